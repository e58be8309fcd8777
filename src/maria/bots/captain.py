"""Captain: a fast player by rules of thumb that plays the whole game with a plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from maria import actions as act
from maria.actions import Action
from maria.bots import statecraft
from maria.bots.candidates import best_candidate, candidates, reentries
from maria.bots.duel import STOP, Play, Side, Stakes, advise
from maria.bots.envoy import Envoy
from maria.bots.judgement import PULL, Front, abroad, estimated_troops, nearest, places
from maria.bots.table import Ask, Bot, Motive, Reply, Scored, best_of
from maria.box import Box
from maria.box.tables import bits, members
from maria.knowledge import STRONGEST
from maria.rules import combat, hussars, movement, retreat, setup, supply, winter
from maria.rules.clauses.kept import Kept
from maria.rules.clauses.places import Placing
from maria.rules.conquest import PROTECTION
from maria.rules.stacks import strength
from maria.rules.step import unrestricted
from maria.rules.tactical_cards import worth as pays
from maria.state import AUSTRIA, REMOVED, State, Step
from maria.view import Dealer

BELIEFS = 10
"""How many hands of the other side a duel is thought through with."""
LARGEST = 6
"""How many cards of a suit a duel is thought through with."""
WORTHWHILE = 0.04
"""What a march must be worth more than to stay."""
KEPT = 14
"""Points of Tactical Cards that a power keeps in winter."""


class Captain(Bot):
    """A player by rules of thumb."""

    def __init__(self, box: Box, seed: str) -> None:
        """Somebody speaks for it."""
        super().__init__(box, seed)
        self.envoy = Envoy()

    def decide(self, ask: Ask) -> Reply:
        """Judges the choices of a step by what they are worth."""
        reply = DECIDE[type(ask.position.agenda[-1])](ask, ask.position, self.rng)
        return statecraft.kept(ask, reply) if isinstance(ask.choices, Kept) else reply

    def unasked(self, ask: Ask) -> Reply | None:
        """Answers proposals, and makes one for a reason."""
        return self.envoy.speak(ask)


# ---------------------------------------------------------------- movement


def move(ask: Ask, state: State, rng: Random) -> Reply:
    """10: the march that gains most over staying, of all pieces that can still move; else the phase ends."""
    choices = unrestricted(ask.choices)
    assert isinstance(choices, movement.MovementChoices)
    troops = estimated_troops(state, ask.seat)
    scored: list[Scored] = []
    for power in choices.powers:
        pieces = [piece for piece in choices.pieces if state.setting.power_of[piece] == power]
        if pieces:
            front = Front(state, power, troops)
            claims = front.claims()
            for piece in pieces:
                marches = lawful(ask, piece)
                general = piece < state.setting.generals
                scored += (
                    march_general(front, piece, claims, marches)
                    if general
                    else move_train(front, piece, marches)
                )
    scored += [entry for entry in bring_back(state, choices) if entry[1] in ask.choices]
    better = [entry for entry in scored if entry[0] > WORTHWHILE]
    if better:
        return best_of(better)
    done = act.Done() in ask.choices
    return Reply(act.Done(), Motive("bot-because-all-stand")) if done else obliged(ask, scored)


def lawful(ask: Ask, piece: int) -> Iterable[act.March]:
    """The marches of a piece, by the rules and by the treaties that bind."""
    if isinstance(ask.choices, Kept):
        return ask.choices.asked.lawful(piece, len(ask.choices.asked.terms))
    return movement.marches(movement.Ground(ask.position, piece))


def obliged(ask: Ask, scored: list[Scored]) -> Reply:
    """21: somebody has to go: the best march of those whom a clause does not let stay."""
    choices, state = ask.choices, ask.position
    assert isinstance(choices, Kept)
    urged = 0
    for number, (_, _, clause) in enumerate(choices.asked.terms):
        if isinstance(clause, Placing) and clause.refuses(choices.asked, number, act.Done()):
            urged |= bits(piece for piece in range(state.setting.generals) if clause.concerns(state, piece))
    marches = [entry for entry in scored if isinstance(entry[1], act.March)]
    best = [entry for entry in marches if urged >> getattr(entry[1], "piece", 0) & 1] or marches or scored
    worth, action, _ = max(best, default=(0.0, None, None), key=lambda entry: entry[0])
    return Reply(action or candidates(choices)[0], Motive("bot-because-treaty"), worth)


def march_general(
    front: Front, general: int, claims: dict[int, int], marches: Iterable[act.March]
) -> list[Scored]:
    """What each march of a general gains over staying; of ways to the same end the best one."""
    ground, goals = movement.Ground(front.state, general), front.goals(general, claims)
    stays = front.standing(general, ground.start, goals)
    standing: dict[int, float] = {}
    best: dict[int, tuple[float, act.March, int, int]] = {}
    for march in marches:
        end = march.path[-1]
        if end not in standing:
            standing[end] = front.standing(general, end, goals)
        gain, won = standing[end] - stays, -1
        left, taken = ground.trace(march.path, march.force)
        taken &= front.trains
        gain += 1.2 * taken.bit_count()
        for city in members(left) if left else ():
            value = front.targets.get(city, 0.0)
            if front.guards.get(city):
                gain += 0.15 * value
            elif value:
                won = city
                gain += 1.3 * value
        gain -= 0.02 if march.force else 0.0
        if end not in best or gain > best[end][0]:
            best[end] = gain, march, won, taken
    top = sorted(best.items(), key=lambda entry: -entry[1][0])[:3]
    return [(gain, march, _why(front, end, won, taken)) for end, (gain, march, won, taken) in top]


def _why(front: Front, end: int, won: int, taken: int) -> Motive:
    """What a march is good for, in the order in which a player would say it."""
    cities = front.state.setting.board.cities
    if won >= 0:
        return Motive("bot-because-conquers", {"city": cities[won].name})
    if taken:
        return Motive("bot-because-train", {"city": cities[members(taken)[0]].name})
    row = front.distance[end]
    if any(row[army.city] == 1 for army in front.armies):
        points = round(front.hand[int(front.suit_of[end])] / 0.8)
        return Motive("bot-because-attacks", {"city": cities[end].name, "points": points})
    held = [city for city, _ in front.charges if row[city] <= 3]
    if held:
        return Motive("bot-because-protects", {"city": cities[min(held, key=lambda city: row[city])].name})
    if front.targets:
        goal = max(front.targets, key=lambda city: front.targets[city] * PULL[row[city]])
        return Motive("bot-because-towards", {"city": cities[goal].name})
    return Motive("bot-because-safer")


def move_train(front: Front, train: int, marches: Iterable[act.March]) -> list[Scored]:
    """10.1.c: a train follows the generals abroad, and keeps away from enemies."""
    state, away = front.state, abroad(front.state, front.power)
    others = places(state, (t for t in state.setting.trains_of[front.power] if t != train))

    def standing(city: int) -> float:
        row, worth = front.distance[city], 0.0
        for place in away:
            shared = any(front.distance[other][place] <= 5 for other in others)
            worth += (0.25 if shared else 1.0) * (1.0 - max(0, row[place] - 3) * 0.22)
        if not away:
            worth -= 0.03 * min((row[city] for city in front.targets), default=0)
        for army in front.armies:
            worth -= max(0, 5 - row[army.city]) * 0.45
        return worth

    stays, first = standing(state.place[train]), dict[int, act.March]()
    for march in marches:
        first.setdefault(march.path[-1], march)
    motive = Motive("bot-because-supplies")
    return [(standing(end) - stays, march, motive) for end, march in first.items()]


def bring_back(state: State, choices: movement.MovementChoices) -> list[Scored]:
    """10.2: an eliminated train comes back when generals need it."""
    scored: list[Scored] = []
    for action in reentries(state, choices.powers):
        away = abroad(state, state.setting.power_of[action.train])
        if away and state.place[action.train] < 0:
            row = state.setting.board.distance[action.city]
            near = sum(row[place] <= supply.LONGEST for place in away)
            scored.append((0.3 + 0.4 * near, action, Motive("bot-because-supplies")))
    return scored


# ---------------------------------------------------------------- combat


def order_of_attack(ask: Ask, state: State, rng: Random) -> Reply:
    """11.1.a: the most promising attack first."""
    troops = estimated_troops(state, ask.seat)

    def worth(action: act.Attack) -> float:
        general = state.supreme_commander(action.start)
        front = Front(state, state.setting.power_of[general], troops)
        army = front.army_at.get(action.target)
        return front.combat(general, action.start, army) if army else 0.0

    return best_candidate(ask, worth, "bot-because-odds")


def side_of(state: State, hand: Iterable[int], suit: int) -> Side:
    """What a hand can play in a suit; of very many cards the highest."""
    setting = state.setting
    cards = sorted(setting.card_value[card] for card in hand if setting.card_suit[card] == suit)
    reserves = sum(setting.card_suit[card] < 0 for card in hand)
    return Side(tuple(cards[-LARGEST:]), min(reserves, 1))


def duel(ask: Ask, state: State, rng: Random) -> Reply:
    """11.1: the card that the duel is best played with, or to stop."""
    choices = unrestricted(ask.choices)
    assert isinstance(choices, combat.DuelChoices)
    setting, one = state.setting, choices.duel
    place = combat.city_of(state, one.sides[1])
    power, suit = state.commanding_power(place), int(setting.board.suit_of[place])
    own = side_of(state, choices.hand, choices.suit)
    richness = sum(pays(state, card) for card in choices.hand)
    mine, theirs = (strength(state, members(side)) for side in one.sides)
    troop, victory = (5.5, 6.0) if setting.variant.pools else (5.0, 5.0)
    stakes = Stakes(mine, theirs, troop=troop, spent=0.8 if richness > 50 else 1.0, victory=victory)
    dealer = Dealer(ask.view, setting)
    belief = [side_of(state, dealer.deal(rng)[0][power], suit) for _ in range(BELIEFS)]
    advice = advise(one.own_score, own, belief, stakes)
    expected = {"score": round(sum(score * chance for score, chance in advice.scores.items()))}
    plays, stops = Motive("bot-because-duel", expected), Motive("bot-because-stops", expected)
    scored = [(advice.worth[p], _action(choices, p), stops if p == STOP else plays) for p in advice.worth]
    return best_of(scored)


def _action(choices: combat.DuelChoices, play: Play) -> Action:
    if play == STOP:
        return act.Stop()
    if play.reserve:
        return act.PlayCard(choices.reserves[0], play.value)
    values = choices.state.setting.card_value
    return act.PlayCard(next(card for card in choices.cards if values[card] == play.value))


def drive(ask: Ask, state: State, rng: Random) -> Reply:
    """11.2.b: the defeated are driven out of supply and away from what they protect."""
    step = state.agenda[-1]
    assert isinstance(step, retreat.RetreatStep)
    power = state.setting.power_of[members(step.losers)[0]]
    supplied = sum(supply.rings(state, power, state.enemy_pieces(power))) | state.home[power]
    theirs = sum(state.held[friend] for friend in members(state.cooperating[power]))

    def worth(action: act.Retreat) -> float:
        end = action.path[-1]
        near = state.setting.board.within[PROTECTION][end] & theirs
        return 2.0 * (not supplied >> end & 1) - 0.25 * near.bit_count()

    return best_candidate(ask, worth, "bot-because-drives")


# ---------------------------------------------------------------- troops, hussars and cards


def split(ask: Ask, state: State, rng: Random) -> Reply:
    """4.e: those who stand near the enemy lead more troops, but nobody is left alone."""
    choices = unrestricted(ask.choices)
    assert isinstance(choices, setup.SplitChoices)
    power = choices.powers[0]
    enemies = state.enemy_fortresses(power)
    starts = [state.place[general] for general in state.setting.generals_of[power]]
    weights = [1.0 / (4 + (nearest(state, start, enemies) if start >= 0 else 12)) for start in starts]
    troops, given = choices.limits(power)
    for _ in range(troops - sum(given)):
        able = [number for number, count in enumerate(given) if count < STRONGEST]
        given[max(able, key=lambda number: weights[number] / (1 + given[number]))] += 1
    return Reply(act.Split(power, tuple(given)), Motive("bot-because-front"))


def place_hussars(ask: Ask, state: State, rng: Random) -> Reply:
    """7.a: where a hussar lengthens most tolls; a hussar who does so already stays."""
    choices = unrestricted(ask.choices)
    assert isinstance(choices, hussars.HussarChoices)
    hussar, trial = choices.free[0], state.copy()
    trial.hussars[hussar] = REMOVED
    without = _tolls(trial)
    gain = 0.5 * (_tolls(state) - without)
    scored: list[Scored] = [(gain, act.Done(), Motive("bot-because-hussar-stays"))]
    wanted = [city for city in _supply_roads(state) if choices.cities >> city & 1]
    for city in wanted[:14]:
        trial.hussars[hussar] = city
        gain = _tolls(trial) - without
        scored.append((gain - 0.1, act.PlaceHussar(hussar, city), Motive("bot-because-hussar")))
    return best_of(scored)


def _tolls(state: State) -> float:
    """What the hussars cost the enemies of Austria."""
    enemies = members(state.enemies[AUSTRIA])
    return float(sum(sum(supply.tolls(state, power)[1].values()) for power in enemies))


def _supply_roads(state: State) -> list[int]:
    """Cities next to enemy generals who are away from home, and on their way to their trains."""
    setting = state.setting
    found: Counter[int] = Counter()
    for power in members(state.enemies[AUSTRIA]):
        trains = places(state, setting.trains_of[power])
        for place in abroad(state, power) if trains else ():
            here = setting.board.distance[place]
            train = min(trains, key=lambda city: here[city])
            there = setting.board.distance[train]
            for city in members(setting.board.within[4][place]):
                if here[city] + there[city] == here[train] and city not in (place, train):
                    found[city] += 1
    return sorted(found, key=lambda city: -found[city])


def pay_toll(ask: Ask, state: State, rng: Random) -> Reply:
    """9.g: the cheapest payment, or the strongest generals that the hand covers."""

    def worth(action: act.PayToll) -> float:
        cost = sum(pays(state, card) for card in action.cards)
        return strength(state, list(action.supplied)) - 0.01 * cost

    return best_candidate(ask, worth, "bot-because-toll")


def recruit(ask: Ask, state: State, rng: Random) -> Reply:
    """13.a: as many troops as leave enough cards to fight with."""
    scored: list[Scored] = []
    for action in candidates(ask.choices):
        assert isinstance(action, act.Recruit)
        whole = sum(pays(state, card) for card in state.hands[action.power])
        spent = sum(pays(state, card) for card in action.cards)
        short = max(0, KEPT - (whole - spent))
        worth = 5.0 * action.count - 1.0 * spent - 0.6 * short
        worth += 4.0 if action.count and winter.removed_generals(state, action.power) else 0.0
        scored.append((worth, action, Motive("bot-because-recruits", {"count": action.count})))
    return best_of(scored)


def assign(ask: Ask, state: State, rng: Random) -> Reply:
    """13.b: the troops go to the front; removed generals come back first."""

    def worth(action: act.Assign) -> float:
        worth = 1.5 * len(action.entries)
        entries = {general: city for general, city, _ in action.entries}
        for general, count in action.troops:
            place = entries.get(general, state.place[general])
            near = nearest(state, place, state.enemy_pieces(action.power))
            worth += count * (0.6 if near <= 4 else 0.4 if near <= 7 else 0.2)
            worth += 0.5 if state.troops[general] <= 2 else 0.0
        return worth

    return best_candidate(ask, worth, "bot-because-front")


DECIDE: dict[type[Step], statecraft.Decide] = {
    **statecraft.DECIDE,
    movement.Movement: move,
    combat.Attacks: order_of_attack,
    combat.Duel: duel,
    retreat.RetreatStep: drive,
    setup.Splitting: split,
    hussars.HussarStage: place_hussars,
    supply.Toll: pay_toll,
    winter.Recruiting: recruit,
    winter.Assigning: assign,
}
"""How each step is decided: those of politics in `statecraft`, those of war here."""
