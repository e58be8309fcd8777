"""9: how generals would be supplied if supply were checked now, and by which path."""

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
    """9: a general's supply if it were checked now; `points` is the toll (9.g).

    `path`: from him to the supply train, if requested; empty at home.
    """

    general: int
    state: Supply
    points: int
    path: list[int]


class TrainRange(Fact):
    """9.c: the cities that a train currently supplies; `toll`: those reached only through a hussar (9.g)."""

    train: int
    cities: list[int]
    toll: list[int]


def supply_of(state: State, power: int, general: int | None = None) -> list[SupplyOf]:
    """9: the supply of a power's generals on the map, or of one of them; without paths."""
    generals = state.setting.generals_of[power] if general is None else (general,)
    hungry, due = tolls(state, power, generals)

    def supply(general: int) -> SupplyOf:
        how: Supply = "hungry" if general in hungry else "toll" if general in due else "supplied"
        return SupplyOf(general, how, due.get(general, 0), [])

    return [supply(general) for general in generals if state.place[general] >= 0]


def supply_with_paths(state: State, power: int) -> list[SupplyOf]:
    """9.c, 9.k: the same with paths for generals away from home; 22.a: Arenberg may use the allied train."""
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
"""9.c: the cities one, two, three ... steps from a power's trains, as bitmasks."""


def _rings(state: State, power: int, through_hussars: bool) -> Rings:
    closed = state.enemy_pieces(power)
    if not through_hussars:
        closed |= bits(city for city in state.hussars if city >= 0)
    return list(rings(state, power, closed))


def ranges(state: State, power: int) -> tuple[Rings, Rings]:
    """9.c, 9.g: the cities with a path to a train, and those with a path that avoids hussars."""
    found = _rings(state, power, True)
    return found, _rings(state, power, False) if pays(state, power) else found


def length_in(rings: Rings, city: int) -> int:
    """9.c: the length of a city's path to a train; 0 if there is none."""
    for length, ring in enumerate(rings, 1):
        if ring >> city & 1:
            return length
    return 0


def path_to_train(state: State, power: int, city: int, through_hussars: bool) -> list[int]:
    """9.c, 9.k: a shortest path from a city to a train of the power, both included; empty if none."""
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
    """9.c, 9.g: what one train supplies by itself, ignoring the power's other trains."""
    power, alone = state.setting.power_of[train], state.copy()
    for other in state.setting.trains_of[power]:
        if other != train:
            alone.move(other, REMOVED)
    cities, free = (reduce(or_, found, 0) for found in ranges(alone, power))
    return TrainRange(train, list(members(free)), list(members(cities & ~free)))


# ---------------------------------------------------------------- the toll


class Due(Fact):
    """9.g: the toll for a general's supply, and his path to the train."""

    general: int
    city: int
    points: int
    path: list[int]


class Covering(Fact):
    """9.h: generals whose tolls the whole hand covers."""

    generals: list[int]
    action: PayToll


class CheapestPayment(Fact):
    """8.k: the cheapest payment: its cards and their total worth."""

    cards: list[int]
    sum: int
    action: PayToll


class TollDetail(Fact):
    """9.g, 9.h: the choice of how to pay for paths through hussars.

    `rich`: the power can pay for all, with any suitable cards. Otherwise it pays its whole hand for one of
    the coverings.
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
    """9.g, 9.h: the tolls of a power, and how it can pay them."""
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
