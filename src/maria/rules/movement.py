"""10.1 The movement phase, with the re-entry of supply trains (10.2)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace

from maria.actions import Action, Dispute, Done, March, PassFlanders, Reenter
from maria.events import Event, Out, emit
from maria.rules import trains
from maria.rules.marches import ANYWHERE, Ground, apply_march, marches, refuse_march, ways
from maria.rules.step import Choices, Decision, Phase, Refusal, Value
from maria.state import PRAGMATIC, Seat, Seats, State


class Disputed(Event, kind="dispute", rule="10.1.l"):
    """10.1.l: a player disputes the order of moves on the Flanders map."""

    seat: Seat


def movable(state: State, phase: Movement, seat: int) -> list[int]:
    """10.1.a, 10.1.l: the pieces a seat can still move; in a disputed Flanders only when it is its turn."""
    setting, place, moved = state.setting, state.place, state.moved
    closed = setting.flanders if phase.disputed and phase.next != seat else 0
    return [
        piece
        for power in state.stages[phase.stage]
        if state.seat_of[power] == seat
        for piece in setting.pieces_of[power]
        if place[piece] >= 0 and not moved >> piece & 1 and not closed >> place[piece] & 1
    ]


class MovementChoices(Choices):
    """10: a seat's choices in a movement phase."""

    def __init__(self, state: State, phase: Movement, seat: int) -> None:
        """Finds the pieces the seat can still move."""
        self.state, self.phase, self.seat = state, phase, seat
        powers = state.stages[phase.stage]
        self.powers = [power for power in powers if state.seat_of[power] == seat]
        self.pieces = movable(state, phase, seat)
        self.shared = len(self.powers) < len(powers)
        """Whether another seat moves in this phase as well."""

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat may not do this now, or None if it may."""
        match action:
            case March():
                return self._refuse_march(action)
            case Reenter():
                return trains.refuse_reentry(self.state, self.powers, action)
            case Done():
                return None
            case Dispute():
                allowed = self.shared and not self.phase.disputed
                return None if allowed else Refusal("10.1.l", "refused-no-dispute")
            case PassFlanders():
                allowed = self.phase.disputed and self.phase.next == self.seat
                return None if allowed else Refusal("10.1.q", "refused-no-alternation")
            case _:
                return Refusal("5.b", "refused-not-now")

    def _refuse_march(self, march: March) -> Refusal | None:
        state, setting = self.state, self.state.setting
        if not 0 <= march.piece < len(state.place):
            return Refusal("10.1.a", "refused-no-piece")
        if setting.power_of[march.piece] not in self.powers:
            return Refusal("10.1.a", "refused-not-active")
        if state.place[march.piece] < 0:
            return Refusal("10.1.a", "refused-not-on-map")
        if state.moved >> march.piece & 1:
            return Refusal("10.1.a", "refused-moved")
        if march.piece not in self.pieces:
            return Refusal("10.1.l", "refused-not-your-turn-in-flanders")
        return refuse_march(state, march)

    def __iter__(self) -> Iterator[Action]:
        """Ending the phase, one march for every different effect, re-entries, and disputes."""
        return self._all(marches)

    def every(self) -> Iterator[Action]:
        """The same with every possible path of every march."""
        return self._all(ways)

    def _all(self, moves: Callable[[Ground], Iterator[March]]) -> Iterator[Action]:
        yield Done()
        for piece in self.pieces:
            yield from moves(Ground(self.state, piece))
        yield from self.beside()

    def beside(self) -> Iterator[Action]:
        """The choices that are neither a march nor the end of the phase."""
        yield from trains.reentries(self.state, self.powers)
        if self.shared and not self.phase.disputed:
            yield Dispute()
        elif self.shared and self.phase.next == self.seat:
            yield PassFlanders()

    def effect(self, action: Action) -> Hashable:
        """Marches are alike if they share the end, the commander and what they change on the way."""
        if not isinstance(action, March):
            return action
        trace = Ground(self.state, action.piece).trace(action.path, action.force)
        return action.piece, action.path[-1], action.commander, *trace

    def several(self) -> bool:
        """Whether the seat can do anything besides ending the phase; always if it shares the phase."""
        if self.shared:
            return True
        for piece in self.pieces:
            if can_move(self.state, piece):
                return True
        return any(trains.can_reenter(self.state, power) for power in self.powers)


def can_move(state: State, piece: int, agreed: bool = False) -> bool:
    """Whether a piece can move at all; with `agreed`, as if everybody had consented to stacks (10.1.k)."""
    setting = state.setting
    board, start = setting.board, state.place[piece]
    if not state.neutral and not setting.variant.semi_active(state):
        for city in board.neighbours[start]:
            empty = city not in state.at and board.map_of[city] == board.map_of[start]
            if empty and setting.land >> city & 1:
                return True
    ground = Ground(state, piece, agreed)
    if ground.ends == ANYWHERE:
        return any(not ground.refuse_entry(city, True) for city in board.neighbours[start])
    return next(marches(ground), None) is not None


class Movement(Decision):
    """10: the powers of a stage move their pieces in any order, until each seat is done."""

    stage: int
    done: Seats = 0
    disputed: bool = False
    next: Seat = -1
    """10.1.l: the seat whose turn it is on the disputed Flanders map, -1 for none."""
    passed: Seats = 0
    """10.1.q: the seats that make no more moves in Flanders."""

    kind = "movement"
    lasting = ("stage",)
    rules = "10.1.a 10.1.b 10.1.c 10.1.d 10.1.g 10.2.a 10.3.a 10.3.e 14.h SG.b"

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The seats that are not done and, judging by public facts, could still do something."""
        seats = dict.fromkeys([state.seat_of[power] for power in state.stages[self.stage]])
        return tuple([seat for seat in seats if not self.done >> seat & 1 and self._could(state, seat)])

    def _could(self, state: State, seat: int) -> bool:
        """10.1.k: whether a seat could still act, assuming consent to stacks, which it may get any time."""
        for piece in movable(state, self, seat):
            if can_move(state, piece, agreed=True):
                return True
        if self.disputed:
            in_turn = set(movable(state, replace(self, next=seat), seat))
            if in_turn.difference(movable(state, self, seat)):
                return True
        powers = state.stage_powers(self.stage)
        return any(trains.could_reenter(state, power) for power in powers if state.seat_of[power] == seat)

    def choices(self, state: State, seat: int) -> MovementChoices:
        """The seat's moves."""
        return MovementChoices(state, self, seat)

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """The powers that the seat moves in this phase."""
        return {"powers": tuple(p for p in state.stage_powers(self.stage) if state.seat_of[p] == seat)}

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """Marches, re-enters a train, disputes, passes in Flanders, or ends the phase for the seat."""
        after = self
        match action:
            case March():
                on_flanders = state.setting.flanders >> action.path[0] & 1
                apply_march(state, action, out)
                if state.outcome:
                    return
                if self.disputed and (on_flanders or self.next < 0):
                    after = self._handed_over(state)
            case Reenter():
                trains.apply_reentry(state, action, out)
                if self.disputed and self.next < 0:
                    after = self._handed_over(state)
            case Dispute():
                begun = replace(self, disputed=True, next=state.seat_of[PRAGMATIC])
                after = begun._handed_over(state, skip=False)
                emit(out, Disputed, seat)
            case PassFlanders():
                after = replace(self, passed=self.passed | 1 << seat)._handed_over(state)
            case _:
                after = replace(self, done=self.done | 1 << seat, passed=self.passed | 1 << seat)
                if self.disputed and self.next == seat:
                    after = after._handed_over(state)
        if after is not self:
            state.agenda[-1] = after

    def _handed_over(self, state: State, skip: bool = True) -> Movement:
        """10.1.l, 10.1.q: gives the turn in Flanders to the other side, unless it has no moves left there."""
        seats = [state.seat_of[power] for power in state.stage_powers(self.stage)]
        order = [seat for seat in reversed(seats) if seat != self.next] + [self.next] * (self.next >= 0)
        flanders = state.setting.flanders
        for seat in order if skip else reversed(order):
            trial = replace(self, next=seat)
            pieces = MovementChoices(state, trial, seat).pieces
            if not self.passed >> seat & 1 and any(
                flanders >> state.place[piece] & 1 and can_move(state, piece, agreed=True) for piece in pieces
            ):
                return trial
        return replace(self, next=-1)

    def skip(self, state: State, out: Out) -> None:
        """Ends the phase."""
        state.agenda.pop()
        state.moved = 0
        if PRAGMATIC in state.stage_powers(self.stage):
            state.consents = frozenset()


class MovementPhase(Phase, kind="begin-movement"):
    """10.1.a: the movement phase begins."""

    def run(self, state: State, out: Out) -> None:
        """Resets the pieces that have moved, and lets every seat of the stage move."""
        state.moved = 0
        state.agenda.append(Movement(self.stage))
