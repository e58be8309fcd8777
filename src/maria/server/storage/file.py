"""SQLite's file: its path, its lock for a single server, and whether it is still the file we opened."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from maria.texts import MariaError

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg"}


class DatabaseError(MariaError):
    """A database that cannot be used."""


def read_url(url: str) -> URL:
    """A database URL with our driver; raises DatabaseError if it is invalid or of another kind."""
    try:
        made = make_url(url)
    except (ArgumentError, ValueError):
        raise DatabaseError("server-database-url") from None
    backend = made.get_backend_name()
    if backend not in DRIVERS:
        raise DatabaseError("server-database-kind", kind=backend[:30])
    return made.set(drivername=DRIVERS[backend])


def sqlite_file(url: str) -> Path | None:
    """The file of a database; None for PostgreSQL and databases in memory."""
    made = read_url(url)
    is_file = made.get_backend_name() == "sqlite" and made.database not in (None, "", ":memory:")
    return Path(str(made.database)) if is_file else None


class OpenFile:
    """The file that SQLite has open, with its write-ahead log and the log's index.

    SQLite keeps writing to a file that was moved or deleted. So we compare the inodes at these paths with
    those from when SQLite opened the file. No other file can get an inode number that SQLite still holds.
    """

    def __init__(self, file: Path) -> None:
        """Records the files while SQLite has a transaction open: only then do all three exist."""
        whole = os.path.realpath(file)
        self._names = (os.fspath(file), f"{whole}-wal", f"{whole}-shm")
        self._found = self._identities()

    def _identities(self) -> list[tuple[int, int]] | None:
        try:
            return [(found.st_dev, found.st_ino) for found in map(os.stat, self._names)]
        except OSError:
            return None

    def is_there(self) -> bool:
        """Whether all three are still in place; takes a few microseconds."""
        return self._found is not None and self._identities() == self._found


@contextlib.contextmanager
def alone_on(url: str) -> Iterator[None]:
    """Lets only one server use an SQLite file: a second one would not see the first one's changes.

    The lock is on a separate file, because SQLite locks the database itself. It ends with the process,
    however that ends. Commands that only read, or write in one transaction, can run next to a server.
    """
    file = sqlite_file(url)
    if file is None:
        yield
        return
    with contextlib.ExitStack() as held:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            whole = file.resolve()
            lock = os.open(whole.with_name(f"{whole.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
            held.callback(os.close, lock)
            free = _lock(lock)
        except OSError as error:
            raise DatabaseError("server-no-database", reason=str(error)[:200]) from None
        if not free:
            raise DatabaseError("server-database-used", name=str(file))
        yield


def _lock(descriptor: int) -> bool:
    """Locks a file until it is closed; False if another process has locked it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
