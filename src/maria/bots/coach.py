"""A coach for a first game: what is new, what colonel would do, and what it thinks of the move before.

All of it comes from what the seat may know: its views, the events that it has seen, and what it did itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from maria import actions as act
from maria import engine
from maria.actions import Action
from maria.bots import trained
from maria.bots.advice import Advice, advise
from maria.bots.captain import weigh
from maria.bots.question import Memory, Question
from maria.bots.table import Ask, Scored, ask_about, redact
from maria.box import Box
from maria.box.tables import bits
from maria.events import Event
from maria.game import Game
from maria.rules import combat, conquest, marches, movement, retreat, setup, supply, winter
from maria.rules.combat import Attacked, Defeated, Tie
from maria.rules.conquest import Conquered, QuestionMark
from maria.rules.hussars import HussarPlaced
from maria.rules.marches import Stacked
from maria.rules.sequence import TurnBegan
from maria.rules.supply import OutOfSupply
from maria.state import Step
from maria.texts.message import Message, Ref, message
from maria.view import View, view
from maria.words import deed

CLOSE, CLOSE_IN_POINTS = 0.25, 3.0
"""What a move may be worth less than colonel's and is good, too; in a duel and in winter points count."""
MOST_WORDS = 3
"""More news than that at once is too much."""


ROLE, OPPONENT, SEED = "frederick", "ensign", "17"
"""Who is coached in a first game, against whom, and its cards: whoever does what he is told wins a battle."""


def first_game(box: Box) -> Game:
    """14: an introductory game in which the troops are split already, as colonel would."""
    game = Game.new("introductory", 3, SEED, box)
    while isinstance(engine.decision(game.state), setup.Splitting):
        seat = game.to_act[0]
        advice = advise(game.view(seat), box)
        assert advice is not None
        game.play(advice.action, seat)
    return game


class SeenMove(NamedTuple):
    """A move as a seat sees it: what was done, if the seat did it itself, and what happened."""

    done: Action | None
    events: tuple[Event, ...]


class Word(NamedTuple):
    """Something that happens for the first time, and the rule about it."""

    text: Message
    rule: str


class Coaching(NamedTuple):
    """What the coach says now."""

    words: tuple[Word, ...]
    comment: Message | None
    """What colonel thinks of the seat's latest move."""
    advice: Advice | None


class Eyes(NamedTuple):
    """Whose powers and generals are one's own, as bits."""

    powers: int
    generals: int


Concerns = Callable[[Eyes, Any], bool]


def _power(own: Eyes, event: Any) -> bool:
    return bool(own.powers >> event.power & 1)


def _fights(own: Eyes, event: Any) -> bool:
    return bool(own.generals & (event.attackers | event.defenders))


def _general(own: Eyes, event: Any) -> bool:
    return bool(own.generals >> event.general & 1)


class Happens(NamedTuple):
    """What the coach explains when he sees the first event of a class that concerns his pupil."""

    name: str
    rule: str
    event: type[Event]
    concerns: Concerns = lambda own, event: True


class Asked(NamedTuple):
    """Something to be told with the first question of a kind, which is answered with one of some actions."""

    name: str
    rule: str
    step: type[Step]
    answers: tuple[type[Action], ...]


HAPPENS = (
    Happens("turn", "5.a", TurnBegan, lambda own, event: bool(event.turn == 2)),
    Happens("hussars", "7.c", HussarPlaced),
    Happens(OutOfSupply.kind, "9.d", OutOfSupply, _general),
    Happens("stack", "6.a", Stacked, _general),
    Happens(QuestionMark.kind, "10.3.e", QuestionMark, _power),
    Happens("battle", "11.1.c", Attacked, _fights),
    Happens("won", "11.1.f", Defeated, lambda own, event: bool(own.generals & event.winners)),
    Happens("lost", "11.1.f", Defeated, lambda own, event: bool(own.generals & event.losers)),
    Happens("tie", "11.1.h", Tie),
    Happens("conquered", "10.3.f", Conquered, _power),
)
ASKED = (
    Asked("welcome", "14.d", movement.Movement, (act.March, act.Done)),
    Asked("march", "10.1.b", movement.Movement, (act.March, act.Done)),
    Asked("toll", "9.g", supply.Toll, (act.PayToll,)),
    Asked("cards", "11.1.d", combat.Duel, (act.PlayCard, act.Stop)),
    Asked("retreat", "11.2.b", retreat.RetreatStep, (act.Retreat,)),
    Asked("winter", "13.a", winter.Recruiting, (act.Recruit,)),
    Asked("assign", "13.b", winter.Assigning, (act.Assign,)),
)
"""What is told, in this order: first what has happened, then what is asked."""
NUMBERS = {
    "march": marches.GENERAL,
    "train": marches.TRAIN,
    "protection": conquest.PROTECTION,
    "supply": supply.LONGEST,
    "cost": winter.COST,
}
"""What the rules say, for the words."""


