"""Games out of a database and into one: for backups, for moving house, and for tidying up.

A file has a game in each line, with its seats and its record, between a first line that tells what kind of
file it is and a last one that tells that nothing is missing. A backup also has everything else: players and
their links, messages to be sent, and what the server itself remembers.
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
"""What the first line names. The old kind had no last line to tell whether something is missing."""
PARTS = {"seats": seats, "lines": lines}
OTHERS = {"server": server, "player": players, "notice": notices}
"""What only a backup has, one row a line."""
NOT_KEPT = {games.c.keeper, games.c.keeper_until, notices.c.id}
"""Who sees to the bots, and numbers that nobody refers to: they belong to one database."""
PERSONAL = {seats.c.player}
"""Personal links are in backups alone."""
AT_ONCE = 1000
"""Rows that are read at a time."""
FIRST_ENTRY = 2
"""The line after the first."""
LONGEST_FIRST = 1000
"""Characters of a first line: of a file of another kind no more is read."""
BROKEN = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, SQLAlchemyError)
"""What comes of a line that does not tell what it should."""
Row = dict[str, Any]
Write = Callable[[str], object]
"""Takes one line after the other."""


class ArchiveError(MariaError):
    """A file that holds no games."""


class Counted(NamedTuple):
    """How many games there are, and how many players with a personal link."""

    games: int
    players: int


# ---------------------------------------------------------------- out of a database


async def list_games(database: Database) -> list[GameRow]:
    """All games, the one that changed last first."""
    async with database.reading() as tx:
        return [GameRow(*row) for row in await tx.execute(GAMES.order_by(games.c.changed.desc()))]


async def export_games(database: Database, write: Write) -> Counted:
    """Writes all games."""
    async with database.snapshot() as tx:
        return await _write(tx, write, EXPORT, _games(tx, NOT_KEPT | PERSONAL))


async def back_up(database: Database, write: Write) -> Counted:
    """Writes everything that is in the database, as it is at one moment."""
    async with database.snapshot() as tx:
        return await _write(tx, write, BACKUP, _everything(tx))


async def _write(tx: Transaction, write: Write, kind: str, entries: AsyncIterator[Row]) -> Counted:
    """Writes what kind of file this is, the entries, and what shows that all of them are there."""
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
    """What refers to something comes after it."""
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
    """Each game with its seats and lines."""
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
    """The rows of a table in the order of their keys, some at a time."""
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
    """The newest migration that this database has."""
    return str((await tx.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


# ---------------------------------------------------------------- into a database


async def import_games(database: Database, source: TextIO, now: float) -> tuple[int, int]:
    """Takes in all games of a file or, if it is broken, none; gives how many are new, and how many not.

    Whoever is waited for has all his time from now on.
    """
    came = stayed = 0
    async with database.writing() as tx:
        schema = await _schema_of(tx)
        for number, entry in _entries(source, (EXPORT, OLD_EXPORT, BACKUP), schema):
            if "game" not in entry and entry.keys() & OTHERS.keys():
                continue  # players and all else of a backup stay there
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
    """Brings back a backup, all of it or nothing, into a database without games and players."""
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
    """Nothing is overwritten, but what a server remembers of itself that had neither games nor players."""
    for table in (games, players):
        if (await tx.execute(select(table).limit(1))).first():
            raise ArchiveError("games-not-empty")
    await tx.execute(delete(server))


def _entries(source: TextIO, kinds: tuple[str, ...], schema: str) -> Iterator[tuple[int, Row]]:
    """What stands between the first line and the last, with its line's number; all of it must be there."""
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
    """What is wrong with a line is told with its number, but not what is wrong with the database."""
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
    """A game, its seats and its lines, which belong together and can be shown."""
    game = _row(games, entry["game"], without)
    parts = {name: [_row(table, row, without) for row in entry[name]] for name, table in PARTS.items()}
    _check(game, **parts)
    return game, parts


def _row(table: Table, entry: Row, without: set[Column[Any]]) -> Row:
    """What the file says of a row; every value must be of its column's kind."""
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
    """Whether these belong together, and make a game that can be shown."""
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
    """Deletes games that are over, or never began, and have not changed since; gives how many."""
    async with database.writing() as tx:
        query = delete(games).where(games.c.changed < before, games.c.status != "running")
        return int((await tx.execute(query)).rowcount)
