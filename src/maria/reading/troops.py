"""6.d: the troops of generals, as far as a seat knows them.

It knows its own exactly. About the others it knows what follows from public facts: totals of powers, sums
shown in combats, losses and gains since.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from maria.box.model import POWERS
from maria.box.tables import bits, members
from maria.engine import Changes
from maria.knowledge import STRONGEST
from maria.reading.fact import Fact
from maria.state import AWAY, REMOVED, State


class Bounds(NamedTuple):
    """6.d: the fewest and the most troops that one or more generals can have."""

    least: int
    most: int


class Force(Fact):
    """Generals in a city: the commanding power and its seat, their suit, and the bounds of their troops."""

    generals: list[int]
    city: int
    suit: int
    power: int
    seat: str
    least: int
    most: int


def bounds(state: State, seat: int | None) -> list[Bounds]:
    """6.d: the bounds of every general's troops, for a seat or for spectators."""
    return list(_each(*_known(state, seat)))


def holds(since: Changes, state: State) -> bool:
    """Whether all bounds are the same as in an earlier position.

    6.f: a general who leaves the map loses his troops, so there is no need to compare places.
    """
    was, changed = since
    return not changed & {"troops", "seat_of"} and was.known.sums == state.known.sums


def together(state: State, seat: int | None, generals: int) -> Bounds:
    """6.d: the bounds of some generals' combined troops, given everything known."""
    sure, sums = _known(state, seat)
    least = most = sum(sure[general] for general in members(generals) if sure[general] >= 0)
    for group, entries in _groups(sure, sums):
        some = tuple(number for number, general in enumerate(group) if generals >> general & 1)
        low, high = _range(len(group), entries, some) if some else (0, 0)
        least, most = least + low, most + high
    return Bounds(least, most)


def force(state: State, seat: int | None, generals: int) -> Force:
    """11.1.k: the force of generals who fight together."""
    setting, first = state.setting, members(generals)
    city = state.place[first[0]]
    power = state.commanding_power(city)
    suit, owner = int(setting.board.suit_of[city]), setting.seats[state.seat_of[power]]
    return Force(first, city, suit, power, owner, *together(state, seat, generals))


Sums = tuple[tuple[int, int, int], ...]
"""Generals as a bitmask, with the fewest and the most troops they have together."""


def _known(state: State, seat: int | None) -> tuple[tuple[int, ...], Sums]:
    """All that a seat knows: the troops of each general, -1 if unknown, and sums.

    The result never depends on troops that the seat does not know.
    """
    setting, place, sums = state.setting, state.place, state.known.sums.copy()
    sure = [0] * setting.generals
    for power in range(len(POWERS)):
        total = state.total(power)
        if not total:
            continue
        present = [g for g in setting.generals_of[power] if place[g] not in (REMOVED, AWAY)]
        own = state.seat_of[power] == seat
        for general in present:
            sure[general] = state.troops[general] if own else -1
        if not own:
            sums.append((bits(present), total, total))
    return tuple(sure), tuple(sums)


@lru_cache(maxsize=1024)
def _each(sure: tuple[int, ...], sums: Sums) -> tuple[Bounds, ...]:
    found = [Bounds(count, count) for count in sure]
    for generals, entries in _groups(sure, sums):
        for number, general in enumerate(generals):
            found[general] = _range(len(generals), entries, (number,))
    return tuple(found)


Sum = tuple[tuple[int, ...], int, int]
"""Some generals as indexes into their group, with the fewest and the most troops they have together."""


def _groups(sure: tuple[int, ...], sums: Sums) -> list[tuple[list[int], tuple[Sum, ...]]]:
    """The generals with unknown troops, in independent groups that share no sum, each with its sums."""
    own, open_ = bits(general for general, count in enumerate(sure) if count >= 0), []
    for known, low, high in sums:
        given = sum(sure[general] for general in members(known & own))
        open_.append((known & ~own, low - given, high - given))
    return _joined(tuple(open_))


@lru_cache(maxsize=1024)
def _joined(sums: Sums) -> list[tuple[list[int], tuple[Sum, ...]]]:
    """Joins generals that occur in the same sum into one group."""
    groups: list[tuple[int, Sums]] = []
    for known, low, high in sums:
        joined = [group for group in groups if group[0] & known]
        groups = [group for group in groups if group not in joined]
        entries: Sums = ((known, low, high), *(e for _, more in joined for e in more))
        for group, _ in joined:
            known |= group
        groups += [(known, entries)] if known else []
    return [_numbered(members(group), entries) for group, entries in groups]


def _numbered(group: list[int], sums: Sums) -> tuple[list[int], tuple[Sum, ...]]:
    """A group with its sums converted from bitmasks to indexes into the group."""
    number = {general: n for n, general in enumerate(group)}
    local = [(tuple(number[general] for general in members(some)), low, high) for some, low, high in sums]
    return group, tuple(sorted(local))


@lru_cache(maxsize=4096)
def _range(count: int, sums: tuple[Sum, ...], some: tuple[int, ...]) -> Bounds:
    """The fewest and the most troops that some generals of a group can have together."""
    limits = [(1, STRONGEST)] * count
    narrowed = _narrowed(limits, sums) or limits
    least, most = sum(narrowed[g][0] for g in some), sum(narrowed[g][1] for g in some)

    def can(troops: int) -> bool:
        return _fits(narrowed, (*sums, (some, troops, troops)))

    low = next((troops for troops in range(least, most + 1) if can(troops)), least)
    return Bounds(low, next((troops for troops in range(most, low, -1) if can(troops)), low))


def _fits(limits: list[tuple[int, int]], sums: tuple[Sum, ...]) -> bool:
    """Whether an assignment of troops satisfies all limits and sums."""
    narrowed = _narrowed(limits, sums)
    if narrowed is None:
        return False
    unsure = next((g for g, (low, high) in enumerate(narrowed) if low < high), -1)
    if unsure < 0:
        return True
    before, (low, high), after = narrowed[:unsure], narrowed[unsure], narrowed[unsure + 1 :]
    return any(_fits([*before, (troops, troops), *after], sums) for troops in range(low, high + 1))


def _narrowed(limits: list[tuple[int, int]], sums: tuple[Sum, ...]) -> list[tuple[int, int]] | None:
    """The limits narrowed by all sums until nothing changes; None if they contradict each other."""
    found, before = limits.copy(), list[tuple[int, int]]()
    while found != before:
        before = found.copy()
        for some, low, high in sums:
            least = most = 0
            for general in some:
                least, most = least + found[general][0], most + found[general][1]
            if least > high or most < low:
                return None
            if least < low or most > high:
                for general in some:
                    one, other = found[general]
                    found[general] = max(one, low - most + other), min(other, high - least + one)
    return found
