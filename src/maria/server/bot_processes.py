"""Bots run in separate processes: the event loop never stalls, and a process that dies is restarted.

A process reads lines of JSON with a seat's view. It answers with an action in the record's notation and a
chat message. It gets nothing else, so a bot knows only what its seat knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections import OrderedDict
from dataclasses import asdict, dataclass
from typing import Any, Literal, NamedTuple

from maria import history as history
from maria import notation
from maria.bots import BOTS, comes_with_the_game, find_bot
from maria.bots.table import Bot, ask_about
from maria.events import read_event
from maria.server import table_events as table_events  # registers its event kinds
from maria.server.packs import packs
from maria.texts.message import plain

LONGEST = 64 * 1024 * 1024
"""The longest line between the processes, in bytes."""
STARTING = 60.0
"""Seconds for a process to start and read its packs."""
COMMAND = ("-m", "maria.server.bot_processes")
"""Python's arguments to start a process."""
KEPT = 500
"""The bots that a process keeps in memory; any other must be sent all its events again."""
QuestionKind = Literal["decide", "unasked"]
"""`decide` if the game waits for the seat; `unasked` if the seat may act at any time."""
log = logging.getLogger("maria")


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A question to a bot, with all events its seat saw since the last question or since the start."""

    key: str
    """The game and the seat."""
    bot: str
    seed: str
    kind: QuestionKind
    number: int
    """How many questions preceded this one."""
    seat: int
    view: Any
    scores: list[list[int]]
    """13.f: the winters' scores, which anyone who followed the game knows."""
    events_before: int
    """How many events preceded these."""
    events: list[dict[str, Any]]


class BotAnswer(NamedTuple):
    """A bot's action, None for no action, and its chat message."""

    action: str | None
    says: str = ""


class OutOfSync(Exception):
    """The process lacks earlier events of this game."""


class BotProcesses:
    """The processes that run bots; all bots of a game run in the same one."""

    def __init__(self, count: int) -> None:
        """Sets up `count` processes, each started when it is first needed."""
        self._processes = [_BotProcess() for _ in range(max(count, 1))]
        self.restarts = 0

    async def ask(self, question: BotQuestion, seconds: float) -> BotAnswer:
        """The bot's answer; raises OutOfSync, TimeoutError, OSError or EOFError."""
        process = self._processes[hash(question.key.partition("/")[0]) % len(self._processes)]
        async with process.lock:
            try:
                answer = await process.ask(question, seconds)
            except (TimeoutError, OSError, EOFError, asyncio.CancelledError) as error:
                await process.stop()
                if not isinstance(error, asyncio.CancelledError):
                    self.restarts += 1
                    log.warning("bot-restarted", extra={"bot": question.bot, "reason": type(error).__name__})
                raise
        if answer.get("out_of_sync"):
            raise OutOfSync
        return BotAnswer(answer["action"], answer["says"])

    async def stop(self) -> None:
        """Ends all processes."""
        for process in self._processes:
            await process.stop()


class _BotProcess:
    """One process, asked one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()

    async def ask(self, question: BotQuestion, seconds: float) -> Any:
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST
            )
            await self._read(STARTING)
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(asdict(question)).encode() + b"\n")
        return await self._read(seconds)

    async def _read(self, seconds: float) -> Any:
        """The next line from the process; raises EOFError if it has ended."""
        assert self.process is not None and self.process.stdout is not None
        async with asyncio.timeout(seconds):
            line = await self.process.stdout.readline()
        if not line:
            raise EOFError
        return json.loads(line)

    async def stop(self) -> None:
        """Kills the process."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


# ---------------------------------------------------------------- inside a bot process


class BotHost:
    """The bots of a process, each with the number of events it has received."""

    def __init__(self) -> None:
        """Starts without bots."""
        self.bots: OrderedDict[str, tuple[Bot, int]] = OrderedDict()

    def answer(self, question: BotQuestion) -> BotAnswer:
        """A bot's answer. Its chat is a catalogue message, which players read in their own language."""
        box = packs()[question.view["pack"]]
        name = f"{question.key} {question.bot}"
        if question.events_before == 0:
            assert comes_with_the_game(question.bot)
            self.bots[name] = find_bot(question.bot)(box, question.seed), 0
        bot, known = self.bots.get(name, (None, -1))
        if bot is None or known != question.events_before:
            raise OutOfSync
        self.bots[name] = bot, known + len(question.events)
        self.bots.move_to_end(name)
        while len(self.bots) > KEPT:
            self.bots.popitem(last=False)
        events = tuple(map(read_event, question.events))
        scores, seed = tuple(map(tuple, question.scores)), f"{question.seed}/{question.number}"
        ask = ask_about(question.view, scores, events, seed, box)
        reply = bot.decide(ask) if question.kind == "decide" else bot.unasked(ask)
        if reply is None:
            return BotAnswer(None)
        says = json.dumps(plain(reply.aloud)) if reply.aloud else ""
        return BotAnswer(notation.format_action(ask.position, reply.action), says)


def main() -> None:
    """Reports that it is ready, then answers one line at a time until the input ends."""
    packs()
    for name in BOTS:
        find_bot(name)
    host = BotHost()
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        try:
            answer: dict[str, Any] = host.answer(BotQuestion(**json.loads(line)))._asdict()
        except OutOfSync:
            answer = {"out_of_sync": True}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
