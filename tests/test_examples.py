"""The programs in examples/ run as they are, and the notebook's stored output is up to date."""

from __future__ import annotations

import ast
import io
import json
import runpy
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from conftest import ROOT
from maria import Game
from maria.bots.check import check
from maria.box import Box

EXAMPLES = ROOT / "examples"
WORDS = {
    "play": (["silesia-gambit", "7"], "turn 1: "),
    "record": ([], "maria_theresa: march "),
    "greedy_bot": (["1"], "game 0: Frederick reaches 12 fortresses, at random 4"),
    "search": (["1"], "louis, turn 3, "),
    "study": (["3", "recruit"], "ended by rule: "),
    "pettingzoo_random": (["introductory", "7"], "10517 numbers, 883 words"),
    "learn_a_seat": (["11"], "game 11: Frederick has "),
    "openspiel_search": (["4"], " words\n"),
}
"""For each program its arguments, and some of its output."""
NEEDS = {
    "pettingzoo_random": "pettingzoo",
    "learn_a_seat": "gymnasium",
    "openspiel_search": "pyspiel",
}
"""The packages that some of them need."""


def run_cell(code: str, names: dict[str, Any]) -> str:
    """What a cell displays: its printed output, and the value of its last line."""
    tree, out = ast.parse(code), io.StringIO()
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(out):
        exec(compile(tree, "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
            print(repr(value) if value is not None else "", end="")
    return out.getvalue()


def test_every_program_is_listed() -> None:
    page = (EXAMPLES / "README.md").read_text("utf-8")
    files = [file.name for file in EXAMPLES.iterdir() if file.suffix in (".py", ".ipynb")]
    assert all(f"[{name}]({name})" in page for name in files)
    assert {f"{name}.py" for name in WORDS} == {name for name in files if name.endswith(".py")}


@pytest.mark.parametrize("name", WORDS)
def test_programs_run(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name], reason="make research")
    words, printed = WORDS[name]
    monkeypatch.setattr(sys, "argv", [f"{name}.py", *words])
    monkeypatch.syspath_prepend(str(EXAMPLES))
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert printed in capsys.readouterr().out


def test_a_record_of_ones_own_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new("introductory", players=2, seed=1)
    while not game.is_over:
        game.play(game.legal()[-1])
    (tmp_path / "game.txt").write_text(game.record(), "utf-8")
    runpy.run_path(str(EXAMPLES / "record.py"))["main"](str(tmp_path / "game.txt"))
    assert f"introductory, {len(game.moves)} moves" in capsys.readouterr().out


def test_the_greedy_bot_is_sound(box: Box) -> None:
    greedy = runpy.run_path(str(EXAMPLES / "greedy_bot.py"))["Greedy"]
    assert list(check(greedy, box, 60.0)) == []


def test_the_notebook_shows_what_its_cells_give() -> None:
    notebook = json.loads((EXAMPLES / "overview.ipynb").read_text("utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert notebook["nbformat"] == 4 and len(cells) > 5
    names: dict[str, Any] = {}
    for cell in cells:
        shown = "".join(
            text for output in cell["outputs"] for text in output.get("text") or output["data"]["text/plain"]
        )
        assert run_cell("".join(cell["source"]), names) == shown
