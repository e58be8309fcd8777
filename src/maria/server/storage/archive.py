"""Games out of a database and into one: for backups, for moving house, and for tidying up."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Table, delete, insert, select
from sqlalchemy.exc import DBAPIError

from maria.rules.variants import find_variant
from maria.server.storage.database import Database
from maria.server.storage.games import GAMES
from maria.server.storage.schema import GameRow, games, lines, seats
from maria.texts import MariaError

FORMAT = "maria-games-1"
NOT_KEPT = ("keeper", "keeper_until", "player")
"""Who sees to the bots, and personal links: they belong to one database."""
PARTS = {"seats": seats, "lines": lines}


class ArchiveError(MariaError):
    """A file that holds no games."""


async def list_games(database: Database) -> list[GameRow]:
    """All games, the one that changed last first."""
    async with database.reading() as tx:
        return [GameRow(*row) for row in await tx.execute(GAMES.order_by(games.c.changed.desc()))]


async def export_games(database: Database) -> list[str]:
    """All games as lines of text: one a game, with its seats and its record."""
    told = [json.dumps({"format": FORMAT})]
    async with database.reading() as tx:
        for row in (await tx.execute(select(games).order_by(games.c.created))).mappings().all():
            game: dict[str, Any] = {"game": {k: v for k, v in row.items() if k not in NOT_KEPT}}
            for name, table in PARTS.items():
                query = select(table).where(table.c.game == row["id"]).order_by(*table.primary_key)
                found = (await tx.execute(query)).mappings()
                game[name] = [{k: v for k, v in entry.items() if k not in NOT_KEPT} for entry in found]
            told.append(json.dumps(game))
    return told


async def import_games(database: Database, source: Iterable[str]) -> tuple[int, int]:
    """Takes in all games of a file or, if it is broken, none; gives how many are new, and how many not."""
    came = stayed = 0
    first, *rest = [*source] or [""]
    if first.strip() != json.dumps({"format": FORMAT}):
        raise ArchiveError("games-format")
    async with database.writing() as tx:
        for number, line in enumerate(rest, 2):
            try:
                entry = json.loads(line)
                game = _row(games, entry["game"])
                parts = {name: [_row(table, row) for row in entry[name]] for name, table in PARTS.items()}
                _check(game, **parts)
                if (await tx.execute(select(games.c.id).where(games.c.id == game["id"]))).first():
                    stayed += 1
                    continue
                await tx.execute(insert(games).values(**game))
                for name, rows in parts.items():
                    if rows:
                        await tx.execute(insert(PARTS[name]), rows)
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


def _check(game: dict[str, Any], seats: list[dict[str, Any]], lines: list[dict[str, Any]]) -> None:
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
