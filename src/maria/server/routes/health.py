"""For whoever runs the server: whether it is well, and its numbers."""

from __future__ import annotations

from fastapi import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from maria.server.clients import is_local
from maria.server.errors import Refused
from maria.server.models import Health
from maria.server.monitoring import BOT_RESTARTS, CONNECTIONS, ROOMS
from maria.server.routes.dependencies import ClientDep, ServicesDep, content, new_router

router = new_router("")


@router.get("/health")
async def health(services: ServicesDep) -> Health:
    """Whether the server and its database answer."""
    await services.database.ping()
    return Health(status="ok")


@router.get("/metrics", response_class=Response, responses=content("text/plain"))
async def metrics(services: ServicesDep, client: ClientDep) -> Response:
    """Numbers for Prometheus, for this machine alone: they would tell of secret transfers."""
    if not is_local(client):
        raise Refused(403, "server-metrics")
    CONNECTIONS.set(services.connections.count)
    ROOMS.set(len(services.rooms.loaded))
    BOT_RESTARTS.set(services.bots.processes.restarts)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
