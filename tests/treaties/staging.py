"""Treaties about the current decision that affect each other: they make rare situations frequent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from maria.actions import (
    Accept,
    Action,
    Cancel,
    DiscardCard,
    Dispute,
    Done,
    EndTreaty,
    Execute,
    March,
    Mark,
    PlaceHussar,
    Propose,
    Retreat,
)
from maria.box import Box
from maria.box.tables import bits, members
from maria.game import Game
from maria.rules.clauses import decisions as about
from maria.rules.clauses import going, places
from maria.rules.combat import city_of
from maria.rules.marches import Ground, marches
from maria.rules.movement import MovementChoices
from maria.rules.retreat import RetreatStep
from maria.rules.step import Choices, one_of
from maria.rules.winter import removed_generals, rooms
from maria.state import AUSTRIA, FRANCE, MAJOR, PRAGMATIC, PRUSSIA, State
from maria.treaty import Clause, standing

CONTRARY = 0.6
"""How often a clause is followed by one that contradicts it."""
CROSSED = 0.01
"""How often two powers agree to pay each other, of which only one contract can begin."""
DISPUTES = 0.2
"""How often a general who has to leave a place in Flanders disputes the order of moves there."""
COMES_UP = 0.3
"""How often a player gets a promise not to be attacked, and marches up to the one who gave it."""
RARE = {"conquer", "hussars", "trains"}
"""Clauses about marches that rarely matter in random play."""
OFTEN = {"hussars": 0.1, "movement": 0.06, "duel": 0.4, "select": 0.1, "execute": 0.2, "saxony-due": 0.6}
"""How often a treaty is made about the current decision, by kind. `MOSTLY` applies to all others."""
MOSTLY = 0.9
ENOUGH = 400
"""How many retreat paths are considered."""


class Pact(NamedTuple):
    """Clauses that two powers agree on at once, and what they should forbid."""

    bound: int
    other: int
    clauses: tuple[Clause, ...]
    against: Action | None = None
    then: Action | None = None
    """What the deciding seat does next, if it may."""

    def agreed(self, state: State, rng: Random) -> list[tuple[int, Action]]:
        """The actions that propose and accept it."""
        by, to = (self.bound, self.other) if rng.random() < 0.5 else (self.other, self.bound)
        return [
            (state.seat_of[by], Propose(by, to, self.clauses)),
            (state.seat_of[to], Accept(by, to)),
        ]


def staged(state: State, seat: int, choices: Any, rng: Random) -> list[Pact]:
    """Pacts about the seat's current decision, older clauses first."""
    step: Any = state.agenda[-1]
    if rng.random() < CROSSED:
        return [_crossed(rng)]
    if rng.random() >= OFTEN.get(step.kind, MOSTLY):
        return []
    if isinstance(choices, MovementChoices):
        return list(_moving(state, seat, choices, rng))
    if isinstance(step, RetreatStep):
        return list(_leading(state, step, choices, rng))
    if step.kind == "hussars":
        return list(_riding(state, choices, rng))
    made = DECIDING.get(step.kind)
    clauses = made(state, seat, step, rng) if made else []
    if not clauses:
        return []
    rng.shuffle(clauses)
    pacts = []
    for clause in clauses[: 2 if rng.random() < CONTRARY else 1]:
        others = _others(state, clause.bound)
        if others:
            pacts.append(Pact(clause.bound, one_of(others, rng), (clause,)))
    return pacts


def _crossed(rng: Random) -> Pact:
    """Two opposite subsidies, of which the second cannot begin, and a clause that depends on it."""
    one, other = one_of(((FRANCE, PRUSSIA), (AUSTRIA, PRAGMATIC)), rng)
    late = about.NotBid(one, turns=2, when="begun", other=2)
    return Pact(one, other, (about.Pays(one, other, turns=2), about.Pays(other, one, turns=2), late))


