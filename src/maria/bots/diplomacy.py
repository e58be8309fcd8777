"""What clauses are worth to each seat, in captain's unit: about one per victory marker (21).

Clauses about places are valued by what each power may hope to take from others within a few turns. Its
generals share out the fortresses, armies and trains in their reach, once as things are and once with the
clauses. A forbidden target is not a total loss, because the generals turn elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

from maria.bots import statecraft
from maria.bots.judgement import Front, estimated_troops, urgency, win_chance
from maria.box.tables import bits, members
from maria.rules import politics, supply
from maria.rules.clauses import decisions as about
from maria.rules.clauses import going, places
from maria.rules.conquest import protectors
from maria.rules.election import MAJORITY, votes
from maria.rules.hussars import hussar_cities
from maria.rules.marches import GENERAL
from maria.state import AUSTRIA, FRANCE, MAJOR, PRAGMATIC, State
from maria.treaty import Clause, standing

HORIZON = 4
"""How many turns ahead captain thinks."""
LATER = 0.85
"""The fraction of its worth that a prospect keeps for each turn of delay."""
OPEN, GUARDED, FOUGHT, SEIZED = 0.7, 0.45, 0.5, 0.35
"""The probability of taking or fighting an open fortress, a protected one, an army and a train."""
SPENT = 0.3
"""What a combat costs each side in cards."""
TRAIN = 1.0
"""What a train is worth."""
CARD = 0.6
"""What a card per turn is worth to the recipient."""
RICH, POOR = 45, 20
"""Points of a hand that can easily spare a card, and of a hand that sorely needs one."""
ENVY, FEAR = 0.15, 0.4
"""How much another player's gain counts against a treaty, and how much a leader's gain does.

