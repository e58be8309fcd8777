"""Makes `scenery.json`: waters, rivers and mountains as lines on the two maps.

The coarse lines of `geography` become smooth curves through their own points (so that rivers still meet at
their junctions), are transferred to each map and cut off at its edge.  None of it affects play.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from shapely import LineString, MultiLineString, Polygon, box, unary_union
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

import geography
from gazetteer import FRAMES, ROWS, Frame, Position, distance

STEPS = 4  # points of the curve per point of the coarse line
SHORTEST = 0.08  # squares: pieces of a line at the map's edge must be longer than this
SMALLEST = 0.004  # square squares: parts of a lake must be larger than this


@dataclass(frozen=True)
class Feature:
    """A river, water or range in degrees."""

    id: str
    size: int
    points: list[Position]


@dataclass(frozen=True)
class Drawn:
    """A piece of a feature on a map, in squares from the map's south-west corner."""

    table: str
    frame: Frame
    id: str
    size: int
    points: list[Position]


def junctions() -> dict[str, Position]:
    """The named junctions of the geography."""
    result = {}
    for line in geography.JUNCTIONS.strip().splitlines():
        name, lon, lat = line.split()
        result[name] = (float(lon), float(lat))
    return result


def parse(table: str) -> list[Feature]:
    """Reads one of the geography's tables."""
    named = junctions()
    features = []
    for entry in table.strip().replace("\n ", " ").splitlines():
        head, tail = entry.split(":")
        name, size = head.split()
        points = []
        for item in tail.split(","):
            if item.strip().startswith("@"):
                points.append(named[item.strip()[1:]])
            else:
                lon, lat = item.split()
                points.append((float(lon), float(lat)))
        features.append(Feature(name, int(size), points))
    return features


def smooth(points: Sequence[Position], before: Position, after: Position) -> list[Position]:
    """A centripetal Catmull-Rom curve through the points. `before` and `after` are beyond its ends."""
    around = [before, *points, after]
    curve = [points[0]]
    for corners in zip(around, around[1:], around[2:], around[3:], strict=False):
        curve += [_between(*corners, step / STEPS) for step in range(1, STEPS)] + [corners[2]]
    return curve


def smooth_ring(points: Sequence[Position]) -> list[Position]:
    """A closed curve through the points."""
    return smooth([*points, points[0]], points[-1], points[1])


def smooth_courses(features: list[Feature]) -> list[Feature]:
    """Rivers or ranges as curves. If one begins where the previous one ends, the joint is smooth."""
    result = []
    for number, feature in enumerate(features):
        points = feature.points
        before, after = _mirror(points[0], points[1]), _mirror(points[-1], points[-2])
        if number > 0 and features[number - 1].points[-1] == points[0]:
            before = features[number - 1].points[-2]
        if number + 1 < len(features) and features[number + 1].points[0] == points[-1]:
            after = features[number + 1].points[1]
        result.append(Feature(feature.id, feature.size, smooth(points, before, after)))
    return result


def _mirror(end: Position, inner: Position) -> Position:
    return 2 * end[0] - inner[0], 2 * end[1] - inner[1]


def _between(before: Position, start: Position, end: Position, after: Position, share: float) -> Position:
    """The point of the curve at a fraction of the way from start to end (Barry and Goldman's scheme)."""

    def knot(since: float, a: Position, b: Position) -> float:
        return since + max(math.sqrt(distance(a, b)), 1e-6)

    def mix(a: Position, b: Position, t_a: float, t_b: float, t: float) -> Position:
        weight = (t - t_a) / (t_b - t_a)
        return a[0] + (b[0] - a[0]) * weight, a[1] + (b[1] - a[1]) * weight

    t_0 = 0.0
    t_1 = knot(t_0, before, start)
    t_2 = knot(t_1, start, end)
    t_3 = knot(t_2, end, after)
    t = t_1 + (t_2 - t_1) * share
    first = mix(before, start, t_0, t_1, t)
    second = mix(start, end, t_1, t_2, t)
    third = mix(end, after, t_2, t_3, t)
    return mix(mix(first, second, t_0, t_2, t), mix(second, third, t_1, t_3, t), t_1, t_2, t)


@cache
def sea() -> BaseGeometry:
    """All open water, in degrees."""
    return unary_union([Polygon(smooth_ring(part.points)).buffer(0) for part in parse(geography.SEAS)])


def lakes() -> list[tuple[str, Polygon]]:
    """The lakes with their names, in degrees."""
    return [(lake.id, Polygon(smooth_ring(lake.points))) for lake in parse(geography.LAKES)]


