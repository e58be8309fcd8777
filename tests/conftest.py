"""What the tests share: the default box, and the six-city board of docs/pack.md."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from maria.box import Box, load

settings.register_profile("maria", deadline=None)  # no test depends on how fast the machine is
settings.load_profile("maria")
Run = Callable[..., tuple[int, str, str]]
ROOT = Path(__file__).parent.parent


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
def cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test reads or writes the user's cache or games."""
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
    """The command `maria` with some words: exit code, output, errors. No error may be a traceback."""
    from maria.cli import main

    def command(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["maria", *words])
        with pytest.raises(SystemExit) as stop:
            main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return int(stop.value.code or 0), out, err

    return command
