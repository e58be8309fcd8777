"""10.1 Movement, and the movement phase with the re-entry of supply trains (10.2)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from maria.actions import Action, Dispute, Done, March, PassFlanders, Reenter
from maria.box.tables import bits, members
from maria.rules import conquest, trains
from maria.rules.consent import consented
from maria.rules.hussars import drive_off
from maria.rules.neutrality import left_prussia, refuse_neutral
from maria.rules.stacks import commanders, join, may_stack, refuse_commander
from maria.rules.step import Automatic, Choices, Decision, Out, Refusal, Value, tell
from maria.state import AUSTRIA, FRANCE, PRAGMATIC, Seat, Seats, State

GENERAL, TRAIN, FORCED = 3, 2, 8
"""10.1.b, 10.1.c, 10.1.g: how many cities a general, a train and a force march go; one more on main roads."""
ANYWHERE = -1
"""The set of all cities."""


class Ground:
    """What a position means for the movement of one piece; made once, asked for many cities."""

    def __init__(self, state: State, piece: int, agreed: bool = False) -> None:
        """Looks at the position from the piece's point of view; `agreed`: as if all stacks had consent."""
        setting = state.setting
        self.state, self.piece, self.agreed = state, piece, agreed
        self.general = piece < setting.generals
        self.power = power = setting.power_of[piece]
        self.board, self.start = setting.board, state.place[piece]
        self.most = GENERAL if self.general else TRAIN
        self.enemies = state.enemies[power]
        self.land = state.open_land(power)
        self.crosses = power in (FRANCE, AUSTRIA)
        self.ends = setting.variant.march_ends(state, power)
        """SG.b: the cities where a move may end."""
        self.free = self.land & ~state.occupied
        if not self.crosses:
            self.free &= setting.board.on_map[setting.board.map_of[self.start]]
        """10.1.d, 10.1.j: empty cities, which nothing forbids to enter."""
        self._hostile = self._closed = -1
        self._enters: dict[int, bool] = {}
        self._noted: tuple[int, int] | None = None

    def close(self, cities: int) -> None:
        """21.a: what treaties let nobody pass is as if it were not there."""
        self.land &= ~cities
        self.free &= ~cities

    def others(self, city: int) -> tuple[int, ...]:
        """The other pieces on a city."""
        there = self.state.at.get(city, ())
        return there if city != self.start else tuple([other for other in there if other != self.piece])

    def hostile(self) -> int:
        """The cities with a piece of its enemies."""
        if self._hostile < 0:
            self._hostile = self.state.enemy_pieces(self.power)
        return self._hostile

    def fortresses(self) -> int:
        """3.i: the fortresses of the piece's enemies."""
        return self.state.enemy_fortresses(self.power)

    def closed(self) -> int:
        """10.1.h, 10.1.i, 10.1.o: the cities that a force march may not enter."""
        if self._closed < 0:
            hostile = self.hostile()
            self._closed = hostile | self.fortresses()
            for city in self.state.at:
                if hostile >> city & 1:
                    self._closed |= self.board.neighbour_set[city]
        return self._closed

    def refuse_entry(self, city: int, last: bool) -> Refusal | None:
        """10.1.d, 10.1.f, 10.1.j, 14.h, 19.4: why the piece may not enter a city, or not as its last one."""
        board = self.board
        if not self.land >> city & 1:
            return refuse_neutral(self.state, self.power, city) or Refusal("14.h", "refused-flanders")
        if not self.crosses and board.map_of[city] != board.map_of[self.start]:
            return Refusal("10.1.j", "refused-crossing")
        if last and not self.ends >> city & 1:
            return Refusal("SG.b", "refused-gambit-end", {"city": city})
        others = self.others(city)
        if not others:
            return None
        generals, first = self.state.setting.generals, others[0]
        if self.enemies >> self.state.setting.power_of[first] & 1:
            if first >= generals and self.general:
                return None
            return Refusal("10.1.d", "refused-enemy-there", {"city": city})
        if not self.general or first >= generals or not may_stack(self.state, self.piece, first):
            return Refusal("10.1.d", "refused-piece-there", {"city": city})
        if len(others) > 1:
            return Refusal("6.a", "refused-stack-full", {"city": city})
        if not last:
            return Refusal("10.1.d", "refused-passing", {"city": city})
        if not self.agreed and not consented(self.state, self.piece, first, city):
            return Refusal("10.1.k", "refused-consent", {"city": city})
        return None

    def enters(self, city: int) -> bool:
        """Whether the piece may enter a city on its way, as its last one where a stack forms there."""
        if city not in self._enters:
            free = bool(self.free >> city & 1)
            self._enters[city] = free or not self.refuse_entry(city, self.joins(city))
        return self._enters[city]

    def leaves_flanders(self, here: int, city: int) -> bool:
        """SG.b: until Silesia is ceded nobody leaves the Flanders map."""
        flanders = self.state.setting.flanders
        return self.ends != ANYWHERE and bool(flanders >> here & 1 and not flanders >> city & 1)

    def joins(self, city: int) -> bool:
        """10.1.e: whether entering the city ends the move because a stack forms there."""
        return not self.free >> city & 1 and bool(self.others(city)) and not self.hostile() >> city & 1

    def commanders(self, city: int) -> tuple[int, ...]:
        """6.i: who may be named supreme commander where the piece comes: -1 alone if ranks decide."""
        return commanders(self.state, self.piece, city) if self.others(city) else (-1,)

    def noted(self) -> tuple[int, int]:
        """10.3, 10.1.f, 7.c: the fortresses that it could conquer, and the trains and hussars in its way."""
        if self._noted is None:
            state, conquers = self.state, self.general and not self.state.down >> self.piece & 1
            hussars = bits(city for city in state.hussars if city >= 0)
            taken = hussars | (self.hostile() if self.general else 0)
            self._noted = self.fortresses() if conquers else 0, taken
        return self._noted

    def trace(self, path: tuple[int, ...], force: bool) -> tuple[int, int]:
        """10.3, 10.1.f, 7.c: the enemy fortresses that a way leaves, and what it takes or drives off."""
        fortresses, taken = self.noted()
        return 0 if force else bits(path[:-1]) & fortresses, bits(path[1:]) & taken


