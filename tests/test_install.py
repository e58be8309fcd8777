"""The wheel in empty environments: each has the distributions its extra names, and nothing else.

They are linked from the environment of the tests, so nothing is downloaded.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from email import message_from_string
from importlib.metadata import distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from conftest import ROOT
from maria import compiled
from maria.conform import CASES, read_cases
from maria.server import PACKAGES
from server.serving import running

UV = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
SERVER = (
    "Serving games and the page needs alembic, which is not installed. "
    'Install it with: pip install "maria-game[server]". Or play without it: maria play --terminal\n'
)
ARENA = (
    'The arena needs openskill, which is not installed. Install it with: pip install "maria-game[arena]"\n'
)
DRAW = 'Drawing the board needs resvg_py, which is not installed. Install it with: pip install "maria-game[draw]"\n'
RESEARCH = (
    "The learning environments need gymnasium, which is not installed. "
    'Install it with: pip install "maria-game[research]"\n'
)
RAY = (
    'Playing on a cluster needs ray, which is not installed. Install it with: pip install "maria-game[ray]"\n'
)
GAME = """
from random import Random
from maria import Game, MariaError

game, rng = Game.new("introductory", players=3, seed=1740), Random(1740)
while not game.outcome:
    game.play(game.legal().sample(rng))
assert Game.load(game.record()) == game and str(game) and game._repr_svg_() is None
print(game.outcome.rule)
lacks = [lambda name=name: __import__(f"maria.{name}") for name in ("server.app", "bots.standings", "env")]
for lacking in (game.svg, *lacks):
    try:
        lacking()
    except MariaError as error:
        print(error)
"""


def run(*command: str | Path, cwd: Path = Path("/"), **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a command outside this environment, and checks that it shows no traceback."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env.pop("MARIA_PURE", None)
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, env=env | settings)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def sound(*command: str | Path) -> str:
    """The output of a command that must succeed."""
    done = run(*command)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Installed:
    """An environment with the wheel installed."""

    def __init__(self, folder: Path) -> None:
        self.python, self.maria = folder / "bin" / "python", folder / "bin" / "maria"
        self.packages = (
            folder / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
        )

    def refused(self, *words: str) -> str:
        """The error message of a `maria` command that must fail."""
        done = run(self.maria, *words)
        assert (done.returncode, done.stdout) == (1, "")
        return done.stderr


def build(folder: Path, **settings: str) -> Path:
    """Builds a wheel from these sources."""
    done = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT, **settings)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The portable wheel, or with MARIA_PURE=0 the compiled one for this machine."""
    return build(tmp_path_factory.mktemp("wheel"), MARIA_COMPILED=str(int(compiled.build == "compiled")))


