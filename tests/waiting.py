"""Waiting for something that comes sooner or later: for ever so long on a busy machine, but not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")
PATIENCE = 120.0
"""Seconds after which something that must come is a fault."""
PAUSE = 0.01


def soon(look: Callable[[], Found | None], patience: float = PATIENCE) -> Found:
    """What there is as soon as there is something: the first answer that is not empty or false."""
    end = time.monotonic() + patience
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError(f"not within {patience} s: {look}")
        time.sleep(PAUSE)
    return found
