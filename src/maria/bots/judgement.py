"""How captain judges a map. All worth is in victory markers: conquering a fortress is worth about one."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import NamedTuple

from maria.bots.weights import CAPTAIN, Weights
from maria.box.tables import bits, members
from maria.rules.clauses.going import GoesTo
from maria.rules.clauses.places import NotAttack, PlaceClause
from maria.rules.clauses.treaty_choices import next_stage
from maria.rules.conquest import PROTECTION, new_control, shields
from maria.rules.marches import FORCED
from maria.rules.neutrality import fights
from maria.rules.stacks import may_stack
from maria.rules.supply import LONGEST, rings
from maria.rules.victory_markers import ENOUGH_ELECTORS, POINT
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY, State
from maria.treaty import standing

SUIT_POINTS, RESERVE_POINTS = 54 / 38, 12 / 38
"""The average worth of a hidden card in a given suit: as a card of the suit, and as a Reserve."""
FARTHEST = 20
"""The distance beyond which a general ignores fortresses."""
REACH = 4
"""The greatest distance from which an army can attack in its next stage."""
NEARLY = LONGEST + 2
"""The distance from his train up to which a general is nearly in supply."""
GOALS = 10
"""How many targets a general considers."""


class EnemyArmy(NamedTuple):
    """Enemy generals in a city: their troops as far as known, and the power in command."""

    city: int
    troops: float
    power: int
    cards: float
    """What their cards will probably add in a combat."""


def places(state: State, pieces: Iterable[int]) -> list[int]:
    """The cities of those pieces that are on the map."""
    return [state.place[piece] for piece in pieces if state.place[piece] >= 0]


def nearest(state: State, city: int, others: int) -> float:
    """The distance to the nearest of the other cities, 9 if there are none."""
    row = state.setting.board.distance[city]
    return float(min((row[other] for other in members(others)), default=9))


def abroad(state: State, power: int) -> list[int]:
    """The cities of a power's generals who are not at home."""
    found = places(state, state.setting.generals_of[power])
    return [city for city in found if not state.home[power] >> city & 1]


def estimated_troops(state: State, seat: int) -> list[float]:
    """The troops of every general. A seat knows its own; others are estimated from totals and bounds."""
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


def fortress_worth(state: State, power: int, city: int, weights: Weights) -> float:
    """What conquering an enemy fortress is worth to a power."""
    setting, bit = state.setting, 1 << city
    extra = 0.15 if setting.board.major_fortresses & bit else 0.0
    if not setting.variant.pools:
        return short_worth(state, power, bit) + extra
    if setting.electors & bit:
        side = FRANCE if state.allied(power, FRANCE) else AUSTRIA
        lacking = ENOUGH_ELECTORS - (state.held[side] & setting.electors).bit_count()
        return weights.elector * (0.7 if lacking == 1 else 0.45 if lacking == 2 else 0.25)
    owner, marked = new_control(state, power, city)
    gain = 1.0 if marked and owner == state.major_of(power) else weights.minor
    denied = 0.0
    if state.marked & bit:
        denied = weights.denied * urgency(state, state.controller(city), weights.urgent)
    return gain * urgency(state, state.major_of(power), weights.race) + extra + denied


def urgency(state: State, power: int, urgent: float = CAPTAIN.urgent) -> float:
    """The factor by which a marker counts more for a power that is near to victory."""
    if not state.setting.variant.pools or power < 0:
        return 1.0
    return 1.0 + urgent * max(0, 4 - state.pool[power])


def short_worth(state: State, power: int, bit: int) -> float:
    """14.c, 14.d, SG.i: the worth of a fortress in the games without pools."""
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


def win_chance(ours: float, theirs: float, steep: float = CAPTAIN.steep) -> float:
    """The probability that a side wins, by what both can bring to bear."""
    return 1.0 / (1.0 + exp(min((theirs - ours) / steep, 99.0)))


Duty = tuple[int, list[float]]
"""A fortress, and what each distance from it is worth to a general."""


