"""Time limits, reminders, stand-ins; leaving, returning, resigning, ending, with a clock tests control."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert, select

from maria.engine import out_of_turn
from maria.game import Game
from maria.notation import format_action
from maria.rules.clauses.decisions import Answers
from maria.rules.silesia import AcceptPeace, OfferPeace, ReduceObjectives
from maria.rules.silesia_gambit import Ceding
from maria.rules.stacks import Transfers
from maria.rules.step import YesOrNo
from maria.rules.variant import Variant
from maria.server import commands
from maria.server import services as schedulers
from maria.server.bot_processes import BotAnswer
from maria.server.bot_runner import BotRunner
from maria.server.commands import Draft
from maria.server.lobby import create_game
from maria.server.models import NewGame, Refused, Stale, TakeSeat
from maria.server.room import TABLE, Room
from maria.server.settings import DAY
from maria.server.storage.schema import SeatRow, notices, players
from maria.state import AUSTRIA, PRUSSIA
from maria.treaty import Term, Treaty
from server.inside import Inside, Minds, inside

MARIA, FREDERICK, LOUIS = Variant.seats
Test = Callable[[Inside], Awaitable[None]]


@pytest.fixture(autouse=True)
def quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uses a fast bot as the stand-in; its decisions do not matter here."""
    monkeypatch.setattr(schedulers, "STAND_IN", "recruit")


def run(url: str, test: Test) -> None:
    async def main() -> None:
        async with inside(url, Minds()) as process:
            await test(process)

    asyncio.run(main())


def seat_of(table: Room, seat: str) -> SeatRow:
    return table.seats[table.number_of(seat)]


def notes(table: Room) -> list[tuple[str, str]]:
    """The table events since the game began, as pairs of seat and kind."""
    events = [(entry.line.seat, entry.line.text) for entry in table.log if entry.line.kind == TABLE]
    return events[[text for _, text in events].index("game-begins") + 1 :]


async def opened(process: Inside, **wanted: Any) -> Room:
    """A game of three people that waits for only one of them."""
    game = await process.create(**{"variant": "introductory", "days": 2, **wanted})
    return await went_on(process, await process.rooms.get(game), lambda table: len(waiting(table)) == 1)


async def went_on(process: Inside, table: Room, condition: Callable[[Room], bool]) -> Room:
    """Plays until a condition holds, and returns the room."""
    while not condition(table):
        table = await process.act(table.id)
    return table


def waiting(table: Room) -> list[str]:
    """The seats that the game waits for."""
    return [table.seats[number].seat for number in table.waits_for()]


def waited_for(table: Room) -> SeatRow:
    """The only seat that the game waits for."""
    (number,) = table.waits_for()
    return table.seats[number]


# ---------------------------------------------------------------- days for a decision


