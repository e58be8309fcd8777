"""The database: SQLite or PostgreSQL, transactions, migrations, and notifications between processes."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

import alembic.command
import alembic.config
import asyncpg
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Executable,
    Insert,
    Select,
    Update,
    create_engine,
    event,
    text,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from maria.server.storage.file import DatabaseError, OpenFile, read_url, sqlite_file
from maria.server.storage.trouble import LASTING, DatabaseTrouble, Trouble, trouble_of

CHANNEL = "maria_games"
SCRIPTS = "maria.server.storage:migrations"
MIGRATIONS = 8740_1740
"""The key of PostgreSQL's lock that lets one process at a time migrate the schema."""
QUICK = 0.003
"""Seconds below which committing at once is quicker than using another thread."""
Often = Select[Any] | Insert | Update
"""A statement that runs for every action."""
FAILURES = (OSError, SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a failing database may raise."""
PROBE = "probe"
"""The row that we write to see whether writing works."""
PROBE_SIZE = 65536
"""Characters of it: more than an action needs, so that a full disk shows. The content is new each time,
because SQLite writes nothing if nothing changes."""
WRITE_PROBE = (
    "INSERT INTO server VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
PROBING = 30.0
"""Seconds after a successful write for which we do not probe again."""
PATIENCE, PATIENCE_OF_COMMANDS = 1.0, 30.0
"""Seconds that the server, or a command, waits for SQLite's file while another program holds it."""
PAUSE = 0.02
"""Seconds between two attempts."""
Result = TypeVar("Result")
log = logging.getLogger("maria")


@contextlib.asynccontextmanager
async def open_database(url: str, new: bool = True) -> AsyncIterator[Database]:
    """A migrated database, created if missing unless not `new`; raises DatabaseError if it is unusable."""
    try:
        file = sqlite_file(url)
        if not new and file and not file.exists():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
        database = Database(url, PATIENCE_OF_COMMANDS)
        try:
            await database.migrate()
            yield database
        finally:
            await database.close()
    except (DatabaseTrouble, CommandError, *FAILURES) as error:
        cause = error.__cause__ if isinstance(error, DatabaseTrouble) else None
        reason = str(cause or error).splitlines() or [type(error).__name__]
        raise DatabaseError("server-no-database", reason=reason[0][:200]) from None


class Transaction:
    """A connection within a transaction; SQLite runs on the event loop, because a thread would be slower."""

    def __init__(self, connection: Connection | AsyncConnection) -> None:
        """Takes a connection whose transaction has begun."""
        self.connection = connection

    async def execute(self, statement: Executable, values: Any = None) -> Any:
        """Runs a statement."""
        if isinstance(self.connection, Connection):
            return self.connection.execute(statement, values)
        return await self.connection.execute(statement, values)

    async def execute_often(self, statement: Often, values: Any) -> Sequence[Any]:
        """Runs a frequent statement, whose values are only numbers and strings; returns the rows.

        For SQLite we bypass SQLAlchemy, whose overhead exceeds SQLite's own time, and cache the SQL text.
        """
        if not isinstance(self.connection, Connection):
            found = await self.connection.execute(statement, values)
            return found.all() if found.returns_rows else ()
        text, driver = _text_for_sqlite(statement), self.connection.connection.driver_connection
        assert driver is not None
        execute = driver.executemany if isinstance(values, list) else driver.execute
        try:
            rows: list[Any] = execute(text, values).fetchall()
        except sqlite3.Error as error:
            raise DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True) from error
        return rows

    async def run(self, work: Callable[[Connection], None]) -> None:
        """Runs a function that needs a synchronous connection."""
        if isinstance(self.connection, Connection):
            work(self.connection)
        else:
            await self.connection.run_sync(work)


class Batch:
    """Changes that are committed to a slow disk together: those made while it was busy with earlier ones."""

    written: asyncio.Task[None] | None = None
    lost: BaseException | None = None
    """The error that rolled all of them back before the commit."""


