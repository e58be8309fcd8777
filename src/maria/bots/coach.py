"""A coach for a first game: one new idea at a time, a comment on the latest move, and advice for the next.

It uses only what the seat may know: its views, the events that it has seen, and its own moves.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any, NamedTuple

from maria import actions as act
from maria import engine
from maria.actions import Action
from maria.bots import trained
from maria.bots.advice import Advice, advise
from maria.bots.captain import weigh
from maria.bots.ensign import Ensign
from maria.bots.marshal import Marshal
from maria.bots.question import Memory, Question
from maria.bots.search import Budget
from maria.bots.table import Ask, Scored, ask_about, make_ask, redact
from maria.bots.weights import Weights, values
from maria.box import Box
from maria.box.tables import bits, members
from maria.events import Event, Values
from maria.game import Game
from maria.notation import parse_action
from maria.rules import combat, conquest, marches, movement, retreat, setup, supply, winter
from maria.rules.combat import Attacked, Defeated, Tie
from maria.rules.conquest import Conquered, QuestionMark
from maria.rules.hussars import HussarPlaced
from maria.rules.marches import Stacked
from maria.rules.saxony import QuestionMarkGone
from maria.rules.sequence import TurnBegan
from maria.rules.supply import OutOfSupply
from maria.rules.victory import Goal
from maria.rules.winter import WinterBegan
from maria.state import Setting, State, Step
from maria.texts.message import Message, Ref, message, refs
from maria.view import View, view
from maria.words import deed

CLOSE, CLOSE_IN_POINTS = 0.25, 3.0
"""How far a move's worth may fall short of the best to pass as good. Duels and winter count in points."""

ROLE, OPPONENT, SEED = "frederick", "ensign", "17"
"""The seat that is coached in a first game, its opponents, and its cards. Following the advice wins it."""

BUDGET = Budget(playouts=40, plans=8, samples=4, single=12)
"""The coach's search budget: small, because it has to answer at once."""
BOLD = {"guard": 4.0, "attack": 0.3, "recruit": 5.0}
"""How the coach's weights for Frederick differ from colonel's: more attacks, more cards for troops."""


def first_game(box: Box, seed: str = SEED) -> Game:
    """14: an introductory game at the pupil's first march: troops are split, and the others have moved."""
    game = Game.new("introductory", 3, seed, box)
    others = {seat: Ensign(box, f"{seed}/{seat}") for seat in range(len(game.seats))}
    while game.seats.index(ROLE) not in engine.to_act(game.state) or _splits(game.state):
        seat = engine.to_act(game.state)[0]
        if _splits(game.state):
            advice = advise(view(game.state, seat), box)
            assert advice is not None
            game.play(advice.action, game.seats[seat])
        else:
            reply = others[seat].decide(make_ask(game.state, seat, (), f"{seed}/{len(game.moves)}"))
            game.play(reply.action, game.seats[seat])
    return game


def _splits(state: State) -> bool:
    return isinstance(engine.decision(state), setup.Splitting)


class SeenMove(NamedTuple):
    """A move as a seat sees it: its own action, if the seat made the move, and the events."""

    done: Action | None
    events: tuple[Event, ...]


class Idea(NamedTuple):
    """Something to learn, and the rule about it."""

    name: str
    text: Message
    rule: str


class CoachAdvice(NamedTuple):
    """The coach's message at one decision."""

    idea: Idea | None
    """A new idea: at most one per march, combat and winter of a turn."""
    comment: Message | None
    """The result of the seat's latest move, or a better alternative."""
    advice: Advice | None
    reason: Message | None
    """The reason for the advice. Instead of a repetition, whom a general joins, or nothing."""
    rest: bool
    """Whether the first winter has just ended, a good moment to stop or to continue."""
    learnt: tuple[str, ...]
    """The names of the ideas so far."""


class Eyes(NamedTuple):
    """The pupil's own powers and generals, as bitmasks."""

    powers: int
    generals: int


Concerns = Callable[[Eyes, Any], bool]


def _power(own: Eyes, event: Any) -> bool:
    return bool(own.powers >> event.power & 1)


def _general(own: Eyes, event: Any) -> bool:
    return bool(own.generals >> event.general & 1)


class Happens(NamedTuple):
    """An idea triggered by an event of a class that concerns the pupil; it speaks of the latest one."""

    name: str
    rule: str
    event: type[Event]
    concerns: Concerns = lambda own, event: True
    marching: bool = True
    """Whether to hold it back until the next march."""


class Asked(NamedTuple):
    """An idea tied to a kind of question, and to some kinds of answer.

    With a test, it applies only to answers that pass: one advised now or given earlier.
    """

    name: str
    rule: str
    step: type[Step]
    answers: tuple[type[Action], ...]
    test: Callable[[Setting, Any], bool] = lambda setting, action: True


