"""13.f, 14, 23, 24, SG.i: how near everybody is to victory, and what comes if nobody gets there."""

from __future__ import annotations

from maria.reading.fact import Fact
from maria.rules.sequence import WINTER_EVERY
from maria.rules.victory import Goal
from maria.state import MAJOR, State


class Ending(Fact):
    """What happens after the last turn as things stand: a draw has no winner.

    Where winter scores decide (23.c) the winner is not known either.
    """

    turn: int
    winner: str | None
    rule: str


class Score(Fact):
    """13.f: the winter scores of a power, and their sum."""

    power: int
    winters: list[int]
    sum: int


def goals(state: State) -> list[Goal]:
    """14.c, 14.d, 23.a, 24.b, SG.i: what wins the game at once, and how far everybody is."""
    return state.setting.variant.goals(state)


def otherwise(state: State) -> Ending:
    """14.e, 23.c, 24.b, SG.i: how the game ends if no goal is reached until then."""
    variant, trial = state.setting.variant, state.copy()
    last = variant.last_turn(state)
    if state.outcome is None:
        trial.turn = last
        variant.after_turn(trial, [])
    if trial.outcome is None:
        return Ending(last, None, "23.c")
    winner, rule = trial.outcome
    return Ending(last, state.setting.seats[winner] if winner >= 0 else None, rule)


def winters(state: State) -> int:
    """13.f: how many winters were scored, which everybody knows from the turn."""
    if not state.setting.variant.pools or state.outcome:
        return len(state.scores)
    return max(state.turn - 1, 0) // WINTER_EVERY


def scores(state: State) -> list[Score]:
    """13.f, 23.c: the winter scores, which nobody is told before the end."""
    if state.outcome is None:
        return []
    return [
        Score(power, winters := [winter[power] for winter in state.scores], sum(winters))
        for power in MAJOR
        if state.scores and state.seat_of[power] >= 0
    ]
