"""Captain's movement phases: what marches are worth, cached from question to question while still valid."""

from __future__ import annotations

from functools import partial

from maria import actions as act
from maria.bots.judgement import Front, abroad, cover, places
from maria.bots.table import Motive, Scored
from maria.bots.weights import CAPTAIN, Weights
from maria.box.tables import bits, members
from maria.rules.clauses.treaty_choices import TreatyChoices
from maria.rules.conquest import PROTECTION
from maria.rules.marches import ANYWHERE, Effect, Ground, effects
from maria.rules.stacks import commanders
from maria.rules.step import Choices
from maria.rules.supply import LONGEST
from maria.rules.tactical_cards import worth as card_worth
from maria.state import State
from maria.texts.message import Ref

SLOW = 0.02
"""The cost of a force march where a normal march would do."""
BETTER = Motive("bot-because-better")
"""The reason for a march that helps in no way a player could name."""
BEST = 3
"""How many marches of each piece are considered."""


class Ways:
    """Every march of a piece, and the cities that the result depends on."""

    def __init__(self, state: State, piece: int, choices: Choices) -> None:
        """Finds one path to each effect, by the rules and by the treaties that bind."""
        ground = Ground(state, piece)
        self.found: list[Effect] = []
        self.named: dict[tuple[int, ...], int] = {}
        """The supreme commander after each path, where treaties bind."""
        if isinstance(choices, TreatyChoices):
            for march in choices.obligations.lawful(piece, len(choices.obligations.terms)):
                if march.path not in self.named:
                    self.named[march.path] = march.commander
                    self.found.append((march.path, march.force, *ground.trace(march.path, march.force)))
        else:
            self.found.extend(effects(ground))
        near = ground.board.within[1]
        self.touched = near[ground.start]
        """All cities that were checked, as a bitmask."""
        self.ends: list[int] = [ground.start]
        """Where the piece is, and where it can go."""
        self.end_of: list[int] = []
        """For each path, the index of its end."""
        numbers = {ground.start: 0}
        for path, _, _, _ in self.found:
            end = path[-1]
            number = numbers.setdefault(end, len(self.ends))
            self.end_of.append(number)
            if number == len(self.ends):
                self.ends.append(end)
                self.touched |= near[end]

    def march(self, state: State, piece: int, path: tuple[int, ...], force: bool) -> act.March:
        """The march along a path. Among equal ranks, the first legal choice commands."""
        named = self.named.get(path)
        commander = commanders(state, piece, path[-1])[0] if named is None else named
        return act.March(piece, path, force, commander)


class Plan:
    """What a general's marches are worth, and the inputs of that result. Lists are by end of the marches."""

    def __init__(self, ways: Ways, age: int, exposed: list[tuple[float, ...]]) -> None:
        """Stores what enemies mean for him at each end."""
        self.ways, self.age, self.exposed = ways, age, exposed
        self.claims = self.held = -1
        self.fed: tuple[int, int] = (-1, -1)
        self.pulls: list[float] = []
        self.covers: list[float] = []
        self.best: list[Scored] = []


class Hasty(Front):
    """A war seen one step ahead: it considers whom the power can attack, not who can attack the power."""

    def exposure(self, general: int, city: int) -> tuple[float, ...]:
        """What the enemies next to a city mean for a general there."""
        row = self.distance[city]
        return tuple(self.combat(general, city, army) for army in self.armies if row[army.city] == 1)


class Forgetful(Hasty):
    """A hasty view that also ignores supply."""

    def hunger(self, city: int) -> float:
        """9: always 0, as if nobody were out of supply."""
        return 0.0