def coach(seen: View, moves: Sequence[SeenMove], before: View | None, box: Box) -> Coaching:
    """What the seat of a view is told that has seen these moves; `before` is its view before its latest."""
    done = [move.done for move in moves if move.done is not None]
    comment = _comment(_asked(before, box), done[-1]) if before and done else None
    ask, advice = _asked(seen, box), advise(seen, box)
    words = [*_news(ask, moves), *_questions(ask, done, advice)]
    return Coaching(tuple(words[:MOST_WORDS]), comment, advice)


def coached(game: Game, seat: int) -> Coaching:
    """The same of a game that goes on: nothing of it goes further than what the seat may know."""
    name, started = game.seats[seat], SeenMove(None, redact(game.started, seat))
    moves = [
        SeenMove(move.action if move.seat == name else None, redact(move.events, seat)) for move in game.moves
    ]
    before = game.before_latest(name)
    return coach(game.view(name), [started, *moves], view(before, seat) if before else None, game.box)


def _asked(seen: View, box: Box) -> Ask:
    """What is asked, thought through as anybody would who sees this."""
    return ask_about(seen, (), (), json.dumps(seen, sort_keys=True), box)


# ---------------------------------------------------------------- what is new


def _word(name: str, rule: str, **values: Any) -> Word:
    return Word(message(f"coach-{name}", **NUMBERS, **values), rule)


def _news(ask: Ask, moves: Sequence[SeenMove]) -> Iterator[Word]:
    """What has happened for the first time since the seat's latest move, which counts too."""
    setting = ask.position.setting
    powers = [power for power in range(6) if ask.position.seat_of[power] == ask.seat]
    own = Eyes(bits(powers), bits(general for power in powers for general in setting.generals_of[power]))
    latest = max((number for number, move in enumerate(moves) if move.done is not None), default=0)
    for topic in HAPPENS:
        found = (
            (number, event)
            for number, move in enumerate(moves)
            for event in move.events
            if isinstance(event, topic.event) and topic.concerns(own, event)
        )
        number, event = next(found, (-1, None))
        if event and number >= latest:
            yield _word(topic.name, topic.rule, **event.values(setting))


def _questions(ask: Ask, done: Sequence[Action], advice: Advice | None) -> Iterator[Word]:
    """What is asked for the first time, and what colonel would do for the first time."""
    if advice is None:
        return
    state = ask.position
    for topic in ASKED:
        if isinstance(state.agenda[-1], topic.step) and not any(isinstance(it, topic.answers) for it in done):
            goals = [
                goal for goal in state.setting.variant.goals(state) if state.seat_of[goal.power] == ask.seat
            ]
            if topic.name != "welcome":
                yield _word(topic.name, topic.rule)
            elif goals:
                yield _word(
                    topic.name, goals[0].rule, power=Ref("power", goals[0].power), needed=goals[0].needed
                )
    if isinstance(state.agenda[-1], movement.Movement):
        trains = range(state.setting.generals, len(state.place))
        moved = any(isinstance(it, act.March) and it.piece in trains for it in done)
        if not moved and set(advice.drawing.pieces) & set(trains):
            yield _word("supply", "9.c")
        if act.Done() not in done and advice.action == DONE:
            yield _word("done", "11.1.a")


DONE = act.Done.verbs[0]


# ---------------------------------------------------------------- what colonel thinks of a move


def _comment(ask: Ask, made: Action) -> Message | None:
    """What colonel thinks of a move; nothing where there was nothing to choose."""
    state, step = ask.position, ask.position.agenda[-1]
    if made not in ask.choices or isinstance(made, act.Split):
        return None
    scored = weigh(Question(state, ask.seat, ask.choices, Memory(Random(0), judge=trained.colonel)))
    if isinstance(made, act.March):
        own = [entry for entry in scored if getattr(entry[1], "piece", -1) == made.piece]
        if not own:
            return message("coach-stays", piece=Ref("piece", made.piece))
        scored = own
    best = max(scored, key=lambda entry: entry[0])
    mine = next((entry for entry in scored if _alike(entry[1], made)), None)
    if len(scored) == 1 and mine:
        return None if isinstance(made, act.Stop) else message("coach-same")
    close = CLOSE_IN_POINTS if isinstance(step, combat.Duel | winter.Recruiting) else CLOSE
    if mine is best:
        return message("coach-same")
    if mine and mine[0] >= best[0] - close:
        return message("coach-good", reason=_reason(mine))
    return message("coach-rather", what=deed(state, best[1]), reason=_reason(best))


def _alike(one: Action, other: Action) -> bool:
    """Whether two actions come to the same: marches to the same city, cards of the same value."""
    if isinstance(one, act.March) and isinstance(other, act.March):
        return (one.piece, one.path[-1]) == (other.piece, other.path[-1])
    if isinstance(one, act.Retreat) and isinstance(other, act.Retreat):
        return one.path[-1] == other.path[-1]
    return one == other


def _reason(entry: Scored) -> Message:
    why = entry[2]
    return why if isinstance(why, Message) else why()
