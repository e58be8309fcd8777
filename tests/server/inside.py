"""Rooms, bots and the scheduler without HTTP, with a clock the test controls and bots in this process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from random import Random
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import select

from maria.notation import format_action
from maria.server import commands
from maria.server.bot_processes import BotAnswer, BotHost, BotProcesses, BotQuestion
from maria.server.bot_runner import BotRunner
from maria.server.commands import Command
from maria.server.lobby import create_game
from maria.server.models import NewGame, TakeSeat
from maria.server.room import Room
from maria.server.rooms import Rooms
from maria.server.services import Scheduler
from maria.server.settings import DAY, Settings
from maria.server.storage.database import Database
from maria.server.storage.schema import RequestId, lines


class Clock:
    """A clock that a test moves; the system clock may be `wrong` by some seconds."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.wrong = 0.0

    def __call__(self) -> float:
        return self.now + self.wrong

    def monotonic(self) -> float:
        return self.now

    def days(self, days: float) -> None:
        self.now += days * DAY


class Minds(BotProcesses):
    """Runs bots in this process; `thoughts` has the questions they were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.mind = BotHost()
        self.thoughts: list[BotQuestion] = []

    async def ask(self, thought: BotQuestion, seconds: float) -> BotAnswer:
        self.thoughts.append(thought)
        return self.mind.answer(BotQuestion(**json.loads(json.dumps(asdict(thought)))))


@dataclass
class Inside:
    """One server process without its network."""

    rooms: Rooms
    bots: BotRunner
    scheduler: Scheduler
    clock: Clock
    rng: Random

    async def create(self, **wanted: Any) -> str:
        """Creates a game in which all people have taken their seats."""
        made = await create_game(self.rooms, NewGame.model_validate(wanted), "somebody")
        for seat in made.links:
            value, key = f"{self.rng.getrandbits(256):064x}", token_urlsafe(16)
            taken = TakeSeat(name=f"player of {seat}", value=value, key=key)
            await self.do(made.room.id, seat, commands.take_seat(taken, None))
        return made.room.id

    async def do(self, game: str, seat: str, command: Command, id: str | None = None) -> Room:
        """Runs a command for a seat and returns the room after it."""
        return (await self.rooms.change(game, lambda table: table.number_of(seat), command, RequestId(id)))[0]

    async def act(self, game: str, seat: str | None = None, id: str | None = None) -> Room:
        """Plays a random legal action of a seat that the game waits for."""
        table = await self.rooms.get(game)
        assert table.game is not None
        name = seat or table.game.to_act[0]
        return await self.do(game, name, commands.act(action_of(table, name, self.rng), str(table.step)), id)

    async def lines(self, game: str) -> list[Any]:
        """A game's lines in the database, in order."""
        async with self.rooms.database.reading() as connection:
            query = select(lines).where(lines.c.game == game).order_by(lines.c.number)
            return list((await connection.execute(query)).all())

    async def settled(self, game: str) -> Room:
        """The room once the bots have nothing more to do."""
        while game in self.bots.tasks:
            await self.bots.tasks[game]
            await asyncio.sleep(0)  # lets the task's callback run
        return await self.rooms.get(game)


def action_of(table: Room, seat: str, rng: Random) -> str:
    """A random legal action of a seat that the game waits for."""
    assert table.game is not None
    choices = table.game.legal(seat)
    assert choices is not None
    return format_action(table.position, choices.sample(rng))


@asynccontextmanager
async def inside(url: str, thinkers: BotProcesses, clock: Clock | None = None) -> AsyncIterator[Inside]:
    """The rooms of a database; bots play after each change, but the scheduler runs only when called."""
    clock = clock or Clock()
    rooms = Rooms(Settings(url, now=clock, monotonic=clock.monotonic, patience=0), Database(url))
    bots = BotRunner(rooms, thinkers)
    rooms.on_change = bots.wake
    await rooms.database.migrate()
    try:
        yield Inside(rooms, bots, Scheduler(rooms, bots), clock, Random(1741))
    finally:
        await bots.stop()
        await rooms.stop()
        await rooms.database.close()