class Campaign:
    """The movement phases of one power."""

    def __init__(self, power: int, front: type[Front] = Front, weights: Weights = CAPTAIN) -> None:
        """Starts with nothing cached. `front` is the class that assesses the war."""
        self.power, self.weights, self.front = power, weights, front(power, weights)
        self.terms: tuple[object, ...] = ()
        self.stood: list[int] = []
        self.rode: list[int] = []
        self.fortresses = 0
        self.ways: dict[int, Ways] = {}
        self.plans: dict[int, Plan] = {}
        self.trains: dict[int, tuple[Ways, tuple[object, ...], list[Scored]]] = {}

    def update(self, state: State, troops: list[float], choices: Choices) -> None:
        """Assesses the position as it is now, and drops whatever is out of date."""
        self.front.update(state, troops)
        self.choices = choices
        setting, power = state.setting, self.power
        ends = setting.variant.march_ends(state, power)
        land = state.open_land(power)
        allies = state.enemies, state.cooperating, state.consents, state.seat_of
        terms = setting.variant, land, ends, allies, state.down, state.treaties
        if terms != self.terms or ends != ANYWHERE or isinstance(choices, TreatyChoices):
            self.ways.clear()
        else:
            changed = self._changed(state)
            for piece in [piece for piece, ways in self.ways.items() if ways.touched & changed]:
                del self.ways[piece]
        self.terms, self.stood, self.rode = terms, state.place.copy(), state.hussars.copy()
        self.fortresses = state.enemy_fortresses(power)

    def _changed(self, state: State) -> int:
        """The cities where a path may have opened or closed, or may now have another effect."""
        changed = self.fortresses ^ state.enemy_fortresses(self.power)
        near, owner = state.setting.board.neighbour_set, state.setting.power_of
        for piece, stood in enumerate(self.stood):
            stands = state.place[piece]
            if stands != stood:
                hostile = state.enemies[self.power] >> owner[piece] & 1
                for city in (stood, stands):
                    if city >= 0:
                        changed |= 1 << city | (near[city] if hostile else 0)
        for rode, rides in zip(self.rode, state.hussars, strict=True):
            if rode != rides:
                changed |= bits(city for city in (rode, rides) if city >= 0)
        return changed

    def _ways(self, piece: int) -> Ways:
        ways = self.ways.get(piece)
        if ways is None:
            ways = self.ways[piece] = Ways(self.front.state, piece, self.choices)
        return ways

    # ------------------------------------------------------------ generals

    def march_general(self, general: int) -> list[Scored]:
        """What each march of a general gains over staying: the best path to each of the best few ends."""
        front, ways, plan = self.front, self._ways(general), self.plans.get(general)
        if plan is None or plan.ways is not ways or plan.age != front.age:
            exposed = [front.exposure(general, city) for city in ways.ends]
            plan = self.plans[general] = Plan(ways, front.age, exposed)
        claims, held = front.claims[general], front.held_by_others(general)
        fed = front.supplied & ways.touched, front.nearly & ways.touched
        if claims == plan.claims and held == plan.held and fed == plan.fed:
            return plan.best
        if claims != plan.claims:
            goals = front.goals(general)
            plan.claims, plan.pulls = claims, [front.pull(city, goals) for city in ways.ends]
        if held != plan.held:
            duties = front.duties(general, held)
            plan.held, plan.covers = held, [cover(front.distance[city], duties) for city in ways.ends]
        plan.fed, plan.best = fed, self._weigh(general, plan)
        return plan.best

    def _weigh(self, general: int, plan: Plan) -> list[Scored]:
        """The best marches, by the worth of their ends and what they take on the way."""
        front, weights, ways = self.front, self.weights, plan.ways
        worths: list[float] = []
        for number, city in enumerate(ways.ends):
            worth = plan.pulls[number] + plan.covers[number]
            for each in plan.exposed[number]:
                worth += each
            worths.append(worth - front.hunger(city))
        best: list[tuple[float, Effect, int, int] | None] = [None] * len(worths)
        for way, effect in enumerate(ways.found):
            _, force, left, taken = effect
            number, won = ways.end_of[way], -1
            gain = worths[number] - worths[0]
            if taken:
                taken &= front.trains
                gain += weights.train * taken.bit_count()
            if left:
                for city in members(left):
                    value = front.targets.get(city, 0.0)
                    if front.guards.get(city):
                        gain += weights.pass_by * value
                    elif value:
                        won = city
                        gain += weights.conquer * value
            if force:
                gain -= SLOW
            known = best[number]
            if known is None or gain > known[0]:
                best[number] = gain, effect, won, taken
        found: list[Scored] = []
        for gain, (path, force, left, _), won, taken in sorted(filter(None, best), key=_worst)[:BEST]:
            reason = partial(why, front, general, path[-1], left, won, taken)
            found.append((gain, ways.march(front.state, general, path, force), reason))
        return found

    # ------------------------------------------------------------ trains

    def move_train(self, train: int) -> list[Scored]:
        """10.1.c: a train follows the generals abroad and avoids enemies."""
        front, state, ways = self.front, self.front.state, self._ways(train)
        others = places(state, (t for t in state.setting.trains_of[self.power] if t != train))
        away = []
        for place in abroad(state, self.power):
            shared = any(front.distance[other][place] <= 5 for other in others)
            away.append((place, 0.25 if shared else 1.0))
        seen = front.age, away
        known = self.trains.get(train)
        if known and known[0] is ways and known[1] == seen:
            return known[2]
        stays, first = self._follows(state.place[train], away), dict[int, tuple[int, ...]]()
        for path, _, _, _ in ways.found:
            first.setdefault(path[-1], path)
        gains = [(self._follows(end, away) - stays, path) for end, path in first.items()]
        gains.sort(key=_less)
        found: list[Scored] = [
            (
                gain,
                ways.march(state, train, path, False),
                partial(why_train, front, state.place[train], path[-1], away),
            )
            for gain, path in gains[:BEST]
        ]
        self.trains[train] = ways, seen, found
        return found

    def _follows(self, city: int, away: list[tuple[int, float]]) -> float:
        """The worth of having a train in a city, by the generals abroad and how much they need it."""
        row, worth = self.front.distance[city], 0.0
        for place, need in away:
            worth += need * (1.0 - max(0, row[place] - 3) * 0.22)
        if not away:
            worth -= 0.03 * min((row[target] for target in self.front.targets), default=0)
        for army in self.front.armies:
            worth -= max(0, 5 - row[army.city]) * self.weights.flee
        return worth


