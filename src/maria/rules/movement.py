"""10.1 Movement, and the movement phase with the re-entry of supply trains (10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from maria.actions import Action, Dispute, Done, March, PassFlanders, Reenter
from maria.box.tables import bits, members
from maria.rules import conquest, trains
from maria.rules.consent import consented
from maria.rules.hussars import drive_off
from maria.rules.neutrality import left_prussia, refuse_neutral
from maria.rules.silesia_gambit import allied_homes, semi_active
from maria.rules.stacks import join, may_stack
from maria.rules.step import Choices, Decision, Event, Refusal
from maria.state import AUSTRIA, FRANCE, PRAGMATIC, REMOVED, State, Step

GENERAL, TRAIN, FORCED = 3, 2, 8
"""10.1.b, 10.1.c, 10.1.g: how many cities a general, a train and a force march go; one more on main roads."""
EARLY_END = 0.3
"""How likely random play ends a phase early, against moving one of the pieces."""


class Ground:
    """What a position means for the movement of one piece; made once, asked for many cities."""

    def __init__(self, state: State, piece: int) -> None:
        """Looks at the position from the piece's point of view."""
        setting = state.setting
        self.state, self.piece = state, piece
        self.general = piece < setting.generals
        self.power = power = setting.power_of[piece]
        self.board = setting.board
        self.start = state.place[piece]
        self.most = GENERAL if self.general else TRAIN
        self.others: dict[int, list[int]] = {}
        enemies, hostile = state.enemies[power], 0
        for other, place in enumerate(state.place):
            if place >= 0 and other != piece:
                self.others.setdefault(place, []).append(other)
                if enemies >> setting.power_of[other] & 1:
                    hostile |= 1 << place
        self.hostile = hostile
        self.enemies = enemies
        self.land = state.open_land(power)
        self.crosses = power in (FRANCE, AUSTRIA)
        self.ends = ~setting.flanders | allied_homes(state, power) if semi_active(state) else -1
        """SG.b: the cities where a move may end."""
        self._closed = -1

    def closed(self) -> int:
        """10.1.h, 10.1.i, 10.1.o: the cities that a force march may not enter."""
        if self._closed < 0:
            near = self.board.neighbour_set
            closed = self.hostile | self.state.enemy_fortresses(self.power)
            for city in members(self.hostile):
                closed |= near[city]
            self._closed = closed
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
        others = self.others.get(city)
        if not others:
            return None
        owner = self.state.setting.power_of
        generals = self.state.setting.generals
        first = others[0]
        if self.enemies >> owner[first] & 1:
            if first >= generals and self.general:
                return None
            return Refusal("10.1.d", "refused-enemy-there", {"city": city})
        if not self.general or first >= generals or not may_stack(self.state, self.piece, first):
            return Refusal("10.1.d", "refused-piece-there", {"city": city})
        if len(others) > 1:
            return Refusal("6.a", "refused-stack-full", {"city": city})
        if not last:
            return Refusal("10.1.d", "refused-passing", {"city": city})
        if not consented(self.state, self.piece, first, city):
            return Refusal("10.1.k", "refused-consent", {"city": city})
        return None

    def leaves_flanders(self, here: int, city: int) -> bool:
        """SG.b: until Silesia is ceded nobody leaves the Flanders map."""
        if self.ends == -1:
            return False
        flanders = self.state.setting.flanders
        return bool(flanders >> here & 1 and not flanders >> city & 1)

    def joins(self, city: int) -> bool:
        """10.1.e: whether entering the city ends the move because a stack forms there."""
        return city in self.others and not self.hostile >> city & 1


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
        return Refusal(rule, "refused-too-far", {"most": ground.most, "main": ground.most + 1})
    for number, city in enumerate(path[1:], 1):
        if march.force and ground.closed() >> city & 1:
            return _refuse_force(ground, city)
        if ground.leaves_flanders(path[number - 1], city):
            return Refusal("SG.b", "refused-gambit-leave")
        refusal = ground.refuse_entry(city, number == steps)
        if refusal:
            return refusal
    return refuse_commander(state, march.piece, path[-1], march.commander)


def _refuse_force(ground: Ground, city: int) -> Refusal:
    """10.1.h, 10.1.i, 10.1.o: which rule closes a city to a force march."""
    if ground.hostile >> city & 1:
        return Refusal("10.1.o", "refused-force-piece", {"city": city})
    if ground.state.enemy_fortresses(ground.power) >> city & 1:
        return Refusal("10.1.h", "refused-force-fortress", {"city": city})
    return Refusal("10.1.i", "refused-force-near", {"city": city})


