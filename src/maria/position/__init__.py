"""A position as text, as readable as the beginning of a case: what FEN is to chess.

It is YAML: the game, and under `given` the position. The printer tells everything; a reader may leave out
whatever is as at the set-up, and name a moment (`at: prussia movement`) instead of the steps still to come.
What one seat sees of a position is printed the same way, with `?` for what it may not know.
"""

from __future__ import annotations

from maria.position.codec import PositionError
from maria.position.reading import given, read
from maria.position.writing import changes, one_line, write

__all__ = ["PositionError", "changes", "given", "one_line", "read", "write"]
