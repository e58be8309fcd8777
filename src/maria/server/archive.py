"""Games out of a database and into one: for backups, for moving house, and for tidying up."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, or_, select

from maria.server.database import Database
from maria.server.schema import games, lines, seats
from maria.texts import MessageError

FORMAT = "maria-games-1"
NOT_KEPT = ("keeper", "keeper_until")


class ArchiveError(MessageError):
    """A file that holds no games."""


class Listed(NamedTuple):
    """A game in a list."""

    id: str
    name: str
    variant: str
    status: str
    lines: int
    changed: float


async def listed(database: Database) -> list[Listed]:
    """All games, the one that changed last first."""
    async with database.reading() as connection:
        columns = (games.c[name] for name in Listed._fields)
        found = await connection.execute(select(*columns).order_by(games.c.changed.desc()))
        return [Listed(*row) for row in found]


async def exported(database: Database) -> AsyncIterator[str]:
    """All games as lines of text: one a game, with its seats and its record."""
    yield json.dumps({"format": FORMAT})
    async with database.reading() as connection:
        for row in (await connection.execute(select(games).order_by(games.c.created))).mappings().all():
            game: dict[str, Any] = {"game": {k: v for k, v in row.items() if k not in NOT_KEPT}}
            for name, table in (("seats", seats), ("lines", lines)):
                query = select(table).where(table.c.game == row["id"]).order_by(*table.primary_key)
                found = (await connection.execute(query)).mappings()
                game[name] = [{k: v for k, v in entry.items() if k != "player"} for entry in found]
            yield json.dumps(game)


async def imported(database: Database, source: Iterable[str]) -> tuple[int, int]:
    """Takes in games; those that are there already stay as they are. Gives how many came and how many stayed.

    All of them come or, if the file is broken, none.
    """
    came = stayed = 0
    async with database.writing() as connection:
        for number, line in enumerate(source, 1):
            try:
                entry = json.loads(line)
                if number == 1:
                    if entry != {"format": FORMAT}:
                        raise ArchiveError("games-format")
                    continue
                game = {c.name: entry["game"][c.name] for c in games.c if c.name in entry["game"]}
                parts = [(table, entry[name]) for name, table in (("seats", seats), ("lines", lines))]
                query = select(games.c.id).where(games.c.id == game["id"])
                if (await connection.execute(query)).first():
                    stayed += 1
                    continue
                await connection.execute(insert(games).values(**game))
                for table, rows in parts:
                    if rows:
                        await connection.execute(insert(table), rows)
            except (ValueError, KeyError, TypeError, AttributeError):
                raise ArchiveError("games-broken", line=number) from None
            came += 1
    return came, stayed


async def prune(database: Database, before: float) -> int:
    """Deletes games that are over, or never began, and have not changed since; gives how many."""
    async with database.writing() as connection:
        old = games.c.changed < before
        query = delete(games).where(old, or_(games.c.status == "over", games.c.status == "waiting"))
        return int((await connection.execute(query)).rowcount)
