"""The public `Game`: new, play, undo, view, record, load."""

from __future__ import annotations

from typing import NamedTuple

from maria import engine, record
from maria import view as views
from maria.actions import Action
from maria.box import Box, load
from maria.record import RecordError
from maria.rules.step import Choices, Event
from maria.state import State
from maria.texts import MessageError

ENGINE = "1"
"""The version of the rules: a record made under another one says so when it is loaded."""
VARIANTS = {"introductory": (2, 3)}
"""The variants that can be played, and for how many players."""


class Result(NamedTuple):
    """How a game ended: the winning seat, None for a draw, and the rule by which it ended."""

    winner: str | None
    rule: str


class SettingError(MessageError):
    """A game that does not exist."""


class Game:
    """A game of MARIA from its set-up to its end."""

    def __init__(self, box: Box, header: record.Header) -> None:
        """Use `Game.new` or `Game.load`."""
        self.box, self.header = box, header
        self.state: State
        self.events: list[list[Event]]
        """What happened: at the start, and with each action."""
        self.lines: list[str] = []
        """The actions as lines of the record."""
        self._begin()

    def _begin(self) -> None:
        header = self.header
        self.state, started = engine.new_game(self.box, header.variant, header.players, header.seed)
        self.events = [started]

    @classmethod
    def new(cls, variant: str, players: int = 3, seed: int | str = 0, box: Box | None = None) -> Game:
        """A new game at its first decision."""
        if variant not in VARIANTS:
            raise SettingError("game-variant", variant=variant[:30], variants=", ".join(VARIANTS))
        if players not in VARIANTS[variant]:
            raise SettingError("game-players", variant=variant, players=players)
        if "\n" in str(seed) or len(str(seed)) > 200:
            raise SettingError("game-seed")
        box = box or load()
        return cls(box, record.header_of(box, variant, players, ENGINE, str(seed)))

    @classmethod
    def load(cls, text: str, box: Box | None = None) -> Game:
        """The game of a record; every action is checked, and the line at fault is told."""
        box = box or load()
        header, lines = record.read_header(text)
        if header.hash != box.pack.hash:
            raise RecordError(1, "record-pack", pack=header.pack[:60], hash=header.hash[:12])
        if header.engine != ENGINE:
            raise RecordError(1, "record-engine", engine=header.engine[:20], ours=ENGINE)
        if header.variant not in VARIANTS or header.players not in VARIANTS[header.variant]:
            raise RecordError(1, "game-variant", variant=header.variant[:30], variants=", ".join(VARIANTS))
        game = cls(box, header)
        game.events += record.replay(game.state, lines)
        game.lines = [line for _, line in lines]
        return game

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the game."""
        return self.state.setting.seats

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats the game waits for."""
        return tuple(self.seats[seat] for seat in engine.to_act(self.state))

    @property
    def may_act(self) -> tuple[str, ...]:
        """Seats that may act although the game does not wait for them (6.e)."""
        return tuple(self.seats[seat] for seat in engine.may_act(self.state))

    @property
    def outcome(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        outcome = self.state.outcome
        if outcome is None:
            return None
        return Result(self.seats[outcome.winner] if outcome.winner >= 0 else None, outcome.rule)

    def legal(self, seat: str | None = None) -> Choices | None:
        """What a seat may do, or the first seat that the game waits for; None if it is not waited for."""
        waiting = self.to_act
        if seat is None and not waiting:
            return None
        return engine.legal(self.state, self.seats.index(seat or waiting[0]))

    def play(self, action: str | Action, seat: str | None = None) -> list[Event]:
        """Plays a line such as `louis: march ...`, or an action of a seat (the first that is waited for)."""
        if isinstance(action, str):
            number, made = record.parse_line(self.state, action)
        else:
            number, made = self.seats.index(seat or self.to_act[0]), action
        refusal = engine.refusal(self.state, number, made)
        if refusal:
            raise engine.IllegalAction(refusal)
        line = record.format_line(self.state, number, made)
        happened = engine.apply(self.state, number, made)
        self.lines.append(line)
        self.events.append(happened)
        return happened

    def undo(self) -> None:
        """Takes back the last action."""
        if not self.lines:
            raise SettingError("game-nothing-to-undo")
        lines = self.lines[:-1]
        self._begin()
        self.events += record.replay(self.state, list(enumerate(lines, 1)))
        self.lines = lines

    def view(self, seat: str) -> views.View:
        """All that a seat may know, as plain data."""
        return views.view(self.state, self.seats.index(seat))

    def record(self) -> str:
        """The game as text."""
        return "\n".join([*self.header.lines(), *self.lines]) + "\n"
