"""What must be true of the board.  Any fault stops the build.

The facts come from the rules: set-up squares, votes, named fortresses, the shape of the maps.  The rest are
limits that the reconstruction sets itself.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import networkx as nx
from shapely import LineString, Point, STRtree

from gazetteer import BOHEMIA, FLANDERS, ROWS, SQUARE_WIDTH, Position, Town, distance
from network import CLEARANCE, FEWEST_ROADS, MOST_ROADS, crossing, edge
from sectors import Sector

TOWN_SPACING = 14.0  # board units
LINE_SPACING = 0.02  # squares between a town and a sector's line
GUTTER = 52.0  # board units between the maps
FEWEST_TOWNS = 4  # in a sector
TOWNS, ROADS = 547, 925  # target figures ...
SLACK = 0.03  # ... and tolerance
MAIN_SHARE = (0.18, 0.24)
ROADS_BETWEEN, MAIN_BETWEEN, NORTHMOST_BETWEEN = 6, 2, 4
AT_THE_EDGE = 0.25  # squares: how close to its map's edge a main road may end

VOTES = {"berlin", "dresden", "hannover", "koeln", "mainz", "mannheim", "muenchen", "prag", "trier"}
NAMED_BY_THE_RULES = VOTES | {"liegnitz", "glogau", "neisse", "cosel", "breslau"}

# Towns that must be in certain squares, mostly because of the set-up.
SQUARES = {
    "A1": ["sens"],
    "A6": ["douai"],
    "B4": ["reims"],
    "C7": ["tienen"],
    "C8": ["diest"],
    "C9": ["breda"],
    "C10": ["utrecht"],
    "D4": ["thionville"],
    "E11": ["osnabrueck", "diepholz"],
    "G3": ["ingolstadt", "donauwoerth"],
    "G4": ["ansbach", "schwabach"],
    "G5": ["nuernberg"],
    "H8": ["zwickau"],
    "I8": ["freiberg"],
    "K1": ["st_poelten"],
    "K6": ["koeniggraetz"],
    "K9": ["liegnitz"],
    "K10": ["glogau"],
    "K12": ["zielenzig"],
    "L6": ["landskron"],
    "L9": ["breslau", "neumarkt_schlesien", "oels"],
    "M1": ["neuhaeusel"],
    "M4": ["wsetin"],
}

# Major and minor fortresses by map and territory.
FORTRESSES = {
    ("flanders", "austrian_netherlands"): (2, 8),
    ("flanders", "breisgau"): (0, 1),
    ("flanders", "empire"): (0, 4),
    ("flanders", "france"): (4, 13),
    ("flanders", "hannover"): (1, 3),
    ("flanders", "netherlands"): (2, 7),
    ("bohemia", "austria"): (3, 17),
    ("bohemia", "bavaria"): (1, 6),
    ("bohemia", "empire"): (0, 0),
    ("bohemia", "poland"): (0, 0),
    ("bohemia", "prussia"): (2, 6),
    ("bohemia", "saxony"): (1, 5),
    ("bohemia", "silesia"): (1, 6),
}

# Lengths of routes in roads: minimum and maximum.
WAYS = {
    ("breslau", "prag"): (6, 6),
    ("prag", "wien"): (7, 8),
    ("glogau", "breslau"): (3, 3),
    ("bruessel", "tournai"): (3, 3),
    ("paris", "metz"): (7, 7),
    ("koeln", "mainz"): (5, 5),
}

# Axes of the war: continuous main roads between these towns, long enough for a force march.
AXES = [
    ["paris", "metz", "strassburg"],
    ["paris", "lille", "antwerpen", "amsterdam"],
    ["bruessel", "koeln"],
    ["hannover", "koeln", "mainz"],
    ["wien", "prag", "dresden"],
    ["berlin", "breslau", "bruenn", "wien"],
    ["regensburg", "linz", "wien"],
    ["muenchen", "linz"],
    ["nuernberg", "prag"],
]
MARCH = 8
AXIS_DETOUR = 1.6  # the longest route by main roads, relative to the shortest route


def faults(towns: list[Town], roads: nx.Graph[str], sectors: list[Sector]) -> list[str]:
    """All faults of the board, as sentences."""
    by_id = {town.id: town for town in towns}
    return [
        *_town_faults(towns, by_id),
        *_square_faults(towns, by_id),
        *_fortress_faults(towns, by_id),
        *_drawing_faults(by_id, roads),
        *_net_faults(by_id, roads),
        *_between_faults(by_id, roads),
        *_main_road_faults(by_id, roads),
        *_way_faults(by_id, roads),
        *_sector_faults(towns, sectors),
    ]


def _town_faults(towns: list[Town], by_id: dict[str, Town]) -> Iterator[str]:
    for label, values in (("id", by_id), ("name", {town.name for town in towns})):
        if len(values) != len(towns):
            yield f"two towns have the same {label}"
    if abs(len(towns) / TOWNS - 1) > SLACK:
        yield f"{len(towns)} towns"
    for a, b in itertools.combinations(towns, 2):
        if a.frame == b.frame and distance(a.board, b.board) < TOWN_SPACING:
            yield f"{a.id} and {b.id} are {distance(a.board, b.board):.1f} units apart"


def _square_faults(towns: list[Town], by_id: dict[str, Town]) -> Iterator[str]:
    for square, ids in SQUARES.items():
        for name in ids:
            if by_id[name].square != square:
                yield f"{name} lies in {by_id[name].square}, not in {square}"
    if sum(town.square == "N1" and town.territory == "austria" for town in towns) < 2:
        yield "N1 needs two Austrian towns"
    if not any(town.square == "H8" and town.territory == "saxony" for town in towns):
        yield "H8 needs a Saxon town"
    prussian = [town for town in towns if town.territory == "prussia"]
    if max(prussian, key=lambda town: town.position[0]).id != "zielenzig":
        yield "Zielenzig is not Prussia's easternmost town"


def _fortress_faults(towns: list[Town], by_id: dict[str, Town]) -> Iterator[str]:
    if {town.id for town in towns if town.vote} != VOTES:
        yield "these are not the nine votes"
    for land in sorted({(town.frame.name, town.territory) for town in towns}):
        kinds = Counter(town.fortress for town in towns if (town.frame.name, town.territory) == land)
        if FORTRESSES.get(land) != (kinds["major"], kinds["minor"]):
            yield f"{land} has {kinds['major']} major and {kinds['minor']} minor fortresses"
    for name in sorted(NAMED_BY_THE_RULES):
        if not by_id[name].fortress:
            yield f"{name} is no fortress"
    for name in ("muenchen", "dresden", "breslau"):
        if by_id[name].fortress != "major":
            yield f"{name} is no major fortress"


def _whole_board(town: Town) -> Position:
    """Board units from the west of the Flanders map."""
    shift = 0.0 if town.frame == FLANDERS else FLANDERS.columns * SQUARE_WIDTH + GUTTER
    return town.board[0] + shift, town.board[1]


def _drawing_faults(by_id: dict[str, Town], roads: nx.Graph[str]) -> Iterator[str]:
    place = {name: _whole_board(town) for name, town in by_id.items()}
    ends = sorted(edge(a, b) for a, b in roads.edges())
    lines = [LineString([place[a], place[b]]) for a, b in ends]
    tree = STRtree(lines)
    for (a, b), line in zip(ends, lines, strict=True):
        for c, d in (ends[near] for near in sorted(tree.query(line).tolist())):
            if (a, b) < (c, d) and not {a, b} & {c, d} and crossing(place[a], place[b], place[c], place[d]):
                yield f"the roads {a}-{b} and {c}-{d} cross"
    for name, point in place.items():
        for near in tree.query(Point(point).buffer(CLEARANCE)).tolist():
            gap = lines[near].distance(Point(point))
            if name not in ends[near] and gap < CLEARANCE:
                yield f"the road {'-'.join(ends[near])} runs {gap:.1f} units from {name}"


def _net_faults(by_id: dict[str, Town], roads: nx.Graph[str]) -> Iterator[str]:
    if abs(roads.number_of_edges() / ROADS - 1) > SLACK:
        yield f"{roads.number_of_edges()} roads"
    for frame in (FLANDERS, BOHEMIA):
        inside = roads.subgraph([name for name, town in by_id.items() if town.frame == frame])
        parts = sorted((sorted(part) for part in nx.connected_components(inside)), key=len)
        for part in parts[:-1]:
            yield f"cut off from the map {frame.name}: {part}"
        for name in sorted(nx.articulation_points(inside)):
            yield f"{name} alone holds a part of {frame.name}"
        for name, degree in inside.degree():
            if degree < FEWEST_ROADS:
                yield f"{name} is a dead end"
    for name, degree in roads.degree():
        if degree > MOST_ROADS:
            yield f"{degree} roads meet in {name}"


def _between_faults(by_id: dict[str, Town], roads: nx.Graph[str]) -> Iterator[str]:
    between = [(a, b) for a, b in roads.edges() if by_id[a].frame != by_id[b].frame]
    if len(between) != ROADS_BETWEEN:
        yield f"{len(between)} roads between the maps"
    if sum(roads.edges[road]["main"] for road in between) != MAIN_BETWEEN:
        yield f"not {MAIN_BETWEEN} main roads between the maps"
    for name in sorted(set(itertools.chain(*between))):
        if by_id[name].row > NORTHMOST_BETWEEN:
            yield f"{name} is too far north for a road between the maps"


def _near_edge(town: Town) -> bool:
    column, line = town.position
    return min(column, town.frame.columns - column, line, ROWS - line) <= AT_THE_EDGE


def main_net(roads: nx.Graph[str]) -> nx.Graph[str]:
    """The main roads only."""
    net: nx.Graph[str] = nx.Graph()
    net.add_edges_from(road for road in roads.edges() if roads.edges[road]["main"])
    return net


def _main_road_faults(by_id: dict[str, Town], roads: nx.Graph[str]) -> Iterator[str]:
    net = main_net(roads)
    share = net.number_of_edges() / roads.number_of_edges()
    if not MAIN_SHARE[0] <= share <= MAIN_SHARE[1]:
        yield f"{share:.1%} of the roads are main roads"
    if not nx.is_connected(net):
        yield "the main roads do not hang together"
    for name, degree in net.degree():
        if degree == 1 and not by_id[name].fortress and not _near_edge(by_id[name]):
            yield f"a main road ends nowhere, at {name}"
    for axis in AXES:
        for a, b in itertools.pairwise(axis):
            shortest = nx.shortest_path_length(roads, a, b)
            way = nx.shortest_path_length(net, a, b)
            if way > AXIS_DETOUR * shortest:
                yield f"{a}-{b} takes {way} main roads, {shortest} roads at best"
        if max(nx.single_source_shortest_path_length(net, axis[0]).values()) < MARCH:
            yield f"no force march from {axis[0]}"


def _way_faults(by_id: dict[str, Town], roads: nx.Graph[str]) -> Iterator[str]:
    for (a, b), (least, most) in WAYS.items():
        length = nx.shortest_path_length(roads, a, b)
        if not least <= length <= most:
            yield f"{a}-{b} is {length} roads"
    near = nx.single_source_shortest_path_length(roads, "landskron", cutoff=3)
    if sum(by_id[name].territory == "silesia" and by_id[name].fortress != "" for name in near) < 2:
        yield "fewer than two Silesian fortresses near Landskron"


def _sector_faults(towns: list[Town], sectors: list[Sector]) -> Iterator[str]:
    if sorted(Counter(sector.suit for sector in sectors).values()) != [11] * 4:
        yield "not eleven sectors a suit"
    for frame in (FLANDERS, BOHEMIA):
        own = [sector for sector in sectors if sector.frame == frame]
        area = sum((sector.east - sector.west) * (sector.north - sector.south) for sector in own)
        if abs(area - frame.columns * ROWS) > 1e-9:
            yield f"the sectors of {frame.name} leave gaps"
    for town in towns:
        homes = [sector for sector in sectors if sector.holds(town)]
        if len(homes) != 1:
            yield f"{town.id} lies in {len(homes)} sectors"
        elif _line_gap(town, homes[0]) < LINE_SPACING:
            yield f"{town.id} lies {_line_gap(town, homes[0]):.3f} squares from a sector's line"
    for sector in sectors:
        if sum(map(sector.holds, towns)) < FEWEST_TOWNS:
            yield f"too few towns in {sector}"
    for a, b in itertools.combinations(sectors, 2):
        if a.suit == b.suit and _touch(a, b):
            yield f"{a} touches {b}"


def _line_gap(town: Town, sector: Sector) -> float:
    """The distance in squares to the nearest sector line that is not the map's edge."""
    column, line = town.position
    gaps = [
        (sector.west, column - sector.west, 0),
        (sector.east, sector.east - column, sector.frame.columns),
        (sector.south, line - sector.south, 0),
        (sector.north, sector.north - line, ROWS),
    ]
    return min(gap for at, gap, border in gaps if at != border)


def _touch(a: Sector, b: Sector) -> bool:
    """Whether two sectors share a side or a corner. The maps touch each other along the gutter."""

    def across(sector: Sector) -> tuple[float, float]:
        return sector.west + sector.frame.first_column, sector.east + sector.frame.first_column

    (west_a, east_a), (west_b, east_b) = across(a), across(b)
    return west_a <= east_b and west_b <= east_a and a.south <= b.north and b.south <= a.north
