"""11.2 Retreat: which ends are far enough is decided first, without listing all ways."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Iterator
from itertools import islice, pairwise
from random import Random

from maria.actions import Action, Retreat
from maria.box.tables import bits, members
from maria.events import Event, Out, Way, emit
from maria.rules.hussars import drive_off
from maria.rules.neutrality import left_prussia
from maria.rules.stacks import lose_troops
from maria.rules.step import Choices, Decision, Refusal, Value, different
from maria.state import AUSTRIA, FRANCE, PRUSSIA, Pieces, State

Path = tuple[int, ...]
SHORT, PLAIN, TIGHT = 4, 32, 16
"""When a search prunes: over SHORT steps before its end, after over PLAIN failures, in a TIGHT space."""


class NoRetreat(Event, rule="11.2.e", ends_combat=True):
    """11.2.e: the losers of a combat cannot retreat and lose all their troops."""

    losers: Pieces


class Retreated(Event, rule="11.2.b"):
    """11.2.b: the losers of a combat retreat."""

    losers: Pieces
    path: Way


class Field:
    """The cities that defeated generals may enter, and the search for paths of an exact length."""

    def __init__(self, state: State, losers: int, length: int, winners: int) -> None:
        """11.2.c, 11.2.g, 11.2.h, SG.m: free cities only, no neutral land; most powers stay on their map."""
        setting, board = state.setting, state.setting.board
        generals, owners = members(losers), {state.setting.power_of[general] for general in members(losers)}
        self.start, self.length = state.place[generals[0]], length
        self.far = board.distance[state.place[members(winners)[0]]]
        self.near, self.near_set = board.neighbours, board.neighbour_set
        free = ~state.occupied
        for power in owners:
            free &= state.open_land(power)
        self.notable = bits(city for city in state.hussars if city >= 0) & free
        """7.c: the cities where a hussar would be driven off."""
        if state.aside[PRUSSIA] and PRUSSIA in owners:
            self.notable |= free & ~state.home[PRUSSIA]
        if not owners <= {FRANCE, AUSTRIA} or setting.variant.semi_active(state):
            free &= board.on_map[board.map_of[self.start]]
        self.free = free & ~(1 << self.start)
        self.best = -1
        self.ends: list[int] = []
        self.found: dict[tuple[int, int], tuple[int, ...]] = {}
        self._decide()

    def avoid(self, cities: int) -> None:
        """21.a: closes these cities, and keeps only those of the farthest ends that can still be reached."""
        self.free, self.notable, self.found = self.free & ~cities, self.notable & ~cities, {}
        self.blocks = self._blocks(self.start, sum(self._rings(self.start, self.free)))
        self.ends = [end for end in self.ends if end in self.blocks and self.way(end)]

    def _decide(self) -> None:
        """11.2.d: finds the ends of full-length paths that are as far from the winner as possible."""
        rings = self._rings(self.start, self.free)
        reached = sum(rings)
        self.blocks = self._blocks(self.start, reached)
        full = rings[self.length] if len(rings) > self.length else 0
        by_distance: dict[int, list[int]] = {}
        for city in members(reached & ~rings[0]):
            by_distance.setdefault(self.far[city], []).append(city)
        for distance in sorted(by_distance, reverse=True):
            ends = [city for city in by_distance[distance] if full >> city & 1 or self.way(city)]
            if ends:
                self.best, self.ends = distance, ends
                return

    def _rings(self, city: int, free: int) -> list[int]:
        """The cities 0, 1, 2 ... steps away through free cities, up to the length of the retreat."""
        near = self.near_set
        rings = [1 << city]
        seen = rings[0]
        for _ in range(self.length):
            found = 0
            for here in members(rings[-1]):
                found |= near[here]
            found &= free & ~seen
            if not found:
                break
            seen |= found
            rings.append(found)
        return rings

    def _blocks(self, root: int, cities: int) -> dict[int, tuple[int, int]]:
        """For each city the block through which it is reached: its cities, and the one where paths enter it.

        A block is a part of the road net that no single city cuts in two. A path that enters no city twice
        crosses each block at most once, so it only uses the blocks in line between its two ends.
        """
        near = self.near_set
        found: dict[int, tuple[int, int]] = {}
        number, low = {root: 0}, {root: 0}
        stack, trail = list[int](), [root]
        left = {root: near[root] & cities}
        while trail:
            here = trail[-1]
            if left[here]:
                bit = left[here] & -left[here]
                left[here] ^= bit
                city = bit.bit_length() - 1
                if city in number:
                    low[here] = min(low[here], number[city])
                else:
                    number[city] = low[city] = len(number)
                    left[city] = near[city] & cities & ~(1 << here)
                    stack.append(city)
                    trail.append(city)
                continue
            trail.pop()
            if not trail:
                break
            before = trail[-1]
            low[before] = min(low[before], low[here])
            if low[here] >= number[before]:
                at = stack.index(here)
                block = bits(stack[at:]) | 1 << before
                for city in stack[at:]:
                    found[city] = block, before
                del stack[at:]
        return found

    @staticmethod
    def _line(blocks: dict[int, tuple[int, int]], start: int, end: int) -> int:
        """The cities a path to an end can use: those of the blocks in between; none if there is no path."""
        cities = 0
        while end != start:
            if end not in blocks:
                return 0
            block, end = blocks[end]
            cities |= block
        return cities

    def _towards(self, end: int, length: int) -> tuple[int, list[int]]:
        """The cities paths to an end can use, and which of them are 0, 1, 2 ... steps from it."""
        usable = self._line(self.blocks, self.start, end)
        if usable.bit_count() <= length:
            return 0, []
        return usable & ~(1 << self.start), self._rings(end, usable)

    def way(self, end: int, length: int = 0) -> tuple[int, ...]:
        """A path to an end, of full length unless given; empty if none. A two-city block adds one step."""
        length = length or self.length
        if (end, length) not in self.found:
            block, before = self.blocks[end]
            if block.bit_count() > 2:
                way = self._search(end, length)
            elif before == self.start:
                way = (before, end) if length == 1 else ()
            else:
                way = self.way(before, length - 1) if length > 1 else ()
                way = (*way, end) if way else ()
            self.found[end, length] = way
        return self.found[end, length]

    def _search(self, end: int, length: int) -> tuple[int, ...]:
        """Searches for a path, trying first the steps most likely to give the right length."""
        usable, rings = self._towards(end, length)
        away = next((steps for steps, ring in enumerate(rings) if ring >> self.start & 1), 0)
        if not 0 < away <= length:
            return ()
        near = self.near_set
        rings += [0, 0]
        failed: set[tuple[int, int, int]] = set()

        def search(here: int, away: int, usable: int, steps: int) -> list[int]:
            if steps == 1:
                return [end, here]
            if (here, usable, steps) in failed:
                return []
            if steps > SHORT and len(failed) > PLAIN and usable.bit_count() < steps + TIGHT:
                usable = self._line(self._blocks(here, usable | 1 << here), here, end) & ~(1 << here)
                if usable.bit_count() < steps or (here, usable, steps) in failed:
                    return []
            for ring in (away + 1, away, away - 1):
                nexts = near[here] & usable & rings[ring] if 0 < ring < steps else 0
                while nexts:
                    bit = nexts & -nexts
                    nexts ^= bit
                    found = search(bit.bit_length() - 1, ring, usable ^ bit, steps - 1)
                    if found:
                        found.append(here)
                        return found
            if steps > 3:
                failed.add((here, usable, steps))
            return []

        return tuple(reversed(search(self.start, away, usable, length)))

    def ways(self, end: int, rng: Random | None = None, effort: int = sys.maxsize) -> Iterator[Path]:
        """11.2.c: full-length paths to an end that enter no city twice, as many as `effort` steps find."""
        usable, rings = self._towards(end, self.length)
        left = {city: steps for steps, ring in enumerate(rings) for city in members(ring)}
        begun: list[tuple[Path, int]] = [((self.start,), usable)] if self.start in left else []
        while begun:
            path, usable = begun.pop()
            effort -= len(path) > 1
            if effort < 0:
                return
            steps = self.length + 1 - len(path)
            if not steps:
                yield path
                continue
            near = members(self.near_set[path[-1]] & usable)
            nexts = [c for c in near if (0 < left.get(c, self.length) < steps if steps > 1 else c == end)]
            if rng:
                rng.shuffle(nexts)
            else:
                nexts.sort(key=lambda city: -left[city])
            begun += [((*path, city), usable & ~(1 << city)) for city in reversed(nexts)]


class RetreatChoices(Choices):
    """11.2.b: the paths the winner may choose."""

    def __init__(self, state: State, field: Field) -> None:
        """`field` has already decided where the retreat must end."""
        self.state, self.field = state, field

    def refusal(self, action: Action) -> Refusal | None:
        """11.2.c, 11.2.d, 11.2.g: why this path is not legal, or None if it is."""
        field = self.field
        if not isinstance(action, Retreat):
            return Refusal("11.2.a", "refused-not-now")
        path = action.path
        if not path or path[0] != field.start:
            return Refusal("11.2.a", "refused-retreat-start")
        if len(path) != field.length + 1:
            return Refusal("11.2.a", "refused-retreat-length", {"length": field.length})
        for city, to in pairwise(path):
            if to not in field.near[city]:
                return Refusal("3.d", "refused-not-adjacent", {"city": city, "to": to})
        if len(set(path)) != len(path):
            return Refusal("11.2.c", "refused-retreat-twice")
        for city in path[1:]:
            if not field.free >> city & 1:
                return self._closed(city)
        if field.far[path[-1]] != field.best:
            return Refusal("11.2.d", "refused-retreat-near", {"best": field.best, "got": field.far[path[-1]]})
        return None

    def _closed(self, city: int) -> Refusal:
        if self.state.occupied >> city & 1:
            return Refusal("11.2.c", "refused-retreat-piece", {"city": city})
        if not self.state.setting.land >> city & 1:
            return Refusal("14.h", "refused-flanders")
        if any(self.state.neutral >> power & 1 and self.state.home[power] >> city & 1 for power in range(6)):
            return Refusal("11.2.h", "refused-neutral", {"city": city})
        if self.state.setting.variant.semi_active(self.state):
            return Refusal("SG.m", "refused-gambit-leave")
        return Refusal("11.2.g", "refused-crossing")

    def __iter__(self) -> Iterator[Action]:
        """A path to each of the farthest ends, and one for each set of hussars removed on the way."""
        if not self.field.notable:
            return (Retreat(self.field.way(end)) for end in self.field.ends)
        return different(self)

    def every(self) -> Iterator[Action]:
        """All paths to the farthest ends."""
        for end in self.field.ends:
            yield from map(Retreat, self.field.ways(end))

    def effect(self, action: Retreat) -> Hashable:
        """11.2.f, 19.1.l: the end, the hussars on the path, and whether a Prussian leaves Prussia."""
        state, passed = self.state, bits(action.path[1:]) & self.field.notable
        hussars = passed & bits(city for city in state.hussars if city >= 0)
        return action.path[-1], hussars, bool(passed & ~hussars & ~state.home[PRUSSIA])

    def several(self) -> bool:
        """Whether there is more than one path."""
        ends = self.field.ends
        return len(ends) > 1 or len(list(islice(self.field.ways(ends[0]), 2))) > 1


class RetreatStep(Decision, kind="retreat", rules="11.2.a 11.2.b 11.2.c 11.2.d 11.2.f"):
    """11.2: the winner chooses the path of the defeated generals."""

    losers: Pieces
    length: int
    winners: Pieces

    def field(self, state: State) -> Field:
        """The cities that the defeated generals may enter."""
        return Field(state, self.losers, self.length, self.winners)

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The winner, if there is more than one path."""
        field = self.field(state)
        several = field.ends and RetreatChoices(state, field).several()
        return (state.seat_of[self.winner(state)],) if several else ()

    def winner(self, state: State) -> int:
        """The power that chooses the path."""
        return state.commanding_power(state.place[members(self.winners)[0]])

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """The generals who retreat."""
        return {"losers": self.losers}

    def skip(self, state: State, out: Out) -> None:
        """11.2.e: takes the only path; without one all troops are lost."""
        field = self.field(state)
        if field.ends:
            self._retreat(state, field.way(field.ends[0]), out)
            return
        state.agenda.pop()
        losers = members(self.losers)
        emit(out, NoRetreat, self.losers)
        for power in dict.fromkeys(state.setting.power_of[general] for general in losers):
            group = [general for general in losers if state.setting.power_of[general] == power]
            lose_troops(state, group, {general: state.troops[general] for general in group}, out)

    def choices(self, state: State, seat: int) -> RetreatChoices:
        """Paths to the farthest ends."""
        return RetreatChoices(state, self.field(state))

    def apply(self, state: State, seat: int, action: Retreat, out: Out) -> None:
        """Moves the defeated generals along the chosen path."""
        self._retreat(state, action.path, out)

    def _retreat(self, state: State, path: tuple[int, ...], out: Out) -> None:
        """11.2.a, 11.2.f: the stack stays together, conquers nothing and removes hussars on its way."""
        state.agenda.pop()
        losers = members(self.losers)
        emit(out, Retreated, self.losers, path)
        command = state.commander.pop(path[0], None)
        if command is not None and len(losers) == 2:
            state.commander[path[-1]] = command
        for general in losers:
            state.move(general, path[-1])
        state.retreated |= bits(losers)
        for city in path[1:]:
            drive_off(state, city, out)
            for general in losers:
                left_prussia(state, general, city, out)
