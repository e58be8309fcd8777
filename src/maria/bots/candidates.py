"""What is worth a look where very much is legal: cheapest payments, troops to one general after the other.

`candidates` is for whoever has to look at choices one by one. It is never long, and never empty; everything
else that is legal is still a choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from maria.actions import (
    Action,
    Assign,
    Consent,
    Dispute,
    Done,
    LayCard,
    Offer,
    PassFlanders,
    PayToll,
    PlayCard,
    Recruit,
    Reenter,
    Retreat,
    SendCorps,
    Split,
    Stop,
)
from maria.box.tables import members
from maria.knowledge import STRONGEST
from maria.rules import trains
from maria.rules.combat import DuelChoices
from maria.rules.consent import Consents
from maria.rules.movement import Ground, MovementChoices, marches
from maria.rules.politics import CORPS_COST, CorpsChoices, LayChoices
from maria.rules.retreat import RetreatChoices
from maria.rules.setup import SplitChoices
from maria.rules.step import Choices
from maria.rules.subsidies import Subsidies
from maria.rules.supply import TollChoices
from maria.rules.tactical_cards import RESERVE_PAYS, can_pay, cheapest_payment
from maria.rules.winter import COST, AssignChoices, RecruitChoices, entries_of, removed_generals, rooms
from maria.state import AWAY, REMOVED, State

OFFERED = 2
"""The turns of a contract that is worth a look."""


def candidates(choices: Choices) -> Iterator[Action]:
    """Some of the choices where they are many, all of them where they are few."""
    some = SOME.get(type(choices))
    return some(choices) if some else iter(choices)


def _splits(choices: SplitChoices) -> Iterator[Action]:
    """4.e: for each power the spare troops to one general after the other, beginning with each of them."""
    for power in choices.powers:
        troops, minimums = choices.limits(power)
        made: dict[Action, None] = {}
        for first in range(len(minimums)):
            split, spare = list(minimums), troops - sum(minimums)
            for number in (first, *(n for n in range(len(split)) if n != first)):
                more = min(spare, STRONGEST - split[number])
                split[number] += more
                spare -= more
            made[Split(power, tuple(split))] = None
        yield from made


def _tolls(choices: TollChoices) -> Iterator[Action]:
    """9.g: the cheapest payment, or every set of generals that the hand covers."""
    if not choices.rich:
        yield from choices
        return
    cards = cheapest_payment(choices.state, choices.power, choices.cost)
    yield PayToll(choices.power, cards, tuple(sorted(choices.due)))


def _moves(choices: MovementChoices) -> Iterator[Action]:
    """10: the end of the phase, every different effect of a march, re-entries, and disputes."""
    yield Done()
    for piece in choices.pieces:
        yield from marches(Ground(choices.state, piece))
    yield from reentries(choices.state, choices.powers)
    yield from (action for action in (Dispute(), PassFlanders()) if action in choices)


def reentries(state: State, powers: list[int]) -> Iterator[Reenter]:
    """10.2: every train on every city, for the cheapest payment."""
    for power in powers:
        for train in state.setting.trains_of[power]:
            if train == trains.second_train(state):
                yield from (Reenter(train, city, ()) for city in trains.train_cities(state))
            elif state.place[train] != AWAY and can_pay(state, power, trains.COST):
                cards = cheapest_payment(state, power, trains.COST)
                cities = members(trains.reentry_cities(state, power, train))
                yield from (Reenter(train, city, cards) for city in cities)


def _cards(choices: DuelChoices) -> Iterator[Action]:
    """11.1.d: to stop, cards of different values, and a Reserve with every value."""
    if not choices.must:
        yield Stop()
    yield from map(PlayCard, _different(choices.state, choices.cards))
    for card in choices.reserves[:1]:
        yield from (PlayCard(card, value) for value in range(1, RESERVE_PAYS + 1))


def _different(state: State, cards: list[int]) -> Iterable[int]:
    """Of cards with the same face one."""
    suits, values, found = state.setting.card_suit, state.setting.card_value, dict[tuple[int, int], int]()
    for card in cards:
        found.setdefault((suits[card], values[card]), card)
    return found.values()


def _retreats(choices: RetreatChoices) -> Iterator[Action]:
    """11.2.b: a way to each of the farthest ends."""
    return (Retreat(choices.field.way(end)) for end in choices.field.ends)


def _recruits(choices: RecruitChoices) -> Iterator[Action]:
    """13.a: every number, for the cheapest payment."""
    for count in range(choices.most + 1):
        cards = cheapest_payment(choices.state, choices.power, COST * count)
        yield Recruit(choices.power, count, cards)


def _assignments(choices: AssignChoices) -> Iterator[Action]:
    """13.b: for each general and each of his places all to him as far as he can take them, then to others."""
    state = choices.state
    generals = [g for g in state.setting.generals_of[choices.power] if state.place[g] >= 0]
    generals += removed_generals(state, choices.power)
    made: dict[Action, None] = {}
    for favourite in generals:
        places = entries_of(state, favourite) if state.place[favourite] == REMOVED else [(-1, -1)]
        for city, commander in places:
            action = _favouring(choices, generals, (favourite, city, commander))
            if action in choices:
                made[action] = None
    yield from made or [next(iter(choices))]


def _favouring(choices: AssignChoices, generals: list[int], favourite: tuple[int, int, int]) -> Assign:
    """As many troops as he can take to the favourite, who comes to his city if he was removed."""
    state, left = choices.state, choices.troops
    given: dict[int, int] = {}
    entries: dict[int, tuple[int, int]] = {}
    for general in (favourite[0], *(g for g in generals if g != favourite[0])):
        count = min(left, STRONGEST - state.troops[general])
        if count and state.place[general] < 0:
            taken = Counter(city for city, _ in entries.values())
            free = Counter(rooms(state, general)) - taken
            entry = next((entry for entry in entries_of(state, general) if entry[0] in free), None)
            if general == favourite[0]:
                entry = favourite[1:]
            if entry is None:
                continue
            entries[general] = entry
        if count:
            given[general] = count
            left -= count
    entered = sorted((general, *entry) for general, entry in entries.items())
    return Assign(choices.power, tuple(sorted(given.items())), tuple(entered))


def _corps(choices: CorpsChoices) -> Iterator[Action]:
    """17.m: every general, the removed ones for the cheapest payment."""
    yield from map(SendCorps, choices.on_map)
    for general in choices.removed if choices.rich else ():
        yield SendCorps(general, cheapest_payment(choices.state, choices.power, CORPS_COST))
    if not choices.on_map and not choices.rich:
        yield Done()


def _lays(choices: LayChoices) -> Iterator[Action]:
    """17.c: no card, or one of each face."""
    yield Done()
    cards = [action.card for action in choices if isinstance(action, LayCard)]
    yield from map(LayCard, _different(choices.state, cards))


def _consents(choices: Consents) -> Iterator[Action]:
    """10.1.k: consent for the stage."""
    consent = Consent(not choices.stands(-1, -1))
    return iter([consent] if consent in choices else [])


def _contracts(choices: Subsidies) -> Iterator[Action]:
    """20: answers to proposals, offers for a few turns, and cancellations."""
    return (action for action in choices if not isinstance(action, Offer) or action.turns == OFFERED)


SOME: dict[type[Choices], Callable[[Any], Iterator[Action]]] = {
    SplitChoices: _splits,
    TollChoices: _tolls,
    MovementChoices: _moves,
    DuelChoices: _cards,
    RetreatChoices: _retreats,
    RecruitChoices: _recruits,
    AssignChoices: _assignments,
    CorpsChoices: _corps,
    LayChoices: _lays,
    Consents: _consents,
    Subsidies: _contracts,
}
"""The choices that can be very many, and what is looked at of them."""
