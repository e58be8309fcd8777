"""What was: earlier positions, the record, the replay, and the proof of fairness."""

from __future__ import annotations

from fastapi import Response
from fastapi.responses import PlainTextResponse

from maria.fairness import commitment
from maria.server import models as m
from maria.server.errors import Refused
from maria.server.routes.dependencies import (
    ALSO_SPECTATORS,
    CallerDep,
    Lang,
    Sequence,
    begun,
    content,
    new_router,
)
from maria.server.serializers import moment, open_record, replay
from maria.telling.redacted import redacted

router = new_router("/api/games/{game}")


@router.get("/at", openapi_extra=ALSO_SPECTATORS)
async def at(caller: CallerDep, seq: Sequence, lang: Lang = "en") -> m.Moment:
    """The position of a moment, as the seat saw it."""
    room, audience = await caller.watch()
    return await caller.services.rooms.in_thread(moment, room, audience, seq, lang)


@router.get(
    "/record", response_class=Response, responses=content("text/plain"), openapi_extra=ALSO_SPECTATORS
)
async def record(caller: CallerDep) -> Response:
    """The record: as the seat may know it, and the whole of it after the end."""
    room, audience = await caller.watch()
    game = begun(room)
    if room.status == "over":
        return PlainTextResponse(open_record(room))
    return PlainTextResponse(await caller.services.rooms.in_thread(redacted, game, audience, room.story))


@router.get("/replay", openapi_extra=ALSO_SPECTATORS)
async def whole(caller: CallerDep, lang: Lang = "en") -> m.Replay:
    """A game that is over: all that happened, with all that was secret."""
    room, _ = await caller.watch()
    if room.status != "over":
        raise Refused(409, "server-not-over")
    return await caller.services.rooms.in_thread(replay, room, lang)


@router.get("/proof", openapi_extra=ALSO_SPECTATORS)
async def proof(caller: CallerDep) -> m.Proof:
    """After the end: what the seed was made of."""
    room, _ = await caller.watch()
    secret, seed = room.row.secret, room.row.seed
    if room.status != "over" or not secret or not seed:
        raise Refused(409, "server-not-over")
    values = {entry.seat: entry.value for entry in room.seats if entry.value}
    return m.Proof(commitment=commitment(secret), secret=secret, values=values, seed=seed)
