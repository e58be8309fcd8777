"""What people and bots do at a table, one function each; `House.change` makes a transaction of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from maria import record
from maria.bots import BOTS
from maria.engine import OUT_OF_TURN
from maria.fairness import seed_of
from maria.game import Game
from maria.record import ASK, GRANT, REFUSE, UNDO
from maria.rules.step import Event
from maria.server.models import TakeSeat
from maria.server.packs import packs
from maria.server.table import BEGINS, RECORD, TABLE, Line, Seat, Table
from maria.texts import MessageError

DAY = 86_400.0
REMIND = 0.75
"""The part of a seat's time after which it is reminded."""


class Refused(MessageError):
    """Something that is not done: an HTTP status, a message, and the rule that forbids it if it is one."""

    def __init__(self, status: int, key: str, rule: str = "", **values: Any) -> None:
        """Takes the status, the message's key and its values."""
        self.status, self.rule = status, rule
        super().__init__(key, **values)


class Stale(Refused):
    """An answer to a step that is gone."""

    def __init__(self) -> None:
        """Always the same message."""
        super().__init__(409, "server-stale")


@dataclass(slots=True)
class Turn:
    """A change of a game under way: the table, which seat changes it, and what is to be written."""

    table: Table
    seat: int
    now: float
    action: str | None = None
    written: list[tuple[Line, str | None]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The seat's name."""
        return self.table.seats[self.seat].seat

    def play(self, line: str) -> None:
        """A line of the record."""
        table = self.table
        assert table.story is not None
        number, events = table.story.play(line)
        table.records += 1
        text = table.story.game.lines[-1]
        made = Line(self._next(), self.now, table.seats[number].seat, RECORD, text, table.fingerprint())
        self._add(made, events)

    def note(self, kind: str, seat: int | None = None) -> None:
        """Something that happened at the table."""
        name = self.table.seats[self.seat if seat is None else seat].seat
        self._add(Line(self._next(), self.now, name, TABLE, kind), None)

    def _next(self) -> int:
        return int(self.table.about.lines) + 1

    def _add(self, line: Line, events: list[Event] | None) -> None:
        self.table.about.lines = line.number
        if events is None:
            self.table.hear(line)
        else:
            self.table.tell(line, events)
        self.written.append((line, self.action))
        self.action = None


Deed = Callable[[Turn], None]
"""What somebody does at a table."""


def start(table: Table) -> Game:
    """The game of a table at its first decision."""
    about = table.about
    box = packs().get(about.pack)
    if box is None:
        raise Refused(409, "server-no-pack", pack=about.pack[:12])
    options = tuple(json.loads(about.options))
    return Game(box, record.header_of(box, about.variant, about.players, about.engine, about.seed, options))


def known_bot(name: str) -> None:
    """A server runs only the bots that come with it: a name from the network never becomes code."""
    if name not in BOTS:
        raise Refused(422, "server-unknown-bot", bots=", ".join(BOTS))


def begin(turn: Turn) -> None:
    """Everybody has joined: the seed is made and the game begins."""
    table = turn.table
    values = {seat.seat: seat.value for seat in table.seats if seat.value}
    table.about.seed = seed_of(table.about.secret, values)
    table.about.status = "running"
    table.begin(start(table))
    turn.note(BEGINS)


def take(wanted: TakeSeat, player: str | None) -> Deed:
    """Somebody takes a seat under a name, and adds a random value to the seed."""

    def do(turn: Turn) -> None:
        table, seat = turn.table, turn.table.seats[turn.seat]
        if seat.kind == "bot" or seat.resigned:
            raise Refused(409, "server-seat-of-bot")
        if seat.taken and seat.value == wanted.value:
            return  # it comes a second time
        if seat.taken and (player is None or seat.player not in (None, player)):
            raise Refused(409, "server-seat-taken")
        new = not seat.taken
        seat.taken, seat.name, seat.player = True, wanted.name, player
        if not new:
            return
        seat.value = wanted.value
        turn.note("seat-taken")
        if table.status == "waiting" and all(other.taken for other in table.seats):
            begin(turn)

    return do


def running(turn: Turn) -> Game:
    """The game, if it is being played by today's rules."""
    table = turn.table
    if table.differs:
        raise Refused(409, "server-other-rules", line=table.differs)
    if table.status != "running" or table.game is None:
        raise Refused(409, "server-over" if table.status == "over" else "server-waiting")
    return table.game


def playing(turn: Turn, by_bot: bool = False) -> Game:
    """The game, if this seat is somebody's who plays, or is a bot's to play."""
    game, seat = running(turn), turn.table.seats[turn.seat]
    if by_bot:
        if not seat.by_bot:
            raise Stale
        return game
    if seat.resigned:
        raise Refused(409, "server-resigned")
    if seat.kind == "person" and not seat.taken:
        raise Refused(409, "server-not-taken")
    return game


def come_back(turn: Turn) -> None:
    """The person plays again instead of the bot."""
    seat = turn.table.seats[turn.seat]
    if seat.resigned:
        raise Refused(409, "server-resigned")
    if seat.standing_in:
        seat.standing_in, seat.bot = False, ""
        start_clock(turn)
        turn.note("seat-back")


def start_clock(turn: Turn) -> None:
    """A seat that is still waited for has all its time again."""
    seat = turn.table.seats[turn.seat]
    seat.since, seat.reminded = turn.now, False


def act(text: str, step: str, by_bot: bool = False) -> Deed:
    """An action of the game; refused if the step it answers is gone. A person who acts is back."""
    text = " ".join(text.split())

    def do(turn: Turn) -> None:
        game = playing(turn, by_bot)
        if text in (UNDO, ASK, GRANT, REFUSE):
            raise Refused(422, "server-no-action", text=text)
        line = f"{turn.name}: {text}"
        if step != str(turn.table.step):
            _, action = record.parse_line(game.state, line)
            if type(action) not in OUT_OF_TURN:
                raise Stale
        turn.play(line)
        if type(game.moves[-1].action) not in OUT_OF_TURN:
            start_clock(turn)
        if not by_bot:
            come_back(turn)

    return do


def undo(turn: Turn) -> None:
    """Takes back the seat's latest action, or asks the others."""
    game = playing(turn)
    free = game.undo_is_free(turn.name)
    turn.play(f"{turn.name}: {UNDO if free else ASK}")
    come_back(turn)


def answer_undo(grant: bool, by_bot: bool = False) -> Deed:
    """The answer to a request for an undo."""

    def do(turn: Turn) -> None:
        playing(turn, by_bot)
        turn.play(f"{turn.name}: {GRANT if grant else REFUSE}")

    return do


def say(text: str) -> Deed:
    """A public message; also after the end."""

    def do(turn: Turn) -> None:
        table = turn.table
        if table.game is None:
            raise Refused(409, "server-waiting")
        if table.differs:
            raise Refused(409, "server-other-rules", line=table.differs)
        turn.play(f"{turn.name} says: {' '.join(text.split())}")
        table.seats[turn.seat].read = table.messages

    return do


def leave(bot: str) -> Deed:
    """A bot plays until the person is back."""
    known_bot(bot)

    def do(turn: Turn) -> None:
        playing(turn)
        seat = turn.table.seats[turn.seat]
        seat.bot = bot
        if not seat.standing_in:
            seat.standing_in = True
            turn.note("seat-left")

    return do


def time_out(bot: str) -> Deed:
    """The time of a seat has run out: a bot plays until the person is back."""

    def do(turn: Turn) -> None:
        running(turn)
        seat = late(turn, 1)
        seat.standing_in, seat.bot = True, bot
        turn.note("seat-timed-out")

    return do


def remind(turn: Turn) -> None:
    """Notes that a seat has been reminded."""
    seat = late(turn, REMIND)
    if seat.reminded:
        raise Stale
    seat.reminded = True


def late(turn: Turn, part: float) -> Seat:
    """The seat, if this part of its time has gone by."""
    seat, days = turn.table.seats[turn.seat], turn.table.about.days
    if seat.by_bot or not days or seat.since is None or turn.now - seat.since < part * days * DAY:
        raise Stale
    return seat


def resign(turn: Turn) -> None:
    """A person gives up: of two players the other wins; of three a bot goes on in the seat for good."""
    playing(turn)
    table, seat = turn.table, turn.table.seats[turn.seat]
    seat.resigned, seat.standing_in, seat.bot, seat.ends = True, False, seat.bot or "captain", False
    turn.note("seat-resigned")
    people = [other for other in table.seats if other.kind == "person" and not other.resigned]
    if len(table.seats) == 2 or not people:
        table.about.status, table.about.ended = "over", "resigned"
        others = [other.seat for other in table.seats if other is not seat]
        table.about.winner = others[0] if len(table.seats) == 2 else None
    else:
        end_if_agreed(turn)


def offer_end(agree: bool) -> Deed:
    """A seat agrees to end the game undecided, or no longer does; when all people agree it ends."""

    def do(turn: Turn) -> None:
        playing(turn)
        if agree and not turn.table.seats[turn.seat].ends:
            turn.table.seats[turn.seat].ends = True
            turn.note("end-offered")
            end_if_agreed(turn)
        elif not agree and any(seat.ends for seat in turn.table.seats):
            for seat in turn.table.seats:
                seat.ends = False
            turn.note("end-refused")

    return do


def end_if_agreed(turn: Turn) -> None:
    """Whether all who still play agree that the game ends undecided."""
    table = turn.table
    people = [seat for seat in table.seats if seat.kind == "person" and not seat.resigned]
    if people and all(seat.ends for seat in people):
        table.about.status, table.about.ended = "over", "agreed"
        turn.note("end-agreed")


def mark_read(sequence: int) -> Deed:
    """All messages until a number of the seat's own count are read."""

    def do(turn: Turn) -> None:
        table, seat = turn.table, turn.table.seats[turn.seat]
        said = sum(
            any(event.kind == "said" for event in heard.events)
            for number, heard in table.since(turn.seat, 0)
            if number <= sequence
        )
        seat.read = max(seat.read, said)

    return do


def deadline(table: Table, seat: Seat) -> float | None:
    """When a seat's time runs out."""
    days = table.about.days
    return seat.since + days * DAY if days and seat.since is not None and not seat.by_bot else None


def unread(table: Table, seat: int) -> int:
    """The messages that a seat has not read."""
    return max(0, table.messages - table.seats[seat].read)
