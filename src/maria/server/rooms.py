"""All the games of a server. A change is committed to the database first and published afterwards.

The database holds the authoritative record. A room in memory follows it line by line. Before a change it is
brought up to date under the game's row lock, so that any number of processes agree on one order.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from maria.server import snapshot
from maria.server.access import SeatFinder, finder_of
from maria.server.commands import Command, Draft
from maria.server.meter import in_thread
from maria.server.models import Refused
from maria.server.notifications import add_notice
from maria.server.room import Room
from maria.server.settings import Settings
from maria.server.storage import games, players
from maria.server.storage.database import Database, Transaction
from maria.server.storage.games import DuplicateKey, DuplicateLine
from maria.server.storage.schema import NEVER, GameRow, LineRow, RequestId, SeatRow
from maria.server.storage.trouble import DatabaseTrouble

EMPTY = 20
"""The memory of a game without lines, counted in lines."""
LONG = 60
"""More lines than this are replayed in a thread."""
Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class Rooms:
    """All games of the database, with recently used ones cached in memory."""

    def __init__(self, settings: Settings, database: Database) -> None:
        """Takes the settings and the database."""
        self.settings, self.database = settings, database
        self.loaded: OrderedDict[str, Room] = OrderedDict()
        self.lines = 0
        """The memory of all cached games, counted in lines."""
        self.on_change: Callable[[str], None] = lambda game: None
        """Called with the id of a game that may have changed."""
        self.is_online: Callable[[str, int], bool] = lambda game, seat: False
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._slow = asyncio.Semaphore(2)
        self._snapshots: set[asyncio.Task[None]] = set()
        """The snapshots in progress."""

    async def in_thread(self, work: Callable[[*Given], Result], *given: *Given) -> Result:
        """Runs slow work in a thread, two at a time, so that games stay responsive."""
        async with self._slow:
            return await in_thread(work, *given)

    # ------------------------------------------------------------ rooms in memory

    def _only(self, game: str) -> asyncio.Lock:
        """The lock of a game within this process."""
        lock = self._locks.get(game)
        if lock is None:
            self._locks[game] = lock = asyncio.Lock()
        return lock

    async def get(self, game: str) -> Room:
        """A game, up to date with the database; refuses an unknown one."""
        async with self._only(game), self.database.reading() as tx:
            return await self._follow(tx, game, lock=False)

    async def get_loaded(self, game: str) -> Room:
        """A game from memory if possible; the latest change of another process may be missing."""
        return self.loaded.get(game) or await self.get(game)

    async def finder(self, game: str, token: str, seat: str | None) -> SeatFinder:
        """A finder for the seat that a token opens; checks the database once more before it refuses."""
        room = await self.get_loaded(game)
        try:
            return await finder_of(self.database, room, token, seat)
        except Refused:
            now = await self.get(game)
            if now is room:  # nothing has changed
                raise
            return await finder_of(self.database, now, token, seat)

    async def _follow(self, tx: Transaction, game: str, lock: bool) -> Room:
        """Brings a room up to date with the database, or loads it."""
        version = await games.version_of(tx, game, lock)
        room = self.loaded.get(game)
        if room and room.row.version == version:
            self.loaded.move_to_end(game)
            return room
        row = await games.game_row(tx, game) if version is not None else None
        if row is None:
            raise Refused(404, "server-no-game")
        found = await games.seats_of(tx, game)
        seats = [found[name] for name in row.seat_names]
        if room is None or room.row.scrubbed != row.scrubbed:
            known, room = 0, Room(row, seats)
        else:
            known, room = room.row.lines, room.copy()
            room.row, room.seats = row, seats
        missed = await games.lines_of(tx, game, known, row.lines)
        if not known and len(missed) >= snapshot.EVERY:
            room, missed = await self._restore(tx, row, seats, missed)
        if len(missed) > LONG:
            await in_thread(room.catch_up, missed)
        else:
            room.catch_up(missed)
        self._show(room)
        if len(missed) >= snapshot.EVERY:
            self._keep_snapshot(room)
        return room

    async def _restore(
        self, tx: Transaction, row: GameRow, seats: list[SeatRow], lines: list[LineRow]
    ) -> tuple[Room, list[LineRow]]:
        """A room from its snapshot if there is a valid one, otherwise an empty room; and the lines to add."""
        found = await games.snapshot_of(tx, row.id, snapshot.build())
        if found is not None:
            until, content = found
            with contextlib.suppress(snapshot.NoSnapshot):
                room = await in_thread(snapshot.from_bytes, content, row, seats, lines[:until])
                return room, lines[until:]
        return Room(row, seats), lines

    def _keep_snapshot(self, room: Room) -> None:
        """Makes and stores a snapshot of a published room in the background."""

        async def save() -> None:
            with contextlib.suppress(snapshot.NoSnapshot, DatabaseTrouble):
                content = await self.in_thread(snapshot.to_bytes, room)
                async with self.database.writing() as tx:
                    await games.keep_snapshot(tx, room.row, snapshot.build(), content)

        task = asyncio.create_task(save())
        self._snapshots.add(task)
        task.add_done_callback(self._snapshots.discard)

    async def stop(self) -> None:
        """Waits until all snapshots in progress are done."""
        await asyncio.gather(*self._snapshots, return_exceptions=True)

    def _show(self, room: Room) -> None:
        """Publishes a room in the cache, and evicts the least recently used rooms if it is full."""
        self._forget(room.id)
        self.loaded[room.id] = room
        self.lines += room.row.lines + EMPTY
        while self.lines > self.settings.kept and len(self.loaded) > 1:
            self._forget(next(iter(self.loaded)))

    def _forget(self, game: str) -> None:
        """Removes a game from the cache."""
        room = self.loaded.pop(game, None)
        self.lines -= room.row.lines + EMPTY if room else 0

    async def follow_all(self) -> None:
        """Brings all cached games up to date with the database and publishes them."""
        for game in list(self.loaded):
            with contextlib.suppress(Refused):
                await self.get(game)
                self.on_change(game)

    # ------------------------------------------------------------ changes

    async def change(
        self, game: str, finder: SeatFinder, command: Command, once: RequestId = NEVER, slow: bool = False
    ) -> tuple[Room, int]:
        """Changes a game in one transaction, once per request id; `slow` runs the command in a thread."""
        async with self._only(game):
            try:
                async with self.database.writing() as tx:
                    room = await self._follow(tx, game, lock=True)
                    seat = finder(room)
                    draft = Draft(room.copy(), seat, self.settings.now(), self.settings.limits, once)
                    try:
                        if slow:
                            await in_thread(command, draft)
                        else:
                            command(draft)
                    except Exception:
                        if await _is_done(tx, game, draft.name, once):
                            return room, seat
                        raise
                    await self._write(tx, draft, room)
            except DuplicateLine:
                async with self.database.reading() as tx:
                    if await _is_done(tx, game, draft.name, once):
                        return room, seat
                raise
            except DuplicateKey:
                raise Refused(409, "server-key-used") from None
            self._show(draft.room)
        if draft.room.row.lines // snapshot.EVERY > room.row.lines // snapshot.EVERY:
            self._keep_snapshot(draft.room)
        self.on_change(game)
        return draft.room, seat

    async def _write(self, tx: Transaction, draft: Draft, was: Room) -> None:
        """Writes all changes within the open transaction."""
        room, row = draft.room, draft.room.row
        if draft.written:
            await games.add_lines(tx, room.id, draft.written)
            row.changed = draft.now
        outcome = room.game.outcome if room.game and not room.differs else None
        if outcome and row.status == "running":
            row.status, row.ended = "over", "rules"
            row.winner, row.rule = outcome.winner, outcome.rule
        row.bot_due = room.bot_due()
        row.version += 1
        for seat in self._mark_waiting(room, draft.now):
            await add_notice(tx, room.id, seat, "turn", draft.now)
        seated = [both for both in zip(was.seats, room.seats, strict=True) if both[0] != both[1]]
        for before, seat in seated:
            if seat.reminded and not before.reminded:
                await add_notice(tx, room.id, seat, "reminder", draft.now)
        await games.change_game(tx, was.row, row)
        await games.change_seats(tx, room.id, seated)
        await self.database.announce(tx, room.id)

    def _mark_waiting(self, room: Room, now: float) -> list[SeatRow]:
        """Updates since when the game waits for each seat; returns offline people it starts to wait for."""
        waiting = room.waits_for()
        called = []
        for number, seat in enumerate(room.seats):
            if number not in waiting:
                seat.since = None
            elif seat.since is None:
                seat.since, seat.reminded = now, False
                if not seat.by_bot and not self.is_online(room.id, number):
                    called.append(seat)
        return called

    async def forget_player(self, player: str) -> None:
        """Deletes a player's name, messages, written promises, notes and contact data; the games stay."""
        async with self.database.writing() as tx:
            held = await players.forget_player(tx, player)
            for game in held:
                await self.database.announce(tx, game)
        for game in held:
            async with self._only(game):
                self._forget(game)
            self.on_change(game)


async def _is_done(tx: Transaction, game: str, seat: str, once: RequestId) -> bool:
    """Whether a seat's request was carried out before; refuses a different one with the same id."""
    asked = await games.request_hash(tx, game, seat, once.action) if once.action else None
    if asked and asked != once.asked:
        raise Refused(409, "server-id-used")
    return asked is not None
