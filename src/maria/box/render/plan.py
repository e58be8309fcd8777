"""Decides the position of everything on the maps before anything is drawn."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

import numpy as np
import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from maria.box import Box
from maria.box.render.areanames import Area, AreaName, area_names
from maria.box.render.geometry import Floats, Land, lands, polygons, smooth, waters
from maria.box.render.labels import Placed, Surroundings, Wanted, overlap, place, rows
from maria.box.render.marks import CityMark, Corner, city_marks, corners, radius, sign_rects
from maria.box.render.style import Type, style
from maria.box.tables import BoardLayout, Rect
from maria.texts import Catalogue

FAR, SHORT = 70.0, 46.0
"""The distance up to which an arrow comes through the frame, and its length if it does not."""
SEA_SIZE, SEA_SHORE = 25.0, 10.0
"""The largest size of a sea's name, and its distance from the shore."""
ROSE, ROSE_SHORE = (22.0, 34.0), 14.0
"""The radius range of the compass rose, and its distance from the shore."""


class Arrow(NamedTuple):
    """The arrow of an off-map box: through the frame of its city's map, or a short one if it is far away."""

    box: str
    power: str
    name: str
    tail: tuple[float, float]
    head: tuple[float, float]
    out: tuple[float, float]
    """The direction out of the map, as a unit vector."""
    through: bool

    @property
    def rects(self) -> list[Rect]:
        """The rectangles it occupies inside the map."""
        wide, high = (0.0, 4.6) if self.out[0] else (4.6, 0.0)
        (west, east), (north, south) = map(sorted, zip(self.tail, self.head, strict=True))
        made = [Rect(west - wide, north - high, east + wide, south + high)]
        if not self.through:
            type_ = style().type(".box-name")
            wide, high = type_.width(self.name) / 2, type_.size / 2
            x, y = self.tail[0] + self.out[0] * (wide + 3), self.tail[1] + self.out[1] * (high + 2)
            made.append(Rect(x - wide, y - high, x + wide, y + high))
        return made


class Circle(NamedTuple):
    """A circle on the maps."""

    x: float
    y: float
    radius: float


class Hill(NamedTuple):
    """One hill of a mountain range."""

    x: float
    y: float
    wide: float
    high: float


class BoardPlan(NamedTuple):
    """The position of everything on the maps."""

    drawing: BoardLayout
    water: list[BaseGeometry]
    lands: list[Land]
    land_names: list[AreaName]
    water_names: list[AreaName]
    hills: list[Hill]
    marks: list[CityMark]
    corners: list[Corner]
    middles: list[Circle]
    """The sectors' centres. The radius is half the height of the large suit sign there."""
    arrows: list[Arrow]
    labels: list[Placed]
    rose: Circle | None
    blocked: Floats


def name_of(catalogue: Catalogue, kind: str, id_: str) -> str:
    """The catalogue's name for something in the pack, or its id if there is none."""
    key = f"{kind}-{id_}"
    return catalogue(key) if key in catalogue else id_


def make_plan(box: Box, catalogue: Catalogue) -> BoardPlan:
    """Plans a board."""
    drawing = BoardLayout(box.pack)
    water = waters(box, drawing)
    areas = lands(box, drawing.frames, water)
    place_of, index = box.board.place_of, box.board.index
    roads = rows([(*place_of[index[road.start]], *place_of[index[road.end]]) for road in box.pack.roads])
    signs = sign_rects(box)
    arrows = _arrows(box, drawing.frames, catalogue)
    blocked = signs + [rect for arrow in arrows for rect in arrow.rects]
    marks = city_marks(box, drawing, roads, blocked)
    suits = corners(box, drawing, roads, blocked)
    labels = place(_wanted(box, drawing), _surroundings(box, drawing, roads, blocked))
    written = [label.rect for label in labels]
    busy = rows([*signs, *written, *(mark.rect for mark in marks)])
    middles = _middles(box, drawing)
    rose = _rose(water, [*blocked, *written], middles)
    return BoardPlan(
        drawing=drawing,
        water=water,
        lands=areas,
        land_names=area_names([_named(land, catalogue) for land in areas], busy),
        water_names=area_names(_seas(box, drawing, rose, middles, catalogue), busy),
        hills=_hills(box, drawing, rows([*blocked, *written])),
        marks=marks,
        corners=suits,
        middles=middles,
        arrows=arrows,
        labels=labels,
        rose=rose,
        blocked=rows(blocked),
    )


def _named(land: Land, catalogue: Catalogue) -> Area:
    """A land to be named, in capitals."""
    name = name_of(catalogue, "territory", land.territory)
    return Area(land.territory, name.upper(), "land-name", land.area)


def _seas(
    box: Box, drawing: BoardLayout, rose: Circle | None, suits: Sequence[Circle], catalogue: Catalogue
) -> list[Area]:
    """The seas that have a name in the catalogue, without the space of the compass rose and the suits."""
    circles = [*suits, *([rose._replace(radius=rose.radius + 12)] if rose else [])]
    taken = shapely.union_all([shapely.Point(x, y).buffer(far) for x, y, far in circles])
    made = []
    for water in box.pack.scenery.water:
        if f"water-{water.id}" in catalogue:
            inside = shapely.box(*drawing.frames[drawing.number[water.map]]).buffer(-8)
            outline = shapely.make_valid(shapely.Polygon(drawing.points(water)))
            open_ = outline.buffer(-SEA_SHORE).intersection(inside).difference(taken)
            made.append(Area(water.id, catalogue(f"water-{water.id}"), "water-name", open_, SEA_SIZE))
    return made


