"""Hints for the page: what colonel would do in a seat, why, what to draw, and the odds of a duel."""

from __future__ import annotations

from pydantic import BaseModel

from maria.bots.advice import HANDS, Advice, Drawing, advise
from maria.game import Game
from maria.server.messages import MessageData, message_data


class Drawn(BaseModel):
    """What to highlight for an action: pieces, a path and cities on the board, and cards in hand."""

    pieces: list[int]
    way: list[int]
    cities: list[int]
    cards: list[int]


class DuelOdds(BaseModel):
    """11.1: the odds of playing a card, or of stopping: probabilities, and the troops lost on average."""

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

    `odds`: in a duel, those of every card and of stopping, best first, sampled over `hands` possible hands of
    the other side.
    """

    action: str
    label: MessageData
    reason: MessageData
    drawn: Drawn
    odds: list[DuelOdds]
    hands: int = HANDS


def hint(game: Game, seat: str) -> Hint | None:
    """The hint for a seat, from its view alone; None if the game is not waiting for it."""
    found = advise(game.view(seat), game.box)
    return found and hint_of(found)


def hint_of(found: Advice) -> Hint:
    """Advice as sent over the network."""
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
    """A drawing as sent over the network."""
    return Drawn(**{name: list(numbers) for name, numbers in drawing._asdict().items()})
