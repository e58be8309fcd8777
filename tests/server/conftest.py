"""What the tests of the server share: databases of both kinds, and a browser."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import NoReturn

import pytest

from server.postgres import Missing, database, programs, server

Report = Callable[[str], None]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def not_run(what: str) -> NoReturn:
    """A test that cannot be run because something is missing is skipped, but not where all is checked."""
    told = f"not run: {what}; `make test-needs` installs it"
    if os.environ.get("CI") == "true":
        pytest.fail(told, pytrace=False)
    pytest.skip(told)


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str]) -> Report:
    """Prints what `make soak-server` has found; the tests print nothing."""

    def tell(found: str) -> None:
        if "MARIA_KILLS" in os.environ:
            with capsys.disabled():
                print(f"\n{found}")

    return tell


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own part of a game's seed is the same in every run: no test meets an odd deal by chance."""
    rng = Random(1740)
    fixed = SimpleNamespace(
        token_urlsafe=secrets.token_urlsafe, token_hex=lambda size: rng.randbytes(size).hex()
    )
    monkeypatch.setattr("maria.server.lobby.secrets", fixed)


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs."""
    try:
        return programs()
    except Missing as missing:
        why = str(missing)
    not_run(f"PostgreSQL ({why})")


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL server, of the same one for all workers."""
    if "MARIA_POSTGRES" not in os.environ:
        request.getfixturevalue("postgres_programs")
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with server(shared / "postgres") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database: a file of SQLite's, then a database of PostgreSQL's."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'maria.sqlite'}"
        return
    with database(request.getfixturevalue("postgres")) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> str:
    """The program of a browser of Chromium's family."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or not_run(f"browser ({', '.join(BROWSERS)} are not in PATH)")
