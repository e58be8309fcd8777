"""All the games of a server: what changes one is a transaction first, and news after that.

A game's record is what the database says. A table in memory follows it line by line; before a change it is
brought up to date under the game's row lock, so that any number of processes agree on one order.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from maria import record
from maria.fairness import commitment
from maria.game import ENGINE, Game, check_setting
from maria.rules.variants import find_variant
from maria.server import notices
from maria.server.database import Database, Session
from maria.server.deeds import DAY, Deed, Refused, Turn, begin, known_bot, start
from maria.server.models import BotSeat, LoadedGame, NewGame
from maria.server.packs import newest, packs
from maria.server.schema import games, lines, players, seats
from maria.server.settings import Settings
from maria.server.table import BEGINS, RECORD, TABLE, DifferentRules, Line, Seat, Table

LONG = 60
"""More lines than this are replayed beside the event loop."""
DELETED = "…"
"""What is left of a message whose writer has deleted it."""
CHANGING = ("lines", "version", "changed", "status", "seed", "ended", "winner", "rule", "bot_due")
"""What a change of a game may change in its row."""
THE_GAME = select(games).where(games.c.id == bindparam("game"))
ITS_VERSION = select(games.c.version).where(games.c.id == bindparam("game"))
ITS_VERSION_LOCKED = ITS_VERSION.with_for_update()
ITS_SEATS = select(*(seats.c[name] for name in Seat.__slots__)).where(seats.c.game == bindparam("game"))
ITS_LINES = (
    select(*(lines.c[name] for name in Line._fields))
    .where(lines.c.game == bindparam("game"), lines.c.number > bindparam("known"))
    .where(lines.c.number <= bindparam("last"))
    .order_by(lines.c.number)
)
CHANGE_GAME = (
    update(games)
    .where(games.c.id == bindparam("game"))
    .values({games.c[name]: bindparam(name) for name in CHANGING})
)
CHANGE_SEAT = (
    update(seats)
    .where(seats.c.game == bindparam("of_game"), seats.c.seat == bindparam("of_seat"))
    .values({seats.c[name]: bindparam(name) for name in Seat.__slots__ if name != "seat"})
)
ADD_LINES = insert(lines)
"""The statements of every action, made once."""


def hashed(token: str) -> str:
    """How a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(16)


Given = ParamSpec("Given")
Made = TypeVar("Made")


