"""Captain's politics: Political Cards and tracks, election, Saxony, peace, subsidies."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from maria import actions as act
from maria.actions import Action
from maria.bots.candidates import candidates
from maria.bots.judgement import nearest, places, progress
from maria.bots.question import Decide, Question
from maria.bots.table import Motive, Reply, Scored
from maria.bots.weights import CAPTAIN, Weights
from maria.rules import election, politics, saxony, silesia, silesia_gambit, tactical_cards, tracks, transfers
from maria.rules.step import Choices
from maria.rules.tactical_cards import worth as pays
from maria.rules.treaties import Negotiations
from maria.state import AUSTRIA, BAVARIA, FRANCE, MAJOR, POWER, PRAGMATIC, PRUSSIA, State, Step

STATUS = {"prussian": 0.0, "neutral": 1.2, "austrian": 2.4}
"""What Saxony's status is worth to Austria. Prussia and France see it the other way round."""
GRADIENT = 0.12
"""The fraction of a box's worth that a neighbouring box inherits, less at a distance of two."""


def yes(answer: bool, question: act.Question, key: str) -> list[Scored]:
    """Answers a question. The key of the reason ends in `yes` or `no`."""
    return [(0.0, act.Answer(question, answer), Motive(f"{key}yes" if answer else f"{key}no"))]


def allowed_reply(choices: Choices, reply: Reply) -> Reply:
    """21: the reply if treaties allow it, else the best alternative that they allow, else any choice."""
    if reply.action in choices:
        return reply
    others = [action for action, _ in reply.others if action in choices]
    return Reply((others or candidates(choices))[0], Motive("bot-because-treaty"))


# ---------------------------------------------------------------- tracks and cards


def box_worth(state: State, seat: int, track: int, box: int, weights: Weights) -> float:
    """What it is worth to a seat that a track's marker is in a box."""
    entry, side = state.setting.tracks[track].boxes[box], _sides(state, seat, weights)
    worth = sum(weights.bonus * side[POWER[name]] for name in entry.bonus)
    worth -= sum(weights.bonus * side[POWER[name]] for name in entry.penalty)
    worth -= sum(weights.corps * side[POWER[name]] for name in entry.corps)
    worth += weights.victory * side[POWER[entry.victory]] if entry.victory else 0.0
    if entry.status:
        worth += (1.0 if state.seat_of[AUSTRIA] == seat else -0.6) * STATUS[entry.status] * weights.saxony
    return worth


def _sides(state: State, seat: int, weights: Weights) -> list[float]:
    """How much of each power's gain a seat counts as its own."""
    own = [power for power in MAJOR if state.seat_of[power] == seat]
    sides = []
    for power in range(6):
        against = any(state.enemies[p] >> power & 1 for p in own)
        sides.append(1.0 if state.seat_of[power] == seat else -weights.foe if against else -0.25)
    return sides


def track_worth(state: State, seat: int, track: int, box: int, weights: Weights = CAPTAIN) -> float:
    """The worth of a box, plus a fraction of the worth of the boxes around it."""
    key = state.setting.box.pack.hash, state.seat_of, state.enemies, seat, track, box
    worth = weights.boxes.get(key)
    if worth is None:
        worth = box_worth(state, seat, track, box, weights)
        for away in (-1, 1, -2, 2):
            if 0 <= box + away < len(state.setting.tracks[track].boxes):
                worth += GRADIENT / abs(away) * box_worth(state, seat, track, box + away, weights)
        weights.boxes[key] = worth
    return worth


def shift_worth(state: State, seat: int, track: int, boxes: int, weights: Weights = CAPTAIN) -> float:
    """What shifting a marker is worth, in addition to the shifts already announced."""
    after, before = tracks.box_after(state, track, boxes), tracks.box_after(state, track, 0)
    return track_worth(state, seat, track, after, weights) - track_worth(state, seat, track, before, weights)


