"""The public `Game`. It names seats by their roles; `maria.engine`, actions and events use numbers."""

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
"""The version of the rules, written into records; loading a record of another version checks it."""
MARK, MARKS = 20, 5
"""Undo: keep the position after every MARK moves, at most MARKS of them."""


class Result(NamedTuple):
    """How a game ended: the winning seat, None for a draw, and the rule by which it ended."""

    winner: str | None
    rule: str


class Move(NamedTuple):
    """A move that counts, and its events."""

    seat: str
    action: Action
    events: list[Event]
    line: str
    """Its line in the record: the seat and the text."""

    @property
    def text(self) -> str:
        """The action as written in the record."""
        return self.line.partition(": ")[2]

    def __repr__(self) -> str:
        """Its line in the record."""
        return f"<Move {self.line}>"


class Moment(NamedTuple):
    """A move of a game: its number, counted from 1, its text, and the positions before and after it."""

    ply: int
    seat: str
    action: Action
    text: str
    events: list[Event]
    before: State
    after: State

    def __repr__(self) -> str:
        """The number and the line in the record."""
        return f"<Moment {self.ply} {self.seat}: {self.text}>"

    def changes(self) -> dict[str, tuple[str, str]]:
        """What the move changed: the name of each part, with its old and its new text."""
        from maria.position import changes

        return changes(self.before, self.after)


