"""Disks that fail a running server: the file disappears, the disk is full, another program holds the file.

Nothing is acknowledged before it is on the disk, `/health` reports the trouble, and the server keeps
answering. `make soak-server` repeats the long tests.
"""

from __future__ import annotations

import errno
import json
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random

import httpx
import pytest

from server.conftest import Report, not_run
from server.nearby import Asking, Nearby, asking, nearby
from server.serving import ROUNDS, serve
from waiting import PATIENCE, soon

Outcome = tuple[int, str]
"""The status of a response, and the message key of the trouble."""
WELL = (200, "")
GONE = (503, "server-database-gone")
HELD = (503, "server-database-away")
SICK = (503, "server-disk-full")
FULL = (507, "server-disk-full")


def outcome(answer: httpx.Response) -> Outcome:
    """The outcome of a request; checks that a refusal has a sentence."""
    if answer.is_success:
        return answer.status_code, ""
    problem = answer.json()
    assert len(problem["text"]) > 50, problem
    return answer.status_code, problem["error"]


def health(at: Asking) -> Outcome:
    return outcome(at.ask("GET", "/health"))


def say(at: Asking, game: str, key: str, id: str) -> Outcome:
    """Posts a message; its id is stored as an action's is."""
    return outcome(at.ask("POST", f"/api/games/{game}/say", key, json={"id": id, "text": f"this is {id}"}))


def talk(at: Asking, game: str, key: str, name: str) -> tuple[list[str], str, Outcome]:
    """Posts messages until the server refuses: the confirmed ids, the refused one, and the outcome."""
    confirmed: list[str] = []
    for number in count():
        id = f"{name}-message-{number}"
        if (became := say(at, game, key, id)) != WELL:
            return confirmed, id, became
        confirmed.append(id)
    raise AssertionError


def ids(path: Path, game: str) -> list[str]:
    """The request ids of a game's lines in the file, in order."""
    query = "select action from lines where game = ? and action is not null order by number"
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute(query, (game,))]


# ---------------------------------------------------------------- the file disappears


def remove(path: Path) -> None:
    path.unlink()


def move(path: Path) -> None:
    path.rename(path.with_name("elsewhere.sqlite"))


def replace(path: Path) -> None:
    """Replaces the file by a copy, as restoring a backup would."""
    path.with_name("copy.sqlite").write_bytes(path.read_bytes())
    path.with_name("copy.sqlite").replace(path)


def remove_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def remove_index(path: Path) -> None:
    path.with_name(f"{path.name}-shm").unlink()


