"""21 Treaties: what may be proposed and answered at any time, and how treaties begin, run and end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from maria.actions import Accept, Action, Cancel, Decline, EndTreaty, Mark, Offer, Propose
from maria.events import Event, Out, emit
from maria.rules import subsidies, treaty_events
from maria.rules.clauses.decisions import NotBid, Pays, Promise
from maria.rules.clauses.places import NotAttack
from maria.rules.step import AnyTime, Refusal
from maria.state import MAJOR, State
from maria.treaty import CONTRACT, KEPT, RUNNING, Clause, Proposal, Status, Term, Treaty, marked, with_status

LONGEST_CLAUSE = 4
"""21.a: the most turns of a clause, including the present one; it can be agreed on again."""
MOST_CLAUSES = 6
MOST_PROPOSALS = 6
"""20, 21.a: how often a power may propose per turn, counting counter-proposals, contracts and endings."""


# ---------------------------------------------------------------- proposals


class Negotiations(AnyTime):
    """20, 21: what a seat may propose, answer, end or mark, at any time."""

    answers = (Propose, Offer, Cancel, Accept, Decline, EndTreaty, Mark)

    def __init__(self, state: State, seat: int) -> None:
        """Contracts and treaties exist only in the advanced game, and only while it is running."""
        super().__init__(state, seat)
        self.on = state.setting.variant.contracts and state.turn > 0 and bool(state.agenda)

    def __bool__(self) -> bool:
        """Whether there is any choice; checks treaties first, as that is quicker than finding a contract."""
        return next(self._partners(), None) is not None or super().__bool__()

    def may(self) -> bool:
        """Whether there is any choice: proposals and treaties are public."""
        return bool(self)

    def proposals(self, one: int, other: int) -> list[Proposal]:
        """The open proposals between two powers: a single one, or one contract in each direction (20)."""
        return [p for p in self.state.proposals if {p.by, p.to} == {one, other}]

    def answered(self, one: int, other: int) -> Proposal | None:
        """The proposal that an answer to two powers refers to; for a contract the giver is named first."""
        found = (p for p in self.proposals(one, other) if p.contract in (None, (one, other)))
        return next(found, None)

    def plays(self, *powers: int) -> bool:
        """Whether the seat plays one of these powers."""
        seats = [self.state.seat_of[power] for power in powers if 0 <= power < 6]
        return self.seat in seats

    def refusal(self, action: Action) -> Refusal | None:
        """Why this cannot be proposed or answered, or None if it can."""
        if not self.on:
            return Refusal("20.a", "refused-no-contracts")
        match action:
            case Propose(by, to, clauses, counter):
                return self._refuse_powers(by, to) or self._refuse_proposal(by, to, clauses, counter)
            case Offer(giver, taker, turns):
                return self._refuse_pair(giver, taker) or self._refuse_offer(giver, taker, turns)
            case Cancel(giver, taker):
                refusal = self._refuse_pair(giver, taker)
                refusal = refusal or subsidies.refuse_cancelling(self.state, giver, taker)
                refusal = refusal or self._refuse_contract_open("20.c", giver, taker)
                return refusal or self._refuse_often(self._own(giver, taker))
            case Accept(one, other) | Decline(one, other):
                return self._refuse_pair(one, other) or self._refuse_answer(action, one, other)
            case EndTreaty(number):
                return self._refuse_ending(number)
            case Mark():
                return self._refuse_mark(action)
        return Refusal("20.a", "refused-no-contracts")

    def _own(self, one: int, other: int) -> int:
        """Which of two powers the seat plays; the first if it plays both."""
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
        """Refuses if this contract, or anything but a contract, is already proposed."""
        stands = any(p.contract in ((giver, taker), None) for p in self.proposals(giver, taker))
        return Refusal(rule, "refused-proposal-stands") if stands else None

    def _refuse_often(self, by: int) -> Refusal | None:
        often = self.state.proposed[by] >= MOST_PROPOSALS
        return Refusal("21.a", "refused-proposals-most", {"most": MOST_PROPOSALS}) if often else None

    def _refuse_offer(self, giver: int, taker: int, turns: int) -> Refusal | None:
        refusal = subsidies.refuse_contract(self.state, giver, taker, turns)
        refusal = refusal or self._refuse_contract_open("20.a", giver, taker)
        return refusal or self._refuse_often(self._own(giver, taker))

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
            if clause.when and (refusal := self.refuse_condition(clauses[clause.other - 1])):
                return refusal
        return self._refuse_often(by)

    def refuse_condition(self, on: Clause) -> Refusal | None:
        """21.b, 21.c: refuses chains of conditions, which would make a peace, and conditions on promises.

        A promise in words as a condition would let one side end the treaty at will.
        """
        simple = not on.when and not isinstance(on, Promise)
        return None if simple else Refusal("21.c", "refused-condition-simple")

    def _refuse_turn(self, by: int, to: int, counter: bool) -> Refusal | None:
        """Why it is not this power's turn to propose or counter-propose, or None if it is."""
        found = self.proposals(by, to)
        if counter and not any(p.by == to for p in found):
            return Refusal("21.a", "refused-no-proposal")
        if any(p.by == by or not counter for p in found):
            return Refusal("21.a", "refused-proposal-stands")
        return None

    def refuse_clause(self, clause: Clause, number: int, by: int, to: int) -> Refusal | None:
        """Why a clause, numbered from 1, may not be part of a proposal between these powers."""
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
        if not 1 <= clause.turns <= (subsidies.LONGEST if pays else LONGEST_CLAUSE):
            return Refusal("21.a", "refused-clause-turns", {"most": LONGEST_CLAUSE})
        if bool(clause.when) != bool(clause.other) or (clause.when and not 1 <= clause.other < number):
            return Refusal("21.c", "refused-clause-condition")
        nowhere = clause.message_values().get("places") == 0
        refusal = clause.refuse_proposal(self.state, toward)
        return refusal or (Refusal("21.a", "refused-clause-nowhere") if nowhere else None)

    def _refuse_answer(self, action: Accept | Decline, one: int, other: int) -> Refusal | None:
        found = self.answered(one, other)
        if found is None:
            return Refusal("20.a", "refused-no-proposal")
        own = self.state.seat_of[found.by] == self.seat
        if own and isinstance(action, Accept):
            return Refusal("20.a", "refused-own-proposal")
        return self._refuse_relied(action) if isinstance(action, Accept) else None

    def _refuse_relied(self, action: Action) -> Refusal | None:
        """10.1.p, 13: while troops are assigned, refuses an answer that closes a city to one coming back."""
        trial, events = self.state.copy(), list[Event]()
        Negotiations(trial, self.seat).apply(action, events)
        settle(trial, events, [])
        relied = self.state.agenda[-1].counts_on(self.state, trial)
        return Refusal("10.1.p", "refused-treaty-relied") if relied else None

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
        return self._refuse_relied(action)

    def __iter__(self) -> Iterator[Action]:
        """Answers, contracts for any number of turns, endings and marks, and the simplest proposals."""
        for proposal in self.state.proposals if self.on else ():
            pair = proposal.contract or (proposal.by, proposal.to)
            answers: list[Action] = [cls(*pair) for cls in (Accept, Decline)]
            yield from (answer for answer in answers if answer in self)
        for giver in MAJOR if self.on else ():
            for taker in [power for power in range(6) if self.plays(giver, power)]:
                if Offer(giver, taker, 1) in self:
                    yield from (Offer(giver, taker, turns) for turns in range(1, subsidies.LONGEST + 1))
                elif Cancel(giver, taker) in self:
                    yield Cancel(giver, taker)
        for treaty in self.state.treaties if self.on else ():
            numbers = range(1, len(treaty.terms) + 1)
            marks = [Mark(treaty.number, clause, kept) for clause in numbers for kept in (True, False)]
            yield from (action for action in (EndTreaty(treaty.number), *marks) if action in self)
        yield from self._simple()

    def _partners(self) -> Iterator[tuple[int, int, bool]]:
        """The powers that may propose, to whom, and whether that is a counter-proposal."""
        own = [power for power in MAJOR if self.on and self.plays(power)]
        for by, to in product(own, MAJOR):
            if self._refuse_powers(by, to) or self._refuse_often(by):
                continue
            counter = any(p.by == to for p in self.proposals(by, to))
            if not self._refuse_turn(by, to, counter):
                yield by, to, counter

    def _simple(self) -> Iterator[Propose]:
        """The simplest proposals: one or both powers do not attack the other; allies do not bid."""
        for by, to, counter in self._partners():
            for turns in range(1, LONGEST_CLAUSE + 1):
                one: Clause = NotAttack(by, to, turns=turns)
                other: Clause = NotAttack(to, by, turns=turns)
                if self.state.allied(by, to):
                    one, other = NotBid(by, turns=turns), NotBid(to, turns=turns)
                for clauses in ((one,), (other,), (one, other)):
                    yield Propose(by, to, clauses, counter)

    def apply(self, action: Action, out: Out) -> None:
        """20, 21: carries out a proposal, an answer, an ending or a mark."""
        match action:
            case Propose(by, to, clauses, counter):
                for found in self.proposals(by, to):
                    self._without(found)
                self._proposed(Proposal(by, to, clauses))
                kind = treaty_events.Countered if counter else treaty_events.ProposedTreaty
                emit(out, kind, self.seat, by, to, clauses)
            case Offer(giver, taker, turns):
                self._offer(giver, taker, turns, out)
            case Cancel(giver, taker):
                self._offer(giver, taker, 0, out)
            case Decline(one, other):
                self._without(self.answered(one, other))
                emit(out, treaty_events.Declined, one, other, self.seat)
            case Accept(one, other):
                self._agree(self._without(self.answered(one, other)), out)
            case EndTreaty(number):
                treaty = self._treaty(number)
                assert treaty is not None
                by, to = treaty.one, treaty.another
                by, to = (by, to) if self.plays(by) else (to, by)
                self._proposed(Proposal(by, to, (), number))
                emit(out, treaty_events.ProposedEnd, self.seat, number)
            case Mark(number, clause, kept):
                self._mark(number, clause, kept, out)

    def _without(self, found: Proposal | None) -> Proposal:
        """Removes a proposal and returns it."""
        assert found is not None
        self.state.proposals = tuple(entry for entry in self.state.proposals if entry is not found)
        return found

    def _proposed(self, proposal: Proposal) -> None:
        self.state.proposals = (*self.state.proposals, proposal)
        self.state.proposed[proposal.by] += 1

    def _offer(self, giver: int, taker: int, turns: int, out: Out) -> None:
        """20: proposes a contract, or its end; a player who plays both powers agrees with himself at once."""
        state, by = self.state, self._own(giver, taker)
        clauses, ends = (Pays(giver, taker, turns=turns or 1),), 0 if turns else CONTRACT
        if state.seat_of[giver] == state.seat_of[taker]:
            state.proposed[by] += 1
            self._agree(Proposal(giver, taker, clauses, ends), out)
            return
        self._proposed(Proposal(by, taker if by == giver else giver, clauses, ends))
        emit(out, treaty_events.Proposed, giver, taker, turns, self.seat)

    def _agree(self, proposal: Proposal, out: Out) -> None:
        """Begins a contract or treaty, or ends it early."""
        state, (by, to, clauses, ends) = self.state, proposal
        if proposal.contract:
            for other in self.proposals(by, to):
                self._without(other)
            if ends:
                subsidies.end_contract(state, *proposal.contract, out)
            else:
                _begin(state, clauses[0], out)
        elif ends:
            _end(state, ends, out)
        else:
            state.signed += 1
            emit(out, treaty_events.TreatyMade, state.signed, by, to, clauses)
            terms = tuple(Term(clause, "waits", 0) for clause in clauses)
            state.treaties = (*state.treaties, Treaty(state.signed, by, to, terms))

    def _mark(self, number: int, clause: int, kept: bool, out: Out) -> None:
        status: Status = "fulfilled" if kept else "broken"
        treaty = self._treaty(number)
        assert treaty is not None
        promise = treaty.terms[clause - 1].clause
        self.state.treaties = with_status(self.state.treaties, number, clause, status)
        judged = treaty_events.PromiseFulfilled if kept else treaty_events.PromiseBroken
        emit(out, judged, self.seat, number, (promise,))


