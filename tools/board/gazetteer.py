"""The towns, and the rectangles of the two maps.

A map is a rectangle of degrees, divided into squares: columns of equal longitude, rows of equal latitude.
Positions are in squares from a map's south-west corner, column to the east and row to the north.  On the
finished board a square is 130 units wide and 100 high.  In nature the squares are much wider than high, so
the board is stretched from north to south.
"""

from __future__ import annotations

import csv
import math
from dataclasses import dataclass
from pathlib import Path

SQUARE_WIDTH, SQUARE_HEIGHT = 130.0, 100.0  # board units
EDGE = 0.04  # squares: towns outside a map's rectangle are placed this far inside
MOST_OUTSIDE = 0.3  # squares: the farthest a town may be outside
LETTERS = "ABCDEFGHIJKLMN"
ROWS = 12

Position = tuple[float, float]


@dataclass(frozen=True)
class Frame:
    """The rectangle of one map."""

    name: str
    west: float
    south: float
    column_width: float  # degrees of longitude
    row_height: float  # degrees of latitude
    first_column: int
    columns: int

    def place(self, lon: float, lat: float) -> Position:
        """Converts degrees to squares."""
        return (lon - self.west) / self.column_width, (lat - self.south) / self.row_height

    def degrees(self, position: Position) -> Position:
        """Converts squares to degrees."""
        return self.west + position[0] * self.column_width, self.south + position[1] * self.row_height

    def kilometres(self, position: Position) -> Position:
        """Converts squares to a plane in kilometres.

        The mapping is affine, so straight roads stay straight.
        """
        middle = math.radians(self.south + ROWS / 2 * self.row_height)
        east = 111.32 * math.cos(middle) * self.column_width * position[0]
        return east, 110.57 * self.row_height * position[1]


FLANDERS = Frame("flanders", 2.0, 47.9, 1.3, 0.43, 0, 6)
BOHEMIA = Frame("bohemia", 10.3, 47.9, 1.2, 0.39, 6, 8)
FRAMES = (FLANDERS, BOHEMIA)


@dataclass(frozen=True)
class Town:
    """A town of the gazetteer, with its place on the board."""

    id: str
    name: str
    frame: Frame
    position: Position
    territory: str
    fortress: str  # "", "minor" or "major"
    vote: bool
    today: str
    """The modern name, if it differs."""

    @property
    def column(self) -> int:
        """The column, counted from 0 in the west of the map."""
        return int(self.position[0])

    @property
    def row(self) -> int:
        """The row, counted from 1 in the south."""
        return int(self.position[1]) + 1

    @property
    def square(self) -> str:
        """The square's name, for example D7."""
        return f"{LETTERS[self.frame.first_column + self.column]}{self.row}"

    @property
    def board(self) -> Position:
        """The position in board units from the map's south-west corner."""
        return self.position[0] * SQUARE_WIDTH, self.position[1] * SQUARE_HEIGHT

    @property
    def plane(self) -> Position:
        """The position in kilometres from the map's south-west corner."""
        return self.frame.kilometres(self.position)


def distance(a: Position, b: Position) -> float:
    """The length of the straight line between two points."""
    return math.hypot(a[0] - b[0], a[1] - b[1])


def rounded(position: Position) -> Position:
    """Rounds to a tenth of a percent of a square, but never onto the line between two squares."""

    def inside(value: float) -> float:
        tenths = round(value * 1000)
        return (math.floor(value) * 1000 + min(max(tenths - math.floor(value) * 1000, 1), 999)) / 1000

    return inside(position[0]), inside(position[1])


def load(path: Path, frame: Frame) -> list[Town]:
    """Reads one gazetteer. Raises ValueError if a town is too far outside the map.

    `shift_east` and `shift_north` (percent of a square) move a town slightly from its true position.
    """
    towns = []
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            column, line = frame.place(float(row["lon"]), float(row["lat"]))
            outside = max(-column, column - frame.columns, -line, line - ROWS)
            if outside > MOST_OUTSIDE:
                raise ValueError(f"{row['id']} lies {outside:.2f} squares outside the map")
            column = min(max(column, EDGE), frame.columns - EDGE) + float(row["shift_east"] or 0) / 100
            line = min(max(line, EDGE), ROWS - EDGE) + float(row["shift_north"] or 0) / 100
            towns.append(
                Town(
                    id=row["id"],
                    name=row["name"],
                    frame=frame,
                    position=rounded((column, line)),
                    territory=row["territory"],
                    fortress=row["fortress"],
                    vote=row["vote"] == "1",
                    today=row["modern"] if row["modern"] != row["name"] else "",
                )
            )
    return sorted(towns, key=lambda town: town.id)
