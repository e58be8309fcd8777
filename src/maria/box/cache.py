"""Stores a pack and its board as JSON that loads fast. It contains only plain values and cannot run code.

Numbers and strings are stored as they are, and tuples as lists. Entries of one class are stored column by
column under the name of the class, which loads several times faster than entry by entry.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass
from typing import Any

from maria.box import model
from maria.box.tables import Board

KINDS: dict[str, Any] = {name: kind for name, kind in vars(model).items() if is_dataclass(kind)}
KINDS |= {"Suit": model.Suit, "bytes": bytes.fromhex, "dict": dict}
"""The other names allowed there, and what builds values from their columns."""
TABLES = [field.name for field in fields(Board) if field.name != "cities"]
"""The board's cities are those of the pack."""


class SpoiltCache(ValueError):
    """The content is not as it was written."""


def to_bytes(pack: model.Pack, board: Board) -> bytes:
    """The JSON, preceded by a line with its hash."""
    parts = ((pack,), *((getattr(board, name),) for name in TABLES))
    text = json.dumps([_plain(part) for part in parts], separators=(",", ":")).encode()
    return _seal(text) + text


def from_bytes(content: bytes) -> tuple[model.Pack, Board]:
    """The pack and its board. Damaged content raises some exception."""
    seal, _, text = content.partition(b"\n")
    if seal + b"\n" != _seal(text):
        raise SpoiltCache
    (pack,), *tables = map(_tuple, json.loads(text, object_hook=_from_columns))
    return pack, Board(pack.cities, *(table for (table,) in tables))


def _seal(text: bytes) -> bytes:
    return hashlib.sha256(text).hexdigest().encode() + b"\n"


def _plain(values: tuple[Any, ...]) -> Any:
    """Entries of one class as columns, everything else as a list."""
    kinds = {type(value) for value in values}
    kind = kinds.pop() if len(kinds) == 1 else None
    if kind is dict:
        return {"dict": [[list(value.items()) for value in values]]}
    if kind is bytes:
        return {"bytes": [[value.hex() for value in values]]}
    if kind is model.Suit:
        return {"Suit": [list(map(int, values))]}
    if kind is tuple and all([*map(type, value)] == [float, float] for value in values):
        return {"pair": [list(column) for column in zip(*values, strict=True)]}
    if kind is not None and is_dataclass(kind):
        columns = [tuple(getattr(value, field.name) for value in values) for field in fields(kind)]
        return {kind.__name__: list(map(_plain, columns))}
    return [_plain(value) if type(value) is tuple else value for value in values]


def _from_columns(named: dict[str, list[Any]]) -> tuple[Any, ...]:
    ((name, columns),) = named.items()
    if name == "pair":
        return tuple(zip(*columns, strict=True))
    return tuple(map(KINDS[name], *map(_tuple, columns)))


def _tuple(values: Any) -> tuple[Any, ...]:
    if list in set(map(type, values)):
        values = [_tuple(value) if type(value) is list else value for value in values]
    return tuple(values)
