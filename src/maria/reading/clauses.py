"""21.a: what clauses can be put into a proposal, as forms with blanks, and which answers treaties forbid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from maria import engine
from maria.actions import Action, Answer, DiscardCard, Done, PassFlanders, Save, Select, ShiftSaxony
from maria.box.model import POWERS
from maria.negotiation import CONDITIONS, Propose, read_clause
from maria.notation import NotationError, Reader, Writer
from maria.reading.fact import Fact
from maria.reading.politics import TrackShift, track_shifts
from maria.rules.clauses.decisions import LONGEST_PROMISE
from maria.rules.clauses.going import FARTHEST, by_turn
from maria.rules.clauses.kept import Kept
from maria.rules.movement import MovementChoices
from maria.rules.step import unrestricted
from maria.rules.subsidies import LONGEST
from maria.rules.treaties import LONGEST_CLAUSE, MOST_CLAUSES, Negotiations
from maria.state import State


class _Form(NamedTuple):
    """A form before it is filled for two powers: its name, its group, and what follows the verb."""

    name: str
    group: str
    verb: str
    rest: str = ""


PLACES, GENERALS, CARD = "{places}", "{generals}", "{card}"
_FORMS = (
    _Form("not-attack", "armistice", "does not attack", "{whom}"),
    _Form("not-attack-generals", "armistice", "does not attack", GENERALS),
    _Form("spares-trains", "armistice", "spares the trains of", "{whom}"),
    _Form("spares-hussars", "armistice", "spares the hussars of", "{whom}"),
    _Form("stays-out", "places", "stays out of", PLACES),
    _Form("keeps-out", "places", "keeps out of", PLACES),
    _Form("not-cover", "places", "does not cover", PLACES),
    _Form("not-conquer", "places", "does not conquer", PLACES),
    _Form("leaves", "going", "leaves", f"{PLACES}{{by}}"),
    _Form("goes-to", "going", "goes to", f"{PLACES} with {GENERALS}{{by}}"),
    _Form("goes-near", "going", "goes near", f"{{near}} of {PLACES} with {GENERALS}{{by}}"),
    _Form("votes-francis", "decision", "votes for francis"),
    _Form("votes-charles", "decision", "votes for charles"),
    _Form("offers-peace", "decision", "offers peace"),
    _Form("does-not-offer-peace", "decision", "does not offer peace"),
    _Form("accepts-peace", "decision", "accepts peace"),
    _Form("declines-peace", "decision", "declines peace"),
    _Form("reduces", "decision", "reduces its objectives"),
    _Form("does-not-reduce", "decision", "does not reduce its objectives"),
    _Form("selects", "decision", "selects", CARD),
    _Form("not-select", "decision", "does not select", CARD),
    _Form("not-bid", "decision", "does not bid"),
    _Form("executes", "decision", "executes", f"{CARD} as {{parts}}"),
    _Form("discards", "decision", "discards", CARD),
    _Form("shifts-saxony", "decision", "shifts saxony"),
    _Form("not-shift-saxony", "decision", "does not shift saxony"),
    _Form("consents", "decision", "consents to stacks"),
    _Form("pays", "subsidies", "pays", "{whom}"),
    _Form("promise", "words", "promises", '"{text}"'),
)


class CardForm(Fact):
    """17: a Political Card that a clause can name: its text, and the parts that can be executed."""

    power: int
    political: int
    text: str
    shifts: list[TrackShift]
    barred: bool = False


class ClauseForm(Fact):
    """21.a: a clause that can be proposed, bound to one power; `pattern` goes before how long it is for.

    `{places}`: lands as they are called in the box and cities as `ClauseForms.city` has them, with commas;
    `{generals}`: ids of some of `generals`, with commas; `{by}`: nothing, or `ClauseForms.by_turn`; `{near}`:
    a number of roads; `{card}`, `{parts}`: a text of `cards` and what is executed of it; `{text}`: words
    without quotes. `fortresses`: only these are named as places. `most`: turns.
    """

    name: str
    group: str
    bound: int
    pattern: str
    most: int
    generals: list[int]
    fortresses: bool
    cards: list[CardForm]


class Condition(Fact):
    """21.c: a condition, and how it goes on after the turns: `{other}` is an earlier clause."""

    when: str
    pattern: str


class ClauseForms(Fact):
    """21.a: what one power can propose to another now.

    `propose`, `counter`: the actions; `{clauses}` are clauses with semicolons between them, each a filled
    `clause`: `{body}` is a form's pattern or that of an earlier proposal. `near`: the most roads;
    `words`: the most signs.
    """

    by: int
    to: int
    turn: int
    most: int
    near: int
    words: int
    propose: str
    counter: str
    clause: str
    city: str
    by_turn: str
    conditions: list[Condition]
    forms: list[ClauseForm]


def clause_forms(state: State, by: int, to: int) -> ClauseForms:
    """21.a: all clauses that make sense between two powers, the first one's own first."""
    pair = f"{POWERS[by]} {POWERS[to]}: {{clauses}}"
    return ClauseForms(
        by=by,
        to=to,
        turn=state.turn,
        most=MOST_CLAUSES,
        near=FARTHEST,
        words=LONGEST_PROMISE,
        propose=f"{Propose.verbs[0]} {pair}",
        counter=f"{Propose.verbs[1]} {pair}",
        clause="{body} for {turns}{when}",
        city="city {city}",
        by_turn=by_turn("{turn}"),
        conditions=[Condition(when, text.format("{other}")) for when, text in CONDITIONS.items() if when],
        forms=[form for bound, toward in ((by, to), (to, by)) for form in _forms(state, bound, toward)],
    )