class Quiet:
    """21: how treaties limit a power's war, in the next stages of the powers they bind."""

    def __init__(self, state: State, power: int) -> None:
        """Collects all clauses in force."""
        self.closed = 0
        """The fortresses that the power may not take."""
        self.tame = 0
        """The powers that may not attack it, as a bitmask."""
        self.spared = [0] * 6
        """The fortresses that each power may not take."""
        for treaty, number, clause in standing(state.treaties):
            toward = treaty.toward(clause)
            if not isinstance(clause, PlaceClause) or clause.sleeps(state, toward):
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
    """A power's war: its targets, its enemies, what it must protect, and where it is in supply.

    A front can be updated, for instance after a march. It then recomputes only what has changed. `age` counts
    the changes to enemies, fortresses, cards or treaties, on which most results depend.
    """

    def __init__(self, power: int, weights: Weights = CAPTAIN) -> None:
        """Starts empty. Call `update` before anything else."""
        self.power, self.weights, self.age = power, weights, 0
        self.pulls = [weights.pull**away for away in range(256)]
        """The fraction of its worth that a target keeps at each distance."""
        self.approaches = [
            weights.nearer ** (away - PROTECTION) if away <= FARTHEST else 0.0 for away in range(256)
        ]
        self._duties: dict[tuple[float, bool], list[float]] = {}
        self._theatre: tuple[object, ...] = ()
        self._trains: tuple[object, ...] = ()

    def update(self, state: State, troops: list[float]) -> None:
        """Assesses the position as it is now. `troops` are those of every general, as far as known."""
        setting, power = state.setting, self.power
        self.state, self.troops = state, troops
        self.distance, self.suit_of = setting.board.distance, setting.board.suit_of
        self.friends = state.cooperating[power]
        self.own = [g for g in setting.generals_of[power] if state.place[g] >= 0]
        self.quiet = Quiet(state, power) if state.treaties else None
        """The effect of treaties, if there are any."""
        theatre = self._outlook()
        if theatre != self._theatre:
            self._theatre = theatre
            self._see_theatre()
        self._see_own()

    def _outlook(self) -> tuple[object, ...]:
        """Everything that enemies, targets and charges depend on."""
        state, quiet, owner = self.state, self.quiet, self.state.setting.power_of
        places = state.place[: state.setting.generals]
        return (
            state.setting.variant,
            state.setting.board.map_of[state.place[self.own[0]]] if self.own else -1,
            [place for g, place in enumerate(places) if not self.friends >> owner[g] & 1],
            self.troops,
            state.commander.copy(),
            [len(hand) for hand in state.hands],
            state.hands[self.power].copy(),
            (state.neutral, state.enemies, state.cooperating, state.home, state.ceded, state.marked),
            state.held.copy(),
            state.pool.copy(),
            state.battle.copy(),
            (quiet.closed, quiet.tame, quiet.spared) if quiet else None,
        )

    def _see_theatre(self) -> None:
        """Computes enemies, targets, charges and cards."""
        state, power, setting = self.state, self.power, self.state.setting
        self.age += 1
        self.urgencies = [urgency(state, state.major_of(enemy), self.weights.urgent) for enemy in range(6)]
        self.armies = self._armies()
        self.army_at = {army.city: army for army in self.armies}
        reachable = state.open_land(power)
        if power not in (FRANCE, AUSTRIA) and self.own:
            reachable &= setting.board.on_map[setting.board.map_of[state.place[self.own[0]]]]
        if self.quiet:
            reachable &= ~self.quiet.closed
        wanted = state.enemy_fortresses(power) & reachable
        self.targets = {city: fortress_worth(state, power, city, self.weights) for city in members(wanted)}
        self.guards: dict[int, float] = dict.fromkeys(self.targets, 0.0)
        """The strength that protects each target, 0 if it can be conquered."""
        for general, shield in enumerate(shields(state)):
            if shield & wanted:
                for city in members(shield & wanted):
                    self.guards[city] += self.troops[general]
        self.charges = self._charges()
        self.charged = bits(city for city, _ in self.charges)
        self.danger_zone = 0
        """The cities where an enemy could attack, as a bitmask."""
        for army in self.armies:
            self.danger_zone |= setting.board.within[REACH][army.city]
        self.hand = self._hand()
        self._fights: dict[tuple[float, int, float, float, int], float] = {}
        self._wishes: dict[int, list[tuple[int, float]]] = {}
        self._around: dict[int, tuple[list[EnemyArmy], list[EnemyArmy]]] = {}

    def _see_own(self) -> None:
        """Computes which general is nearest to each target, who protects what, and who is in supply."""
        state, place = self.state, self.state.place
        self.mates = self._standing(self.friends, False)
        spots = [(g, place[g]) for g in self.own]
        self.claims = dict.fromkeys(self.own, 0)
        """The targets to which each general is nearest, as a bitmask."""
        for city in self.targets if spots else ():
            row, best, nearest_ = self.distance[city], 999, -1
            for general, spot in spots:
                if row[spot] < best:
                    best, nearest_ = row[spot], general
            self.claims[nearest_] |= 1 << city
        self.shields = [shield & self.charged for shield in shields(state)]
        """10.3.b: the charges that each general protects, as a bitmask."""
        self.once = self.twice = 0
        for shield in self.shields:
            self.twice |= self.once & shield
            self.once |= shield
        self._see_supply()
        self.trains = 0
        """The cities of enemy trains, as a bitmask."""
        for train in range(state.setting.generals, len(place)):
            if place[train] >= 0 and state.enemies[self.power] >> state.setting.power_of[train] & 1:
                self.trains |= 1 << place[train]

    def _standing(self, powers: int, fighting: bool) -> dict[int, list[int]]:
        """The generals of some powers by city, either all of them or only those who fight."""
        state, found = self.state, dict[int, list[int]]()
        for general in range(state.setting.generals):
            counts = state.place[general] >= 0 and powers >> state.setting.power_of[general] & 1
            if counts and (not fighting or fights(state, general)):
                found.setdefault(state.place[general], []).append(general)
        return found

    def _armies(self) -> list[EnemyArmy]:
        state, found = self.state, []
        for city, generals in self._standing(state.enemies[self.power], True).items():
            command = state.commanding_power(city)
            cards = len(state.hands[command]) * (SUIT_POINTS + RESERVE_POINTS) * self.weights.spent
            found.append(EnemyArmy(city, sum(self.troops[g] for g in generals), command, min(cards, 16.0)))
        return found

    def _charges(self) -> list[tuple[int, float]]:
        """Fortresses that the power can protect, with the cost of losing each, by how near enemies are."""
        state, quiet = self.state, self.quiet
        found = []
        for city in members(sum(state.held[friend] for friend in members(self.friends))):
            row, near, taker = self.distance[city], 8, -1
            for army in self.armies:
                if row[army.city] < near and not (quiet and quiet.spared[army.power] >> city & 1):
                    near, taker = row[army.city], army.power
            if taker >= 0:
                worth = self._loss(city) * self.urgencies[taker]
                found.append((city, worth * (1.0 if near <= 4 else 0.8 ** (near - 4))))
        return found

    def _loss(self, city: int) -> float:
        """The cost of losing a fortress: a marker for the enemy, and any own marker on it."""
        state, bit = self.state, 1 << city
        if state.setting.variant.pools:
            return self.weights.loss + (self.weights.marked if state.marked & bit else 0.0)
        dear = self.power in (AUSTRIA, PRAGMATIC) or short_worth(state, self.power, bit) > 0.5
        return self.weights.short_loss if dear else 0.15

    def _see_supply(self) -> None:
        """9.b, 9.c: finds where a general is in supply or nearly so. Enemy trains do not block the way."""
        state, home = self.state, self.state.home[self.power]
        spots = places(state, state.setting.trains_of[self.power])
        blocked = bits(self.army_at)
        trains = blocked, spots, home, state.open_land(self.power)
        if trains != self._trains:
            self._trains = trains
            near = list(rings(state, self.power, blocked, NEARLY))
            self.supplied, self.nearly = sum(near[:LONGEST]) | home, sum(near) | home

    def _hand(self) -> list[float]:
        """What the power's own hand adds to a combat in each suit."""
        setting, hand = self.state.setting, self.state.hands[self.power]
        reserves = sum(setting.card_suit[card] < 0 for card in hand)
        points = [5.0 * reserves] * 4
        for card in hand:
            if setting.card_suit[card] >= 0:
                points[setting.card_suit[card]] += setting.card_value[card]
        return [min(self.weights.hand * value, 20.0) for value in points]

    # ------------------------------------------------------------ worth

    def strength(self, general: int, city: int) -> float:
        """The troops of a general and of the one he would be stacked with in a city."""
        for mate in self.mates.get(city, ()):
            if mate != general and may_stack(self.state, general, mate):
                return self.troops[general] + self.troops[mate]
        return self.troops[general]

    def combat(self, general: int, city: int, army: EnemyArmy, ours: float = -1.0) -> float:
        """What a combat from a city against an army is worth."""
        ours = self.strength(general, city) if ours < 0 else ours
        return self._fight(ours, int(self.suit_of[city]), army.troops, army.cards, army.power)

    def _fight(self, ours: float, suit: int, troops: float, cards: float, enemy: int) -> float:
        """What a fight in a suit is worth against troops and the points that cards add to them."""
        key = ours, suit, troops, cards, enemy
        worth = self._fights.get(key)
        if worth is None:
            chance = win_chance(ours + self.hand[suit], troops + cards, self.weights.steep)
            gain, loss = self._stake(troops, self.power, enemy), self._stake(ours, enemy, self.power)
            worth = self._fights[key] = chance * gain - (1.0 - chance) * loss
        return worth

    def _stake(self, troops: float, winner: int, loser: int) -> float:
        """16.a: the worth of beating troops: ground, losses, and battle points while boxes are free."""
        state, weights = self.state, self.weights
        worth = weights.ground + weights.troop * min(troops, 8.0)
        if not state.setting.variant.pools:
            return worth + 0.12 * min(troops, 8.0)
        winner, loser = state.major_of(winner), state.major_of(loser)
        points = min(troops, 5.0) / POINT
        free = state.setting.box.pack.display.battle_boxes - state.battle[winner]
        worth += weights.point * min(points, free) * urgency(state, winner, weights.urgent)
        return worth + weights.lost * min(points, state.battle[loser]) * urgency(state, loser, weights.urgent)

    def exposure(self, general: int, city: int) -> tuple[float, ...]:
        """What enemies near a city mean for a general there: his attacks, theirs, and help for a comrade."""
        if not self.danger_zone >> city & 1:
            return ()
        around = self._around.get(city)
        if around is None:
            around = self._around[city] = self._enemies_around(city)
        beside, threats = around
        found = [self.combat(general, city, army) + self.weights.attack for army in beside]
        if threats:
            found.append(self.weights.risk * min(self._danger(general, city, threats), 0.0))
            found.append(self.weights.risk * self._relief(general, city, threats))
        return tuple(found)

    def _enemies_around(self, city: int) -> tuple[list[EnemyArmy], list[EnemyArmy]]:
        """The armies that can be attacked from a city, and those that could attack it, strongest first."""
        row, quiet = self.distance[city], self.quiet
        beside = [army for army in self.armies if row[army.city] == 1]
        threats = [army for army in self.armies if row[army.city] <= REACH]
        if quiet:
            threats = [army for army in threats if not quiet.tame >> army.power & 1]
        threats.sort(key=_strongest)
        return beside, threats

    def _danger(self, general: int, city: int, threats: list[EnemyArmy], ours: float = -1.0) -> float:
        """The worth, usually negative, of an attack by the strongest enemy nearby, joined by the next one."""
        first, joined = threats[0], threats[0].troops
        if len(threats) > 1:
            joined += self.weights.joined * threats[1].troops
        ours = self.strength(general, city) if ours < 0 else ours
        return self._fight(ours, int(self.suit_of[city]), min(joined, 16.0), first.cards, first.power)

    def _relief(self, general: int, city: int, threats: list[EnemyArmy]) -> float:
        """How much safer a comrade in a city becomes when a general joins him."""
        mates = [g for g in self.mates.get(city, ()) if g != general]
        if len(mates) != 1 or not may_stack(self.state, general, mates[0]):
            return 0.0
        joined = self._danger(general, city, threats)
        alone = self._danger(mates[0], city, threats, self.troops[mates[0]])
        return min(joined, 0.0) - min(alone, 0.0)

    def goals(self, general: int) -> list[tuple[int, float]]:
        """A general's best targets and their worth to him. Those that another is nearer to count less."""
        wishes = self._wishes.get(general)
        if wishes is None:
            wishes = self._wishes[general] = self._wished(general)
        row, claimed = self.distance[self.state.place[general]], self.claims[general]
        found = []
        for city, worth in wishes:
            wanted = worth if claimed >> city & 1 else self.weights.unclaimed * worth
            found.append((wanted * self.pulls[row[city]], city, wanted))
        found.sort(reverse=True)
        return [(city, wanted) for _, city, wanted in found[:GOALS]]

    def _wished(self, general: int) -> list[tuple[int, float]]:
        """The targets, and what each is worth to a general who has to beat its protectors."""
        found = []
        for city, worth in self.targets.items():
            if self.guards[city]:
                worth *= win_chance(
                    self.troops[general] + 4.0, self.guards[city] + self.weights.guard, self.weights.steep
                )
            found.append((city, worth))
        return found

    def held_by_others(self, general: int) -> int:
        """The charges that another general protects, as a bitmask."""
        return (self.once & ~self.shields[general]) | self.twice

    def duties(self, general: int, held: int) -> list[Duty]:
        """The fortresses that a general may protect. Those in `held` are protected by others as well."""
        row, found = self.distance[self.state.place[general]], list[Duty]()
        for city, loss in self.charges:
            other = bool(held >> city & 1)
            if row[city] <= (PROTECTION if other else FARTHEST) + FORCED:
                found.append((city, self._by_distance(loss, other)))
        return found

    def _by_distance(self, loss: float, held: bool) -> list[float]:
        """What each distance from a fortress is worth, by the cost of its loss and whether others hold it."""
        worths = self._duties.get((loss, held))
        if worths is None:
            weights = self.weights
            near = loss * (weights.held if held else weights.cover)
            far = 0.0 if held else loss * weights.approach * weights.cover
            worths = [near if away <= PROTECTION else far * self.approaches[away] for away in range(256)]
            if len(self._duties) > 4096:
                self._duties.clear()
            self._duties[loss, held] = worths
        return worths

    def pull(self, city: int, goals: list[tuple[int, float]]) -> float:
        """How strongly the two best targets attract a general in a city."""
        row, best, second = self.distance[city], 0.0, 0.0
        for target, value in goals:
            drawn = value * self.pulls[row[target]]
            if drawn > best:
                best, second = drawn, best
            elif drawn > second:
                second = drawn
        return best + self.weights.second * second

    def hunger(self, city: int) -> float:
        """9: the cost of being out of supply, or nearly so, in a city."""
        if self.supplied >> city & 1:
            return 0.0
        return self.weights.nearly_hungry if self.nearly >> city & 1 else self.weights.hungry


def _strongest(army: EnemyArmy) -> float:
    return -army.troops


def cover(row: bytes, duties: list[Duty]) -> float:
    """The worth of the threatened fortresses that a general in a city protects."""
    worth = 0.0
    for city, worths in duties:
        worth += worths[row[city]]
    return worth


def progress(state: State, seat: int) -> float:
    """What a seat still lacks for victory: the smaller the better."""
    goals = state.setting.variant.goals(state)
    return float(min((g.needed - g.reached for g in goals if state.seat_of[g.power] == seat), default=9))
