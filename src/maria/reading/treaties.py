"""20, 21: proposals and treaties, who is bound to what, and the cities they close."""

from __future__ import annotations

from collections.abc import Iterator

from maria import engine
from maria.actions import Accept, Decline, EndTreaty, March, Mark
from maria.box.tables import members
from maria.negotiation import read_clause, write_body, write_clause
from maria.notation import Reader, Writer
from maria.phrases import Sentence
from maria.reading.fact import Fact, offered
from maria.rules.clauses.obligations import Obligations
from maria.rules.clauses.places import PlaceClause, StaysOut
from maria.rules.clauses.treaty_choices import TreatyChoices
from maria.rules.treaties import MOST_PROPOSALS, Negotiations
from maria.state import MAJOR, State
from maria.treaty import CONTRACT, Clause, Proposal, Term, Treaty, standing


class ClauseFact(Fact):
    """21.a: one clause: who is bound to what, towards whom, for how many turns; `written` as in an action.

    `body`: the text before the turns. `when`, `other`: its condition, and the clause that this refers to.
    """

    number: int
    kind: str
    bound: int
    toward: int
    turns: int
    written: str
    body: str
    when: str
    other: int


def clause_fact(state: State, clause: Clause, number: int, toward: int) -> ClauseFact:
    """A clause, numbered from 1 in its treaty or proposal."""
    written, body = write_clause(clause, Writer(state)), write_body(clause, Writer(state))
    return ClauseFact(
        number, clause.kind, clause.bound, toward, clause.turns, written, body, clause.when, clause.other
    )


def clause_of(state: State, fact: ClauseFact) -> Sentence:
    """The clause of a fact, as a sentence."""
    return Sentence(read_clause(Reader(state, -1, fact.written)), state.setting.box)


class TermFact(Fact):
    """21.a: a treaty's clause, its status, and the last turn in which it binds (None while it waits).

    `sleeps`: it is suspended for now. `yours`: it binds this seat. `binds`: it is binding now. `kept`,
    `broken`: the marks that the seat may give a written promise.
    """

    clause: ClauseFact
    status: str
    until: int | None
    sleeps: bool
    yours: bool
    binds: bool
    kept: Mark | None
    broken: Mark | None


class TreatyFact(Fact):
    """21.a: a treaty between two powers; `end` if the seat may propose to end it."""

    number: int
    one: int
    another: int
    terms: list[TermFact]
    end: EndTreaty | None


class StandingProposal(Fact):
    """20, 21: a proposal, and the answers the seat may give; `counter`: it may make a counter-proposal.

    `ends`: the number of the treaty it would end. `cancels`: it would end the powers' subsidy contract.
    """

    by: int
    to: int
    seat: str
    clauses: list[ClauseFact]
    ends: int | None
    cancels: bool
    accept: Accept | None
    decline: Decline | None
    counter: bool


class Partner(Fact):
    """21.a: two powers between whom the seat may propose something now; its own power is first."""

    by: int
    to: int


def partners(state: State, seat: int) -> list[Partner]:
    """21.a: the pairs of powers between whom the seat may propose something."""
    choices = Negotiations(state, seat)
    pairs = [(by, to) for by in MAJOR for to in MAJOR if choices.on and choices.plays(by) and by != to]
    return [
        Partner(by, to)
        for by, to in pairs
        if state.seat_of[to] not in (seat, -1)
        and not choices.proposals(by, to)
        and state.proposed[by] < MOST_PROPOSALS
    ]


