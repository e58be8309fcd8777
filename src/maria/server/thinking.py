"""Bots think in processes of their own: the event loop never stalls, and a bot that dies is started again.

A process gets lines of JSON with the view of a seat and answers with an action in the notation of the record.
Nothing else reaches it, so a bot knows what its seat knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections import OrderedDict
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Literal

from maria import engine, notation
from maria.actions import Action
from maria.bots import BOTS, find_bot
from maria.bots.table import Ask, Bot, Choice, Seen
from maria.server.packs import packs
from maria.view import sample

LONGEST = 64 * 1024 * 1024
"""The longest line that goes between the processes, in bytes."""
STARTING = 60.0
"""Seconds for a process to start, and to read its packs."""
COMMAND = ("-m", "maria.server.thinking")
"""What Python is started with for such a process."""
KEPT = 500
"""The bots that a process keeps in mind; others hear everything again."""
Kind = Literal["decide", "unasked"]
"""Whether the game waits for the seat, or it may do something at any time."""
log = logging.getLogger("maria")


@dataclass(frozen=True, slots=True)
class Thought:
    """A question to a bot: all that its seat has seen, since the bot was asked last or from the beginning."""

    key: str
    """The game and the seat."""
    bot: str
    seed: str
    kind: Kind
    question: int
    seat: int
    view: Any
    heard: int
    """How many events came before these."""
    events: list[tuple[str, dict[str, Any]]]


class Forgotten(Exception):
    """The process has not heard what came before."""


class Thinkers:
    """Some processes in which bots think; a game's bots always think in the same one."""

    def __init__(self, count: int) -> None:
        """Starts none before it is needed."""
        self._thinkers = [_Thinker() for _ in range(max(count, 1))]
        self.restarts = 0

    async def think(self, thought: Thought, seconds: float) -> str | None:
        """The bot's action, nothing if it does nothing; raises Forgotten, TimeoutError or OSError."""
        thinker = self._thinkers[hash(thought.key.partition("/")[0]) % len(self._thinkers)]
        try:
            return await thinker.ask(thought, seconds)
        except (TimeoutError, OSError, EOFError) as error:
            self.restarts += 1
            log.warning("bot-restarted", extra={"bot": thought.bot, "reason": type(error).__name__})
            raise

    async def stop(self) -> None:
        """Ends all processes."""
        for thinker in self._thinkers:
            await thinker.stop()


class _Thinker:
    """One process, asked one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()

    async def ask(self, thought: Thought, seconds: float) -> str | None:
        async with self.lock:
            try:
                return await self._ask(thought, seconds)
            except (TimeoutError, OSError, EOFError, asyncio.CancelledError):
                await self.stop()
                raise

    async def _ask(self, thought: Thought, seconds: float) -> str | None:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *COMMAND,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
            )
            await self._hear(STARTING)
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(asdict(thought)).encode() + b"\n")
        answer = await self._hear(seconds)
        if answer.get("forgotten"):
            raise Forgotten
        action: str | None = answer["action"]
        return action

    async def _hear(self, seconds: float) -> dict[str, Any]:
        """What the process says next."""
        assert self.process is not None and self.process.stdout is not None
        async with asyncio.timeout(seconds):
            line = await self.process.stdout.readline()
        if not line:
            raise EOFError
        said: dict[str, Any] = json.loads(line)
        return said

    async def stop(self) -> None:
        """Ends the process, whatever it does."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


# ---------------------------------------------------------------- inside such a process


class Mind:
    """The bots of a process, each with how much it has heard."""

    def __init__(self) -> None:
        """Nobody sits here yet."""
        self.bots: OrderedDict[str, tuple[Bot, int]] = OrderedDict()

    def answer(self, thought: Thought) -> str | None:
        """What a bot does."""
        box = packs()[thought.view["pack"]]
        name = f"{thought.key} {thought.bot}"
        if thought.heard == 0:
            assert thought.bot in BOTS
            self.bots[name] = find_bot(thought.bot)(box, thought.seed), 0
        bot, heard = self.bots.get(name, (None, -1))
        if bot is None or heard != thought.heard:
            raise Forgotten
        self.bots[name] = bot, heard + len(thought.events)
        self.bots.move_to_end(name)
        while len(self.bots) > KEPT:
            self.bots.popitem(last=False)
        position = sample(thought.view, Random(f"{thought.seed}/{thought.question}"), box)
        waiting = thought.seat in engine.to_act(position)
        events = tuple(Seen(kind, values) for kind, values in thought.events)
        choices = engine.legal(position, thought.seat) if waiting else None
        ask = Ask(thought.seat, thought.view, events, position, choices)
        chosen: Choice | Action | None = bot.decide(ask) if thought.kind == "decide" else bot.unasked(ask)
        action = chosen.action if isinstance(chosen, Choice) else chosen
        return None if action is None else notation.format_action(position, action)


def main() -> None:
    """Says when it is ready, then answers line by line until the input ends."""
    packs()
    for name in BOTS:
        find_bot(name)
    mind = Mind()
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        try:
            answer: dict[str, Any] = {"action": mind.answer(Thought(**json.loads(line)))}
        except Forgotten:
            answer = {"forgotten": True}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
