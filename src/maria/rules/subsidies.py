"""20 Subsidies: contracts, and the proposals that lead to them or end them."""

from __future__ import annotations

from collections.abc import Iterator

from maria.actions import Accept, Action, Cancel, Decline, Offer
from maria.rules.step import AnyTime, Event, Refusal
from maria.state import BAVARIA, FRANCE, MAJOR, MINOR, State

FIRST_TURNS = 3
"""8.b, 20.c: the first contract of France and Bavaria runs in these turns and cannot be cancelled."""
LONGEST = 12
"""A contract for more turns than a game has would mean nothing."""


def contract(state: State, giver: int, taker: int) -> int:
    """20.a: the turns left of the contract of two powers, 0 without one."""
    if (giver, taker) == (FRANCE, BAVARIA) and state.turn <= FIRST_TURNS:
        return FIRST_TURNS + 1 - max(state.turn, 1)
    return next((turns for one, other, turns in state.contracts if (one, other) == (giver, taker)), 0)


def between(state: State, giver: int, taker: int) -> bool:
    """20.a: whether a pair of powers has a contract, in either direction."""
    return bool(contract(state, giver, taker) or contract(state, taker, giver))


def serve_contracts(state: State, giver: int) -> list[int]:
    """20.b, 20.d: whom a power owes a card in its Tactical Cards phase, oldest first; a turn passes."""
    state.contracts = tuple((one, other, turns - (one == giver)) for one, other, turns in state.contracts)
    return [other for one, other, _ in state.contracts if one == giver]


def end_contracts(state: State, out: list[Event]) -> None:
    """20.a, 20.d: contracts that have run out end, and those of powers that are no longer allied."""
    contracts = [(entry[:2], entry[2]) for entry in state.contracts]
    ended = [pair for pair, turns in contracts if not turns or not state.allied(*pair)]
    out += [Event("contract-ended", {"power": giver, "taker": taker}) for giver, taker in ended]
    state.contracts = tuple(entry for entry in state.contracts if entry[:2] not in ended)
    left = (entry for entry in state.proposals if entry[:2] not in ended)
    state.proposals = tuple(entry for entry in left if state.allied(*entry[:2]))


class Subsidies(AnyTime):
    """20: what a seat may propose, accept, decline or cancel, at any time."""

    answers = (Offer, Cancel, Accept, Decline)

    def __init__(self, state: State, seat: int) -> None:
        """Only the advanced game has contracts."""
        super().__init__(state, seat)
        self.on = state.setting.variant.contracts and state.turn > 0

    def may(self) -> bool:
        """Contracts and proposals are public."""
        return bool(self)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this cannot be proposed or answered."""
        if not isinstance(action, Offer | Cancel | Accept | Decline) or not self.on:
            return Refusal("20.a", "refused-no-contracts")
        state, giver, taker = self.state, action.giver, action.taker
        if not (0 <= giver < 6 and 0 <= taker < 6):
            return Refusal("20.a", "refused-no-contracts")
        if self.seat not in (state.seat_of[giver], state.seat_of[taker]):
            return Refusal("20.a", "refused-contract-powers")
        if isinstance(action, Offer):
            return self._refuse_offer(action)
        if isinstance(action, Cancel):
            return self._refuse_cancel(action)
        found = self._proposal(giver, taker)
        if found is None:
            return Refusal("20.a", "refused-no-proposal")
        if isinstance(action, Accept) and found[3] == self.seat:
            return Refusal("20.a", "refused-own-proposal")
        return None

    def _refuse_offer(self, action: Offer) -> Refusal | None:
        state, giver, taker = self.state, action.giver, action.taker
        if giver not in MAJOR or giver == taker:
            return Refusal("20.a", "refused-contract-giver")
        if not state.allied(giver, taker):
            return Refusal("20.a", "refused-contract-enemies")
        if state.setting.variant.subsidies_for_minor_powers_only and taker not in MINOR:
            return Refusal("24.d", "refused-contract-minor")
        if not 1 <= action.turns <= LONGEST:
            return Refusal("20.a", "refused-contract-turns", {"most": LONGEST})
        if between(state, giver, taker):
            return Refusal("20.a", "refused-contract-runs")
        if self._proposal(giver, taker):
            return Refusal("20.a", "refused-proposal-stands")
        return None

    def _refuse_cancel(self, action: Cancel) -> Refusal | None:
        state, giver, taker = self.state, action.giver, action.taker
        if (giver, taker) == (FRANCE, BAVARIA) and state.turn <= FIRST_TURNS:
            return Refusal("20.c", "refused-first-contract")
        if not contract(state, giver, taker):
            return Refusal("20.c", "refused-no-contract")
        if self._proposal(giver, taker):
            return Refusal("20.c", "refused-proposal-stands")
        return None

    def _proposal(self, giver: int, taker: int) -> tuple[int, int, int, int] | None:
        return next((entry for entry in self.state.proposals if entry[:2] == (giver, taker)), None)

    def __iter__(self) -> Iterator[Action]:
        """Answers to proposals, offers for any number of turns, and cancellations."""
        for giver, taker, _, proposer in self.state.proposals if self.on else ():
            if self.seat in (self.state.seat_of[giver], self.state.seat_of[taker]):
                if proposer != self.seat:
                    yield Accept(giver, taker)
                yield Decline(giver, taker)
        for giver in MAJOR if self.on else ():
            for taker in range(6):
                if Offer(giver, taker, 1) in self:
                    yield from (Offer(giver, taker, turns) for turns in range(1, LONGEST + 1))
                elif Cancel(giver, taker) in self:
                    yield Cancel(giver, taker)

    def apply(self, action: Offer | Cancel | Accept | Decline, out: list[Event]) -> None:
        """20: proposed, accepted or declined; a player who plays both powers agrees with himself."""
        state, giver, taker = self.state, action.giver, action.taker
        if isinstance(action, Accept | Decline):
            found = next(entry for entry in state.proposals if entry[:2] == (giver, taker))
            state.proposals = tuple(entry for entry in state.proposals if entry != found)
            if isinstance(action, Accept):
                _agree(state, giver, taker, found[2], out)
            else:
                out.append(Event("declined", {"power": giver, "taker": taker, "seat": self.seat}))
            return
        turns = action.turns if isinstance(action, Offer) else 0
        if state.seat_of[giver] == state.seat_of[taker]:
            _agree(state, giver, taker, turns, out)
            return
        state.proposals = (*state.proposals, (giver, taker, turns, self.seat))
        out.append(Event("proposed", {"power": giver, "taker": taker, "turns": turns, "seat": self.seat}))


def _agree(state: State, giver: int, taker: int, turns: int, out: list[Event]) -> None:
    """A contract begins, or ends if it was to be cancelled; other proposals of the pair lapse."""
    state.contracts = tuple(entry for entry in state.contracts if entry[:2] != (giver, taker))
    state.proposals = tuple(entry for entry in state.proposals if {giver, taker} != set(entry[:2]))
    if turns:
        state.contracts = (*state.contracts, (giver, taker, turns))
        out.append(Event("contract", {"power": giver, "taker": taker, "turns": turns}))
    else:
        out.append(Event("contract-ended", {"power": giver, "taker": taker}))
