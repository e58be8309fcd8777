"""Recruit: random but legal."""

from __future__ import annotations

from maria.actions import Action
from maria.bots.table import Ask, Bot, Choice
from maria.rules.subsidies import SubsidyChoices

ANSWERS = 0.5
"""How often a recruit proposes something or answers a proposal when it could."""


class Recruit(Bot):
    """Takes any of its choices."""

    def decide(self, ask: Ask) -> Choice:
        """One of the choices at random."""
        assert ask.choices is not None
        return Choice(ask.choices.sample(self.rng))

    def unasked(self, ask: Ask) -> Action | None:
        """Contracts at random."""
        contracts = SubsidyChoices(ask.position, ask.seat)
        if self.rng.random() < ANSWERS and contracts.several():
            return contracts.sample(self.rng)
        return None
