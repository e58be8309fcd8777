"""6.d: the troops of generals as far as a seat knows them: its own exactly, of others what follows from all
that was made public: totals of powers, sums shown in combats, losses and gains since."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from maria.box.model import POWERS
from maria.box.tables import bits, members
from maria.knowledge import STRONGEST
from maria.reading.fact import Fact
from maria.state import AWAY, REMOVED, State


class Bounds(NamedTuple):
    """6.d: the least and the most troops that somebody can have."""

    least: int
    most: int


class Force(Fact):
    """Generals on a city: who commands, the suit they play, and their troops as far as the seat knows."""

    generals: list[int]
    city: int
    suit: int
    power: int
    seat: str
    least: int
    most: int


def bounds(state: State, seat: int | None) -> list[Bounds]:
    """6.d: the troops of every general, for a seat or for spectators."""
    known = _known(state, seat)
    return [_range(*known, 1 << general) for general in range(state.setting.generals)]


def together(state: State, seat: int | None, generals: int) -> Bounds:
    """6.d: the troops of some generals together."""
    return _range(*_known(state, seat), generals)


def force(state: State, seat: int | None, generals: int) -> Force:
    """11.1.k: generals who fight together."""
    setting, first = state.setting, members(generals)
    city = state.place[first[0]]
    power = state.commanding_power(city)
    suit, owner = int(setting.board.suit_of[city]), setting.seats[state.seat_of[power]]
    return Force(first, city, suit, power, owner, *together(state, seat, generals))


Limits = tuple[Bounds, ...]
"""Of each general by himself."""
Sums = tuple[tuple[int, int, int], ...]
"""Generals as bits, and the least and the most that they have together."""


def _known(state: State, seat: int | None) -> tuple[Limits, Sums]:
    """All that a seat knows of troops; nothing of it depends on troops that it does not know."""
    setting = state.setting
    limits, sums = [Bounds(0, 0)] * setting.generals, list(state.known.sums)
    for power in range(len(POWERS)):
        own = state.seat_of[power] == seat
        total = state.total(power)
        present = [g for g in setting.generals_of[power] if state.place[g] not in (REMOVED, AWAY)]
        for general in present if total else ():
            troops = state.troops[general]
            limits[general] = Bounds(troops, troops) if own else Bounds(1, STRONGEST)
        sums.append((bits(present), total, total))
    return tuple(limits), tuple(sorted(set(sums)))


@lru_cache(maxsize=4096)
def _range(limits: Limits, sums: Sums, generals: int) -> Bounds:
    """The least and the most of the troops of some generals that agree with everything known."""
    some = members(generals)
    least, most = sum(limits[g].least for g in some), sum(limits[g].most for g in some)
    for known, low, high in sums:
        if known == generals:
            least, most = max(least, low), min(most, high)
    can = [count for count in (least, most) if _fits(limits, (*sums, (generals, count, count)))]
    if len(can) == 2 or least >= most:
        return Bounds(least, max(least, most))
    possible = [n for n in range(least, most + 1) if _fits(limits, (*sums, (generals, n, n)))]
    return Bounds(possible[0], possible[-1]) if possible else Bounds(least, most)


def _fits(limits: Limits, sums: Sums) -> bool:
    """Whether there are troops for everybody within all limits and sums."""
    narrowed = _narrowed(limits, sums)
    if narrowed is None:
        return False
    unsure = next((g for g, (low, high) in enumerate(narrowed) if low < high), -1)
    if unsure < 0:
        return True
    low, high = narrowed[unsure]
    return any(
        _fits((*narrowed[:unsure], Bounds(count, count), *narrowed[unsure + 1 :]), sums)
        for count in range(low, high + 1)
    )


def _narrowed(limits: Limits, sums: Sums) -> Limits | None:
    """The limits with all that each sum says of each of its generals; None if they contradict each other."""
    found, before = list(limits), list[Bounds]()
    while found != before:
        before = found.copy()
        for known, low, high in sums:
            some = members(known)
            least, most = sum(found[g].least for g in some), sum(found[g].most for g in some)
            if least > high or most < low:
                return None
            for general in some:
                one, other = found[general]
                found[general] = Bounds(max(one, low - most + other), min(other, high - least + one))
    return tuple(found)
