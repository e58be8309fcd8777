"""How captain judges a map; all worth is counted in victory markers: a fortress conquered is about one."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import NamedTuple

from maria.box.tables import bits, members
from maria.rules.clauses.kept import next_stage
from maria.rules.clauses.places import GoesTo, NotAttack, Placing
from maria.rules.conquest import PROTECTION, new_control, protectors
from maria.rules.neutrality import fights
from maria.rules.stacks import may_stack
from maria.rules.supply import LONGEST, rings
from maria.rules.victory_markers import ENOUGH_ELECTORS, POINT
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY, State
from maria.treaty import standing

SUIT_POINTS, RESERVE_POINTS = 54 / 38, 12 / 38
"""What a hidden card is worth in a given suit on average, as a card of the suit and as a Reserve."""
SPENT = 0.6
"""The part of their cards that others are expected to spend on a combat."""
PULL = tuple(0.84**away for away in range(256))
"""How much of its worth a target keeps when it is so many cities away."""
COVER = 1.2
"""What it is worth to protect a fortress that nobody else protects, for each marker its loss would cost."""
NEARER = 0.85
"""How much of that an approach is worth, for each city that is left."""
FARTHEST = 20
"""A general does not think of fortresses that are farther away."""
RISK = 0.8
"""How much of the danger of an attack counts."""
REACH = 4
"""How far away an army can be and still attack in its next stage."""
JOINED = 0.7
"""How much of a second army counts in a danger."""
URGENT = 0.3
"""How much more a marker counts for each one that a power needs less than four."""
NEARLY = LONGEST + 2
"""A general who is no farther from his train is nearly in supply."""
GOALS = 10
"""How many targets a general thinks of."""


class Army(NamedTuple):
    """Enemy generals on a city: their troops as far as can be told, and the power in command."""

    city: int
    troops: float
    power: int
    cards: float
    """What their cards are expected to add in a combat."""


def places(state: State, pieces: Iterable[int]) -> list[int]:
    """The cities of those pieces that are on the map."""
    return [state.place[piece] for piece in pieces if state.place[piece] >= 0]


def nearest(state: State, city: int, others: int) -> float:
    """How far the nearest of other cities is; so far if there is none."""
    row = state.setting.board.distance[city]
    return min((row[other] for other in members(others)), default=9)


def abroad(state: State, power: int) -> list[int]:
    """The cities of a power's generals who are not at home."""
    found = places(state, state.setting.generals_of[power])
    return [city for city in found if not state.home[power] >> city & 1]


def estimated_troops(state: State, seat: int) -> list[float]:
    """The troops of every general: a seat knows its own, of others totals and bounds tell something."""
    setting = state.setting
    troops: list[float] = list(map(float, state.troops))
    for power in range(6):
        if state.seat_of[power] == seat:
            continue
        generals = [general for general in setting.generals_of[power] if state.troops[general]]
        middles = {general: sum(state.known.bounds(general)) / 2 for general in generals}
        whole = sum(middles.values())
        for general in generals:
            troops[general] = middles[general] * state.total(power) / whole if whole else 0.0
    return troops


def fortress_worth(state: State, power: int, city: int) -> float:
    """What it is worth to a power to conquer an enemy fortress."""
    setting, bit = state.setting, 1 << city
    extra = 0.15 if setting.board.major_fortresses & bit else 0.0
    if not setting.variant.pools:
        return short_worth(state, power, bit) + extra
    if setting.electors & bit:
        side = FRANCE if state.allied(power, FRANCE) else AUSTRIA
        lacking = ENOUGH_ELECTORS - (state.held[side] & setting.electors).bit_count()
        return 0.7 if lacking == 1 else 0.45 if lacking == 2 else 0.25
    owner, marked = new_control(state, power, city)
    gain = 1.0 if marked and owner == state.major_of(power) else 0.35
    denied = 0.6 * urgency(state, state.controller(city)) if state.marked & bit else 0.0
    return gain * urgency(state, state.major_of(power)) + extra + denied


