"""10.1 Marches: where a piece may go, and what happens on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from maria.actions import March
from maria.box.tables import bits, members
from maria.events import Event, Out, Way, emit
from maria.rules import conquest, trains
from maria.rules.consent import consented
from maria.rules.hussars import drive_off
from maria.rules.neutrality import left_prussia, refuse_neutral
from maria.rules.stacks import commanders, join, may_stack, refuse_commander
from maria.rules.step import Refusal
from maria.state import AUSTRIA, FRANCE, City, Piece, State

GENERAL, TRAIN, FORCED = 3, 2, 8
"""10.1.b, 10.1.c, 10.1.g: how far a general, a train and a force march go, in cities; main roads add one."""
ANYWHERE = -1
"""A bitmask that contains every city."""


class Marched(Event, rule="10.1.a"):
    """10.1.a: a piece has marched."""

    piece: Piece
    path: Way
    force: bool


class Stacked(Event, rule="10.1.e"):
    """10.1.e: two generals form a stack."""

    general: Piece
    mate: Piece
    city: City


class Ground:
    """What the position means for the movement of one piece; built once and used for many cities."""

    def __init__(self, state: State, piece: int, agreed: bool = False) -> None:
        """Prepares the tables for a piece; with `agreed`, as if everybody had consented to all stacks."""
        setting = state.setting
        self.state, self.piece, self.agreed = state, piece, agreed
        self.general = piece < setting.generals
        self.power = power = setting.power_of[piece]
        self.board, self.start = setting.board, state.place[piece]
        self.most = GENERAL if self.general else TRAIN
        self.enemies = state.enemies[power]
        self.land = state.open_land(power)
        self.crosses = power in (FRANCE, AUSTRIA)
        self.ends = setting.variant.march_ends(state, power)
        """SG.b: the cities where a move may end."""
        self.free = self.land & ~state.occupied
        if not self.crosses:
            self.free &= setting.board.on_map[setting.board.map_of[self.start]]
        """10.1.d, 10.1.j: empty cities that no rule forbids it to enter."""
        self._hostile = self._closed = -1
        self._enters: dict[int, bool] = {}
        self._noted: tuple[int, int] | None = None

    def close(self, cities: int) -> None:
        """21.a: removes cities that a treaty forbids to pass through."""
        self.land &= ~cities
        self.free &= ~cities

    def others(self, city: int) -> tuple[int, ...]:
        """The other pieces on a city."""
        there = self.state.at.get(city, ())
        return there if city != self.start else tuple([other for other in there if other != self.piece])

    def hostile(self) -> int:
        """The cities with an enemy piece."""
        if self._hostile < 0:
            self._hostile = self.state.enemy_pieces(self.power)
        return self._hostile

    def fortresses(self) -> int:
        """3.i: the fortresses of the piece's enemies."""
        return self.state.enemy_fortresses(self.power)

    def closed(self) -> int:
        """10.1.h, 10.1.i, 10.1.o: the cities closed to a force march."""
        if self._closed < 0:
            hostile = self.hostile()
            self._closed = hostile | self.fortresses()
            for city in self.state.at:
                if hostile >> city & 1:
                    self._closed |= self.board.neighbour_set[city]
        return self._closed

    def refuse_entry(self, city: int, last: bool) -> Refusal | None:
        """10.1.d, 10.1.f, 10.1.j, 14.h, 19.4: why the piece may not enter a city, or not end there."""
        board = self.board
        if not self.land >> city & 1:
            return refuse_neutral(self.state, self.power, city) or Refusal("14.h", "refused-flanders")
        if not self.crosses and board.map_of[city] != board.map_of[self.start]:
            return Refusal("10.1.j", "refused-crossing")
        if last and not self.ends >> city & 1:
            return Refusal("SG.b", "refused-gambit-end", {"city": city})
        others = self.others(city)
        if not others:
            return None
        generals, first = self.state.setting.generals, others[0]
        if self.enemies >> self.state.setting.power_of[first] & 1:
            if first >= generals and self.general:
                return None
            return Refusal("10.1.d", "refused-enemy-there", {"city": city})
        if not self.general or first >= generals or not may_stack(self.state, self.piece, first):
            return Refusal("10.1.d", "refused-piece-there", {"city": city})
        if len(others) > 1:
            return Refusal("6.a", "refused-stack-full", {"city": city})
        if not last:
            return Refusal("10.1.d", "refused-passing", {"city": city})
        if not self.agreed and not consented(self.state, self.piece, first, city):
            return Refusal("10.1.k", "refused-consent", {"city": city})
        return None

    def enters(self, city: int) -> bool:
        """Whether the piece may enter a city on its way, or at the end of it if it joins a stack there."""
        if city not in self._enters:
            free = bool(self.free >> city & 1)
            self._enters[city] = free or not self.refuse_entry(city, self.joins(city))
        return self._enters[city]

    def leaves_flanders(self, here: int, city: int) -> bool:
        """SG.b: whether the step leaves the Flanders map, which is forbidden until Silesia is ceded."""
        flanders = self.state.setting.flanders
        return self.ends != ANYWHERE and bool(flanders >> here & 1 and not flanders >> city & 1)

    def joins(self, city: int) -> bool:
        """10.1.e: whether the move ends in the city because the piece joins a stack there."""
        return not self.free >> city & 1 and bool(self.others(city)) and not self.hostile() >> city & 1

    def commanders(self, city: int) -> tuple[int, ...]:
        """6.i: who may be named supreme commander where the piece arrives: only -1 if ranks decide."""
        return commanders(self.state, self.piece, city) if self.others(city) else (-1,)

    def noted(self) -> tuple[int, int]:
        """10.3, 10.1.f, 7.c: the fortresses it could conquer, and the trains and hussars it could remove."""
        if self._noted is None:
            state, conquers = self.state, self.general and not self.state.down >> self.piece & 1
            hussars = bits(city for city in state.hussars if city >= 0)
            taken = hussars | (self.hostile() if self.general else 0)
            self._noted = self.fortresses() if conquers else 0, taken
        return self._noted

    def trace(self, path: tuple[int, ...], force: bool) -> tuple[int, int]:
        """10.3, 10.1.f, 7.c: the enemy fortresses a path leaves, and the cities where it removes pieces."""
        fortresses, taken = self.noted()
        return 0 if force else bits(path[:-1]) & fortresses, bits(path[1:]) & taken


