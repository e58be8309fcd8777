"""What people and bots do in a room, one function each; `Rooms.change` makes a transaction of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Concatenate, ParamSpec

from maria import record
from maria.bots import BOTS, comes_with_the_game
from maria.engine import OUT_OF_TURN
from maria.events import of_kind
from maria.fairness import seed_of
from maria.game import Game
from maria.history import Line, Said
from maria.record import ASK, GRANT, REFUSE, UNDO, WITHDRAW
from maria.server.access import hash_token
from maria.server.models import BotSeat, Refused, Stale, TakeSeat
from maria.server.room import RECORD, TABLE, Room, initial_game
from maria.server.settings import DAY, HOUR, ClientLimits
from maria.server.storage.schema import NEVER, LineRow, RequestId, SeatRow
from maria.server.table_events import (
    EndAgreed,
    EndOffered,
    EndRefused,
    GameBegins,
    SeatBack,
    SeatFreed,
    SeatLeft,
    SeatOfBot,
    SeatResigned,
    SeatTaken,
    SeatTimedOut,
    TableEvent,
)
from maria.texts.message import Several

REMIND = 0.75
"""The part of a seat's time after which it is reminded."""
OF_UNDO = (UNDO, ASK, GRANT, REFUSE, WITHDRAW)
ASIDE = tuple(f": {verb}" for verb in (*OF_UNDO, *(verb for action in OUT_OF_TURN for verb in action.verbs)))
OFFERS = (EndOffered.kind, EndRefused.kind)
"""What a person does beside playing: lines of the record, after the seat, and what happens at the table."""


@dataclass(slots=True)
class Draft:
    """A change of a room that is not written yet: a copy of it, which seat changes it, and the new lines."""

    room: Room
    seat: int
    now: float
    limits: ClientLimits
    once: RequestId = NEVER
    """What a client asked for, and its id."""
    written: list[tuple[LineRow, RequestId]] = field(default_factory=list)

    @property
    def seat_row(self) -> SeatRow:
        """Who sits there."""
        return self.room.seats[self.seat]

    @property
    def name(self) -> str:
        """The seat's name."""
        return self.seat_row.seat

    def bound(self, key: str, most: int, counts: Callable[[LineRow], bool]) -> None:
        """Refuses the draft if the seat has now done something too often within an hour."""
        done = 0
        for entry in reversed(self.room.log):
            if entry.line.at <= self.now - HOUR:
                break
            done += entry.line.seat == self.name and counts(entry.line)
        if done > most:
            raise Refused(429, key, most=most)

    def play(self, line: str) -> Line:
        """Plays a line of the record."""
        room = self.room
        played = room.play(line)
        row = self._write(room.seats[played.seat].seat, RECORD, played.own, room.fingerprint())
        room.add_to_log(row, played.events)
        return played

    def note(self, event: type[TableEvent]) -> None:
        """Something that happened around the game."""
        self.room.take_in(self._write(self.name, TABLE, event.kind))

    def _write(self, seat: str, kind: str, text: str, position: str | None = None) -> LineRow:
        """The next line; the first one that a client's action makes bears its id."""
        self.room.row.lines += 1
        line = LineRow(self.room.row.lines, self.now, seat, kind, text, position)
        self.written.append((line, self.once))
        self.once = NEVER
        return line


Command = Callable[[Draft], None]
"""What somebody does in a room."""
Given = ParamSpec("Given")


def command(function: Callable[Concatenate[Draft, Given], None]) -> Callable[Given, Command]:
    """Makes commands of a function that needs more than the draft: `act(text, step)` is one."""

    def make(*given: Given.args, **named: Given.kwargs) -> Command:
        return lambda draft: function(draft, *given, **named)

    return make


def known_bot(name: str) -> None:
    """A server runs only the bots that come with it: a name from the network never becomes code."""
    if not comes_with_the_game(name):
        raise Refused(422, "server-unknown-bot", bots=Several(tuple(BOTS), "more"))


def begin(draft: Draft) -> None:
    """Everybody has joined: the seed is made and the game begins."""
    room = draft.room
    values = {seat.seat: seat.value for seat in room.seats if seat.value}
    room.row.seed = seed_of(room.row.secret, values)
    room.row.status = "running"
    room.begin(initial_game(room.row))
    draft.note(GameBegins)


