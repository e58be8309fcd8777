"""Routes of the course: lessons are played like games, but each request carries all earlier moves."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import Depends, Path, Query, Response
from pydantic import BaseModel, BeforeValidator

from maria.box.model import POWERS
from maria.lessons.filling import heading
from maria.lessons.lesson import puzzle_of
from maria.lessons.linked import Parts
from maria.server import learning, offers
from maria.server import models as m
from maria.server.meter import in_thread
from maria.server.routes.dependencies import ClientDep, Lang, ServicesDep, begun, new_router
from maria.server.routes.games import created
from maria.server.serializers import serialized_overlays
from maria.server.updates import update

Name = Annotated[str, Path(pattern="^[a-z0-9-]{1,60}$")]
Moves = Annotated[str, Query(max_length=8000)]
"""The moves so far: actions, one per line, and `next` between tasks."""
Power = Annotated[int, Query(ge=0, lt=len(POWERS))]
ActionText = Annotated[str, Query(max_length=m.LONGEST_ACTION)]
Piece = Annotated[int, Query(ge=0, le=100)]
AnyPiece = Annotated[int | None, Query(ge=0, le=100)]
Day = Annotated[date | None, BeforeValidator(lambda text: text and date.fromisoformat(text))]
"""An ISO date; pydantic alone would also accept a number."""
router = new_router("/api/lessons")


class Course(BaseModel):
    """All lessons and puzzles, in order, and the name of the puzzle of the day."""

    lessons: list[learning.LessonRow]
    puzzles: list[learning.LessonRow]
    today: str


class LessonState(BaseModel):
    """A lesson after some moves: the task, its status, and the table."""

    name: str
    title: str
    kind: str
    """The topic of a puzzle; empty for a lesson."""
    grade: int
    rules: list[str]
    task: int
    tasks: int
    words: Parts
    todo: Parts
    status: str
    """`open`, `solved` or `wrong`."""
    why: Parts
    """What the learner has learned, or why the answer is wrong."""
    solution: list[str]
    """The actions that solve the puzzle; empty until an answer is wrong."""
    start: int
    """How many of the moves were made before this task: a new try starts there."""
    following: str
    """The name of the lesson after this one; empty after the last."""
    update: m.Update


async def get_table(name: Name, moves: Moves = "") -> learning.LessonTable:
    """The lesson after these moves."""
    made = tuple(move for move in moves.split("\n") if move)
    if len(made) > learning.MOST_MOVES:
        raise m.Refused(422, "server-no-lesson", name=name)
    return await in_thread(learning.table, name, made)


TableDep = Annotated[learning.LessonTable, Depends(get_table)]


@router.get("")
async def course(services: ServicesDep, lang: Lang = "en", day: Day = None) -> Course:
    """The lessons and puzzles that come with the game; `day` is the player's local date."""
    rows = await in_thread(learning.rows, lang)
    today = day or datetime.fromtimestamp(services.settings.now(), UTC).date()
    return Course(**rows, today=await in_thread(puzzle_of, today))


@router.post("", status_code=201)
async def first_game(services: ServicesDep, client: ClientDep) -> m.Created:
    """Creates a coached game against ensigns, with the troops already distributed and the learner to move."""
    return created(services, await learning.begin_first_game(services.rooms, client))


@router.get("/{name}", response_model=LessonState)
async def state(table: TableDep, lang: Lang = "en") -> Response:
    """A lesson after some moves, with a verdict on the last one; a move the rules refuse is a problem."""
    attempt, lesson = table.attempt, table.attempt.lesson
    names = [row.name for rows in learning.rows(lang).values() for row in rows]
    at = names.index(lesson.name) + 1
    fields = {
        "name": lesson.name,
        "title": heading(lesson.title, lesson, lang),
        "kind": lesson.kind,
        "grade": lesson.grade,
        "rules": lesson.rules,
        "task": attempt.number,
        "tasks": len(lesson.tasks),
        **learning.words_of(table, lang),
        "status": attempt.verdict.status,
        "solution": attempt.task.solution if lesson.kind and attempt.verdict.status == "wrong" else (),
        "start": table.start,
        "following": names[at] if at < len(names) else "",
    }
    sent = update(table.room, table.seat, 0, lambda *_: True)
    body = f'{json.dumps(fields, ensure_ascii=False)[:-1]}, "update": {sent.json}}}'
    return Response(body, media_type="application/json")


@router.get("/{name}/marches", response_model=offers.Marches)
async def marches(table: TableDep, piece: Piece) -> Response:
    """Where a piece may go, and the effects."""
    return Response(offers.marches(begun(table.room), table.seat, piece), media_type="application/json")


@router.get("/{name}/why")
async def why(
    table: TableDep, action: ActionText = "", piece: AnyPiece = None, lang: Lang = "en"
) -> offers.Why:
    """Whether an action is legal, or a piece can move, and the rule that forbids it."""
    if piece is not None:
        return offers.why_it_stays(begun(table.room), table.seat, piece, lang)
    return offers.why(begun(table.room), table.seat, action, lang)


@router.get("/{name}/clauses")
async def clauses(table: TableDep, by: Power, to: Power) -> offers.ClauseForms:
    """21.a: the clauses that one power can propose to another now."""
    return offers.clause_forms(begun(table.room), by, to)


@router.get("/{name}/overlays", response_model=offers.Overlays)
async def overlays(table: TableDep) -> Response:
    """Supply, protection, reach and dangers on the map."""
    return Response(serialized_overlays(table.room), media_type="application/json")


@router.post("/{name}/way")
async def way(table: TableDep, wanted: m.WantedWay, lang: Lang = "en") -> offers.Way:
    """The march along chosen waypoints, or why there is none."""
    return offers.way(begun(table.room), table.seat, wanted.piece, wanted.points, wanted.force, lang)
