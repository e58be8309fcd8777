"""Captain: a fast player by rules of thumb that plays the whole game with a plan."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from maria import actions as act
from maria.actions import Action
from maria.bots import statecraft
from maria.bots.candidates import candidates, reentries
from maria.bots.duel import STOP, Play, Side, Stakes, advise
from maria.bots.judgement import PULL, Front, estimated_troops
from maria.bots.table import Ask, Bot, Motive, Reply, Scored, best_of
from maria.box.tables import bits, members
from maria.knowledge import STRONGEST
from maria.rules.combat import Attacks, Duel, DuelChoices, city_of
from maria.rules.conquest import protected
from maria.rules.hussars import HussarChoices, HussarStage
from maria.rules.movement import Ground, Movement, MovementChoices, marches
from maria.rules.retreat import RetreatStep
from maria.rules.setup import SplitChoices, Splitting
from maria.rules.stacks import strength
from maria.rules.supply import Toll, tolls
from maria.rules.tactical_cards import worth as pays
from maria.rules.winter import Assigning, Recruiting
from maria.state import AUSTRIA, REMOVED, State, Step

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

    def decide(self, ask: Ask) -> Reply:
        """Judges the choices of a step by what they are worth."""
        return DECIDE[type(ask.position.agenda[-1])](ask, self.rng)

    def unasked(self, ask: Ask) -> Action | None:
        """Answers proposals, and makes one for a reason."""
        return statecraft.contracts(ask)


def own_powers(state: State, seat: int) -> list[int]:
    """The powers of a seat."""
    return [power for power in range(6) if state.seat_of[power] == seat]


# ---------------------------------------------------------------- movement


def move(ask: Ask, rng: Random) -> Reply:
    """10: the march that gains most over staying, of all pieces that can still move; else the phase ends."""
    state, choices = ask.position, ask.choices
    assert isinstance(choices, MovementChoices)
    troops = estimated_troops(state, own_powers(state, ask.seat))
    scored: list[Scored] = []
    for power in choices.powers:
        pieces = [piece for piece in choices.pieces if state.setting.power_of[piece] == power]
        if pieces:
            front = Front(state, power, troops)
            claims = front.claims()
            for piece in pieces:
                if piece < state.setting.generals:
                    scored += march_general(front, piece, claims)
                else:
                    scored += move_train(front, piece)
    scored += bring_back(state, choices)
    better = [entry for entry in scored if entry[0] > WORTHWHILE]
    if better:
        return best_of(better)
    return Reply(act.Done(), Motive("bot-because-all-stand"), 0.0)


def march_general(front: Front, general: int, claims: dict[int, int]) -> list[Scored]:
    """What each march of a general gains over staying; of ways to the same end the best one."""
    state = front.state
    start = state.place[general]
    goals = front.goals(general, claims)
    stays = front.standing(general, start, goals)
    face_up = not state.down >> general & 1
    standing: dict[int, float] = {}
    best: dict[int, tuple[float, act.March, int, int]] = {}
    for march in marches(Ground(state, general)):
        end = march.path[-1]
        if end not in standing:
            standing[end] = front.standing(general, end, goals)
        gain = standing[end] - stays
        taken = bits(march.path[1:]) & front.trains
        gain += 1.2 * taken.bit_count()
        won = -1
        if face_up and not march.force:
            for city in set(march.path[:-1]):
                value = front.targets.get(city)
                if value is None:
                    continue
                if protected(state, city):
                    gain += 0.15 * value
                else:
                    won = city
                    gain += 1.3 * value
        if march.force:
            gain -= 0.02
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
        suit = int(front.suit_of[end])
        return Motive(
            "bot-because-attacks", {"city": cities[end].name, "points": round(front.hand[suit] / 0.8)}
        )
    held = [city for city, _ in front.charges if row[city] <= 3]
    if held:
        nearest = min(held, key=lambda city: row[city])
        return Motive("bot-because-protects", {"city": cities[nearest].name})
    if front.targets:
        goal = max(front.targets, key=lambda city: front.targets[city] * PULL[row[city]])
        return Motive("bot-because-towards", {"city": cities[goal].name})
    return Motive("bot-because-safer")


def move_train(front: Front, train: int) -> list[Scored]:
    """10.1.c: a train follows the generals abroad, and keeps away from enemies."""
    state = front.state
    abroad = [state.place[g] for g in front.own if not state.home[front.power] >> state.place[g] & 1]
    others = [
        state.place[t] for t in state.setting.trains_of[front.power] if t != train and state.place[t] >= 0
    ]

    def standing(city: int) -> float:
        row, worth = front.distance[city], 0.0
        for place in abroad:
            shared = any(front.distance[other][place] <= 5 for other in others)
            worth += (0.25 if shared else 1.0) * (1.0 - max(0, row[place] - 3) * 0.22)
        if not abroad:
            worth -= 0.03 * min((row[city] for city in front.targets), default=0)
        for army in front.armies:
            if row[army.city] <= 4:
                worth -= (5 - row[army.city]) * 0.45
        return worth

    stays = standing(state.place[train])
    best: dict[int, Scored] = {}
    for march in marches(Ground(state, train)):
        end = march.path[-1]
        if end not in best:
            best[end] = standing(end) - stays, march, Motive("bot-because-supplies")
    return list(best.values())


def bring_back(state: State, choices: MovementChoices) -> list[Scored]:
    """10.2: an eliminated train comes back when generals need it."""
    scored: list[Scored] = []
    for power in choices.powers:
        abroad = [
            state.place[general]
            for general in state.setting.generals_of[power]
            if state.place[general] >= 0 and not state.home[power] >> state.place[general] & 1
        ]
        for action in reentries(state, [power]) if abroad else ():
            if state.place[action.train] < 0:
                row = state.setting.board.distance[action.city]
                near = sum(row[place] <= 6 for place in abroad)
                scored.append((0.3 + 0.4 * near, action, Motive("bot-because-supplies")))
    return scored


# ---------------------------------------------------------------- combat


def order_of_attack(ask: Ask, rng: Random) -> Reply:
    """11.1.a: the most promising attack first."""
    state = ask.position
    troops = estimated_troops(state, own_powers(state, ask.seat))
    scored: list[Scored] = []
    for action in candidates(ask.choices):
        assert isinstance(action, act.Attack)
        general = state.supreme_commander(action.start)
        front = Front(state, state.setting.power_of[general], troops)
        army = front.army_at.get(action.target)
        worth = front.combat(general, action.start, army) if army else 0.0
        scored.append((worth, action, Motive("bot-because-odds")))
    return best_of(scored)


def hidden_sides(ask: Ask, power: int, suit: int, rng: Random) -> list[Side]:
    """What a power may hold in a suit: cards that nobody has shown, dealt at random by their backs (8.l)."""
    state, seen = ask.position, ask.view
    setting = state.setting
    size = setting.deck_size
    hand = seen["hands"][power]
    if hand is not None:
        return [side_of(state, hand, suit)]
    shown = {card for pile in (*seen["discards"], *seen["display"], *seen["face_down"]) for card in pile}
    shown |= {card for hand in seen["hands"] if hand is not None for card in hand}
    sure = [card for holder, card in seen["known"] if holder == power]
    shown |= {card for _, card in seen["known"]}
    sides = []
    for _ in range(BELIEFS):
        held = list(sure)
        for deck in set(seen["backs"][power]):
            pool = [card for card in range(deck * size, (deck + 1) * size) if card not in shown]
            wanted = seen["backs"][power].count(deck) - sum(card // size == deck for card in sure)
            held += rng.sample(pool, min(max(wanted, 0), len(pool)))
        sides.append(side_of(state, held, suit))
    return sides


def side_of(state: State, hand: Iterable[int], suit: int) -> Side:
    """What a hand can play in a suit; of very many cards the highest."""
    setting = state.setting
    cards = sorted(setting.card_value[card] for card in hand if setting.card_suit[card] == suit)
    reserves = sum(setting.card_suit[card] < 0 for card in hand)
    return Side(tuple(cards[-LARGEST:]), min(reserves, 1))


def duel(ask: Ask, rng: Random) -> Reply:
    """11.1: the card that the duel is best played with, or to stop."""
    state, choices = ask.position, ask.choices
    assert isinstance(choices, DuelChoices)
    setting, one = state.setting, choices.duel
    place = city_of(state, one.sides[1])
    power, suit = state.commanding_power(place), int(setting.board.suit_of[place])
    own = side_of(state, choices.hand, choices.suit)
    richness = sum(pays(state, card) for card in choices.hand)
    mine, theirs = (strength(state, members(side)) for side in one.sides)
    stakes = Stakes(
        mine,
        theirs,
        troop=5.5 if setting.variant.pools else 5.0,
        spent=0.8 if richness > 50 else 1.0,
        victory=6.0 if setting.variant.pools else 5.0,
    )
    advice = advise(one.own_score, own, hidden_sides(ask, power, suit, rng), stakes)
    scored: list[Scored] = []
    for play, worth in advice.worth.items():
        action = _card_for(choices, play) if play != STOP else act.Stop()
        key = "bot-because-stops" if play == STOP else "bot-because-duel"
        expected = round(sum(score * chance for score, chance in advice.scores.items()))
        scored.append((worth, action, Motive(key, {"score": expected})))
    return best_of(scored)


def _card_for(choices: DuelChoices, play: Play) -> Action:
    if play.reserve:
        return act.PlayCard(choices.reserves[0], play.value)
    values = choices.state.setting.card_value
    return act.PlayCard(next(card for card in choices.cards if values[card] == play.value))


def drive(ask: Ask, rng: Random) -> Reply:
    """11.2.b: the defeated are driven out of supply and away from what they protect."""
    state, step = ask.position, ask.position.agenda[-1]
    assert isinstance(step, RetreatStep)
    power = state.setting.power_of[members(step.losers)[0]]
    trains = [state.place[t] for t in state.setting.trains_of[power] if state.place[t] >= 0]
    friends = [state.held[other] for other in range(6) if state.cooperating[power] >> other & 1]
    protectable = members(sum(friends))
    scored: list[Scored] = []
    for action in candidates(ask.choices):
        assert isinstance(action, act.Retreat)
        row = state.setting.board.distance[action.path[-1]]
        hungry = not state.home[power] >> action.path[-1] & 1 and all(row[city] > 6 for city in trains)
        worth = 2.0 * hungry - 0.25 * sum(row[city] <= 3 for city in protectable)
        scored.append((worth, action, Motive("bot-because-drives")))
    return best_of(scored)


# ---------------------------------------------------------------- troops, hussars and cards


def split(ask: Ask, rng: Random) -> Reply:
    """4.e: those who stand near the enemy lead more troops, but nobody is left alone."""
    choices = ask.choices
    assert isinstance(choices, SplitChoices)
    state, setting = ask.position, ask.position.setting
    power = choices.powers[0]
    enemies = members(state.enemy_fortresses(power))
    weights = []
    for general in setting.generals_of[power]:
        row = setting.board.distance[state.place[general]] if state.place[general] >= 0 else b""
        near = min((row[city] for city in enemies), default=9) if row else 12
        weights.append(1.0 / (4 + near))
    troops, given = choices.limits(power)
    for _ in range(troops - sum(given)):
        able = [number for number, count in enumerate(given) if count < STRONGEST]
        given[max(able, key=lambda number: weights[number] / (1 + given[number]))] += 1
    return Reply(act.Split(power, tuple(given)), Motive("bot-because-front"))


def place_hussars(ask: Ask, rng: Random) -> Reply:
    """7.a: where a hussar lengthens most tolls; a hussar who does so already stays."""
    state, choices = ask.position, ask.choices
    assert isinstance(choices, HussarChoices)
    hussar = choices.free[0]
    before = _tolls(state)
    trial = state.copy()
    trial.hussars[hussar] = -1
    without = _tolls(trial)
    scored: list[Scored] = [(0.5 * (before - without), act.Done(), Motive("bot-because-hussar-stays"))]
    wanted = [city for city in _supply_roads(state) if choices.cities >> city & 1]
    for city in wanted[:14]:
        trial.hussars[hussar] = city
        gain = _tolls(trial) - without
        scored.append((gain - 0.1, act.PlaceHussar(hussar, city), Motive("bot-because-hussar")))
    return best_of(scored)


def _tolls(state: State) -> float:
    """What the hussars cost the enemies of Austria."""
    return float(
        sum(
            sum(tolls(state, power)[1].values())
            for power in range(6)
            if state.enemies[AUSTRIA] >> power & 1 and state.seat_of[power] >= 0
        )
    )


def _supply_roads(state: State) -> list[int]:
    """Cities next to enemy generals who are away from home, and on their way to their trains."""
    setting = state.setting
    found: dict[int, int] = {}
    for power in range(6):
        if not state.enemies[AUSTRIA] >> power & 1:
            continue
        trains = [state.place[t] for t in setting.trains_of[power] if state.place[t] >= 0]
        for general in setting.generals_of[power]:
            place = state.place[general]
            if place < 0 or state.home[power] >> place & 1 or not trains:
                continue
            train = min(trains, key=lambda city: setting.board.distance[place][city])
            here = setting.board.distance[place]
            there = setting.board.distance[train]
            for city in members(setting.board.within[4][place]):
                if here[city] + there[city] == here[train] and city not in (place, train):
                    found[city] = found.get(city, 0) + 1
    return sorted(found, key=lambda city: -found[city])


def pay_toll(ask: Ask, rng: Random) -> Reply:
    """9.g: the cheapest payment, or the strongest generals that the hand covers."""
    state = ask.position
    scored: list[Scored] = []
    for action in candidates(ask.choices):
        assert isinstance(action, act.PayToll)
        fed = sum(state.troops[general] for general in action.supplied)
        cost = sum(pays(state, card) for card in action.cards)
        scored.append((fed - 0.01 * cost, action, Motive("bot-because-toll")))
    return best_of(scored)


def recruit(ask: Ask, rng: Random) -> Reply:
    """13.a: as many troops as leave enough cards to fight with."""
    state = ask.position
    scored: list[Scored] = []
    for action in candidates(ask.choices):
        assert isinstance(action, act.Recruit)
        whole = sum(pays(state, card) for card in state.hands[action.power])
        spent = sum(pays(state, card) for card in action.cards)
        short = max(0, KEPT - (whole - spent))
        worth = 5.0 * action.count - 1.0 * spent - 0.6 * short
        removed = any(state.place[g] == REMOVED for g in state.setting.generals_of[action.power])
        worth += 4.0 if action.count and removed else 0.0
        scored.append((worth, action, Motive("bot-because-recruits", {"count": action.count})))
    return best_of(scored)


def assign(ask: Ask, rng: Random) -> Reply:
    """13.b: the troops go to the front; removed generals come back first."""
    state, setting = ask.position, ask.position.setting
    scored: list[Scored] = []
    for action in candidates(ask.choices):
        assert isinstance(action, act.Assign)
        worth = 1.5 * len(action.entries)
        entries = {general: city for general, city, _ in action.entries}
        enemies = members(state.enemy_pieces(action.power))
        for general, count in action.troops:
            place = entries.get(general, state.place[general])
            near = min((setting.board.distance[place][city] for city in enemies), default=9)
            worth += count * (0.6 if near <= 4 else 0.4 if near <= 7 else 0.2)
            worth += 0.5 if state.troops[general] <= 2 else 0.0
        scored.append((worth, action, Motive("bot-because-front")))
    return best_of(scored)


DECIDE: dict[type[Step], statecraft.Decide] = {
    **statecraft.DECIDE,
    Movement: move,
    Attacks: order_of_attack,
    Duel: duel,
    RetreatStep: drive,
    Splitting: split,
    HussarStage: place_hussars,
    Toll: pay_toll,
    Recruiting: recruit,
    Assigning: assign,
}
"""How each step is decided: those of politics in `statecraft`, those of war here."""