def _sound(state: State, clause: Clause) -> bool:
    """Whether the numbers in a clause refer to existing things."""
    setting = state.setting
    counts = {
        "power": len(setting.power_ids),
        "piece": len(setting.names),
        "city": len(setting.board.cities),
        "political": len(setting.box.pack.cards),
    }
    for name, mark in marked(clause.kind):
        *bits, what = mark.split("-")
        if not 0 <= getattr(clause, name) < (1 << counts[what] if bits else counts[what]):
            return False
    return clause.verb() in clause.verbs


def _begin(state: State, clause: Clause, out: Out) -> bool:
    """Begins a clause; returns False for a contract that can no longer be made."""
    if not isinstance(clause, Pays):
        return True
    if subsidies.refuse_contract(state, clause.bound, clause.taker, clause.turns):
        return False
    subsidies.begin_contract(state, clause.bound, clause.taker, clause.turns, out)
    return True


def _end(state: State, number: int, out: Out) -> None:
    """21.a: ends a treaty as agreed, with the contracts that began with it."""
    treaty = next((treaty for treaty in state.treaties if treaty.number == number), None)
    if treaty is None:
        return
    state.treaties = tuple(other for other in state.treaties if other is not treaty)
    for clause, status, _ in treaty.terms:
        if isinstance(clause, Pays) and status in RUNNING:
            subsidies.end_contract(state, clause.bound, clause.taker, out)
    emit(out, treaty_events.TreatyCancelled, number)


