"""Games on the network: HTTP, WebSocket, persistence."""

from __future__ import annotations

from importlib.util import find_spec

from maria.texts.extras import extra

PACKAGES = (
    *("alembic", "asyncpg", "fastapi", "httpx"),
    *("prometheus_client", "sqlalchemy", "uvicorn", "websockets"),
)
"""The packages the server needs. We only look for them: bot processes import this package and use none."""

with extra("server"):
    for package in PACKAGES:
        if find_spec(package) is None:
            raise ModuleNotFoundError(name=package)
