"""The packs that games of this server were started with."""

from __future__ import annotations

from functools import cache

from maria.box import DEFAULT, PACKS, Box, load


@cache
def packs() -> dict[str, Box]:
    """All packs that come with the game, by their hashes; the one for new games comes first."""
    folders = [DEFAULT, *(folder for folder in sorted(PACKS.iterdir()) if folder != DEFAULT)]
    boxes = [load(folder) for folder in folders if (folder / "pack.toml").exists()]
    return {box.pack.hash: box for box in boxes}


def newest() -> Box:
    """The pack of new games."""
    return next(iter(packs().values()))