def refuse_commander(state: State, general: int, city: int, commander: int) -> Refusal | None:
    """6.i: with equal ranks the supreme commander must be named, otherwise none may be."""
    mates = (
        [mate for mate in state.generals_at(city) if mate != general]
        if general < state.setting.generals
        else []
    )
    ranks = state.setting.rank_of
    if mates and may_stack(state, general, mates[0]) and ranks[mates[0]] == ranks[general]:
        if commander not in (general, mates[0]):
            return Refusal("6.i", "refused-name-commander")
    elif commander != -1:
        return Refusal("6.b", "refused-commander-is-clear")
    return None


def apply_march(state: State, march: March, out: list[Event]) -> None:
    """10.1, 10.3: moves a piece along its path, with all that happens on the way."""
    setting, piece = state.setting, march.piece
    general = piece < setting.generals
    start, end = march.path[0], march.path[-1]
    out.append(Event("marched", {"piece": piece, "path": march.path, "force": int(march.force)}))
    state.commander.pop(start, None)
    state.moved |= 1 << piece
    for city, to in pairwise(march.path):
        if general and not march.force:
            conquest.leave(state, piece, city, out)
        if state.outcome:
            return
        state.place[piece] = to
        left_prussia(state, piece, to, out)
        drive_off(state, to, out)
        if general:
            take_trains(state, piece, to, out)
    mates = [mate for mate in state.generals_at(end) if mate != piece] if general else []
    if mates:
        state.moved |= 1 << mates[0]
        join(state, piece, end, march.commander)
        out.append(Event("stacked", {"general": piece, "mate": mates[0], "city": end}))


def take_trains(state: State, general: int, city: int, out: list[Event]) -> None:
    """10.1.f, 13.d: a general eliminates an enemy supply train on the city he enters."""
    setting = state.setting
    enemies = state.enemies[setting.power_of[general]]
    for train in range(setting.generals, len(state.place)):
        if state.place[train] == city and enemies >> setting.power_of[train] & 1:
            state.place[train] = REMOVED
            out.append(Event("train-taken", {"train": train, "city": city}))


def ways(ground: Ground) -> Iterator[March]:
    """All ways of a piece, shorter ones first; force marches without going back and forth."""
    board = ground.board
    todo: list[tuple[tuple[int, ...], bool, bool]] = [((ground.start,), True, False)]
    if ground.general:
        todo.append(((ground.start,), True, True))
    while todo:
        longer: list[tuple[tuple[int, ...], bool, bool]] = []
        for path, main, force in todo:
            here = path[-1]
            for city in board.neighbours[here]:
                still_main = main and bool(board.main_neighbour_set[here] >> city & 1)
                if force and (not still_main or city in path or ground.closed() >> city & 1):
                    continue
                if len(path) > (FORCED if force else ground.most + still_main):
                    continue
                if ground.leaves_flanders(here, city) or ground.refuse_entry(city, ground.joins(city)):
                    continue
                way = (*path, city)
                if ground.ends >> city & 1 and (not force or len(way) > ground.most + 1):
                    yield March(ground.piece, way, force, name_commander(ground, city, None))
                if not ground.joins(city):
                    longer.append((way, still_main, force))
        todo = longer


def name_commander(ground: Ground, city: int, rng: Random | None) -> int:
    """6.i: one of two equal ranks, the one that comes in unless chance decides."""
    mates = [mate for mate in ground.others.get(city, ()) if mate < ground.state.setting.generals]
    ranks = ground.state.setting.rank_of
    if not ground.general or not mates or ranks[mates[0]] != ranks[ground.piece]:
        return -1
    return mates[0] if rng and rng.random() < 0.5 else ground.piece


# ---------------------------------------------------------------- the movement phase


class Movement:
    """The values of the step: the stage, who is done, and the alternation on the Flanders map."""

    def __init__(self, state: State, step: Step) -> None:
        """Reads the step."""
        self.stage, self.done, self.disputed, self.next, self.passed = step.values
        self.powers = state.stage_powers(self.stage)

    def step(self) -> Step:
        """The step with these values."""
        return Step("movement", (self.stage, self.done, self.disputed, self.next, self.passed))


