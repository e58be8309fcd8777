"""13 Winter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

from maria.actions import Action, Assign, Recruit
from maria.box.tables import bits, members
from maria.knowledge import STRONGEST
from maria.rules.consent import consented
from maria.rules.hussars import drive_off
from maria.rules.movement import refuse_commander, take_trains
from maria.rules.stacks import join, may_stack
from maria.rules.step import Choices, Decision, Event, Refusal
from maria.rules.tactical_cards import cheapest_payment, pay, random_payment, refuse_payment, worth
from maria.state import BAVARIA, FRANCE, OFF_MAP, REMOVED, STAGES, State, Step

COST = 4


def winter(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """5.d: the powers recruit in the order of the action stages."""
    out.append(Event("winter", {"turn": state.turn}))
    if state.setting.advanced:
        state.agenda.append(Step("scoring"))
    powers = [power for stage in range(len(STAGES)) for power in state.stage_powers(stage)]
    state.agenda.extend(Step("recruit", (power,)) for power in reversed(powers))


def entry_cities(state: State, general: int) -> int:
    """13.c, 13.e, 22.a, SG.k: where a general may re-enter: friendly major fortresses at home.

    In the short games French generals may use München too, in the advanced game Arenberg Dutch fortresses.
    """
    power = state.setting.power_of[general]
    land = state.home[power]
    if state.setting.advanced:
        land |= state.setting.netherlands if general == state.setting.arenberg else 0
    elif power == FRANCE:
        land |= state.home[BAVARIA]
    cities = land & state.setting.board.major_fortresses & state.friendly_fortresses(power)
    return cities & state.setting.land


def may_enter(state: State, general: int, city: int) -> bool:
    """13.c, 13.d, 13.g: whether a general may stand on a fortress, alone or in a stack."""
    setting = state.setting
    power = setting.power_of[general]
    there = [piece for piece in state.pieces_at(city) if not _enemy_train(state, power, piece)]
    if not there:
        return True
    mate = there[0]
    return (
        len(there) == 1
        and mate < setting.generals
        and may_stack(state, general, mate)
        and consented(state, general, mate, city)
    )


def _enemy_train(state: State, power: int, piece: int) -> bool:
    setting = state.setting
    return piece >= setting.generals and bool(state.enemies[power] >> setting.power_of[piece] & 1)


def removed_generals(state: State, power: int) -> list[int]:
    """A power's removed generals, those with the fewest ways back first."""
    removed = [g for g in state.setting.generals_of[power] if state.place[g] == REMOVED]
    return sorted(removed, key=lambda general: general == state.setting.arenberg)


def rooms(state: State, general: int) -> list[int]:
    """Places for a removed general, a city once for each general who could still come to stand there."""
    power = state.setting.power_of[general]
    found: list[int] = []
    for city in members(entry_cities(state, general)):
        if may_enter(state, general, city):
            there = [piece for piece in state.pieces_at(city) if not _enemy_train(state, power, piece)]
            found += [city] * (2 - len(there))
    return found


def entering(state: State, power: int) -> int:
    """How many removed generals could re-enter together."""
    taken: Counter[int] = Counter()
    count = 0
    for general in removed_generals(state, power):
        free = Counter(rooms(state, general)) - taken
        if free:
            taken[min(free)] += 1
            count += 1
    return count


def capacity(state: State, power: int) -> int:
    """13.b, 17.u: how many troops the power's generals can take, those who could re-enter included."""
    generals = state.setting.generals_of[power]
    on_map = sum(STRONGEST - state.troops[g] for g in generals if state.place[g] >= 0)
    return on_map + STRONGEST * entering(state, power)


def assignable(state: State, power: int, count: int) -> int:
    """17.r: of troops given by a card, those that somebody can take."""
    return min(count, capacity(state, power))


def takers(state: State, power: int) -> list[int]:
    """The generals who, as far as everybody knows, could get troops: on the map, or with a place to enter.

    A removed general's place is a choice of its own, so he counts for each of them.
    """
    on_map = [general for general in state.setting.generals_of[power] if state.place[general] >= 0]
    removed = [general for general in state.setting.generals_of[power] if state.place[general] == REMOVED]
    return on_map + [general for general in removed for _ in entries_of(state, general)]


def entries_of(state: State, general: int) -> list[tuple[int, int]]:
    """13.c, 6.i: where a removed general could re-enter, and who would be in command, -1 if ranks decide."""
    setting, found = state.setting, []
    for city in dict.fromkeys(rooms(state, general)):
        mates = state.generals_at(city)
        equal = mates and setting.rank_of[mates[0]] == setting.rank_of[general]
        found += [(city, general), (city, mates[0])] if equal else [(city, -1)]
    return found


