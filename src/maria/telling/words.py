"""The things of a game in words, as it goes on."""

from __future__ import annotations

from collections.abc import Iterable

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

    def counted(self, troops: Iterable[tuple[int, int | str]]) -> str:
        """Generals, each with his troops."""
        return ", ".join(f"{self.piece(general)} {count}" for general, count in troops)

    def executed(self, shifts: Iterable[tuple[int, int]], instructed: bool) -> str:
        """17.j: the parts of a Political Card that are executed."""
        parts = [
            self.say(f"show-shift-{'right' if n > 0 else 'left'}", track=self.track(track), boxes=abs(n))
            for track, n in shifts
        ]
        return ", ".join([*parts, *([self.say("play-instruction")] if instructed else [])])
