"""21 What random play proposes: clauses of every kind, about nearby places or against other clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from maria.actions import Accept, Action, Cancel, Decline, Execute, Mark, Offer, Propose
from maria.box.tables import members
from maria.rules import politics
from maria.rules.clauses import decisions as about
from maria.rules.clauses import going, places
from maria.rules.step import one_of
from maria.rules.subsidies import contract as runs
from maria.rules.treaties import LONGEST_CLAUSE, Negotiations
from maria.state import AUSTRIA, FRANCE, MAJOR, PRUSSIA, State
from maria.treaty import Clause, Proposal, When, standing

ANSWERS, ACCEPTS, COUNTERS = 0.8, 0.6, 0.2
"""How often a proposal is answered, accepted and countered; the rest are declined."""
CONTRACTS = 0.2
"""How often only a contract is proposed."""
CONTRARY = 0.4
"""How often a proposed clause contradicts one in force."""
TRIES = 12
"""How many attempts are made to find a sensible proposal."""
SAID = ("thrift", "candour", "quiet: no \N{DOVE OF PEACE}", "\N{HANDSHAKE}")
"""Promises in words."""


def negotiate(choices: Negotiations, rng: Random) -> Action:
    """Answers, contracts, proposals, endings and marks."""
    open_ = [p for p in choices.state.proposals if choices.state.seat_of[p.to] == choices.seat]
    if open_ and rng.random() < ANSWERS:
        return _answer(choices, one_of(open_, rng), rng)
    proposal = _propose(choices, rng, None) if rng.random() >= CONTRACTS else None
    if proposal:
        return proposal
    found = [action for action in choices if not isinstance(action, Offer) or action.turns == 1]
    marks = [action for action in found if isinstance(action, Mark)]
    chosen = one_of(marks if marks and rng.random() < 0.5 else found, rng)
    if isinstance(chosen, Offer):
        return Offer(chosen.giver, chosen.taker, 1 + int(rng.random() * LONGEST_CLAUSE))
    return chosen


def contract(choices: Negotiations, rng: Random) -> Action:
    """20: a random answer, offer or end of contracts between any two powers; it may be illegal."""
    state = choices.state
    open_ = [p.contract for p in state.proposals if p.contract and state.seat_of[p.to] == choices.seat]
    if open_ and rng.random() < ANSWERS:
        pair = one_of(open_, rng)
        return Accept(*pair) if rng.random() < ACCEPTS else Decline(*pair)
    giver, taker = one_of(MAJOR, rng), int(rng.random() * len(state.seat_of))
    if runs(state, giver, taker):
        return Cancel(giver, taker)
    return Offer(giver, taker, 1 + int(rng.random() * LONGEST_CLAUSE))


def _answer(choices: Negotiations, proposal: Proposal, rng: Random) -> Action:
    chance = rng.random()
    if chance < COUNTERS and (countered := _propose(choices, rng, proposal)):
        return countered
    pair = proposal.contract or (proposal.by, proposal.to)
    return Accept(*pair) if chance < COUNTERS + ACCEPTS else Decline(*pair)


def _propose(choices: Negotiations, rng: Random, against: Proposal | None) -> Propose | None:
    """A proposal that makes sense, None if none is found."""
    state, seat = choices.state, choices.seat
    own = [power for power in MAJOR if state.seat_of[power] == seat]
    others = [power for power in MAJOR if state.seat_of[power] not in (seat, -1)]
    if not own or not others:
        return None
    for _ in range(TRIES):
        by, to = (against.to, against.by) if against else (one_of(own, rng), one_of(others, rng))
        clauses = list[Clause]()
        for number in range(1 + int(rng.random() ** 2 * 3)):
            bound, toward = (by, to) if rng.random() < 0.5 else (to, by)
            if made := _clause(state, bound, toward, number, rng):
                clauses.append(made)
        action = Propose(by, to, tuple(clauses), against is not None)
        if action in choices:
            return action
    return None


def _clause(state: State, bound: int, toward: int, before: int, rng: Random) -> Clause | None:
    """A clause of any kind, for a few turns, and now and then with a condition."""
    contrary = rng.random() < CONTRARY
    pressing = _pressing(state, bound, rng)
    turns = 1 + int(rng.random() * LONGEST_CLAUSE)
    made = _contrary(state, bound, rng) if contrary else None
    if not made:
        made = pressing if pressing and rng.random() < 0.6 else one_of(KINDS, rng)(state, bound, toward, rng)
    if made is None:
        return None
    when: When = one_of(("fulfilled", "begun", "kept"), rng) if before and rng.random() < 0.3 else ""
    other = 1 + int(rng.random() * before) if when else 0
    by = getattr(made, "by", 0) and state.turn + int(rng.random() * turns)
    values: dict[str, Any] = {"turns": turns, "when": when, "other": other} | ({"by": by} if by else {})
    return replace(made, **values)


def _general(state: State, power: int, rng: Random) -> int:
    """A random general of the power on the map, -1 without any."""
    there = [general for general in state.setting.generals_of[power] if state.place[general] >= 0]
    return one_of(there, rng) if there else -1


def _around(state: State, power: int, rng: Random, most: int = 3) -> int:
    """The cities around a random general of the power."""
    general = _general(state, power, rng)
    return (
        state.setting.board.within[int(rng.random() * (most + 1))][state.place[general]]
        if general >= 0
        else 0
    )


def _fortresses(state: State, power: int, rng: Random) -> int:
    found = members(_around(state, power, rng, 5) & state.setting.board.fortresses)
    rng.shuffle(found)
    return sum(1 << city for city in found[: 1 + int(rng.random() * 3)])


def _land(state: State, power: int, rng: Random) -> int:
    """A random land, or the cities around a general."""
    if rng.random() < 0.5:
        return one_of(list(state.setting.board.in_territory.values()), rng)
    return _around(state, power, rng)


def _not_attack(state: State, bound: int, toward: int, rng: Random) -> Clause:
    named = _general(state, toward, rng) if rng.random() < 0.4 else -1
    return places.NotAttack(bound, toward, 1 << named if named >= 0 else 0)


def _stays_out(state: State, bound: int, toward: int, rng: Random) -> Clause | None:
    where = _land(state, one_of((bound, toward), rng), rng)
    return places.StaysOut(bound, where, rng.random() < 0.5) if where else None


def _not_cover(state: State, bound: int, toward: int, rng: Random) -> Clause | None:
    where = _fortresses(state, bound, rng)
    return places.NotCover(bound, where) if where else None


def _not_conquer(state: State, bound: int, toward: int, rng: Random) -> Clause | None:
    near = _around(state, bound, rng, 5) & state.enemy_fortresses(bound)
    return places.NotConquer(bound, near or _fortresses(state, toward, rng))


def _leaves(state: State, bound: int, toward: int, rng: Random) -> Clause | None:
    where = _land(state, bound, rng)
    return going.Leaves(bound, where, int(rng.random() < 0.4)) if where else None


def _goes_to(state: State, bound: int, toward: int, rng: Random) -> Clause | None:
    general = _general(state, bound, rng)
    if general < 0:
        return None
    near = members(state.setting.board.within[5][state.place[general]])
    who = 1 << general
    return going.GoesTo(bound, 1 << one_of(near, rng), who, int(rng.random() * 3), int(rng.random() < 0.4))


def _lets_alone(state: State, bound: int, toward: int, rng: Random) -> Clause:
    hussars = toward == AUSTRIA and rng.random() < 0.5
    return places.LetsAlone(bound, "hussars" if hussars else "trains", toward)


def _no_hussars(state: State, bound: int, toward: int, rng: Random) -> Clause | None:
    where = _land(state, one_of((AUSTRIA, toward), rng), rng)
    return places.NoHussars(AUSTRIA, where) if where else None


def _votes(state: State, bound: int, toward: int, rng: Random) -> Clause:
    return about.Votes(bound, rng.random() < 0.5)


def _answers(state: State, bound: int, toward: int, rng: Random) -> Clause | None:
    said = [says for says, (power, *_) in about.SAYS.items() if power == bound]
    return about.Answers(bound, one_of(said, rng)) if said else None


def _card(state: State, bound: int, rng: Random) -> int:
    """A random card with the power's arms, a revealed one if possible, -1 without any."""
    name = state.setting.power_ids[bound]
    cards = [card for card in state.revealed if name in politics.card_of(state, card).arms]
    cards = cards or [card for card in sorted(state.political) if name in politics.card_of(state, card).arms]
    return one_of(cards, rng) if cards else -1


