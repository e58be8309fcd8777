"""17.p, 17.v, 19.1.e, 19.1.j, 19.3.b, 19.3.c Pieces whose owners must put them on a nearest city (3.k)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from maria.actions import Action, Place
from maria.box.tables import FAR, bits, members
from maria.events import Event, Out, emit
from maria.rules.hussars import drive_off
from maria.rules.neutrality import left_prussia
from maria.rules.stacks import commanders, could_join, join, refuse_commander
from maria.rules.step import Choices, Decision, Refusal
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRUSSIA, City, Piece, State


class Put(Event, rule="19.4.g"):
    """19.4.g: a piece is put on another city because it must leave."""

    piece: Piece
    city: City


class Reason(NamedTuple):
    """Why pieces must leave: a name, the rule that orders it, and all rules that govern it."""

    name: str
    rule: str
    rules: str


WAY = Reason("way", "17.v", "17.p 17.v")
PEACE = Reason("peace", "19.1.e", "19.1.e 19.1.j 19.4.g")
SAXON = Reason("saxon", "19.3.b", "19.3.b 19.3.i 19.4.g")
FREE = Reason("free", "19.3.c", "19.3.c 19.4.g")
REASONS = {reason.name: reason for reason in (WAY, PEACE, SAXON, FREE)}
"""Making way for a corps (17.p), the peace (19.1), leaving Saxony (19.3.b), leaving a stack (19.3.c)."""


def lands(state: State, piece: int, reason: Reason) -> tuple[int, ...]:
    """The lands a piece may be put in; 19.1.j, 19.3.b: a French one goes to France or Bavaria."""
    setting = state.setting
    power = setting.power_of[piece]
    if reason in (WAY, FREE):
        board, place = setting.board, state.place[piece]
        land = state.open_land(power) & ~(1 << place)
        return (land if power in (FRANCE, AUSTRIA) else land & board.on_map[board.map_of[place]],)
    return (state.home[FRANCE], state.home[BAVARIA]) if power == FRANCE else (state.home[power],)


def nearest(state: State, piece: int, reason: Reason) -> list[int]:
    """The nearest cities a piece may be put on; 19.1.e, 19.3.c: for some they must be empty."""
    empty = reason == FREE or (reason == PEACE and state.setting.power_of[piece] in (AUSTRIA, PRUSSIA))
    return sorted(c for land in lands(state, piece, reason) for c in _nearest(state, piece, land, empty))


def _nearest(state: State, piece: int, land: int, empty: bool) -> list[int]:
    row = state.setting.board.distance[state.place[piece]]
    free = land & ~state.occupied
    cities = [c for c in members(land) if free >> c & 1 or (not empty and _may_join(state, piece, c))]
    best = min((row[city] for city in cities), default=FAR)
    return [city for city in cities if row[city] == best]


def _may_join(state: State, piece: int, city: int) -> bool:
    """6.a, 10.1.k: whether a general could form a stack in the city."""
    there = [other for other in state.pieces_at(city) if other != piece]
    return len(there) == 1 and could_join(state, piece, there[0], city)


class PlaceChoices(Choices):
    """Where an owner may put the pieces that still have to leave."""

    def __init__(self, state: State, pieces: list[int], reason: Reason) -> None:
        """`pieces` all belong to one seat."""
        self.state, self.pieces, self.reason = state, pieces, reason

    def refusal(self, action: Action) -> Refusal | None:
        """Why the piece may not be put there, or None if it may."""
        rule = self.reason.rule
        if not isinstance(action, Place) or action.piece not in self.pieces:
            return Refusal(rule, "refused-not-now")
        if action.city not in nearest(self.state, action.piece, self.reason):
            return Refusal(rule, "refused-not-nearest", {"city": action.city})
        return refuse_commander(self.state, action.piece, action.city, action.commander)

    def __iter__(self) -> Iterator[Place]:
        """Every piece on each of its nearest cities."""
        for piece in self.pieces:
            for city in nearest(self.state, piece, self.reason):
                for commander in commanders(self.state, piece, city):
                    yield Place(piece, city, commander)


class TransferStep(Decision, kind="transfer"):
    """Pieces that must leave, owner by owner, in this order."""

    why: str
    pieces: tuple[Piece, ...]

    @property
    def reason(self) -> Reason:
        """Why they must leave."""
        return REASONS[self.why]

    @property
    def rules(self) -> str:  # type: ignore[override]
        """The rules of the reason."""
        return self.reason.rules

    def power(self, state: State) -> int:
        """The power whose pieces are next."""
        return state.setting.power_of[self.pieces[0]] if self.pieces else -1

    def choices(self, state: State, seat: int = -1) -> PlaceChoices:
        """Cities for the pieces of the next power."""
        owner, first = state.setting.power_of, self.power(state)
        return PlaceChoices(state, [piece for piece in self.pieces if owner[piece] == first], self.reason)

    def asks(self, state: State) -> bool:
        """Whether its owner has a choice."""
        return bool(self.pieces) and self.choices(state).several()

    def skip(self, state: State, out: Out) -> None:
        """Makes the only possible transfer; a piece without any stays where it is."""
        if not self.pieces:
            state.agenda.pop()
        elif only := next(iter(self.choices(state)), None):
            self.apply(state, -1, only, out)
        else:
            state.agenda[-1] = replace(self, pieces=self.pieces[1:])

    def apply(self, state: State, seat: int, action: Place, out: Out) -> None:
        """Puts a piece on its new city."""
        left = tuple(piece for piece in self.pieces if piece != action.piece)
        state.agenda[-1] = replace(self, pieces=left)
        put(state, action.piece, action.city, action.commander, out)


def put(state: State, piece: int, city: int, commander: int, out: Out) -> None:
    """19.4.g, 7.d, 19.1.l: puts a piece on a city; this is not a move."""
    if state.place[piece] >= 0:
        state.commander.pop(state.place[piece], None)
        leave_combats(state, 1 << piece)
    state.move(piece, city)
    emit(out, Put, piece, city)
    drive_off(state, city, out)
    if piece < state.setting.generals and len(state.generals_at(city)) == 2:
        join(state, piece, city, commander)
    left_prussia(state, piece, city, out)


def leave_combats(state: State, generals: int) -> None:
    """11.1.o, 11.1.r: takes generals who are put elsewhere out of the attacks still to come."""
    state.agenda = [step.without(generals) for step in state.agenda]


def transfer(state: State, reason: Reason, pieces: list[int]) -> None:
    """Puts a step for these pieces on the agenda."""
    if pieces:
        state.agenda.append(TransferStep(reason.name, tuple(pieces)))


def foreign_pieces(state: State, land: int, owners: tuple[int, ...]) -> list[int]:
    """The pieces of these powers inside a land, power by power."""
    inside = bits(piece for piece, place in enumerate(state.place) if place >= 0 and land >> place & 1)
    power_of = state.setting.power_of
    return [piece for power in owners for piece in members(inside) if power_of[piece] == power]
