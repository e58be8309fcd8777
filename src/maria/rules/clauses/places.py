"""21 Clauses about where pieces go: each says what it forbids, when it is fulfilled, and how it reads."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from maria.actions import Action, Done, March, PassFlanders
from maria.box.tables import FAR, bits, members
from maria.notation import NotationError, Reader, Writer
from maria.rules.clauses.asked import Asked, placements
from maria.rules.conquest import PROTECTION
from maria.rules.movement import GENERAL, Ground
from maria.rules.step import Refusal
from maria.state import AUSTRIA, Cities, Pieces, Power, State
from maria.treaty import Clause

FARTHEST = 9
"""How near to a place one may promise to be."""


def _cities(rest: Reader, lands: bool = True) -> int:
    """Cities, and lands if they may stand there, with commas between them."""
    board, found = rest.state.setting.board, 0
    for text in rest.rest.split(","):
        word = text.strip().casefold().replace(" ", "_")
        if lands and word in board.in_territory:
            found |= board.in_territory[word]
        else:
            found |= 1 << rest.part(text.strip().removeprefix("city ")).city()
    return found


def lands_of(in_territory: Mapping[str, int], cities: int) -> tuple[list[str], int]:
    """The lands that lie wholly in a set of cities, and the cities beside them."""
    lands = [name for name, inside in in_territory.items() if inside and not inside & ~cities]
    for name in lands:
        cities &= ~in_territory[name]
    return lands, cities


def _write_cities(to: Writer, cities: int) -> str:
    board = to.setting.board
    lands, rest = lands_of(board.in_territory, cities)
    names = [to.city(city) for city in members(rest)]
    return ", ".join([*lands, *(f"city {name}" if name in board.in_territory else name for name in names)])


def _pieces(rest: Reader) -> int:
    found = 0
    for part in map(rest.part, rest.rest.split(",")):
        found |= 1 << part.piece()
        part.end()
    return found


def _distance(state: State, city: int, cities: int) -> int:
    """The roads from a city to the nearest of some."""
    board = state.setting.board
    for steps, near in enumerate(board.within):
        if near[city] & cities:
            return steps
    return min([board.distance[city][other] for other in members(cities)], default=FAR)


def _neutral(state: State, *powers: int) -> bool:
    return any(state.neutral >> power & 1 for power in powers)


# ---------------------------------------------------------------- where nobody goes


@dataclass(frozen=True, slots=True)
class Placing(Clause):
    """A clause about where the pieces of the bound may be."""

    generals_only: ClassVar[bool] = True
    leaves: ClassVar[bool] = False
    """Whether a piece that stands where it may not be placed goes away if a lawful march does that."""

    def concerns(self, state: State, piece: int) -> bool:
        """Whether a piece is bound."""
        if self.generals_only and piece >= state.setting.generals:
            return False
        return bool(self.powers(state) >> state.setting.power_of[piece] & 1)

    def sleeps(self, state: State, toward: int) -> bool:
        """A neutral power's pieces are bound by its neutrality alone."""
        return _neutral(state, self.bound)

    def refuses(self, asked: Asked, older: int, action: Action) -> bool:
        """Placements, and the end of movement while somebody could leave."""
        state = asked.state
        if isinstance(action, Done | PassFlanders):
            there = -1 if isinstance(action, Done) else state.setting.flanders
            pieces = asked.moves.pieces if asked.moves and self.leaves else ()
            return any(there >> state.place[p] & 1 and self._could_leave(asked, older, p) for p in pieces)
        barred = self.barred(state, action.piece) & bits(action.path[1:]) if isinstance(action, March) else 0
        return bool(barred) or any(
            self.concerns(state, piece) and self.closed(state, piece) >> city & 1
            for piece, city in placements(action)
        )

    def _could_leave(self, asked: Asked, older: int, piece: int) -> bool:
        state = asked.state
        if not self.concerns(state, piece):
            return False
        closed = self.closed(state, piece)
        if not closed >> state.place[piece] & 1:
            return False
        return any(not closed >> march.path[-1] & 1 for march in asked.lawful(piece, older))


