"""21 Clauses that send generals somewhere: out of a land, or to a place."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from maria.actions import Action, March
from maria.box.tables import members
from maria.notation import Blank, Reader, Writer
from maria.rules.clauses.obligations import Obligations, placements
from maria.rules.clauses.places import PlaceClause, roads_to
from maria.rules.marches import GENERAL
from maria.rules.step import Refusal
from maria.state import Cities, Pieces, State
from maria.treaty import Clause

FARTHEST = 9
"""The largest distance a promise to be near a place may name."""


class Going(PlaceClause):
    """A clause by which generals come nearer to a place with every march until they are there."""

    goal = True
    lasts = True

    @abstractmethod
    def distance(self, state: State, city: int) -> int:
        """How far a city is from where a general must be."""

    def spare(self, state: State) -> int:
        """How far away a general may be after his march: what he can cover in the turns that remain."""
        by: int = getattr(self, "by", 0)
        return GENERAL * max(by - state.turn, 0)

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses marches that end farther away than necessary."""
        state = obligations.state
        if not isinstance(action, March) or not self.concerns(state, action.piece):
            return False
        return self.distance(state, action.path[-1]) > self._allowed(obligations, older, action.piece)

    def due(self, obligations: Obligations, older: int, piece: int) -> int:
        """The distance of a general who must march nearer now, 0 for all others."""
        if not self.concerns(obligations.state, piece):
            return 0
        here = self.distance(obligations.state, obligations.state.place[piece])
        return here if here > self._allowed(obligations, older, piece) else 0

    def _allowed(self, obligations: Obligations, older: int, piece: int) -> int:
        """How far away a general may be after this stage; one who has arrived must stay."""
        state, key = obligations.state, (piece, older)
        if key not in obligations.allowed:
            here, spare = self.distance(state, state.place[piece]), self.spare(state)
            marches = obligations.lawful(piece, older) if here > spare else ()
            nearest = min([here, *(self.distance(state, march.path[-1]) for march in marches)])
            obligations.allowed[key] = max(spare, nearest) if here else 0
        return obligations.allowed[key]

    def bound_generals(self, state: State) -> list[int]:
        """The bound generals on the map."""
        return [g for g in range(state.setting.generals) if state.place[g] >= 0 and self.concerns(state, g)]


class Leaves(Going, kind="leaves", verbs=("leaves",)):
    """All generals leave a land, as fast as possible or by a turn; those outside stay out."""

    where: Cities
    by: int = 0
    """The turn to be out by, 0 for as fast as possible."""

    def write(self, to: Writer) -> str:
        """Lands and cities, and the turn."""
        return to.cities(self.where) + by_turn(to, self.by)

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """Lands and cities, and the turn."""
        by = _read_turn(rest)
        return {"where": rest.cities(), "by": by}

    def message_values(self) -> dict[str, Any]:
        """The places, and the turn."""
        return {"places": self.where, "by": self.by}

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses a turn in the past or after the clause ends."""
        return _refuse_turn(state, self, self.by)

    def distance(self, state: State, city: int) -> int:
        """The number of roads to the nearest city outside."""
        return roads_to(state, city, state.setting.land & ~self.where)

    def closed(self, state: State, piece: int) -> int:
        """The land, for generals outside it; those inside are judged by distance instead."""
        place = state.place[piece]
        return self.where if place < 0 or not self.where >> place & 1 else 0

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses marches that do not leave, and placements inside."""
        inside = any(
            self.concerns(obligations.state, piece) and self.closed(obligations.state, piece) >> city & 1
            for piece, city in placements(action)
        )
        return inside or Going.refuses(self, obligations, older, action)

    def reached(self, state: State) -> bool:
        """Whether no bound general is left in it."""
        return not any(self.where >> state.place[general] & 1 for general in self.bound_generals(state))


class GoesTo(Going, kind="goes-to", verbs=("goes to", "goes near")):
    """Named generals go to a place, or near it, as fast as possible or by a turn, and stay there."""

    where: Cities
    who: Pieces
    near: int = 0
    """The distance that is near enough, 0 for the place itself."""
    by: int = 0

    def verb(self) -> str:
        """The verb for going near, or to the place itself."""
        return self.verbs[bool(self.near)]

    def write(self, to: Writer) -> str:
        """As in `prag, pilsen with karl, traun by turn 5` or `2 of prag with karl`."""
        near = f"{to.number(self.near)} of " if self.near else ""
        who = to.pieces(self.who)
        return f"{near}{to.cities(self.where)} with {who}{by_turn(to, self.by)}"

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """How near, where, who, and by when."""
        by = _read_turn(rest)
        who = rest.part(rest.split_off("with")).pieces()
        near = 0
        if rest.verb == cls.verbs[1]:
            near = rest.number()
            rest.rest = rest.rest.removeprefix("of ")
        return {"where": rest.cities(), "who": who, "near": near, "by": by}

    def message_values(self) -> dict[str, Any]:
        """Who, where and when."""
        return {"places": self.where, "generals": self.who, "near": self.near, "by": self.by}

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses generals who are not the bound power's or its minor power's, and wrong numbers."""
        generals = members(self.who)
        if not self.where or not generals or not all(self.concerns(state, general) for general in generals):
            return Refusal("21.a", "refused-clause-who")
        if not 0 <= self.near <= FARTHEST:
            return Refusal("21.a", "refused-clause-near", {"most": FARTHEST})
        return _refuse_turn(state, self, self.by)

    def concerns(self, state: State, piece: int) -> bool:
        """Only the named generals."""
        return bool(self.who >> piece & 1) and PlaceClause.concerns(self, state, piece)

    def distance(self, state: State, city: int) -> int:
        """The number of roads to a city that is near enough."""
        return max(roads_to(state, city, self.where) - self.near, 0)

    def reached(self, state: State) -> bool:
        """Whether all named generals on the map are there, and at least one is on the map."""
        there = self.bound_generals(state)
        return bool(there) and all(not self.distance(state, state.place[general]) for general in there)


def by_turn(to: Writer, by: int) -> str:
    """The words for the turn, empty for as fast as possible."""
    if by == Blank.BY:
        return to.number(by)
    return f" by turn {to.number(by)}" if by else ""


def _read_turn(rest: Reader) -> int:
    return rest.part(turn).number() if (turn := rest.split_off("by turn")) else 0


def _refuse_turn(state: State, clause: Clause, by: int) -> Refusal | None:
    wrong = by and not state.turn <= by < state.turn + clause.turns
    return Refusal("21.a", "refused-clause-by") if wrong else None
