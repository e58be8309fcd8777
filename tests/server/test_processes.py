"""Several processes on one PostgreSQL: one order of events, sent everywhere, and bots that play once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import Executable, event, select, text

from maria.box import Box
from maria.rules.variant import Variant
from maria.server.bot_runner import LEASE
from maria.server.room import RECORD, Room
from maria.server.services import Services
from maria.server.settings import Settings
from maria.server.storage.database import Database, Often, Transaction
from maria.server.storage.schema import lines
from server.client import Client, create, sampled
from server.conftest import Report
from server.inside import Clock, Inside, Minds, inside
from server.nearby import Asking, asking, nearby
from server.postgres import database
from server.serving import ROUNDS, serve
from waiting import PATIENCE

MARIA, FREDERICK, LOUIS = Variant.seats
RECRUIT = {"kind": "bot", "bot": "recruit"}


@pytest.fixture
def url(postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database."""
    with database(postgres) as made:
        yield made


# ---------------------------------------------------------------- two servers


async def read(url: str, query: Executable) -> list[Any]:
    """The result of a query."""
    base = Database(url)
    async with base.writing() as connection:
        found = list((await connection.execute(query)).all())
    await base.close()
    return found


def has_said(words: str) -> Callable[[Client], bool]:
    """A condition: the client has received this message."""
    return lambda client: any(entry["event"].get("text") == words for entry in client.entries)


def has(number: int) -> Callable[[Client], bool]:
    """A condition: the client has entries up to this number."""
    return lambda client: client.seq >= number


async def play_on_two(one: str, two: str, url: str, box: Box) -> None:
    async with AsyncExitStack() as stack:

        async def client(url: str, token: str | None) -> Client:
            made = Client(url, game, token, Random(len(everybody)))
            everybody.append(await stack.enter_async_context(aclosing(made)))
            return made

        created = await create(one, variant="introductory", seats={LOUIS: RECRUIT}, watch="link")
        everybody: list[Client] = []
        game, tokens = created["game"]["id"], created["tokens"]
        people = {MARIA: await client(one, tokens[MARIA]), FREDERICK: await client(two, tokens[FREDERICK])}
        onlookers = [await client(one, None), await client(two, None)]
        for seat, person in people.items():
            await person.take(f"player of {seat}")
        for listening in everybody:
            await listening.connect()
        await act_on_two(people, onlookers, box)
        await talk_on_two(people, two, game)
        await lose_listeners(people, url)
        for listening in everybody:
            await listening.until(has_said("the end"))
        for person in everybody:
            told = person.entries
            for server in (one, two):
                person.move_to(server)
                assert await person.whole_log() == told
    rows = await read(url, select(lines).order_by(lines.c.number))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    ids = [(row.seat, row.action) for row in rows if row.action]
    assert len(set(ids)) == len(ids)
    said = [row.text.partition(": ")[2] for row in rows if " says: " in row.text]
    assert sorted(said) == sorted(
        ["the end", "lost?", *(f"{seat} {n}" for seat in people for n in range(20))]
    )


async def act_on_two(people: dict[str, Client], onlookers: list[Client], box: Box) -> None:
    """Each person acts on their own server until the bot has played as well; everybody gets all updates."""
    acted, played = 0, 0
    first, second = onlookers
    await first.until(lambda client: client.table is not None and client.table["view"] is not None)
    while acted < 12 or played < 4:
        await first.until(lambda client: bool(set(people) & set(waits_for(client))))
        seat = next(seat for seat in people if seat in waits_for(first))
        person = people[seat]
        await person.until(has(first.seq))
        if seat not in waits_for(person):
            await first.until(has(person.seq))
            continue
        await person.act(sampled(person.view, person.rng, box))
        acted += 1
        for onlooker in onlookers:
            await onlooker.until(has(person.seq))
        played = sum(
            entry["seat"] == LOUIS and entry["event"]["kind"] != "seat-taken" for entry in second.entries
        )


def waits_for(client: Client) -> list[str]:
    assert client.table is not None
    waiting: list[str] = client.table["to_act"]
    return waiting


async def talk_on_two(people: dict[str, Client], two: str, game: str) -> None:
    """Everybody talks at the same time, and one person sends the same message to both servers at once."""
    talking = [person.say(f"{seat} {n}") for n in range(20) for seat, person in people.items()]
    await asyncio.gather(*talking)
    async with aclosing(Client(two, game, people[MARIA].token, Random(0))) as double:
        await asyncio.gather(
            people[MARIA].say("the end", id="the-same-id"), double.say("the end", id="the-same-id")
        )


