"""The laboratory: what a regression finds, runs that resume after a stop, and a small run that learns."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conftest import Run
from maria.bots.value import Value
from maria.bots.weights import names, values
from maria.box import Box
from maria.train.fitting import best_within, effects, train_net
from maria.train.folder import TrainingError
from maria.train.games import Kind
from maria.train.value import ValuePlan, ValueTraining
from maria.train.weights import WeightsPlan, WeightsTraining, units_of, weights_at

SHORT = Kind("introductory", 2)
CRIPPLED = {"conquer": -4.0, "worthwhile": 8.0, "pull": -4.0, "pass_by": -4.0, "second": -4.0}
"""Units from captain: a player who hardly marches, and at best takes what is in his way."""


def quietly(work: Iterable[Any], name: str, size: int) -> Iterable[Any]:
    return work


def crippled(training: WeightsTraining) -> dict[str, list[float]]:
    return {role: [CRIPPLED.get(name, 0.0) for name in training.names] for role in training.roles}


def test_a_regression_finds_which_moves_won() -> None:
    rng = np.random.default_rng(1)
    own, others = rng.normal(size=(4000, 5)), rng.normal(size=(4000, 10))
    odds = 0.5 * own[:, 0] - 0.3 * own[:, 3] - 0.2 * own[:, 1] ** 2 + 0.2 * others[:, 0]
    won = (rng.random(4000) < 1 / (1 + np.exp(-odds))).astype(float)
    found = effects(own, others, won)
    assert found.linear[0] > 4 * found.error[0]
    assert found.linear[3] < -4 * found.error[3]
    assert all(abs(found.linear[n]) < 3 * found.error[n] for n in (2, 4))
    assert found.square[1] < found.square[2] - 0.02
    near = best_within(found, np.zeros(5), 1.5)
    assert np.linalg.norm(near) == pytest.approx(1.5, abs=0.1)
    assert near[0] > 0.5 > 0 > near[3]


def test_a_net_learns_what_a_line_cannot_and_a_file_has_the_same_net() -> None:
    rng = np.random.default_rng(2)
    rows = rng.normal(size=(6000, 4))
    shares = np.eye(2)[(rows[:, 0] * rows[:, 1] > 0).astype(int)]
    net = train_net(rows, shares, 16, 1e-4, 40)
    line = train_net(rows, shares, 1, 1e-4, 20)
    assert net.log_loss(rows, shares) < 0.25 < 0.5 < line.log_loss(rows, shares)
    parts: dict[str, Any] = {name: getattr(net, name).tolist() for name in ("mean", "inner_bias", "bias")}
    parts |= {name: getattr(net, name).T.tolist() for name in ("inner", "outer", "direct")}
    value = Value(parts | {"scale": (1 / net.scale).tolist()})
    assert value.of(rows[0].tolist()) == pytest.approx(net.forward(rows[:1])[2][0].tolist())


def test_units_of_a_file_are_those_it_was_made_with(box: Box) -> None:
    setting = SHORT.setting(box)
    units = {"conquer": 1.5, "attack": -2.0, "pull": 1.0}
    own = {name: values(weights_at(units))[name] for name in names(setting)}
    found = units_of(setting, {setting.seats[1]: own})
    assert {
        name: round(unit, 2)
        for name, unit in zip(names(setting), found[setting.seats[1]], strict=True)
        if abs(unit) > 0.01
    } == units
    assert not any(found[setting.seats[0]])


def test_a_run_goes_on_where_it_stopped(box: Box, tmp_path: Path) -> None:
    plan = WeightsPlan(SHORT, 5, 10, 1, 1.0, match=4)
    WeightsTraining(plan, box, tmp_path / "a").run(quietly)
    file = tmp_path / "a" / "round-00.jsonl"
    file.write_text(file.read_text("utf-8")[:7] + "1", "utf-8")  # a line without an end was cut short
    again = WeightsTraining(plan._replace(rounds=2), box, tmp_path / "a").run(quietly)
    fresh = WeightsTraining(plan._replace(rounds=2), box, tmp_path / "b").run(quietly)
    assert again.units == fresh.units and again.curve == fresh.curve
    with pytest.raises(TrainingError):
        WeightsTraining(plan._replace(seed=6), box, tmp_path / "a")


def test_a_small_run_improves_a_crippled_captain(box: Box, tmp_path: Path) -> None:
    kind = Kind("introductory", 3)
    begun = crippled(WeightsTraining(WeightsPlan(kind, 1, 30, 1, 1.0), box, tmp_path / "names"))
    plan = WeightsPlan(kind, 3, 120, 1, 7.0, begun, match=30)
    training = WeightsTraining(plan, box, tmp_path / "run")
    found = training.run(quietly)
    match = found.matches[1]
    assert match.against == "earlier"
    assert match.low > 1 / 3, match
    data = training.data(found, "maria train weights")
    assert set(data["roles"]) == set(training.roles)
    assert {name for _, name, *_ in training.worth(found)} == set(training.names)


def test_the_commands_write_what_they_found(run: Run, tmp_path: Path) -> None:
    where = ("--game", "introductory", "--players", "2", "--seed", "4")
    words = ("--games", "30", "--rounds", "1", "--match", "6", "--out", str(tmp_path / "w"))
    code, told, _ = run("train", "weights", *where, *words)
    assert code in (0, 1)  # thirty games need not find anything
    assert "What each number is worth" in told and "conquer" in told
    weights = json.loads((tmp_path / "w" / "weights.json").read_text("utf-8"))
    assert weights["made"].startswith("maria train weights --game introductory --players 2 --games 30")
    assert (tmp_path / "w" / "curve.png").read_bytes().startswith(b"\x89PNG")
    code, _, wrong = run("train", "weights", *where[:-1], "5", *words)
    assert code == 1 and "another training run" in wrong
    code, told, _ = run("train", "value", *where, "--games", "30", "--out", str(tmp_path / "v"))
    assert code in (0, 1) and "Calibration" in told
    assert json.loads((tmp_path / "v" / "value.json").read_text("utf-8"))["games"] == 30
    assert (tmp_path / "v" / "calibration.svg").read_text("utf-8").startswith("<svg")


def test_an_evaluation_knows_more_than_how_often_each_role_wins(box: Box, tmp_path: Path) -> None:
    plan = ValuePlan(SHORT, 2, 40)
    found = ValueTraining(plan, box, tmp_path).run(quietly)
    assert found.loss < found.baseline
    assert sum(line.positions for line in found.calibration) > 100
    data = ValueTraining(plan, box, tmp_path).data(found, "maria train value")
    assert len(json.dumps(data)) < 60_000
    with pytest.raises(TrainingError):
        ValueTraining(plan._replace(seed=3), box, tmp_path)