def _forms(state: State, bound: int, toward: int) -> Iterator[ClauseForm]:
    for form in _FORMS:
        pattern = f"{POWERS[bound]} {form.verb} {form.rest}".strip().replace("{whom}", POWERS[toward])
        generals = _generals(state, bound if form.group == "going" else toward)
        cards = list(_cards(state, bound, form.name == "executes")) if CARD in pattern else []
        one = pattern.replace(GENERALS, state.setting.names[generals[0]]) if generals else pattern
        senseless = "{" not in one and not _makes_sense(state, one, toward)
        if senseless or (CARD in pattern and not cards) or (GENERALS in pattern and not generals):
            continue
        yield ClauseForm(
            name=form.name,
            group=form.group,
            bound=bound,
            pattern=pattern,
            most=LONGEST if form.name == "pays" else LONGEST_CLAUSE,
            generals=generals if GENERALS in pattern else [],
            fortresses=form.name in ("not-cover", "not-conquer"),
            cards=cards,
        )


def _makes_sense(state: State, body: str, toward: int) -> bool:
    """Whether a clause can be proposed."""
    try:
        clause = read_clause(Reader(state, -1, body))
    except NotationError:
        return False
    return clause.makes_sense(state, toward) is None


def _generals(state: State, power: int) -> list[int]:
    """The generals of a power and of a minor power that is with it."""
    owner = state.setting.power_of
    return [g for g in range(state.setting.generals) if power in (owner[g], state.major_of(owner[g]))]


def _cards(state: State, bound: int, executes: bool) -> Iterator[CardForm]:
    """The Political Cards that a clause can name; of those that are executed also what can be."""
    for card in range(len(state.setting.box.pack.cards)):
        text, shifts = Writer(state).political(card), track_shifts(state, card) if executes else []
        if _makes_sense(state, f"{POWERS[bound]} selects {text}", bound):
            yield CardForm(bound, card, text, shifts)


# ---------------------------------------------------------------- what treaties forbid


SINGLE = (Done, Save, DiscardCard, Answer, Select, ShiftSaxony)
"""Answers that are told one by one if a treaty forbids them."""
MOST_TOLD = 60


def forbidden(state: State, seat: int) -> list[Action]:
    """21.a: answers to the open decision that the rules allow and a treaty does not."""
    choices = engine.legal(state, seat)
    if not isinstance(choices, Kept):
        return []
    rules = unrestricted(choices)
    tried: list[Action] = [Done(), PassFlanders()]
    if not isinstance(rules, MovementChoices):
        tried = [action for action in islice(rules, MOST_TOLD) if isinstance(action, SINGLE)]
    return [action for action in tried if action in rules and action not in choices]


def refused_clause(state: State, seat: int, proposal: Propose) -> int | None:
    """21.a: the number of the first clause that cannot be proposed."""
    choices = Negotiations(state, seat)
    for number, clause in enumerate(proposal.clauses, 1):
        on = proposal.clauses[clause.other - 1] if 1 <= clause.other < number else None
        refusal = choices.refuse_clause(clause, number, proposal.by, proposal.to)
        if refusal or (on and choices.refuse_condition(on)):
            return number
    return None
