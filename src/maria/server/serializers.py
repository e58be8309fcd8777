"""Serializes a room as each audience may see it; our own data is not validated again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from functools import cache, lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any

from maria import engine
from maria.actions import Action
from maria.box.tables import members
from maria.diagram import svg
from maria.events import Event, of_kind
from maria.fairness import commitment
from maria.game import Game
from maria.history import History, Said, TakenBack
from maria.reading.combat import combat_so_far
from maria.rules.combat import Attacked, Defeated, Played, Tie
from maria.rules.marches import Marched
from maria.rules.retreat import Retreated
from maria.rules.setup import first_seats
from maria.rules.tactical_cards import Shuffled
from maria.rules.variants import make_setting
from maria.server import models as m
from maria.server.messages import message_data
from maria.server.offers import facts, overlays
from maria.server.packs import newest, packs
from maria.server.room import RECORD, TABLE, Audience, Room
from maria.server.storage.schema import LineRow, SeatRow
from maria.server.table_events import TableEvent
from maria.state import MINOR, State
from maria.texts.message import Message, Several
from maria.view import Public, View, everything, view

Online = Callable[[str, int], bool]
"""Whether a seat of a game has a live connection."""
OF_GAME = (
    *("name", "variant", "players", "pack", "engine", "status", "watch", "days", "stand_in", "hints"),
    "created",
)
OF_SEAT = ("seat", "name", "taken", "standing_in", "resigned", "ends")
"""The fields of a game's row and a seat's row that are sent unchanged."""


def game_info(room: Room, audience: Audience, online: Online) -> m.GameInfo:
    """A game's public facts; even the time of the last change is limited to what the audience saw."""
    return m.GameInfo(**game_fields(room, room.changed(audience), online))


def game_fields(room: Room, changed: float, online: Online) -> dict[str, Any]:
    """The fields of `GameInfo`; `changed` is when the audience last saw the game change."""
    row = room.row
    ended = row.ended if row.status == "over" else None
    seats = enumerate(zip(room.seats, _powers(room), strict=True))
    return {
        "id": row.id,
        **dict(zip(OF_GAME, _of_game(row), strict=True)),
        "options": _options(row.options),
        "changed": changed,
        "turn": room.game.state.turn if room.game else 0,
        "seats": [_seat_fields(room, seat, powers, online(row.id, n)) for n, (seat, powers) in seats],
        "commitment": _commitment(row.secret) if row.secret else "",
        "loaded": not row.secret,
        "result": {"ended": ended, "winner": row.winner, "rule": row.rule} if ended else None,
        "differs": room.differs,
    }


_of_game, _of_seat = attrgetter(*OF_GAME), attrgetter(*OF_SEAT)
_commitment = lru_cache(maxsize=1024)(commitment)
_options = lru_cache(maxsize=64)(json.loads)


def _seat_fields(room: Room, seat: SeatRow, powers: list[int], online: bool) -> dict[str, Any]:
    return {
        **dict(zip(OF_SEAT, _of_seat(seat), strict=True)),
        "kind": "bot" if seat.kind == "bot" else "person",
        "bot": seat.bot if seat.by_bot else "",
        "online": online,
        "waiting_since": seat.since,
        "due": room.deadline(seat),
        "powers": powers,
    }


def _powers(room: Room) -> list[list[int]]:
    """2.a, 19.3.d, 24: the powers that each seat plays now or, before the game, at its start."""
    row = room.row
    seat_of = room.position.seat_of if room.game else _first_seats(row.pack, *row.variant_key)
    return _played_by(seat_of, len(room.seats))


@cache
def _played_by(seat_of: tuple[int, ...], seats: int) -> list[list[int]]:
    """The powers of each seat, major ones first."""
    order = sorted(range(len(seat_of)), key=lambda power: power in MINOR)
    return [[power for power in order if seat_of[power] == seat] for seat in range(seats)]


@cache
def _first_seats(pack: str, variant: str, players: int, options: tuple[str, ...]) -> tuple[int, ...]:
    box = packs().get(pack, newest())
    return first_seats(make_setting(box, variant, players, "", options))


def visible_position(room: Room, state: State, audience: Audience, known: Public | None = None) -> View:
    """A position as an audience may know it; after the end, all of it. `known`: parts already computed."""
    return everything(state, known) if room.status == "over" else view(state, audience, known)


def replay(room: Room) -> m.Replay:
    """A finished game, line by line, each event as its best-informed reader saw it."""
    found = [
        m.Entry(**entry)
        for place in range(len(room.log))
        for entry in entries(room, place, None, place + 1, whole=True)
    ]
    return m.Replay(entries=found, moments=len(room.log))


def proof(room: Room) -> m.Proof:
    """What a finished game's seed was made from, and its shuffles; refuses a game without proof."""
    row, game = room.row, room.game
    if not row.secret:
        raise m.Refused(409, "server-loaded")
    if room.status != "over" or not row.seed or not game:
        raise m.Refused(409, "server-not-over")
    shuffles = (event.plain() for events in game.events for event in of_kind(events, Shuffled))
    return m.Proof(
        commitment=commitment(row.secret),
        secret=row.secret,
        values={seat.seat: seat.value for seat in room.seats if seat.value},
        seed=row.seed,
        shuffles=[m.Shuffle.model_validate(shuffle) for shuffle in shuffles],
        taken_back=list(_taken_back(room, game)),
    )


