"""Colonel: captain's judgement with weights that were trained for each role. No search, and as quick."""

from __future__ import annotations

from maria.bots import trained
from maria.bots.captain import Captain
from maria.bots.characters import Character, Spokesman
from maria.bots.question import BELIEFS
from maria.bots.table import Ask, Reply
from maria.bots.weights import Judge
from maria.box import Box


class Colonel(Captain):
    """A captain with trained weights, perhaps with a temper, who says why he declines a proposal."""

    def __init__(
        self,
        box: Box,
        seed: str,
        judge: Judge = trained.colonel,
        beliefs: int = BELIEFS,
        temper: str = "",
    ) -> None:
        """Plays with the weights of its role, moved by its temper."""
        self.character = Character(temper, seed)
        self.judge = self.character.judge(judge)
        super().__init__(box, seed, self.judge, beliefs)
        self.envoy = Spokesman(self.character)

    def decide(self, ask: Ask) -> Reply:
        """What it thinks best, with a word now and then."""
        return self.character.comment(ask, self.think(ask))

    def think(self, ask: Ask) -> Reply:
        """The decision itself."""
        return super().decide(ask)
