"""A real PostgreSQL for tests and long runs.

MARIA_POSTGRES can name one, such as postgresql://user@host/db, whose user may create databases. Otherwise we
start a cluster in a private temporary folder, reached by the socket in it. All processes that pass the same
meeting folder share one cluster. A separate keeper process stops it when the last of them is gone, however
that happened: the kernel frees the locks of a killed process.

The cluster runs without fsync. Committed data then survives the end of any program, including a killed
server. Only a crash of the whole machine could lose it, and no test is about that.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import pwd
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

PROGRAMS = ("initdb", "pg_ctl", "postgres")
DEBIAN = Path("/usr/lib/postgresql")
PATIENCE = "300"
"""Seconds for the cluster to start or stop."""
OWNER = "postgres"
"""The system user that runs the cluster if we are root, which it refuses; also its only database user."""


class Missing(Exception):
    """PostgreSQL is not installed; the text says what is missing."""


def programs() -> Path:
    """The folder of PostgreSQL's programs: from PATH, or else the newest that Debian has installed."""
    if os.geteuid() == 0 and OWNER not in {user.pw_name for user in pwd.getpwall()}:
        raise Missing(f"it does not run as root, and there is no user {OWNER}")
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(DEBIAN.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
    for folder in folders:
        if all((folder / name).exists() for name in PROGRAMS):
            return folder
    raise Missing(f"{', '.join(PROGRAMS)} are neither in PATH nor in {DEBIAN}/*/bin")


@contextmanager
def server(meeting: Path) -> Iterator[str]:
    """The URL of a PostgreSQL server, shared by all processes that pass the same meeting folder."""
    given = os.environ.get("MARIA_POSTGRES")
    if given:
        yield make_url(given).set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
        return
    programs()
    meeting.mkdir(parents=True, exist_ok=True)
    address = meeting / "url"
    with (meeting / "users").open("a") as users:
        with (meeting / "starting").open("a") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            fcntl.flock(users, fcntl.LOCK_SH)
            if not address.exists():
                _have_kept(meeting)
        yield address.read_text("utf-8")


def _have_kept(meeting: Path) -> None:
    """Starts the keeper of a cluster, which does not get our signals."""
    output = subprocess.run(
        [sys.executable, __file__, str(meeting)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        check=False,
    ).stdout
    if not (meeting / "url").exists():
        raise RuntimeError(output.decode(errors="replace"))


@contextmanager
def database(server_url: str) -> Iterator[str]:
    """The URL of a new, empty database, which is dropped at the end."""
    name = f"maria_test_{secrets.token_hex(8)}"
    asyncio.run(_execute(server_url, f"create database {name}"))
    try:
        yield make_url(server_url).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_execute(server_url, f"drop database {name} with (force)"))


async def _execute(url: str, command: str) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(command))
    await engine.dispose()


def start(folder: Path) -> str:
    """Creates and starts a cluster in an empty folder; returns its URL."""
    if os.geteuid() == 0:
        shutil.chown(folder, OWNER, pwd.getpwnam(OWNER).pw_gid)
    data = str(folder / "data")
    _run(folder, "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
    options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off -c max_connections=200"
    _run(
        folder, "pg_ctl", "-D", data, "-l", str(folder / "log"), "-o", options, "-w", "-t", PATIENCE, "start"
    )
    return f"postgresql+asyncpg://{OWNER}@/postgres?host={folder}"


def stop(folder: Path) -> None:
    """Stops the cluster of a folder and removes the folder."""
    _run(folder, "pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "-w", "-t", PATIENCE, "stop")
    shutil.rmtree(folder)


def _run(folder: Path, program: str, *words: str) -> None:
    """Runs one of PostgreSQL's programs, as a user that it accepts."""
    owner = pwd.getpwnam(OWNER) if os.geteuid() == 0 else None
    command = [str(programs() / program), *words]
    done = subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        user=owner.pw_uid if owner else None,
        group=owner.pw_gid if owner else None,
        extra_groups=[] if owner else None,
        check=False,
    )
    if done.returncode:
        log = folder / "log"
        output = done.stdout.decode(errors="replace") + (log.read_text("utf-8") if log.exists() else "")
        raise RuntimeError(f"{' '.join(command)}\n{output}")


def keep(meeting: Path) -> None:
    """Starts a cluster for all processes that share this folder, and stops it after the last; a daemon.

    The process that started us waits until our output closes: the cluster has then started or failed to.
    """
    if os.fork():
        os._exit(0)
    os.setsid()
    folder = Path(tempfile.mkdtemp(prefix="maria-postgres-"))
    address = meeting / "url"
    try:
        address.write_text(start(folder), "utf-8")
    except BaseException:
        shutil.rmtree(folder)
        raise
    nowhere = os.open(os.devnull, os.O_RDWR)
    for output in (1, 2):
        os.dup2(nowhere, output)
    with (meeting / "users").open("a") as users:
        fcntl.flock(users, fcntl.LOCK_EX)
        address.unlink(missing_ok=True)
        stop(folder)


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