def refuse_march(state: State, march: March) -> Refusal | None:
    """10.1: why a piece may not move this way."""
    ground = Ground(state, march.piece)
    board, path, steps = ground.board, march.path, len(march.path) - 1
    if steps < 1 or path[0] != ground.start or any(not 0 <= city < len(board.cities) for city in path):
        return Refusal("10.1.a", "refused-path")
    pairs = list(pairwise(path))
    for city, to in pairs:
        if not board.neighbour_set[city] >> to & 1:
            return Refusal("3.d", "refused-not-adjacent", {"city": city, "to": to})
    main = all(board.main_neighbour_set[city] >> to & 1 for city, to in pairs)
    if march.force:
        if not ground.general:
            return Refusal("10.1.g", "refused-force-train")
        if not main:
            return Refusal("10.1.g", "refused-force-main")
        if steps > FORCED:
            return Refusal("10.1.g", "refused-force-far", {"most": FORCED})
    elif steps > ground.most + main:
        rule = "10.1.b" if ground.general else "10.1.c"
        forced = refuse_march(state, replace(march, force=True)) is None
        values = {"most": ground.most, "main": ground.most + 1, "forced": int(forced)}
        return Refusal(rule, "refused-too-far", values)
    for number, city in enumerate(path[1:], 1):
        if march.force and ground.closed() >> city & 1:
            return _refuse_force(ground, city)
        if ground.leaves_flanders(path[number - 1], city):
            return Refusal("SG.b", "refused-gambit-leave")
        if refusal := ground.refuse_entry(city, number == steps):
            return refusal
    return refuse_commander(state, march.piece, path[-1], march.commander)


def _refuse_force(ground: Ground, city: int) -> Refusal:
    """10.1.h, 10.1.i, 10.1.o: which rule closes a city to a force march."""
    if ground.hostile() >> city & 1:
        return Refusal("10.1.o", "refused-force-piece", {"city": city})
    if ground.fortresses() >> city & 1:
        return Refusal("10.1.h", "refused-force-fortress", {"city": city})
    return Refusal("10.1.i", "refused-force-near", {"city": city})


