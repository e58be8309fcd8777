"""21 Clauses about where pieces go: what each forbids, when it is fulfilled, and how it is written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Literal

from maria.actions import Action, Done, March, PlaceHussar, Retreat
from maria.box.tables import FAR, bits, members
from maria.notation import NotationError, Reader, Writer
from maria.rules.clauses.obligations import Obligations, placements
from maria.rules.conquest import PROTECTION
from maria.rules.hussars import HussarStage
from maria.rules.marches import Ground
from maria.rules.retreat import RetreatStep
from maria.rules.step import Refusal
from maria.state import AUSTRIA, Cities, Pieces, Power, State
from maria.treaty import Clause


def roads_to(state: State, city: int, cities: int) -> int:
    """The number of roads from a city to the nearest of several."""
    board = state.setting.board
    for steps, near in enumerate(board.within):
        if near[city] & cities:
            return steps
    return min([board.distance[city][other] for other in members(cities)], default=FAR)


def _neutral(state: State, *powers: int) -> bool:
    return any(state.neutral >> power & 1 for power in powers)


# ---------------------------------------------------------------- places closed to pieces


class PlaceClause(Clause):
    """A clause about where the bound power's pieces may be."""

    generals_only: ClassVar[bool] = True
    leaves: ClassVar[bool] = False
    """Whether a piece that is where it may not be placed must leave, if a legal march allows it."""

    def concerns(self, state: State, piece: int) -> bool:
        """Whether a piece is bound."""
        if self.generals_only and piece >= state.setting.generals:
            return False
        return bool(self.powers(state) >> state.setting.power_of[piece] & 1)

    def sleeps(self, state: State, toward: int) -> bool:
        """Whether the bound power is neutral: then only its neutrality binds its pieces."""
        return _neutral(state, self.bound)

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses placements on closed cities, and marches through barred ones."""
        state = obligations.state
        barred = self.barred(state, action.piece) & bits(action.path[1:]) if isinstance(action, March) else 0
        return bool(barred) or any(
            self.concerns(state, piece) and self.closed(state, piece) >> city & 1
            for piece, city in placements(action)
        )

    def due(self, obligations: Obligations, older: int, piece: int) -> int:
        """The distance out for a piece that must leave and has a legal march to do so; otherwise 0."""
        state = obligations.state
        closed = self.closed(state, piece) if self.leaves and self.concerns(state, piece) else 0
        if not closed >> state.place[piece] & 1:
            return 0
        leaves = any(not closed >> march.path[-1] & 1 for march in obligations.lawful(piece, older))
        return roads_to(state, state.place[piece], state.setting.land & ~closed) if leaves else 0


class NotAttack(PlaceClause, kind="not-attack", verbs=("does not attack",)):
    """No general is placed next to the other power's generals; one who is there leaves if he can.

    If a protected general came next to him of his own accord, that pair may fight in that stage.
    """

    whom: Power
    generals: Pieces = 0
    """The protected generals; if none are named, all of the power's and its minor power's."""

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

    def message_values(self) -> dict[str, Any]:
        """The power, and any named generals."""
        return {"whom": self.whom, "generals": self.generals, "named": self.generals.bit_count()}

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses treaties between allies, and generals not of the other power or its minor power."""
        setting = state.setting
        if state.allied(self.bound, toward):
            return Refusal("21.a", "refused-clause-allies")
        own = [p for p in members(self.generals) if p < setting.generals]
        theirs = all(toward in (setting.power_of[g], state.major_of(setting.power_of[g])) for g in own)
        if self.whom != toward or len(own) != self.generals.bit_count() or not theirs:
            return Refusal("21.a", "refused-clause-whom")
        return None

    def promised_to(self, toward: int) -> Clause:
        """The same towards another power, as a named Saxon general may have changed sides."""
        return replace(self, whom=toward)

    def sleeps(self, state: State, toward: int) -> bool:
        """Whether one of the two powers is neutral."""
        return _neutral(state, self.bound, self.whom)

    def protected(self, state: State) -> Iterator[int]:
        """The protected generals on the map."""
        setting = state.setting
        for general in range(setting.generals):
            power = setting.power_of[general]
            theirs = self.whom in (power, state.major_of(power))
            if state.place[general] >= 0 and theirs and (not self.generals or self.generals >> general & 1):
                yield general

    def closed(self, state: State, piece: int) -> int:
        """The cities next to them, except next to those who came up to this general by themselves."""
        cities, near = 0, state.setting.board.neighbour_set
        for general in self.protected(state):
            if (general, piece, state.turn) not in state.approached:
                cities |= near[state.place[general]]
        return cities


