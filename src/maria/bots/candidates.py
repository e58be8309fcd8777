"""The choices worth considering where very many are legal: a short list, never empty if one is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from maria import actions as act
from maria.actions import Action
from maria.box.tables import members
from maria.knowledge import STRONGEST
from maria.rules import consent, marches, movement, retreat, setup, supply, trains, treaties
from maria.rules.step import Choices, Restricted
from maria.rules.tactical_cards import can_pay, cheapest_payment
from maria.rules.tracks import CORPS_COST, CorpsChoices
from maria.rules.winter import COST, AssignChoices, RecruitChoices, entries_of, removed_generals, rooms
from maria.state import AWAY, REMOVED, State

MOST = 1000
"""How many are considered of choices without a rule of their own."""
OFFERED = 2
"""The length in turns of the contracts that are considered."""


def candidates(choices: Choices) -> list[Action]:
    """A selection of the choices where there can be very many, otherwise all of them."""
    if not isinstance(choices, Restricted):
        return list(dict.fromkeys(SOME.get(type(choices), _first)(choices)))
    some = [action for action in candidates(choices.choices) if action in choices]
    return some or list(iter(choices))


def _first(choices: Choices) -> Iterator[Action]:
    return islice(iter(choices), MOST)


def _splits(choices: setup.SplitChoices) -> Iterator[Action]:
    """4.e: for each power, fills up one general after another, once beginning with each general."""
    for power in choices.powers:
        troops, least = choices.limits(power)
        for first in range(len(least)):
            split = list(least)
            for number in sorted(range(len(split)), key=lambda number: number != first):
                split[number] += min(troops - sum(split), STRONGEST - split[number])
            yield act.Split(power, tuple(split))


def _tolls(choices: supply.TollChoices) -> Iterator[Action]:
    """9.g: the cheapest payment, or every set of generals that the hand covers."""
    if not choices.rich:
        return iter(choices)
    cards = cheapest_payment(choices.state, choices.power, choices.cost)
    return iter([act.PayToll(choices.power, cards, tuple(sorted(choices.due)))])


def _moves(choices: movement.MovementChoices) -> Iterator[Action]:
    """10: the end of the phase, each distinct effect of a march, re-entries, and disputes."""
    yield act.Done()
    for piece in choices.pieces:
        yield from marches.marches(marches.Ground(choices.state, piece))
    yield from reentries(choices.state, choices.powers)
    yield from (action for action in (act.Dispute(), act.PassFlanders()) if action in choices)


def reentries(state: State, powers: list[int]) -> Iterator[act.Reenter]:
    """10.2: every train in every city, for the cheapest payment."""
    for train in (train for power in powers for train in state.setting.trains_of[power]):
        power = state.setting.power_of[train]
        if train == trains.second_train(state):
            yield from (act.Reenter(train, city, ()) for city in trains.train_cities(state))
        elif state.place[train] != AWAY and can_pay(state, power, trains.COST):
            cards = cheapest_payment(state, power, trains.COST)
            cities = members(trains.reentry_cities(state, power, train))
            yield from (act.Reenter(train, city, cards) for city in cities)


def _retreats(choices: retreat.RetreatChoices) -> Iterator[Action]:
    """11.2.b: a path to each of the farthest ends."""
    return (act.Retreat(choices.field.way(end)) for end in choices.field.ends)


def _recruits(choices: RecruitChoices) -> Iterator[Action]:
    """13.a: every number, for the cheapest payment."""
    for count in range(choices.most + 1):
        cards = cheapest_payment(choices.state, choices.power, COST * count)
        yield act.Recruit(choices.power, count, cards)


def _assignments(choices: AssignChoices) -> Iterator[Action]:
    """13.b: for each general and each of his entry cities, as many troops as he can take, then the others."""
    state = choices.state
    generals = [g for g in state.setting.generals_of[choices.power] if state.place[g] >= 0]
    generals += removed_generals(state, choices.power)
    found: list[Action] = [
        _favouring(choices, generals, favourite, entry)
        for favourite in generals
        for entry in (entries_of(state, favourite) if state.place[favourite] == REMOVED else [(-1, -1)])
    ]
    return iter([action for action in found if action in choices] or [next(iter(choices))])


def _favouring(
    choices: AssignChoices, generals: list[int], favourite: int, entry: tuple[int, int]
) -> act.Assign:
    """Gives troops to the favourite, who enters at `entry` if he was removed, and the rest to the others."""
    state, left = choices.state, choices.troops
    given: dict[int, int] = {}
    entries: dict[int, tuple[int, int]] = {}
    for general in sorted(generals, key=lambda general: general != favourite):
        count = min(left, STRONGEST - state.troops[general])
        if count and state.place[general] < 0:
            free = Counter(rooms(state, general)) - Counter(city for city, _ in entries.values())
            places = [place for place in entries_of(state, general) if place[0] in free]
            if not places:
                continue
            entries[general] = entry if general == favourite else places[0]
        given[general] = count
        left -= count
    troops = tuple((general, count) for general, count in sorted(given.items()) if count)
    return act.Assign(choices.power, troops, tuple((g, *entries[g]) for g in sorted(entries)))


def _corps(choices: CorpsChoices) -> Iterator[Action]:
    """17.m: every general, the removed ones for the cheapest payment."""
    yield from map(act.SendCorps, choices.on_map)
    for general in choices.removed if choices.rich else ():
        yield act.SendCorps(general, cheapest_payment(choices.state, choices.power, CORPS_COST))
    if not choices.on_map and not choices.rich:
        yield act.Done()


def _consents(choices: consent.StackConsent) -> Iterator[Action]:
    """10.1.k: consent for the stage."""
    return (action for action in (act.Consent(not choices.is_there(-1, -1)),) if action in choices)


def _contracts(choices: treaties.Negotiations) -> Iterator[Action]:
    """20, 21: answers to proposals, offers and armistices for a few turns, endings and marks."""

    def short(action: Action) -> bool:
        match action:
            case act.Offer(_, _, turns):
                return turns == OFFERED
            case act.Propose(_, _, clauses):
                return all(clause.turns == OFFERED for clause in clauses)
        return True

    return filter(short, choices)


SOME: dict[type[Choices], Callable[[Any], Iterator[Action]]] = {
    setup.SplitChoices: _splits,
    supply.TollChoices: _tolls,
    movement.MovementChoices: _moves,
    retreat.RetreatChoices: _retreats,
    RecruitChoices: _recruits,
    AssignChoices: _assignments,
    CorpsChoices: _corps,
    consent.StackConsent: _consents,
    treaties.Negotiations: _contracts,
}
"""How the choices that can be very many are reduced."""
