"""Where things lie: the maps' rectangles, lands made of the cities' areas, water, and smooth lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, MultiPoint, MultiPolygon, Point, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from maria.box import Box
from maria.box.render.style import style
from maria.box.tables import Drawing

Floats = NDArray[np.float64]
OVERLAP = 40.0
"""Lands are made this much larger than their map and cut afterwards: no border ends short of the frame."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangle of a map on the drawn board."""

    west: float
    north: float
    east: float
    south: float

    @property
    def polygon(self) -> Polygon:
        """The same as a polygon."""
        return shapely.box(self.west, self.north, self.east, self.south)


@dataclass(frozen=True, slots=True)
class Land:
    """All that a territory has on one map."""

    territory: str
    map: int
    area: MultiPolygon


def frames(box: Box) -> list[Frame]:
    """The rectangles of the maps."""
    drawing = Drawing(box.pack)
    made = []
    for number, chart in enumerate(drawing.maps):
        west, south = drawing.place(number, 0, 0)
        east, north = drawing.place(number, len(chart.columns), chart.rows)
        made.append(Frame(west, north, east, south))
    return made


def polygons(geometry: BaseGeometry) -> MultiPolygon:
    """The polygons of a geometry, without lines and points."""
    parts = [part for part in shapely.get_parts(geometry) if isinstance(part, Polygon) and not part.is_empty]
    return MultiPolygon(parts)


# ---------------------------------------------------------------- smooth lines


def _dense(points: Floats, step: float) -> Floats:
    """The same line with points at even distances."""
    lengths = np.hypot(*np.diff(points, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(lengths)])
    count = max(round(along[-1] / step), 2)
    wanted = np.linspace(0, along[-1], count + 1)
    return np.column_stack([np.interp(wanted, along, points[:, axis]) for axis in (0, 1)])


def smooth(
    points: Sequence[tuple[float, float]], swing: float, step: float = 3.0
) -> list[tuple[float, float]]:
    """A line drawn softly, with its ends where they were; a ring stays closed."""
    given = np.asarray(points, dtype=float)
    if swing <= 0 or len(given) < 3:
        return [(float(x), float(y)) for x, y in given]
    closed = bool(np.allclose(given[0], given[-1]))
    dense = _dense(given, step)
    reach = min(int(3 * swing / step) + 1, len(dense) - 1)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) * step / swing) ** 2)
    weights /= weights.sum()
    if closed:
        before, after = dense[-1 - reach : -1], dense[1 : reach + 1]
    else:  # mirrored through the ends, which therefore stay
        before = 2 * dense[0] - dense[reach:0:-1]
        after = 2 * dense[-1] - dense[-2 : -2 - reach : -1]
    padded = np.concatenate([before, dense, after])
    made = np.column_stack([np.convolve(padded[:, axis], weights, "valid") for axis in (0, 1)])
    if closed:
        made[-1] = made[0]
    else:
        made[0], made[-1] = dense[0], dense[-1]
    return [(float(x), float(y)) for x, y in made]


# ---------------------------------------------------------------- lands


def lands(box: Box, charts: Sequence[Frame], water: Sequence[BaseGeometry]) -> list[Land]:
    """The territories of every map, with soft borders that neighbours share, cut at the shores."""
    made = []
    for number, frame in enumerate(charts):
        cities = [c for c, m in enumerate(box.board.map_of) if m == number]
        if not cities:
            continue
        spots = np.array([box.board.place_of[c] for c in cities])
        owners = [box.board.cities[c].territory for c in cities]
        areas = _areas(spots, owners, frame)
        dry = frame.polygon.difference(water[number])
        for territory in sorted(areas):
            area = polygons(areas[territory].intersection(dry))
            if not area.is_empty:
                made.append(Land(territory, number, area))
    return made


