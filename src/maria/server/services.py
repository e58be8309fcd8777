"""The services of one server process, how they notify each other, and the periodic sweep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from functools import partial

from maria.server import commands, notifications
from maria.server.analyses import Analyses
from maria.server.bot_processes import BotProcesses
from maria.server.bot_runner import BotRunner
from maria.server.connections import Connections
from maria.server.heartbeat import ClockGuard
from maria.server.meter import RateLimiter
from maria.server.models import Refused
from maria.server.room import Room
from maria.server.rooms import Rooms
from maria.server.settings import Settings
from maria.server.storage import games
from maria.server.storage.database import Database
from maria.server.storage.trouble import DatabaseTrouble

STAND_IN = "captain"
"""The bot that plays for a person who runs out of time."""
LOADS = 2
"""The most records that are read at once."""
log = logging.getLogger("maria")


class Scheduler:
    """Does what is due in all games of the database, alongside other processes that do the same."""

    def __init__(self, rooms: Rooms, bots: BotRunner) -> None:
        """Takes the rooms and bots; does nothing before `run`."""
        self.rooms, self.bots, self.heart = rooms, bots, ClockGuard(rooms)

    async def run(self) -> None:
        """Sweeps periodically, forever."""
        while True:
            try:
                await self.sweep()
            except DatabaseTrouble:  # already logged
                pass
            except Exception:
                log.exception("sweep-failed")
            await asyncio.sleep(self.rooms.settings.sweep)

    async def sweep(self) -> None:
        """Checks the clock, wakes bots, times out or reminds seats, and sends notices.

        Does nothing while the database cannot be written.
        """
        if self.rooms.database.trouble and await self.rooms.database.probe():
            return
        now = await self.heart.beat()
        await self.bots.wake_all()
        settings, database = self.rooms.settings, self.rooms.database
        async with database.reading() as tx:
            late = await games.late_seats(tx, now, commands.REMIND)
        for game, seat, gone in late:
            command = commands.time_out(STAND_IN) if gone else commands.remind
            with contextlib.suppress(Refused):  # the person has acted in the meantime
                await self.rooms.change(game, partial(Room.number_of, seat=seat), command)
        await notifications.send_due(database, settings)


class Services:
    """The services that routes use."""

    def __init__(self, settings: Settings) -> None:
        """Creates all services; starts nothing yet."""
        self.settings = settings
        self.database = Database(settings.database)
        self.rooms = Rooms(settings, self.database)
        self.bots = BotRunner(self.rooms, BotProcesses(settings.workers))
        self.scheduler = Scheduler(self.rooms, self.bots)
        self.connections = Connections(self.rooms)
        self.is_online = self.rooms.is_online = self.connections.is_online
        self.bots.is_watched = self.connections.by_game.__contains__
        self.rooms.on_change = self._changed
        self.mails = RateLimiter(1 / 3600, settings.limits.mails)
        self.loads = RateLimiter(1 / 60, settings.limits.loads)
        self.analyses = Analyses(self.database)
        self.analysis_limiter = RateLimiter(1 / 600, settings.limits.analyses)
        self.loading: set[str] = set()
        """The clients whose records are being read."""
        self._following: set[asyncio.Task[None]] = set()

    def _changed(self, game: str) -> None:
        self.connections.notify(game)
        self.bots.wake(game)

    def _changed_elsewhere(self, game: str) -> None:
        """Follows a change by another process; an empty game means that news may have been lost."""
        for name in [game] if game else list(self.connections.by_game):
            if name in self.connections.by_game or name in self.bots.memories:
                task = asyncio.create_task(self._follow(name))
                self._following.add(task)
                task.add_done_callback(self._following.discard)

    async def _follow(self, game: str) -> None:
        with contextlib.suppress(Refused, DatabaseTrouble):
            await self.rooms.get(game)
            self._changed(game)

    @contextlib.contextmanager
    def reading_a_record(self, client: str) -> Iterator[None]:
        """Allows one record per client at a time and a few overall; each start counts against the limit."""
        busy = client in self.loading or len(self.loading) >= LOADS
        if busy or not self.loads.allows(client, self.settings.monotonic()):
            raise Refused(429, "server-too-fast")
        self.loading.add(client)
        try:
            yield
        finally:
            self.loading.remove(client)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Starts everything on entry and stops it on exit."""
        await self.database.migrate()
        await self.database.look_for_damage()
        self.database.listen(self._changed_elsewhere)
        scheduling = asyncio.create_task(self.scheduler.run())
        try:
            yield
        finally:
            scheduling.cancel()
            await self.connections.stop()
            await self.bots.stop()
            await self.analyses.stop()
            await self.rooms.stop()
            await self.database.close()
