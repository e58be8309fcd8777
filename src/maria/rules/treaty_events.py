"""20, 21 What happens to proposals, treaties and their clauses, as events."""

from __future__ import annotations

from maria.events import Clauses, Event, PairEvent
from maria.state import Power, Seat, State
from maria.treaty import Status


class _Proposal(Event, abstract=True):
    """A power proposes clauses to another one."""

    seat: Seat
    power: Power
    taker: Power
    clauses: Clauses


class ProposedTreaty(_Proposal, rule="21.a"):
    """21.a: a power proposes a treaty to another."""


class Countered(_Proposal, rule="21.a"):
    """21.a: a power answers a proposal with another one."""


class Declined(Event, rule="20.a"):
    """20.a: a player declines what was proposed."""

    power: Power
    taker: Power
    seat: Seat


class Proposed(Event, rule="20.a"):
    """20.a: a player proposes subsidies, or with 0 turns their end."""

    power: Power
    taker: Power
    turns: int
    seat: Seat

    def ending(self, state: State) -> str:
        """By whether they are to begin."""
        return "" if self.turns else "-cancel"


class ProposedEnd(Event, rule="20.c"):
    """20.c: a player proposes to end a treaty."""

    seat: Seat
    number: int


class ProposalLapsed(PairEvent, rule="21.a"):
    """21.a: a proposal lapses with the turn."""


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
    """21.a: nothing of a treaty binds any longer."""

    number: int


class _Judged(Event, abstract=True):
    """A player says what became of a promise."""

    seat: Seat
    number: int
    clauses: Clauses


class PromiseFulfilled(_Judged, rule="21.a"):
    """21.a: a player says that a promise was kept."""


class PromiseBroken(_Judged, rule="21.a"):
    """21.a: a player says that a promise was broken."""


class ClauseEvent(Event, abstract=True):
    """How one clause of a treaty, counted from 1, stands from now on."""

    number: int
    which: int
    clauses: Clauses


class ClauseRuns(ClauseEvent, rule="21.c"):
    """21.c: a clause that waited for another one is in force."""


class ClauseFulfilled(ClauseEvent, rule="21.c"):
    """21.c: what was promised is reached."""


class ClauseOver(ClauseEvent, rule="21.c"):
    """21.c: a clause was kept until its turns had passed."""


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
"""The event that says how a clause stands."""