def urgency(state: State, power: int) -> float:
    """How much more a marker counts for a power that is near to victory."""
    if not state.setting.variant.pools or power < 0:
        return 1.0
    return 1.0 + URGENT * max(0, 4 - state.pool[power])


def short_worth(state: State, power: int, bit: int) -> float:
    """14.c, 14.d, SG.i: what counts in the games without pools."""
    setting, home = state.setting, state.home
    if state.ceded:
        lands = {
            AUSTRIA: home[BAVARIA] | home[FRANCE] | home[AUSTRIA],
            PRAGMATIC: home[FRANCE] | home[PRAGMATIC],
            FRANCE: setting.core | setting.netherlands | setting.austrian_netherlands | home[FRANCE],
            BAVARIA: setting.core | home[BAVARIA],
        }
    else:
        silesia = setting.silesia
        lands = {
            AUSTRIA: home[AUSTRIA] | silesia,
            FRANCE: setting.core,
            BAVARIA: setting.core,
            PRUSSIA: setting.core | silesia,
            SAXONY: setting.core | silesia,
            PRAGMATIC: home[FRANCE],
        }
    return 1.0 if lands.get(power, 0) & bit else 0.05


def win_chance(ours: float, theirs: float) -> float:
    """How likely a side wins, by what both can bring to bear."""
    return 1.0 / (1.0 + exp((theirs - ours) / 4.0))


class Quiet:
    """21: what treaties change in a power's war, as far as they bind in the next stages of the bound."""

    def __init__(self, state: State, power: int) -> None:
        """Looks at all clauses in force."""
        self.closed = 0
        """The fortresses that the power may not take."""
        self.tame = 0
        """The powers that may not attack it, as bits."""
        self.spared = [0] * 6
        """The fortresses that each power may not take."""
        for treaty, number, clause in standing(state.treaties):
            toward = treaty.toward(clause)
            if not isinstance(clause, Placing) or clause.sleeps(state, toward):
                continue
            powers, until = clause.powers(state), treaty.terms[number - 1].until
            where: int = 0 if isinstance(clause, NotAttack | GoesTo) else getattr(clause, "where", 0)
            if powers >> power & 1:
                self.closed |= where
            for bound in members(powers):
                if next_stage(state, bound) <= until:
                    self.spared[bound] |= where
                    if isinstance(clause, NotAttack) and not clause.generals:
                        self.tame |= (toward in (power, state.major_of(power))) << bound


