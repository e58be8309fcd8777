"""Places every city's name: next to its city, on top of nothing else, and across as few roads as possible."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, Point, STRtree

from maria.box.render.geometry import Floats
from maria.box.render.style import Type
from maria.box.tables import Rect

HARD = 1000.0
"""The cost of a forbidden place. No sum of lesser costs comes near it."""

GAPS = (1.3, 3.2, 6.0, 10.0)
LINE = 0.94
LONG = 9
"""From this many letters on, a name may be broken into two lines."""
EFFORT = 60
"""How many evaluations per name the search may use on average before it gives up."""
ROOM = 1.6
"""The free space between two names."""
WIDE = 62.0
"""The width from which a name is preferably broken."""
SCALES = (1.0, 0.9, 0.82)
"""Sizes of names. The smaller ones are used if there is not enough room."""
HANGING = frozenset("gjpqyQJçşţņķģ,;ąęį")
TALL = frozenset("ÄÖÜÅÁÀÂÃĀĂĄÉÈÊĚËĒÍÎÌÏÓÒÔŐÕÚÙÛŮŰÝŚŠŽŹŻŘĆČŃŇĎŤŁ")


class Wanted(NamedTuple):
    """A name to be placed at a spot. `clear` is the radius of the sign there."""

    text: str
    x: float
    y: float
    clear: float
    type: Type
    within: Rect


class Placed(NamedTuple):
    """A placed name: its baselines, its anchor, and the rectangle it occupies."""

    lines: tuple[str, ...]
    x: float
    baselines: tuple[float, ...]
    anchor: str
    scale: float
    rect: Rect


class Surroundings(NamedTuple):
    """What names avoid: rectangles strictly, and segments if possible, with a cost per unit of length."""

    blocked: Floats
    segments: Floats
    weights: Floats
    spots: Floats


def overlap(a: Floats, b: Floats) -> NDArray[np.bool_]:
    """Which of the rectangles `a` overlap which of `b`, as a matrix."""
    (west, north, east, south), (left, top, right, bottom) = a.T[..., None], b.T
    crossed: NDArray[np.bool_] = (west < right) & (left < east) & (north < bottom) & (top < south)
    return crossed


def rows(rects: Sequence[tuple[float, float, float, float]]) -> Floats:
    """Rectangles or segments as an array of four columns, even if there are none."""
    return np.array(rects, dtype=float).reshape(-1, 4)


# ---------------------------------------------------------------- candidates


def _broken(text: str) -> list[tuple[str, ...]]:
    """The name on one line, and on two if it is long and has a place to break."""
    ways: list[tuple[str, ...]] = [(text,)]
    if len(text) >= LONG:
        breaks = [i + 1 for i, sign in enumerate(text) if sign in " -" and 2 < i < len(text) - 3]
        if breaks:
            best = min(breaks, key=lambda i: abs(len(text) / 2 - i))
            ways.append((text[:best].strip(), text[best:].strip()))
    return ways


def _ends(line: str) -> tuple[float, float]:
    """How far a line extends above and below its baseline, as fractions of the font size."""
    return (0.86 if TALL & set(line) else 0.7), (0.22 if HANGING & set(line) else 0.03)


def _candidates(name: Wanted, scales: Sequence[float]) -> tuple[list[Placed], list[float]]:
    """The possible places of a name around its city, each with its cost."""
    made, costs = [], []
    for lines in _broken(name.text):
        for shrink, scale in enumerate(scales):
            size = name.type.size * scale
            width = max(name.type.width(line, scale) for line in lines)
            above, below = _ends(lines[0])[0] * size, _ends(lines[-1])[1] * size
            height = above + below + (len(lines) - 1) * LINE * size
            for step, gap in enumerate(GAPS):
                for west, north, anchor, cost in _around(width, height, name.clear + gap):
                    x = {"start": west, "middle": west + width / 2, "end": west + width}[anchor]
                    left, top = name.x + west, name.y + north
                    baselines = tuple(top + above + n * LINE * size for n in range(len(lines)))
                    rect = Rect(left, top, left + width, top + height)
                    made.append(Placed(lines, name.x + x, baselines, anchor, scale, rect))
                    cost = cost + 2.5 * step + 14 * shrink + 3 * (len(lines) - 1)
                    costs.append(cost + max(width - WIDE, 0) * 0.2)
    return made, costs


def _around(width: float, height: float, far: float) -> list[tuple[float, float, str, float]]:
    """North-west corners of a text at a distance from a spot, each with its anchor and cost."""
    level = -height / 2
    near = far * 0.72
    places = [
        (far, level, "start", 0.0),
        (-far - width, level, "end", 1.2),
        (near, -near - height, "start", 0.8),
        (near, near, "start", 1.0),
        (-near - width, -near - height, "end", 1.8),
        (-near - width, near, "end", 2.0),
    ]
    for lift in (-0.3, 0.3, -0.6, 0.6):
        places.append((far, level + lift * height, "start", 0.6 + abs(lift)))
        places.append((-far - width, level + lift * height, "end", 1.8 + abs(lift)))
    for shift in (0.0, 0.2, -0.2, 0.38, -0.38):
        places.append((-width / 2 + shift * width, -far - height, "middle", 1.4 + 2.4 * abs(shift)))
        places.append((-width / 2 + shift * width, far, "middle", 1.6 + 2.4 * abs(shift)))
    return places


# ---------------------------------------------------------------- costs


def crossing(rects: Floats, segments: Floats) -> Floats:
    """For pairs of a rectangle and a segment, the length of the segment inside the rectangle."""
    start, run = segments[:, :2], segments[:, 2:] - segments[:, :2]
    enter, leave = np.zeros(len(rects)), np.ones(len(rects))
    with np.errstate(divide="ignore", invalid="ignore"):
        for axis in (0, 1):
            low = (rects[:, axis] - start[:, axis]) / run[:, axis]
            high = (rects[:, axis + 2] - start[:, axis]) / run[:, axis]
            still = run[:, axis] == 0
            inside = (rects[:, axis] <= start[:, axis]) & (start[:, axis] <= rects[:, axis + 2])
            low = np.where(still, np.where(inside, -np.inf, np.inf), low)
            high = np.where(still, np.where(inside, np.inf, -np.inf), high)
            enter = np.maximum(enter, np.where(still, low, np.minimum(low, high)))
            leave = np.minimum(leave, np.where(still, high, np.maximum(low, high)))
    return np.asarray(np.maximum(leave - enter, 0) * np.hypot(*run.T))


def _standing(rects: Floats, owner: NDArray[np.int64], around: Surroundings, within: Floats) -> Floats:
    """The cost of each candidate, apart from clashes with other names."""
    outside = (rects[:, :2] < within[owner, :2] + 2) | (rects[:, 2:] > within[owner, 2:] - 2)
    cost = np.where(outside.any(axis=1), HARD * 4, 0.0)
    shapes = shapely.box(*rects.T)
    if len(around.blocked):
        tree = STRtree([shapely.box(*rect) for rect in around.blocked])
        mine, theirs = tree.query(shapes)
        hit = (rects[mine, :2] < around.blocked[theirs, 2:]) & (around.blocked[theirs, :2] < rects[mine, 2:])
        np.add.at(cost, mine, HARD * hit.all(axis=1))
    if len(around.segments):
        lines = [LineString(ends) for ends in around.segments.reshape(-1, 2, 2)]
        mine, theirs = STRtree(lines).query(shapes)
        np.add.at(cost, mine, crossing(rects[mine], around.segments[theirs]) * around.weights[theirs])
    return cost + _ambiguity(rects, owner, around.spots)


def _ambiguity(rects: Floats, owner: NDArray[np.int64], spots: Floats) -> Floats:
    """The cost of a name that is about as near to another city as to its own."""
    cost = np.zeros(len(rects))
    own = _distance(rects, spots[owner])
    near = STRtree([*map(Point, spots)]).query(shapely.box(*rects.T), predicate="dwithin", distance=own + 6)
    mine, theirs = near[:, near[1] != owner[near[0]]]
    np.add.at(cost, mine, np.maximum(own[mine] + 6 - _distance(rects[mine], spots[theirs]), 0) * 2.0)
    return cost


def _distance(rects: Floats, spots: Floats) -> Floats:
    """The distance between each rectangle and its spot."""
    aside = np.maximum(np.maximum(rects[:, :2] - spots, spots - rects[:, 2:]), 0)
    return np.asarray(np.hypot(*aside.T))


# ---------------------------------------------------------------- search


class _Search:
    """Chooses one candidate for every name so that the total cost is small."""

    def __init__(self, candidates: list[Floats], costs: list[Floats]) -> None:
        self.costs = costs
        self.effort = EFFORT * len(costs)
        self.choice = [int(np.argmin(cost)) for cost in costs]
        self.clash: list[dict[int, NDArray[np.bool_]]] = [{} for _ in costs]
        reach = rows([(*c[:, :2].min(axis=0), *c[:, 2:].max(axis=0)) for c in candidates])
        half = np.array([-ROOM, -ROOM, ROOM, ROOM]) / 2
        for a, b in zip(*np.nonzero(overlap(reach + half, reach + half)), strict=True):
            if a < b:
                table = overlap(candidates[a] + half, candidates[b] + half)
                if table.any():
                    self.clash[a][int(b)], self.clash[b][int(a)] = table, table.T

    def weigh(self, name: int) -> Floats:
        """The cost of each candidate of a name, with the other names where they are."""
        self.effort -= 1
        cost = self.costs[name].copy()
        for other, table in self.clash[name].items():
            cost += HARD * table[:, self.choice[other]]
        return cost

    def settle(self, names: Sequence[int]) -> None:
        """Moves names to their best places in turn until none improves."""
        for _ in range(30):
            moved = False
            for name in names if self.effort > 0 else ():
                cost = self.weigh(name)
                best = int(np.argmin(cost))
                if cost[best] < cost[self.choice[name]] - 1e-9:
                    self.choice[name], moved = best, True
            if not moved:
                return

    def cost(self, *names: int) -> float:
        """The cost of some names where they are, including clashes."""
        return sum(float(self.weigh(name)[self.choice[name]]) for name in names)

    def push(self, name: int, tries: int) -> None:
        """Tries a name at its preferred places, lets its neighbours move, and keeps improvements."""
        near = [name, *self.clash[name]]
        wider = sorted({far for other in near for far in (other, *self.clash[other])})
        before, kept = self.cost(*wider), list(self.choice)
        for wish in np.argsort(self.costs[name], kind="stable")[:tries]:
            if self.effort <= 0:
                return
            self.choice[name] = int(wish)
            for _ in range(2):
                self.settle(near[1:])
            self.settle(near)
            after = self.cost(*wider)
            if after < before - 1e-9:
                before, kept = after, list(self.choice)
            self.choice = list(kept)

    def run(self) -> None:
        """Starts greedily, then improves names that still clash or cost much."""
        order = sorted(range(len(self.costs)), key=lambda n: (-float(np.median(self.costs[n])), n))
        self.settle(order)
        chance = random.Random(1740)
        for _ in range(4):
            bad = [name for name in order if self.cost(name) >= HARD]
            if not bad:
                break
            for name in bad:
                self.push(name, 40)
            chance.shuffle(order)
            self.settle(order)
        for name in sorted(order, key=self.cost, reverse=True)[: len(order) // 5]:
            self.push(name, 4)


def place(names: Sequence[Wanted], around: Surroundings) -> list[Placed]:
    """The places of all names, in the order of the names."""
    made, sound = _attempt(names, around, SCALES[:1])
    return made if sound else _attempt(names, around, SCALES)[0]


def _attempt(
    names: Sequence[Wanted], around: Surroundings, scales: Sequence[float]
) -> tuple[list[Placed], bool]:
    """Places for all names in these sizes, and whether none of them clash."""
    options, tastes = zip(*(_candidates(name, scales) for name in names), strict=True)
    counts = [len(made) for made in options]
    rects = rows([spot.rect for made in options for spot in made])
    owner = np.repeat(np.arange(len(names)), counts)
    within = rows([name.within for name in names])
    standing = _standing(rects, owner, around, within) + np.concatenate(tastes)
    bounds = list(pairwise([0, *np.cumsum(counts)]))
    search = _Search([rects[a:b] for a, b in bounds], [standing[a:b] for a, b in bounds])
    search.run()
    made = [option[choice] for option, choice in zip(options, search.choice, strict=True)]
    return made, all(search.cost(name) < HARD for name in range(len(names)))
