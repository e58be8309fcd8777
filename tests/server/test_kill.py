"""The server is killed at any moment, and nothing that was acknowledged is lost or done twice.

Scripted people and bots play several games at once. Meanwhile the server is killed and restarted on the same
database. Clients without an answer retry with the same id, as the page does. While the server is dead, we
compare the database with what clients were sent. `make soak-server` does this 100 times.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, aclosing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import event, select, text, update

from maria.box import Box
from maria.engine import fingerprint
from maria.game import Game
from maria.history import History
from maria.record import ASK, GRANT, REFUSE, UNDO, parse_line
from maria.rules.variant import Variant
from maria.server import commands
from maria.server.room import HASHED, RECORD
from maria.server.storage.database import QUICK, Database, Transaction
from maria.server.storage.schema import games, lines
from maria.server.storage.trouble import DatabaseTrouble
from maria.texts import MariaError
from server.client import Client, Json, Refused, create, sampled
from server.conftest import Report
from server.inside import Inside, Minds, inside
from server.serving import serve
from waiting import PATIENCE

KILLS = int(os.environ.get("MARIA_KILLS", "3"))
LONGEST = 250
"""After this many lines people begin another game."""
RECRUIT = {"kind": "bot", "bot": "recruit"}
PLAYED: list[Json] = [
    {"variant": "advanced", "players": 3, "seats": {Variant.seats[1]: RECRUIT}},
    {"variant": "advanced", "players": 3},
    {"variant": "introductory", "players": 2},
    {"variant": "introductory", "players": 3, "seats": dict.fromkeys(Variant.seats, RECRUIT)},
]
"""The games that are played at the same time; the last one has only bots."""


@dataclass
class Sent:
    """A request that a player has sent; `done` is None until it is answered."""

    id: str
    path: str
    body: Json
    done: bool | None = None

    def is_line(self, seat: str, text: str) -> bool:
        """Whether a line of the record matches this request; for actions see `Witness`."""
        if self.path == "/say":
            return text == f"{seat} says: {self.body['text']}"
        if self.path == "/undo":
            return text in (f"{seat}: {UNDO}", f"{seat}: {ASK}")
        return text == f"{seat}: {GRANT if self.body['grant'] else REFUSE}"


class Player:
    """A person who plays, and retries requests that get no answer."""

    def __init__(self, night: Night, party: Party, seat: str, client: Client) -> None:
        self.night, self.party, self.seat, self.client = night, party, seat, client
        self.sent: list[Sent] = []
        self.task = night.tasks.create_task(self._play())

    async def _play(self) -> None:
        while not self.party.over:
            table = self.client.table
            if table is None or table["view"] is None or not await self._one(table):
                await asyncio.sleep(0.01)

    async def _one(self, table: Json) -> bool:
        """Sends a random request; False if there is nothing to do."""
        client, chance, request = self.client, self.client.rng.random(), table["request"]
        if request and self.seat in request["waiting"]:
            await self._send("/undo/answer", {"grant": chance < 0.8})
        elif chance < 0.005:
            await self._send("/say", {"text": f"good evening {client.rng.random()}"})
        elif self.seat not in table["to_act"]:
            return False
        elif chance < 0.08 and table["undo"]["possible"] and not request:
            await self._send("/undo", {})
        else:
            action = sampled(client.view, client.rng, self.night.box)
            await self._send("/act", {"step": table["step"], "action": action})
        return True

    async def _send(self, path: str, body: Json) -> None:
        """Sends a request until it is answered."""
        sent = Sent(self.client.new_id(), path, body)
        self.sent.append(sent)
        while sent.done is None:
            try:
                update = await self.client.post(path, {"id": sent.id, **body, "after": self.client.seq})
            except Refused as refused:
                assert refused.status in (409, 422), refused
                sent.done = False
            except httpx.TransportError:
                self.night.again.add(sent.id)
                await asyncio.sleep(0.01)
                await self.night.alive.wait()
            else:
                self.client.apply(update)
                sent.done = True
                self.night.acknowledged += 1


class Witness:
    """The rows of a game that we have seen in the database, replayed line by line; they may only grow."""

    def __init__(self, game: Game) -> None:
        self.game, self.history, self.rows = game, History(game), list[Any]()

    def apply(self, rows: list[Any], players: list[Player]) -> None:
        """Adds the new rows of a game, and compares them with what was sent."""
        assert rows[: len(self.rows)] == self.rows
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        sent = {(player.seat, sent.id): sent for player in players for sent in player.sent}
        for row in rows[len(self.rows) :]:
            if row.kind != RECORD:
                continue
            state, said = self.game.state.copy(), sent.get((row.seat, row.action))
            assert self.history.play(row.text).own == row.text
            assert f"{HASHED}{fingerprint(self.game.state)[:15]}" == row.position
            if said and said.path == "/act":
                mine = parse_line(state, f"{row.seat}: {said.body['action']}")
                assert mine == (self.game.seats.index(row.seat), self.game.moves[-1].action)
            elif said:
                assert said.is_line(row.seat, row.text)
        self.rows = rows

    def load(self) -> None:
        """Checks that the whole record can be loaded."""
        again = Game.load(self.history.record(), self.game.box)
        assert fingerprint(again.state) == fingerprint(self.game.state)


@dataclass
class Party:
    """A game, its players and a spectator."""

    settings: Json
    id: str
    spectator: Client
    players: list[Player] = field(default_factory=list)
    witness: Witness | None = None
    over: bool = False
    """Whether people have stopped playing."""

    @property
    def clients(self) -> list[Client]:
        return [self.spectator, *(player.client for player in self.players)]

    @property
    def is_waiting(self) -> bool:
        """Whether a player is still waiting for an answer."""
        return any(not player.task.done() for player in self.players)


def is_over(client: Client) -> bool:
    """Whether a client knows that its game is over."""
    return bool(client.table and client.table["game"]["status"] == "over")


class Night:
    """All games of a night on servers that die."""

    def __init__(self, database: Database, box: Box, tasks: asyncio.TaskGroup, stack: AsyncExitStack) -> None:
        self.database, self.box, self.tasks, self._stack = database, box, tasks, stack
        self.rng = Random("the night after Mollwitz")
        self.parties: list[Party] = []
        self.alive = asyncio.Event()
        self.acknowledged = self.lost = self.double = 0
        self.again: set[str] = set()
        """The ids of requests that were retried."""

    # ------------------------------------------------------------ while the server lives

    async def go_on(self, url: str) -> None:
        """Moves everybody to a restarted server, and checks that all entries they have are still there."""
        playing = [party for party in self.parties if not party.over or party.is_waiting]
        for party in playing:
            for client in party.clients:
                await client.disconnect(abruptly=True)
                client.move_to(url)
                assert (await client.whole_log())[: len(client.entries)] == client.entries
                await client.refresh()
                await client.connect()
            party.over |= is_over(party.spectator) or party.spectator.seq > LONGEST
        self.alive.set()
        played = [party.settings for party in playing if not party.over]
        self.parties += [await self._open(url, settings) for settings in PLAYED if settings not in played]

    async def _open(self, url: str, settings: Json) -> Party:
        """Creates a game with players and a spectator."""
        created = await create(url, **settings, watch="link")
        game = created["game"]["id"]
        party = Party(settings, game, await self._client(url, game, None))
        for seat, token in created["tokens"].items():
            client = await self._client(url, game, token)
            await client.take(f"player of {seat}")
            party.players.append(Player(self, party, seat, client))
        for client in party.clients:
            await client.connect()
        await party.spectator.until(lambda client: client.table is not None)
        return party

    async def _client(self, url: str, game: str, token: str | None) -> Client:
        client = Client(url, game, token, Random(self.rng.random()))
        return await self._stack.enter_async_context(aclosing(client))

    async def some_time(self) -> None:
        """Waits until people have acted several times, and the game of bots has advanced as well."""
        bots = next(party for party in self.parties if not party.players and not party.over).spectator
        before, until = bots.seq, self.acknowledged + self.rng.randrange(5, 50)
        await bots.until(lambda client: client.seq > before or is_over(client))
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < until:
                await asyncio.sleep(0.001)
        await asyncio.sleep(self.rng.random() * 0.02)

    async def end(self) -> None:
        """Stops all players and waits for their last answers."""
        for party in self.parties:
            party.over = True
        await asyncio.gather(*(player.task for party in self.parties for player in party.players))

    # ------------------------------------------------------------ while it is dead

    async def check(self) -> None:
        """Checks that the database has every acknowledged request exactly once, and nothing else."""
        async with self.database.writing() as connection:
            found = list((await connection.execute(select(lines).order_by(lines.c.number))).all())
            about = {row.id: row for row in (await connection.execute(select(games))).all()}
            await connection.execute(update(games).values(keeper_until=0))  # its lease has run out
        for party in self.parties:
            rows = [row for row in found if row.game == party.id]
            if party.witness is None and about[party.id].seed:
                row = about[party.id]
                party.witness = Witness(Game.new(row.variant, row.players, row.seed, self.box))
            if party.witness:
                party.witness.apply(rows, party.players)
            for player in party.players:
                self._count(player, [row for row in rows if row.seat == player.seat and row.kind == RECORD])

    def _count(self, player: Player, rows: list[Any]) -> None:
        """Counts a player's requests that are missing or that occur more than once."""
        numbers = [[row.number for row in rows if row.action == sent.id] for sent in player.sent]
        for sent, found in zip(player.sent, numbers, strict=True):
            self.lost += sent.done is True and not found
            self.double += len(found) > (sent.done is not False)
        done = [found[0] for found in numbers if found]
        self.double += len(rows) - len(done)
        assert done == sorted(done)


