"""21 Treaties: what may be proposed and answered at any time, and how treaties begin, stand and end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import get_type_hints

from maria.actions import Accept, Action, Cancel, Decline, EndTreaty, Mark, Offer, Propose
from maria.rules.clauses.decisions import Pays, Promise
from maria.rules.clauses.places import NotAttack
from maria.rules.step import AnyTime, Event, Out, Refusal, Value, tell
from maria.rules.subsidies import (
    LONGEST,
    begin_contract,
    contract,
    end_contract,
    refuse_cancelling,
    refuse_contract,
)
from maria.state import MAJOR, State, marks_of
from maria.treaty import CONTRACT, KEPT, Clause, Proposal, Status, Term, Treaty

LONGEST_CLAUSE = 4
"""21.a: the turns of a clause, the present one being the first; it can be agreed on again."""
MOST_CLAUSES = 6
MOST_PROPOSALS = 6
"""21.a: how often a power may propose something in a turn, answers by another proposal included."""


# ---------------------------------------------------------------- proposals


class Negotiations(AnyTime):
    """20, 21: what a seat may propose, answer, end or mark, at any time."""

    answers = (Propose, Offer, Cancel, Accept, Decline, EndTreaty, Mark)

    def __init__(self, state: State, seat: int) -> None:
        """Only the advanced game has contracts and treaties."""
        super().__init__(state, seat)
        self.on = state.setting.variant.contracts and state.turn > 0

    def __bool__(self) -> bool:
        """Mostly there is something to propose; to find no contract takes longer."""
        return next(self._partners(), None) is not None or super().__bool__()

    def may(self) -> bool:
        """Proposals and treaties are public."""
        return bool(self)

    def proposals(self, one: int, other: int) -> list[Proposal]:
        """What is proposed between two powers: one thing, or a contract in either direction (20)."""
        return [p for p in self.state.proposals if {p.by, p.to} == {one, other}]

    def answered(self, one: int, other: int) -> Proposal | None:
        """What is accepted or declined by naming two powers; of a contract the giver is named first."""
        found = (p for p in self.proposals(one, other) if p.contract in (None, (one, other)))
        return next(found, None)

    def plays(self, *powers: int) -> bool:
        """Whether the seat plays one of these powers."""
        seats = [self.state.seat_of[power] for power in powers if 0 <= power < 6]
        return self.seat in seats

    def refusal(self, action: Action) -> Refusal | None:
        """Why this cannot be proposed or answered."""
        if not self.on:
            return Refusal("20.a", "refused-no-contracts")
        match action:
            case Propose(by, to, clauses, counter):
                return self._refuse_powers(by, to) or self._refuse_proposal(by, to, clauses, counter)
            case Offer(giver, taker, turns):
                return self._refuse_pair(giver, taker) or self._refuse_offer(giver, taker, turns)
            case Cancel(giver, taker):
                refusal = self._refuse_pair(giver, taker) or refuse_cancelling(self.state, giver, taker)
                return refusal or self._refuse_contract_open("20.c", giver, taker)
            case Accept(one, other) | Decline(one, other):
                return self._refuse_pair(one, other) or self._refuse_answer(action, one, other)
            case EndTreaty(number):
                return self._refuse_ending(number)
            case Mark():
                return self._refuse_mark(action)
        return Refusal("20.a", "refused-no-contracts")

    def _own(self, one: int, other: int) -> int:
        """Which of two powers the seat plays."""
        return one if self.plays(one) else other

    def _refuse_pair(self, one: int, other: int) -> Refusal | None:
        if not (0 <= one < 6 and 0 <= other < 6):
            return Refusal("20.a", "refused-no-contracts")
        return None if self.plays(one, other) else Refusal("20.a", "refused-contract-powers")

    def _refuse_powers(self, by: int, to: int) -> Refusal | None:
        state = self.state
        if not (0 <= by < 6 and 0 <= to < 6) or not self.plays(by):
            return Refusal("21.a", "refused-treaty-powers")
        if by == to or state.seat_of[by] == state.seat_of[to] or state.seat_of[to] < 0:
            return Refusal("21.a", "refused-treaty-self")
        return None

    def _refuse_contract_open(self, rule: str, giver: int, taker: int) -> Refusal | None:
        """Whether this contract, or anything but a contract, is proposed already."""
        stands = any(p.contract in ((giver, taker), None) for p in self.proposals(giver, taker))
        return Refusal(rule, "refused-proposal-stands") if stands else None

    def _refuse_often(self, by: int) -> Refusal | None:
        often = self.state.proposed[by] >= MOST_PROPOSALS
        return Refusal("21.a", "refused-proposals-most", {"most": MOST_PROPOSALS}) if often else None

    def _refuse_offer(self, giver: int, taker: int, turns: int) -> Refusal | None:
        refusal = refuse_contract(self.state, giver, taker, turns)
        return refusal or self._refuse_contract_open("20.a", giver, taker)

    def _refuse_proposal(
        self, by: int, to: int, clauses: tuple[Clause, ...], counter: bool
    ) -> Refusal | None:
        if refusal := self._refuse_turn(by, to, counter):
            return refusal
        if not 1 <= len(clauses) <= MOST_CLAUSES:
            return Refusal("21.a", "refused-clauses", {"most": MOST_CLAUSES})
        for number, clause in enumerate(clauses, 1):
            if refusal := self.refuse_clause(clause, number, by, to):
                return refusal
        return self._refuse_often(by)

    def _refuse_turn(self, by: int, to: int, counter: bool) -> Refusal | None:
        """Why it is not this power's turn to propose something to another, or to answer it by a proposal."""
        found = self.proposals(by, to)
        if counter and not any(p.by == to for p in found):
            return Refusal("21.a", "refused-no-proposal")
        if any(p.by == by or not counter for p in found):
            return Refusal("21.a", "refused-proposal-stands")
        return None

    def refuse_clause(self, clause: Clause, number: int, by: int, to: int) -> Refusal | None:
        """Why a clause, numbered from 1, cannot stand in a proposal of these powers."""
        if clause.bound not in (by, to):
            return Refusal("21.a", "refused-clause-bound")
        if not _sound(self.state, clause):
            return Refusal("21.a", "refused-clause-odd")
        toward = to if clause.bound == by else by
        pays = isinstance(clause, Pays)
        if isinstance(clause, Pays) and clause.taker != toward:
            return Refusal("21.a", "refused-clause-whom")
        if not pays and not {by, to} <= set(MAJOR):
            return Refusal("21.a", "refused-treaty-minor")
        if not 1 <= clause.turns <= (LONGEST if pays else LONGEST_CLAUSE):
            return Refusal("21.a", "refused-clause-turns", {"most": LONGEST_CLAUSE})
        if bool(clause.when) != bool(clause.other) or (clause.when and not 1 <= clause.other < number):
            return Refusal("21.c", "refused-clause-condition")
        nowhere = clause.reads().get("places") == 0
        refusal = clause.makes_sense(self.state, toward)
        return refusal or (Refusal("21.a", "refused-clause-nowhere") if nowhere else None)

    def _refuse_answer(self, action: Accept | Decline, one: int, other: int) -> Refusal | None:
        found = self.answered(one, other)
        if found is None:
            return Refusal("20.a", "refused-no-proposal")
        own = self.state.seat_of[found.by] == self.seat
        return Refusal("20.a", "refused-own-proposal") if own and isinstance(action, Accept) else None

    def _treaty(self, number: int) -> Treaty | None:
        return next((treaty for treaty in self.state.treaties if treaty.number == number), None)

    def _refuse_ending(self, number: int) -> Refusal | None:
        treaty = self._treaty(number)
        if treaty is None or not self.plays(treaty.one, treaty.another):
            return Refusal("21.a", "refused-no-treaty", {"number": number})
        if self.proposals(treaty.one, treaty.another):
            return Refusal("21.a", "refused-proposal-stands")
        return self._refuse_often(self._own(treaty.one, treaty.another))

    def _refuse_mark(self, action: Mark) -> Refusal | None:
        treaty = self._treaty(action.number)
        if treaty is None or not 1 <= action.clause <= len(treaty.terms):
            return Refusal("21.a", "refused-no-treaty", {"number": action.number})
        clause, status, _ = treaty.terms[action.clause - 1]
        if not isinstance(clause, Promise) or status != "runs" or not self.plays(treaty.toward(clause)):
            return Refusal("21.a", "refused-mark")
        return None

    def __iter__(self) -> Iterator[Action]:
        """Answers, contracts for any number of turns, endings and marks; of proposals the simplest."""
        for proposal in self.state.proposals if self.on else ():
            pair = proposal.contract or (proposal.by, proposal.to)
            answers: list[Action] = [cls(*pair) for cls in (Accept, Decline)]
            yield from (answer for answer in answers if answer in self)
        for giver in MAJOR if self.on else ():
            for taker in [power for power in range(6) if self.plays(giver, power)]:
                if Offer(giver, taker, 1) in self:
                    yield from (Offer(giver, taker, turns) for turns in range(1, LONGEST + 1))
                elif Cancel(giver, taker) in self:
                    yield Cancel(giver, taker)
        for treaty in self.state.treaties if self.on else ():
            numbers = range(1, len(treaty.terms) + 1)
            marks = [Mark(treaty.number, clause, kept) for clause in numbers for kept in (True, False)]
            yield from (action for action in (EndTreaty(treaty.number), *marks) if action in self)
        yield from self._armistices()

    def _partners(self) -> Iterator[tuple[int, int, bool]]:
        """The powers that may propose something, to whom, and whether that answers a proposal."""
        own = [power for power in MAJOR if self.on and self.plays(power)]
        for by, to in product(own, MAJOR):
            if self._refuse_powers(by, to) or self._refuse_often(by):
                continue
            counter = any(p.by == to for p in self.proposals(by, to))
            if not self._refuse_turn(by, to, counter):
                yield by, to, counter

    def _armistices(self) -> Iterator[Propose]:
        """Of all that can be proposed: one power does not attack another, or both do not."""
        for by, to, counter in self._partners():
            for turns in range(1, LONGEST_CLAUSE + 1):
                one, other = NotAttack(by, to, turns=turns), NotAttack(to, by, turns=turns)
                for clauses in ((one,), (other,), (one, other)):
                    yield Propose(by, to, clauses, counter)

    def apply(self, action: Action, out: Out) -> None:
        """20, 21: proposed, answered, ended or marked."""
        match action:
            case Propose(by, to, clauses, counter):
                for found in self.proposals(by, to):
                    self._without(found)
                self._proposed(Proposal(by, to, clauses))
                seen: dict[str, Value] = {"seat": self.seat, "power": by, "taker": to, "clauses": clauses}
                tell(out, "countered" if counter else "proposed-treaty", seen)
            case Offer(giver, taker, turns):
                self._offer(giver, taker, turns, out)
            case Cancel(giver, taker):
                self._offer(giver, taker, 0, out)
            case Decline(one, other):
                self._without(self.answered(one, other))
                tell(out, "declined", {"power": one, "taker": other, "seat": self.seat})
            case Accept(one, other):
                self._agree(self._without(self.answered(one, other)), out)
            case EndTreaty(number):
                treaty = self._treaty(number)
                assert treaty is not None
                by, to = treaty.one, treaty.another
                by, to = (by, to) if self.plays(by) else (to, by)
                self._proposed(Proposal(by, to, (), number))
                tell(out, "proposed-end", {"seat": self.seat, "number": number})
            case Mark(number, clause, kept):
                self._mark(number, clause, kept, out)

    def _without(self, found: Proposal | None) -> Proposal:
        """Takes a proposal off the table."""
        assert found is not None
        self.state.proposals = tuple(entry for entry in self.state.proposals if entry is not found)
        return found

    def _proposed(self, proposal: Proposal) -> None:
        self.state.proposals = (*self.state.proposals, proposal)
        self.state.proposed[proposal.by] += not proposal.contract

    def _offer(self, giver: int, taker: int, turns: int, out: Out) -> None:
        """20: a contract, or its end; a player who plays both powers agrees with himself."""
        state, by = self.state, self._own(giver, taker)
        clauses, ends = (Pays(giver, taker, turns=turns or 1),), 0 if turns else CONTRACT
        if state.seat_of[giver] == state.seat_of[taker]:
            self._agree(Proposal(giver, taker, clauses, ends), out)
            return
        self._proposed(Proposal(by, taker if by == giver else giver, clauses, ends))
        tell(out, "proposed", {"power": giver, "taker": taker, "turns": turns, "seat": self.seat})

    def _agree(self, proposal: Proposal, out: Out) -> None:
        """A contract or a treaty begins, or ends before its time."""
        state, (by, to, clauses, ends) = self.state, proposal
        if proposal.contract:
            for other in self.proposals(by, to):
                self._without(other)
            if ends:
                end_contract(state, *proposal.contract, out)
            else:
                _begin(state, clauses[0], out)
        elif ends:
            _end(state, ends, out)
        else:
            state.signed += 1
            tell(out, "treaty", {"number": state.signed, "power": by, "taker": to, "clauses": clauses})
            terms = tuple(Term(clause, "waits", 0) for clause in clauses)
            state.treaties = (*state.treaties, Treaty(state.signed, by, to, terms))

    def _mark(self, number: int, clause: int, kept: bool, out: Out) -> None:
        state, status = self.state, ("fulfilled" if kept else "broken")
        made = []
        for treaty in state.treaties:
            terms = list(treaty.terms)
            if treaty.number == number:
                promise = terms[clause - 1].clause
                terms[clause - 1] = Term(promise, "fulfilled" if kept else "broken", terms[clause - 1].since)
                seen: dict[str, Value] = {"seat": self.seat, "number": number, "clauses": (promise,)}
                tell(out, f"promise-{status}", seen)
            made.append(treaty._replace(terms=tuple(terms)))
        state.treaties = tuple(made)


