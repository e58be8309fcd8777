"""13 Winter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from maria.actions import Action, Assign, Recruit
from maria.box.tables import bits, members
from maria.events import CountEvent, Event, Guarded, Out, Secret, Values, counted, emit
from maria.knowledge import STRONGEST
from maria.rules.consent import agreed
from maria.rules.hussars import drive_off
from maria.rules.stacks import commanders, could_join, join, refuse_commander
from maria.rules.step import Automatic, Decision, Grouped, Refusal, Shares, Value
from maria.rules.tactical_cards import Payments, pay, refuse_payment, worth
from maria.rules.trains import take_trains
from maria.rules.victory import WinterScoring
from maria.state import OFF_MAP, REMOVED, STAGES, City, Piece, Power, State

COST = 4
Entries = tuple[tuple[int, int, int], ...]
"""The generals who re-enter, each with his city and the commander there, as in `Assign`."""


class WinterBegan(Event, kind="winter", rule="5.d", heading=True):
    """5.d: winter follows a turn."""

    turn: int


class Recruited(CountEvent, rule="13.a"):
    """13.a: a power buys troops, or none."""


class Entered(Event, rule="13.c"):
    """13.c: a general comes back to the map."""

    general: Piece
    city: City


class Assigned(Guarded, rule="13.b"):
    """13.b: new troops join generals; who gets how many is secret."""

    power: Power
    troops: Secret[tuple[tuple[Piece, int], ...]]
    seats: tuple[int, ...] = ()

    def details(self, state: State) -> Values:
        """The new troops of each general."""
        return {"troops": counted((general, f"+{count}") for general, count in self.troops or ())}


class Winter(Automatic, kind="winter"):
    """5.d: the powers recruit in the order of the action stages, then winter is scored (13.f)."""

    def run(self, state: State, out: Out) -> None:
        """Lets every power that takes part recruit."""
        emit(out, WinterBegan, state.turn)
        if state.setting.variant.pools:
            state.agenda.append(WinterScoring())
        powers = [power for stage in range(len(STAGES)) for power in state.stage_powers(stage)]
        state.agenda.extend(Recruiting(power) for power in reversed(powers))


def entry_cities(state: State, general: int) -> int:
    """13.c, 13.e, 22.a, SG.k: where a general may re-enter: friendly major fortresses, mostly at home."""
    setting = state.setting
    power = setting.power_of[general]
    land = state.home[power] | setting.variant.more_entry_land(state, general)
    cities = land & setting.board.major_fortresses & state.friendly_fortresses(power)
    return cities & setting.land


def may_enter(state: State, general: int, city: int) -> bool:
    """13.c, 13.d, 13.g: whether a general may re-enter in a city, alone or in a stack."""
    there = _staying(state, general, city)
    return not there or (len(there) == 1 and could_join(state, general, there[0], city))


def _staying(state: State, general: int, city: int) -> list[int]:
    """13.d: the pieces on a city, except enemy trains, which a general eliminates."""
    setting = state.setting
    enemies, owner = state.enemies[setting.power_of[general]], setting.power_of
    return [p for p in state.pieces_at(city) if p < setting.generals or not enemies >> owner[p] & 1]


def removed_generals(state: State, power: int) -> list[int]:
    """A power's removed generals, those with the fewest cities to re-enter first."""
    removed = [g for g in state.setting.generals_of[power] if state.place[g] == REMOVED]
    return sorted(removed, key=lambda general: general == state.setting.arenberg)


def rooms(state: State, general: int, kept: bool = False) -> list[int]:
    """Cities where a removed general could re-enter, repeated once for each general they have room for.

    21.a: with `kept`, without the cities that treaties close to him.
    """
    open_ = entry_cities(state, general) & ~(state.closed_by_treaties(general) if kept else 0)
    cities = [city for city in members(open_) if may_enter(state, general, city)]
    return [city for city in cities for _ in range(2 - len(_staying(state, general, city)))]


def entering(state: State, power: int) -> int:
    """13.b, 13.c: how many removed generals could re-enter together at most."""
    space = {general: Counter(rooms(state, general, kept=True)) for general in removed_generals(state, power)}
    there: dict[int, list[int]] = {}
    return sum(_finds_place(general, space, there, set()) for general in space)


def _finds_place(
    general: int, space: dict[int, Counter[int]], there: dict[int, list[int]], tried: set[int]
) -> bool:
    """Whether a general can be placed, moving those already placed to other cities if necessary."""
    for city, room in space[general].items():
        if city in tried:
            continue
        tried.add(city)
        guests = there.setdefault(city, [])
        if len(guests) < room:
            guests.append(general)
            return True
        for guest in guests:
            if _finds_place(guest, space, there, tried):
                guests[guests.index(guest)] = general
                return True
    return False