class RecruitChoices(Choices):
    """13.a: how many troops to buy, and the cards that pay for them."""

    def __init__(self, state: State, power: int) -> None:
        """Finds how many the power can pay and place."""
        self.state, self.power = state, power
        wealth = sum(worth(state, card) for card in state.hands[power])
        self.most = min(wealth // COST, capacity(state, power))

    def refusal(self, action: Action) -> Refusal | None:
        """13.a, 13.b: why so many cannot be bought this way."""
        if not isinstance(action, Recruit) or action.power != self.power:
            return Refusal("5.d", "refused-not-now")
        if not 0 <= action.count <= capacity(self.state, self.power):
            return Refusal("13.b", "refused-recruits", {"most": capacity(self.state, self.power)})
        if not action.count:
            return Refusal("8.k", "refused-pays-too-much", {"paid": 1, "cost": 0}) if action.cards else None
        return refuse_payment(self.state, self.power, action.cards, COST * action.count)

    def sample(self, rng: Random) -> Action:
        """A number at random, and a payment."""
        count = int(rng.random() * (self.most + 1))
        cards = random_payment(self.state, self.power, COST * count, rng) if count else ()
        return Recruit(self.power, count, cards)

    def representatives(self) -> Iterator[Action]:
        """Every number, with the cheapest payment."""
        yield Recruit(self.power, 0, ())
        for count in range(1, self.most + 1):
            yield Recruit(self.power, count, cheapest_payment(self.state, self.power, COST * count))

    def several(self) -> bool:
        """Whether a troop can be bought."""
        return self.most > 0


class RecruitStep(Decision):
    """13.a: a power buys troops; everybody who has cards and room for a troop is asked."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The power's seat, unless everybody can see that it has no cards or no room."""
        (power,) = step.values
        hidden = any(state.place[g] == OFF_MAP for g in state.setting.generals_of[power])
        room = takers(state, power) if hidden else capacity(state, power)
        return (state.seat_of[power],) if state.hands[power] and room else ()

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Numbers of troops and their payments."""
        return RecruitChoices(state, step.values[0])

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """Pays; who gets the troops is asked next."""
        assert isinstance(action, Recruit)
        state.agenda.pop()
        pay(state, action.power, action.cards, out)
        out.append(Event("recruited", {"power": action.power, "count": action.count}))
        if action.count:
            state.agenda.append(Step("assign", (action.power, action.count)))


class AssignChoices(Choices):
    """13.b, 13.c: who gets the new troops, and where removed generals re-enter."""

    def __init__(self, state: State, power: int, count: int) -> None:
        """`count` troops have been bought."""
        self.state, self.power, self.count = state, power, count

    def refusal(self, action: Action) -> Refusal | None:
        """Why the troops cannot be given out like that."""
        state, setting = self.state, self.state.setting
        if not isinstance(action, Assign) or action.power != self.power:
            return Refusal("5.d", "refused-not-now")
        own = setting.generals_of[self.power]
        given = dict(action.troops)
        if len(given) != len(action.troops) or any(g not in own or n < 1 for g, n in action.troops):
            return Refusal("13.b", "refused-assign")
        if sum(given.values()) != self.count:
            return Refusal("13.b", "refused-assign-sum", {"count": self.count})
        if any(state.troops[general] + count > STRONGEST for general, count in given.items()):
            return Refusal("13.b", "refused-too-strong")
        entering = [general for general, _, _ in action.entries]
        coming = [general for general in given if state.place[general] < 0]
        if sorted(entering) != sorted(coming) or any(state.place[g] != REMOVED for g in coming):
            return Refusal("13.b", "refused-entering")
        trial = state.copy()
        for general, city, commander in action.entries:
            if not 0 <= city < len(setting.board.cities) or not entry_cities(trial, general) >> city & 1:
                return Refusal("13.c", "refused-entry-city", {"city": city})
            if not may_enter(trial, general, city):
                agreed = trial.copy()
                agreed.consents = frozenset((seat, -1, -1) for seat in range(len(setting.seats)))
                if may_enter(agreed, general, city):
                    return Refusal("10.1.p", "refused-consent", {"city": city})
                rule = "13.c" if state.enemy_pieces(self.power) >> city & 1 else "13.g"
                return Refusal(rule, "refused-entry-full", {"city": city})
            refusal = refuse_commander(trial, general, city, commander)
            if refusal:
                return refusal
            enter(trial, general, city, commander, [])
        return None

    def sample(self, rng: Random) -> Action:
        """Troop by troop to somebody who can take it; where that leads nowhere, one of the plain ways."""
        state, setting = self.state, self.state.setting
        space = {g: rooms(state, g) for g in setting.generals_of[self.power] if state.place[g] == REMOVED}
        given: dict[int, int] = {}
        entries: dict[int, int] = {}
        generals = [g for g in setting.generals_of[self.power] if state.place[g] >= REMOVED]
        for _ in range(self.count):
            free = {g: _free(space[g], entries) for g in space if g not in entries}
            able = [
                g
                for g in generals
                if state.troops[g] + given.get(g, 0) < STRONGEST
                and (state.place[g] >= 0 or g in entries or free[g])
            ]
            if not able:
                return next(self.representatives())
            general = able[int(rng.random() * len(able))]
            given[general] = given.get(general, 0) + 1
            if state.place[general] < 0 and general not in entries:
                entries[general] = free[general][int(rng.random() * len(free[general]))]
        return Assign(self.power, tuple(sorted(given.items())), self._entries(entries, rng))

    def _entries(self, entries: dict[int, int], rng: Random | None) -> tuple[tuple[int, int, int], ...]:
        """6.i: with equal ranks the general who comes in takes the command, unless chance decides."""
        made = []
        for general, city in sorted(entries.items()):
            commanders = [who for where, who in entries_of(self.state, general) if where == city]
            made.append((general, city, commanders[int(rng.random() * len(commanders)) if rng else 0]))
        return tuple(made)

    def representatives(self) -> Iterator[Action]:
        """For each general and each of his places: all to him as far as he can take them, then the others."""
        state = self.state
        generals = [g for g in state.setting.generals_of[self.power] if state.place[g] >= 0]
        generals += removed_generals(state, self.power)
        seen: set[Action] = set()
        for favourite in generals:
            removed = state.place[favourite] == REMOVED
            for entry in entries_of(state, favourite) if removed else [(-1, -1)]:
                action = self._favouring(favourite, entry, generals)
                if action and action not in seen:
                    seen.add(action)
                    yield action

    def _favouring(self, favourite: int, entry: tuple[int, int], generals: list[int]) -> Assign | None:
        state, left = self.state, self.count
        given: dict[int, int] = {}
        entries: dict[int, int] = {}
        for general in (favourite, *(g for g in generals if g != favourite)):
            count = min(left, STRONGEST - state.troops[general])
            if not count:
                continue
            if state.place[general] < 0:
                free = _free(rooms(state, general), entries)
                if not free:
                    continue
                entries[general] = entry[0] if general == favourite else free[0]
            given[general] = count
            left -= count
        made = self._entries(entries, None)
        if favourite in entries:
            others = [other for other in made if other[0] != favourite]
            made = tuple(sorted([(favourite, *entry), *others]))
        return None if left else Assign(self.power, tuple(sorted(given.items())), made)

    def several(self) -> bool:
        """Whether the troops could be given out in more than one way."""
        state = self.state
        able = [g for g in takers(state, self.power) if state.troops[g] < STRONGEST]
        coming = any(state.place[g] == REMOVED for g in able)
        return len(able) > 1 and (self.count < capacity(state, self.power) or coming)


def _free(space: list[int], entries: dict[int, int]) -> list[int]:
    """The places that others who re-enter have not taken."""
    return list((Counter(space) - Counter(entries.values())).elements())


def enter(state: State, general: int, city: int, commander: int, out: list[Event]) -> None:
    """13.c, 13.d: a removed general comes back to the map."""
    state.place[general] = city
    out.append(Event("entered", {"general": general, "city": city}))
    take_trains(state, general, city, out)
    drive_off(state, city, out)


class AssignStep(Decision):
    """13.b: who gets the troops is secret; who re-enters where is seen."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The power's seat, unless a single general can take the troops."""
        power, _ = step.values
        return (state.seat_of[power],) if len(takers(state, power)) > 1 else ()

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """A single general takes them all."""
        power, count = step.values
        (only,) = AssignChoices(state, power, count).representatives()
        self.apply(state, step, state.seat_of[power], only, out)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Ways to give the troops out."""
        return AssignChoices(state, *step.values)

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """Gives the troops out, and lets generals re-enter."""
        assert isinstance(action, Assign)
        state.agenda.pop()
        given = dict(action.troops)
        for general, count in given.items():
            state.troops[general] += count
        for general, city, commander in action.entries:
            enter(state, general, city, commander, out)
        on_map = bits(g for g in state.setting.generals_of[action.power] if state.place[g] >= 0)
        state.known.gain(on_map, sum(given.values()))
        for general, city, commander in action.entries:
            state.known.learn(1 << general, 1, STRONGEST)
            if len(state.generals_at(city)) == 2:
                join(state, general, city, commander)
        out.append(
            Event("assigned", {"power": action.power}, {"troops": tuple(chain(*action.troops))}, (seat,))
        )
