"""21 What a seat is asked while clauses bind it, and what an action places where."""

from __future__ import annotations

from collections.abc import Iterator

from maria.actions import Action, Assign, March, Place, Reenter
from maria.rules.movement import Ground, MovementChoices, marches
from maria.rules.step import Choices, unrestricted
from maria.state import State
from maria.treaty import Standing


class Asked:
    """What a seat is asked, the clauses that bind it, oldest first, and what is lawful beside each."""

    def __init__(self, state: State, choices: Choices, terms: tuple[Standing, ...]) -> None:
        """Takes what the rules allow."""
        self.state, self.terms = state, terms
        plain = unrestricted(choices)
        self.moves = plain if isinstance(plain, MovementChoices) else None
        self._lawful: dict[tuple[int, int], list[March]] = {}
        self.allowed: dict[tuple[int, int], int] = {}
        """How far a piece may be from where the clause with so many older ones sends it."""

    def against(self, action: Action, older: int) -> int:
        """The first of so many clauses that forbids an action, -1 if none does."""
        for number, term in enumerate(self.terms[:older]):
            if term.clause.refuses(self, number, action):
                return number
        return -1

    def ground(self, piece: int, older: int) -> Ground:
        """The ground of a piece without what so many clauses let nobody pass."""
        ground = Ground(self.state, piece)
        for treaty, _, clause in self.terms[:older]:
            if not clause.sleeps(self.state, treaty.toward(clause)):
                ground.close(clause.barred(self.state, piece))
        return ground

    def lawful(self, piece: int, older: int) -> list[March]:
        """The marches of a piece by the rules and so many clauses: one way for each effect."""
        key = piece, older
        if key not in self._lawful:
            found = marches(self.ground(piece, older))
            self._lawful[key] = [march for march in found if self.against(march, older) < 0]
        return self._lawful[key]


def placements(action: Action) -> Iterator[tuple[int, int]]:
    """21.a: the pieces that an action places, and where: a march, a re-entry, or another free choice."""
    match action:
        case March(piece, path):
            yield piece, path[-1]
        case Reenter(train, city, _):
            yield train, city
        case Place(piece, city, _):
            yield piece, city
        case Assign(_, _, entries):
            yield from ((general, city) for general, city, _ in entries)
