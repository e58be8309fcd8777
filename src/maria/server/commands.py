"""The commands of people and bots in a room, one function each; `Rooms.change` runs one as a transaction."""

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
"""The fraction of a seat's time after which we remind it."""
OF_UNDO = (UNDO, ASK, GRANT, REFUSE, WITHDRAW)
ASIDE = tuple(f": {verb}" for verb in (*OF_UNDO, *(verb for action in OUT_OF_TURN for verb in action.verbs)))
OFFERS = (EndOffered.kind, EndRefused.kind)
"""What a person can do besides playing: verbs of record lines after the seat, and kinds of table events."""


@dataclass(slots=True)
class Draft:
    """An unwritten change of a room: a copy of the room, the seat that changes it, and the new lines."""

    room: Room
    seat: int
    now: float
    limits: ClientLimits
    once: RequestId = NEVER
    """The client's request id and the hash of its request; the first new line stores them."""
    written: list[tuple[LineRow, RequestId]] = field(default_factory=list)

    @property
    def seat_row(self) -> SeatRow:
        """The row of the seat that makes the change."""
        return self.room.seats[self.seat]

    @property
    def name(self) -> str:
        """The seat's name."""
        return self.seat_row.seat

    def bound(self, key: str, most: int, counts: Callable[[LineRow], bool]) -> None:
        """Refuses the draft if the seat has added more than `most` matching lines within an hour."""
        done = 0
        for entry in reversed(self.room.log):
            if entry.line.at <= self.now - HOUR:
                break
            done += entry.line.seat == self.name and counts(entry.line)
        if done > most:
            raise Refused(429, key, most=most)

    def play(self, line: str) -> Line:
        """Plays a line of the record and adds it to the draft."""
        room = self.room
        played = room.play(line)
        row = self._write(room.seats[played.seat].seat, RECORD, played.own, room.fingerprint())
        room.add_to_log(row, played.events)
        return played

    def note(self, event: type[TableEvent]) -> None:
        """Adds a table event to the draft."""
        self.room.add_line(self._write(self.name, TABLE, event.kind))

    def _write(self, seat: str, kind: str, text: str, position: str | None = None) -> LineRow:
        """Adds the next line; the first line of a client's request stores the request id."""
        self.room.row.lines += 1
        line = LineRow(self.room.row.lines, self.now, seat, kind, text, position)
        self.written.append((line, self.once))
        self.once = NEVER
        return line


Command = Callable[[Draft], None]
"""Changes a draft, or raises an error to refuse the change."""
Given = ParamSpec("Given")


def command(function: Callable[Concatenate[Draft, Given], None]) -> Callable[Given, Command]:
    """Decorates a function with extra arguments to return a command: `act(text, step)` is one."""

    def make(*given: Given.args, **named: Given.kwargs) -> Command:
        return lambda draft: function(draft, *given, **named)

    return make


def known_bot(name: str) -> None:
    """Refuses bots that do not come with the game: a name from the network must never load code."""
    if not comes_with_the_game(name):
        raise Refused(422, "server-unknown-bot", bots=Several(tuple(BOTS), "more"))


def begin(draft: Draft) -> None:
    """Begins the game with a seed made from the server's secret and the players' values."""
    room = draft.room
    values = {seat.seat: seat.value for seat in room.seats if seat.value}
    room.row.seed = seed_of(room.row.secret, values)
    room.row.status = "running"
    room.begin(initial_game(room.row))
    draft.note(GameBegins)


@command
def take_seat(draft: Draft, wanted: TakeSeat, player: str | None) -> None:
    """Seats a person, whose random value goes into the seed and whose key opens the seat from now on."""
    seat, key = draft.seat_row, hash_token(wanted.key)
    if seat.taken and seat.token == key:
        return  # a repeated request
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
    """Gives a seat a new link, as a hashed token, and frees the seat if somebody sits there."""
    was_taken, draft.room.seats[draft.seat] = draft.seat_row.taken, SeatRow(draft.name, token)
    if was_taken:
        draft.note(SeatFreed)


@command
def put_bot(draft: Draft, bot: BotSeat, token: str) -> None:
    """Puts a bot on a free seat; its link no longer works."""
    known_bot(bot.bot)
    if draft.seat_row.taken:
        raise Refused(409, "server-seat-taken")
    draft.room.seats[draft.seat] = SeatRow(draft.name, token, taken=True, **bot.model_dump())
    draft.note(SeatOfBot)
    begin_if_complete(draft)


def begin_if_complete(draft: Draft) -> None:
    """Begins the game if all seats are taken."""
    if draft.room.status == "waiting" and all(seat.taken for seat in draft.room.seats):
        begin(draft)


def require_begun(draft: Draft) -> Game:
    """The game; refuses if it has not begun or today's rules differ."""
    if draft.room.differs:
        raise Refused(409, "server-other-rules", line=draft.room.differs)
    if draft.room.game is None:
        raise Refused(409, "server-waiting")
    return draft.room.game


