"""The conformance suite, and what it covers."""

from __future__ import annotations

from pathlib import Path

import pytest

from conftest import ROOT, Run
from maria.conform import Case, CaseError, read_cases, run_case
from maria.texts import rulebook

FOLDER = ROOT / "tests" / "cases"
CASES = list(read_cases([FOLDER]))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.path.stem}: {case.title}")
def test_case(case: Case) -> None:
    run_case(case)


def test_cases_name_rules_that_exist() -> None:
    known = {rule.id for rule in rulebook.rules()}
    assert {rule for case in CASES for rule in case.rules} <= known


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "case-unreadable"),
        ("- 1", "case-head"),
        ("rules: [9.a]\ntitle: x\nwhen: [louis: fly]\ngiven: {at: winter}", "case-no-action"),
        ("rules: [9.a]\ntitle: x\nthen: [the moon is blue]", "case-meaning"),
        ("rules: [9.a]\ntitle: x\nthen: [the turn is 7]", "case-does-not-hold"),
        ("rules: [9.a]\ntitle: x\nthan: []", "case-unknown"),
    ],
)
def test_a_case_that_does_not_hold_or_makes_no_sense(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text)
    with pytest.raises(CaseError) as error:
        for case in read_cases([path]):
            run_case(case)
    assert error.value.key == problem


def test_conform_prints_what_failed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text("rules: [5.a]\ntitle: good\nthen: [the step is split]")
    (tmp_path / "bad.yaml").write_text("rules: [5.a]\ntitle: bad\nthen: [the turn is 7]")
    code, out, err = run("conform", str(tmp_path))
    assert (code, out) == (1, "1 passed, 1 failed\n")
    assert "bad.yaml, bad: “the turn is 7” does not hold" in err
    assert run("conform", str(tmp_path / "good.yaml")) == (0, "1 passed, 0 failed\n", "")


def test_coverage(run: Run, tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text("rules: [24.a]\ntitle: one\n---\nrules: [24.a]\ntitle: two")
    code, out, _ = run("rules", "24", "--coverage", "--scope", "intro", "--cases", str(tmp_path))
    assert (code, out) == (0, "24.a [2pi] 2\n24.b [2pi] 0\n1 of 2 rules have a case.\n")
    _, out, _ = run("rules", "24", "--scope", "intro", "--coverage", "--uncovered", "--cases", str(tmp_path))
    assert out == "24.b [2pi]\n"


def test_little_boards_with_the_same_cities_in_another_order_do_not_share_names(tmp_path: Path) -> None:
    case = """
rules: [11.1.f]
title: Neipperg retreats
board:
  cities: {%s: silesia, %s: silesia, Oppeln: silesia, Cosel: silesia}
  roads: [Brieg - Neisse - Oppeln - Cosel]
given: {at: austria combat, pieces: {neipperg: Neisse 5, friedrich: Brieg 7}}
then: [neipperg is at cosel]
"""
    path = tmp_path / "two.yaml"
    path.write_text("---".join(case % order for order in (("Neisse", "Brieg"), ("Brieg", "Neisse"))))
    for found in read_cases([path]):
        run_case(found)
