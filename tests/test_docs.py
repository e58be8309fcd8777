"""The documentation: its snippets run, and it speaks of the project alone."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import maria
from conftest import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def snippets(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_snippets_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for snippet in snippets(page):
        exec(compile(snippet, str(page), "exec"), {})
        assert capsys.readouterr().out


def test_snippets_of_the_library_are_typed(tmp_path: Path) -> None:
    """What somebody copies from the first pages passes the strictest checks."""
    found = [*snippets(ROOT / "README.md"), *snippets(ROOT / "docs" / "engine.md")]
    assert "from maria import Game" in found[0] and len(found) > 8
    for number, snippet in enumerate(found):
        (tmp_path / f"snippet_{number}.py").write_text(snippet, "utf-8")
    files = map(str, sorted(tmp_path.glob("*.py")))
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", *files]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_every_public_name_has_an_example() -> None:
    page = ROOT / "docs" / "engine.md"
    code = "\n".join(snippets(page))
    names = [name for name in dir(maria) if not re.search(rf"\b{name}\b", code)]
    methods = [name for name in vars(maria.Game) if not name.startswith("_")]
    assert names == []
    assert [name for name in methods if not re.search(rf"\w\.{name}\b", code)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_no_file_refers_to_what_is_not_in_the_project() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    outside = re.compile(rb"\.\./" + rb"shared|/" + rb"work/")
    names = [name for name in listed.stdout.decode().split("\0") if name]
    assert [name for name in names if outside.search((ROOT / name).read_bytes())] == []
