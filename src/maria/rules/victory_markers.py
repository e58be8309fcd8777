"""15 and 16 The advanced game: victory markers in pools, on fortresses, in battle boxes and victory boxes."""

from __future__ import annotations

from maria.box.tables import members
from maria.events import CountEvent, Event, Out, VictoryBox, emit
from maria.state import AUSTRIA, ELECTORS, FRANCE, PRAGMATIC, Power, State

POINT = 3
"""16.a: troops eliminated per point."""
ENOUGH_ELECTORS = 3
"""16.e: how many fortresses the box 3 Electors takes."""


class PointsWon(CountEvent, rule="16.b"):
    """16.b: a power puts victory markers into its battle boxes."""


class PointsLost(CountEvent, rule="16.b"):
    """16.b: a power takes victory markers out of its battle boxes."""


class BoxTaken(Event, rule="16.g"):
    """16.g: a power puts a victory marker into a victory box."""

    power: Power
    box: VictoryBox


class BoxLeft(Event, rule="16.g"):
    """16.g: a power takes its victory marker out of a victory box."""

    power: Power
    box: VictoryBox


class AsideReturned(CountEvent, rule="19.1.h"):
    """19.1.h: victory markers that were set aside return to the pool."""


def unmark_fortresses(state: State, power: int, cities: int) -> int:
    """10.3.g: takes a power's markers off fortresses; returns the number of victory markers among them."""
    gone = state.held[power] & cities
    taken = (state.marked & gone).bit_count()
    state.marked &= ~gone
    state.controls &= ~gone
    return taken


def take_marker(state: State, power: int) -> bool:
    """15.b: takes a victory marker from the pool, and returns whether there was one; 14.f: or no limit."""
    if state.setting.variant.pools:
        if not state.pool[power]:
            return False
        state.pool[power] -= 1
    return True


def return_markers(state: State, power: int, count: int, out: Out) -> None:
    """15.b, 10.3.p: returns victory markers to the pool, or to fortresses and boxes that lack one."""
    if not state.setting.variant.pools or power < 0:
        return
    state.pool[power] += count
    for city in members(state.held[power] & state.controls)[: state.pool[power]]:
        state.controls &= ~(1 << city)
        state.marked |= 1 << city
        state.pool[power] -= 1
    fill_electors(state, power, out)


def return_aside(state: State, power: int, out: Out) -> None:
    """19.1.h, 19.2.b: returns victory markers that were set aside to the pool."""
    count, state.aside[power] = state.aside[power], 0
    emit(out, AsideReturned, power, count)
    return_markers(state, power, count, out)


# ---------------------------------------------------------------- boxes


def put_in_box(state: State, power: int, box: int, out: Out) -> None:
    """16.g, 16.h: puts a victory marker into a box; if the pool is empty, notes it as missing for 23.b."""
    if state.boxed[box] >= 0:
        return
    if take_marker(state, power):
        state.boxed[box] = power
        emit(out, BoxTaken, power, box)
    else:
        state.wanted[box] = power


def take_from_box(state: State, box: int, out: Out) -> None:
    """Returns the marker of a victory box to its pool."""
    power = state.boxed[box]
    if power >= 0:
        state.boxed[box] = -1
        emit(out, BoxLeft, power, box)
        return_markers(state, power, 1, out)


def due_electors(state: State, power: int) -> bool:
    """16.e: whether France or the Pragmatic Army, here for both allies, has three of the four fortresses."""
    if power not in (FRANCE, PRAGMATIC):
        return False
    holder = FRANCE if power == FRANCE else AUSTRIA
    return (state.held[holder] & state.setting.electors).bit_count() >= ENOUGH_ELECTORS


def fill_electors(state: State, power: int, out: Out) -> None:
    """16.e: puts a due marker into the box 3 Electors as soon as the pool has one."""
    if due_electors(state, power) and state.boxed[ELECTORS] < 0 and take_marker(state, power):
        state.boxed[ELECTORS] = power
        emit(out, BoxTaken, power, ELECTORS)


def check_electors(state: State, out: Out) -> None:
    """16.e: updates the box 3 Electors after an elector fortress has changed hands."""
    if not state.setting.variant.pools:
        return
    holder = state.boxed[ELECTORS]
    if holder >= 0 and not due_electors(state, holder):
        take_from_box(state, ELECTORS, out)
    for power in (FRANCE, PRAGMATIC):
        fill_electors(state, power, out)


# ---------------------------------------------------------------- points


def combat_points(troops: int, removed: int) -> int:
    """16.a, 16.f: the points for a combat."""
    return troops // POINT or (1 if removed else 0)


def win_points(state: State, power: int, points: int, out: Out) -> None:
    """16.b, 16.d, 16.h: fills the battle boxes of a power, or of the major power it co-operates with."""
    if not state.setting.variant.pools:
        return
    major, boxes = state.major_of(power), state.setting.box.pack.display.battle_boxes
    due = min(points, boxes - state.battle[major])
    placed = min(due, state.pool[major])
    state.pool[major] -= placed
    state.battle[major] += placed
    state.missed[major] = min(state.missed[major] + due - placed, boxes - state.battle[major])
    if placed and out is not None:
        out.append(PointsWon(major, placed))


def lose_points(state: State, power: int, points: int, bohemia: bool, out: Out) -> None:
    """16.b, 16.c, 16.d: takes markers out of battle boxes; 19.3.a, 19.3.e, 24.f: adds Saxony boxes due."""
    major = state.major_of(power)
    if not state.setting.variant.pools or major < 0 or not points:
        return
    taken = min(points, state.battle[major])
    state.battle[major] -= taken
    if taken and out is not None:
        out.append(PointsLost(major, taken))
    return_markers(state, major, taken, out)
    if state.setting.variant.moves_saxony(major, bohemia):
        state.due += points


def missing(state: State, power: int) -> int:
    """23.b: the victory markers that a power could have placed in this stage but did not have."""
    fortresses = (state.held[power] & state.controls).bit_count()
    electors = due_electors(state, power) and state.boxed[ELECTORS] < 0
    return fortresses + state.missed[power] + state.wanted.count(power) + electors


def begin_stage(state: State) -> None:
    """23.b: forgets the missing markers of the last stage, which do not count any longer."""
    state.missed = [0] * 6
    state.wanted = [-1] * len(state.boxed)
