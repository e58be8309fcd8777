"""Reads the files of a pack into typed entries. Whatever is odd becomes a fault with file and place."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from maria.box import model
from maria.box.faults import Finder

TABLES = {
    "cities.csv": (
        "id",
        "name",
        "square",
        "east",
        "north",
        "territory",
        "fortress",
        "vote",
        "today",
        "source",
    ),
    "roads.csv": ("from", "to", "kind", "source"),
    "sectors.csv": ("map", "suit", "west", "south", "east", "north", "source"),
}
"""The tables of a pack and their columns."""
ROWS: dict[str, type] = {"cities.csv": model.City, "roads.csv": model.Road, "sectors.csv": model.Sector}

FIELD = {"from": "start", "to": "end"}
"""Columns that fill a field of another name."""

LISTS: dict[str, dict[str, type]] = {
    "territories.toml": {"territory": model.Territory},
    "powers.toml": {
        "power": model.Power,
        "general": model.General,
        "train": model.Train,
        "hussar": model.Hussar,
        "marking": model.Marking,
    },
    "politics.toml": {
        "track": model.Track,
        "off_map_box": model.OffMapBox,
        "victory_box": model.VictoryBox,
        "card": model.PoliticalCard,
    },
}
"""The files made of lists of entries: the name of each list and what its entries are."""

LANGUAGES = ("en", "de", "pl")
NAMES = tuple(f"names.{language}.ftl" for language in LANGUAGES)
FILES = ("pack.toml", *TABLES, *LISTS, "decks.toml", *NAMES)
OPTIONAL = ("scenery.json",)

MAX_BYTES = 4_000_000
MAX_ROWS = 5_000
"""No board needs more; a larger file is a mistake."""


def read_files(folder: Path, find: Finder) -> dict[str, bytes]:
    """All files of a pack as they are on disk."""
    files: dict[str, bytes] = {}
    if not folder.is_dir():
        find.add(str(folder), "", "no-folder")
        return files
    for name in FILES + OPTIONAL:
        path = folder / name
        if name in OPTIONAL and not path.exists():
            continue
        try:
            if path.stat().st_size > MAX_BYTES:
                find.add(name, "", "too-large", most=MAX_BYTES // 1_000_000)
                continue
            files[name] = path.read_bytes()
        except FileNotFoundError:
            find.add(name, "", "no-file")
        except OSError:
            find.add(name, "", "unreadable")
    return files


def fingerprint(files: Mapping[str, bytes]) -> str:
    """The hash of a pack: its files' names and contents, whatever the line ends of the machine."""
    digest = hashlib.sha256()
    for name in sorted(files):
        content = files[name].replace(b"\r\n", b"\n")
        digest.update(f"{name}\n{len(content)}\n".encode() + content)
    return digest.hexdigest()


def parse(files: Mapping[str, bytes], find: Finder) -> model.Pack | None:
    """The typed contents of a pack's files, or nothing where a file could not be understood."""
    texts = {name: text for name, data in files.items() if (text := _text(name, data, find)) is not None}
    entries: dict[str, list[Any]] = {}
    for name in TABLES:
        kind = ROWS[name]
        entries[name] = [_entry(kind, row, name, place, find) for place, row in _rows(name, texts, find)]
    for name, lists in LISTS.items():
        data = _toml(name, texts, find)
        for key, kind in lists.items():
            entries[key] = _list(kind, data, key, name, find)
        singles = {"display"} if name == "politics.toml" else set()
        for key in data.keys() - lists.keys() - singles:
            find.add(name, key, "unknown-field", field=key)
        if name == "politics.toml":
            display = _entry(model.Display, data.get("display", {}), name, "display", find)
    about = _entry(model.About, _toml("pack.toml", texts, find), "pack.toml", "", find)
    decks = _entry(model.Decks, _toml("decks.toml", texts, find), "decks.toml", "", find)
    scenery: Any = model.Scenery()
    if "scenery.json" in texts:
        scenery = _entry(model.Scenery, _json("scenery.json", texts, find), "scenery.json", "", find)
    if find.faults:
        return None
    return model.Pack(
        about=about,
        hash=fingerprint(files),
        territories=tuple(entries["territory"]),
        cities=tuple(entries["cities.csv"]),
        roads=tuple(entries["roads.csv"]),
        sectors=tuple(entries["sectors.csv"]),
        powers=tuple(entries["power"]),
        generals=tuple(entries["general"]),
        trains=tuple(entries["train"]),
        hussars=tuple(entries["hussar"]),
        markings=tuple(entries["marking"]),
        decks=decks,
        display=display,
        tracks=tuple(entries["track"]),
        off_map_boxes=tuple(entries["off_map_box"]),
        victory_boxes=tuple(entries["victory_box"]),
        cards=tuple(entries["card"]),
        scenery=scenery,
        names={language: texts[f"names.{language}.ftl"] for language in LANGUAGES},
    )


