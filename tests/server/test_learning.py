"""The course and the rulebook over HTTP: lessons without stored state, and cases as small boards."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from maria.conform import CASES, SENTENCES, Case, given_position, read_cases, show_case, title_key
from maria.game import Game
from maria.lessons.attempt import NEXT
from maria.lessons.lesson import COURSE, PUZZLES, find_lesson, read_lessons
from maria.server import casebook, learning
from maria.server.models import Refused
from maria.server.packs import newest
from maria.server.routes import lessons
from maria.texts import MariaError, catalogue
from maria.words import Names
from server.serving import Served, serve

LESSONS = read_lessons(COURSE)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(f"sqlite:///{tmp_path_factory.mktemp('learning')}/games.sqlite") as running:
        yield running


def ask(served: Served, path: str, moves: tuple[str, ...] = (), status: int = 200, **more: str) -> Any:
    query = {"moves": "\n".join(moves), **more} if "lessons/" in path else more
    answer = httpx.get(f"{served.url}/api/{path}", params=query, timeout=60)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_lesson_over_http(served: Served) -> None:
    course = ask(served, "lessons")
    assert [row["name"] for row in course["lessons"]] == [lesson.name for lesson in LESSONS]
    assert {row["kind"] for row in course["lessons"]} == {""}
    assert len(course["puzzles"]) >= 60
    assert all(row["kind"] and row["grade"] in (1, 2, 3) for row in course["puzzles"])

    first = ask(served, "lessons/conquest")
    assert (first["status"], first["task"], first["tasks"], first["start"]) == ("open", 0, 2, 0)
    assert first["update"]["table"]["to_act"] == ["frederick"]
    assert first["update"]["table"]["seat"] == "frederick"
    assert {"text": "Breslau", "kind": "city"}.items() <= first["todo"][1].items()
    assert first["update"]["table"]["choices"]["yours"] is True

    stops = ("march friedrich neumarkt_schlesien > breslau",)
    wrong = ask(served, "lessons/conquest", stops)
    assert wrong["status"] == "wrong"
    assert "not yours yet" in str(wrong["why"])

    through = ("march friedrich neumarkt_schlesien > breslau > strehlen",)
    solved = ask(served, "lessons/conquest", through)
    assert solved["status"] == "solved"
    assert [entry["event"]["kind"] for entry in solved["update"]["entries"]] == ["marched", "conquered"]
    second = ask(served, "lessons/conquest", (*through, NEXT))
    assert (second["status"], second["task"], second["start"]) == ("open", 1, 2)
    assert second["update"]["table"]["game"]["id"] != solved["update"]["table"]["game"]["id"]
    assert second["following"] == "question-marks"


def test_a_puzzle_over_http(served: Served) -> None:
    """The puzzle of the day follows the date in the request or, without one, the server's clock."""
    days = [ask(served, "lessons", day=f"2026-12-{day}")["today"] for day in range(10, 20)]
    assert len(set(days)) == 10
    assert ask(served, "lessons", day="2026-12-10")["today"] == days[0]
    assert ask(served, "lessons")["today"] in [puzzle.name for puzzle in read_lessons(PUZZLES)]
    assert ask(served, "lessons", status=422, day="tomorrow")

    puzzle = find_lesson(days[0])
    assert puzzle is not None
    (task,) = puzzle.tasks
    shown = ask(served, f"lessons/{puzzle.name}")
    assert (shown["kind"], shown["grade"], shown["status"]) == (puzzle.kind, puzzle.grade, "open")
    assert shown["update"]["table"]["seat"] == puzzle.role
    wrong = ask(served, f"lessons/{puzzle.name}", task.wrong[0].tries)
    assert wrong["status"] == "wrong" and wrong["why"]
    assert ask(served, f"lessons/{puzzle.name}", task.solution)["status"] == "solved"


def test_what_is_refused_in_a_lesson_is_told(served: Served) -> None:
    far = ask(served, "lessons/marching", ("march friedrich frankfurt_oder > wien",), 422)
    assert far["rule"] == "3.d"
    assert ask(served, "lessons/flying", status=404)["text"] == "There is no lesson “flying”."
    assert ask(served, "lessons/duel", (NEXT,), 422)["text"] == "Solve this task first."
    after = ("stop", "play S4")
    assert ask(served, "lessons/duel", after, 422)["text"].startswith("This task is over")
    ask(served, "lessons/duel", ("stop",) * (learning.MOST_MOVES + 1), 422)