class MovementChoices(Choices):
    """10: what a seat may do in a movement phase."""

    def __init__(self, state: State, movement: Movement, seat: int) -> None:
        """Finds the pieces the seat can still move."""
        self.state, self.movement, self.seat = state, movement, seat
        setting = state.setting
        self.powers = [power for power in movement.powers if state.seat_of[power] == seat]
        self.shared = len({state.seat_of[power] for power in movement.powers}) > 1
        self.pieces = [
            piece
            for power in self.powers
            for piece in (*setting.generals_of[power], *setting.trains_of[power])
            if state.place[piece] >= 0 and not state.moved >> piece & 1 and self._in_turn(piece)
        ]

    def _in_turn(self, piece: int) -> bool:
        """10.1.l: in alternation a piece on the Flanders map moves only when it is its side's turn."""
        if not self.movement.disputed or not self.state.setting.flanders >> self.state.place[piece] & 1:
            return True
        return self.movement.next == self.seat

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
                allowed = self.shared and not self.movement.disputed
                return None if allowed else Refusal("10.1.l", "refused-no-dispute")
            case PassFlanders():
                allowed = bool(self.movement.disputed) and self.movement.next == self.seat
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

    def sample(self, rng: Random) -> Action:
        """One of the choices at random: a piece and then its way, a re-entry, or the end of the phase.

        The end is rarer than any single piece, so that random games are lively.
        """
        if self.pieces and rng.random() > EARLY_END / (len(self.pieces) + 1):
            walk = self._walk(Ground(self.state, self.pieces[int(rng.random() * len(self.pieces))]), rng)
            if walk:
                return walk
        options = len(self.pieces) + 1 + bool(self.shared)
        back = trains.removed_trains(self.state, self.powers)
        number = int(rng.random() * (options + len(back)))
        if number < len(self.pieces):
            walk = self._walk(Ground(self.state, self.pieces[number]), rng)
            if walk:
                return walk
        elif number >= options:
            again = trains.random_reentry(self.state, back[number - options], rng)
            if again:
                return again
        elif number == options - 1 and self.shared:
            return self._shared_action(rng)
        return Done()

    def _shared_action(self, rng: Random) -> Action:
        if self.movement.disputed and self.movement.next == self.seat:
            return PassFlanders()
        if not self.movement.disputed and rng.random() < 0.2:
            return Dispute()
        return Done()

    def _walk(self, ground: Ground, rng: Random) -> March | None:
        """A lawful way at random, city by city."""
        board, piece = ground.board, ground.piece
        force = ground.general and rng.random() < 0.2
        near = board.main_neighbours if force else board.neighbours
        most = FORCED if force else ground.most + 1
        length = 1 + int(rng.random() * most)
        path, main = [ground.start], True
        while len(path) <= length:
            here = path[-1]
            cities = near[here]
            offset = int(rng.random() * len(cities)) if cities else 0
            for k in range(len(cities)):
                city = cities[(offset + k) % len(cities)]
                if force and ground.closed() >> city & 1:
                    continue
                step_main = main and bool(board.main_neighbour_set[here] >> city & 1)
                if not force and len(path) > ground.most and not step_main:
                    continue
                if not ground.leaves_flanders(here, city) and not ground.refuse_entry(
                    city, ground.joins(city)
                ):
                    break
            else:
                break
            main = step_main
            path.append(city)
            if ground.joins(city):
                break
        while not ground.ends >> path[-1] & 1 and len(path) > 1:
            path.pop()
        if len(path) == 1:
            return None
        return March(piece, tuple(path), force, name_commander(ground, path[-1], rng))

    def representatives(self) -> Iterator[Action]:
        """The end of the phase, one way for every different effect of a march, and re-entries."""
        yield Done()
        for piece in self.pieces:
            ground = Ground(self.state, piece)
            seen: set[tuple[int, ...]] = set()
            for march in ways(ground):
                effect = self._effect(ground, march)
                if effect not in seen:
                    seen.add(effect)
                    yield march
        yield from trains.reentries(self.state, self.powers)
        if self.shared and not self.movement.disputed:
            yield Dispute()
        elif self.shared and self.movement.next == self.seat:
            yield PassFlanders()

    def _effect(self, ground: Ground, march: March) -> tuple[int, ...]:
        """Where a march ends, what it takes, conquers and marks, and whom it drives off."""
        state = self.state
        left = bits(march.path[:-1]) & state.enemy_fortresses(ground.power)
        if march.force or not ground.general or state.down >> ground.piece & 1:
            left = 0
        entered = bits(march.path[1:])
        hussars = entered & bits(city for city in state.hussars if city >= 0)
        return march.path[-1], int(march.force), left, entered & ground.hostile, hussars

    def several(self) -> bool:
        """Whether the seat can do anything but end the phase."""
        return (
            self.shared
            or any(can_move(self.state, piece) for piece in self.pieces)
            or any(trains.can_reenter(self.state, power) for power in self.powers)
        )


