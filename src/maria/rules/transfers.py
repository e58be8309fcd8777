"""Pieces that are put elsewhere by their owners: 17.p, 17.v, 19.1.e, 19.1.j, 19.3.b, 19.3.c.

Each goes to a nearest city (3.k) where it may stand; it conquers nothing, takes no train, keeps its facing.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maria.actions import Action, Place
from maria.box.tables import FAR, bits, members
from maria.rules.consent import consented
from maria.rules.hussars import drive_off
from maria.rules.neutrality import left_prussia
from maria.rules.stacks import join, may_stack
from maria.rules.step import Choices, Decision, Event, Refusal
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRUSSIA, State, Step

WAY, PEACE, SAXON, FREE = range(4)
"""Why pieces go: to make way (17.p), by peace (19.1), out of Saxony (19.3.b), out of a stack (19.3.c)."""


def allowed(state: State, piece: int, reason: int) -> int:
    """The land that a piece may be put in."""
    setting = state.setting
    power = setting.power_of[piece]
    if reason in (WAY, FREE):
        board, place = setting.board, state.place[piece]
        land = state.open_land(power) & ~(1 << place)
        return land if power in (FRANCE, AUSTRIA) else land & board.on_map[board.map_of[place]]
    return state.home[power] | (state.home[BAVARIA] if power == FRANCE else 0)


def only_empty(state: State, piece: int, reason: int) -> bool:
    """19.1.e, 19.3.c: Austrian and Prussian pieces go to empty cities at the peace, and so does the Saxon."""
    return reason == FREE or (reason == PEACE and state.setting.power_of[piece] in (AUSTRIA, PRUSSIA))


def nearest(state: State, piece: int, reason: int) -> list[int]:
    """The nearest cities where the piece may stand, or stack if it may; its owner chooses among them."""
    setting = state.setting
    row = setting.board.distance[state.place[piece]]
    occupied = state.occupied()
    best, found = FAR + 1, list[int]()
    for city in members(allowed(state, piece, reason)):
        if row[city] > best:
            continue
        if occupied >> city & 1 and (only_empty(state, piece, reason) or not _may_join(state, piece, city)):
            continue
        if row[city] < best:
            best, found = row[city], []
        found.append(city)
    return found


def _may_join(state: State, piece: int, city: int) -> bool:
    """6.a, 10.1.k: whether a general could form a stack there."""
    there = [other for other in state.pieces_at(city) if other != piece]
    generals = state.setting.generals
    return (
        piece < generals
        and len(there) == 1
        and there[0] < generals
        and may_stack(state, piece, there[0])
        and consented(state, piece, there[0], city)
    )


class TransferChoices(Choices):
    """Where an owner may put those of his pieces that still have to go."""

    def __init__(self, state: State, pieces: list[int], reason: int) -> None:
        """`pieces` are those of one seat."""
        self.state, self.pieces, self.reason = state, pieces, reason

    def refusal(self, action: Action) -> Refusal | None:
        """Why the piece may not be put there."""
        rule = {WAY: "17.v", PEACE: "19.1.e", SAXON: "19.3.b", FREE: "19.3.c"}[self.reason]
        if not isinstance(action, Place) or action.piece not in self.pieces:
            return Refusal(rule, "refused-not-now")
        if action.city not in nearest(self.state, action.piece, self.reason):
            return Refusal(rule, "refused-not-nearest", {"city": action.city})
        equals = self._equals(action.piece, action.city)
        if equals and action.commander not in equals:
            return Refusal("6.i", "refused-name-commander")
        if not equals and action.commander != -1:
            return Refusal("6.b", "refused-commander-is-clear")
        return None

    def _equals(self, piece: int, city: int) -> list[int]:
        """6.i: the two generals of equal rank who would share the city."""
        ranks, mates = self.state.setting.rank_of, self.state.generals_at(city)
        if piece < self.state.setting.generals and mates and ranks[mates[0]] == ranks[piece]:
            return [piece, mates[0]]
        return []

    def sample(self, rng: Random) -> Action:
        """One of them at random."""
        found = list(self.representatives())
        return found[int(rng.random() * len(found))]

    def representatives(self) -> Iterator[Action]:
        """All of them."""
        for piece in self.pieces:
            for city in nearest(self.state, piece, self.reason):
                for commander in self._equals(piece, city) or (-1,):
                    yield Place(piece, city, commander)

    def several(self) -> bool:
        """Whether there is more than one."""
        found = self.representatives()
        next(found, None)
        return next(found, None) is not None


class TransferStep(Decision):
    """Pieces that must go, owner by owner. Values: the reason, and the pieces ordered by their owners."""

    def _own(self, state: State, step: Step) -> tuple[int, list[int]]:
        """The seat whose pieces go first, and its pieces that follow each other."""
        _, *pieces = step.values
        owner = state.setting.power_of
        first = owner[pieces[0]]
        return state.seat_of[first], [piece for piece in pieces if owner[piece] == first]

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The owner, if there is anything to choose."""
        if len(step.values) < 2:
            return ()
        seat, pieces = self._own(state, step)
        return (seat,) if TransferChoices(state, pieces, step.values[0]).several() else ()

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """The only possible transfer is made."""
        if len(step.values) < 2:
            state.agenda.pop()
            return
        seat, pieces = self._own(state, step)
        only = next(TransferChoices(state, pieces, step.values[0]).representatives(), None)
        if only is None:
            state.agenda[-1] = Step(step.kind, tuple(v for v in step.values if v != pieces[0]))
        else:
            self.apply(state, step, seat, only, out)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Places for the owner's pieces."""
        return TransferChoices(state, self._own(state, step)[1], step.values[0])

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """A piece is put on its new city."""
        assert isinstance(action, Place)
        reason, *pieces = step.values
        pieces.remove(action.piece)
        state.agenda[-1] = Step(step.kind, (reason, *pieces))
        put(state, action.piece, action.city, action.commander, out)


def put(state: State, piece: int, city: int, commander: int, out: list[Event]) -> None:
    """19.4.g, 7.d, 19.1.l: a piece comes to stand on a city without having moved there."""
    if state.place[piece] >= 0:
        state.commander.pop(state.place[piece], None)
        leave_combats(state, 1 << piece)
    state.place[piece] = city
    out.append(Event("put", {"piece": piece, "city": city}))
    drive_off(state, city, out)
    if piece < state.setting.generals and len(state.generals_at(city)) == 2:
        join(state, piece, city, commander)
    left_prussia(state, piece, city, out)


def leave_combats(state: State, generals: int) -> None:
    """11.1.o, 11.1.r: the outstanding attacks of generals, and those on them, lapse; companions fight on."""
    for number, step in enumerate(state.agenda):
        if step.kind == "attacks":
            sides = [side & ~generals for side in step.values]
            pairs = [pair for pair in zip(sides[::2], sides[1::2], strict=True) if all(pair)]
            state.agenda[number] = Step("attacks", tuple(side for pair in pairs for side in pair))


def transfer(state: State, reason: int, pieces: list[int]) -> None:
    """Puts the step for these pieces on the agenda."""
    if pieces:
        state.agenda.append(Step("transfer", (reason, *pieces)))


def foreign_pieces(state: State, land: int, owners: tuple[int, ...]) -> list[int]:
    """The pieces of these powers that stand in a land, power by power."""
    inside = bits(piece for piece, place in enumerate(state.place) if place >= 0 and land >> place & 1)
    power_of = state.setting.power_of
    return [piece for power in owners for piece in members(inside) if power_of[piece] == power]