def _taken_back(room: Room, game: Game) -> Iterator[m.TakenBackLine]:
    """The log lines that were taken back, each with the line that did so; replays the game."""
    if not any(of_kind(entry.events, TakenBack) for entry in room.log):
        return
    again, made = History(Game(game.box, game.header)), {}
    for number, entry in enumerate(room.log, 1):
        if entry.line.kind != RECORD:
            continue
        before = len(again.game.moves)
        again.play(entry.line.text)
        if len(again.game.moves) > before:
            made[number] = again.game.moves[-1]
        elif len(again.game.moves) < before:
            counting = {id(move) for move in again.game.moves}
            for line in [line for line, move in made.items() if id(move) not in counting]:
                del made[line]
                yield m.TakenBackLine(line=line, by=number)


def entries(
    room: Room, place: int, audience: Audience, number: int = 0, whole: bool = False
) -> list[dict[str, Any]]:
    """The entries of a line that an audience may see, or all of them if `whole`, as fields of `Entry`."""
    line, found = room.log[place].line, []
    seat, aside = line.seat or None, is_aside(line)
    for event in room.log[place].events:
        seen = event.seen_by(next(iter(event.readers()), None) if whole else audience)
        text = _sentence(room, seen) if seen else None
        if seen and text:
            entry = {
                "seq": number,
                "at": line.at,
                "seat": seat,
                "heading": seen.heading,
                "aside": aside or isinstance(seen, Said),
                "news": seen.ends_combat,
                "text": message_data(text),
                "event": seen.plain(),
                "journeys": _journeys(seen),
                "combat": _combat(room, place, event),
            }
            found.append(entry)
    return found


def _sentence(room: Room, event: Event) -> Message | None:
    return event.sentence() if isinstance(event, TableEvent) else event.message(room.position)


def is_aside(line: LineRow) -> bool:
    """Whether a line happened out of turn or around the game: then it does not end anybody's absence."""
    if line.kind == TABLE:
        return True
    words = line.text.partition(": ")[2].split()
    verbs = (" ".join(words[:count]) for count in (2, 1))
    done = next((Action.registry[verb] for verb in verbs if verb in Action.registry), None)
    return done is None or done in engine.OUT_OF_TURN


def _journeys(event: Event) -> list[dict[str, Any]]:
    """The paths that pieces moved along in an event."""
    match event:
        case Marched(piece, path):
            return [{"piece": piece, "path": path}]
        case Retreated(losers, path):
            return [{"piece": piece, "path": path} for piece in members(losers)]
    return []


def _combat(room: Room, place: int, event: Event) -> dict[str, Any] | None:
    """11.1: the combat that an event belongs to, as it was then."""
    if not isinstance(event, Attacked | Played | Tie | Defeated):
        return None
    latest = room.log[place].events
    before = reversed(latest[: latest.index(event) + 1])
    earlier = (each for n in range(place - 1, -1, -1) for each in reversed(room.log[n].events))
    found = combat_so_far(chain(before, earlier))
    return asdict(found) if found else None


@lru_cache(maxsize=64)
def serialized_overlays(room: Room) -> str:
    """The map overlays of a game that has begun, as JSON; cached, because they are public and slow."""
    assert room.game is not None
    return str(overlays(room.game).model_dump_json())


def moment(room: Room, audience: Audience, sequence: int, eyes: str | None = None) -> m.MomentData:
    """The position at a number of the audience or, after the end, at a line of the whole log.

    After the end anybody may see what the seat `eyes` could know then.
    """
    if room.game is None:
        return m.MomentData(seq=sequence, view=None, facts=None)
    game, seen, reader = _seen_at(room, room.game, audience, sequence, eyes)
    return m.MomentData(
        seq=sequence, view=seen, facts=facts(game, reader, room.status == "over" and not eyes)
    )


def picture(room: Room, audience: Audience, sequence: int, eyes: str | None, language: str) -> str:
    """The board at a moment as an SVG, showing the same as `moment`."""
    if room.game is None:
        raise m.Refused(409, "server-waiting")
    game, seen, _ = _seen_at(room, room.game, audience, sequence, eyes)
    return svg(game.state, seen, language=language)


def _seen_at(
    room: Room, played: Game, audience: Audience, sequence: int, eyes: str | None
) -> tuple[Game, View, Audience]:
    """The game at a moment, its visible position, and the audience it is visible to."""
    if eyes and room.status != "over":
        raise m.Refused(409, "server-not-over")
    if eyes and eyes not in played.seats:
        raise m.Refused(422, "server-unknown-seat", seat=eyes, seats=Several(tuple(played.seats)))
    assert room.history is not None
    history = History(Game(played.box, played.header))
    for line in room.history.lines[: room.lines_until(audience, sequence, every=room.status == "over")]:
        history.play(line.own)
    game = history.game
    if not eyes:
        return game, visible_position(room, game.state, audience), audience
    reader = room.number_of(eyes)
    return game, view(game.state, reader), reader


def open_record(room: Room) -> str:
    """The record of a finished game, including what its seed was made from."""
    assert room.history is not None
    header, secret = room.history.game.header, room.row.secret
    if secret:
        values = " ".join(f"{seat.seat}={seat.value}" for seat in room.seats if seat.value)
        header = replace(header, commitment=commitment(secret), secret=secret, values=values)
    return "\n".join([*header.lines(), *(line.own for line in room.history.lines), *room.later]) + "\n"
