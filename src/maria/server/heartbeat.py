"""Whether time passes as it should: by an outage or a wrong clock nobody who is waited for loses any.

A heartbeat in the database says until when the server has watched the time. What the clock has gone on since
then without a process that lived through it was an outage, or a jump of the clock: everybody has it back.
"""

from __future__ import annotations

import logging

from maria.server.bot_runner import LEASE
from maria.server.notifications import DELAY
from maria.server.rooms import Rooms
from maria.server.storage import games, memory, players

HEARTBEAT = "heartbeat"
BEAT = 30.0
"""Seconds after which a heartbeat is written again."""
TOLERANCE = 120.0
"""Seconds that nobody gets back: a short outage, a clock that is set, clocks that differ a little."""
log = logging.getLogger("maria")


class Heart:
    """Watches the time, beside other processes that do the same."""

    def __init__(self, rooms: Rooms) -> None:
        """This process lives from now on."""
        self.rooms = rooms
        self.looked = rooms.settings.monotonic()
        """When this process has looked at the time last, by the clock that nobody sets."""

    async def beat(self) -> float:
        """The time, by which deadlines may be judged: what was lost has been given back."""
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
        """A new heartbeat; what was lost since the last is given back with it, by one process alone."""
        database = self.rooms.database
        async with database.writing() as tx:
            last = float(await memory.recall_or_begin(tx, HEARTBEAT, first))
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
    """The seconds that the clock has gone on too far, or back, since the last heartbeat."""
    if -TOLERANCE <= passed <= lived + TOLERANCE:
        return 0.0
    return passed - lived if passed > 0 else passed
