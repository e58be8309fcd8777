"""Who is winning: each seat's chance to win, estimated from a view at any moment of a game."""

from __future__ import annotations

from itertools import islice
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from maria import engine
from maria.bots import trained
from maria.bots.captain import Captain
from maria.bots.search import BELIEFS, decided, samples
from maria.bots.value import Value
from maria.box import Box
from maria.rules.movement import Movement
from maria.rules.variant import Variant
from maria.state import State
from maria.texts import MariaError
from maria.view import View

SAMPLES = 24
"""How many positions are sampled from a view."""
FEWEST = 5


class NoEvaluation(MariaError):
    """There is no trained evaluation for this game."""


class Chance(NamedTuple):
    """A seat's chance to win, and the ends of its 95% interval."""

    share: float
    low: float
    high: float


def value_of(variant: Variant) -> Value:
    """The trained evaluation of a game. Raises NoEvaluation if there is none."""
    data = trained.read(variant, "value")
    if not data:
        raise NoEvaluation("analysis-untrained")
    return Value(data)


def begins(state: State) -> bool:
    """Whether a movement phase is beginning. The evaluation applies only to such positions."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, Movement) and not top.done and not state.moved


def win_chances(
    seen: View, box: Box, count: int = SAMPLES, seed: str = "", scores: tuple[tuple[int, ...], ...] = ()
) -> list[Chance]:
    """Each seat's chance to win, given what a seat or a spectator knows. The same seed gives the same result.

    Samples positions that fit the view. Colonels play each sample on to the next movement phase, where the
    evaluation is applied, or to the end of the game. `scores` are the winter scores so far (13.f), which
    everybody who has followed the game knows.

    The interval covers hidden information and chance up to that point: it is the sampling error of the mean.
    It does not cover the error of the evaluation itself, whose calibration `maria train value` plots, nor the
    difference between people and colonels.
    """
    drawn = islice(samples(seen, scores, box, Random(f"{seed}/samples")), max(count, FEWEST))
    found: list[list[float]] = []
    player: Captain | None = None
    for number, state in enumerate(drawn):
        if state.outcome:
            return [Chance(share, share, share) for share in decided(state)]
        value = value_of(state.setting.variant)
        player = player or Captain(box, "", trained.colonel, BELIEFS)
        found.append(_play_on(state, player, value, f"{seed}/{number}"))
    return [_mean(shares) for shares in zip(*found, strict=True)]


def _play_on(state: State, player: Captain, value: Value, seed: str) -> list[float]:
    """Each seat's chance when the next movement phase begins."""
    player.memory.rng.seed(seed)
    while state.agenda:
        if begins(state):
            return value.chances(state)
        waiting = engine.to_act(state)
        seat = waiting[int(player.memory.rng.random() * len(waiting))]
        engine.carry_out(state, seat, player.choose(state, seat), with_events=False)
    return decided(state)


def _mean(shares: tuple[float, ...]) -> Chance:
    """The mean of the shares with its interval, widened for small samples (approximately Student's t)."""
    share, free = fmean(shares), len(shares) - 1
    error = (1.96 + 2.5 / free) * stdev(shares) / len(shares) ** 0.5
    return Chance(share, max(0.0, share - error), min(1.0, share + error))