def untimely(state: State, rng: Random) -> list[tuple[int, Action]]:
    """Actions that end, cancel or judge a current agreement."""
    terms = list(standing(state.treaties))
    if not terms:
        return []
    treaty, number, clause = one_of(terms, rng)
    one, other = clause.bound, treaty.toward(clause)
    if isinstance(clause, about.Promise):
        return [(state.seat_of[other], Mark(treaty.number, number, rng.random() < 0.5))]
    ends = Cancel(one, other) if isinstance(clause, about.Pays) else EndTreaty(treaty.number)
    return [(state.seat_of[one], ends), (state.seat_of[other], Accept(one, other))]


def _others(state: State, power: int) -> list[int]:
    """The major powers of other players."""
    return [other for other in MAJOR if state.seat_of[other] != state.seat_of[power]]


# ---------------------------------------------------------------- decisions


def _voting(state: State, seat: int, step: Any, rng: Random) -> list[Clause]:
    power = one_of([power for power in (FRANCE, PRUSSIA) if state.seat_of[power] == seat] or [AUSTRIA], rng)
    return [about.Votes(power, True), about.Votes(power, False)] if power != AUSTRIA else []


def _answering(state: State, seat: int, step: Any, rng: Random) -> list[Clause]:
    said = [(says, power) for says, (power, asked, *_) in about.SAYS.items() if asked == step.question]
    return [about.Answers(power, says) for says, power in said]


def _selecting(state: State, seat: int, step: Any, rng: Random) -> list[Clause]:
    power, card = step.power(state), one_of(step.offered(state), rng)
    return [about.Selects(power, card), about.NotSelect(power, card)]


def _executing(state: State, seat: int, step: Any, rng: Random) -> list[Clause]:
    actions = list(step.choices(state, seat))
    rng.shuffle(actions)
    chosen = [
        DiscardCard(),
        next((action for action in actions if isinstance(action, Execute)), DiscardCard()),
    ]
    parts = [(a.shifts, a.instructed) if isinstance(a, Execute) else ((), False) for a in chosen]
    return [about.Executes(step.owner, step.card, *part) for part in dict.fromkeys(parts)]


def _shifting(state: State, seat: int, step: Any, rng: Random) -> list[Clause]:
    return [about.ShiftsSaxony(AUSTRIA, True), about.ShiftsSaxony(AUSTRIA, False)]


def _assigning(state: State, seat: int, step: Any, rng: Random) -> list[Clause]:
    """13: closes a city to a general who may return with the troops that are being assigned."""
    removed, bound = removed_generals(state, step.owner), state.major_of(step.owner)
    cities = [city for general in removed for city in rooms(state, general)]
    return [places.StaysOut(bound, 1 << one_of(cities, rng))] if cities and bound >= 0 else []


def _fighting(state: State, seat: int, step: Any, rng: Random) -> list[Clause]:
    """In the last stage of a turn, requires a fighting general to be elsewhere when it ends."""
    if any(later.kind == "stage" for later in state.agenda):
        return []
    general = one_of(members(step.attackers | step.defenders), rng)
    bound = state.major_of(state.setting.power_of[general])
    return [going.Leaves(bound, 1 << state.place[general])] if bound >= 0 else []


def _leading(state: State, step: RetreatStep, choices: Choices, rng: Random) -> Iterator[Pact]:
    """11.2: requires the winner to spare hussars on a path by which the losers could retreat."""
    bound = state.major_of(state.commanding_power(city_of(state, step.winners)))
    if bound < 0 or AUSTRIA not in _others(state, bound):
        return
    found = (action for action in islice(choices.every(), ENOUGH) if isinstance(action, Retreat))
    over = [action for action in found if any(city in state.hussars for city in action.path[1:])]
    if over:
        yield Pact(bound, AUSTRIA, (places.LetsAlone(bound, "hussars", AUSTRIA),), one_of(over, rng))


