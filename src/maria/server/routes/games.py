"""New games, and what is going on."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Annotated

from fastapi import Query

from maria.server import models as m
from maria.server.errors import Refused
from maria.server.lobby import create_game, load_game
from maria.server.room import Room
from maria.server.routes.dependencies import ALSO_SPECTATORS, CallerDep, ClientDep, ServicesDep, new_router
from maria.server.serializers import game_info
from maria.server.services import Services
from maria.server.storage import games

router = new_router("/api/games")


@router.post("", status_code=201)
async def create(wanted: m.NewGame, services: ServicesDep, client: ClientDep) -> m.Created:
    """A new game; each seat for a person gets a secret token."""
    room, tokens = await create_game(services.rooms, wanted, client)
    return m.Created(game=game_info(room, None, services.is_online), tokens=tokens)


@router.post("/load", status_code=201)
async def load(wanted: m.LoadedGame, services: ServicesDep, client: ClientDep) -> m.Created:
    """A game from a record."""
    room, tokens = await load_game(services.rooms, wanted, client)
    return m.Created(game=game_info(room, None, services.is_online), tokens=tokens)


@router.get("")
async def listed(
    services: ServicesDep, before: Annotated[float, Query(ge=0, le=1e12)] = 1e12
) -> list[m.GameInfo]:
    """Games that anyone may watch, the newest first."""
    async with services.database.reading() as tx:
        found = await games.public_games(tx, before)
    return [game_info(room, None, services.is_online) for room in await shown(services, found)]


async def shown(services: Services, found: Iterable[str]) -> list[Room]:
    """Those of some games that can be shown here: whose pack this server has."""
    rooms = []
    for game in found:
        with contextlib.suppress(Refused):
            rooms.append(await services.rooms.get(game))
    return rooms


@router.get("/{game}", openapi_extra=ALSO_SPECTATORS)
async def info(caller: CallerDep) -> m.GameInfo:
    """A game as one may know it."""
    return game_info(*await caller.watch(), caller.services.is_online)
