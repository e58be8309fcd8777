"""The documentation: its snippets run, its links work, and it is about the project only."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from doctest import ELLIPSIS, OutputChecker
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import maria
from conftest import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


WITH_OUTPUT = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```)?", re.M | re.S)
"""A snippet, and its output if the page shows it; three dots stand for anything."""


def snippets(page: Path) -> list[str]:
    return [code for code, _ in WITH_OUTPUT.findall(page.read_text("utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_snippets_run_and_print_what_the_page_shows(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for code, shown in WITH_OUTPUT.findall(page.read_text("utf-8")):
        exec(compile(code, str(page), "exec"), {})
        out = "".join(f"{line.rstrip()}\n" for line in capsys.readouterr().out.splitlines())
        assert out
        if shown and not OutputChecker().check_output(shown, out, ELLIPSIS):
            assert out == shown


def test_the_first_pages_show_what_comes_out() -> None:
    (_, first), *_ = WITH_OUTPUT.findall((ROOT / "README.md").read_text("utf-8"))
    shown = [out for _, out in WITH_OUTPUT.findall((ROOT / "docs" / "engine.md").read_text("utf-8"))]
    assert first and all(shown) and len(shown) > 8


def test_snippets_of_the_library_are_typed(tmp_path: Path) -> None:
    """Code that readers copy from the first pages passes the strictest type checks."""
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
    games = ("Game", "game", "again", "other", "on")
    assert [name for name in methods if not re.search(rf"\b({'|'.join(games)})\.{name}\b", code)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_no_file_is_longer_than_the_map_of_the_house_says() -> None:
    most = re.search(
        r"No file of src or web/src is longer than (\d+) lines", (ROOT / "CONTRIBUTING.md").read_text()
    )
    assert most
    made = ROOT / "web" / "src" / "api.d.ts"
    endings = {".py", ".ts", ".svelte", ".css"}
    files = [file for top in ("src/maria", "web/src") for file in (ROOT / top).rglob("*")]
    files = [
        file
        for file in files
        if file.suffix in endings and file != made and "page" not in file.relative_to(ROOT).parts
    ]
    assert len(files) > 200
    lengths = {str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in files}
    assert {name: length for name, length in lengths.items() if length > int(most[1])} == {}


def rows(page: str, heading: str) -> set[str]:
    """The names in the first column of the table below a heading."""
    table = page.partition(f"\n{heading}\n")[2].partition("\n#")[0]
    return {
        name for row in re.findall(r"^\| (`.*?) \|", table, re.M) for name in re.findall(r"`([^`]+)`", row)
    }


def packages() -> list[Path]:
    """The packages of the game; migrations are numbered, not named."""
    found = sorted(init.parent for init in (ROOT / "src" / "maria").rglob("__init__.py"))
    return [package for package in found if "page" not in package.parts]


@pytest.mark.parametrize("package", packages(), ids=lambda package: package.name)
def test_every_module_is_on_the_map(package: Path) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    modules = {file.stem for file in package.glob("*.py")} - {"__init__"}
    below = {f"{each.name}/" for each in package.iterdir() if any(each.glob("*.py"))}
    assert rows(page, f"### `{'.'.join(package.relative_to(ROOT / 'src').parts)}`") == modules | below


def test_every_room_of_the_page_is_on_the_map() -> None:
    source = ROOT / "web" / "src"
    rooms = {str(folder.relative_to(source)) for folder in source.rglob("*") if folder.is_dir()}
    assert rows((ROOT / "docs" / "architecture.md").read_text("utf-8"), "## The page") == rooms


def test_the_map_has_the_layers_that_are_checked() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    listed = [re.findall(r"`(\w+)`", line) for line in re.findall(r"^\d+\. (.*)", page, re.M)]
    checked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    layers = [re.split(r" [|:] ", layer) for layer in checked["contracts"][0]["layers"]]
    floors = re.findall(r"^  (\[.*\]),$", (ROOT / "web" / "tools" / "floors.js").read_text("utf-8"), re.M)
    assert listed == layers + [json.loads(floor) for floor in reversed(floors)]


def test_every_dependency_says_why_it_is_there() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    named = {name for names in (project["project"]["dependencies"], *extras) for name in names}
    named |= {name for names in project["dependency-groups"].values() for name in names}
    named = {re.split(r"[\[<>=]", name)[0] for name in named} - {"maria-game"}
    assert {
        name for name in named if not re.search(rf"^\|.*(?<![\w-]){re.escape(name)}\b", page, re.M)
    } == set()


LONGEST_LINE, LONGEST_PARAGRAPH = 120, 5
WRITTEN_BY_PROGRAMS = {"game.md"}


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name not in WRITTEN_BY_PROGRAMS], ids=lambda page: page.name
)
def test_pages_are_easy_to_read_as_they_are(page: Path) -> None:
    """Lines fit a window, and paragraphs are short; tables, lists and code do not count."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    lines = [line for line in text.splitlines() if not line.startswith("|")]
    assert [line for line in lines if len(line) > LONGEST_LINE] == []
    plain = [part for part in text.split("\n\n") if not re.match(r"\s*([-|#]|\d+\.)", part.strip("\n"))]
    assert [part for part in plain if len(part.strip().splitlines()) > LONGEST_PARAGRAPH] == []


def test_the_first_page_for_contributors_is_short() -> None:
    assert len((ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines()) <= 120


class Site(HTMLParser):
    """A page of the built site: its anchors, the targets of its links, and what it loads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.page = page
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.ids |= {values.get("id") or "", values.get("name") or ""}
        if tag == "a":
            self.links.append(values.get("href") or "")
        else:
            self.loaded += [values[name] or "" for name in ("src", "href", "srcset") if name in values]


def test_the_site_holds_together_and_needs_no_other_host() -> None:
    site = ROOT / "build" / "docs"
    if not (site / "index.html").exists():
        pytest.skip("the site is not built: make docs")
    pages = {page.resolve(): Site(page) for page in site.rglob("*.html")}
    assert len(pages) > len(PAGES)
    lost, foreign = [], []
    for path, page in pages.items():
        foreign += [(path.name, each) for each in page.loaded if urlsplit(each).netloc]
        for link in (*page.links, *page.loaded):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            there = parts.fragment in pages[target].ids if target in pages else target.is_file()
            if not there and not (target in pages and not parts.fragment):
                lost.append((path.name, link))
    styles = [*site.rglob("*.css"), *site.rglob("*.js")]
    foreign += [
        (file.name, "")
        for file in styles
        if re.search(rb"(?:url\(|@import)\W*(?:https?:)?//", file.read_bytes())
    ]
    assert lost == [] and foreign == []


def test_no_file_refers_to_what_is_not_in_the_project() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    outside = re.compile(rb"\.\./" + rb"shared|/" + rb"work/")
    names = [name for name in listed.stdout.decode().split("\0") if name]
    assert [name for name in names if outside.search((ROOT / name).read_bytes())] == []