def capacity(state: State, power: int) -> int:
    """13.b, 17.u: how many troops the power's generals can take, counting those who could re-enter."""
    generals = state.setting.generals_of[power]
    on_map = sum(STRONGEST - state.troops[g] for g in generals if state.place[g] >= 0)
    return on_map + STRONGEST * entering(state, power)


def takers(state: State, power: int) -> list[int]:
    """10.1.p: the generals who could get troops with all consents; a removed one once for each entry."""
    generals, asked = state.setting.generals_of[power], agreed(state)
    on_map = [general for general in generals if state.place[general] >= 0]
    removed = [general for general in generals if state.place[general] == REMOVED]
    return on_map + [general for general in removed for _ in entries_of(asked, general)]


def entries_of(state: State, general: int) -> list[tuple[int, int]]:
    """13.c, 6.i: where a removed general could re-enter, and who would command there, -1 if ranks decide."""
    cities = dict.fromkeys(rooms(state, general))
    return [(city, commander) for city in cities for commander in commanders(state, general, city)]


class RecruitChoices(Grouped):
    """13.a: how many troops to buy, and the cards that pay for them."""

    def __init__(self, state: State, power: int) -> None:
        """Finds how many troops the power can pay for and place."""
        self.state, self.power = state, power
        wealth = sum(worth(state, card) for card in state.hands[power])
        self.most = min(wealth // COST, capacity(state, power))

    def refusal(self, action: Action) -> Refusal | None:
        """13.a, 13.b: why these troops cannot be bought with these cards, or None if they can."""
        if not isinstance(action, Recruit) or action.power != self.power:
            return Refusal("5.d", "refused-not-now")
        if not 0 <= action.count <= capacity(self.state, self.power):
            return Refusal("13.b", "refused-recruits", {"most": capacity(self.state, self.power)})
        if not action.count:
            return Refusal("8.k", "refused-pays-too-much", {"paid": 1, "cost": 0}) if action.cards else None
        return refuse_payment(self.state, self.power, action.cards, COST * action.count)

    def groups(self) -> Iterator[tuple[Payments, Callable[[tuple[int, ...]], Action]]]:
        """The payments for each number of troops."""
        for count in range(self.most + 1):
            yield Payments(self.state, self.power, COST * count), partial(Recruit, self.power, count)

    def __iter__(self) -> Iterator[Action]:
        """Every number with every payment, starting with one payment for each number."""
        rows = [map(made, payments) for payments, made in self.groups()]
        while rows:
            for row in rows.copy():
                if action := next(row, None):
                    yield action
                else:
                    rows.remove(row)

    def several(self) -> bool:
        """Whether any troops can be bought."""
        return self.most > 0


class Recruiting(Decision, kind="recruit", rules="13.a 13.b 8.h 8.k"):
    """13.a: a power buys troops; it decides if it has cards and room for a troop."""

    buyer: Power

    def power(self, state: State) -> int:
        """The power that buys."""
        return self.buyer

    def asks(self, state: State) -> bool:
        """Whether, judging by public facts, the power has cards and room for troops."""
        power = self.buyer
        if not state.hands[power]:
            return False
        hidden = any(state.place[g] == OFF_MAP for g in state.setting.generals_of[power])
        return bool(takers(state, power) if hidden else capacity(agreed(state), power))

    def choices(self, state: State, seat: int) -> RecruitChoices:
        """Numbers of troops with their payments."""
        return RecruitChoices(state, self.buyer)

    def apply(self, state: State, seat: int, action: Recruit, out: Out) -> None:
        """Pays; assigning the troops is the next step."""
        state.agenda.pop()
        pay(state, action.power, action.cards, out)
        emit(out, Recruited, action.power, action.count)
        if action.count:
            state.agenda.append(Assigning(action.power, action.count))


class AssignChoices(Grouped):
    """13.b, 13.c: who gets the new troops, and where removed generals re-enter."""

    def __init__(self, state: State, power: int, count: int) -> None:
        """`count` is the number of troops bought."""
        self.state, self.power, self.troops = state, power, count

    def refusal(self, action: Action) -> Refusal | None:
        """Why the troops cannot be assigned like this, or None if they can."""
        state, setting = self.state, self.state.setting
        if not isinstance(action, Assign) or action.power != self.power:
            return Refusal("5.d", "refused-not-now")
        own = setting.generals_of[self.power]
        given = dict(action.troops)
        if len(given) != len(action.troops) or any(g not in own or n < 1 for g, n in action.troops):
            return Refusal("13.b", "refused-assign")
        if sum(given.values()) != self.troops:
            return Refusal("13.b", "refused-assign-sum", {"count": self.troops})
        if any(state.troops[general] + count > STRONGEST for general, count in given.items()):
            return Refusal("13.b", "refused-too-strong")
        entered = [general for general, _, _ in action.entries]
        coming = [general for general in given if state.place[general] < 0]
        if sorted(entered) != sorted(coming) or any(state.place[g] != REMOVED for g in coming):
            return Refusal("13.b", "refused-entering")
        trial = state.copy()
        for general, city, commander in action.entries:
            if not 0 <= city < len(setting.board.cities) or not entry_cities(trial, general) >> city & 1:
                return Refusal("13.c", "refused-entry-city", {"city": city})
            if not may_enter(trial, general, city):
                if may_enter(agreed(trial), general, city):
                    return Refusal("10.1.p", "refused-consent", {"city": city})
                rule = "13.c" if state.enemy_pieces(self.power) >> city & 1 else "13.g"
                return Refusal(rule, "refused-entry-full", {"city": city})
            if refusal := refuse_commander(trial, general, city, commander):
                return refusal
            enter(trial, general, city, commander, [])
        return None

    def ways_in(self) -> Iterator[Entries]:
        """13.c: all ways in which removed generals, all, some or none, could re-enter together."""
        state, setting = self.state, self.state.setting
        removed = [g for g in setting.generals_of[self.power] if state.place[g] == REMOVED]
        places = [[-1, *dict.fromkeys(rooms(state, general))] for general in sorted(removed)]
        for cities in product(*places):
            coming = [(g, city) for g, city in zip(sorted(removed), cities, strict=True) if city >= 0]
            yield from self._commanded(state, coming)

    def _commanded(self, state: State, coming: list[tuple[int, int]]) -> Iterator[Entries]:
        """6.i: every way to name commanders where equal ranks meet; none if a city is too full."""
        if not coming:
            yield ()
            return
        (general, city), *others = coming
        if not may_enter(state, general, city):
            return
        for commander in commanders(state, general, city):
            trial = state.copy()
            enter(trial, general, city, commander, [])
            for rest in self._commanded(trial, others):
                yield ((general, city, commander), *rest)

    def groups(self) -> Iterator[tuple[Shares, Callable[[tuple[int, ...]], Assign]]]:
        """Every way to let generals re-enter, with the ways to share the troops."""
        state = self.state
        on_map = [g for g in state.setting.generals_of[self.power] if state.place[g] >= 0]
        for entries in self.ways_in():
            coming = [general for general, _, _ in entries]
            generals = sorted(on_map + coming)
            least = [int(general in coming) for general in generals]
            most = [STRONGEST - state.troops[general] for general in generals]
            yield Shares(self.troops, least, most), partial(self._assign, entries, generals)

    def _assign(self, entries: Entries, generals: list[int], shares: tuple[int, ...]) -> Assign:
        given = [(g, count) for g, count in zip(generals, shares, strict=True) if count]
        return Assign(self.power, tuple(given), entries)


def enter(state: State, general: int, city: int, commander: int, out: Out) -> None:
    """13.c, 13.d: puts a removed general back on the map."""
    state.move(general, city)
    emit(out, Entered, general, city)
    take_trains(state, general, city, out)
    drive_off(state, city, out)


class Assigning(Decision, kind="assign", rules="13.a 13.b 13.c 17.r"):
    """13.b, 17.o: who gets troops is secret; who re-enters where is public."""

    owner: Power
    count: int

    def asks(self, state: State) -> bool:
        """Whether more than one general could take the troops."""
        return len(takers(state, self.owner)) > 1

    def skip(self, state: State, out: Out) -> None:
        """Gives a single general all troops."""
        seat = state.seat_of[self.owner]
        (only,) = self.choices(state, seat)
        assert isinstance(only, Assign)
        self.apply(state, seat, only, out)

    def choices(self, state: State, seat: int) -> AssignChoices:
        """The ways to assign the troops."""
        return AssignChoices(state, self.owner, self.count)

    def counts_on(self, state: State, without: State) -> bool:
        """10.1.p, 21.a: whether a removed general has room in `state` that he would lose in `without`."""
        removed = removed_generals(state, self.owner)
        return any(
            Counter(rooms(state, g, kept=True)) - Counter(rooms(without, g, kept=True)) for g in removed
        )

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """The power, and the number of troops."""
        return {"power": self.owner, "count": self.count}

    def apply(self, state: State, seat: int, action: Assign, out: Out) -> None:
        """Assigns the troops, and lets generals re-enter."""
        state.agenda.pop()
        for general, count in action.troops:
            state.troops[general] += count
        for general, city, commander in action.entries:
            enter(state, general, city, commander, out)
        on_map = bits(g for g in state.setting.generals_of[action.power] if state.place[g] >= 0)
        state.known.change(on_map, sum(count for _, count in action.troops))
        for general, city, commander in action.entries:
            state.known.learn(1 << general, 1, STRONGEST)
            if len(state.generals_at(city)) == 2:
                join(state, general, city, commander)
        emit(out, Assigned, action.power, action.troops, seats=(seat,))
