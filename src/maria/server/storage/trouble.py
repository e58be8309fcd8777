"""What can be wrong with a database while a server runs on it, as a word and a sentence."""

from __future__ import annotations

import sqlite3
from typing import Any, Literal

import asyncpg
from sqlalchemy.exc import DBAPIError, TimeoutError

from maria.texts import MariaError

Trouble = Literal["database-damaged", "disk-full", "disk-broken", "database-read-only", "database-away"]
"""The word; with `server-` before it, the key of its sentence."""
SQLITE: dict[int, Trouble] = {
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_NOTADB: "database-damaged",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_IOERR: "disk-broken",
    sqlite3.SQLITE_READONLY: "database-read-only",
    sqlite3.SQLITE_CANTOPEN: "database-away",
    sqlite3.SQLITE_BUSY: "database-away",
}
"""By the lower byte of SQLite's code."""
POSTGRES: dict[str, Trouble] = {
    "XX001": "database-damaged",
    "XX002": "database-damaged",
    "53100": "disk-full",
    "58030": "disk-broken",
    "25006": "database-read-only",
    "08": "database-away",
    "53": "database-away",
    "57P": "database-away",
}
"""By what PostgreSQL's code begins with, the longest first."""


class DatabaseTrouble(MariaError):
    """The database cannot be used now, through no fault of whoever asked."""

    def __init__(self, trouble: Trouble) -> None:
        """Takes the word. Who meets 503 asks again by himself; 507 waits for whoever runs the server."""
        self.trouble: Trouble = trouble
        self.status = 503 if trouble == "database-away" else 507
        super().__init__(f"server-{trouble}")


def trouble_of(error: BaseException) -> Trouble | None:
    """What an error says about the database itself; nothing if it is about a statement."""
    told: Any = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(told, sqlite3.Error):
        return SQLITE.get(getattr(told, "sqlite_errorcode", 0) & 0xFF)
    code = str(getattr(told, "sqlstate", None))
    known = next((word for beginning, word in POSTGRES.items() if code.startswith(beginning)), None)
    lost = isinstance(error, DBAPIError) and (error.connection_invalidated or error.statement is None)
    away = lost or isinstance(told, OSError | asyncpg.PostgresError | asyncpg.InterfaceError | TimeoutError)
    return known or ("database-away" if away else None)
