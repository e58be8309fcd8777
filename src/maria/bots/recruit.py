"""Recruit: random but legal."""

from __future__ import annotations

from maria.bots.table import Ask, Bot, Reply
from maria.random_play import pick
from maria.rules.treaties import Negotiations

ANSWERS = 0.5
"""The probability that a recruit negotiates when it can."""


class RecruitBot(Bot):
    """Plays any legal choice."""

    def decide(self, ask: Ask) -> Reply:
        """A random choice."""
        return Reply(pick(ask.choices, self.rng))

    def unasked(self, ask: Ask) -> Reply | None:
        """A random action on contracts and treaties, or None."""
        able = Negotiations(ask.position, ask.seat)
        action = pick(able, self.rng) if self.rng.random() < ANSWERS and able else None
        return Reply(action) if action is not None and action in able else None