class StaysOut(PlaceClause, kind="stays-out", verbs=("stays out of", "keeps out of")):
    """No piece is placed in a land or on some cities; with `keeps out of`, none passes through either."""

    where: Cities
    passing: bool = False
    """Whether passing through is forbidden as well."""

    generals_only = False

    def verb(self) -> str:
        """The verb for being placed there, or for passing through as well."""
        return self.verbs[self.passing]

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """Lands and cities."""
        return {"where": rest.cities(), "passing": rest.verb == cls.verbs[1]}

    def message_values(self) -> dict[str, Any]:
        """The places, and whether passing is forbidden."""
        return {"places": self.where, "passing": int(self.passing)}

    def closed(self, state: State, piece: int) -> int:
        """All of it; for a piece inside, the cities that are no nearer to the border than the piece."""
        if not self._inside(state, piece):
            return self.where
        outside = state.setting.land & ~self.where
        here = roads_to(state, state.place[piece], outside)
        return bits(city for city in members(self.where) if roads_to(state, city, outside) >= here)

    def barred(self, state: State, piece: int) -> int:
        """All of it if passing is forbidden, but a piece inside may leave."""
        open_ = not self.passing or not self.concerns(state, piece) or self._inside(state, piece)
        return 0 if open_ else self.where

    def _inside(self, state: State, piece: int) -> bool:
        return state.place[piece] >= 0 and bool(self.where >> state.place[piece] & 1)


