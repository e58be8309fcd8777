"""Live connections."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from maria.server.routes.dependencies import ClientDep, ServicesDep

router = APIRouter()


@router.websocket("/api/live")
async def live(socket: WebSocket, services: ServicesDep, client: ClientDep) -> None:
    """All that happens in a game, as it happens."""
    await services.connections.serve(socket, client)
