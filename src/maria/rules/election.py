"""18 Imperial election."""

from __future__ import annotations

from maria.actions import Action, Vote
from maria.rules.step import Choices, Decision, Event, Listed, Refusal
from maria.rules.victory_markers import begin_stage, put_in_box
from maria.state import AUSTRIA, EMPEROR, FRANCE, PRAGMATIC, PRUSSIA, State, Step

MAJORITY = 5
"""18.e: the votes that Francis needs."""


def votes(state: State, power: int) -> int:
    """18.b: a power's votes, one for each elector fortress it controls."""
    return (state.held[power] & state.setting.board.votes).bit_count()


def free_votes(state: State, seat: int) -> int:
    """18.c, 18.d: the votes that a seat may give to either candidate: all but Austria's and its ally's."""
    return sum(
        votes(state, power)
        for power in range(6)
        if state.seat_of[power] == seat and power not in (AUSTRIA, PRAGMATIC)
    )


def election(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """18.b, 18.c, 18.g: Austria and the Pragmatic Army vote for Francis; the players follow clockwise."""
    begin_stage(state)
    francis = votes(state, AUSTRIA) + votes(state, PRAGMATIC)
    out.append(Event("election", {"count": francis}))
    seats = dict.fromkeys(state.seat_of[power] for power in (AUSTRIA, FRANCE, PRUSSIA))
    state.agenda.append(Step("vote", (francis, *seats)))


class VoteStep(Decision):
    """18.b: the seats vote in turn. Values: the votes for Francis so far, and the seats to come."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The next seat that has a free vote."""
        _, *seats = step.values
        return (seats[0],) if seats and free_votes(state, seats[0]) else ()

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """A seat without a free vote is passed over; after the last the votes are counted."""
        francis, *seats = step.values
        if seats:
            state.agenda[-1] = Step("vote", (francis, *seats[1:]))
            return
        state.agenda.pop()
        state.election = 2
        winner = AUSTRIA if francis >= MAJORITY else FRANCE
        all_votes = state.setting.board.votes.bit_count()
        out.append(Event("elected", {"power": winner, "francis": francis, "charles": all_votes - francis}))
        put_in_box(state, winner, EMPEROR, out)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """18.f: free votes may be split."""
        most = free_votes(state, seat)
        return Listed(
            [Vote(francis) for francis in range(most + 1)], Refusal("18.b", "refused-votes", {"most": most})
        )

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """The votes are cast openly."""
        assert isinstance(action, Vote)
        francis, _, *later = step.values
        state.agenda[-1] = Step("vote", (francis + action.francis, *later))
        charles = free_votes(state, seat) - action.francis
        out.append(Event("voted", {"seat": seat, "francis": action.francis, "charles": charles}))
