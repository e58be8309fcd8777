"""Live connections: each client gets an update as soon as a change is written, limited to what it may see."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Literal, TypeVar

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, Field, ValidationError

from maria.server.access import audience_of, hash_token, is_guest
from maria.server.meter import Account, ClientSlots, RateLimiter, begin, metered
from maria.server.models import (
    ActionId,
    GameId,
    IdempotentRequest,
    Language,
    Problem,
    Refused,
    RequestBody,
    Token,
)
from maria.server.offers import marches
from maria.server.player_requests import PLAYER_REQUESTS, do, problem_of
from maria.server.room import Audience, Room
from maria.server.rooms import Rooms
from maria.server.storage.trouble import DatabaseTrouble
from maria.server.updates import AudienceTable, update
from maria.texts import MariaError

HELLO_TIMEOUT = 10.0
"""Seconds for the first message of a connection."""
IDLE_TIMEOUT = 90.0
"""Seconds without a message after which we close a connection; a client pings twice as often."""
SLACK = 5.0
"""Seconds by which that may happen sooner: rescheduling the timeout for every message costs time."""
BURST = 20.0
"""Pings and refused messages allowed at once."""
LONGEST_ID = 60
"""The longest id that a refusal repeats, in characters."""
UPDATES_AT_ONCE = 4
"""Updates sent at once per request worked on at once, per address: a whole table may share an address."""
INVALID, FORBIDDEN, TOO_MANY, BROKEN, STOPPING = 4400, 4403, 4429, 1011, 1012
"""Close codes: invalid message, no access, too many messages, our fault, server stopping."""
log = logging.getLogger("maria")
Result = TypeVar("Result")


class Hello(RequestBody):
    """A client's first message: the game, its token, and the last number it has seen."""

    game: GameId
    token: Token | None = None
    seat: str | None = Field(None, max_length=32)
    after: int = Field(0, ge=0, le=2**53)
    lang: Language = "en"


class MarchesOf(RequestBody):
    """Asks where a piece may go; over the live connection this costs half as much as a request."""

    ask: Literal["marches"]
    id: ActionId
    piece: int = Field(ge=0, le=100)


class RefusedRequest(BaseModel):
    """The answer to a refused message: its id, if any, and what an HTTP request would be answered."""

    refused: str
    status: int
    problem: Problem


class Connection:
    """The live connection of one client."""

    def __init__(self, socket: WebSocket, hello: Hello, room: Room, audience: Audience) -> None:
        """Takes the client's hello, and the room and audience that it gives access to."""
        self.socket, self.hello, self.audience = socket, hello, audience
        self.key = hash_token(hello.token or "")
        seat = None if audience is None else room.seats[audience]
        self.player = seat.player if seat and seat.token != self.key else None
        """The player, if a personal link gave access."""
        self.account: Account = socket.scope["account"]
        self.after = hello.after
        self.is_sending = self.has_news = False
        self.task: asyncio.Task[None] | None = None
        """The task that sends updates, if it had to wait."""
        self.told: AudienceTable | None = None
        """The table as last sent."""
        self.done: list[str] = []
        """The ids of requests that are done but not yet acknowledged."""

    def is_admitted(self, room: Room) -> bool:
        """Whether the client still has access: links expire, keys can be replaced, players deleted."""
        if self.audience is None:
            return self.hello.token is None or is_guest(room, self.key)
        seat = room.seats[self.audience]
        return seat.token == self.key or (self.player is not None and seat.player == self.player)


