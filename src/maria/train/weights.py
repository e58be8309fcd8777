"""`maria train weights`: tunes the weights of each role by self-play.

A round plays many games in which every seat's weights are moved at random, so that each game provides
information about all roles. A regression of wins on the moves of all rounds estimates the effect of each
weight, and the next round plays around the best point near the previous one. Matches on fresh seeds decide
whether the last point is accepted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from maria.bots import trained
from maria.bots.arena import BotLimits, play_match
from maria.bots.captain import Captain
from maria.bots.standings import wilson
from maria.bots.value import shares
from maria.bots.weights import ADDED, CAPTAIN, FACTOR, Weights, moved, names, values
from maria.box import Box
from maria.state import Setting
from maria.texts.extras import extra
from maria.train.fitting import Matrix, WeightEffects, best_within, effects
from maria.train.folder import TrainingError, begin, lines
from maria.train.games import Kind, judge_of, play, winner
from maria.workers import spread

with extra("arena"):
    import numpy as np

Units = dict[str, list[float]]
"""For each role, how far each weight is from captain's, in units, in the order of `names`."""
Shown = Callable[[Iterable[Any], str, int], Iterable[Any]]
"""Shows progress: takes the work, its name and its size."""

MOVE = 0.8
"""How far each seat's weights are moved at random, in units."""
ABOUT_CENTRE, ABOUT_CAPTAIN = 0.6, 0.25
"""How often a seat plays around the latest centre and around captain, otherwise around a random centre."""


class WeightsPlan(NamedTuple):
    """What to train, and how."""

    kind: Kind
    seed: int
    games: int
    """Per round."""
    rounds: int
    step: float
    """How far a round may move the centre, in units."""
    start: Units | None = None
    """Where the first round starts, captain's weights if None."""
    engine: str = "processes"
    jobs: int = 1
    match: int = 240
    """The number of games in each match."""


class Accepted(NamedTuple):
    """A match on fresh seeds that decides about weights: one seat against the others."""

    against: str
    games: int
    wins: float
    """A draw counts as a share of a win."""
    roles: dict[str, list[float]]
    """Games and wins of each role."""

    @property
    def low(self) -> float:
        """The lower end of the 95% interval of the share of wins."""
        return wilson(self.wins, self.games)[0]


class FoundWeights(NamedTuple):
    """The result of training."""

    units: Units
    effects: dict[str, WeightEffects]
    curve: list[dict[str, Any]]
    matches: list[Accepted]
    accepted: bool


class WeightsTraining:
    """A training run in a folder. It can be interrupted, and then continues where it stopped."""

    def __init__(self, plan: WeightsPlan, box: Box, folder: Path) -> None:
        """Opens or creates the folder. Raises TrainingError if it belongs to another plan."""
        self.plan, self.box, self.folder = plan, box, folder
        self.setting = plan.kind.setting(box)
        self.names = names(self.setting)
        self.roles = self.setting.seats
        begin(folder, {"plan": plan._replace(jobs=0, engine="", rounds=0), "names": self.names})

    def run(self, shown: Shown) -> FoundWeights:
        """Plays all missing rounds, then the matches."""
        origin: Units = self.plan.start or {role: [0.0] * len(self.names) for role in self.roles}
        centres = [origin]
        curve: list[dict[str, Any]] = []
        rows: list[tuple[list[list[float]], int]] = []
        found: dict[str, WeightEffects] = {}
        for number in range(self.plan.rounds):
            rows += self._round(number, centres, shown)
            found = self._fit(rows, origin)
            best: Units = {}
            for role in self.roles:
                start = np.array(origin[role])
                near = best_within(found[role], np.array(centres[-1][role]) - start, self.plan.step)
                best[role] = [round(float(unit), 3) for unit in start + near]
            centres.append(best)
            curve.append({"round": number, "trained_on": len(rows), **self._check(number, best, shown)})
        matches = [self._match("accept", centres[-1], None, shown, arena=True)]
        if self.plan.start:
            earlier = self.weights(self.plan.start)
            matches.append(self._match("accept", centres[-1], earlier, shown, arena=True))
        accepted = all(match.low > 1 / len(self.roles) for match in matches)
        return FoundWeights(centres[-1], found, curve, matches, accepted)

    # ------------------------------------------------------------ games

    def _round(self, number: int, centres: list[Units], shown: Shown) -> list[tuple[list[list[float]], int]]:
        """The games of a round: the units of all seats, and the winner. Missing games are played."""
        seed = f"{self.plan.seed}/{number}"
        file = self.folder / f"round-{number:02}.jsonl"
        known: list[int] = [json.loads(line) for line in lines(file, self.plan.games)]
        work = partial(_play_moved, self.plan.kind, self.box, seed, self.names, centres)
        missing = range(len(known), self.plan.games)
        played = spread(work, missing, self.plan.jobs, self.plan.engine)
        with closing(played), file.open("a", encoding="utf-8") as kept:
            for won in shown(played, f"{number + 1}/{self.plan.rounds}", len(missing)):
                known.append(won)
                kept.write(f"{won}\n")
        units = (moves_of(f"{seed}/{game}", self.roles, centres) for game in range(self.plan.games))
        return list(zip(units, known, strict=True))

    def _check(self, number: int, units: Units, shown: Shown) -> dict[str, Any]:
        """The result of a round's centre against captains, in fast games."""
        file = self.folder / f"round-{number:02}.json"
        if not file.exists():
            match = self._match(f"round {number}", units, None, shown)
            file.write_text(json.dumps(match._asdict()) + "\n", "utf-8")
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return found

    def _fit(self, rows: Sequence[tuple[list[list[float]], int]], origin: Units) -> dict[str, WeightEffects]:
        """The effects of moving away from the origin."""
        moves: Matrix = np.array([units for units, _ in rows]) - [origin[role] for role in self.roles]
        won = np.array([seat for _, seat in rows])
        found = {}
        for seat, role in enumerate(self.roles):
            others = np.delete(moves, seat, axis=1).reshape(len(rows), -1)
            found[role] = effects(moves[:, seat], others, (won == seat).astype(float))
        return found

    def weights(self, units: Units) -> list[Weights]:
        """The weights of all seats."""
        return [weights_at(dict(zip(self.names, units[role], strict=True))) for role in self.roles]

    def _match(
        self,
        seed: str,
        units: Units,
        others: list[Weights] | None,
        shown: Shown,
        arena: bool = False,
    ) -> Accepted:
        """Plays one seat against the others with rotating roles, in the arena with views and treaties."""
        tested, games = self.weights(units), self.plan.match
        rivals = others or [CAPTAIN] * len(tested)
        work = partial(
            _play_match, self.plan.kind, self.box, f"{self.plan.seed}/{seed}", tested, rivals, arena
        )
        roles = {role: [0.0, 0.0] for role in self.roles}
        against = "earlier" if others else "captain"
        with closing(spread(work, range(games), self.plan.jobs, self.plan.engine)) as played:
            for game, won in enumerate(shown(played, against, games)):
                tally = roles[self.roles[game % len(self.roles)]]
                tally[0] += 1
                tally[1] += won
        return Accepted(against, games, sum(tally[1] for tally in roles.values()), roles)

    # ------------------------------------------------------------ results

    def data(self, outcome: FoundWeights, command: str) -> dict[str, Any]:
        """The content of the file of trained weights: for each role, all weights that matter in the game."""
        roles = {}
        for role, weights in zip(self.roles, self.weights(outcome.units), strict=True):
            own = values(weights)
            roles[role] = {name: round(own[name], 5) for name in self.names}
        matches = [match._asdict() for match in outcome.matches]
        return {"version": trained.VERSION, "made": command, "matches": matches, "roles": roles}

    def worth(self, outcome: FoundWeights) -> Iterator[tuple[str, str, float, float, float, float]]:
        """Role, weight, captain's number, the new one, the effect of a unit, and its standard error."""
        captains = values(CAPTAIN)
        for role, weights in zip(self.roles, self.weights(outcome.units), strict=True):
            new, effect = values(weights), outcome.effects[role]
            for number, name in enumerate(self.names):
                line = float(effect.linear[number]), float(effect.error[number])
                yield role, name, captains[name], new[name], *line