HAPPENS = (
    Happens(OutOfSupply.kind, "9.d", OutOfSupply, _general),
    Happens(QuestionMark.kind, "10.3.e", QuestionMark, _power),
    Happens("conquered", "10.3.f", Conquered, _power),
    Happens("stack", "6.a", Stacked, _general),
    Happens("lost", "11.1.f", Defeated, lambda own, event: bool(own.generals & event.losers), False),
    Happens("tie", "11.1.h", Tie, marching=False),
    Happens("hussars", "7.c", HussarPlaced),
)


def _is_train(setting: Setting, march: act.March) -> bool:
    return march.piece >= setting.generals


def _is_reserve(setting: Setting, play: act.PlayCard) -> bool:
    return setting.card_suit[play.card] < 0


MOVES = (act.March, act.Reenter, act.Done)
DUELS = (act.PlayCard, act.Stop)
ASKED = (
    Asked("march", "10.1.b", movement.Movement, MOVES),
    Asked("toll", "9.g", supply.Toll, (act.PayToll,)),
    Asked("battle", "11.1.c", combat.Duel, DUELS),
    Asked("reserve", "11.1.d", combat.Duel, (act.PlayCard,), _is_reserve),
    Asked("suits", "11.1.d", combat.Duel, DUELS),
    Asked("retreat", "11.2.b", retreat.RetreatStep, (act.Retreat,)),
    Asked("winter", "13.a", winter.Recruiting, (act.Recruit,)),
    Asked("assign", "13.b", winter.Assigning, (act.Assign,)),
    Asked("supply", "9.c", movement.Movement, (act.March,), _is_train),
    Asked("force", "10.1.g", movement.Movement, (act.March,), lambda setting, march: bool(march.force)),
    Asked("done", "11.1.a", movement.Movement, (act.Done,)),
)
"""All ideas in order of priority: events first, then the question, then the advice."""
PAYING: frozenset[type[Step]] = frozenset({supply.Toll, winter.Recruiting, winter.Assigning})
"""Questions that need their own idea, not one about the past."""
NUMBERS = {
    "march": marches.GENERAL,
    "forced": marches.FORCED,
    "train": marches.TRAIN,
    "protection": conquest.PROTECTION,
    "supply": supply.LONGEST,
    "cost": winter.COST,
}
"""Numbers from the rules, for the texts."""


def coach(seen: View, moves: Sequence[SeenMove], before: View | None, box: Box) -> CoachAdvice:
    """The coach's message to the seat of a view, after these moves.

    `before` is its view before its latest.
    """
    ask, advice = _question_from(seen, box), counsel(json.dumps(seen, sort_keys=True), box)
    own = _eyes(ask.position, ask.seat)
    earlier, latest = [-1, -1, *(number for number, move in enumerate(moves) if move.done is not None)][-2:]
    since = [event for move in moves[max(latest, 0) :] for event in move.events]
    comment = _welcome(ask) if latest < 0 else _result(ask, own, since)
    reason = advice and advice.reason
    joins = advice and _joins(ask, parse_action(ask.position, ask.seat, advice.action))
    if before and latest >= 0:
        asked_before, done = _question_from(before, box), moves[latest].done
        said = counsel(json.dumps(before, sort_keys=True), box)
        sooner = [event for move in moves[max(earlier, 0) : latest] for event in move.events]
        if comment is not None and comment == _result(asked_before, own, sooner):
            comment = None
        elif comment is None and done is not None and said is not None:
            comment = _comment(asked_before, done, said)
        if said and said.reason == reason:
            reason = joins
    learnt, idea = _ideas(ask, own, moves, advice)
    rest = advice is not None and _rests(moves, latest)
    if reason and reason.key == "bot-because-attacks":
        reason = _attack(ask, reason) if reason.values["points"] else joins
    return CoachAdvice(idea, comment, advice, reason, rest, tuple(learnt))


def coached(game: Game, seat: int) -> CoachAdvice:
    """The coach's message in a running game. It uses nothing that the seat may not know."""
    name, started = game.seats[seat], SeenMove(None, redact(game.started, seat))
    moves = [
        SeenMove(move.action if move.seat == name else None, redact(move.events, seat)) for move in game.moves
    ]
    played = [number for number, move in enumerate(moves) if isinstance(move.done, act.Split)]
    moves = [move._replace(done=None) if number in played else move for number, move in enumerate(moves)]
    before = game.before_latest(name) if any(move.done is not None for move in moves) else None
    return coach(game.view(name), [started, *moves], view(before, seat) if before else None, game.box)


