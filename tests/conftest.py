"""Shared fixtures: the default box, and the six-city board of docs/pack.md."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault(
    "MARIA_PURE", "1"
)  # the plain source is the reference; MARIA_PURE=0 tests the compiled build

import pytest
from hypothesis import HealthCheck, settings

from maria.box import Box, load
from processes import children

# No test depends on the speed of the machine, or on examples found in earlier runs.
settings.register_profile(
    "maria", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("maria")
Run = Callable[..., tuple[int, str, str]]
ROOT = Path(__file__).parent.parent
GAMES = (
    ("introductory", 3, ()),
    ("introductory", 2, ()),
    ("advanced", 3, ()),
    ("advanced", 2, ()),
    ("advanced", 3, ("politics-gambit",)),
    ("silesia-gambit", 3, ()),
)
"""The games that most tests play: variant, players and options."""


def many(few: int, in_soaks: int) -> int:
    """How many games or seeds a test tries; `make soak` does the repetitions."""
    return in_soaks if "MARIA_SOAK" in os.environ else few


def tiny_files() -> dict[str, str]:
    """The files of the tiny pack, read from the page that documents the format."""
    page = (ROOT / "docs" / "pack.md").read_text("utf-8")
    return dict(re.findall(r"^### `([\w.]+)`\n\n```\w+\n(.*?)^```", page, re.M | re.S))


def write_pack(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="session", autouse=True)
def no_process_is_left() -> Iterator[None]:
    """Fails if the tests left a process running, after killing it."""
    yield
    left = {pid: command for pid, command in children().items() if "multiprocessing" not in command}
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == {}


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keeps the tests away from the user's cache and games."""
    patch = pytest.MonkeyPatch()
    patch.setenv("MARIA_CACHE", str(tmp_path_factory.mktemp("cache")))
    patch.setenv("MARIA_DATABASE", f"sqlite:///{tmp_path_factory.mktemp('games')}/games.sqlite")
    patch.delenv("MARIA_PACK", raising=False)
    patch.delenv("MARIA_LANG", raising=False)


@pytest.fixture(scope="session")
def box(cache: None) -> Box:
    return load()


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    return write_pack(tmp_path / "tiny", tiny_files())


@pytest.fixture(scope="session")
def tiny_box(cache: None, tmp_path_factory: pytest.TempPathFactory) -> Box:
    return load(write_pack(tmp_path_factory.mktemp("tiny"), tiny_files()))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `maria` with arguments: returns exit code, output and errors. Only bots may show tracebacks."""
    from maria.cli import main

    def command(*words: str, tracebacks: bool = False) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["maria", *words])
        with pytest.raises(SystemExit) as stop:
            main()
        out, err = capsys.readouterr()
        assert tracebacks or "Traceback" not in err
        return int(stop.value.code or 0), out, err

    return command
