"""A position as text, as readable as the start of a case: what FEN is to chess.

It is YAML: the game, and the position under `given`. Printing includes everything. Texts written by hand may
leave out whatever is as at the set-up, and name a moment (`at: prussia movement`) instead of the steps to
come. A position as seen by one seat is printed the same way, with `?` for what the seat may not know.
"""

from __future__ import annotations

from maria.position.codec import PositionError
from maria.position.reading import given, read
from maria.position.writing import changes, one_line, write

__all__ = ["PositionError", "changes", "given", "one_line", "read", "write"]
