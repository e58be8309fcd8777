"""What can be wrong with a database while a server runs on it."""

from __future__ import annotations

import sqlite3
from typing import Any, Literal

import asyncpg
from sqlalchemy.exc import DBAPIError, TimeoutError

from maria.texts import MariaError

Trouble = Literal[
    "server-database-damaged",
    "server-database-gone",
    "server-disk-full",
    "server-disk-broken",
    "server-database-read-only",
    "server-database-away",
]
"""What is wrong: the key of its sentence."""
LASTING: tuple[Trouble, ...] = ("server-database-damaged", "server-database-gone")
"""What does not end by itself: nothing is written until the server starts again."""
AGAIN: tuple[Trouble, ...] = ("server-database-away", "server-database-gone")
"""What clients send again for, until it is done or refused: it may be done already."""
SQLITE: dict[int, Trouble] = {
    sqlite3.SQLITE_CORRUPT: "server-database-damaged",
    sqlite3.SQLITE_NOTADB: "server-database-damaged",
    sqlite3.SQLITE_FULL: "server-disk-full",
    sqlite3.SQLITE_IOERR: "server-disk-broken",
    sqlite3.SQLITE_READONLY: "server-database-read-only",
    sqlite3.SQLITE_CANTOPEN: "server-database-away",
    sqlite3.SQLITE_BUSY: "server-database-away",
}
"""By the lower byte of SQLite's code."""
POSTGRES: dict[str, Trouble] = {
    "XX001": "server-database-damaged",
    "XX002": "server-database-damaged",
    "53100": "server-disk-full",
    "58030": "server-disk-broken",
    "25006": "server-database-read-only",
    "08": "server-database-away",
    "53": "server-database-away",
    "57P": "server-database-away",
}
"""By what PostgreSQL's code begins with, the longest first."""


class DatabaseTrouble(MariaError):
    """The database cannot be used now, through no fault of whoever asked."""

    def __init__(self, trouble: Trouble) -> None:
        """Takes what is wrong. Who meets 503 asks again by himself; 507 waits for whoever runs the server."""
        self.trouble: Trouble = trouble
        self.status = 503 if trouble in AGAIN else 507
        super().__init__(trouble)


def trouble_of(error: BaseException) -> Trouble | None:
    """What an error says about the database itself; nothing if it is about a statement."""
    told: Any = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(told, sqlite3.Error):
        return SQLITE.get(getattr(told, "sqlite_errorcode", 0) & 0xFF)
    code = str(getattr(told, "sqlstate", None))
    known = next((word for beginning, word in POSTGRES.items() if code.startswith(beginning)), None)
    lost = isinstance(error, DBAPIError) and (error.connection_invalidated or error.statement is None)
    away = lost or isinstance(told, OSError | asyncpg.PostgresError | asyncpg.InterfaceError | TimeoutError)
    return known or ("server-database-away" if away else None)