def _riding(state: State, choices: Choices, rng: Random) -> Iterator[Pact]:
    """7: closes the cities around a hussar, sometimes also all others, before or afterwards."""
    reach = bits(action.city for action in choices if isinstance(action, PlaceHussar))
    there = [city for city in state.hussars if city >= 0]
    around = state.setting.board.within[int(rng.random() * 6)][one_of(there or members(reach), rng)]
    lands = [around & state.setting.bohemia, reach & ~around]
    if rng.random() < CONTRARY:
        lands.reverse()
    for where in [land for land in lands if land][: 2 if rng.random() < CONTRARY else 1]:
        yield Pact(AUSTRIA, one_of(_others(state, AUSTRIA), rng), (places.NoHussars(AUSTRIA, where),), Done())


DECIDING: dict[str, Callable[[State, int, Any, Random], list[Clause]]] = {
    "vote": _voting,
    "offer-peace": _answering,
    "accept-peace": _answering,
    "reduce": _answering,
    "select": _selecting,
    "execute": _executing,
    "saxony-due": _shifting,
    "assign": _assigning,
    "duel": _fighting,
}
"""Possible clauses and their opposites, by the kind of decision."""


# ---------------------------------------------------------------- marches


def _moving(state: State, seat: int, choices: MovementChoices, rng: Random) -> Iterator[Pact]:
    """Forbids a march. Sometimes an older clause sends the general just there."""
    generals = [piece for piece in choices.pieces if piece < state.setting.generals]
    if not generals:
        return
    general = one_of(generals, rng)
    bound = state.major_of(state.setting.power_of[general])
    if bound < 0 or not _others(state, bound):
        return
    found: dict[str, list[tuple[March, Pact]]] = {}
    ways = [march for march in marches(Ground(state, general)) if march.path[-1] != march.path[0]]
    for march in ways:
        for kind, other, clause in _forbidding(state, bound, march, rng):
            found.setdefault(kind, []).append((march, Pact(bound, other, (clause,), march)))
    if not found:
        return
    on_flanders = state.setting.flanders >> state.place[general] & 1
    if choices.shared and not choices.phase.disputed and on_flanders and rng.random() < DISPUTES:
        away = going.Leaves(bound, state.setting.board.within[1][state.place[general]])
        yield Pact(bound, one_of(_others(state, bound), rng), (away,), then=Dispute())
        return
    whom = [state.major_of(state.setting.power_of[other]) for other in _beside(state, general)]
    whom = [power for power in whom if power in _others(state, bound) and not state.allied(bound, power)]
    if whom and rng.random() < CONTRARY:
        yield Pact(bound, whom[0], (places.NotAttack(bound, whom[0]),), Done())
        return
    if rng.random() < COMES_UP and (coming := list(_coming_up(state, bound, ways))):
        yield one_of(coming, rng)
        return
    rare = sorted(found.keys() & RARE)
    kind = one_of(rare if rare and rng.random() < 0.7 else sorted(found), rng)
    march, pact = one_of(found[kind], rng)
    hard = [(way, pact) for way, pact in found[kind] if _unavoidable(state, kind, way)]
    if hard and rng.random() < CONTRARY:
        march, pact = one_of(hard, rng)
        goes = going.GoesTo(bound, 1 << march.path[-1], 1 << general)
        paid = about.NotBid(pact.other, turns=2, when="fulfilled", other=2)
        pact = pact._replace(clauses=(goes, *pact.clauses, paid))
    yield pact


def _beside(state: State, general: int) -> list[int]:
    """The generals next to one."""
    near = state.setting.board.neighbour_set[state.place[general]]
    placed = enumerate(state.place[: state.setting.generals])
    return [other for other, place in placed if place >= 0 and near >> place & 1]


def _coming_up(state: State, own: int, ways: list[March]) -> Iterator[Pact]:
    """Lets a general who will be protected march up to one who will be bound."""
    setting = state.setting
    for march in ways:
        near = setting.board.neighbour_set[march.path[-1]]
        for general in range(setting.generals):
            bound, place = state.major_of(setting.power_of[general]), state.place[general]
            if bound in _others(state, own) and place >= 0 and near >> place & 1:
                yield Pact(bound, own, (places.NotAttack(bound, own, turns=2),), then=march)


