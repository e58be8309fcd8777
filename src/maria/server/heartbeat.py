"""Guards players' time limits: nobody loses time to an outage or a wrong clock.

A heartbeat in the database records until when a server was running. If the clock has advanced further than
this process was alive, that was an outage or a clock jump, and everybody gets the time back.
"""

from __future__ import annotations

import logging

from maria.server.bot_runner import LEASE
from maria.server.notifications import DELAY
from maria.server.rooms import Rooms
from maria.server.storage import games, memory, players

HEARTBEAT = "heartbeat"
BEAT = 30.0
"""Seconds between two heartbeats."""
TOLERANCE = 120.0
"""Seconds that nobody gets back: a short outage, a clock adjustment, clocks that differ a little."""
log = logging.getLogger("maria")


class ClockGuard:
    """Watches the time, alongside other processes that do the same."""

    def __init__(self, rooms: Rooms) -> None:
        """Starts measuring how long this process has been alive."""
        self.rooms = rooms
        self.looked = rooms.settings.monotonic()
        """When this process last checked the time, by the monotonic clock."""

    async def beat(self) -> float:
        """The current time, safe to check deadlines against: any lost time has been given back."""
        settings, database = self.rooms.settings, self.rooms.database
        lived = settings.monotonic() - self.looked
        try:
            async with database.reading() as tx:
                last = await memory.recall(tx, HEARTBEAT)
                first = last or repr(await games.last_change(tx) or settings.now())
            now = settings.now()
            if last is None or not -TOLERANCE <= now - float(last) <= BEAT:
                now = await self._write(first, lived)
        finally:
            self.looked = settings.monotonic()
        return now

    async def _write(self, first: str, lived: float) -> float:
        """Writes a heartbeat and gives back the time lost since the last one; only one process does so."""
        database = self.rooms.database
        async with database.writing() as tx:
            last = float(await memory.recall_or_set(tx, HEARTBEAT, first))
            now = self.rooms.settings.now()
            lost = time_lost(now - last, lived)
            wrong = lost != 0 or (await games.latest_wait(tx) or now) > now + TOLERANCE
            if wrong:
                await games.give_time_back(tx, lost, now)
                await games.shorten_leases(tx, now + LEASE)
                await players.postpone_all_notices(tx, now + DELAY)
                await database.announce(tx, "")
            await memory.remember(tx, HEARTBEAT, repr(now))
        if wrong:
            log.warning("time-given-back", extra={"seconds": round(lost)})
            await self.rooms.follow_all()
        return now


def time_lost(passed: float, lived: float) -> float:
    """How many seconds the clock has jumped ahead since the last heartbeat; negative if it was set back."""
    if -TOLERANCE <= passed <= lived + TOLERANCE:
        return 0.0
    return passed - lived if passed > 0 else passed