@pytest.mark.parametrize("take_away", [remove, move, replace, remove_log, remove_index])
def test_nothing_is_acknowledged_once_the_file_is_gone(
    take_away: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "maria.sqlite"
    with nearby(path, sweep=PATIENCE) as served:
        game, keys = served.begun()
        assert say(served, game, keys["louis"], "message-1") == WELL == health(served)
        take_away(path)
        assert [say(served, game, keys["louis"], f"message-{number}") for number in (2, 3)] == [GONE, GONE]
        assert outcome(served.ask("POST", "/api/games", json={})) == GONE
        assert outcome(served.ask("GET", f"/api/games/{game}/updates", keys["louis"])) == GONE
        assert health(served) == GONE
        assert served.ask("GET", "/api/about").is_success
        assert len([line for line in served.logged.lines if "database-trouble" in line]) == 1
        assert "Traceback" not in "".join(served.logged.lines)


def test_a_file_that_comes_back_is_used_after_a_restart(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "maria.sqlite", tmp_path / "elsewhere.sqlite"
    with nearby(path) as served:
        game, keys = served.begun()
        assert say(served, game, keys["louis"], "message-1") == WELL
        path.rename(elsewhere)
        assert health(served) == GONE
        elsewhere.rename(path)
        assert health(served) == GONE == say(served, game, keys["louis"], "message-2")
    with nearby(path) as served:
        assert say(served, game, keys["louis"], "message-2") == WELL == health(served)
    assert ids(path, game) == ["message-1", "message-2"]


def test_the_server_notices_by_itself_that_its_file_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "maria.sqlite"
    with nearby(path, sweep=0.01) as served:
        path.unlink()
        assert soon(lambda: served.server.database.trouble) == "server-database-gone"


def grows(path: Path, game: str, enough: int) -> None:
    """Waits until a game has that many messages."""
    soon(lambda: len(ids(path, game)) >= enough)


def test_what_was_acknowledged_is_there_when_the_file_is_put_back(tmp_path: Path, report: Report) -> None:
    """Everybody talks while the file is moved away; after a restart with the file back, nothing is lost."""
    path, elsewhere, rng = tmp_path / "maria.sqlite", tmp_path / "elsewhere.sqlite", Random(1741)
    confirmed: dict[str, list[str]] = {}
    refused: list[tuple[str, str, str]] = []
    for round in range(ROUNDS + 1):
        with serve(f"sqlite:///{path}", rate=10_000) as served, asking(served.url) as at:
            for game, key, id in refused:
                assert say(at, game, key, id) == WELL
                confirmed[game].append(id)
            if round == ROUNDS:
                break
            game, keys = at.begun()
            with ThreadPoolExecutor() as people:
                talking = {key: people.submit(talk, at, game, key, seat) for seat, key in keys.items()}
                grows(path, game, rng.randrange(5, 50))
                path.rename(elsewhere)
                told = {key: task.result(PATIENCE) for key, task in talking.items()}
            assert [why for _, _, why in told.values()] == [GONE] * len(keys)
            assert health(at) == GONE
            confirmed[game] = [id for said, _, _ in told.values() for id in said]
            refused = [(game, key, id) for key, (_, id, _) in told.items()]
        assert "Traceback" not in "".join(served.logs)
        elsewhere.rename(path)
        assert set(confirmed[game]) <= set(ids(path, game))
    found = {game: sorted(ids(path, game)) for game in confirmed}
    assert found == {game: sorted(said) for game, said in confirmed.items()}, "each is there once"
    report(
        f"file moved away {ROUNDS} times: {sum(map(len, confirmed.values()))} messages acknowledged, 0 lost"
    )


# ---------------------------------------------------------------- a full disk


def small_disk(folder: Path) -> list[str]:
    """A command prefix that mounts a small disk in a folder, visible only to the command it runs."""
    mount = 'mount -t tmpfs -o size=16m none "$0" && exec "$@"'
    within = ["unshare", "--map-root-user", "--mount", "sh", "-c", mount, str(folder)]
    if shutil.which("unshare") is None or subprocess.run([*within, "true"], check=False).returncode:
        not_run("a small disk (unshare of util-linux, which may mount a tmpfs)")
    return within


def fill(file: Path) -> None:
    """Fills up the disk of a file."""
    with file.open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(b"x" * 4096)
        except OSError as error:
            assert error.errno == errno.ENOSPC


def test_a_full_disk_is_told_and_when_there_is_room_again_the_game_goes_on(
    tmp_path: Path, report: Report
) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    confirmed: dict[str, list[str]] = {}
    url, within = f"sqlite:///{folder}/maria.sqlite", small_disk(folder)
    with serve(url, within, rate=10_000) as served, asking(served.url) as at:
        disk = Path(f"/proc/{served.pid}/root{folder}")
        for _ in range(ROUNDS):
            game, keys = at.begun()
            key = keys["louis"]
            fill(disk / "filler")
            said, refused, why = talk(at, game, key, "louis")
            shown = at.done("GET", f"/api/games/{game}/updates", key)
            for _ in range(3):
                assert (why, health(at)) == (FULL, SICK)
                why = say(at, game, key, refused)
            assert outcome(at.ask("POST", "/api/games", json={})) == FULL
            assert at.done("GET", f"/api/games/{game}/updates", key) == shown, "nothing is half done"
            (disk / "filler").unlink()
            assert say(at, game, key, refused) == WELL == health(at)
            confirmed[game] = [*said, refused]
        for name in ("maria.sqlite", "maria.sqlite-wal"):
            shutil.copy(disk / name, tmp_path)
    assert {game: ids(tmp_path / "maria.sqlite", game) for game in confirmed} == confirmed
    told = [line["trouble"] for line in map(json.loads, served.logs) if "trouble" in line]
    assert told == ["server-disk-full", "none"] * ROUNDS
    assert "Traceback" not in "".join(served.logs)
    report(f"disk full {ROUNDS} times: {sum(map(len, confirmed.values()))} messages acknowledged, 0 lost")


# ---------------------------------------------------------------- another program holds the file


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Locks the file as another program would that takes long to write."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)) as other:
        other.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


def waits(served: Nearby) -> bool:
    """Whether a request is waiting to write."""
    return served.server.database._writing.locked()


@pytest.mark.parametrize("quick", [True, False], ids=["quick", "slow"])
def test_the_server_answers_others_while_another_program_holds_the_file(quick: bool, tmp_path: Path) -> None:
    path = tmp_path / "maria.sqlite"
    with nearby(path, sweep=PATIENCE) as served, ThreadPoolExecutor() as people:
        database = served.server.database
        game, keys = served.begun()
        other, others = served.begun()
        assert health(served) == WELL
        database.patience, database._took = PATIENCE, 0.0 if quick else PATIENCE
        with held(path):
            saying = people.submit(say, served, game, keys["louis"], "message-1")
            soon(lambda: waits(served))
            assert served.ask("GET", "/api/about").is_success
            assert served.ask("GET", f"/api/games/{other}/updates", others["louis"]).is_success
            assert health(served) == WELL, "it could write a moment ago"
            assert not saying.done()
        assert saying.result(PATIENCE) == WELL


def test_who_waits_too_long_for_the_file_is_told_and_sends_again(tmp_path: Path) -> None:
    path = tmp_path / "maria.sqlite"
    with nearby(path, sweep=PATIENCE) as served, ThreadPoolExecutor() as people:
        game, keys = served.begun()
        with held(path):
            tried = [people.submit(say, served, game, key, f"{seat}-message") for seat, key in keys.items()]
            assert [one.result(PATIENCE) for one in tried] == [HELD] * 3
            assert health(served) == HELD
        assert health(served) == WELL
        assert [say(served, game, key, f"{seat}-message") for seat, key in keys.items()] == [WELL] * 3
        assert "Traceback" not in "".join(served.logged.lines)
    assert len(ids(path, game)) == 3