def can_move(state: State, piece: int) -> bool:
    """Whether a piece can move at all: to a free city, most of the time, or else by the rules for others."""
    setting = state.setting
    board, start = setting.board, state.place[piece]
    free = board.neighbour_set[start] & board.on_map[board.map_of[start]] & ~state.occupied()
    if free & setting.land and not state.neutral and not semi_active(state):
        return True
    ground = Ground(state, piece)
    if ground.ends == -1:
        return any(not ground.refuse_entry(city, True) for city in board.neighbours[start])
    return next(ways(ground), None) is not None


class MovementPhase(Decision):
    """10: the powers of a stage move their pieces in any order, until each seat is done."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The seats that are not done and, as far as everybody knows, could still do something."""
        movement = Movement(state, step)
        seats = dict.fromkeys(state.seat_of[power] for power in movement.powers)
        return tuple(
            seat for seat in seats if not movement.done >> seat & 1 and self._could(state, movement, seat)
        )

    def _could(self, state: State, movement: Movement, seat: int) -> bool:
        choices = MovementChoices(state, movement, seat)
        if any(can_move(state, piece) for piece in choices.pieces):
            return True
        waiting = (
            movement.disputed
            and movement.next != seat
            and any(
                not state.moved >> piece & 1 and state.setting.flanders >> state.place[piece] & 1
                for power in choices.powers
                for piece in (*state.setting.generals_of[power], *state.setting.trains_of[power])
                if state.place[piece] >= 0
            )
        )
        return bool(waiting) or any(trains.could_reenter(state, power) for power in choices.powers)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Moves of the seat's pieces."""
        return MovementChoices(state, Movement(state, step), seat)

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """Moves, brings back, agrees, disputes, or is done."""
        movement = Movement(state, step)
        match action:
            case March():
                on_flanders = state.setting.flanders >> action.path[0] & 1
                apply_march(state, action, out)
                if state.outcome:
                    return
                if movement.disputed and (on_flanders or movement.next < 0):
                    self._hand_over(state, movement)
            case Reenter():
                trains.apply_reentry(state, action, out)
                if movement.disputed and movement.next < 0:
                    self._hand_over(state, movement)
            case Dispute():
                movement.disputed = 1
                movement.next = state.seat_of[PRAGMATIC]
                self._hand_over(state, movement, skip=False)
                out.append(Event("dispute", {"seat": seat}))
            case PassFlanders():
                movement.passed |= 1 << seat
                self._hand_over(state, movement)
            case _:
                movement.done |= 1 << seat
                movement.passed |= 1 << seat
                if movement.disputed and movement.next == seat:
                    self._hand_over(state, movement)
        state.agenda[-1] = movement.step()

    def _hand_over(self, state: State, movement: Movement, skip: bool = True) -> None:
        """10.1.l, 10.1.q: the other side is next on the Flanders map, unless it has no more moves there."""
        seats = [state.seat_of[power] for power in movement.powers]
        order = [seat for seat in reversed(seats) if seat != movement.next]
        order += [movement.next] if movement.next >= 0 else []
        for seat in order if skip else reversed(order):
            trial = Movement(state, movement.step())
            trial.next = seat
            pieces = MovementChoices(state, trial, seat).pieces
            flanders = state.setting.flanders
            if not movement.passed >> seat & 1 and any(
                flanders >> state.place[piece] & 1 and can_move(state, piece) for piece in pieces
            ):
                movement.next = seat
                return
        movement.next = -1

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """The phase is over."""
        state.agenda.pop()
        state.moved = 0
        if PRAGMATIC in Movement(state, step).powers:
            state.consents = frozenset()


def movement_phase(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """10.1.a: no piece has moved yet."""
    state.moved = 0
    state.agenda.append(Step("movement", (values[0], 0, 0, -1, 0)))
