"""Colonel: captain's judgement with weights that were trained for each role. No search, and as quick."""

from __future__ import annotations

from maria.bots import trained
from maria.bots.captain import Captain
from maria.bots.question import BELIEFS
from maria.bots.weights import Judge
from maria.box import Box


class Colonel(Captain):
    """A captain with trained weights."""

    def __init__(self, box: Box, seed: str, judge: Judge = trained.colonel, beliefs: int = BELIEFS) -> None:
        """Plays with the weights of its role."""
        super().__init__(box, seed, judge, beliefs)
