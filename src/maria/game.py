"""The public `Game`. Its seats go by their names; in `maria.engine`, actions and events they are numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from maria import engine, notation, record
from maria import view as views
from maria.actions import Action
from maria.append_list import AppendList
from maria.box import Box, load
from maria.engine import SettingError as SettingError
from maria.events import Event
from maria.knowledge import ALL
from maria.record import check_seed, check_setting
from maria.rules.step import AnyTime, Choices
from maria.state import State
from maria.texts import LANGUAGES, Several, WrongType
from maria.texts.extras import MissingExtra

ENGINE = "2"
"""The version of the rules: a record made under another one says so when it is loaded."""
MARK, MARKS = 20, 5
"""Undo: after so many moves each, the position is kept, and so many positions in all."""


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


class Game:
    """A game of MARIA from its set-up to its end."""

    def __init__(self, box: Box, header: record.Header) -> None:
        """Use `Game.new`, `Game.load` or `Game.from_position`."""
        self.box, self.header = box, header
        self.moves: AppendList[Move] = AppendList()
        self.state, self.started = self._begin()
        self._marks: dict[int, State] = {}
        """Some late positions, by the number of moves before them."""

    def _begin(self) -> tuple[State, list[Event]]:
        header = self.header
        if header.position:
            from maria.position import read

            return read(header.position, self.box), []
        return engine.new_game(self.box, header.variant, header.players, header.seed, header.option_names())

    @classmethod
    def new(
        cls,
        variant: str,
        players: int = 3,
        seed: int | str = 0,
        box: Box | None = None,
        options: str | Collection[str] = (),
    ) -> Game:
        """A new game at its first decision. The same seed deals the same cards."""
        if not isinstance(seed, int | str):
            raise WrongType("wrong-seed", given=repr(seed)[:40])
        options = (options,) if isinstance(options, str) else options
        check_setting(variant, players, options)
        check_seed(str(seed))
        box = box or load()
        return cls(box, record.header_of(box, variant, players, ENGINE, str(seed), tuple(set(options))))

    @classmethod
    def from_position(cls, text: str, box: Box | None = None) -> Game:
        """A game that begins with a position, as `game.position()` or a player wrote it."""
        from maria.position import one_line, read

        setting = read(text, box := box or load()).setting
        check_seed(setting.seed)
        variant = setting.variant
        header = record.header_of(box, variant.name, variant.players, ENGINE, setting.seed, variant.options)
        return cls(box, replace(header, position=one_line(text)))

    @classmethod
    def load(cls, text: str, box: Box | None = None) -> Game:
        """The game of a record, without messages and what was taken back; see `maria.history` for those."""
        from maria.history import History

        return History.load(text, box).game

    def copy(self) -> Game:
        """A game to go on from; nothing that is done to it changes this one."""
        other = self._branch()
        other.state = self.state.copy()
        return other

    def _branch(self) -> Game:
        """A game to go on from, with the same position until one of both is played on."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.moves = self.moves.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        """As a copy: what both share never changes."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """A pickle does without the late positions."""
        return {**self.__dict__, "_marks": {}}

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game, played to the same point: all else follows from the moves."""
        return isinstance(other, Game) and self.record() == other.record()

    def __hash__(self) -> int:
        """By content, as it is now."""
        return hash(self.record())

    def __repr__(self) -> str:
        """Short: what game, how far, and whom it waits for."""
        header, state = self.header, self.state
        now = f"{', '.join(self.to_act)}: {state.agenda[-1].kind}" if state.agenda else str(self.outcome)
        return f"<Game {header.variant}/{header.players} {header.seed!r}, turn {state.turn}, {now}>"

    # ------------------------------------------------------------ who and what

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
        ended = self.state.outcome
        return ended and Result(self.seats[ended.winner] if ended.winner >= 0 else None, ended.rule)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.outcome)

    @property
    def winner(self) -> str | None:
        """The seat that has won; None for a draw, and while the game goes on."""
        return self.outcome.winner if self.outcome else None

    @property
    def turn(self) -> int:
        """The turn, from 1 on; 0 during the set-up."""
        return self.state.turn

    def where(self, piece: str) -> str:
        """The id of a piece's city; or `removed`, `off-map`, or `away` if it takes no part."""
        from maria.position.codec import Codec

        return Codec(self.state).where(piece)

    def _number(self, seat: str | None) -> int:
        """A seat's number; None stands for the first seat that the game waits for."""
        if seat is None:
            return next(iter(engine.to_act(self.state)), 0)
        if seat not in self.seats:
            raise SettingError("game-seat", seat=str(seat)[:30], seats=Several(tuple(self.seats)))
        return self.seats.index(seat)

    def legal(self, seat: str | None = None) -> Choices:
        """What a seat may do, by default the first one waited for; nothing if it is not waited for."""
        return engine.legal(self.state, self._number(seat))

    def out_of_turn(self, seat: str) -> tuple[AnyTime, ...]:
        """6.e, 10.1.k, 20: what a seat may do at any time: transfers in stacks, consent, subsidies."""
        return engine.out_of_turn(self.state, self._number(seat))

    def parse(self, text: str, seat: str | None = None) -> Action:
        """The action that a text such as `march moritz sens > troyes` stands for; it need not be legal."""
        return notation.parse_action(self.state, self._number(seat), text)

    def format(self, action: Action) -> str:
        """The text of a legal action."""
        return notation.format_action(self.state, action)

    def play(self, action: str | Action, seat: str | None = None) -> list[Event]:
        """Plays a value or text of the seat named or waited for first; `louis: march ...` names one, too."""
        if isinstance(action, str):
            if seat is None and ":" in action:
                return self._act(*record.parse_line(self.state, action))
            action = self.parse(action, seat)
        if not isinstance(action, Action):
            raise WrongType("wrong-action", given=repr(action)[:40])
        return self._act(self._number(seat), action)

    def _act(self, number: int, action: Action) -> list[Event]:
        if refusal := engine.refusal(self.state, number, action):
            raise engine.IllegalAction(refusal, self.box)
        line, seat = record.format_line(self.state, number, action), self.seats[number]
        after = self.state.copy()
        happened = engine.carry_out(after, number, action)
        self._mark(seat)
        self.state = after
        self.moves.append(Move(seat, action, happened, line))
        return happened

    # ------------------------------------------------------------ undo

    def undo(self) -> Move:
        """Takes back the latest move, whoever made it, and returns it; a SettingError if there is none."""
        before = self.before.copy()
        move = self.moves[-1]
        self._go_on_from(before, len(self.moves) - 1)
        return move

    def _latest(self, seat: str, none: int | None = None) -> int:
        """The seat's latest move; there must be one, unless it is said what stands for none."""
        for later, move in enumerate(reversed(self.moves), 1):
            if move.seat == seat:
                return len(self.moves) - later
        if none is None:
            raise SettingError("game-nothing-to-undo")
        return none

    def _mark(self, seat: str) -> None:
        """Keeps the position before a move: of each seat's latest, of every MARKth, and no others."""
        number, former = len(self.moves), self._latest(seat, none=0)
        gone = (former if former % MARK else -1, number - MARK * MARKS if number % MARK == 0 else -1)
        self._marks = {mark: state for mark, state in self._marks.items() if mark not in gone}
        self._marks[number] = self.state

    @property
    def before(self) -> State:
        """The position before the latest move; a SettingError if there is no move."""
        if not self.moves:
            raise SettingError("game-nothing-to-undo")
        return self._at(len(self.moves) - 1)

    def before_latest(self, seat: str) -> State | None:
        """The position before a seat's latest move, None if it has made none."""
        move = self._latest(seat, none=-1)
        return None if move < 0 else self._at(move)

    def _late_positions(self) -> dict[int, State]:
        """The positions before each seat's latest move, as far as they are kept, by the moves before them."""
        latest = (self._latest(seat, none=-1) for seat in self.seats)
        return {move: self._marks[move] for move in latest if move in self._marks}

    def _resume(self, state: State, late: dict[int, State]) -> None:
        """Takes a position for the one after all moves, and some late positions; for those who keep games."""
        self.state, self._marks = state, late

    def _at(self, ply: int) -> State:
        """The position after the first `ply` moves. Nobody may change it: it can be one that is kept."""
        begin = self._nearest(ply)
        state = self._marks[begin] if begin in self._marks else self._begin()[0]
        if begin < ply:
            state = state.copy()
        for move in self.moves[begin:ply]:
            engine.carry_out(state, self.seats.index(move.seat), move.action)
        return state

    def _nearest(self, ply: int) -> int:
        """The latest number of moves, up to `ply`, after which the position is kept; 0 without one."""
        return max((mark for mark in self._marks if mark <= ply), default=0)

    def _go_on_from(self, state: State, unchanged: int, then: Sequence[Move] = ()) -> None:
        """Takes a position for the one after so many of the moves and some others."""
        self.state, self.moves = state, self.moves.copy(unchanged)
        self.moves.extend(then)
        self._marks = {mark: state for mark, state in self._marks.items() if mark <= unchanged}

    # ------------------------------------------------------------ views, records, pictures

    def view(self, seat: str | None) -> views.View:
        """All that a seat, or a spectator (None), may know, as plain data; `ALL` has everything."""
        if seat == ALL:
            return views.everything(self.state)
        return views.view(self.state, None if seat is None else self._number(seat))

    def record(self) -> str:
        """The game as text."""
        return "\n".join([*self.header.lines(), *(move.line for move in self.moves)]) + "\n"

    def position(self, seat: str | None = ALL) -> str:
        """The position as text, from which a game can begin; or what a seat, or a spectator (None), sees."""
        from maria.position import write

        return write(self.state, seat if seat in (ALL, None) else self.seats[self._number(seat)])

    def show(self, seat: str | None = ALL, language: str = LANGUAGES[0]) -> str:
        """The position for a terminal: question, armies, hands, goals; all of it or as a seat sees it."""
        from maria import diagram

        return diagram.text(self.state, self.view(seat), language)

    def __str__(self) -> str:
        """The whole position for a terminal."""
        return self.show()

    def svg(
        self,
        seat: str | None = ALL,
        arrows: Iterable[Action | Sequence[str]] = (),
        highlight: Iterable[str] = (),
        language: str = LANGUAGES[0],
    ) -> str:
        """The board as an SVG, whole or as a seat sees it; arrows are actions, or rows of cities by name."""
        from maria import diagram

        return diagram.svg(self.state, self.view(seat), arrows, highlight, language)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows; None, for the text, where nothing that draws is installed."""
        try:
            return self.svg()
        except MissingExtra:
            return None

    # ------------------------------------------------------------ moments

    def moments(self) -> Iterator[Moment]:
        """The moves that count, one after the other, each with the positions before and after it."""
        after = self._begin()[0]
        for ply, (seat, action, events, _) in enumerate(self.moves, 1):
            before, after = after, after.copy()
            text = notation.format_action(before, action)
            engine.carry_out(after, self.seats.index(seat), action)
            yield Moment(ply, seat, action, text, events, before, after)

    def at(self, ply: int) -> Game:
        """The game as it was after so many of its moves."""
        if not 0 <= ply <= len(self.moves):
            raise SettingError("game-no-moment", most=len(self.moves))
        game = type(self)(self.box, self.header)
        for seat, action, *_ in self.moves[:ply]:
            game._act(self.seats.index(seat), action)
        return game