def test_the_solutions_of_all_lessons_solve_them_on_the_server_too() -> None:
    for lesson in LESSONS:
        moves: list[str] = []
        for number, task in enumerate(lesson.tasks):
            moves += [*([NEXT] if number else []), *task.solution]
            table = learning.table(lesson.name, tuple(moves))
            assert table.attempt.verdict.status == "solved"
            told = asyncio.run(lessons.state(table))
            made = lessons.LessonState.model_validate_json(bytes(told.body))
            assert made.status == "solved"
            assert made.update.table.seat == lesson.role


def test_whoever_learns_sees_no_more_than_in_a_game() -> None:
    table = learning.table("battle", ())
    told = asyncio.run(lessons.state(table))
    view = lessons.LessonState.model_validate_json(bytes(told.body)).update.table.view
    assert view is not None
    austria = 4
    assert view["hands"][austria] is None


# ---------------------------------------------------------------- memory


def test_everything_on_a_server_shares_one_box() -> None:
    tables = [learning.table(lesson.name, ()) for lesson in LESSONS]
    record = Game.new("introductory").record()
    boxes = [
        *(table.room.position.setting.box for table in tables),
        *(table.attempt.game.box for table in tables),
        Game.load(record).box,
        given_position({}).setting.box,
    ]
    assert {id(box) for box in boxes} == {id(newest())}


def bytes_of(make: Callable[[int], object], count: int) -> float:
    """The memory per object, after the first few objects have filled all caches."""
    made = [make(number) for number in range(3)]
    tracemalloc.start()
    try:
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        made += [make(number) for number in range(3, count)]
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / (count - 3)
    finally:
        tracemalloc.stop()


def test_what_lessons_and_cases_keep_in_memory_is_bounded() -> None:
    """At most 32 MB in all, however many lessons and cases are requested."""
    solved = [(lesson.name, lesson.tasks[0].solution) for lesson in LESSONS[:12]]
    cases = [(rule, 0) for rule in list(casebook.index())[:12]]

    def shown(number: int) -> object:
        table = learning.table(*solved[number])
        for ask in (lessons.state, lessons.overlays):
            asyncio.run(ask(table))
        return table

    learning.table.cache_clear()
    casebook.case_of.cache_clear()
    table, case = bytes_of(shown, 12), bytes_of(lambda number: casebook.case_of(*cases[number], "en"), 12)
    lasting = [learning.table.cache_info().maxsize, casebook.case_of.cache_info().maxsize]
    assert lasting == [learning.KEPT, casebook.KEPT]
    assert table * learning.KEPT + case * casebook.KEPT < 32e6, (table, case)


# ---------------------------------------------------------------- the rulebook


def test_the_index_of_cases_has_every_case() -> None:
    found = {(place.file, place.number): place for places in casebook.index().values() for place in places}
    numbers: dict[Path, int] = {}
    for case in read_cases([CASES]):
        number = numbers[case.path] = numbers.get(case.path, -1) + 1
        place = found.pop((case.path, number))
        assert (place.rules, place.title) == (case.rules, case.title)
    assert found == {}


def test_the_rulebook_over_http(served: Served) -> None:
    chapters = ask(served, "rulebook/en")
    rules = {rule["id"]: rule for chapter in chapters for rule in chapter["rules"]}
    assert len(rules) == 267
    assert chapters[0]["id"] == "2"
    assert rules["10.1.b"]["text"].startswith("A general moves up to 3 cities")
    assert len(rules["10.1.b"]["cases"]) > 3
    case = ask(served, "cases/10.1.b/0")
    assert case["title"] == rules["10.1.b"]["cases"][0]
    assert [step["refused"] for step in case["steps"]] == ["", "10.1.b", ""]
    assert case["steps"][-1]["pieces"][0]["city"] != case["steps"][0]["pieces"][0]["city"]
    assert ask(served, "cases/10.1.b/999", status=404)["text"] == "Rule 10.1.b has no such case."
    assert "page-learn-title" in httpx.get(f"{served.url}/api/texts/en/learn").text
    assert "page-learn-title" not in httpx.get(f"{served.url}/api/texts/en").text


