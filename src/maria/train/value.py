"""`maria train value`: fits the evaluation of `maria.bots.value` to the winners of self-play games."""

from __future__ import annotations

import json
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from maria.bots import trained
from maria.bots.value import features, shares
from maria.bots.weights import CAPTAIN, Weights, moved, names
from maria.box import Box
from maria.rules.movement import Movement
from maria.state import Setting, State
from maria.texts.extras import extra
from maria.train.fitting import Matrix, Net, train_net
from maria.train.folder import begin, lines
from maria.train.games import Kind, play, winner
from maria.train.weights import Shown
from maria.workers import spread

with extra("arena"):
    import numpy as np

MOVE = 0.7
"""How far each seat's weights are moved at random, in units, so that positions differ."""
CAPTAINS = 0.2
"""The share of seats whose weights start from captain's instead of colonel's."""
HELD_OUT = 5
"""Every HELD_OUT-th game is held out for testing."""
DIGITS = 3
"""Significant digits of the numbers in the file."""

Tried = dict[str, Any]


class ValuePlan(NamedTuple):
    """What to train, and how."""

    kind: Kind
    seed: int
    games: int
    jobs: int = 1
    engine: str = "processes"


class Calibration(NamedTuple):
    """Held-out positions with a chance in this range: how many there are, and what share was won."""

    low: float
    expected: float
    positions: int
    won: float


class FoundValue(NamedTuple):
    """The evaluation, the networks tried, and how well it does on held-out games."""

    net: Net
    tried: list[Tried]
    by_turn: list[Tried]
    calibration: list[Calibration]
    baseline: float
    loss: float


class TrainingGame(NamedTuple):
    """The positions of a game, as features and turns, and the winner."""

    rows: list[list[float]]
    turns: list[int]
    winner: int


class ValueTraining:
    """A training run in a folder. It can be interrupted, and then continues where it stopped."""

    def __init__(self, plan: ValuePlan, box: Box, folder: Path) -> None:
        """Opens or creates the folder. Raises TrainingError if it belongs to another plan."""
        self.plan, self.box, self.folder = plan, box, folder
        self.seats = len(plan.kind.setting(box).seats)
        begin(folder, {"kind": plan.kind, "seed": plan.seed})

    def run(self, shown: Shown) -> FoundValue:
        """Plays the missing games, tries several networks, and fits the best one to all games."""
        games = self._games(shown)
        rows = np.array([row for game in games for row in game.rows])
        turns = np.array([turn for game in games for turn in game.turns])
        lengths = [len(game.rows) for game in games]
        ends = np.repeat(np.array([shares(game.winner, self.seats) for game in games]), lengths, axis=0)
        test = np.repeat(np.arange(len(games)) % HELD_OUT == 0, lengths)
        tried, best = list[Tried](), None
        for hidden, decay, epochs in (
            (1, 3e-3, 10),
            (16, 3e-3, 6),
            (24, 3e-3, 8),
            (32, 3e-3, 6),
            (32, 1e-3, 10),
        ):
            net = train_net(rows[~test], ends[~test], hidden, decay, epochs)
            loss = net.log_loss(rows[test], ends[test])
            tried.append({"hidden": hidden, "decay": decay, "epochs": epochs, "loss": round(loss, 4)})
            if best is None or loss < best[0]:
                best = loss, net, (hidden, decay, epochs)
        assert best is not None
        usual = ends[~test].mean(0)
        baseline = float(-(ends[test] * np.log(usual)).sum(1).mean())
        by_turn = []
        for first, last in ((1, 2), (3, 4), (5, 6), (7, 8), (9, 12)):
            some = test & (turns >= first) & (turns <= last)
            if some.any():
                base = float(-(ends[some] * np.log(usual)).sum(1).mean())
                entry = {"turns": f"{first}-{last}", "positions": int(some.sum()), "baseline": round(base, 3)}
                by_turn.append(entry | {"loss": round(best[1].log_loss(rows[some], ends[some]), 3)})
        calibration = _calibrated(best[1].forward(rows[test])[2], ends[test])
        final = train_net(rows, ends, *best[2])
        return FoundValue(final, tried, by_turn, calibration, baseline, best[0])

    def _games(self, shown: Shown) -> list[TrainingGame]:
        file = self.folder / "games.jsonl"
        games = [TrainingGame(*json.loads(line)) for line in lines(file, self.plan.games)]
        missing = range(len(games), self.plan.games)
        work = partial(_play, self.plan.kind, self.box, self.plan.seed)
        played = spread(work, missing, self.plan.jobs, self.plan.engine)
        with closing(played), file.open("a", encoding="utf-8") as kept:
            for game in shown(played, "value", len(missing)):
                games.append(game)
                kept.write(json.dumps(game) + "\n")
        return games

    def data(self, outcome: FoundValue, command: str) -> dict[str, Any]:
        """The content of the evaluation's file."""
        net = outcome.net
        parts = {
            "mean": net.mean,
            "scale": 1 / net.scale,
            "inner": net.inner.T,
            "inner_bias": net.inner_bias,
            "outer": net.outer.T,
            "direct": net.direct.T,
            "bias": net.bias,
        }
        loss = {"loss": round(outcome.loss, 4), "baseline": round(outcome.baseline, 4)}
        made = {"version": trained.VERSION, "made": command, "games": self.plan.games, **loss}
        return made | {name: _rounded(part) for name, part in parts.items()}


def _rounded(part: Matrix) -> Any:
    if part.ndim == 1:
        return [float(f"{number:.{DIGITS}g}") for number in part]
    return [_rounded(row) for row in part]


def _calibrated(chances: Matrix, shares: Matrix) -> list[Calibration]:
    """How often the predictions came true, by tenths of the predicted chance."""
    found = []
    for tenth in range(10):
        inside = (chances >= tenth / 10) & (chances < (tenth + 1) / 10)
        if inside.any():
            expected, won = float(chances[inside].mean()), float(shares[inside].mean())
            found.append(Calibration(tenth / 10, expected, int(inside.sum()), won))
    return found


def _play(kind: Kind, box: Box, seed: int, number: int) -> TrainingGame:
    rng, setting = Random(f"{seed}/value/{number}"), kind.setting(box)
    weights = [_moved(setting, seat, rng) for seat in range(len(setting.seats))]
    game = TrainingGame([], [], -1)
    last = (-1, -1)

    def collect(state: State) -> None:
        nonlocal last
        top = state.agenda[-1]
        if isinstance(top, Movement) and (state.turn, top.stage) != last:
            last = state.turn, top.stage
            game.rows.append([round(number, 3) for number in features(state)])
            game.turns.append(state.turn)

    state = play(kind, box, f"{seed}/value/{number}", weights, collect)
    return game._replace(winner=winner(state))


def _moved(setting: Setting, seat: int, rng: Random) -> Weights:
    base = CAPTAIN if rng.random() < CAPTAINS else trained.colonel(setting, seat)
    return moved(base, {name: rng.gauss(0, MOVE) for name in names(setting)})
