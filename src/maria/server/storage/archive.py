"""Games out of a database and into one: for backups, for moving house, and for tidying up."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Table, delete, insert, or_, select
from sqlalchemy.exc import DBAPIError

from maria.rules.variants import find_variant
from maria.server.storage.database import Database
from maria.server.storage.schema import games, lines, seats
from maria.texts import MariaError

FORMAT = "maria-games-1"
NOT_KEPT = ("keeper", "keeper_until", "player")
"""Who sees to the bots, and personal links: they belong to one database."""


class ArchiveError(MariaError):
    """A file that holds no games."""


class GameSummary(NamedTuple):
    """A game in a list."""

    id: str
    name: str
    variant: str
    status: str
    lines: int
    changed: float


async def list_games(database: Database) -> list[GameSummary]:
    """All games, the one that changed last first."""
    async with database.reading() as tx:
        columns = (games.c[name] for name in GameSummary._fields)
        found = await tx.execute(select(*columns).order_by(games.c.changed.desc()))
        return [GameSummary(*row) for row in found]


async def export_games(database: Database) -> AsyncIterator[str]:
    """All games as lines of text: one a game, with its seats and its record."""
    yield json.dumps({"format": FORMAT})
    async with database.reading() as tx:
        for row in (await tx.execute(select(games).order_by(games.c.created))).mappings().all():
            game: dict[str, Any] = {"game": {k: v for k, v in row.items() if k not in NOT_KEPT}}
            for name, table in (("seats", seats), ("lines", lines)):
                query = select(table).where(table.c.game == row["id"]).order_by(*table.primary_key)
                found = (await tx.execute(query)).mappings()
                game[name] = [{k: v for k, v in entry.items() if k not in NOT_KEPT} for entry in found]
            yield json.dumps(game)


async def import_games(database: Database, source: Iterable[str]) -> tuple[int, int]:
    """Takes in games; those that are there already stay as they are. Gives how many came and how many stayed.

    All of them come or, if the file is broken, none.
    """
    came = stayed = 0
    first, *rest = [*source] or [""]
    if first.strip() != json.dumps({"format": FORMAT}):
        raise ArchiveError("games-format")
    async with database.writing() as tx:
        for number, line in enumerate(rest, 2):
            try:
                entry = json.loads(line)
                game, sitting, written = (
                    _row(games, entry["game"]),
                    [_row(seats, seat) for seat in entry["seats"]],
                    [_row(lines, line) for line in entry["lines"]],
                )
                _check(game, sitting, written)
                query = select(games.c.id).where(games.c.id == game["id"])
                if (await tx.execute(query)).first():
                    stayed += 1
                    continue
                await tx.execute(insert(games).values(**game))
                for table, rows in ((seats, sitting), (lines, written)):
                    if rows:
                        await tx.execute(insert(table), rows)
            except (ValueError, KeyError, TypeError, AttributeError, DBAPIError):
                raise ArchiveError("games-broken", line=number) from None
            came += 1
    return came, stayed


def _row(table: Table, entry: dict[str, Any]) -> dict[str, Any]:
    """What the file says of a row; every value must be of its column's kind."""
    row: dict[str, Any] = {}
    for column in table.c:
        if column.name in NOT_KEPT or (column.name not in entry and column.server_default is not None):
            continue
        value, kind = entry[column.name], column.type.python_type
        kinds = (int, float) if kind is float else (kind,)
        if type(value) not in kinds and not (value is None and column.nullable):
            raise TypeError(column.name)
        row[column.name] = value
    return row


def _check(game: dict[str, Any], sitting: list[dict[str, Any]], written: list[dict[str, Any]]) -> None:
    """Whether these belong together, and make a game that can be shown."""
    variant = find_variant(game["variant"], game["players"], json.loads(game["options"]))
    sound = (
        {seat["seat"] for seat in sitting} == set(variant.seats)
        and [line["number"] for line in written] == [*range(1, game["lines"] + 1)]
        and all(part["game"] == game["id"] for part in (*sitting, *written))
        and game["status"] in ("waiting", "running", "over")
        and game["watch"] in ("nobody", "link", "anyone")
    )
    if not sound:
        raise ValueError(game["id"])


async def prune_games(database: Database, before: float) -> int:
    """Deletes games that are over, or never began, and have not changed since; gives how many."""
    async with database.writing() as tx:
        old = games.c.changed < before
        query = delete(games).where(old, or_(games.c.status == "over", games.c.status == "waiting"))
        return int((await tx.execute(query)).rowcount)
