"""Messages, independent of language: a message's key, and values that refer to things.

A value is a number, a string, a `Ref` to a thing (a power, a piece, a city ...), `Several` values, or another
message. Names, cases and lists depend on the language: `maria.box.names` supplies them when it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

Kind = Literal[
    "box", "card", "city", "land", "off-map", "piece", "political", "power", "rule", "seat", "suit", "track"
]
"""What can be referred to. `box` is a victory box, `off-map` a power's off-map box."""
By = Literal["and", "or", "more", "way", "cards", "clauses", "sentences", "sum"]
"""How a list is joined: "A, B and C", "A, B or C", "A, B, C" ...; `list-...` in names.ftl."""


class Ref(NamedTuple):
    """A reference to a thing by number, or to a seat, a land or a rule by id."""

    kind: Kind
    id: int | str


class Several(NamedTuple):
    """Several values, and how to join them."""

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
    """References to several things of one kind."""
    return Several(tuple(Ref(kind, each) for each in ids), by)


def plain(value: Value) -> Any:
    """A value as JSON (see `maria.box.names`). This is on the server's hot path, and `match` is slower."""
    if isinstance(value, Ref):
        return {"kind": value.kind, "id": value.id}
    if isinstance(value, Message):
        return {"key": value.key, "values": {name: plain(each) for name, each in value.values.items()}}
    if isinstance(value, Several):
        return {"several": [plain(each) for each in value.of], "by": value.by}
    return value


def read(data: Any) -> Any:
    """The value that JSON data stand for: the inverse of `plain`."""
    if not isinstance(data, dict):
        return data
    if "key" in data:
        return Message(data["key"], {name: read(value) for name, value in data["values"].items()})
    if "several" in data:
        return Several(tuple(map(read, data["several"])), data["by"])
    return Ref(data["kind"], data["id"])