def test_a_seat_has_its_days_from_when_it_is_waited_for(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        first = waited_for(table)
        assert (first.since, first.reminded) == (process.clock.now, False)
        assert table.deadline(first) == process.clock.now + 2 * DAY
        others = [seat for seat in table.seats if seat is not first]
        assert [seat.since for seat in others] == [None, None]
        assert [table.deadline(seat) for seat in others] == [None, None]

    run(database_url, test)


def test_each_action_gives_a_seat_all_its_time_again(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        name = ""
        while name not in waiting(table):
            name = waiting(table)[0]
            process.clock.days(1.6)
            await process.scheduler.sweep()
            table = await process.rooms.get(table.id)
            assert seat_of(table, name).reminded
            table = await process.act(table.id, name)
        assert (seat_of(table, name).since, seat_of(table, name).reminded) == (process.clock.now, False)

    run(database_url, test)


def test_neither_messages_nor_transfers_stop_the_clock(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, variant="advanced")
        table = await went_on(process, table, lambda table: out_of_turn_of(table, Transfers) is not None)
        name, text = out_of_turn_of(table, Transfers) or ("", "")
        since = [seat.since for seat in table.seats]
        process.clock.days(1)
        table = await process.do(table.id, name, commands.say("a moment, please"))
        assert [seat.since for seat in table.seats] == since
        table = await process.do(table.id, name, commands.act(text, str(table.step)))
        assert [seat.since for seat in table.seats] == since

    run(database_url, test)


def out_of_turn_of(table: Room, *kinds: type[Transfers]) -> tuple[str, str] | None:
    """An out-of-turn action of a seat that the game waits for, such as a transfer within a stack (6.e)."""
    for number in table.waits_for():
        for choices in out_of_turn(table.position, number):
            action = next(iter(choices), None)
            if action is not None and (not kinds or isinstance(choices, kinds)):
                return table.seats[number].seat, format_action(table.position, action)
    return None


def test_a_seat_is_reminded_once_when_three_quarters_of_its_time_are_gone(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        name = waited_for(table).seat
        await give_player(process, table.id, name)
        process.clock.days(1.5)
        process.clock.now -= 1
        await process.scheduler.sweep()
        assert not seat_of(await process.rooms.get(table.id), name).reminded
        process.clock.now += 1
        other = schedulers.Scheduler(process.rooms, BotRunner(process.rooms, Minds()))
        await asyncio.gather(process.scheduler.sweep(), other.sweep())
        table = await process.rooms.get(table.id)
        assert seat_of(table, name).reminded
        version = table.row.version
        await process.scheduler.sweep()
        table = await process.rooms.get(table.id)
        assert (table.row.version, notes(table)) == (version, [])
        async with process.rooms.database.reading() as connection:
            told = (await connection.execute(select(notices.c.kind, notices.c.seat, notices.c.way))).all()
        assert [tuple(row) for row in told] == [("reminder", name, "webhook")]

    run(database_url, test)


async def give_player(process: Inside, game: str, seat: str) -> None:
    """Gives a seat to a player with a webhook."""
    async with process.rooms.database.writing() as connection:
        row = {"id": "p", "token": "t", "name": "Anna", "webhook": "https://example.org/", "created": 0}
        await connection.execute(insert(players).values(**row))

    def sit(draft: Draft) -> None:
        draft.seat_row.player = "p"

    await process.do(game, seat, sit)


def test_a_bot_stands_in_when_time_has_run_out_until_the_person_acts(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        name = waited_for(table).seat
        process.clock.days(2)
        process.clock.now -= 1
        await process.scheduler.sweep()
        assert not seat_of(await process.rooms.get(table.id), name).standing_in
        process.clock.now += 1
        await process.scheduler.sweep()
        table = await process.settled(table.id)
        seat = seat_of(table, name)
        assert (seat.standing_in, seat.bot, seat.taken, seat.name) == (
            True,
            "recruit",
            True,
            f"player of {name}",
        )
        assert notes(table) == [(name, "seat-timed-out")]
        assert table.deadline(seat) is None
        assert name not in waiting(table), "the bot has played on"
        assert seat_of(table, waiting(table)[0]).since == process.clock.now
        process.rooms.on_change = lambda game: None  # stops asking the bot
        table = await went_on(process, table, lambda table: name in waiting(table))
        table = await process.act(table.id, name)
        seat = seat_of(table, name)
        assert (seat.standing_in, seat.bot) == (False, "")
        assert notes(table)[-1] == (name, "seat-back")

    run(database_url, test)


def test_nobody_stands_in_where_the_table_has_not_agreed_to_it(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, stand_in=False)
        process.clock.days(1.6)
        await process.scheduler.sweep()
        version = (await process.rooms.get(table.id)).row.version
        process.clock.days(100)
        await process.scheduler.sweep()
        table = await process.rooms.get(table.id)
        assert (table.row.version, notes(table)) == (version, [])
        assert not waited_for(table).standing_in
        table = await process.act(table.id)
        assert notes(table) == []

    run(database_url, test)


def test_games_without_days_never_run_out(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, days=None)
        process.clock.days(1_000)
        await process.scheduler.sweep()
        seat = waited_for(await process.rooms.get(table.id))
        assert not seat.reminded
        assert not seat.standing_in
        assert table.deadline(seat) is None

    run(database_url, test)


def test_who_acts_while_the_scheduler_looks_is_neither_reminded_nor_replaced(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        name = waited_for(table).seat
        process.clock.days(3)
        table = await process.act(table.id)
        table = await went_on(process, table, lambda table: name in waiting(table))
        for command in (commands.remind, commands.time_out("recruit")):
            with pytest.raises(Stale):
                await process.do(table.id, name, command)
        assert notes(await process.rooms.get(table.id)) == []

    run(database_url, test)


# ---------------------------------------------------------------- leaving, coming back, resigning


def test_a_bot_plays_for_who_leaves_until_he_is_back(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        name = waited_for(table).seat
        before = table.records
        for _ in range(2):
            table = await process.do(table.id, name, commands.leave("recruit"))
        table = await process.settled(table.id)
        assert table.records > before
        assert name not in waiting(table)
        assert notes(table) == [(name, "seat-left")]
        for _ in range(2):
            table = await process.do(table.id, name, commands.come_back)
        assert notes(table) == [(name, "seat-left"), (name, "seat-back")]
        assert not seat_of(table, name).by_bot
        with pytest.raises(Refused) as problem:
            await process.do(table.id, name, commands.leave("os:system"))
        assert problem.value.key == "server-unknown-bot"

    run(database_url, test)


def test_who_takes_an_action_back_is_back(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        name = waited_for(table).seat
        await process.act(table.id)
        await process.do(table.id, name, commands.leave("recruit"))
        await process.settled(table.id)
        table = await process.do(table.id, name, commands.undo)
        assert not seat_of(table, name).standing_in
        assert notes(table)[-1] == (name, "seat-back")

    run(database_url, test)


def test_of_two_players_the_other_wins_when_one_resigns(database_url: str) -> None:
    async def test(process: Inside) -> None:
        game = await process.create(variant="introductory", players=2)
        table = await process.do(game, "a", commands.resign)
        row = table.row
        assert (row.status, row.ended, row.winner, row.rule) == ("over", "resigned", "b", None)
        assert notes(table) == [("a", "seat-resigned")]
        assert table.waits_for() == []
        for command in (
            commands.resign,
            commands.undo,
            commands.act("done", str(table.step)),
            commands.leave("recruit"),
        ):
            with pytest.raises(Refused) as problem:
                await process.do(game, "b", command)
            assert problem.value.key == "server-over"

    run(database_url, test)


def test_of_three_players_a_bot_goes_on_for_who_resigns(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        name = waited_for(table).seat
        before = table.records
        await process.do(table.id, name, commands.leave("recruit"))
        await process.do(table.id, name, commands.resign)
        table = await process.settled(table.id)
        assert (table.status, seat_of(table, name).bot) == ("running", "recruit")
        assert table.records > before
        assert name not in waiting(table), "the bot has played on"
        for command in (commands.resign, commands.come_back, commands.undo, commands.offer_end(True)):
            with pytest.raises(Refused) as problem:
                await process.do(table.id, name, command)
            assert problem.value.key == "server-resigned"
        second, third = (seat.seat for seat in table.seats if seat.seat != name)
        await process.do(table.id, second, commands.resign)
        table = await process.settled(table.id)
        assert waiting(table) == [third]
        table = await process.do(table.id, third, commands.resign)
        assert (table.status, table.row.ended, table.row.winner) == ("over", "resigned", None)
        process.bots.wake(table.id)
        assert table.id not in process.bots.tasks

    run(database_url, test)


def test_the_bot_of_a_seat_that_was_given_up_agrees_to_an_undo(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        gone = next(seat.seat for seat in table.seats if seat is not waited_for(table))
        await process.do(table.id, gone, commands.leave("recruit"))
        await process.do(table.id, gone, commands.resign)
        name, free = "", True
        while free:
            table = await process.settled(table.id)
            name = waiting(table)[0]
            table = await process.act(table.id, name)
            assert table.history is not None
            free = table.history.undo_is_free(name)
        await process.do(table.id, name, commands.undo)
        table = await process.settled(table.id)
        (third,) = (seat.seat for seat in table.seats if seat.seat not in (name, gone))
        assert table.history is not None and table.history.request is not None
        assert table.history.request.granted == {name, gone}
        table = await process.do(table.id, third, commands.answer_undo(True))
        assert table.log[-1].events[-1].kind.startswith("taken-back")

    run(database_url, test)


# ---------------------------------------------------------------- what a stand-in agrees to


@pytest.mark.parametrize("reveals", [True, False])
def test_who_stands_in_agrees_to_an_undo_only_if_nothing_was_revealed(
    reveals: bool, database_url: str
) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        gone = next(seat.seat for seat in table.seats if seat is not waited_for(table))
        await process.do(table.id, gone, commands.leave("recruit"))
        name, found = "", False
        while not found:
            table = await process.settled(table.id)
            name = waiting(table)[0]
            table = await process.act(table.id, name)
            assert table.game is not None
            since = table.game.moves[table.game._latest(name) :]
            revealed = any(event.reveals for move in since for event in move.events)
            found = revealed == reveals
        table = await process.do(table.id, name, ask_for_undo)
        table = await process.settled(table.id)
        assert table.history is not None
        said = {heard.line.text for heard in table.log}
        assert f"{gone}: {'refuse' if reveals else 'grant'} undo" in said
        assert f"{gone}: {'grant' if reveals else 'refuse'} undo" not in said
        assert (table.history.request is None) == reveals

    run(database_url, test)


def ask_for_undo(draft: Draft) -> None:
    """Asks for an undo, even if it would be free."""
    draft.play(f"{draft.name}: ask undo")


@pytest.mark.parametrize("step", [OfferPeace(), AcceptPeace(), ReduceObjectives(), Ceding()])
def test_who_stands_in_says_no_to_what_lasts(step: YesOrNo, database_url: str) -> None:
    async def test(process: Inside) -> None:
        state = Game.new("advanced").state
        state.agenda.append(step)
        seat = state.seat_of[step.owner]
        room: Any = SimpleNamespace(position=state, seats=[SimpleNamespace(standing_in=True)] * 3)
        assert await process.bots._decision(room, seat) == BotAnswer(f"{step.question} no")

    run(database_url, test)


def test_who_stands_in_keeps_what_was_promised(database_url: str) -> None:
    """21.a: a treaty that promises a yes overrides the stand-in's no."""

    async def test(process: Inside) -> None:
        state = Game.new("advanced").state
        state.agenda.append(AcceptPeace())
        clause = Answers(AUSTRIA, says="accepts peace", turns=2)
        state.treaties = (Treaty(1, AUSTRIA, PRUSSIA, (Term(clause, "runs", 1),)),)
        seat = state.seat_of[AUSTRIA]
        room: Any = SimpleNamespace(position=state, seats=[SimpleNamespace(standing_in=True)] * 3)
        assert await process.bots._decision(room, seat) == BotAnswer("accept peace yes")

    run(database_url, test)


def test_who_stands_in_agrees_to_nothing_out_of_turn(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process, variant="advanced")
        table = await went_on(process, table, lambda table: out_of_turn_of(table) is not None)
        name, text = out_of_turn_of(table) or ("", "")
        assert process.bots._is_legal(table, table.number_of(name), text)
        table = await process.do(table.id, name, commands.leave("captain"))
        assert not process.bots._is_legal(table, table.number_of(name), text)
        table = await process.settled(table.id)
        minds = process.bots.processes
        assert isinstance(minds, Minds)
        assert {thought.kind for thought in minds.thoughts} == {"decide"}

    run(database_url, test)


# ---------------------------------------------------------------- ending undecided


def test_a_game_ends_when_all_people_agree(database_url: str) -> None:
    async def test(process: Inside) -> None:
        bots = {LOUIS: {"kind": "bot", "bot": "recruit"}}
        game = await process.create(variant="introductory", seats=bots)
        await process.settled(game)
        for _ in range(2):
            table = await process.do(game, MARIA, commands.offer_end(True))
        assert (table.status, notes(table)) == ("running", [(MARIA, "end-offered")])
        table = await process.do(game, FREDERICK, commands.offer_end(False))
        assert [seat.ends for seat in table.seats] == [False, False, False]
        assert notes(table)[1:] == [(FREDERICK, "end-refused")]
        table = await process.do(game, MARIA, commands.offer_end(False))
        assert len(notes(table)) == 2, "nothing is refused where nothing is offered"
        await process.do(game, FREDERICK, commands.offer_end(True))
        table = await process.do(game, MARIA, commands.offer_end(True))
        assert (table.status, table.row.ended, table.row.winner) == ("over", "agreed", None)
        assert [text for _, text in notes(table)[2:]] == ["end-offered", "end-offered", "end-agreed"]

    run(database_url, test)


def test_a_game_ends_when_all_who_are_left_have_agreed(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = await opened(process)
        for seat in (MARIA, FREDERICK):
            await process.do(table.id, seat, commands.offer_end(True))
        table = await process.do(table.id, LOUIS, commands.resign)
        assert (table.status, table.row.ended, table.row.winner) == ("over", "agreed", None)

    run(database_url, test)


def test_who_takes_a_seat_twice_with_the_same_key_has_it(database_url: str) -> None:
    async def test(process: Inside) -> None:
        table = (await create_game(process.rooms, NewGame.model_validate({}), "somebody")).room
        taken = TakeSeat(name="Anna", value="5" * 64, key="5" * 22)
        for _ in range(2):
            table = await process.do(table.id, MARIA, commands.take_seat(taken, None))
        assert [heard.line.text for heard in table.log] == ["seat-taken"]
        other = TakeSeat(name="Anna", value="5" * 64, key="6" * 22)
        with pytest.raises(Refused) as problem:
            await process.do(table.id, MARIA, commands.take_seat(other, None))
        assert problem.value.key == "server-seat-taken"

    run(database_url, test)
