"""Hints, the coach, reviews and lessons do not depend on hidden facts: their data are the same byte for byte.

Each table has a twin, as in `test_secrecy`: hands, troops and decks, now and in the past, are dealt anew,
consistent with what the asking seat has seen. We call the routes' functions for both.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import Response
from pydantic import BaseModel

from hidden import BRIEF, with_other_secrets
from maria import engine, record
from maria.actions import Done
from maria.append_list import AppendList
from maria.bots import coach
from maria.box import Box
from maria.events import Event
from maria.game import Game, Move
from maria.lessons.attempt import NEXT
from maria.lessons.lesson import COURSE, PUZZLES, read_lessons
from maria.position.moments import HeldHussarStage, HeldMovement
from maria.random_play import pick
from maria.server import learning, serializers
from maria.server.models import WantedWay
from maria.server.offers import coaching, hints
from maria.server.room import RECORD
from maria.server.routes import lessons
from maria.server.routes.dependencies import begun
from maria.server.storage.schema import LineRow
from maria.state import State
from maria.texts import MariaError
from maria.view import sample, view
from server.nearby import nearby
from server.test_secrecy import twin
from server.test_serializers import new_room

LOOKED_AT = 0.2
"""The fraction of positions at which we compare two tables."""


def past_made_up(game: Game, seat: int, rng: Random) -> None:
    """Deals a game's past anew: others' secret actions, and the position before the seat's latest move."""
    name = game.seats[seat]
    before = game.before_latest(name)
    if before is not None:
        latest = max(number for number, move in enumerate(game.moves) if move.seat == name)
        game._marks = {latest: sample(view(before, seat), rng, game.box)}

    def unseen(event: Event) -> Event:
        return with_other_secrets(event, seat)

    moves = [move if move.seat == name else Move(move.seat, Done(), move.events, "") for move in game.moves]
    game.moves = AppendList(move._replace(events=[*map(unseen, move.events)]) for move in moves)
    game.started = [*map(unseen, game.started)]


def bytes_of(told: BaseModel | None) -> str:
    return told.model_dump_json() if told else ""