class House:
    """The games, in the database and, those that are played, in memory."""

    def __init__(self, settings: Settings, database: Database) -> None:
        """Takes the database that the games are kept in."""
        self.settings, self.database = settings, database
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.changed: Callable[[str], None] = lambda game: None
        """Called with a game after each change of it, by this process or another."""
        self.is_online: Callable[[str, int], bool] = lambda game, seat: False
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._slow = asyncio.Semaphore(2)

    async def beside(self, work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
        """Does what takes long beside the event loop; few at a time, so that games go on."""
        async with self._slow:
            return await asyncio.to_thread(work, *given, **named)

    # ------------------------------------------------------------ tables

    @contextlib.asynccontextmanager
    async def _only(self, game: str) -> AsyncIterator[None]:
        """One at a time in this process."""
        lock = self._locks.get(game)
        if lock is None:
            self._locks[game] = lock = asyncio.Lock()
        async with lock:
            yield

    async def table(self, game: str) -> Table:
        """A game as the database has it now."""
        async with self._only(game), self.database.reading() as connection:
            return await self._follow(connection, game, lock=False)

    async def _follow(self, connection: Session, game: str, lock: bool) -> Table:
        """Brings a table up to date with the database, or makes it."""
        asked = ITS_VERSION_LOCKED if lock else ITS_VERSION
        version = (await connection.execute(asked, {"game": game})).scalar()
        if version is None:
            raise Refused(404, "server-no-game")
        table = self.tables.get(game)
        if table and table.about.version == version:
            self.tables.move_to_end(game)
            return table
        row = (await connection.execute(THE_GAME, {"game": game})).first()
        if row is None:
            raise Refused(404, "server-no-game")
        if table is None or table.about.scrubbed != row.scrubbed:
            table = Table(game, SimpleNamespace(lines=0), [])
        table = table.copy()
        known = table.about.lines
        table.about = SimpleNamespace(**row._mapping)
        found = {entry.seat: Seat(*entry) for entry in await connection.execute(ITS_SEATS, {"game": game})}
        table.seats = [
            found[name] for name in find_variant(row.variant, row.players, json.loads(row.options)).seats
        ]
        missed = {"game": game, "known": known, "last": row.lines}
        new = [Line(*entry) for entry in await connection.execute(ITS_LINES, missed)]
        if len(new) > LONG:
            await asyncio.to_thread(catch_up, table, new)
        else:
            catch_up(table, new)
        self._show(table)
        return table

    def _show(self, table: Table) -> None:
        """From now on this is what everybody sees."""
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        while len(self.tables) > self.settings.kept:
            self.tables.popitem(last=False)

    async def change(
        self,
        game: str,
        admit: Callable[[Table], int],
        do: Deed,
        action: str | None = None,
        slow: bool = False,
    ) -> tuple[Table, int]:
        """Changes a game in one transaction; with an action's id that was done before, nothing happens.

        `slow` is for what replays the game.
        """
        async with self._only(game):
            try:
                async with self.database.writing() as connection:
                    table = await self._follow(connection, game, lock=True)
                    seat = admit(table)
                    turn = Turn(table.copy(), seat, self.settings.now(), action)
                    try:
                        if slow:
                            await asyncio.to_thread(do, turn)
                        else:
                            do(turn)
                    except Exception:
                        if action and await self._done(connection, table, seat, action):
                            return table, seat
                        raise
                    await self._write(connection, turn, table.seats)
            except IntegrityError:
                async with self.database.reading() as connection:
                    if action and await self._done(connection, table, seat, action):
                        return table, seat
                raise
            self._show(turn.table)
        self.changed(game)
        return turn.table, seat

    async def _done(self, connection: Session, table: Table, seat: int, action: str) -> bool:
        """Whether this seat's action of this id was done before."""
        query = select(lines.c.number).where(
            lines.c.game == table.id, lines.c.seat == table.seats[seat].seat, lines.c.action == action
        )
        return (await connection.execute(query)).first() is not None

    async def _write(self, connection: Session, turn: Turn, was: list[Seat]) -> None:
        """Everything that has changed, in the transaction that is open."""
        table, about = turn.table, turn.table.about
        if turn.written:
            rows = [{"game": table.id, **line._asdict(), "action": action} for line, action in turn.written]
            await connection.execute(ADD_LINES, rows)
            about.changed = turn.now
        outcome = table.game.outcome if table.game and not table.differs else None
        if outcome and about.status == "running":
            about.status, about.ended = "over", "rules"
            about.winner, about.rule = outcome.winner, outcome.rule
        about.bot_due = table.bot_due()
        about.version += 1
        for entry in self._mark_waiting(table, turn.now):
            if entry.player:
                await notices.add(connection, table, entry, "turn", turn.now)
        for before, seat in zip(was, table.seats, strict=True):
            if seat.player and seat.reminded and not before.reminded:
                await notices.add(connection, table, seat, "reminder", turn.now)
        values = {name: getattr(about, name) for name in CHANGING}
        await connection.execute(CHANGE_GAME, {"game": table.id, **values})
        other = [
            {"of_game": table.id, "of_seat": seat.seat}
            | {name: getattr(seat, name) for name in Seat.__slots__ if name != "seat"}
            for before, seat in zip(was, table.seats, strict=True)
            if before != seat
        ]
        if other:
            await connection.execute(CHANGE_SEAT, other)
        await self.database.announce(connection, table.id)

    def _mark_waiting(self, table: Table, now: float) -> list[Seat]:
        """Since when each seat is waited for; gives the people who are from now on, and do not look on."""
        waiting = table.waits_for()
        called = []
        for number, seat in enumerate(table.seats):
            if number not in waiting:
                seat.since = None
            elif seat.since is None:
                seat.since, seat.reminded = now, False
                if not seat.by_bot and not self.is_online(table.id, number):
                    called.append(seat)
        return called

    # ------------------------------------------------------------ who may

    def admit(self, token: str, player: str | None = None, seat: str | None = None) -> Callable[[Table], int]:
        """The seat that a token opens: the seat's own token, or that of the player who sits there."""
        key = hashed(token)

        def find(table: Table) -> int:
            for number, entry in enumerate(table.seats):
                if seat and entry.seat != seat:
                    continue
                if hmac.compare_digest(entry.token, key) or (player and entry.player == player):
                    return number
            raise Refused(403, "server-not-your-seat")

        return find

    async def player(self, token: str) -> Any:
        """The player of a personal link."""
        async with self.database.reading() as connection:
            query = select(players).where(players.c.token == hashed(token))
            found = (await connection.execute(query)).first()
        if found is None:
            raise Refused(401, "server-no-player")
        return found

    async def player_at(self, table: Table, token: str) -> str | None:
        """The player of a personal link; None if the token is a seat's of this table."""
        if any(hmac.compare_digest(entry.token, hashed(token)) for entry in table.seats):
            return None
        try:
            player: str = (await self.player(token)).id
        except Refused:
            raise Refused(401, "server-not-your-seat") from None
        return player

    async def seat_of(self, token: str) -> tuple[str, str]:
        """The game and the seat of a seat's token."""
        async with self.database.reading() as connection:
            query = select(seats.c.game, seats.c.seat).where(seats.c.token == hashed(token))
            found = (await connection.execute(query)).first()
        if found is None:
            raise Refused(404, "server-no-seat")
        return found.game, found.seat

    # ------------------------------------------------------------ new games

    async def create(self, wanted: NewGame, client: str) -> tuple[Table, dict[str, str]]:
        """A new game, and the tokens of the seats for people."""
        check_setting(wanted.variant, wanted.players, wanted.options)
        names = find_variant(wanted.variant, wanted.players, wanted.options).seats
        for name in wanted.seats:
            if name not in names:
                raise Refused(422, "server-unknown-seat", seat=name[:30], seats=", ".join(names))
        given = [wanted.seats.get(name) for name in names]
        for entry in given:
            if isinstance(entry, BotSeat):
                known_bot(entry.bot)
        secret = secrets.token_hex(32)
        box = newest()
        about = {
            "variant": wanted.variant,
            "players": wanted.players,
            "options": json.dumps(sorted(set(wanted.options))),
            "pack": box.pack.hash,
            "engine": ENGINE,
            "status": "waiting",
            "watch": wanted.watch,
            "days": wanted.days,
            "stand_in": wanted.stand_in,
            "secret": secret,
            "seed": None,
        }
        bots = {name: entry for name, entry in zip(names, given, strict=True) if isinstance(entry, BotSeat)}
        game, tokens = await self._insert(about, wanted.name, names, bots, client, [])
        if len(bots) == len(names):
            await self.change(game, lambda table: 0, begin)
        return await self.table(game), tokens

    async def load(self, wanted: LoadedGame, client: str) -> tuple[Table, dict[str, str]]:
        """A game from a record: to go on with, or to step through if it is over."""
        made = await self.beside(read_record, wanted.record)
        about = {
            "variant": made.header.variant,
            "players": made.header.players,
            "options": json.dumps(sorted(made.header.option_names())),
            "pack": made.header.hash,
            "engine": made.header.engine,
            "status": "over" if made.outcome else "running",
            "watch": "link",
            "days": None,
            "stand_in": False,
            "secret": "",
            "seed": made.header.seed,
            "ended": "rules" if made.outcome else None,
            "winner": made.outcome.winner if made.outcome else None,
            "rule": made.outcome.rule if made.outcome else None,
        }
        now = self.settings.now()
        rows = [Line(1, now, made.seats[0], TABLE, BEGINS)]
        for number, line in enumerate(made.lines, 2):
            said = record.read_message(made.seats, line)
            seat = said[0] if said else record.split_line(made.seats, line)[0]
            rows.append(Line(number, now, made.seats[seat], RECORD, line))
        game, tokens = await self._insert(about, wanted.name, made.seats, {}, client, rows)
        if not made.outcome:
            await self.change(game, lambda table: 0, lambda turn: None)
        return await self.table(game), tokens

    async def _insert(
        self,
        about: dict[str, Any],
        name: str,
        names: Iterable[str],
        bots: dict[str, BotSeat],
        client: str,
        rows: list[Line],
    ) -> tuple[str, dict[str, str]]:
        """Puts a game into the database."""
        game, now = secrets.token_urlsafe(12), self.settings.now()
        tokens = {seat: new_token() for seat in names}
        sitting = []
        for seat, token in tokens.items():
            bot = bots.get(seat)
            sitting.append(
                {
                    "game": game,
                    "seat": seat,
                    "token": hashed(token),
                    "kind": "bot" if bot else "person",
                    "taken": bot is not None,
                    "name": bot.name if bot else "",
                    "bot": bot.bot if bot else "",
                    "seconds": bot.seconds if bot else 30.0,
                    "value": "",
                    **dict.fromkeys(("standing_in", "resigned", "ends"), False),
                }
            )
        async with self.database.writing() as connection:
            await self._limit_games(connection, client, now)
            about = {**about, "id": game, "name": " ".join(name.split()), "created": now, "changed": now}
            about |= {"creator": hashed(client), "lines": len(rows), "version": 1}
            await connection.execute(insert(games).values(**about))
            await connection.execute(insert(seats), sitting)
            if rows:
                await connection.execute(insert(lines), [{"game": game, **row._asdict()} for row in rows])
        return game, {seat: token for seat, token in tokens.items() if seat not in bots}

    async def _limit_games(self, connection: Session, client: str, now: float) -> None:
        """A client starts only so many games a day."""
        query = select(func.count()).select_from(games)
        query = query.where(games.c.creator == hashed(client), games.c.created > now - DAY)
        if (await connection.execute(query)).scalar_one() >= self.settings.limits.games:
            raise Refused(429, "server-too-many-games", most=self.settings.limits.games)

    # ------------------------------------------------------------ deletion

    async def forget(self, player: str) -> None:
        """Deletes a player: name, messages, notes, and how to reach him. The games stay."""
        async with self.database.writing() as connection:
            query = select(seats.c.game, seats.c.seat).where(seats.c.player == player)
            held = (await connection.execute(query.order_by(seats.c.game))).all()
            for game, seat in held:
                await connection.execute(ITS_VERSION_LOCKED, {"game": game})
                said = f"{seat} says: "
                await connection.execute(
                    update(lines)
                    .where(
                        lines.c.game == game,
                        lines.c.seat == seat,
                        lines.c.text.startswith(said, autoescape=True),
                    )
                    .values(text=said + DELETED)
                )
                where = (seats.c.game == game, seats.c.seat == seat)
                await connection.execute(update(seats).where(*where).values(name="", notes="", player=None))
                changes = {"version": games.c.version + 1, "scrubbed": games.c.scrubbed + 1}
                await connection.execute(update(games).where(games.c.id == game).values(**changes))
                await self.database.announce(connection, game)
            await connection.execute(players.delete().where(players.c.id == player))
        for game in dict.fromkeys(game for game, _ in held):
            async with self._only(game):
                self.tables.pop(game, None)
            self.changed(game)


# ---------------------------------------------------------------- tables from lines


def catch_up(table: Table, new: list[Line]) -> None:
    """Takes in the lines that a table has missed; the game stops where today's rules begin to differ."""
    if table.game is None and table.about.seed is not None:
        table.begin(start(table))
    for line in new:
        try:
            table.hear(line)
        except DifferentRules as error:
            game = start(table)
            for heard in table.heard:
                if heard.line.kind == RECORD:
                    game.play(heard.line.text)
            table.begin(game)
            table.differs, table.later = error.line, [line.text]


def read_record(text: str) -> Game:
    """The game of a record, with whichever pack it was made with; what is wrong with it is told."""
    header, _ = record.read_header(text)
    return Game.load(text, packs().get(header.hash))


def open_record(table: Table) -> str:
    """The record of a game that is over, with what its seed was made of."""
    assert table.game is not None
    header = table.game.header
    if table.about.secret:
        values = " ".join(f"{seat.seat}={seat.value}" for seat in table.seats if seat.value)
        secret = table.about.secret
        header = replace(header, commitment=commitment(secret), secret=secret, values=values)
    return "\n".join([*header.lines(), *table.game.lines, *table.later]) + "\n"
