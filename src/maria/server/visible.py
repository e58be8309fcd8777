"""Names that everybody can see: of players, bots and games."""

from __future__ import annotations

from unicodedata import category

from pydantic_core import PydanticCustomError

HIDDEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Control and format characters, which also join signs and change the direction of writing; characters that
nobody has assigned or that only some fonts know; line breaks."""
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs by category that look like nothing."""
SHOWN = "LNPS"
"""Letters, numbers, punctuation and symbols: marks and spaces alone are no name."""


def visible(name: str) -> str:
    """The name, if all of it can be seen; it may be empty."""
    kinds = [category(sign) for sign in name]
    hides = not HIDDEN.isdisjoint(kinds) or not FILLERS.isdisjoint(name)
    if hides or (name.strip() and not any(kind[0] in SHOWN for kind in kinds)):
        raise PydanticCustomError("string_pattern_mismatch", "hidden")
    return name
