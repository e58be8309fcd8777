"""The 44 sectors: five rows of four on the Flanders map, six rows of four on the Bohemia map.

The lines are close to an even division, but away from towns.  In the north of the Flanders map most of the
first column is sea, so the first line there is farther east to give the sector enough towns.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from gazetteer import BOHEMIA, FLANDERS, ROWS, Frame, Town

SUITS = ("spades", "hearts", "clubs", "diamonds")

# Inner lines in squares from the map's south-west corner.
COLUMN_LINES = {"flanders": (1.435, 3.1, 4.405), "bohemia": (2.0, 3.87, 6.125)}
ROW_LINES = {"flanders": (9.665, 7.215, 4.8, 2.4), "bohemia": (10.03, 8.0, 5.89, 4.105, 2.03)}
NORTHERN_COLUMN_LINES = {"flanders": (2.255, 3.1, 4.405)}  # for the northernmost row


@dataclass(frozen=True)
class Sector:
    """A rectangle and its suit."""

    frame: Frame
    suit: str
    west: float
    south: float
    east: float
    north: float

    def holds(self, town: Town) -> bool:
        """Whether a town is in the sector."""
        column, line = town.position
        inside = self.west <= column < self.east and self.south <= line < self.north
        return town.frame == self.frame and inside


def sectors() -> list[Sector]:
    """All sectors, row by row from the north-west.

    The suit advances by one per column and by two per row, so that no sector touches another of its suit, not
    even at a corner.
    """
    result = []
    for frame in (FLANDERS, BOHEMIA):
        rows = (float(ROWS), *ROW_LINES[frame.name], 0.0)
        for row, (north, south) in enumerate(itertools.pairwise(rows)):
            lines = COLUMN_LINES[frame.name]
            if row == 0:
                lines = NORTHERN_COLUMN_LINES.get(frame.name, lines)
            columns = (0.0, *lines, float(frame.columns))
            for column, (west, east) in enumerate(itertools.pairwise(columns)):
                result.append(Sector(frame, SUITS[(column + 2 * row) % 4], west, south, east, north))
    return result
