"""Colonel: captain with weights trained for each role. It does not search, and is as fast."""

from __future__ import annotations

from maria.bots import trained
from maria.bots.captain import Captain
from maria.bots.characters import Character, Spokesman
from maria.bots.question import BELIEFS
from maria.bots.table import Ask, Reply
from maria.bots.weights import Judge
from maria.box import Box


class Colonel(Captain):
    """A captain with trained weights and perhaps a temper, which explains why it declines a proposal."""

    def __init__(
        self,
        box: Box,
        seed: str,
        judge: Judge = trained.colonel,
        beliefs: int = BELIEFS,
        temper: str = "",
    ) -> None:
        """Plays with the judge's weights, moved by its temper."""
        self.character = Character(temper, seed)
        self.judge = self.character.judge(judge)
        super().__init__(box, seed, self.judge, beliefs)
        self.envoy = Spokesman(self.character)

    def decide(self, ask: Ask) -> Reply:
        """The best choice in its judgement, sometimes with a remark."""
        return self.character.comment(ask, self.think(ask))

    def think(self, ask: Ask) -> Reply:
        """The decision without a remark."""
        return super().decide(ask)
