"""Computes the road network of one map.

1. The main roads and the listed ordinary roads are laid as given.
2. The relative neighbourhood graph of the towns is added: a road joins two towns if no third town is nearer
   to both.  The candidates are the sides of the towns' Delaunay triangles.  A road is rejected if it would
   cross another one, cross open water or a high mountain crest, leave a town at too sharp an angle, or run
   over a third town.
3. Towns with a single road, and towns that alone connect a part of the network, get the best remaining road.
4. Roads are added up to the wanted number, each time where the detour is longest.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

import networkx as nx
import numpy as np
from numpy.typing import NDArray
from scipy.sparse.csgraph import shortest_path
from scipy.spatial import Delaunay
from shapely import LineString, Point

import scenery
from gazetteer import Frame, Position, Town, distance

LONGEST = 75.0  # km
SHARPEST = 25.0  # degrees between two roads in nature ...
SHARPEST_ON_BOARD = 15.0  # ... and on the board
CLEARANCE = 7.0  # board units between a road and a town on which it does not end
FEWEST_ROADS, MOST_ROADS = 2, 6  # per town
NEIGHBOURS, GABRIEL = 2.0, 1.0  # how empty the land next to a road must be, see Candidate.lune
CREST = 2  # computed ordinary roads do not cross ranges of at least this height
WADE = 3.0  # km of water that a computed road may cross: a river mouth, a corner of a bay
ROADS_A_TOWN = 1.68
TINY, EMPTY = 1e-9, 99.0

Edge = tuple[str, str]


def edge(a: str, b: str) -> Edge:
    """The two towns in alphabetical order."""
    return (a, b) if a < b else (b, a)


@dataclass(frozen=True)
class Candidate:
    """A road that could be laid."""

    edge: Edge
    length: float  # km
    lune: float  # how empty the land next to it is: 1 in the Gabriel graph, 2 between relative neighbours


def crossing(p: Position, q: Position, r: Position, s: Position) -> bool:
    """Whether two segments cross, not counting their ends."""

    def side(a: Position, b: Position, c: Position) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


def angle(corner: Position, p: Position, q: Position) -> float:
    """The angle at a corner, in degrees."""
    first = math.atan2(p[1] - corner[1], p[0] - corner[0])
    second = math.atan2(q[1] - corner[1], q[0] - corner[0])
    turn = abs(first - second) % (2 * math.pi)
    return math.degrees(min(turn, 2 * math.pi - turn))


class Network:
    """The growing road network of one map. The edge attribute `main` marks main roads."""

    def __init__(self, frame: Frame, towns: list[Town], barred: set[Edge]) -> None:
        """Starts with an empty network and the candidate roads, without the barred ones."""
        self.frame = frame
        self.towns = {town.id: town for town in towns}
        self.plane = {town.id: town.plane for town in towns}
        self.board = {town.id: town.board for town in towns}
        self.graph: nx.Graph[str] = nx.Graph()
        self.graph.add_nodes_from(self.towns)
        self.candidates = [
            candidate
            for candidate in self._triangle_sides()
            if candidate.edge not in barred and self._passable(candidate)
        ]

    def length(self, a: str, b: str) -> float:
        """The distance between two towns in kilometres."""
        return distance(self.plane[a], self.plane[b])

    def lay(self, a: str, b: str, main: bool = False) -> None:
        """Lays one road without checks. Raises ValueError if it is already there."""
        if self.graph.has_edge(a, b):
            raise ValueError(f"the road {a}-{b} is listed twice")
        self.graph.add_edge(a, b, length=self.length(a, b), main=main)

    def build(self, main: list[Edge], added: list[Edge]) -> None:
        """Lays the whole network."""
        for a, b in main:
            self.lay(a, b, main=True)
        for a, b in added:
            self.lay(a, b)
        for candidate in sorted(self.candidates, key=lambda road: (road.length, road.edge)):
            if candidate.lune >= NEIGHBOURS and self._fits(*candidate.edge):
                self.lay(*candidate.edge)
        self._mend_dead_ends()
        self._mend_cuts()
        self._fill(round(ROADS_A_TOWN * len(self.towns)))

    # -- what can be laid

    def _triangle_sides(self) -> list[Candidate]:
        ids = list(self.towns)
        points = np.array([self.plane[name] for name in ids])
        sides = {
            (min(a, b), max(a, b))
            for triangle in Delaunay(points).simplices.tolist()
            for a, b in itertools.combinations(triangle, 2)
        }
        result = []
        for a, b in sorted(sides):
            length = distance(self.plane[ids[a]], self.plane[ids[b]])
            if length <= LONGEST:
                others = np.delete(points, [a, b], axis=0)
                result.append(Candidate(edge(ids[a], ids[b]), length, _lune(points[a], points[b], others)))
        return result

    def _passable(self, candidate: Candidate) -> bool:
        """Whether neither water, mountains nor a third town is in the way."""
        a, b = candidate.edge
        line = LineString([self.frame.degrees(self.towns[name].position) for name in (a, b)])
        if any(line.intersects(ridge) for ridge in scenery.ridges(CREST)):
            return False
        wet = line.intersection(scenery.sea())
        if wet.length / line.length * candidate.length > WADE:
            return False
        drawn = LineString([self.board[a], self.board[b]])
        return all(
            drawn.distance(Point(self.board[name])) >= CLEARANCE
            for name in self.towns
            if name not in candidate.edge
        )

    def _fits(self, a: str, b: str) -> bool:
        """Whether a road fits with those already laid."""
        graph = self.graph
        if graph.has_edge(a, b) or max(graph.degree(a), graph.degree(b)) >= MOST_ROADS:
            return False
        for corner, end in ((a, b), (b, a)):
            for other in graph[corner]:
                if angle(self.plane[corner], self.plane[end], self.plane[other]) < SHARPEST:
                    return False
                if angle(self.board[corner], self.board[end], self.board[other]) < SHARPEST_ON_BOARD:
                    return False
        return not any(
            crossing(self.plane[a], self.plane[b], self.plane[c], self.plane[d])
            for c, d in graph.edges()
            if not {a, b} & {c, d}
        )

    def _fitting(self) -> list[Candidate]:
        return [candidate for candidate in self.candidates if self._fits(*candidate.edge)]

    # -- mending and filling

    def _mend_dead_ends(self) -> None:
        for name in sorted(self.towns):
            while self.graph.degree(name) < FEWEST_ROADS:
                options = [candidate for candidate in self._fitting() if name in candidate.edge]
                if not options:
                    break
                best = min(options, key=lambda road: (road.length / 100 - min(road.lune, 1.0), road.edge))
                self.lay(*best.edge)

    def _mend_cuts(self) -> None:
        """Adds roads to the parts that are connected through a single town."""
        while not nx.is_biconnected(self.graph):
            blocks = [set(block) for block in nx.biconnected_components(self.graph)]
            options = [
                road for road in self._fitting() if not any(set(road.edge) <= block for block in blocks)
            ]
            if not options:
                return
            self.lay(*max(options, key=lambda road: (road.lune, road.edge)).edge)

    def _fill(self, wanted: int) -> None:
        """Adds roads where the detour is longest, until there are enough."""
        ids = list(self.towns)
        number = {name: n for n, name in enumerate(ids)}
        while self.graph.number_of_edges() < wanted:
            ways = shortest_path(nx.to_scipy_sparse_array(self.graph, nodelist=ids, weight="length"))
            options = [
                (
                    round(self._need(road, float(ways[number[road.edge[0]], number[road.edge[1]]])), 6),
                    road.edge,
                )
                for road in self._fitting()
                if road.lune >= GABRIEL
            ]
            if not options:
                return
            self.lay(*max(options)[1])

    def _need(self, road: Candidate, way_round: float) -> float:
        """How useful a road would be: less if it is short, squeezed in, or between busy towns."""
        busy: int = max(0, sum(self.graph.degree(name) for name in road.edge) - 6)
        return way_round / (road.length + 6) * (1 - 0.04 * busy) * min(1.1, math.sqrt(road.lune) / 1.1)


def _lune(p: NDArray[np.float64], q: NDArray[np.float64], others: NDArray[np.float64]) -> float:
    """The largest beta for which the lune of the beta skeleton between p and q is empty."""
    length = float(np.hypot(*(q - p)))
    along = (q - p) / length
    from_p, from_q = others - p, others - q
    ahead, back = from_p @ along, -(from_q @ along)
    between = (ahead > TINY) & (back > TINY)
    if not between.any():
        return EMPTY
    reach_p = (from_p[between] ** 2).sum(axis=1) / (length * ahead[between])
    reach_q = (from_q[between] ** 2).sum(axis=1) / (length * back[between])
    return float(min(EMPTY, np.maximum(reach_p, reach_q).min()))
