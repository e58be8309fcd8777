"""Tables computed once from the board: neighbours, distances, and sets of cities as bitmasks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import NamedTuple

from maria.box.model import POWERS, City, Map, Pack, PowerId, Range, River, Sector, Suit, Water
from maria.frozen import Frozen

FAR = 255
"""The distance of two cities without a connection."""
REACH = 6
"""The longest distance in any rule: a supply path (9.c)."""


class Board(Frozen):
    """The board in play. A city is its index, and a set of cities is an int used as a bitmask."""

    cities: tuple[City, ...]
    index: Mapping[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    main_neighbours: tuple[tuple[int, ...], ...]
    neighbour_set: tuple[int, ...]
    main_neighbour_set: tuple[int, ...]
    distance: tuple[bytes, ...]
    """3.k: `distance[a][b]` is the number of roads on the shortest path, across maps and any land."""
    within: tuple[tuple[int, ...], ...]
    """`within[n][city]` is the set of cities at most n roads away, including the city, for n up to REACH."""
    map_of: tuple[int, ...]
    sector_of: tuple[int, ...]
    suit_of: tuple[Suit, ...]
    place_of: tuple[tuple[float, float], ...]
    """Where a city is drawn: x to the right, y down."""
    width: float
    height: float
    all: int
    on_map: tuple[int, ...]
    in_territory: Mapping[str, int]
    home: Mapping[PowerId, int]
    """3.c: the home country of each power at the start."""
    in_suit: tuple[int, ...]
    fortresses: int
    major_fortresses: int
    votes: int

    def __repr__(self) -> str:
        """The number of cities."""
        return f"<Board {len(self.cities)}>"


def bits(cities: Iterable[int]) -> int:
    """The set of these cities, as a bitmask."""
    made = 0
    for city in cities:
        made |= 1 << city
    return made


WORD = 60
"""How many bits of a set are handled at once. Ints this small are fast."""


def members(cities: int) -> list[int]:
    """The cities of a set in ascending order."""
    out: list[int] = []
    first = 0
    while cities:
        none = (cities & -cities).bit_length() - 1
        cities >>= none
        first += none
        word = cities & ((1 << WORD) - 1)
        cities >>= WORD
        while word:
            low = word & -word
            out.append(first + low.bit_length() - 1)
            word ^= low
        first += WORD
    return out


def member(cities: int, number: int) -> int:
    """`members(cities)[number]`, computed without a list."""
    first, half = 0, 1 << cities.bit_length().bit_length()
    while half > 1:
        half >>= 1
        low = cities & ((1 << half) - 1)
        if number < low.bit_count():
            cities = low
        else:
            number -= low.bit_count()
            cities >>= half
            first += half
    return first


def square_of(maps: tuple[Map, ...], square: str) -> tuple[int, int, int] | None:
    """The map of a square such as D7, with its column and row there, counted from 0. None if unknown."""
    column, row = square[:1], square[1:]
    if not (row.isascii() and row.isdigit()) or len(row) > 3:
        return None
    for number, chart in enumerate(maps):
        if column and column in chart.columns and 1 <= int(row) <= chart.rows:
            return number, chart.columns.index(column), int(row) - 1
    return None


def position(maps: tuple[Map, ...], city: City) -> tuple[int, float, float] | None:
    """A city's map and its position there, in squares from the south-west corner."""
    square = square_of(maps, city.square)
    return square and (square[0], square[1] + city.east / 100, square[2] + city.north / 100)


def sector_at(sectors: tuple[Sector, ...], chart: str, east: float, north: float) -> list[int]:
    """3.b: the sectors at a position of a map. A sound pack has exactly one."""
    return [
        number
        for number, s in enumerate(sectors)
        if s.map == chart and s.west <= east < s.east and s.south <= north < s.north
    ]


class Rect(NamedTuple):
    """A rectangle of the drawn board, by its edges."""

    west: float
    north: float
    east: float
    south: float

    def grown(self, by: float) -> Rect:
        """The rectangle with all edges moved outward."""
        return Rect(self.west - by, self.north - by, self.east + by, self.south + by)


