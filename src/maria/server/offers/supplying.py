"""How generals are supplied as things stand, and by which way."""

from __future__ import annotations

from maria.box.tables import bits
from maria.rules.supply import reach, tolls
from maria.server.offers.models import SupplyOf
from maria.state import State


def supply_of(state: State, power: int) -> list[SupplyOf]:
    """9: how a power's generals on the map would be supplied if that were checked now."""
    hungry, due = tolls(state, power)
    return [
        SupplyOf(
            general=general,
            state="hungry" if general in hungry else "toll" if general in due else "supplied",
            points=due.get(general, 0),
        )
        for general in state.setting.generals_of[power]
        if state.place[general] >= 0
    ]


class Lines:
    """9.c, 9.k: the shortest supply paths of one power, kept free of hussars or not."""

    def __init__(self, state: State, power: int, avoid_hussars: bool) -> None:
        """Measures the way of every city to the power's nearest train."""
        board, setting = state.setting.board, state.setting
        hussars = bits(city for city in state.hussars if city >= 0) if avoid_hussars else 0
        self.near = board.neighbours
        self.lengths = reach(state, power, state.enemy_pieces(power) | hussars, board.all)
        trains = (state.place[train] for train in setting.trains_of[power])
        self.lengths.update((city, 0) for city in trains if city >= 0)

    def path(self, city: int) -> list[int]:
        """A shortest path from a city to a train, both included; empty if there is none."""
        if city not in self.lengths:
            return []
        path = [city]
        while length := self.lengths[path[-1]]:
            path.append(next(near for near in self.near[path[-1]] if self.lengths.get(near) == length - 1))
        return path
