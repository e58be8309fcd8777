"""8.b, 19.1, 19.2, SG.e: questions of the rules, and what yes and no would bring, in numbers."""

from __future__ import annotations

from typing import Literal

from maria.actions import Answer
from maria.reading.fact import Fact, Trial, at_once, detail
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.silesia import AcceptPeace, Annexed, OfferPeace, ReduceObjectives, annex
from maria.rules.silesia_gambit import Ceding
from maria.rules.step import Decision
from maria.rules.tactical_cards import Subsidy
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRUSSIA, State

Numbers = dict[str, int]


class QuestionDetail(Fact):
    """8.b, 19.1, 19.2, SG.e: a question of the rules.

    What yes and no would bring: for the subsidy the cards that France and Bavaria draw; for the peace and the
    reduction how many markers leave the board, are set aside or return, the pools after it, and the turn in
    which Prussia's neutrality ends; for the cession the fortresses that everybody would need.
    """

    about: str
    yes: Answer
    no: Answer
    yes_brings: Numbers
    no_brings: Numbers
    kind: Literal["question"] = "question"


def _asked(
    step: Decision, state: State, seat: int, yes_brings: Numbers, no_brings: Numbers
) -> QuestionDetail:
    answers = [action for action in step.choices(state, seat) if isinstance(action, Answer)]
    yes, no = sorted(answers, key=lambda action: not action.yes)
    return QuestionDetail(step.kind, yes, no, yes_brings, no_brings)


@detail.register
def subsidy(step: Subsidy, state: State, seat: int) -> QuestionDetail:
    """8.b: the cards that France and Bavaria would draw."""
    brings = []
    for yes in (True, False):
        drawn = dict.fromkeys((FRANCE, BAVARIA), 0)
        for event in at_once(state, seat, Answer("subsidy", yes)).of("drew"):
            power, decks = event.seen["power"], event.seen["decks"]
            assert isinstance(power, int) and isinstance(decks, tuple)
            drawn[power] = drawn.get(power, 0) + len(decks)
        brings.append({"french": drawn[FRANCE], "bavarian": drawn[BAVARIA]})
    return _asked(step, state, seat, *brings)


def _left(trial: Trial, power: int) -> Numbers:
    """19.1.d, 19.2.a: how many markers of a power would leave the board, and what becomes of them."""
    found = (event.seen for event in trial.of("markers-left") if event.seen["power"] == power)
    seen = next(found, {"count": 0, "aside": 0})
    count, aside = int(str(seen["count"])), int(str(seen["aside"]))
    return {"count": count, "aside": aside, "returned": count - aside, "pool": trial.state.pool[power]}


@detail.register(OfferPeace)
@detail.register(AcceptPeace)
def peace(step: Decision, state: State, seat: int) -> QuestionDetail:
    """19.1: the peace that is offered or accepted."""
    trial = Trial(state.copy(), [])
    annex(trial.state, trial.events)
    Annexed().run(trial.state, trial.events)
    austrian = _left(trial, AUSTRIA)
    brings = _left(trial, PRUSSIA) | {
        "austrian": austrian["count"],
        "austrian_pool": austrian["pool"],
        "turn": state.turn + PEACE_TURNS,
    }
    return _asked(step, state, seat, brings, {})


@detail.register
def reduction(step: ReduceObjectives, state: State, seat: int) -> QuestionDetail:
    """19.2: France leaves core Austria."""
    trial = at_once(state, seat, Answer("reduce objectives", True))
    return _asked(step, state, seat, _left(trial, FRANCE), {})


@detail.register
def cession(step: Ceding, state: State, seat: int) -> QuestionDetail:
    """SG.e to SG.i: what everybody would need after the cession."""
    trial = at_once(state, seat, Answer("cede silesia", True)).state
    needed = (goal.needed for goal in trial.setting.variant.goals(trial))
    names = ("austrian", "allied", "french", "low")
    return _asked(step, state, seat, dict(zip(names, needed, strict=True)), {})
