"""7 Hussars."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from maria.actions import Action, Done, PlaceHussar
from maria.box.tables import bits, members
from maria.events import Event, Hussar, Out, emit
from maria.rules.step import Choices, Decision, Refusal
from maria.state import AUSTRIA, REMOVED, City, State

REACH = 4


class HussarPlaced(Event, rule="7.a"):
    """7.a: a hussar is placed on a city."""

    hussar: Hussar
    city: City


class HussarRemoved(Event, rule="7.c"):
    """7.c: a hussar is driven off the map."""

    hussar: Hussar
    city: City


def hussar_cities(state: State) -> int:
    """7.a: where a hussar may be placed: free cities of the Bohemia map near an Austrian general."""
    setting = state.setting
    near, cities = setting.board.within[REACH], 0
    for general in setting.generals_of[AUSTRIA]:
        if state.place[general] >= 0:
            cities |= near[state.place[general]]
    hussars = bits([city for city in state.hussars if city >= 0])
    return cities & setting.bohemia & ~state.occupied & ~hussars


def drive_off(state: State, city: int, out: Out) -> None:
    """7.c, 7.d: removes the hussar from a city that a piece enters."""
    if city in state.hussars:
        hussar = state.hussars.index(city)
        state.hussars[hussar] = REMOVED
        emit(out, HussarRemoved, hussar, city)


class HussarChoices(Choices):
    """7.a, 7.b: each hussar may be placed once per stage; otherwise he stays where he is."""

    def __init__(self, state: State, placed: int) -> None:
        """`placed` are the hussars already placed in this stage, as a bitmask."""
        self.state, self.placed = state, placed
        self.free = [h for h in range(len(state.hussars)) if not placed >> h & 1]
        self.cities = hussar_cities(state)

    def refusal(self, action: Action) -> Refusal | None:
        """7.a: why a hussar may not be placed there, or None if he may."""
        state, board = self.state, self.state.setting.board
        if isinstance(action, Done):
            return None
        if not isinstance(action, PlaceHussar):
            return Refusal("5.a", "refused-not-now")
        if action.hussar not in self.free:
            return Refusal("7.b", "refused-hussar-placed")
        if not 0 <= action.city < len(board.cities) or not state.setting.bohemia >> action.city & 1:
            return Refusal("7.a", "refused-hussar-map")
        if action.city in state.hussars:
            return Refusal("7.a", "refused-hussar-other")
        if state.occupied >> action.city & 1:
            return Refusal("7.a", "refused-hussar-piece")
        if not self.cities >> action.city & 1:
            return Refusal("7.a", "refused-hussar-far")
        return None

    def __iter__(self) -> Iterator[Action]:
        """Ending the stage, and every hussar on every possible city."""
        yield Done()
        for hussar in self.free:
            for city in members(self.cities):
                yield PlaceHussar(hussar, city)

    def count(self) -> int:
        """Hussars times cities, plus ending the stage."""
        return 1 + len(self.free) * self.cities.bit_count()

    def several(self) -> bool:
        """Whether a hussar can be placed."""
        return bool(self.free and self.cities)


class HussarStage(Decision, kind="hussars", rules="7.a 7.b 7.c"):
    """7: Austria's hussar stage; `placed` are the hussars already placed, as a bitmask."""

    placed: int = 0
    lasting = ()

    def waits_for(self, state: State) -> tuple[int, ...]:
        """Austria, while a hussar can be placed."""
        return (state.seat_of[AUSTRIA],) if HussarChoices(state, self.placed).several() else ()

    def choices(self, state: State, seat: int) -> HussarChoices:
        """Cities for the hussars not yet placed."""
        return HussarChoices(state, self.placed)

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """Places a hussar, or ends the stage."""
        if isinstance(action, PlaceHussar):
            state.hussars[action.hussar] = action.city
            state.agenda[-1] = replace(self, placed=self.placed | 1 << action.hussar)
            emit(out, HussarPlaced, action.hussar, action.city)
        else:
            state.agenda.pop()
