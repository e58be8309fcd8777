"""9 Supply."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from maria.actions import Action, PayToll
from maria.box.tables import bits, members
from maria.rules.stacks import lose_troops
from maria.rules.step import Choices, Decision, Event, Refusal
from maria.rules.tactical_cards import can_pay, cheapest_payment, pay, random_payment, refuse_payment, worth
from maria.rules.victory_markers import lose_points
from maria.state import AUSTRIA, PRAGMATIC, REMOVED, State, Step

LONGEST = 6
"""9.c: the longest supply path."""


def reach(state: State, power: int, blocked: int, wanted: int) -> dict[int, int]:
    """9.c, 9.k: which of the wanted cities have a path to one of the power's trains, and its length."""
    setting = state.setting
    near = setting.board.neighbour_set
    frontier = bits(state.place[train] for train in setting.trains_of[power] if state.place[train] >= 0)
    lengths: dict[int, int] = {}
    seen = frontier | blocked | ~state.open_land(power)
    for length in range(1, LONGEST + 1):
        found = 0
        for city in members(frontier):
            found |= near[city]
        frontier = found & ~seen
        seen |= frontier
        for city in members(frontier & wanted):
            lengths[city] = length
        wanted &= ~frontier
        if not wanted:
            break
    return lengths


def tolls(state: State, power: int) -> tuple[list[int], dict[int, int]]:
    """9.b, 9.c, 9.g: the generals without any path, and those with a path through hussars and its length."""
    outside = [
        general
        for general in state.setting.generals_of[power]
        if state.place[general] >= 0 and not _at_home(state, general)
    ]
    if not outside:
        return [], {}
    enemies = state.enemy_pieces(power)
    wanted = bits(state.place[general] for general in outside)
    lengths = reach(state, power, enemies, wanted)
    unsupplied = [general for general in outside if state.place[general] not in lengths]
    hussars = bits(city for city in state.hussars if city >= 0)
    if not hussars or not state.enemies[power] >> AUSTRIA & 1:
        return unsupplied, {}
    free = reach(state, power, enemies | hussars, wanted)
    due = {
        general: lengths[state.place[general]]
        for general in outside
        if state.place[general] in lengths and state.place[general] not in free
    }
    return unsupplied, due


def _at_home(state: State, general: int) -> bool:
    """9.b, 22.a: a general is in supply at home; Arenberg in the Netherlands or from the allied train."""
    setting, place = state.setting, state.place[general]
    if state.home[setting.power_of[general]] >> place & 1:
        return True
    if general != setting.arenberg or not setting.advanced:
        return False
    if setting.netherlands >> place & 1:
        return True
    return place in reach(state, PRAGMATIC, state.enemy_pieces(PRAGMATIC), 1 << place)