def moves_of(seed: str, roles: Sequence[str], centres: list[Units]) -> list[list[float]]:
    """How far each seat's weights are from captain's in the game of this seed."""
    rng, found = Random(f"{seed}/units"), []
    for role in roles:
        which = rng.random()
        about = centres[-1] if which < ABOUT_CENTRE else rng.choice(centres)
        base = about[role]
        if ABOUT_CENTRE <= which < ABOUT_CENTRE + ABOUT_CAPTAIN:
            base = [0.0] * len(base)
        found.append([unit + rng.gauss(0, MOVE) for unit in base])
    return found


def weights_at(units: dict[str, float]) -> Weights:
    """The weights this many units from captain's, rounded as in a file."""
    numbers = {name: round(number, 5) for name, number in values(moved(CAPTAIN, units)).items()}
    return trained.read_weights(numbers)


def units_of(setting: Setting, roles: dict[str, dict[str, float]]) -> Units:
    """How far trained weights are from captain's: the inverse of `weights_at`."""
    captains, found = values(CAPTAIN), {}
    for role in setting.seats:
        own = captains | roles.get(role, {})
        found[role] = [
            (own[name] - captains[name]) / ADDED[name]
            if name in ADDED
            else float(np.log(own[name] / captains[name]) / np.log(FACTOR))
            for name in names(setting)
        ]
    return found


def _play_moved(kind: Kind, box: Box, seed: str, named: list[str], centres: list[Units], game: int) -> int:
    roles = kind.setting(box).seats
    units = moves_of(f"{seed}/{game}", roles, centres)
    weights = [moved(CAPTAIN, dict(zip(named, own, strict=True))) for own in units]
    return winner(play(kind, box, f"{seed}/{game}", weights))


def _play_match(
    kind: Kind, box: Box, seed: str, tested: list[Weights], rivals: list[Weights], arena: bool, game: int
) -> float:
    """1 if the tested seat wins, 0 if it loses, or its share of a draw.

    Each deal is played from every seat.
    """
    seat, deal = game % len(tested), f"{seed}/{game // len(tested)}"
    weights = [tested[n] if n == seat else rivals[n] for n in range(len(tested))]
    if not arena:
        return shares(winner(play(kind, box, deal, weights)), len(weights))[seat]
    makers = [partial(Captain, judge=judge_of(weights)) for _ in weights]
    match = play_match(kind.game, kind.players, kind.options, makers, deal, box, BotLimits())
    if any(match.faults):
        raise TrainingError("train-fault", trouble=next(filter(None, match.trouble)))
    return shares(match.winner, len(weights))[seat]