def test_cases_read_as_sentences_the_plainest_first() -> None:
    places = casebook.index()["10.1.b"]
    assert [len(place.rules) for place in places] == sorted(len(place.rules) for place in places)
    _, refused, done = casebook.case_of("10.1.b", 0, "en").steps
    assert refused.action == "March Neipperg to Eger via Beraun, Pilsen and Tachau."
    assert (done.seat, done.holds) == ("Maria Theresa", ["Neipperg is at Tachau."])


@pytest.mark.parametrize(
    ("language", "held", "pool", "proposed"),
    [
        (
            "de",
            "Die Pragmatische Armee hat eine Siegmarke in der Box »3 Kurfürsten«.",
            "Im Pool Preußens liegen 3 Siegmarken.",
            "Subsidien vorschlagen, die Pragmatische Armee an Österreich, für eine Runde.",
        ),
        (
            "pl",
            "Na polu „3 elektorzy” leży znacznik zwycięstwa Armii Pragmatycznej.",
            "W puli Prus są 3 znaczniki zwycięstwa.",
            "Zaproponować subsydia Armii Pragmatycznej dla Austrii na jedną turę.",
        ),
    ],
)
def test_cases_are_told_in_the_language_of_the_reader(
    language: str, held: str, pool: str, proposed: str
) -> None:
    data = {
        "variant": "advanced",
        "given": {
            "at": "prussia movement",
            "pieces": {"friedrich": "Berlin 3"},
            "boxes": {"electors": "pragmatic_army"},
            "pools": {"prussia": 3},
        },
        "when": [
            "frederick: offer pragmatic_army austria 1",
            {"then": ["box electors is pragmatic_army", "pool of prussia is 3"]},
        ],
    }
    case = casebook.drawn(Case(Path(), ("20.a",), "Without a translation", data), language)
    assert case.title == "Without a translation"
    step = case.steps[-1]
    assert step.holds == [held, pool]
    assert step.action == proposed


def test_titles_are_translated() -> None:
    place = casebook.index()["10.1.b"][0]
    title = catalogue("de")(title_key(place.title))
    assert casebook.case_of("10.1.b", 0, "de").title == title != place.title
    assert casebook.case_of("10.1.b", 0, "en").title == place.title
    rules = [rule for chapter in casebook.chapters("de") for rule in chapter.rules]
    assert next(rule.cases[0] for rule in rules if rule.id == "10.1.b") == title


def test_everything_that_holds_in_cases_can_be_told() -> None:
    """Each form has a message, and no line of a case lacks one."""
    words = catalogue()
    assert [form for form in SENTENCES if casebook.holds_key(form) not in words] == ["the step is WORD"]
    for case in read_cases([CASES]):
        for shown in show_case(case):
            for line in shown.holds:
                told = casebook.held(shown, line)
                assert told.key in words, (case.title, line)
                assert Names(shown.state, "de").text(told)


@pytest.mark.parametrize("rule", ["10.1.b", "4.a", "9.g", "11.2.d", "17.g", "21.a"])
def test_cases_are_drawn_apart(rule: str) -> None:
    """On a small board no two cities overlap, and everything lies within the frame."""
    for number in range(min(len(casebook.index()[rule]), 5)):
        case = casebook.case_of(rule, number, "en")
        spots = [(city.x, city.y) for city in case.cities]
        assert all(0 <= value <= 1 for spot in spots for value in spot)
        apart = [abs(a - c) + abs(b - d) for n, (a, b) in enumerate(spots) for c, d in spots[:n]]
        assert all(distance > 0.02 for distance in apart), case.title
        for step in case.steps:
            assert all(0 <= piece.city < len(case.cities) for piece in step.pieces)


def test_a_case_that_is_not_there() -> None:
    with pytest.raises(Refused):
        casebook.case_of("99.z", 0, "en")
    with pytest.raises(MariaError):
        learning.lesson_of("flying")
