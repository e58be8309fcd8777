"""What can be asked of the server, one module a subject."""

from __future__ import annotations

from maria.server.routes import about, choices, games, health, history, messages, packs, play, players, seats

MODULES = (play, choices, messages, games, seats, history, players, packs, about, health)
ROUTES = [route for module in MODULES for route in module.router.routes]
"""One after the other, as they are looked through: those of every action come first."""