async def spend_night(database_url: str, box: Box, kills: int) -> str:
    """Kills a server this many times, and returns a summary of what happened to the actions."""
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as tasks:
        night = Night(Database(database_url), box, tasks, stack)
        stack.push_async_callback(night.database.close)
        for life in range(kills + 1):
            with serve(database_url, rate=10_000) as served:
                await night.go_on(served.url)
                await night.some_time()
                if life == kills:
                    await night.end()
                served.kill9()
            night.alive.clear()
            assert "Traceback" not in "".join(served.logs)
            await night.check()
            assert (night.lost, night.double) == (0, 0)
        for party in night.parties:
            assert party.witness is not None
            party.witness.load()
    told = f"{night.acknowledged} actions acknowledged, {night.lost} lost, {night.double} double"
    return f"{kills} kills, {told}; {len(night.again)} were sent again"


def test_what_was_acknowledged_is_there_once_however_often_the_server_is_killed(
    database_url: str, box: Box, report: Report
) -> None:
    told = asyncio.run(spend_night(database_url, box, KILLS))
    report(f"{database_url.partition('+')[0]}: {told}")
    assert " 0 lost, 0 double;" in told


# ---------------------------------------------------------------- one change


def run(url: str, test: Callable[[Inside, str], Awaitable[None]]) -> None:
    """Runs a test with a game of three people."""

    async def main() -> None:
        async with inside(url, Minds()) as process:
            await test(process, await process.create(variant="introductory"))

    asyncio.run(main())