def _selects(state: State, bound: int, toward: int, rng: Random) -> Clause | None:
    card = _card(state, bound, rng)
    kind = about.Selects if rng.random() < 0.5 else about.NotSelect
    return kind(bound, card) if card >= 0 else None


def _executes(state: State, bound: int, toward: int, rng: Random) -> Clause | None:
    card = _card(state, bound, rng)
    return _executed(state, bound, card, rng) if card >= 0 else None


def _executed(state: State, bound: int, card: int, rng: Random) -> Clause:
    step = politics.Executing(bound, card, ())
    action = one_of(list(step.choices(state, state.seat_of[bound])), rng)
    parts = (action.shifts, action.instructed) if isinstance(action, Execute) else ((), False)
    return about.Executes(bound, card, *parts)


def _not_bid(state: State, bound: int, toward: int, rng: Random) -> Clause:
    return about.NotBid(bound)


def _shifts(state: State, bound: int, toward: int, rng: Random) -> Clause:
    return about.ShiftsSaxony(AUSTRIA, rng.random() < 0.5)


def _consents(state: State, bound: int, toward: int, rng: Random) -> Clause:
    return about.Consents(bound)


def _pays(state: State, bound: int, toward: int, rng: Random) -> Clause:
    return about.Pays(bound, toward)