class Database:
    """A database and its connections."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """Takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."""
        self.url, self.patience = read_url(url), patience
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._writing = asyncio.Lock()
        self._took = QUICK
        """How many seconds SQLite's last commit took."""
        self._batch: Batch | None = None
        """The batch that further changes can still join."""
        self._listener: asyncio.Task[None] | None = None
        self._writer: Connection | None = None
        """SQLite's only connection for writing."""
        self._file: OpenFile | None = None
        """The file of that connection while it is open; None for a database in memory."""
        self.trouble: Trouble | None = None
        """The current trouble, as of the last attempt."""
        self._probed = -PROBING
        if self.sqlite:
            pool: dict[str, int] = {}
            self._path = sqlite_file(url)
            if self._path:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._path.touch(0o600)  # SQLite gives its other files the same permissions
                pool = {"max_overflow": -1}  # waiting for a connection would block the event loop
            at_once = {"timeout": 0, "check_same_thread": False}
            self._sqlite_engine = create_engine(self.url, connect_args=at_once, hide_parameters=True, **pool)
            event.listen(self._sqlite_engine, "connect", _set_up_sqlite)
            event.listen(self._sqlite_engine, "begin", _begin_sqlite)
        else:
            self._postgres_engine = create_async_engine(
                self.url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
            )

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """A transaction that only reads."""
        try:
            if self.sqlite:
                self._require_file()
                with await self._patiently(self._sqlite_engine.connect) as connection:
                    await self._patiently(connection.execution_options(reading=True).begin)
                    yield Transaction(connection)
            else:
                async with self._postgres_engine.connect() as remote:
                    yield Transaction(remote)
        except FAILURES as error:
            self._meet(error)
            raise

    @contextlib.asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        """A transaction that reads the whole database as of one moment, whatever is written meanwhile."""
        async with self.reading() as tx:
            if isinstance(tx.connection, AsyncConnection):
                options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
                await tx.connection.execution_options(**options)
            yield tx

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A write transaction, committed on exit or rolled back. SQLite has one at a time.

        On a slow disk, changes made during a commit are committed together; each exit waits for its commit.

        Raises DatabaseTrouble for a file that is damaged or gone: writing would lose data or do more damage.
        """
        if self.trouble in LASTING:
            raise DatabaseTrouble(self.trouble)
        try:
            if not self.sqlite:
                async with self._postgres_engine.begin() as remote:
                    yield Transaction(remote)
                return
            async with self._writing:
                batch = self._batch
                connection = await self._begin() if batch is None else self._writer
                assert connection is not None
                if batch is None and self._took < QUICK:
                    try:
                        yield Transaction(connection)
                        self._commit(connection)
                    finally:
                        connection.rollback()  # does nothing after a commit
                    return
                if batch is None:
                    batch = self._batch = Batch()
                    batch.written = asyncio.create_task(self._write(batch, connection))
                with self._part_of(batch, connection):
                    yield Transaction(connection)
            assert batch.written is not None
            try:
                await asyncio.shield(batch.written)
            except asyncio.CancelledError:  # the caller is gone, but its change is being committed
                await asyncio.wait([batch.written])
                raise
        except FAILURES as error:
            self._meet(error)
            raise

    async def _begin(self) -> Connection:
        """SQLite's connection for writing, in a new transaction."""
        if self._writer is None:
            self._writer = await self._patiently(self._sqlite_engine.connect)
        await self._patiently(self._writer.begin)
        if self._file is None and self._path:
            self._file = OpenFile(self._path)
        return self._writer

    async def _patiently(self, begin: Callable[[], Result]) -> Result:
        """Retries `begin` while another program holds SQLite's file; the event loop keeps running.

        After one caller has waited in vain, the others try only once, so that all fail within a second.
        """
        end = time.monotonic() + (0 if self.trouble else self.patience)
        while True:
            try:
                return begin()
            except (sqlite3.Error, DBAPIError) as error:
                if trouble_of(error) != "server-database-away" or time.monotonic() >= end:
                    raise
            await asyncio.sleep(PAUSE)

    def _require_file(self) -> None:
        """Raises DatabaseTrouble if the file that SQLite writes to was moved, deleted or replaced."""
        if self._file and not self._file.is_there():
            self._remember("server-database-gone")
            raise DatabaseTrouble("server-database-gone")

    @contextlib.contextmanager
    def _part_of(self, batch: Batch, connection: Connection) -> Iterator[None]:
        """Runs one change of a batch under a savepoint: if it fails, the others remain."""
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("SAVEPOINT one")
        try:
            yield
        except BaseException as error:
            if driver.in_transaction:
                driver.execute("ROLLBACK TO one")
            else:  # SQLite itself rolled back the whole batch
                batch.lost, self._batch = error, None
                connection.rollback()
            raise
        finally:
            if driver.in_transaction:
                driver.execute("RELEASE one")

    async def _write(self, batch: Batch, connection: Connection) -> None:
        """Commits a batch in another thread; changes made from now on wait for the next one."""
        async with self._writing:
            if batch.lost is not None:
                raise batch.lost
            self._batch = None
            try:
                await asyncio.get_running_loop().run_in_executor(None, self._commit, connection)
            finally:
                connection.rollback()

    def _commit(self, connection: Connection) -> None:
        """Commits and measures the time; raises DatabaseTrouble if the file is gone before or after."""
        started = time.perf_counter()
        try:
            self._require_file()
            connection.commit()
        except BaseException:
            connection.connection.rollback()  # SQLAlchemy considers the transaction ended
            raise
        self._require_file()
        self._took = time.perf_counter() - started

    async def migrate(self) -> None:
        """Migrates the schema to the latest version."""
        async with self.writing() as tx:
            if not self.sqlite:
                await tx.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATIONS})
            await tx.run(_upgrade)

    def _meet(self, error: BaseException) -> None:
        """Raises DatabaseTrouble, and remembers it, if an error is about the database itself."""
        trouble = None if self.sqlite and isinstance(error, OSError) else trouble_of(error)
        if trouble:
            self._remember(trouble, str(error).partition("\n")[0])
            raise DatabaseTrouble(trouble) from error

    def _remember(self, trouble: Trouble | None, reason: str = "") -> None:
        """Sets and logs the current trouble; lasting trouble remains until the server restarts."""
        if self.trouble not in (trouble, *LASTING):
            self.trouble = trouble
            extra = {"trouble": trouble or "none", "reason": reason[:200]}
            log.log(logging.ERROR if trouble else logging.INFO, "database-trouble", extra=extra)

    async def look_for_damage(self) -> None:
        """Checks every page of an SQLite file: about a second for a thousand games."""
        if self.sqlite:
            with contextlib.suppress(DatabaseTrouble):
                async with self.reading() as tx:
                    found = str((await tx.execute(text("PRAGMA quick_check(1)"))).scalar())
                if found != "ok":
                    self._remember("server-database-damaged", found)

    async def probe(self) -> Trouble | None:
        """The current trouble, if any: tries to write or, if that worked recently, only to read."""
        with contextlib.suppress(DatabaseTrouble):
            if self.trouble or time.monotonic() - self._probed > PROBING:
                async with self.writing() as tx:
                    value = secrets.token_hex(PROBE_SIZE // 2)
                    await tx.execute(text(WRITE_PROBE), {"name": PROBE, "value": value})
                self._probed = time.monotonic()
                self._remember(None)
            else:
                async with self.reading() as tx:
                    await tx.execute(text("SELECT version_num FROM alembic_version"))
        return self.trouble

    async def close(self) -> None:
        """Closes all connections, after pending commits."""
        if self._listener:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        if self.sqlite:
            if self._batch and self._batch.written:
                await asyncio.wait([self._batch.written])
            async with self._writing:
                if self._writer:
                    self._writer.close()
                    self._writer = self._file = None  # a later transaction opens a new one
            self._sqlite_engine.dispose()
        else:
            await self._postgres_engine.dispose()

    # ------------------------------------------------------------ notifications between processes

    async def announce(self, tx: Transaction, game: str) -> None:
        """Notifies all processes that a game has changed, once this transaction commits."""
        if not self.sqlite:
            await tx.execute(text("SELECT pg_notify(:channel, :game)"), {"channel": CHANNEL, "game": game})

    def listen(self, hear: Callable[[str], None]) -> None:
        """Calls `hear` with each game any process changes; with an empty string if some may be missed."""
        if not self.sqlite:
            self._listener = asyncio.create_task(self._listen(hear))

    async def _listen(self, hear: Callable[[str], None]) -> None:
        url = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            lost = asyncio.Event()
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(url)
                try:
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, lambda *news: hear(news[3]))
                    hear("")
                    await lost.wait()
                finally:
                    connection.terminate()
            log.warning("listener-lost")
            await asyncio.sleep(1)


@cache
def _text_for_sqlite(statement: Often) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Sets up a write-ahead log, durable commits, foreign keys, overwriting deletes, and our own BEGIN."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=FAST"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute("BEGIN" if reading else "BEGIN IMMEDIATE")
    if reading:  # only the first query acquires the file
        try:
            driver.execute("SELECT 1 FROM sqlite_master")
        except sqlite3.Error:
            driver.rollback()
            raise


def _upgrade(connection: Connection) -> None:
    config = alembic.config.Config(attributes={"connection": connection})
    config.set_main_option("script_location", SCRIPTS)
    alembic.command.upgrade(config, "head")
