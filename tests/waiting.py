"""Waiting for events: long enough for a busy machine, but not forever."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")
PATIENCE = 300.0
"""The seconds to wait before giving up. A whole test has more: see pyproject.toml."""
PAUSE = 0.01


def soon(look: Callable[[], Found | None]) -> Found:
    """The first result that is not empty or false; raises TimeoutError after PATIENCE seconds."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError(f"not within {PATIENCE} s: {look}")
        time.sleep(PAUSE)
    return found
