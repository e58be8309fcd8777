"""What can be asked of the server, one module a subject."""

from __future__ import annotations

from maria.server.routes import about, games, play, players

ROUTES = [route for module in (play, games, players, about) for route in module.router.routes]
"""One after the other, as they are looked through: those of every action come first."""
