"""The kinds of database trouble that a running server can meet."""

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
"""The kind of trouble, which is also its message key."""
LASTING: tuple[Trouble, ...] = ("server-database-damaged", "server-database-gone")
"""Trouble that does not pass by itself: nothing is written until the server restarts."""
AGAIN: tuple[Trouble, ...] = ("server-database-away", "server-database-gone")
"""Trouble for which clients retry until the request is done or refused: it may be done already."""
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
"""By prefix of PostgreSQL's code, longest first."""


class DatabaseTrouble(MariaError):
    """The database is unavailable, through no fault of the client."""

    def __init__(self, trouble: Trouble) -> None:
        """Sets the status: clients retry on 503 by themselves; 507 needs the operator."""
        self.trouble: Trouble = trouble
        self.status = 503 if trouble in AGAIN else 507
        super().__init__(trouble)


def trouble_of(error: BaseException) -> Trouble | None:
    """The trouble behind an error; None if the error is about a statement, not the database."""
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    code = str(getattr(cause, "sqlstate", None))
    known = next((word for beginning, word in POSTGRES.items() if code.startswith(beginning)), None)
    lost = isinstance(error, DBAPIError) and (error.connection_invalidated or error.statement is None)
    away = lost or isinstance(cause, OSError | asyncpg.PostgresError | asyncpg.InterfaceError | TimeoutError)
    return known or ("server-database-away" if away else None)
