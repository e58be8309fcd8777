"""Patterns, action texts with blanks that the page fills in, come from the actions and clauses themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from maria import Game, compiled, engine
from maria.actions import Action
from maria.conform import given_position, read_cases
from maria.notation import BLANKS, format_action, parse_action
from maria.reading import anytime, clauses
from maria.reading.fact import Fact, actions_in, detail_for
from maria.state import AUSTRIA, PRUSSIA, State
from maria.treaty import Clause

SOME = 3
"""How many positions are checked per chapter and kind of decision."""
ENOUGH = 200
"""How many legal actions of a position are tried."""
KINDS = {kind for kind in Fact.__subclasses__() if "pattern" in kind.__annotations__} - {
    clauses.ClauseForm,  # filled in tests/server/test_treaties.py
    clauses.Condition,
}


@pytest.fixture(scope="module")
def positions() -> list[State]:
    """Positions from the cases: some per chapter for every kind of decision."""
    found: dict[tuple[Path, str], list[State]] = {}
    for folder in sorted((Path(__file__).parent / "cases").iterdir()):
        for case in read_cases([folder]):
            state = given_position(case.data, [])
            for line in ("", *case.data.get("when", ())):
                if line and isinstance(line, str):
                    name, _, text = line.partition(":")
                    seat = state.setting.seats.index(name)
                    engine.apply(state, seat, parse_action(state, seat, text))
                if step := engine.decision(state):
                    found.setdefault((folder, step.kind), []).append(state.copy())
    return [state for states in found.values() for state in states[:SOME]]


def patterns_in(fact: Fact) -> Iterator[tuple[Fact, str]]:
    """The patterns in a fact, each with the part of the fact that has it."""
    if type(fact) in KINDS:
        yield fact, fact.pattern  # type: ignore[attr-defined]
    if isinstance(fact, anytime.AtAnyTime) and fact.consent_at:
        yield fact, fact.consent_at
    for field in fields(fact):  # type: ignore[arg-type]
        value = getattr(fact, field.name)
        for entry in value if isinstance(value, list) else ():
            if isinstance(entry, Fact):
                yield from patterns_in(entry)


def patterns_for(state: State, seat: int) -> Iterator[tuple[Fact, str]]:
    for fact in (detail_for(state, seat), anytime.at_any_time(state, seat)):
        if fact:
            yield from patterns_in(fact)


def filled(pattern: str) -> re.Pattern[str]:
    """Matches a pattern with its blanks filled in."""
    return re.compile(re.sub(r"\\{\w+\\}", ".+", re.escape(pattern)))


def legal(state: State, seat: int) -> Iterator[Action]:
    """Some of what a seat can do now, of every kind."""
    for choices in (engine.legal(state, seat), *engine.out_of_turn(state, seat)):
        yield from islice(choices, ENOUGH)


def test_a_filled_pattern_is_read_as_the_action_that_it_stands_for(positions: list[State]) -> None:
    missing = {*KINDS, anytime.AtAnyTime}
    for state in positions:
        for seat in range(len(state.setting.seats)):
            texts = {action: format_action(state, action) for action in legal(state, seat)}
            for fact, pattern in patterns_for(state, seat):
                known = texts | {action: format_action(state, action) for _, action in actions_in(fact)}
                for action, text in known.items():
                    if filled(pattern).fullmatch(text):
                        assert parse_action(state, seat, text) == action
                        missing.discard(type(fact))
    assert missing == set()


@pytest.fixture
def otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes how all actions and clauses are written."""
    if compiled.build == "compiled":
        pytest.skip("compiled classes cannot be changed")
    kinds: list[Any] = [*Action.registry.values(), *Clause.registry.values()]
    for kind, write in [(kind, kind.write) for kind in kinds]:
        monkeypatch.setattr(kind, "write", lambda self, to, write=write: f"said {write(self, to)}")


def test_patterns_follow_when_actions_are_written_otherwise(positions: list[State], otherwise: None) -> None:
    missing = {*KINDS, anytime.AtAnyTime}
    for state in positions:
        for seat in range(len(state.setting.seats)):
            for fact, pattern in patterns_for(state, seat):
                assert pattern.startswith("said ")
                missing.discard(type(fact))
    assert missing == set()


@pytest.fixture
def forms() -> clauses.ClauseForms:
    return clauses.clause_forms(Game.new("advanced", 3, "patterns").state, PRUSSIA, AUSTRIA)


def test_forms_of_clauses_follow_when_clauses_are_written_otherwise(
    forms: clauses.ClauseForms, otherwise: None
) -> None:
    changed = clauses.clause_forms(Game.new("advanced", 3, "patterns").state, PRUSSIA, AUSTRIA)
    assert changed.propose == f"said {forms.propose}" and changed.counter == f"said {forms.counter}"
    assert {form.pattern for form in forms.forms} & {form.pattern for form in changed.forms} == set()
    assert all(" said " in form.pattern for form in changed.forms)
    assert len(changed.forms) > 10


def test_no_blank_is_a_number_or_a_set_of_the_game() -> None:
    assert all(number < -1 for number in BLANKS) and len(set(BLANKS.values())) == len(BLANKS)
