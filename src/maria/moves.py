"""What a game consists of besides its position: its moves, and how it ended."""

from __future__ import annotations

from typing import NamedTuple

from maria.actions import Action
from maria.events import Event
from maria.state import State


class Result(NamedTuple):
    """How a game ended: the winning seat, None for a draw, and the rule by which it ended."""

    winner: str | None
    rule: str


class Move(NamedTuple):
    """An action that counts, and what happened by it."""

    seat: str
    action: Action
    events: list[Event]
    line: str
    """Its line of the record: the seat and the text."""

    @property
    def text(self) -> str:
        """The action as it is written in the record."""
        return self.line.partition(": ")[2]

    def __repr__(self) -> str:
        """Its line of the record."""
        return f"<Move {self.line}>"


class Moment(NamedTuple):
    """A move of a game: its number from 1 on, its text, and the positions before and after it."""

    ply: int
    seat: str
    action: Action
    text: str
    events: list[Event]
    before: State
    after: State

    def __repr__(self) -> str:
        """Short: the number and the line of the record."""
        return f"<Moment {self.ply} {self.seat}: {self.text}>"

    def changes(self) -> dict[str, tuple[str, str]]:
        """What is different after it: by what it is of, how it was and how it is."""
        from maria.position import changes

        return changes(self.before, self.after)