# ---------------------------------------------------------------- status


def new_turn(state: State, out: Out) -> None:
    """21.a: at the start of a turn, drops proposals other than contracts (20) and updates the clauses."""
    for by, to, *_ in [proposal for proposal in state.proposals if not proposal.contract]:
        emit(out, treaty_events.ProposalLapsed, by, to)
    state.proposals = tuple(proposal for proposal in state.proposals if proposal.contract)
    state.proposed = [0] * 6
    state.agreements = [0] * 6
    state.approached = frozenset(entry for entry in state.approached if entry[2] >= state.turn)
    settle(state, [], out)


def settle(state: State, events: list[Event], out: Out) -> None:
    """21: fulfils, ends or begins clauses after these events; ends treaties with no open clauses."""
    changed = bool(state.treaties)
    while changed:
        changed, happened, events = False, events, []
        for treaty, which in [(each, n) for each in state.treaties for n in range(1, len(each.terms) + 1)]:
            changed |= _settle_term(state, treaty.number, which, happened, out)
    for treaty in state.treaties:
        if not any(_open(state, term) for term in treaty.terms):
            state.treaties = tuple(each for each in state.treaties if each is not treaty)
            emit(out, treaty_events.TreatyOver, treaty.number)


def _settle_term(state: State, number: int, which: int, events: list[Event], out: Out) -> bool:
    """Updates one clause; returns whether its status changed."""
    treaty = next(each for each in state.treaties if each.number == number)
    clause, status, since = treaty.terms[which - 1]
    after = _after(state, treaty, which, events)
    if after == status:
        return False
    if status == "waits":
        begins = after == "runs" and _begin(state, clause, out)
        after, since = (after, state.turn) if begins else ("lapsed", 0)
    state.treaties = with_status(state.treaties, number, which, after, since)
    if status in RUNNING and after in ("over", "lapsed") and isinstance(clause, Pays):
        subsidies.end_contract(state, clause.bound, clause.taker, out)
    _log_status(number, which, clause, after, out)
    return True


