"""Live connections: whoever looks on hears of a change as soon as it is written, and only what he may."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import Counter

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from maria.server.deeds import Refused
from maria.server.house import House, hashed
from maria.server.models import GameId, Language, Token
from maria.server.seen import whole_update
from maria.server.table import Audience, Table

FIRST = 10.0
"""Seconds for the first message of a connection."""
IDLE = 90.0
"""Seconds without any message after which a connection is given up; a client pings in half the time."""
WRONG, FORBIDDEN, FLOOD, BROKEN, GOING = 4400, 4403, 4429, 1011, 1012
"""How a connection is closed: a message that is none, no access, too many messages, our fault, we stop."""
log = logging.getLogger("maria")


class Hello(BaseModel):
    """The first message of a client: which game, as whom, and what it has seen already."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: GameId
    token: Token | None = None
    seat: str | None = Field(None, max_length=32)
    after: int = Field(0, ge=0, le=2**53)
    lang: Language = "en"


class Watcher:
    """Somebody who looks on."""

    def __init__(self, socket: WebSocket, hello: Hello, table: Table, audience: Audience) -> None:
        """Takes what the client has said of itself, and what that opened."""
        self.socket, self.hello, self.audience = socket, hello, audience
        self.key = hashed(hello.token or "")
        seat = None if audience is None else table.seats[audience]
        self.player = seat.player if seat and seat.token != self.key else None
        """Who was let in by a personal link."""
        self.after = hello.after
        self.news = asyncio.Event()
        self.sent = ""

    def is_admitted(self, table: Table) -> bool:
        """Whether what let him in still does: a seat's token can be replaced, and a player deleted."""
        if self.audience is None:
            return True
        seat = table.seats[self.audience]
        return seat.token == self.key or (self.player is not None and seat.player == self.player)


class Live:
    """All live connections of this process."""

    def __init__(self, house: House) -> None:
        """Nobody looks on yet."""
        self.house = house
        self.watchers: dict[str, set[Watcher]] = {}
        self.clients: Counter[str] = Counter()
        self.stopping = False

    @property
    def count(self) -> int:
        """How many look on."""
        return sum(map(len, self.watchers.values()))

    def online(self, game: str, seat: int) -> bool:
        """Whether a seat looks on, as far as this process knows."""
        return any(watcher.audience == seat for watcher in self.watchers.get(game, ()))

    def changed(self, game: str) -> None:
        """A game has changed: everybody who looks on is told."""
        for watcher in self.watchers.get(game, ()):
            watcher.news.set()

    def all_changed(self) -> None:
        """Any game may have changed."""
        for game in self.watchers:
            self.changed(game)

    async def serve(self, socket: WebSocket, client: str) -> None:
        """A connection from its beginning to its end."""
        await socket.accept()
        if self.clients[client] >= self.house.settings.limits.connections:
            await socket.close(FLOOD)
            return
        self.clients[client] += 1
        try:
            await self._serve(socket)
        except (TimeoutError, KeyError):  # nothing came, or no text
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(WRONG)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.clients[client] -= 1
            if not self.clients[client]:
                del self.clients[client]

    async def _serve(self, socket: WebSocket) -> None:
        async with asyncio.timeout(FIRST):
            text = await socket.receive_text()
        try:
            hello = Hello.model_validate(json.loads(text))
        except (ValidationError, ValueError, RecursionError):
            await socket.close(WRONG)
            return
        try:
            table = await self.house.table(hello.game)
            audience = await self.audience(table, hello.token, hello.seat)
        except Refused:
            await socket.close(FORBIDDEN)
            return
        watcher = Watcher(socket, hello, table, audience)
        watchers = self.watchers.setdefault(hello.game, set())
        was_online = self.online(hello.game, audience) if audience is not None else True
        watchers.add(watcher)
        if not was_online:
            self.changed(hello.game)
        sending = asyncio.create_task(self._send(watcher))
        try:
            await self._receive(watcher)
        finally:
            sending.cancel()
            watchers.discard(watcher)
            if not watchers:
                self.watchers.pop(hello.game, None)
            elif audience is not None and not self.online(hello.game, audience):
                self.changed(hello.game)

    async def audience(self, table: Table, token: str | None, seat: str | None) -> Audience:
        """As whom somebody looks on: a seat with its token or its player's, or a spectator if allowed."""
        if token:
            player = await self.house.player_at(table, token)
            return self.house.admit(token, player, seat)(table)
        if table.about.watch == "nobody":
            raise Refused(403, "server-no-spectators")
        return None

    async def _send(self, watcher: Watcher) -> None:
        """Sends what has changed, whenever it has; what comes meanwhile goes together."""
        try:
            await self.house.table(watcher.hello.game)  # what has happened before we began to listen
            while await self._tell(watcher):
                await watcher.news.wait()
            await watcher.socket.close(FORBIDDEN)
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception:
            log.exception("live-connection-failed")
            await watcher.socket.close(BROKEN)

    async def _tell(self, watcher: Watcher) -> bool:
        """Sends what is new to somebody who looks on; False if he may no longer."""
        watcher.news.clear()
        game = watcher.hello.game
        table = self.house.tables.get(game) or await self.house.table(game)
        if not watcher.is_admitted(table):
            return False
        update = whole_update(table, watcher.audience, watcher.after, watcher.hello.lang, self.online)
        if update.news or update.table != watcher.sent:
            watcher.after, watcher.sent = update.seq, update.table
            await watcher.socket.send_text(update.text)
        return True

    async def _receive(self, watcher: Watcher) -> None:
        """Pings alone come this way; who sends too much is cut off."""
        allowed, last = 20.0, time.monotonic()
        while True:
            async with asyncio.timeout(IDLE):
                text = await watcher.socket.receive_text()
            now = time.monotonic()
            allowed = min(20.0, allowed + (now - last) * self.house.settings.limits.messages) - 1
            last = now
            if allowed < 0 or len(text) > 200:
                await watcher.socket.close(FLOOD)
                return
            await watcher.socket.send_text('{"pong":true}')

    async def stop(self) -> None:
        """Says good-bye: clients come back by themselves."""
        self.stopping = True
        for watchers in list(self.watchers.values()):
            for watcher in list(watchers):
                try:
                    await watcher.socket.close(GOING)
                except (WebSocketDisconnect, RuntimeError):
                    continue
