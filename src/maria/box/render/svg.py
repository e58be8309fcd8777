"""Writes SVG: elements, numbers and paths as text, the same text for the same drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from shapely import Polygon
from shapely.geometry.base import BaseGeometry

Point = tuple[float, float]
Value = str | float | int | None


def number(value: float, digits: int = 2) -> str:
    """A number with as few characters as it needs."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    return "0" if text in ("-0", "") else text


def _key(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def tag(name: str, *children: str, **attributes: Value) -> str:
    """An element; `class_` and `data_city` become class and data-city; what is None is left out."""
    written = "".join(
        f" {_key(key)}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    if not children:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(children)}</{name}>"


def classes(*names: str) -> str:
    """Several classes as one attribute; empty names are left out."""
    return " ".join(name for name in names if name)


def group(children: Iterable[str], **attributes: Value) -> str:
    """A group with one child a line."""
    return tag("g", "\n", *(f"{child}\n" for child in children), **attributes)


def text(content: str, x: float, y: float, **attributes: Value) -> str:
    """A line of text; what the content may not contain is escaped."""
    return tag("text", escape(content), x=x, y=y, **attributes)


def letters(content: str, places: Sequence[float], y: float, **attributes: Value) -> str:
    """A line of text with a place for each of its letters."""
    return tag("text", escape(content), x=" ".join(map(number, places)), y=y, **attributes)


def title(content: str) -> str:
    """The name that a reader or a pointer is told."""
    return tag("title", escape(content))


def use(sign: str, **attributes: Value) -> str:
    """A sign of the defs, once more."""
    return tag("use", href=f"#{sign}", **attributes)


def line(points: Sequence[Point], closed: bool = False) -> str:
    """The path data of a line or ring, as relative steps of a tenth of a unit."""
    spots = [(round(x * 10), round(y * 10)) for x, y in points]
    if closed and spots[0] == spots[-1]:
        spots.pop()
    (x, y), *rest = spots
    steps = [f"M{number(x / 10, 1)} {number(y / 10, 1)}"]
    if rest:
        steps.append("l")
    for next_x, next_y in rest:
        if (next_x, next_y) != (x, y):
            steps.append(f"{number((next_x - x) / 10, 1)} {number((next_y - y) / 10, 1)} ")
            x, y = next_x, next_y
    return "".join(steps).rstrip() + ("z" if closed else "")


def shape(geometry: BaseGeometry) -> str:
    """The path data of any geometry of lines and polygons."""
    parts: Iterable[Any] = getattr(geometry, "geoms", [geometry])
    written = []
    for part in parts:
        if part.is_empty or part.geom_type == "Point":
            continue
        if isinstance(part, Polygon):
            written += [line(list(ring.coords), closed=True) for ring in (part.exterior, *part.interiors)]
        elif hasattr(part, "geoms"):
            written.append(shape(part))
        else:
            written.append(line(list(part.coords)))
    return "".join(written)


def rectangle(west: float, north: float, east: float, south: float, **attributes: Value) -> str:
    """A rectangle by its four edges."""
    return tag("rect", x=west, y=north, width=east - west, height=south - north, **attributes)


def move(x: float, y: float, scale: float = 1) -> str:
    """A transform to a place."""
    return f"translate({number(x)} {number(y)})" + (f" scale({number(scale, 3)})" if scale != 1 else "")
