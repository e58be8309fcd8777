"""A game in memory and its seats, built from the game's lines alone; each audience sees only what it may.

Every line has a number in the database, but not every audience may see every line: another seat's troop
transfer (6.e) is entirely secret. So each audience, a seat or the spectators, has its own count of the lines
it may see, and nothing reveals that it has missed one.

A published room never changes: commands change a copy, which replaces the room once the database has stored
the change. So no client ever sees something that might still be lost.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, TypeVar

from maria import engine, record
from maria.append_list import AppendList
from maria.engine import Changes
from maria.events import Event, of_kind
from maria.game import Game
from maria.history import History, Line, Said
from maria.rules.step import Decision
from maria.server.models import Refused
from maria.server.offers import PublicFacts, meaning
from maria.server.packs import packs
from maria.server.settings import DAY
from maria.server.storage.schema import GameRow, LineRow, SeatRow, Status, fields_of
from maria.server.table_events import GameBegins
from maria.state import State
from maria.view import Public, public

Audience = int | None
"""A seat by its number; None for spectators."""
Row = TypeVar("Row")
Thing = TypeVar("Thing")
Cached = dict[Hashable, Any]
SINCE = "since"
"""The cache key of the changes from the previous position to this one."""
RECORD, TABLE = "record", "table"
"""The kinds of lines: record lines and table events."""


class LogEntry(NamedTuple):
    """A line and the events it caused."""

    line: LineRow
    events: list[Event]
    seen: tuple[int, ...]
    """How many lines each seat and, last, the spectators have seen, including this one."""


def copied(row: Row) -> Row:
    """A shallow copy of a row or room; faster than `dataclasses.replace`."""
    return type(row)(*fields_of(row))


HASHED = "w"
"""The prefix of a position's hash. Hashes of the first release lack it and cannot be compared."""


class DifferentRules(Exception):
    """A line that today's rules refuse, or that leads to a different position than it did when played."""