def _promise(state: State, bound: int, toward: int, rng: Random) -> Clause:
    return about.Promise(bound, one_of(SAID, rng))


KINDS: tuple[Callable[[State, int, int, Random], Clause | None], ...] = (
    *(_not_attack, _stays_out, _not_cover, _not_conquer, _leaves, _goes_to, _goes_to, _lets_alone),
    _no_hussars,
    *(_votes, _answers, _selects, _executes, _not_bid, _shifts, _consents, _pays, _promise),
)


def _pressing(state: State, bound: int, rng: Random) -> Clause | None:
    """A clause about the pending decision, if it is the power's."""
    step = state.agenda[-1]
    if step.kind == "vote" and bound in (FRANCE, PRUSSIA):
        return _votes(state, bound, bound, rng)
    if step.kind in ("offer-peace", "accept-peace", "reduce"):
        return _answers(state, bound, bound, rng)
    if step.kind == "saxony-due" and bound == AUSTRIA:
        return _shifts(state, bound, bound, rng)
    if step.kind == "select" and step.power(state) == bound:
        return _selects(state, bound, bound, rng)
    if isinstance(step, politics.Executing) and step.owner == bound:
        return _executed(state, bound, step.card, rng)
    return about.NotBid(bound) if step.kind == "lay" and step.power(state) == bound else None


def _contrary(state: State, bound: int, rng: Random) -> Clause | None:
    """A clause that contradicts one in force, so that one of them must be set aside."""
    theirs = [term.clause for term in standing(state.treaties) if term.clause.bound == bound]
    if not theirs:
        return None
    match clause := one_of(theirs, rng):
        case going.GoesTo():
            return _against_going(state, clause, rng)
        case going.Leaves():
            general = _general(state, bound, rng)
            around = state.setting.board.within[4][state.place[general]] if general >= 0 else 0
            return places.StaysOut(bound, around & ~clause.where) if around & ~clause.where else None
        case about.Votes():
            return about.Votes(bound, not clause.francis)
        case about.Answers():
            said = [s for s, entry in about.SAYS.items() if entry[:2] == about.SAYS[clause.says][:2]]
            return about.Answers(bound, next(says for says in said if says != clause.says))
        case about.Selects() | about.NotSelect():
            return (about.NotSelect if isinstance(clause, about.Selects) else about.Selects)(
                bound, clause.card
            )
        case about.Executes():
            return _executed(state, bound, clause.card, rng)
        case about.ShiftsSaxony():
            return about.ShiftsSaxony(bound, not clause.shifts)
    return None


def _against_going(state: State, clause: going.GoesTo, rng: Random) -> Clause | None:
    """A clause that closes the area around the cities that generals have to go to."""
    board, bound = state.setting.board, clause.bound
    around = 0
    for city in members(clause.where):
        around |= board.within[3][city]
    fortresses = around & board.fortresses
    options: list[Clause] = [places.StaysOut(bound, around, rng.random() < 0.5)]
    if fortresses:
        options += [places.NotCover(bound, fortresses), places.NotConquer(bound, fortresses)]
    return one_of(options, rng)