def _wanted(box: Box, drawing: BoardLayout) -> list[Wanted]:
    """The city names to be placed. Those of major fortresses are in capitals."""
    made = []
    for city, (x, y), chart in zip(box.board.cities, box.board.place_of, box.board.map_of, strict=True):
        name = city.name.upper() if city.fortress == "major" else city.name
        type_ = city_type(city.fortress)
        made.append(Wanted(name, x, y, radius(city.fortress), type_, drawing.frames[chart]))
    return made


def city_type(fortress: str) -> Type:
    """The font settings of a city's name."""
    return style().type(".name", *([f".name-{fortress}"] if fortress else ()))


def _surroundings(box: Box, drawing: BoardLayout, roads: Floats, blocked: Sequence[Rect]) -> Surroundings:
    """What city names avoid."""
    weights = [0.75 if road.kind == "main" else 0.55 for road in box.pack.roads]
    edges = []
    for west, north, east, south in map(drawing.sector, box.pack.sectors):
        edges += [(west, north, east, north), (west, north, west, south)]
    return Surroundings(
        blocked=rows(blocked),
        segments=np.concatenate([roads, rows(edges)]),
        weights=np.array(weights + [0.12] * len(edges)),
        spots=np.array(box.board.place_of, dtype=float).reshape(-1, 2),
    )


def _arrows(box: Box, charts: Sequence[Rect], catalogue: Catalogue) -> list[Arrow]:
    """The arrows of the off-map boxes, each from the nearest outer edge of the maps."""
    made = []
    for away in box.pack.off_map_boxes:
        city = box.board.index[away.city]
        x, y = box.board.place_of[city]
        frame = charts[box.board.map_of[city]]
        edges = [((x, frame.north), (0.0, -1.0)), ((x, frame.south), (0.0, 1.0))]
        if frame == charts[0]:
            edges.append(((frame.west, y), (-1.0, 0.0)))
        if frame == charts[-1]:
            edges.append(((frame.east, y), (1.0, 0.0)))
        tail, out = min(edges, key=lambda edge: hypot(edge[0][0] - x, edge[0][1] - y))
        through = hypot(tail[0] - x, tail[1] - y) <= FAR
        if not through:
            tail = x + out[0] * SHORT, y + out[1] * SHORT
        clear = radius(box.board.cities[city].fortress) + 2.5
        head = x + out[0] * clear, y + out[1] * clear
        made.append(Arrow(away.id, away.power, name_of(catalogue, "box", away.id), tail, head, out, through))
    return made


def _middles(box: Box, drawing: BoardLayout) -> list[Circle]:
    most = style().sign["suit_large"]
    return [
        Circle(
            (west + east) / 2, (north + south) / 2, min(most, (east - west) * 0.36, (south - north) * 0.36)
        )
        for west, north, east, south in map(drawing.sector, box.pack.sectors)
    ]


def _rose(water: Sequence[BaseGeometry], taken: Sequence[Rect], suits: Sequence[Circle]) -> Circle | None:
    """The largest free circle in open water, or None if it is too small for a compass rose."""
    signs = [shapely.Point(x, y).buffer(size) for x, y, size in suits]
    closed = shapely.union_all([*(shapely.box(*rect) for rect in taken), *signs])
    parts = [p for area in water for p in polygons(area.buffer(-ROSE_SHORE).difference(closed)).geoms]
    reaches = [shapely.maximum_inscribed_circle(part, tolerance=1.0) for part in parts]
    best = max(reaches, key=lambda reach: reach.length, default=None)
    if best is None or best.length < ROSE[0]:
        return None
    x, y = best.coords[0]
    return Circle(x, y, min(best.length, ROSE[1]))


# ---------------------------------------------------------------- hills


def _hills(box: Box, drawing: BoardLayout, blocked: Floats) -> list[Hill]:
    """Hills in loose rows along the crests of the ranges, wherever they cover nothing."""
    made = []
    for ridge in box.pack.scenery.range:
        frame = drawing.frames[drawing.number[ridge.map]]
        crest = LineString(smooth(drawing.points(ridge), 6))
        chance = random.Random(f"{ridge.map} {ridge.id}")
        size = 2.3 + 0.8 * min(ridge.height, 4)
        depth = int(max(min(ridge.height, 4), 1))
        for row in range(depth):
            along = chance.uniform(0, size)
            while along < crest.length:
                on, ahead = crest.interpolate(along), crest.interpolate(min(along + 1, crest.length))
                angle = atan2(ahead.y - on.y, ahead.x - on.x) + pi / 2
                aside = (row - (depth - 1) / 2 + chance.uniform(-0.45, 0.45)) * size * 1.45
                wide = size * (chance.uniform(0.72, 1.28) * (1.1 - 0.25 * abs(row - (depth - 1) / 2)))
                along += size * chance.uniform(1.3, 2.6)
                hill = Hill(on.x + aside * cos(angle), on.y + aside * sin(angle), wide, wide * 1.2)
                if _free(hill, frame, blocked):
                    made.append(hill)
    return sorted(made, key=lambda hill: (hill.y, hill.x))


def _free(hill: Hill, frame: Rect, blocked: Floats) -> bool:
    west, north, east, south = hill.x - hill.wide, hill.y - hill.high, hill.x + hill.wide, hill.y + 0.5
    least = frame.grown(-2)
    inside = least.west < west and east < least.east and least.north < north and south < least.south
    return inside and not overlap(rows([(west, north, east, south)]), blocked).any()
