"""The style file and the fonts: colours, sizes, the style sheet, and how wide a text is."""

from __future__ import annotations

import base64
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont

from maria.box.model import Pack

FOLDER = Path(str(files("maria.box")))
FONTS = FOLDER / "fonts"
BOARD = ".board"
"""The class of the whole drawing: no rule reaches beyond it when the drawing is part of a page."""
SIGN = ".sign"
"""The class of a sign used again and again: a browser copies it without what is around it, the board too."""


@dataclass(frozen=True, slots=True)
class Tint:
    """The colours of a land: its ground and the edge along its borders."""

    fill: str
    edge: str


@dataclass(frozen=True, slots=True)
class Type:
    """How a kind of text is set."""

    size: float
    weight: int
    italic: bool
    spacing: float

    def width(self, content: str, scale: float = 1) -> float:
        """How wide a text is in this type."""
        advances, usual = _advances(self.weight, self.italic)
        units = sum(advances.get(ord(sign), usual) for sign in content)
        return (units * self.size + self.spacing * len(content)) * scale

    def centred(self, content: str) -> list[float]:
        """Where each sign of a text starts if the text's middle is at 0.

        With letters spaced, programs disagree about the width of a text: signs placed one by one are safe.
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

    def rule(self, selector: str) -> Mapping[str, Any]:
        """What the style sheet says of a selector."""
        rule: Mapping[str, Any] = self.data["css"][selector]
        return rule

    def type(self, *selectors: str) -> Type:
        """The type that these rules together make; later ones win."""
        rule: dict[str, Any] = dict(self.rule(BOARD))
        for selector in selectors:
            rule.update(self.rule(selector))
        return Type(
            size=rule.get("font-size", 1.0),
            weight=rule["font-weight"],
            italic=rule.get("font-style") == "italic",
            spacing=rule.get("letter-spacing", 0.0),
        )

    def sheet(self, fonts: bool) -> str:
        """The style sheet; with the fonts in it the drawing looks alike wherever it is opened."""
        faces = [
            f"@font-face{{font-family:'{self.data['font']['family']}';font-weight:{face['weight']};"
            f"font-style:{face['style']};src:url(data:font/woff2;base64,{_embedded(face['file'])})}}"
            for face in self.data["font"]["face"]
        ]
        rules = []
        for selector, rule in self.data["css"].items():
            scope = BOARD if selector == BOARD else f"{BOARD} {selector},{SIGN} {selector}"
            rules.append(f"{scope}{{{self._declared(rule)}}}")
        return "\n".join([*(faces if fonts else ()), *rules])

    def overlay(self) -> str:
        """The style sheet of what stands on the board in a game."""
        rules = self.data["overlay"].items()
        scoped = (
            (name if name == BOARD else f"{BOARD} {name}", self._declared(rule)) for name, rule in rules
        )
        return "\n".join(f"{scope}{{{declared}}}" for scope, declared in scoped)

    def _declared(self, rule: Mapping[str, Any]) -> str:
        return ";".join(f"{key}:{self._written(key, value)}" for key, value in rule.items())

    def _written(self, key: str, value: str | float) -> str:
        """A value of the style file as CSS writes it."""
        if not isinstance(value, str):
            return f"{value}px" if key in ("font-size", "letter-spacing") else str(value)
        if value == "$family":
            return f"'{self.data['font']['family']}', {self.data['font']['fallback']}"
        return self.colour[value[1:]] if value.startswith("$") else value

    def tints(self, pack: Pack) -> dict[str, Tint]:
        """The colours of every territory of a pack."""
        made: dict[str, Tint] = {}
        palette = self.data["palette"]
        for territory in pack.territories:
            found = self.data["power"].get(territory.home) or self.data["land"].get(territory.id)
            if found is None:
                found = palette[len(made) % len(palette)]
            made[territory.id] = Tint(found["fill"], found["edge"])
        return made

    def flag(self, power: str) -> tuple[str, str]:
        """The colour of a power's flag and of the figures on it."""
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
    """The width of each sign in parts of the font size, and the width to take for a sign the font lacks."""
    faces = style().data["font"]["face"]
    face = min(faces, key=lambda f: ((f["style"] == "italic") != italic, abs(f["weight"] - weight)))
    with TTFont(FONTS / f"{face['file']}.ttf", lazy=True) as font:
        tables: Any = font
        em, metrics = tables["head"].unitsPerEm, tables["hmtx"].metrics
        widths = {code: metrics[glyph][0] / em for code, glyph in tables.getBestCmap().items()}
    return widths, widths[ord("n")]
