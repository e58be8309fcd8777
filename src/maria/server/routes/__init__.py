"""The routes of the server, one module per subject."""

from __future__ import annotations

from maria.server.routes import about, games, lessons, play, players

ROUTERS = (play.router, games.router, players.router, lessons.router, about.router)
ROUTES = [route for router in ROUTERS for route in router.routes]
"""All routes in the order they are matched: those used for every action come first."""
