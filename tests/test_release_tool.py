"""`tools/release.py`: this tree passes its checks, and each check finds the fault it is there for."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import release
from conftest import ROOT

VERSION = release.version_of(ROOT)


def test_this_tree_can_be_released() -> None:
    assert release.faults(ROOT, tree_only=True) == []


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with everything the tool checks."""
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    for about in (ROOT / "tests" / "releases").glob("*/about.json"):
        folder = tmp_path / about.parent.relative_to(ROOT)
        folder.mkdir(parents=True)
        shutil.copy(about, folder)
    assert release.faults(tmp_path, tree_only=True) == []
    return tmp_path


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), "utf-8")


@pytest.mark.parametrize(
    ("name", "before", "after", "problem"),
    [
        ("pyproject.toml", f'version = "{VERSION}"', 'version = "1.0.0rc1"', "is not a version"),
        ("pyproject.toml", f'version = "{VERSION}"', 'version = "99.0.0"', "run make setup"),
        ("CHANGELOG.md", "# Changelog\n", "# Changelog\n\n## Unreleased\n\n- More.\n", "first section"),
        ("CHANGELOG.md", f"## {VERSION} (2026-", f"## {VERSION} (soon, 2026-", "has no date"),
        ("CHANGELOG.md", "## 0.1.0 (", "## 9.1.0 (", "do not go down"),
        ("CHANGELOG.md", "## 0.1.0 (", "## 0.1.5 (2026-11-17)\n\n## 0.1.0 (", "0.1.5 is missing"),
        (f"tests/releases/{VERSION}/about.json", '"engine": "', '"engine": "1', "today's are"),
        ("tests/releases/0.1.0/about.json", '"engine": "', '"engine": "9', "do not go up"),
    ],
)
def test_what_is_wrong_is_found(tree: Path, name: str, before: str, after: str, problem: str) -> None:
    change(tree / name, before, after)
    assert any(problem in fault for fault in release.faults(tree, tree_only=True))


def test_changes_and_tags_are_seen(tree: Path) -> None:
    def git(*words: str) -> None:
        given = ["-c", "user.name=x", "-c", "user.email=x@example.org", *words]
        subprocess.run(["git", *given], cwd=tree, check=True, capture_output=True)

    git("init")
    assert release.faults(tree) == ["there are changes that are not committed"]
    git("add", ".")
    git("commit", "-m", "All of it")
    assert release.faults(tree) == []
    git("tag", f"v{VERSION}")
    assert release.faults(tree) == [f"v{VERSION} is tagged already"]