@pytest.mark.parametrize(("variant", "players"), [("introductory", 3), ("advanced", 3), ("advanced", 2)])
def test_hints_and_the_coach_tell_every_seat_the_same(
    box: Box, variant: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every kind of decision that occurs, and for seats that the game does not wait for as well."""
    monkeypatch.setattr(serializers, "newest", lambda: box)
    monkeypatch.setattr(coach, "BUDGET", BRIEF)
    room, rng = new_room(box, variant, players, ()), Random(f"learning {variant} {players}")
    asked: Counter[str] = Counter()
    for number in range(2, 260):
        to_act = engine.to_act(room.position)
        if not to_act:
            break
        kind = room.position.agenda[-1].kind
        for seat in range(players):
            if asked[kind] > 2 and rng.random() > LOOKED_AT:
                continue
            asked[kind] += seat in to_act
            other = twin(room, seat, rng)
            game, its_twin = begun(room), begun(other)
            past_made_up(its_twin, seat, rng)
            assert its_twin.state is not game.state
            name = game.seats[seat]
            assert bytes_of(hints.hint(its_twin, name)) == bytes_of(hints.hint(game, name)), (number, name)
            told = [bytes_of(coaching.coaching(each, seat)) for each in (game, its_twin)]
            assert told[0] == told[1], (number, name)
        seat = rng.choice(to_act)
        room = room.copy()
        line = record.format_line(room.position, seat, pick(engine.legal(room.position, seat), rng))
        room.add_line(LineRow(number, float(number), room.seats[seat].seat, RECORD, line))
    assert asked["movement"] > 10 and len(asked) > 4, asked


# ---------------------------------------------------------------- a game that is over, and one that is not


WHEN_OVER = ("replay", "review", "proof")


def test_nothing_of_a_review_is_told_while_a_game_goes_on(tmp_path: Path, box: Box) -> None:
    """Neither to seats nor to spectators; and the refusal is the same whatever the cards are."""
    refused: list[set[str]] = []
    with nearby(tmp_path / "maria.sqlite") as served:
        for seed in ("one deal", "another deal"):
            game, rng = Game.new("introductory", seed=seed, box=box), Random(7)
            for _ in range(40):
                game.play(pick(game.legal(), rng))
            made = served.done("POST", "/api/games/load", json={"record": game.record()})
            path = f"/api/games/{made['game']['id']}"
            keys = [served.take(made["game"]["id"], *entry) for entry in made["tokens"].items()]
            answers = [
                served.ask("GET", f"{path}/{what}", key) for what in WHEN_OVER for key in (None, *keys)
            ]
            branch = {"seq": 10, "seats": {}}
            answers += [served.ask("POST", f"{path}/branch", key, json=branch) for key in (None, *keys)]
            assert {answer.status_code for answer in answers} == {409}
            refused.append({answer.text for answer in answers})
            eyes = [served.ask("GET", f"{path}/at?seq=20&eyes={seat}", keys[0]) for seat in made["tokens"]]
            assert len({answer.text for answer in eyes}) <= 2, "nobody sees by the eyes of another one"
            for key in keys:
                served.done("POST", f"{path}/end", key, json={"agree": True})
            assert served.done("GET", f"{path}/review", keys[0])["battles"] is not None
    assert refused[0] == refused[1] and "server-not-over" in "".join(refused[0])


# ---------------------------------------------------------------- lessons


def hidden_anew(table: learning.LessonTable, rng: Random) -> learning.LessonTable:
    """A lesson that the learner cannot distinguish from this one."""
    attempt, room = copy(table.attempt), twin(table.room, table.seat, rng)
    attempt.start, attempt.game = attempt.start.copy(), attempt.game.copy()
    attempt.start.state = dealt(attempt.start.state, table.seat, rng)
    attempt.game.state = begun(room).state = dealt(attempt.game.state, table.seat, rng)
    return learning.LessonTable(attempt, room, table.start)


def dealt(state: State, seat: int, rng: Random) -> State:
    """A position the seat cannot distinguish from this one; keeps a lesson's own steps, which no view has."""
    other = sample(view(state, seat), rng, state.setting.box)
    steps = zip(state.agenda, other.agenda, strict=True)
    other.agenda = [step if isinstance(step, HeldMovement | HeldHussarStage) else its for step, its in steps]
    return other


def all_told(table: learning.LessonTable) -> dict[str, Any]:
    """The responses to all requests about a lesson."""
    pieces = range(len(table.room.position.place))
    way = WantedWay(piece=0, points=[20, 40], force=None)
    asked: dict[str, Any] = {
        "state": lessons.state(table),
        "overlays": lessons.overlays(table),
        "way": lessons.way(table, way),
        "why": lessons.why(table, "march karl wien > prag"),
        **{f"clauses {by} {to}": lessons.clauses(table, by, to) for by, to in ((2, 4), (4, 2), (0, 5))},
        **{f"marches {piece}": lessons.marches(table, piece) for piece in pieces},
        **{f"why {piece}": lessons.why(table, piece=piece) for piece in pieces},
    }

    async def ask() -> dict[str, str]:
        return {name: content(await answer) for name, answer in asked.items()}

    def content(answer: Response | BaseModel) -> str:
        if isinstance(answer, BaseModel):
            return answer.model_dump_json()
        content = json.loads(bytes(answer.body))
        content.get("update", {}).get("table", {}).get("undo", {}).pop("free", None)
        return json.dumps(
            {name: value for name, value in content.items() if name not in ("words", "todo", "why")}
        )

    return asyncio.run(ask())


def stages() -> list[tuple[str, tuple[str, ...]]]:
    """Every lesson and some puzzles at their start, and every lesson after each of its tasks."""
    found: list[tuple[str, tuple[str, ...]]] = [(lesson.name, ()) for lesson in read_lessons(PUZZLES)[::4]]
    for lesson in read_lessons(COURSE):
        moves: list[str] = []
        found.append((lesson.name, ()))
        for number, task in enumerate(lesson.tasks):
            moves += [*([NEXT] if number else []), *task.solution]
            found.append((lesson.name, tuple(moves)))
    return found


def test_lessons_tell_whoever_learns_nothing_that_is_hidden() -> None:
    """Tables and responses never do; a lesson's words do only where its author wants that."""
    rng, differ, in_words = Random(11), 0, set[str]()
    for name, moves in stages():
        table = learning.table(name, moves)
        other = hidden_anew(table, rng)
        differ += engine.fingerprint(other.room.position) != engine.fingerprint(table.room.position)
        told, its = all_told(table), all_told(other)
        assert [what for what in told if told[what] != its[what]] == [], (name, moves)
        if learning.words_of(table, "en") != learning.words_of(other, "en"):
            in_words.add(name)
    assert differ > 20, "there is something to hide"
    assert in_words == TOLD_BY_AUTHORS


TOLD_BY_AUTHORS = {"duel", "hussars"}
"""Lessons whose words reveal something hidden on purpose, such as what a deserter betrays."""


def test_a_refused_answer_tells_nothing_that_is_hidden() -> None:
    """The reason for a refused action in a lesson does not depend on hidden facts."""
    rng, refused = Random(12), 0
    for name, moves in stages()[::3]:
        table = learning.table(name, moves)
        if table.attempt.verdict.status != "open":
            continue
        other = hidden_anew(table, rng)
        for text in ("done", "stop", "march karl wien > prag", "play S4", "play K11", "attack karl ludwig"):
            answers = [
                answered(each.attempt.game.copy(), table.attempt.lesson.role, text) for each in (table, other)
            ]
            assert answers[0] == answers[1], (name, text)
            refused += answers[0] != ""
    assert refused > 10


def answered(game: Game, role: str, text: str) -> str:
    try:
        game.play(text, role)
    except MariaError as error:
        return error.text()
    return ""
