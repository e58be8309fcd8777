"""19.4 Neutrality. `State.open_land` says what neutral land means for moves, retreats and supply."""

from __future__ import annotations

from maria.events import Out, PowerEvent, emit
from maria.rules.step import Refusal
from maria.rules.victory_markers import return_aside
from maria.state import PRUSSIA, State

PEACE_TURNS = 2
"""19.1.g: Prussia stays neutral until its action stage this many turns after the peace."""


class PeaceOver(PowerEvent, rule="19.1.g"):
    """19.1.g: a power is no longer neutral."""


def fights(state: State, general: int) -> bool:
    """19.4.a: whether a general may fight: neutral ones never do."""
    return not state.neutral >> state.setting.power_of[general] & 1


def refuse_neutral(state: State, power: int, city: int) -> Refusal | None:
    """19.4.a, 19.4.b: why neutrality keeps a power's pieces out of a city, or None if it does not."""
    if not state.neutral or state.open_land(power) >> city & 1:
        return None
    rule = "19.4.a" if state.neutral >> power & 1 else "19.4.b"
    return Refusal(rule, "refused-neutral", {"city": city})


def end_peace(state: State, out: Out) -> None:
    """19.1.g: Prussia's neutrality ends when its action stage after next begins."""
    if state.neutral >> PRUSSIA & 1 and state.turn >= state.peace + PEACE_TURNS:
        state.neutral &= ~(1 << PRUSSIA)
        emit(out, PeaceOver, PRUSSIA)


def left_prussia(state: State, piece: int, city: int, out: Out) -> None:
    """19.1.h, 19.1.l: once a Prussian piece leaves Prussia, the markers set aside return to the pool."""
    aside = state.aside[PRUSSIA] and state.setting.power_of[piece] == PRUSSIA
    if aside and not state.home[PRUSSIA] >> city & 1:
        return_aside(state, PRUSSIA, out)