def treaties(state: State, seat: int | None) -> list[TreatyFact]:
    """21.a: all treaties in force."""
    choices = None if seat is None or not state.agenda else Negotiations(state, seat)
    bind = {(term.treaty.number, term.number) for term in standing(state.treaties)}

    def term(treaty: Treaty, number: int, entry: Term) -> TermFact:
        clause, toward = entry.clause, treaty.toward(entry.clause)
        sleeps = clause.sleeps(state, toward)
        return TermFact(
            clause=clause_fact(state, clause, number, toward),
            status=entry.status,
            until=entry.until if entry.since else None,
            sleeps=sleeps,
            yours=state.seat_of[clause.bound] == seat,
            binds=(treaty.number, number) in bind and not sleeps,
            kept=offered(choices, Mark(treaty.number, number, True)),
            broken=offered(choices, Mark(treaty.number, number, False)),
        )

    return [
        TreatyFact(
            number=treaty.number,
            one=treaty.one,
            another=treaty.another,
            terms=[term(treaty, number, entry) for number, entry in enumerate(treaty.terms, 1)],
            end=offered(choices, EndTreaty(treaty.number)),
        )
        for treaty in state.treaties
    ]


def proposals(state: State, seat: int | None) -> list[StandingProposal]:
    """20, 21: all proposals, with the answers the seat may give."""
    choices = None if seat is None else Negotiations(state, seat)

    def standing(proposal: Proposal) -> StandingProposal:
        by, to, clauses, ends = proposal
        parties = {by: to, to: by}
        return StandingProposal(
            by=by,
            to=to,
            seat=state.setting.seats[state.seat_of[by]],
            clauses=[clause_fact(state, c, n, parties[c.bound]) for n, c in enumerate(clauses, 1)],
            ends=ends if ends > 0 else None,
            cancels=ends == CONTRACT,
            accept=offered(choices, Accept(*(proposal.contract or (by, to)))),
            decline=offered(choices, Decline(*(proposal.contract or (by, to)))),
            counter=seat == state.seat_of[to] and {by, to} <= set(MAJOR),
        )

    return [standing(proposal) for proposal in state.proposals]


# ---------------------------------------------------------------- on the board


class ClosedLand(Fact):
    """21.a: cities where a clause forbids a power to place generals; `passing`: or pass through."""

    number: int
    clause: ClauseFact
    cities: list[int]
    passing: bool


def closed_lands(state: State) -> Iterator[ClosedLand]:
    """21.a: the cities that clauses in force close."""
    for treaty, number, clause in standing(state.treaties):
        toward = treaty.toward(clause)
        if not isinstance(clause, PlaceClause) or clause.sleeps(state, toward):
            continue
        generals = [
            g for g in range(state.setting.generals) if state.place[g] >= 0 and clause.concerns(state, g)
        ]
        cities = 0
        for general in generals:
            cities |= clause.closed(state, general)
        if cities:
            fact = clause_fact(state, clause, number, toward)
            passing = isinstance(clause, StaysOut) and clause.passing
            yield ClosedLand(treaty.number, fact, members(cities), passing)


class ClosedEnd(Fact):
    """21.a: a city that only a clause keeps a piece from; `number` is the treaty, `which` its clause."""

    city: int
    number: int
    which: int


def closed_ends(obligations: Obligations, piece: int, open_: set[int]) -> list[ClosedEnd]:
    """21.a: the cities that a piece could march to by the rules, but not by clauses."""
    found: dict[int, ClosedEnd] = {}
    for march in obligations.lawful(piece, 0):
        city = march.path[-1]
        against = obligations.forbidden(march)
        if city not in open_ and city not in found and against >= 0:
            treaty, number, _ = obligations.terms[against]
            found[city] = ClosedEnd(city, treaty.number, number)
    return list(found.values())


def obligations_of(state: State, seat: int) -> Obligations:
    """A seat's obligations in its movement phase, from the binding clauses that are not set aside."""
    choices = engine.legal(state, seat)
    return choices.obligations if isinstance(choices, TreatyChoices) else Obligations(state, choices, ())


def allowed(obligations: Obligations, piece: int) -> list[March]:
    """10.1, 21.a: the marches of a piece by rules and treaties, one per distinct effect."""
    found = obligations.lawful(piece, len(obligations.terms))
    return [march for march in found if obligations.too_early(march) < 0] if obligations.terms else found