def _unavoidable(state: State, kind: str, march: March) -> bool:
    """Whether a general who has to go to the march's end can hardly avoid what the clause forbids."""
    if kind == "conquer":
        return bool(state.enemy_fortresses(state.setting.power_of[march.piece]) >> march.path[0] & 1)
    there = [city for city in (*state.hussars, *state.place[state.setting.generals :]) if city >= 0]
    return kind not in RARE or march.path[-1] in there


def _forbidding(state: State, bound: int, march: March, rng: Random) -> Iterator[tuple[str, int, Clause]]:
    """Clauses that forbid a march, each with its kind and the power it is promised to."""
    setting, board, end = state.setting, state.setting.board, march.path[-1]
    others = _others(state, bound)
    for general in range(setting.generals):
        whom, place = state.major_of(setting.power_of[general]), state.place[general]
        if whom in others and place >= 0 and board.neighbour_set[end] >> place & 1:
            yield "attack", whom, places.NotAttack(bound, whom, 1 << general if rng.random() < 0.3 else 0)
    for train in range(setting.generals, len(state.place)):
        whom = state.major_of(setting.power_of[train])
        if whom in others and state.place[train] in march.path[1:]:
            yield "trains", whom, places.LetsAlone(bound, "trains", whom)
    if AUSTRIA in others and any(city in march.path[1:] for city in state.hussars if city >= 0):
        yield "hussars", AUSTRIA, places.LetsAlone(bound, "hussars", AUSTRIA)
    left, _ = Ground(state, march.piece).trace(march.path, march.force)
    if left:
        yield "conquer", one_of(others, rng), places.NotConquer(bound, left)
    if board.distance[end][march.path[0]] > 1:
        near = going.GoesTo(bound, 1 << march.path[0], 1 << march.piece, near=1)
        yield "near", one_of(others, rng), near
    around = board.within[1][end]
    if not around >> march.path[0] & 1:
        yield "leaves", one_of(others, rng), going.Leaves(bound, around)


# ---------------------------------------------------------------- where rare decisions are near


def rich_start(game: Game, box: Box, rng: Random) -> Game:
    """The same game from a position in which rare decisions are near.

    Prussia has Silesia, France a fortress in Austria, an election comes soon, and enemies face each other.
    """
    state = game.state
    setting, fortresses = state.setting, state.setting.board.fortresses
    core = one_of(members(setting.core & fortresses), rng)
    for power, cities in ((PRUSSIA, setting.silesia & fortresses), (FRANCE, 1 << core)):
        for other in range(6):
            taken = state.held[other] & cities if other != power else 0
            state.pool[other] += (taken & state.marked).bit_count()
            state.pool[power] -= taken.bit_count()
            state.held[other] &= ~taken
            state.held[power] |= taken
            state.marked |= taken
    election = next(
        card
        for card in state.political
        if any(e.kind == "election" for e in box.pack.cards[card].instructions)
    )
    state.political.remove(election)
    state.political.insert(len(state.political) - int(rng.random() * 8), election)
    for power in (PRUSSIA, FRANCE):
        _face(state, power, rng)
    return Game.from_position(game.position(), box)


def _face(state: State, power: int, rng: Random) -> None:
    """Moves an Austrian general next to one of a power, so that promises not to attack apply at once."""
    setting, board = state.setting, state.setting.board
    own = one_of([g for g in setting.generals_of[power] if state.place[g] >= 0], rng)
    free = [city for city in members(board.neighbour_set[state.place[own]]) if not state.occupied >> city & 1]
    there = [g for g in setting.generals_of[AUSTRIA] if state.place[g] >= 0 and not _beside(state, g)]
    if free and there:
        state.move(one_of(there, rng), one_of(free, rng))
