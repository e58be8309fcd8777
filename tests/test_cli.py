"""The command `maria` as users see it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import Run
from maria.box import Box


def test_check_prints_the_counts(run: Run) -> None:
    code, out, err = run("box", "check")
    assert (code, err) == (0, "")
    assert "The pack reconstruction 2 is sound." in out
    rows = [line.split() for line in out.splitlines()]
    assert ["Saxony", "5", "1"] in rows
    assert ["Silesia", "6", "1"] in rows
    assert [row[:3] for row in rows if row[:1] == ["♥"]] == [["♥", "hearts", "11"]]


def test_check_as_json_agrees_with_the_box(run: Run, box: Box) -> None:
    code, out, _ = run("box", "check", "--json")
    data = json.loads(out)
    assert (code, data["sound"], data["faults"]) == (0, True, [])
    assert data["cities"]["all"] == len(box.pack.cities)
    assert data["roads"]["all"] == len(box.pack.roads)
    assert data["roads"]["flanders"] + data["roads"]["bohemia"] + data["crossings"] == len(box.pack.roads)
    assert data["main_roads"]["all"] == sum(road.kind == "main" for road in box.pack.roads)
    assert (
        sum(f["minor"] + f["major"] for f in data["fortresses"].values()) == box.board.fortresses.bit_count()
    )
    assert sum(data["sectors"].values()) == 44
    assert sum(data["cities_by_suit"].values()) == len(box.pack.cities)
    assert data["hash"] == box.pack.hash


def test_check_as_json_of_a_broken_pack(run: Run, tiny: Path) -> None:
    (tiny / "decks.toml").unlink()
    code, out, err = run("box", "check", "--pack", str(tiny), "--json")
    assert (code, err) == (1, "")
    assert json.loads(out) == {
        "sound": False,
        "faults": [{"file": "decks.toml", "place": "", "text": "decks.toml: The file is missing."}],
    }


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["Prag"], ["Prag, a city on the Bohemia map", "fortress         major", "elector’s vote   yes"]),
        (["donauwörth"], ["Donauwörth, a city on the Bohemia map", "at the start  Broglie"]),
        (["der", "alte", "dessauer"], ["general of Prussia", "rank               4", "box Ostpreussen"]),
        (
            ["Jacobite", "Rising"],
            ["Pragmatic Army sends a general to its off-map box; he returns 2 turns later."],
        ),
        (
            ["Denmark"],
            [
                "Saxony one box to the left",
                "Executed by the Pragmatic Army: the Pragmatic Army gets one troop.",
            ],
        ),
        (
            ["russia"],
            [
                "box 4   Prussia keeps a general in its off-map box",
                "box 6   ★ start, Austria draws one extra Tactical Card",
            ],
        ),
        (["Bavaria"], ["Bavaria, a minor power", "München (major)", "first hand        5"]),
        (["Zielenzig"], ["Ostpreussen of Prussia points here"]),
        (["Liegnitz"], ["Erbprinz Leopold, victory marker of Prussia"]),
    ],
)
def test_show(run: Run, words: list[str], expected: list[str]) -> None:
    code, out, err = run("box", "show", *words)
    assert (code, err) == (0, "")
    squeezed = [" ".join(line.split()) for line in out.splitlines()]
    for text in expected:
        assert any(" ".join(text.split()) in line for line in squeezed), out


def test_show_in_other_languages(run: Run) -> None:
    _, out, _ = run("box", "show", "Prag", "--lang", "de")
    assert "Österreich" in out
    _, out, _ = run("box", "show", "Prag", "--lang", "pl")
    assert "Bohemia" in out


def test_show_as_json(run: Run) -> None:
    _, out, _ = run("box", "show", "Neipperg", "--json")
    (general,) = json.loads(out)
    assert (general["kind"], general["power"], general["rank"]) == ("general", "austria", 5)


def test_show_suggests(run: Run) -> None:
    code, out, err = run("box", "show", "Neumarkt")
    assert (code, out) == (1, "")
    assert err == (
        "Nothing in the box is called “Neumarkt”.\nDid you mean Neumarkt in der Oberpfalz, Neumarkt in Schlesien?\n"
    )
    assert run("box", "show", "Atlantis") == (1, "", "Nothing in the box is called “Atlantis”.\n")


def test_rules(run: Run) -> None:
    code, out, err = run("rules", "10.1.c")
    assert (code, err) == (0, "")
    assert out == (
        "10.1 Movement\n10.1.c [all] A supply train moves up to 2 cities, 3 if the whole move is on main roads.\n"
    )
    _, out, _ = run("rules", "7")
    assert [line.split()[0] for line in out.splitlines()] == ["7", "7.a", "7.b", "7.c", "7.d"]
    _, out, _ = run("rules", "--scope", "2pi")
    assert [line.split()[0] for line in out.splitlines()] == ["24", "24.a", "24.b"]
    assert len(json.loads(run("rules", "--json")[1])) == 267


@pytest.mark.parametrize(("language", "word"), [("de", "Tross"), ("pl", "Tabor")])
def test_rules_in_other_languages(run: Run, language: str, word: str) -> None:
    assert word in run("rules", "10.1.c", "--lang", language)[1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["rules", "99"], "There is no rule or chapter “99”. Chapters: 2, 3, 4, "),
        (["rules", "--scope", "x"], "There is no scope “x”. Scopes: 2pa, 2pi, adv, all, intro, opt, sg."),
        (["box", "render", "--out", "board.jpg"], "The picture must end in .svg or .png, not “board.jpg”."),
        (["box", "render", "--out", "b.png", "--width", "9"], "A PNG can be 200 to 16,000 pixels wide."),
    ],
)
def test_a_wrong_word_gets_a_sentence(run: Run, words: list[str], message: str) -> None:
    code, out, err = run(*words)
    assert (code, out) == (1, "")
    assert err.startswith(message)


def test_an_unknown_language_is_refused(run: Run) -> None:
    code, _, err = run("rules", "7.a", "--lang", "fr")
    assert code == 2
    assert "There is no language" in err


def test_a_picture_that_cannot_be_written(run: Run, tiny: Path, tmp_path: Path) -> None:
    target = tmp_path / "no" / "such" / "board.svg"
    code, out, err = run("box", "render", "--pack", str(tiny), "--out", str(target))
    assert (code, out) == (1, "")
    assert err == f"The file {target} cannot be written: No such file or directory\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["--game", "chess"],
            "There is no game “chess”. Games: introductory, advanced and silesia-gambit.\n",
        ),
        (
            ["--game", "silesia-gambit", "--players", "2"],
            "The game silesia-gambit cannot be played by 2 players.\n",
        ),
        (["--option", "politics-gambit"], "The game introductory has no option “politics-gambit”.\n"),
    ],
)
def test_simulate_refuses_games_that_do_not_exist(run: Run, words: list[str], message: str) -> None:
    assert run("simulate", *words) == (1, "", message)


@pytest.mark.parametrize(
    "words",
    [
        ["--game", "silesia-gambit"],
        ["--game", "advanced", "--players", "2"],
        ["--game", "advanced", "--option", "politics-gambit"],
    ],
)
def test_simulate_plays_every_variant(run: Run, words: list[str]) -> None:
    code, out, err = run("simulate", *words, "--games", "1", "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert list(data) == ["games", "decisions", "seconds", "games_per_s", "decisions_per_s", "wins"]
    assert data["games"] == sum(data["wins"].values()) == 1


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_render_writes_a_picture(run: Run, tiny: Path, tmp_path: Path, ending: str) -> None:
    target = tmp_path / f"board.{ending}"
    code, out, err = run("box", "render", "--pack", str(tiny), "--out", str(target), "--width", "400")
    assert (code, err) == (0, "")
    assert out == f"{target} written, {target.stat().st_size // 1024} KB.\n"
    assert target.read_bytes().startswith(b"\x89PNG" if ending == "png" else b"<")


def test_the_command_itself(tmp_path: Path) -> None:
    """As a separate process: help, version, and environment variables."""
    maria = Path(sys.executable).with_name("maria")

    def call(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        env = {"MARIA_CACHE": str(tmp_path), "PATH": "/usr/bin", "LC_ALL": "C.UTF-8", **environment}
        return subprocess.run([maria, *words], capture_output=True, text=True, env=env, check=False)

    assert "Look into the box" in call("--help").stdout
    assert call("--version").stdout.startswith("maria 0.")
    assert "Husar" in call("rules", "7.a", MARIA_LANG="de").stdout
    missing = call("box", "check", MARIA_PACK="/no/such/pack")
    assert missing.returncode == 1
    assert missing.stderr.startswith("/no/such/pack: There is no such folder.")
