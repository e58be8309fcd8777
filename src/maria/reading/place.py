"""Where pieces are, and where they can be put."""

from __future__ import annotations

from maria.actions import Action
from maria.reading.fact import Fact
from maria.state import State


class PieceAt(Fact):
    """A piece and its city; none off the map."""

    piece: int
    city: int | None


class Spot(Fact):
    """A city where a piece can be put; with equal ranks one for each commander (6.i)."""

    city: int
    action: Action
    commander: int | None = None


def piece_at(state: State, piece: int) -> PieceAt:
    """Where a piece stands."""
    return PieceAt(piece, city_or_none(state.place[piece]))


def city_or_none(place: int) -> int | None:
    """A place on the map."""
    return place if place >= 0 else None
