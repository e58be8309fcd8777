"""9 Supply."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from maria.actions import Action, PayToll
from maria.box.tables import bits, members
from maria.events import Event, Out, emit
from maria.rules.saxony import SaxonyDue
from maria.rules.stacks import lose_troops
from maria.rules.step import Choices, Decision, Phase, Refusal
from maria.rules.tactical_cards import Payments, can_pay, pay, refuse_payment, worth
from maria.rules.victory_markers import lose_points
from maria.state import AUSTRIA, PRAGMATIC, REMOVED, Piece, Power, State

LONGEST = 6
"""9.c: the longest supply path."""


class OutOfSupply(Event, rule="9.d"):
    """9.d: a general is not supplied and loses troops."""

    general: Piece
    troops: int


class Supplied(Event, rule="9.e"):
    """9.e: a general is supplied again."""

    general: Piece


def rings(state: State, power: int, blocked: int, longest: int = LONGEST) -> Iterator[int]:
    """9.c, 9.k: the cities one, two, three ... steps from the power's trains, avoiding blocked ones."""
    near = state.setting.board.neighbour_set
    frontier = bits([state.place[t] for t in state.setting.trains_of[power] if state.place[t] >= 0])
    seen = frontier | blocked | ~state.open_land(power)
    for _ in range(longest):
        found = 0
        for city in members(frontier):
            found |= near[city]
        frontier = found & ~seen
        seen |= frontier
        yield frontier


def _between(state: State, power: int, wanted: int) -> int:
    """The cities on paths to the wanted ones that are short enough, whatever is on them."""
    within, cities = state.setting.board.within, 0
    for train in state.setting.trains_of[power]:
        for city in members(wanted & within[LONGEST][state.place[train]]) if state.place[train] >= 0 else ():
            for steps in range(1, LONGEST + 1):
                cities |= within[steps][state.place[train]] & within[LONGEST - steps][city]
    return cities


def _straight(state: State, open_: int, city: int, train: int) -> bool:
    """Whether one of the shortest paths from a city to a train runs through open cities only."""
    board, ways = state.setting.board, 1 << city
    for left in range(board.distance[city][train] - 1, 0, -1):
        found = 0
        for here in members(ways):
            found |= board.neighbour_set[here]
        ways = found & open_ & board.within[left][train]
    return ways > 0


def reach(state: State, power: int, blocked: int, wanted: int) -> dict[int, int]:
    """9.c, 9.k: which of the wanted cities have a path to one of the power's trains, and how long it is.

    Usually one of the shortest paths is open; only cities without one need a search step by step.
    """
    lengths: dict[int, int] = {}
    open_, distance = state.open_land(power) & ~blocked, state.setting.board.distance
    trains = [state.place[train] for train in state.setting.trains_of[power] if state.place[train] >= 0]
    for city in members(wanted & open_) if trains else ():
        nearest = min(trains, key=distance[city].__getitem__)
        if distance[city][nearest] <= LONGEST and _straight(state, open_, city, nearest):
            lengths[city] = distance[city][nearest]
            wanted ^= 1 << city
    between = _between(state, power, wanted)
    for length, ring in enumerate(rings(state, power, blocked | ~between) if between else (), 1):
        if ring & wanted:
            lengths |= dict.fromkeys(members(ring & wanted), length)
            wanted &= ~ring
        if not wanted:
            break
    return lengths


def tolls(
    state: State, power: int, generals: tuple[int, ...] | None = None
) -> tuple[list[int], dict[int, int]]:
    """9.b, 9.c, 9.g: the generals without a path, and those with a path only through hussars and its length.

    `generals` limits the check to some of the power's generals.
    """
    outside = _outside(state, state.setting.generals_of[power] if generals is None else generals)
    if not outside:
        return [], {}
    enemies = state.enemy_pieces(power)
    wanted = bits([state.place[general] for general in outside])
    lengths = reach(state, power, enemies, wanted)
    found = {g: lengths[state.place[g]] for g in outside if state.place[g] in lengths}
    unsupplied = [general for general in outside if general not in found]
    hussars = _raiding(state, power, outside)
    if not hussars:
        return unsupplied, {}
    free = reach(state, power, enemies | hussars, wanted)
    return unsupplied, {g: length for g, length in found.items() if state.place[g] not in free}


def paths(state: State, power: int) -> int:
    """9.c: the cities on all short enough paths of a power's generals who need one, whatever is on them."""
    outside = _outside(state, state.setting.generals_of[power])
    return _between(state, power, bits([state.place[general] for general in outside]))


def _outside(state: State, generals: tuple[int, ...]) -> list[int]:
    """9.b: those of some generals who need a supply path."""
    return [general for general in generals if state.place[general] >= 0 and not _at_home(state, general)]


def _raiding(state: State, power: int, generals: list[int]) -> int:
    """9.g: the hussars that could block paths to these generals."""
    found, place, trains = 0, state.place, state.setting.trains_of[power]
    for hussar in state.hussars if state.enemies[power] >> AUSTRIA & 1 else ():
        away = state.setting.board.distance[hussar]
        for train in trains if hussar >= 0 else ():
            for general in generals if place[train] >= 0 else ():
                if away[place[train]] + away[place[general]] <= LONGEST:
                    found |= 1 << hussar
    return found


