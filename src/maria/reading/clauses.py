"""21.a: the clauses that a proposal may contain, as forms with blanks, and the answers treaties forbid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import islice
from operator import or_
from typing import Literal, NamedTuple

from maria import engine
from maria.actions import Action, Answer, DiscardCard, Done, PassFlanders, Save, Select, ShiftSaxony
from maria.box.tables import bits, members
from maria.negotiation import CLAUSE, CONDITIONS, Propose, read_clause, write_body
from maria.notation import BLANKS, CITY, Blank, NotationError, Reader, Writer, format_action
from maria.reading.fact import Fact
from maria.reading.politics import TrackShift, track_shifts
from maria.rules.clauses import decisions, going, places
from maria.rules.clauses.treaty_choices import TreatyChoices
from maria.rules.movement import MovementChoices
from maria.rules.step import unrestricted
from maria.rules.subsidies import LONGEST
from maria.rules.treaties import LONGEST_CLAUSE, MOST_CLAUSES, Negotiations
from maria.state import AUSTRIA, State
from maria.treaty import Clause

GENERALS, CARD = BLANKS[Blank.GENERALS], BLANKS[Blank.CARD]


class _Form(NamedTuple):
    """A clause with blanks, with its name and group."""

    name: str
    group: str
    clause: Clause


def _clauses(bound: int, toward: int) -> tuple[_Form, ...]:
    """All clauses that one power can promise to another, sensible or not."""
    where, who, by, card = Blank.PLACES, Blank.GENERALS, Blank.BY, Blank.CARD
    return (
        _Form("not-attack", "armistice", places.NotAttack(bound, toward)),
        _Form("not-attack-generals", "armistice", places.NotAttack(bound, toward, who)),
        _Form("spares-trains", "armistice", places.LetsAlone(bound, "trains", toward)),
        _Form("spares-hussars", "armistice", places.LetsAlone(bound, "hussars", toward)),
        _Form("stays-out", "places", places.StaysOut(bound, where)),
        _Form("keeps-out", "places", places.StaysOut(bound, where, passing=True)),
        *((_Form("no-hussars", "places", places.NoHussars(bound, where)),) if bound == AUSTRIA else ()),
        _Form("not-cover", "places", places.NotCover(bound, where)),
        _Form("not-conquer", "places", places.NotConquer(bound, where)),
        _Form("leaves", "going", going.Leaves(bound, where, by)),
        _Form("goes-to", "going", going.GoesTo(bound, where, who, by=by)),
        _Form("goes-near", "going", going.GoesTo(bound, where, who, Blank.NEAR, by)),
        _Form("votes-francis", "decision", decisions.Votes(bound, francis=True)),
        _Form("votes-charles", "decision", decisions.Votes(bound, francis=False)),
        _Form("offers-peace", "decision", decisions.Answers(bound, "offers peace")),
        _Form("does-not-offer-peace", "decision", decisions.Answers(bound, "does not offer peace")),
        _Form("accepts-peace", "decision", decisions.Answers(bound, "accepts peace")),
        _Form("declines-peace", "decision", decisions.Answers(bound, "declines peace")),
        _Form("reduces", "decision", decisions.Answers(bound, "reduces its objectives")),
        _Form("does-not-reduce", "decision", decisions.Answers(bound, "does not reduce its objectives")),
        _Form("selects", "decision", decisions.Selects(bound, card)),
        _Form("not-select", "decision", decisions.NotSelect(bound, card)),
        _Form("not-bid", "decision", decisions.NotBid(bound)),
        _Form("executes", "decision", decisions.Executes(bound, card, ((Blank.PARTS, 0),))),
        _Form("discards", "decision", decisions.Executes(bound, card)),
        _Form("shifts-saxony", "decision", decisions.ShiftsSaxony(bound, shifts=True)),
        _Form("not-shift-saxony", "decision", decisions.ShiftsSaxony(bound, shifts=False)),
        _Form("consents", "decision", decisions.Consents(bound)),
        _Form("pays", "subsidies", decisions.Pays(bound, toward)),
        _Form("promise", "words", decisions.Promise(bound, "{text}")),
    )


class CardForm(Fact):
    """17: a Political Card that a clause can name: its text and the parts that can be executed."""

    power: int
    political: int
    text: str
    shifts: list[TrackShift]
    barred: bool = False


class ClauseForm(Fact):
    """21.a: a clause that can be proposed and binds one power; the duration follows `pattern`.

    `{places}`: lands as the box names them and cities as in `ClauseForms.city`, with commas; `{generals}`:
    ids of some of `generals`, with commas; `{by}`: empty, or `ClauseForms.by_turn`; `{near}`: a number of
    roads; `{card}`, `{parts}`: a text from `cards` and the parts of it to execute; `{text}`: words without
    quotes. `fortresses`: places must be fortresses. `most`: turns.
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
    """21.c: a condition, and the text that follows the turns: `{other}` is an earlier clause."""

    when: str
    pattern: str