def execution(
    state: State, seat: int, power: int, card: int, weights: Weights = CAPTAIN
) -> tuple[float, Action]:
    """The best way to execute a Political Card, and what it is worth. Discarding it is worth 0."""
    entry = politics.card_of(state, card)
    shifts: list[tuple[int, int]] = []
    total = 0.0
    for shift in entry.shifts:
        track = state.setting.track[shift.track]
        gains = {
            boxes: shift_worth(state, seat, track, boxes, weights) for boxes in politics.shift_choices(shift)
        }
        best = max(gains, key=gains.__getitem__)
        gain = gains[best]
        if best and gain > 0:
            shifts.append((track, best))
            total += gain
    follow = 0.0
    for instruction in politics.instructions(state, power, card):
        about = POWER[instruction.power] if instruction.power else power
        mine = 1.0 if state.seat_of[about] == seat else -0.5
        worth = {"cards": 0.7 * instruction.count, "troops": 0.9 * instruction.count, "corps": -1.4}
        follow += worth.get(instruction.kind, 0.0) * mine
    if not shifts and follow <= 0:
        return 0.0, act.DiscardCard()
    return total + max(follow, 0.0), act.Execute(tuple(sorted(shifts)), follow > 0)


def harm(state: State, seat: int, card: int, weights: Weights = CAPTAIN) -> float:
    """What it would cost a seat if another seat executed a card in its own interest."""
    worst = 0.0
    for power in map(POWER.__getitem__, politics.card_of(state, card).arms):
        other = state.seat_of[power]
        action = execution(state, other, power, card)[1] if other not in (seat, -1) else None
        if isinstance(action, act.Execute):
            shifted = (shift_worth(state, seat, track, boxes, weights) for track, boxes in action.shifts)
            worst = min(worst, sum(shifted))
    return -worst


def desire(state: State, seat: int, power: int, weights: Weights = CAPTAIN) -> float:
    """What it is worth to a power to select first: its best card, or keeping one from others."""
    name = state.setting.power_ids[power]
    cards = [card for card in state.revealed if name in politics.card_of(state, card).arms]
    return max((max(_wish(state, seat, power, card, weights)) for card in cards), default=0.0)


def _wish(state: State, seat: int, power: int, card: int, weights: Weights) -> tuple[float, float]:
    """What it is worth to execute a card, and to deny it to others."""
    worth, _ = execution(state, seat, power, card, weights)
    return worth, weights.deny * harm(state, seat, card, weights)


def name_trump(asked: Question) -> list[Scored]:
    """17.b: the suit in which the seat's major powers have the most points."""
    state = asked.state
    setting = state.setting
    own = [card for power in MAJOR if state.seat_of[power] == asked.seat for card in state.hands[power]]
    scored: list[Scored] = []
    for suit in range(4):
        points = sum(setting.card_value[card] for card in own if setting.card_suit[card] == suit)
        scored.append((float(points), act.NameTrump(suit), Motive("bot-because-trump", {"points": points})))
    return scored


def lay(asked: Question) -> list[Scored]:
    """17.c: lays a trump card if a revealed card is worth it, and a higher one the more it is worth."""
    state, weights = asked.state, asked.weights
    setting = state.setting
    power = state.agenda[-1].power(state)
    wish, have = desire(state, asked.seat, power, weights), politics.influence(state, power)
    trumps = [card for card in state.hands[power] if setting.card_suit[card] == state.trump]
    none = Motive("bot-because-no-card" if trumps else "bot-because-no-trump")
    scored: list[Scored] = [(0.25 if have else 0.0, act.Done(), none)]
    for card in trumps:
        value = setting.card_value[card]
        worth = wish * min(0.95, 0.25 + (have + value) * weights.lay_slope) - weights.lay_cost * value
        scored.append((worth, act.LayCard(card), Motive("bot-because-influence")))
    return scored


