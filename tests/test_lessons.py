"""The course: every lesson works as it claims, faults in lessons are reported, and lessons can be played."""

from __future__ import annotations

import io
import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from conftest import ROOT, Run
from maria.lessons.attempt import NEXT, Attempt, played
from maria.lessons.check import check_lesson
from maria.lessons.filling import FACTS
from maria.lessons.lesson import COURSE, Lesson, LessonError, find_lesson, read_lesson, read_lessons
from maria.texts import MariaError
from maria.words import Words

LESSONS = read_lessons(COURSE)
SUBJECTS = {
    *(
        "marching",
        "force-march",
        "supply",
        "hussars",
        "conquest",
        "question-marks",
        "battle",
        "duel",
        "retreats",
    ),
    *("stacks", "winter", "politics", "saxony", "peace", "election", "treaties"),
    *("win-as-frederick", "win-as-louis", "win-as-maria-theresa"),
}
SMALL: dict[str, Any] = {
    "title": "Small",
    "about": "A small one.",
    "role": "frederick",
    "rules": ["10.1.b"],
    "given": {"at": "prussia movement", "hold": True, "pieces": {"friedrich": "Berlin 6"}},
    "tasks": [
        {
            "words": "{friedrich} has {troops friedrich} troops.",
            "task": "March to {Potsdam}.",
            "goal": ["friedrich is at potsdam"],
            "solution": ["march friedrich berlin > potsdam"],
            "wrong": [{"try": "march friedrich berlin > strausberg", "why": "Not to {at friedrich}."}],
            "learned": "In {at friedrich}.",
        }
    ],
}


def written(folder: Path, data: object, name: str = "07-small.yaml") -> Path:
    path = folder / name
    path.write_text(data if isinstance(data, str) else yaml.safe_dump(data, allow_unicode=True), "utf-8")
    return path


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_is_solved_by_its_solution_alone(lesson: Lesson) -> None:
    check_lesson(lesson)


def test_the_course_is_about_all_that_one_has_to_know() -> None:
    assert {lesson.name for lesson in LESSONS} == SUBJECTS
    assert {lesson.role for lesson in LESSONS} == {"frederick", "louis", "maria_theresa"}
    assert all(task.learned and task.wrong for lesson in LESSONS for task in lesson.tasks)


def test_a_wrong_answer_is_told_and_the_task_begins_again() -> None:
    lesson = find_lesson("conquest")
    assert lesson is not None
    attempt = Attempt(lesson)
    verdict = attempt.act("march friedrich neumarkt_schlesien > breslau")
    assert verdict.status == "wrong"
    assert attempt.why(Words(attempt.game, "en")).startswith("He is in Breslau, but it is not yours yet.")
    with pytest.raises(MariaError, match="over"):
        attempt.act("march prussia_1 liegnitz > bunzlau")
    attempt.retry()
    assert attempt.verdict.status == "open"
    assert attempt.act("march friedrich neumarkt_schlesien > breslau > brieg").status == "solved"
    attempt.next()
    assert attempt.number == 1
    assert attempt.game.moves == []
    with pytest.raises(MariaError, match="Solve this task first"):
        attempt.next()


def test_an_answer_that_nobody_named_is_not_right(tmp_path: Path) -> None:
    attempt = Attempt(read_small(tmp_path, {}))
    assert attempt.act("march friedrich berlin > fuerstenwalde").status == "wrong"
    assert attempt.why(Words(attempt.game, "en")) == "Not quite. Try again."


def test_moves_lead_to_where_they_led_before() -> None:
    lesson = find_lesson("duel")
    assert lesson is not None
    moves = ("play S4", "play S10", NEXT, "play S2")
    attempt = played(lesson, moves)
    assert (attempt.number, attempt.done, attempt.verdict.status) == (1, ["play S2"], "open")
    assert [move.line for move in attempt.game.moves] == ["frederick: play S2", "maria_theresa: play C7"]


def test_texts_say_the_facts_of_the_position() -> None:
    lesson = find_lesson("marching")
    assert lesson is not None
    words = Words(Attempt(lesson).game, "en")
    task = played(lesson, ("march friedrich frankfurt_oder > guben > peitz > senftenberg", NEXT))
    assert "Grünberg and Glogau to Steinau: 4 cities" in task.sentence(task.task.words, words)


