"""What a seat may do, as the server sends it in a table."""

from __future__ import annotations

from maria.game import Game
from maria.server import offers
from maria.server.offers import AtAnyTime, Marches, SeatChoices, choices, out_of_turn


class Offered(SeatChoices):
    """The open decision for a seat, and what it may do out of turn."""

    any_time: AtAnyTime


def offered(game: Game, seat: int | None) -> Offered:
    """What a seat may do, validated by the models."""
    return Offered.model_validate(
        {**choices(game, seat), "any_time": out_of_turn(game, seat).told}, from_attributes=True
    )


def marches(game: Game, seat: int, piece: int) -> Marches:
    """Where a piece can go, validated by the model."""
    return Marches.model_validate_json(offers.marches(game, seat, piece))
