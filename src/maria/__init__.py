"""MARIA, Richard Sivél's game of the War of the Austrian Succession: `from maria import Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maria.game import Game

__all__ = ["Game"]


def __getattr__(name: str) -> object:
    """`Game` is loaded when it is first asked for, so that the command line starts quickly."""
    if name == "Game":
        from maria.game import Game

        return Game
    raise AttributeError(name)
