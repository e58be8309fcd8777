"""A made-up language: all it takes is a folder of catalogues in a copy of the package."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from maria.box import DEFAULT

SOURCE = Path(__file__).parents[1] / "src" / "maria"
CASES = Path(__file__).parent / "cases"
MARK = "ŭ"
SPOKEN = """
import json
from maria.game import Game
from maria.server.routes.about import texts_of
from maria.texts import LANGUAGES
from maria.texts.check import complete_languages
game = Game.new("advanced", seed="1")
print(json.dumps([LANGUAGES, complete_languages(), game.show(language="xx"), texts_of("xx")[:2000]]))
"""


class Marking(visitor.Transformer):
    """Marks the end of every text, so that it cannot be mistaken for English."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = re.sub(r"(\w)(?=\W*$)", rf"\1{MARK}", node.value, count=1)
        return node


def marked(source: str) -> str:
    return str(FluentSerializer().serialize(Marking().visit(FluentParser().parse(source))))


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one more language, which includes the names of the pack."""
    folder = tmp_path_factory.mktemp("fourth")
    unneeded = shutil.ignore_patterns("__pycache__", "page", "*.so")
    shutil.copytree(SOURCE, folder / "maria", ignore=unneeded)
    shutil.copytree(CASES, folder / "maria" / "cases")
    new = folder / "maria" / "texts" / "xx"
    new.mkdir()
    for path in sorted((SOURCE / "texts" / "en").glob("*.ftl")):
        if path.name not in ("cli.ftl", "faults.ftl"):
            (new / path.name).write_text(marked(path.read_text("utf-8")), "utf-8")
    (new / "pack.ftl").write_text(marked((DEFAULT / "names.en.ftl").read_text("utf-8")), "utf-8")
    (new / "titles.ftl").write_text(
        marked((SOURCE / "texts" / "de" / "titles.ftl").read_text("utf-8")), "utf-8"
    )
    return folder


def run(package: Path, *arguments: str) -> tuple[int, str]:
    environment = {**os.environ, "PYTHONPATH": str(package), "MARIA_PURE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=package,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout


def test_a_language_is_a_folder(package: Path) -> None:
    code, out = run(package, "-c", SPOKEN)
    languages, complete, shown, page = json.loads(out)
    assert code == 0
    assert languages == complete == ["en", "de", "pl", "xx"]
    assert f"Austria{MARK}" in shown and "Austria\n" not in shown
    assert page.count(MARK) > 10


def test_what_it_lacks_is_found_and_shown_in_english(package: Path) -> None:
    command = ("-c", "from maria.cli import main; main()")
    assert run(package, *command, "texts", "--missing") == (0, "")
    code, out = run(package, *command, "rules", "9.b", "--lang", "xx")
    assert code == 0 and MARK in out
    (package / "maria" / "texts" / "xx" / "rules.ftl").unlink()
    code, out = run(package, *command, "texts", "--missing")
    assert code == 1 and "missing: xx/rules.ftl rule-9-b\n" in out
    code, out = run(package, *command, "rules", "9.b", "--lang", "xx")
    assert code == 0 and MARK not in out and "At home a general" in out
