"""Places the names of lands and seas, letter-spaced across their areas."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import cos, hypot, radians, sin, sqrt
from typing import NamedTuple

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from maria.box.render.geometry import Floats, polygons
from maria.box.render.style import Type, style

SIZES = (54.0, 45.0, 37.0, 30.0, 25.0, 21.0, 17.5, 14.5)
ANGLES = (0, -12, 12, -25, 25, -42, 42)
SPACINGS = (0.3, 0.55, 0.85)
"""The space between letters, as a fraction of the font size."""
LINE = 1.25
LEAST_AREA = 9_000.0


class AreaName(NamedTuple):
    """The name of an area: its lines around a centre, rotated by an angle."""

    id: str
    kind: str
    lines: tuple[str, ...]
    x: float
    y: float
    angle: float
    size: float
    spacing: float

    @property
    def type(self) -> Type:
        """The font settings of the name."""
        return _type(self.kind, self.size, self.spacing)


class Area(NamedTuple):
    """An area to be named. `kind` is the class of the text, `largest` its maximum size."""

    id: str
    text: str
    kind: str
    shape: BaseGeometry
    largest: float = SIZES[0]


def area_names(areas: Sequence[Area], busy: Floats) -> list[AreaName]:
    """A name for every large part of an area. Names avoid the rectangles `busy` if they can."""
    middles = (busy[:, :2] + busy[:, 2:]) / 2
    made = []
    for area in areas:
        for part in sorted(polygons(area.shape).geoms, key=lambda p: (-p.area, p.bounds)):
            near = (middles >= part.bounds[:2]).all(axis=1) & (middles <= part.bounds[2:]).all(axis=1)
            if part.area >= LEAST_AREA and (found := _fit(area, part, middles[near])):
                made.append(found)
    return made


def _ways(text: str) -> list[tuple[str, ...]]:
    words = text.split()
    ways: list[tuple[str, ...]] = [(text,)]
    if len(words) > 1:
        cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        ways.append(min(cuts, key=lambda lines: abs(len(lines[0]) - len(lines[1]))))
    return ways


def _fit(area: Area, part: Polygon, busy: Floats) -> AreaName | None:
    """The best setting of a name inside an area, preferably a large one. None if there is no room."""
    inner = part.buffer(-3)
    if inner.is_empty:
        return None
    west, north, east, south = inner.bounds
    step = min(max(sqrt(inner.area) / 32, 6.0), 15.0)
    grid_x, grid_y = np.meshgrid(np.arange(west, east, step), np.arange(north, south, step))
    centres = np.column_stack([grid_x.ravel(), grid_y.ravel()])
    centres = centres[shapely.contains_xy(inner, centres[:, 0], centres[:, 1])]
    shapely.prepare(inner)
    best: tuple[float, AreaName] | None = None
    tried = 0
    for size in (size for size in SIZES if size <= area.largest):
        for lines, spacing, angle in product(_ways(area.text), SPACINGS, ANGLES):
            wide = max(_type(area.kind, size, spacing).width(line) for line in lines) - spacing * size
            high = size * (0.66 + LINE * (len(lines) - 1))
            if wide > hypot(east - west, south - north):
                continue
            if found := _best_centre(inner, centres, wide, high, angle, busy):
                cost, x, y = found
                cost += abs(angle) * 0.2 + (len(lines) - 1) * 1.5 - size * 0.55 - wide * 0.018
                if best is None or cost < best[0]:
                    best = cost, AreaName(area.id, area.kind, lines, x, y, angle, size, spacing)
        tried += best is not None
        if tried > 2:
            break
    return best and best[1]


def _type(kind: str, size: float, spacing: float) -> Type:
    plain = style().type(f".{kind}")
    return Type(size, plain.weight, plain.italic, spacing * size)


def _best_centre(
    inner: Polygon, centres: Floats, wide: float, high: float, angle: float, busy: Floats
) -> tuple[float, float, float] | None:
    """The centre at which a text of this size and angle fits the area and covers least, with its cost."""
    along = np.array([cos(radians(angle)), sin(radians(angle))])
    across = np.array([-along[1], along[0]])
    count = max(int(wide / 24), 4)
    offsets = [
        along * wide * (s / count - 0.5) + across * high * side
        for s, side in product(range(count + 1), (-0.5, 0.5))
    ]
    spots = centres
    for n in sorted(range(len(offsets)), key=lambda n: -abs(n - len(offsets) / 2)):  # test the ends first
        spots = spots[shapely.contains_xy(inner, *(spots + offsets[n]).T)]
        if not len(spots):
            return None
    apart = busy[None, :, :] - spots[:, None, :]
    covered = (np.abs(apart @ along) < wide / 2 + 8) & (np.abs(apart @ across) < high / 2 + 4)
    middle = np.asarray(inner.centroid.coords[0])
    cost = covered.sum(axis=1) * 0.5 + np.hypot(*(spots - middle).T) * 0.02
    best = int(np.argmin(cost))
    return float(cost[best]), float(spots[best, 0]), float(spots[best, 1])