@cache
def _marked(kind: str) -> tuple[tuple[str, str, bool], ...]:
    """The fields of a clause that stand for something: their names, for what, and whether for a set of it."""
    hints = get_type_hints(Clause.registry[kind], include_extras=True)
    marked = [(name, marks_of(hint)) for name, hint in hints.items() if marks_of(hint)]
    return tuple((name, marks[-1], marks[0] == "bits") for name, marks in marked)


def _sound(state: State, clause: Clause) -> bool:
    """Whether the numbers of a clause stand for something."""
    setting = state.setting
    counts = {
        "power": len(setting.power_ids),
        "piece": len(setting.names),
        "city": len(setting.board.cities),
        "political": len(setting.box.pack.cards),
    }
    for name, what, several in _marked(clause.kind):
        if not 0 <= getattr(clause, name) < (1 << counts[what] if several else counts[what]):
            return False
    return clause.verb() in clause.verbs


def _begin(state: State, clause: Clause, out: Out) -> bool:
    """A clause begins; a contract that can no longer be made does not."""
    if not isinstance(clause, Pays):
        return True
    if refuse_contract(state, clause.bound, clause.taker, clause.turns):
        return False
    begin_contract(state, clause.bound, clause.taker, clause.turns, out)
    return True


def _end(state: State, number: int, out: Out) -> None:
    """21.a: all parties have agreed that a treaty ends, with the contracts that began with it."""
    treaty = next((treaty for treaty in state.treaties if treaty.number == number), None)
    if treaty is None:
        return
    state.treaties = tuple(other for other in state.treaties if other is not treaty)
    for clause, status, _ in treaty.terms:
        if isinstance(clause, Pays) and status == "runs":
            end_contract(state, clause.bound, clause.taker, out)
    tell(out, "treaty-cancelled", {"number": number})


