"""Who sits where: taking a seat, leaving it to a bot, and giving up."""

from __future__ import annotations

from fastapi import Response

from maria.server import commands
from maria.server import models as m
from maria.server.access import find_player, find_seat, hash_token, new_token
from maria.server.errors import Refused
from maria.server.routes.dependencies import (
    Caller,
    CallerDep,
    GameId,
    Lang,
    ServicesDep,
    TokenDep,
    new_router,
    required,
)

router = new_router()


@router.get("/seat")
async def seat(services: ServicesDep, token: TokenDep) -> m.SeatOf:
    """The game and the seat that a token opens."""
    try:
        game, name = await find_seat(services.database, required(token))
    except Refused as error:
        raise Refused(401, error.key) from None
    return m.SeatOf(game=game, seat=name)


@router.post("/games/{game}/take", response_model=m.Update)
async def take(
    services: ServicesDep, game: GameId, wanted: m.TakeSeat, token: TokenDep, lang: Lang = "en"
) -> Response:
    """Takes a seat under a name, with a random value for the seed."""
    caller = Caller(services, game, token)
    player = (await find_player(services.database, wanted.player)).id if wanted.player else None
    return caller.update(*await caller.change(commands.take_seat(wanted, player)), 0, lang)


@router.post("/games/{game}/reissue")
async def reissue(caller: CallerDep) -> m.Reissued:
    """A new token for a seat; the old one opens nothing any more."""
    token = new_token()
    await caller.change(commands.set_token(hash_token(token)))
    return m.Reissued(token=token)


@router.post("/games/{game}/leave")
async def leave(caller: CallerDep, wanted: m.Leave, lang: Lang = "en") -> m.TableState:
    """A bot plays until the person is back."""
    return await caller.state_after(commands.leave(wanted.bot), lang)


@router.post("/games/{game}/back")
async def back(caller: CallerDep, lang: Lang = "en") -> m.TableState:
    """The person plays again instead of the bot."""
    return await caller.state_after(commands.come_back, lang)


@router.post("/games/{game}/resign")
async def resign(caller: CallerDep, lang: Lang = "en") -> m.TableState:
    """Gives up: of two players the other wins; of three a bot goes on in the seat for good."""
    return await caller.state_after(commands.resign, lang)


@router.post("/games/{game}/end")
async def end(caller: CallerDep, wanted: m.End, lang: Lang = "en") -> m.TableState:
    """Offers to end the game undecided, or agrees to it; it ends when all people agree."""
    return await caller.state_after(commands.offer_end(wanted.agree), lang)
