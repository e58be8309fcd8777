"""Routes about games apart from playing: create and list them, manage seats, look at what happened."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Annotated

from fastapi import Query, Response, WebSocket
from fastapi.responses import PlainTextResponse

from maria.server import commands, serializers
from maria.server import models as m
from maria.server.access import find_player, find_seat, hash_token, host_finder, link_finder, new_token
from maria.server.analyses import AnalysisState
from maria.server.lobby import Made, branch_game, create_game, load_game
from maria.server.reviews import ReviewData, review_data
from maria.server.room import Room
from maria.server.routes import dependencies as d
from maria.server.serializers import game_info, moment, open_record, replay
from maria.server.services import Services
from maria.server.storage import games

Before = Annotated[float, Query(ge=0, le=1e12)]
router = d.new_router()


@router.post("/games", status_code=201)
async def create(wanted: m.NewGame, services: d.ServicesDep, client: d.ClientDep) -> m.Created:
    """Creates a game. Each seat for a person gets a secret link; the creator is the host."""
    return created(services, await create_game(services.rooms, wanted, client))


def created(services: Services, made: Made) -> m.Created:
    """A new game as its creator gets it."""
    game = game_info(made.room, None, services.is_online)
    return m.Created(game=game, tokens=made.links, host=made.host)


@router.post("/games/load", status_code=201)
async def load(wanted: m.LoadedGame, services: d.ServicesDep, client: d.ClientDep) -> m.Created:
    """Creates a game from a record."""
    with services.reading_a_record(client):
        return created(services, await load_game(services.rooms, wanted, client))


@router.get("/games")
async def listed(services: d.ServicesDep, before: Before = 1e12) -> list[m.GameInfo]:
    """Games that anyone may watch, newest first."""
    async with services.database.reading() as tx:
        found = await games.public_games(tx, before)
    return [game_info(room, None, services.is_online) for room in await shown(services, found)]


async def shown(services: Services, found: Iterable[str]) -> list[Room]:
    """The rooms of some games, without those that cannot be shown: this server may lack their pack."""
    rooms = []
    for game in found:
        with contextlib.suppress(m.Refused):
            rooms.append(await services.rooms.get(game))
    return rooms


@router.get("/games/{game}", openapi_extra=d.ALSO_SPECTATORS)
async def info(caller: d.CallerDep) -> m.GameInfo:
    """A game's public facts."""
    return game_info(*await caller.watch(), caller.services.is_online)


@router.websocket("/live")
async def live(socket: WebSocket, services: d.ServicesDep, client: d.ClientDep) -> None:
    """Sends all updates of a game as they happen."""
    await services.connections.serve(socket, client)


# ---------------------------------------------------------------- who sits where


@router.get("/seat")
async def seat(services: d.ServicesDep, token: d.TokenDep) -> m.SeatOf:
    """The game and the seat that a link leads to or a key opens."""
    game, name = await find_seat(services.database, d.required(token), 401)
    return m.SeatOf(game=game, seat=name)


@router.post("/games/{game}/take", response_model=m.Update)
async def take(services: d.ServicesDep, game: d.GameId, wanted: m.TakeSeat, token: d.TokenDep) -> Response:
    """Takes the seat of a link, under a name and with a random value for the seed.

    From then on the key opens the seat, and the link no longer works. Repeating it with the same key is safe.
    """
    player = (await find_player(services.database, wanted.player)).id if wanted.player else None
    finder = link_finder(d.required(token), wanted.key)
    room, seat = await services.rooms.change(game, finder, commands.take_seat(wanted, player))
    return d.Caller(services, game, token).update(room, seat, 0)


@router.post("/games/{game}/seats/{seat}/link")
async def link(services: d.ServicesDep, game: d.GameId, seat: d.SeatPath, token: d.TokenDep) -> m.Reissued:
    """As the host, before the game begins: gives a seat a new link and frees it if it was taken."""
    link, finder = new_token(), host_finder(d.required(token), seat)
    await services.rooms.change(game, finder, commands.give_link(hash_token(link)))
    return m.Reissued(token=link)


@router.post("/games/{game}/seats/{seat}/bot", status_code=204)
async def bot(
    services: d.ServicesDep, game: d.GameId, seat: d.SeatPath, wanted: m.BotSeat, token: d.TokenDep
) -> None:
    """As the host, before the game begins: puts a bot on a free seat, whose link no longer works."""
    finder = host_finder(d.required(token), seat)
    await services.rooms.change(game, finder, commands.put_bot(wanted, hash_token(new_token())))


@router.post("/games/{game}/reissue")
async def reissue(caller: d.CallerDep) -> m.Reissued:
    """Gives a seat a new key; the old one no longer works."""
    token = new_token()
    await caller.change(commands.set_token(hash_token(token)))
    return m.Reissued(token=token)


