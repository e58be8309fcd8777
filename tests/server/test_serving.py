"""How the tests start, stop and kill a server."""

from __future__ import annotations

import json
import os
import signal
import sys
from importlib.metadata import version
from pathlib import Path

import httpx
import pytest

from maria import compiled
from server.nearby import nearby
from server.serving import running, serve
from waiting import PATIENCE, soon

STAND_IN = """
import signal, sys
print("a line before")
print('{"event": "listening", "address": "http://127.0.0.1:8740"}', flush=True)
signal.sigwait([signal.SIGTERM])
print("a last line")
"""


def test_a_server_is_stopped_in_the_end_and_its_lines_are_kept() -> None:
    with running([sys.executable, "-c", STAND_IN]) as served:
        assert served.url == "http://127.0.0.1:8740"
        assert served.process.poll() is None
    assert served.process.returncode in (0, -signal.SIGTERM)
    assert served.logs[0] == "a line before" and json.loads(served.logs[1])["address"] == served.url


def test_every_line_that_a_server_prints_is_json(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'maria.sqlite'}") as served:
        assert httpx.get(f"{served.url}/health", trust_env=False, timeout=PATIENCE).is_success
    lines = [json.loads(line) for line in served.logs]
    assert [line["event"] for line in lines[:2]] == ["listening", "request"]
    assert lines[0]["address"] == served.url


def test_a_server_says_which_version_and_build_it_is(tmp_path: Path) -> None:
    with nearby(tmp_path / "maria.sqlite") as served:
        about = served.done("GET", "/api/about")
    assert (about["version"], about["build"]) == (version("maria-game"), compiled.build)
    assert about["build"] in ("plain", "compiled")


def test_a_server_can_be_killed() -> None:
    with running([sys.executable, "-c", STAND_IN]) as served:
        served.kill9()
        assert served.process.returncode == -signal.SIGKILL
        assert "a last line" not in served.logs


LEAVING = """
import signal, subprocess
print(subprocess.Popen(["sleep", "600"]).pid)
print('{"event": "listening", "address": "http://127.0.0.1:8740"}', flush=True)
signal.sigwait([signal.SIGTERM])
"""


@pytest.mark.parametrize("killed", [False, True])
def test_what_a_server_leaves_behind_is_ended_with_it(killed: bool) -> None:
    with running([sys.executable, "-c", LEAVING]) as served:
        left = int(served.logs[0])
        os.kill(left, 0)
        if killed:
            served.kill9()
    soon(lambda: not runs(left))


def runs(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text("utf-8")
    except OSError:
        return False


def test_a_server_that_does_not_start_is_told_with_all_it_said() -> None:
    with (
        pytest.raises(RuntimeError, match="no such database"),
        running([sys.executable, "-c", "print('no such database')"]),
    ):
        pass
