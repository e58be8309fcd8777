"""Reads the files of a pack into typed entries. Every problem becomes a fault with file and place."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from maria.box import model
from maria.box.faults import FaultFinder
from maria.texts import LANGUAGES

TABLES: dict[str, tuple[str, type]] = {
    "cities.csv": ("cities", model.City),
    "roads.csv": ("roads", model.Road),
    "sectors.csv": ("sectors", model.Sector),
}
"""The tables of a pack: for each, the pack's field and the class of its rows."""
COLUMNS = {
    "cities.csv": "id,name,square,east,north,territory,fortress,vote,today,source",
    "roads.csv": "from,to,kind,source",
    "sectors.csv": "map,suit,west,south,east,north,source",
}
MAY_BE_LEFT_OUT = ("fortress", "vote", "today")
FIELD = {"from": "start", "to": "end"}
"""Columns whose field has another name."""

LISTS: dict[str, dict[str, tuple[str, type]]] = {
    "territories.toml": {"territory": ("territories", model.Territory)},
    "powers.toml": {
        "power": ("powers", model.Power),
        "general": ("generals", model.General),
        "train": ("trains", model.Train),
        "hussar": ("hussars", model.Hussar),
        "marking": ("markings", model.Marking),
    },
    "politics.toml": {
        "track": ("tracks", model.Track),
        "off_map_box": ("off_map_boxes", model.OffMapBox),
        "victory_box": ("victory_boxes", model.VictoryBox),
        "card": ("cards", model.PoliticalCard),
    },
}
"""The files that contain lists of entries: the name of each list, the pack's field, and the class."""
FILE_OF = {field: file for file, (field, _) in TABLES.items()}
FILE_OF |= {field: file for file, lists in LISTS.items() for field, _ in lists.values()}

NAMES = tuple(f"names.{language}.ftl" for language in LANGUAGES)
FILES = ("pack.toml", *TABLES, *LISTS, "decks.toml", NAMES[0])
OPTIONAL = ("scenery.json", *NAMES[1:])
"""Optional files. Whatever a language lacks is taken from English."""
PUBLISHED = Path(__file__).parent / "packs" / "PUBLISHED"

MAX_BYTES = 4_000_000
MAX_ROWS = 5_000
"""Limits far above the needs of any board. A larger file is a mistake."""


