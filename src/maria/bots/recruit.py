"""Recruit: random but legal."""

from __future__ import annotations

from maria.actions import Action
from maria.bots.table import Ask, Bot, Reply
from maria.random_play import pick
from maria.rules.subsidies import Subsidies

ANSWERS = 0.5
"""How often a recruit proposes something or answers a proposal when it could."""


class Recruit(Bot):
    """Takes any of its choices."""

    def decide(self, ask: Ask) -> Reply:
        """One of the choices at random."""
        return Reply(pick(ask.choices, self.rng))

    def unasked(self, ask: Ask) -> Action | None:
        """Contracts at random."""
        contracts = Subsidies(ask.position, ask.seat)
        return pick(contracts, self.rng) if self.rng.random() < ANSWERS and contracts else None