def apply_march(state: State, march: March, out: Out) -> None:
    """10.1, 10.3: moves a piece along its path, with all that happens on the way."""
    setting, piece = state.setting, march.piece
    general = piece < setting.generals
    start, end = march.path[0], march.path[-1]
    tell(out, "marched", {"piece": piece, "path": march.path, "force": int(march.force)})
    state.commander.pop(start, None)
    state.moved |= 1 << piece
    for city, to in pairwise(march.path):
        if general and not march.force:
            conquest.leave(state, piece, city, out)
        if state.outcome:
            state.move(piece, city)
            return
        left_prussia(state, piece, to, out)
        drive_off(state, to, out)
        if general:
            trains.take_trains(state, piece, to, out)
    state.move(piece, end)
    mates = [mate for mate in state.generals_at(end) if mate != piece] if general else []
    if mates:
        state.moved |= 1 << mates[0]
        join(state, piece, end, march.commander)
        tell(out, "stacked", {"general": piece, "mate": mates[0], "city": end})


def legs(ground: Ground, path: tuple[int, ...], main: bool, force: bool) -> list[tuple[int, bool]]:
    """10.1.b, 10.1.c, 10.1.g: the cities that a way can go on to, and whether it still is on main roads."""
    board, here, steps = ground.board, path[-1], len(path)
    most, found = FORCED if force else ground.most, list[tuple[int, bool]]()
    if steps > most + (main and not force) or (steps > 1 and ground.joins(here)):
        return found
    on_main = board.main_neighbours[here] if main else ()
    for city in on_main if force else board.neighbours[here]:
        still_main = city in on_main
        if steps > most and not still_main:
            continue
        if not ground.enters(city) or (force and ground.closed() >> city & 1):
            continue
        if ground.ends == ANYWHERE or not ground.leaves_flanders(here, city):
            found.append((city, still_main))
    return found


def _begun(ground: Ground) -> list[tuple[tuple[int, ...], bool, bool]]:
    """Ways of no city yet: whether they kept to main roads, and whether they are force marches."""
    normal = ((ground.start,), True, False)
    return [normal, ((ground.start,), True, True)] if ground.general else [normal]


Effect = tuple[tuple[int, ...], bool, int, int]
"""A way, whether it is a force march, and what it brings: see `Ground.trace`."""


def effects(ground: Ground) -> Iterator[Effect]:
    """One way to each different effect, shorter ones first; ways that brought the same so far go on alike."""
    fortresses, takes = (frozenset(members(cities)) for cities in ground.noted())
    todo = [(*begun, 0, 0) for begun in _begun(ground)]
    known: set[tuple[int, bool, bool, int, int]] = set()
    told: set[tuple[int, int, int]] = set()
    for path, main, force, left, taken in todo:
        if not force and path[-1] in fortresses:
            left |= 1 << path[-1]
        for city, still_main in legs(ground, path, main, force):
            key = city, still_main, force, left, taken
            if key in known:
                continue
            known.add(key)
            way, took = (*path, city), taken | 1 << city if city in takes else taken
            todo.append((way, still_main, force, left, took))
            effect = city, left, took
            if effect not in told and ground.ends >> city & 1:
                told.add(effect)
                yield way, force, left, took


def marches(ground: Ground) -> Iterator[March]:
    """One way to each different effect, for each commander who may be named at its end."""
    for path, force, _, _ in effects(ground):
        for commander in ground.commanders(path[-1]):
            yield March(ground.piece, path, force, commander)


def ways(ground: Ground) -> Iterator[March]:
    """All ways of a piece, shorter ones first, but for detours that bring nothing."""

    def traces(path: tuple[int, ...], force: bool) -> list[tuple[int, ...]]:
        return [(path[n - 1], *ground.trace(path[:n], force)) for n in range(2, len(path) + 1)]

    todo = _begun(ground)
    for begun, main, force in todo:
        for city, still_main in legs(ground, begun, main, force):
            path = (*begun, city)
            *been, now = traces(path, force)
            if now in been:
                continue
            todo.append((path, still_main, force))
            if ground.ends >> city & 1:
                for commander in ground.commanders(city):
                    yield March(ground.piece, path, force, commander)


# ---------------------------------------------------------------- the movement phase


