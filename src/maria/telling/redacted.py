"""The record of a running game as one seat may have it: without the seed, and without the others' secrets."""

from __future__ import annotations

from dataclasses import replace

from maria.history import History
from maria.record import REDACTED

SPECTATOR = "spectator"
HIDDEN = "hidden"
"""In the place of the seed."""


def redacted(history: History, seat: int | None) -> str:
    """The record for a seat, None for spectators. It is for reading: no game can be loaded from it."""
    game = history.game
    first, *fields = replace(game.header, seed=HIDDEN, secret="", values="", position="").lines()
    reader = f"{REDACTED}: {SPECTATOR if seat is None else game.seats[seat]}"
    lines = [line.own if line.seat == seat else line.public for line in history.lines]
    return "\n".join([first, reader, *fields, *filter(None, lines)]) + "\n"
