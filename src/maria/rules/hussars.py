"""7 Hussars."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maria.actions import Action, Done, PlaceHussar
from maria.box.tables import bits, members
from maria.rules.step import Choices, Decision, Event, Refusal
from maria.state import AUSTRIA, REMOVED, State, Step

REACH = 4


def hussar_cities(state: State) -> int:
    """7.a: where a hussar may be placed: free cities of the Bohemia map near an Austrian general."""
    setting = state.setting
    near, cities = setting.board.within[REACH], 0
    for general in setting.generals_of[AUSTRIA]:
        if state.place[general] >= 0:
            cities |= near[state.place[general]]
    hussars = bits(city for city in state.hussars if city >= 0)
    return cities & setting.bohemia & ~state.occupied() & ~hussars


def drive_off(state: State, city: int, out: list[Event]) -> None:
    """7.c, 7.d: a piece that comes to a hussar's city removes him."""
    for hussar, place in enumerate(state.hussars):
        if place == city:
            state.hussars[hussar] = REMOVED
            out.append(Event("hussar-removed", {"hussar": hussar, "city": city}))


class HussarChoices(Choices):
    """7.a, 7.b: each hussar may be placed once; he stays where he is if he is not."""

    def __init__(self, state: State, placed: int) -> None:
        """`placed` are the hussars that were placed already in this stage, as bits."""
        self.state, self.placed = state, placed
        self.free = [h for h in range(len(state.hussars)) if not placed >> h & 1]
        self.cities = hussar_cities(state)

    def refusal(self, action: Action) -> Refusal | None:
        """7.a: why a hussar may not be placed there."""
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
        if state.occupied() >> action.city & 1:
            return Refusal("7.a", "refused-hussar-piece")
        if not self.cities >> action.city & 1:
            return Refusal("7.a", "refused-hussar-far")
        return None

    def sample(self, rng: Random) -> Action:
        """One of the choices at random."""
        number = int(rng.random() * (len(self.free) * self.cities.bit_count() + 1))
        if not number or not self.free:
            return Done()
        cities = members(self.cities)
        return PlaceHussar(self.free[(number - 1) % len(self.free)], cities[(number - 1) // len(self.free)])

    def representatives(self) -> Iterator[Action]:
        """All of them."""
        yield Done()
        for hussar in self.free:
            for city in members(self.cities):
                yield PlaceHussar(hussar, city)

    def several(self) -> bool:
        """Whether a hussar can be placed."""
        return bool(self.free and self.cities)


class HussarStage(Decision):
    """7: Austria's hussar stage. The step's value is the set of hussars placed."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """Austria, while a hussar can be placed."""
        choices = HussarChoices(state, step.values[0])
        return (state.seat_of[AUSTRIA],) if choices.several() else ()

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Places for the hussars not yet placed."""
        return HussarChoices(state, step.values[0])

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """A hussar is placed, or the stage ends."""
        if isinstance(action, PlaceHussar):
            state.hussars[action.hussar] = action.city
            state.agenda[-1] = Step("hussars", (step.values[0] | 1 << action.hussar,))
            out.append(Event("hussar-placed", {"hussar": action.hussar, "city": action.city}))
        else:
            state.agenda.pop()
