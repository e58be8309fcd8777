"""Treaties are kept: a referee that shares no code with the clauses reads the records of random games."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from maria import compiled, engine
from maria.box import Box
from maria.rules.clauses.decisions import Pays
from maria.rules.subsidies import end_contract
from maria.state import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA
from maria.treaty import CONTRACT, Proposal
from treaties import referee
from treaties.mutants import MUTANTS, broken, hunt
from treaties.soak import BadGame, judged, play

TURNS = 5
"""The last turn of the games in these tests; `make soak-treaties` plays them to the end."""
FORBIDDEN = (
    *("maria.rules.clauses", "maria.rules.treaties", "maria.treaty", "maria.negotiation"),
    *("maria.random_treaties", "maria.reading.treaties"),
)
HIDDEN = {"approached", "signed"}
"""The engine's own knowledge of treaties; of the rest, the referee may only clear `treaties`."""
breaks_code = pytest.mark.skipif(
    compiled.build == "compiled", reason="only plain code can be broken for a moment"
)


def test_the_referee_shares_no_code_with_the_clauses() -> None:
    """It learns how treaties stand neither from imports nor from fields of the position."""
    tree = ast.parse(Path(referee.__file__).read_text())
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    assert "maria.rules.movement" in imported
    assert not [name for name in imported if name.startswith(FORBIDDEN)]
    read = [n for n in ast.walk(tree) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Load)]
    assert not [node.attr for node in read if node.attr in HIDDEN]
    of_states = [n for n in read if n.attr in ("treaties", "proposals") and not _is_self(n.value)]
    assert not [ast.unparse(node) for node in of_states]


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


@pytest.mark.parametrize("number", range(12))
def test_no_clause_is_broken_in_a_random_game_and_no_refusal_is_wrong(number: int, box: Box) -> None:
    """For two and three players, with and without the option, from the set-up and from rarer positions."""
    played = play(number, box, "kept", TURNS)
    report = judged(played, box)
    assert played.tally.treaties > 3
    assert report.asked == played.tally.asked > 10


@breaks_code
@pytest.mark.parametrize(
    "name",
    (
        "does not cover: who is there stays",
        "leaves, goes to: marches anywhere",
        "set aside: all of them",
        "a turn too long",
    ),
)
def test_the_referee_finds_broken_clauses(name: str) -> None:
    """A referee that finds nothing in correct games must find something in broken ones."""
    mutant = next(mutant for mutant in MUTANTS if mutant.name == name)
    assert hunt(mutant, 12, turns=TURNS)


@breaks_code
def test_a_breach_in_a_record_is_told_with_its_line(box: Box) -> None:
    """Even after the engine is repaired: the fault is in the record."""
    mutant = next(mutant for mutant in MUTANTS if mutant.name == "does not bid")
    told: list[referee.Fault] = []
    for number in range(12):
        with broken(mutant):
            text = play(number, box, "kept", TURNS).text
        told = referee.check(text, box=box).faults
        if told:
            break
    assert told
    assert all(": lay " in fault.text and "does not bid" in fault.problem for fault in told)
    lines = text.split("\n\n", 1)[1].splitlines()
    assert [lines[fault.line - 1] for fault in told] == [fault.text for fault in told]


def test_what_was_set_aside_must_be_what_the_referee_sets_aside(box: Box) -> None:
    """The log lists what was set aside, and the referee works it out by himself."""
    played = play(0, box, "kept", 2)
    judged(played, box)
    with pytest.raises(BadGame):
        judged(played._replace(aside={1: {(1, 1)}}), box)


def test_a_proposal_to_cancel_goes_with_its_contract(box: Box) -> None:
    """20.c: a proposal about an earlier contract does not end a later one between the same powers."""
    state, _ = engine.new_game(box, "advanced", 3, "cancel")
    cancel = Proposal(PRAGMATIC, AUSTRIA, (Pays(AUSTRIA, PRAGMATIC),), CONTRACT)
    offer = Proposal(PRUSSIA, FRANCE, (Pays(PRUSSIA, FRANCE),))
    state.contracts, state.proposals = ((AUSTRIA, PRAGMATIC, 2),), (cancel, offer)
    end_contract(state, AUSTRIA, PRAGMATIC, [])
    assert [*state.contracts] == [] and [*state.proposals] == [offer]