@command
def take_seat(draft: Draft, wanted: TakeSeat, player: str | None) -> None:
    """Somebody sits down, and adds a random value to the seed; from now on his key opens the seat."""
    seat, key = draft.seat_row, hash_token(wanted.key)
    if seat.taken and seat.token == key:
        return  # it comes a second time
    if seat.taken:
        raise Refused(409, "server-seat-taken")
    if key in (seat.token, draft.room.row.host):
        raise Refused(409, "server-key-used")
    seat.token, seat.taken = key, True
    seat.name, seat.value, seat.player = wanted.name, wanted.value, player
    draft.note(SeatTaken)
    begin_if_complete(draft)


@command
def give_link(draft: Draft, token: str) -> None:
    """A seat gets a new link, which is kept hashed; whoever has sat down there stands up."""
    was_taken, draft.room.seats[draft.seat] = draft.seat_row.taken, SeatRow(draft.name, token)
    if was_taken:
        draft.note(SeatFreed)


@command
def put_bot(draft: Draft, bot: BotSeat, token: str) -> None:
    """A bot sits down where nobody does, and ends the link."""
    known_bot(bot.bot)
    if draft.seat_row.taken:
        raise Refused(409, "server-seat-taken")
    draft.room.seats[draft.seat] = SeatRow(draft.name, token, taken=True, **bot.model_dump())
    draft.note(SeatOfBot)
    begin_if_complete(draft)


def begin_if_complete(draft: Draft) -> None:
    """The game begins with the last who sits down."""
    if draft.room.status == "waiting" and all(seat.taken for seat in draft.room.seats):
        begin(draft)


def require_begun(draft: Draft) -> Game:
    """The game, if it has begun, and by today's rules."""
    if draft.room.differs:
        raise Refused(409, "server-other-rules", line=draft.room.differs)
    if draft.room.game is None:
        raise Refused(409, "server-waiting")
    return draft.room.game


def require_running(draft: Draft) -> Game:
    """The game, if it is being played by today's rules."""
    game = require_begun(draft)
    if draft.room.status != "running":
        raise Refused(409, "server-over")
    return game


def require_playing(draft: Draft, by_bot: bool = False) -> Game:
    """The game, if this seat is somebody's who plays, or is a bot's to play."""
    game, seat = require_running(draft), draft.seat_row
    if by_bot and not seat.by_bot:
        raise Stale
    if not by_bot and seat.resigned:
        raise Refused(409, "server-resigned")
    return game


def bound_asides(draft: Draft) -> None:
    """Refuses a person who has done too much beside playing: all of it goes into everybody's log."""

    def counts(line: LineRow) -> bool:
        return line.text in OFFERS or line.text.startswith(ASIDE, len(draft.name))

    draft.bound("server-aside-enough", draft.limits.aside, counts)


def come_back(draft: Draft) -> None:
    """The person plays again instead of the bot."""
    seat = draft.seat_row
    if seat.resigned:
        raise Refused(409, "server-resigned")
    if seat.standing_in:
        seat.standing_in, seat.bot = False, ""
        start_clock(draft)
        draft.note(SeatBack)


def start_clock(draft: Draft) -> None:
    """A seat that is still waited for has all its time again."""
    seat = draft.seat_row
    seat.since, seat.reminded = draft.now, False


@command
def act(draft: Draft, text: str, step: str, by_bot: bool = False) -> None:
    """An action of the game; refused if the step it answers is gone, or a person has answered it so already.

    What is taken back can be done again. A person who acts is back.
    """
    text = " ".join(text.split())
    game = require_playing(draft, by_bot)
    if text in OF_UNDO:
        raise Refused(422, "server-no-action", text=text)
    line = f"{draft.name}: {text}"
    if step != str(draft.room.step):
        _, action = record.parse_line(game.state, line)
        if type(action) not in OUT_OF_TURN:
            raise Stale
    assert draft.room.history is not None
    answers = draft.room.history.lines[draft.room.since :]
    played = draft.play(line)
    if type(game.moves[-1].action) not in OUT_OF_TURN:
        same = (answer for answer in answers if answer.own == played.own)
        if not by_bot and any(answer.events is move.events for answer in same for move in game.moves):
            raise Stale
        start_clock(draft)
    elif not by_bot:
        bound_asides(draft)
    if not by_bot:
        come_back(draft)


def undo(draft: Draft) -> None:
    """Takes back the seat's latest action, or asks the others."""
    require_playing(draft)
    history = draft.room.history
    assert history is not None
    draft.play(f"{draft.name}: {UNDO if history.undo_is_free(draft.name) else ASK}")
    bound_asides(draft)
    come_back(draft)


