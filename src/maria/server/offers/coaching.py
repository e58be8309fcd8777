"""The coach for the page: what is new, what he thinks of the latest move, and what colonel would do now."""

from __future__ import annotations

from pydantic import BaseModel

from maria.bots.coach import coached
from maria.game import Game
from maria.server.offers.hints import Hint, hint_of
from maria.server.said import Said, said


class CoachWord(BaseModel):
    """Something that happens for the first time, and the rule about it."""

    text: Said
    rule: str


class Coaching(BaseModel):
    """What the coach says now; he knows what the seat may know."""

    words: list[CoachWord]
    comment: Said | None
    advice: Hint | None


def coaching(game: Game, seat: int) -> Coaching:
    """What the coach says to a seat."""
    found = coached(game, seat)
    return Coaching(
        words=[CoachWord(text=said(word.text), rule=word.rule) for word in found.words],
        comment=found.comment and said(found.comment),
        advice=found.advice and hint_of(found.advice),
    )
