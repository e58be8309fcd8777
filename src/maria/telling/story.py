"""What happened at the table, in order: events of the game, undos, messages. Like a record it only grows."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from maria import engine, notation, record
from maria.actions import Action, Assign, LayCard, Split, Transfer
from maria.box.model import POWERS
from maria.events import Event, Guarded, Secret, Values
from maria.game import Game
from maria.growing import Growing
from maria.moves import Move, Request
from maria.notation import NotationError
from maria.record import ASK, GRANT, REFUSE, UNDO, WITHDRAW
from maria.state import Seat, State
from maria.texts.message import Message, message
from maria.words import deed


@dataclass(frozen=True, slots=True)
class Said(Event):
    """A message to everybody at the table."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class AboutMove(Guarded, abstract=True):
    """Something about an action: what everybody may read of it, and what only its own seat may."""

    seat: Seat
    what: Message
    own: Secret[Message] = None
    seats: tuple[int, ...] = ()

    def ending(self, state: State) -> str:
        """The sentence is the same for everybody."""
        return ""

    def details(self, state: State) -> Values:
        """The action as the reader may know it."""
        return {"what": self.own or self.what}


@dataclass(frozen=True, slots=True)
class UndoAsked(AboutMove):
    """A player asks to take back an action."""


@dataclass(frozen=True, slots=True)
class TakenBack(AboutMove):
    """An action no longer counts. 6.e: nobody else learns of a transfer, unless its undo was asked for."""

    unheard: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """Nothing of it for others if they never knew of the action."""
        return None if self.unheard and seat not in self.seats else Guarded.seen_by(self, seat)


@dataclass(frozen=True, slots=True)
class UndoAnswer(Event, abstract=True):
    """What a player says to a request for an undo."""

    seat: Seat


class UndoGranted(UndoAnswer):
    """A player agrees to the undo."""


class UndoRefused(UndoAnswer):
    """A player does not agree to the undo."""


class UndoWithdrawn(UndoAnswer):
    """A player no longer asks for the undo."""


UNKNOWN = "?"
"""Stands for what only the seat itself may read."""
ANSWERS: dict[str, type[UndoAnswer]] = {GRANT: UndoGranted, REFUSE: UndoRefused, WITHDRAW: UndoWithdrawn}
"""What has happened by the lines after which an undo is no longer asked for, or by one seat less."""


class Line(NamedTuple):
    """A line of the record, and what of it the others may read: nothing if it is empty.

    `what` is the action in words, as the seat may read it, and `heard` as the others may.
    """

    seat: int
    own: str
    public: str
    what: Message = Message("")
    heard: Message = Message("")