@command
def answer_undo(draft: Draft, grant: bool, by_bot: bool = False) -> None:
    """The answer to a request for an undo."""
    require_playing(draft, by_bot)
    draft.play(f"{draft.name}: {GRANT if grant else REFUSE}")


def withdraw_undo(draft: Draft) -> None:
    """Who has asked for an undo no longer does."""
    require_playing(draft)
    draft.play(f"{draft.name}: {WITHDRAW}")


@command
def say(draft: Draft, text: str) -> None:
    """A public message, also after the end; a seat has so many in a game."""
    require_begun(draft)
    most = draft.limits.said
    if draft.room.said_by(draft.name) >= most:
        raise Refused(429, "server-said-enough", most=most)
    draft.play(f"{draft.name} says: {' '.join(text.split())}")
    draft.seat_row.read = draft.room.messages


@command
def leave(draft: Draft, bot: str) -> None:
    """A bot plays until the person is back."""
    known_bot(bot)
    require_playing(draft)
    seat = draft.seat_row
    if not seat.standing_in:
        seat.standing_in = True
        draft.note(SeatLeft)
        draft.bound("server-left-enough", draft.limits.leaves, lambda line: line.text == SeatLeft.kind)
    seat.bot = bot


@command
def time_out(draft: Draft, bot: str) -> None:
    """The time of a seat has run out: a bot plays until the person is back."""
    require_running(draft)
    seat = late(draft, 1)
    seat.standing_in, seat.bot = True, bot
    draft.note(SeatTimedOut)


def remind(draft: Draft) -> None:
    """Notes that a seat has been reminded."""
    seat = late(draft, REMIND)
    if seat.reminded:
        raise Stale
    seat.reminded = True


def late(draft: Draft, part: float) -> SeatRow:
    """The seat, if this part of its time has gone by."""
    seat, days = draft.seat_row, draft.room.row.days
    if seat.by_bot or not days or seat.since is None or draft.now - seat.since < part * days * DAY:
        raise Stale
    return seat


def resign(draft: Draft) -> None:
    """A person gives up: of two players the other wins; of three a bot goes on in the seat for good."""
    require_playing(draft)
    room, seat = draft.room, draft.seat_row
    seat.resigned, seat.standing_in, seat.bot, seat.ends = True, False, seat.bot or "captain", False
    draft.note(SeatResigned)
    people = [other for other in room.seats if other.kind == "person" and not other.resigned]
    if len(room.seats) == 2 or not people:
        room.row.status, room.row.ended = "over", "resigned"
        room.row.winner = room.seats[1 - draft.seat].seat if len(room.seats) == 2 else None
    else:
        end_if_agreed(draft)


@command
def offer_end(draft: Draft, agree: bool) -> None:
    """A seat agrees to end the game undecided, or no longer does; when all people agree it ends."""
    require_playing(draft)
    if agree and not draft.seat_row.ends:
        draft.seat_row.ends = True
        draft.note(EndOffered)
        bound_asides(draft)
        end_if_agreed(draft)
    elif not agree and any(seat.ends for seat in draft.room.seats):
        for seat in draft.room.seats:
            seat.ends = False
        draft.note(EndRefused)
        bound_asides(draft)


def end_if_agreed(draft: Draft) -> None:
    """Whether all who still play agree that the game ends undecided."""
    room = draft.room
    people = [seat for seat in room.seats if seat.kind == "person" and not seat.resigned]
    if people and all(seat.ends for seat in people):
        room.row.status, room.row.ended = "over", "agreed"
        draft.note(EndAgreed)


@command
def mark_read(draft: Draft, sequence: int) -> None:
    """All messages until a number of the seat's own count are read."""
    room, seat = draft.room, draft.seat_row
    seen = room.log[: room.place(draft.seat, sequence + 1)]
    said = sum(bool(of_kind(entry.events, Said)) for entry in seen)
    seat.read = max(seat.read, said)


@command
def set_token(draft: Draft, token: str) -> None:
    """A seat gets another key, which is kept hashed."""
    draft.seat_row.token = token


@command
def set_player(draft: Draft, player: str) -> None:
    """A seat is a player's from now on, if it is no other's."""
    if draft.seat_row.player not in (None, player):
        raise Refused(409, "server-seat-of-player")
    draft.seat_row.player = player