def _worst(entry: tuple[float, Effect, int, int]) -> float:
    return -entry[0]


def _less(entry: tuple[float, tuple[int, ...]]) -> float:
    return -entry[0]


def why(front: Front, general: int, end: int, left: int, won: int, taken: int) -> Motive:
    """What a march is good for: what it takes, whom it attacks, or what improves most at its end."""
    if won >= 0:
        return _because("bot-because-conquers", won)
    if taken:
        return _because("bot-because-train", members(taken)[0])
    start = front.state.place[general]
    row, before = front.distance[end], front.distance[start]
    if any(row[army.city] == 1 for army in front.armies):
        suits, fits = front.state.setting.card_suit, (int(front.suit_of[end]), -1)
        hand = front.state.hands[front.power]
        points = sum(card_worth(front.state, card) for card in hand if suits[card] in fits)
        return Motive("bot-because-attacks", {"city": Ref("city", end), "points": points})
    duties = front.duties(general, front.held_by_others(general))
    covered = {city: worths[row[city]] - worths[before[city]] for city, worths in duties}
    drawn = {
        city: value * (front.pulls[row[city]] - front.pulls[before[city]])
        for city, value in front.goals(general)
    }
    danger = sum(front.exposure(general, end), 0.0) - sum(front.exposure(general, start), 0.0)
    found: list[tuple[float, Motive]] = [
        (danger, Motive("bot-because-safer")),
        (front.hunger(start) - front.hunger(end), Motive("bot-because-fed")),
    ]
    if covered:
        city = max(covered, key=covered.__getitem__)
        key = "bot-because-protects" if row[city] <= PROTECTION else "bot-because-relieves"
        found.append((covered[city], _because(key, city)))
    if drawn:
        city = max(drawn, key=drawn.__getitem__)
        closed = front.guards[city] or front.state.down >> general & 1
        enters = BETTER if closed else _because("bot-because-enters", city)
        found.append((drawn[city], enters if city == end else _because("bot-because-towards", city)))
    gain, motive = max(found, key=_gain)
    if gain > 0:
        return motive
    guarded = [city for city in members(left) if front.guards.get(city)]
    return _because("bot-because-questions", guarded[0]) if guarded else BETTER


def why_train(front: Front, start: int, end: int, away: list[tuple[int, float]]) -> Motive:
    """What a train's march is good for: the generals abroad, its own safety, or the way to a target."""
    row, before = front.distance[end], front.distance[start]
    if any(row[place] <= LONGEST for place, _ in away):
        return Motive("bot-because-supplies")
    if any(row[place] < before[place] for place, _ in away):
        return Motive("bot-because-follows")
    if sum(max(0, 5 - row[army.city]) - max(0, 5 - before[army.city]) for army in front.armies) < 0:
        return Motive("bot-because-safer")
    nearer = [city for city in front.targets if row[city] < before[city]]
    return _because("bot-because-towards", min(nearer, key=row.__getitem__)) if nearer else BETTER


def _because(key: str, city: int) -> Motive:
    return Motive(key, {"city": Ref("city", city)})


def _gain(entry: tuple[float, Motive]) -> float:
    return entry[0]