class BoardLayout:
    """Converts squares of a map to the drawn board, where maps are side by side, with y down."""

    def __init__(self, pack: Pack) -> None:
        """Arranges the maps from west to east."""
        self.grid, self.maps = pack.about.grid, pack.about.map
        self.number = {chart.id: number for number, chart in enumerate(self.maps)}
        self.left: list[float] = []
        edge = 0.0
        for chart in self.maps:
            self.left.append(edge)
            edge += len(chart.columns) * self.grid.width + self.grid.gutter
        self.width = edge - self.grid.gutter
        self.height = max(chart.rows for chart in self.maps) * self.grid.height
        self.frames = [
            Rect(*self.place(number, 0, chart.rows), *self.place(number, len(chart.columns), 0))
            for number, chart in enumerate(self.maps)
        ]

    def place(self, chart: int, east: float, north: float) -> tuple[float, float]:
        """Where a position of a map is drawn."""
        x = self.left[chart] + east * self.grid.width
        return round(x, 1), round((self.maps[chart].rows - north) * self.grid.height, 1)

    def sector(self, sector: Sector) -> Rect:
        """Where a sector is drawn."""
        chart = self.number[sector.map]
        return Rect(
            *self.place(chart, sector.west, sector.north), *self.place(chart, sector.east, sector.south)
        )

    def points(self, shape: Water | River | Range) -> list[tuple[float, float]]:
        """Where the points of a piece of scenery are drawn."""
        return [self.place(self.number[shape.map], east, north) for east, north in shape.points]


def distances(neighbours: tuple[tuple[int, ...], ...]) -> tuple[bytes, ...]:
    """All shortest distances by breadth-first search, one row per city."""
    table = []
    for start in range(len(neighbours)):
        row = bytearray([FAR]) * len(neighbours)
        row[start] = 0
        reached = [start]
        for city in reached:  # grows during the loop
            for near in neighbours[city]:
                if row[near] == FAR:
                    row[near] = row[city] + 1
                    reached.append(near)
        table.append(bytes(row))
    return tuple(table)


def reaches(near: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The cities within 0, 1, ... REACH roads of each city."""
    rows = [tuple(1 << city for city in range(len(near)))]
    for _ in range(REACH):
        last = rows[-1]
        rows.append(
            tuple(
                reduce(or_, (last[other] for other in members(around)), last[city])
                for city, around in enumerate(near)
            )
        )
    return tuple(rows)


def make_board(pack: Pack) -> Board:
    """Computes all tables of a sound pack."""
    cities, maps = pack.cities, pack.about.map
    index = {city.id: number for number, city in enumerate(cities)}
    near: list[list[int]] = [[] for _ in cities]
    near_main: list[list[int]] = [[] for _ in cities]
    for road in pack.roads:
        a, b = index[road.start], index[road.end]
        for table in (near, near_main) if road.kind == "main" else (near,):
            table[a].append(b)
            table[b].append(a)
    neighbours = tuple(tuple(sorted(row)) for row in near)
    main_neighbours = tuple(tuple(sorted(row)) for row in near_main)
    neighbour_set = tuple(map(bits, neighbours))
    drawing = BoardLayout(pack)
    where = [found for city in cities if (found := position(maps, city))]
    sector_of = tuple(sector_at(pack.sectors, maps[m].id, east, north)[0] for m, east, north in where)
    suit_of = tuple(Suit[pack.sectors[number].suit.upper()] for number in sector_of)
    map_of = tuple(m for m, _, _ in where)
    in_territory = {
        t.id: bits(number for number, city in enumerate(cities) if city.territory == t.id)
        for t in pack.territories
    }
    return Board(
        cities=cities,
        index=index,
        neighbours=neighbours,
        main_neighbours=main_neighbours,
        neighbour_set=neighbour_set,
        main_neighbour_set=tuple(map(bits, main_neighbours)),
        distance=distances(neighbours),
        within=reaches(neighbour_set),
        map_of=map_of,
        sector_of=sector_of,
        suit_of=suit_of,
        place_of=tuple(drawing.place(*spot) for spot in where),
        width=drawing.width,
        height=drawing.height,
        all=(1 << len(cities)) - 1,
        on_map=tuple(bits(c for c, m in enumerate(map_of) if m == number) for number in range(len(maps))),
        in_territory=in_territory,
        home={
            power: sum(in_territory[t.id] for t in pack.territories if t.home == power) for power in POWERS
        },
        in_suit=tuple(bits(c for c, s in enumerate(suit_of) if s == suit) for suit in Suit),
        fortresses=bits(c for c, city in enumerate(cities) if city.fortress),
        major_fortresses=bits(c for c, city in enumerate(cities) if city.fortress == "major"),
        votes=bits(c for c, city in enumerate(cities) if city.vote),
    )


def lands_of(in_territory: Mapping[str, int], cities: int) -> tuple[list[str], int]:
    """The lands that lie entirely within a set of cities, and the remaining cities of the set."""
    lands = [name for name, inside in in_territory.items() if inside and not inside & ~cities]
    for name in lands:
        cities &= ~in_territory[name]
    return lands, cities
