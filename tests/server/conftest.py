"""Fixtures for the tests of the server: databases of both kinds, and a browser."""

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
    """Skips a test because something is missing; in CI the test fails instead."""
    reason = f"not run: {what}; `make test-needs` installs it"
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str]) -> Report:
    """Prints results in `make soak-server`; prints nothing in ordinary test runs."""

    def show(found: str) -> None:
        if "MARIA_KILLS" in os.environ:
            with capsys.disabled():
                print(f"\n{found}")

    return show


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fixes the server's part of each game's seed, so that no test depends on an unusual deal."""
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
    """The URL of a PostgreSQL server that all workers share."""
    if "MARIA_POSTGRES" not in os.environ:
        request.getfixturevalue("postgres_programs")
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with server(shared / "postgres") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database: first SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'maria.sqlite'}"
        return
    with database(request.getfixturevalue("postgres")) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> str:
    """The path of a Chromium browser."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or not_run(f"browser ({', '.join(BROWSERS)} are not in PATH)")
