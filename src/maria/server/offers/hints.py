"""Hints for the page: what colonel would do on a seat, why, what to draw of it, and the odds of a duel."""

from __future__ import annotations

from pydantic import BaseModel

from maria.bots.advice import HANDS, Advice, Drawing, advise
from maria.game import Game
from maria.server.messages import MessageData, message_data


class Drawn(BaseModel):
    """What of an action can be shown: on the board pieces, a way and cities, in the hand cards."""

    pieces: list[int]
    way: list[int]
    cities: list[int]
    cards: list[int]


class DuelOdds(BaseModel):
    """11.1: what comes of a card, or of stopping: shares of one, and the troops lost on average."""

    action: str
    label: MessageData
    drawn: Drawn
    won: float
    tied: float
    lost: float
    losses: float
    inflicted: float


class Hint(BaseModel):
    """What colonel, or the coach, would do, and why.

    `odds`: in a duel those of every card and of stopping, the best first, counted over so many `hands` that
    the other side may hold.
    """

    action: str
    label: MessageData
    reason: MessageData
    drawn: Drawn
    odds: list[DuelOdds]
    hands: int = HANDS


def hint(game: Game, seat: str) -> Hint | None:
    """The hint for a seat, from its view alone; nothing if the game does not wait for it."""
    found = advise(game.view(seat), game.box)
    return found and hint_of(found)


def hint_of(found: Advice) -> Hint:
    """Advice as it goes over the network."""
    return Hint(
        action=found.action,
        label=message_data(found.label),
        reason=message_data(found.reason),
        drawn=drawn_of(found.drawing),
        odds=[
            DuelOdds(
                action=odds.action,
                label=message_data(odds.label),
                drawn=drawn_of(odds.drawing),
                **{name: getattr(odds, name) for name in ("won", "tied", "lost")},
                losses=round(odds.losses, 2),
                inflicted=round(odds.inflicted, 2),
            )
            for odds in found.odds
        ],
    )


def drawn_of(drawing: Drawing) -> Drawn:
    """A drawing as it goes over the network."""
    return Drawn(**{name: list(numbers) for name, numbers in drawing._asdict().items()})