# ---------------------------------------------------------------- how they stand


def new_turn(state: State, out: Out) -> None:
    """21.a: proposals but those of contracts (20) lapse, and clauses whose turns have passed end."""
    for by, to, *_ in [proposal for proposal in state.proposals if not proposal.contract]:
        tell(out, "proposal-lapsed", {"power": by, "taker": to})
    state.proposals = tuple(proposal for proposal in state.proposals if proposal.contract)
    state.proposed = [0] * 6
    state.approached = frozenset(entry for entry in state.approached if entry[2] >= state.turn)
    settle(state, [], out)


def settle(state: State, events: list[Event], out: Out) -> None:
    """21: what happened fulfils, ends or begins clauses; a treaty without any that is to come is over."""
    changed = bool(state.treaties)
    while changed:
        changed, happened, events = False, events, []
        for treaty in state.treaties:
            for number, term in enumerate(treaty.terms):
                after = _after(state, treaty, term, happened)
                if after.status == term.status:
                    continue
                if after.status == "runs" and not _begin(state, after.clause, out):
                    after = after._replace(status="lapsed")
                ended = term.status == "runs" and after.status in ("over", "lapsed")
                if ended and isinstance(after.clause, Pays):
                    end_contract(state, after.clause.bound, after.clause.taker, out)
                changed = True
                _tell(state, treaty, number, after.status, out)
                terms = (*treaty.terms[:number], after, *treaty.terms[number + 1 :])
                treaty = treaty._replace(terms=terms)
            state.treaties = tuple(
                treaty if each.number == treaty.number else each for each in state.treaties
            )
    for treaty in state.treaties:
        if not any(_open(state, term) for term in treaty.terms):
            state.treaties = tuple(each for each in state.treaties if each is not treaty)
            tell(out, "treaty-over", {"number": treaty.number})


