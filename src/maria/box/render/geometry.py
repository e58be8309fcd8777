"""Geometry of the drawing: lands from the areas around cities, water, and smooth lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, MultiPoint, MultiPolygon, Point, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from maria.box import Box
from maria.box.render.style import style
from maria.box.tables import BoardLayout, Rect

Floats = NDArray[np.float64]
OVERLAP = 40.0
"""How far lands extend beyond their map before they are cut, so that borders reach the frame."""


class Land(NamedTuple):
    """The part of a territory that is on one map."""

    territory: str
    map: int
    area: MultiPolygon


def polygons(geometry: BaseGeometry) -> MultiPolygon:
    """The polygons of a geometry, without lines and points."""
    parts = [part for part in shapely.get_parts(geometry) if isinstance(part, Polygon) and not part.is_empty]
    return MultiPolygon(parts)


# ---------------------------------------------------------------- smooth lines


def _dense(points: Floats, step: float) -> Floats:
    """The line with evenly spaced points."""
    lengths = np.hypot(*np.diff(points, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(lengths)])
    wanted = np.linspace(0, along[-1], max(round(along[-1] / step), 2) + 1)
    return np.column_stack([np.interp(wanted, along, points[:, axis]) for axis in (0, 1)])


def smooth(points: Iterable[tuple[float, float]], swing: float, step: float = 3.0) -> Floats:
    """A smoothed line with the same ends. A ring stays closed."""
    given = np.array(list(points), dtype=float)
    if swing <= 0 or len(given) < 3:
        return given
    closed = bool(np.allclose(given[0], given[-1]))
    dense = _dense(given, step)
    reach = min(int(3 * swing / step) + 1, len(dense) - 1)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) * step / swing) ** 2)
    weights /= weights.sum()
    if closed:
        before, after = dense[-1 - reach : -1], dense[1 : reach + 1]
    else:  # mirrored at the ends, which therefore keep their place
        before = 2 * dense[0] - dense[reach:0:-1]
        after = 2 * dense[-1] - dense[-2 : -2 - reach : -1]
    padded = np.concatenate([before, dense, after])
    made = np.column_stack([np.convolve(padded[:, axis], weights, "valid") for axis in (0, 1)])
    made[0], made[-1] = (made[0], made[0]) if closed else (dense[0], dense[-1])
    return made


# ---------------------------------------------------------------- lands


def lands(box: Box, charts: Sequence[Rect], water: Sequence[BaseGeometry]) -> list[Land]:
    """The territories of every map, cut at the shores, with smooth borders that neighbours share."""
    made = []
    for number, frame in enumerate(charts):
        cities = [c for c, m in enumerate(box.board.map_of) if m == number]
        if not cities:
            continue
        spots = np.array([box.board.place_of[c] for c in cities])
        areas = _areas(spots, [box.board.cities[c].territory for c in cities], shapely.box(*frame))
        dry = shapely.box(*frame).difference(water[number])
        for territory, area in sorted(areas.items()):
            land = Land(territory, number, polygons(area.intersection(dry)))
            if not land.area.is_empty:
                made.append(land)
    return made


def _areas(spots: Floats, owners: list[str], frame: Polygon) -> dict[str, BaseGeometry]:
    """The land around each owner's spots. Borders are as smooth as possible with every spot on its side."""
    around = frame.buffer(OVERLAP, join_style="mitre")
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
            return owned
    return raw


def _owned(
    borders: list[LineString], spots: Floats, owners: list[str], frame: Polygon
) -> dict[str, BaseGeometry] | None:
    """The areas between the borders, by owner. None if a border leaves a spot on the wrong side."""
    cut = frame.buffer(OVERLAP / 2, join_style="mitre")
    noded = shapely.get_parts(shapely.union_all([*borders, cut.exterior]))
    faces = shapely.get_parts(shapely.polygonize([*noded]))
    inside: dict[int, set[str]] = {}
    for spot, face in zip(*STRtree(faces).query(shapely.points(spots), predicate="within"), strict=True):
        inside.setdefault(int(face), set()).add(owners[int(spot)])
    if any(len(names) > 1 for names in inside.values()):
        return None
    nearest = enumerate(_nearest(spots, owners, faces))
    return _united(faces, [min(inside.get(face, {name})) for face, name in nearest])


def _cells(spots: Floats, owners: list[str], around: Polygon) -> dict[str, BaseGeometry]:
    """The areas nearer to an owner's spots than to any other."""
    if len(set(owners)) == 1:
        return {owners[0]: around}
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(spots), extend_to=around))
    return _united([cell.intersection(around) for cell in cells], _nearest(spots, owners, cells))


def _nearest(spots: Floats, owners: list[str], areas: Iterable[BaseGeometry]) -> list[str]:
    """The owner of the spot nearest to each area."""
    tree = STRtree([*map(Point, spots)])
    return [owners[int(tree.nearest(area.representative_point()))] for area in areas]


def _united(areas: Iterable[BaseGeometry], owners: Iterable[str]) -> dict[str, BaseGeometry]:
    """The union of each owner's areas."""
    owned: dict[str, list[BaseGeometry]] = {}
    for area, owner in zip(areas, owners, strict=True):
        owned.setdefault(owner, []).append(area)
    return {name: shapely.union_all(parts) for name, parts in owned.items()}


# ---------------------------------------------------------------- water


def waters(box: Box, drawing: BoardLayout) -> list[BaseGeometry]:
    """The seas and lakes of every map, one geometry per map."""
    made: list[BaseGeometry] = []
    for chart, frame in zip(drawing.maps, drawing.frames, strict=True):
        parts = [
            shapely.make_valid(Polygon(drawing.points(water)))
            for water in box.pack.scenery.water
            if water.map == chart.id and len(water.points) > 2
        ]
        made.append(polygons(shapely.union_all(parts).intersection(shapely.box(*frame))))
    return made


def tapered(line: Floats, narrow: float, wide: float) -> Polygon:
    """A line that widens from start to end, as a polygon."""
    ahead = np.gradient(line, axis=0)
    ahead /= np.maximum(np.hypot(ahead[:, 0], ahead[:, 1]), 1e-9)[:, None]
    aside = np.column_stack([-ahead[:, 1], ahead[:, 0]])
    half = np.linspace(narrow, wide, len(line))[:, None] / 2
    return Polygon(np.concatenate([line + aside * half, (line - aside * half)[::-1]]))