def movable(state: State, phase: Movement, seat: int) -> list[int]:
    """10.1.a, 10.1.l: the pieces that a seat can still move; in a disputed Flanders only in turn."""
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
    """10: what a seat may do in a movement phase."""

    def __init__(self, state: State, phase: Movement, seat: int) -> None:
        """Finds the pieces the seat can still move."""
        self.state, self.phase, self.seat = state, phase, seat
        powers = state.stages[phase.stage]
        self.powers = [power for power in powers if state.seat_of[power] == seat]
        self.pieces = movable(state, phase, seat)
        self.shared = len(self.powers) < len(powers)
        """Whether another seat moves in this phase, too."""

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat may not do this now."""
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
        """The end of the phase, one way for every different effect of a march, re-entries, and disputes."""
        return self._all(marches)

    def every(self) -> Iterator[Action]:
        """The same with all ways of every march."""
        return self._all(ways)

    def _all(self, moves: Callable[[Ground], Iterator[March]]) -> Iterator[Action]:
        yield Done()
        for piece in self.pieces:
            yield from moves(Ground(self.state, piece))
        yield from self.beside()

    def beside(self) -> Iterator[Action]:
        """What is neither a march nor the end of the phase."""
        yield from trains.reentries(self.state, self.powers)
        if self.shared and not self.phase.disputed:
            yield Dispute()
        elif self.shared and self.phase.next == self.seat:
            yield PassFlanders()

    def effect(self, action: Action) -> Hashable:
        """Marches with the same end and commander and the same doings on the way are alike."""
        if not isinstance(action, March):
            return action
        trace = Ground(self.state, action.piece).trace(action.path, action.force)
        return action.piece, action.path[-1], action.commander, *trace

    def several(self) -> bool:
        """Whether the seat can do anything but end the phase."""
        if self.shared:
            return True
        for piece in self.pieces:
            if can_move(self.state, piece):
                return True
        return any(trains.can_reenter(self.state, power) for power in self.powers)


def can_move(state: State, piece: int, agreed: bool = False) -> bool:
    """Whether a piece can move at all; `agreed`: if everybody consented to stacks, as he may (10.1.k)."""
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


@dataclass(frozen=True, slots=True)
class Movement(Decision):
    """10: the powers of a stage move their pieces in any order, until each seat is done."""

    stage: int
    done: Seats = 0
    disputed: bool = False
    next: Seat = -1
    """10.1.l: the seat that is next on the disputed Flanders map, -1 for none."""
    passed: Seats = 0
    """10.1.q: the seats that move no more in Flanders."""

    kind = "movement"
    lasting = ("stage",)
    rules = "10.1.a 10.1.b 10.1.c 10.1.d 10.1.g 10.2.a 10.3.a 10.3.e 14.h SG.b"

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The seats that are not done and, as far as everybody knows, could still do something."""
        seats = dict.fromkeys([state.seat_of[power] for power in state.stages[self.stage]])
        return tuple([seat for seat in seats if not self.done >> seat & 1 and self._could(state, seat)])

    def _could(self, state: State, seat: int) -> bool:
        """10.1.k: with consent to stacks, too, for it can be given at any time."""
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
        """Moves of the seat's pieces."""
        return MovementChoices(state, self, seat)

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """The powers of the seat that move."""
        return {"powers": tuple(p for p in state.stage_powers(self.stage) if state.seat_of[p] == seat)}

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """Moves, brings back, disputes, or is done."""
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
                tell(out, "dispute", {"seat": seat})
            case PassFlanders():
                after = replace(self, passed=self.passed | 1 << seat)._handed_over(state)
            case _:
                after = replace(self, done=self.done | 1 << seat, passed=self.passed | 1 << seat)
                if self.disputed and self.next == seat:
                    after = after._handed_over(state)
        if after is not self:
            state.agenda[-1] = after

    def _handed_over(self, state: State, skip: bool = True) -> Movement:
        """10.1.l, 10.1.q: the other side is next on the Flanders map, unless it has no more moves there."""
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
        """The phase is over."""
        state.agenda.pop()
        state.moved = 0
        if PRAGMATIC in state.stage_powers(self.stage):
            state.consents = frozenset()


@dataclass(frozen=True, slots=True)
class MovementPhase(Automatic, kind="begin-movement"):
    """10.1.a: the movement phase begins; no piece has moved yet."""

    stage: int

    def run(self, state: State, out: Out) -> None:
        """Everybody of the stage may move."""
        state.moved = 0
        state.agenda.append(Movement(self.stage))
