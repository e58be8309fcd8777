"""10: where a piece can go and the effects, trains that can return, and overlays for the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Literal

from maria import engine
from maria.actions import Dispute, Done, March, PassFlanders, Reenter, Retreat
from maria.box.model import POWERS
from maria.box.tables import FAR, members
from maria.events import Event, of_kind
from maria.notation import Blank, format_action
from maria.reading.danger import Danger, dangers
from maria.reading.fact import Fact, HandCard, PieceAt, Spot, detail, hand_of, offered, or_none
from maria.reading.supply import (
    SupplyOf,
    TrainRange,
    length_in,
    range_of,
    ranges,
    supply_of,
    supply_with_paths,
)
from maria.reading.treaties import ClosedEnd, ClosedLand, allowed, closed_ends, closed_lands, obligations_of
from maria.reading.troops import Force, force
from maria.rules.combat import Attacks, CombatPhase
from maria.rules.conquest import Conquered, QuestionMark, protectors
from maria.rules.consent import consented, needs_consent
from maria.rules.hussars import HussarRemoved
from maria.rules.marches import FORCED, Ground, apply_march, refuse_march, ways
from maria.rules.marches import marches as rules_marches
from maria.rules.movement import Movement, MovementChoices, can_move
from maria.rules.retreat import RetreatStep
from maria.rules.step import Choices
from maria.rules.tactical_cards import can_pay, cheapest_payment
from maria.rules.trains import COST, TrainTaken, reentry_cities, second_train, train_cities
from maria.state import AWAY, State

ENOUGH = 2_000
"""How many cities the search for a retreat along waypoints tries."""


# ---------------------------------------------------------------- the phase


class Reentry(Fact):
    """10.2, 19.1.k: a train that can be brought back; `{city}` is one of the spots, any cards may pay."""

    train: int
    city: int | None
    cost: int
    hand: list[HandCard]
    cheapest: list[int]
    spots: list[Spot]
    pattern: str


class MovementDetail(Fact):
    """10: the pieces that may still move, and the seat's other options in its movement phase.

    `alternating`: in a dispute, the seat that is next on the Flanders map. `done`: None while a treaty
    requires a general to move (21.a).
    """

    powers: list[int]
    pieces: list[PieceAt]
    reentries: list[Reentry]
    dispute: Dispute | None
    pass_flanders: PassFlanders | None
    alternating: str | None
    done: Done | None
    kind: Literal["movement"] = "movement"


@detail.register
def movement(step: Movement, state: State, seat: int) -> MovementDetail:
    """10: what a seat can still do in its movement phase; `marches` lists the marches of a piece."""
    choices, legal = step.choices(state, seat), engine.legal(state, seat)
    first = (obligations_of(state, seat).first() if state.treaties else []) or choices.pieces
    able = [piece for piece in choices.pieces if piece in first and can_move(state, piece)]
    alternating = step.disputed and step.next >= 0
    return MovementDetail(
        powers=choices.powers,
        pieces=[PieceAt(piece, or_none(state.place[piece])) for piece in able],
        reentries=list(reentries(state, choices.powers, legal)),
        dispute=offered(legal, Dispute()),
        pass_flanders=offered(legal, PassFlanders()),
        alternating=state.setting.seats[step.next] if alternating else None,
        done=offered(legal, Done()),
    )


def reentries(state: State, powers: Iterable[int], legal: Choices) -> Iterator[Reentry]:
    """10.2, 19.1.k: each train that can return, with its cities and the cheapest payment."""
    free = second_train(state)
    for power in powers:
        cards = list(cheapest_payment(state, power, COST)) if can_pay(state, power, COST) else None
        hand: list[HandCard] = []
        for train in state.setting.trains_of[power]:
            cities, paid = train_cities(state) if train == free else [], list[int]()
            if train != free and cards is not None and state.place[train] != AWAY:
                cities, paid = members(reentry_cities(state, power, train)), cards
            spots = [Spot(city, Reenter(train, city, tuple(paid))) for city in cities]
            if state.treaties:  # the rules alone allow all of them
                spots = [spot for spot in spots if spot.action in legal]
            if spots:
                hand = hand or (hand_of(state, power) if paid else [])
                open_ = Reenter(train, Blank.CITY, (Blank.CARDS,) if paid else ())
                yield Reentry(
                    train=train,
                    city=or_none(state.place[train]),
                    cost=COST if paid else 0,
                    hand=hand if paid else [],
                    cheapest=paid,
                    spots=spots,
                    pattern=format_action(state, open_).removesuffix(" with "),
                )


# ---------------------------------------------------------------- marches


class Conquest(Fact):
    """10.3: a fortress that a march conquers, its former and new owner; `marked` by a victory marker."""

    city: int
    former: int
    owner: int
    marked: bool


class MarchProspect(Fact):
    """10.1: a march of a piece and its effects.

    `marks`: protected fortresses that get a question mark (10.3.e). `joins`: the general it stacks with; with
    equal ranks `spots` has one action per possible commander. `attacks`: the enemies it would have to attack
    from there if the combat phase came now (11.1.a). `supply`: a general's own, or for a train that of all
    its power's generals. `wins`: the march ends the game.
    """

    action: March
    piece: int
    path: list[int]
    force: bool
    conquers: list[Conquest]
    marks: list[int]
    takes: list[int]
    drives_off: list[int]
    joins: int | None
    spots: list[Spot]
    attacks: list[Force]
    supply: list[SupplyOf]
    wins: bool


class NeededConsent(Fact):
    """10.1.k: a stack that needs another seat's consent: the seat, the other general, and the path."""

    city: int
    general: int
    seat: str
    path: list[int]