def _at_home(state: State, general: int) -> bool:
    """9.b, 22.a: whether a general is in supply at home; Arenberg in the Netherlands or by allied train."""
    setting, place = state.setting, state.place[general]
    if state.home[setting.power_of[general]] >> place & 1:
        return True
    if general != setting.arenberg or not setting.variant.dutch_arenberg:
        return False
    blocked = state.enemy_pieces(PRAGMATIC)
    return bool(setting.netherlands >> place & 1) or place in reach(state, PRAGMATIC, blocked, 1 << place)


class SupplyPhase(Phase, kind="supply"):
    """9.a, 19.3.a: checks supply for the powers of the stage, one after the other."""

    def run(self, state: State, out: Out) -> None:
        """Lets each power pay its tolls where it must."""
        state.agenda.append(SaxonyDue())
        for power in reversed(state.stage_powers(self.stage)):
            state.agenda.append(Toll(power, _foreign_command(state, power)))


def _foreign_command(state: State, power: int) -> tuple[tuple[int, int], ...]:
    """16.d: a power's generals under another power's command in mixed stacks, with that power."""
    stacked = [g for g in state.setting.generals_of[power] if len(state.at.get(state.place[g], ())) > 1]
    commands = [(general, state.commanding_power(state.place[general])) for general in stacked]
    return tuple([(general, command) for general, command in commands if command != power])


def check_supply(state: State, power: int, led: dict[int, int], hungry: list[int], out: Out) -> None:
    """9.d, 9.e, 16.c, 16.d: turns generals face-down or face-up; lack of supply costs troops and points."""
    setting = state.setting
    on_map = [general for general in setting.generals_of[power] if state.place[general] >= 0]
    losses: dict[int, int] = {}
    for general in on_map:
        bit = 1 << general
        if general in hungry:
            losses[general] = 2 if state.down & bit else 1
            emit(out, OutOfSupply, general, losses[general])
            state.down |= bit
        elif state.down & bit:
            state.down &= ~bit
            emit(out, Supplied, general)
    for city in dict.fromkeys(state.place[general] for general in losses):
        together = [general for general in on_map if state.place[general] == city]
        lose_troops(state, together, {g: losses[g] for g in together if g in losses}, out)
        removed = sum(state.place[general] == REMOVED for general in together)
        lose_points(state, led.get(together[0], power), removed, bool(setting.bohemia >> city & 1), out)


class TollChoices(Choices):
    """9.g, 9.h: what a power pays for paths through hussars, and which generals that supplies."""

    def __init__(self, state: State, power: int, due: dict[int, int]) -> None:
        """`due` maps the generals who need a toll to its size."""
        self.state, self.power, self.due = state, power, due
        self.cost = sum(due.values())
        self.rich = can_pay(state, power, self.cost)
        self.payments = Payments(state, power, self.cost)

    def fitting(self) -> list[tuple[int, ...]]:
        """9.h: the maximal sets of generals that the whole hand can pay for."""
        sum_of_hand = sum(worth(self.state, card) for card in self.state.hands[self.power])
        subsets = (s for size in range(len(self.due) + 1) for s in combinations(sorted(self.due), size))
        sets = [chosen for chosen in subsets if sum(self.due[g] for g in chosen) <= sum_of_hand]
        return [s for s in sets if not any(set(s) < set(other) for other in sets)]

    def refusal(self, action: Action) -> Refusal | None:
        """Why this payment is not possible, or None if it is."""
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

    def __iter__(self) -> Iterator[Action]:
        """Every payment for all generals, or else the whole hand for each set of generals it covers."""
        if self.rich:
            return (PayToll(self.power, cards, tuple(sorted(self.due))) for cards in self.payments)
        hand = tuple(self.state.hands[self.power])
        return (PayToll(self.power, hand, chosen) for chosen in self.fitting())

    def count(self) -> int:
        """The number of payments, or of sets of generals."""
        return self.payments.count() if self.rich else len(self.fitting())

    def drawn(self, rng: Random) -> Action:
        """A random payment or set of generals, all equally likely."""
        if self.rich:
            return PayToll(self.power, self.payments.sample(rng), tuple(sorted(self.due)))
        return super().drawn(rng)


class Toll(Decision, kind="toll", rules="9.g 9.h 9.i 8.h 8.k"):
    """9: the supply check of one power, which decides only if it owes a toll and has cards."""

    payer: Power
    under: tuple[tuple[Piece, Power], ...] = ()
    """16.d: the power's generals under another power's command, with that power."""

    def power(self, state: State) -> int:
        """The power whose supply is checked."""
        return self.payer

    def asks(self, state: State) -> bool:
        """Whether the power owes a toll and has cards to pay with."""
        if not state.hands[self.payer] or max(state.hussars, default=-1) < 0:
            return False
        outside = _outside(state, state.setting.generals_of[self.payer])
        return bool(_raiding(state, self.payer, outside) and tolls(state, self.payer)[1])

    def skip(self, state: State, out: Out) -> None:
        """Checks supply without any payment."""
        state.agenda.pop()
        unsupplied, due = tolls(state, self.payer)
        check_supply(state, self.payer, dict(self.under), [*unsupplied, *due], out)

    def choices(self, state: State, seat: int) -> TollChoices:
        """The ways to pay the toll."""
        return TollChoices(state, self.payer, tolls(state, self.payer)[1])

    def apply(self, state: State, seat: int, action: PayToll, out: Out) -> None:
        """Pays the toll and checks supply."""
        unsupplied, due = tolls(state, self.payer)
        state.agenda.pop()
        pay(state, self.payer, action.cards, out)
        hungry = [general for general in due if general not in action.supplied]
        check_supply(state, self.payer, dict(self.under), unsupplied + hungry, out)
