"""Messages to all, and notes for oneself."""

from __future__ import annotations

from fastapi import Response

from maria.server import commands
from maria.server import models as m
from maria.server.routes.dependencies import CallerDep, Lang, new_router
from maria.server.storage import games

router = new_router("/api/games/{game}")


@router.post("/say", response_model=m.Update)
async def say(caller: CallerDep, wanted: m.Say, lang: Lang = "en") -> Response:
    """A public message."""
    return await caller.act(commands.say(wanted.text), wanted, lang)


@router.post("/read", status_code=204)
async def read(caller: CallerDep, wanted: m.Read) -> None:
    """Messages that the seat has read."""
    await caller.change(commands.mark_read(wanted.seq))


@router.get("/notes")
async def notes(caller: CallerDep) -> m.Notes:
    """The seat's notes for itself."""
    room, seat = await caller.sit()
    async with caller.services.database.reading() as tx:
        return m.Notes(text=await games.notes_of(tx, room.id, room.seats[seat].seat))


@router.put("/notes", status_code=204)
async def write(caller: CallerDep, wanted: m.Notes) -> None:
    """Changes the seat's notes for itself."""
    room, seat = await caller.sit()
    async with caller.services.database.writing() as tx:
        await games.change_notes(tx, room.id, room.seats[seat].seat, wanted.text)
