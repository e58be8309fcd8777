"""What the page is told of a decision: the facts of `reading`, one for each kind, so that it needs no rules.

Cities, pieces, cards, Political Cards, powers, suits and tracks are numbers, as in a view; seats are names.
`action` is a text in the record's notation that can be played as it is; what a `pattern` is stands at `Fact`.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

from pydantic import BaseModel, Field

from maria.reading import anytime, movement, position
from maria.reading.decision import detail
from maria.reading.fact import Fact
from maria.server.offers.shapes import Choice, model_of
from maria.telling.parts import Parts

DETAILS: list[type[Fact]] = list(
    dict.fromkeys(
        get_type_hints(read)["return"] for step, read in detail.registry.items() if step is not object
    )
)
"""What decisions are told as, each by its kind."""

if TYPE_CHECKING:
    Detail = Any
    AtAnyTime = Any
    MarchProspect = Any
    Marches = Any
    Overlays = Any
    Facts = Any
else:
    Detail = Annotated[reduce(or_, map(model_of, DETAILS)), Field(discriminator="kind")]
    AtAnyTime, Overlays = model_of(anytime.AtAnyTime), model_of(movement.Overlays)
    MarchProspect, Marches = model_of(movement.MarchProspect), model_of(movement.Marches)
    Facts = model_of(position.Facts)


class Why(BaseModel):
    """Whether an action is legal; if not, the rule that forbids it and the reason in words."""

    legal: bool
    rule: str | None = None
    reason: Parts | None = None
    rule_text: str | None = None


class Way(BaseModel):
    """A march or a retreat along way-points: the legal action, or why there is none."""

    path: list[int]
    march: MarchProspect | None
    action: str | None
    why: Why


class SeatChoices(BaseModel):
    """What a seat may do now.

    `step`: the kind of step that the game stands at, empty after its end. `waiting`: the seats that the game
    waits for. `yours`: this seat is one of them; otherwise there are no choices, and a detail only where
    everybody may see it (a duel). `choices` are complete where they are few; where a detail has patterns
    there are more.
    """

    step: str
    waiting: list[str]
    yours: bool
    question: Parts
    helps: list[Parts]
    rules: list[str]
    choices: list[Choice]
    detail: Detail | None
    any_time: AtAnyTime
