"""Messages as sent over the network: a key and typed values; the client's catalogue has the words."""

from __future__ import annotations

from typing import TypeAlias

from typing_extensions import TypeAliasType, TypedDict

from maria.texts.message import By, Kind, Message, plain


class Named(TypedDict):
    """A thing by its number; a seat, a land or a rule by its id. -1 means nothing."""

    kind: Kind
    id: int | str


class ListData(TypedDict):
    """Several values, and how to join them."""

    several: list[MessageValue]
    by: By


class MessageData(TypedDict):
    """A sentence or a part of one: its key in the catalogues and its values by name."""

    key: str
    values: dict[str, MessageValue]


MessageValue: TypeAlias = TypeAliasType("MessageValue", "int | str | Named | ListData | MessageData")


def message_data(message: Message) -> MessageData:
    """A message as plain data."""
    data: MessageData = plain(message)
    return data
