"""What happens by itself: time runs out, reminders and messages go out, and bots that wait are let play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

from maria.server import commands, notifications
from maria.server.bot_runner import BotRunner
from maria.server.errors import Refused
from maria.server.room import Room
from maria.server.rooms import Rooms
from maria.server.storage import games

STAND_IN = "captain"
"""The bot that plays for whoever runs out of time."""
log = logging.getLogger("maria")


class Scheduler:
    """Looks at what is due in all games of the database, beside other processes that do the same."""

    def __init__(self, rooms: Rooms, bots: BotRunner) -> None:
        """Does nothing before `run`."""
        self.rooms, self.bots = rooms, bots

    async def run(self) -> None:
        """Looks again and again at what is due."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep-failed")
            await asyncio.sleep(self.rooms.settings.sweep)

    async def sweep(self) -> None:
        """Bots that nobody sees to, seats whose time has run out, messages to send."""
        await self.bots.wake_all()
        settings, database = self.rooms.settings, self.rooms.database
        async with database.reading() as tx:
            late = await games.late_seats(tx, settings.now(), commands.REMIND)
        for game, seat, gone in late:
            command = commands.time_out(STAND_IN) if gone else commands.remind
            with contextlib.suppress(Refused):  # the person has acted meanwhile
                await self.rooms.change(game, partial(Room.number_of, seat=seat), command)
        await notifications.send_due(database, settings)
