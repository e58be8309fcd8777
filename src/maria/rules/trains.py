"""10.2 Re-entering supply trains."""

from __future__ import annotations

from collections.abc import Iterator

from maria.actions import Reenter
from maria.box.tables import members
from maria.events import Event, Out, emit
from maria.rules.hussars import drive_off
from maria.rules.step import Refusal
from maria.rules.tactical_cards import Payments, can_pay, pay, refuse_payment
from maria.state import AWAY, MINOR, PRUSSIA, REMOVED, City, Piece, State

COST = 4


class TrainTaken(Event, rule="10.1.f"):
    """10.1.f: a supply train is eliminated."""

    train: Piece
    city: City


class TrainReentered(Event, rule="10.2.a"):
    """10.2.a: a supply train comes back to the map."""

    train: Piece
    city: City


def reentry_cities(state: State, power: int, train: int = -1) -> int:
    """10.2.b, 19.4: empty friendly major fortresses at home or in a co-operating minor power's country."""
    land = state.home[power]
    for minor in MINOR if power not in MINOR else ():
        if state.cooperating[power] >> minor & 1:
            land |= state.home[minor]
    taken = state.occupied
    if train >= 0 and state.at.get(state.place[train]) == (train,):
        taken ^= 1 << state.place[train]
    cities = land & state.setting.board.major_fortresses & state.friendly_fortresses(power)
    return cities & state.open_land(power) & ~taken


def take_trains(state: State, general: int, city: int, out: Out) -> None:
    """10.1.f, 13.d: a general eliminates enemy supply trains in the city he enters."""
    setting = state.setting
    enemies = state.enemies[setting.power_of[general]]
    for train in state.at.get(city, ()):
        if train >= setting.generals and enemies >> setting.power_of[train] & 1:
            state.move(train, REMOVED)
            emit(out, TrainTaken, train, city)


def second_train(state: State) -> int:
    """4.k, 19.1.k: the Prussian train that the peace adds to the game; -1 before the peace or if it is in."""
    setting = state.setting
    away = [t for t in setting.trains_of[PRUSSIA] if state.place[t] == AWAY] if state.peace else []
    return next((t for t in away if not setting.box.pack.trains[t - setting.generals].city), -1)


def train_cities(state: State) -> list[int]:
    """19.1.f, 19.1.k: empty Prussian major fortresses, Breslau included."""
    cities = state.home[PRUSSIA] & state.setting.board.major_fortresses & state.friendly_fortresses(PRUSSIA)
    return members(cities & ~state.occupied)


def removed_trains(state: State, powers: list[int]) -> list[int]:
    """10.2.a, 19.1.k: eliminated trains of these powers, and the Prussian one that is free."""
    free = [second_train(state)] if PRUSSIA in powers and _free_train(state, PRUSSIA) else []
    trains = [train for power in powers for train in state.setting.trains_of[power]]
    return free + [train for train in trains if state.place[train] == REMOVED]


def could_reenter(state: State, power: int) -> bool:
    """Whether, judging by public facts, the power could bring a train back."""
    if _free_train(state, power):
        return True
    trains = state.setting.trains_of[power] if state.hands[power] else ()
    return any(state.place[train] != AWAY and reentry_cities(state, power, train) for train in trains)


def can_reenter(state: State, power: int) -> bool:
    """Whether the power can bring a train back and, if necessary, pay for it."""
    return _free_train(state, power) or (could_reenter(state, power) and can_pay(state, power, COST))


def _free_train(state: State, power: int) -> bool:
    """19.1.k: whether Prussia can place its second train, for which the peace had no room, free of charge."""
    return power == PRUSSIA and second_train(state) >= 0 and bool(train_cities(state))


def refuse_reentry(state: State, powers: list[int], action: Reenter) -> Refusal | None:
    """10.2: why a train may not re-enter there, or None if it may."""
    setting = state.setting
    if not setting.generals <= action.train < len(state.place):
        return Refusal("10.2.a", "refused-no-train")
    power = setting.power_of[action.train]
    if power not in powers:
        return Refusal("10.2.a", "refused-not-active")
    if action.train == second_train(state):
        if action.city not in train_cities(state) or action.cards:
            return Refusal("19.1.k", "refused-second-train")
        return None
    if state.place[action.train] == AWAY:
        return Refusal("10.2.d", "refused-train-away")
    if not 0 <= action.city < len(setting.board.cities):
        return Refusal("10.2.b", "refused-no-city")
    if not reentry_cities(state, power, action.train) >> action.city & 1:
        return Refusal("10.2.b", "refused-reentry-city", {"city": action.city})
    return refuse_payment(state, power, action.cards, COST)


def reentries(state: State, powers: list[int]) -> Iterator[Reenter]:
    """Every train with every city and every payment."""
    if PRUSSIA in powers and _free_train(state, PRUSSIA):
        for city in train_cities(state):
            yield Reenter(second_train(state), city, ())
    for power in powers:
        for train in state.setting.trains_of[power] if can_pay(state, power, COST) else ():
            if state.place[train] != AWAY:
                for city in members(reentry_cities(state, power, train)):
                    for cards in Payments(state, power, COST):
                        yield Reenter(train, city, cards)


def apply_reentry(state: State, action: Reenter, out: Out) -> None:
    """10.2.a, 10.2.c, 10.2.e: pays for the train and places it; it may not move in this phase."""
    pay(state, state.setting.power_of[action.train], action.cards, out)
    state.move(action.train, action.city)
    state.moved |= 1 << action.train
    emit(out, TrainReentered, action.train, action.city)
    drive_off(state, action.city, out)
