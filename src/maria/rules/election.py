"""18 Imperial election."""

from __future__ import annotations

from maria.actions import Vote
from maria.events import Event, Out, emit
from maria.rules.step import Automatic, Decision, Listed, Refusal, Value
from maria.rules.victory_markers import begin_stage, put_in_box
from maria.state import AUSTRIA, EMPEROR, FRANCE, PRAGMATIC, PRUSSIA, Political, Power, Seat, State

MAJORITY = 5
"""18.e: the votes that Francis needs to win."""


class ElectionDue(Event, rule="18.a"):
    """18.a: the Political Card that triggers the imperial election is revealed."""

    political: Political


class ElectionBegan(Event, kind="election", rule="18.b", heading=True):
    """18.b: the imperial election begins; `count` votes are fixed for Francis."""

    count: int


class Voted(Event, rule="18.b"):
    """18.b: a player casts his free votes."""

    seat: Seat
    francis: int
    charles: int


class Elected(Event, rule="18.e"):
    """18.e: an Emperor is elected."""

    power: Power
    francis: int
    charles: int

    def ending(self, state: State) -> str:
        """A different text for each Emperor."""
        return "-francis" if self.power == AUSTRIA else "-charles"


def votes(state: State, power: int) -> int:
    """18.b: a power's votes, one for each elector fortress it controls."""
    return (state.held[power] & state.setting.board.votes).bit_count()


def free_votes(state: State, seat: int) -> int:
    """18.c, 18.d: a seat's free votes: all but those of Austria and the Pragmatic Army."""
    free = [power for power in range(6) if power not in (AUSTRIA, PRAGMATIC) and state.seat_of[power] == seat]
    return sum(votes(state, power) for power in free)


class Election(Automatic, kind="election"):
    """18.b, 18.c, 18.g: Austria and the Pragmatic Army vote for Francis, then the players vote clockwise."""

    def run(self, state: State, out: Out) -> None:
        """Counts the fixed votes first."""
        begin_stage(state)
        francis = votes(state, AUSTRIA) + votes(state, PRAGMATIC)
        emit(out, ElectionBegan, francis)
        seats = dict.fromkeys(state.seat_of[power] for power in (AUSTRIA, FRANCE, PRUSSIA))
        state.agenda.append(Voting(francis, tuple(seats)))


class Voting(Decision, kind="vote", rules="18.b 18.c 18.e"):
    """18.b: the seats vote in turn; `francis` is the number of votes for Francis so far."""

    francis: int
    seats: tuple[Seat, ...]

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The next seat, if it has a free vote."""
        return self.seats[:1] if self.seats and free_votes(state, self.seats[0]) else ()

    def skip(self, state: State, out: Out) -> None:
        """Passes over a seat without free votes; after the last seat, declares the winner."""
        if self.seats:
            state.agenda[-1] = Voting(self.francis, self.seats[1:])
            return
        state.agenda.pop()
        state.election = 2
        winner = AUSTRIA if self.francis >= MAJORITY else FRANCE
        charles = state.setting.board.votes.bit_count() - self.francis
        emit(out, Elected, winner, self.francis, charles)
        put_in_box(state, winner, EMPEROR, out)

    def choices(self, state: State, seat: int) -> Listed:
        """18.f: free votes may be split."""
        most = free_votes(state, seat)
        return Listed([*map(Vote, range(most + 1))], Refusal("18.b", "refused-votes", {"most": most}))

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """The number of free votes."""
        return {"count": free_votes(state, seat)}

    def apply(self, state: State, seat: int, action: Vote, out: Out) -> None:
        """Casts the votes openly."""
        state.agenda[-1] = Voting(self.francis + action.francis, self.seats[1:])
        charles = free_votes(state, seat) - action.francis
        emit(out, Voted, seat, action.francis, charles)