With two players, one loses what the other gains.
"""
ROOM, MARCHED_OFF = 0.06, 0.12
"""What it costs a general per turn to be kept out of his surroundings, and once to have to leave."""
HUSSARS = 0.1
"""What it is worth per turn that hussars are not driven off."""
TOLL, LATER_TOLL = 0.3, 0.1
"""What it is worth to a power per turn that no hussar gets onto its supply paths, present or future."""
DOUBT = 0.7
"""The weight of a clause that depends on another one."""
ELECTED_A_TURN = 0.35
"""The probability per turn of the election, from the fourth turn on."""

Worth = list[float]
"""What something is worth to each seat."""


class Prospect(NamedTuple):
    """Something that a general may hope to take from another power."""

    general: int
    kind: Literal["fortress", "army", "train"]
    city: int
    victim: int
    """The power that would lose it."""
    turns: int
    worth: float
    harm: float
    chance: float
    guarded: bool


class Bond(NamedTuple):
    """A clause that binds or would bind, and for how many turns from now."""

    clause: Clause
    toward: int
    turns: int


class TreatyValuer:
    """A seat's estimate of what treaties are worth, to itself and to the others."""

    def __init__(self, state: State, seat: int, without: int = 0) -> None:
        """Assesses the position as this seat knows it, ignoring the treaty with the number `without`."""
        self.state, self.seat, self.seats = state, seat, len(state.setting.seats)
        self.troops = estimated_troops(state, seat)
        self.fronts: dict[int, Front] = {}
        self._prospects: dict[int, list[Prospect]] = {}
        self.bonds = [
            Bond(term.clause, term.treaty.toward(term.clause), self._left(term.treaty, term.number))
            for term in standing(state.treaties)
            if term.treaty.number != without
        ]
        self.nearness = [_nearness(state, seat) for seat in range(self.seats)]
        """The part of the way to victory that each seat still has to go."""
        self._before: dict[int, Worth] = {}

    def _left(self, treaty: Any, number: int) -> int:
        return max(int(treaty.terms[number - 1].until) - self.state.turn + 1, 0)

    # ------------------------------------------------------------ a treaty as a whole

    def worth(self, by: int, to: int, clauses: Iterable[Clause]) -> Worth | None:
        """What clauses between two powers are worth to each seat, or None if one of them cannot be valued."""
        total = [0.0] * self.seats
        bonds, clauses = [], tuple(clauses)
        if sum(isinstance(clause, about.Pays) for clause in clauses) > 1:
            return None  # two powers can have only one contract
        for clause in clauses:
            toward = to if clause.bound == by else by
            if isinstance(clause, places.PlaceClause):
                if isinstance(clause, going.GoesTo) or clause.sleeps(self.state, toward):
                    return None
                if clause.when in ("", "kept") or self.state.seat_of[clause.bound] == self.seat:
                    bonds.append(Bond(clause, toward, clause.turns))  # conditions on others do not count
            elif type(clause) in DECIDED:
                found = DECIDED[type(clause)](self, clause, toward)
                share = DOUBT if clause.when in ("fulfilled", "begun") else 1.0
                total = [one + share * other for one, other in zip(total, found, strict=True)]
            else:
                return None
        return self._add_war(total, bonds)

    def _add_war(self, total: Worth, bonds: list[Bond]) -> Worth:
        """Adds the difference that these bonds make to the war."""
        if not bonds:
            return total
        for bond in bonds:
            total[self.state.seat_of[bond.clause.bound]] -= self._room(bond)
            if isinstance(bond.clause, places.LetsAlone) and bond.clause.what == "hussars":
                total[self.state.seat_of[bond.clause.bound]] -= HUSSARS * bond.turns
                total[self.state.seat_of[bond.toward]] += HUSSARS * bond.turns
        touched = self._touched(bonds)
        for power in MAJOR:
            if not touched >> power & 1:
                continue
            if power not in self._before:
                self._before[power] = self.war(power, self.bonds)
            after = self.war(power, [*self.bonds, *bonds])
            for seat in range(self.seats):
                total[seat] += after[seat] - self._before[power][seat]
        return total

    def _room(self, bond: Bond) -> float:
        """What it costs the bound power that its generals have less room, or must leave."""
        state, clause, cost = self.state, bond.clause, 0.0
        assert isinstance(clause, places.PlaceClause)
        within = state.setting.board.within[GENERAL]
        for power in members(clause.powers(state)):
            for general in state.setting.generals_of[power]:
                place = state.place[general]
                closed = clause.closed(state, general) if place >= 0 else 0
                leaves = isinstance(clause, going.Leaves) and place >= 0 and clause.where >> place & 1
                closed = clause.where if isinstance(clause, going.Leaves) and place >= 0 else closed
                if closed:
                    share = (closed & within[place]).bit_count() / within[place].bit_count()
                    cost += ROOM * bond.turns * share
                    cost += MARCHED_OFF * bool(leaves or (clause.leaves and closed >> place & 1))
        return cost

    def _touched(self, bonds: list[Bond]) -> int:
        """The powers whose war these bonds affect: the bound, and enemies for whom they open something."""
        touched = 0
        for clause, _, _ in bonds:
            touched |= 1 << clause.bound
            if isinstance(clause, places.NotCover | going.Leaves):
                touched |= self.state.enemies[clause.bound]
        return touched

    def interest(self, seat: int, worth: Worth) -> float:
        """What a treaty is worth to a seat after subtracting for others' gains, a leader's most of all."""
        total = worth[seat]
        for other in range(self.seats):
            if other != seat:
                nearer = self.nearness[other] < self.nearness[seat]
                envy = 1.0 if self.seats == 2 else FEAR if nearer else ENVY
                total -= envy * max(worth[other], 0.0)
        return total

    def allows(self, seat: int, partner: int, worth: Worth) -> bool:
        """Whether a seat may want it: a partner nearer to victory must not gain more than the seat."""
        return self.nearness[partner] >= self.nearness[seat] or worth[partner] <= worth[seat]

    # ------------------------------------------------------------ the war

    def front(self, power: int) -> Front:
        """A power's war, assessed once and cached."""
        if power not in self.fronts:
            self.fronts[power] = Front(power)
            self.fronts[power].update(self.state, self.troops)
        return self.fronts[power]

    def group(self, major: int) -> list[int]:
        """A major power and its minor power, if any."""
        state = self.state
        return [p for p in range(6) if state.seat_of[p] >= 0 and major in (p, state.major_of(p))]

    def prospects(self, major: int) -> list[Prospect]:
        """Everything that a major power and its minor power may hope for, without any treaty."""
        if major not in self._prospects:
            found: list[Prospect] = []
            for power in self.group(major) if not self.state.neutral >> major & 1 else ():
                front = self.front(power)
                for general in front.own:
                    found += self._of_general(front, general)
            self._prospects[major] = found
        return self._prospects[major]

    def _of_general(self, front: Front, general: int) -> Iterable[Prospect]:
        state, row = self.state, front.distance[self.state.place[general]]
        reach, strength = GENERAL * HORIZON, front.strength(general, self.state.place[general])
        for city, worth in front.targets.items():
            if row[city] < reach:
                guards = front.guards[city]
                chance = GUARDED * win_chance(strength + 4.0, guards + 6.0) if guards else OPEN
                harm = (0.7 + 0.5 * (state.marked >> city & 1)) * urgency(state, state.major_of(front.power))
                turns = 1 + row[city] // GENERAL
                victim = state.controller(city)
                yield Prospect(general, "fortress", city, victim, turns, worth, harm, chance, bool(guards))
        for army in front.armies:
            if row[army.city] <= reach:
                gain = front.combat(general, army.city, army, strength)
                if gain > SPENT:
                    turns = 1 + max(row[army.city] - 2, 0) // GENERAL
                    gains = gain - SPENT, gain + SPENT
                    yield Prospect(general, "army", army.city, army.power, turns, *gains, FOUGHT, True)
        for city in members(front.trains):
            if row[city] < 2 * GENERAL:
                owner = next(p for p in state.pieces_at(city) if p >= state.setting.generals)
                victim = state.setting.power_of[owner]
                turns = 1 + row[city] // (GENERAL + 1)
                yield Prospect(general, "train", city, victim, turns, TRAIN, TRAIN, SEIZED, False)

    def war(self, major: int, bonds: list[Bond]) -> Worth:
        """What a major power's war is worth to each seat: its generals share out the prospects."""
        state, worth = self.state, [0.0] * self.seats
        bound = [bond for bond in bonds if bond.clause.bound == major]
        opened = [bond for bond in bonds if isinstance(bond.clause, places.NotCover | going.Leaves)]
        hopes: list[tuple[float, float, Prospect]] = []
        for prospect in self.prospects(major):
            turns = self._delayed(prospect, bound) if bound else prospect.turns
            if turns > HORIZON:
                continue
            chance = self._opened(prospect, opened) if opened and prospect.guarded else prospect.chance
            likely = chance * LATER ** (turns - 1)
            hopes.append((prospect.worth * likely, prospect.harm * likely, prospect))
        hopes.sort(key=lambda hope: -hope[0])
        left = dict.fromkeys({hope[2].general for hope in hopes}, HORIZON)
        taken: set[tuple[str, int]] = set()
        for gain, harm, prospect in hopes:
            what = prospect.kind, prospect.city
            if what in taken or left[prospect.general] < prospect.turns:
                continue
            taken.add(what)
            left[prospect.general] -= prospect.turns
            worth[state.seat_of[major]] += gain
            if state.seat_of[prospect.victim] >= 0:
                worth[state.seat_of[prospect.victim]] -= harm
        return worth

    def _delayed(self, prospect: Prospect, bonds: list[Bond]) -> int:
        """The turn in which a prospect comes true if clauses that forbid it have to expire first."""
        turns = prospect.turns
        for clause, toward, until in bonds:
            if turns <= until and self._forbids(clause, toward, prospect):
                turns = until + 1
        return turns

    def _forbids(self, clause: Clause, toward: int, prospect: Prospect) -> bool:
        state, city = self.state, prospect.city
        match clause:
            case places.NotAttack(generals=generals):
                victims = toward in (prospect.victim, state.major_of(prospect.victim))
                if generals and prospect.kind == "army":
                    return any(generals >> general & 1 for general in state.generals_at(city))
                return victims and prospect.guarded and not generals
            case places.StaysOut(where=where) | going.Leaves(where=where):
                return bool(where >> city & 1)
            case places.NotCover():
                return bool(clause.closed(state, prospect.general) >> city & 1)
            case places.NotConquer(where=where):
                return prospect.kind == "fortress" and bool(where >> city & 1)
            case places.LetsAlone(what=what):
                return prospect.kind == what[:-1] and prospect.victim in self.group(toward)
        return False

    def _opened(self, prospect: Prospect, bonds: list[Bond]) -> float:
        """The probability of taking a protected fortress if its protectors have to leave it."""
        if prospect.kind != "fortress":
            return prospect.chance
        state = self.state
        for clause, _, until in bonds:
            where: int = getattr(clause, "where", 0)
            if where >> prospect.city & 1 and prospect.turns <= until:
                bound = clause.powers(state)
                others = [
                    g for g in protectors(state, prospect.city) if not bound >> state.setting.power_of[g] & 1
                ]
                if not others:
                    return OPEN
        return prospect.chance

    # ------------------------------------------------------------ decisions

    def _both(self, clause: Clause, toward: int, cost: float, gain: float) -> Worth:
        """The worth of something that costs the bound power and benefits the other."""
        worth = [0.0] * self.seats
        worth[self.state.seat_of[clause.bound]] -= cost
        worth[self.state.seat_of[toward]] += gain
        return worth

    def pays(self, clause: about.Pays, toward: int) -> Worth:
        """20: the worth of a card per turn."""
        cost = CARD * (0.7 if self.wealth(clause.bound) > RICH else 1.0)
        gain = CARD * (1.2 if self.wealth(toward) <= POOR else 1.0)
        return self._both(clause, toward, cost * clause.turns, gain * clause.turns)

    def wealth(self, power: int) -> float:
        """A hand's points. An unseen hand counts with its average worth."""
        return statecraft.wealth(self.state, power)

    def votes(self, clause: about.Votes, toward: int) -> Worth:
        """18: how much the promise changes the election's result; the power might vote that way anyway."""
        state = self.state
        if state.election == 1:
            comes = 1.0
        else:
            comes = 1.0 - (1.0 - ELECTED_A_TURN) ** max(0, state.turn + clause.turns - 4)
        before = self._francis(-1, False)
        after = self._francis(clause.bound, clause.francis)
        decides = (after >= MAJORITY) != (before >= MAJORITY)
        weight = comes * (0.8 if decides else 0.3 if abs(after - MAJORITY + 0.5) < 2 else 0.1)
        sign = 1.0 if clause.francis else -1.0
        return [weight * sign * self.crown(seat) for seat in range(self.seats)]

    def crown(self, seat: int) -> float:
        """What it is worth to a seat that Francis rather than Charles Albert is elected."""
        state = self.state
        austria, france = urgency(state, AUSTRIA), urgency(state, FRANCE)
        if state.seat_of[AUSTRIA] == seat:
            return austria + 0.3 * france
        if state.seat_of[FRANCE] == seat:
            return -france - 0.3 * austria
        return 0.3 if statecraft.for_francis(state, seat) else -0.3

    def _francis(self, bound: int, francis: bool) -> int:
        """The votes that Francis can expect, by promises and by everybody's own preference."""
        state = self.state
        said = {b.clause.bound: b.clause.francis for b in self.bonds if isinstance(b.clause, about.Votes)}
        if bound >= 0:
            said.setdefault(bound, francis)
        count = 0
        for power in range(6):
            major = state.major_of(power) if power not in MAJOR else power
            free = power not in (AUSTRIA, PRAGMATIC)
            goes = statecraft.for_francis(state, state.seat_of[power])
            count += votes(state, power) * (said.get(major, goes) if free else True)
        return count

    def answers(self, clause: about.Answers, toward: int) -> Worth:
        """19.1, 19.2: little if the power would answer that way anyway, much if not."""
        _, question, yes, _ = about.SAYS[clause.says]
        would = statecraft.WOULD[question](self.state)
        return self._both(clause, toward, 0.1, 0.15) if would == yes else self._both(clause, toward, 0.9, 0.5)

    def not_bid(self, clause: about.NotBid, toward: int) -> Worth:
        """17.c: the bound power leaves the choice of Political Cards to others, but keeps its own cards."""
        return self._both(clause, toward, 0.2 * clause.turns, 0.15 * clause.turns)

    def not_select(self, clause: about.NotSelect, toward: int) -> Worth:
        """17.g: the worth of the card, while it is available."""
        state, card = self.state, clause.card
        if card not in state.revealed:
            return self._both(clause, toward, 0.3, 0.1)
        cost = statecraft.execution(state, state.seat_of[clause.bound], clause.bound, card)[0]
        other = state.seat_of[toward]
        arms = state.setting.power_ids[toward] in politics.card_of(state, card).arms
        gain = statecraft.execution(state, other, toward, card)[0] if arms else 0.0
        return self._both(clause, toward, 0.5 * cost, 0.5 * max(gain, statecraft.harm(state, other, card)))

    def shifts_saxony(self, clause: about.ShiftsSaxony, toward: int) -> Worth:
        """19.3.a: Austria wants Saxony to leave Prussia, and would shift the marker anyway."""
        if clause.shifts:
            return self._both(clause, toward, 0.02, 0.0 if toward != FRANCE else -0.2)
        return self._both(clause, toward, 0.15 * clause.turns, 0.1 * clause.turns)

    def consents(self, clause: about.Consents, toward: int) -> Worth:
        """10.1.k: stacks help if generals of both powers are near each other and an enemy is near them."""
        distance = self.state.setting.board.distance
        spots = [[self.state.place[g] for g in self.front(p).own] for p in (clause.bound, toward)]
        close = [one for one in spots[0] if any(distance[one][other] <= 2 * GENERAL for other in spots[1])]
        armies = self.front(clause.bound).armies
        needed = any(distance[one][army.city] <= GENERAL + 2 for one in close for army in armies)
        return self._both(clause, toward, 0.02, (0.1 if needed else 0.01) * clause.turns)

    def no_hussars(self, clause: places.NoHussars, toward: int) -> Worth:
        """7, 9.g: what each enemy saves in tolls: the more of its paths that hussars reach are closed."""
        state, worth = self.state, [0.0] * self.seats
        reach = hussar_cities(state) | bits([city for city in state.hussars if city >= 0])
        for power in members(state.enemies[AUSTRIA]):
            paths = supply.paths(state, power) & reach
            if not paths and power != toward:
                continue
            at_risk = paths or state.setting.bohemia
            share = (at_risk & clause.where).bit_count() / at_risk.bit_count()
            saved = (TOLL if paths else LATER_TOLL) * clause.turns * share
            worth[state.seat_of[power]] += saved
            worth[state.seat_of[AUSTRIA]] -= saved
        return worth


def _nearness(state: State, seat: int) -> float:
    """The fraction of its goal that a seat still lacks, for the power that lacks least."""
    goals = [goal for goal in state.setting.variant.goals(state) if state.seat_of[goal.power] == seat]
    return min(((goal.needed - goal.reached) / goal.needed for goal in goals), default=1.0)


DECIDED: dict[type[Clause], Callable[[TreatyValuer, Any, int], Worth]] = {
    about.Pays: TreatyValuer.pays,
    about.Votes: TreatyValuer.votes,
    about.Answers: TreatyValuer.answers,
    about.NotBid: TreatyValuer.not_bid,
    about.NotSelect: TreatyValuer.not_select,
    about.ShiftsSaxony: TreatyValuer.shifts_saxony,
    about.Consents: TreatyValuer.consents,
    places.NoHussars: TreatyValuer.no_hussars,
}
"""How clauses about decisions are valued. A treaty with any other clause about decisions is not agreed to."""
