"""11.2 Retreat. The way is decided, not enumerated: from the farthest ends inward to the first that work."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from maria.actions import Action, Retreat
from maria.box.tables import bits, members
from maria.rules.hussars import drive_off
from maria.rules.stacks import remove_general
from maria.rules.step import Choices, Decision, Event, Refusal
from maria.state import AUSTRIA, FRANCE, State, Step

UNREACHED = 255


class Field:
    """The cities that defeated generals may enter, and the search for ways of an exact length among them."""

    def __init__(self, state: State, losers: int, length: int, winners: int) -> None:
        """11.2.c, 11.2.g: free cities only; most powers stay on their map."""
        setting = state.setting
        board = setting.board
        generals = members(losers)
        self.start = state.place[generals[0]]
        self.length = length
        self.far = board.distance[state.place[members(winners)[0]]]
        self.near = board.neighbours
        free = setting.land & ~state.occupied()
        if not all(setting.power_of[general] in (FRANCE, AUSTRIA) for general in generals):
            free &= board.on_map[board.map_of[self.start]]
        self.free = free & ~(1 << self.start)
        self.best = -1
        self.ends: list[int] = []
        self._decide()

    def _decide(self) -> None:
        """11.2.d: the ends of full-length ways that are as far from the winner as possible."""
        by_distance: dict[int, list[int]] = {}
        for city in self._within(self.start, self.free, self.length):
            by_distance.setdefault(self.far[city], []).append(city)
        for distance in sorted(by_distance, reverse=True):
            ends = [city for city in by_distance[distance] if next(self.ways(city), None)]
            if ends:
                self.best, self.ends = distance, ends
                return

    def _within(self, city: int, free: int, steps: int) -> dict[int, int]:
        """How far each city is that can be reached in so many steps through free cities."""
        found: dict[int, int] = {}
        frontier = [city]
        seen = 1 << city
        for step in range(1, steps + 1):
            reached = []
            for here in frontier:
                for near in self.near[here]:
                    if free >> near & 1 and not seen >> near & 1:
                        seen |= 1 << near
                        found[near] = step
                        reached.append(near)
            frontier = reached
        return found

    def ways(self, end: int, rng: Random | None = None) -> Iterator[tuple[int, ...]]:
        """All ways of full length to an end, without entering a city twice (11.2.c)."""
        left = self._within(end, self.free | 1 << self.start, self.length)
        left[end] = 0
        if left.get(self.start, UNREACHED) > self.length:
            return
        path = [self.start]

        def extend(here: int, used: int, steps: int) -> Iterator[tuple[int, ...]]:
            if steps == 0:
                if here == end:
                    yield tuple(path)
                return
            if here == end:
                return
            nexts = [
                city
                for city in self.near[here]
                if self.free >> city & 1 and not used >> city & 1 and left.get(city, UNREACHED) <= steps - 1
            ]
            if rng:
                rng.shuffle(nexts)
            else:
                nexts.sort(key=lambda city: -left[city])
            for city in nexts:
                path.append(city)
                yield from extend(city, used | 1 << city, steps - 1)
                path.pop()

        yield from extend(self.start, 1 << self.start, self.length)


class RetreatChoices(Choices):
    """11.2.b: the ways the winner may choose."""

    def __init__(self, state: State, field: Field) -> None:
        """`field` has decided how far the retreat must end."""
        self.state, self.field = state, field

    def refusal(self, action: Action) -> Refusal | None:
        """11.2.c, 11.2.d, 11.2.g: why this is no lawful way."""
        field = self.field
        if not isinstance(action, Retreat):
            return Refusal("11.2.a", "refused-not-now")
        path = action.path
        if not path or path[0] != field.start:
            return Refusal("11.2.a", "refused-retreat-start")
        if len(path) != field.length + 1:
            return Refusal("11.2.a", "refused-retreat-length", {"length": field.length})
        cities = len(field.near)
        for city, to in pairwise(path):
            if not 0 <= to < cities or to not in field.near[city]:
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
        if self.state.occupied() >> city & 1:
            return Refusal("11.2.c", "refused-retreat-piece", {"city": city})
        if not self.state.setting.land >> city & 1:
            return Refusal("14.h", "refused-flanders")
        return Refusal("11.2.g", "refused-crossing")

    def sample(self, rng: Random) -> Action:
        """A farthest end at random, and a way to it."""
        ends = self.field.ends
        end = ends[int(rng.random() * len(ends))]
        return Retreat(next(self.field.ways(end, rng)))

    def representatives(self) -> Iterator[Action]:
        """A way to each of the farthest ends."""
        for end in self.field.ends:
            yield Retreat(next(self.field.ways(end)))

    def several(self) -> bool:
        """Whether there is a second way."""
        if len(self.field.ends) > 1:
            return True
        ways = self.field.ways(self.field.ends[0])
        return len([way for way, _ in zip(ways, range(2), strict=False)]) > 1


class RetreatStep(Decision):
    """11.2: the winner chooses the way of the defeated. Values: the defeated, the length, the winners."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The winner, if there is more than one way."""
        field = Field(state, *step.values)
        if not field.ends or not RetreatChoices(state, field).several():
            return ()
        winner = state.commanding_power(state.place[members(step.values[2])[0]])
        return (state.setting.seat_of[winner],)

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """11.2.e: the only way is taken; without one all troops are lost."""
        field = Field(state, *step.values)
        if field.ends:
            self._retreat(state, step, next(field.ways(field.ends[0])), out)
            return
        state.agenda.pop()
        losers = members(step.values[0])
        out.append(Event("no-retreat", {"losers": step.values[0]}))
        for general in losers:
            remove_general(state, general, field.start, out)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Ways to the farthest ends."""
        return RetreatChoices(state, Field(state, *step.values))

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """The defeated go the way."""
        assert isinstance(action, Retreat)
        self._retreat(state, step, action.path, out)

    def _retreat(self, state: State, step: Step, path: tuple[int, ...], out: list[Event]) -> None:
        """11.2.a, 11.2.f: a stack stays together, conquers nothing and removes hussars."""
        state.agenda.pop()
        losers = members(step.values[0])
        out.append(Event("retreated", {"losers": step.values[0], "path": path}))
        command = state.commander.pop(path[0], None)
        if command is not None and len(losers) == 2:
            state.commander[path[-1]] = command
        for general in losers:
            state.place[general] = path[-1]
        state.retreated |= bits(losers)
        for city in path[1:]:
            drive_off(state, city, out)
