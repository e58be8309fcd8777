"""Decides where everything on the maps goes, before anything is drawn."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin

import numpy as np
import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from maria.box import Box
from maria.box.render.areanames import Area, AreaName, area_names
from maria.box.render.geometry import Floats, Frame, Land, frames, lands, polygons, smooth, waters
from maria.box.render.labels import Placed, Rect, Surroundings, Wanted, collisions, overlap, place, rows
from maria.box.render.marks import Corner, Mark, city_marks, corners, radius, sign_rects
from maria.box.render.style import style
from maria.box.tables import Drawing
from maria.texts import Catalogue

FAR, SHORT = 70.0, 46.0
"""From how far away an arrow still comes through the frame, and how long it is otherwise."""
SEA_SIZE, SEA_SHORE = 25.0, 10.0
"""The largest size of a sea's name, and the distance from the shore it keeps."""
ROSE, ROSE_SHORE = (22.0, 34.0), 14.0
"""The least and the largest radius of the compass rose, and the distance from the shore it keeps."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """The arrow of an off-map box: through the frame of its city's map, or a short one if that is far."""

    box: str
    power: str
    name: str
    tail: tuple[float, float]
    head: tuple[float, float]
    out: tuple[float, float]
    """The direction out of the map."""
    through: bool

    @property
    def rects(self) -> list[Rect]:
        """The rectangles it fills inside the map."""
        (tail_x, tail_y), (head_x, head_y), aside = self.tail, self.head, 4.6
        wide = 0.0 if self.out[0] else aside
        high = aside if self.out[0] else 0.0
        made = [
            (
                min(tail_x, head_x) - wide,
                min(tail_y, head_y) - high,
                max(tail_x, head_x) + wide,
                max(tail_y, head_y) + high,
            )
        ]
        if not self.through:
            type_ = style().type(".box-name")
            half = type_.width(self.name) / 2
            x = tail_x + self.out[0] * (half + 3)
            y = tail_y + self.out[1] * (type_.size / 2 + 2)
            made.append((x - half, y - type_.size / 2, x + half, y + type_.size / 2))
        return made


@dataclass(frozen=True, slots=True)
class Rose:
    """A compass rose in open water."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Hill:
    """One hill of a mountain range."""

    x: float
    y: float
    wide: float
    high: float


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything on the maps goes."""

    frames: list[Frame]
    water: list[BaseGeometry]
    lands: list[Land]
    land_names: list[AreaName]
    water_names: list[AreaName]
    hills: list[Hill]
    marks: list[Mark]
    corners: list[Corner]
    arrows: list[Arrow]
    labels: list[Placed]
    rose: Rose | None
    blocked: Floats

    def collisions(self) -> tuple[int, int]:
        """How many pairs of city names overlap, and how many names overlap a sign."""
        return collisions(self.labels, self.blocked)


def kind_of(fortress: str) -> str:
    """The word for a city's size in classes and signs."""
    return fortress or "city"


def name_of(catalogue: Catalogue, kind: str, id_: str) -> str:
    """The catalogue's name for something of the pack, or its id where there is none."""
    key = f"{kind}-{id_}"
    return catalogue(key) if key in catalogue else id_


def shown(name: str, fortress: str) -> str:
    """A city's name as the map writes it: major fortresses in capitals."""
    return name.upper() if fortress == "major" else name


def make_plan(box: Box, catalogue: Catalogue) -> Plan:
    """The plan of a board."""
    charts = frames(box)
    water = waters(box, charts)
    areas = lands(box, charts, water)
    place_of, index = box.board.place_of, box.board.index
    roads = _segments([(place_of[index[r.start]], place_of[index[r.end]]) for r in box.pack.roads])
    signs = sign_rects(box)
    arrows = _arrows(box, charts, catalogue)
    blocked = signs + [rect for arrow in arrows for rect in arrow.rects]
    marks = city_marks(box, charts, roads, blocked)
    suits = corners(box, roads, blocked)
    labels = place(_wanted(box, charts), _surroundings(box, roads, blocked))
    busy = rows([*signs, *(label.rect for label in labels), *(mark.rect for mark in marks)])
    rose = _rose(water, [*blocked, *(label.rect for label in labels)], sector_middles(box))
    return Plan(
        frames=charts,
        water=water,
        lands=areas,
        land_names=area_names([_named(land, catalogue) for land in areas], busy),
        water_names=area_names(_seas(box, charts, rose, catalogue), busy),
        hills=_hills(box, charts, rows([*blocked, *(label.rect for label in labels)])),
        marks=marks,
        corners=suits,
        arrows=arrows,
        labels=labels,
        rose=rose,
        blocked=rows(blocked),
    )


def _named(land: Land, catalogue: Catalogue) -> Area:
    """A land that wants its name, in capitals."""
    name = name_of(catalogue, "territory", land.territory)
    return Area(land.territory, name.upper(), "land-name", land.area)


def _seas(box: Box, charts: Sequence[Frame], rose: Rose | None, catalogue: Catalogue) -> list[Area]:
    """The seas that the catalogue has a name for, where the compass rose and the suits leave room."""
    drawing = Drawing(box.pack)
    numbers = {chart.id: number for number, chart in enumerate(box.pack.about.map)}
    circles = [*sector_middles(box), *([(rose.x, rose.y, rose.radius + 12)] if rose else [])]
    taken = shapely.union_all([shapely.Point(x, y).buffer(far) for x, y, far in circles])
    made = []
    for water in box.pack.scenery.water:
        if f"water-{water.id}" in catalogue:
            chart = numbers[water.map]
            outline = shapely.Polygon([drawing.place(chart, east, north) for east, north in water.points])
            inside = charts[chart].polygon.buffer(-8)
            open_ = shapely.make_valid(outline).buffer(-SEA_SHORE).intersection(inside).difference(taken)
            name = catalogue(f"water-{water.id}")
            made.append(Area(water.id, name, "water-name", open_, largest=SEA_SIZE))
    return made


