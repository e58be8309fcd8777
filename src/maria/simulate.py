"""Random play to the end, with the invariants of the game checked after every action."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from random import Random

from maria import engine, record
from maria.actions import Action, March
from maria.box import Box, load
from maria.box.tables import FAR, bits
from maria.game import ENGINE, Game
from maria.knowledge import STRONGEST
from maria.random_play import pick, pick_out_of_turn
from maria.rules.variants import derive
from maria.state import AWAY, MAJOR, PRUSSIA, REMOVED, SAXONY, State

OUT_OF_TURN = 0.03
"""How often somebody acts out of turn (6.e, 10.1.k), if anybody can."""
EAGERNESS = 5
"""How many more marches an eager player considers."""


class BrokenGame(Exception):
    """A game that went wrong; `problem` says how, and `text` is the record that reproduces it."""

    def __init__(self, problem: str, text: str) -> None:
        """Takes the problem and the record."""
        self.problem, self.text = problem, text
        super().__init__(problem, text)


@dataclass
class Tally:
    """Counts of games played."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Adds another count to this one."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


def broken_invariants(state: State) -> Iterator[str]:
    """Violated invariants, as short codes for developers; the record shows how they came about."""
    setting = state.setting
    piles = (*state.hands, *state.display, *state.face_down, state.hoard, state.draw, *state.discards)
    unopened = (len(state.discards) - state.opened) * setting.deck_size
    cards = sum(map(len, piles)) + sum(card >= 0 for card in state.placed) + unopened
    if cards != setting.deck_size * len(state.discards):
        yield f"8.e:{cards}"
    standing: dict[int, list[int]] = {}
    for piece, place in enumerate(state.place):
        if place >= 0:
            standing.setdefault(place, []).append(piece)
    yield from _broken_caches(state, standing)
    moving = state.agenda and state.agenda[-1].kind == "transfer"
    for city, pieces in standing.items():
        owners = [setting.power_of[piece] for piece in pieces]
        stack = len(pieces) == 2 and max(pieces) < setting.generals
        if len(pieces) > 1 and not moving and not (stack and state.cooperating[owners[0]] >> owners[1] & 1):
            yield f"6.a:{city}"
        if city in state.hussars:
            yield f"7.d:{city}"
    for general in range(setting.generals):
        here = state.place[general] not in (REMOVED, AWAY)
        if here != (state.troops[general] > 0) and state.turn > 0:
            yield f"6.f:{general}"
        if state.troops[general] > STRONGEST:
            yield f"6.c:{general}"
    fortresses = 0
    for held in state.held:
        if fortresses & held:
            yield "3.e"
        fortresses |= held
    if fortresses != setting.board.fortresses and not state.ceded:
        yield "3.e:"
    if setting.variant.pools:
        yield from _broken_pools(state)
    for generals, low, high in state.known.sums:
        total = sum(state.troops[g] for g in range(setting.generals) if generals >> g & 1)
        if state.turn > 0 and not low <= total <= high:
            yield f"6.d:{generals}"
    for (power, suit, deck), most in state.known.voids.items():
        cards_of = [c for c in state.hands[power] if setting.card_suit[c] == suit]
        if sum(card // setting.deck_size == deck for card in cards_of) > most:
            yield f"11.1.h:{power}"


def _broken_caches(state: State, standing: dict[int, list[int]]) -> Iterator[str]:
    """Cached values that differ from what follows from the rest of the position."""
    if state.at != {city: tuple(pieces) for city, pieces in standing.items()}:
        yield "at"
    if state.occupied != bits(standing):
        yield "occupied"
    owners = state.setting.power_of
    for power, cities in enumerate(state.cities_of):
        if cities != bits(c for c, pieces in standing.items() if power in [owners[p] for p in pieces]):
            yield f"cities_of:{power}"
    derived = state.copy()
    derive(derived)
    if any(
        getattr(derived, name) != getattr(state, name)
        for name in ("home", "enemies", "cooperating", "stages")
    ):
        yield "derived"
    if engine.to_act(derived) != state.waits:
        yield f"waits:{state.waits}"


def _broken_pools(state: State) -> Iterator[str]:
    """15.b: victory markers that were lost or doubled, and other faults of the advanced game."""
    setting = state.setting
    for power in MAJOR:
        cities = state.held[power] & state.marked
        count = state.pool[power] + cities.bit_count() + state.battle[power] + state.aside[power]
        count += state.boxed.count(power)
        for city, asker in state.questions.items():
            count += state.asked >> city & 1 and state.major_of(asker) == power
        if count != setting.pools[power]:
            yield f"15.b:{power}:{count}"
        if state.pool[power] and state.held[power] & state.controls:
            yield f"10.3.p:{power}"
    if state.marked & state.controls or state.marked & setting.electors:
        yield "10.3.h"
    if state.agenda and state.agenda[-1].kind == "transfer":
        return
    for power in (PRUSSIA, SAXONY) if state.neutral else ():
        for piece, place in enumerate(state.place):
            own = setting.power_of[piece] == power
            if state.neutral >> power & 1 and place >= 0 and own != state.home[power] >> place & 1:
                yield f"19.4:{piece}"


def play_game(
    variant: str,
    players: int,
    seed: str,
    box: Box | None = None,
    check: bool = True,
    eager: bool = False,
    options: tuple[str, ...] = (),
    treaties: bool = True,
) -> Tally:
    """Plays a random game to its end, with bold marches if `eager`; raises BrokenGame for any fault."""
    box = box or load()
    rng = Random(seed)
    tally = Tally(games=1)
    moves: list[tuple[int, Action]] = []
    try:
        started = time.perf_counter()
        state, _ = engine.new_game(box, variant, players, seed, options)
        while state.agenda:
            seats = engine.to_act(state)
            seat = seats[int(rng.random() * len(seats))]
            choices = engine.legal(state, seat)
            tally.decisions += choices.several()
            action = pick(choices, rng)
            if eager and isinstance(action, March):
                action = boldest(state, [action, *(pick(choices, rng) for _ in range(EAGERNESS))])
            moves.append((seat, action))
            engine.carry_out(state, seat, action, with_events=False, choices=choices)
            if rng.random() < OUT_OF_TURN and (taken := pick_out_of_turn(state, rng, treaties)):
                moves.append(taken)
                engine.carry_out(state, *taken, with_events=False)
            if check:
                tally.seconds += time.perf_counter() - started
                for problem in broken_invariants(state):
                    raise BrokenGame(problem, "")
                started = time.perf_counter()
        tally.seconds += time.perf_counter() - started
    except Exception as error:
        problem = error.problem if isinstance(error, BrokenGame) else repr(error)
        header = record.header_of(box, variant, players, ENGINE, seed, options)
        raise BrokenGame(problem, _record(box, header, moves)) from error
    assert state.outcome is not None
    winner, rule = state.outcome
    tally.wins[state.setting.seats[winner] if winner >= 0 else "-"] += 1
    tally.endings[rule] += 1
    tally.turns[state.turn] += 1
    return tally


def play_number(
    variant: str, players: int, seed: int, box: Box, options: tuple[str, ...], number: int
) -> Tally:
    """One of many games, checked; every other one has bold marches."""
    return play_game(variant, players, f"{seed}-{number}", box, True, number % 2 == 1, options)


def boldest(state: State, actions: list[Action]) -> Action:
    """The march that ends nearest to an enemy general."""
    setting = state.setting

    def nearest(action: Action) -> int:
        if not isinstance(action, March):
            return FAR
        enemies = state.enemies[setting.power_of[action.piece]]
        row = setting.board.distance[action.path[-1]]
        hostile = (g for g in range(setting.generals) if enemies >> setting.power_of[g] & 1)
        return min((row[state.place[g]] for g in hostile if state.place[g] >= 0), default=FAR)

    return min(actions, key=nearest)


def _record(box: Box, header: record.Header, moves: list[tuple[int, Action]]) -> str:
    lines, state = header.lines(), Game(box, header).state
    for seat, action in moves:
        lines.append(record.format_line(state, seat, action))
        try:
            engine.apply(state, seat, action)
        except Exception as error:
            lines.append(f"# {error!r}")
            break
    return "\n".join(lines) + "\n"
