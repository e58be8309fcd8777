"""Reviews a finished game: each seat's chance over time, the costliest decisions, and luck versus skill.

A decision is judged by what its seat could know. Positions sampled from its view are played on, once with
the actual decision and once with the best alternative that the search finds. The cost is the difference in
the seat's chance, measured on other samples than those that chose the alternative. The costliest decisions
still look too costly, because they are the highest of many measurements.

The change of a seat's chance over the game has three parts: its own decisions, those of the others, and luck.
A decision counts by its effect on each seat compared with its alternative, provided that it clearly cost its
own seat something. Luck is the rest: cards, hidden information, the evaluation's own errors, and decisions
that are not judged, such as the cards played in combats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from maria import engine
from maria.actions import Action, Done
from maria.bots.advice import Drawing, drawn
from maria.bots.analysis import begins, value_of
from maria.bots.marshal import LARGE_DECISIONS, Marshal
from maria.bots.search import Budget, Plan, decided, samples
from maria.bots.table import Ask, make_ask
from maria.game import Game, Moment
from maria.notation import format_action
from maria.rules.movement import Movement
from maria.state import State
from maria.telling.choices import label
from maria.texts import MariaError
from maria.texts.message import Message

PLAYOUTS = 4000
"""How many playouts a review takes, approximately."""
SCREENING = 0.6
"""The share of them spent on finding better alternatives."""
PLANS = 6
SAMPLES = 4
"""How many samples each plan gets before the worse half is dropped, if the playouts suffice."""
LEAST = 6
"""How often an alternative is compared with the actual decision at least, if the playouts suffice."""
COSTLIEST = 3
CLOSER = 8
"""How many decisions are examined more closely. The costliest of them are reported."""
FRESH = 1000
"""The first number of the playouts that measure. Their luck differs from that of those that choose."""
Progress = Callable[[int, int], None]
"""A callback: receives the number of playouts done, and the total."""


class NotOver(MariaError):
    """A game in progress cannot be reviewed, because the true positions are secret."""


class ChancePoint(NamedTuple):
    """Each seat's chance at the start of a movement phase, or at the end. `ply` moves came before."""

    ply: int
    turn: int
    at: float
    """The turn, with the fraction of it that has passed."""
    chances: list[float]


class ActionText(NamedTuple):
    """An action in the record's notation and as a button label, and what to draw of it."""

    action: str
    label: Message
    drawing: Drawing
    reason: Message | None = None


class Judged(NamedTuple):
    """A decision that cost something. `ply` moves came before it."""

    ply: int
    turn: int
    seat: int
    kind: str
    """The kind of step."""
    chance: float
    better_chance: float
    """The seat's chance after the actual decision, and after the alternative."""
    error: float
    """Half the 95% interval of their difference."""
    done: list[ActionText]
    better: list[ActionText]
    """Where the two differ, without the end of the phase. An empty list means doing nothing more."""

    @property
    def cost(self) -> float:
        """The seat's loss of chance."""
        return self.better_chance - self.chance


class Parts(NamedTuple):
    """Why a seat's chance changed between beginning and end. `own` is accurate to within `error`."""

    begun: float
    ended: float
    own: float
    error: float
    others: float
    luck: float


class DeepReview(NamedTuple):
    """The result of a review. `parts` are by seat."""

    curve: list[ChancePoint]
    costliest: list[Judged]
    parts: list[Parts]
    decisions: int
    """How many decisions were examined."""
    playouts: int


class ReviewedDecision:
    """A decision under review: a seat's whole movement phase, or one large question."""

    def __init__(self, moment: Moment, seat: int) -> None:
        """Starts without an alternative and without measurements."""
        self.ply, self.seat, self.state = moment.ply - 1, seat, moment.before
        self.step = moment.before.agenda[-1]
        self.done: list[tuple[State, Action]] = []
        self.better: Plan = []
        self.gain = 0.0
        """The estimated gain of the alternative when it was chosen."""
        self.pairs: list[tuple[list[float], list[float]]] = []
        """Every seat's chances after the actual decision and after the alternative, sample by sample."""
        self.drawn: Iterator[State] = iter(())

    @property
    def plan(self) -> Plan:
        """The actual decision, as a plan."""
        return [action for _, action in self.done]

    def change(self, seat: int) -> float:
        """What the decision gave a seat, compared with the alternative."""
        return fmean(done[seat] - better[seat] for done, better in self.pairs) if self.pairs else 0.0

    def costs(self) -> bool:
        """Whether it clearly cost its own seat something: more than a standard error."""
        return bool(self.better) and -self.change(self.seat) > self.error()

    def error(self) -> float:
        """The standard error of its cost to its own seat."""
        gains = [better[self.seat] - done[self.seat] for done, better in self.pairs]
        return stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0