def select(asked: Question) -> list[Scored]:
    """17.g: the card that is worth most, to execute or to deny to others. Otherwise saves its influence."""
    state = asked.state
    power = state.agenda[-1].power(state)
    lost = 0.05 * politics.influence(state, power)
    scored: list[Scored] = [(asked.weights.save, act.Save(), Motive("bot-because-saves"))]
    for action in candidates(asked.choices):
        if isinstance(action, act.Select):
            worth, denied = _wish(state, asked.seat, power, action.card, asked.weights)
            key = "bot-because-card" if worth >= denied else "bot-because-denies"
            scored.append((max(worth, denied) + 0.2 - lost * 0.3, action, Motive(key)))
    return scored


def execute(asked: Question) -> list[Scored]:
    """17.j: executes what helps, and discards the card if nothing does."""
    state = asked.state
    step = state.agenda[-1]
    assert isinstance(step, politics.Executing)
    worth, action = execution(state, asked.seat, step.owner, step.card, asked.weights)
    if action not in asked.choices:
        worth, action = 0.0, act.DiscardCard()
    key = "bot-because-discards" if action == act.DiscardCard() else "bot-because-card"
    return [(worth, action, Motive(key))]


def corps(asked: Question) -> list[Scored]:
    """17.m: prefers the weakest general, and one far from the enemy."""
    state = asked.state
    power = state.agenda[-1].power(state)
    scored: list[Scored] = []
    for action in candidates(asked.choices):
        if not isinstance(action, act.SendCorps):
            scored.append((0.0, action, Motive("bot-because-nobody")))
            continue
        place = state.place[action.general]
        near = nearest(state, place, state.enemy_pieces(power)) if place >= 0 else 9
        worth = near - 1.5 * state.troops[action.general] - (8.0 if action.cards else 0.0)
        scored.append((worth, action, Motive("bot-because-weakest")))
    return scored


def place(asked: Question) -> list[Scored]:
    """17.v, 19.1, 19.1.f, 19.3: places a piece that must move as near to enemy fortresses as possible."""
    state = asked.state
    owner = state.setting.power_of

    def worth(action: act.Place) -> float:
        return -nearest(state, action.city, state.enemy_fortresses(owner[action.piece]))

    return asked.rated(worth, "bot-because-near")


# ---------------------------------------------------------------- election, Saxony, peace


def vote(asked: Question) -> list[Scored]:
    """18: Maria Theresa votes for Francis, Louis XV for Charles Albert, Frederick against the leader."""
    state = asked.state
    if for_francis(state, asked.seat, asked.weights):
        votes = election.free_votes(state, asked.seat)
        return [(0.0, act.Vote(votes), Motive("bot-because-francis"))]
    return [(0.0, act.Vote(0), Motive("bot-because-charles"))]


def for_francis(state: State, seat: int, weights: Weights = CAPTAIN) -> bool:
    """Whether a seat would vote for Francis."""
    austria, france = state.seat_of[AUSTRIA], state.seat_of[FRANCE]
    return seat == austria or (seat != france and state.pool[AUSTRIA] - state.pool[FRANCE] > weights.vote)


def saxony_due(asked: Question) -> list[Scored]:
    """19.3.a: moves Saxony away from Prussia as soon as possible."""
    state = asked.state
    number = state.setting.track["saxony"]

    def worth(action: act.ShiftSaxony) -> float:
        box = tracks.box_after(state, number, action.boxes)
        return track_worth(state, asked.seat, number, box, asked.weights)

    def why(action: act.ShiftSaxony) -> str:
        return "bot-because-saxony" if action.boxes else "bot-because-saxony-stays"

    return asked.rated(worth, why)


def offer_peace(asked: Question) -> list[Scored]:
    """19.1: Silesia is worth a marker and a train. Prussia offers peace unless it has all but won."""
    return yes(would_offer(asked.state, asked.weights), "offer peace", "bot-because-offer-")


def would_offer(state: State, weights: Weights = CAPTAIN) -> bool:
    """Whether Prussia wants peace."""
    return state.pool[PRUSSIA] > weights.offer


def accept_peace(asked: Question) -> list[Scored]:
    """19.1: Austria wants its hands free for France, unless the peace would all but win Prussia the game."""
    return yes(would_accept(asked.state, asked.weights), "accept peace", "bot-because-accept-")


