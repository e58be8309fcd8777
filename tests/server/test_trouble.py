"""A damaged, full, read-only or unavailable database: `/health` reports it, and players read why.

The tests with real disks are in test_disks.py.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from conftest import Run
from maria.server.storage.trouble import DatabaseTrouble, Trouble, trouble_of
from server.nearby import Json, Nearby, nearby

SIZE = 4096
"""Bytes of a page."""


def message_text(served: Nearby, game: str, token: str, number: int) -> Any:
    """Posts a message and returns the response."""
    return served.ask(
        "POST", f"/api/games/{game}/say", token, json={"id": f"message-{number}", "text": "hello"}
    )


def health(served: Nearby) -> tuple[int, str]:
    """The HTTP status of `/health` and its message key; checks that trouble has a sentence."""
    answer = served.ask("GET", "/health")
    told = answer.json()
    return answer.status_code, told["status"] if answer.is_success else told["text"] and told["error"]


WELL = (200, "ok")
DAMAGED = (503, "server-database-damaged")


# ---------------------------------------------------------------- full or read-only


def test_a_database_that_must_not_grow_refuses_what_is_new_and_keeps_what_was(tmp_path: Path) -> None:
    path = tmp_path / "maria.sqlite"
    with nearby(path) as served:
        game, tokens = served.begun()

        async def bound(pages: int) -> None:
            async with served.server.database.writing() as tx:
                await tx.execute(text(f"PRAGMA max_page_count = {pages}"))

        served.run(bound(1))
        for number in range(200):
            answer = message_text(served, game, tokens["louis"], number)
            if not answer.is_success:
                break
        assert (answer.status_code, answer.json()["error"]) == (507, "server-disk-full")
        told = served.done("GET", f"/api/games/{game}/updates", tokens["louis"])
        assert sum(entry["event"]["kind"] == "said" for entry in told["entries"]) == number
        served.run(bound(1_000_000))
        assert message_text(served, game, tokens["louis"], number).is_success
        assert health(served) == WELL
    with nearby(path) as served:
        told = served.done("GET", f"/api/games/{game}/updates", tokens["louis"])
        assert sum(entry["event"]["kind"] == "said" for entry in told["entries"]) == number + 1


def test_a_database_that_must_not_be_written_is_told(tmp_path: Path) -> None:
    with nearby(tmp_path / "maria.sqlite") as served:
        game, tokens = served.begun()

        async def only_read(wanted: bool) -> None:
            writer = served.server.database._writer
            driver = writer and writer.connection.driver_connection
            assert driver
            driver.execute(f"PRAGMA query_only = {wanted:d}")

        served.run(only_read(True))
        assert health(served) == (503, "server-database-read-only"), (
            "it tries to write, although nobody else did"
        )
        answer = message_text(served, game, tokens["louis"], 1)
        assert (answer.status_code, answer.json()["error"]) == (507, "server-database-read-only")
        served.run(only_read(False))
        assert health(served) == WELL
        assert message_text(served, game, tokens["louis"], 1).is_success


# ---------------------------------------------------------------- damage


class Damaged:
    """A file with two games, one of which fills pages of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with nearby(path) as served:
            self.game, self.tokens = served.begun(name="damaged")
            for number in range(300):
                body = {"id": f"message-{number}", "text": "x" * 190}
                served.done("POST", f"/api/games/{self.game}/say", self.tokens["louis"], json=body)
            self.other, self.others = served.begun(name="sound")

    def overwrite(self, path: Path) -> None:
        """Overwrites every page with messages, as a bad disk might."""
        with path.open("r+b") as file:
            content = file.read()
            for page in range(1, len(content) // SIZE):
                if content.count(b"x" * 150, page * SIZE, (page + 1) * SIZE) > 5:
                    file.seek(page * SIZE)
                    file.write(b"\x55" * SIZE)


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Damaged:
    return Damaged(tmp_path_factory.mktemp("damaged") / "maria.sqlite")


@pytest.fixture
def damaged(original: Damaged, tmp_path: Path) -> tuple[Damaged, Path]:
    return original, Path(shutil.copy(original.path, tmp_path / "maria.sqlite"))


def is_told(original: Damaged, served: Nearby) -> None:
    """Checks how a server behaves whose file is damaged."""
    answer = served.ask("GET", f"/api/games/{original.game}/updates", original.tokens["louis"])
    assert (answer.status_code, answer.json()["error"]) == (507, "server-database-damaged")
    assert "damaged" in answer.json()["text"] and "backup" in answer.json()["text"]
    for game, token in (
        (original.game, original.tokens["louis"]),
        (original.other, original.others["louis"]),
    ):
        answer = message_text(served, game, token, 1000)
        assert (answer.status_code, answer.json()["error"]) == (507, "server-database-damaged")
    assert health(served) == DAMAGED
    assert "Traceback" not in "".join(served.logged.lines)


def test_damage_is_found_when_a_server_starts(damaged: tuple[Damaged, Path]) -> None:
    original, path = damaged
    original.overwrite(path)
    with nearby(path) as served:
        assert health(served) == DAMAGED
        assert served.done("GET", f"/api/games/{original.other}"), "what is whole can be looked at"
        is_told(original, served)


def test_damage_is_found_while_a_server_runs(damaged: tuple[Damaged, Path]) -> None:
    original, path = damaged
    with nearby(path) as served:
        assert health(served) == WELL
        original.overwrite(path)
        served.server.database._sqlite_engine.dispose()  # so that new connections read the file again
        is_told(original, served)


def test_a_file_that_was_cut_is_told_when_a_server_should_start(
    damaged: tuple[Damaged, Path], run: Run, tmp_path: Path
) -> None:
    _, path = damaged
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2 // SIZE * SIZE)
    backup = tmp_path / "backup.jsonl"
    for words in (("serve", "--port", "0"), ("games", "backup", str(backup)), ("games", "list")):
        code, out, err = run(*words, "--database", f"sqlite:///{path}")
        assert (code, out) == (1, "") and "malformed" in err and len(err.splitlines()) == 1, (words, err)
    assert not backup.exists()


def test_a_damaged_file_gives_no_backup(damaged: tuple[Damaged, Path], run: Run, tmp_path: Path) -> None:
    original, path = damaged
    original.overwrite(path)
    backup = tmp_path / "backup.jsonl"
    code, out, err = run("games", "backup", str(backup), "--database", f"sqlite:///{path}")
    assert (code, out) == (1, "") and "malformed" in err and not backup.exists()


# ---------------------------------------------------------------- PostgreSQL


async def order(url: str, statement: str) -> None:
    """Runs a statement on the server's main database, outside any transaction."""
    engine = create_async_engine(make_url(url).set(database="postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


def test_a_postgresql_that_is_gone_is_told_and_when_it_is_back_the_game_goes_on(postgres: str) -> None:
    from server.postgres import database

    with database(postgres) as url, nearby(url) as served:
        name = make_url(url).database
        game, tokens = served.begun()
        assert health(served) == WELL
        asyncio.run(order(url, f"alter database {name} allow_connections false"))
        ended = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        asyncio.run(order(url, ended))
        answer = message_text(served, game, tokens["louis"], 1)
        assert (answer.status_code, answer.json()["error"]) == (503, "server-database-away"), answer.text
        assert health(served) == (503, "server-database-away")
        asyncio.run(order(url, f"alter database {name} allow_connections true"))
        assert message_text(served, game, tokens["louis"], 1).is_success
        assert health(served) == WELL
        asyncio.run(order(url, f"alter database {name} set default_transaction_read_only = on"))
        asyncio.run(order(url, ended))
        served.server.database._probed = float("-inf")
        assert health(served) == (503, "server-database-read-only")
        asyncio.run(order(url, f"alter database {name} reset default_transaction_read_only"))
        asyncio.run(order(url, ended))
        assert health(served) == WELL


# ---------------------------------------------------------------- every kind of trouble


@pytest.mark.parametrize("word", get_args(Trouble))
def test_every_trouble_has_a_sentence(word: Any) -> None:
    assert len(DatabaseTrouble(word).text()) > 50


def test_an_error_of_what_was_asked_is_no_trouble_of_the_database() -> None:
    asked: Json = {"select nothing from nowhere": None, "select 1": None}
    with closing(sqlite3.connect(":memory:")) as connection:
        for statement in asked:
            try:
                connection.execute(statement)
            except sqlite3.Error as error:
                asked[statement] = error
    assert trouble_of(asked["select nothing from nowhere"]) is None
    assert trouble_of(ValueError("no number")) is None
