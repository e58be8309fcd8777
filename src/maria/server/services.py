"""The parts of one server process, and what they tell each other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from maria.server.bot_processes import BotProcesses
from maria.server.bot_runner import BotRunner
from maria.server.clients import RateLimiter
from maria.server.connections import Connections
from maria.server.errors import Refused
from maria.server.rooms import Rooms
from maria.server.scheduler import Scheduler
from maria.server.settings import Settings
from maria.server.storage.database import Database


class Services:
    """What the routes work with."""

    def __init__(self, settings: Settings) -> None:
        """Nothing is started yet."""
        self.settings = settings
        self.database = Database(settings.database)
        self.rooms = Rooms(settings, self.database)
        self.bots = BotRunner(self.rooms, BotProcesses(settings.workers))
        self.scheduler = Scheduler(self.rooms, self.bots)
        self.connections = Connections(self.rooms)
        self.is_online = self.rooms.is_online = self.connections.is_online
        self.rooms.on_change = self._changed
        self.mails = RateLimiter(1 / 3600, settings.limits.mails)
        self._following: set[asyncio.Task[None]] = set()

    def _changed(self, game: str) -> None:
        self.connections.notify(game)
        self.bots.wake(game)

    def _changed_elsewhere(self, game: str) -> None:
        """News from another process; without a game, some may be missing."""
        for name in [game] if game else list(self.connections.by_game):
            if name in self.connections.by_game or name in self.bots.memories:
                task = asyncio.create_task(self._follow(name))
                self._following.add(task)
                task.add_done_callback(self._following.discard)

    async def _follow(self, game: str) -> None:
        with contextlib.suppress(Refused):
            await self.rooms.get(game)
            self._changed(game)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first request to the last."""
        await self.database.migrate()
        self.database.listen(self._changed_elsewhere)
        scheduling = asyncio.create_task(self.scheduler.run())
        try:
            yield
        finally:
            scheduling.cancel()
            await self.connections.stop()
            await self.bots.stop()
            await self.database.close()