class Marches(Fact):
    """The marches of one piece, best first; of marches with the same effects, only one.

    `agreements`: stacks that need consent. `closed`: cities that only a treaty keeps it from (21.a).
    """

    piece: int
    ways: list[MarchProspect]
    agreements: list[NeededConsent]
    closed: list[ClosedEnd]


def marches(state: State, seat: int, piece: int) -> Marches:
    """10.1: where a piece can go; empty if it cannot move now."""
    phase = phase_of(state, seat, piece)
    if phase is None:
        return Marches(piece, [], [], [])
    prospects, obligations = Prospects(state, seat, phase, piece), obligations_of(state, seat)
    found = [
        prospects.march(march) for march in allowed(obligations, piece) if march.commander in (-1, piece)
    ]
    closed = closed_ends(obligations, piece, {march.path[-1] for march in found}) if obligations.terms else []
    return Marches(piece, sorted(found, key=_rank), list(_agreements(state, piece)), closed)


def _rank(march: MarchProspect) -> tuple[int, ...]:
    """A sort key: winning marches first, then ordinary before force marches, gain, and length."""
    gain = 8 * len(march.conquers) + 4 * len(march.takes) + 2 * len(march.marks) + len(march.drives_off)
    return not march.wins, march.force, -gain, len(march.path)


def phase_of(state: State, seat: int, piece: int) -> MovementChoices | None:
    """The choices of the seat's movement phase, if it can move the piece now."""
    step = engine.decision(state)
    if not isinstance(step, Movement) or step.done >> seat & 1:
        return None
    choices = step.choices(state, seat)
    return choices if piece in choices.pieces else None


def _agreements(state: State, piece: int) -> Iterator[NeededConsent]:
    """10.1.k: the stacks that would be possible with the other seat's consent."""
    setting, generals = state.setting, range(state.setting.generals)
    away = setting.board.distance[state.place[piece]]
    near = (mate for mate in generals if state.place[mate] >= 0 and away[state.place[mate]] <= FORCED)
    if piece not in generals or not any(needs_consent(state, piece, mate) for mate in near):
        return
    seen = set()
    for march in rules_marches(Ground(state, piece, agreed=True)):
        city = march.path[-1]
        mate = next((mate for mate in state.generals_at(city) if mate != piece), -1)
        if mate >= 0 and city not in seen and not consented(state, piece, mate, city):
            seen.add(city)
            owner = setting.seats[state.seat_of[setting.power_of[mate]]]
            yield NeededConsent(city, mate, owner, list(march.path))


Afterwards = tuple[list[Force], list[SupplyOf]]
"""Attacks and supply after a march."""


