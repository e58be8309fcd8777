"""Routes for playing: actions, undo, updates, what a seat may do now, messages, and private notes."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Response

from maria.box.model import POWERS
from maria.server import analyses, commands, offers
from maria.server import models as m
from maria.server.offers import coaching, hints
from maria.server.routes.dependencies import (
    ALSO_SPECTATORS,
    CallerDep,
    Lang,
    Sequence,
    begun,
    new_router,
)
from maria.server.serializers import serialized_overlays
from maria.server.storage import games

Power = Annotated[int, Query(ge=0, lt=len(POWERS))]
ActionText = Annotated[str, Query(max_length=m.LONGEST_ACTION)]
Piece = Annotated[int, Query(ge=0, le=100)]
AnyPiece = Annotated[int | None, Query(ge=0, le=100)]
router = new_router("/api/games/{game}")


@router.post("/act", response_model=m.Acknowledged | m.Update)
async def act(caller: CallerDep, wanted: m.Act) -> Response:
    """Plays one action, in the notation of the record without its seat."""
    return await caller.do("act", wanted)


@router.post("/undo", response_model=m.Acknowledged | m.Update)
async def undo(caller: CallerDep, wanted: m.IdempotentRequest) -> Response:
    """Takes back the seat's latest action if that is free; otherwise asks the others."""
    return await caller.do("undo", wanted)


@router.post("/undo/answer", response_model=m.Acknowledged | m.Update)
async def answer(caller: CallerDep, wanted: m.AnswerUndo) -> Response:
    """Grants or refuses the undo request."""
    return await caller.do("undo/answer", wanted)


@router.post("/undo/withdraw", response_model=m.Acknowledged | m.Update)
async def withdraw(caller: CallerDep, wanted: m.IdempotentRequest) -> Response:
    """Withdraws the seat's own undo request."""
    return await caller.do("undo/withdraw", wanted)


@router.get("/updates", response_model=m.Update, openapi_extra=ALSO_SPECTATORS)
async def updates(caller: CallerDep, after: Sequence = 0) -> Response:
    """The entries after a number, and the table as it is now; the live connection sends the same."""
    return caller.update(*await caller.watch(), after)


# ---------------------------------------------------------------- what a seat may do now


@router.get("/marches", response_model=offers.Marches)
async def marches(caller: CallerDep, piece: Piece) -> Response:
    """Where a piece may go, and the effects."""
    room, seat = await caller.sit()
    return Response(offers.marches(begun(room), seat, piece), media_type="application/json")


@router.get("/why")
async def why(
    caller: CallerDep, action: ActionText = "", piece: AnyPiece = None, lang: Lang = "en"
) -> offers.Why:
    """Whether an action is legal, or a piece can move, and the rule that forbids it."""
    room, seat = await caller.sit()
    if piece is not None:
        return offers.why_it_stays(begun(room), seat, piece, lang)
    return offers.why(begun(room), seat, action, lang)


@router.get("/hint")
async def hint(caller: CallerDep) -> hints.Hint:
    """What colonel would do in this seat, and why, from what the seat knows; if the table allows hints."""
    room, seat = await caller.sit()
    if not room.row.hints:
        raise m.Refused(403, "server-no-hints")
    game = room.playing
    found = await caller.services.rooms.in_thread(hints.hint, game, game.seats[seat]) if game else None
    if found is None:
        raise m.Refused(409, "server-not-asked")
    return found


@router.get("/chances")
async def chances(caller: CallerDep) -> list[analyses.SeatChance]:
    """Each seat's chance to win, from what this seat knows; if the table allows hints."""
    room, seat = await caller.sit()
    if not room.row.hints:
        raise m.Refused(403, "server-no-hints")
    game = begun(room)
    return await caller.services.rooms.in_thread(analyses.chances, game, game.seats[seat])


@router.get("/clauses")
async def clauses(caller: CallerDep, by: Power, to: Power) -> offers.ClauseForms:
    """21.a: the clauses that one power can propose to another now, as forms with blanks."""
    room, _ = await caller.sit()
    return offers.clause_forms(begun(room), by, to)


@router.get("/overlays", response_model=offers.Overlays, openapi_extra=ALSO_SPECTATORS)
async def overlays(caller: CallerDep) -> Response:
    """Supply, protection, reach and dangers on the map."""
    room, _ = await caller.watch()
    begun(room)
    return Response(serialized_overlays(room), media_type="application/json")


@router.post("/way")
async def way(caller: CallerDep, wanted: m.WantedWay, lang: Lang = "en") -> offers.Way:
    """The march along chosen waypoints, or why there is none."""
    room, seat = await caller.sit()
    return offers.way(begun(room), seat, wanted.piece, wanted.points, wanted.force, lang)


@router.get("/coach")
async def coach(caller: CallerDep) -> coaching.Coaching:
    """The coach's words to the seat: a new idea, and what to do now; if the table allows hints."""
    room, seat = await caller.sit()
    if not room.row.hints:
        raise m.Refused(403, "server-no-hints")
    return await caller.services.rooms.in_thread(coaching.coaching, begun(room), seat)


# ---------------------------------------------------------------- messages and notes


@router.post("/say", response_model=m.Acknowledged | m.Update)
async def say(caller: CallerDep, wanted: m.Say) -> Response:
    """Posts a public message."""
    return await caller.do("say", wanted)


@router.post("/read", status_code=204)
async def read(caller: CallerDep, wanted: m.Read) -> None:
    """Marks messages as read."""
    await caller.change(commands.mark_read(wanted.seq))


@router.get("/notes")
async def notes(caller: CallerDep) -> m.Notes:
    """The seat's private notes."""
    room, seat = await caller.sit()
    async with caller.services.database.reading() as tx:
        return m.Notes(text=await games.notes_of(tx, room.id, room.seats[seat].seat))


@router.put("/notes", status_code=204)
async def write(caller: CallerDep, wanted: m.Notes) -> None:
    """Changes the seat's private notes; refused before the game begins, since the seat may change hands."""
    room, seat = await caller.sit()
    begun(room)
    async with caller.services.database.writing() as tx:
        await games.change_notes(tx, room.id, room.seats[seat].seat, wanted.text)