class DealClause(Fact):
    """A clause of a deal: its body, or the pattern of a form; `lands` are what its `{places}` begin with."""

    body: str
    bound: int
    most: int
    lands: list[str]


DealName = Literal["combat", "aggression", "hussars", "protection"]


class Deal(Fact):
    """21.a: a common kind of treaty by its usual name, and its clauses."""

    name: DealName
    clauses: list[DealClause]


class ClauseForms(Fact):
    """21.a: what one power can propose to another now.

    `propose`, `counter`: the actions; `{clauses}` are clauses separated by semicolons, each a filled
    `clause`: `{body}` is a form's pattern or the body from an earlier proposal. `near`: the most roads;
    `words`: the most characters of a promise. `deals`: common kinds of treaties.
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
    deals: list[Deal]


def clause_forms(state: State, by: int, to: int) -> ClauseForms:
    """21.a: all clauses that make sense between two powers; those that bind `by` come first."""
    return ClauseForms(
        by=by,
        to=to,
        turn=state.turn,
        most=MOST_CLAUSES,
        near=going.FARTHEST,
        words=decisions.LONGEST_PROMISE,
        propose=format_action(state, Propose(by, to, ())) + "{clauses}",
        counter=format_action(state, Propose(by, to, (), counter=True)) + "{clauses}",
        clause=CLAUSE,
        city=CITY,
        by_turn=going.by_turn(Writer(state), Blank.TURN),
        conditions=[Condition(when, text.format("{other}")) for when, text in CONDITIONS.items() if when],
        forms=[form for bound, toward in ((by, to), (to, by)) for form in _forms(state, bound, toward)],
        deals=[Deal(name, clauses) for name, clauses in _deals(state, by, to) if clauses],
    )


def _deals(state: State, by: int, to: int) -> Iterator[tuple[DealName, list[DealClause]]]:
    """The deals: no combat; no conquest either; no hussars; fortresses left unprotected."""

    def deal_clauses(*clauses: Clause, lands: Sequence[str] = ()) -> list[DealClause]:
        bodies = [(clause.bound, write_body(clause, Writer(state))) for clause in clauses]
        sensible = [(b, body) for b, body in bodies if "{" in body or _is_sensible(state, body, by + to - b)]
        return [DealClause(body, bound, LONGEST_CLAUSE, [*lands]) for bound, body in sensible]

    def within_reach(bound: int) -> int:
        """The other power's fortresses on the maps where this power has generals."""
        board, generals = state.setting.board, state.setting.generals_of[bound]
        maps = {board.map_of[state.place[general]] for general in generals if state.place[general] >= 0}
        return (
            state.held[by + to - bound]
            & board.fortresses
            & reduce(or_, map(board.on_map.__getitem__, maps), 0)
        )

    combat = deal_clauses(places.NotAttack(by, to), places.NotAttack(to, by))
    yield "combat", combat
    if combat:
        trains = deal_clauses(places.LetsAlone(by, "trains", to), places.LetsAlone(to, "trains", by))
        spared = deal_clauses(*(places.NotConquer(b, where) for b in (by, to) if (where := within_reach(b))))
        yield "aggression", [*combat, *spared, *trains]
    if AUSTRIA in (by, to) and combat and (lands := _lands_supplied(state, by + to - AUSTRIA)):
        yield "hussars", deal_clauses(places.NoHussars(AUSTRIA, Blank.PLACES), lands=lands)
    if combat:
        yield "protection", deal_clauses(places.NotCover(to, Blank.PLACES))


