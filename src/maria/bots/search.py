"""Finds the best of several plans by playing each on from the same sampled positions.

It uses nothing but a view. Hidden information is sampled, and the opponents follow several policies in turn.
All plans get the same samples and the same random numbers, so that luck cancels out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

from maria import engine
from maria.actions import Action
from maria.bots.captain import Captain
from maria.bots.value import Value, shares
from maria.bots.weights import Judge, Weights
from maria.box import Box
from maria.rules.movement import Movement
from maria.state import Setting, State
from maria.view import Sampler, View

BELIEFS = 4
"""How many hands a duel takes into account in a playout."""
SURE = 0.5
"""By how many standard errors a plan must beat the first one."""

Plan = list[Action]


class Budget(NamedTuple):
    """How much to search. The unit is playouts, so that a decision can be repeated."""

    playouts: int = 90
    """For a movement phase."""
    plans: int = 12
    samples: int = 5
    """How many samples each plan gets before the worse half is dropped."""
    single: int = 24
    """Playouts for another large decision."""
    seconds: float = 30.0
    """A time limit, however slow the machine. A decision that is cut short cannot be repeated."""


BUDGET = Budget()


class BestPlan(NamedTuple):
    """The index of the best plan, its estimated gain over the first one, and the playouts used."""

    best: int
    gain: float
    playouts: int


class Playouts:
    """The seat that searches, and the players that play on for all seats."""

    def __init__(self, box: Box, seat: int, own: Judge, others: Sequence[Judge], value: Value) -> None:
        """The seat plays with its own weights, the others follow each policy in turn."""
        self.seat, self.value = seat, value
        self.teams = [Captain(box, "", _seated(seat, own, other), BELIEFS) for other in others]

    def play_on(self, sample: State, plan: Plan, number: int) -> float:
        """The seat's chance to win after a plan."""
        return self.chances_after(sample, plan, number)[self.seat]

    def chances_after(self, sample: State, plan: Plan, number: int) -> list[float]:
        """Every seat's chance to win after a plan, evaluated when this seat's phase comes round again."""
        state, left, team, seat = sample.copy(), list(plan), self.teams[number % len(self.teams)], self.seat
        rng = team.memory.rng
        rng.seed(number)
        turn, top = state.turn, state.agenda[-1]
        stage = top.stage if isinstance(top, Movement) else -1
        while state.agenda:
            waiting, top = engine.to_act(state), state.agenda[-1]
            if state.turn > turn and isinstance(top, Movement):
                its = seat in waiting if stage < 0 else top.stage == stage
                if its or state.turn > turn + 1:
                    return self.value.chances(state)
            if left and seat in waiting:
                who, action = seat, left.pop(0)
                if action not in engine.legal(state, seat):
                    left, action = [], team.choose(state, seat)
            else:
                who = waiting[0] if len(waiting) == 1 else waiting[int(rng.random() * len(waiting))]
                action = team.choose(state, who)
            engine.carry_out(state, who, action, with_events=False)
        return decided(state)

    def plan_phase(self, position: State, player: Captain) -> tuple[Plan, tuple[int, ...]]:
        """A player's actions for a whole movement phase, and where all pieces end."""
        state, plan, phase = position.copy(), Plan(), position.agenda[-1]
        assert isinstance(phase, Movement)
        while state.agenda:
            top = state.agenda[-1]
            waiting = engine.to_act(state)
            if not isinstance(top, Movement) or top.stage != phase.stage or top.done >> self.seat & 1:
                break
            if self.seat in waiting:
                action = player.choose(state, self.seat)
                plan.append(action)
                engine.carry_out(state, self.seat, action, with_events=False)
            else:
                engine.carry_out(
                    state, waiting[0], self.teams[0].choose(state, waiting[0]), with_events=False
                )
        return plan, (*state.place, state.turn)

    def best(
        self, samples: Iterator[State], plans: Sequence[Plan], playouts: int, budget: Budget
    ) -> BestPlan:
        """The best plan. It replaces the first one only if its gain stands out from the noise."""
        if len(plans) < 2:
            return BestPlan(0, 0.0, 0)
        alive, drawn = list(range(len(plans))), list[State]()
        worths: list[list[float]] = [[] for _ in plans]
        used, end = 0, monotonic() + budget.seconds
        while True:
            drawn += [next(samples) for _ in range(budget.samples)]
            for number in alive:
                for sample in range(len(worths[number]), len(drawn)):
                    worths[number].append(self.play_on(drawn[sample], plans[number], sample))
                    used += 1
            means = {number: sum(worths[number]) / len(drawn) for number in alive}
            if used >= playouts or monotonic() > end:
                break
            if len(alive) > 2:
                others = sorted((number for number in alive if number), key=lambda number: -means[number])
                alive = [0, *others[: max(1, len(alive) // 2)]]
        best = max(alive, key=means.__getitem__)
        gains = [new - old for new, old in zip(worths[best], worths[0], strict=True)]
        gain = sum(gains) / len(gains)
        error = (sum((each - gain) ** 2 for each in gains) / max(1, len(gains) - 1) / len(gains)) ** 0.5
        best = best if gain > SURE * error else 0
        return BestPlan(best, gain if best else 0.0, used)


def decided(state: State) -> list[float]:
    """What a finished game is worth to each seat. A draw is shared equally."""
    assert state.outcome is not None
    return shares(state.outcome[0], len(state.setting.seats))


def _seated(seat: int, own: Judge, other: Judge) -> Judge:
    def judge(setting: Setting, number: int) -> Weights:
        return own(setting, number) if number == seat else other(setting, number)

    return judge


def samples(seen: View, scores: tuple[tuple[int, ...], ...], box: Box, rng: Random) -> Iterator[State]:
    """Yields positions that fit a view, without end."""
    sampler = Sampler(seen, box)
    while True:
        state = sampler.sample(rng)
        state.scores = scores
        yield state
