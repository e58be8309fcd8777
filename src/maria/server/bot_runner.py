"""Runs the bots of all games; only one server process at a time runs the bots of a game."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from math import inf

from maria import engine, notation
from maria.actions import Answer
from maria.bots.arena import LIMITS, default
from maria.bots.table import redact
from maria.rules.step import YesOrNo
from maria.server import commands
from maria.server.bot_processes import BotAnswer, BotProcesses, BotQuestion, OutOfSync, QuestionKind
from maria.server.room import Room
from maria.server.rooms import Rooms
from maria.server.storage import games
from maria.server.storage.schema import RequestId
from maria.server.storage.trouble import DatabaseTrouble
from maria.texts import MariaError
from maria.view import view

LEASE = 30.0
"""Seconds that a process may run a game's bots before another process may take over."""
log = logging.getLogger("maria")


class BotMemory:
    """What we remember about a bot in a room; losing it does no harm."""

    def __init__(self) -> None:
        """Starts with nothing sent to the bot."""
        self.events = self.questions = 0
        self.turn = -1
        """The turn in which we last asked whether it wants to act unasked."""
        self.proposals: object = None
        """The proposals it was last asked about."""
        self.spoken = 0


class BotRunner:
    """Runs bots in all games of the database, sharing the work with other server processes."""

    def __init__(self, rooms: Rooms, processes: BotProcesses) -> None:
        """Takes the rooms and the bot processes."""
        self.rooms, self.processes = rooms, processes
        self.name = secrets.token_hex(8)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.memories: dict[str, dict[int, BotMemory]] = {}
        """For each game whose bots this process runs, the bots by seat."""
        self.silent: dict[str, int] = {}
        """Games whose bots have nothing to do, and the version for which that holds."""
        self.alone = asyncio.Semaphore(rooms.settings.workers)
        """Limits games among bots only, so that however many there are, games with people come first."""
        self.is_watched: Callable[[str], bool] = lambda game: False
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def wake_all(self) -> None:
        """Runs bots wherever they have something to do and no other process is running them."""
        async with self.rooms.database.reading() as tx:
            due = await games.games_with_bots_due(tx, self.name, self.rooms.settings.now())
        for game in due:
            self.wake(game)

    def wake(self, game: str) -> None:
        """Runs the bots of a game if they have something to do."""
        room = self.rooms.loaded.get(game)
        if room is not None:
            if room.status == "over":
                self.memories.pop(game, None)
                self.silent.pop(game, None)
            if not room.bot_due() or self.silent.get(game) == room.row.version:
                return
        if game in self.tasks:
            self.again.add(game)
            return
        self.tasks[game] = task = asyncio.create_task(self._run(game))
        task.add_done_callback(lambda _: self._finished(game))

    def _finished(self, game: str) -> None:
        self.tasks.pop(game, None)
        if game in self.again:
            self.again.remove(game)
            self.wake(game)

    async def _run(self, game: str) -> None:
        """Plays until no bot of the game has anything to do, or another process holds the lease."""
        try:
            lease = -inf
            while True:
                room = await self.rooms.get(game)
                if not room.bot_due():
                    return
                lived = self.rooms.settings.monotonic()
                if lived > lease - LEASE / 2:
                    if not await self._claim(game, self.rooms.settings.now()):
                        return
                    lease = lived + LEASE
                alone = all(seat.by_bot for seat in room.seats)
                if alone:
                    await self._let_watch(room)
                async with self.alone if alone else contextlib.nullcontext():
                    if not await self._play_one(room):
                        return
        except DatabaseTrouble:  # the next sweep after it wakes them again
            pass
        except Exception:
            log.exception("bots-of-a-game-stopped", extra={"game": game})

    async def _let_watch(self, room: Room) -> None:
        """Before a game among bots, waits a while for a spectator; then paces play so that one can follow."""
        settings = self.rooms.settings
        while room.game and not room.game.moves and not self.is_watched(room.id):
            if settings.now() >= room.row.created + settings.patience:
                return
            await self.pause(0.5)
        if self.is_watched(room.id):
            await self.pause(settings.watched)

    async def _claim(self, game: str, now: float) -> bool:
        """Claims or renews the lease on a game's bots; False if another process holds it."""
        if self.rooms.database.sqlite:  # only one process can use the file
            return True
        async with self.rooms.database.writing() as tx:
            return await games.claim_bots(tx, game, self.name, now, now + LEASE)

    async def _play_one(self, room: Room) -> bool:
        """Takes one action of one bot; False if no bot wants to do anything."""
        for number, seat in enumerate(room.seats):
            if not seat.by_bot:
                continue
            memory = self.memories.setdefault(room.id, {}).setdefault(number, BotMemory())
            assert room.history is not None
            request = room.history.request
            if request and seat.seat not in request.granted:
                grant = not (seat.standing_in and room.history.request_reveals())
                return await self._change(room, number, commands.answer_undo(grant, by_bot=True))
            state = room.position
            proposed = room.proposals_to(number) and memory.proposals != state.proposals
            if not seat.standing_in and (proposed or memory.turn != state.turn):
                memory.spoken = memory.spoken if memory.turn == state.turn else 0
                memory.turn, memory.proposals = state.turn, state.proposals
                answer = await self._ask(room, number, "unasked")
                legal = answer.action and self._is_legal(room, number, answer.action)
                if legal and memory.spoken < LIMITS.out_of_turn:
                    memory.spoken += 1
                    return await self._act(room, number, answer)
            if number in engine.to_act(state):
                return await self._act(room, number, await self._decision(room, number))
        self.silent[room.id] = room.row.version
        return False

    async def _decision(self, room: Room, seat: int) -> BotAnswer:
        """A bot's decision. A stand-in says no to anything that would last for the rest of the game."""
        state, step = room.position, engine.decision(room.position)
        if room.seats[seat].standing_in and isinstance(step, YesOrNo) and step.lasts:
            no, choices = Answer(step.question, False), engine.legal(state, seat)
            choice = no if no in choices else default(state, seat)  # a treaty may have promised a yes
            return BotAnswer(notation.format_action(state, choice))
        answer = await self._ask(room, seat, "decide")
        if answer.action and self._is_legal(room, seat, answer.action):
            return answer
        return BotAnswer(notation.format_action(state, default(state, seat)))

    def _is_legal(self, room: Room, seat: int, text: str) -> bool:
        """Whether a bot's answer is an action it may take; a stand-in may not act out of turn."""
        try:
            action = notation.parse_action(room.position, seat, text)
        except MariaError:
            return False
        agrees = room.seats[seat].standing_in and type(action) in engine.OUT_OF_TURN
        return not agrees and engine.refusal(room.position, seat, action) is None

    async def _act(self, room: Room, seat: int, answer: BotAnswer) -> bool:
        """Posts a bot's message and takes its action; a stand-in posts nothing in the person's name."""
        says = "" if room.seats[seat].standing_in else answer.says
        act = commands.act(answer.action or "", str(room.step), by_bot=True)

        def speak_and_act(draft: commands.Draft) -> None:
            if says and draft.room.said_by(draft.name) < draft.limits.said:
                commands.say(says)(draft)
            act(draft)

        return await self._change(room, seat, speak_and_act)

    async def _change(self, room: Room, seat: int, command: commands.Command) -> bool:
        """Changes the game for a bot, once for all processes; no client can choose its request id."""
        once, before = RequestId(f"bot:{room.row.lines + 1}"), room.row.version
        try:
            await self.rooms.change(room.id, lambda _: seat, command, once, slow=True)
        except MariaError:
            return (await self.rooms.get(room.id)).row.version != before
        return True

    async def _ask(self, room: Room, seat: int, kind: QuestionKind) -> BotAnswer:
        """A bot's answer within its time limit; an empty answer on a timeout or after three failures."""
        sitting, memory = room.seats[seat], self.memories[room.id][seat]
        seen = redact((event for entry in room.log for event in entry.events), seat)
        for _ in range(3):
            question = BotQuestion(
                key=f"{room.id}/{seat}",
                bot=sitting.bot,
                seed=hashlib.sha256(f"{room.row.seed}/bot/{seat}".encode()).hexdigest()[:32],
                kind=kind,
                number=memory.questions,
                seat=seat,
                view=view(room.position, seat),
                scores=list(map(list, room.position.scores)),
                events_before=memory.events,
                events=[event.plain() for event in seen[memory.events :]],
            )
            try:
                answer = await self.processes.ask(question, sitting.seconds)
            except TimeoutError:
                memory.events = 0
                return BotAnswer(None)
            except (OutOfSync, OSError, EOFError):
                memory.events = 0
            else:
                memory.events, memory.questions = len(seen), memory.questions + 1
                return answer
        return BotAnswer(None)

    async def stop(self) -> None:
        """Stops all bots and releases their leases, so that another process can take over at once."""
        self.again.clear()
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.processes.stop()
        with contextlib.suppress(DatabaseTrouble):
            async with self.rooms.database.writing() as tx:
                await games.release_bots(tx, self.name)