class Prospects:
    """Finds the effects of a piece's marches; copies the position only for those that meet something."""

    def __init__(self, state: State, seat: int, phase: MovementChoices, piece: int) -> None:
        """Takes the position as the seat sees it, its movement phase and the piece."""
        self.state, self.seat, self.stage, self.piece = state, seat, phase.phase.stage, piece
        self.power, self.general = state.setting.power_of[piece], piece < state.setting.generals
        self.ground, self._elsewhere = Ground(state, piece), state.copy()
        stage = state.stage_powers(self.stage) if self.general else ()
        self._hostile: int = reduce(or_, map(state.enemy_pieces, stage), 0)
        self._home, self._ranges = state.home[self.power], ranges(state, self.power)
        # Its supply follows from its city alone.
        self._simple = self.general and piece != state.setting.arenberg
        self._known: dict[object, Afterwards] = {}
        self._quiet: dict[int, Afterwards] = {}

    def march(self, march: March) -> MarchProspect:
        """A march and its effects."""
        path, force = march.path, march.force
        end, trial = path[-1], self.state
        conquers: list[Conquest] = []
        marks: list[int] = []
        takes: list[int] = []
        drives_off: list[int] = []
        if any(self.ground.trace(path, force)):
            trial, out = self.state.copy(), list[Event]()
            apply_march(trial, march, out)
            conquers = [Conquest(e.city, e.former, e.owner, e.marked) for e in of_kind(out, Conquered)]
            marks = [event.city for event in of_kind(out, QuestionMark)]
            takes = [event.train for event in of_kind(out, TrainTaken)]
            drives_off = [event.hussar for event in of_kind(out, HussarRemoved)]
            attacks, supply = self._afterwards(trial, (end, *takes, -1, *drives_off))
        else:
            attacks, supply = self._quiet.get(end) or self._arrival(end)
        joins, spots = None, list[Spot]()
        if end in trial.at:
            mates = [mate for mate in trial.at[end] if mate != self.piece]
            named = [c for c in self.ground.commanders(end) if c >= 0] if mates else []  # 6.i
            spots = [Spot(end, replace(march, commander=c), c) for c in named]
            joins = mates[0] if mates and not trial.outcome else None
        wins = trial.outcome is not None
        met = conquers, marks, takes, drives_off
        return MarchProspect(march, self.piece, [*path], force, *met, joins, spots, attacks, supply, wins)

    def _arrival(self, end: int) -> Afterwards:
        """Attacks and supply after a march that meets nothing; cached by its end."""
        if self._hostile & self.ground.board.neighbour_set[end] or not self._simple:
            self._elsewhere.move(self.piece, end)
        self._quiet[end] = self._attacks(self._elsewhere, end), self._supply(self._elsewhere, end)
        return self._quiet[end]

    def _afterwards(self, trial: State, key: tuple[int, ...]) -> Afterwards:
        """Attacks and supply after any other march; cached by its end and the pieces it removed."""
        if trial.outcome:
            return [], []
        if key not in self._known:
            self._known[key] = self._attacks(trial, key[0]), self._supply(trial, key[0])
        return self._known[key]

    def _attacks(self, trial: State, city: int) -> list[Force]:
        """11.1.a: whom the piece would have to attack if the combat phase came now."""
        if not self._hostile & self.ground.board.neighbour_set[city]:
            return []
        CombatPhase(self.stage).run(trial, [])
        attacks = trial.agenda.pop()
        assert isinstance(attacks, Attacks)
        return [force(trial, self.seat, target) for own, target in attacks.pairs if own >> self.piece & 1]

    def _supply(self, trial: State, city: int) -> list[SupplyOf]:
        """9: the supply of the general that moved, or of all generals of the train's power."""
        piece, (any_way, free) = self.piece, self._ranges
        if trial is not self._elsewhere or not self._simple:
            return supply_of(trial, self.power, piece if self.general else None)
        if self._home >> city & 1 or length_in(free, city):
            return [SupplyOf(piece, "supplied", 0, [])]
        length = length_in(any_way, city)
        return [SupplyOf(piece, "toll" if length else "hungry", length, [])]


# ---------------------------------------------------------------- along waypoints


def way_along(
    state: State, seat: int, piece: int, points: list[int], force: bool | None
) -> tuple[March | Retreat, MarchProspect | None]:
    """A piece's march along waypoints, or the retreat of the defeated; and the effects of a legal march.

    Between two waypoints the path may pass through other cities. The shortest legal path is taken or, if
    there is none, the shortest along roads. `force` None: a force march only if no other march gets there.
    """
    step = engine.decision(state)
    if isinstance(step, RetreatStep):
        return _retreat_along(state, step, points), None
    march = _march_along(state, piece, points, bool(force))
    if force is None and refuse_march_of(state, march):
        forced = _march_along(state, piece, points, True)
        march = march if refuse_march_of(state, forced) else forced
    phase = phase_of(state, seat, piece)
    if phase is None or march not in engine.legal(state, seat):
        return march, None
    return march, Prospects(state, seat, phase, piece).march(march)


