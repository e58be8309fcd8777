"""Finds places for the small marks: votes and set-up signs beside cities, suits in corners of sectors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from maria.box import Box
from maria.box.model import Suit
from maria.box.render.geometry import Floats, Frame
from maria.box.render.labels import HARD, Rect, crossing, overlap, rows
from maria.box.render.style import style
from maria.box.tables import Drawing

Kind = Literal["vote", "flag", "wagon"]
HALVES: dict[Kind, tuple[float, float]] = {"vote": (5.4, 5.2), "flag": (5.6, 6.2), "wagon": (5.8, 5.0)}
"""Half the width and half the height of each mark."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark beside a city."""

    city: int
    kind: Kind
    x: float
    y: float
    power: str = ""
    rank: str = ""

    @property
    def rect(self) -> Rect:
        """The rectangle it fills."""
        wide, high = HALVES[self.kind]
        return self.x - wide, self.y - high, self.x + wide, self.y + high


@dataclass(frozen=True, slots=True)
class Corner:
    """The small suit sign in a corner of a sector."""

    sector: int
    suit: Suit
    x: float
    y: float
    half: float

    @property
    def rect(self) -> Rect:
        """The rectangle it fills."""
        far = self.half * 1.15
        return self.x - far, self.y - far, self.x + far, self.y + far


def radius(fortress: str) -> float:
    """The radius of a city's sign."""
    return style().sign[fortress or "city"]


def sign_rects(box: Box) -> list[Rect]:
    """The rectangles that the cities' signs fill."""
    made = []
    for city, (x, y) in zip(box.board.cities, box.board.place_of, strict=True):
        far = radius(city.fortress) * 0.92 + 0.6
        made.append((x - far, y - far, x + far, y + far))
    return made


def _wanted(box: Box) -> list[tuple[int, Kind, str, str]]:
    """City, kind, power and rank of every mark."""
    index = box.board.index
    votes: list[tuple[int, Kind, str, str]] = [
        (number, "vote", "", "") for number, city in enumerate(box.board.cities) if city.vote
    ]
    flags: list[tuple[int, Kind, str, str]] = [
        (index[g.city], "flag", g.power, str(g.rank)) for g in box.pack.generals if g.city
    ]
    wagons: list[tuple[int, Kind, str, str]] = [
        (index[t.city], "wagon", t.power, "") for t in box.pack.trains if t.city
    ]
    return votes + flags + wagons


def city_marks(box: Box, charts: Sequence[Frame], roads: Floats, blocked: list[Rect]) -> list[Mark]:
    """The marks beside cities; each place taken is added to `blocked`."""
    made = []
    for city, kind, power, rank in _wanted(box):
        x, y = box.board.place_of[city]
        far = radius(box.board.cities[city].fortress)
        options = [
            (Mark(city, kind, x + east, y - up, power, rank), cost)
            for east, up, cost in _ring(far, *HALVES[kind])
        ]
        frame = charts[box.board.map_of[city]]
        rects = rows([mark.rect for mark, _ in options])
        costs = _costs(rects, roads, blocked) + np.array([cost for _, cost in options])
        costs += HARD * _outside(rects, frame)
        mark, _ = options[int(np.argmin(costs))]
        made.append(mark)
        blocked.append(mark.rect)
    return made


def _ring(far: float, wide: float, high: float) -> list[tuple[float, float, float]]:
    """Places around a sign: how far east, how far up, and a taste for each: near, and rather above."""
    made = []
    for step, gap in enumerate((1.0, 3.5, 7.0)):
        for turn in range(16):
            angle = turn * pi / 8  # from north, clockwise
            east, up = sin(angle), cos(angle)
            reach = 1 / max(abs(east) / (far + gap + wide), abs(up) / (far + gap + high))
            made.append((east * reach, up * reach, step * 4 + 1.5 * (1 - up)))
    return made


def _costs(rects: Floats, roads: Floats, blocked: list[Rect]) -> Floats:
    """What it costs that a mark is in each of these rectangles."""
    cost: Floats = HARD * overlap(rects, rows(blocked)).sum(axis=1)
    if len(roads):
        pairs = np.repeat(rects, len(roads), axis=0), np.tile(roads, (len(rects), 1))
        cost += 0.7 * crossing(*pairs).reshape(len(rects), -1).sum(axis=1)
    return cost


def _outside(rects: Floats, frame: Frame) -> NDArray[np.bool_]:
    """Which rectangles leave the frame."""
    least, most = np.array([frame.west + 1, frame.north + 1]), np.array([frame.east - 1, frame.south - 1])
    out: NDArray[np.bool_] = np.any((rects[:, :2] < least) | (rects[:, 2:] > most), axis=1)
    return out


def corners(box: Box, roads: Floats, blocked: list[Rect]) -> list[Corner]:
    """The suit signs in the sectors' corners, north-west if that is free; places are added to `blocked`."""
    drawing = Drawing(box.pack)
    numbers = {chart.id: number for number, chart in enumerate(box.pack.about.map)}
    half = style().sign["suit_corner"]
    made = []
    for number, sector in enumerate(box.pack.sectors):
        chart = numbers[sector.map]
        west, north = drawing.place(chart, sector.west, sector.north)
        east, south = drawing.place(chart, sector.east, sector.south)
        inset = half * 1.15 + 3
        across, down = np.arange(0, east - west - 2 * inset, 9), np.arange(9, south - north - 2 * inset, 9)
        spots = [(west + inset, north + inset), (east - inset, south - inset), (west + inset, south - inset)]
        spots += [(west + inset + shift, north + inset) for shift in across]
        spots += [(west + inset, north + inset + shift) for shift in down]
        options = [Corner(number, Suit[sector.suit.upper()], float(x), float(y), half) for x, y in spots]
        costs = _costs(rows([corner.rect for corner in options]), roads, blocked)
        costs += [0.25 * (corner.x - west + corner.y - north) for corner in options]
        made.append(options[int(np.argmin(costs))])
        blocked.append(made[-1].rect)
    return made
