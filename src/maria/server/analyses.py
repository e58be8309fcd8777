"""Analyses of finished games, made in a separate process; each game is analysed once and the result stored.

The process gets the record and answers with lines of JSON: its progress, then its result. It runs at low
priority and takes one game at a time, so that games in progress are not slowed down.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from typing import Any, Literal

from pydantic import BaseModel

from maria.bots import trained
from maria.bots.analysis import value_of, win_chances
from maria.bots.deep_review import PLAYOUTS, ActionText, DeepReview, deep_review
from maria.game import Game
from maria.server.messages import MessageData, message_data
from maria.server.models import Refused
from maria.server.offers.hints import Drawn, drawn_of
from maria.server.packs import packs
from maria.server.reviews import moments
from maria.server.room import Room
from maria.server.storage import games
from maria.server.storage.database import Database
from maria.server.storage.trouble import DatabaseTrouble

COMMAND = ("-m", "maria.server.analyses")
"""Python's arguments to start the process."""
LONGEST = 16 * 1024 * 1024
"""The longest line it may write, in bytes."""
SECONDS = 1_800.0
"""How many seconds an analysis may take."""
WAITING = 5
"""The most games that are being analysed or queued; further requests are refused."""
NICE = 10
"""The niceness of the process."""
log = logging.getLogger("maria")


# ---------------------------------------------------------------- over the network


class ChancesData(BaseModel):
    """Each seat's chance to win when a movement phase begins, or at the end."""

    ply: int
    seq: int = 0
    turn: int
    at: float
    chances: list[float]


class StepData(BaseModel):
    """An action: in the record's notation, as a button label, the reason for it, and what to draw."""

    action: str
    label: MessageData
    reason: MessageData | None
    drawn: Drawn


class JudgedData(BaseModel):
    """A costly decision: the seat's chance with what it did, and with something better.

    The difference is accurate to within `error`. `done` and `better` hold the actions that differ; an empty
    list means doing nothing more. `seq` is the moment before the decision.
    """

    ply: int
    seq: int = 0
    turn: int
    seat: str
    chance: float
    better_chance: float
    error: float
    done: list[StepData]
    better: list[StepData]


class PartsData(BaseModel):
    """Why a seat's chance changed: its own decisions, the others' decisions, and luck."""

    seat: str
    begun: float
    ended: float
    own: float
    error: float
    others: float
    luck: float


class AnalysisData(BaseModel):
    """The analysis of a finished game."""

    curve: list[ChancesData]
    costliest: list[JudgedData]
    parts: list[PartsData]
    decisions: int
    playouts: int


class AnalysisState(BaseModel):
    """An analysis's progress, from 0 to 1, and its result once it is done.

    `untrained`: the game's variant has no trained evaluation, so it cannot be analysed.
    """

    status: Literal["untrained", "none", "running", "done"]
    progress: float = 0.0
    analysis: AnalysisData | None = None


class SeatChance(BaseModel):
    """A seat's chance to win, given what the asking seat knows, and its 95% interval."""

    seat: str
    share: float
    low: float
    high: float


def chances(game: Game, seat: str) -> list[SeatChance]:
    """Each seat's chance to win, estimated from one seat's view; the view also seeds the playouts."""
    seen = game.view(seat)
    found = win_chances(seen, game.box, seed=json.dumps(seen, sort_keys=True), scores=game.state.scores)
    return [SeatChance(seat=name, **each._asdict()) for name, each in zip(game.seats, found, strict=True)]


# ---------------------------------------------------------------- in the server


