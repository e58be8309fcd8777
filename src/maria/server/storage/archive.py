"""Exports, imports, backups and pruning of games.

A file has one line per game, with its seats and record. The first line states the kind of file; the last line
proves that nothing is missing. A backup also contains everything else: players and their links, pending
notices, and the server's own values.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, NamedTuple, TextIO

from sqlalchemy import Column, Table, delete, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from maria.rules.variants import find_variant
from maria.server.storage.database import PROBE, Database, Transaction
from maria.server.storage.games import GAMES
from maria.server.storage.schema import GameRow, games, lines, notices, players, seats, server
from maria.server.storage.trouble import trouble_of
from maria.texts import MariaError

BACKUP, EXPORT, OLD_EXPORT = "maria-backup-1", "maria-games-2", "maria-games-1"
"""The formats that the first line can name. Old exports had no last line to detect missing data."""
PARTS = {"seats": seats, "lines": lines}
OTHERS = {"server": server, "player": players, "notice": notices}
"""The tables that only a backup has, one row per line."""
NOT_KEPT = {games.c.keeper, games.c.keeper_until, notices.c.id}
"""Columns left out because they belong to one database: the leases on bots, and ids nobody refers to."""
PERSONAL = {seats.c.player}
"""Columns with personal links, which only backups contain."""
AT_ONCE = 1000
"""Rows per query."""
FIRST_ENTRY = 2
"""The number of the first line after the header."""
LONGEST_FIRST = 1000
"""Characters of the first line that are read: a file of another kind may be one huge line."""
BROKEN = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, SQLAlchemyError)
"""What a malformed line may raise."""
Row = dict[str, Any]
Write = Callable[[str], object]
"""Writes one line."""


class ArchiveError(MariaError):
    """A file that cannot be imported or restored."""


class Counted(NamedTuple):
    """The number of games, and of players with a personal link."""

    games: int
    players: int


# ---------------------------------------------------------------- out of a database


async def list_games(database: Database) -> list[GameRow]:
    """All games, the most recently changed first."""
    async with database.reading() as tx:
        return [GameRow(*row) for row in await tx.execute(GAMES.order_by(games.c.changed.desc()))]


async def export_games(database: Database, write: Write) -> Counted:
    """Writes all games and returns how many there were."""
    async with database.snapshot() as tx:
        return await _write(tx, write, EXPORT, _games(tx, NOT_KEPT | PERSONAL))


async def back_up(database: Database, write: Write) -> Counted:
    """Writes a consistent snapshot of the whole database."""
    async with database.snapshot() as tx:
        return await _write(tx, write, BACKUP, _everything(tx))


async def _write(tx: Transaction, write: Write, kind: str, entries: AsyncIterator[Row]) -> Counted:
    """Writes the header, the entries, and a last line with their number and hash."""
    seal, count = hashlib.sha256(), Counter[str]()

    def put(content: Row) -> None:
        line = json.dumps(content) + "\n"
        write(line)
        seal.update(line.encode())

    put({"format": kind, "schema": await _schema_of(tx)})
    async for entry in entries:
        put(entry)
        count[next(iter(entry))] += 1
    put({"entries": count.total(), "sha256": seal.hexdigest()})
    return Counted(count["game"], count["player"])


async def _everything(tx: Transaction) -> AsyncIterator[Row]:
    """All entries of a backup, each after those it refers to."""
    async for row in _rows(tx, server):
        if row["name"] != PROBE:
            yield {"server": row}
    async for row in _rows(tx, players):
        yield {"player": row}
    async for game in _games(tx, NOT_KEPT):
        yield game
    async for row in _rows(tx, notices):
        yield {"notice": row}


async def _games(tx: Transaction, without: set[Column[Any]]) -> AsyncIterator[Row]:
    """Every game with its seats and lines."""
    async for row in _rows(tx, games):
        game: Row = {"game": row}
        for name, table in PARTS.items():
            query = (
                select(*_columns_without(table, without))
                .where(table.c.game == row["id"])
                .order_by(*table.primary_key)
            )
            game[name] = [dict(part) for part in (await tx.execute(query)).mappings()]
        yield game


async def _rows(tx: Transaction, table: Table) -> AsyncIterator[Row]:
    """The rows of a table in key order, read in batches."""
    (key,) = table.primary_key
    query = select(key.label("its_key"), *_columns_without(table, NOT_KEPT)).order_by(key).limit(AT_ONCE)
    found = (await tx.execute(query)).mappings().all()
    while found:
        for row in found:
            yield {name: value for name, value in row.items() if name != "its_key"}
        found = (await tx.execute(query.where(key > found[-1]["its_key"]))).mappings().all()


def _columns_without(table: Table, without: set[Column[Any]]) -> list[Column[Any]]:
    return [column for column in table.c if column not in without]


async def _schema_of(tx: Transaction) -> str:
    """The latest migration of this database."""
    return str((await tx.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


# ---------------------------------------------------------------- into a database


async def import_games(database: Database, source: TextIO, now: float) -> tuple[int, int]:
    """Imports all games of a file, or none if it is broken; returns how many were new and how many known.

    Seats that a game is waiting for get their full time again.
    """
    came = stayed = 0
    async with database.writing() as tx:
        schema = await _schema_of(tx)
        for number, entry in _entries(source, (EXPORT, OLD_EXPORT, BACKUP), schema):
            if "game" not in entry and entry.keys() & OTHERS.keys():
                continue  # from a backup we import only games
            with _broken_at(number):
                game, parts = _game(entry, NOT_KEPT | PERSONAL)
                if (await tx.execute(select(games.c.id).where(games.c.id == game["id"]))).first():
                    stayed += 1
                    continue
                for seat in parts["seats"]:
                    seat["since"] = now if game["days"] and seat["since"] is not None else seat["since"]
                await _add_game(tx, game, parts)
            came += 1
    return came, stayed


async def restore(database: Database, source: TextIO) -> Counted:
    """Restores a backup completely or not at all; refuses a database that has games or players."""
    came_games = came_players = 0
    async with database.writing() as tx:
        schema = await _schema_of(tx)
        for number, entry in _entries(source, (BACKUP,), schema):
            if number == FIRST_ENTRY:
                await _require_empty(tx)
            with _broken_at(number):
                name = next(filter(OTHERS.__contains__, entry), "game")
                if name == "game":
                    await _add_game(tx, *_game(entry, NOT_KEPT))
                else:
                    await tx.execute(insert(OTHERS[name]), [_row(OTHERS[name], entry[name], NOT_KEPT)])
            came_games += name == "game"
            came_players += name == "player"
    return Counted(came_games, came_players)


async def _require_empty(tx: Transaction) -> None:
    """Refuses a database with games or players; clears the server's own values."""
    for table in (games, players):
        if (await tx.execute(select(table).limit(1))).first():
            raise ArchiveError("games-not-empty")
    await tx.execute(delete(server))


