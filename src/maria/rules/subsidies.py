"""20 Subsidies: contracts. Proposing, answering and cancelling them is part of treaties (21)."""

from __future__ import annotations

from maria.events import Out, PairEvent, emit
from maria.rules.step import Refusal
from maria.rules.treaty_events import ClauseLapsed
from maria.state import BAVARIA, FRANCE, MAJOR, MINOR, State
from maria.treaty import CONTRACT, standing, with_status

FIRST_TURNS = 3
"""8.b, 20.c: the turns of France and Bavaria's first contract, which cannot be cancelled."""
LONGEST = 12
"""The most turns a contract may run: as many as a game has."""


class ContractBegan(PairEvent, kind="contract", rule="20.a"):
    """20.a: a subsidy contract begins."""

    turns: int


class ContractEnded(PairEvent, rule="20.c"):
    """20.c: a subsidy contract ends."""


def contract(state: State, giver: int, taker: int) -> int:
    """20.a: how many turns are left of two powers' contract, 0 if they have none."""
    if (giver, taker) == (FRANCE, BAVARIA) and state.turn <= FIRST_TURNS:
        return FIRST_TURNS + 1 - max(state.turn, 1)
    return next((turns for one, other, turns in state.contracts if (one, other) == (giver, taker)), 0)


def between(state: State, giver: int, taker: int) -> bool:
    """20.a: whether a pair of powers has a contract, in either direction."""
    return bool(contract(state, giver, taker) or contract(state, taker, giver))


def refuse_contract(state: State, giver: int, taker: int, turns: int) -> Refusal | None:
    """20.a, 24.d: why two powers cannot make a contract, or None if they can."""
    if giver not in MAJOR or giver == taker:
        return Refusal("20.a", "refused-contract-giver")
    if not state.allied(giver, taker):
        return Refusal("20.a", "refused-contract-enemies")
    if state.setting.variant.subsidies_for_minor_powers_only and taker not in MINOR:
        return Refusal("24.d", "refused-contract-minor")
    if not 1 <= turns <= LONGEST:
        return Refusal("20.a", "refused-contract-turns", {"most": LONGEST})
    return Refusal("20.a", "refused-contract-runs") if between(state, giver, taker) else None


def refuse_cancelling(state: State, giver: int, taker: int) -> Refusal | None:
    """20.c: why a contract cannot be ended by agreement, or None if it can."""
    if (giver, taker) == (FRANCE, BAVARIA) and state.turn <= FIRST_TURNS:
        return Refusal("20.c", "refused-first-contract")
    return None if contract(state, giver, taker) else Refusal("20.c", "refused-no-contract")


def begin_contract(state: State, giver: int, taker: int, turns: int, out: Out) -> None:
    """20.a: begins a contract."""
    state.contracts = (*state.contracts, (giver, taker, turns))
    emit(out, ContractBegan, giver, taker, turns)


def end_contract(state: State, giver: int, taker: int, out: Out) -> None:
    """20.c: ends a contract early; the clause it came from lapses (21.c)."""
    if any(entry[:2] == (giver, taker) for entry in state.contracts):
        state.contracts = tuple(entry for entry in state.contracts if entry[:2] != (giver, taker))
        ends = [p for p in state.proposals if p.ends == CONTRACT and p.contract == (giver, taker)]
        state.proposals = tuple(p for p in state.proposals if p not in ends)
        emit(out, ContractEnded, giver, taker)
        _lapse(state, giver, taker, out)


def _lapse(state: State, giver: int, taker: int, out: Out) -> None:
    """21.c: marks the clause of a contract that ended early as lapsed."""
    for treaty, number, clause in list(standing(state.treaties)):
        if clause.kind == "pays" and (clause.bound, treaty.toward(clause)) == (giver, taker):
            state.treaties = with_status(state.treaties, treaty.number, number, "lapsed")
            emit(out, ClauseLapsed, treaty.number, number, (clause,))


def serve_contracts(state: State, giver: int) -> list[int]:
    """20.b, 20.d: uses up a turn of a power's contracts; returns whom it owes a card, oldest first."""
    state.contracts = tuple((one, other, turns - (one == giver)) for one, other, turns in state.contracts)
    return [other for one, other, _ in state.contracts if one == giver]


def end_contracts(state: State, out: Out) -> None:
    """20.a, 20.d: ends contracts that have run out or whose powers are no longer allied."""
    contracts = [(entry[:2], entry[2]) for entry in state.contracts]
    ended = {pair: turns for pair, turns in contracts if not turns or not state.allied(*pair)}
    state.contracts = tuple(entry for entry in state.contracts if entry[:2] not in ended)
    for (giver, taker), turns in ended.items():
        emit(out, ContractEnded, giver, taker)
        if turns:
            _lapse(state, giver, taker, out)
    left = [(p, p.contract) for p in state.proposals]
    state.proposals = tuple(p for p, pair in left if not pair or (pair not in ended and state.allied(*pair)))