def would_accept(state: State, weights: Weights = CAPTAIN) -> bool:
    """Whether Austria wants peace."""
    trial = state.copy()
    silesia.annex(trial, [])
    left, now = trial.pool[PRUSSIA] - 1, state.pool[PRUSSIA]
    return left >= weights.peace or now < left


def reduce(asked: Question) -> list[Scored]:
    """19.2: France reduces while it has little to lose by it."""
    return yes(would_reduce(asked.state, asked.weights), "reduce objectives", "bot-because-reduce-")


def would_reduce(state: State, weights: Weights = CAPTAIN) -> bool:
    """Whether France wants to reduce its objectives."""
    count = (state.held[FRANCE] & state.setting.core).bit_count()
    austrians = places(state, state.setting.generals_of[AUSTRIA])
    near = any(state.setting.core >> city & 1 for city in austrians)
    return count <= weights.reduce or (near and count <= weights.reduce + 1)


WOULD: dict[act.Question, Callable[[State], bool]] = {
    "offer peace": would_offer,
    "accept peace": would_accept,
    "reduce objectives": would_reduce,
}
"""The answers to the questions that treaties can be about."""


def cede(asked: Question) -> list[Scored]:
    """SG.e: Austria cedes Silesia when Prussia is about to win and France is not."""
    state = asked.state
    lacked = {goal.power: goal.needed - goal.reached for goal in state.setting.variant.goals(state)}
    return yes(lacked[PRUSSIA] <= 1 < lacked[FRANCE], "cede silesia", "bot-because-cede-")


# ---------------------------------------------------------------- subsidies


def subsidy(asked: Question) -> list[Scored]:
    """8.j: Bavaria gets a card while it has generals on the map and few cards."""
    state = asked.state
    alive = bool(places(state, state.setting.generals_of[BAVARIA]))
    return yes(alive and len(state.hands[BAVARIA]) <= 3, "subsidy", "bot-because-subsidy-")


def pleas(choices: Negotiations) -> Iterator[act.Offer]:
    """20: offers in which a poor power asks a power with many cards."""
    state, seat = choices.state, choices.seat
    own = [power for power in (PRUSSIA, AUSTRIA, PRAGMATIC, FRANCE) if state.seat_of[power] == seat]
    rich = [power for power in MAJOR if state.seat_of[power] != seat and len(state.hands[power]) > 9]
    poor = [power for power in own if wealth(state, power) <= 20]
    offers = (act.Offer(giver, taker, 2) for taker in poor for giver in rich)
    return (offer for offer in offers if offer in choices)


def wanted(state: State, seat: int, giver: int, turns: int) -> bool:
    """20: accepts to receive, and to end its own payments.

    Gives only to stop a leader that is about to win.
    """
    gives = state.seat_of[giver] == seat
    if not turns:
        return gives
    if not gives:
        return True
    others = [other for other in range(len(state.setting.seats)) if other != seat]
    leader = min(progress(state, other) for other in others)
    return leader <= 2 and progress(state, seat) > leader and wealth(state, giver) > 40 and turns <= 2


def wealth(state: State, power: int) -> int:
    """A hand's points. An unseen hand counts with its average worth."""
    return sum(pays(state, card) for card in state.hands[power])


DECIDE: dict[type[Step], Decide] = {
    politics.NamingTrump: name_trump,
    politics.Laying: lay,
    politics.Selecting: select,
    politics.Executing: execute,
    tracks.SendingCorps: corps,
    transfers.TransferStep: place,
    election.Voting: vote,
    saxony.SaxonyDue: saxony_due,
    silesia.OfferPeace: offer_peace,
    silesia.AcceptPeace: accept_peace,
    silesia.SecondTrain: place,
    silesia.ReduceObjectives: reduce,
    silesia_gambit.Ceding: cede,
    tactical_cards.Subsidy: subsidy,
}
"""How the steps of politics are decided."""