def _entries(source: TextIO, kinds: tuple[str, ...], schema: str) -> Iterator[tuple[int, Row]]:
    """The entries with their line numbers; raises ArchiveError for a wrong, broken or truncated file."""
    first = source.readline(LONGEST_FIRST)
    head: Any = None
    with contextlib.suppress(ValueError, RecursionError):
        head = json.loads(first)
    kind = head.get("format") if isinstance(head, dict) else None
    if kind not in (EXPORT, OLD_EXPORT, BACKUP):
        raise ArchiveError("games-format")
    if kind not in kinds:
        raise ArchiveError("games-no-backup")
    if str(head.get("schema", "")) > schema:
        raise ArchiveError("games-newer")
    seal, number, ended = hashlib.sha256(first.encode()), 1, kind == OLD_EXPORT
    for number, line in enumerate(source, FIRST_ENTRY):
        with _broken_at(number):
            entry = json.loads(line)
            if (ended and kind != OLD_EXPORT) or not isinstance(entry, dict):
                raise ValueError(line)
            if "sha256" in entry:
                ended = entry == {"entries": number - FIRST_ENTRY, "sha256": seal.hexdigest()}
                if not ended:
                    raise ValueError(line)
                continue
        seal.update(line.encode())
        yield number, entry
    if not ended:
        raise ArchiveError("games-cut-off", line=number)


@contextlib.contextmanager
def _broken_at(number: int) -> Iterator[None]:
    """Turns an error in a line into an ArchiveError with its number; passes on database trouble."""
    try:
        yield
    except BROKEN as error:
        if trouble_of(error):
            raise
        raise ArchiveError("games-broken", line=number) from None


async def _add_game(tx: Transaction, game: Row, parts: dict[str, list[Row]]) -> None:
    await tx.execute(insert(games), [game])
    for name, rows in parts.items():
        if rows:
            await tx.execute(insert(PARTS[name]), rows)


def _game(entry: Row, without: set[Column[Any]]) -> tuple[Row, dict[str, list[Row]]]:
    """A game and its seats and lines, checked for consistency."""
    game = _row(games, entry["game"], without)
    parts = {name: [_row(table, row, without) for row in entry[name]] for name, table in PARTS.items()}
    _check(game, **parts)
    return game, parts


def _row(table: Table, entry: Row, without: set[Column[Any]]) -> Row:
    """A row from the file; raises TypeError if a value does not have its column's type."""
    row: Row = {}
    for column in _columns_without(table, without):
        if column.name not in entry and column.server_default is not None:
            continue
        value, kind = entry[column.name], column.type.python_type
        kinds = (int, float) if kind is float else (kind,)
        if type(value) not in kinds and not (value is None and column.nullable):
            raise TypeError(column.name)
        row[column.name] = value
    return row


def _check(game: Row, seats: list[Row], lines: list[Row]) -> None:
    """Raises ValueError unless seats and lines fit the game and its values are valid."""
    variant = find_variant(game["variant"], game["players"], json.loads(game["options"]))
    sound = (
        {seat["seat"] for seat in seats} == set(variant.seats)
        and [line["number"] for line in lines] == [*range(1, game["lines"] + 1)]
        and all(part["game"] == game["id"] for part in (*seats, *lines))
        and game["status"] in ("waiting", "running", "over")
        and game["watch"] in ("nobody", "link", "anyone")
    )
    if not sound:
        raise ValueError(game["id"])


async def prune_games(database: Database, before: float) -> int:
    """Deletes finished and never started games that have not changed since `before`; returns how many."""
    async with database.writing() as tx:
        query = delete(games).where(games.c.changed < before, games.c.status != "running")
        return int((await tx.execute(query)).rowcount)
