"""The things of a game in words, as it goes on."""

from __future__ import annotations

from maria.game import Game
from maria.state import State
from maria.words import Names


class Words(Names):
    """Names and sentences of one game in one language, at the position it is in."""

    def __init__(self, game: Game, language: str) -> None:
        """Takes the language of rules and names."""
        super().__init__(game.state, language)
        self.game = game

    @property
    def state(self) -> State:
        """The position."""
        return self.game.state
