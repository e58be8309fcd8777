"""14, 23, 24 and SG.i: who wins."""

from __future__ import annotations

from typing import NamedTuple

from maria.rules.step import Event
from maria.rules.victory_markers import missing
from maria.state import AUSTRIA, BAVARIA, FRANCE, MAJOR, PRAGMATIC, PRUSSIA, Outcome, State

FRENCH, PRUSSIAN = 9, 12
"""14.c, 14.d: the fortresses that France and Prussia need."""


def french_fortresses(state: State) -> int:
    """14.c: the fortresses in Austria that France controls."""
    return (state.held[FRANCE] & state.setting.core).bit_count()


def prussian_fortresses(state: State) -> int:
    """14.d: the fortresses in Austria and Silesia that Prussia controls."""
    land = state.setting.core | state.setting.silesia
    return (state.held[PRUSSIA] & land).bit_count()


def check_conquest(state: State, out: list[Event]) -> None:
    """14.c, 14.d, 24.b, SG.i: in the short games victory comes at the instant of a conquest."""
    if state.outcome or state.setting.advanced:
        return
    if state.ceded:
        check_ceded(state, out)
        return
    louis = french_fortresses(state) >= FRENCH
    frederick = prussian_fortresses(state) >= PRUSSIAN
    seat_of = state.seat_of
    if state.setting.players == 2:
        if louis and frederick:
            end(state, seat_of[FRANCE], "24.b", out)
    elif louis:
        end(state, seat_of[FRANCE], "14.c", out)
    elif frederick:
        end(state, seat_of[PRUSSIA], "14.d", out)


class Goals(NamedTuple):
    """SG.i: the fortresses that win after the cession.

    For Austria in Bavaria and France, for the Pragmatic Army in France, for France in core Austria or in the
    Netherlands and the Austrian Netherlands.
    """

    austrian: int
    allied: int
    french: int
    low: int


def goals(ceded: tuple[int, ...]) -> Goals:
    """SG.f, SG.i: what everybody needs, by P, F and A."""
    lacked_by_prussia, lacked_by_france, austrian = ceded
    return Goals(8 - austrian, 5 + lacked_by_prussia, FRENCH + lacked_by_france, 5 + lacked_by_france)


def check_ceded(state: State, out: list[Event]) -> None:
    """SG.i: who has what he needs after Silesia was ceded; several at once as in 23.b."""
    needed = goals(state.ceded)
    setting, home, held = state.setting, state.home, state.held
    low_countries = setting.netherlands | setting.austrian_netherlands
    won = {
        AUSTRIA: (held[AUSTRIA] & (home[BAVARIA] | home[FRANCE])).bit_count() >= needed.austrian,
        PRAGMATIC: (held[PRAGMATIC] & home[FRANCE]).bit_count() >= needed.allied,
        FRANCE: (held[FRANCE] & setting.core).bit_count() >= needed.french
        or (held[FRANCE] & low_countries).bit_count() >= needed.low,
    }
    winner = next((power for power, reached in won.items() if reached), -1)
    if winner >= 0:
        end(state, state.seat_of[winner], "SG.i", out)


def last_turn(state: State) -> int:
    """5.e, 14.e, 23.c, SG.e, SG.i: the last turn of the game as it stands."""
    if state.setting.advanced:
        return 12
    return 15 if state.ceded else 9


def check_last_turn(state: State, out: list[Event]) -> None:
    """14.e, 24.b, SG.i: what the end of the last turn of a short game brings."""
    austria = state.seat_of[AUSTRIA]
    if state.ceded:
        end(state, state.seat_of[FRANCE], "SG.i", out)
    elif state.setting.players == 3:
        end(state, austria, "14.e", out)
    else:
        either = french_fortresses(state) >= FRENCH or prussian_fortresses(state) >= PRUSSIAN
        end(state, -1 if either else austria, "24.b", out)


# ---------------------------------------------------------------- 23: the advanced game


def check_pools(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """23.a, 23.b: a power with an empty pool wins; of several, the one with the most still to place."""
    empty = [power for power in MAJOR if state.seat_of[power] >= 0 and not state.pool[power]]
    if not empty:
        return
    most = max(missing(state, power) for power in empty)
    best = [power for power in empty if missing(state, power) == most]
    end(state, break_tie(state, best), "23.a" if len(empty) == 1 else "23.b", out)


def break_tie(state: State, powers: list[int]) -> int:
    """23.b, 24.h: the seat that wins among tied powers: Maria Theresa first, Louis XV last."""
    order = (AUSTRIA, PRUSSIA, PRAGMATIC, FRANCE)
    if state.setting.players == 2:
        order = (AUSTRIA, PRAGMATIC, PRUSSIA, FRANCE)
    return state.seat_of[next(power for power in order if power in powers)]


def winter_scoring(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """13.f: a point for every victory marker in the pool; the sums stay hidden until the end."""
    state.scores = (*state.scores, tuple(state.pool))


def final_scoring(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """23.c: after the fourth winter the lowest sum of winter scores wins."""
    totals = [sum(scores) for scores in zip(*state.scores, strict=True)]
    powers = [power for power in MAJOR if state.seat_of[power] >= 0]
    for power in powers:
        scores = tuple(winter[power] for winter in state.scores)
        out.append(Event("scored", {"power": power, "scores": scores, "count": totals[power]}))
    lowest = min(totals[power] for power in powers)
    end(state, break_tie(state, [power for power in powers if totals[power] == lowest]), "23.c", out)


def end(state: State, winner: int, rule: str, out: list[Event]) -> None:
    """The game is over."""
    state.outcome = Outcome(winner, rule)
    state.agenda.clear()
    out.append(Event("ended", {"winner": winner, "rule": rule}))
