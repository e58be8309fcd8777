"""The compiled build: it plays like the plain source, and runs only if it matches the sources."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

from conftest import many
from maria import Game, IllegalAction, compiled, engine
from maria.actions import Done
from maria.box import Box
from maria.random_play import pick
from maria.rules.movement import MovementChoices
from maria.rules.step import Choices, Listed
from maria.rules.variants import VARIANTS
from maria.state import State

GAMES = many(40, 400)
PLAY = """
import hashlib, json, sys
from random import Random
from maria import compiled, engine, record
from maria.box import load
from maria.random_play import pick, pick_out_of_turn

variant, players, options, games = json.loads(sys.argv[1])
box, made = load(), []
for number in range(games):
    seed = f"{variant} {players} {number}"
    rng, told = Random(seed), hashlib.sha256()
    state, events = engine.new_game(box, variant, players, seed, options)
    while state.agenda:
        seats = engine.to_act(state)
        seat = seats[int(rng.random() * len(seats))]
        choices = engine.legal(state, seat)
        told.update(repr((events, choices.several())).encode())
        turn = [(seat, pick(choices, rng))]
        told.update(record.format_line(state, *turn[0]).encode())
        events = engine.carry_out(state, *turn[0])
        if rng.random() < 0.05 and (taken := pick_out_of_turn(state, rng)):
            told.update(record.format_line(state, *taken).encode())
            events += engine.carry_out(state, *taken)
    told.update(repr((events, state.outcome, engine.fingerprint(state))).encode())
    made.append(told.hexdigest())
print(json.dumps([compiled.build, made]))
"""

CAPTAINS = """
import json
from maria import compiled
from maria.bots.arena import play_match
from maria.bots.captain import Captain
from maria.box import load

box, made = load(), []

def watch(state, seat, reply, events):
    made.append(repr((seat, reply, events)))

for variant, players in (("advanced", 3), ("introductory", 2)):
    match = play_match(variant, players, (), [Captain] * players, "captains", box, watch=watch)
    made.append(match.record)
print(json.dumps([compiled.build, made]))
"""
"""Plays games of captains: their actions and their reasons."""

needs_build = pytest.mark.skipif(
    compiled.build != "compiled", reason="`make test-fast` runs these on the compiled build"
)


def run(code: str, *words: str, pure: bool) -> str:
    env = {**os.environ, "MARIA_PURE": str(int(pure))}
    return subprocess.run(
        [sys.executable, "-c", code, *words], env=env, check=True, capture_output=True, text=True
    ).stdout


@needs_build
@pytest.mark.parametrize("variant", VARIANTS, ids=repr)
def test_same_seed_same_game(variant: object) -> None:
    """Records, events and positions are the same, byte for byte."""
    asked = json.dumps([*(getattr(variant, name) for name in ("name", "players", "options")), GAMES])
    (plain, expected), (fast, played) = (json.loads(run(PLAY, asked, pure=pure)) for pure in (True, False))
    assert (plain, fast) == ("plain", "compiled")
    assert len(played) == GAMES and played == expected


@needs_build
def test_captains_decide_the_same() -> None:
    """Their actions, reasons and evaluations."""
    (plain, expected), (fast, played) = (json.loads(run(CAPTAINS, pure=pure)) for pure in (True, False))
    assert (plain, fast) == ("plain", "compiled")
    assert len(played) > 100 and played == expected


@needs_build
def test_it_says_what_runs() -> None:
    version = "import sys; sys.argv = ['maria', '--version']; from maria.cli import main; main()"
    assert run(version, pure=True).endswith("(plain)\n")
    assert run(version, pure=False).endswith("(compiled)\n")


def test_a_choice_set_is_of_its_own_class_only() -> None:
    """No matter what was checked before: compiled subclasses of an `ABC` would share its cache."""
    listed = Listed([Done()])
    assert isinstance(listed, Choices) and not isinstance(listed, MovementChoices)
    assert issubclass(MovementChoices, Choices) and issubclass(MovementChoices, MovementChoices)


def advanced_by(state: State, seed: str) -> str:
    """The fingerprint of a position 30 moves later; runs in newly started processes as well."""
    rng = Random(seed)
    for _ in range(30):
        seat = engine.to_act(state)[0]
        engine.carry_out(state, seat, pick(engine.legal(state, seat), rng))
    return engine.fingerprint(state)


def test_positions_games_and_errors_go_to_other_processes(box: Box) -> None:
    game = Game.new("advanced", seed=1740, box=box)
    game.play(game.legal().sample(Random(1)))
    with pytest.raises(IllegalAction) as refused:
        game.play("march karl wien > linz")
    for thing in (game.state, game.state.agenda[-1], game.moves[-1].action, game.moves[-1].events):
        assert pickle.loads(pickle.dumps(thing)) == thing
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value)
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(advanced_by, (game.state, "x")) == advanced_by(game.state.copy(), "x")


def test_a_build_of_other_sources_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A warning appears and the plain source runs; the same goes for a build for another Python."""
    monkeypatch.setenv("MARIA_PURE", "0")
    monkeypatch.setattr(compiled, "FOLDERS", (tmp_path,))
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    before = sys.meta_path.copy()
    assert compiled.use_if_fresh() == "plain"
    modules = ["maria.state", "maria.engine"]
    (tmp_path / compiled.LIST).write_text("\n".join((compiled.hash_of(modules), *modules)))
    with monkeypatch.context() as other:
        other.setattr(compiled, "SUFFIX", ".cpython-399-none.so")
        with pytest.warns(RuntimeWarning, match="make fast"):
            assert compiled.use_if_fresh() == "plain"
    (tmp_path / compiled.LIST).write_text("\n".join(("0" * 64, *modules)))
    with pytest.warns(RuntimeWarning, match="make fast"):
        assert compiled.use_if_fresh() == "plain"
    assert sys.meta_path == before
    (tmp_path / compiled.LIST).write_text("\n".join((compiled.hash_of(modules), *modules)))
    monkeypatch.setenv("MARIA_PURE", "1")
    assert compiled.use_if_fresh() == "plain" and sys.meta_path == before
    monkeypatch.setenv("MARIA_PURE", "0")
    assert compiled.use_if_fresh() == "compiled" and len(sys.meta_path) == len(before) + 1


def test_no_compiled_module_lies_beside_the_sources() -> None:
    """Python would import it in place of the source, however old it is."""
    package = compiled.PACKAGE
    beside = [path for path in package.rglob(f"*{compiled.SUFFIX}") if package / "fast" not in path.parents]
    assert beside == []
