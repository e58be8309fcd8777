"""What can be asked of the server, one module a subject."""

from __future__ import annotations

from maria.server.routes import (
    about,
    choices,
    games,
    history,
    live,
    messages,
    operation,
    packs,
    play,
    players,
    seats,
)

ROUTERS = tuple(
    module.router
    for module in (play, choices, messages, games, seats, history, players, packs, about, operation, live)
)