class Front:
    """A power's war: its targets, its enemies, what it must protect, and where it is in supply."""

    def __init__(self, state: State, power: int, troops: list[float]) -> None:
        """Looks at the position once; `worth` is then asked for many cities."""
        setting = state.setting
        self.state, self.power, self.troops = state, power, troops
        self.distance, self.suit_of = setting.board.distance, setting.board.suit_of
        self.friends = state.cooperating[power]
        self.own = [g for g in setting.generals_of[power] if state.place[g] >= 0]
        self.mates = self._standing(self.friends, False)
        self.armies = self._armies()
        self.army_at = {army.city: army for army in self.armies}
        reachable = state.open_land(power)
        if power not in (FRANCE, AUSTRIA) and self.own:
            reachable &= setting.board.on_map[setting.board.map_of[state.place[self.own[0]]]]
        wanted = members(state.enemy_fortresses(power) & reachable)
        self.quiet = Quiet(state, power) if state.treaties else None
        """What treaties have changed."""
        if self.quiet:
            wanted = [city for city in wanted if not self.quiet.closed >> city & 1]
        self.targets = {city: fortress_worth(state, power, city) for city in wanted}
        self.guards = {city: sum(troops[g] for g in protectors(state, city)) for city in self.targets}
        """The strength that protects each target, 0 if it is open to conquest."""
        self.charges = self._charges()
        self.supplied, self.nearly = self._supplied()
        self.protectors = [set(protectors(state, city)) for city, _ in self.charges]
        enemies = members(state.enemies[power])
        self.trains = bits(city for enemy in enemies for city in places(state, setting.trains_of[enemy]))
        self.hand = self._hand()

    def _standing(self, powers: int, fighting: bool) -> dict[int, list[int]]:
        """The generals of some powers by their cities, all of them or those who fight."""
        state, found = self.state, dict[int, list[int]]()
        for general in range(state.setting.generals):
            counts = state.place[general] >= 0 and powers >> state.setting.power_of[general] & 1
            if counts and (not fighting or fights(state, general)):
                found.setdefault(state.place[general], []).append(general)
        return found

    def _armies(self) -> list[Army]:
        state, found = self.state, []
        for city, generals in self._standing(state.enemies[self.power], True).items():
            command = state.commanding_power(city)
            cards = len(state.hands[command]) * (SUIT_POINTS + RESERVE_POINTS) * SPENT
            found.append(Army(city, sum(self.troops[g] for g in generals), command, min(cards, 16.0)))
        return found

    def _charges(self) -> list[tuple[int, float]]:
        """Fortresses that the power can protect, with what their loss would cost, by how near enemies are."""
        state = self.state
        found = []
        for city in members(sum(state.held[friend] for friend in members(self.friends))):
            row, armies = self.distance[city], self.armies
            if self.quiet:
                armies = [army for army in armies if not self.quiet.spared[army.power] >> city & 1]
            near = min((row[army.city] for army in armies), default=99)
            if near > 7:
                continue
            taker = min(armies, key=lambda army: row[army.city]).power
            worth = self._loss(city) * urgency(state, state.major_of(taker))
            found.append((city, worth * (1.0 if near <= 4 else 0.8 ** (near - 4))))
        return found

    def _loss(self, city: int) -> float:
        """What the loss of a fortress would cost: a marker for the enemy, and one's own that lies there."""
        state, bit = self.state, 1 << city
        if state.setting.variant.pools:
            return 0.7 + (0.5 if state.marked & bit else 0.0)
        dear = self.power in (AUSTRIA, PRAGMATIC) or short_worth(state, self.power, bit) > 0.5
        return 0.9 if dear else 0.15

    def _supplied(self) -> tuple[int, int]:
        """9.b, 9.c: where a general is in supply, and where he nearly is; trains in the way can be taken."""
        home = self.state.home[self.power]
        near = list(rings(self.state, self.power, bits(self.army_at), NEARLY))
        return sum(near[:LONGEST]) | home, sum(near) | home

    def _hand(self) -> list[float]:
        """What one's own hand adds to a combat in each suit."""
        setting, hand = self.state.setting, self.state.hands[self.power]
        reserves = sum(setting.card_suit[card] < 0 for card in hand)
        points = [5.0 * reserves] * 4
        for card in hand:
            if setting.card_suit[card] >= 0:
                points[setting.card_suit[card]] += setting.card_value[card]
        return [min(0.8 * value, 20.0) for value in points]

    # ------------------------------------------------------------ worth

    def strength(self, general: int, city: int) -> float:
        """The troops of a general and of those he would be stacked with on a city."""
        mates = [g for g in self.mates.get(city, ()) if g != general and may_stack(self.state, general, g)]
        return self.troops[general] + sum(self.troops[g] for g in mates[:1])

    def combat(self, general: int, city: int, army: Army, ours: float = -1.0) -> float:
        """What a combat from a city against an army is worth."""
        ours = self.strength(general, city) if ours < 0 else ours
        bold = self.hand[int(self.suit_of[city])]
        chance = win_chance(ours + bold, army.troops + army.cards)
        gain = self._stake(army.troops, self.power, army.power)
        loss = self._stake(ours, army.power, self.power)
        return chance * gain - (1.0 - chance) * loss

    def _stake(self, troops: float, winner: int, loser: int) -> float:
        """16.a: what it is worth to beat so many troops: ground, troops, and points while boxes are free."""
        state = self.state
        worth = 0.3 + 0.1 * min(troops, 8.0)
        if not state.setting.variant.pools:
            return worth + 0.12 * min(troops, 8.0)
        winner, loser = state.major_of(winner), state.major_of(loser)
        points = min(troops, 5.0) / POINT
        free = state.setting.box.pack.display.battle_boxes - state.battle[winner]
        worth += 0.7 * min(points, free) * urgency(state, winner)
        return worth + 0.4 * min(points, state.battle[loser]) * urgency(state, loser)

    def standing(self, general: int, city: int, goals: list[tuple[int, float]]) -> float:
        """What it is worth to have a general on a city at the end of a move."""
        row = self.distance[city]
        worth = _pull(row, goals) + self._cover(general, row)
        threats = [army for army in self.armies if row[army.city] <= REACH]
        for army in threats:
            if row[army.city] == 1:
                worth += self.combat(general, city, army)
        if self.quiet:
            threats = [army for army in threats if not self.quiet.tame >> army.power & 1]
        if threats:
            worth += RISK * min(self._danger(general, city, threats), 0.0)
            worth += RISK * self._relief(general, city, threats)
        bit = 1 << city
        if not self.supplied & bit:
            worth -= 0.7 if self.nearly & bit else 2.0
        return worth

    def _danger(self, general: int, city: int, threats: list[Army], ours: float = -1.0) -> float:
        """What it is worth to be attacked by the strongest enemy near, together with the next one."""
        threats.sort(key=lambda army: -army.troops)
        first, *others = threats
        joined = min(first.troops + (JOINED * others[0].troops if others else 0.0), 16.0)
        return self.combat(general, city, first._replace(troops=joined), ours)

    def _relief(self, general: int, city: int, threats: list[Army]) -> float:
        """How much safer a comrade is on a city when a general joins him there."""
        mates = [g for g in self.mates.get(city, ()) if g != general]
        if len(mates) != 1 or not may_stack(self.state, general, mates[0]):
            return 0.0
        joined = self._danger(general, city, threats)
        alone = self._danger(mates[0], city, threats, self.troops[mates[0]])
        return min(joined, 0.0) - min(alone, 0.0)

    def goals(self, general: int, claims: dict[int, int]) -> list[tuple[int, float]]:
        """A general's best targets and their worth to him; what another is nearer to counts less."""
        row = self.distance[self.state.place[general]]
        found = []
        for city, worth in self.targets.items():
            if self.guards[city]:
                worth *= win_chance(self.troops[general] + 4.0, self.guards[city] + 6.0)
            worth *= 0.45 if claims.get(city, general) != general else 1.0
            found.append((worth * PULL[row[city]], city, worth))
        found.sort(reverse=True)
        return [(city, worth) for _, city, worth in found[:GOALS]]

    def _cover(self, general: int, row: bytes) -> float:
        """The threatened fortresses that a general protects there and nobody else does."""
        worth = 0.0
        for (city, loss), guardians in zip(self.charges, self.protectors, strict=True):
            away = row[city]
            if away > FARTHEST:
                continue
            held = len(guardians) > (general in guardians)
            if away <= PROTECTION:
                worth += loss * (0.08 if held else COVER)
            elif not held:
                worth += loss * 0.5 * COVER * NEARER ** (away - PROTECTION)
        return worth

    def claims(self) -> dict[int, int]:
        """Each target's nearest general of one's own."""
        place, cities = self.state.place, self.targets if self.own else ()
        return {city: min(self.own, key=lambda g: self.distance[city][place[g]]) for city in cities}


def _pull(row: bytes, goals: list[tuple[int, float]]) -> float:
    """How near the two best targets are."""
    best, second, *_ = sorted([*(value * PULL[row[city]] for city, value in goals), 0.0, 0.0], reverse=True)
    return best + 0.3 * second


def progress(state: State, seat: int) -> float:
    """How near a seat is to victory: the smaller the better."""
    goals = state.setting.variant.goals(state)
    return float(min((g.needed - g.reached for g in goals if state.seat_of[g.power] == seat), default=9))
