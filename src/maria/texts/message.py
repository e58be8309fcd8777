"""What is said, before it is in any language: a message's key, and values that name things.

A value is a number, a text, a `Ref` to a thing (a power, a piece, a city ...), `Several` of them, or another
message. Names, cases and lists belong to the language: `maria.box.names` finds them when somebody reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

Kind = Literal[
    "box", "card", "city", "land", "off-map", "piece", "political", "power", "rule", "seat", "suit", "track"
]
"""What can be referred to; `box` is a victory box, `off-map` the off-map box of a power."""
By = Literal["and", "or", "more", "way", "cards", "clauses", "sentences", "sum"]
"""How several things stand together: "A, B and C", "A, B or C", "A, B, C" ...; `list-...` in names.ftl."""


class Ref(NamedTuple):
    """A thing by its number; a seat, a land or a rule by its id."""

    kind: Kind
    id: int | str


class Several(NamedTuple):
    """Some values, and how they stand together."""

    of: tuple[Any, ...]
    by: By = "and"


class Message(NamedTuple):
    """A sentence or a part of one: its key in the catalogues, and its values by name."""

    key: str
    values: Mapping[str, Any] = {}


Value = int | str | Ref | Several | Message


def message(key: str, /, **values: Value) -> Message:
    """A message with its values."""
    return Message(key, values)


def refs(kind: Kind, ids: Iterable[int | str], by: By = "and") -> Several:
    """Some things of one kind."""
    return Several(tuple(Ref(kind, each) for each in ids), by)


def plain(value: Value) -> Any:
    """A value as JSON has it; see `maria.box.names`. A server does this all day, and `match` is slower."""
    if isinstance(value, Ref):
        return {"kind": value.kind, "id": value.id}
    if isinstance(value, Message):
        return {"key": value.key, "values": {name: plain(each) for name, each in value.values.items()}}
    if isinstance(value, Several):
        return {"several": [plain(each) for each in value.of], "by": value.by}
    return value


def read(data: Any) -> Any:
    """The value that plain data stand for."""
    if not isinstance(data, dict):
        return data
    if "key" in data:
        return Message(data["key"], {name: read(value) for name, value in data["values"].items()})
    if "several" in data:
        return Several(tuple(map(read, data["several"])), data["by"])
    return Ref(data["kind"], data["id"])
