"""The drawing of the board for clients; where there is none yet, it is made in a process of its own."""

from __future__ import annotations

import asyncio
import gzip
import sys

from starlette.responses import Response

from maria.box.drawn import make, place_of
from maria.server.packs import newest, packs

_making = asyncio.Lock()


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


if __name__ == "__main__":
    if len(sys.argv) > 1:
        make(packs()[sys.argv[1]], sys.argv[2])
    elif not place_of(newest().pack.hash, "en", False).exists():
        make(newest(), "en")