class _Fortresses(PlaceClause):
    """A clause about fortresses."""

    where: Cities

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """Fortresses by name, or all fortresses of a land."""
        fortresses, named = rest.state.setting.board.fortresses, rest.rest.count(",") + 1
        cities = rest.cities()
        return {"where": cities & fortresses if cities.bit_count() > named else cities}

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses an empty list, and cities that are not fortresses."""
        wrong = not self.where or self.where & ~state.setting.board.fortresses
        return Refusal("21.a", "refused-clause-fortress") if wrong else None


class NotCover(_Fortresses, kind="not-cover", verbs=("does not cover",)):
    """10.3.b: no general is placed within protecting distance; one who is there leaves when he can."""

    leaves = True

    def closed(self, state: State, piece: int) -> int:
        """All cities from which a general would protect one of them."""
        near, cities = state.setting.board.within[PROTECTION], 0
        for city in members(self.where):
            cities |= near[city]
        return cities


class NotConquer(_Fortresses, kind="not-conquer", verbs=("does not conquer",)):
    """10.3: no march conquers the fortresses or leaves a question mark on them."""

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """10.1.h: refuses marches that leave them, except force marches and those of face-down generals."""
        if not isinstance(action, March) or not self.concerns(obligations.state, action.piece):
            return False
        left, _ = Ground(obligations.state, action.piece).trace(action.path, action.force)
        return bool(left & self.where)


class LetsAlone(PlaceClause, kind="lets-alone", verbs=("spares the trains of", "spares the hussars of")):
    """10.1.f, 7.c: no march or retreat takes the other power's trains, or drives off its hussars."""

    what: Literal["trains", "hussars"]
    whom: Power

    def verb(self) -> str:
        """The verb for trains, or for hussars."""
        return self.verbs[self.what == "hussars"]

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """The power they belong to."""
        whom = rest.power()
        rest.end()
        return {"what": "hussars" if rest.verb == cls.verbs[1] else "trains", "whom": whom}

    def message_values(self) -> dict[str, Any]:
        """What is spared, and the power it belongs to."""
        return {"what": self.what, "whom": self.whom}

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses a third power, and hussars of any power but Austria."""
        wrong = self.whom != toward or (self.what == "hussars" and toward != AUSTRIA)
        return Refusal("21.a", "refused-clause-whom") if wrong else None

    def concerns(self, state: State, piece: int) -> bool:
        """The bound power's pieces; trains as well, as they drive off hussars."""
        return bool(self.powers(state) >> state.setting.power_of[piece] & 1)

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """11.2.f: refuses such marches, and a retreat that the bound winner leads over spared hussars."""
        if not isinstance(action, Retreat):
            return PlaceClause.refuses(self, obligations, older, action)
        return bool(self.avoided(obligations.state) & bits(action.path[1:]))

    def avoided(self, state: State) -> int:
        """11.2.f: the cities to avoid if a bound winner now chooses a retreat."""
        step = state.agenda[-1]
        wins = isinstance(step, RetreatStep) and self.powers(state) >> step.winner(state) & 1
        return self.alone(state) if wins and self.what == "hussars" else 0

    def alone(self, state: State) -> int:
        """The cities with spared pieces."""
        setting = state.setting
        if self.what == "hussars":
            return bits(city for city in state.hussars if city >= 0)
        trains, owner = range(setting.generals, len(state.place)), setting.power_of
        theirs = [t for t in trains if self.whom in (owner[t], state.major_of(owner[t]))]
        return bits(state.place[train] for train in theirs if state.place[train] >= 0)

    def closed(self, state: State, piece: int) -> int:
        """The cities where this piece would take a train or drive off a hussar."""
        takes = self.what == "hussars" or piece < state.setting.generals
        return self.alone(state) if takes else 0

    def barred(self, state: State, piece: int) -> int:
        """The same cities: passing is barred as well."""
        return self.closed(state, piece) if self.concerns(state, piece) else 0


# ---------------------------------------------------------------- places closed to hussars


class NoHussars(Clause, kind="no-hussars", verbs=("places no hussars in",)):
    """7: Austria places no hussar in a land or on some cities; one who is there leaves if he can."""

    where: Cities

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """7.a: refuses powers without hussars, and places off the Bohemia map."""
        if self.bound != AUSTRIA:
            return Refusal("7.a", "refused-clause-hussars")
        off = self.where and not self.where & state.setting.bohemia
        return Refusal("7.a", "refused-hussar-map") if off else None

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """7.b: refuses placements there, and anything else before the hussars who must leave."""
        step = obligations.state.agenda[-1]
        if not isinstance(step, HussarStage):
            return False
        if older not in obligations.leaving:
            obligations.leaving[older] = self.leaving(step, obligations, older)
        leaving = obligations.leaving[older]
        if isinstance(action, PlaceHussar):
            waits = leaving and not leaving >> action.hussar & 1
            return bool(waits or self.where >> action.city & 1)
        return isinstance(action, Done) and leaving > 0

    def leaving(self, step: HussarStage, obligations: Obligations, older: int) -> int:
        """The hussars who are there and have a lawful placement elsewhere, as a bitmask."""
        state = obligations.state
        choices = step.choices(state, state.seat_of[self.bound])
        inside = [h for h in choices.free if state.hussars[h] >= 0 and self.where >> state.hussars[h] & 1]
        outside = members(choices.cities & ~self.where)
        return bits(
            [
                hussar
                for hussar in inside
                if any(obligations.against(PlaceHussar(hussar, city), older) < 0 for city in outside)
            ]
        )
