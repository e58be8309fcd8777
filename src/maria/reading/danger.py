"""10.1.f, 10.3: the fortresses and supply trains that enemies could take in their next movement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from maria.box.model import POWERS
from maria.box.tables import members
from maria.reading.fact import Fact
from maria.reading.supply import supply_of
from maria.rules.clauses.obligations import Obligations
from maria.rules.clauses.treaty_choices import binding
from maria.rules.conquest import conquer, protectors
from maria.rules.marches import Ground
from maria.rules.movement import Movement, MovementPhase
from maria.rules.step import Listed
from maria.rules.supply import SupplyPhase, Toll
from maria.state import State


class Raid(Fact):
    """10.1: a general who could take something in his next movement, and his shortest path to it."""

    general: int
    path: list[int]


class Danger(Fact):
    """10.1.f, 10.3: a power's fortress or supply train that enemies could take in their next movement.

    `train`: the train; None for a fortress. `guards`: the generals who protect the fortress; it falls only if
    they are beaten (10.3.c), and all of them can be attacked. `wins`: its conquest alone ends the game.
    """

    city: int
    power: int
    train: int | None
    raids: list[Raid]
    guards: list[int]
    wins: bool


def dangers(state: State) -> list[Danger]:
    """Everything that any power could take from another, according to public facts only.

    A general who has moved in the current phase does not move again. The others move after a supply check:
    without a path they conquer nothing (9.d); they may pay a toll (9.g).
    """
    trial = state.copy()
    for power in range(len(POWERS)):
        if state.seat_of[power] >= 0 and not _is_moving(state, power):
            for entry in supply_of(state, power):
                hungry = entry.state == "hungry"
                trial.down = trial.down & ~(1 << entry.general) | hungry << entry.general
    armies = [_Army(trial, general) for general in _able(trial)]
    found = [*_fortresses(trial, armies), *_trains(trial, armies)]
    return sorted(found, key=lambda danger: (not danger.wins, bool(danger.guards), danger.city))


def _is_moving(state: State, power: int) -> bool:
    """Whether the power's stage is past its supply check and its movement is not over."""
    stage = next((number for number, powers in enumerate(state.stages) if power in powers), -1)
    checks = (step for step in state.agenda if isinstance(step, SupplyPhase | Toll))
    if any(isinstance(step, Toll) or step.stage == stage for step in checks):
        return False
    return any(isinstance(step, Movement | MovementPhase) and step.stage == stage for step in state.agenda)


def _able(state: State) -> Iterator[int]:
    """The generals on the map whose power has an action stage."""
    setting, acting = state.setting, {power for powers in state.stages for power in powers}
    for general in range(setting.generals):
        if state.place[general] >= 0 and setting.power_of[general] in acting:
            yield general


class _Way(NamedTuple):
    """A march: its path, the enemy fortresses it leaves, and the trains or hussars it meets."""

    path: tuple[int, ...]
    leaves: int
    meets: int


class _Army:
    """A general, his marches by rules and treaties, and the cities he could attack."""

    def __init__(self, state: State, general: int) -> None:
        """Finds his marches; there are none if he has moved."""
        self.general, self.power = general, state.setting.power_of[general]
        self.stage = next(powers for powers in state.stages if self.power in powers)
        self.ways = list(_ways(state, general))
        near = state.setting.board.neighbour_set
        self.strikes = near[state.place[general]]
        for way in self.ways:
            self.strikes |= near[way.path[-1]]

    def way(self, city: int, trains: bool) -> Raid | None:
        """His shortest march that leaves a fortress or meets a train, if any."""
        paths = (way.path for way in self.ways if (way.meets if trains else way.leaves) >> city & 1)
        shortest = min(paths, key=len, default=None)
        return Raid(self.general, list(shortest)) if shortest else None


def _ways(state: State, general: int) -> Iterator[_Way]:
    if state.moved >> general & 1:
        return
    terms = binding(state, state.seat_of[state.setting.power_of[general]])
    ground = Ground(state, general)
    for march in Obligations(state, Listed(()), terms).lawful(general, len(terms)):
        yield _Way(march.path, *ground.trace(march.path, march.force))


def _fortresses(state: State, armies: list[_Army]) -> Iterator[Danger]:
    """10.3.a, 10.3.e: the fortresses that a general could march out of, unprotected and guarded ones."""
    for city in members(state.setting.board.fortresses):
        power = state.controller(city)
        raids = [(army, raid) for army in armies if (raid := army.way(city, trains=False))]
        guards = list(protectors(state, city)) if raids else []
        raids = [(army, raid) for army, raid in raids if _beats(state, army, guards, armies)]
        if raids:
            wins = any(_wins(state, raider, city) for raider in {army.power for army, _ in raids})
            yield Danger(city, power, None, [raid for _, raid in raids], guards, wins)


def _wins(state: State, power: int, city: int) -> bool:
    """14.c, 14.d, SG.i: whether the game ends as soon as a power has a fortress."""
    trial = state.copy()
    conquer(trial, power, city, [])
    return trial.outcome is not None


def _beats(state: State, raider: _Army, guards: list[int], armies: list[_Army]) -> bool:
    """11.1.a: whether each of the guards can be attacked in the raider's stage."""
    power_of, friends = state.setting.power_of, [army for army in armies if army.power in raider.stage]

    def strikes(army: _Army, guard: int) -> bool:
        enemy = state.enemies[army.power] >> power_of[guard] & 1
        return bool(enemy and army.strikes >> state.place[guard] & 1)

    return all(any(strikes(army, guard) for army in friends) for guard in guards)


def _trains(state: State, armies: list[_Army]) -> Iterator[Danger]:
    """10.1.f: the trains that a general could march over."""
    setting = state.setting
    for train in range(setting.generals, len(state.place)):
        city, power = state.place[train], setting.power_of[train]
        able = [army for army in armies if city >= 0 and state.enemies[army.power] >> power & 1]
        raids = [raid for army in able if (raid := army.way(city, trains=True))]
        if raids:
            yield Danger(city, power, train, raids, [], False)
