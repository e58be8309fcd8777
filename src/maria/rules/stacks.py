"""6 Stacks and troops."""

from __future__ import annotations

from collections.abc import Iterator

from maria.actions import Action, Transfer
from maria.box.tables import bits
from maria.events import Event, Guarded, Out, Secret, emit
from maria.knowledge import STRONGEST
from maria.rules.consent import consented
from maria.rules.step import AnyTime, Refusal
from maria.state import REMOVED, City, Piece, State


class Removed(Event, rule="6.f", reveals=True):
    """6.f: a general without troops leaves the map."""

    general: Piece
    city: City


class Transferred(Guarded, rule="6.e"):
    """6.e: troops move between generals of a stack, unseen by the other players."""

    giver: Secret[Piece]
    taker: Secret[Piece]
    count: Secret[int]
    seats: tuple[int, ...] = ()


def strength(state: State, generals: list[int]) -> int:
    """11.1.k: the total troops of generals who fight together."""
    return sum(state.troops[general] for general in generals)


def may_stack(state: State, one: int, other: int) -> bool:
    """6.a: whether two generals may share a city."""
    owner = state.setting.power_of
    return bool(state.cooperating[owner[one]] >> owner[other] & 1)


def could_join(state: State, general: int, mate: int, city: int) -> bool:
    """6.a, 10.1.k: whether two pieces are generals who may share a city, with the consent it takes."""
    both = max(general, mate) < state.setting.generals and may_stack(state, general, mate)
    return both and consented(state, general, mate, city)


def commanders(state: State, piece: int, city: int) -> tuple[int, ...]:
    """6.i: who may be named supreme commander where a piece arrives: only -1 if ranks decide."""
    ranks, mates = state.setting.rank_of, [mate for mate in state.generals_at(city) if mate != piece]
    equal = piece < state.setting.generals and mates and ranks[mates[0]] == ranks[piece]
    return (piece, mates[0]) if equal and may_stack(state, piece, mates[0]) else (-1,)


def refuse_commander(state: State, piece: int, city: int, commander: int) -> Refusal | None:
    """6.i: with equal ranks a supreme commander must be named; otherwise none may be."""
    able = commanders(state, piece, city)
    if commander in able:
        return None
    clear = able == (-1,)
    return Refusal("6.b", "refused-commander-is-clear") if clear else Refusal("6.i", "refused-name-commander")


def join(state: State, general: int, city: int, commander: int) -> None:
    """6.b, 6.e: a general forms a stack; with equal ranks `commander` takes command."""
    (other,) = [mate for mate in state.generals_at(city) if mate != general]
    ranks, owner = state.setting.rank_of, state.setting.power_of
    if ranks[general] == ranks[other]:
        state.commander[city] = commander
    if owner[general] == owner[other]:
        state.known.join(general, other)


def lose_troops(state: State, generals: list[int], losses: dict[int, int], out: Out) -> None:
    """6.f to 6.h: generals of one power in a city lose troops; a general who has none left is removed.

    No one is removed while his companion can spare a troop; the last troop is the supreme commander's.
    """
    city, total = state.place[generals[0]], strength(state, generals)
    count = min(sum(losses.values()), total)
    if not count:
        return
    first = min(generals, key=lambda general: state.setting.rank_of[general])
    state.known.change(bits(generals), -count)
    left = total - count
    kept = 0
    for second in generals:
        if second != first:
            wanted = max(state.troops[second] - losses.get(second, 0), 1, left - state.troops[first])
            state.troops[second] = kept = max(min(wanted, left - 1), 0)
    state.troops[first] = left - kept
    for general in generals:
        if not state.troops[general]:
            remove_general(state, general, city, out)


def remove_general(state: State, general: int, city: int, out: Out) -> None:
    """6.f: a general leaves the map; he can re-enter in winter."""
    state.troops[general] = 0
    state.move(general, REMOVED)
    state.down &= ~(1 << general)
    state.commander.pop(city, None)
    state.known.remove(general)
    emit(out, Removed, general, city)


class Transfers(AnyTime):
    """6.e: transfers of troops inside the stacks of a seat's powers, at any time."""

    answers = (Transfer,)

    def stacked(self) -> Iterator[tuple[int, int]]:
        """Pairs of generals of one power that share a city, in both orders."""
        state = self.state
        for power in range(6):
            if state.seat_of[power] != self.seat:
                continue
            at: dict[int, int] = {}
            for general in state.setting.generals_of[power]:
                city = state.place[general]
                if city >= 0 and city in at:
                    yield at[city], general
                    yield general, at[city]
                elif city >= 0:
                    at[city] = general

    def may(self) -> bool:
        """6.d: whether the seat has a stack, which is public; whether it can spare a troop is not."""
        return next(self.stacked(), None) is not None

    def pairs(self) -> Iterator[tuple[int, int, int]]:
        """Who can give troops to whom, and the most he can give."""
        troops = self.state.troops
        for giver, taker in self.stacked():
            most = min(troops[giver] - 1, STRONGEST - troops[taker])
            if most > 0:
                yield giver, taker, most

    def refusal(self, action: Action) -> Refusal | None:
        """6.c, 6.e: why a transfer is not possible, or None if it is."""
        state, setting = self.state, self.state.setting
        if not isinstance(action, Transfer):
            return Refusal("5.a", "refused-not-now")
        for general in (action.giver, action.taker):
            if not 0 <= general < setting.generals:
                return Refusal("6.e", "refused-no-general")
        if state.seat_of[setting.power_of[action.giver]] != self.seat:
            return Refusal("6.e", "refused-not-yours")
        if (action.giver, action.taker) not in self.stacked():
            return Refusal("6.e", "refused-not-stacked")
        if not 1 <= action.count < state.troops[action.giver]:
            return Refusal("6.c", "refused-spare")
        if state.troops[action.taker] + action.count > STRONGEST:
            return Refusal("6.c", "refused-too-strong")
        return None

    def __iter__(self) -> Iterator[Action]:
        """All transfers."""
        for giver, taker, most in self.pairs():
            for count in range(1, most + 1):
                yield Transfer(giver, taker, count)

    def apply(self, action: Transfer, out: Out) -> None:
        """6.e: moves the troops; only this seat sees it."""
        self.state.troops[action.giver] -= action.count
        self.state.troops[action.taker] += action.count
        emit(out, Transferred, action.giver, action.taker, action.count, seats=(self.seat,))