def _open(state: State, term: Term) -> bool:
    """Whether a term is binding or may still become so."""
    lasting = term.status == "fulfilled" and term.clause.lasts and state.turn <= term.until
    return term.status == "waits" or term.status in RUNNING or lasting


def _log_status(number: int, which: int, clause: Clause, status: Status, out: Out) -> None:
    """Logs a clause's new status; a start is logged only after waiting, setting aside is logged elsewhere."""
    begins = status == "runs" and clause.when not in ("fulfilled", "begun")
    if out is not None and not begins and status != "aside":
        out.append(treaty_events.STANDINGS[status](number, which, (clause,)))


def _after(state: State, treaty: Treaty, which: int, events: list[Event]) -> Status:
    """The status of a clause after these events."""
    term = treaty.terms[which - 1]
    clause, status, _ = term
    other = treaty.terms[clause.other - 1] if clause.when else None
    if status == "waits":
        if other is None or clause.when == "kept" or _starts(clause, other):
            return "runs"
        return "lapsed" if other.status in ("lapsed", "broken") else status
    if status == "fulfilled" and clause.lasts:
        return "over" if state.turn > term.until else status
    if status not in RUNNING:
        return status
    if isinstance(clause, Pays):
        ended = not subsidies.contract(state, clause.bound, clause.taker)
    else:
        ended = state.turn > term.until
    if (clause.goal or status == "runs") and _reached(state, clause, events):
        return "fulfilled"
    if any(_is_aside(event, treaty.number, which) for event in events):
        status = "aside"
    if clause.when == "kept" and other:
        if other.status in ("lapsed", "broken", "aside"):
            return "lapsed"
        ended = ended or other.status == "over"
    if ended:
        return "lapsed" if clause.goal or status == "aside" else "over"
    return "lapsed" if clause.impossible(state) else status


def _reached(state: State, clause: Clause, events: list[Event]) -> bool:
    return clause.reached(state) or any(clause.done_by(state, event) for event in events)


def _is_aside(event: Event, number: int, which: int) -> bool:
    """Whether the event says that this clause was set aside."""
    return isinstance(event, treaty_events.ClauseAside) and (event.number, event.which) == (number, which)


def _starts(clause: Clause, other: Term) -> bool:
    """21.c: whether the condition of a waiting clause has come true."""
    return other.status in KEPT if clause.when == "fulfilled" else other.since > 0