class Analyses:
    """The analyses of this server process: those in progress and those in the database."""

    def __init__(self, database: Database, playouts: int = PLAYOUTS) -> None:
        """Starts no process yet."""
        self.database, self.playouts = database, playouts
        self.progress: dict[str, float] = {}
        """Progress by game, for games that are being analysed or queued."""
        self.made = 0
        """How many analyses were started."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Lock()

    async def state(self, room: Room) -> AnalysisState:
        """The state of a finished game's analysis; raises `Refused` if the game is not over."""
        game = _over(room)
        if room.id in self.progress:
            return AnalysisState(status="running", progress=self.progress[room.id])
        async with self.database.reading() as tx:
            content = await games.analysis_of(tx, room.id)
        if content is None:
            known = trained.read(game.state.setting.variant, "value")
            return AnalysisState(status="none" if known else "untrained")
        found, seqs = AnalysisData.model_validate_json(content), moments(room)
        for point in found.curve:
            point.seq = seqs[point.ply]
        for judged in found.costliest:
            judged.seq = seqs[judged.ply]
        return AnalysisState(status="done", progress=1.0, analysis=found)

    def begin(self, room: Room) -> None:
        """Queues a game's analysis once; `Refused` if too many are queued, `NoEvaluation` without one."""
        game = _over(room)
        value_of(game.state.setting.variant)
        if room.id in self.progress:
            return
        if len(self.progress) >= WAITING:
            raise Refused(429, "server-too-fast")
        self.progress[room.id] = 0.0
        task = asyncio.create_task(self._make(room.id, game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, game: str, played: Game) -> None:
        """Waits for its turn, analyses a game and stores the result."""
        try:
            async with self._one, asyncio.timeout(SECONDS):
                self.made += 1
                content = await self._run(game, played)
            async with self.database.writing() as tx:
                await games.keep_analysis(tx, game, content)
        except DatabaseTrouble:  # already logged
            pass
        except Exception:
            log.exception("analysis-failed", extra={"game": game})
        finally:
            del self.progress[game]

    async def _run(self, game: str, played: Game) -> str:
        """Runs the process and returns its result as JSON; raises EOFError if it ends without one."""
        wanted = {"record": played.record(), "pack": played.box.pack.hash, "playouts": self.playouts}
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, *COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST
        )
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(json.dumps(wanted).encode())
            process.stdin.close()
            async for line in process.stdout:
                reply = json.loads(line)
                if "found" in reply:
                    return json.dumps(reply["found"])
                self.progress[game] = reply["progress"]
            raise EOFError
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        """Cancels all analyses in progress."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _over(room: Room) -> Game:
    if room.status != "over" or room.game is None:
        raise Refused(409, "server-not-over")
    return room.game


# ---------------------------------------------------------------- inside the analysis process


def analysis_data(game: Game, found: DeepReview) -> AnalysisData:
    """A deep review in the form that is stored."""

    def rounded(entry: Any, **more: Any) -> dict[str, Any]:
        plain = {
            name: round(value, 4) if isinstance(value, float) else value
            for name, value in entry._asdict().items()
        }
        return plain | more

    return AnalysisData(
        curve=[
            ChancesData(**rounded(point, chances=[round(chance, 4) for chance in point.chances]))
            for point in found.curve
        ],
        costliest=[
            JudgedData(
                **rounded(
                    each,
                    seat=game.seats[each.seat],
                    done=list(map(_step, each.done)),
                    better=list(map(_step, each.better)),
                )
            )
            for each in found.costliest
        ],
        parts=[
            PartsData(seat=seat, **rounded(parts))
            for seat, parts in zip(game.seats, found.parts, strict=True)
        ],
        decisions=found.decisions,
        playouts=found.playouts,
    )


def _step(text: ActionText) -> StepData:
    reason = message_data(text.reason) if text.reason else None
    return StepData(
        action=text.action, label=message_data(text.label), reason=reason, drawn=drawn_of(text.drawing)
    )


def main() -> None:
    """Analyses the game on standard input and prints its progress and result as lines of JSON."""
    os.nice(NICE)
    wanted = json.loads(sys.stdin.read())
    game = Game.load(wanted["record"], packs()[wanted["pack"]])

    def report(done: int, whole: int) -> None:
        print(json.dumps({"progress": round(done / whole, 3)}), flush=True)

    found = deep_review(game, wanted["playouts"], progress=report, stopped=True)
    print(json.dumps({"found": analysis_data(game, found).model_dump(mode="json")}), flush=True)


if __name__ == "__main__":
    main()