@dataclass(frozen=True, slots=True)
class NotAttack(Placing, kind="not-attack", verbs=("does not attack",)):
    """No general is placed next to those of the other, or to some; who stands there goes away if he can.

    Unless the protected one came up to him by himself: then that pair is free in that stage.
    """

    whom: Power
    generals: Pieces = 0
    """All of the power, and of a minor power that is with it, unless some are named."""

    leaves = True

    def write(self, to: Writer) -> str:
        """The power, or the generals."""
        return ", ".join(map(to.piece, members(self.generals))) or to.power(self.whom)

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """A power, or generals of one power."""
        try:
            power = rest.part(rest.rest)
            whom = power.power()
            power.end()
            return {"whom": whom}
        except NotationError:
            generals = _pieces(rest)
        owner = rest.state.setting.power_of[members(generals)[0]]
        major = rest.state.major_of(owner)
        return {"whom": major if major >= 0 else owner, "generals": generals}

    def reads(self) -> dict[str, Any]:
        """Whom."""
        return {"whom": self.whom, "generals": self.generals, "named": self.generals.bit_count()}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Those of the other power, or of a minor power that is with it."""
        setting = state.setting
        own = [p for p in members(self.generals) if p < setting.generals]
        theirs = all(toward in (setting.power_of[g], state.major_of(setting.power_of[g])) for g in own)
        if self.whom != toward or len(own) != self.generals.bit_count() or not theirs:
            return Refusal("21.a", "refused-clause-whom")
        return None

    def promised_to(self, toward: int) -> Clause:
        """A named Saxon general may be with another power by now."""
        return replace(self, whom=toward)

    def sleeps(self, state: State, toward: int) -> bool:
        """Also while the other power is neutral."""
        return _neutral(state, self.bound, self.whom)

    def protected(self, state: State) -> Iterator[int]:
        """The generals on the map whom nobody comes up to."""
        setting = state.setting
        for general in range(setting.generals):
            power = setting.power_of[general]
            theirs = self.whom in (power, state.major_of(power))
            if state.place[general] >= 0 and theirs and (not self.generals or self.generals >> general & 1):
                yield general

    def closed(self, state: State, piece: int) -> int:
        """The cities next to them, but for those who came up to him by themselves."""
        cities, near = 0, state.setting.board.neighbour_set
        for general in self.protected(state):
            if (general, piece, state.turn) not in state.approached:
                cities |= near[state.place[general]]
        return cities


@dataclass(frozen=True, slots=True)
class StaysOut(Placing, kind="stays-out", verbs=("stays out of", "keeps out of")):
    """Nobody is placed in a land or on some cities; if so agreed (`keeps out of`), none passes."""

    where: Cities
    passing: bool = False
    """Whether passing is forbidden, too."""

    generals_only = False

    def verb(self) -> str:
        """By whether passing is forbidden."""
        return self.verbs[self.passing]

    def write(self, to: Writer) -> str:
        """Lands and cities."""
        return _write_cities(to, self.where)

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """Lands and cities."""
        return {"where": _cities(rest), "passing": rest.verb == cls.verbs[1]}

    def reads(self) -> dict[str, Any]:
        """Where, and how."""
        return {"places": self.where, "passing": int(self.passing)}

    def closed(self, state: State, piece: int) -> int:
        """All of it."""
        return self.where

    def barred(self, state: State, piece: int) -> int:
        """All of it, if none passes."""
        return self.where if self.passing and self.concerns(state, piece) else 0


@dataclass(frozen=True, slots=True)
class _Fortresses(Placing):
    """A clause about fortresses."""

    where: Cities

    def write(self, to: Writer) -> str:
        """The fortresses."""
        return _write_cities(to, self.where)

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """Fortresses by name, or all those of a land."""
        fortresses = rest.state.setting.board.fortresses
        cities = _cities(rest)
        return {"where": cities & fortresses if cities.bit_count() > rest.rest.count(",") + 1 else cities}

    def reads(self) -> dict[str, Any]:
        """Which."""
        return {"places": self.where}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Fortresses, and nothing else."""
        wrong = not self.where or self.where & ~state.setting.board.fortresses
        return Refusal("21.a", "refused-clause-fortress") if wrong else None


@dataclass(frozen=True, slots=True)
class NotCover(_Fortresses, kind="not-cover", verbs=("does not cover",)):
    """10.3.b: no general is placed within protecting distance; who is there leaves at his next chance."""

    leaves = True

    def closed(self, state: State, piece: int) -> int:
        """All that is as near as a general protects."""
        near, cities = state.setting.board.within[PROTECTION], 0
        for city in members(self.where):
            cities |= near[city]
        return cities


