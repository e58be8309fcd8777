"""What a seat may do now, and what helps to decide."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from maria.server import offers
from maria.server.models import WantedWay
from maria.server.routes.dependencies import ALSO_SPECTATORS, CallerDep, Lang, begun, new_router

router = new_router("/api/games/{game}")


@router.get("/choices", openapi_extra=ALSO_SPECTATORS)
async def choices(caller: CallerDep, lang: Lang = "en") -> offers.SeatChoices:
    """What the seat may do now; everybody sees what is asked, and the combat that is fought."""
    room, audience = await caller.watch()
    return offers.choices(begun(room), None if room.differs else audience, lang)


@router.get("/marches")
async def marches(
    caller: CallerDep, piece: Annotated[int, Query(ge=0, le=100)], lang: Lang = "en"
) -> offers.Marches:
    """Where a piece may go, and what that does."""
    room, seat = await caller.sit()
    return offers.marches(begun(room), seat, piece, lang)


@router.get("/why")
async def why(
    caller: CallerDep,
    action: Annotated[str, Query(max_length=2_000)] = "",
    piece: Annotated[int | None, Query(ge=0, le=100)] = None,
    lang: Lang = "en",
) -> offers.Why:
    """Whether an action is legal, or a piece can move, and the rule that forbids it."""
    room, seat = await caller.sit()
    if piece is not None:
        return offers.why_it_stays(begun(room), seat, piece, lang)
    return offers.why(begun(room), seat, action, lang)


@router.get("/overlays", openapi_extra=ALSO_SPECTATORS)
async def overlays(caller: CallerDep) -> offers.Overlays:
    """Supply, protection, reach and threats on the map."""
    room, _ = await caller.watch()
    return offers.overlays(begun(room))


@router.post("/way")
async def way(caller: CallerDep, wanted: WantedWay, lang: Lang = "en") -> offers.Way:
    """The march by way-points that somebody has chosen, or why there is none."""
    room, seat = await caller.sit()
    return offers.way(begun(room), seat, wanted.piece, wanted.points, wanted.force, lang)
