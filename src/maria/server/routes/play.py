"""Playing: actions, undo, and what happens, told when one asks or as it comes."""

from __future__ import annotations

from fastapi import Response, WebSocket

from maria.server import commands
from maria.server import models as m
from maria.server.routes.dependencies import (
    ALSO_SPECTATORS,
    CallerDep,
    ClientDep,
    Lang,
    Sequence,
    ServicesDep,
    new_router,
)

router = new_router()


@router.post("/games/{game}/act", response_model=m.Update)
async def act(caller: CallerDep, wanted: m.Act, lang: Lang = "en") -> Response:
    """One action, in the notation of the record without its seat."""
    return await caller.act(commands.act(wanted.action, wanted.step), wanted, lang)


@router.post("/games/{game}/undo", response_model=m.Update)
async def undo(caller: CallerDep, wanted: m.Again, lang: Lang = "en") -> Response:
    """Takes back the seat's latest action, or asks the others if that is not free."""
    return await caller.act(commands.undo, wanted, lang, slow=True)


@router.post("/games/{game}/undo/answer", response_model=m.Update)
async def answer(caller: CallerDep, wanted: m.AnswerUndo, lang: Lang = "en") -> Response:
    """Agrees to the undo that is asked for, or does not."""
    return await caller.act(commands.answer_undo(wanted.grant), wanted, lang, slow=True)


@router.get("/games/{game}/updates", response_model=m.Update, openapi_extra=ALSO_SPECTATORS)
async def updates(caller: CallerDep, after: Sequence = 0, lang: Lang = "en") -> Response:
    """What one has missed, and the table as it is now; the live connection sends the same."""
    return caller.update(*await caller.watch(), after, lang)


@router.websocket("/live")
async def live(socket: WebSocket, services: ServicesDep, client: ClientDep) -> None:
    """All that happens in a game, as it happens."""
    await services.connections.serve(socket, client)
