"""Marshal: plans movement phases and other large decisions by search, and otherwise plays as colonel."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maria.actions import Action
from maria.bots import trained
from maria.bots.candidates import candidates
from maria.bots.captain import Captain, weigh
from maria.bots.colonel import Colonel
from maria.bots.question import Question
from maria.bots.search import BELIEFS, BUDGET, Budget, Plan, Playouts, samples
from maria.bots.table import Ask, Motive, Reply, best_of
from maria.bots.value import Value
from maria.bots.weights import Judge, Weights, captain, moved, names
from maria.box import Box
from maria.rules import politics, silesia, silesia_gambit, winter
from maria.rules.movement import Movement
from maria.state import Setting, State, Step
from maria.texts.message import Message

SPREAD = 0.7
"""How far the weights are moved to find other plans, in units."""
OTHERS = 0.5
"""The same for the players that stand in for the opponents."""
LARGE_DECISIONS: tuple[type[Step], ...] = (
    winter.Recruiting,
    politics.Selecting,
    politics.Executing,
    silesia.OfferPeace,
    silesia.AcceptPeace,
    silesia.ReduceObjectives,
    silesia_gambit.Ceding,
)
"""Large decisions besides movement that are searched."""
CHOICES = 6
"""How many answers to such a question are tried."""


class Marshal(Colonel):
    """A colonel that looks ahead."""

    def __init__(
        self,
        box: Box,
        seed: str,
        budget: Budget = BUDGET,
        judge: Judge = trained.colonel,
        temper: str = "",
    ) -> None:
        """The budget is in playouts. The same seed and budget give the same game."""
        super().__init__(box, seed, judge, temper=temper)
        self.budget = budget
        self.table: Playouts | None = None
        self.planners: list[Captain] = []
        self.phase: tuple[int, int] | None = None
        self.plan: Plan = []

    def think(self, ask: Ask) -> Reply:
        """Follows its plan, or makes one at the start of a movement phase."""
        step = ask.position.agenda[-1]
        if not ask.choices.several() or not self.ready(ask):
            return super().think(ask)
        if isinstance(step, Movement):
            return self._march(ask, step)
        return self._single(ask) if isinstance(step, LARGE_DECISIONS) else super().think(ask)

    def ready(self, ask: Ask) -> bool:
        """Whether this game has a trained evaluation. Without one, marshal decides as colonel does."""
        if self.table is None:
            setting = ask.position.setting
            data = trained.read(setting.variant, "value")
            if not data:
                return False
            rng, own = Random(f"{self.seed}/players"), self.judge
            others = [
                trained.colonel,
                captain,
                *(moved_judge(trained.colonel, rng, OTHERS) for _ in range(2)),
            ]
            self.table = Playouts(self.box, ask.seat, own, others, Value(data))
            self.planners = [
                Captain(self.box, f"{self.seed}/planner {number}", judge, BELIEFS)
                for number, judge in enumerate(
                    [own, *(moved_judge(own, rng, SPREAD) for _ in range(self.budget.plans - 1))]
                )
            ]
        return True

    def _march(self, ask: Ask, step: Movement) -> Reply:
        """10: the next action of the plan for this phase."""
        phase = ask.position.turn, step.stage
        if phase != self.phase:
            self.phase, self.plan = phase, self._find_plan(ask)
        if self.plan:
            action = self.plan.pop(0)
            if action in ask.choices:
                return self.explained(ask, action)
            self.plan = []
        return super().think(ask)

    def _find_plan(self, ask: Ask) -> Plan:
        assert self.table is not None
        plans = self.plans(ask)
        verdict = self.table.best(self._samples(ask), plans, self.budget.playouts, self.budget)
        return plans[verdict.best]

    def plans(self, ask: Ask) -> list[Plan]:
        """Different plans for a movement phase, colonel's first."""
        assert self.table is not None
        plans: list[Plan] = []
        ends = set[tuple[int, ...]]()
        for number, planner in enumerate(self.planners):
            planner.memory.rng.seed(f"{self.seed}/{self.phase}/{number}")
            plan, end = self.table.plan_phase(ask.position, planner)
            if end not in ends:
                ends.add(end)
                plans.append(plan)
        return plans

    def _single(self, ask: Ask) -> Reply:
        """A large decision: the best of the candidate answers, by search."""
        assert self.table is not None
        reply = super().think(ask)
        actions = self.answers(ask, reply)
        plans = [[action] for action in actions]
        verdict = self.table.best(self._samples(ask), plans, self.budget.single, self.budget)
        return self.explained(ask, actions[verdict.best]) if verdict.best else reply

    def answers(self, ask: Ask, reply: Reply | None = None) -> list[Action]:
        """The candidate answers to such a question, colonel's reply first."""
        reply = reply or super().think(ask)
        found = dict.fromkeys(
            [reply.action, *(action for action, _ in reply.others), *candidates(ask.choices)]
        )
        return [action for action in found if action in ask.choices][:CHOICES]

    def _samples(self, ask: Ask) -> Iterator[State]:
        rng = Random(f"{self.seed}/{ask.position.turn}/{ask.position.agenda[-1].kind}/samples")
        return samples(ask.view, ask.position.scores, self.box, rng)

    def explained(self, ask: Ask, action: Action) -> Reply:
        """The decision with colonel's reason for it, if colonel considered it."""
        scored = weigh(Question(ask.position, ask.seat, ask.choices, self.memory))
        for worth, known, reason in scored:
            if known == action:
                others = best_of(scored).others
                why = reason if isinstance(reason, Message) else reason()
                return Reply(action, why, worth, tuple(entry for entry in others if entry[0] != action))
        return Reply(action, Motive("bot-because-planned"))


def moved_judge(judge: Judge, rng: Random, spread: float) -> Judge:
    """Weights moved at random, constant for a whole game."""
    seed = rng.getrandbits(64)
    found: dict[int, Weights] = {}

    def moved_weights(setting: Setting, seat: int) -> Weights:
        if seat not in found:
            own = Random(f"{seed}/{seat}")
            found[seat] = moved(judge(setting, seat), {name: own.gauss(0, spread) for name in names(setting)})
        return found[seat]

    return moved_weights
