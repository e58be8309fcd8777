"""Only one server may use an SQLite file; commands can run next to it. Several servers need PostgreSQL."""

from __future__ import annotations

import stat
import subprocess
from pathlib import Path

import httpx
import pytest

from conftest import Run
from maria.server.storage.file import DatabaseError, alone_on
from server.nearby import Json, nearby
from server.serving import COMMAND, Served, serve


def started(url: str) -> subprocess.CompletedProcess[str]:
    """Starts a server that must not start, and returns its output."""
    words = [*COMMAND, "--port", "0", "--database", url]
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=300)


def game_of(served: Served) -> Json:
    made: Json = httpx.post(f"{served.url}/api/games", json={}, trust_env=False, timeout=300).json()
    return made


def test_a_second_server_on_a_file_is_refused_until_the_first_is_dead(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "maria.sqlite"
    (tmp_path / "other-name").symlink_to(file)
    backup = tmp_path / "backup.jsonl"
    with serve(f"sqlite:///{file}") as served:
        game = game_of(served)["game"]["id"]
        for name in ("maria.sqlite", "other-name"):
            refused = started(f"sqlite:///{tmp_path / name}")
            assert (refused.returncode, refused.stdout) == (1, "")
            assert refused.stderr.startswith(f"Another server is already using {tmp_path / name}.")
            assert "PostgreSQL" in refused.stderr and len(refused.stderr.splitlines()) == 1
        beside = ("--database", f"sqlite:///{file}")
        assert game in run("games", "list", *beside)[1], "commands go beside a server"
        assert run("games", "backup", str(backup), *beside)[0] == 0
        assert run("games", "import", str(backup), *beside)[1].endswith("1 already there.\n")
        assert run("games", "prune", *beside)[0] == 0
        code, _, err = run("games", "restore", str(backup), *beside)
        assert code == 1 and err.startswith("Another server is already using ")
        assert stat.S_IMODE((tmp_path / "maria.sqlite.lock").stat().st_mode) == 0o600
        served.kill9()
    with serve(f"sqlite:///{file}") as served:
        assert "Traceback" not in "".join(served.logs)


def test_games_that_are_taken_in_beside_a_server_are_played_there(tmp_path: Path, run: Run) -> None:
    other, file = tmp_path / "other.sqlite", tmp_path / "games.jsonl"
    with nearby(other) as served:
        game, tokens = served.begun()
    assert run("games", "export", str(file), "--database", f"sqlite:///{other}")[0] == 0
    with nearby(tmp_path / "maria.sqlite") as served:
        assert served.refused("GET", f"/api/games/{game}") == (404, "server-no-game")
        assert run("games", "import", str(file), "--database", f"sqlite:///{tmp_path}/maria.sqlite")[0] == 0
        say = {"id": "a-message", "text": "here we are"}
        served.done("POST", f"/api/games/{game}/say", tokens["louis"], json=say)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "postgresql://somebody@nowhere/maria"])
def test_what_is_no_file_needs_no_lock(url: str) -> None:
    with alone_on(url), alone_on(url):
        pass


def test_a_file_is_free_again_when_its_server_ends(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new/folder/maria.sqlite"
    for _ in range(2):
        with alone_on(url), pytest.raises(DatabaseError) as told, alone_on(url):
            pass
        assert told.value.key == "server-database-used"