def _lands_supplied(state: State, power: int) -> list[str]:
    """7.a, 9.c: the lands on the Bohemia map with pieces of a power or its minor: it needs supply there."""
    setting, powers = state.setting, members(state.cooperating[power])
    own = [state.place[piece] for other in powers for piece in setting.pieces_of[other]]
    cities = bits([city for city in own if city >= 0]) & setting.bohemia
    return [land for land, within in setting.board.in_territory.items() if within & cities]


def _forms(state: State, bound: int, toward: int) -> Iterator[ClauseForm]:
    for form in _clauses(bound, toward):
        pattern = write_body(form.clause, Writer(state))
        generals = _generals(state, bound if form.group == "going" else toward)
        cards = list(_cards(state, bound, form.name == "executes")) if CARD in pattern else []
        one = pattern.replace(GENERALS, state.setting.names[generals[0]]) if generals else pattern
        senseless = "{" not in one and not _is_sensible(state, one, toward)
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


def _is_sensible(state: State, body: str, toward: int) -> bool:
    """Whether a clause can be proposed."""
    try:
        clause = read_clause(Reader(state, -1, body))
    except NotationError:
        return False
    return clause.refuse_proposal(state, toward) is None


def _generals(state: State, power: int) -> list[int]:
    """The generals of a power and of its minor powers."""
    owner = state.setting.power_of
    return [g for g in range(state.setting.generals) if power in (owner[g], state.major_of(owner[g]))]


def _cards(state: State, bound: int, executes: bool) -> Iterator[CardForm]:
    """The Political Cards that a clause can name; with their shifts if the clause executes them."""
    for card in range(len(state.setting.box.pack.cards)):
        text, shifts = Writer(state).political(card), track_shifts(state, card) if executes else []
        if decisions.Selects(bound, card).refuse_proposal(state, bound) is None:
            yield CardForm(bound, card, text, shifts)


# ---------------------------------------------------------------- what treaties forbid


SINGLE = (Done, Save, DiscardCard, Answer, Select, ShiftSaxony)
"""The kinds of answers that are listed one by one if a treaty forbids them."""
MOST_TOLD = 60


def forbidden(state: State, seat: int) -> list[Action]:
    """21.a: answers to the open decision that the rules allow but a treaty forbids."""
    choices = engine.legal(state, seat)
    if not isinstance(choices, TreatyChoices):
        return []
    rules = unrestricted(choices)
    tried: list[Action] = [Done(), PassFlanders()]
    if not isinstance(rules, MovementChoices):
        tried = [action for action in islice(rules, MOST_TOLD) if isinstance(action, SINGLE)]
    return [action for action in tried if action in rules and action not in choices]


def refused_clause(state: State, seat: int, proposal: Propose) -> int | None:
    """21.a: the number of the first clause that cannot be proposed, if any."""
    choices = Negotiations(state, seat)
    for number, clause in enumerate(proposal.clauses, 1):
        on = proposal.clauses[clause.other - 1] if 1 <= clause.other < number else None
        refusal = choices.refuse_clause(clause, number, proposal.by, proposal.to)
        if refusal or (on and choices.refuse_condition(on)):
            return number
    return None
