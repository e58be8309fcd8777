"""Captain: a fast bot that plays the whole game by rules of thumb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from maria import actions as act
from maria import engine
from maria.actions import Action
from maria.bots import statecraft
from maria.bots.candidates import candidates, reentries
from maria.bots.duel import STOP, Play, Side, Stakes, advise
from maria.bots.envoy import Envoy
from maria.bots.judgement import abroad, nearest, places, progress
from maria.bots.question import BELIEFS, Decide, Memory, Question
from maria.bots.table import Ask, Bot, Motive, Reply, Scored, best_of
from maria.bots.weights import CAPTAIN, Judge, Weights
from maria.bots.weights import captain as captains
from maria.box import Box
from maria.box.tables import bits, members
from maria.knowledge import STRONGEST
from maria.rules import combat, hussars, movement, retreat, setup, supply, winter
from maria.rules.clauses.treaty_choices import TreatyChoices
from maria.rules.conquest import PROTECTION
from maria.rules.stacks import strength
from maria.rules.step import unrestricted
from maria.rules.tactical_cards import worth as pays
from maria.state import AUSTRIA, REMOVED, State, Step
from maria.view import Dealer, cards_seen

LARGEST = 6
"""How many cards of a suit a duel takes into account."""


class Captain(Bot):
    """A player by rules of thumb."""

    def __init__(self, box: Box, seed: str, judge: Judge = captains, beliefs: int = BELIEFS) -> None:
        """Creates its envoy and memory. `judge` gives the weights that each seat plays with."""
        super().__init__(box, seed)
        self.envoy = Envoy()
        self.memory = Memory(self.rng, judge=judge, beliefs=beliefs)

    def decide(self, ask: Ask) -> Reply:
        """The choice with the highest score, among those that treaties allow."""
        reply = best_of(self.weigh(ask))
        return (
            statecraft.allowed_reply(ask.choices, reply) if isinstance(ask.choices, TreatyChoices) else reply
        )

    def weigh(self, ask: Ask) -> list[Scored]:
        """The choices it considers, scored."""
        return weigh(Question(ask.position, ask.seat, ask.choices, self.memory))

    def choose(self, position: State, seat: int) -> Action:
        """The same decision for a position at hand, without a view or reasons: for searches.

        It does not use what the seat cannot know. What it works out for one position is reused for the next
        as long as it is valid, so let one captain play a whole phase or playout.
        """
        choices = engine.legal(position, seat)
        scored = weigh(Question(position, seat, choices, self.memory))
        if isinstance(choices, TreatyChoices):
            return statecraft.allowed_reply(choices, best_of(scored)).action
        return max(scored, key=_worth)[1]

    def unasked(self, ask: Ask) -> Reply | None:
        """Answers proposals, or makes one if it has a reason."""
        return self.envoy.speak(ask)


def weigh(asked: Question) -> list[Scored]:
    """The choices worth considering, scored."""
    step = type(asked.state.agenda[-1])
    return next((DECIDE[kind] for kind in step.__mro__ if kind in DECIDE), try_out)(asked)


def try_out(asked: Question) -> list[Scored]:
    """Scores a step that captain has no rule for: tries each candidate and rates the seat's progress."""
    state, seat = asked.state, asked.seat

    def worth(action: Action) -> float:
        trial = state.copy()
        engine.carry_out(trial, seat, action, with_events=False)
        return -progress(trial, seat)

    return asked.rated(worth, "bot-because-tried")


def _worth(entry: Scored) -> float:
    return entry[0]


# ---------------------------------------------------------------- movement


def move(asked: Question) -> list[Scored]:
    """10: the marches of all pieces that gain enough over staying, otherwise the end of the phase."""
    state, choices = asked.state, unrestricted(asked.choices)
    assert isinstance(choices, movement.MovementChoices)
    scored: list[Scored] = []
    for power in choices.powers:
        pieces = [piece for piece in choices.pieces if state.setting.power_of[piece] == power]
        if pieces:
            campaign = asked.campaign(power)
            for piece in pieces:
                general = piece < state.setting.generals
                scored += campaign.march_general(piece) if general else campaign.move_train(piece)
    scored += bring_back(state, choices)
    if isinstance(asked.choices, TreatyChoices):
        scored = [entry for entry in scored if entry[1] in asked.choices]
    better = [entry for entry in scored if entry[0] > asked.weights.worthwhile]
    if better:
        return better
    if act.Done() in asked.choices:
        return [(0.0, act.Done(), Motive("bot-because-all-stand"))]
    return [obliged(asked, scored)]


def obliged(asked: Question, scored: list[Scored]) -> Scored:
    """21: the best of the marches that a clause demands."""
    worth, action, _ = max(scored, default=(0.0, None, None), key=lambda entry: entry[0])
    return worth, action or candidates(asked.choices)[0], Motive("bot-because-treaty")