@lru_cache(maxsize=128)
def counsel(seen: str, box: Box) -> Advice | None:
    """The coach's advice for a view, given as JSON. Cached, because the next call needs it again."""
    return advise(json.loads(seen), box, coach_bot)


def coach_bot(box: Box, _: str) -> Marshal:
    """The bot that decides for the coach: a marshal that looks ahead only a little and attacks boldly.

    Its seed is constant, so that it finds the same plans again after a march.
    """
    return Marshal(box, "coach", BUDGET, bold)


def bold(setting: Setting, seat: int) -> Weights:
    """Colonel's weights, with more emphasis on attack for Frederick."""
    weights = trained.colonel(setting, seat)
    return trained.read_weights(values(weights) | BOLD) if setting.seats[seat] == ROLE else weights


def _question_from(seen: View, box: Box) -> Ask:
    """The question that a view poses, derived from nothing but the view."""
    return ask_about(seen, (), (), json.dumps(seen, sort_keys=True), box)


def _eyes(state: State, seat: int) -> Eyes:
    powers = [power for power in range(6) if state.seat_of[power] == seat]
    return Eyes(bits(powers), bits(g for power in powers for g in state.setting.generals_of[power]))


def _goal(state: State, seat: int) -> Goal | None:
    goals = state.setting.variant.goals(state)
    return next((goal for goal in goals if state.seat_of[goal.power] == seat), None)


# ---------------------------------------------------------------- what is new


class IdeaSlot(NamedTuple):
    """A march, a combat or a winter of a turn. Each has room for one idea."""

    turn: int
    combats: int
    winters: int


def _ideas(
    ask: Ask, own: Eyes, moves: Sequence[SeenMove], advice: Advice | None
) -> tuple[list[str], Idea | None]:
    """The ideas shown with the decisions so far, and the one for this decision, if any."""
    setting = ask.position.setting
    shown: list[str] = []
    spent: set[IdeaSlot] = set()
    moment, fresh = IdeaSlot(0, 0, 0), dict[str, Values]()
    questions = set[int]()
    """The fortresses with a question mark."""

    def pick_idea(fits: Callable[[Asked], bool]) -> Idea | None:
        found = next(_unshown(shown, fresh, fits), None)
        if found is None or moment in spent:
            return None
        spent.add(moment)
        shown.append(found[0])
        return Idea(found[0], message(f"coach-{found[0]}", **NUMBERS, **fresh.get(found[0], {})), found[1])

    for move in moves:
        done = move.done
        if done is not None:
            pick_idea(partial(_answered, setting, done))
        for event in move.events:
            moment = _moment(moment, event)
            for topic in HAPPENS:
                if isinstance(event, topic.event) and topic.concerns(own, event):
                    late = int(isinstance(event, Conquered) and event.city in questions)
                    fresh[topic.name] = {"late": late, **event.values(setting)}
            if isinstance(event, QuestionMark):
                questions.add(event.city)
            elif isinstance(event, QuestionMarkGone | Conquered):
                questions.discard(event.city)
    if advice is None:
        return shown, None
    step, action = ask.position.agenda[-1], parse_action(ask.position, ask.seat, advice.action)
    return shown, pick_idea(lambda topic: isinstance(step, topic.step) and _answered(setting, action, topic))


def _answered(setting: Setting, action: Action, topic: Asked) -> bool:
    """Whether an action answers the question of a topic."""
    return isinstance(action, topic.answers) and topic.test(setting, action)


def _unshown(
    shown: Sequence[str], fresh: Mapping[str, Values], fits: Callable[[Asked], bool]
) -> Iterator[tuple[str, str]]:
    """The names and rules of the ideas that fit and have not been shown yet."""
    steps = {asked.step for asked in ASKED if fits(asked)}
    moving, paying = movement.Movement in steps, bool(steps & PAYING)
    for happens in HAPPENS:
        timely = not paying and (moving or not happens.marching)
        if timely and happens.name in fresh and happens.name not in shown:
            yield happens.name, happens.rule
    for asked in ASKED:
        if asked.name not in shown and fits(asked):
            yield asked.name, asked.rule


def _moment(moment: IdeaSlot, event: Event) -> IdeaSlot:
    match event:
        case TurnBegan(turn):
            return moment._replace(turn=turn)
        case Attacked():
            return moment._replace(combats=moment.combats + 1)
        case WinterBegan():
            return moment._replace(winters=moment.winters + 1)
    return moment