@dataclass(frozen=True, slots=True)
class NotConquer(_Fortresses, kind="not-conquer", verbs=("does not conquer",)):
    """10.3: no march takes the fortresses or leaves a question mark on them."""

    def refuses(self, asked: Asked, older: int, action: Action) -> bool:
        """10.1.h: a force march and a face-down general leave nothing behind."""
        if not isinstance(action, March) or not self.concerns(asked.state, action.piece):
            return False
        left, _ = Ground(asked.state, action.piece).trace(action.path, action.force)
        return bool(left & self.where)


# ---------------------------------------------------------------- where somebody goes


@dataclass(frozen=True, slots=True)
class Going(Placing):
    """A clause by which generals come nearer to a place with every march, until they are there."""

    goal = True
    lasts = True

    @abstractmethod
    def distance(self, state: State, city: int) -> int:
        """How far a city is from where one is to be."""

    def spare(self, state: State) -> int:
        """How far a general may still be after his march: he can cover that in the turns that are left."""
        by: int = getattr(self, "by", 0)
        return GENERAL * max(by - state.turn, 0)

    def refuses(self, asked: Asked, older: int, action: Action) -> bool:
        """Marches that do not come as near as any, and the end of movement while somebody can come nearer."""
        state = asked.state
        if isinstance(action, March):
            if not self.concerns(state, action.piece):
                return False
            return self.distance(state, action.path[-1]) > self._allowed(asked, older, action.piece)
        if not isinstance(action, Done | PassFlanders) or asked.moves is None:
            return False
        there = -1 if isinstance(action, Done) else state.setting.flanders
        movable = (p for p in asked.moves.pieces if there >> state.place[p] & 1 and self.concerns(state, p))
        return any(self.distance(state, state.place[p]) > self._allowed(asked, older, p) for p in movable)

    def _allowed(self, asked: Asked, older: int, piece: int) -> int:
        """How far from it a general may be after his march, or without one; who is there stays there."""
        state, key = asked.state, (piece, older)
        if key not in asked.allowed:
            here, spare = self.distance(state, state.place[piece]), self.spare(state)
            marches = asked.lawful(piece, older) if here > spare else ()
            nearest = min([here, *(self.distance(state, march.path[-1]) for march in marches)])
            asked.allowed[key] = max(spare, nearest) if here else 0
        return asked.allowed[key]

    def bound_generals(self, state: State) -> list[int]:
        """Those on the map who are bound."""
        return [g for g in range(state.setting.generals) if state.place[g] >= 0 and self.concerns(state, g)]


@dataclass(frozen=True, slots=True)
class Leaves(Going, kind="leaves", verbs=("leaves",)):
    """All generals leave a land, as fast as possible or by a turn; whoever is out of it stays out."""

    where: Cities
    by: int = 0
    """The turn, 0 for as fast as possible."""

    def write(self, to: Writer) -> str:
        """Lands and cities, and the turn."""
        return _write_cities(to, self.where) + by_turn(self.by)

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """Lands and cities, and the turn."""
        by = _read_turn(rest)
        return {"where": _cities(rest), "by": by}

    def reads(self) -> dict[str, Any]:
        """What, and when."""
        return {"places": self.where, "by": self.by}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """A turn that is not over when the clause ends."""
        return _refuse_turn(state, self, self.by)

    def distance(self, state: State, city: int) -> int:
        """The roads to the nearest city outside."""
        return _distance(state, city, state.setting.land & ~self.where)

    def closed(self, state: State, piece: int) -> int:
        """Whoever is not in it stays out; for those who are in it marches are weighed."""
        place = state.place[piece]
        return self.where if place < 0 or not self.where >> place & 1 else 0

    def refuses(self, asked: Asked, older: int, action: Action) -> bool:
        """Also a way back in."""
        inside = any(
            self.concerns(asked.state, piece) and self.closed(asked.state, piece) >> city & 1
            for piece, city in placements(action)
        )
        return inside or Going.refuses(self, asked, older, action)

    def reached(self, state: State) -> bool:
        """Nobody is left in it."""
        return not any(self.where >> state.place[general] & 1 for general in self.bound_generals(state))


