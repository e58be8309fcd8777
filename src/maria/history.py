"""A game as people play it: moves, undo requests that others may have to grant, and messages.

A history is a list of lines that only grows. Each line has its events and the text that others may read.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple, cast

from maria import engine, notation, record
from maria.actions import Action, Assign, LayCard, Split, Transfer
from maria.append_list import AppendList
from maria.box import Box, load, published
from maria.box.model import POWERS
from maria.box.names import Namer
from maria.engine import SettingError
from maria.events import Event, Guarded, Secret, Values
from maria.game import ENGINE, Game, Move
from maria.notation import NotationError
from maria.record import RecordError
from maria.state import Seat, State
from maria.texts import LANGUAGES, MariaError
from maria.texts.message import Message, message, read
from maria.words import deed

UNKNOWN = "?"
"""Replaces what only the seat that moved may read."""
SPECTATOR, HIDDEN = "spectator", "hidden"
"""In a redacted record: the reader if it is a spectator, and the replacement for the seed."""
MOST_REPLAYED = 50_000
"""The most moves that undos in one record may have replayed: a record cannot keep a server busy."""


class Said(Event):
    """A message to the whole table; bots send a message of the catalogues, written as JSON."""

    seat: Seat
    text: str

    def details(self, state: State) -> Values:
        """The text; a bot's message appears in the reader's language."""
        return {"text": spoken(state.setting.box, self.text)}


@lru_cache(maxsize=1024)
def spoken(box: Box, text: str) -> str | Message:
    """A message as text, or the catalogue message for the JSON of a bot."""
    if not text.startswith(BY_BOT):
        return text
    try:
        found = read(json.loads(text))
        Namer(box, LANGUAGES[0]).text(found)
    except (ValueError, TypeError, LookupError, AttributeError):  # a player typed it
        return text
    return cast(Message, found)


BY_BOT = '{"key": "bot-'
"""The beginning of every message from a bot."""


class AboutMove(Guarded, abstract=True):
    """An event about an action, with a public description and one for the seat that took it."""

    seat: Seat
    what: Message
    own: Secret[Message] = None
    seats: tuple[int, ...] = ()

    def ending(self, state: State) -> str:
        """Always the same text, for every reader."""
        return ""

    def details(self, state: State) -> Values:
        """The action as the reader may know it."""
        return {"what": self.own or self.what}


class UndoAsked(AboutMove):
    """A player asks to take back an action."""


class TakenBack(AboutMove):
    """An action is taken back. 6.e: others never learn of a transfer, unless its undo was requested."""

    unheard: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """Hidden from other seats if they never knew of the action."""
        return None if self.unheard and seat not in self.seats else Guarded.seen_by(self, seat)


class UndoAnswer(Event, abstract=True):
    """A player's answer to an undo request."""

    seat: Seat


class UndoGranted(UndoAnswer):
    """A player grants the undo."""


class UndoRefused(UndoAnswer):
    """A player refuses the undo."""


class UndoWithdrawn(UndoAnswer):
    """A player withdraws the undo request."""


class Request(NamedTuple):
    """An open undo request: the seat that asks, the index of the move, and the seats that agree."""

    seat: str
    move: int
    granted: frozenset[str]


class Line(NamedTuple):
    """A line of the record: its seat, its full text, its text for others (may be empty), and its events."""

    seat: int
    own: str
    public: str
    events: list[Event]


class Without(NamedTuple):
    """The position without a move, up to a number of moves; None if taking it back is not free."""

    move: int
    state: State | None
    until: int


