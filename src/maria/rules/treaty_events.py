"""20, 21 The events of proposals, treaties and their clauses."""

from __future__ import annotations

from maria.events import Clauses, Event, PairEvent
from maria.state import Power, Seat, State
from maria.treaty import Status


class _Proposal(Event, abstract=True):
    """A power proposes clauses to another."""

    seat: Seat
    power: Power
    taker: Power
    clauses: Clauses


class ProposedTreaty(_Proposal, rule="21.a"):
    """21.a: a power proposes a treaty to another."""


class Countered(_Proposal, rule="21.a"):
    """21.a: a power answers a proposal with a counter-proposal."""


class Declined(Event, rule="20.a"):
    """20.a: a player declines a proposal."""

    power: Power
    taker: Power
    seat: Seat


class Proposed(Event, rule="20.a"):
    """20.a: a player proposes a contract, or with 0 turns its end."""

    power: Power
    taker: Power
    turns: int
    seat: Seat

    def ending(self, state: State) -> str:
        """A different text for the end of a contract."""
        return "" if self.turns else "-cancel"


class ProposedEnd(Event, rule="20.c"):
    """20.c: a player proposes to end a treaty."""

    seat: Seat
    number: int


class ProposalLapsed(PairEvent, rule="21.a"):
    """21.a: a proposal lapses at the end of the turn."""


class TreatyMade(Event, kind="treaty", rule="21.a", reveals=True):
    """21.a: two powers have agreed on a treaty."""

    number: int
    power: Power
    taker: Power
    clauses: Clauses


class TreatyCancelled(Event, rule="21.a", reveals=True):
    """21.a: the parties end a treaty."""

    number: int


class TreatyOver(Event, rule="21.a"):
    """21.a: no clause of a treaty is binding any longer."""

    number: int


class _Judged(Event, abstract=True):
    """A player judges a promise."""

    seat: Seat
    number: int
    clauses: Clauses


class PromiseFulfilled(_Judged, rule="21.a"):
    """21.a: a player says that a promise was kept."""


class PromiseBroken(_Judged, rule="21.a"):
    """21.a: a player says that a promise was broken."""


class ClauseEvent(Event, abstract=True):
    """A change to one clause of a treaty; `which` counts from 1."""

    number: int
    which: int
    clauses: Clauses


class ClauseRuns(ClauseEvent, rule="21.c"):
    """21.c: a clause that waited for another one comes into force."""


class ClauseFulfilled(ClauseEvent, rule="21.c"):
    """21.c: the goal of a clause is reached."""


class ClauseOver(ClauseEvent, rule="21.c"):
    """21.c: a clause was kept for all its turns."""


class ClauseLapsed(ClauseEvent, rule="21.c"):
    """21.c: a clause is no longer in force."""


class ClauseAside(ClauseEvent, rule="21.a"):
    """21.a: a clause gives way to the rules or to an older one."""


STANDINGS: dict[Status, type[ClauseEvent]] = {
    "runs": ClauseRuns,
    "fulfilled": ClauseFulfilled,
    "over": ClauseOver,
    "lapsed": ClauseLapsed,
    "aside": ClauseAside,
}
"""The event for each status of a clause."""
