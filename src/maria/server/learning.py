"""Lessons on the server. Nothing is stored: each request carries the learner's moves so far."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from pydantic import BaseModel

from maria.bots.coach import OPPONENT, ROLE, SEED, first_game
from maria.history import History
from maria.lessons.attempt import NEXT, Attempt, played
from maria.lessons.filling import heading
from maria.lessons.lesson import COURSE, PUZZLES, Lesson, find_lesson, ours
from maria.lessons.linked import Linked, Parts, parts
from maria.server.lobby import Made, go_on
from maria.server.meter import in_thread
from maria.server.models import BotSeat, Refused
from maria.server.packs import newest
from maria.server.room import RECORD, Room
from maria.server.rooms import Rooms
from maria.server.storage.schema import GameRow, LineRow, SeatRow
from maria.texts import catalogue

MOST_MOVES = 100
"""The most actions in one attempt at a lesson."""
KEPT = 64
"""How many tables are cached, at about 160 kB each."""
SECONDS = 30.0
"""How long the opponents in a first game may think; they need far less."""


class LessonTable(NamedTuple):
    """A lesson after some moves, and the table that shows it."""

    attempt: Attempt
    room: Room
    start: int
    """How many moves were made before this task."""

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.room.number_of(self.attempt.lesson.role)


def lesson_of(name: str) -> Lesson:
    """The lesson with this name; raises `Refused` if there is none."""
    lesson = find_lesson(name)
    if lesson is None:
        raise Refused(404, "server-no-lesson", name=name[:40])
    return lesson


@lru_cache(maxsize=KEPT)
def table(name: str, moves: tuple[str, ...]) -> LessonTable:
    """The lesson after these moves; raises an error for a move the rules refuse, as a game does."""
    attempt = played(lesson_of(name), moves)
    latest = max((number for number, move in enumerate(moves, 1) if move == NEXT), default=0)
    return LessonTable(attempt, _room(attempt), latest)


def _room(attempt: Attempt) -> Room:
    """A table with the game of an attempt; it is in no database, so nobody else can find it."""
    game, lesson = attempt.game, attempt.lesson
    header = game.header
    begun = max(
        n for n, task in enumerate(lesson.tasks[: attempt.number + 1]) if not n or task.given is not None
    )
    row = GameRow(
        id=f"lesson-{lesson.name}-{begun}",
        name=heading(lesson.title, lesson, "en"),
        variant=header.variant,
        players=header.players,
        options="[]",
        pack=header.hash,
        engine=header.engine,
        status="running",
        created=0,
        changed=0,
        creator="",
        seed=header.seed,
    )
    seats = [SeatRow(seat, "", taken=True) for seat in game.seats]
    for seat in seats:
        seat.kind = "person" if seat.seat == lesson.role else "bot"
    room = Room(row, seats)
    room.begin(type(game)(game.box, header))
    for number, move in enumerate(game.moves, 1):
        position = None if number <= len(attempt.start.moves) else ""
        room.add_line(LineRow(number, 0, move.seat, RECORD, move.line, position))
    return room


def words_of(made: LessonTable, language: str) -> dict[str, Parts]:
    """The current texts: explanation and task as of the task's start, and the comment on the attempt."""
    attempt = made.attempt
    before, now = Linked(attempt.start, language), Linked(attempt.game, language)
    texts = {
        "words": attempt.sentence(attempt.task.words, before),
        "todo": attempt.sentence(attempt.task.task, before),
        "why": attempt.why(now),
    }
    return {name: parts(text) for name, text in texts.items()}


async def begin_first_game(rooms: Rooms, client: str, seed: str = SEED) -> Made:
    """A new coached game at the pupil's first march, against ensigns. Everybody gets the same deal."""
    game = await in_thread(first_game, newest(), seed)
    bots = {seat: BotSeat(kind="bot", bot=OPPONENT, seconds=SECONDS) for seat in game.seats if seat != ROLE}
    return await go_on(rooms, History(game), "", client, bots, hints=True)


class LessonRow(BaseModel):
    """A lesson in the list of them."""

    name: str
    title: str
    about: str
    role: str
    tasks: int
    kind: str
    """The topic of a puzzle; empty for a lesson."""
    grade: int
    """How deep one has to look, from 1 to 3; 0 for a lesson."""


@lru_cache(maxsize=8)
def rows(language: str) -> dict[Literal["lessons", "puzzles"], list[LessonRow]]:
    """The lessons and the puzzles, in order."""
    say = catalogue(language)

    def row(lesson: Lesson) -> LessonRow:
        return LessonRow(
            name=lesson.name,
            title=heading(lesson.title, lesson, language),
            about=heading(lesson.about, lesson, language),
            role=say(f"role-{lesson.role}"),
            tasks=len(lesson.tasks),
            kind=lesson.kind,
            grade=lesson.grade,
        )

    return {"lessons": list(map(row, ours(COURSE))), "puzzles": list(map(row, ours(PUZZLES)))}