def _areas(spots: Floats, owners: list[str], frame: Frame) -> dict[str, BaseGeometry]:
    """The land around each owner's spots; borders as soft as they can be with every spot on its side."""
    around = frame.polygon.buffer(OVERLAP, join_style="mitre")
    raw = _cells(spots, owners, around)
    if len(raw) == 1:
        return raw
    outlines = [shapely.boundary(cell) for cell in raw.values()]
    inner = shapely.union_all(outlines).intersection(around.buffer(-1))
    borders = shapely.get_parts(shapely.line_merge(inner))
    for swing in (*style().data["border"]["smoothing"], 0.0):
        lines = [LineString(smooth(line.coords, swing)) for line in borders]
        owned = _owned(lines, spots, owners, frame)
        if owned is not None and len(owned) == len(raw):
            return {name: shapely.union_all(parts) for name, parts in owned.items()}
    return raw


def _owned(
    borders: list[LineString], spots: Floats, owners: list[str], frame: Frame
) -> dict[str, list[BaseGeometry]] | None:
    """The areas between the borders, by owner; nothing if a border leaves a spot on the wrong side."""
    cut = frame.polygon.buffer(OVERLAP / 2, join_style="mitre")
    faces = shapely.get_parts(shapely.polygonize([*_noded([*borders, cut.exterior])]))
    inside: dict[int, set[str]] = {}
    for spot, face in zip(*STRtree(faces).query(shapely.points(spots), predicate="within"), strict=True):
        inside.setdefault(int(face), set()).add(owners[int(spot)])
    if any(len(names) > 1 for names in inside.values()):
        return None
    nearest = STRtree([*map(Point, spots)])
    owned: dict[str, list[BaseGeometry]] = {}
    for index, face in enumerate(faces):
        names = inside.get(index)
        name = min(names) if names else owners[int(nearest.nearest(face.representative_point()))]
        owned.setdefault(name, []).append(face)
    return owned


def _noded(lines: Iterable[BaseGeometry]) -> Iterable[BaseGeometry]:
    """The lines, cut wherever two of them meet."""
    parts: Iterable[BaseGeometry] = shapely.get_parts(shapely.union_all(list(lines)))
    return parts


def _cells(spots: Floats, owners: list[str], around: Polygon) -> dict[str, BaseGeometry]:
    """The areas nearer to an owner's spots than to any other."""
    if len(set(owners)) == 1:
        return {owners[0]: around}
    found: Any = shapely.voronoi_polygons(MultiPoint(spots), extend_to=around)
    nearest = STRtree([*map(Point, spots)])
    owned: dict[str, list[BaseGeometry]] = {}
    for cell in shapely.get_parts(found):
        owner = owners[int(nearest.nearest(cell.representative_point()))]
        owned.setdefault(owner, []).append(cell.intersection(around))
    return {name: shapely.union_all(cells) for name, cells in owned.items()}


# ---------------------------------------------------------------- water


def waters(box: Box, charts: Sequence[Frame]) -> list[BaseGeometry]:
    """The seas and lakes of every map as one geometry each."""
    drawing = Drawing(box.pack)
    made: list[BaseGeometry] = []
    for number, frame in enumerate(charts):
        parts = [
            shapely.make_valid(Polygon([drawing.place(number, east, north) for east, north in water.points]))
            for water in box.pack.scenery.water
            if water.map == box.pack.about.map[number].id and len(water.points) > 2
        ]
        made.append(polygons(shapely.union_all(parts).intersection(frame.polygon)))
    return made


def tapered(points: Sequence[tuple[float, float]], narrow: float, wide: float) -> Polygon:
    """A line that grows from its start to its end, as a polygon."""
    line = np.asarray(points, dtype=float)
    ahead = np.gradient(line, axis=0)
    ahead /= np.maximum(np.hypot(ahead[:, 0], ahead[:, 1]), 1e-9)[:, None]
    aside = np.column_stack([-ahead[:, 1], ahead[:, 0]])
    half = np.linspace(narrow, wide, len(line))[:, None] / 2
    return Polygon(np.concatenate([line + aside * half, (line - aside * half)[::-1]]))
