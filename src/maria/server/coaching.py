"""The coach of a game against bots, as it goes over the network; he knows what the seat may know."""

from __future__ import annotations

from pydantic import BaseModel

from maria.bots.advice import Advice
from maria.bots.coach import coached
from maria.server.models import Refused
from maria.server.room import Room
from maria.server.routes.dependencies import begun
from maria.server.said import Said, said


class CoachWord(BaseModel):
    """Something that happens for the first time, and the rule about it."""

    text: Said
    rule: str


class CoachAdvice(BaseModel):
    """What captain would do and why, and what of it can be shown on the board and in the hand."""

    action: str
    label: Said
    reason: Said
    drawn: dict[str, list[int]]


class CoachData(BaseModel):
    """What the coach says now: what is new, what he thinks of the latest move, and what he would do."""

    words: list[CoachWord]
    comment: Said | None
    advice: CoachAdvice | None


def coach_of(room: Room, seat: int) -> CoachData:
    """What the coach of a seat says; there is none where other people play."""
    if any(other.kind == "person" for number, other in enumerate(room.seats) if number != seat):
        raise Refused(409, "server-no-coach")
    found = coached(begun(room), seat)
    return CoachData(
        words=[CoachWord(text=said(word.text), rule=word.rule) for word in found.words],
        comment=found.comment and said(found.comment),
        advice=found.advice and _advice(found.advice),
    )


def _advice(found: Advice) -> CoachAdvice:
    told = {"label": said(found.label), "reason": said(found.reason)}
    return CoachAdvice.model_validate({"action": found.action, **told, **found.drawing._asdict()})
