"""The coach for the page: one new idea, a comment on the latest move, and what to do now."""

from __future__ import annotations

from pydantic import BaseModel

from maria.bots.coach import coached
from maria.game import Game
from maria.server.messages import MessageData, message_data
from maria.server.offers.hints import Hint, hint_of


class CoachIdea(BaseModel):
    """Something to learn and the rule about it."""

    name: str
    text: MessageData
    rule: str


class Coaching(BaseModel):
    """What the coach says now, from what the seat may know.

    `reason`: why, or if the coach has just said so, whom a general joins, or nothing. `rest`: the first
    winter is over, a good moment to stop. `learnt`: the names of the ideas so far.
    """

    idea: CoachIdea | None
    comment: MessageData | None
    advice: Hint | None
    reason: MessageData | None
    rest: bool
    learnt: list[str]


def coaching(game: Game, seat: int) -> Coaching:
    """What the coach says to a seat."""
    found = coached(game, seat)
    idea = found.idea
    return Coaching(
        idea=idea and CoachIdea(name=idea.name, text=message_data(idea.text), rule=idea.rule),
        comment=found.comment and message_data(found.comment),
        advice=found.advice and hint_of(found.advice),
        reason=found.reason and message_data(found.reason),
        rest=found.rest,
        learnt=list(found.learnt),
    )