class History:
    """A game that several people play, with everything they did, took back and said."""

    def __init__(self, game: Game) -> None:
        """Starts with a game and its moves; from now on, only the history may change it."""
        self.game = game
        self.lines: AppendList[Line] = AppendList()
        self.undone: list[Line] = []
        """The lines taken back that can be played again; each seat's next one last."""
        self.request: Request | None = None
        """The undo request that waits for answers."""
        self.replayed = 0
        """The number of moves replayed for undos."""
        self._without: dict[str, Without] = {}
        """A cache: the game without a seat's latest move."""
        for ply, seat, action, _, events, before, _ in game.moments():
            number = self._number(seat)
            own, public = game.moves[ply - 1].line, public_line(before, number, action)
            self.lines.append(Line(number, own, public, events))

    @classmethod
    def load(cls, text: str, box: Box | None = None) -> History:
        """The history of a record under today's rules, with the pack it names unless a box is given."""
        header, lines = record.read_header(text)
        box = box or published(header.hash) or load()
        if header.hash != box.pack.hash:
            raise RecordError(1, "record-pack", pack=header.pack[:60], hash=header.hash[:12])
        older = header.engine.isdecimal() and int(header.engine[:20]) < int(ENGINE)
        if header.engine != ENGINE and not older:
            raise RecordError(1, "record-engine", engine=header.engine[:20], ours=ENGINE)
        try:
            record.check_setting(header.variant, header.players, header.option_names())
            record.check_seed(header.seed)
            history = cls(Game(box, replace(header, engine=ENGINE)))
        except MariaError as error:
            raise RecordError.at(1, error) from None
        if header.position and history.game.state.setting.key[1:] != header.key:
            raise RecordError(1, "record-position")
        for number, line in lines:
            try:
                history.play(line)
            except MariaError as error:
                if older:
                    made = {"engine": header.engine[:20], "ours": ENGINE}
                    raise RecordError(number, "record-older", **made) from None
                raise RecordError.at(number, error) from None
            if history.replayed > MOST_REPLAYED:
                raise RecordError(number, "record-undos")
        return history

    def copy(self) -> History:
        """An independent copy: changes to it do not change this history."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.game, other.lines, other.undone = self.game._branch(), self.lines.copy(), self.undone.copy()
        return other

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the game."""
        return self.game.seats

    def events(self, first: int = 0) -> Iterator[Event]:
        """All events, starting from a line."""
        return (event for line in self.lines[first:] for event in line.events)

    def messages(self) -> Iterator[Said]:
        """All messages."""
        return (event for event in self.events() if isinstance(event, Said))

    def record(self) -> str:
        """The history as text."""
        return "\n".join([*self.game.header.lines(), *(line.own for line in self.lines)]) + "\n"

    def redacted(self, seat: int | None) -> str:
        """The record of a running game for a seat (None: spectators); no game can be loaded from it.

        It contains neither the seed nor the secrets of other seats.
        """
        first, *fields = replace(self.game.header, seed=HIDDEN, secret="", values="", position="").lines()
        reader = f"{record.REDACTED}: {SPECTATOR if seat is None else self.seats[seat]}"
        lines = [line.own if line.seat == seat else line.public for line in self.lines]
        return "\n".join([first, reader, *fields, *filter(None, lines)]) + "\n"

    # ------------------------------------------------------------ lines

    def play(self, line: str) -> Line:
        """Adds a line of a record: an action, an undo, an answer to one, or a message."""
        if message_found := record.read_message(self.seats, line):
            return self.say(self.seats[message_found[0]], message_found[1])
        seat, text = record.split_line(self.seats, line)
        about_undo = {record.UNDO: self._undo, record.ASK: self._ask, record.GRANT: self.grant}
        about_undo |= {record.REFUSE: self.refuse, record.WITHDRAW: self.withdraw}
        if text in about_undo:
            return about_undo[text](self.seats[seat])
        return self._act(seat, notation.parse_action(self.game.state, seat, text))

    def _act(self, seat: int, action: Action) -> Line:
        before = self.game.state
        happened = self.game._act(seat, action)
        line = Line(seat, self.game.moves[-1].line, public_line(before, seat, action), happened)
        self.lines.append(line)
        if self.request and self.request.seat == self.seats[seat] and not isinstance(action, Transfer):
            self.request = None
        taken_back = [other for other in self.undone if other.seat == seat]
        if taken_back and taken_back[-1].own == line.own:
            self.undone = [other for other in self.undone if other is not taken_back[-1]]
        elif taken_back and type(action) not in engine.OUT_OF_TURN:
            self.undone = [other for other in self.undone if other.seat != seat]
        return line

    def say(self, seat: str, text: str) -> Line:
        """Adds a public message, which is part of the record and survives undo."""
        number = self._number(seat)
        text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
        if not text or len(text) > record.LONGEST_MESSAGE:
            raise SettingError("game-message", most=record.LONGEST_MESSAGE)
        return self._add(seat, f"{seat} says: {text}", [Said(number, text)])

    def _add(self, seat: str, own: str, events: list[Event]) -> Line:
        seen = any(event.seen_by(None) for event in events)
        self.lines.append(Line(self._number(seat), own, own if seen else "", events))
        return self.lines[-1]

    def _number(self, seat: str) -> int:
        return self.game._number(seat)

    # ------------------------------------------------------------ undo

    def undo(self, seat: str) -> Line:
        """Takes back a seat's latest action if that is free; otherwise requests it from the others."""
        self._number(seat)
        return self._undo(seat) if self.undo_is_free(seat) else self._ask(seat)

    def again(self, seat: int) -> str | None:
        """The text of a seat's undone action that can be played again now, None without one."""
        own = [line for line in self.undone if line.seat == seat]
        if not own:
            return None
        _, text = record.split_line(self.seats, own[-1].own)
        with suppress(NotationError):
            action = notation.parse_action(self.game.state, seat, text)
            return None if engine.refusal(self.game.state, seat, action) else text
        return None

    def undo_is_free(self, seat: str) -> bool:
        """Whether the seat can undo alone: nothing was revealed since, and later moves still hold."""
        self._number(seat)
        move = self.game._latest(seat, none=-1)
        return move >= 0 and self._without_move(move) is not None

    def undo_asked(self) -> UndoAsked:
        """The event of the open undo request; call it only if there is one."""
        found = (event for line in reversed(self.lines) for event in line.events)
        return next(event for event in found if isinstance(event, UndoAsked))

    def request_reveals(self) -> bool:
        """Whether something was revealed after the action in the undo request."""
        return self.request is not None and _reveals(self.game.moves[self.request.move :])

    def _undo(self, seat: str) -> Line:
        """6.e: undoing a transfer goes unnoticed, so a request about another move stays open."""
        move, request = self.game._latest(seat), self.request
        state = self._without_move(move)
        if state is None:
            raise SettingError("game-undo-not-free")
        unnoticed, then = isinstance(self.game.moves[move].action, Transfer), self.game.moves[move + 1 :]
        events = self._take_back(self._at(move) if then else state, state.copy(), move, then)
        if request and unnoticed and request.move != move:
            self.request = request._replace(move=request.move - (move < request.move))
        return self._add(seat, f"{seat}: {record.UNDO}", events)

    def _ask(self, seat: str) -> Line:
        if self.request:
            raise SettingError("game-undo-asked")
        move = self.game._latest(seat)
        self.request = Request(seat, move, frozenset((seat,)))
        asked = self._about(UndoAsked, self.game.moves[move], self._at(move))
        return self._add(seat, f"{seat}: {record.ASK}", [asked])

    def grant(self, seat: str) -> Line:
        """Grants the open undo request; once all have, the action is taken back."""
        request = self._open_request(seat)
        self.request = request._replace(granted=request.granted | {seat})
        events: list[Event] = [UndoGranted(self._number(seat))]
        if len(self.request.granted) == len(self.seats):
            before, then = self._at(request.move), self.game.moves[request.move + 1 :]
            state = self._played(before.copy(), then)
            events += self._take_back(before, state or before.copy(), request.move, then if state else [])
        return self._add(seat, f"{seat}: {record.GRANT}", events)

    def refuse(self, seat: str) -> Line:
        """Refuses the open undo request."""
        self._open_request(seat)
        self.request = None
        return self._add(seat, f"{seat}: {record.REFUSE}", [UndoRefused(self._number(seat))])

    def withdraw(self, seat: str) -> Line:
        """Withdraws the seat's own undo request."""
        if self.request is None or self.request.seat != seat:
            raise SettingError("game-no-undo-asked-by-you")
        self.request = None
        return self._add(seat, f"{seat}: {record.WITHDRAW}", [UndoWithdrawn(self._number(seat))])

    def _open_request(self, seat: str) -> Request:
        self._number(seat)
        if self.request is None or seat in self.request.granted:
            raise SettingError("game-no-undo-asked")
        return self.request

    def _take_back(self, before: State, after: State, first: int, then: list[Move]) -> list[Event]:
        """Takes back one move, or it and all later ones, given the positions before it and without it."""
        gone = self.game.moves[first : len(self.game.moves) - len(then)]
        asked, before, events = self.request and self.request.move == first, before.copy(), list[Event]()
        for number, move in enumerate(gone):
            if number:
                engine.carry_out(before, self._number(gone[number - 1].seat), gone[number - 1].action)
            unheard = isinstance(move.action, Transfer) and not (asked and number == 0)
            events.append(self._about(TakenBack, move, before, unheard=unheard))
        self.replayed += len(gone) - 1
        self.undone += [Line(self._number(move.seat), move.line, "", []) for move in reversed(gone)]
        self.game._go_on_from(after, first, then)
        self.request, self._without = None, {}
        return events

    def _about(self, kind: type[AboutMove], move: Move, before: State, **more: Any) -> Event:
        """An event about a move; only its own seat reads the secrets. 6.e: others never see a transfer."""
        what, seat = deed(before, move.action), self._number(move.seat)
        public = _as_others_see(move.action, what)
        if public == what:
            return kind(seat, what, **more)
        return kind(seat, public, what, **more, seats=(seat,))

    def _at(self, move: int) -> State:
        """The position before a move."""
        self.replayed += move - self.game._nearest(move)
        return self.game._at(move)

    def _played(self, state: State, then: list[Move]) -> State | None:
        """A position after some moves; None if a move is illegal there or has different events."""
        self.replayed += len(then)
        for move in then:
            number = self._number(move.seat)
            illegal = engine.refusal(state, number, move.action)
            if illegal or engine.carry_out(state, number, move.action) != move.events:
                return None
        return state

    def _without_move(self, move: int) -> State | None:
        """The position without a seat's latest move, None if that is not free; updated move by move."""
        moves = self.game.moves
        seat = moves[move].seat
        known = self._without.get(seat)
        if known and known.move == move and (known.until == len(moves) or known.state is None):
            return known.state
        if known is None or known.move != move:
            known = Without(move, None if _reveals([moves[move]]) else self._at(move), move + 1)
        if known.state and (then := moves[known.until :]):
            state = None if _reveals(then) else self._played(known.state.copy(), then)
            known = Without(move, state, len(moves))
        self._without = {**self._without, seat: known}
        return known.state


