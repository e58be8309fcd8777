"""The marches of a piece with all that they bring, and the way along points that a player chooses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maria import engine
from maria.actions import March as MarchAction
from maria.actions import Retreat as RetreatAction
from maria.box.tables import FAR
from maria.game import Game
from maria.rules.combat import Attacks, CombatPhase
from maria.rules.consent import Consents, consented
from maria.rules.movement import (
    Ground,
    Movement,
    MovementChoices,
    apply_march,
    refuse_march,
    ways,
)
from maria.rules.movement import marches as march_choices
from maria.rules.retreat import RetreatChoices, RetreatStep
from maria.rules.step import Event
from maria.server.offers.desk import Desk
from maria.server.offers.models import Agreement, Conquest, Force, March, Marches, Spot, SupplyOf, Way
from maria.server.offers.reasons import reason
from maria.server.offers.supplying import supply_of
from maria.state import State

ENOUGH = 2_000
"""How many cities a search for a retreat along points tries."""


def marches(game: Game, seat: int, piece: int, language: str) -> Marches:
    """10.1: where a piece can go; without ways if it cannot move now."""
    desk = Desk(game, seat, language)
    phase = _phase(desk, piece)
    if phase is None:
        return Marches(piece=piece, ways=[], agreements=[])
    walker = Walker(desk, phase.phase.stage)
    ground = Ground(desk.state, piece)
    found = [walker.march(march) for march in march_choices(ground) if march.commander in (-1, march.piece)]
    return Marches(piece=piece, ways=found, agreements=list(_agreements(desk, piece)))


def _phase(desk: Desk, piece: int) -> MovementChoices | None:
    """The seat's movement phase, if it can move the piece now."""
    step = engine.decision(desk.state)
    if not isinstance(step, Movement) or step.done >> desk.seat & 1:
        return None
    phase = step.choices(desk.state, desk.seat)
    return phase if piece in phase.pieces else None


def _agreements(desk: Desk, piece: int) -> Iterator[Agreement]:
    """10.1.k: the stacks that would be possible if the other seat agreed."""
    if not Consents(desk.state, desk.seat).needed or piece >= desk.setting.generals:
        return
    agreed = desk.state.copy()
    agreed.consents = frozenset((seat, -1, -1) for seat in range(len(desk.setting.seats)))
    seen = set()
    for march in ways(Ground(agreed, piece)):
        city = march.path[-1]
        mate = next((mate for mate in agreed.generals_at(city) if mate != piece), -1)
        if mate >= 0 and city not in seen and not consented(desk.state, piece, mate, city):
            seen.add(city)
            owner = desk.state.seat_of[desk.setting.power_of[mate]]
            yield Agreement(city=city, general=mate, seat=desk.setting.seats[owner], path=list(march.path))


class Walker:
    """Goes marches on copies of the position and tells what happened by them."""

    def __init__(self, desk: Desk, stage: int) -> None:
        """`stage` is the action stage in which the piece moves."""
        self.desk, self.stage = desk, stage
        self._known: dict[object, tuple[list[Force], list[SupplyOf]]] = {}

    def march(self, march: MarchAction) -> March:
        """A march and what it brings."""
        trial, out = self.desk.state.copy(), list[Event]()
        apply_march(trial, march, out)
        takes, drives_off = _numbers(out, "train-taken", "train"), _numbers(out, "hussar-removed", "hussar")
        attacks, supply = self._afterwards(trial, march, (*takes, -1, *drives_off))
        return March(
            action=self.desk.text(march),
            piece=march.piece,
            path=list(march.path),
            force=march.force,
            conquers=[Conquest.model_validate(event.seen) for event in out if event.kind == "conquered"],
            marks=_numbers(out, "question-mark", "city"),
            takes=takes,
            drives_off=drives_off,
            joins=next(iter(_numbers(out, "stacked", "mate")), None),
            spots=self._spots(march),
            attacks=attacks,
            supply=supply,
            wins=trial.outcome is not None,
        )

    def _afterwards(
        self, trial: State, march: MarchAction, gone: tuple[int, ...]
    ) -> tuple[list[Force], list[SupplyOf]]:
        """Attacks and supply after a march; they are the same wherever it ends alike with the same gone."""
        if trial.outcome:
            return [], []
        key = march.path[-1], gone
        if key not in self._known:
            self._known[key] = self._attacks(trial, march.piece), self._supply(trial, march.piece)
        return self._known[key]

    def _spots(self, march: MarchAction) -> list[Spot]:
        """6.i: with equal ranks either general can be named commander."""
        if march.commander < 0:
            return []
        city, ranks = march.path[-1], self.desk.setting.rank_of
        mate = next(mate for mate in self.desk.state.generals_at(city) if mate != march.piece)
        assert ranks[mate] == ranks[march.piece]
        found = []
        for commander in (march.piece, mate):
            named = MarchAction(march.piece, march.path, march.force, commander)
            found.append(Spot(city=city, action=self.desk.text(named), commander=commander))
        return found

    def _attacks(self, trial: State, piece: int) -> list[Force]:
        """11.1.a: whom the piece would have to attack if the combat phase came now."""
        if piece >= self.desk.setting.generals:
            return []
        CombatPhase(self.stage).run(trial, [])
        attacks = trial.agenda.pop()
        assert isinstance(attacks, Attacks)
        return [
            self.desk.force(trial, defenders)
            for attackers, defenders in attacks.pairs
            if attackers >> piece & 1
        ]

    def _supply(self, trial: State, piece: int) -> list[SupplyOf]:
        """9: the supply of a general who has moved, or of all generals of a train's power."""
        supply = supply_of(trial, self.desk.setting.power_of[piece])
        train = piece >= self.desk.setting.generals
        return [entry for entry in supply if train or entry.general == piece]


