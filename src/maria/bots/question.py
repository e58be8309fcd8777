"""A question to captain, and captain's memory from one question to the next."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from maria.bots.campaign import Campaign
from maria.bots.candidates import candidates
from maria.bots.judgement import Front, estimated_troops
from maria.bots.table import Motive, Scored
from maria.bots.weights import Judge, Weights, captain
from maria.rules.step import Choices
from maria.state import State

BELIEFS = 10
"""How many hands of the other side a duel takes into account."""


class Memory:
    """Results of earlier questions that may still be valid. Every use checks whether they are."""

    def __init__(
        self, rng: Random, front: type[Front] = Front, judge: Judge = captain, beliefs: int = BELIEFS
    ) -> None:
        """`rng` is the only source of chance, `front` assesses wars, `judge` gives each seat's weights."""
        self.rng, self.front, self.judge, self.beliefs = rng, front, judge, beliefs
        self.weights: dict[int, Weights] = {}
        self.campaigns: dict[int, Campaign] = {}
        self.troops: dict[int, tuple[tuple[object, ...], list[float]]] = {}
        """The estimated troops by seat, with the knowledge they were computed from."""


class Question:
    """A question to a seat in a position. It uses only what the seat may know."""

    def __init__(self, state: State, seat: int, choices: Choices, memory: Memory) -> None:
        """Takes the legal choices, and gets the seat's weights."""
        self.state, self.seat, self.choices, self.memory = state, seat, choices, memory
        weights = memory.weights.get(seat)
        if weights is None:
            weights = memory.weights[seat] = memory.judge(state.setting, seat)
        self.weights: Weights = weights

    def troops(self) -> list[float]:
        """The troops of every general, as far as the seat can tell."""
        state, seats = self.state, self.state.seat_of
        owner = state.setting.power_of
        own = [count if seats[owner[g]] == self.seat else bool(count) for g, count in enumerate(state.troops)]
        knows = seats, own, [state.total(power) for power in range(6)], state.known.sums.copy()
        known = self.memory.troops.get(self.seat)
        if known is None or known[0] != knows:
            known = self.memory.troops[self.seat] = knows, estimated_troops(state, self.seat)
        return known[1]

    def front(self, power: int) -> Front:
        """A power's war, updated to the position."""
        front = self._known(power).front
        front.update(self.state, self.troops())
        return front

    def campaign(self, power: int) -> Campaign:
        """A power's movement phase, updated to the position."""
        campaign = self._known(power)
        campaign.update(self.state, self.troops(), self.choices)
        return campaign

    def _known(self, power: int) -> Campaign:
        campaign = self.memory.campaigns.get(power)
        if campaign is None or campaign.weights is not self.weights:
            campaign = self.memory.campaigns[power] = Campaign(power, self.memory.front, self.weights)
        return campaign

    def rated(self, worth: Callable[[Any], float], why: str | Callable[[Any], str]) -> list[Scored]:
        """The candidates with their worth and reason. `why` is one reason for all, or gives each its own."""
        found = candidates(self.choices)
        return [
            (worth(action), action, Motive(why if isinstance(why, str) else why(action))) for action in found
        ]


Decide = Callable[[Question], list[Scored]]
"""Scores the choices of a step that are worth considering. At least one is returned."""
