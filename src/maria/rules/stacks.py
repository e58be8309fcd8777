"""6 Stacks and troops."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maria.actions import Action, Transfer
from maria.box.tables import bits
from maria.knowledge import STRONGEST
from maria.rules.step import Choices, Event, Refusal
from maria.state import REMOVED, State


def strength(state: State, generals: list[int]) -> int:
    """11.1.k: the troops of generals who fight together."""
    return sum(state.troops[general] for general in generals)


def may_stack(state: State, one: int, other: int) -> bool:
    """6.a: whether two generals may share a city."""
    owner = state.setting.power_of
    return bool(state.cooperating[owner[one]] >> owner[other] & 1)


def join(state: State, general: int, city: int, commander: int) -> None:
    """6.b, 6.e: a general has come to a city with another one; with equal ranks `commander` is in command."""
    (other,) = [mate for mate in state.generals_at(city) if mate != general]
    ranks, owner = state.setting.rank_of, state.setting.power_of
    if ranks[general] == ranks[other]:
        state.commander[city] = commander
    if owner[general] == owner[other]:
        state.known.join(general, other)


def lose_troops(state: State, generals: list[int], losses: dict[int, int], out: list[Event]) -> None:
    """6.f to 6.h: generals of one power on one city lose troops; whoever has none left is removed.

    Nobody is removed while his companion can spare him a troop; the last troop is the supreme commander's.
    """
    city = state.place[generals[0]]
    total = strength(state, generals)
    count = min(sum(losses.values()), total)
    if not count:
        return
    first = _in_command(state, generals)
    state.known.lose(bits(generals), count)
    left = total - count
    kept = 0
    for second in generals:
        if second != first and left > 1:
            kept = max(state.troops[second] - losses.get(second, 0), 1, left - state.troops[first])
            kept = min(kept, left - 1)
            state.troops[second] = kept
        elif second != first:
            state.troops[second] = 0
    state.troops[first] = left - kept
    for general in generals:
        if not state.troops[general]:
            remove_general(state, general, city, out)


def _in_command(state: State, generals: list[int]) -> int:
    """6.g: of generals of one power, the one with the lower rank number."""
    return min(generals, key=lambda general: state.setting.rank_of[general])


def remove_general(state: State, general: int, city: int, out: list[Event]) -> None:
    """6.f: a general leaves the map and can re-enter in winter."""
    state.troops[general] = 0
    state.place[general] = REMOVED
    state.down &= ~(1 << general)
    state.commander.pop(city, None)
    state.known.remove(general)
    out.append(Event("removed", {"general": general, "city": city}))


class TransferChoices(Choices):
    """6.e: troop transfers inside the stacks of a seat's powers, at any time."""

    def __init__(self, state: State, seat: int) -> None:
        """Finds the stacks of one power that the seat plays."""
        self.state, self.seat = state, seat

    def pairs(self) -> list[tuple[int, int]]:
        """The (giver, taker) pairs of which the giver can spare a troop and the taker can take one."""
        state, setting = self.state, self.state.setting
        found = []
        for power in range(6):
            if state.seat_of[power] != self.seat:
                continue
            at: dict[int, int] = {}
            for general in setting.generals_of[power]:
                city = state.place[general]
                if city >= 0 and city in at:
                    found += [(at[city], general), (general, at[city])]
                elif city >= 0:
                    at[city] = general
        return [(a, b) for a, b in found if state.troops[a] > 1 and state.troops[b] < STRONGEST]

    def refusal(self, action: Action) -> Refusal | None:
        """6.c, 6.e: why a transfer is not possible."""
        state, setting = self.state, self.state.setting
        if not isinstance(action, Transfer):
            return Refusal("5.a", "refused-not-now")
        for general in (action.giver, action.taker):
            if not 0 <= general < setting.generals:
                return Refusal("6.e", "refused-no-general")
        if state.seat_of[setting.power_of[action.giver]] != self.seat:
            return Refusal("6.e", "refused-not-yours")
        together = (
            action.giver != action.taker
            and state.place[action.giver] == state.place[action.taker] >= 0
            and setting.power_of[action.giver] == setting.power_of[action.taker]
        )
        if not together:
            return Refusal("6.e", "refused-not-stacked")
        if not 1 <= action.count < state.troops[action.giver]:
            return Refusal("6.c", "refused-spare")
        if state.troops[action.taker] + action.count > STRONGEST:
            return Refusal("6.c", "refused-too-strong")
        return None

    def sample(self, rng: Random) -> Action:
        """A transfer at random; only if there is one."""
        pairs = self.pairs()
        giver, taker = pairs[int(rng.random() * len(pairs))]
        most = min(self.state.troops[giver] - 1, STRONGEST - self.state.troops[taker])
        return Transfer(giver, taker, 1 + int(rng.random() * most))

    def representatives(self) -> Iterator[Action]:
        """All transfers."""
        for giver, taker in self.pairs():
            most = min(self.state.troops[giver] - 1, STRONGEST - self.state.troops[taker])
            for count in range(1, most + 1):
                yield Transfer(giver, taker, count)

    def several(self) -> bool:
        """To transfer or not is always a choice."""
        return bool(self.pairs())


def apply_transfer(state: State, seat: int, action: Transfer, out: list[Event]) -> None:
    """6.e: nobody else sees it."""
    state.troops[action.giver] -= action.count
    state.troops[action.taker] += action.count
    secret = {"giver": action.giver, "taker": action.taker, "count": action.count}
    out.append(Event("transferred", {}, secret, (seat,)))
