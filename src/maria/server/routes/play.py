"""Playing: actions, undo, and what one has missed."""

from __future__ import annotations

from fastapi import APIRouter, Response

from maria.server import commands
from maria.server import models as m
from maria.server.routes.dependencies import ALSO_SPECTATORS, CallerDep, Lang, Sequence

router = APIRouter(prefix="/api/games/{game}")


@router.post("/act", response_model=m.Update)
async def act(caller: CallerDep, wanted: m.Act, lang: Lang = "en") -> Response:
    """One action, in the notation of the record without its seat."""
    return await caller.act(commands.act(wanted.action, wanted.step), wanted, lang)


@router.post("/undo", response_model=m.Update)
async def undo(caller: CallerDep, wanted: m.Again, lang: Lang = "en") -> Response:
    """Takes back the seat's latest action, or asks the others if that is not free."""
    return await caller.act(commands.undo, wanted, lang, slow=True)


@router.post("/undo/answer", response_model=m.Update)
async def answer(caller: CallerDep, wanted: m.AnswerUndo, lang: Lang = "en") -> Response:
    """Agrees to the undo that is asked for, or does not."""
    return await caller.act(commands.answer_undo(wanted.grant), wanted, lang, slow=True)


@router.get("/updates", response_model=m.Update, openapi_extra=ALSO_SPECTATORS)
async def updates(caller: CallerDep, after: Sequence = 0, lang: Lang = "en") -> Response:
    """What one has missed, and the table as it is now; the live connection sends the same."""
    return caller.update(*await caller.watch(), after, lang)