def _open(state: State, term: Term) -> bool:
    """Whether a term binds, or may still do so."""
    lasting = term.status == "fulfilled" and term.clause.lasts and state.turn <= term.until
    return term.status in ("waits", "runs") or lasting


def _tell(state: State, treaty: Treaty, number: int, status: Status, out: Out) -> None:
    """The log tells how a clause stands; that it begins is told only if it had to wait."""
    clause = treaty.terms[number].clause
    if status != "runs" or clause.when in ("fulfilled", "begun"):
        seen: dict[str, Value] = {"number": treaty.number, "which": number + 1, "clauses": (clause,)}
        tell(out, f"clause-{status}", seen)


def _after(state: State, treaty: Treaty, term: Term, events: list[Event]) -> Term:
    """How a term stands now."""
    clause, status, _ = term
    other = treaty.terms[clause.other - 1] if clause.when else None
    if status == "waits":
        if other is None or clause.when == "kept" or _starts(clause, other):
            return Term(clause, "runs", state.turn)
        return term._replace(status="lapsed") if other.status in ("lapsed", "broken") else term
    if status != "runs" and not (status == "fulfilled" and clause.lasts):
        return term
    if clause.when == "kept" and other and other.status in ("over", "lapsed", "broken"):
        return term._replace(status="over" if other.status == "over" else "lapsed")
    if isinstance(clause, Pays):
        left = contract(state, clause.bound, clause.taker)
        return term if left else term._replace(status="over" if state.turn >= term.until else "lapsed")
    if state.turn > term.until:
        return term._replace(status="lapsed" if clause.goal and status == "runs" else "over")
    if status == "runs" and (clause.reached(state) or any(clause.done_by(state, e) for e in events)):
        return term._replace(status="fulfilled")
    if status == "runs" and clause.impossible(state):
        return term._replace(status="lapsed")
    return term


def _starts(clause: Clause, other: Term) -> bool:
    """21.c: whether the condition of a clause that waits has come true."""
    return other.status in KEPT if clause.when == "fulfilled" else other.since > 0
