"""What follows from public facts, to be drawn over the board."""

from __future__ import annotations

from collections.abc import Iterator

from maria.box.model import POWERS
from maria.box.tables import bits, members
from maria.game import Game
from maria.rules.conquest import protectors
from maria.rules.movement import Ground, ways
from maria.rules.supply import reach
from maria.server.offers.models import Overlays, Protection, Reach, SupplyOf, Threat, TrainRange
from maria.server.offers.supplying import Lines, supply_of
from maria.state import AUSTRIA, REMOVED, State


def overlays(game: Game) -> Overlays:
    """Supply, protection, reach and threats as things stand; the same for everybody."""
    state = game.state
    on_map = [piece for piece, place in enumerate(state.place) if place >= 0]
    found = {piece: list(ways(Ground(state, piece))) for piece in on_map}
    entered = {piece: bits(city for march in found[piece] for city in march.path[1:]) for piece in on_map}
    return Overlays(
        trains=[_range(state, piece) for piece in on_map if piece >= state.setting.generals],
        fortresses=list(_fortresses(state)),
        reach=[
            Reach(
                piece=piece,
                march=sorted({march.path[-1] for march in found[piece] if not march.force}),
                force=sorted({march.path[-1] for march in found[piece] if march.force}),
            )
            for piece in on_map
        ],
        threats=list(_threats(state, entered)),
        supply=[entry for power in range(len(POWERS)) for entry in _supply(state, power)],
    )


def _supply(state: State, power: int) -> list[SupplyOf]:
    """9: the supply of a power's generals, with the paths of those who need one."""
    entries = supply_of(state, power)
    if not entries:
        return []
    free, any_way = (Lines(state, power, avoid_hussars) for avoid_hussars in (_pays(state, power), False))
    for entry in entries:
        city = state.place[entry.general]
        if not state.home[power] >> city & 1:
            entry.path = (any_way if entry.state == "toll" else free).path(city)
    return entries


def _pays(state: State, power: int) -> bool:
    """9.g: whether hussars cost this power a toll."""
    return bool(state.enemies[power] >> AUSTRIA & 1)


def _range(state: State, train: int) -> TrainRange:
    """9.c, 9.g: what one train supplies, without the other trains of its power."""
    power = state.setting.power_of[train]
    alone = state.copy()
    for other in state.setting.trains_of[power]:
        if other != train:
            alone.place[other] = REMOVED
    enemies, everywhere = alone.enemy_pieces(power), state.setting.board.all
    cities = set(reach(alone, power, enemies, everywhere))
    free = cities
    if _pays(state, power):
        hussars = bits(city for city in state.hussars if city >= 0)
        free = set(reach(alone, power, enemies | hussars, everywhere))
    return TrainRange(train=train, cities=sorted(free), toll=sorted(cities - free))


def _fortresses(state: State) -> Iterator[Protection]:
    """10.3.b: every fortress with who controls and who protects it."""
    for power, held in enumerate(state.held):
        for city in members(held):
            yield Protection(city=city, power=power, generals=list(protectors(state, city)))


def _threats(state: State, entered: dict[int, int]) -> Iterator[Threat]:
    """10.1.f: trains that an enemy general could take."""
    setting = state.setting
    for train in range(setting.generals, len(state.place)):
        place, enemies = state.place[train], state.enemies[setting.power_of[train]]
        generals = [
            general
            for general, cities in entered.items()
            if general < setting.generals
            and place >= 0
            and cities >> place & 1
            and enemies >> setting.power_of[general] & 1
        ]
        if generals:
            yield Threat(train=train, generals=generals)
