"""A house and its keeper without HTTP, with a clock that only the test moves, and bots that think here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from sqlalchemy import select

from maria.notation import format_action
from maria.server import deeds
from maria.server.deeds import Deed
from maria.server.house import House
from maria.server.keeper import Keeper
from maria.server.models import NewGame, TakeSeat
from maria.server.settings import DAY, Settings
from maria.server.storage.database import Database
from maria.server.storage.schema import lines
from maria.server.table import Table
from maria.server.thinking import Mind, Thinkers, Thought


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def days(self, days: float) -> None:
        self.now += days * DAY


class Minds(Thinkers):
    """Bots that think in this process; `thoughts` are the questions that they were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.mind = Mind()
        self.thoughts: list[Thought] = []

    async def think(self, thought: Thought, seconds: float) -> str | None:
        self.thoughts.append(thought)
        return self.mind.answer(Thought(**json.loads(json.dumps(asdict(thought)))))


@dataclass
class Inside:
    """One process of a server, without its network."""

    house: House
    keeper: Keeper
    clock: Clock
    rng: Random

    async def create(self, **wanted: Any) -> str:
        """A new game in which all people have taken their seats."""
        table, tokens = await self.house.create(NewGame.model_validate(wanted), "somebody")
        for seat in tokens:
            taken = TakeSeat(name=f"player of {seat}", value=f"{self.rng.getrandbits(256):064x}")
            await self.do(table.id, seat, deeds.take(taken, None))
        return table.id

    async def do(self, game: str, seat: str, deed: Deed, id: str | None = None) -> Table:
        """Something that a seat does; the table after it."""
        return (await self.house.change(game, lambda table: table.number_of(seat), deed, id))[0]

    async def act(self, game: str, seat: str | None = None, id: str | None = None) -> Table:
        """A legal action at random, of a seat that the game waits for."""
        table = await self.house.table(game)
        assert table.game is not None
        name = seat or table.game.to_act[0]
        return await self.do(game, name, deeds.act(action_of(table, name, self.rng), str(table.step)), id)

    async def lines(self, game: str) -> list[Any]:
        """What the database has of a game, in order."""
        async with self.house.database.reading() as connection:
            query = select(lines).where(lines.c.game == game).order_by(lines.c.number)
            return list((await connection.execute(query)).all())

    async def settled(self, game: str) -> Table:
        """The table when the bots have nothing more to do."""
        while game in self.keeper.tasks:
            await self.keeper.tasks[game]
            await asyncio.sleep(0)  # its end is noted only after this
        return await self.house.table(game)


def action_of(table: Table, seat: str, rng: Random) -> str:
    """A legal action of a seat that the game waits for."""
    assert table.game is not None
    choices = table.game.legal(seat)
    assert choices is not None
    return format_action(table.position, table.number_of(seat), choices.sample(rng))


@asynccontextmanager
async def inside(url: str, thinkers: Thinkers, clock: Clock | None = None) -> AsyncIterator[Inside]:
    """A house with this database; its bots play after each change, but nobody looks at the clock."""
    clock = clock or Clock()
    house = House(Settings(url, now=clock), Database(url))
    keeper = Keeper(house, thinkers)
    house.changed = keeper.wake
    await house.database.migrate()
    try:
        yield Inside(house, keeper, clock, Random(1741))
    finally:
        await keeper.stop()
        await house.database.close()
