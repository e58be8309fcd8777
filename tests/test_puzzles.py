"""Puzzles: only the answer solves each, the seat's knowledge suffices, and no two are alike."""

from __future__ import annotations

import io
import json
import re
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from conftest import ROOT, Run
from maria.lessons.attempt import Attempt
from maria.lessons.check import check_lesson
from maria.lessons.filling import heading
from maria.lessons.lesson import (
    GRADES,
    KINDS,
    PUZZLES,
    Lesson,
    LessonError,
    puzzle_of,
    read_lesson,
    read_lessons,
)
from maria.position import write
from maria.state import State
from maria.view import Sampler, view
from maria.words import Words

sys.path.insert(0, str(ROOT / "tools" / "puzzles"))
from find import KINDS as SEARCHED
from kinds import Kind, Samples

ALL = read_lessons(PUZZLES)
OF_KIND = {kind: [puzzle for puzzle in ALL if puzzle.kind == kind] for kind in KINDS}


def named(puzzle: Lesson) -> str:
    return puzzle.name


def place(puzzle: Lesson) -> tuple[State, int]:
    """The position of a puzzle, and the seat that solves it."""
    state = Attempt(puzzle).game.state
    return state, state.setting.seats.index(puzzle.role)


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_a_puzzle_is_solved_by_its_answer_alone(puzzle: Lesson) -> None:
    check_lesson(puzzle)
    (task,) = puzzle.tasks
    assert task.wrong and task.learned
    assert puzzle.kind in KINDS and puzzle.grade in GRADES


def test_there_are_enough_of_every_kind_and_grade() -> None:
    assert len(ALL) >= 60
    assert all(len(puzzles) >= 10 for puzzles in OF_KIND.values())
    assert min(Counter(puzzle.grade for puzzle in ALL).values()) >= 10
    assert {puzzle.role for puzzle in ALL} == {"frederick", "louis", "maria_theresa"}


def test_no_two_are_alike() -> None:
    """Compares their kinds, the pieces and cities they name, and their answers."""

    def alike(puzzle: Lesson) -> tuple[str, frozenset[str], tuple[str, ...]]:
        (task,) = puzzle.tasks
        names = {*task.words.values.values(), *task.task.values.values()}
        return puzzle.kind, frozenset(names), task.solution

    assert len({alike(puzzle) for puzzle in ALL}) == len(ALL)
    assert len({heading(puzzle.title, puzzle, "en") for puzzle in ALL}) == len(ALL)


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_nothing_is_told_that_the_seat_cannot_know(puzzle: Lesson) -> None:
    """With other hidden cards and troops, all texts and the results of all answers are the same."""
    state, seat = place(puzzle)
    other = Sampler(view(state, seat), state.setting.box).sample(Random(puzzle.name))
    given = yaml.safe_load(write(other))["given"]
    assert given != puzzle.given

    def texts(given: Mapping[str, Any]) -> list[str]:
        (task,) = puzzle.tasks
        attempt = Attempt(replace(puzzle, given=given))
        words = Words(attempt.game, "en")
        found = [attempt.sentence(task.words, words), attempt.sentence(task.task, words)]
        for tries in (task.solution, *(wrong.tries for wrong in task.wrong)):
            attempt.retry()
            for line in tries:
                attempt.act(line)
            found += [attempt.verdict.status, attempt.why(Words(attempt.game, "en"))]
        return found

    assert texts(given) == texts(puzzle.given)


@pytest.mark.parametrize("kind", SEARCHED, ids=lambda kind: kind.name)
def test_the_margin_holds_over_other_samples(kind: Kind) -> None:
    """It holds as the tool found it, with other positions that the seat cannot tell apart."""
    for puzzle in (OF_KIND[kind.name][0], OF_KIND[kind.name][-1]):
        state, seat = place(puzzle)
        worths = kind.judged(state, seat, Samples(state, seat, f"again {puzzle.name}"))
        assert worths is not None, puzzle.name
        (task,) = puzzle.tasks
        assert Attempt(puzzle).game.parse(task.solution[0], puzzle.role) in worths.right


def test_every_day_has_its_puzzle() -> None:
    days = [date(2026, 12, 24) + timedelta(number) for number in range(len(ALL))]
    assert sorted(map(puzzle_of, days)) == sorted(map(named, ALL))
    assert puzzle_of(days[0]) == puzzle_of(days[-1] + timedelta(1))


def test_a_puzzle_has_a_kind_and_a_grade(tmp_path: Path) -> None:
    text = (PUZZLES / ALL[0].file).read_text("utf-8")
    for broken in (text.replace("grade: ", "grade: 1"), re.sub("kind: .*\n", "", text, count=1)):
        path = tmp_path / "01-broken.yaml"
        path.write_text(broken, "utf-8")
        with pytest.raises(LessonError, match="a puzzle has a kind"):
            read_lesson(path)


def test_puzzles_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    _, out, _ = run("lesson", "list", "--json")
    rows = json.loads(out)["puzzles"]
    assert [row["name"] for row in rows] == [named(puzzle) for puzzle in ALL]
    assert rows[0].items() >= {"kind": ALL[0].kind, "grade": ALL[0].grade}.items()
    for puzzles in OF_KIND.values():
        (task,) = puzzles[0].tasks
        lines = [*task.wrong[0].tries, *task.solution]
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        code, out, err = run("lesson", "play", puzzles[0].name)
        assert (code, err) == (0, "")
        assert out.index("That was not it.") < out.index("Well done!")
