"""5 Sequence of play."""

from __future__ import annotations

from maria.rules import neutrality, victory
from maria.rules.step import Event
from maria.rules.victory_markers import begin_stage
from maria.state import STAGES, State, Step

WINTER_EVERY = 3
CESSION = 6
"""SG.e: the turn at whose end Austria decides on Silesia."""


def begin_turn(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """5.a: a turn and its stages."""
    state.turn += 1
    state.drew = 0
    if state.turn % WINTER_EVERY == 1:
        state.consents = frozenset()  # what was agreed in winter ends with it
    out.append(Event("turn", {"turn": state.turn}))
    steps = [Step("politics")] if state.setting.advanced else []
    steps += [Step("hussars", (0,)), *(Step("stage", (stage,)) for stage in range(len(STAGES)))]
    state.agenda.extend(reversed([*steps, Step("end-of-turn")]))


def action_stage(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """5.b, 5.c: an action stage and its phases."""
    powers = state.stage_powers(values[0])
    if not powers:
        return
    begin_stage(state)
    out.append(Event("stage", {"powers": powers}))
    if values[0] == 1:
        neutrality.end_peace(state, out)
    phases = ("cards", "supply", "begin-movement", "combat", "retroactive", "stage-end")
    state.agenda.extend(Step(phase, values) for phase in reversed(phases))


def end_of_turn(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """5.d, 5.e, 18.f, SG.n: what ends a turn; winter after every third, but none after the last short one."""
    advanced, last = state.setting.advanced, victory.last_turn(state)
    if state.turn >= last and not advanced:
        victory.check_last_turn(state, out)
        return
    steps = []
    if state.election == 1:
        steps += [Step("election"), Step("check")]
    if state.setting.variant == "silesia-gambit" and state.turn == CESSION:
        steps.append(Step("cede"))
    if state.turn % WINTER_EVERY == 0:
        steps.append(Step("winter"))
    steps.append(Step("final" if state.turn >= last else "turn"))
    state.agenda.extend(reversed(steps))