def bring_back(state: State, choices: movement.MovementChoices) -> list[Scored]:
    """10.2: returns an eliminated train when generals need it."""
    scored: list[Scored] = []
    needed = [power for power in choices.powers if abroad(state, power) and _lost_train(state, power)]
    for action in reentries(state, needed):
        if state.place[action.train] < 0:
            row = state.setting.board.distance[action.city]
            away = abroad(state, state.setting.power_of[action.train])
            near = sum(row[place] <= supply.LONGEST for place in away)
            motive = Motive("bot-because-supplies" if near else "bot-because-follows")
            scored.append((0.3 + 0.4 * near, action, motive))
    return scored


def _lost_train(state: State, power: int) -> bool:
    return any(state.place[train] < 0 for train in state.setting.trains_of[power])


# ---------------------------------------------------------------- combat


def order_of_attack(asked: Question) -> list[Scored]:
    """11.1.a: the most promising attack first."""
    state = asked.state

    def worth(action: act.Attack) -> float:
        general = state.supreme_commander(action.start)
        front = asked.front(state.setting.power_of[general])
        army = front.army_at.get(action.target)
        return front.combat(general, action.start, army) if army else 0.0

    return asked.rated(worth, "bot-because-odds")


def side_of(state: State, hand: Iterable[int], suit: int, most: int = LARGEST, reserves: int = 1) -> Side:
    """What a hand can play in a suit: at most `most` cards, the highest, and at most `reserves` Reserves."""
    setting = state.setting
    cards = sorted(setting.card_value[card] for card in hand if setting.card_suit[card] == suit)
    found = sum(setting.card_suit[card] < 0 for card in hand)
    return Side(tuple(cards[-most:]), min(found, reserves))


def duel(asked: Question) -> list[Scored]:
    """11.1: scores each card and stopping against hands that the other side may hold."""
    choices = unrestricted(asked.choices)
    assert isinstance(choices, combat.DuelChoices)
    own, belief = side_of(asked.state, choices.hand, choices.suit), [Side(())]
    if own.cards or own.reserves:  # with only stopping left, there is nothing to work out
        belief = believed(choices, asked.seat, asked.memory.rng, asked.memory.beliefs)
    stakes = stakes_of(choices, asked.weights)
    advice = advise(choices.duel.own_score, own, belief, stakes)
    score = round(sum(score * chance for score, chance in advice.scores.items()))
    plays, stops = expected(score), expected(max(score, -stakes.own_troops), stops=True)
    return [(advice.worth[p], duel_action(choices, p), stops if p == STOP else plays) for p in advice.worth]


def expected(score: int, stops: bool = False) -> Motive:
    """How a combat will probably end, as the reason to play a card or to stop."""
    even, ahead, behind = STOPS if stops else PLAYS
    return Motive(ahead if score > 0 else behind if score < 0 else even, {"count": abs(score)})


PLAYS = "bot-because-duel-even", "bot-because-duel-ahead", "bot-because-duel-behind"
STOPS = "bot-because-stops-even", "bot-because-stops-ahead", "bot-because-stops-behind"


def stakes_of(choices: combat.DuelChoices, weights: Weights = CAPTAIN) -> Stakes:
    """What troops and cards are worth to the side that has the right to play."""
    state = choices.state
    richness = sum(pays(state, card) for card in choices.hand)
    mine, theirs = (strength(state, members(side)) for side in choices.duel.sides)
    troop, victory = weights.duel_troop, weights.duel_victory
    if not state.setting.variant.pools:
        troop, victory = weights.short_duel_troop, weights.short_duel_victory
    spent = weights.duel_spent * (0.8 if richness > 50 else 1.0)
    return Stakes(mine, theirs, troop, spent, weights.duel_reserve, victory)


def believed(
    choices: combat.DuelChoices, seat: int, rng: Random, count: int, reserves: int = 1
) -> list[Side]:
    """Samples `count` hands that the other side may hold, given what a seat knows."""
    state = choices.state
    place = combat.city_of(state, choices.duel.sides[1])
    power, suit = state.commanding_power(place), int(state.setting.board.suit_of[place])
    dealer = Dealer(cards_seen(state, seat), state.setting)
    hands = (dealer.hand(power, rng) for _ in range(count))
    return [side_of(state, hand, suit, reserves=reserves) for hand in hands]


def duel_action(choices: combat.DuelChoices, play: Play) -> Action:
    """The action that plays a value, or stops."""
    if play == STOP:
        return act.Stop()
    if play.reserve:
        return act.PlayCard(choices.reserves[0], play.value)
    values = choices.state.setting.card_value
    return act.PlayCard(next(card for card in choices.cards if values[card] == play.value))


def drive(asked: Question) -> list[Scored]:
    """11.2.b: drives the defeated out of supply and away from what they protect."""
    state = asked.state
    step = state.agenda[-1]
    assert isinstance(step, retreat.RetreatStep)
    power = state.setting.power_of[members(step.losers)[0]]
    supplied = sum(supply.rings(state, power, state.enemy_pieces(power))) | state.home[power]
    theirs = sum(state.held[friend] for friend in members(state.cooperating[power]))

    def guards(action: act.Retreat) -> int:
        return (state.setting.board.within[PROTECTION][action.path[-1]] & theirs).bit_count()

    def starves(action: act.Retreat) -> bool:
        return not supplied >> action.path[-1] & 1

    def worth(action: act.Retreat) -> float:
        return 2.0 * starves(action) - 0.25 * guards(action)

    most = max(guards(action) for action in candidates(asked.choices) if isinstance(action, act.Retreat))

    def why(action: act.Retreat) -> str:
        if starves(action):
            return "bot-because-starves"
        return "bot-because-drives" if guards(action) < most else "bot-because-any-way"

    return asked.rated(worth, why)


