"""10.3 Conquest, and 12 retroactive conquest."""

from __future__ import annotations

from collections.abc import Iterator

from maria.events import Event, Out, emit
from maria.rules.saxony import drop_question
from maria.rules.silesia import resume_objectives
from maria.rules.step import Phase
from maria.rules.victory_markers import check_electors, return_markers, take_marker, unmark_fortresses
from maria.state import AUSTRIA, FRANCE, MINOR, City, Power, State

PROTECTION = 3
"""10.3.b: the distance within which a general protects a fortress."""


class Conquered(Event, rule="10.3.a"):
    """10.3.a: a power takes a fortress; control may go to its ally."""

    power: Power
    city: City
    former: Power
    owner: Power
    marked: bool

    def ending(self, state: State) -> str:
        """A different text if another power gets control."""
        return "" if self.power == self.owner else "-for"


class QuestionMark(Event, rule="10.3.e"):
    """10.3.e: a general leaves a question mark on a protected fortress."""

    power: Power
    city: City


def protectors(state: State, city: int) -> Iterator[int]:
    """10.3.b: generals of the controlling power, or of one that co-operates with it, who protect a city."""
    setting = state.setting
    near = setting.board.within[PROTECTION][city]
    friends = state.cooperating[state.controller(city)]
    for general in range(setting.generals):
        place = state.place[general]
        if place >= 0 and near >> place & 1 and friends >> setting.power_of[general] & 1:
            yield general


def protected(state: State, city: int) -> bool:
    """10.3.b: whether any general protects a fortress."""
    return next(protectors(state, city), None) is not None


def shields(state: State) -> list[int]:
    """10.3.b: for each general the fortresses he protects, as bitmasks; as `protectors`, for all at once."""
    setting, near = state.setting, state.setting.board.within[PROTECTION]
    friendly = [0] * 6
    for power in range(6):
        for friend in range(6):
            if state.cooperating[power] >> friend & 1:
                friendly[friend] |= state.held[power]
    found = []
    for general in range(setting.generals):
        place = state.place[general]
        found.append(near[place] & friendly[setting.power_of[general]] if place >= 0 else 0)
    return found


def leave(state: State, general: int, city: int, out: Out) -> None:
    """10.3.a, 10.3.e: what happens when a general moves out of a city, but not by force march."""
    power = state.setting.power_of[general]
    if state.down >> general & 1 or not state.setting.board.fortresses >> city & 1:
        return
    if not state.enemy_fortresses(power) >> city & 1:
        return
    if not protected(state, city):
        conquer(state, power, city, out)
    elif city not in state.questions:
        state.questions[city] = power
        if state.setting.variant.pools and take_marker(state, state.major_of(power)):
            state.asked |= 1 << city
        emit(out, QuestionMark, power, city)


def conquer(state: State, power: int, city: int, out: Out) -> None:
    """10.3.g to 10.3.l: changes control of a fortress and marks it; control markers replace missing ones."""
    setting, bit = state.setting, 1 << city
    former = state.controller(city)
    taken = unmark_fortresses(state, former, bit)
    state.held[former] &= ~bit
    return_markers(state, former, taken, out)
    if setting.electors & bit:
        owner = AUSTRIA if state.enemies[power] >> FRANCE & 1 else FRANCE
        state.held[owner] |= bit
    else:
        owner, marked = new_control(state, power, city)
        state.held[owner] |= bit
        if marked and take_marker(state, owner):
            state.marked |= bit
        elif marked:
            state.controls |= bit
    emit(out, Conquered, power, city, former, owner, bool(state.marked & bit))
    if setting.electors & bit:
        check_electors(state, out)
    resume_objectives(state, power, city, out)
    setting.variant.after_conquest(state, out)


def new_control(state: State, power: int, city: int) -> tuple[int, bool]:
    """10.3.i to 10.3.k: who gets control of a conquered fortress, and whether a victory marker shows it."""
    land = next((owner for owner, home in enumerate(state.home) if home >> city & 1), -1)
    foreign = land < 0 or land in MINOR or bool(state.enemies[power] >> land & 1)
    marked = foreign or bool(state.setting.silesia >> city & 1)
    return state.major_of(power) if marked else land, marked


class RetroactivePhase(Phase, kind="retroactive"):
    """10.3.c, 10.3.f, 10.3.m: conquers unprotected fortresses with question marks and unmarks the others."""

    def run(self, state: State, out: Out) -> None:
        """Goes through the question marks one by one; stops if one of them decides the game."""
        for city, power in list(state.questions.items()):
            if state.outcome:
                return
            if not state.enemy_fortresses(power) >> city & 1 or protected(state, city):
                drop_question(state, city, out)
                continue
            del state.questions[city]
            if state.asked >> city & 1:
                state.asked &= ~(1 << city)
                state.pool[state.major_of(power)] += 1
            conquer(state, power, city, out)
            return_markers(state, state.major_of(power), 0, out)
