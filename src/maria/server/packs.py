"""All packs that come with the game, and drawings of their boards; as a script it draws one."""

from __future__ import annotations

import asyncio
import sys
from functools import cache

from maria.box import DEFAULT, PACKS, Box, load
from maria.box.drawn import make, place_of

_making = asyncio.Lock()


@cache
def packs() -> dict[str, Box]:
    """All packs that come with the game, by hash; the one for new games is first."""
    folders = [DEFAULT, *(folder for folder in sorted(PACKS.iterdir()) if folder != DEFAULT)]
    boxes = [load(folder) for folder in folders if (folder / "pack.toml").exists()]
    return {box.pack.hash: box for box in boxes}


def newest() -> Box:
    """The pack of new games."""
    return next(iter(packs().values()))


async def drawing(pack: str, language: str, fonts: bool) -> bytes:
    """The drawing of a board, gzip-compressed; made in a separate process if there is none yet."""
    path = place_of(packs()[pack], language, fonts)
    if not path.exists():
        async with _making:
            if not path.exists():
                command = (sys.executable, "-m", "maria.server.packs", pack, language)
                await (await asyncio.create_subprocess_exec(*command)).wait()
    return path.read_bytes()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        make(packs()[sys.argv[1]], sys.argv[2])
    elif not place_of(newest(), "en", False).exists():
        make(newest(), "en")
