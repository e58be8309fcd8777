"""Dependencies of routes: the server's services, the caller, and the language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Response
from fastapi.requests import HTTPConnection
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic_core import to_json

from maria.game import Game
from maria.server import models as m
from maria.server import player_requests
from maria.server.access import audience_of, finder_of
from maria.server.commands import Command
from maria.server.middleware import client_address
from maria.server.room import Audience, Room
from maria.server.services import Services
from maria.server.updates import table_state, update

Lang = Annotated[m.Language, Query()]
LangPath = Annotated[m.Language, Path()]
GameId = Annotated[m.GameId, Path()]
Sequence = Annotated[int, Query(ge=0, le=2**53)]
SeatName = Annotated[str | None, Query(max_length=32)]
"""The seat that the request is about, if the player has several in the game."""
SeatPath = Annotated[str, Path(max_length=32)]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": m.Problem} for code in (400, 401, 403, 404, 408, 409, 413, 422, 429, 503, 507)
}
ALSO_SPECTATORS: dict[str, Any] = {"security": [{}]}
"""Marks routes that may be called without a token."""


def new_router(prefix: str = "/api") -> APIRouter:
    """A router whose routes may all answer with a problem."""
    return APIRouter(prefix=prefix, responses=PROBLEMS)


def content(kind: str) -> dict[str, Any]:
    """The route options for a response that is not JSON."""
    responses = {200: {"content": {kind: {"schema": {"type": "string"}}}}}
    return {"response_class": Response, "responses": responses}


async def get_services(connection: HTTPConnection) -> Any:
    """The services of the application."""
    return connection.app.state.services


ServicesDep = Annotated[Services, Depends(get_services)]


async def get_client(connection: HTTPConnection, services: ServicesDep) -> str:
    """The address of the client."""
    return client_address(connection.scope, services.settings.behind_proxy)


async def get_token(credentials: Credentials) -> str | None:
    """The bearer token, if any: a seat's link or key, or a player's or host's key."""
    return credentials.credentials if credentials else None


ClientDep = Annotated[str, Depends(get_client)]
TokenDep = Annotated[str | None, Depends(get_token)]


def required(token: str | None) -> str:
    """The token; refuses a request without one."""
    if token is None:
        raise m.Refused(401, "server-no-token")
    return token


@dataclass(frozen=True, slots=True)
class Caller:
    """A request about a game: its token, and the seat it names if any."""

    services: Services
    game: str
    token: str | None
    seat: str | None = None

    async def watch(self) -> tuple[Room, Audience]:
        """The room, and the audience that the token admits to; refuses if there is none."""
        room = await self.services.rooms.get(self.game)
        return room, await audience_of(self.services.database, room, self.token, self.seat)

    async def sit(self) -> tuple[Room, int]:
        """The room, and the seat that the token opens; refuses if there is none."""
        room = await self.services.rooms.get(self.game)
        finder = await finder_of(self.services.database, room, required(self.token), self.seat)
        return room, finder(room)

    async def change(self, command: Command) -> tuple[Room, int]:
        """Runs a command; returns the room after it, and the caller's seat."""
        token, rooms = required(self.token), self.services.rooms
        finder = await rooms.finder(self.game, token, self.seat)
        return await rooms.change(self.game, finder, command)

    async def do(self, deed: str, wanted: m.IdempotentRequest) -> Response:
        """Carries out a request once; answers with an update if the client has no live connection."""
        room, seat = await player_requests.do(
            self.services.rooms, self.game, required(self.token), self.seat, deed, wanted
        )
        if wanted.after is None:
            return Response(to_json({"done": wanted.id}), media_type="application/json")
        return self.update(room, seat, wanted.after)

    async def state_after(self, command: Command) -> m.TableState:
        """Runs a command and returns the table after it."""
        return table_state(*await self.change(command), self.services.is_online)

    def update(self, room: Room, audience: Audience, after: int) -> Response:
        """The entries after a number, and the table as it is now; not validated again."""
        sent = update(room, audience, after, self.services.is_online)
        return Response(sent.json, media_type="application/json")


async def get_caller(
    connection: HTTPConnection, game: GameId, credentials: Credentials, seat: SeatName = None
) -> Caller:
    """The caller of a route about a game."""
    return Caller(connection.app.state.services, game, credentials.credentials if credentials else None, seat)


CallerDep = Annotated[Caller, Depends(get_caller)]


def begun(room: Room) -> Game:
    """The game; refuses if it has not begun."""
    if room.game is None:
        raise m.Refused(409, "server-waiting")
    return room.game
