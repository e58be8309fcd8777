"""Places the small marks: votes and set-up signs next to cities, suits in corners of sectors."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Literal, NamedTuple

import numpy as np

from maria.box import Box
from maria.box.model import Suit
from maria.box.render.geometry import Floats
from maria.box.render.labels import HARD, crossing, overlap, rows
from maria.box.render.style import style
from maria.box.tables import BoardLayout, Rect

Kind = Literal["vote", "flag", "wagon"]
HALVES: dict[Kind, tuple[float, float]] = {"vote": (5.4, 5.2), "flag": (5.6, 6.2), "wagon": (5.8, 5.0)}
"""Half the width and half the height of each kind of mark."""


class CityMark(NamedTuple):
    """A mark next to a city."""

    city: int
    kind: Kind
    x: float
    y: float
    power: str = ""
    rank: str = ""

    @property
    def rect(self) -> Rect:
        """The rectangle it occupies."""
        wide, high = HALVES[self.kind]
        return Rect(self.x - wide, self.y - high, self.x + wide, self.y + high)


class Corner(NamedTuple):
    """The small suit sign in a corner of a sector."""

    sector: int
    suit: Suit
    x: float
    y: float
    half: float

    @property
    def rect(self) -> Rect:
        """The rectangle it occupies."""
        return Rect(self.x, self.y, self.x, self.y).grown(self.half * 1.15)


def radius(fortress: str) -> float:
    """The radius of a city's sign."""
    return style().sign[fortress or "city"]


def sign_rects(box: Box) -> list[Rect]:
    """The rectangles that the cities' signs occupy."""
    return [
        Rect(x, y, x, y).grown(radius(city.fortress) * 0.92 + 0.6)
        for city, (x, y) in zip(box.board.cities, box.board.place_of, strict=True)
    ]


def _wanted(box: Box) -> Iterator[tuple[int, Kind, str, str]]:
    """City, kind, power and rank of every mark."""
    index = box.board.index
    yield from ((number, "vote", "", "") for number, city in enumerate(box.board.cities) if city.vote)
    yield from ((index[g.city], "flag", g.power, str(g.rank)) for g in box.pack.generals if g.city)
    yield from ((index[t.city], "wagon", t.power, "") for t in box.pack.trains if t.city)


def city_marks(box: Box, drawing: BoardLayout, roads: Floats, blocked: list[Rect]) -> list[CityMark]:
    """The marks next to cities. The rectangle of each is added to `blocked`."""
    made = []
    for city, kind, power, rank in _wanted(box):
        x, y = box.board.place_of[city]
        ring = _ring(radius(box.board.cities[city].fortress), *HALVES[kind])
        options = [CityMark(city, kind, x + east, y - up, power, rank) for east, up, _ in ring]
        rects = rows([mark.rect for mark in options])
        inside = drawing.frames[box.board.map_of[city]].grown(-1)
        leaves = np.any((rects[:, :2] < inside[:2]) | (rects[:, 2:] > inside[2:]), axis=1)
        costs = _costs(rects, roads, blocked) + np.array([cost for _, _, cost in ring]) + HARD * leaves
        made.append(options[int(np.argmin(costs))])
        blocked.append(made[-1].rect)
    return made


def _ring(far: float, wide: float, high: float) -> list[tuple[float, float, float]]:
    """Positions around a sign: how far east, how far up, and a cost that favours near and high ones."""
    made = []
    for step, gap in enumerate((1.0, 3.5, 7.0)):
        for turn in range(16):
            angle = turn * pi / 8  # clockwise from north
            east, up = sin(angle), cos(angle)
            reach = 1 / max(abs(east) / (far + gap + wide), abs(up) / (far + gap + high))
            made.append((east * reach, up * reach, step * 4 + 1.5 * (1 - up)))
    return made


def _costs(rects: Floats, roads: Floats, blocked: list[Rect]) -> Floats:
    """The cost of a mark in each of these rectangles."""
    cost: Floats = HARD * overlap(rects, rows(blocked)).sum(axis=1)
    if len(roads):
        pairs = np.repeat(rects, len(roads), axis=0), np.tile(roads, (len(rects), 1))
        cost += 0.7 * crossing(*pairs).reshape(len(rects), -1).sum(axis=1)
    return cost


def corners(box: Box, drawing: BoardLayout, roads: Floats, blocked: list[Rect]) -> list[Corner]:
    """The suit signs in the sectors' corners, preferably north-west. Their places are added to `blocked`."""
    half = style().sign["suit_corner"]
    made = []
    for number, sector in enumerate(box.pack.sectors):
        place = drawing.sector(sector)
        west, north, east, south = place.grown(-(half * 1.15 + 3))
        spots = [(west, north), (east, south), (west, south)]
        spots += [(west + shift, north) for shift in np.arange(0, east - west, 9)]
        spots += [(west, north + shift) for shift in np.arange(9, south - north, 9)]
        options = [Corner(number, Suit[sector.suit.upper()], float(x), float(y), half) for x, y in spots]
        costs = _costs(rows([corner.rect for corner in options]), roads, blocked)
        costs += [0.25 * (corner.x - place.west + corner.y - place.north) for corner in options]
        made.append(options[int(np.argmin(costs))])
        blocked.append(made[-1].rect)
    return made