class Game:
    """A game of MARIA from set-up to end."""

    def __init__(self, box: Box, header: record.Header) -> None:
        """Use `Game.new`, `Game.load` or `Game.from_position`."""
        self.box, self.header = box, header
        self.moves: AppendList[Move] = AppendList()
        self.state, self.started = self._begin()
        self._marks: dict[int, State] = {}
        """Some recent positions, by the number of moves before them."""

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
        """A game that begins with a position as text, written by `game.position()` or by hand."""
        from maria.position import one_line, read

        setting = read(text, box := box or load()).setting
        check_seed(setting.seed)
        variant = setting.variant
        header = record.header_of(box, variant.name, variant.players, ENGINE, setting.seed, variant.options)
        return cls(box, replace(header, position=one_line(text)))

    @classmethod
    def load(cls, text: str, box: Box | None = None) -> Game:
        """The game of a record, without messages and undone moves; `maria.history` has those."""
        from maria.history import History

        return History.load(text, box).game

    def copy(self) -> Game:
        """An independent copy: changes to it do not change this game."""
        other = self._branch()
        other.state = self.state.copy()
        return other

    def _branch(self) -> Game:
        """A copy that shares the position until one of the two games is played on."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.moves = self.moves.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        """A copy: what the two games share never changes."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Pickles without the recent positions."""
        return {**self.__dict__, "_marks": {}}

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game, played to the same point: all else follows from the moves."""
        return isinstance(other, Game) and self.record() == other.record()

    def __hash__(self) -> int:
        """A hash of the content, which changes with every move."""
        return hash(self.record())

    def __repr__(self) -> str:
        """The game, its turn, and the seats it waits for."""
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
        """The events of the start, and of each move that counts."""
        return [self.started, *(move.events for move in self.moves)]

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats the game waits for."""
        return tuple(self.seats[seat] for seat in engine.to_act(self.state))

    @property
    def may_act(self) -> tuple[str, ...]:
        """Seats that may act out of turn (6.e, 10.1.k, 20)."""
        return tuple(self.seats[seat] for seat in engine.may_act(self.state))

    @property
    def outcome(self) -> Result | None:
        """How the game ended, None while it is running."""
        ended = self.state.outcome
        return ended and Result(self.seats[ended.winner] if ended.winner >= 0 else None, ended.rule)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.outcome)

    @property
    def winner(self) -> str | None:
        """The winning seat; None for a draw, and while the game is running."""
        return self.outcome.winner if self.outcome else None

    @property
    def turn(self) -> int:
        """The turn, counted from 1; 0 during set-up."""
        return self.state.turn

    def where(self, piece: str) -> str:
        """The id of a piece's city; or `removed`, `off-map`, or `away` if it takes no part."""
        from maria.position.codec import Codec

        return Codec(self.state).where(piece)

    def _number(self, seat: str | None) -> int:
        """A seat's number; None means the first seat that the game waits for."""
        if seat is None:
            return next(iter(engine.to_act(self.state)), 0)
        if seat not in self.seats:
            raise SettingError("game-seat", seat=str(seat)[:30], seats=Several(tuple(self.seats)))
        return self.seats.index(seat)

    def legal(self, seat: str | None = None) -> Choices:
        """A seat's choices, by default those of the first seat waited for; none if it is not waited for."""
        return engine.legal(self.state, self._number(seat))

    def out_of_turn(self, seat: str) -> tuple[AnyTime, ...]:
        """6.e, 10.1.k, 20: choices open to a seat at any time: transfers, consent and treaties."""
        return engine.out_of_turn(self.state, self._number(seat))

    def parse(self, text: str, seat: str | None = None) -> Action:
        """The action of a text such as `march moritz sens > troyes`, legal or not."""
        return notation.parse_action(self.state, self._number(seat), text)

    def format(self, action: Action) -> str:
        """A legal action as text."""
        return notation.format_action(self.state, action)

    def play(self, action: str | Action, seat: str | None = None) -> list[Event]:
        """Plays an action or text for a seat, by default the first waited for; or as `louis: march ...`."""
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
        """Takes back the latest move of any seat and returns it; raises SettingError if there is none."""
        before = self.before.copy()
        move = self.moves[-1]
        self._go_on_from(before, len(self.moves) - 1)
        return move

    def _latest(self, seat: str, none: int | None = None) -> int:
        """The index of the seat's latest move; without one `none`, or else a SettingError."""
        for later, move in enumerate(reversed(self.moves), 1):
            if move.seat == seat:
                return len(self.moves) - later
        if none is None:
            raise SettingError("game-nothing-to-undo")
        return none

    def _mark(self, seat: str) -> None:
        """Keeps the position before this move; drops those no longer needed for undo."""
        number, former = len(self.moves), self._latest(seat, none=0)
        gone = (former if former % MARK else -1, number - MARK * MARKS if number % MARK == 0 else -1)
        self._marks = {mark: state for mark, state in self._marks.items() if mark not in gone}
        self._marks[number] = self.state

    @property
    def before(self) -> State:
        """The position before the latest move; raises SettingError if there is none."""
        if not self.moves:
            raise SettingError("game-nothing-to-undo")
        return self._at(len(self.moves) - 1)

    def before_latest(self, seat: str) -> State | None:
        """The position before a seat's latest move, None without one."""
        move = self._latest(seat, none=-1)
        return None if move < 0 else self._at(move)

    def _late_positions(self) -> dict[int, State]:
        """Those positions before each seat's latest move that are kept, by their number of moves."""
        latest = (self._latest(seat, none=-1) for seat in self.seats)
        return {move: self._marks[move] for move in latest if move in self._marks}

    def _resume(self, state: State, late: dict[int, State]) -> None:
        """Sets the position after all moves, and recent ones, when a stored game is resumed."""
        self.state, self._marks = state, late

    def _at(self, ply: int) -> State:
        """The position after the first `ply` moves. Do not change it: it may be one that is kept."""
        begin = self._nearest(ply)
        state = self._marks[begin] if begin in self._marks else self._begin()[0]
        if begin < ply:
            state = state.copy()
        for move in self.moves[begin:ply]:
            engine.carry_out(state, self.seats.index(move.seat), move.action)
        return state

    def _nearest(self, ply: int) -> int:
        """The largest number of moves, up to `ply`, whose position is kept; 0 without one."""
        return max((mark for mark in self._marks if mark <= ply), default=0)

    def _go_on_from(self, state: State, unchanged: int, then: Sequence[Move] = ()) -> None:
        """Continues from a position after `unchanged` of the moves and those in `then`."""
        self.state, self.moves = state, self.moves.copy(unchanged)
        self.moves.extend(then)
        self._marks = {mark: state for mark, state in self._marks.items() if mark <= unchanged}

    # ------------------------------------------------------------ views, records, pictures

    def view(self, seat: str | None) -> views.View:
        """All that a seat, or a spectator (None), may know, as plain data; with `ALL`, everything."""
        if seat == ALL:
            return views.everything(self.state)
        return views.view(self.state, None if seat is None else self._number(seat))

    def record(self) -> str:
        """The game's record as text."""
        return "\n".join([*self.header.lines(), *(move.line for move in self.moves)]) + "\n"

    def position(self, seat: str | None = ALL) -> str:
        """The position as text, from which a game can begin; or as a seat, or a spectator (None), sees it."""
        from maria.position import write

        return write(self.state, seat if seat in (ALL, None) else self.seats[self._number(seat)])

    def show(self, seat: str | None = ALL, language: str = LANGUAGES[0]) -> str:
        """The position for a terminal, whole or as a seat sees it: question, armies, hands and goals."""
        from maria import diagram

        return diagram.text(self.state, self.view(seat), language)

    def __str__(self) -> str:
        """The whole position, as for a terminal."""
        return self.show()

    def svg(
        self,
        seat: str | None = ALL,
        arrows: Iterable[Action | Sequence[str]] = (),
        highlight: Iterable[str] = (),
        language: str = LANGUAGES[0],
    ) -> str:
        """The board as SVG, whole or as a seat sees it; arrows are actions or sequences of city names."""
        from maria import diagram

        return diagram.svg(self.state, self.view(seat), arrows, highlight, language)

    def _repr_svg_(self) -> str | None:
        """The picture for a notebook; None, for the text instead, if the extra for drawing is missing."""
        try:
            return self.svg()
        except MissingExtra:
            return None

    # ------------------------------------------------------------ moments

    def moments(self) -> Iterator[Moment]:
        """The moves that count, in order, each with the positions before and after it."""
        after = self._begin()[0]
        for ply, (seat, action, events, _) in enumerate(self.moves, 1):
            before, after = after, after.copy()
            text = notation.format_action(before, action)
            engine.carry_out(after, self.seats.index(seat), action)
            yield Moment(ply, seat, action, text, events, before, after)

    def at(self, ply: int) -> Game:
        """The game as it was after this many moves."""
        if not 0 <= ply <= len(self.moves):
            raise SettingError("game-no-moment", most=len(self.moves))
        game = type(self)(self.box, self.header)
        for seat, action, *_ in self.moves[:ply]:
            game._act(self.seats.index(seat), action)
        return game
