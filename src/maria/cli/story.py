"""What happened at the table, in order: events of the game, undos, messages. Like a record it only grows."""

from __future__ import annotations

from maria import record
from maria.game import Game, Move
from maria.record import ASK, GRANT, REFUSE
from maria.rules.step import Event

SECRET = ("split", "assign", "transfer", "lay")
"""The actions that only their own seat may read in full."""


class Story:
    """The story of a game, told from its record and followed line by line."""

    def __init__(self, game: Game) -> None:
        """Goes through the record of a game that has been played so far."""
        self.game = Game(game.box, game.header)
        self.events: list[Event] = []
        self.written: list[str] = []
        """The lines of the actions that count."""
        for line in game.lines:
            self.play(line)
        self.game = game

    def play(self, line: str) -> tuple[int, list[Event]]:
        """Plays a line of the record; whose it is, and what happened by it."""
        game, before = self.game, list(self.game.moves)
        happened = game.play(line)
        seat, text = self._read(game.lines[-1])
        if len(game.moves) > len(before):
            self.written.append(game.lines[-1])
        else:
            happened = self._told(seat, text, before)
        self.events += happened
        return seat, happened

    def _read(self, line: str) -> tuple[int, str]:
        """The seat of a line, and what it says without its seat."""
        said = record.read_message(self.game.seats, line)
        return said or record.split_line(self.game.seats, line)

    def _told(self, seat: int, text: str, before: list[Move]) -> list[Event]:
        """The events of a line that is no action."""
        if record.read_message(self.game.seats, self.game.lines[-1]):
            return [Event("said", {"seat": seat, "text": text})]
        told = []
        if text == ASK:
            assert self.game.request is not None
            told = [self._about("undo-asked", seat, self.written[self.game.request.move])]
        elif text in (GRANT, REFUSE):
            told = [Event("undo-granted" if text == GRANT else "undo-refused", {"seat": seat})]
        if len(self.game.moves) < len(before):
            told += self._taken_back(before)
        return told

    def _taken_back(self, before: list[Move]) -> list[Event]:
        """Which actions no longer count: one, or one and all after it."""
        moves = self.game.moves
        first = next((n for n, move in enumerate(moves) if move != before[n]), len(moves))
        end = first + len(before) - len(moves)
        gone, self.written[first:end] = self.written[first:end], []
        return [
            self._about("taken-back", move.seat, line)
            for move, line in zip(before[first:end], gone, strict=True)
        ]

    def _about(self, kind: str, seat: int, line: str) -> Event:
        """An event about an action, whose secrets only its own seat reads."""
        if line.partition(": ")[2].split()[0] in SECRET:
            return Event(f"{kind}-hidden", {"seat": seat}, {"line": line}, (seat,))
        return Event(kind, {"seat": seat, "line": line})
