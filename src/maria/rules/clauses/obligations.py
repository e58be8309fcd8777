"""21 What the clauses that bind a seat demand of it, and which pieces an action places where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from maria.actions import Action, Assign, Done, March, PassFlanders, Place, Reenter
from maria.rules.marches import Ground, marches
from maria.rules.movement import MovementChoices, movable
from maria.rules.step import Choices, unrestricted
from maria.state import State
from maria.treaty import BindingTerm


class Obligations:
    """A seat's choices with the clauses that bind it, oldest first, and which marches each leaves legal."""

    def __init__(self, state: State, choices: Choices, terms: tuple[BindingTerm, ...]) -> None:
        """Takes the position, the seat's choices and the binding terms."""
        self.state, self.terms = state, terms
        plain = unrestricted(choices)
        self.moves = plain if isinstance(plain, MovementChoices) else None
        self._lawful: dict[tuple[int, int], list[March]] = {}
        self.allowed: dict[tuple[int, int], int] = {}
        """How far a piece may be from its goal, by piece and by number of older clauses: a cache."""
        self.leaving: dict[int, int] = {}
        """The hussars that a clause sends away, by number of older clauses: a cache."""
        self._duties: dict[int, tuple[int, int]] | None = None

    def against(self, action: Action, older: int) -> int:
        """The index of the first of the `older` oldest clauses that forbids an action, -1 if none does."""
        for number, term in enumerate(self.terms[:older]):
            if term.clause.refuses(self, number, action):
                return number
        return -1

    def ground(self, piece: int, older: int) -> Ground:
        """The ground of a piece without cities that the `older` oldest clauses bar."""
        ground = Ground(self.state, piece)
        for treaty, _, clause in self.terms[:older]:
            if not clause.sleeps(self.state, treaty.toward(clause)):
                ground.close(clause.barred(self.state, piece))
        return ground

    def lawful(self, piece: int, older: int) -> list[March]:
        """A piece's marches under the rules and the `older` oldest clauses: one way for each effect."""
        key = piece, older
        if key not in self._lawful:
            found = marches(self.ground(piece, older))
            self._lawful[key] = [march for march in found if self.against(march, older) < 0]
        return self._lawful[key]

    def forbidden(self, action: Action) -> int:
        """21.a: the index of the clause that forbids an action or demands a march first; -1 if none does."""
        number = self.against(action, len(self.terms))
        return number if number >= 0 else self.too_early(action)

    # ------------------------------------------------------------ what comes first

    def duties(self) -> dict[int, tuple[int, int]]:
        """21.a: the pieces that owe a march: how far each must go, and the index of the clause.

        Pieces on a disputed Flanders map owe it even while the other side is to move (10.1.l).
        """
        if self._duties is None:
            self._duties = {}
            for piece in (*self.moves.pieces, *later(self.moves)) if self.moves else ():
                owed = [(term.clause.due(self, n, piece), n) for n, term in enumerate(self.terms)]
                if nearest := min([each for each in owed if each[0]], default=None):
                    self._duties[piece] = nearest
        return self._duties

    def first(self) -> list[int]:
        """21.a: of the pieces that owe a march, those with the shortest way: they move before all others."""
        duties = self.duties()
        nearest = min([far for far, _ in duties.values()], default=0)
        return [piece for piece, (far, _) in duties.items() if far == nearest]

    def waits(self) -> bool:
        """10.1.l: whether the seat can do nothing before its turn in Flanders."""
        first = self.first()
        return bool(first) and self.moves is not None and not set(first) & set(self.moves.pieces)

    def too_early(self, action: Action) -> int:
        """21.a: the index of the clause that demands a march before this action, -1 if none does."""
        duties = self.duties()
        match action:
            case PassFlanders():
                flanders = self.state.setting.flanders
                owing = [piece for piece in duties if flanders >> self.state.place[piece] & 1]
            case March(piece) if piece not in self.first():
                owing = self.first()
            case Done() | Reenter():
                owing = self.first()
            case _:
                owing = []
        return duties[owing[0]][1] if owing else -1


def later(moves: MovementChoices) -> list[int]:
    """10.1.l: the pieces that a seat can move only when it is its turn on the disputed Flanders map."""
    phase, seat = moves.phase, moves.seat
    if not phase.disputed or phase.next in (seat, -1) or phase.passed >> seat & 1:
        return []
    in_turn = movable(moves.state, replace(phase, next=seat), seat)
    return [piece for piece in in_turn if piece not in moves.pieces]


def placements(action: Action) -> Iterator[tuple[int, int]]:
    """21.a: the pieces an action places, with their cities: by a march, a re-entry or another free choice."""
    match action:
        case March(piece, path):
            yield piece, path[-1]
        case Reenter(train, city, _):
            yield train, city
        case Place(piece, city, _):
            yield piece, city
        case Assign(_, _, entries):
            yield from ((general, city) for general, city, _ in entries)