async def lose_listeners(people: dict[str, Client], url: str) -> None:
    """A message sent while no server is listening arrives once they listen again."""
    query = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
    ended = await read(url, text(f"{query} and query like 'LISTEN%'"))
    assert [row[0] for row in ended] == [True, True]
    await people[MARIA].say("lost?")
    await people[FREDERICK].until(has_said("lost?"))


def test_two_servers_tell_the_same_story(url: str, box: Box) -> None:
    with serve(url) as one, serve(url) as two:
        asyncio.run(play_on_two(one.url, two.url, url, box))
        assert "Traceback" not in "".join([*one.logs, *two.logs])


# ---------------------------------------------------------------- sitting down at one, playing at the other


def say(at: Asking, game: str, key: str, id: str) -> int:
    """Posts a message and returns the status of the response."""
    body = {"id": id, "text": f"this is {id}"}
    return at.ask("POST", f"/api/games/{game}/say", key, json=body).status_code


def play_by_turns(one: Asking, two: Asking, number: int) -> None:
    """A game in which consecutive requests go to different servers, as behind a round-robin proxy."""
    made = one.done("POST", "/api/games", json={"watch": "link"})
    game, links, path = made["game"]["id"], made["tokens"], f"/api/games/{made['game']['id']}"
    link = two.done("POST", f"{path}/seats/{LOUIS}/link", made["host"])["token"]
    keys = {LOUIS: one.take(game, LOUIS, link)}
    keys |= {seat: two.take(game, seat, links[seat]) for seat in (MARIA, FREDERICK)}
    for seat in (FREDERICK, MARIA, LOUIS):
        assert say(one, game, keys[seat], f"{seat}-at-the-first") == 200
    new = two.done("POST", f"{path}/reissue", keys[MARIA])["token"]
    assert say(one, game, new, "with-a-new-key") == 200
    assert [say(at, game, keys[MARIA], "with-an-old-key") for at in (one, two)] == [401, 401]
    newest = one.done("POST", f"{path}/reissue", new)["token"]
    assert two.done("POST", f"{path}/leave", newest, json={"bot": "recruit"})["seat"] == MARIA
    told = asyncio.run(act_live(one.url, two, game, newest, number))
    said = [entry["event"]["text"] for entry in told if entry["event"]["kind"] == "said"]
    assert said[-2:] == ["this is live-at-the-first", "this is heard-live"]


async def act_live(url: str, other: Asking, game: str, key: str, number: int) -> list[Any]:
    """Acts over a live connection to one server with a key issued by the other; gets updates from both."""
    async with aclosing(Client(url, game, key, Random(number))) as person:
        await person.connect()
        await person.do("say", {"text": "this is live-at-the-first"})
        newest = (await asyncio.to_thread(other.done, "POST", f"/api/games/{game}/reissue", key))["token"]
    async with aclosing(Client(url, game, newest, Random(number))) as person:
        await person.connect()
        assert await asyncio.to_thread(say, other, game, newest, "heard-live") == 200
        await person.until(has_said("this is heard-live"))
        return person.entries


def test_whoever_sits_down_at_one_server_plays_at_the_other(url: str, report: Report) -> None:
    with serve(url, rate=10_000) as first, serve(url, rate=10_000) as second:
        with asking(first.url) as one, asking(second.url) as two:
            for number in range(ROUNDS):
                play_by_turns(*((one, two) if number % 2 else (two, one)), number)
        assert "Traceback" not in "".join([*first.logs, *second.logs])
    report(f"two processes: {ROUNDS} games, each deed at the other process, none refused")


def test_a_stranger_costs_a_few_reads_and_no_transaction(url: str) -> None:
    with nearby(url, sweep=PATIENCE) as served:
        game, keys = served.begun()
        assert say(served, game, keys[LOUIS], "message-1") == 200
        asked: list[str] = []
        engine = served.server.database._postgres_engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
        for number in range(5):
            assert say(served, game, "a-key-of-nobody-at-all", f"message-{number}") == 401
        assert len(asked) == 10, "the player of the key, and whether the game has changed"
        assert not [statement for statement in asked if "FOR UPDATE" in statement]


# ---------------------------------------------------------------- bots of two processes


def run(url: str, test: Callable[[Inside, Inside], Awaitable[None]]) -> None:
    async def main() -> None:
        clock = Clock()
        async with inside(url, Minds(), clock) as one, inside(url, Minds(), clock) as two:
            async with asyncio.timeout(PATIENCE):
                await test(one, two)

    asyncio.run(main())


def count_requests(process: Inside) -> int:
    """How often the bots of a process were asked to decide."""
    assert isinstance(process.bots.processes, Minds)
    return sum(thought.kind == "decide" for thought in process.bots.processes.thoughts)


