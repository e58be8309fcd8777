"""The drawing of the board, made once for a pack and a language and kept beside the cached packs."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
import sys
from functools import cache
from pathlib import Path

from starlette.responses import Response

from maria import box
from maria.box import cache_folder
from maria.server.packs import newest, packs
from maria.texts import Catalogue

_making = asyncio.Lock()


@cache
def _sources() -> str:
    """A hash of all that decides how a board is drawn, beside the pack."""
    folder = Path(box.__file__).parent
    files = sorted((*folder.glob("render/*.py"), *folder.glob("fonts/*"), *folder.glob("*.toml")))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def place_of(pack: str, language: str, fonts: bool) -> Path:
    """The file of a drawing, compressed; the page has the fonts already and takes the drawing without."""
    kind = "board" if fonts else "bare"
    return cache_folder() / f"{kind}-{pack[:16]}-{language}-{_sources()}.svg.gz"


async def board(pack: str, language: str, fonts: bool) -> bytes:
    """The drawing, compressed; made in a process of its own if there is none yet."""
    path = place_of(pack, language, fonts)
    if not path.exists():
        async with _making:
            if not path.exists():
                process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "maria.server.drawing", pack, language
                )
                await process.wait()
    return path.read_bytes()


def answer(packed: bytes, accepted: str, headers: dict[str, str]) -> Response:
    """The drawing for a client, compressed if it takes that."""
    if "gzip" in accepted:
        packing = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, headers={**headers, **packing}, media_type="image/svg+xml")
    return Response(gzip.decompress(packed), headers=headers, media_type="image/svg+xml")


def make(pack: str, language: str) -> None:
    """Draws a board and keeps it, with the fonts and without."""
    from maria.box.render import draw, make_plan  # not needed once there is a drawing, and large

    packed = packs()[pack]
    catalogue = Catalogue(language, packed.pack.names)
    plan = make_plan(packed, catalogue)
    for fonts in (True, False):
        svg = draw(packed, plan, catalogue, fonts)
        path = place_of(pack, language, fonts)
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(f".{os.getpid()}")
        partial.write_bytes(gzip.compress(svg.encode(), 9, mtime=0))
        partial.replace(path)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        make(*sys.argv[1:3])
    elif not place_of(newest().pack.hash, "en", False).exists():
        make(newest().pack.hash, "en")
