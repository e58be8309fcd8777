"""What captain is asked, and what it remembers from one question to the next."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from maria.bots.campaign import Campaign
from maria.bots.candidates import candidates
from maria.bots.judgement import Front, estimated_troops
from maria.bots.table import Motive, Scored
from maria.rules.step import Choices
from maria.state import State


class Memory:
    """What was worked out for earlier questions and may still hold; every use looks whether it does."""

    def __init__(self, rng: Random) -> None:
        """Nothing is known yet; all chance comes from `rng`."""
        self.rng = rng
        self.campaigns: dict[int, Campaign] = {}


class Question:
    """What is asked of a seat in a position; only what the seat may know of it is looked at."""

    def __init__(self, state: State, seat: int, choices: Choices, memory: Memory) -> None:
        """Takes the legal choices."""
        self.state, self.seat, self.choices, self.memory = state, seat, choices, memory
        self._troops: list[float] | None = None

    def troops(self) -> list[float]:
        """The troops of every general, as far as the seat can tell."""
        if self._troops is None:
            self._troops = estimated_troops(self.state, self.seat)
        return self._troops

    def front(self, power: int) -> Front:
        """A power's war, as it is now."""
        campaign = self.memory.campaigns.get(power)
        if campaign is None:
            campaign = self.memory.campaigns[power] = Campaign(self.state, power, self.troops())
        campaign.front.look(self.state, self.troops())
        return campaign.front

    def campaign(self, power: int) -> Campaign:
        """A power's movement phase, as it is now."""
        campaign = self.memory.campaigns.get(power)
        if campaign is None:
            campaign = self.memory.campaigns[power] = Campaign(self.state, power, self.troops())
        campaign.look(self.state, self.troops(), self.choices)
        return campaign

    def rated(self, worth: Callable[[Any], float], why: str) -> list[Scored]:
        """What the candidates are worth; they all have the same motive."""
        return [(worth(action), action, Motive(why)) for action in candidates(self.choices)]


Decide = Callable[[Question], list[Scored]]
"""How a step is decided: what the choices are worth that are thought of, at least one."""