def refuse_march(state: State, march: March) -> Refusal | None:
    """10.1: why a piece may not make this march, or None if it may."""
    ground = Ground(state, march.piece)
    board, path, steps = ground.board, march.path, len(march.path) - 1
    if steps < 1 or path[0] != ground.start or any(not 0 <= city < len(board.cities) for city in path):
        return Refusal("10.1.a", "refused-path")
    pairs = list(pairwise(path))
    for city, to in pairs:
        if not board.neighbour_set[city] >> to & 1:
            return Refusal("3.d", "refused-not-adjacent", {"city": city, "to": to})
    main = all(board.main_neighbour_set[city] >> to & 1 for city, to in pairs)
    if march.force:
        if not ground.general:
            return Refusal("10.1.g", "refused-force-train")
        if not main:
            return Refusal("10.1.g", "refused-force-main")
        if steps > FORCED:
            return Refusal("10.1.g", "refused-force-far", {"most": FORCED})
    elif steps > ground.most + main:
        rule = "10.1.b" if ground.general else "10.1.c"
        forced = refuse_march(state, replace(march, force=True)) is None
        values = {"most": ground.most, "main": ground.most + 1, "forced": int(forced)}
        return Refusal(rule, "refused-too-far", values)
    for number, city in enumerate(path[1:], 1):
        if march.force and ground.closed() >> city & 1:
            return _refuse_force(ground, city)
        if ground.leaves_flanders(path[number - 1], city):
            return Refusal("SG.b", "refused-gambit-leave")
        if refusal := ground.refuse_entry(city, number == steps):
            return refusal
    return refuse_commander(state, march.piece, path[-1], march.commander)


def _refuse_force(ground: Ground, city: int) -> Refusal:
    """10.1.h, 10.1.i, 10.1.o: which rule closes a city to a force march."""
    if ground.hostile() >> city & 1:
        return Refusal("10.1.o", "refused-force-piece", {"city": city})
    if ground.fortresses() >> city & 1:
        return Refusal("10.1.h", "refused-force-fortress", {"city": city})
    return Refusal("10.1.i", "refused-force-near", {"city": city})


