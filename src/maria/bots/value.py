"""Who is likely to win: an evaluation of whole positions at the start of a movement phase.

It is applied to positions sampled from a view, so it may use everything in them. `maria train value` fits
its parameters.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Any

from maria.box.tables import members
from maria.rules.movement import Movement
from maria.rules.saxony import status
from maria.rules.tactical_cards import worth as pays
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, REMOVED, SAXONY, State

SIDES = (FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC)
NO_GOAL = 9
"""What a power without a goal lacks."""
REACH, NEAR = 4, 6
"""How far away a general can attack or take a fortress in his next march, and in the one after."""


class Army:
    """The generals in a city."""

    def __init__(self, city: int, power: int) -> None:
        """Starts without troops."""
        self.city, self.power = city, power
        self.troops, self.moved = 0, False


class Outlook:
    """What each power has, and what it could take or lose next. Lists are by power."""

    def __init__(self, state: State) -> None:
        """Counts generals and armies, then assesses what they could do."""
        self.state = state
        self.troops, self.down, self.gone, self.largest = [0] * 6, [0] * 6, [0] * 6, [0] * 6
        self.open, self.near, self.lost = [0.0] * 6, [0.0] * 6, [0.0] * 6
        self.risk, self.chance = [0.0] * 6, [0.0] * 6
        self.armies: list[Army] = []
        self._count()
        for power in range(6):
            major = state.major_of(power)
            if major >= 0 and state.seat_of[power] >= 0 and not state.neutral >> power & 1:
                self._see(power, major)

    def _count(self) -> None:
        state, found = self.state, dict[int, Army]()
        for general in range(state.setting.generals):
            power, city, troops = state.setting.power_of[general], state.place[general], state.troops[general]
            self.gone[power] += city == REMOVED
            self.troops[power] += troops
            if troops and city >= 0:
                down = bool(state.down >> general & 1)
                self.down[power] += down
                army = found.get(city)
                if army is None:
                    army = found[city] = Army(city, power)
                    self.armies.append(army)
                army.troops += troops
                army.moved = army.moved or down

    def _see(self, power: int, major: int) -> None:
        state, within = self.state, self.state.setting.board.within
        here = there = 0
        for army in self.armies:
            if army.power == power:
                self.largest[major] = max(self.largest[major], army.troops)
                if not army.moved:
                    here |= within[REACH][army.city]
                there |= within[NEAR][army.city]
                self._weigh(army, major)
        for city in members(state.enemy_fortresses(power) & state.open_land(power) & there):
            owner = state.controller(city)
            worth = self._open(city, state.cooperating[owner])
            reached = bool(here >> city & 1)
            if reached:
                self.open[major] += worth
            else:
                self.near[major] += worth
            loser = state.major_of(owner)
            if state.marked >> city & 1 and loser >= 0:
                self.lost[loser] += worth if reached else 0.4 * worth

    def _weigh(self, army: Army, major: int) -> None:
        """Rates how much stronger or weaker an army is than the enemies that could attack it."""
        enemies, row = self.state.enemies[army.power], self.state.setting.board.distance[army.city]
        first = second = 0
        for other in self.armies:
            if row[other.city] <= REACH and enemies >> other.power & 1:
                if other.troops > first:
                    first, second = other.troops, first
                elif other.troops > second:
                    second = other.troops
        if first:
            self.risk[major] += max(0.0, min(first + 0.5 * second - army.troops, float(army.troops), 8.0))
            self.chance[major] += max(0.0, min(army.troops - first, first, 8))

    def _open(self, city: int, friends: int) -> float:
        """How open a fortress is, by the troops that protect it: 1.0 if there are none."""
        row, guards = self.state.setting.board.distance[city], 0
        for army in self.armies:
            if row[army.city] <= 3 and friends >> army.power & 1:
                guards += army.troops
        return 1.0 if not guards else 0.3 if guards < 4 else 0.1


def shares(winner: int, seats: int) -> list[float]:
    """What the end of a game is worth to each seat. A draw, -1, is shared equally."""
    return [1.0 / seats if winner < 0 else float(seat == winner) for seat in range(seats)]


def lacking(state: State) -> list[int]:
    """What each power lacks to win."""
    if state.setting.variant.pools:
        return state.pool.copy()
    found = [NO_GOAL] * 6
    for goal in state.setting.variant.goals(state):
        found[goal.power] = min(found[goal.power], max(0, goal.needed - goal.reached))
    return found


def features(state: State) -> list[float]:
    """The inputs of the evaluation."""
    setting, seen, lacks = state.setting, Outlook(state), lacking(state)
    top = state.agenda[-1]
    stage = top.stage if isinstance(top, Movement) else -1
    found: list[float] = []
    for power in SIDES:
        lack, troops, hand = lacks[power], seen.troops[power], state.hands[power]
        points, scored, minor = 0, 0.0, 0
        for card in hand:
            points += pays(state, card)
        for scores in state.scores:
            scored += scores[power]
        if power == FRANCE:
            minor = seen.troops[BAVARIA]
        elif state.major_of(SAXONY) == power:
            minor = seen.troops[SAXONY]
        found += [lack / 5, max(0, 4 - lack) / 2, float(max(0, 2 - lack)), troops / 10, minor / 10]
        found += [
            points / 30,
            len(hand) / 6,
            seen.down[power] / 2,
            seen.open[power] / 3,
            seen.near[power] / 4,
        ]
        found += [seen.risk[power] / 6, seen.chance[power] / 6, seen.lost[power] / 2, seen.gone[power] / 2]
        found += [state.battle[power] / 2, seen.largest[power] / 8, scored / 10]
        found += [max(0.0, seen.open[power] - lack) / 2, min(seen.open[power], 4.0) / (1.0 + lack)]
    saxony = status(state) if setting.variant.politics else ""
    held = (state.held[FRANCE] & setting.electors).bit_count()
    last = setting.variant.last_turn(state)
    found += [state.turn / 12, max(0, state.turn - last + 4) / 4, float(state.turn % 3 == 0)]
    found += [float(state.turn % 3 == 1), float(state.peace > 0), float(bool(state.reduced))]
    found += [float(saxony == "austrian"), float(saxony == "neutral"), float(saxony == "prussian")]
    found += [state.election / 2, len(state.hands[BAVARIA]) / 6, seen.gone[BAVARIA] / 2, float(stage == 0)]
    found += [float(stage == 1), float(stage == 2), float(state.neutral >> PRUSSIA & 1), held / 4]
    found += [float(bool(state.ceded))]
    found += [marker / 4 for marker in state.markers]
    return found


class Value:
    """A small neural network: one hidden layer with a linear bypass, and a softmax over the seats."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Takes the parameters from a file of `maria train value`.

        Each row of a layer belongs to an output.
        """
        self.mean: list[float] = data["mean"]
        self.scale: list[float] = data["scale"]
        self.inner: list[list[float]] = data["inner"]
        self.inner_bias: list[float] = data["inner_bias"]
        self.outer: list[list[float]] = data["outer"]
        self.direct: list[list[float]] = data["direct"]
        self.bias: list[float] = data["bias"]

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win, at the start of a movement phase."""
        return self.of(features(state))

    def of(self, found: list[float]) -> list[float]:
        """Each seat's chance to win, by the features of a position."""
        normed = [(x - mean) * scale for x, mean, scale in zip(found, self.mean, self.scale, strict=True)]
        hidden: list[float] = []
        for row, bias in zip(self.inner, self.inner_bias, strict=True):
            hidden.append(max(0.0, sum(map(mul, normed, row)) + bias))
        scores: list[float] = []
        for row, direct, bias in zip(self.outer, self.direct, self.bias, strict=True):
            scores.append(sum(map(mul, hidden, row)) + sum(map(mul, normed, direct)) + bias)
        most = max(scores)
        shares = [exp(score - most) for score in scores]
        whole = sum(shares)
        return [share / whole for share in shares]
