"""23 Victory in the advanced game, and what all variants need: goals and the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from maria.box.tables import members
from maria.events import Event, Out, Values, emit
from maria.rules.step import Automatic
from maria.rules.victory_markers import missing
from maria.state import MAJOR, Outcome, Power, Seat, State
from maria.texts import rulebook
from maria.texts.message import Ref, Several, message


class Scored(Event, rule="23.c"):
    """23.c: the winter scores of a power are shown."""

    power: Power
    scores: tuple[int, ...]
    count: int

    def details(self, state: State) -> Values:
        """The scores winter by winter."""
        return {"scores": Several(self.scores, "sum")}


ENDINGS = {"14.e": "-time", "23.a": "-pool", "23.b": "-pool", "23.c": "-scores", "SG.i": "-gambit"}
"""The rules that end a game with a sentence of their own."""


class Ended(Event, heading=True):
    """The game is over."""

    winner: Seat
    by_rule: str

    def ending(self, state: State) -> str:
        """A different text for a draw and for each rule in `ENDINGS`."""
        return "-draw" if self.winner < 0 else ENDINGS.get(self.by_rule, "")

    def details(self, state: State) -> Values:
        """The rule by which it ended, and its text."""
        (found,) = rulebook.find(self.by_rule)
        return {"rule": Ref("rule", self.by_rule), "text": message(found.key)}


class Goal(NamedTuple):
    """What wins the game for a power: by which rule, how much is reached, and how much is needed."""

    power: int
    rule: str
    reached: int
    needed: int
    what: str
    """What is counted: markers that have left the pool, or fortresses in these lands."""
    missing: tuple[int, ...] = ()
    """The fortresses in these lands that the power does not control."""

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        return self.reached >= self.needed


def land_goal(state: State, power: int, rule: str, land: int, needed: int, what: str) -> Goal:
    """14.c, 14.d, SG.i: the goal to control a number of fortresses in a land."""
    held, fortresses = state.held[power] & land, land & state.setting.board.fortresses
    return Goal(power, rule, held.bit_count(), needed, what, tuple(members(fortresses & ~held)))


def pool_goals(state: State) -> list[Goal]:
    """23.a: the goal of each major power: to place all of its victory markers."""
    pools, powers = state.setting.pools, [power for power in MAJOR if state.seat_of[power] >= 0]
    return [Goal(power, "23.a", pools[power] - state.pool[power], pools[power], "pool") for power in powers]


class CheckPools(Automatic, kind="check"):
    """23.a, 23.b: a power with an empty pool wins; of several, the one with most markers still to place."""

    def run(self, state: State, out: Out) -> None:
        """Ends the game if any pool is empty."""
        empty = [power for power in MAJOR if state.seat_of[power] >= 0 and not state.pool[power]]
        if not empty:
            return
        most = max(missing(state, power) for power in empty)
        best = [power for power in empty if missing(state, power) == most]
        end(state, break_tie(state, best), "23.a" if len(empty) == 1 else "23.b", out)


def break_tie(state: State, powers: list[int]) -> int:
    """23.b, 24.h: the seat that wins a tie between these powers."""
    return state.seat_of[next(power for power in state.setting.variant.ties if power in powers)]


class WinterScoring(Automatic, kind="scoring"):
    """13.f: scores a point per victory marker in the pool; sums stay hidden until the end."""

    def run(self, state: State, out: Out) -> None:
        """Records the pools."""
        state.scores = (*state.scores, tuple(state.pool))


class FinalScoring(Automatic, kind="final"):
    """23.c: after the fourth winter the lowest sum of winter scores wins."""

    def run(self, state: State, out: Out) -> None:
        """Reveals the scores and ends the game."""
        totals = [sum(scores) for scores in zip(*state.scores, strict=True)]
        powers = [power for power in MAJOR if state.seat_of[power] >= 0]
        for power in powers:
            scores = tuple(winter[power] for winter in state.scores)
            emit(out, Scored, power, scores, totals[power])
        lowest = min(totals[power] for power in powers)
        end(state, break_tie(state, [power for power in powers if totals[power] == lowest]), "23.c", out)


def end(state: State, winner: int, rule: str, out: Out) -> None:
    """Ends the game; `winner` is -1 for a draw."""
    state.outcome = Outcome(winner, rule)
    state.agenda.clear()
    emit(out, Ended, winner, rule)
