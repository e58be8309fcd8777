"""What lies in the game's box: a pack of data files, read once, checked, and never changed after."""

from __future__ import annotations

import contextlib
import os
import pickle
from dataclasses import dataclass
from pathlib import Path

from maria.box import model
from maria.box.faults import Fault, Finder, PackError
from maria.box.reading import fingerprint, parse, read_files
from maria.box.tables import Board, make_board

__all__ = ["DEFAULT", "Board", "Box", "Fault", "PackError", "cache_folder", "load"]

PACKS = Path(__file__).parent / "packs"
DEFAULT = PACKS / "reconstruction-2"
FORMAT = 3
"""Part of the cache's file names: raise it when the classes in the cache change."""


@dataclass(frozen=True, slots=True)
class Box:
    """A pack and the tables made from it."""

    pack: model.Pack
    board: Board


def cache_folder() -> Path:
    """Where made tables are kept: MARIA_CACHE, or the user's cache folder."""
    given = os.environ.get("MARIA_CACHE")
    if given:
        return Path(given)
    from platformdirs import user_cache_path

    return user_cache_path("maria-game")


def load(folder: Path = DEFAULT) -> Box:
    """The box of a pack, from the cache if it was loaded before; a faulty pack raises PackError."""
    find = Finder()
    contents = read_files(folder, find)
    find.stop_if_any()
    path = cache_folder() / f"box-{FORMAT}-{fingerprint(contents)}.pickle"
    with contextlib.suppress(Exception):  # a cache that cannot be read is as good as none
        box = pickle.loads(path.read_bytes())
        if isinstance(box, Box):
            return box
    from maria.box.check import check

    pack = parse(contents, find)
    if pack is not None:
        check(pack, find)
    find.stop_if_any()
    assert pack is not None
    box = Box(pack, make_board(pack))
    with contextlib.suppress(OSError):  # a cache that cannot be written is no fault
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(f".{os.getpid()}")
        partial.write_bytes(pickle.dumps(box, pickle.HIGHEST_PROTOCOL))
        partial.replace(path)
    return box
