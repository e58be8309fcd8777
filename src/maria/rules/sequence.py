"""5 Sequence of play."""

from __future__ import annotations

from maria.rules import victory
from maria.rules.step import Event
from maria.state import STAGES, State, Step

WINTER_EVERY = 3


def begin_turn(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """5.a: a turn and its stages."""
    state.turn += 1
    if state.turn % WINTER_EVERY == 1:
        state.consents = frozenset()  # what was agreed in winter ends with it
    out.append(Event("turn", {"turn": state.turn}))
    steps = [Step("hussars", (0,))]
    for stage in STAGES:
        powers = tuple(power for power in stage if state.setting.seat_of[power] >= 0)
        steps.append(Step("stage", powers))
    steps.append(Step("end-of-turn"))
    state.agenda.extend(reversed(steps))


def action_stage(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """5.b: an action stage and its phases."""
    out.append(Event("stage", {"powers": values}))
    phases = ("cards", "supply", "begin-movement", "combat", "retroactive")
    state.agenda.extend(Step(phase, values) for phase in reversed(phases))


def end_of_turn(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """5.d, 5.e: winter after every third turn, but none after the last."""
    if state.turn == state.setting.last_turn:
        victory.check_last_turn(state, out)
        return
    state.agenda.append(Step("turn"))
    if state.turn % WINTER_EVERY == 0:
        state.agenda.append(Step("winter"))
