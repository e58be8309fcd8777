"""Events with different secrets, for tests that change only what is hidden."""

from __future__ import annotations

from dataclasses import replace

from maria.bots.search import Budget
from maria.events import Event, declarations

MADE_UP = {"cards": (0, 1, 2), "card": 3, "troops": (8, 8), "giver": 0, "taker": 1, "count": 5}

BRIEF = Budget(playouts=8, plans=4, samples=2, single=4)
"""Enough for a search that must not look at secrets; other tests check how well it plays."""


def with_other_secrets(event: Event, seat: int) -> Event:
    """The event with made-up values for whatever this seat may not see."""
    secret = [each.name for each in declarations(type(event)) if each.secret]
    if seat in event.readers() or not secret:
        return event
    return replace(event, **{name: MADE_UP.get(name) for name in secret})
