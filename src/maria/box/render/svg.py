"""Writes SVG elements, numbers and paths as text. Equal drawings give equal text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from shapely import Polygon
from shapely.geometry.base import BaseGeometry

Point = tuple[float, float]
Value = str | float | int | None


def number(value: float, digits: int = 2) -> str:
    """A number in as few characters as possible."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: Value) -> str:
    """An element. `class_` and `data_city` become class and data-city, and None values are omitted."""
    written = name
    for key, value in attributes.items():
        if value is not None:
            content = value if isinstance(value, str) else number(value)
            written += f" {key.rstrip('_').replace('_', '-')}={quoteattr(content)}"
    return f"<{written}>{''.join(children)}</{name}>" if children else f"<{written}/>"


def group(children: Iterable[str], **attributes: Value) -> str:
    """A group with one child per line."""
    return tag("g", "\n", *(f"{child}\n" for child in children), **attributes)


def text(content: str, x: float, y: float, **attributes: Value) -> str:
    """A line of text, escaped."""
    return tag("text", escape(content), x=x, y=y, **attributes)


def letters(content: str, places: Sequence[float], y: float, **attributes: Value) -> str:
    """A line of text with a position for each letter."""
    return tag("text", escape(content), x=" ".join(map(number, places)), y=y, **attributes)


def title(content: str) -> str:
    """A title element, for screen readers and tooltips."""
    return tag("title", escape(content))


def use(sign: str, **attributes: Value) -> str:
    """An instance of a sign from the defs."""
    return tag("use", href=f"#{sign}", **attributes)


def line(points: Iterable[Sequence[float]], closed: bool = False) -> str:
    """The path data of a line or ring, in relative steps, rounded to a tenth of a unit."""
    spots = [(round(x * 10), round(y * 10)) for x, y in points]
    if closed and spots[0] == spots[-1]:
        spots.pop()
    (x, y), *rest = spots
    written = f"M{number(x / 10, 1)} {number(y / 10, 1)}" + ("l" if rest else "")
    steps = [(east - x, south - y) for (x, y), (east, south) in pairwise(spots) if (east, south) != (x, y)]
    written += " ".join(f"{number(east / 10, 1)} {number(south / 10, 1)}" for east, south in steps)
    return written + ("z" if closed else "")


def shape(geometry: BaseGeometry) -> str:
    """The path data of a geometry of lines and polygons."""
    parts: Any = getattr(geometry, "geoms", None)
    if parts is not None:
        return "".join(map(shape, parts))
    if geometry.is_empty or geometry.geom_type == "Point":
        return ""
    if isinstance(geometry, Polygon):
        rings = (geometry.exterior, *geometry.interiors)
        return "".join(line(ring.coords, closed=True) for ring in rings)
    return line(geometry.coords)


def rectangle(west: float, north: float, east: float, south: float, **attributes: Value) -> str:
    """A rectangle by its four edges."""
    return tag("rect", x=west, y=north, width=east - west, height=south - north, **attributes)


def move(x: float, y: float, scale: float = 1) -> str:
    """The transform that moves a shape to a position, and scales it."""
    return f"translate({number(x)} {number(y)})" + (f" scale({number(scale, 3)})" if scale != 1 else "")
