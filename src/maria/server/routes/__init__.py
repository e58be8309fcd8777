"""What can be asked of the server, one module a subject."""

from __future__ import annotations

from maria.server.routes import about, games, lessons, play, players

ROUTERS = (play.router, games.router, players.router, lessons.router, about.router)
ROUTES = [route for router in ROUTERS for route in router.routes]
"""One after the other, as they are looked through: those of every action come first."""
