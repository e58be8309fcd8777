"""The review of a finished game as sent over the network: facts, and sentences as messages."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from maria.review import Fighter, review
from maria.server.messages import MessageData, message_data
from maria.server.models import Refused
from maria.server.room import Room


class StandingData(BaseModel):
    """The standings at a moment; lists are indexed by power. `goals`: power, reached, needed."""

    seq: int
    turn: int
    goals: list[list[int]]
    troops: list[int]
    cards: list[int]
    fortresses: list[int]


class FighterData(BaseModel):
    """A side of a combat: the cards it could play, and those it played, each with its value."""

    power: int
    generals: list[int]
    city: int
    troops: int
    held: list[int]
    played: list[list[int]]


class BattleData(BaseModel):
    """11.1: a combat as it went, and as it would have gone with open hands; scores are the attackers'."""

    seq: int
    turn: int
    sides: list[FighterData]
    first: int
    final: int
    open: int
    lost: int
    summary: MessageData
    verdict: MessageData


class TurningData(BaseModel):
    """A turning point; `seq` is the moment before it."""

    seq: int
    turn: int
    text: MessageData


class LuckData(BaseModel):
    """The Tactical Cards that a power drew, their points, and the expected points."""

    power: int
    cards: int
    points: int
    expected: float


class ReviewData(BaseModel):
    """The review of a finished game. `roads`: two cities, a power, and how often it used the road."""

    why: MessageData
    standings: list[StandingData]
    turnings: list[TurningData]
    luck: list[LuckData]
    battles: list[BattleData]
    roads: list[list[int]]


def review_data(room: Room) -> ReviewData:
    """The review of a game, with moments numbered as in the replay; refuses a game that is not over."""
    if room.status != "over" or room.game is None:
        raise Refused(409, "server-not-over")
    found, seqs = review(room.game), moments(room)

    def plain(entry: Any, before: int = 0, **more: Any) -> dict[str, Any]:
        return {**entry._asdict(), "seq": seqs[entry.ply - before], **more}

    return ReviewData(
        why=message_data(found.why),
        standings=[StandingData(**plain(s, goals=list(map(list, s.goals)))) for s in found.standings],
        turnings=[
            TurningData(**plain(turning, 1, text=message_data(turning.text))) for turning in found.turnings
        ],
        luck=[LuckData(**luck._asdict()) for luck in found.luck],
        battles=[
            BattleData(
                **plain(
                    battle,
                    sides=list(map(_fighter, battle.sides)),
                    summary=message_data(battle.summary),
                    verdict=message_data(battle.verdict),
                )
            )
            for battle in found.battles
        ],
        roads=[list(road) for road in found.roads],
    )


def _fighter(side: Fighter) -> FighterData:
    return FighterData(**{**side._asdict(), "played": [list(card) for card in side.played]})


def moments(room: Room) -> list[int]:
    """The replay's numbers of the start and of each move that was not taken back."""
    assert room.game is not None
    numbers = {id(entry.events): number for number, entry in enumerate(room.log, 1)}
    moves = [numbers[id(move.events)] for move in room.game.moves]
    return [(moves[0] if moves else 1) - 1, *moves]
