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
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from maria import record
from maria.fairness import commitment
from maria.game import ENGINE, Game, check_setting
from maria.rules.setup import SEATS
from maria.server import notices
from maria.server.deeds import Deed, Refused, Turn, begin, known_bot, start
from maria.server.models import BotSeat, LoadedGame, NewGame
from maria.server.packs import newest, packs
from maria.server.settings import DAY, Settings
from maria.server.storage import games, players
from maria.server.storage.database import Database, Transaction
from maria.server.storage.games import DuplicateLine
from maria.server.storage.rows import GameRow, LineRow, PlayerRow, SeatRow
from maria.server.table import BEGINS, RECORD, TABLE, DifferentRules, Table

LONG = 60
"""More lines than this are replayed beside the event loop."""


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
        async with self._only(game), self.database.reading() as tx:
            return await self._follow(tx, game, lock=False)

    async def _follow(self, tx: Transaction, game: str, lock: bool) -> Table:
        """Brings a table up to date with the database, or makes it."""
        version = await games.version_of(tx, game, lock)
        table = self.tables.get(game)
        if table and table.about.version == version:
            self.tables.move_to_end(game)
            return table
        about = await games.game_row(tx, game) if version is not None else None
        if about is None:
            raise Refused(404, "server-no-game")
        found = await games.seats_of(tx, game)
        seats = [found[name] for name in SEATS[about.players]]
        if table is None or table.about.scrubbed != about.scrubbed:
            known, table = 0, Table(about, seats)
        else:
            known, table = table.about.lines, table.copy()
            table.about, table.seats = about, seats
        new = await games.lines_of(tx, game, known, about.lines)
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
                async with self.database.writing() as tx:
                    table = await self._follow(tx, game, lock=True)
                    seat = admit(table)
                    turn = Turn(table.copy(), seat, self.settings.now(), action)
                    try:
                        if slow:
                            await asyncio.to_thread(do, turn)
                        else:
                            do(turn)
                    except Exception:
                        if action and await games.is_done(tx, game, turn.name, action):
                            return table, seat
                        raise
                    await self._write(tx, turn, table.seats)
            except DuplicateLine:
                async with self.database.reading() as tx:
                    if action and await games.is_done(tx, game, turn.name, action):
                        return table, seat
                raise
            self._show(turn.table)
        self.changed(game)
        return turn.table, seat

    async def _write(self, tx: Transaction, turn: Turn, was: list[SeatRow]) -> None:
        """Everything that has changed, in the transaction that is open."""
        table, about = turn.table, turn.table.about
        if turn.written:
            await games.add_lines(tx, table.id, turn.written)
            about.changed = turn.now
        outcome = table.game.outcome if table.game and not table.differs else None
        if outcome and about.status == "running":
            about.status, about.ended = "over", "rules"
            about.winner, about.rule = outcome.winner, outcome.rule
        about.bot_due = table.bot_due()
        about.version += 1
        for entry in self._mark_waiting(table, turn.now):
            if entry.player:
                await notices.add(tx, table, entry, "turn", turn.now)
        for before, seat in zip(was, table.seats, strict=True):
            if seat.player and seat.reminded and not before.reminded:
                await notices.add(tx, table, seat, "reminder", turn.now)
        await games.change_game(tx, about)
        changed = [seat for before, seat in zip(was, table.seats, strict=True) if before != seat]
        await games.change_seats(tx, table.id, changed)
        await self.database.announce(tx, table.id)

    def _mark_waiting(self, table: Table, now: float) -> list[SeatRow]:
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

    async def player(self, token: str) -> PlayerRow:
        """The player of a personal link."""
        async with self.database.reading() as tx:
            found = await players.player_of_token(tx, hashed(token))
        if found is None:
            raise Refused(401, "server-no-player")
        return found

    async def player_at(self, table: Table, token: str) -> str | None:
        """The player of a personal link; None if the token is a seat's of this table."""
        if any(hmac.compare_digest(entry.token, hashed(token)) for entry in table.seats):
            return None
        try:
            return (await self.player(token)).id
        except Refused:
            raise Refused(401, "server-not-your-seat") from None

    async def seat_of(self, token: str) -> tuple[str, str]:
        """The game and the seat of a seat's token."""
        async with self.database.reading() as tx:
            found = await games.seat_of_token(tx, hashed(token))
        if found is None:
            raise Refused(404, "server-no-seat")
        return found

    # ------------------------------------------------------------ new games

    async def create(self, wanted: NewGame, client: str) -> tuple[Table, dict[str, str]]:
        """A new game, and the tokens of the seats for people."""
        check_setting(wanted.variant, wanted.players, wanted.options)
        names = SEATS[wanted.players]
        for name in wanted.seats:
            if name not in names:
                raise Refused(422, "server-unknown-seat", seat=name[:30], seats=", ".join(names))
        bots = {name: seat for name, seat in wanted.seats.items() if isinstance(seat, BotSeat)}
        for bot in bots.values():
            known_bot(bot.bot)
        about = GameRow(
            **self._common(wanted.name, client),
            variant=wanted.variant,
            players=wanted.players,
            options=json.dumps(sorted(set(wanted.options))),
            pack=newest().pack.hash,
            engine=ENGINE,
            status="waiting",
            watch=wanted.watch,
            days=wanted.days,
            stand_in=wanted.stand_in,
            secret=secrets.token_hex(32),
            seed=None,
        )
        tokens = await self._add(about, bots, [])
        if len(bots) == len(names):
            await self.change(about.id, lambda table: 0, begin)
        return await self.table(about.id), tokens

    async def load(self, wanted: LoadedGame, client: str) -> tuple[Table, dict[str, str]]:
        """A game from a record: to go on with, or to step through if it is over."""
        made = await self.beside(read_record, wanted.record)
        header, outcome = made.header, made.outcome
        now = self.settings.now()
        rows = [LineRow(1, now, made.seats[0], TABLE, BEGINS)]
        for number, line in enumerate(made.lines, 2):
            said = record.read_message(made.seats, line)
            seat = said[0] if said else record.split_line(made.seats, line)[0]
            rows.append(LineRow(number, now, made.seats[seat], RECORD, line))
        about = GameRow(
            **self._common(wanted.name, client),
            variant=header.variant,
            players=header.players,
            options=json.dumps(sorted(header.option_names())),
            pack=header.hash,
            engine=header.engine,
            status="over" if outcome else "running",
            watch="link",
            days=None,
            stand_in=False,
            secret="",
            seed=header.seed,
            lines=len(rows),
            ended="rules" if outcome else None,
            winner=outcome.winner if outcome else None,
            rule=outcome.rule if outcome else None,
        )
        tokens = await self._add(about, {}, rows)
        if not outcome:
            await self.change(about.id, lambda table: 0, lambda turn: None)
        return await self.table(about.id), tokens

    def _common(self, name: str, client: str) -> dict[str, Any]:
        """What every new game has."""
        now, game = self.settings.now(), secrets.token_urlsafe(12)
        common = {"id": game, "name": " ".join(name.split()), "creator": hashed(client)}
        return {**common, "created": now, "changed": now}

    async def _add(self, about: GameRow, bots: dict[str, BotSeat], rows: list[LineRow]) -> dict[str, str]:
        """Puts a game into the database, if the client may start one more; gives the people's tokens."""
        tokens = {seat: new_token() for seat in SEATS[about.players]}
        sitting = {seat: SeatRow(seat, hashed(token)) for seat, token in tokens.items()}
        for name, bot in bots.items():
            seat = sitting[name]
            seat.kind, seat.taken, seat.name = "bot", True, bot.name
            seat.bot, seat.seconds = bot.bot, bot.seconds
        most = self.settings.limits.games
        async with self.database.writing() as tx:
            if await games.count_created(tx, about.creator, about.created - DAY) >= most:
                raise Refused(429, "server-too-many-games", most=most)
            await games.add_game(tx, about, sitting.values(), rows)
        return {seat: token for seat, token in tokens.items() if seat not in bots}

    # ------------------------------------------------------------ deletion

    async def forget(self, player: str) -> None:
        """Deletes a player: name, messages, notes, and how to reach him. The games stay."""
        async with self.database.writing() as tx:
            held = await players.forget_player(tx, player)
            for game in held:
                await self.database.announce(tx, game)
        for game in held:
            async with self._only(game):
                self.tables.pop(game, None)
            self.changed(game)


# ---------------------------------------------------------------- tables from lines


def catch_up(table: Table, new: list[LineRow]) -> None:
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
