"""Events in words, as one seat may see them."""

from __future__ import annotations

from collections.abc import Iterable

from maria.events import Event
from maria.telling.words import Words


def text_of(words: Words, event: Event, seat: int | None) -> str:
    """An event in a sentence; an empty text if this seat (None: a spectator) sees nothing of it."""
    seen = event.seen_by(seat)
    found = seen.message(words.state) if seen else None
    return words.text(found) if found else ""


def log_lines(words: Words, events: Iterable[Event], seat: int | None) -> list[tuple[str, bool]]:
    """The sentences of several events, each with whether it is a heading."""
    found = ((text_of(words, event, seat), event.heading) for event in events)
    return [(text, heading) for text, heading in found if text]
