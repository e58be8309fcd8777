"""The style file and the fonts: colours, sizes, the style sheet, and text widths."""

from __future__ import annotations

import base64
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.ttLib import TTFont

from maria.box.model import Pack

FOLDER = Path(str(files("maria.box")))
FONTS = FOLDER / "fonts"
BOARD = ".board"
"""The class of the whole drawing. It limits the rules to the drawing when that is part of a page."""
SIGN = ".sign"
"""The class of a reusable sign. Browsers copy it without its surroundings, so `BOARD` does not match."""


class Tint(NamedTuple):
    """The colours of a land: its fill and the edge along its borders."""

    fill: str
    edge: str


class Type(NamedTuple):
    """The font settings of a kind of text."""

    size: float
    weight: int
    italic: bool
    spacing: float

    def width(self, content: str, scale: float = 1) -> float:
        """The width of a text in this type."""
        advances, usual = _advances(self.weight, self.italic)
        units = sum(advances.get(ord(sign), usual) for sign in content)
        return (units * self.size + self.spacing * len(content)) * scale

    def centred(self, content: str) -> list[float]:
        """The start of each character of a text that is centred at 0.

        Programs disagree about the width of letter-spaced text. Characters placed one by one are safe.
        """
        made, x = [], -(self.width(content) - self.spacing) / 2
        for sign in content:
            made.append(x)
            x += self.width(sign)
        return made


class Style:
    """The style file, read once."""

    def __init__(self) -> None:
        """Reads the file."""
        self.data: dict[str, Any] = tomllib.loads((FOLDER / "style.toml").read_text("utf-8"))
        self.colour: Mapping[str, str] = self.data["colour"]
        self.layout: Mapping[str, float] = self.data["layout"]
        self.sign: Mapping[str, float] = self.data["sign"]

    def type(self, *selectors: str) -> Type:
        """The font settings that these rules give together. Later ones win."""
        rule: dict[str, Any] = {}
        for selector in (BOARD, *selectors):
            rule |= self.data["css"][selector]
        italic = rule.get("font-style") == "italic"
        return Type(rule.get("font-size", 1.0), rule["font-weight"], italic, rule.get("letter-spacing", 0.0))

    def sheet(self, fonts: bool) -> str:
        """The style sheet. With the fonts included, the drawing looks the same wherever it is opened."""
        faces = [
            f"@font-face{{font-family:'{self.data['font']['family']}';font-weight:{face['weight']};"
            f"font-style:{face['style']};src:url(data:font/woff2;base64,{_embedded(face['file'])})}}"
            for face in self.data["font"]["face"]
        ]
        return "\n".join([*(faces if fonts else ()), *self._rules("css", f"{BOARD} {{0}},{SIGN} {{0}}")])

    def overlay(self) -> str:
        """The style sheet of what a game adds to the board."""
        return "\n".join(self._rules("overlay", f"{BOARD} {{0}}"))

    def _rules(self, table: str, scope: str) -> list[str]:
        """The rules of a table in the style file, each limited to its scope."""
        return [
            f"{name if name == BOARD else scope.format(name)}{{{self._declared(rule)}}}"
            for name, rule in self.data[table].items()
        ]

    def _declared(self, rule: Mapping[str, Any]) -> str:
        return ";".join(f"{key}:{self._written(key, value)}" for key, value in rule.items())

    def _written(self, key: str, value: str | float) -> str:
        """A value of the style file in CSS syntax."""
        if not isinstance(value, str):
            return f"{value}px" if key in ("font-size", "letter-spacing") else str(value)
        if value == "$family":
            return f"'{self.data['font']['family']}', {self.data['font']['fallback']}"
        return self.colour[value[1:]] if value.startswith("$") else value

    def tints(self, pack: Pack) -> dict[str, Tint]:
        """The colours of every territory of a pack."""
        made: dict[str, Tint] = {}
        powers, lands, palette = self.data["power"], self.data["land"], self.data["palette"]
        for place, land in enumerate(pack.territories):
            found = powers.get(land.home) or lands.get(land.id) or palette[place % len(palette)]
            made[land.id] = Tint(found["fill"], found["edge"])
        return made

    def flag(self, power: str) -> tuple[str, str]:
        """The colours of a power's flag and of the figures on it."""
        found = self.data["power"][power]
        return found["flag"], found["on_flag"]


@cache
def style() -> Style:
    """The style of the board."""
    return Style()


@cache
def _embedded(file: str) -> str:
    return base64.b64encode((FONTS / f"{file}.woff2").read_bytes()).decode("ascii")


@cache
def _advances(weight: int, italic: bool) -> tuple[dict[int, float], float]:
    """The width of each character as a fraction of the font size, and a default for missing ones."""
    faces = style().data["font"]["face"]
    face = min(faces, key=lambda f: ((f["style"] == "italic") != italic, abs(f["weight"] - weight)))
    with TTFont(FONTS / f"{face['file']}.ttf", lazy=True) as font:
        tables: Any = font
        em, metrics = tables["head"].unitsPerEm, tables["hmtx"].metrics
        widths = {code: metrics[glyph][0] / em for code, glyph in tables.getBestCmap().items()}
    return widths, widths[ord("n")]