# ---------------------------------------------------------------- troops, hussars and cards


def split(asked: Question) -> list[Scored]:
    """4.e: generals near the enemy get more troops, but nobody is left alone."""
    state = asked.state
    choices = unrestricted(asked.choices)
    assert isinstance(choices, setup.SplitChoices)
    power = choices.powers[0]
    enemies = state.enemy_fortresses(power)
    starts = [state.place[general] for general in state.setting.generals_of[power]]
    weights = [1.0 / (4 + (nearest(state, start, enemies) if start >= 0 else 12)) for start in starts]
    troops, given = choices.limits(power)
    for _ in range(troops - sum(given)):
        able = [number for number, count in enumerate(given) if count < STRONGEST]
        given[max(able, key=lambda number: weights[number] / (1 + given[number]))] += 1
    return [(0.0, act.Split(power, tuple(given)), Motive("bot-because-front"))]


def place_hussars(asked: Question) -> list[Scored]:
    """7.a: moves a hussar to where it lengthens the tolls most. A hussar that already does so stays."""
    state, done = asked.state, act.Done()
    placings = [action for action in asked.choices if isinstance(action, act.PlaceHussar)]
    hussar, trial = placings[0].hussar if placings else 0, state.copy()
    cities = bits([action.city for action in placings if action.hussar == hussar])
    trial.hussars[hussar] = REMOVED
    without = _tolls(trial)
    gain = 0.5 * (_tolls(state) - without)
    stays = "bot-because-hussar-stays" if gain > 0 else "bot-because-hussar-idle"
    may_stay = done in asked.choices
    scored: list[Scored] = [(gain, done, Motive(stays))] if may_stay else []
    wanted = [city for city in _supply_roads(state) if cities >> city & 1]
    for city in wanted[:14] or ([] if may_stay else members(cities)[:1]):
        trial.hussars[hussar] = city
        gain = _tolls(trial) - without
        motive = Motive("bot-because-hussar", {"points": int(gain)})
        scored.append((gain - 0.1, act.PlaceHussar(hussar, city), motive))
    return scored


def _tolls(state: State) -> float:
    """The total tolls that hussars impose on Austria's enemies."""
    enemies = members(state.enemies[AUSTRIA])
    return float(sum(sum(supply.tolls(state, power)[1].values()) for power in enemies))


def _supply_roads(state: State) -> list[int]:
    """Cities on the way between enemy generals abroad and their trains, the most useful first."""
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


def pay_toll(asked: Question) -> list[Scored]:
    """9.g: the cheapest payment, or the strongest generals that the hand covers."""
    state = asked.state

    def worth(action: act.PayToll) -> float:
        cost = sum(pays(state, card) for card in action.cards)
        return strength(state, list(action.supplied)) - 0.01 * cost

    return asked.rated(worth, "bot-because-toll")


def recruit(asked: Question) -> list[Scored]:
    """13.a: recruits as long as enough cards are left to fight with."""
    state, weights = asked.state, asked.weights
    worth_now = weights.recruit * (1.0 - weights.late * state.turn / state.setting.variant.last_turn(state))
    scored: list[Scored] = []
    for action in candidates(asked.choices):
        assert isinstance(action, act.Recruit)
        whole = sum(pays(state, card) for card in state.hands[action.power])
        spent = sum(pays(state, card) for card in action.cards)
        short = max(0, weights.kept - (whole - spent))
        worth = worth_now * action.count - 1.0 * spent - weights.short * short
        worth += weights.returning if action.count and winter.removed_generals(state, action.power) else 0.0
        scored.append((worth, action, Motive("bot-because-recruits", {"count": action.count})))
    return scored


def assign(asked: Question) -> list[Scored]:
    """13.b: sends the troops to the front. Removed generals return first."""
    state = asked.state

    def worth(action: act.Assign) -> float:
        worth = 1.5 * len(action.entries)
        entries = {general: city for general, city, _ in action.entries}
        for general, count in action.troops:
            place = entries.get(general, state.place[general])
            near = nearest(state, place, state.enemy_pieces(action.power))
            worth += count * (0.6 if near <= 4 else 0.4 if near <= 7 else 0.2)
            worth += 0.5 if state.troops[general] <= 2 else 0.0
        return worth

    def why(action: act.Assign) -> str:
        return "bot-because-returns" if action.entries else "bot-because-front"

    return asked.rated(worth, why)


DECIDE: dict[type[Step], Decide] = {
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
"""How each step is decided: politics in `statecraft`, war here. Any other step is tried out."""
