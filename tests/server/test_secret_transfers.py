"""6.e: nobody else can notice a transfer of troops within a stack: not one byte differs, no message is added.

Two games from one record are played the same way on a server; in one of them a seat also makes transfers.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from random import Random
from typing import Any

from maria import engine
from maria.actions import Transfer
from maria.box import Box
from maria.game import Game
from maria.notation import format_action
from server.client import Client, Refused, has, load_record
from server.serving import serve

TIMES = ("at", "created", "changed", "waiting_since", "due")
"""The fields that contain times."""
ACTIONS = 25


def a_stack(box: Box) -> tuple[Game, str, Transfer]:
    """A game in which a seat can transfer troops back and forth, the seat, and the transfer."""
    game, rng = Game.new("advanced", 3, "a stack", box), Random("a stack")
    while True:
        legal = game.legal()
        assert legal is not None
        game.play(legal.sample(rng))
        for number, seat in enumerate(game.seats):
            choices, _, _ = engine.out_of_turn(game.state, number)
            for action in choices:
                assert isinstance(action, Transfer)
                if Transfer(action.taker, action.giver, action.count) in choices:
                    return game, seat, action


async def all_that_can_be_asked(client: Client, probes: list[str]) -> list[Any]:
    """The responses to all requests that change nothing."""
    paths: list[tuple[str, dict[str, str | int]]] = [
        ("", {}),
        ("/updates", {"after": 0}),
        ("/updates", {"after": client.seq}),
        ("/at", {"seq": client.seq}),
        ("/at", {"seq": max(client.seq - 3, 0)}),
        ("/record", {}),
    ]
    if client.token:
        paths += [("/notes", {})]
        paths += [("/why", {"action": action}) for action in probes]
    answers = []
    for path, query in paths:
        try:
            answers.append(await client.ask(path, **query))
        except Refused as refused:
            answers.append((refused.status, refused.body))
    return answers


def timeless(content: Any, game: str) -> Any:
    """JSON data without times and without the game's id."""
    if isinstance(content, dict):
        return {name: timeless(value, game) for name, value in content.items() if name not in TIMES}
    if isinstance(content, list):
        return [timeless(part, game) for part in content]
    return "the game" if content == game else content


class Evening:
    """A game from a record, with its players; all but the secretive one listen."""

    def __init__(self, url: str, created: dict[str, Any], secretive: str) -> None:
        self.game = created["game"]["id"]
        clients = {
            seat: Client(url, self.game, token, Random(seat), address=f"{self.game} {seat}")
            for seat, token in created["tokens"].items()
        }
        self.players = clients
        self.listeners = {seat: client for seat, client in clients.items() if seat != secretive}
        self.listeners["spectator"] = Client(url, self.game, None, Random(0))

    async def sit_down(self) -> None:
        for seat, player in self.players.items():
            await player.take(f"player of {seat}")
        for player in self.players.values():
            await player.refresh()
        for listener in self.listeners.values():
            await listener.connect()
            await listener.until(lambda client: bool(client.updates))
            await self.quiet()

    async def quiet(self) -> None:
        """Waits until everything sent to the listeners has arrived."""
        for listener in self.listeners.values():
            if listener.connected:
                await listener.ping()

    async def act(self, seat: str, action: str) -> None:
        heard = {name: client.seq for name, client in self.listeners.items()}
        await self.players[seat].refresh()
        await self.players[seat].act(action)
        for name, client in self.listeners.items():
            await client.until(has(heard[name] + 1))

    async def aclose(self) -> None:
        for client in {**self.players, **self.listeners}.values():
            await client.aclose()


def test_nobody_else_notices_a_transfer(database_url: str, box: Box) -> None:
    """Not from any response, nor from a live message, nor later from how the game continues."""
    game, secretive, there = a_stack(box)
    back = Transfer(there.taker, there.giver, there.count)
    passing, returning = (format_action(game.state, action) for action in (there, back))

    async def play(url: str) -> None:
        record = game.record()
        plain, other = [
            Evening(url, await load_record(url, record), secretive) for _ in ("without", "with transfers")
        ]
        async with aclosing(plain), aclosing(other):
            for evening in (plain, other):
                await evening.sit_down()
            await transfer(other)
            await go_on(plain, other)
            for evening in (plain, other):
                await evening.quiet()
            for name, client in other.listeners.items():
                twin = plain.listeners[name]
                assert timeless(client.updates, other.game) == timeless(twin.updates, plain.game)
                assert timeless(client.live, other.game) == timeless(twin.live, plain.game)
                assert sum("changes" in told for told in client.live) >= ACTIONS
                assert await client.record() == await twin.record()

    async def transfer(evening: Evening) -> None:
        before = {
            name: await all_that_can_be_asked(client, [passing, returning])
            for name, client in evening.listeners.items()
        }
        heard = {name: len(client.updates) for name, client in evening.listeners.items()}
        owner = evening.players[secretive]
        for action in (passing, returning, passing):
            await owner.act(action)
        troops = owner.view["troops"]
        await owner.undo()
        assert owner.view["troops"] != troops
        await evening.quiet()
        for name, client in evening.listeners.items():
            assert await all_that_can_be_asked(client, [passing, returning]) == before[name]
            assert len(client.updates) == heard[name]

    async def go_on(*evenings: Evening) -> None:
        rng = Random("a stack")
        for _ in range(ACTIONS):
            legal = game.legal()
            assert legal is not None
            seat = game.to_act[0]
            text = format_action(game.state, legal.sample(rng))
            game.play(f"{seat}: {text}")
            for evening in evenings:
                await evening.act(seat, text)

    with serve(database_url, behind_proxy=True) as served:
        asyncio.run(play(served.url))
