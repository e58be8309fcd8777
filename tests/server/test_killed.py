"""A server that is killed loses nothing that it has acknowledged, and does nothing twice."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress
from random import Random

import httpx

from maria.box import Box
from maria.rules.setup import SEATS
from server.client import Client, create, sampled
from server.serving import Served, serve

KILLS, ACTIONS = 3, 15


class Evening:
    """Three players who go on after each kill; `sent` is what was under way when it came."""

    def __init__(self, box: Box) -> None:
        self.box, self.rng = box, Random("a kill")
        self.players: dict[str, Client] = {}
        self.sent: tuple[Client, str, str, str, int] | None = None

    async def begin(self, url: str) -> None:
        created = await create(url, variant="advanced", players=3)
        for seat in SEATS[3]:
            token = created["tokens"][seat]
            self.players[seat] = Client(url, created["game"]["id"], token, Random(seat))
            await self.players[seat].take(seat)

    async def refresh(self) -> None:
        for player in self.players.values():
            await player.refresh()

    async def play(self, served: Served, last: bool) -> None:
        """From a server's start to its end; what was under way at the last one's is sent again, twice."""
        if not self.players:
            await self.begin(served.url)
        for player in self.players.values():
            player.move_to(served.url)
        if self.sent:
            player, action, name, step, number = self.sent
            for _ in range(2):
                await player.act(action, name, step)
                assert player.seq == number
        await self.check()
        for _ in range(ACTIONS):
            player, action, name, step, number = self.choose()
            await player.act(action, name, step)
            assert player.seq == number
            await self.refresh()
        if not last:
            await self.kill(served)

    def choose(self) -> tuple[Client, str, str, str, int]:
        """A player whom the game waits for, an action, its id and step, and the number that it will get."""
        tables = [player.table for player in self.players.values() if player.table]
        player = self.players[self.rng.choice(tables[0]["to_act"])]
        action = sampled(player.view, player.rng, self.box)
        return player, action, player.new_id(), tables[0]["step"], player.seq + 1

    async def kill(self, served: Served) -> None:
        """Kills the server while an action is under way: before it comes, after it is done, or in between."""
        player, action, name, step, _ = self.sent = self.choose()
        sending = asyncio.create_task(player.act(action, name, step))
        await asyncio.sleep(self.rng.random() / 100)
        await asyncio.to_thread(served.kill9)
        with suppress(httpx.TransportError):
            await sending

    async def check(self) -> None:
        """All that anybody has been told before is told again, to the letter."""
        for player in self.players.values():
            known = player.entries.copy()
            update = await player.refresh(0)
            assert update["entries"][: len(known)] == known

    async def aclose(self) -> None:
        for player in self.players.values():
            await player.aclose()


def test_a_killed_server_goes_on_where_it_was(database_url: str, box: Box) -> None:
    async def play() -> None:
        async with aclosing(Evening(box)) as evening:
            for number in range(KILLS + 1):
                with serve(database_url) as served:
                    await evening.play(served, last=number == KILLS)

    asyncio.run(play())