class GameJudge:
    """Reads a game, then compares its decisions with alternatives."""

    def __init__(self, game: Game, playouts: int, seed: str, progress: Progress) -> None:
        """Prepares the review. Raises NoEvaluation if there is no trained evaluation for the game."""
        self.game, self.playouts, self.seed, self.progress = game, playouts, seed, progress
        self.value = value_of(game.state.setting.variant)
        self.used = 0
        self.curve: list[ChancePoint] = []
        self.cases: list[ReviewedDecision] = []
        budget = Budget(plans=PLANS, seconds=inf)
        self.marshals = [Marshal(game.box, f"{seed}/{seat}", budget) for seat in game.seats]

    def judge(self) -> DeepReview:
        """Finds alternatives, measures all that seem better, then measures the best of them again."""
        self._read()
        share = int(self.playouts * SCREENING / max(1, len(self.cases)))
        for case in self.cases:
            self._screen(case, share)
        found = sorted((case for case in self.cases if case.better), key=lambda case: -case.gain)
        for case in found:
            left = (self.playouts - self.used) // 2
            self._measure(case, min(LEAST, max(2, left // len(found))))
        found.sort(key=lambda case: case.change(case.seat))
        closer = found[:CLOSER]
        for number, case in enumerate(closer):
            self._measure(case, (self.playouts - self.used) // 2 // (len(closer) - number))
        closer = sorted(closer, key=lambda case: case.change(case.seat))
        costly = [case for case in closer if case.costs()]
        worst = [self._judged(case) for case in costly[:COSTLIEST]]
        self.progress(self.playouts, self.playouts)
        return DeepReview(self.curve, worst, self._parts(), len(self.cases), self.used)

    # ------------------------------------------------------------ reading

    def _read(self) -> None:
        """Finds the decisions, and records each seat's chance at the start of every movement phase."""
        phases: dict[tuple[int, int, int], ReviewedDecision] = {}
        noted: set[tuple[int, int]] = set()
        for moment in self.game.moments():
            state, seat = moment.before, self.game.seats.index(moment.seat)
            top = state.agenda[-1]
            if isinstance(top, Movement) and begins(state) and (state.turn, top.stage) not in noted:
                noted.add((state.turn, top.stage))
                at = state.turn + top.stage / len(state.stages)
                self.curve.append(ChancePoint(moment.ply - 1, state.turn, at, self.value.chances(state)))
            if type(moment.action) in engine.OUT_OF_TURN or seat not in engine.to_act(state):
                continue
            moving = next((step for step in state.agenda if isinstance(step, Movement)), None)
            if moving is not None:
                phase = state.turn, moving.stage, seat
                if phase not in phases and top is moving and engine.legal(state, seat).several():
                    phases[phase] = ReviewedDecision(moment, seat)
                    self.cases.append(phases[phase])
                if phase in phases:
                    phases[phase].done.append((state, moment.action))
            elif isinstance(top, LARGE_DECISIONS) and engine.legal(state, seat).several():
                self.cases.append(ReviewedDecision(moment, seat))
                self.cases[-1].done.append((state, moment.action))
        state = self.game.state
        if state.outcome:
            self.curve.append(ChancePoint(len(self.game.moves), state.turn, state.turn + 1.0, decided(state)))

    # ------------------------------------------------------------ comparing

    def _ask(self, case: ReviewedDecision) -> Ask:
        """The question as the seat saw it, derived from nothing but its view of the true position."""
        return make_ask(case.state, case.seat, (), f"{self.seed}/{case.ply}")

    def _screen(self, case: ReviewedDecision, playouts: int) -> None:
        """Searches for a better alternative to the actual decision."""
        ask, marshal = self._ask(case), self.marshals[case.seat]
        if not marshal.ready(ask) or marshal.table is None:
            return
        if isinstance(case.step, Movement):
            marshal.phase = case.state.turn, case.step.stage
            others = marshal.plans(ask)
        else:
            others = [[action] for action in marshal.answers(ask)]
        plans = [case.plan, *(plan for plan in others if set(plan) != set(case.plan))]
        case.drawn = samples(ask.view, case.state.scores, self.game.box, Random(f"{self.seed}/{case.ply}"))
        budget = marshal.budget._replace(samples=max(2, min(SAMPLES, playouts // (2 * PLANS))))
        verdict = marshal.table.best(case.drawn, plans, playouts, budget)
        self._count(verdict.playouts)
        if verdict.best:
            case.better, case.gain = plans[verdict.best], verdict.gain

    def _measure(self, case: ReviewedDecision, times: int) -> None:
        """Compares the alternative with the actual decision on fresh samples."""
        table = self.marshals[case.seat].table
        assert table is not None
        for _ in range(times):
            number, sample = FRESH + len(case.pairs), next(case.drawn)
            done, better = (table.chances_after(sample, plan, number) for plan in (case.plan, case.better))
            case.pairs.append((done, better))
            self._count(2)

    def _count(self, playouts: int) -> None:
        self.used += playouts
        self.progress(min(self.used, self.playouts), self.playouts)

    # ------------------------------------------------------------ reporting

    def _judged(self, case: ReviewedDecision) -> Judged:
        done = [_say(state, action) for state, action in case.done if not isinstance(action, Done)]
        better = self._explained(case)
        was, would = ({each.action for each in some} for some in (done, better))
        return Judged(
            case.ply,
            case.state.turn,
            case.seat,
            case.step.kind,
            fmean(done[case.seat] for done, _ in case.pairs),
            fmean(better[case.seat] for _, better in case.pairs),
            1.96 * case.error(),
            [each for each in done if each.action not in would],
            [each for each in better if each.action not in was],
        )

    def _explained(self, case: ReviewedDecision) -> list[ActionText]:
        """The alternative step by step, with colonel's reasons."""
        ask, marshal, seat = self._ask(case), self.marshals[case.seat], case.seat
        assert marshal.table is not None
        state, left, steps = ask.position, list(case.better), list[ActionText]()
        while left and state.agenda:
            waiting = engine.to_act(state)
            if seat not in waiting:
                other = marshal.table.teams[0].choose(state, waiting[0])
                engine.carry_out(state, waiting[0], other, with_events=False)
                continue
            action, choices = left.pop(0), engine.legal(state, seat)
            if action not in choices:
                break
            reason = marshal.explained(Ask(seat, ask.view, (), state, choices), action).reason
            if not isinstance(action, Done):
                steps.append(_say(state, action, reason))
            engine.carry_out(state, seat, action, with_events=False)
        return steps

    def _parts(self) -> list[Parts]:
        """Splits the change of each seat's chance into its own decisions, those of others, and the rest."""
        found, costly = list[Parts](), [case for case in self.cases if case.costs()]
        for seat in range(len(self.game.seats)):
            begun, ended = (self.curve[end].chances[seat] if self.curve else 0.0 for end in (0, -1))
            own = sum(case.change(seat) for case in costly if case.seat == seat)
            others = sum(case.change(seat) for case in costly if case.seat != seat)
            error = 1.96 * sum(case.error() ** 2 for case in costly if case.seat == seat) ** 0.5
            found.append(Parts(begun, ended, own, error, others, ended - begun - own - others))
        return found


def deep_review(
    game: Game,
    playouts: int = PLAYOUTS,
    seed: str = "1",
    progress: Progress = lambda done, whole: None,
    stopped: bool = False,
) -> DeepReview:
    """Reviews a finished game, or one that its players have `stopped`. Raises NotOver for any other.

    The same seed and number of playouts give the same result. A stopped game has no outcome, so its curve
    ends with the last movement phase.
    """
    if not game.is_over and not stopped:
        raise NotOver("analysis-not-over")
    return GameJudge(game, playouts, seed, progress).judge()


def _say(state: State, action: Action, reason: Message | None = None) -> ActionText:
    return ActionText(format_action(state, action), label(state, action), drawn(state, action), reason)