def require_running(draft: Draft) -> Game:
    """The game; refuses if it is not in progress or today's rules differ."""
    game = require_begun(draft)
    if draft.room.status != "running":
        raise Refused(409, "server-over")
    return game


def require_playing(draft: Draft, by_bot: bool = False) -> Game:
    """The game; refuses if it is not in progress, or this seat is not the person's or bot's to play."""
    game, seat = require_running(draft), draft.seat_row
    if by_bot and not seat.by_bot:
        raise Stale
    if not by_bot and seat.resigned:
        raise Refused(409, "server-resigned")
    return game


def bound_asides(draft: Draft) -> None:
    """Refuses too many actions besides playing within an hour: they all end up in everybody's log."""

    def counts(line: LineRow) -> bool:
        return line.text in OFFERS or line.text.startswith(ASIDE, len(draft.name))

    draft.bound("server-aside-enough", draft.limits.aside, counts)


def come_back(draft: Draft) -> None:
    """Lets the person play again instead of the stand-in bot."""
    seat = draft.seat_row
    if seat.resigned:
        raise Refused(409, "server-resigned")
    if seat.standing_in:
        seat.standing_in, seat.bot = False, ""
        start_clock(draft)
        draft.note(SeatBack)


def start_clock(draft: Draft) -> None:
    """Gives a seat its full time again."""
    seat = draft.seat_row
    seat.since, seat.reminded = draft.now, False


@command
def act(draft: Draft, text: str, step: str, by_bot: bool = False) -> None:
    """Plays an action; refused if its step is gone, or a person has already given it in this step.

    An action that was taken back can be played again. A person who acts ends the stand-in.
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
    """Takes back the seat's latest action if that is free; otherwise asks the others."""
    require_playing(draft)
    history = draft.room.history
    assert history is not None
    draft.play(f"{draft.name}: {UNDO if history.undo_is_free(draft.name) else ASK}")
    bound_asides(draft)
    come_back(draft)


@command
def answer_undo(draft: Draft, grant: bool, by_bot: bool = False) -> None:
    """Grants or refuses an undo request."""
    require_playing(draft, by_bot)
    draft.play(f"{draft.name}: {GRANT if grant else REFUSE}")


def withdraw_undo(draft: Draft) -> None:
    """Withdraws the seat's undo request."""
    require_playing(draft)
    draft.play(f"{draft.name}: {WITHDRAW}")


@command
def say(draft: Draft, text: str) -> None:
    """Posts a public message, even after the end; each seat has a limited number per game."""
    require_begun(draft)
    most = draft.limits.said
    if draft.room.said_by(draft.name) >= most:
        raise Refused(429, "server-said-enough", most=most)
    draft.play(f"{draft.name} says: {' '.join(text.split())}")
    draft.seat_row.read = draft.room.messages


@command
def leave(draft: Draft, bot: str) -> None:
    """Lets a bot play until the person is back."""
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
    """Lets a bot play for a seat that has run out of time, until the person is back."""
    require_running(draft)
    seat = late(draft, 1)
    seat.standing_in, seat.bot = True, bot
    draft.note(SeatTimedOut)


def remind(draft: Draft) -> None:
    """Marks a seat as reminded; raises `Stale` if it is too early or already done."""
    seat = late(draft, REMIND)
    if seat.reminded:
        raise Stale
    seat.reminded = True


def late(draft: Draft, part: float) -> SeatRow:
    """The seat; raises `Stale` if it has not used up this fraction of its time."""
    seat, days = draft.seat_row, draft.room.row.days
    if seat.by_bot or not days or seat.since is None or draft.now - seat.since < part * days * DAY:
        raise Stale
    return seat


def resign(draft: Draft) -> None:
    """Resigns: with two players the other wins; with three a bot plays the seat until the end."""
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
    """Agrees to end the game undecided, or clears all such offers; it ends once all people agree."""
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
    """Ends the game undecided if all people who still play agree."""
    room = draft.room
    people = [seat for seat in room.seats if seat.kind == "person" and not seat.resigned]
    if people and all(seat.ends for seat in people):
        room.row.status, room.row.ended = "over", "agreed"
        draft.note(EndAgreed)


@command
def mark_read(draft: Draft, sequence: int) -> None:
    """Marks messages as read up to a sequence number of the seat's own count."""
    room, seat = draft.room, draft.seat_row
    seen = room.log[: room.place(draft.seat, sequence + 1)]
    said = sum(bool(of_kind(entry.events, Said)) for entry in seen)
    seat.read = max(seat.read, said)


@command
def set_token(draft: Draft, token: str) -> None:
    """Gives a seat another key, as a hashed token."""
    draft.seat_row.token = token


@command
def set_player(draft: Draft, player: str) -> None:
    """Assigns a seat to a player; refused if it belongs to another."""
    if draft.seat_row.player not in (None, player):
        raise Refused(409, "server-seat-of-player")
    draft.seat_row.player = player
