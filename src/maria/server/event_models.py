"""Events as sent over the network: one model per event class, discriminated by `kind`."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel, Field, create_model

from maria import history as history
from maria.events import Declaration, Event, declarations
from maria.server import table_events as table_events
from maria.server.messages import MessageData
from maria.state import marks_of
from maria.texts.message import Message


def _hint(declared: Declaration) -> Any:
    """A field's type in JSON: bitmasks and tuples become lists."""
    hint = declared.hint
    if declared.mark == "bits-piece":
        return list[int]
    if declared.mark == "clauses":
        return list[list[Any]]
    if hint is Message:
        return MessageData
    plain = _plain(hint)
    if get_origin(plain) is tuple:
        return list[list[int]] if get_origin(_plain(get_args(plain)[0])) is tuple else list[int]
    return plain


def _plain(hint: Any) -> Any:
    """A type without its marks."""
    return get_args(hint)[0] if marks_of(hint) else hint


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