def _segments(lines: Sequence[tuple[tuple[float, float], tuple[float, float]]]) -> Floats:
    return np.array([(*start, *end) for start, end in lines], dtype=float).reshape(-1, 4)


def _wanted(box: Box, charts: Sequence[Frame]) -> list[Wanted]:
    """The names that want a place."""
    types = {
        "": style().type(".name"),
        "minor": style().type(".name", ".name-minor"),
        "major": style().type(".name", ".name-major"),
    }
    made = []
    for number, city in enumerate(box.board.cities):
        x, y = box.board.place_of[number]
        frame = charts[box.board.map_of[number]]
        within = (frame.west, frame.north, frame.east, frame.south)
        kind = city.fortress
        made.append(Wanted(shown(city.name, kind), x, y, radius(kind), types[kind], within))
    return made


def _surroundings(box: Box, roads: Floats, blocked: Sequence[Rect]) -> Surroundings:
    """What the names keep clear of."""
    weights = [0.75 if road.kind == "main" else 0.55 for road in box.pack.roads]
    edges = []
    drawing = Drawing(box.pack)
    numbers = {chart.id: number for number, chart in enumerate(box.pack.about.map)}
    for sector in box.pack.sectors:
        chart = numbers[sector.map]
        west, north = drawing.place(chart, sector.west, sector.north)
        east, south = drawing.place(chart, sector.east, sector.south)
        edges += [((west, north), (east, north)), ((west, north), (west, south))]
    return Surroundings(
        blocked=rows(blocked),
        segments=np.concatenate([roads, _segments(edges)]),
        weights=np.array(weights + [0.12] * len(edges)),
        spots=np.array(box.board.place_of, dtype=float).reshape(-1, 2),
    )


def _arrows(box: Box, charts: Sequence[Frame], catalogue: Catalogue) -> list[Arrow]:
    """The arrows of the off-map boxes, from the nearest outer edge of the maps."""
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


def sector_middles(box: Box) -> list[tuple[float, float, float]]:
    """The middle of every sector, where its large suit sign is, and half the sign's height."""
    drawing = Drawing(box.pack)
    numbers = {chart.id: number for number, chart in enumerate(box.pack.about.map)}
    made = []
    for sector in box.pack.sectors:
        chart = numbers[sector.map]
        west, north = drawing.place(chart, sector.west, sector.north)
        east, south = drawing.place(chart, sector.east, sector.south)
        size = min(style().sign["suit_large"], (east - west) * 0.36, (south - north) * 0.36)
        made.append(((west + east) / 2, (north + south) / 2, size))
    return made


def _rose(
    water: Sequence[BaseGeometry], taken: Sequence[Rect], suits: Sequence[tuple[float, float, float]]
) -> Rose | None:
    """The largest free circle in open water, if it has room for a compass rose."""
    signs = [shapely.Point(x, y).buffer(size) for x, y, size in suits]
    closed = shapely.union_all([*(shapely.box(*rect) for rect in taken), *signs])
    best: Rose | None = None
    for area in water:
        for part in polygons(area.buffer(-ROSE_SHORE).difference(closed)).geoms:
            reach = shapely.maximum_inscribed_circle(part, tolerance=1.0)
            x, y = reach.coords[0]
            if best is None or reach.length > best.radius:
                best = Rose(x, y, reach.length)
    if best is None or best.radius < ROSE[0]:
        return None
    return Rose(best.x, best.y, min(best.radius, ROSE[1]))


# ---------------------------------------------------------------- hills


def _hills(box: Box, charts: Sequence[Frame], blocked: Floats) -> list[Hill]:
    """Hills in loose rows along the crests of the ranges, wherever they cover nothing."""
    drawing = Drawing(box.pack)
    numbers = {chart.id: number for number, chart in enumerate(box.pack.about.map)}
    made = []
    for ridge in box.pack.scenery.range:
        chart = numbers[ridge.map]
        crest = LineString(smooth([drawing.place(chart, e, n) for e, n in ridge.points], 6))
        chance = random.Random(f"{ridge.map} {ridge.id}")
        size = 2.3 + 0.8 * min(ridge.height, 4)
        depth = int(max(min(ridge.height, 4), 1))
        for row in range(depth):
            along = chance.uniform(0, size)
            while along < crest.length:
                on, ahead = crest.interpolate(along), crest.interpolate(min(along + 1, crest.length))
                angle = atan2(ahead.y - on.y, ahead.x - on.x) + pi / 2
                aside = (row - (depth - 1) / 2 + chance.uniform(-0.45, 0.45)) * size * 1.45
                grow = chance.uniform(0.72, 1.28) * (1.1 - 0.25 * abs(row - (depth - 1) / 2))
                along += size * chance.uniform(1.3, 2.6)
                hill = Hill(
                    on.x + aside * cos(angle), on.y + aside * sin(angle), size * grow, size * grow * 1.2
                )
                if _free(hill, charts[chart], blocked):
                    made.append(hill)
    return sorted(made, key=lambda hill: (hill.y, hill.x))


def _free(hill: Hill, frame: Frame, blocked: Floats) -> bool:
    rect = (hill.x - hill.wide, hill.y - hill.high, hill.x + hill.wide, hill.y + 0.5)
    inside = (
        frame.west + 2 < rect[0]
        and rect[2] < frame.east - 2
        and frame.north + 2 < rect[1]
        and rect[3] < frame.south - 2
    )
    return inside and not overlap(rows([rect]), blocked).any()