def refuse_march_of(state: State, march: March) -> bool:
    """10.1: whether the rules refuse a march, regardless of whose turn it is."""
    return not _on_map(state, march.piece) or refuse_march(state, march) is not None


def _on_map(state: State, piece: int) -> bool:
    return 0 <= piece < len(state.place) and state.place[piece] >= 0


def _march_along(state: State, piece: int, points: list[int], force: bool) -> March:
    """The march along exactly these points if legal; else the shortest legal one through them, or by road."""
    if not _on_map(state, piece) or not _on_board(state, points):
        return March(piece, tuple(points), force)
    ground = Ground(state, piece)
    commander = ground.commanders(points[-1])[0]
    exact = March(piece, (ground.start, *points), force, commander)
    if refuse_march(state, exact) is None:
        return exact
    by_road = March(piece, _by_road(state, [ground.start, *points]), force, commander)
    return next((m for m in ways(ground) if m.force == force and _along(m.path, points)), by_road)


def _retreat_along(state: State, step: RetreatStep, points: list[int]) -> Retreat:
    """The retreat along exactly these points if legal; else a legal one through them, or by road."""
    choices = step.choices(state, -1)
    field = choices.field
    if not _on_board(state, points):
        return Retreat(tuple(points))
    exact = Retreat((field.start, *points))
    if exact in choices:
        return exact
    paths = field.ways(points[-1], effort=ENOUGH) if points[-1] in field.ends else ()
    by_road = _by_road(state, [field.start, *points])
    return Retreat(next((path for path in paths if _along(path, points)), by_road))


def _on_board(state: State, points: list[int]) -> bool:
    """Whether there are any points, and all of them are cities."""
    return bool(points) and all(0 <= city < len(state.setting.board.cities) for city in points)


def _along(path: tuple[int, ...], points: list[int]) -> bool:
    """Whether a path passes through the points in order and ends at the last."""
    cities = iter(path[1:])
    return path[-1] == points[-1] and all(point in cities for point in points)


def _by_road(state: State, points: list[int]) -> tuple[int, ...]:
    """A shortest path along roads from point to point."""
    board = state.setting.board
    path = points[:1]
    for point in points[1:]:
        while path[-1] != point and board.distance[path[-1]][point] < FAR:
            near = board.neighbours[path[-1]]
            path.append(min(near, key=lambda city: board.distance[city][point]))
        if path[-1] != point:
            path.append(point)
    return tuple(path)


# ---------------------------------------------------------------- overlays


class Protection(Fact):
    """10.3.b: a fortress, the power that controls it, and the generals who protect it."""

    city: int
    power: int
    generals: list[int]


class Reach(Fact):
    """10.1: the cities a piece could currently reach in its own stage, by march and by force march."""

    piece: int
    march: list[int]
    force: list[int]


class Overlays(Fact):
    """Public facts about all powers, to be drawn over the board.

    `dangers`: what each power can take in its next movement. `supply`: the supply of every general on the map
    if it were checked now. `closed`: where treaties forbid powers to place generals (21.a).
    """

    trains: list[TrainRange]
    fortresses: list[Protection]
    reach: list[Reach]
    dangers: list[Danger]
    supply: list[SupplyOf]
    closed: list[ClosedLand]


def overlays(state: State) -> Overlays:
    """Current supply, protection, reach and dangers; the same for everybody."""
    generals = state.setting.generals
    on_map = [piece for piece, place in enumerate(state.place) if place >= 0]
    found = {piece: list(rules_marches(Ground(state, piece))) for piece in on_map}
    trains = [piece for piece in on_map if piece >= generals]
    held = [(city, power) for power, cities in enumerate(state.held) for city in members(cities)]

    def ends(piece: int, force: bool) -> list[int]:
        return sorted({march.path[-1] for march in found[piece] if march.force == force})

    return Overlays(
        trains=[range_of(state, train) for train in trains],
        fortresses=[Protection(city, power, list(protectors(state, city))) for city, power in held],
        reach=[Reach(piece, ends(piece, False), ends(piece, True)) for piece in found],
        dangers=dangers(state),
        supply=[entry for power in range(len(POWERS)) for entry in supply_with_paths(state, power)],
        closed=list(closed_lands(state)),
    )