def _reveals(moves: Iterable[Move]) -> bool:
    """Whether some moves revealed something hidden or bind somebody."""
    return any(event.reveals for move in moves for event in move.events)


def _as_others_see(action: Action, what: Message) -> Message:
    """The public description of an undone action; 6.e: of a transfer only that there was one."""
    match action:
        case Transfer():
            return message("deed-hidden")
        case LayCard():
            return message("deed-lay-hidden")
    return what


def public_line(state: State, seat: int, action: Action) -> str:
    """The line of an action that others may read; cards name their decks, as others see the backs (8.l).

    Secret are the split of troops (4.e), the troops that generals get (13.b), the face of a card just placed
    (17.c) and transfers as a whole (6.e). Which generals re-enter where is public.
    """
    setting = state.setting
    match action:
        case Transfer():
            return ""
        case Split(power):
            text = f"split {POWERS[power]} {UNKNOWN}"
        case Assign(power, _, entries):
            to = notation.Writer(state)
            coming = [f"{to.piece(g)} {UNKNOWN} {to.city(at)}{to.command(named)}" for g, at, named in entries]
            text = f"assign {POWERS[power]} {', '.join([*coming, UNKNOWN])}"
        case LayCard(card):
            text = f"lay {UNKNOWN}/{card // setting.deck_size + 1}"
        case _:
            text = notation.format_action(state, action, decks=True)
    return f"{setting.seats[seat]}: {text}"
