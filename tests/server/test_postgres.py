"""The databases that the tests run with."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from maria.server.storage.database import Database
from processes import process
from server import postgres
from waiting import soon


async def count_rows(url: str) -> int:
    """Writes a row into a new table, and counts the rows that another connection finds there."""
    database = Database(url)
    async with database.writing() as connection:
        await connection.execute(text("create table kept (number integer)"))
        await connection.execute(text("insert into kept values (1741)"))
    async with database.reading() as connection:
        found = await connection.execute(text("select count(*) from kept where number = 1741"))
        count = int(found.scalar_one())
    await database.close()
    return count


@pytest.mark.parametrize("time", [1, 2])
def test_each_test_has_an_empty_database_of_its_own(database_url: str, time: int) -> None:
    assert asyncio.run(count_rows(database_url)) == 1


SHARING = """
import signal, sys, time
from pathlib import Path
from server.postgres import server
signal.signal(signal.SIGINT, signal.default_int_handler)  # it may have been ignored where the tests were started
with server(Path(sys.argv[1])) as url:
    print(url, flush=True)
    time.sleep(600)
"""


def test_processes_share_a_cluster_which_ends_with_the_last_of_them(
    postgres_programs: Path, tmp_path: Path
) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "MARIA_POSTGRES"}
    command, tests = [sys.executable, "-c", SHARING, str(tmp_path)], Path(postgres.__file__).parent.parent
    with ExitStack() as stack:
        users = [
            stack.enter_context(process(command, stdout=subprocess.PIPE, env=environment, cwd=tests))
            for _ in range(2)
        ]
        urls = {user.stdout.readline().decode().strip() for user in users if user.stdout}
        assert len(urls) == 1
        folder = Path(str(make_url(urls.pop()).query["host"]))
        for user, end in zip(users, (signal.SIGKILL, signal.SIGINT), strict=True):
            assert (folder / "data" / "postmaster.pid").exists()
            user.send_signal(end)
            user.communicate()
    soon(lambda: not folder.exists())


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path)
    with pytest.raises(postgres.Missing, match="initdb"):
        postgres.programs()