@dataclass(frozen=True, slots=True)
class GoesTo(Going, kind="goes-to", verbs=("goes to", "goes near")):
    """Named generals go to a place, or near it, as fast as possible or by a turn, and stay there."""

    where: Cities
    who: Pieces
    near: int = 0
    """How far away is near enough."""
    by: int = 0

    def verb(self) -> str:
        """By whether near is enough."""
        return self.verbs[bool(self.near)]

    def write(self, to: Writer) -> str:
        """`prag, pilsen with karl, traun by turn 5`; `2 of prag with karl`."""
        near = f"{self.near} of " if self.near else ""
        who = ", ".join(map(to.piece, members(self.who)))
        return f"{near}{_write_cities(to, self.where)} with {who}{by_turn(self.by)}"

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """How near, where, who, and by when."""
        by = _read_turn(rest)
        who = _pieces(rest.part(rest.split_off("with")))
        near = 0
        if rest.verb == cls.verbs[1]:
            near = rest.number()
            rest.rest = rest.rest.removeprefix("of ")
        return {"where": _cities(rest), "who": who, "near": near, "by": by}

    def reads(self) -> dict[str, Any]:
        """Who, where and when."""
        return {"places": self.where, "generals": self.who, "near": self.near, "by": self.by}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Generals of the power that is bound, or of a minor power with it."""
        generals = members(self.who)
        if not self.where or not generals or not all(self.concerns(state, general) for general in generals):
            return Refusal("21.a", "refused-clause-who")
        if not 0 <= self.near <= FARTHEST:
            return Refusal("21.a", "refused-clause-near", {"most": FARTHEST})
        return _refuse_turn(state, self, self.by)

    def concerns(self, state: State, piece: int) -> bool:
        """Only those who are named."""
        return bool(self.who >> piece & 1) and Placing.concerns(self, state, piece)

    def distance(self, state: State, city: int) -> int:
        """The roads to where it is near enough."""
        return max(_distance(state, city, self.where) - self.near, 0)

    def reached(self, state: State) -> bool:
        """All of them who are on the map are there."""
        there = self.bound_generals(state)
        return bool(there) and all(not self.distance(state, state.place[general]) for general in there)


def by_turn(by: int | str) -> str:
    """Nothing for as fast as possible."""
    return f" by turn {by}" if by else ""


def _read_turn(rest: Reader) -> int:
    return rest.part(turn).number() if (turn := rest.split_off("by turn")) else 0


def _refuse_turn(state: State, clause: Clause, by: int) -> Refusal | None:
    wrong = by and not state.turn <= by < state.turn + clause.turns
    return Refusal("21.a", "refused-clause-by") if wrong else None


@dataclass(frozen=True, slots=True)
class LetsAlone(Placing, kind="lets-alone", verbs=("spares the trains of", "spares the hussars of")):
    """10.1.f, 7.c: nobody takes the other's trains, or drives off its hussars."""

    what: Literal["trains", "hussars"]
    whom: Power

    def verb(self) -> str:
        """By what is let alone."""
        return self.verbs[self.what == "hussars"]

    def write(self, to: Writer) -> str:
        """Whose."""
        return to.power(self.whom)

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """Whose."""
        whom = rest.power()
        rest.end()
        return {"what": "hussars" if rest.verb == cls.verbs[1] else "trains", "whom": whom}

    def reads(self) -> dict[str, Any]:
        """What, and whose."""
        return {"what": self.what, "whom": self.whom}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Only Austria has hussars."""
        wrong = self.whom != toward or (self.what == "hussars" and toward != AUSTRIA)
        return Refusal("21.a", "refused-clause-whom") if wrong else None

    def concerns(self, state: State, piece: int) -> bool:
        """Trains drive hussars off, too."""
        return bool(self.powers(state) >> state.setting.power_of[piece] & 1)

    def alone(self, state: State) -> int:
        """The cities where they are."""
        setting = state.setting
        if self.what == "hussars":
            return bits(city for city in state.hussars if city >= 0)
        trains, owner = range(setting.generals, len(state.place)), setting.power_of
        theirs = [t for t in trains if self.whom in (owner[t], state.major_of(owner[t]))]
        return bits(state.place[train] for train in theirs if state.place[train] >= 0)

    def closed(self, state: State, piece: int) -> int:
        """Where the piece would take one, or drive one off."""
        takes = self.what == "hussars" or piece < state.setting.generals
        return self.alone(state) if takes else 0

    def barred(self, state: State, piece: int) -> int:
        """The same cities."""
        return self.closed(state, piece) if self.concerns(state, piece) else 0
