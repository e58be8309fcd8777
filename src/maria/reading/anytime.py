"""6.e, 10.1.k, 20, 21: what a seat may do out of turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from maria.actions import Cancel, Consent, Offer, Transfer
from maria.box.model import POWERS
from maria.engine import Changes
from maria.notation import Blank, format_action
from maria.reading.fact import Fact, offered, or_none
from maria.reading.treaties import Partner, StandingProposal, TreatyFact, partners, proposals, treaties
from maria.rules.consent import StackConsent
from maria.rules.stacks import Transfers
from maria.rules.subsidies import FIRST_TURNS, LONGEST, contract
from maria.rules.treaties import Negotiations
from maria.state import BAVARIA, FRANCE, MAJOR, State


class TroopTransfer(Fact):
    """6.e: a possible transfer of troops within a stack; `{count}` goes from 1 to `most`."""

    giver: int
    taker: int
    most: int
    pattern: str


class ConsentOption(Fact):
    """10.1.k: a consent that can be given or withdrawn: for the stage, for one general, or for one city."""

    general: int | None
    city: int | None
    given: bool
    choice: Consent


class ContractOffer(Fact):
    """20.a: a contract that can be proposed; `{count}`, its turns, goes from 1 to `most`.

    `agreed`: the seat plays both powers, so the contract begins at once.
    """

    giver: int
    taker: int
    most: int
    agreed: bool
    pattern: str


class RunningContract(Fact):
    """20.a: a running contract; `cancel` if its end can be proposed. `first`: the one of 8.b."""

    giver: int
    taker: int
    turns: int
    first: bool
    cancel: Cancel | None


class AtAnyTime(Fact):
    """6.e, 10.1.k, 20, 21: what a seat may do out of turn.

    `consent_at`: the pattern that gives consent for a `{city}` that is not listed. `negotiations`: whether
    this game has contracts and treaties. `partners`: the pairs of powers the seat may negotiate between.
    """

    transfers: list[TroopTransfer]
    consents: list[ConsentOption]
    consent_at: str | None
    offers: list[ContractOffer]
    contracts: list[RunningContract]
    proposals: list[StandingProposal]
    treaties: list[TreatyFact]
    partners: list[Partner]
    negotiations: bool


def at_any_time(state: State, seat: int | None, before: tuple[Changes, AtAnyTime] | None = None) -> AtAnyTime:
    """What a seat may do out of turn; empty after the end, and only public facts for spectators.

    `before`: the changes since an earlier position and the result for that; parts that still hold are reused.
    """
    acts = seat if state.agenda else None
    since, known = before or (None, None)
    holds = {name for name in BASES if _holds(name, state, since)} if since else set[str]()
    if known is not None and len(holds) == len(BASES):
        return known

    def of(name: str, find: Callable[[], Any]) -> Any:
        return getattr(known, name) if name in holds else find()

    consents = of("consents", lambda: [] if acts is None else list(_consents(StackConsent(state, acts))))
    return AtAnyTime(
        transfers=of("transfers", lambda: [] if acts is None else list(_transfers(state, acts))),
        consents=consents,
        consent_at=format_action(state, Consent(True, city=Blank.CITY)) if consents else None,
        offers=of("offers", lambda: [] if acts is None else list(_offers(state, acts))),
        contracts=of("contracts", lambda: contracts(state, seat) if state.agenda else []),
        proposals=of("proposals", lambda: proposals(state, seat) if state.agenda else []),
        treaties=of("treaties", lambda: treaties(state, seat) if state.agenda else []),
        partners=of("partners", lambda: [] if acts is None else partners(state, acts)),
        negotiations=state.setting.variant.contracts,
    )


NEGOTIATED = frozenset(
    ("turn", "seat_of", "contracts", "proposals", "proposed", "treaties", "home", "outcome")
)
BASES = {
    "transfers": frozenset(("place", "troops", "seat_of", "outcome")),
    "consents": frozenset(("place", "consents", "agreements", "treaties", "seat_of", "outcome")),
    **dict.fromkeys(("offers", "contracts", "proposals", "treaties", "partners"), NEGOTIATED),
}
"""The fields of a position that each part depends on; `outcome` also covers the agenda being empty."""


def _holds(name: str, state: State, since: Changes) -> bool:
    """Whether a part is unchanged; existing proposals, treaties and consents may depend on anything."""
    if name in ("proposals", "treaties", "consents") and getattr(state, name):
        return False
    changed = since.changed & BASES[name]
    if name == "consents" and changed == {"place"}:
        return _on_map(state) == _on_map(since.was)
    return not changed


def _on_map(state: State) -> list[bool]:
    return [place >= 0 for place in state.place]


def _transfers(state: State, seat: int) -> Iterator[TroopTransfer]:
    for giver, taker, most in Transfers(state, seat).pairs():
        pattern = format_action(state, Transfer(giver, taker, Blank.COUNT))
        yield TroopTransfer(giver, taker, most, pattern)


def _consents(choices: StackConsent) -> Iterator[ConsentOption]:
    """10.1.k: consents for the stage, for each general of the two powers on the map, and those given."""
    state = choices.state
    targets = [(-1, -1), *((general, -1) for general in choices.generals() if state.place[general] >= 0)]
    targets += sorted(entry[1:] for entry in state.consents if entry[0] == choices.seat)
    for general, city in dict.fromkeys(targets) if choices.needed else ():
        given = choices.is_there(general, city)
        change = Consent(not given, general, city)
        if change in choices:
            yield ConsentOption(or_none(general), or_none(city), given, change)


def _offers(state: State, seat: int) -> Iterator[ContractOffer]:
    """20.a: the contracts that the seat may propose."""
    choices = Negotiations(state, seat)
    for giver in MAJOR if choices.on else ():
        for taker in range(len(POWERS)):
            if Offer(giver, taker, 1) in choices:
                agreed = state.seat_of[giver] == state.seat_of[taker]
                pattern = format_action(state, Offer(giver, taker, Blank.COUNT))
                yield ContractOffer(giver, taker, LONGEST, agreed, pattern)


def contracts(state: State, seat: int | None) -> list[RunningContract]:
    """20.a, 20.c: the running contracts, including the first one between France and Bavaria."""
    if not state.setting.variant.contracts or not state.turn:
        return []
    choices = None if seat is None else Negotiations(state, seat)
    first = [(FRANCE, BAVARIA)] if state.turn <= FIRST_TURNS else []
    return [
        RunningContract(*pair, contract(state, *pair), pair in first, offered(choices, Cancel(*pair)))
        for pair in (*first, *(entry[:2] for entry in state.contracts))
    ]