def _text(name: str, data: bytes, find: Finder) -> str | None:
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        find.add(name, "", "not-utf8", byte=error.start)
        return None


def _rows(name: str, texts: Mapping[str, str], find: Finder) -> Iterator[tuple[str, dict[str, str]]]:
    """The rows of a table, each with its place; empty cells are left out, as if not given."""
    if name not in texts:
        return
    import csv  # these three are needed only for a pack that is not in the cache

    columns = TABLES[name]
    reader = csv.reader(texts[name].splitlines(), strict=True)
    try:
        header = [cell.strip() for cell in next(reader, [])]
        required = [column for column in columns if column not in ("fortress", "vote", "today")]
        for column in required:
            if column not in header:
                find.add(name, "line 1", "no-column", column=column, columns=",".join(columns))
        for column in header:
            if column not in columns or header.count(column) > 1:
                find.add(name, "line 1", "odd-column", column=column, columns=",".join(columns))
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


def _toml(name: str, texts: Mapping[str, str], find: Finder) -> dict[str, Any]:
    if name not in texts:
        return {}
    import tomllib

    try:
        return tomllib.loads(texts[name])
    except (ValueError, RecursionError) as error:
        find.add(name, "", "bad-toml", detail=str(error)[:200])
        return {}


def _json(name: str, texts: Mapping[str, str], find: Finder) -> Any:
    import json

    try:
        return json.loads(texts[name])
    except (ValueError, RecursionError) as error:
        find.add(name, "", "bad-json", detail=str(error)[:200])
        return {}


def _list(kind: type, data: Mapping[str, Any], key: str, name: str, find: Finder) -> list[Any]:
    entries = data.get(key, [])
    if not isinstance(entries, list):
        find.add(name, key, "not-a-list", field=key)
        return []
    places = (
        f"[[{key}]] {entry.get('id', number)}" if isinstance(entry, dict) else f"[[{key}]] {number}"
        for number, entry in enumerate(entries, 1)
    )
    return [_entry(kind, entry, name, place, find) for entry, place in zip(entries, places, strict=True)]


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
"""What the validation library calls a problem, and our message for it; all others are `value`."""


def _entry(kind: type, data: Any, name: str, place: str, find: Finder) -> Any:
    """One entry as a value of its kind; what does not fit becomes faults."""
    from pydantic import ValidationError

    try:
        return _adapter(kind).validate_python(data)
    except ValidationError as error:
        back = {field: column for column, field in FIELD.items()} if name.endswith(".csv") else {}
        for problem in error.errors(include_url=False):
            parts = [str(part) for part in problem["loc"] if not str(part).startswith(("literal[", "tagged"))]
            field = ".".join(back.get(part, part) for part in parts) or "?"
            find.add(
                name,
                place,
                PROBLEMS.get(problem["type"], "value"),
                field=field,
                got=_shown(problem["input"]),
                expected=str(problem.get("ctx", {}).get("expected", "")),
            )
        return None


def _shown(value: Any) -> str:
    """A value as a message shows it, never longer than a line."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