def supply_phase(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """9.a, 19.3.a: the supply of every general of the stage's powers is checked, power by power."""
    state.agenda.append(Step("saxony-due"))
    for power in reversed(state.stage_powers(values[0])):
        state.agenda.append(Step("toll", (power, *_foreign_command(state, power))))


def _foreign_command(state: State, power: int) -> tuple[int, ...]:
    """16.d: a power's generals in mixed stacks under another power, and that power, as the phase begins."""
    found = []
    for general in state.setting.generals_of[power]:
        if state.place[general] >= 0:
            command = state.commanding_power(state.place[general])
            if command != power:
                found += [general, command]
    return tuple(found)


def check_supply(state: State, step: Step, hungry: list[int], out: list[Event]) -> None:
    """9.d, 9.e, 16.c, 16.d: turns generals face-down or face-up; lack of supply costs troops and points."""
    setting, (power, *under) = state.setting, step.values
    commands = dict(zip(under[::2], under[1::2], strict=True))
    losses: dict[int, int] = {}
    for general in setting.generals_of[power]:
        if state.place[general] < 0:
            continue
        bit = 1 << general
        if general in hungry:
            losses[general] = 2 if state.down & bit else 1
            out.append(Event("out-of-supply", {"general": general, "troops": losses[general]}))
            state.down |= bit
        elif state.down & bit:
            state.down &= ~bit
            out.append(Event("supplied", {"general": general}))
    by_city: dict[int, list[int]] = {}
    for general in losses:
        by_city.setdefault(state.place[general], []).append(general)
    for city, group in by_city.items():
        together = [g for g in setting.generals_of[power] if state.place[g] == city]
        lose_troops(state, together, {general: losses[general] for general in group}, out)
        if setting.advanced:
            removed = sum(state.place[general] == REMOVED for general in together)
            command = commands.get(together[0], power)
            lose_points(state, command, removed, bool(setting.bohemia >> city & 1), out)


class TollChoices(Choices):
    """9.g, 9.h: what a power pays for paths through hussars, and whom that supplies."""

    def __init__(self, state: State, power: int, due: dict[int, int]) -> None:
        """`due` are the generals with a toll and its size."""
        self.state, self.power, self.due = state, power, due
        self.cost = sum(due.values())
        self.rich = can_pay(state, power, self.cost)

    def fitting(self) -> list[tuple[int, ...]]:
        """9.h: the generals that the whole hand covers in full: sets to which no further one can be added."""
        sum_of_hand = sum(worth(self.state, card) for card in self.state.hands[self.power])
        generals = sorted(self.due)
        sets = [
            chosen
            for size in range(len(generals) + 1)
            for chosen in combinations(generals, size)
            if sum(self.due[g] for g in chosen) <= sum_of_hand
        ]
        return [s for s in sets if not any(set(s) < set(other) for other in sets)]

    def refusal(self, action: Action) -> Refusal | None:
        """Why this payment will not do."""
        if not isinstance(action, PayToll) or action.power != self.power:
            return Refusal("5.a", "refused-not-now")
        hand = self.state.hands[self.power]
        if self.rich:
            if sorted(action.supplied) != sorted(self.due):
                return Refusal("9.h", "refused-must-pay", {"cost": self.cost})
            return refuse_payment(self.state, self.power, action.cards, self.cost)
        if sorted(action.cards) != hand:
            return Refusal("9.h", "refused-whole-hand", {"cost": self.cost})
        if tuple(sorted(action.supplied)) not in self.fitting():
            return Refusal("9.h", "refused-covers")
        return None

    def sample(self, rng: Random) -> Action:
        """One of the choices at random."""
        if self.rich:
            cards = random_payment(self.state, self.power, self.cost, rng)
            return PayToll(self.power, cards, tuple(sorted(self.due)))
        sets = self.fitting()
        chosen = sets[int(rng.random() * len(sets))]
        return PayToll(self.power, tuple(self.state.hands[self.power]), chosen)

    def representatives(self) -> Iterator[Action]:
        """The cheapest payment, or every set of generals that the hand covers."""
        if self.rich:
            cards = cheapest_payment(self.state, self.power, self.cost)
            yield PayToll(self.power, cards, tuple(sorted(self.due)))
        else:
            for chosen in self.fitting():
                yield PayToll(self.power, tuple(self.state.hands[self.power]), chosen)

    def several(self) -> bool:
        """Whether there is more than one payment or more than one set of generals."""
        if not self.rich:
            return len(self.fitting()) > 1
        total = sum(worth(self.state, card) for card in self.state.hands[self.power])
        needed = cheapest_payment(self.state, self.power, self.cost)
        return any(total - worth(self.state, card) >= self.cost for card in needed)


class TollStep(Decision):
    """9: the supply of one power; it is asked only if it owes a toll and has cards."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The power's seat, if there is something to pay and something to pay with."""
        power = step.values[0]
        if not state.hands[power]:
            return ()
        _, due = tolls(state, power)
        return (state.seat_of[power],) if due else ()

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """Without toll or cards supply is what it is."""
        state.agenda.pop()
        unsupplied, due = tolls(state, step.values[0])
        check_supply(state, step, [*unsupplied, *due], out)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Payments of the toll."""
        power = step.values[0]
        return TollChoices(state, power, tolls(state, power)[1])

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """Pays, and checks supply."""
        assert isinstance(action, PayToll)
        unsupplied, due = tolls(state, action.power)
        state.agenda.pop()
        pay(state, action.power, action.cards, out)
        hungry = [general for general in due if general not in action.supplied]
        check_supply(state, step, unsupplied + hungry, out)