@dataclass(slots=True, eq=False)
class Room:
    """A game and its seats."""

    row: GameRow
    """The game's row in the database when this process last read it."""
    seats: list[SeatRow]
    history: History | None = None
    log: AppendList[LogEntry] = field(default_factory=AppendList)
    step: int = 0
    """The number of the open decision."""
    since: int = 0
    """How many lines the record had when that decision opened."""
    differs: int = 0
    """The first line of the record where today's rules differ; 0 if none does."""
    later: list[str] = field(default_factory=list)
    """The lines of the record from there on, unplayed."""
    given: int = 0
    """How many moves came from the record that the game continues: nobody here made them."""
    messages: int = 0
    _step: tuple[object, ...] = ()
    _to_act: tuple[int, ...] | None = None
    _cached: Cached = field(default_factory=dict)
    """Values computed from the current position."""
    _before: tuple[State, Cached] | None = None
    """The position of the room that this one was copied from, and the values computed from that."""

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.row.id

    @property
    def status(self) -> Status:
        """Whether the game is waiting for people, running or over."""
        return self.row.status

    @property
    def game(self) -> Game | None:
        """The game; None before it begins."""
        return self.history.game if self.history else None

    @property
    def records(self) -> int:
        """How many lines the record has, not counting those that today's rules refuse."""
        return len(self.history.lines) if self.history else 0

    @property
    def position(self) -> State:
        """The position of a game that has begun."""
        assert self.game is not None
        return self.game.state

    @property
    def playing(self) -> Game | None:
        """The game, if it is running and today's rules do not differ."""
        return self.game if self.row.status == "running" and not self.differs else None

    def cached(self, key: Hashable, make: Callable[[tuple[Changes, Thing] | None], Thing]) -> Thing:
        """A cached value of the position. `make` gets the changes and the previous value, if there is one."""
        if key not in self._cached:
            was, made = self._before or (None, {})
            before = None
            if was is not None and key in made:
                if SINCE not in self._cached:
                    self._cached[SINCE] = engine.since(was, self.position)
                before = self._cached[SINCE], made[key]
            self._cached[key] = make(before)
        found: Thing = self._cached[key]
        return found

    @property
    def public(self) -> Public:
        """The public part of the position."""
        return self.cached("public", partial(public, self.position))

    @property
    def facts(self) -> dict[str, Any]:
        """What the position means to everybody."""
        assert self.game is not None
        found: PublicFacts = self.cached("meaning", partial(meaning, self.game))
        return found.told

    def number_of(self, seat: str) -> int:
        """The number of a seat that this game has."""
        return next(number for number, entry in enumerate(self.seats) if entry.seat == seat)

    def begin(self, game: Game) -> None:
        """Starts following a game from its first decision."""
        self.history = History(game)
        self._step = name_of_step(game.state)
        self._to_act, self._cached, self._before = None, {}, None

    def copy(self) -> Room:
        """A copy to be changed; changes to it leave this room alone."""
        other = copied(self)
        other.row, other.seats = copied(self.row), [copied(seat) for seat in self.seats]
        if self.history is not None:
            other.history = self.history.copy()
            other._before = (self.position, self._cached)
        other.log, other.later = self.log.copy(), self.later.copy()
        return other

    # ------------------------------------------------------------ lines

    def catch_up(self, missed: Iterable[LineRow]) -> None:
        """Adds all missed lines; the game stops at the first line where today's rules differ."""
        if self.game is None and self.row.seed is not None:
            self.begin(initial_game(self.row))
        for line in missed:
            before = self.history and self.history.copy()
            try:
                self.add_line(line)
            except DifferentRules:
                assert before is not None
                self.history, self._cached = before, {}
                self.differs, self.later = self.records + 1, [line.text]

    def add_line(self, line: LineRow) -> None:
        """Adds a line from the database; raises DifferentRules if today's rules differ."""
        if line.kind == TABLE:
            happened: Any = Event.registry[line.text]
            events: list[Event] = [happened(line.seat)]
            if happened is GameBegins:
                assert self.game is not None
                events += self.game.started
        else:
            assert self.history is not None
            if self.differs:
                self.later.append(line.text)
                return
            try:
                events = self.play(line.text).events
            except Exception:  # a line from other rules may raise anything
                raise DifferentRules from None
            if line.position is None and self.game is not None:
                self.given = len(self.game.moves)
            if (line.position or "").startswith(HASHED) and line.position != self.fingerprint():
                raise DifferentRules
        self.add_to_log(line, events)

    def play(self, text: str) -> Line:
        """Plays a line of the record."""
        assert self.history is not None
        self._cached = {}
        return self.history.play(text)

    def add_to_log(self, line: LineRow, events: list[Event]) -> None:
        """Adds a line and its events to the log, and counts it for each audience that may see it."""
        audiences: tuple[Audience, ...] = (*range(len(self.seats)), None)
        before = self.log[-1].seen if self.log else (0,) * len(audiences)
        seen = zip(before, audiences, strict=True)
        self.log.append(LogEntry(line, events, tuple(n + sees(events, audience) for n, audience in seen)))
        self.messages += bool(of_kind(events, Said))
        self._to_act = None
        if self.game is not None:
            was, self._step = self._step, name_of_step(self.game.state)
            if was != self._step:
                self.step, self.since = self.step + 1, self.records

    def fingerprint(self) -> str:
        """The start of the position's hash, with the prefix of its format."""
        texts = self.cached("texts", partial(engine.content, self.position))
        return f"{HASHED}{engine.fingerprint(self.position, texts)[:15]}"

    # ------------------------------------------------------------ what an audience sees

    def sequence(self, audience: Audience) -> int:
        """How many lines the audience has seen: the number of the latest."""
        latest = self.log.latest
        return latest.seen[_column(audience)] if latest else 0

    def place(self, audience: Audience, number: int) -> int:
        """The log index of an audience's line by number; checks the end first, which is the usual case."""
        column, end = _column(audience), len(self.log)
        if end > 1 and self.log[end - 2].seen[column] < number:
            return end - (self.log[end - 1].seen[column] >= number)
        return bisect_left(self.log, number, key=lambda entry: entry.seen[column])

    def changed(self, audience: Audience) -> float:
        """When the audience last saw the game change."""
        latest = self.sequence(audience)
        return self.log[self.place(audience, latest)].line.at if latest else self.row.created

    def seen_after(self, audience: Audience, after: int, most: int | None = None) -> list[tuple[int, int]]:
        """The lines an audience saw after one of its own numbers: pairs of number and log index."""
        column, place = _column(audience), self.place(audience, after + 1)
        found: list[tuple[int, int]] = []
        while place < len(self.log) and (most is None or len(found) < most):
            if (number := self.log[place].seen[column]) > after:
                found.append((number, place))
                after = number
            place += 1
        return found

    def lines_until(self, audience: Audience, sequence: int, every: bool) -> int:
        """How many record lines there were at a number of the audience or, with `every`, of the whole log."""
        latest = len(self.log) if every else self.sequence(audience)
        number = min(sequence, latest)
        until = number if every or number <= 0 else self.place(audience, number) + 1
        return sum(entry.line.kind == RECORD for entry in self.log[:until])

    def said_by(self, seat: str) -> int:
        """How many messages a seat has written."""
        own = (entry.events for entry in self.log if entry.line.seat == seat)
        return sum(isinstance(events[0], Said) for events in own if events)

    def unread(self, seat: int) -> int:
        """How many messages a seat has not read."""
        return max(0, self.messages - self.seats[seat].read)

    # ------------------------------------------------------------ whom the game waits for

    def to_act(self) -> tuple[int, ...]:
        """The seats that have to make a decision."""
        if self._to_act is None:
            self._to_act = engine.to_act(self.position)
        return self._to_act

    def waits_for(self) -> list[int]:
        """The seats that have to make a decision or answer an undo request."""
        if self.playing is None:
            return []
        request, waiting = self.history.request if self.history else None, list(self.to_act())
        if request:
            asked = (number for number, seat in enumerate(self.seats) if seat.seat not in request.granted)
            waiting += [number for number in asked if number not in waiting]
        return waiting

    def deadline(self, seat: SeatRow) -> float | None:
        """When a seat's time runs out; None if it has no limit or the game is not waiting for it."""
        days = self.row.days
        return seat.since + days * DAY if days and seat.since is not None and not seat.by_bot else None

    def proposals_to(self, seat: int) -> bool:
        """20, 21: whether another seat has proposed something to this one."""
        state = self.position
        return any(state.seat_of[proposal.to] == seat for proposal in state.proposals)

    def bot_due(self) -> bool:
        """Whether a bot has something to do."""
        waiting = self.waits_for()
        bots = (
            [(number, seat) for number, seat in enumerate(self.seats) if seat.by_bot] if self.playing else []
        )
        return any(n in waiting or (not seat.standing_in and self.proposals_to(n)) for n, seat in bots)


def initial_game(row: GameRow) -> Game:
    """A game at its first decision; refuses if this server lacks its pack."""
    box = packs().get(row.pack)
    if box is None:
        raise Refused(409, "server-no-pack", pack=row.pack[:12])
    assert row.seed is not None
    options = tuple(json.loads(row.options))
    return Game(box, record.header_of(box, row.variant, row.players, row.engine, row.seed, options))


def _column(audience: Audience) -> int:
    return -1 if audience is None else audience


def sees(events: list[Event], audience: Audience) -> bool:
    """Whether an audience may see anything of a line with these events."""
    return not events or any(event.seen_by(audience) is not None for event in events)


def name_of_step(state: State) -> tuple[object, ...]:
    """A value that identifies a decision among its neighbours, made of public facts only."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    lasting = step.lasting if isinstance(step, Decision) else None
    same = step if lasting is None else tuple(getattr(step, name) for name in lasting)
    return state.turn, len(state.agenda), step.kind, same
