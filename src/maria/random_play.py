"""Preferences of random play, for quick and lively games; `Choices.sample` is uniform instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from maria import actions as act
from maria import engine
from maria.actions import Action
from maria.box.tables import member, members
from maria.knowledge import STRONGEST
from maria.random_treaties import contract, negotiate
from maria.rules import combat, consent, hussars, marches, movement, retreat, setup, stacks, supply, trains
from maria.rules.clauses import treaty_choices
from maria.rules.politics import LayChoices
from maria.rules.step import Choices, one_of
from maria.rules.tactical_cards import RESERVE_PAYS, can_pay, trimmed, worth
from maria.rules.tracks import CORPS_COST, CorpsChoices
from maria.rules.treaties import Negotiations
from maria.rules.winter import COST, AssignChoices, RecruitChoices, entries_of, rooms
from maria.state import REMOVED, State

EARLY_END = 0.3
"""How likely a movement phase ends early, relative to moving one of the pieces."""
ENOUGH = 2_000
"""How many cities a search for a random path visits before it settles for the known one."""


def pick(choices: Choices, rng: Random) -> Action:
    """A random choice, by the preferences for its kind."""
    prefers = PREFERS.get(type(choices))
    return prefers(choices, rng) if prefers else choices.sample(rng)


def pick_out_of_turn(state: State, rng: Random, treaties: bool = True) -> tuple[int, Action] | None:
    """6.e, 10.1.k, 20, 21: a random action out of turn, None if there is none.

    Without `treaties`, negotiations are about contracts (20) only.
    """
    seats = range(len(state.setting.seats)) if state.agenda else ()
    able = {seat: [choices for choices in engine.out_of_turn(state, seat) if choices] for seat in seats}
    if not any(able.values()):
        return None
    seat = one_of([seat for seat in able if able[seat]], rng)
    choices = one_of(able[seat], rng)
    if isinstance(choices, Negotiations) and not treaties:
        action: Action = contract(choices, rng)
    else:
        action = pick(choices, rng)
    return None if engine.refusal(state, seat, action) else (seat, action)


def random_payment(state: State, power: int, cost: int, rng: Random) -> tuple[int, ...]:
    """A random payment with no card too many; the power must be able to pay."""
    hand = state.hands[power].copy()
    rng.shuffle(hand)
    count = total = 0
    while total < cost:
        total += worth(state, hand[count])
        count += 1
    return trimmed(state, hand[:count], total, cost)


# ---------------------------------------------------------------- set-up, hussars, supply


def _split(choices: setup.SplitChoices, rng: Random) -> Action:
    power = one_of(choices.powers, rng)
    troops, split = choices.limits(power)
    for _ in range(troops - sum(split)):
        split[one_of([number for number, count in enumerate(split) if count < STRONGEST], rng)] += 1
    return act.Split(power, tuple(split))


def _hussar(choices: hussars.HussarChoices, rng: Random) -> Action:
    free = choices.free
    number = int(rng.random() * choices.count()) - 1
    if number < 0 or not free:
        return act.Done()
    return act.PlaceHussar(free[number % len(free)], member(choices.cities, number // len(free)))


def _toll(choices: supply.TollChoices, rng: Random) -> Action:
    state, power = choices.state, choices.power
    if choices.rich:
        return act.PayToll(power, random_payment(state, power, choices.cost, rng), tuple(sorted(choices.due)))
    return act.PayToll(power, tuple(state.hands[power]), one_of(choices.fitting(), rng))


# ---------------------------------------------------------------- movement


def _move(choices: movement.MovementChoices, rng: Random) -> Action:
    """A piece and its march, a re-entry, or the end of the phase, which is rarer than any piece."""
    state, pieces = choices.state, choices.pieces
    early = rng.random() if pieces else 0.0
    if early > EARLY_END / (len(pieces) + 1) and (walk := _walk(state, one_of(pieces, rng), rng)):
        return walk
    options = len(pieces) + 1 + bool(choices.shared)
    back = trains.removed_trains(state, choices.powers)
    number = int(rng.random() * (options + len(back)))
    if number < len(pieces):
        return _walk(state, pieces[number], rng) or act.Done()
    if number >= options:
        return _reentry(state, back[number - options], rng) or act.Done()
    return _shared(choices, rng) if choices.shared and number == options - 1 else act.Done()


def _shared(choices: movement.MovementChoices, rng: Random) -> Action:
    phase = choices.phase
    if phase.disputed and phase.next == choices.seat:
        return act.PassFlanders()
    if not phase.disputed and rng.random() < 0.2:
        return act.Dispute()
    return act.Done()


def _walk(state: State, piece: int, rng: Random) -> act.March | None:
    ground, board = marches.Ground(state, piece), state.setting.board
    force = ground.general and rng.random() < 0.2
    near = board.main_neighbours if force else board.neighbours
    most = marches.FORCED if force else ground.most + 1
    length = 1 + int(rng.random() * most)
    path, main, free = [ground.start], True, ground.ends == marches.ANYWHERE
    while len(path) <= length:
        here = path[-1]
        cities = near[here]
        offset = int(rng.random() * len(cities)) if cities else 0
        for k in range(len(cities)):
            city = cities[(offset + k) % len(cities)]
            if force and ground.closed() >> city & 1:
                continue
            step_main = main and city in board.main_neighbours[here]
            if not force and len(path) > ground.most and not step_main:
                continue
            if ground.enters(city) and (free or not ground.leaves_flanders(here, city)):
                break
        else:
            break
        main = step_main
        path.append(city)
        if ground.joins(city):
            break
    while not ground.ends >> path[-1] & 1 and len(path) > 1:
        path.pop()
    if len(path) == 1:
        return None
    commanders = ground.commanders(path[-1])
    commander = commanders[0] if len(commanders) == 1 or rng.random() >= 0.5 else commanders[1]
    return act.March(piece, tuple(path), force, commander)


def _reentry(state: State, train: int, rng: Random) -> act.Reenter | None:
    power = state.setting.power_of[train]
    if train == trains.second_train(state):
        return act.Reenter(train, one_of(trains.train_cities(state), rng), ())
    cities = members(trains.reentry_cities(state, power, train))
    if not cities or not can_pay(state, power, trains.COST):
        return None
    return act.Reenter(train, one_of(cities, rng), random_payment(state, power, trains.COST, rng))


# ---------------------------------------------------------------- combat


def _duel(choices: combat.DuelChoices, rng: Random) -> Action:
    number = int(rng.random() * choices.count())
    if number < len(choices.cards):
        return act.PlayCard(choices.cards[number])
    number -= len(choices.cards)
    if number < len(choices.reserves) * RESERVE_PAYS:
        return act.PlayCard(choices.reserves[number // RESERVE_PAYS], number % RESERVE_PAYS + 1)
    return act.Stop()


def _retreat(choices: retreat.RetreatChoices, rng: Random) -> Action:
    end = one_of(choices.field.ends, rng)
    return act.Retreat(next(choices.field.ways(end, rng, ENOUGH), ()) or choices.field.way(end))


# ---------------------------------------------------------------- winter


def _recruit(choices: RecruitChoices, rng: Random) -> Action:
    count = int(rng.random() * (choices.most + 1))
    cards = random_payment(choices.state, choices.power, COST * count, rng) if count else ()
    return act.Recruit(choices.power, count, cards)


def _assign(choices: AssignChoices, rng: Random) -> Action:
    """Gives troops one by one to generals who can take them; if that fails, takes any assignment."""
    state, own = choices.state, choices.state.setting.generals_of[choices.power]
    space = {g: rooms(state, g) for g in own if state.place[g] == REMOVED}
    given: dict[int, int] = {}
    entries: dict[int, int] = {}
    generals = [g for g in own if state.place[g] >= REMOVED]
    for _ in range(choices.troops):
        free = {g: _free(space[g], entries) for g in space if g not in entries}
        strong = {g for g in generals if state.troops[g] + given.get(g, 0) >= STRONGEST}
        able = [g for g in generals if g not in strong and (g not in free or free[g])]
        if not able:
            return choices.sample(rng)
        general = one_of(able, rng)
        given[general] = given.get(general, 0) + 1
        if general in free:
            entries[general] = one_of(free[general], rng)
    made = []
    for general, city in sorted(entries.items()):
        commanders = [who for where, who in entries_of(state, general) if where == city]
        made.append((general, city, one_of(commanders, rng)))
    action = act.Assign(choices.power, tuple(sorted(given.items())), tuple(made))
    return action if action in choices else choices.sample(rng)


def _free(space: list[int], entries: dict[int, int]) -> list[int]:
    """The cities that others who re-enter have not taken."""
    return list((Counter(space) - Counter(entries.values())).elements())


# ---------------------------------------------------------------- politics, and at any time


def _lay(choices: LayChoices, rng: Random) -> Action:
    """A random card, more often trump than not, or none."""
    state, hand = choices.state, choices.hand
    trumps = [card for card in hand if state.setting.card_suit[card] in (state.trump, -1)]
    chance = rng.random()
    if chance < 0.2 or not hand:
        return act.Done()
    return act.LayCard(one_of(trumps if trumps and chance < 0.8 else hand, rng))


def _corps(choices: CorpsChoices, rng: Random) -> Action:
    able = [*choices.on_map, *(choices.removed if choices.rich else ())]
    if not able:
        return act.Done()
    general = one_of(able, rng)
    free = general in choices.on_map
    return act.SendCorps(
        general, () if free else random_payment(choices.state, choices.power, CORPS_COST, rng)
    )


def _transfer(choices: stacks.Transfers, rng: Random) -> Action:
    giver, taker, most = one_of(list(choices.pairs()), rng)
    return act.Transfer(giver, taker, 1 + int(rng.random() * most))


def _consent(choices: consent.StackConsent, rng: Random) -> Action:
    """Gives or withdraws consent in general; now and then for a general or a city."""
    chance, allies = rng.random(), choices.generals()
    cities = len(choices.state.setting.board.cities)
    general = allies[int(chance * 4 * len(allies))] if chance < 0.25 else -1
    city = int((chance - 0.25) * 4 * cities) if 0.25 <= chance < 0.5 else -1
    return act.Consent(not choices.is_there(general, city), general, city)


def _within_treaties(choices: treaty_choices.TreatyChoices, rng: Random) -> Action:
    """21: tries what the rules allow until a treaty allows it as well."""
    tries = (pick(choices.choices, rng) for _ in range(treaty_choices.TRIES))
    return next((action for action in tries if choices.by(action) is None), None) or choices.sample(rng)


PREFERS: dict[type[Choices], Callable[[Any, Random], Action]] = {
    setup.SplitChoices: _split,
    hussars.HussarChoices: _hussar,
    supply.TollChoices: _toll,
    movement.MovementChoices: _move,
    combat.DuelChoices: _duel,
    retreat.RetreatChoices: _retreat,
    RecruitChoices: _recruit,
    AssignChoices: _assign,
    LayChoices: _lay,
    CorpsChoices: _corps,
    stacks.Transfers: _transfer,
    consent.StackConsent: _consent,
    Negotiations: negotiate,
    treaty_choices.TreatyChoices: _within_treaties,
}
"""The preferences of random play for each kind of choices; all others are chosen uniformly."""