def apply_march(state: State, march: March, out: Out) -> None:
    """10.1, 10.3: moves a piece along its path, with everything that happens on the way."""
    setting, piece = state.setting, march.piece
    general = piece < setting.generals
    start, end = march.path[0], march.path[-1]
    emit(out, Marched, piece, march.path, march.force)
    state.commander.pop(start, None)
    state.moved |= 1 << piece
    for city, to in pairwise(march.path):
        if general and not march.force:
            conquest.leave(state, piece, city, out)
        if state.outcome:
            state.move(piece, city)
            return
        left_prussia(state, piece, to, out)
        drive_off(state, to, out)
        if general:
            trains.take_trains(state, piece, to, out)
    state.move(piece, end)
    mates = [mate for mate in state.generals_at(end) if mate != piece] if general else []
    if mates:
        state.moved |= 1 << mates[0]
        join(state, piece, end, march.commander)
        emit(out, Stacked, piece, mates[0], end)


def legs(ground: Ground, path: tuple[int, ...], main: bool, force: bool) -> list[tuple[int, bool]]:
    """10.1.b, 10.1.c, 10.1.g: the cities that can extend a path, and whether it still keeps to main roads."""
    board, here, steps = ground.board, path[-1], len(path)
    most, found = FORCED if force else ground.most, list[tuple[int, bool]]()
    if steps > most + (main and not force) or (steps > 1 and ground.joins(here)):
        return found
    on_main = board.main_neighbours[here] if main else ()
    for city in on_main if force else board.neighbours[here]:
        still_main = city in on_main
        if steps > most and not still_main:
            continue
        if not ground.enters(city) or (force and ground.closed() >> city & 1):
            continue
        if ground.ends == ANYWHERE or not ground.leaves_flanders(here, city):
            found.append((city, still_main))
    return found


def _begun(ground: Ground) -> list[tuple[tuple[int, ...], bool, bool]]:
    """The empty paths to start from: each with whether it keeps to main roads and is a force march."""
    normal = ((ground.start,), True, False)
    return [normal, ((ground.start,), True, True)] if ground.general else [normal]


Effect = tuple[tuple[int, ...], bool, int, int]
"""A path, whether it is a force march, and what it changes: see `Ground.trace`."""


def effects(ground: Ground) -> Iterator[Effect]:
    """One path for each different effect, shorter ones first; of equal paths so far only one is extended."""
    fortresses, takes = (frozenset(members(cities)) for cities in ground.noted())
    todo = [(*begun, 0, 0) for begun in _begun(ground)]
    known: set[tuple[int, bool, bool, int, int]] = set()
    yielded: set[tuple[int, int, int]] = set()
    for path, main, force, left, taken in todo:
        if not force and path[-1] in fortresses:
            left |= 1 << path[-1]
        for city, still_main in legs(ground, path, main, force):
            key = city, still_main, force, left, taken
            if key in known:
                continue
            known.add(key)
            way, took = (*path, city), taken | 1 << city if city in takes else taken
            todo.append((way, still_main, force, left, took))
            effect = city, left, took
            if effect not in yielded and ground.ends >> city & 1:
                yielded.add(effect)
                yield way, force, left, took


def marches(ground: Ground) -> Iterator[March]:
    """One march for each different effect, and for each commander who may be named at its end."""
    for path, force, _, _ in effects(ground):
        for commander in ground.commanders(path[-1]):
            yield March(ground.piece, path, force, commander)


def ways(ground: Ground) -> Iterator[March]:
    """All marches of a piece, shorter ones first, without detours that change nothing."""

    def traces(path: tuple[int, ...], force: bool) -> list[tuple[int, ...]]:
        return [(path[n - 1], *ground.trace(path[:n], force)) for n in range(2, len(path) + 1)]

    todo = _begun(ground)
    for begun, main, force in todo:
        for city, still_main in legs(ground, begun, main, force):
            path = (*begun, city)
            *been, now = traces(path, force)
            if now in been:
                continue
            todo.append((path, still_main, force))
            if ground.ends >> city & 1:
                for commander in ground.commanders(city):
                    yield March(ground.piece, path, force, commander)
