"""Messages from the network as sentences, as a page would show them."""

from __future__ import annotations

from typing import Any

from maria.box import Box, load
from maria.box.names import Namer
from maria.texts.message import Message, Ref, Several


def again(value: Any) -> Any:
    """A value of a message, rebuilt from plain data."""
    match value:
        case {"kind": kind, "id": id}:
            return Ref(kind, id)
        case {"several": of, "by": by}:
            return Several(tuple(map(again, of)), by)
        case {"key": key, "values": values}:
            return Message(key, {name: again(each) for name, each in values.items()})
    return value


def spoken(said: Any, box: Box | None = None, language: str = "en") -> str:
    """A message received from the server, as a sentence."""
    text: str = Namer(box or load(), language).text(again(said))
    return text
