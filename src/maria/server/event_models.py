"""Events as they go over the network: one model for each class, told apart by their kinds."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

from pydantic import BaseModel, Field, create_model

from maria.events import Declaration, Event, declarations
from maria.server import table_events as table_events
from maria.server.said import Said
from maria.telling import story as story
from maria.texts.message import Message


def _hint(declared: Declaration) -> Any:
    """A field's type as JSON has it: sets and rows are lists."""
    hint = declared.hint
    if declared.mark == "bits-piece":
        return list[int]
    if declared.mark == "clauses":
        return list[list[Any]]
    if hint is Message:
        return Said
    inner = get_args(hint)
    rows = inner and getattr(hint, "__origin__", None) is not None and str(hint).find("tuple[") >= 0
    if rows:
        return list[list[int]] if "tuple[tuple[" in str(hint) else list[int]
    return inner[0] if inner else hint


def _model(kind: type[Event]) -> type[BaseModel]:
    fields: dict[str, Any] = {"kind": (Literal[kind.kind], ...)}
    for each in declarations(kind):
        hint = _hint(each)
        fields[each.name] = (hint | None, None) if each.secret else (hint, ...)
    return create_model(f"{kind.__name__}Event", __doc__=kind.__doc__, __module__=__name__, **fields)


MODELS = {kind: _model(event) for kind, event in sorted(Event.registry.items())}
"""The model of each kind of event."""
if TYPE_CHECKING:
    AnyEvent = Any
else:
    AnyEvent = Annotated[reduce(or_, MODELS.values()), Field(discriminator="kind")]
