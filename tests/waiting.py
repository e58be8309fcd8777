"""Waiting for something that comes sooner or later: long enough for a busy machine, but not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")
PATIENCE = 300.0
"""Seconds after which something that must come is a fault. A test as a whole has more: see pyproject.toml."""
PAUSE = 0.01


def soon(look: Callable[[], Found | None]) -> Found:
    """What there is as soon as there is something: the first answer that is not empty or false."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError(f"not within {PATIENCE} s: {look}")
        time.sleep(PAUSE)
    return found
