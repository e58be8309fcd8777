"""Messages as they go over the network: a key and typed values; the reader's catalogue has the words."""

from __future__ import annotations

from typing import TypeAlias

from typing_extensions import TypeAliasType, TypedDict

from maria.texts.message import By, Kind, Message, plain


class Named(TypedDict):
    """A thing by its number; a seat, a land or a rule by its id. -1 is nothing."""

    kind: Kind
    id: int | str


class Listed(TypedDict):
    """Some values, and how they stand together."""

    several: list[SaidValue]
    by: By


class Said(TypedDict):
    """A sentence or a part of one: its key in the catalogues, and its values by name."""

    key: str
    values: dict[str, SaidValue]


SaidValue: TypeAlias = TypeAliasType("SaidValue", "int | str | Named | Listed | Said")


def said(message: Message) -> Said:
    """A message as plain data."""
    told: Said = plain(message)
    return told
