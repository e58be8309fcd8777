"""Bots on the server: their processes, what they are sent, and what happens when they fail."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from maria.actions import Offer
from maria.bots.arena import default
from maria.bots.table import redact
from maria.box.names import Namer
from maria.events import Event
from maria.history import BY_BOT, spoken
from maria.notation import format_action
from maria.rules.treaties import Negotiations
from maria.rules.variant import Variant
from maria.server import bot_processes, commands
from maria.server.bot_processes import BotAnswer, BotProcesses, BotQuestion
from maria.server.models import ActionId
from maria.server.room import RECORD, Room
from maria.server.rooms import Rooms
from maria.texts.message import Message
from maria.view import view
from server import odd_bots as odd
from server.inside import Inside, Minds, inside
from waiting import PATIENCE

odd_bots = odd.odd_bots
MARIA, FREDERICK, LOUIS = Variant.seats


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'maria.sqlite'}"


def run(url: str, thinkers: BotProcesses, test: Callable[[Inside], Awaitable[None]]) -> None:
    async def main() -> None:
        async with inside(url, thinkers) as process, asyncio.timeout(PATIENCE):
            await test(process)

    asyncio.run(main())


def bots(seconds: float = 60, **names: str) -> dict[str, dict[str, object]]:
    """Seats for bots."""
    return {seat: {"kind": "bot", "bot": bot, "seconds": seconds} for seat, bot in names.items()}


def lines_of(table: Room, seat: str) -> list[str]:
    """The record lines of a seat."""
    lines = [entry.line for entry in table.log]
    return [line.text for line in lines if line.seat == seat and line.kind == RECORD]


def waiting(table: Room) -> list[str]:
    """The seats that the game waits for."""
    return [table.seats[number].seat for number in table.waits_for()]


async def play_until(process: Inside, game: str, condition: Callable[[Room], bool]) -> Room:
    """Lets people act until a condition holds once the bots have nothing more to do."""
    while not condition(table := await process.settled(game)):
        await process.act(game, next(seat.seat for seat in table.seats if seat.seat in waiting(table)))
    return table


# ---------------------------------------------------------------- processes


async def is_asked(times: int) -> None:
    """Waits until a waiter has been asked this many times."""
    while not odd.asked().exists() or len(odd.asked().read_text("utf-8")) < times:
        await asyncio.sleep(0.01)


def kill_thinker(process: Inside) -> None:
    """Kills the bot process."""
    thinker = process.bots.processes._processes[0].process
    assert thinker is not None
    thinker.kill()


@pytest.mark.usefixtures("odd_bots")
def test_a_process_that_is_killed_while_it_thinks_is_started_again_and_asked_again(url: str) -> None:
    async def test(process: Inside) -> None:
        game = await process.create(variant="introductory", seats=bots(louis="waiter"))
        await is_asked(1)
        kill_thinker(process)
        await is_asked(2)
        assert process.bots.processes.restarts == 1
        assert lines_of(await process.rooms.get(game), LOUIS) == []
        odd.allowed().touch()
        table = await process.settled(game)
        assert LOUIS not in waiting(table)
        done = len(lines_of(table, LOUIS))
        assert done > 0
        kill_thinker(process)  # now while it has nothing to do
        table = await play_until(process, game, lambda table: len(lines_of(table, LOUIS)) > done)
        assert table.differs == 0

    run(url, BotProcesses(1), test)


def test_bots_among_themselves_wait_for_who_looks_on_and_play_so_that_he_can_follow(url: str) -> None:
    """A person who presses "Watch it" sees the game from the start; without one, bots do not wait long."""

    async def test(process: Inside) -> None:
        paused: list[float] = []

        async def pause(seconds: float) -> None:
            paused.append(seconds)
            process.clock.now += seconds

        runner = process.bots
        watched: set[str] = set()
        runner.pause, runner.is_watched = pause, watched.__contains__
        rooms = process.rooms
        rooms.settings = replace(rooms.settings, patience=3, watched=1.5)
        game = await process.create(variant="introductory", seats=bots(louis="recruit"))
        room = await rooms.get(game)
        await runner._let_watch(room)
        assert sum(paused) == 3, "nobody came"
        paused.clear()
        await runner._let_watch(room)
        assert paused == [], "and nobody comes any more"
        watched.add(game)
        await runner._let_watch(room)
        assert paused == [1.5]

    run(url, BotProcesses(1), test)


@pytest.mark.usefixtures("odd_bots")
def test_while_a_bot_thinks_all_others_go_on(url: str) -> None:
    async def test(process: Inside) -> None:
        game = await process.create(variant="introductory", seats=bots(louis="waiter"))
        other = await process.create(variant="introductory", players=2)
        await is_asked(1)
        for _ in range(20):
            await process.act(other)
        await process.do(game, MARIA, commands.say("take your time"))
        assert lines_of(await process.rooms.get(game), LOUIS) == []
        odd.allowed().touch()
        assert lines_of(await process.settled(game), LOUIS)

    run(url, BotProcesses(1), test)


@pytest.mark.parametrize(("bot", "seconds", "tries"), [("sleeper", 0.1, 1), ("mortal", 120, 3)])
@pytest.mark.usefixtures("odd_bots")
def test_for_a_bot_that_gives_no_answer_the_default_is_done(
    url: str, bot: str, seconds: float, tries: int
) -> None:
    wanted: list[str] = []

    class Watched(BotProcesses):
        """Records the default action whenever the bot has to decide."""

        rooms: Rooms

        async def ask(self, thought: BotQuestion, seconds: float) -> BotAnswer:
            table = next(iter(self.rooms.loaded.values()))
            if thought.kind == "decide":
                action = default(table.position, thought.seat)
                wanted.append(f"{LOUIS}: {format_action(table.position, action)}")
            return await super().ask(thought, seconds)

    async def test(process: Inside) -> None:
        thinkers.rooms = process.rooms
        game = await process.create(variant="introductory", seats=bots(seconds, louis=bot))
        table = await process.settled(game)
        assert LOUIS not in waiting(table)
        assert lines_of(table, LOUIS) == wanted[::tries]
        assert wanted
        assert thinkers.restarts == len(wanted)

    thinkers = Watched(1)
    run(url, thinkers, test)


def test_a_process_that_has_forgotten_a_bot_hears_everything_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_processes, "KEPT", 1)
    minds = Minds()

    async def test(process: Inside) -> None:
        game = await process.create(variant="introductory", seats=bots(louis="recruit", frederick="recruit"))
        await play_until(process, game, lambda table: table.records > 30)
        assert not process.bots.processes.restarts

    run(url, minds, test)
    asked = [thought.events_before for thought in minds.thoughts]
    assert 0 in asked[10:]


# ---------------------------------------------------------------- what they are sent


def test_a_bot_is_told_what_its_seat_knows_and_nothing_else(url: str) -> None:
    class Watched(Minds):
        """Compares each question with what the seat may know."""

        rooms: Rooms

        async def ask(self, thought: BotQuestion, seconds: float) -> BotAnswer:
            table = next(iter(self.rooms.loaded.values()))
            heard = told.setdefault(thought.seat, [])
            assert thought.events_before in (0, len(heard))
            heard[thought.events_before :] = thought.events
            happened: list[Event] = [event for entry in table.log for event in entry.events]
            assert heard == [seen.plain() for seen in redact(happened, thought.seat)]
            assert thought.view == view(table.position, thought.seat)
            assert asdict(thought).keys() == FIELDS_OF_ASK
            text = json.dumps(asdict(thought))
            secrets = [
                table.row.seed or "-" * 99,
                table.row.secret,
                *(seat.value or "-" * 99 for seat in table.seats),
            ]
            assert [secret for secret in secrets if secret in text] == []
            return await super().ask(thought, seconds)

    told: dict[int, list[dict[str, object]]] = {}

    async def test(process: Inside) -> None:
        minds.rooms = process.rooms
        game = await process.create(variant="advanced", seats=bots(louis="recruit", frederick="recruit"))
        await play_until(process, game, lambda table: table.records > 150 or table.status == "over")

    minds = Watched()
    run(url, minds, test)
    assert told.keys() == {Variant.seats.index(LOUIS), Variant.seats.index(FREDERICK)}
    seeds = {thought.seat: thought.seed for thought in minds.thoughts}
    assert len(set(seeds.values())) == 2


FIELDS_OF_ASK = {"key", "bot", "seed", "kind", "number", "seat", "view", "scores", "events_before", "events"}


# ---------------------------------------------------------------- out of turn


def offer_of(table: Room, seat: str, to: str) -> str | None:
    """20: a contract that a seat may propose to another, if any."""
    number, other = table.number_of(seat), table.number_of(to)
    for action in Negotiations(table.position, number):
        if isinstance(action, Offer) and {number, other} == {
            table.position.seat_of[power] for power in (action.giver, action.taker)
        }:
            return format_action(table.position, action)
    return None


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_answers_a_proposal_although_nobody_waits_for_it(url: str) -> None:
    async def test(process: Inside) -> None:
        game = await process.create(variant="advanced", seats=bots(louis="agreeable"))
        table = await play_until(process, game, lambda table: bool(offer_of(table, FREDERICK, LOUIS)))
        contracts = len(table.position.contracts)
        proposed = commands.act(offer_of(table, FREDERICK, LOUIS) or "", str(table.step))
        await process.do(game, FREDERICK, proposed)
        table = await process.settled(game)
        assert lines_of(table, LOUIS)[-1].startswith(f"{LOUIS}: accept")
        assert table.position.proposals == ()
        assert len(table.position.contracts) == contracts + 1

    run(url, Minds(), test)


def test_a_bot_says_to_the_table_why_it_declines(url: str) -> None:
    async def test(process: Inside) -> None:
        game = await process.create(variant="advanced", seats=bots(louis="colonel-gambler"))
        table = await play_until(process, game, lambda table: table.position.turn > 0)
        wanted = "propose prussia france: france goes to koeln with moritz"
        await process.do(game, FREDERICK, commands.act(wanted, str(table.step)))
        table = await process.settled(game)
        says, declines = lines_of(table, LOUIS)[-2:]
        assert says.startswith(f"{LOUIS} says: {BY_BOT}")
        box = table.position.setting.box
        told = spoken(box, says.partition(" says: ")[2])
        assert isinstance(told, Message) and "Friedrich" in Namer(box, "de").text(told)
        assert declines == f"{LOUIS}: decline prussia france"

    run(url, Minds(), test)


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_does_not_answer_a_proposal_is_not_asked_again_and_again(url: str) -> None:
    minds = Minds()

    async def test(process: Inside) -> None:
        game = await process.create(variant="advanced", seats=bots(louis="silent"))
        table = await play_until(process, game, lambda table: bool(offer_of(table, FREDERICK, LOUIS)))
        proposed = commands.act(offer_of(table, FREDERICK, LOUIS) or "", str(table.step))
        asked = len(minds.thoughts)
        await process.do(game, FREDERICK, proposed)
        table = await process.settled(game)
        assert len(minds.thoughts) == asked + 1
        for _ in range(3):
            await process.scheduler.sweep()
            assert process.bots.tasks == {}
        assert table.position.proposals
        await play_until(process, game, lambda later: later.records > table.records)

    run(url, minds, test)


def test_a_bot_grants_an_undo(url: str) -> None:
    async def test(process: Inside) -> None:
        seats = bots(louis="recruit", frederick="recruit")
        game = await process.create(variant="introductory", seats=seats)
        free = True
        while free:
            await process.settled(game)
            await process.act(game, MARIA)
            table = await process.settled(game)
            assert table.history is not None
            free = table.history.undo_is_free(MARIA)
        await process.do(game, MARIA, commands.undo)
        table = await process.settled(game)
        assert table.history is not None
        assert table.history.request is None
        for seat in (FREDERICK, LOUIS):
            assert lines_of(table, seat).count(f"{seat}: grant undo") == 1

    run(url, Minds(), test)


def test_no_client_can_choose_the_id_of_a_bots_action(url: str) -> None:
    async def test(process: Inside) -> None:
        game = await process.create(variant="introductory", seats=bots(louis="recruit"))
        await process.settled(game)
        ids = [
            line.action for line in await process.lines(game) if line.seat == LOUIS and line.kind == RECORD
        ]
        assert ids
        for id in ids:
            with pytest.raises(ValidationError):
                TypeAdapter(ActionId).validate_python(id)

    run(url, Minds(), test)