def read_files(folder: Path, find: FaultFinder) -> dict[str, bytes]:
    """All files of a pack, as stored on disk."""
    files: dict[str, bytes] = {}
    if not folder.is_dir():
        find.add(str(folder), "", "no-folder")
        return files
    for name in FILES + OPTIONAL:
        try:
            if (folder / name).stat().st_size > MAX_BYTES:
                find.add(name, "", "too-large", most=MAX_BYTES // 1_000_000)
            else:
                files[name] = (folder / name).read_bytes()
        except FileNotFoundError:
            if name not in OPTIONAL:
                find.add(name, "", "no-file")
        except OSError:
            find.add(name, "", "unreadable")
    return files


class Published(NamedTuple):
    """A published pack: its hash, its folder, and the hash of its files without names."""

    hash: str
    folder: str
    contents: str


@cache
def published_packs() -> tuple[Published, ...]:
    """The packs that come with the game."""
    lines = (line.split() for line in PUBLISHED.read_text("utf-8").splitlines() if line[0] != "#")
    return tuple(Published(*line) for line in lines)


def fingerprint(files: Mapping[str, bytes]) -> str:
    """The hash of a pack. It covers what is played with, but not names, so that names can be corrected.

    The first packs were published under hashes that included their names, and keep them.
    """
    contents = hash_of({name: files[name] for name in files if name not in NAMES})
    return next((known.hash for known in published_packs() if known.contents == contents), contents)


def hash_of(files: Mapping[str, bytes]) -> str:
    """The hash of files by name and content, independent of line endings."""
    digest = hashlib.sha256()
    for name in sorted(files):
        content = files[name].replace(b"\r\n", b"\n")
        digest.update(f"{name}\n{len(content)}\n".encode() + content)
    return digest.hexdigest()


def parse(files: Mapping[str, bytes], find: FaultFinder) -> model.Pack | None:
    """The typed contents of a pack's files, or None if a file has a fault."""
    texts = {name: text for name, data in files.items() if (text := _text(name, data, find)) is not None}
    made: dict[str, Any] = {}
    for name, (field, kind) in TABLES.items():
        rows = _rows(name, texts, find)
        made[field] = tuple(_entry(kind, row, name, place, find) for place, row in rows)
    for name, lists in LISTS.items():
        data = _loaded(name, texts, find)
        for key, (field, kind) in lists.items():
            made[field] = _list(kind, data.pop(key, []), key, name, find)
        display = data.pop("display", {}) if name == "politics.toml" else {}
        for key in data:
            find.add(name, key, "unknown-field", field=key)
    made["display"] = _entry(model.Display, display, "politics.toml", "display", find)
    made["about"] = _entry(model.PackHeader, _loaded("pack.toml", texts, find), "pack.toml", "", find)
    made["decks"] = _entry(model.Decks, _loaded("decks.toml", texts, find), "decks.toml", "", find)
    made["scenery"] = model.Scenery()
    if "scenery.json" in texts:
        scenery = _loaded("scenery.json", texts, find)
        made["scenery"] = _entry(model.Scenery, scenery, "scenery.json", "", find)
    if find.faults:
        return None
    names = {code: texts[name] for code, name in zip(LANGUAGES, NAMES, strict=True) if name in texts}
    return model.Pack(hash=fingerprint(files), names=names, **made)


def _text(name: str, data: bytes, find: FaultFinder) -> str | None:
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        find.add(name, "", "not-utf8", byte=error.start)
        return None


def _rows(name: str, texts: Mapping[str, str], find: FaultFinder) -> Iterator[tuple[str, dict[str, str]]]:
    """The rows of a table, each with its place. Empty cells are omitted."""
    if name not in texts:
        return
    import csv  # these imports are needed only for a pack that is not in the cache

    columns = COLUMNS[name].split(",")
    reader = csv.reader(texts[name].splitlines(), strict=True)
    try:
        header = [cell.strip() for cell in next(reader, [])]
        for column in columns:
            if column not in header and column not in MAY_BE_LEFT_OUT:
                find.add(name, "line 1", "no-column", column=column, columns=COLUMNS[name])
        for column in header:
            if column not in columns or header.count(column) > 1:
                find.add(name, "line 1", "odd-column", column=column, columns=COLUMNS[name])
        if find.faults:
            return
        for count, cells in enumerate(reader):
            if count >= MAX_ROWS:
                find.add(name, f"line {reader.line_num}", "too-many", most=MAX_ROWS)
                return
            if not any(cell.strip() for cell in cells):
                continue
            if len(cells) != len(header):
                find.add(name, f"line {reader.line_num}", "cells", got=len(cells), want=len(header))
                continue
            row = zip(header, (cell.strip() for cell in cells), strict=True)
            yield f"line {reader.line_num}", {FIELD.get(key, key): cell for key, cell in row if cell}
    except csv.Error:
        find.add(name, f"line {reader.line_num}", "bad-csv")


def _loaded(name: str, texts: Mapping[str, str], find: FaultFinder) -> Any:
    """The content of a TOML or JSON file."""
    import json
    import tomllib

    toml = name.endswith(".toml")
    try:
        return (tomllib if toml else json).loads(texts.get(name, ""))
    except (ValueError, RecursionError) as error:
        find.add(name, "", "bad-toml" if toml else "bad-json", detail=str(error)[:200])
        return {}


def _list(kind: type, entries: Any, key: str, name: str, find: FaultFinder) -> tuple[Any, ...]:
    if not isinstance(entries, list):
        find.add(name, key, "not-a-list", field=key)
        return ()
    ids = [entry.get("id", n) if isinstance(entry, dict) else n for n, entry in enumerate(entries, 1)]
    return tuple(
        _entry(kind, entry, name, f"[[{key}]] {id_}", find) for id_, entry in zip(ids, entries, strict=True)
    )


@cache
def _adapter(kind: type) -> Any:
    from pydantic import ConfigDict, TypeAdapter

    kind.__pydantic_config__ = ConfigDict(extra="forbid", allow_inf_nan=False)  # type: ignore[attr-defined]
    return TypeAdapter(kind)


PROBLEMS = {
    "missing": "missing-field",
    "unexpected_keyword_argument": "unknown-field",
    "extra_forbidden": "unknown-field",
    "literal_error": "choice",
}
"""The validation library's error types, and our messages for them. All others map to `value`."""


def _entry(kind: type, data: Any, name: str, place: str, find: FaultFinder) -> Any:
    """An entry as an instance of its class, or None with faults if it does not fit."""
    from pydantic import ValidationError

    try:
        return _adapter(kind).validate_python(data)
    except ValidationError as error:
        back = {field: column for column, field in FIELD.items()} if name.endswith(".csv") else {}
        for problem in error.errors(include_url=False):
            parts = [str(part) for part in problem["loc"] if not str(part).startswith(("literal[", "tagged"))]
            field = ".".join(back.get(part, part) for part in parts) or "?"
            got, key = repr(problem["input"]), PROBLEMS.get(problem["type"], "value")
            expected = str(problem.get("ctx", {}).get("expected", ""))
            got = got if len(got) <= 60 else got[:57] + "..."
            find.add(name, place, key, field=field, got=got, expected=expected)
        return None