def requirements(wheel: Path) -> list[Requirement]:
    """The requirements that the wheel declares."""
    with zipfile.ZipFile(wheel) as files:
        (name,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        told = message_from_string(files.read(name).decode()).get_all("Requires-Dist") or []
    return list(map(Requirement, told))


def needed(wheel: Path, extra: str) -> set[str]:
    """The distributions installed with an extra of the wheel, or without any."""
    found: set[str] = set()
    waiting = [(need, extra) for need in requirements(wheel)]
    while waiting:
        need, asked = waiting.pop()
        if need.marker and not need.marker.evaluate({"extra": asked}):
            continue
        name = canonicalize_name(need.name)
        known = name in found
        found.add(name)
        told = [] if known and not need.extras else map(Requirement, distribution(name).requires or [])
        waiting += [(each, its) for each in told for its in ("", *need.extras)]
    return found


def install(wheel: Path, folder: Path, extra: str = "") -> Installed:
    """Installs a wheel in an environment with the distributions of an extra, or of none."""
    sound(UV, "venv", "--quiet", "--offline", "--python", sys.executable, "--allow-existing", folder)
    made = Installed(folder)
    sound(UV, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", made.python, wheel)
    for name in needed(wheel, extra):
        for top in {file.parts[0] for file in distribution(name).files or []} - {"..", "__pycache__"}:
            target = made.packages / top
            if not target.exists():
                target.symlink_to(Path(str(distribution(name).locate_file(top))))
    return made


def test_what_an_extra_brings(wheel: Path) -> None:
    alone = needed(wheel, "")
    assert not alone & {
        "fastapi",
        "sqlalchemy",
        "numpy",
        "shapely",
        "resvg-py",
        "openskill",
        "ray",
        "gymnasium",
    }
    draw, arena, server = (needed(wheel, extra) - alone for extra in ("draw", "arena", "server"))
    assert draw == {"fonttools", "numpy", "resvg-py", "shapely"}
    assert arena == draw | {"openskill"}
    assert server > draw and needed(wheel, "all") == alone | arena | server
    named = {canonicalize_name(need.name) for need in requirements(wheel) if '"server"' in f"{need.marker}"}
    assert named - draw - alone == {canonicalize_name(name) for name in PACKAGES}


def test_alone_it_plays_has_the_cases_and_says_what_is_missing(wheel: Path, tmp_path: Path) -> None:
    alone = install(wheel, tmp_path)
    assert sound(alone.maria, "--version").endswith(f"({compiled.build})\n")
    assert sound(alone.python, "-c", GAME) == "14.e\n" + DRAW + SERVER + ARENA + RESEARCH
    assert sound(alone.maria, "rules", "7.a").startswith("7 Hussars\n7.a [all] ")
    played = sound(alone.maria, "simulate", "--games", "2", "--jobs", "2", "--json")
    assert json.loads(played)["games"] == 2
    assert "in 9 turns" in sound(alone.maria, "watch", "--bots", "recruit", "--players", "2")
    done = subprocess.run(
        [alone.maria, "play", "--terminal", "--players", "2"], input="quit\n", capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "") and "introductory" in done.stdout
    for words in (["play"], ["serve"], ["games", "list"]):
        assert alone.refused(*words) == SERVER
    assert alone.refused("arena", "--games", "1") == ARENA
    assert alone.refused("box", "render", "--out", "board.svg") == DRAW
    assert alone.refused("simulate", "--games", "1", "--engine", "ray", "--json") == RAY
    assert (alone.packages / "maria" / "cases").is_dir()
    assert sound(alone.maria, "conform") == f"{len(list(read_cases([CASES])))} passed, 0 failed\n"
    assert "267 of 267" in sound(alone.maria, "rules", "--coverage")


def test_drawing(wheel: Path, tiny: Path, tmp_path: Path) -> None:
    draw, picture = install(wheel, tmp_path / "draw", "draw"), tmp_path / "board.png"
    sound(draw.maria, "box", "render", "--pack", str(tiny), "--out", str(picture), "--width", "300")
    assert picture.read_bytes().startswith(b"\x89PNG")
    code = "from maria import Game; print(Game.new('introductory', seed=1).svg())"
    assert sound(draw.python, "-c", code).startswith("<svg")
    assert draw.refused("serve") == SERVER


def test_the_arena(wheel: Path, tmp_path: Path) -> None:
    arena, out = install(wheel, tmp_path / "arena", "arena"), tmp_path / "out"
    words = ["--players", "2", "--games", "1", "--balance", "--json", "--out", str(out)]
    assert json.loads(sound(arena.maria, "arena", *words))["games"] == 1
    assert (out / "wins.png").exists()


def test_the_page_is_served(wheel: Path, tmp_path: Path) -> None:
    if not (ROOT / "src" / "maria" / "server" / "page" / "index.html").exists():
        pytest.skip("the page is not built: make page")
    server, database = install(wheel, tmp_path / "server", "server"), f"sqlite:///{tmp_path}/games.sqlite"
    with running([str(server.maria), "serve", "--port", "0", "--database", database]) as served:
        answer = httpx.get(served.url, trust_env=False)
        assert answer.status_code == 200 and "<title>" in answer.text
        scripts = [word for word in answer.text.split('"') if word.endswith(".js")]
        assert scripts
        for script in scripts:
            assert httpx.get(f"{served.url}/{script.lstrip('./')}", trust_env=False).status_code == 200
        assert "variants" in httpx.get(f"{served.url}/api/about", trust_env=False).json()
    assert sound(server.maria, "games", "list", "--database", database) == "\n0 games.\n"