class Story:
    """The story of a game, told from its record and followed line by line."""

    def __init__(self, game: Game) -> None:
        """Goes through the record of a game that has been played so far."""
        self.game = Game(game.box, game.header)
        self.events: Growing[Event] = Growing()
        self.lines: Growing[Line] = Growing()
        """The record as it is read at the table."""
        self.written: Growing[Line] = Growing()
        """The lines of the actions that count."""
        self.undone: list[Line] = []
        """What was taken back and can be played again, the next of each seat last."""
        for line in game.lines:
            self.play(line)
        self.game = game

    def copy(self) -> Story:
        """A story to go on with, of a game of its own; nothing that is done to it changes this one."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.game, other.events = self.game._branch(), self.events.copy()
        other.lines, other.written = self.lines.copy(), self.written.copy()
        other.undone = self.undone.copy()
        return other

    def play(self, line: str) -> tuple[int, list[Event]]:
        """Plays a line of the record; whose it is, and what happened by it."""
        game = self.game
        moves, request = game.moves.copy(), game.request
        happened = game.play(line)
        own = game.lines[-1]
        seat, text = self._read(own)
        if len(game.moves) > len(moves):
            position, action = game.before, game.moves[-1].action
            public, what = public_line(position, seat, action), deed(position, action)
            self.lines.append(Line(seat, own, public, what, _heard(action, what)))
            self.written.append(self.lines[-1])
            self._go_on(self.lines[-1], action)
        else:
            happened = self._told(seat, text, moves, request)
            self.lines.append(Line(seat, own, own if any(event.seen_by(None) for event in happened) else ""))
        self.events.extend(happened)
        return seat, happened

    def _go_on(self, line: Line, action: Action) -> None:
        """What was taken back is played again, or what is played instead makes an end of it."""
        own = [other for other in self.undone if other.seat == line.seat]
        if own and own[-1] == line:
            del self.undone[len(self.undone) - 1 - self.undone[::-1].index(line)]
        elif type(action) not in engine.OUT_OF_TURN:
            self.undone = [other for other in self.undone if other.seat != line.seat]

    def again(self, seat: int) -> str | None:
        """The action of a seat that was taken back and can be played again now."""
        own = [line for line in self.undone if line.seat == seat]
        if not own:
            return None
        _, text = record.split_line(self.game.seats, own[-1].own)
        with suppress(NotationError):
            action = notation.parse_action(self.game.state, seat, text)
            return None if engine.refusal(self.game.state, seat, action) else text
        return None

    def _read(self, line: str) -> tuple[int, str]:
        said = record.read_message(self.game.seats, line)
        return said or record.split_line(self.game.seats, line)

    def _told(self, seat: int, text: str, before: Growing[Move], request: Request | None) -> list[Event]:
        """The events of a line that is no action; before it there were these moves and this request."""
        if record.read_message(self.game.seats, self.game.lines[-1]):
            return [Said(seat, text)]
        if text == UNDO:
            name = self.game.seats[seat]
            latest = max(number for number, move in enumerate(before) if move.seat == name)
            return self._taken_back(latest, before, request)
        if text == ASK:
            assert self.game.request is not None
            asked = self.game.request.move
            return [_about(UndoAsked, self.written[asked])]
        told: list[Event] = [ANSWERS[text](seat)]
        if len(self.game.moves) < len(before):
            assert request is not None
            told += self._taken_back(request.move, before, request)
        return told

    def _taken_back(self, first: int, before: Growing[Move], request: Request | None) -> list[Event]:
        """Which actions no longer count: one, or one and all after it.

        6.e: nobody else hears of a transfer, unless it was asked for.
        """
        end = first + len(before) - len(self.game.moves)
        gone, later = self.written[first:end], self.written[end:]
        self.written = Growing([*self.written[:first], *later])
        self.undone += reversed(gone)
        asked = request.move - first if request else -1
        return [
            _about(TakenBack, line, unheard=not line.public and number != asked)
            for number, line in enumerate(gone)
        ]


def _about(kind: type[AboutMove], line: Line, **more: Any) -> Event:
    """An event about an action, whose secrets only its own seat reads."""
    if line.heard == line.what:
        return kind(line.seat, line.what, **more)
    return kind(line.seat, line.heard, line.what, **more, seats=(line.seat,))


def _heard(action: Action, what: Message) -> Message:
    """What the others hear of an action that is taken back: of a transfer only that there was one (6.e)."""
    match action:
        case Transfer():
            return message("deed-hidden")
        case LayCard():
            return message("deed-lay-hidden")
    return what


def public_line(state: State, seat: int, action: Action) -> str:
    """What the others may read of an action: each card with its deck, for they see the backs (8.l).

    Secret are how troops are split (4.e), who gets new ones (13.b), the face of a card just placed (17.c) and
    all of a transfer (6.e). Who re-enters where is seen.
    """
    setting, to = state.setting, notation.Writer(state)
    match action:
        case Transfer():
            return ""
        case Split(power):
            text = f"split {POWERS[power]} {UNKNOWN}"
        case Assign(power, _, entries):
            coming = [f"{to.piece(g)} {UNKNOWN} {to.city(at)}{to.command(named)}" for g, at, named in entries]
            text = f"assign {POWERS[power]} {', '.join([*coming, UNKNOWN])}"
        case LayCard(card):
            text = f"lay {UNKNOWN}/{card // setting.deck_size + 1}"
        case _:
            text = notation.format_action(state, action, decks=True)
    return f"{setting.seats[seat]}: {text}"