def _numbers(events: Iterable[Event], kind: str, name: str) -> list[int]:
    """The numbers of a name in the events of a kind."""
    return [int(str(event.seen[name])) for event in events if event.kind == kind]


# ---------------------------------------------------------------- along points


def way(game: Game, seat: int, piece: int, points: list[int], force: bool, language: str) -> Way:
    """The march of a piece along points, or the retreat of the defeated, or why there is none.

    Between two points the way may lead through others. Of several ways the shortest is taken; if none is
    lawful, the shortest along roads tells why.
    """
    desk = Desk(game, seat, language)
    step = engine.decision(desk.state)
    action: RetreatAction | MarchAction
    if isinstance(step, RetreatStep):
        action = _retreat_along(desk, step, points)
    else:
        action = _march_along(desk, piece, points, force)
    why = reason(desk, action)
    phase = _phase(desk, piece)
    march = None
    if why.legal and phase and isinstance(action, MarchAction):
        march = Walker(desk, phase.phase.stage).march(action)
    return Way(path=list(action.path), march=march, action=desk.text(action) if why.legal else None, why=why)


def _march_along(desk: Desk, piece: int, points: list[int], force: bool) -> MarchAction:
    """The points as they are if that is lawful; else the shortest lawful march through them, or any way."""
    place = desk.state.place
    if not 0 <= piece < len(place) or place[piece] < 0 or not _on_board(desk, points):
        return MarchAction(piece, tuple(points), force)
    ground = Ground(desk.state, piece)
    commander = ground.commanders(points[-1])[0]
    exact = MarchAction(piece, (ground.start, *points), force, commander)
    if refuse_march(desk.state, exact) is None:
        return exact
    for march in ways(ground):
        if march.force == force and along(march.path, points):
            return march
    return MarchAction(piece, by_road(desk, [ground.start, *points]), force, commander)


def _retreat_along(desk: Desk, step: RetreatStep, points: list[int]) -> RetreatAction:
    """The points as they are if that is lawful; else a lawful retreat through them, or any way."""
    field = step.field(desk.state)
    if not _on_board(desk, points):
        return RetreatAction(tuple(points))
    exact = RetreatAction((field.start, *points))
    if exact in RetreatChoices(desk.state, field):
        return exact
    if points[-1] in field.ends:
        for path in field.ways(points[-1], effort=ENOUGH):
            if along(path, points):
                return RetreatAction(path)
    return RetreatAction(by_road(desk, [field.start, *points]))


def _on_board(desk: Desk, points: list[int]) -> bool:
    """Whether there are points, all of them cities."""
    return bool(points) and all(0 <= city < len(desk.setting.board.cities) for city in points)


def along(path: tuple[int, ...], points: list[int]) -> bool:
    """Whether a way leads through the points in their order and ends at the last."""
    cities = iter(path[1:])
    return path[-1] == points[-1] and all(point in cities for point in points)


def by_road(desk: Desk, points: list[int]) -> tuple[int, ...]:
    """A shortest way along roads from point to point."""
    board = desk.setting.board
    path = points[:1]
    for point in points[1:]:
        while path[-1] != point and board.distance[path[-1]][point] < FAR:
            near = board.neighbours[path[-1]]
            path.append(min(near, key=lambda city: board.distance[city][point]))
        if path[-1] != point:
            path.append(point)
    return tuple(path)
