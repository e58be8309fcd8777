"""Checks that the names of players, bots and games are visible."""

from __future__ import annotations

from unicodedata import category

from pydantic_core import PydanticCustomError

HIDDEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories that we reject: control and format characters, which can join characters and change the
writing direction; unassigned and private-use characters; line and paragraph separators."""
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are blank although their category is letter, mark or symbol."""
SHOWN = "LNPS"
"""Letters, numbers, punctuation and symbols: a name needs at least one."""


def visible(name: str) -> str:
    """The name, which may be empty; raises an error if it has hidden characters or is invisible."""
    kinds = [category(sign) for sign in name]
    hides = not HIDDEN.isdisjoint(kinds) or not FILLERS.isdisjoint(name)
    if hides or (name.strip() and not any(kind[0] in SHOWN for kind in kinds)):
        raise PydanticCustomError("string_pattern_mismatch", "hidden")
    return name
