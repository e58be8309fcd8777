"""What the PettingZoo and Gymnasium environments share: spaces and rendering."""

from __future__ import annotations

from typing import Any

from maria.env.table import Table
from maria.texts.extras import extra

with extra("research"):
    import numpy as np
    from gymnasium import spaces

HUMAN, ANSI, PIXELS = "human", "ansi", "rgb_array"
RENDER_MODES = [HUMAN, ANSI, PIXELS]
"""Render to the terminal, as text, and as an image."""
WIDTH = 800
"""The width of an image."""
ILLEGAL = -1.0
"""The reward for an illegal word, which ends the game."""


def observation_space(table: Table) -> spaces.Dict:
    """A row of numbers, and the mask of legal words."""
    row = spaces.Box(-1, 1, (table.observer.size,), np.float32)
    return spaces.Dict({"observation": row, "action_mask": spaces.MultiBinary(len(table.spelling))})


def action_space(table: Table) -> spaces.Discrete[np.int64]:
    """The words of the vocabulary."""
    return spaces.Discrete(len(table.spelling))


def observe(table: Table, seat: int) -> dict[str, Any]:
    """What a seat sees, and the words it can say."""
    return {"observation": table.observation(seat), "action_mask": table.mask(seat)}


def render(table: Table, seat: int, mode: str | None) -> Any:
    """The position as a seat sees it, or without secrets after the end: printed, as text or as an image."""
    seat = -1 if table.is_over else seat
    if mode == PIXELS:
        return table.pixels(seat, WIDTH)
    if mode == HUMAN:
        print(table.text(seat))
    return table.text(seat) if mode == ANSI else None
