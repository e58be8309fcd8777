"""The drawing of a board, made once for a pack and a language and kept beside the cached packs."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path

from maria.box import Box, cache_folder, keep
from maria.texts import LANGUAGES, catalogue


@cache
def _sources() -> str:
    """A hash of all that decides how a board is drawn, beside the pack."""
    folder = Path(__file__).parent
    files = sorted((*folder.glob("render/*.py"), *folder.glob("fonts/*"), *folder.glob("*.toml")))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def place_of(box: Box, language: str, fonts: bool) -> Path:
    """The file of a drawing, compressed; the page has the fonts already and takes the drawing without."""
    kind = "board" if fonts else "bare"
    names = "".join(box.pack.names.get(code, "") for code in (LANGUAGES[0], language))
    pack = hashlib.sha256(f"{box.pack.hash}{names}".encode()).hexdigest()[:16]
    return cache_folder() / f"{kind}-{pack}-{language}-{_sources()}.svg.gz"


def make(box: Box, language: str) -> dict[bool, str]:
    """Draws a board and keeps it, with the fonts and without; a drawing that cannot be kept is no fault."""
    from maria.box.render import draw, make_plan  # not needed once there is a drawing, and large

    say = catalogue(language, box.pack.names)
    plan = make_plan(box, say)
    drawn = {fonts: draw(box, plan, say, fonts) for fonts in (True, False)}
    for fonts, svg in drawn.items():
        keep(place_of(box, language, fonts), gzip.compress(svg.encode(), 9, mtime=0))
    return drawn


def board(box: Box, language: str, fonts: bool = True) -> str:
    """The drawing of a board, made now if there is none yet."""
    try:
        return gzip.decompress(place_of(box, language, fonts).read_bytes()).decode()
    except (OSError, EOFError, ValueError):
        return make(box, language)[fonts]
