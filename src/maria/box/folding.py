"""Normalises names as people type them: umlauts, accents and case do not matter."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

SPECIAL = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d"})


@lru_cache(maxsize=4096)
def fold(name: str) -> str:
    """The same key for every spelling of a name: München, Muenchen, munchen, MÜNCHEN."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(SPECIAL))
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    plain = plain.replace("ae", "a").replace("oe", "o").replace("ue", "u")
    return " ".join(re.findall(r"[a-z0-9]+", plain))
