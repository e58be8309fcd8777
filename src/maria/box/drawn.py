"""The drawing of a board, made once per pack and language and stored in the cache."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path

from maria.box import Box, cache_folder, keep
from maria.texts import LANGUAGES, catalogue


@cache
def _sources() -> str:
    """A hash of everything besides the pack that determines how a board is drawn."""
    folder = Path(__file__).parent
    files = sorted((*folder.glob("render/*.py"), *folder.glob("fonts/*"), *folder.glob("*.toml")))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def place_of(box: Box, language: str, fonts: bool) -> Path:
    """The file of a drawing, compressed. The page already has the fonts and uses the one without."""
    kind = "board" if fonts else "bare"
    names = "".join(box.pack.names.get(code, "") for code in (LANGUAGES[0], language))
    pack = hashlib.sha256(f"{box.pack.hash}{names}".encode()).hexdigest()[:16]
    return cache_folder() / f"{kind}-{pack}-{language}-{_sources()}.svg.gz"


def make(box: Box, language: str) -> dict[bool, str]:
    """Draws a board with and without fonts, and stores both. A failure to store them is ignored."""
    from maria.box.render import draw, make_plan  # large, and needed only while there is no drawing

    say = catalogue(language, box.pack.names)
    plan = make_plan(box, say)
    drawn = {fonts: draw(box, plan, say, fonts) for fonts in (True, False)}
    for fonts, svg in drawn.items():
        keep(place_of(box, language, fonts), gzip.compress(svg.encode(), 9, mtime=0))
    return drawn


def board(box: Box, language: str, fonts: bool = True) -> str:
    """The drawing of a board, from the cache or drawn now."""
    try:
        return gzip.decompress(place_of(box, language, fonts).read_bytes()).decode()
    except (OSError, EOFError, ValueError):
        return make(box, language)[fonts]
