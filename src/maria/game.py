"""The public `Game`: new, play, undo, say, view, record, load."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from dataclasses import replace
from typing import NamedTuple

from maria import engine, record
from maria import view as views
from maria.actions import Action, Transfer
from maria.box import Box, load
from maria.notation import NotationError
from maria.record import ASK, GRANT, REFUSE, UNDO, RecordError
from maria.rules.step import Choices, Event
from maria.rules.variants import VARIANTS
from maria.state import State
from maria.texts import MessageError

ENGINE = "1"
"""The version of the rules: a record made under another one says so when it is loaded."""
LONGEST_SEED = 200
MARK, MARKS = 20, 5
"""Undo: after so many moves each, the position is kept, and so many positions in all."""
MOST_REPLAYED = 50_000
"""The moves that a record may have played again by its undos: nobody keeps a server busy with one."""
REVEALING = frozenset(
    (
        "attacked",
        "drew",
        "hoard-taken",
        "left-game",
        "paid",
        "played",
        "removed",
        "revealed",
        "set-aside",
        "tie",
        "trump-turned",
        "turned-up",
    )
)
"""The events by which somebody learns of hidden cards or troops, or by which chance has spoken."""


class Result(NamedTuple):
    """How a game ended: the winning seat, None for a draw, and the rule by which it ended."""

    winner: str | None
    rule: str


class Move(NamedTuple):
    """An action that counts, and what happened by it."""

    seat: int
    action: Action
    events: list[Event]


class Message(NamedTuple):
    """A public message: who said it, what, and after how many lines of the record."""

    seat: str
    text: str
    after: int


class Request(NamedTuple):
    """An undo that others are asked for: who asks, which of the moves it is about, and who has agreed."""

    seat: int
    move: int
    granted: frozenset[int]


class SettingError(MessageError):
    """A game that does not exist, or something that a game cannot do now."""


class Game:
    """A game of MARIA from its set-up to its end."""

    def __init__(self, box: Box, header: record.Header) -> None:
        """Use `Game.new` or `Game.load`."""
        self.box, self.header = box, header
        self.moves: list[Move] = []
        """The actions that count: without those that were taken back."""
        self.lines: list[str] = []
        """The record: actions, undos and messages; it only grows."""
        self.messages: list[Message] = []
        self.request: Request | None = None
        """The undo that waits for the answers of others."""
        self.replayed = 0
        """How many moves were played again for undos."""
        self.state, self.started = self._begin()
        self._marks: tuple[tuple[int, State], ...] = ()
        """Late positions, each with the number of moves before it."""

    def _begin(self) -> tuple[State, list[Event]]:
        """The position at the first decision, and what happened until then."""
        header = self.header
        return engine.new_game(self.box, header.variant, header.players, header.seed, header.option_names())

    @classmethod
    def new(
        cls,
        variant: str,
        players: int = 3,
        seed: int | str = 0,
        box: Box | None = None,
        options: Collection[str] = (),
    ) -> Game:
        """A new game at its first decision."""
        check_setting(variant, players, options)
        check_seed(str(seed))
        box = box or load()
        return cls(box, record.header_of(box, variant, players, ENGINE, str(seed), tuple(set(options))))

    @classmethod
    def load(cls, text: str, box: Box | None = None) -> Game:
        """The game of a record; every line is checked, and the one at fault is told.

        A record made under older rules is played again under today's, as far as they agree with it.
        """
        box = box or load()
        header, lines = record.read_header(text)
        if header.hash != box.pack.hash:
            raise RecordError(1, "record-pack", pack=header.pack[:60], hash=header.hash[:12])
        older = header.engine.isdecimal() and int(header.engine[:20]) < int(ENGINE)
        if header.engine != ENGINE and not older:
            raise RecordError(1, "record-engine", engine=header.engine[:20], ours=ENGINE)
        try:
            check_setting(header.variant, header.players, header.option_names())
            check_seed(header.seed)
        except SettingError as error:
            raise RecordError(1, error.key, **error.values) from None
        game = cls(box, replace(header, engine=ENGINE))
        for number, line in lines:
            try:
                game.play(line)
            except (engine.IllegalAction, NotationError, SettingError) as error:
                if older:
                    raise RecordError(
                        number, "record-older", engine=header.engine[:20], ours=ENGINE
                    ) from None
                raise _at_fault(number, error) from None
            if game.replayed > MOST_REPLAYED:
                raise RecordError(number, "record-undos")
        return game

    def copy(self) -> Game:
        """A game to go on from; nothing that is done to it changes this one."""
        other = copy(self)
        other.state, other.moves = self.state.copy(), self.moves.copy()
        other.lines, other.messages = self.lines.copy(), self.messages.copy()
        return other

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the game."""
        return self.state.setting.seats

    @property
    def events(self) -> list[list[Event]]:
        """What happened: at the start, and with each action that counts."""
        return [self.started, *(move.events for move in self.moves)]

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats the game waits for."""
        return tuple(self.seats[seat] for seat in engine.to_act(self.state))

    @property
    def may_act(self) -> tuple[str, ...]:
        """Seats that may act although the game does not wait for them (6.e, 10.1.k, 20)."""
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
        """Plays a line of a record such as `louis: march ...`, or an action of a seat.

        Without a seat an action is the first seat's that the game waits for.
        """
        if isinstance(action, str):
            return self._play_line(action)
        return self._act(self.seats.index(seat or self.to_act[0]), action)

    def _play_line(self, line: str) -> list[Event]:
        said = record.read_message(self.seats, line)
        if said:
            self.say(self.seats[said[0]], said[1])
            return []
        seat, text = record.split_line(self.seats, line)
        special = {UNDO: self._undo, ASK: self._ask, GRANT: self._grant, REFUSE: self._refuse}
        if text in special:
            special[text](seat)
            return []
        return self._act(*record.parse_line(self.state, line))

    def _act(self, seat: int, action: Action) -> list[Event]:
        refusal = engine.refusal(self.state, seat, action)
        if refusal:
            raise engine.IllegalAction(refusal)
        line = record.format_line(self.state, seat, action)
        if len(self.moves) % MARK == 0 and len(self.moves) not in dict(self._marks):
            self._marks = (*self._marks, (len(self.moves), self.state.copy()))[-MARKS:]
        happened = engine.carry_out(self.state, seat, action)
        self.lines.append(line)
        self.moves.append(Move(seat, action, happened))
        if self.request and self.request.seat == seat and not isinstance(action, Transfer):
            self.request = None
        return happened

    # ------------------------------------------------------------ undo

    def undo(self, seat: str) -> bool:
        """Takes back a seat's latest action if that is free; otherwise the other seats are asked.

        Tells whether the action is taken back already. `grant` and `refuse` are the answers of the others.
        """
        number = self.seats.index(seat)
        kept = self._free(number)
        if kept:
            self._take_back(number, kept)
        else:
            self._ask(number)
        return kept is not None

    def grant(self, seat: str) -> None:
        """Agrees to the undo that is asked for; with the last agreement the action is taken back."""
        self._grant(self.seats.index(seat))

    def refuse(self, seat: str) -> None:
        """Does not agree to the undo that is asked for."""
        self._refuse(self.seats.index(seat))

    def undo_is_free(self, seat: str) -> bool:
        """Whether nothing hidden was revealed since, and what others did later stays as it was."""
        return self._free(self.seats.index(seat)) is not None

    def _free(self, seat: int) -> tuple[State, list[Move]] | None:
        """The game without the seat's latest action if that is free to take back, else None."""
        move = self._latest(seat)
        since = self.moves[move:]
        if any(event.kind in REVEALING for later in since for event in later.events):
            return None
        return self._without(move)

    def _latest(self, seat: int) -> int:
        """The seat's latest action that counts, by its number among the moves."""
        for number in range(len(self.moves) - 1, -1, -1):
            if self.moves[number].seat == seat:
                return number
        raise SettingError("game-nothing-to-undo")

    def _replay(self, first: int, then: list[Move]) -> tuple[State, list[Move]] | None:
        """The game after its first moves and then some others.

        None if one of these is not legal, or something else would happen by it.
        """
        begin, state = next((mark for mark in reversed(self._marks) if mark[0] <= first), (0, None))
        state = self._begin()[0] if state is None else state.copy()
        made = self.moves[:first]
        for move in made[begin:]:
            engine.apply(state, move.seat, move.action)
        self.replayed += first - begin + len(then)
        for move in then:
            if engine.refusal(state, move.seat, move.action):
                return None
            happened = engine.apply(state, move.seat, move.action)
            if happened != move.events:
                return None
            made.append(move._replace(events=happened))
        return state, made

    def _without(self, move: int) -> tuple[State, list[Move]] | None:
        """The game without one move; None if what came later would not be the same."""
        return self._replay(move, self.moves[move + 1 :])

    def _undo(self, seat: int) -> None:
        """The line of a record: it must have been free."""
        kept = self._free(seat)
        if kept is None:
            raise SettingError("game-undo-not-free")
        self._take_back(seat, kept)

    def _take_back(self, seat: int, kept: tuple[State, list[Move]]) -> None:
        """6.e: nobody notices that a transfer is taken back, so a request about something else stands."""
        move, request = self._latest(seat), self.request
        unnoticed = isinstance(self.moves[move].action, Transfer)
        self._go_on_from(kept, move)
        if request and unnoticed and request.move != move:
            self.request = request._replace(move=request.move - (move < request.move))
        self.lines.append(f"{self.seats[seat]}: {UNDO}")

    def _go_on_from(self, kept: tuple[State, list[Move]], unchanged: int) -> None:
        """Goes on from another position, whose first moves are the same."""
        self.state, self.moves = kept
        self._marks = tuple(mark for mark in self._marks if mark[0] <= unchanged)
        self.request = None

    def _ask(self, seat: int) -> None:
        if self.request:
            raise SettingError("game-undo-asked")
        self.request = Request(seat, self._latest(seat), frozenset((seat,)))
        self.lines.append(f"{self.seats[seat]}: {ASK}")

    def _grant(self, seat: int) -> None:
        request = self._answer(seat)
        self.lines.append(f"{self.seats[seat]}: {GRANT}")
        self.request = request._replace(granted=request.granted | {seat})
        if len(self.request.granted) == len(self.seats):
            kept = self._without(request.move) or self._replay(request.move, [])
            assert kept is not None
            self._go_on_from(kept, request.move)

    def _refuse(self, seat: int) -> None:
        self._answer(seat)
        self.lines.append(f"{self.seats[seat]}: {REFUSE}")
        self.request = None

    def _answer(self, seat: int) -> Request:
        if self.request is None or seat in self.request.granted:
            raise SettingError("game-no-undo-asked")
        return self.request

    # ------------------------------------------------------------ messages, views, records

    def say(self, seat: str, text: str) -> None:
        """A public message, which travels with the record and survives undo."""
        text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
        if not text or len(text) > record.LONGEST_MESSAGE:
            raise SettingError("game-message", most=record.LONGEST_MESSAGE)
        self.messages.append(Message(seat, text, len(self.lines)))
        self.lines.append(f"{seat} says: {text}")

    def view(self, seat: str) -> views.View:
        """All that a seat may know, as plain data."""
        return views.view(self.state, self.seats.index(seat))

    def record(self) -> str:
        """The game as text."""
        return "\n".join([*self.header.lines(), *self.lines]) + "\n"


def _at_fault(line: int, error: engine.IllegalAction | MessageError) -> RecordError:
    """What is wrong with a line of a record."""
    if isinstance(error, MessageError):
        return RecordError(line, error.key, **error.values)
    refusal = error.refusal
    values = {name: str(value) for name, value in refusal.values.items()}
    return RecordError(line, refusal.key, rule=refusal.rule, **values)


def check_seed(seed: str) -> None:
    """A seed is one line that can be read and copied."""
    if not seed.isprintable() or len(seed) > LONGEST_SEED:
        raise SettingError("game-seed", most=LONGEST_SEED)


def check_setting(variant: str, players: int, options: Collection[str]) -> None:
    """Whether there is such a game; a SettingError says what is wrong."""
    named = [known for known in VARIANTS if known.name == variant]
    if not named:
        names = dict.fromkeys(known.name for known in VARIANTS)
        raise SettingError("game-variant", variant=variant[:30], variants=", ".join(names))
    if all(known.players != players for known in named):
        raise SettingError("game-players", variant=variant, players=players)
    for option in options:
        if all(option not in known.options for known in named):
            raise SettingError("game-option", option=str(option)[:30], variant=variant)