class Connections:
    """All live connections of this process."""

    def __init__(self, rooms: Rooms) -> None:
        """Starts without connections."""
        self.rooms = rooms
        self.by_game: dict[str, set[Connection]] = {}
        self.clients: Counter[str] = Counter()
        self.seats: Counter[tuple[str, Audience]] = Counter()
        """The number of connections per game and audience."""
        limits = rooms.settings.limits
        self.turns = ClientSlots(limits.at_once, limits.connections)
        self.telling = ClientSlots(UPDATES_AT_ONCE * limits.at_once, limits.connections)
        self.untold: dict[Connection, None] = {}
        """Connections that get an update in the next iteration of the event loop."""

    def is_online(self, game: str, seat: int) -> bool:
        """Whether a seat has a live connection to this process."""
        return self.seats[game, seat] > 0

    def notify(self, game: str) -> None:
        """Schedules an update for all connections of a game that has changed."""
        for connection in self.by_game.get(game, ()):
            self._notify(connection)

    def _notify(self, connection: Connection) -> None:
        connection.has_news = True
        if not self.untold:
            asyncio.get_running_loop().call_soon(self._notify_all)
        self.untold[connection] = None

    def _notify_all(self) -> None:
        """Sends all scheduled updates; usually without a task, because nothing has to wait."""
        untold, self.untold = self.untold, {}
        for connection in untold:
            if not connection.is_sending:
                in_memory = connection.hello.game in self.rooms.loaded  # a database query needs a task
                start = begin if in_memory else asyncio.create_task
                connection.task = start(self._send_updates(connection))

    async def serve(self, socket: WebSocket, client: str) -> None:
        """Serves a connection until it ends."""
        async with self.turns.turn(client):
            await socket.accept()
        if self.clients[client] >= self.rooms.settings.limits.connections:
            await socket.close(TOO_MANY)
            return
        self.clients[client] += 1
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                try:
                    await self._serve(socket)
                except (TimeoutError, KeyError):  # no message in time, or not text
                    await socket.close(INVALID)
                except DatabaseTrouble:
                    await socket.close(BROKEN)
        finally:
            self.clients[client] -= 1
            if not self.clients[client]:
                del self.clients[client]

    async def _serve(self, socket: WebSocket) -> None:
        async with asyncio.timeout(HELLO_TIMEOUT):
            text = await socket.receive_text()
        try:
            hello = Hello.model_validate(json.loads(text))
        except (ValueError, RecursionError):
            await socket.close(INVALID)
            return
        try:
            room = await self.rooms.get(hello.game)
            audience = await audience_of(self.rooms.database, room, hello.token, hello.seat)
        except Refused:
            await socket.close(FORBIDDEN)
            return
        connection = Connection(socket, hello, room, audience)
        connections = self.by_game.setdefault(hello.game, set())
        connections.add(connection)
        self.seats[hello.game, audience] += 1
        if audience is not None and self.seats[hello.game, audience] == 1:
            self.notify(hello.game)
        try:
            await self.rooms.get(hello.game)  # changes made before we registered the connection
            self._notify(connection)
            await self._receive(connection)
        finally:
            self.untold.pop(connection, None)
            if connection.task:
                connection.task.cancel()
            connections.discard(connection)
            self.seats[hello.game, audience] -= 1
            is_last = not self.seats[hello.game, audience]
            if is_last:
                del self.seats[hello.game, audience]
            if not connections:
                self.by_game.pop(hello.game, None)
            elif is_last and audience is not None:
                self.notify(hello.game)

    async def _send_updates(self, connection: Connection) -> None:
        """Sends changes when it is the client's turn; changes in the meantime go out together."""
        connection.is_sending = True
        try:
            while connection.has_news:
                await connection.account.pause()
                async with self.telling.turn(connection.account.client):
                    if not await self._send_update(connection):
                        await connection.socket.close(FORBIDDEN)
                        return
        except (WebSocketDisconnect, RuntimeError):
            return
        except DatabaseTrouble:
            await connection.socket.close(BROKEN)
            return
        except Exception:
            log.exception("live-connection-failed")
            await connection.socket.close(BROKEN)
            return
        connection.is_sending = False

    async def _send_update(self, connection: Connection) -> bool:
        """Sends one page of updates to a client; False if it no longer has access."""
        connection.has_news = False
        hello = connection.hello
        room = await self.rooms.get_loaded(hello.game)
        if not connection.is_admitted(room):
            return False
        started = time.perf_counter()
        sent = update(room, connection.audience, connection.after, self.is_online, connection.told)
        connection.account.charge(time.perf_counter() - started)
        if sent.is_new or connection.done:
            text = sent.json
            if connection.done:
                text = f'{text[:-1]},"done":{json.dumps(connection.done)}}}'
                connection.done = []
            connection.after, connection.told = sent.until, sent.table
            await connection.socket.send_text(text)
        connection.has_news |= not sent.is_all
        return True

    async def _receive(self, connection: Connection) -> None:
        """Handles pings and requests; refuses anything else and disconnects clients that flood us."""
        limiter = RateLimiter(self.rooms.settings.limits.messages, BURST)
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(IDLE_TIMEOUT) as patience:
            while True:
                text = await connection.socket.receive_text()
                until = loop.time() + IDLE_TIMEOUT
                if (patience.when() or until) < until - SLACK:
                    patience.reschedule(until)
                content = _parsed(text)
                deed, question = _deed(content), _question(content)
                if deed is not None:
                    await self._do(connection, *deed)
                elif question is not None:
                    await self._answer(connection, question)
                elif not limiter.allows("", time.monotonic()):
                    await connection.socket.close(TOO_MANY)
                    return
                elif content.keys() == {"ping"}:
                    await connection.socket.send_text('{"pong":true}')
                else:
                    await self._refuse(connection, content.get("id"), Refused(422, "server-wrong"))

    async def _do(self, connection: Connection, name: str, wanted: IdempotentRequest) -> None:
        """Carries out a client's request as if sent over HTTP; the next update acknowledges it."""
        hello, token = connection.hello, connection.hello.token or ""
        work = do(self.rooms, hello.game, token, hello.seat, name, wanted)
        if await self._worked(connection, wanted.id, work):
            connection.done.append(wanted.id)
            self._notify(connection)

    async def _answer(self, connection: Connection, question: MarchesOf) -> None:
        """Sends a client where a piece may go."""
        found = await self._worked(connection, question.id, self._marches(connection, question.piece))
        if found:
            await connection.socket.send_text(f'{{"answer":"{question.id}","content":{found.decode()}}}')

    async def _marches(self, connection: Connection, piece: int) -> bytes:
        room, seat = await self.rooms.get_loaded(connection.hello.game), connection.audience
        if seat is None or not connection.is_admitted(room):
            raise Refused(401, "server-not-your-seat")
        if room.game is None:
            raise Refused(409, "server-waiting")
        return marches(room.game, seat, piece)

    async def _worked(
        self, connection: Connection, id: str, work: Coroutine[Any, Any, Result]
    ) -> Result | None:
        """Does work for a client, within its limits; None if it is refused or fails."""
        hello, account = connection.hello, connection.account
        try:
            if not account.limiter.allows(account.client, account.now()):
                await asyncio.sleep(self.rooms.settings.limits.penalty)
                raise Refused(429, "server-too-fast")
            if hello.token is None:
                raise Refused(401, "server-no-token")
            async with self.turns.turn(account.client) as may:
                if not may:
                    raise Refused(429, "server-too-fast")
                worked: list[float] = []
                try:
                    return await metered(work, worked)
                finally:
                    account.charge(sum(worked))
        except MariaError as error:
            await self._refuse(connection, id, error)
        except Exception:
            log.exception("request-failed", extra={"method": "live"})
            await connection.socket.close(BROKEN)
        finally:
            work.close()
        return None

    async def _refuse(self, connection: Connection, id: object, error: MariaError) -> None:
        """Sends a client the reason for a refusal, with the request's id if that is valid."""
        hello = connection.hello
        status, problem = problem_of(error, self.rooms.loaded.get(hello.game), hello.lang)
        named = id if isinstance(id, str) and len(id) <= LONGEST_ID and id.isascii() else ""
        refused = RefusedRequest(refused=named, status=status, problem=problem)
        await connection.socket.send_text(refused.model_dump_json())

    async def stop(self) -> None:
        """Closes all connections; clients reconnect by themselves."""
        for connection in [one for connections in self.by_game.values() for one in connections]:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await connection.socket.close(STOPPING)


def _parsed(text: str) -> dict[str, Any]:
    """A message as a JSON object; an empty one if it is anything else."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) else {}


def _question(content: dict[str, Any]) -> MarchesOf | None:
    """The question in a message; None if there is none or it does not match the schema."""
    try:
        return MarchesOf.model_validate(content) if "ask" in content else None
    except ValidationError:
        return None


def _deed(content: dict[str, Any]) -> tuple[str, IdempotentRequest] | None:
    """The request in a message; None if there is none or it does not match the schema."""
    name = content.get("do")
    if not isinstance(name, str) or name not in PLAYER_REQUESTS:
        return None
    try:
        return name, PLAYER_REQUESTS[name].body.model_validate(
            {key: content[key] for key in content if key != "do"}
        )
    except ValidationError:
        return None