def test_nobody_sees_a_change_before_the_database_has_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Inside, game: str) -> None:
        seen: list[int] = []

        async def observe(*_: object) -> None:
            seen.append(process.rooms.loaded[game].records)

        monkeypatch.setattr(process.rooms.database, "announce", observe)
        for _ in range(3):
            await process.act(game)
        assert seen == [0, 1, 2]
        assert process.rooms.loaded[game].records == 3

    run(database_url, test)


def test_a_change_that_fails_leaves_nothing_behind(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PulledPlugError(Exception):
        """An error that no code expects."""

    async def pull(*_: object) -> None:
        raise PulledPlugError

    async def test(process: Inside, game: str) -> None:
        before, rows = await process.act(game), await process.lines(game)
        with monkeypatch.context() as patch, pytest.raises(PulledPlugError):
            patch.setattr(process.rooms.database, "announce", pull)
            await process.act(game)
        assert process.rooms.loaded[game] is before
        assert await process.lines(game) == rows
        table = await process.act(game)
        assert (table.records, len(await process.lines(game))) == (2, len(rows) + 1)

    run(database_url, test)


def test_an_action_that_comes_twice_at_once_is_done_once(database_url: str) -> None:
    async def test(process: Inside, game: str) -> None:
        table = await process.rooms.get(game)
        seat = table.seats[0].seat
        said = [process.do(game, seat, commands.say("only once"), "one-and-only") for _ in range(5)]
        tables = await asyncio.gather(*said)
        assert {table.records for table in tables} == {1}
        await process.do(game, seat, commands.undo, "one-and-only")
        assert (await process.rooms.get(game)).records == 1

    run(database_url, test)


def test_a_slow_disk_is_waited_for_in_another_thread(tmp_path: Path) -> None:
    async def test(process: Inside, game: str) -> None:
        threads: list[threading.Thread] = []

        def write(_: object) -> None:
            threads.append(threading.current_thread())
            time.sleep(2 * QUICK if len(threads) < 3 else 0)

        process.rooms.database._took = 0.0
        event.listen(process.rooms.database._sqlite_engine, "commit", write)
        for _ in range(3):
            await process.act(game)
        here = threading.current_thread()
        assert [thread is here for thread in threads] == [True, False, False]

    run(f"sqlite:///{tmp_path / 'maria.sqlite'}", test)


def test_who_goes_away_while_sqlite_writes_harms_nobody(tmp_path: Path) -> None:
    async def test(process: Inside, game: str) -> None:
        writing, going_on = threading.Event(), threading.Event()

        def slowly(_: object) -> None:
            writing.set()
            going_on.wait(PATIENCE)

        disk = process.rooms.database._sqlite_engine
        event.listen(disk, "commit", slowly)
        process.rooms.database._took = PATIENCE
        acting = asyncio.create_task(process.act(game))
        await asyncio.to_thread(writing.wait, PATIENCE)
        acting.cancel()
        for _ in range(20):
            await asyncio.sleep(0)
        going_on.set()
        with pytest.raises(asyncio.CancelledError):
            await acting
        table = await process.act(game)
        assert (table.records, table.differs) == (2, 0)

    run(f"sqlite:///{tmp_path / 'maria.sqlite'}", test)


def test_changes_that_come_while_a_slow_disk_writes_are_written_together(tmp_path: Path) -> None:
    async def test(process: Inside, game: str) -> None:
        games = [game, *[await process.create(variant="introductory") for _ in range(4)]]
        database, commits, seen = process.rooms.database, list[object](), list[int]()
        event.listen(database._sqlite_engine, "commit", commits.append)
        process.rooms.on_change = lambda _: seen.append(len(commits))
        database._took = PATIENCE
        first, *acting = [asyncio.create_task(process.act(one)) for one in games]
        refused = asyncio.create_task(process.do(games[0], "louis", commands.act("no such thing", "0")))
        with pytest.raises(MariaError):
            await refused
        tables = await asyncio.gather(first, *acting)
        assert [table.records for table in tables] == [1] * 5 and seen == [1] * 5, "told when it is written"
        assert [len(await process.lines(one)) for one in games] == [table.row.lines for table in tables]

    run(f"sqlite:///{tmp_path / 'maria.sqlite'}", test)


def test_one_that_fails_among_changes_written_together_harms_none_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Inside, game: str) -> None:
        games = [game, *[await process.create(variant="introductory") for _ in range(2)]]
        database = process.rooms.database
        announce = database.announce

        async def pull(tx: Transaction, changed: str) -> None:
            await announce(tx, changed)
            if changed == games[1]:
                raise ValueError(changed)

        database._took = PATIENCE
        with monkeypatch.context() as patch:
            patch.setattr(database, "announce", pull)
            ended = await asyncio.gather(*map(process.act, games), return_exceptions=True)
        assert [isinstance(one, ValueError) for one in ended] == [False, True, False]
        lines = [len(await process.lines(one)) for one in games]
        assert lines == [lines[0], lines[0] - 1, lines[0]]
        assert (await process.act(games[1])).records == 1

    run(f"sqlite:///{tmp_path / 'maria.sqlite'}", test)


def test_if_sqlite_undoes_changes_that_wait_for_the_disk_nobody_takes_them_for_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Inside, game: str) -> None:
        games = [game, *[await process.create(variant="introductory") for _ in range(2)]]
        database = process.rooms.database
        announce = database.announce

        async def pull(tx: Transaction, changed: str) -> None:
            await announce(tx, changed)
            if changed == games[1]:
                await tx.execute(text("ROLLBACK"))
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR
                raise error

        before = [await process.lines(one) for one in games]
        database._took = PATIENCE
        with monkeypatch.context() as patch:
            patch.setattr(database, "announce", pull)
            ended = await asyncio.gather(*map(process.act, games), return_exceptions=True)
        failed = [isinstance(one, DatabaseTrouble) for one in ended]
        assert failed == [True, True, False], "the last one came to a transaction of its own"
        assert [await process.lines(one) == was for one, was in zip(games, before, strict=True)] == failed
        assert [(await process.act(one)).records for one in games] == [1, 1, 2]

    run(f"sqlite:///{tmp_path / 'maria.sqlite'}", test)
