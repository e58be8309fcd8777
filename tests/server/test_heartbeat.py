"""Outages and wrong clocks cost nobody any of their time, on either database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update

from maria.server import commands
from maria.server import services as schedulers
from maria.server.bot_runner import LEASE
from maria.server.heartbeat import BEAT, HEARTBEAT, TOLERANCE, time_lost
from maria.server.notifications import DELAY
from maria.server.room import Room
from maria.server.serializers import game_info
from maria.server.settings import DAY
from maria.server.storage import games as stored_games
from maria.server.storage import memory
from maria.server.storage.database import Transaction
from maria.server.storage.schema import SeatRow, games, notices, seats
from maria.server.storage.schema import server as remembered
from maria.server.storage.trouble import DatabaseTrouble
from server.inside import Clock, Inside, Minds, inside
from server.postgres import database
from server.test_time import give_player, opened, seat_of, waited_for

Test = Callable[[Inside], Awaitable[None]]
SWEEP = 2.0


@pytest.fixture(autouse=True)
def quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uses a fast bot as the stand-in; its decisions do not matter here."""
    monkeypatch.setattr(schedulers, "STAND_IN", "recruit")


def run(url: str, test: Test) -> None:
    async def main() -> None:
        async with inside(url, Minds()) as process:
            await process.scheduler.sweep()
            await test(process)

    asyncio.run(main())


async def sweeps(process: Inside, count: int = 1, every: float = SWEEP) -> None:
    """Runs several sweeps, with the clock advancing in between."""
    for _ in range(count):
        process.clock.now += every
        await process.scheduler.sweep()


async def seat_now(process: Inside, game: str, name: str) -> SeatRow:
    return seat_of(await process.rooms.get(game), name)


async def time_left(process: Inside, game: str, name: str) -> float:
    """The seconds a seat has left by the system clock, as sent to everybody."""
    room = await process.rooms.get(game)
    info = game_info(room, None, lambda game, seat: False)
    (due,) = (seat.due for seat in info.seats if seat.seat == name)
    assert due is not None
    return due - process.clock()


async def play_all(process: Inside, table: Room) -> bool:
    """Whether all seats are still played by their people."""
    room = await process.rooms.get(table.id)
    return not any(seat.standing_in or seat.reminded for seat in room.seats)


def nearly(seconds: float) -> Any:
    """Approximately this time, to the precision of heartbeats and sweeps."""
    return pytest.approx(seconds, abs=2 * BEAT)


# ---------------------------------------------------------------- wrong clocks


@pytest.mark.parametrize("days", [2, 400, -2, -400])
def test_a_clock_that_is_wrong_for_four_seconds_takes_no_time_from_anybody(
    database_url: str, days: float
) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, days=2)
        name = waited_for(table).seat
        await sweeps(process, 3)
        process.clock.days(1)
        await sweeps(process, 2)
        process.clock.wrong = days * DAY
        await sweeps(process, 2)
        assert await play_all(process, table)
        assert await time_left(process, table.id, name) == nearly(DAY)
        process.clock.wrong = 0
        await sweeps(process, 2)
        assert await play_all(process, table)
        assert await time_left(process, table.id, name) == nearly(DAY)
        process.clock.days(1)
        await sweeps(process, 2, TOLERANCE)
        assert (await seat_now(process, table.id, name)).standing_in, "in the end his time is over"

    run(database_url, test)


def test_who_acts_while_the_clock_is_ahead_has_his_own_time_and_no_more(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, days=2)
        process.clock.wrong = 2 * DAY
        table = await process.act(table.id)
        await sweeps(process)
        assert await play_all(process, table)
        table = await process.act(table.id)
        process.clock.wrong = 0
        await sweeps(process)
        table = await process.rooms.get(table.id)
        assert await play_all(process, table)
        for number in table.waits_for():
            assert await time_left(process, table.id, table.seats[number].seat) == nearly(2 * DAY)

    run(database_url, test)


def test_a_jump_that_nobody_noticed_leaves_nobody_waiting_in_the_future(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, days=2)
        process.clock.wrong = 2 * DAY
        table = await process.act(table.id)
        process.clock.wrong = 0
        await sweeps(process, 2, BEAT)
        table = await process.rooms.get(table.id)
        for number in table.waits_for():
            assert await time_left(process, table.id, table.seats[number].seat) == nearly(2 * DAY)

    run(database_url, test)


