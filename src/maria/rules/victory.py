"""14 and 24: who wins."""

from __future__ import annotations

from maria.rules.step import Event
from maria.state import AUSTRIA, FRANCE, PRUSSIA, Outcome, State

FRENCH, PRUSSIAN = 9, 12
"""14.c, 14.d: the fortresses that France and Prussia need."""


def french_fortresses(state: State) -> int:
    """14.c: the fortresses in Austria that France controls."""
    land = state.home[AUSTRIA] & state.setting.bohemia
    return (state.held[FRANCE] & land).bit_count()


def prussian_fortresses(state: State) -> int:
    """14.d: the fortresses in Austria and Silesia that Prussia controls."""
    land = state.home[AUSTRIA] & state.setting.bohemia | state.setting.silesia
    return (state.held[PRUSSIA] & land).bit_count()


def check_conquest(state: State, out: list[Event]) -> None:
    """14.c, 14.d, 24.b: victory comes at the instant of a conquest."""
    if state.outcome or state.setting.variant != "introductory":
        return
    louis = french_fortresses(state) >= FRENCH
    frederick = prussian_fortresses(state) >= PRUSSIAN
    seat_of = state.setting.seat_of
    if state.setting.players == 2:
        if louis and frederick:
            end(state, seat_of[FRANCE], "24.b", out)
    elif louis:
        end(state, seat_of[FRANCE], "14.c", out)
    elif frederick:
        end(state, seat_of[PRUSSIA], "14.d", out)


def check_last_turn(state: State, out: list[Event]) -> None:
    """14.e, 24.b: what the end of the last turn brings."""
    austria = state.setting.seat_of[AUSTRIA]
    if state.setting.players == 3:
        end(state, austria, "14.e", out)
        return
    either = french_fortresses(state) >= FRENCH or prussian_fortresses(state) >= PRUSSIAN
    end(state, -1 if either else austria, "24.b", out)


def end(state: State, winner: int, rule: str, out: list[Event]) -> None:
    """The game is over."""
    state.outcome = Outcome(winner, rule)
    state.agenda.clear()
    out.append(Event("ended", {"winner": winner, "rule": rule}))
