"""What can be asked of the server, one module a subject."""

from __future__ import annotations

from maria.server.routes import about, choices, games, health, history, messages, packs, play, players, seats

MODULES = (play, choices, messages, games, seats, history, players, packs, about, health)
ROUTERS = tuple(module.router for module in MODULES)
"""The routes of every action come first, so that they are found first."""