# ---------------------------------------------------------------- lessons with faults


def read_small(folder: Path, changes: dict[str, Any]) -> Lesson:
    """The small lesson with changes such as `task.goal` or `title`; None removes an entry."""
    data = deepcopy(SMALL)
    for name, value in changes.items():
        part, _, key = name.rpartition(".")
        where = {"": data, "task": data["tasks"][0], "wrong": data["tasks"][0]["wrong"][0]}[part]
        where[key] = value
        if value is None:
            del where[key]
    return read_lesson(written(folder, data))


def test_the_small_lesson_is_sound(tmp_path: Path) -> None:
    lesson = read_small(tmp_path, {})
    assert lesson.name == "small"
    check_lesson(lesson)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"title": None}, "07-small.yaml, title: a text is needed here, at least in English"),
        ({"colour": "red"}, "07-small.yaml: unknown: colour (known: about, "),
        ({"title": {"de": "Klein"}}, "07-small.yaml, title: a text is needed here, at least in English"),
        ({"title": {"en": "Small", "fr": "Petit"}}, "07-small.yaml, title: unknown language: fr (known: en, de, pl)"),
        ({"title": {"say": "nonsense"}}, "07-small.yaml, title: no catalogue has this message: puzzle-nonsense"),
        ({"title": {"en": "Small", "de": "Mit 3 Karten"}}, "07-small.yaml, title, de: “Mit 3 Karten” contains a typed number"),
        ({"tasks": []}, "07-small.yaml, tasks: a lesson needs a list of tasks"),
        ({"tasks": ["march"]}, "07-small.yaml, task 1: expected names, each with its values"),
        ({"given": "x"}, "07-small.yaml, given: expected names, each with its values"),
        ({"given": {"at": "noon"}}, "07-small.yaml, given: the position makes no sense: "),
        ({"role": "napoleon"}, "07-small.yaml, role: there is no seat “napoleon”; seats: maria_theresa, "),
        ({"role": "louis"}, "07-small.yaml, task 1: the game is not waiting for the learner, but for: frederick"),
        ({"rules": ["99.z"]}, "07-small.yaml, rules: there is no rule 99.z"),
        ({"about": "In 3 steps."}, "07-small.yaml, about: “In 3 steps.” contains a typed number"),
        ({"task.words": "{troops napoleon}"}, "07-small.yaml, task 1, words: the blank “troops napoleon” cannot be filled here"),
        ({"task.goal": None}, "07-small.yaml, task 1: a task has either a goal or answers"),
        ({"task.answer": ["done"]}, "07-small.yaml, task 1: a task has either a goal or answers"),
        ({"task.solution": None}, "07-small.yaml, task 1: a goal needs a solution"),
        ({"task.solution": ["fly"]}, "07-small.yaml, task 1, solution: “fly”: "),
        ({"task.solution": ["done"]}, "07-small.yaml, task 1, solution: this does not solve the task: friedrich is at potsdam"),
        ({"task.solution": [3]}, "07-small.yaml, task 1, solution: “3” is not a line of text"),
        ({"task.most": 0}, "07-small.yaml, task 1, most: expected the number of actions allowed, at least 1"),
        ({"task.goal": ["friedrich is at berlin"]}, "07-small.yaml, task 1, goal: the goal is reached before anything is done"),
        ({"task.goal": ["the moon is blue"]}, "07-small.yaml, task 1: “the moon is blue”: What does"),
        ({"task.goal": ["friedrich is at potsdam or the moon is blue"]}, "07-small.yaml, task 1: “the moon is blue”: What does"),
        ({"task.goal": ["the turn is 2"]}, "07-small.yaml, task 1: doing nothing solves it: done"),
        ({"wrong.why": None}, "07-small.yaml, task 1, wrong 1, why: "),
        ({"wrong.try": "march friedrich berlin > potsdam"}, "07-small.yaml, task 1, wrong 1: “march friedrich berlin > potsdam” solves the task"),
        ({"wrong.if": ["friedrich is at berlin"]}, "07-small.yaml, task 1, wrong 1: “march friedrich berlin > strausberg” is followed by"),
        ({"wrong.refused": "10.1.b"}, "07-small.yaml, task 1, wrong 1: “march friedrich berlin > strausberg” is not refused, but 10.1.b should refuse it"),
        ({"wrong.try": "march friedrich berlin > breslau", "wrong.refused": "10.1.b"}, "07-small.yaml, task 1, wrong 1: “march friedrich berlin > breslau” is refused by 3.d, not by 10.1.b"),
        ({"wrong.why": "He lost 2."}, "07-small.yaml, task 1, wrong 1, why: “He lost 2.” contains a typed number"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_file_and_place(
    tmp_path: Path, changes: dict[str, Any], told: str
) -> None:
    with pytest.raises(LessonError) as error:
        check_lesson(read_small(tmp_path, changes))
    assert str(error.value).startswith(told)


def test_files_that_are_no_lessons(run: Run, tmp_path: Path) -> None:
    odd = written(tmp_path, "title: [", "odd.yaml")
    code, out, err = run("lesson", "check", str(odd), str(tmp_path / "none.yaml"))
    assert (code, out) == (1, "0 sound, 2 with faults\n")
    assert err.startswith("odd.yaml: line 2 is not YAML: ")
    assert "none.yaml: this file cannot be read: " in err


def test_check_tells_all_that_is_wrong_and_counts(run: Run, tmp_path: Path) -> None:
    good = written(tmp_path, SMALL)
    bad = written(tmp_path, {**SMALL, "role": "napoleon"}, "bad.yaml")
    code, out, err = run("lesson", "check", str(good), str(bad))
    assert (code, out) == (1, "1 sound, 1 with faults\n")
    assert err == "bad.yaml, role: there is no seat “napoleon”; seats: maria_theresa, frederick, louis\n"


def test_the_lesson_of_the_documentation_is_sound(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "lessons.md").read_text("utf-8")
    (example,) = re.findall(r"^```yaml\n(title:.*?)^```", page, re.M | re.S)
    check_lesson(read_lesson(written(tmp_path, example)))
    assert all(f"{{{fact} " in page or f"{{{fact}}}" in page for fact in FACTS)


# ---------------------------------------------------------------- the command line


def test_list(run: Run) -> None:
    code, out, _ = run("lesson", "list", "--json")
    told = json.loads(out)
    assert code == 0
    assert set(told) == {"lessons", "puzzles"}
    assert [row["name"] for row in told["lessons"]] == [lesson.name for lesson in LESSONS]
    assert len(told["lessons"]) >= 12
    assert told["lessons"][0]["rules"] == ["10.1.a", "10.1.b", "10.1.c", "10.1.d"]
    _, out, _ = run("lesson", "list")
    assert out.splitlines()[0].startswith("marching: Marching. How far generals")


def test_every_lesson_can_be_played_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for lesson in LESSONS:
        lines = [line for task in lesson.tasks for line in task.solution]
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        code, out, err = run("lesson", "play", lesson.name)
        assert (code, err) == (0, "")
        assert out.endswith("The lesson is over. Well done!\n"), lesson.name
        assert out.count("Well done!\n") == len(lesson.tasks) + 1


def test_wrong_and_refused_answers_are_told_in_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["play H9", "stop", "hand", "play S5", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    code, out, _ = run("lesson", "play", "battle")
    assert code == 0
    told = (
        "A high card, but the wrong suit.",
        "That was not it.\nYou stopped while you were behind",
        "Task 1 of 2",
        "Well done!\nThat put Neipperg behind by three.",
        "Task 2 of 2",
    )
    places = [out.index(text) for text in told[:2]]
    assert places == sorted(places)
    assert out.count("Task 1 of 2") == 2
    assert all(text in out for text in told)


def test_a_lesson_that_is_not_there(run: Run) -> None:
    code, _, err = run("lesson", "play", "flying")
    assert code == 1
    assert err.startswith("There is no lesson “flying”. Lessons: marching, force-march, ")