def bot_lines(table: Room) -> int:
    """How many record lines the bots have."""
    bots = [seat.seat for seat in table.seats if seat.by_bot]
    return sum(heard.line.kind == RECORD and heard.line.seat in bots for heard in table.log)


def test_only_one_process_plays_the_bots_of_a_game(url: str) -> None:
    async def test(one: Inside, two: Inside) -> None:
        seats = {LOUIS: RECRUIT, FREDERICK: RECRUIT}
        game = await one.create(variant="introductory", seats=seats)
        for _ in range(10):
            two.bots.wake(game)
            await asyncio.gather(one.scheduler.sweep(), two.scheduler.sweep())
            await asyncio.gather(one.settled(game), two.settled(game))
            await two.act(game, MARIA)
            await asyncio.gather(one.scheduler.sweep(), two.scheduler.sweep())
            table = await one.settled(game)
        assert bot_lines(table) > 5
        assert sorted((count_requests(one), count_requests(two))) == [0, bot_lines(table)], (
            "whichever came first plays on"
        )

    run(url, test)


async def grown(process: Inside, game: str, records: int) -> int:
    """Waits until the record has this many lines, and returns how many it has."""
    while (table := await process.rooms.get(game)).records < records:
        await asyncio.sleep(0.001)
    return table.records


def test_when_a_process_dies_another_one_plays_its_bots_after_a_while(url: str) -> None:
    async def test(one: Inside, two: Inside) -> None:
        game = await one.create(variant="introductory", seats=dict.fromkeys(Variant.seats, RECRUIT))
        await grown(one, game, 5)
        one.rooms.on_change = lambda game: None  # as close to dead as possible within one process
        one.bots.again.clear()
        one.bots.tasks[game].cancel()
        with pytest.raises(asyncio.CancelledError):
            await one.bots.tasks[game]
        records = (await one.rooms.get(game)).records
        for passed in (0, LEASE):
            two.clock.now += passed
            await two.scheduler.sweep()
            assert (await two.settled(game)).records == records
        two.clock.now += 1
        await two.scheduler.sweep()
        await grown(two, game, records + 5)
        await two.bots.stop()
        records = (await one.rooms.get(game)).records
        assert count_requests(one) + count_requests(two) - records in (0, 1, 2), (
            "all but what was asked when they ended"
        )
        await one.scheduler.sweep()
        await grown(one, game, records + 5)

    run(url, test)


def test_who_plays_on_another_process_does_not_wait_for_the_bots(url: str) -> None:
    async def main() -> None:
        settings = Settings(url, sweep=PATIENCE * 10)
        one, two = Services(settings), Services(settings)
        for server in (one, two):
            server.bots.processes = Minds()
        first, second = (
            Inside(server.rooms, server.bots, server.scheduler, Clock(), Random(1741))
            for server in (one, two)
        )
        async with one.running(), asyncio.timeout(PATIENCE):
            game = await first.create(variant="introductory", seats={LOUIS: RECRUIT, FREDERICK: RECRUIT})
            while not count_requests(first):  # otherwise the other process might claim the bots first
                await asyncio.sleep(0.001)
            async with two.running():
                for _ in range(5):
                    while MARIA not in waiting(await second.rooms.get(game)):
                        await asyncio.sleep(0.001)
                    table = await second.act(game, MARIA)
                assert bot_lines(table) > 5
                assert count_requests(second) == 0

    asyncio.run(main())


def waiting(table: Room) -> list[str]:
    """The seats that the game waits for."""
    return [table.seats[number].seat for number in table.waits_for()]


# ---------------------------------------------------------------- reading while another process writes


def test_a_table_is_read_as_it_was_at_one_moment(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(one: Inside, two: Inside) -> None:
        game = await one.create(variant="introductory")
        await two.rooms.get(game)
        await one.act(game)
        plain = two.rooms.database.reading

        class Slow(Transaction):
            """Lets another process write between reading the game and reading its lines."""

            count = 0

            async def execute(self, statement: Executable, values: Any = None) -> Any:
                await self.meanwhile()
                return await super().execute(statement, values)

            async def execute_often(self, statement: Often, values: Any) -> Any:
                await self.meanwhile()
                return await super().execute_often(statement, values)

            async def meanwhile(self) -> None:
                self.count += 1
                if self.count == 3:
                    await one.act(game)

        @asynccontextmanager
        async def reading() -> AsyncIterator[Transaction]:
            async with plain() as session:
                yield Slow(session.connection)

        with monkeypatch.context() as patch:
            patch.setattr(two.rooms.database, "reading", reading)
            assert (await two.rooms.get(game)).records == 1
        table = await two.rooms.get(game)
        assert (table.records, table.differs) == (2, 0)
        assert table.fingerprint() == (await one.rooms.get(game)).fingerprint()

    run(url, test)