def test_a_clock_that_is_set_right_replaces_nobody_and_everybody_has_the_rest_of_his_time(
    database_url: str,
) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, days=2)
        name = waited_for(table).seat
        process.clock.days(1)
        await sweeps(process)
        process.clock.wrong = 100 * DAY
        await sweeps(process, 2)
        assert await play_all(process, table)
        assert await time_left(process, table.id, name) == nearly(DAY)
        process.clock.days(0.9)
        await sweeps(process)
        assert not (await seat_now(process, table.id, name)).standing_in
        process.clock.days(0.2)
        await sweeps(process)
        assert (await seat_now(process, table.id, name)).standing_in

    run(database_url, test)


def test_a_command_that_was_meant_for_who_is_late_uses_the_time_that_was_checked(database_url: str) -> None:
    """The clock jumps just after the scheduler has read it."""

    async def test(process: Inside) -> None:
        table = await opened(process, days=2)
        plain = process.scheduler.heart.beat

        async def beat() -> float:
            now = await plain()
            process.clock.wrong = 3 * DAY
            return now

        process.scheduler.heart.beat = beat  # type: ignore[method-assign]
        await sweeps(process)
        assert await play_all(process, table)

    run(database_url, test)


def test_messages_and_leases_follow_the_clock(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, days=2)
        name = waited_for(table).seat
        await give_player(process, table.id, name)
        for wrong in (2 * DAY, 0.0):
            async with process.rooms.database.writing() as tx:
                far = process.clock() + 2 * DAY
                common = {"player": "p", "game": table.id, "seat": name, "kind": "turn"}
                await tx.execute(notices.insert().values(**common, way="webhook", due=far))
                await tx.execute(update(games).values(keeper="another", keeper_until=far))
            process.clock.wrong = wrong
            await sweeps(process)
            async with process.rooms.database.reading() as tx:
                due = list((await tx.execute(select(notices.c.due))).scalars())
                lease = (await tx.execute(select(games.c.keeper_until))).scalar_one()
            assert due and max(due) <= process.clock() + DELAY
            assert lease <= process.clock() + LEASE

    run(database_url, test)


# ---------------------------------------------------------------- outages


@asynccontextmanager
async def restarted(url: str, clock: Clock) -> AsyncIterator[Inside]:
    async with inside(url, Minds(), clock) as process:
        await process.scheduler.sweep()
        yield process


def test_after_three_days_without_a_server_everybody_has_his_time_back(database_url: str) -> None:
    async def main() -> None:
        clock = Clock()
        async with restarted(database_url, clock) as process:
            tables = [await opened(process, days=2) for _ in range(3)]
            clock.days(1)
            await sweeps(process)
        clock.days(3)
        async with restarted(database_url, clock) as process:
            for table in tables:
                assert await play_all(process, table), "nobody is replaced, nobody reminded"
                left = await time_left(process, table.id, waited_for(table).seat)
                assert left == nearly(DAY)
            clock.days(1.1)
            await sweeps(process)
            for table in tables:
                assert (await seat_now(process, table.id, waited_for(table).seat)).standing_in

    asyncio.run(main())


def test_a_database_without_a_heartbeat_is_taken_to_have_stood_still_since_its_last_change(
    database_url: str,
) -> None:
    """As after an upgrade, or after games were imported from another database."""

    async def main() -> None:
        clock = Clock()
        async with restarted(database_url, clock) as process:
            table = await opened(process, days=2)
            async with process.rooms.database.writing() as tx:
                await tx.execute(remembered.delete())
        clock.days(30)
        async with restarted(database_url, clock) as process:
            assert await play_all(process, table)
            assert await time_left(process, table.id, waited_for(table).seat) == nearly(2 * DAY)

    asyncio.run(main())


def test_an_hour_in_which_the_database_did_not_answer_is_given_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(tx: Transaction, name: str) -> str | None:
        raise OSError

    async def test(process: Inside) -> None:
        table = await opened(process, days=2)
        name = waited_for(table).seat
        left = await time_left(process, table.id, name)
        with monkeypatch.context() as broken:
            broken.setattr(memory, "recall", fail)
            for _ in range(60):
                with pytest.raises((OSError, DatabaseTrouble)):
                    await sweeps(process, 1, 60)
        await sweeps(process)
        assert await time_left(process, table.id, name) == nearly(left)

    run(database_url, test)


