"""Recruit: random but legal."""

from __future__ import annotations

from maria.bots.table import Ask, Bot, Reply
from maria.random_play import pick
from maria.rules.treaties import Negotiations

ANSWERS = 0.5
"""How often a recruit proposes something or answers a proposal when it could."""


class RecruitBot(Bot):
    """Takes any of its choices."""

    def decide(self, ask: Ask) -> Reply:
        """One of the choices at random."""
        return Reply(pick(ask.choices, self.rng))

    def unasked(self, ask: Ask) -> Reply | None:
        """Contracts and treaties at random."""
        able = Negotiations(ask.position, ask.seat)
        action = pick(able, self.rng) if self.rng.random() < ANSWERS and able else None
        return Reply(action) if action is not None and action in able else None
