"""The game's box: a pack of data files, read once, checked, and never changed afterwards."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from maria.box import model
from maria.box.faults import Fault, FaultFinder, PackError
from maria.box.reading import fingerprint, hash_of, parse, published_packs, read_files
from maria.box.tables import Board, make_board

__all__ = ["DEFAULT", "Board", "Box", "Fault", "PackError", "cache_folder", "load", "published"]

PACKS = Path(__file__).parent / "packs"
DEFAULT = PACKS / "reconstruction-2"
FORMAT = 5
"""Part of the cache's file names: raise it when the classes in the cache change."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, weakref_slot=True)
class Box:
    """A pack and the tables made from it. `folder` is where it was loaded from, or empty."""

    pack: model.Pack
    board: Board
    folder: str = ""

    def __repr__(self) -> str:
        """The pack's id and version."""
        return f"<Box {self.pack.about.id} {self.pack.about.version}>"

    def __eq__(self, other: object) -> bool:
        """Whether the packs have the same hash."""
        return isinstance(other, Box) and self.pack.hash == other.pack.hash

    def __hash__(self) -> int:
        """The hash of the pack's hash."""
        return hash(self.pack.hash)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the pack's hash and folder. A box without a folder is pickled whole."""
        if self.folder:
            return loaded, (self.pack.hash, self.folder)
        return Box, (self.pack, self.board)


def cache_folder() -> Path:
    """The cache folder: MARIA_CACHE, or a folder in the user's cache."""
    if given := os.environ.get("MARIA_CACHE"):
        return Path(given)
    from platformdirs import user_cache_path

    return user_cache_path("maria-game")


def keep(path: Path, content: bytes) -> None:
    """Writes a file to the cache, readable only by its owner. Errors are ignored."""
    import tempfile

    with contextlib.suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, partial = tempfile.mkstemp(dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            Path(partial).replace(path)
        except OSError:
            Path(partial).unlink()


_in_use: WeakValueDictionary[tuple[str, str], Box] = WeakValueDictionary()
"""The boxes in use in this process, by the hash of all files, including names, and the folder."""


def load(folder: Path = DEFAULT) -> Box:
    """The box of a pack: the same object as long as it is in use. A faulty pack raises PackError."""
    find = FaultFinder()
    contents = read_files(folder, find)
    find.stop_if_any()
    key = hash_of(contents), str(folder.absolute())
    box = _in_use.get(key) or _load(contents, *key)
    return _in_use.setdefault(key, box)


def _load(contents: dict[str, bytes], whole: str, folder: str) -> Box:
    """A new box, from the cache on disk if a pack with the same files was loaded before."""
    from maria.box import cache

    path = cache_folder() / f"box-{FORMAT}-{whole}.json"
    with contextlib.suppress(Exception):  # an unreadable cache counts as none
        known, board = cache.from_bytes(path.read_bytes())
        if known.hash == fingerprint(contents):
            return Box(known, board, folder)
    from maria.box.check import check

    find = FaultFinder()
    pack = parse(contents, find)
    if pack is not None:
        check(pack, find)
    find.stop_if_any()
    assert pack is not None
    box = Box(pack, make_board(pack), folder)
    keep(path, cache.to_bytes(box.pack, box.board))
    return box


def published(wanted: str) -> Box | None:
    """The box of the published pack with this hash, or None."""
    folder = next((known.folder for known in published_packs() if known.hash == wanted), None)
    return load(PACKS / folder) if folder else None


@lru_cache(maxsize=8)
def loaded(wanted: str, folder: str) -> Box:
    """The box of the pack with this hash: a published one, or the one in this folder.

    Raises PackError if neither has the hash.
    """
    box = published(wanted)
    with contextlib.suppress(PackError):
        box = box or load(Path(folder))
    if box and box.pack.hash == wanted:
        return box
    raise PackError([Fault(folder, "", "fault-other-pack", {"hash": wanted[:12]})])