@cache
def ridges(height: int) -> list[LineString]:
    """The crests of at least this height, in degrees."""
    return [LineString(crest.points) for crest in parse(geography.RANGES) if crest.size >= height]


def _on_map(frame: Frame, shape: BaseGeometry) -> BaseGeometry:
    """The part of a shape that is on the map. Both are in degrees."""
    west, south = frame.degrees((0, 0))
    east, north = frame.degrees((frame.columns, ROWS))
    return shape.intersection(box(west, south, east, north))


def _places(frame: Frame, coordinates: Iterable[Sequence[float]]) -> list[Position]:
    """Degrees converted to squares, with three decimals and without repeated points."""
    result: list[Position] = []
    for lon, lat in coordinates:
        column, line = frame.place(lon, lat)
        place = (round(min(max(column, 0), frame.columns), 3), round(min(max(line, 0), ROWS), 3))
        if not result or result[-1] != place:
            result.append(place)
    return result


def _lines(shape: BaseGeometry) -> list[LineString]:
    """The lines of a shape, joined where they touch, from west to east."""
    parts = [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, LineString)]
    if len(parts) > 1:
        merged = linemerge(MultiLineString(parts))
        parts = [part for part in getattr(merged, "geoms", [merged]) if isinstance(part, LineString)]
    return sorted(parts, key=lambda part: part.bounds)


def _waters(frame: Frame) -> list[Drawn]:
    """The sea and lakes of a map. The largest part of each keeps the plain name."""
    result = []
    for name, shape in [("nordsee", sea()), *lakes()]:
        inside = _on_map(frame, shape)
        parts = [part for part in getattr(inside, "geoms", [inside]) if isinstance(part, Polygon)]
        cell = frame.column_width * frame.row_height
        large = sorted((part for part in parts if part.area / cell > SMALLEST), key=lambda part: -part.area)
        for number, part in enumerate(large, 1):
            if part.interiors:
                raise ValueError(f"the water {name} has an island: draw its coast so that it has none")
            points = _places(frame, part.exterior.coords)[:-1]
            result.append(Drawn("water", frame, name if number == 1 else f"{name}_{number}", 0, points))
    return result


def _strokes(frame: Frame, table: str, features: list[Feature]) -> list[Drawn]:
    """The rivers or ranges of a map."""
    result = []
    for feature in smooth_courses(features):
        number = 0
        for part in _lines(_on_map(frame, LineString(feature.points))):
            points = _places(frame, part.coords)
            if len(points) < 2 or LineString(points).length < SHORTEST:
                continue
            number += 1
            name = feature.id if number == 1 else f"{feature.id}_{number}"
            result.append(Drawn(table, frame, name, feature.size, points))
    return result


def check_rivers() -> None:
    """Raises ValueError unless every river ends in another river, in water, or outside the maps."""
    rivers = parse(geography.RIVERS)
    water = unary_union([sea(), *(lake for _, lake in lakes())]).buffer(0.02)
    for river in rivers:
        mouth = river.points[-1]
        joins = any(mouth in other.points for other in rivers if other is not river)
        inside = any(
            0 <= place[0] <= frame.columns and 0 <= place[1] <= ROWS
            for frame in FRAMES
            for place in [frame.place(*mouth)]
        )
        if not joins and inside and not water.intersects(LineString([mouth, mouth]).buffer(1e-6)):
            raise ValueError(f"the river {river.id} ends nowhere")


def draw() -> list[Drawn]:
    """Draws everything on both maps."""
    check_rivers()
    result: list[Drawn] = []
    for frame in FRAMES:
        result += _waters(frame)
        result += _strokes(frame, "river", parse(geography.RIVERS))
        result += _strokes(frame, "range", parse(geography.RANGES))
    return result


def to_json(drawn: list[Drawn]) -> str:
    """The text of `scenery.json`, one line per thing drawn."""
    size_key = {"river": "width", "range": "height"}
    parts = []
    for table in ("water", "river", "range"):
        entries = []
        for item in drawn:
            if item.table == table:
                entry: dict[str, object] = {"map": item.frame.name, "id": item.id}
                if table in size_key:
                    entry[size_key[table]] = item.size
                entries.append(json.dumps({**entry, "points": item.points}))
        parts.append(f'"{table}": [\n' + ",\n".join(entries) + "\n]")
    return '{\n"source": "reconstructed",\n' + ",\n".join(parts) + "\n}\n"
