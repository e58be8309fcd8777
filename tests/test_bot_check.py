"""`maria bots check` says what is wrong with a bot, and the arena shows its author the first fault."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from conftest import Run
from maria.actions import March
from maria.bots import Maker
from maria.bots.check import BotProblem, check, kinds, questions
from maria.bots.recruit import RecruitBot
from maria.bots.table import Ask, Bot, Reply
from maria.box import Box
from maria.box.names import Namer
from maria.rules.movement import Movement
from maria.rules.winter import Recruiting


class Mistaken(RecruitBot):
    """Divides by zero, but only in winter."""

    def decide(self, ask: Ask) -> Reply:
        if isinstance(ask.position.agenda[-1], Recruiting):
            raise ZeroDivisionError(ask.seat)
        return super().decide(ask)


class Forgets(Bot):
    def decide(self, ask: Ask) -> Any:
        return next(iter(ask.choices))


class Blunders(RecruitBot):
    def decide(self, ask: Ask) -> Reply:
        moves = isinstance(ask.position.agenda[-1], Movement)
        return Reply(March(0, (0, 1, 2, 3, 4, 5))) if moves else super().decide(ask)


class Babbles(Bot):
    def decide(self, ask: Ask) -> Reply:
        word: Any = "done"
        return Reply(word)


class Scribbles(RecruitBot):
    def decide(self, ask: Ask) -> Reply:
        reply = super().decide(ask)
        ask.position.turn += 1
        return reply


class Gambles(Bot):
    def decide(self, ask: Ask) -> Reply:
        return Reply(ask.choices.sample(random.Random()))


class Dawdles(RecruitBot):
    def decide(self, ask: Ask) -> Reply:
        time.sleep(0.02)
        return super().decide(ask)


def first_problem(maker: Maker, box: Box, seconds: float = 60.0) -> tuple[str, BotProblem]:
    problem = next(check(maker, box, seconds))
    return Namer(box, "en").text(problem.what), problem


def test_every_kind_of_decision_is_asked_about(box: Box) -> None:
    left = kinds()
    asked = [kind for kind, _ in questions(box, left)]
    assert left == set() and sorted(asked) == sorted(kinds()) and len(asked) > 20


@pytest.mark.parametrize(
    ("maker", "told"),
    [
        (Mistaken, "It raises ZeroDivisionError when asked about “recruit”:"),
        (Forgets, "`decide` must return a Reply(action)."),
        (Blunders, "Choose an action from ask.choices."),
        (Babbles, "it answers 'done', which is not an action."),
        (Scribbles, "it changes ask.position or ask.view. Try actions on ask.position.copy()."),
        (Gambles, "Take all randomness from self.rng."),
    ],
)
def test_what_is_wrong_is_a_sentence(box: Box, maker: Maker, told: str) -> None:
    assert told in first_problem(maker, box)[0]


def test_a_traceback_leads_to_the_line(box: Box) -> None:
    _, problem = first_problem(Mistaken, box)
    assert "raise ZeroDivisionError(ask.seat)" in problem.shows and __file__ in problem.shows


def test_a_slow_bot_is_told_its_limit(box: Box) -> None:
    assert "takes longer than 0.01 seconds" in first_problem(Dawdles, box, 0.01)[0]


def test_a_sound_bot_passes_the_command(run: Run) -> None:
    code, out, err = run("bots", "check", "recruit")
    assert (code, err) == (0, "") and f"answered {len(kinds())} kinds of decisions" in out


def test_a_bot_with_a_fault_does_not(run: Run) -> None:
    code, out, err = run("bots", "check", "test_bot_check:Mistaken", tracebacks=True)
    assert (code, out) == (1, "")
    assert "In a game of advanced as louis it raised an error" in err and "ZeroDivisionError" in err
    assert err.rstrip().endswith("problems.")


def test_the_arena_shows_the_first_fault_of_each_bot(run: Run, tmp_path: Path) -> None:
    words = (
        "arena",
        "--bots",
        "recruit,recruit,test_bot_check:Mistaken",
        "--games",
        "3",
        "--out",
        str(tmp_path),
    )
    code, _, err = run(*words, tracebacks=True)
    assert code == 0 and err.count("Traceback") == 1 and "test_bot_check:Mistaken in game 0 as louis" in err
    rows = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    assert [sum("ZeroDivisionError" in shows for shows in row["trouble"]) for row in rows] == [1, 1, 1]
    assert run(*words, "--strict", tracebacks=True)[0] == 1
    assert run("arena", "--games", "1", "--strict")[0] == 0
