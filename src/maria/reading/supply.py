"""9: how generals would be supplied if that were checked now, and by which way."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Literal

from maria.actions import PayToll
from maria.box.tables import bits, members
from maria.notation import Blank, format_action
from maria.reading.fact import Fact, HandCard, PieceAt, detail, hand_of, or_none, worth_of
from maria.rules.supply import Toll, rings, tolls
from maria.rules.tactical_cards import cheapest_payment
from maria.state import AUSTRIA, PRAGMATIC, REMOVED, State

Supply = Literal["supplied", "toll", "hungry"]


class SupplyOf(Fact):
    """9: how a general would be supplied if that were checked now; `points` is the toll (9.g).

    `path`: from him to the train, where it was asked for; empty at home.
    """

    general: int
    state: Supply
    points: int
    path: list[int]


class TrainRange(Fact):
    """9.c: the cities that a train supplies as things stand; `toll` those only through a hussar (9.g)."""

    train: int
    cities: list[int]
    toll: list[int]


def supply_of(state: State, power: int, general: int | None = None) -> list[SupplyOf]:
    """9: the supply of a power's generals on the map, or of one of them."""
    generals = state.setting.generals_of[power] if general is None else (general,)
    hungry, due = tolls(state, power, generals)

    def supply(general: int) -> SupplyOf:
        how: Supply = "hungry" if general in hungry else "toll" if general in due else "supplied"
        return SupplyOf(general, how, due.get(general, 0), [])

    return [supply(general) for general in generals if state.place[general] >= 0]


def supply_with_paths(state: State, power: int) -> list[SupplyOf]:
    """9.c, 9.k: the same with the paths of those who need one; 22.a: Arenberg's may be the allied train's."""
    found = []
    for entry in supply_of(state, power):
        city = state.place[entry.general]
        at_home = state.home[power] >> city & 1
        path = [] if at_home else path_to_train(state, power, city, entry.state == "toll")
        if not path and entry.general == state.setting.arenberg and entry.state == "supplied":
            path = path_to_train(state, PRAGMATIC, city, True)
        found.append(replace(entry, path=path))
    return found


def pays(state: State, power: int) -> bool:
    """9.g: whether hussars cost this power a toll."""
    return bool(state.enemies[power] >> AUSTRIA & 1)


Rings = list[int]
"""9.c: the cities one, two, three ... steps from a power's trains."""


def _rings(state: State, power: int, through_hussars: bool) -> Rings:
    closed = state.enemy_pieces(power)
    if not through_hussars:
        closed |= bits(city for city in state.hussars if city >= 0)
    return list(rings(state, power, closed))


def ranges(state: State, power: int) -> tuple[Rings, Rings]:
    """9.c, 9.g: the cities that have a path to a train, and those that have one not through hussars."""
    found = _rings(state, power, True)
    return found, _rings(state, power, False) if pays(state, power) else found


def length_in(rings: Rings, city: int) -> int:
    """9.c: how long the path of a city to a train is; 0 without one."""
    for length, ring in enumerate(rings, 1):
        if ring >> city & 1:
            return length
    return 0


def path_to_train(state: State, power: int, city: int, through_hussars: bool) -> list[int]:
    """9.c, 9.k: a shortest path from a city to a train of the power, both included; empty without one."""
    found = enumerate(_rings(state, power, through_hussars or not pays(state, power)), 1)
    known = {each: length for length, ring in found for each in members(ring)}
    known.update((state.place[t], 0) for t in state.setting.trains_of[power] if state.place[t] >= 0)
    if city not in known:
        return []
    path = [city]
    while length := known[path[-1]]:
        near = state.setting.board.neighbours[path[-1]]
        path.append(next(other for other in near if known.get(other) == length - 1))
    return path


def range_of(state: State, train: int) -> TrainRange:
    """9.c, 9.g: what one train supplies, without the other trains of its power."""
    power, alone = state.setting.power_of[train], state.copy()
    for other in state.setting.trains_of[power]:
        if other != train:
            alone.move(other, REMOVED)
    cities, free = (reduce(or_, found, 0) for found in ranges(alone, power))
    return TrainRange(train, list(members(free)), list(members(cities & ~free)))


# ---------------------------------------------------------------- the toll


class Due(Fact):
    """9.g: what the supply of a general costs, and his path, from him to the train."""

    general: int
    city: int
    points: int
    path: list[int]


class Covering(Fact):
    """9.h: generals that the whole hand covers in full."""

    generals: list[int]
    action: PayToll


class CheapestPayment(Fact):
    """8.k: cards that pay, and what they are worth together."""

    cards: list[int]
    sum: int
    action: PayToll


class TollDetail(Fact):
    """9.g, 9.h: what paths through hussars cost.

    `rich`: all is paid, with any cards that fit. Otherwise the whole hand is paid, for one of the coverings.
    """

    power: int
    due: list[Due]
    hungry: list[PieceAt]
    total: int
    worth: int
    hand: list[HandCard]
    rich: bool
    cheapest: CheapestPayment | None
    coverings: list[Covering]
    pattern: str
    kind: Literal["toll"] = "toll"


@detail.register
def toll(step: Toll, state: State, seat: int) -> TollDetail:
    """9.g, 9.h: what the supply of a power costs."""
    power, choices = step.payer, step.choices(state, seat)
    hungry, due = tolls(state, power)
    hand, place = state.hands[power], state.place
    paid = cheapest_payment(state, power, choices.cost) if choices.rich else ()
    fitting = () if choices.rich else choices.fitting()
    everybody = PayToll(power, paid, tuple(sorted(due)))
    return TollDetail(
        power=power,
        due=[Due(g, place[g], n, path_to_train(state, power, place[g], True)) for g, n in due.items()],
        hungry=[PieceAt(general, or_none(place[general])) for general in hungry],
        total=choices.cost,
        worth=worth_of(state, hand),
        hand=hand_of(state, power),
        rich=choices.rich,
        cheapest=CheapestPayment(list(paid), worth_of(state, paid), everybody) if choices.rich else None,
        coverings=[Covering(list(some), PayToll(power, tuple(hand), some)) for some in fitting],
        pattern=format_action(state, PayToll(power, (Blank.CARDS,), (Blank.GENERALS,))),
    )
