"""The database: SQLite in a file or PostgreSQL, transactions, migrations, and news between processes."""

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
"""The lock under which one process at a time changes the schema."""
QUICK = 0.003
"""Seconds of a commit that is quicker than handing it to another thread and hearing of its end."""
Often = Select[Any] | Insert | Update
"""A statement of every action."""
FAILURES = (OSError, SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a database answers with that does not do what it is asked for."""
PROBE = "probe"
"""The row that is written to see whether that can be done."""
PROBE_SIZE = 65536
"""Characters of it: more than an action needs, for a disk is full when that does not fit. They are new each
time: SQLite writes nothing where nothing changes."""
WRITE_PROBE = (
    "INSERT INTO server VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
PROBING = 30.0
"""Seconds for which a write that went well is believed."""
PATIENCE, PATIENCE_OF_COMMANDS = 1.0, 30.0
"""Seconds to wait for SQLite's file while another program holds it."""
PAUSE = 0.02
"""Seconds between two tries to get it."""
Result = TypeVar("Result")
log = logging.getLogger("maria")


@contextlib.asynccontextmanager
async def open_database(url: str, new: bool = True) -> AsyncIterator[Database]:
    """A database, brought up to date, also a new one; one that cannot be used is an error with a sentence."""
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
        told = str(cause or error).splitlines() or [type(error).__name__]
        raise DatabaseError("server-no-database", reason=told[0][:200]) from None


class Transaction:
    """A connection within a transaction; SQLite's is used at once, for a thread would take longer."""

    def __init__(self, connection: Connection | AsyncConnection) -> None:
        """Takes a connection whose transaction has begun."""
        self.connection = connection

    async def execute(self, statement: Executable, values: Any = None) -> Any:
        """Runs a statement."""
        if isinstance(self.connection, Connection):
            return self.connection.execute(statement, values)
        return await self.connection.execute(statement, values)

    async def execute_often(self, statement: Often, values: Any) -> Sequence[Any]:
        """Runs a statement of every action, of numbers and texts alone; gives what is looked for.

        SQLite itself gets its text, made once: what SQLAlchemy does around it takes longer than SQLite.
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
        """Runs something that needs an ordinary connection."""
        if isinstance(self.connection, Connection):
            work(self.connection)
        else:
            await self.connection.run_sync(work)


class Batch:
    """Changes that are written to a slow disk together: those that came while it was busy with others."""

    written: asyncio.Task[None] | None = None
    lost: BaseException | None = None
    """What has undone all of them before they were written."""


class Database:
    """Where games are kept."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """Takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."""
        self.url, self.patience = read_url(url), patience
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._writing = asyncio.Lock()
        self._took = QUICK
        """Seconds that SQLite needed for the last commit."""
        self._batch: Batch | None = None
        """What is to be written together, as long as more can come to it."""
        self._listener: asyncio.Task[None] | None = None
        self._writer: Connection | None = None
        """SQLite's only connection that writes."""
        self._file: OpenFile | None = None
        """What that connection writes to, as long as it is open; a database in memory has none."""
        self.trouble: Trouble | None = None
        """What was wrong when it was met last."""
        self._probed = -PROBING
        if self.sqlite:
            pool: dict[str, int] = {}
            self._path = sqlite_file(url)
            if self._path:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._path.touch(0o600)  # what is made beside it has the same rights
                pool = {"max_overflow": -1}  # whoever waits for a connection would stop everybody
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
        """A look at the database that changes nothing."""
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
        """The whole database as it is at one moment, however long one looks and whatever is written."""
        async with self.reading() as tx:
            if isinstance(tx.connection, AsyncConnection):
                options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
                await tx.connection.execution_options(**options)
            yield tx

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction: at its end all is there, or nothing. SQLite has one at a time.

        Where the disk is slow, changes that come while it writes are written together, each told after that.

        Nothing is written to a file that is damaged or gone: it would be lost, or make things worse.
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
                        connection.rollback()  # nothing, if all is written
                    return
                if batch is None:
                    batch = self._batch = Batch()
                    batch.written = asyncio.create_task(self._write(batch, connection))
                with self._part_of(batch, connection):
                    yield Transaction(connection)
            assert batch.written is not None
            try:
                await asyncio.shield(batch.written)
            except asyncio.CancelledError:  # whoever waits is gone, but what was done is being written
                await asyncio.wait([batch.written])
                raise
        except FAILURES as error:
            self._meet(error)
            raise

    async def _begin(self) -> Connection:
        """SQLite's connection that writes, in a new transaction."""
        if self._writer is None:
            self._writer = await self._patiently(self._sqlite_engine.connect)
        await self._patiently(self._writer.begin)
        if self._file is None and self._path:
            self._file = OpenFile(self._path)
        return self._writer

    async def _patiently(self, begin: Callable[[], Result]) -> Result:
        """Gets hold of SQLite's file. While another program has it the server goes on with everything else.

        Once somebody has waited in vain the others try only once, so that all are refused within a second.
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
        """Refuses if another file has the place of the one that SQLite writes to, or none."""
        if self._file and not self._file.is_there():
            self._remember("server-database-gone")
            raise DatabaseTrouble("server-database-gone")

    @contextlib.contextmanager
    def _part_of(self, batch: Batch, connection: Connection) -> Iterator[None]:
        """One of several changes that are written together: if it fails the others stand."""
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("SAVEPOINT one")
        try:
            yield
        except BaseException as error:
            if driver.in_transaction:
                driver.execute("ROLLBACK TO one")
            else:  # by SQLite itself, with all that the others have done
                batch.lost, self._batch = error, None
                connection.rollback()
            raise
        finally:
            if driver.in_transaction:
                driver.execute("RELEASE one")

    async def _write(self, batch: Batch, connection: Connection) -> None:
        """Writes to a slow disk what was done until now, in another thread: who comes then waits for it."""
        async with self._writing:
            if batch.lost is not None:
                raise batch.lost
            self._batch = None
            try:
                await asyncio.get_running_loop().run_in_executor(None, self._commit, connection)
            finally:
                connection.rollback()

    def _commit(self, connection: Connection) -> None:
        """Writes to the disk, and sees how long that takes; it is written if the file is there after that."""
        started = time.perf_counter()
        try:
            self._require_file()
            connection.commit()
        except BaseException:
            connection.connection.rollback()  # SQLAlchemy takes it for ended
            raise
        self._require_file()
        self._took = time.perf_counter() - started

    async def migrate(self) -> None:
        """Brings the schema up to date, whatever version made it."""
        async with self.writing() as tx:
            if not self.sqlite:
                await tx.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATIONS})
            await tx.run(_upgrade)

    def _meet(self, error: BaseException) -> None:
        """Remembers what an error says about the database, and tells it as a sentence; or does nothing."""
        trouble = None if self.sqlite and isinstance(error, OSError) else trouble_of(error)
        if trouble:
            self._remember(trouble, str(error).partition("\n")[0])
            raise DatabaseTrouble(trouble) from error

    def _remember(self, trouble: Trouble | None, reason: str = "") -> None:
        """Some trouble lasts until somebody has seen to it and started the server again."""
        if self.trouble not in (trouble, *LASTING):
            self.trouble = trouble
            extra = {"trouble": trouble or "none", "reason": reason[:200]}
            log.log(logging.ERROR if trouble else logging.INFO, "database-trouble", extra=extra)

    async def look_for_damage(self) -> None:
        """Looks at every page of a file once: a second for some thousand games."""
        if self.sqlite:
            with contextlib.suppress(DatabaseTrouble):
                async with self.reading() as tx:
                    found = str((await tx.execute(text("PRAGMA quick_check(1)"))).scalar())
                if found != "ok":
                    self._remember("server-database-damaged", found)

    async def probe(self) -> Trouble | None:
        """What is wrong, if anything: tries to read, and to write if that has not gone well just before."""
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
        """Lets go of all connections."""
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
                    self._writer = self._file = None  # who begins again gets another
            self._sqlite_engine.dispose()
        else:
            await self._postgres_engine.dispose()

    # ------------------------------------------------------------ news between processes

    async def announce(self, tx: Transaction, game: str) -> None:
        """Tells every process, with the end of this transaction, that a game has changed."""
        if not self.sqlite:
            await tx.execute(text("SELECT pg_notify(:channel, :game)"), {"channel": CHANNEL, "game": game})

    def listen(self, hear: Callable[[str], None]) -> None:
        """Calls `hear` with each game that any process changed; with an empty text if news may be missing."""
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
    """A write-ahead log, commits on the disk before they are told, deletion by overwriting, our own BEGIN."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=FAST"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute("BEGIN" if reading else "BEGIN IMMEDIATE")
    if reading:  # only a first look gets hold of the file
        try:
            driver.execute("SELECT 1 FROM sqlite_master")
        except sqlite3.Error:
            driver.rollback()
            raise


def _upgrade(connection: Connection) -> None:
    config = alembic.config.Config(attributes={"connection": connection})
    config.set_main_option("script_location", SCRIPTS)
    alembic.command.upgrade(config, "head")
