"""What happens by itself: bots play, time runs out, reminders and messages go out."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets

from sqlalchemy import ColumnElement, and_, or_, select, true, update

from maria import engine, notation
from maria.bots.arena import LIMITS, default
from maria.bots.table import redact
from maria.engine import IllegalAction
from maria.server import deeds, notices
from maria.server.deeds import DAY, Refused
from maria.server.house import House
from maria.server.schema import games, seats
from maria.server.table import Table
from maria.server.thinking import Forgotten, Kind, Thinkers, Thought
from maria.texts import MessageError
from maria.view import view

LEASE = 30.0
"""Seconds for which a process sees to the bots of a game before another one may."""
STAND_IN = "captain"
"""The bot that plays for whoever runs out of time."""
log = logging.getLogger("maria")


class Memory:
    """What the keeper knows of a bot at a table; all of it can be lost."""

    def __init__(self) -> None:
        """The bot has heard nothing."""
        self.heard = self.questions = 0
        self.turn = -1
        """The turn in which it was asked last whether it wants to do something."""
        self.proposals: object = None
        """The proposals that it has been asked about."""
        self.spoken = 0


class Keeper:
    """Sees to the bots and to what is due, for all games of the database, beside other processes."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        """Does nothing before `run`."""
        self.house, self.thinkers = house, thinkers
        self.name = secrets.token_hex(8)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.memories: dict[str, dict[int, Memory]] = {}
        """The bots of each game that this process sees to, by their seats."""
        self.silent: dict[str, int] = {}
        """Games whose bots have nothing to say, and their versions."""
        self.alone = asyncio.Semaphore(house.settings.workers)
        """Bots among themselves: however many such games there are, those with people in them come first."""

    # ------------------------------------------------------------ bots

    def wake(self, game: str) -> None:
        """Lets the bots of a game play, if they have something to do."""
        table = self.house.tables.get(game)
        if table is not None:
            if table.status == "over":
                self.memories.pop(game, None)
                self.silent.pop(game, None)
            if not table.bot_due() or self.silent.get(game) == table.about.version:
                return
        if game in self.tasks:
            self.again.add(game)
            return
        task = asyncio.create_task(self._keep(game))
        self.tasks[game] = task
        task.add_done_callback(lambda _: self._rest(game))

    def _rest(self, game: str) -> None:
        self.tasks.pop(game, None)
        if game in self.again:
            self.again.discard(game)
            self.wake(game)

    async def _keep(self, game: str) -> None:
        """Plays until no bot of the game has anything to do."""
        try:
            lease = 0.0
            while True:
                table = await self.house.table(game)
                if not table.bot_due():
                    return
                now = self.house.settings.now()
                if now > lease - LEASE / 2:
                    if not await self._claim(game, now):
                        return
                    lease = now + LEASE
                alone = all(seat.by_bot for seat in table.seats)
                async with self.alone if alone else contextlib.nullcontext():
                    if not await self._one(table):
                        return
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bots-of-a-game-stopped", extra={"game": game})

    async def _claim(self, game: str, now: float) -> bool:
        """Whether this process sees to the bots of the game."""
        if self.house.database.sqlite:
            return True
        async with self.house.database.writing() as connection:
            query = update(games).where(games.c.id == game, self._free(now))
            done = await connection.execute(query.values(keeper=self.name, keeper_until=now + LEASE))
            return bool(done.rowcount)

    def _free(self, now: float) -> ColumnElement[bool]:
        """The games whose bots this process may see to; with SQLite there is no other."""
        if self.house.database.sqlite:
            return true()
        return or_(games.c.keeper.is_(None), games.c.keeper == self.name, games.c.keeper_until < now)

    async def _one(self, table: Table) -> bool:
        """One action of one bot; False if no bot wants to do anything."""
        for number, seat in enumerate(table.seats):
            if not seat.by_bot:
                continue
            memory = self.memories.setdefault(table.id, {}).setdefault(number, Memory())
            assert table.game is not None
            request = table.game.request
            if request and number not in request.granted:
                return await self._change(table, number, deeds.answer_undo(True, by_bot=True))
            state = table.position
            if memory.turn != state.turn or (
                table.proposals_to(number) and memory.proposals != state.proposals
            ):
                memory.spoken = memory.spoken if memory.turn == state.turn else 0
                memory.turn, memory.proposals = state.turn, state.proposals
                text = await self._ask(table, number, "unasked")
                if text and memory.spoken < LIMITS.out_of_turn and self._is_legal(table, number, text):
                    memory.spoken += 1
                    return await self._act(table, number, text)
            if number in engine.to_act(state):
                text = await self._ask(table, number, "decide")
                if not text or not self._is_legal(table, number, text):
                    action = default(state, number)
                    text = notation.format_action(state, action)
                return await self._act(table, number, text)
        self.silent[table.id] = table.about.version
        return False

    def _is_legal(self, table: Table, seat: int, text: str) -> bool:
        """Whether a bot's answer is an action that it may take."""
        try:
            action = notation.parse_action(table.position, seat, text)
        except MessageError:
            return False
        return engine.refusal(table.position, seat, action) is None

    async def _act(self, table: Table, seat: int, text: str) -> bool:
        return await self._change(table, seat, deeds.act(text, str(table.step), by_bot=True))

    async def _change(self, table: Table, seat: int, do: deeds.Deed) -> bool:
        """A bot's deed; its id, which no client can choose, makes sure that no other process does it too."""
        once, before = f"bot:{table.about.lines + 1}", table.about.version
        try:
            await self.house.change(table.id, lambda _: seat, do, once, slow=True)
        except (MessageError, IllegalAction):
            return bool((await self.house.table(table.id)).about.version != before)
        return True

    async def _ask(self, table: Table, seat: int, kind: Kind) -> str | None:
        """A bot's answer, which takes as long as it may; nothing if there is none."""
        about, entry = table.about, table.seats[seat]
        memory = self.memories[table.id][seat]
        seen = redact((event for heard in table.heard for event in heard.events), seat)
        for _ in range(3):
            thought = Thought(
                key=f"{table.id}/{seat}",
                bot=entry.bot,
                seed=hashlib.sha256(f"{about.seed}/bot/{seat}".encode()).hexdigest()[:32],
                kind=kind,
                question=memory.questions,
                seat=seat,
                view=view(table.position, seat),
                heard=memory.heard,
                events=[(event.kind, dict(event.values)) for event in seen[memory.heard :]],
            )
            try:
                answer = await self.thinkers.think(thought, entry.seconds)
            except TimeoutError:
                memory.heard = 0
                return None
            except (Forgotten, OSError, EOFError):
                memory.heard = 0
            else:
                memory.heard, memory.questions = len(seen), memory.questions + 1
                return answer
        return None

    # ------------------------------------------------------------ what is due

    async def run(self) -> None:
        """Looks again and again at what is due."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep-failed")
            await asyncio.sleep(self.house.settings.sweep)

    async def sweep(self) -> None:
        """Bots that nobody sees to, seats whose time has run out, messages to send."""
        now = self.house.settings.now()
        async with self.house.database.reading() as connection:
            query = select(games.c.id).where(games.c.status == "running", games.c.bot_due, self._free(now))
            due = (await connection.execute(query.limit(200))).scalars().all()
            passed, whole = now - seats.c.since, games.c.days * DAY
            remind = and_(~seats.c.reminded, passed >= whole * deeds.REMIND)
            replace = and_(games.c.stand_in, passed >= whole)
            query = (
                select(games.c.id, seats.c.seat, replace)
                .join(seats, seats.c.game == games.c.id)
                .where(games.c.status == "running", games.c.days.is_not(None))
                .where(seats.c.kind == "person", ~seats.c.standing_in, ~seats.c.resigned)
                .where(or_(remind, replace))
            )
            late = (await connection.execute(query.limit(200))).all()
        for game in due:
            self.wake(game)
        for game, seat, gone in late:
            await self._late(game, seat, deeds.time_out(STAND_IN) if gone else deeds.remind)
        await notices.send_due(self.house.database, self.house.settings)

    async def _late(self, game: str, seat: str, do: deeds.Deed) -> None:
        """A seat is reminded, or a bot takes it; not if the person has acted meanwhile."""
        with contextlib.suppress(Refused):
            await self.house.change(game, lambda table: table.number_of(seat), do)

    async def stop(self) -> None:
        """Sees to no bot any more: another process may at once."""
        self.again.clear()
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.thinkers.stop()
        async with self.house.database.writing() as connection:
            await connection.execute(update(games).where(games.c.keeper == self.name).values(keeper=None))