def _rests(moves: Sequence[SeenMove], latest: int) -> bool:
    """Whether this is the first decision of the turn after the first winter."""
    winters = [n for n, move in enumerate(moves) for event in move.events if isinstance(event, WinterBegan)]
    turns = [n for n, move in enumerate(moves) for event in move.events if isinstance(event, TurnBegan)]
    after = [number for number in turns if winters and number >= winters[0]]
    return bool(after) and latest <= after[0] and len(winters) == 1


# ---------------------------------------------------------------- what came of a move


def _welcome(ask: Ask) -> Message | None:
    goal = _goal(ask.position, ask.seat)
    return goal and message("coach-welcome", power=Ref("power", goal.power), needed=goal.needed)


def _result(ask: Ask, own: Eyes, since: Sequence[Event]) -> Message | None:
    """The result of the latest move: battles won and lost, fortresses taken and lost."""
    state, goal = ask.position, _goal(ask.position, ask.seat)
    count = {"reached": goal.reached, "needed": goal.needed} if goal else {"reached": 0, "needed": 0}
    taken = [e.city for e in since if isinstance(e, Conquered) and own.powers >> e.power & 1]
    gone = [e.city for e in since if isinstance(e, Conquered) and own.powers >> e.former & 1]
    fights = [event for event in since if isinstance(event, Defeated)]
    beaten = bits(general for e in fights if e.winners & own.generals for general in members(e.losers))
    lost = [event for event in fights if event.losers & own.generals]
    if beaten:
        losers = refs("piece", members(beaten))
        if taken:
            return message("coach-beaten-taken", losers=losers, cities=refs("city", taken), **count)
        if opened := _opened(state, own):
            return message("coach-beaten-open", losers=losers, count=opened)
        return message("coach-beaten", losers=losers)
    if taken:
        return message("coach-taken", cities=refs("city", taken), **count)
    if lost:
        losers = refs("piece", members(bits(g for event in lost for g in members(event.losers))))
        return message("coach-defeat", losers=losers, count=sum(event.lost for event in lost))
    if gone:
        return message("coach-gone", cities=refs("city", gone), **count)
    return None


def _opened(state: State, own: Eyes) -> int:
    """The number of unprotected enemy fortresses within a march of the pupil's generals."""
    guarded = near = wanted = 0
    for general, shield in enumerate(conquest.shields(state)):
        if own.generals >> general & 1:
            near |= (
                state.setting.board.within[marches.GENERAL][state.place[general]]
                if state.place[general] >= 0
                else 0
            )
        else:
            guarded |= shield
    for power in members(own.powers):
        wanted |= state.enemy_fortresses(power)
    return (wanted & near & ~guarded).bit_count()


def _joins(ask: Ask, action: Action) -> Message | None:
    """6.a: whom a general joins by a march."""
    state = ask.position
    if not isinstance(action, act.March) or action.piece >= state.setting.generals:
        return None
    mates = [general for general in state.generals_at(action.path[-1]) if general != action.piece]
    return message("coach-joins", generals=refs("piece", mates)) if mates else None


def _attack(ask: Ask, reason: Message) -> Message:
    """Why it is time to attack, with the number of cards in hand."""
    state = ask.position
    hand = [card for power in range(6) if state.seat_of[power] == ask.seat for card in state.hands[power]]
    return message("coach-attack", cards=len(hand), **reason.values)


def _comment(ask: Ask, made: Action, advice: Advice) -> Message | None:
    """What would have been better than a move. None if it was good."""
    state, step = ask.position, ask.position.agenda[-1]
    if made not in ask.choices or _alike(parse_action(state, ask.seat, advice.action), made):
        return None
    scored = weigh(Question(state, ask.seat, ask.choices, Memory(Random(0), judge=trained.colonel)))
    if isinstance(made, act.March):
        own = [entry for entry in scored if getattr(entry[1], "piece", -1) == made.piece]
        if not own:
            return message("coach-stays", piece=Ref("piece", made.piece))
        scored = own
    best = max(scored, key=lambda entry: entry[0])
    mine = next((entry for entry in scored if _alike(entry[1], made)), None)
    close = CLOSE_IN_POINTS if isinstance(step, combat.Duel | winter.Recruiting) else CLOSE
    if mine is best or (mine and mine[0] >= best[0] - close):
        return None
    return message("coach-rather", what=deed(state, best[1]), reason=_reason(best))


def _alike(one: Action, other: Action) -> bool:
    """Whether two actions amount to the same, such as marches of a piece to the same city."""
    if isinstance(one, act.March) and isinstance(other, act.March):
        return (one.piece, one.path[-1]) == (other.piece, other.path[-1])
    if isinstance(one, act.Retreat) and isinstance(other, act.Retreat):
        return one.path[-1] == other.path[-1]
    return one == other


def _reason(entry: Scored) -> Message:
    why = entry[2]
    return why if isinstance(why, Message) else why()