def test_whoever_looks_on_is_told_of_his_time(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, days=2)
        told: list[str] = []
        process.rooms.on_change = told.append
        before = process.rooms.loaded[table.id].row.version
        await sweeps(process)
        assert told == []
        process.clock.wrong = DAY
        await sweeps(process)
        assert told == [table.id]
        assert process.rooms.loaded[table.id].row.version > before

    run(database_url, test)


# ---------------------------------------------------------------- several processes


@pytest.fixture
def url(postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database, because only one process may use an SQLite file."""
    with database(postgres) as made:
        yield made


def test_two_processes_give_time_back_once(url: str) -> None:
    async def main() -> None:
        clock = Clock()
        async with restarted(url, clock) as one, restarted(url, clock) as two:
            table = await opened(one, days=2)
            name = waited_for(table).seat
            clock.days(1)
            await asyncio.gather(sweeps(one), sweeps(two))
            for wrong in (2 * DAY, 0.0, -2 * DAY, 0.0):
                clock.wrong = wrong
                await asyncio.gather(one.scheduler.sweep(), two.scheduler.sweep())
                for process in (one, two):
                    assert await time_left(process, table.id, name) == nearly(DAY)
        clock.days(3)
        async with inside(url, Minds(), clock) as one, inside(url, Minds(), clock) as two:
            await asyncio.gather(one.scheduler.sweep(), two.scheduler.sweep())
            assert await time_left(two, table.id, name) == nearly(DAY)

    asyncio.run(main())


def test_a_process_that_was_away_gives_nothing_back_while_another_one_was_there(url: str) -> None:
    async def main() -> None:
        clock = Clock()
        async with restarted(url, clock) as one:
            table = await opened(one, days=2)
            async with restarted(url, clock) as two:
                await sweeps(one, 100, 60)
                left = await time_left(one, table.id, waited_for(table).seat)
                await two.scheduler.sweep()
                assert await time_left(one, table.id, waited_for(table).seat) == left

    asyncio.run(main())


# ---------------------------------------------------------------- ordinary time


def test_slow_sweeps_give_no_time_away(database_url: str) -> None:
    """A three-minute sweep does not count as an outage, however many of them there are."""

    async def test(process: Inside) -> None:
        table = await opened(process, days=1)
        name = waited_for(table).seat
        await sweeps(process, 478, 180)
        assert not (await seat_now(process, table.id, name)).standing_in
        await sweeps(process, 4, 180)
        assert (await seat_now(process, table.id, name)).standing_in

    run(database_url, test)


def test_a_heartbeat_is_not_written_with_every_look(database_url: str) -> None:
    async def test(process: Inside) -> None:
        written = set()
        for _ in range(30):
            await sweeps(process)
            async with process.rooms.database.reading() as tx:
                written.add(await memory.recall(tx, HEARTBEAT))
        assert len(written) <= 1 + 60 / BEAT

    run(database_url, test)


@pytest.mark.parametrize(
    ("passed", "lived", "lost"),
    [
        (2, 2, 0),
        (BEAT + 2, 2, 0),
        (TOLERANCE, 0, 0),
        (-TOLERANCE, 2, 0),
        (DAY, DAY, 0),
        (1, DAY, 0),
        (DAY, 0, DAY),
        (DAY, 10, DAY - 10),
        (-DAY, 10, -DAY),
        (2 * DAY, DAY, DAY),
    ],
)
def test_lost_is_what_nobody_lived_through(passed: float, lived: float, lost: float) -> None:
    assert time_lost(passed, lived) == lost


def test_games_that_are_over_keep_their_version(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, players=2)
        table = await process.do(table.id, table.seats[0].seat, commands.resign)
        process.clock.wrong = 2 * DAY
        await sweeps(process)
        async with process.rooms.database.reading() as tx:
            assert await stored_games.version_of(tx, table.id) == table.row.version
            assert not list((await tx.execute(select(seats.c.since).where(seats.c.since.is_not(None)))).all())

    run(database_url, test)
