"""21 Clauses about where pieces go: each says what it forbids, when it is fulfilled, and how it reads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Literal

from maria.actions import Action, March, Retreat
from maria.box.tables import FAR, bits, members
from maria.notation import NotationError, Reader, Writer
from maria.rules.clauses.obligations import Obligations, placements
from maria.rules.conquest import PROTECTION
from maria.rules.marches import Ground
from maria.rules.retreat import RetreatStep
from maria.rules.step import Refusal
from maria.state import AUSTRIA, Cities, Pieces, Power, State
from maria.treaty import Clause


def roads_to(state: State, city: int, cities: int) -> int:
    """The roads from a city to the nearest of some."""
    board = state.setting.board
    for steps, near in enumerate(board.within):
        if near[city] & cities:
            return steps
    return min([board.distance[city][other] for other in members(cities)], default=FAR)


def _neutral(state: State, *powers: int) -> bool:
    return any(state.neutral >> power & 1 for power in powers)


# ---------------------------------------------------------------- where nobody goes


class PlaceClause(Clause):
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

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """Placements, and ways through what is barred."""
        state = asked.state
        barred = self.barred(state, action.piece) & bits(action.path[1:]) if isinstance(action, March) else 0
        return bool(barred) or any(
            self.concerns(state, piece) and self.closed(state, piece) >> city & 1
            for piece, city in placements(action)
        )

    def due(self, asked: Obligations, older: int, piece: int) -> int:
        """Whoever stands where he may not be placed goes away, if a lawful march ends elsewhere."""
        state = asked.state
        closed = self.closed(state, piece) if self.leaves and self.concerns(state, piece) else 0
        if not closed >> state.place[piece] & 1:
            return 0
        leaves = any(not closed >> march.path[-1] & 1 for march in asked.lawful(piece, older))
        return roads_to(state, state.place[piece], state.setting.land & ~closed) if leaves else 0


class NotAttack(PlaceClause, kind="not-attack", verbs=("does not attack",)):
    """No general is placed next to those of the other, or to some; who stands there goes away if he can.

    Unless the protected one came up to him by himself: then that pair is free in that stage.
    """

    whom: Power
    generals: Pieces = 0
    """All of the power, and of a minor power that is with it, unless some are named."""

    leaves = True

    def write(self, to: Writer) -> str:
        """The power, or the generals."""
        return to.pieces(self.generals) or to.power(self.whom)

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """A power, or generals of one power."""
        try:
            power = rest.part(rest.rest)
            whom = power.power()
            power.end()
            return {"whom": whom}
        except NotationError:
            generals = rest.pieces()
        owner = rest.state.setting.power_of[members(generals)[0]]
        major = rest.state.major_of(owner)
        return {"whom": major if major >= 0 else owner, "generals": generals}

    def reads(self) -> dict[str, Any]:
        """Whom."""
        return {"whom": self.whom, "generals": self.generals, "named": self.generals.bit_count()}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Those of the other power, or of a minor power that is with it; allies never fight anyway."""
        setting = state.setting
        if state.allied(self.bound, toward):
            return Refusal("21.a", "refused-clause-allies")
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


class StaysOut(PlaceClause, kind="stays-out", verbs=("stays out of", "keeps out of")):
    """Nobody is placed in a land or on some cities; if so agreed (`keeps out of`), none passes."""

    where: Cities
    passing: bool = False
    """Whether passing is forbidden, too."""

    generals_only = False

    def verb(self) -> str:
        """By whether passing is forbidden."""
        return self.verbs[self.passing]

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """Lands and cities."""
        return {"where": rest.cities(), "passing": rest.verb == cls.verbs[1]}

    def reads(self) -> dict[str, Any]:
        """Where, and how."""
        return {"places": self.where, "passing": int(self.passing)}

    def closed(self, state: State, piece: int) -> int:
        """All of it; for a piece that is in it what is no nearer to the border than where it stands."""
        if not self._inside(state, piece):
            return self.where
        outside = state.setting.land & ~self.where
        here = roads_to(state, state.place[piece], outside)
        return bits(city for city in members(self.where) if roads_to(state, city, outside) >= here)

    def barred(self, state: State, piece: int) -> int:
        """All of it, if none passes; whoever is in it may go out."""
        open_ = not self.passing or not self.concerns(state, piece) or self._inside(state, piece)
        return 0 if open_ else self.where

    def _inside(self, state: State, piece: int) -> bool:
        return state.place[piece] >= 0 and bool(self.where >> state.place[piece] & 1)


class _Fortresses(PlaceClause):
    """A clause about fortresses."""

    where: Cities

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """Fortresses by name, or all those of a land."""
        fortresses, named = rest.state.setting.board.fortresses, rest.rest.count(",") + 1
        cities = rest.cities()
        return {"where": cities & fortresses if cities.bit_count() > named else cities}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Fortresses, and nothing else."""
        wrong = not self.where or self.where & ~state.setting.board.fortresses
        return Refusal("21.a", "refused-clause-fortress") if wrong else None


class NotCover(_Fortresses, kind="not-cover", verbs=("does not cover",)):
    """10.3.b: no general is placed within protecting distance; who is there leaves at his next chance."""

    leaves = True

    def closed(self, state: State, piece: int) -> int:
        """All that is as near as a general protects."""
        near, cities = state.setting.board.within[PROTECTION], 0
        for city in members(self.where):
            cities |= near[city]
        return cities


class NotConquer(_Fortresses, kind="not-conquer", verbs=("does not conquer",)):
    """10.3: no march takes the fortresses or leaves a question mark on them."""

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """10.1.h: a force march and a face-down general leave nothing behind."""
        if not isinstance(action, March) or not self.concerns(asked.state, action.piece):
            return False
        left, _ = Ground(asked.state, action.piece).trace(action.path, action.force)
        return bool(left & self.where)


class LetsAlone(PlaceClause, kind="lets-alone", verbs=("spares the trains of", "spares the hussars of")):
    """10.1.f, 7.c: nobody takes the other's trains, or drives off its hussars, by a march or a retreat."""

    what: Literal["trains", "hussars"]
    whom: Power

    def verb(self) -> str:
        """By what is let alone."""
        return self.verbs[self.what == "hussars"]

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

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """11.2.f: the winner does not lead a retreat over spared hussars either."""
        if not isinstance(action, Retreat):
            return PlaceClause.refuses(self, asked, older, action)
        return bool(self.avoided(asked.state) & bits(action.path[1:]))

    def avoided(self, state: State) -> int:
        """11.2.f: the cities over which a bound winner leads nobody."""
        step = state.agenda[-1]
        wins = isinstance(step, RetreatStep) and self.powers(state) >> step.winner(state) & 1
        return self.alone(state) if wins and self.what == "hussars" else 0

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