@router.post("/games/{game}/leave")
async def leave(caller: d.CallerDep, wanted: m.Leave) -> m.TableState:
    """Lets a bot play until the person is back."""
    return await caller.state_after(commands.leave(wanted.bot))


@router.post("/games/{game}/back")
async def back(caller: d.CallerDep) -> m.TableState:
    """Lets the person play again instead of the bot."""
    return await caller.state_after(commands.come_back)


@router.post("/games/{game}/resign")
async def resign(caller: d.CallerDep) -> m.TableState:
    """Resigns: with two players the other wins; with three a bot plays the seat until the end."""
    return await caller.state_after(commands.resign)


@router.post("/games/{game}/end")
async def end(caller: d.CallerDep, wanted: m.End) -> m.TableState:
    """Offers or agrees to end the game undecided, or refuses; it ends once all people agree."""
    return await caller.state_after(commands.offer_end(wanted.agree))


# ---------------------------------------------------------------- looking back


@router.get("/games/{game}/at", openapi_extra=d.ALSO_SPECTATORS)
async def at(caller: d.CallerDep, seq: d.Sequence, eyes: d.SeatName = None) -> m.MomentData:
    """The position at a moment as the seat saw it; after the end, all of it or as any seat saw it."""
    room, audience = await caller.watch()
    return await caller.services.rooms.in_thread(moment, room, audience, seq, eyes)


@router.get("/games/{game}/picture.svg", **d.content("image/svg+xml"), openapi_extra=d.ALSO_SPECTATORS)
async def picture(
    caller: d.CallerDep, seq: d.Sequence, eyes: d.SeatName = None, lang: d.Lang = "en"
) -> Response:
    """The board at a moment, showing the same as `at`."""
    room, audience = await caller.watch()
    drawn = await caller.services.rooms.in_thread(serializers.picture, room, audience, seq, eyes, lang)
    return Response(drawn, media_type="image/svg+xml")


@router.post("/games/{game}/branch", status_code=201, openapi_extra=d.ALSO_SPECTATORS)
async def branch(caller: d.CallerDep, wanted: m.Branch, client: d.ClientDep) -> m.Created:
    """Creates a game that continues from a moment of a finished one, with bots on any seats."""
    room, _ = await caller.watch()
    with caller.services.reading_a_record(client):
        return created(caller.services, await branch_game(caller.services.rooms, room, wanted, client))


@router.get("/games/{game}/record", **d.content("text/plain"), openapi_extra=d.ALSO_SPECTATORS)
async def record(caller: d.CallerDep) -> Response:
    """The record: what the seat may know of it, and all of it after the end."""
    room, audience = await caller.watch()
    d.begun(room)
    if room.status == "over":
        return PlainTextResponse(open_record(room))
    assert room.history is not None
    return PlainTextResponse(await caller.services.rooms.in_thread(room.history.redacted, audience))


@router.get("/games/{game}/replay", openapi_extra=d.ALSO_SPECTATORS)
async def whole(caller: d.CallerDep) -> m.Replay:
    """Everything that happened in a finished game, secrets included."""
    room, _ = await caller.watch()
    if room.status != "over":
        raise m.Refused(409, "server-not-over")
    return await caller.services.rooms.in_thread(replay, room)


@router.get("/games/{game}/review", openapi_extra=d.ALSO_SPECTATORS)
async def review(caller: d.CallerDep) -> ReviewData:
    """The review of a finished game: standings, turning points, luck, combats, and why it was won."""
    room, _ = await caller.watch()
    return await caller.services.rooms.in_thread(review_data, room)


@router.get("/games/{game}/analysis", openapi_extra=d.ALSO_SPECTATORS)
async def analysis(caller: d.CallerDep) -> AnalysisState:
    """The analysis of a finished game, or its progress: chances over time, costly decisions, luck."""
    room, _ = await caller.watch()
    return await caller.services.analyses.state(room)


@router.post("/games/{game}/analysis", openapi_extra=d.ALSO_SPECTATORS)
async def analyse(caller: d.CallerDep, client: d.ClientDep) -> AnalysisState:
    """Starts the analysis of a finished game, once; it takes minutes."""
    room, _ = await caller.watch()
    services = caller.services
    state = await services.analyses.state(room)
    if state.status in ("none", "untrained"):
        if not services.analysis_limiter.allows(client, services.settings.monotonic()):
            raise m.Refused(429, "server-too-fast")
        services.analyses.begin(room)
        state.status = "running"
    return state


@router.get("/games/{game}/proof", openapi_extra=d.ALSO_SPECTATORS)
async def proof(caller: d.CallerDep) -> m.Proof:
    """For a finished game: what the seed was made from, and the shuffles."""
    room, _ = await caller.watch()
    return await caller.services.rooms.in_thread(serializers.proof, room)
