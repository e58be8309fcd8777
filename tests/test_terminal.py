"""`maria play` in the terminal: whole games through a pipe, refusals, commands, saving, secrets."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text

from conftest import Run
from maria import engine, notation
from maria.box import Box
from maria.cli import sheets
from maria.cli.little_map import WIDTH, draw, short, surroundings
from maria.cli.log import tell
from maria.cli.reading import complete
from maria.cli.words import Words
from maria.game import Game
from maria.texts import Catalogue
from maria.view import sample
from test_game import random_game

Play = Callable[..., tuple[int, str, str]]
RULES = Path(engine.__file__).parent / "rules"
COMMANDS = ("help", "legal", "map", "rule", "quit")
SPLITS = """\
frederick: split prussia friedrich 8, schwerin 4, leopold 4, dessauer 6
louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1
maria_theresa: split austria karl 5, traun 4, khevenhueller 6, batthyany 4, neipperg 5, arenberg 4
"""


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch) -> Play:
    """`maria play` with lines from a pipe."""

    def command(lines: str, *words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        return run("play", *words)

    return command


@pytest.fixture(scope="module")
def games(box: Box) -> dict[int, Game]:
    return {players: random_game(players, 6, box) for players in (2, 3)}


def text_of(*things: str | Text | Table) -> str:
    console = Console(width=200, color_system=None)
    made = []
    for thing in things:
        if isinstance(thing, Table):
            with console.capture() as captured:
                console.print(thing)
            thing = captured.get().removesuffix("\n")
        made.append(str(thing))
    return "\n".join(made)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_through_a_pipe_ends_in_the_same_record(
    play: Play, games: dict[int, Game], players: int, tmp_path: Path
) -> None:
    game, file = games[players], tmp_path / "game.maria"
    lines = "\n".join(game.lines)
    code, out, err = play(lines, "--players", str(players), "--seed", "6", "--save", str(file))
    assert (code, err) == (0, "")
    assert file.read_text("utf-8") == game.record()
    assert game.outcome is not None
    assert f" wins. {game.outcome.rule}  " in out or f"draw. {game.outcome.rule}  " in out
    assert f"maria play --load {file} --save {file}" in out
    assert "\x1b" not in out
    assert list(tmp_path.iterdir()) == [file]


def test_actions_need_no_seat_where_one_is_waited_for_and_names_will_do(play: Play) -> None:
    _, out, _ = play(SPLITS + "done\nmarch Broglie Donauwörth > Augsburg > München\n", "--seed", "1")
    assert "March of Broglie: Donauwörth > Augsburg > München." in out
    assert "Still to move: belle_isle, france_2, toerring, bavaria_1." in out


def test_where_several_are_waited_for_the_seat_is_asked(play: Play) -> None:
    _, out, _ = play("hand\nsplit prussia\nfred\nhand\nmaria theresa\nlouis:done\nMARIA\n", "--seed", "1")
    assert out.count("type maria_theresa, frederick, louis") == 2
    assert "Frederick, split your troops over your generals." in out
    assert "Maria Theresa, split your troops" in out
    assert "4.e  " in out


def test_end_of_input_and_quit_say_how_to_go_on(play: Play, tmp_path: Path) -> None:
    code, out, _ = play("quit\nlouis: nonsense\n")
    assert code == 0 and "nonsense" not in out
    assert out.endswith(
        "The game is not saved. The next time, keep it with --save FILE or with the command save FILE.\n"
    )
    assert "seed " in out
    file = tmp_path / "a.maria"
    assert play("", "--save", str(file))[0] == 0
    assert file.read_text("utf-8").startswith("maria record 1\n")


def test_ctrl_c_ends_like_quit(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    lines = io.StringIO()
    monkeypatch.setattr(lines, "readline", interrupt)
    monkeypatch.setattr("sys.stdin", lines)
    code, out, _ = run("play", "--save", str(tmp_path / "a.maria"))
    assert code == 0 and "The game is saved in" in out


# ---------------------------------------------------------------- refusals


def test_a_refusal_shows_the_rule_and_changes_nothing(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    refused = "maria_theresa: done\nmarch broglie donauwoerth > prag\nlouis: attack prag > wien\n"
    _, out, _ = play(SPLITS + refused, "--seed", "1", "--save", str(file))
    assert (
        "No road joins two of these cities. (Donauwörth, Prag)\n3.d  Cities joined by a road are adjacent"
        in out
    )
    assert "This cannot be done now.\n5.b  " in out
    assert file.read_text("utf-8").endswith("arenberg 4\nmaria_theresa: done\n")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("dance", '"dance" is no action. Actions begin with: split, '),
        ("napoleon: done", '"napoleon" is no seat of this game'),
        ("march murat prag", 'There is no piece "murat prag".'),
        ("louis", "The game does not wait for Louis XV."),
        ("7", "7 is not in it."),
        ("log x", "Write log and a number"),
        ("log ²", "Write log and a number"),
        ("map", 'Nothing on the board is called "".'),
        ("map atlantis", 'Nothing on the board is called "atlantis".'),
        ("show Atlantis", 'Nothing in the box is called "Atlantis".'),
        ("rule", 'There is no rule or chapter "".'),
        ("rule 99", 'There is no rule or chapter "99".'),
        ("save", "Write save and the name of a file."),
        ("save /no/such/folder/x", "cannot be written, so the game is not saved: No such file or directory"),
        ("march \x1b[31m\x00\ud800", "There is no piece"),
        (":", '"" is no seat'),
        ("undo\nundo\nundo\nundo", "Nothing has been played yet."),
    ],
)
def test_odd_lines_get_a_sentence(play: Play, line: str, answer: str) -> None:
    code, out, err = play(f"{SPLITS}{line}\n", "--seed", "1")
    assert (code, err) == (0, "")
    assert answer in out and "\x1b" not in out


def test_no_garbage_breaks_a_session(play: Play) -> None:
    rng = Random(4)
    verbs = [*notation.PARSERS, *COMMANDS[:4], "show", "save", "log", "undo x", ""]
    words = [
        "karl",
        "prag",
        ">",
        "S7",
        "R=S3",
        "with",
        "for",
        "command",
        ",",
        "1",
        "austria",
        ":",
        "to",
        "at",
        "ß",
        "/2b",
    ]
    lines = [f"{rng.choice(verbs)} {' '.join(rng.choices(words, k=rng.randrange(6)))}" for _ in range(400)]
    code, _, err = play(
        SPLITS + "\n".join(line for line in lines if not line.startswith("save ")), "--seed", "1"
    )
    assert (code, err) == (0, "")


# ---------------------------------------------------------------- commands


def test_help_has_an_example_for_every_action_and_every_command(play: Play) -> None:
    _, out, _ = play("help\n")
    english = Catalogue("en")
    for verb in notation.PARSERS:
        example = english("example-" + verb.replace(" ", "-"))
        assert example.startswith(verb) and example in out
    for name in ("legal", "map", "show", "rule", "hand", "army", "log", "undo", "save", "quit"):
        assert english(f"help-command-{name}") in out


def test_legal_lists_numbers_that_can_be_played(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    lines = f"{SPLITS}maria_theresa: done\nlegal\nlegal force broglie\n2\nlegal moritz\n1\n"
    _, out, _ = play(lines, "--seed", "1", "--save", str(file))
    assert "  1  done\n" in out and " 30  " in out and " 31  " not in out
    assert "There are more" in out
    (second,) = re.findall(r"^  2  (force march broglie .*)$", out, re.M)
    assert file.read_text("utf-8").splitlines()[-1] == f"louis: {second}"
    assert "There is nothing of that kind." in out and "1 is not in it." in out


def test_hand_army_show_rule_and_log(play: Play) -> None:
    _, out, _ = play(f"{SPLITS}hand\narmy\nshow Prag\nshow Neumarkt\nrule 10.1.c\nlog 2\n", "--seed", "1740")
    assert out.count("Austria  5 cards =37  ♠ 10 9 =19  ♥ 8 3 =11  ♣ –  ♦ 7 =7  R –\n") == 2
    assert "  neipperg       Neipperg, rank 5             5 troops  Mährisch Schönberg ♠" in out
    assert "Prussia  16 troops, 9 cards  friedrich Neumarkt in Schlesien ♠," in out
    assert "Prag, a city on the Bohemia map" in out
    assert "Did you mean Neumarkt in der Oberpfalz, Neumarkt in Schlesien?" in out
    assert "10.1.c  A supply train moves up to 2 cities" in out
    assert out.rpartition("10.1.c")[2].split("\n")[1:3] == [
        "  The troops of Austria: Karl von Lothringen 5, Traun 4, Khevenhüller 6, Batthyány 4, Neipperg 5, Arenberg 4.",
        "Turn 1",
    ]


def test_other_languages(play: Play) -> None:
    _, out, _ = play(f"{SPLITS}rule 7.a\narmy\n", "--seed", "1", "--lang", "de")
    assert "Husar" in out and "Österreich" in out


def test_undo_takes_back_and_shows_nothing_secret(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    lines = f"{SPLITS}hussar 1 > olmuetz\n" + "undo\n" * 5
    _, out, _ = play(lines, "--seed", "1", "--save", str(file))
    assert "Taken back: maria_theresa: hussar 1 > olmuetz" in out
    assert "The last action of Louis XV is taken back." in out
    assert "louis: split" not in out
    assert "Nothing has been played yet." in out
    assert file.read_text("utf-8").endswith("seed: 1\n\n")
    first, *others = SPLITS.splitlines(keepends=True)
    _, out, _ = play("".join([*others, first, "undo\n"]), "--seed", "1")
    assert "The last action of Frederick is taken back." in out and "Taken back" not in out


def test_map(play: Play) -> None:
    _, out, _ = play(f"{SPLITS}hussar 1 > olmuetz\nmap neipperg\nmap brun\n", "--seed", "1")
    assert "·[M.Schönberg♠]" in out or "[M.Schönberg♠]" in out
    assert "<neipperg>" in out and "<hussar 1>" in out
    assert "here     · Mährisch Schönberg ♠" in out
    assert "Main roads: " in out


def test_the_little_map_of_every_city_fits(box: Box) -> None:
    words = Words(Game.new("introductory", seed=1, box=box), "en")
    reach = []
    for city in range(0, len(box.board.cities), 20):
        lines = text_of(*surroundings(words, city)).splitlines()
        assert all(len(line.rstrip()) <= 80 for line in lines[:32])
        near = [c for c in range(len(box.board.cities)) if box.board.distance[city][c] <= 1]
        canvas = draw(words, sorted(near, key=lambda c: box.board.distance[city][c]))
        assert canvas is not None and canvas.width == WIDTH
        signs = "".join(sign for sign, _ in canvas.signs.values())
        assert all(sign in signs for sign in short(box.board.cities[city].name))
        reach.append(max(int(found) for found in re.findall(r"(\d) roads?  ", "\n".join(lines)) or ["1"]))
    assert reach.count(3) > len(reach) / 2


# ---------------------------------------------------------------- files


def test_the_game_is_saved_after_every_action_and_goes_on(
    play: Play, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a.maria"
    kept: list[int] = []
    lines = iter(SPLITS.splitlines(keepends=True))

    def watching() -> str:
        kept.append(len(file.read_text("utf-8").splitlines()))
        return next(lines, "")

    pipe = io.StringIO()
    monkeypatch.setattr(pipe, "readline", watching)
    monkeypatch.setattr("sys.stdin", pipe)
    assert run("play", "--seed", "1", "--save", str(file))[0] == 0
    assert kept == [9, 10, 11, 12]
    _, out, _ = play("done\n", "--load", str(file), "--save", str(file))
    assert "goes on after 3 actions" in out and "Louis XV, move the pieces" in out
    assert len(file.read_text("utf-8").splitlines()) == 13
    other = tmp_path / "b.maria"
    _, out, _ = play(f"undo\nsave {other}\nsave {other}\nsave {file}\n", "--load", str(file))
    assert out.count(f"Saved in {other}.") == 2 and f"There is already a file {file}." in out
    assert len(file.read_text("utf-8").splitlines()) == 13
    assert len(other.read_text("utf-8").splitlines()) == 12


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("maria record 1", "a letter", 'Line 1: A record begins with the line "maria record 1".\n'),
        ("broglie 8", "murat 8", 'Line 11: There is no piece "murat 8".\n'),
        (
            "broglie 8",
            "broglie 9",
            "Line 11: All 26 troops must be given out, to each of the generals.\n4.l  All ",
        ),
        (
            "> augsburg",
            "> prag",
            "Line 14: No road joins two of these cities. (Donauwörth, Prag)\n3.d  Cities ",
        ),
    ],
)
def test_a_broken_record_is_told_with_its_line(
    play: Play, tmp_path: Path, old: str, new: str, answer: str
) -> None:
    file = tmp_path / "a.maria"
    play(f"{SPLITS}done\nmarch broglie donauwoerth > augsburg\n", "--seed", "1", "--save", str(file))
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    code, out, err = play("", "--load", str(file))
    assert (code, out) == (1, "")
    assert err.startswith(answer)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--game", "chess"], 'There is no game "chess". Games: introductory.\n'),
        (["--players", "0"], "The game introductory is not for 0 players.\n"),
        (["--players", "5"], "The game introductory is not for 5 players.\n"),
        (["--load", "/no/such/file"], "The file /no/such/file cannot be read: No such file or directory\n"),
        (["--load", __file__, "--seed", "1"], "A game that goes on has its players and seed"),
        (
            ["--save", "/no/such/file"],
            "The file /no/such/file cannot be written: No such file or directory\n",
        ),
        (["--save", __file__], f"There is already a file {__file__}."),
    ],
)
def test_wrong_options_get_a_sentence(play: Play, words: list[str], answer: str) -> None:
    code, out, err = play("", *words)
    assert (code, out) == (1, "")
    assert err.startswith(answer) and err.count("\n") == 1


def test_a_file_that_is_no_text(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00")
    assert play("", "--load", str(file)) == (1, "", f"The file {file} cannot be read: it is not text\n")


# ---------------------------------------------------------------- events and secrets


def test_every_event_of_the_rules_has_its_words() -> None:
    source = "".join(path.read_text("utf-8") for path in RULES.glob("*.py"))
    kinds = set(re.findall(r'Event\(\s*"([a-z-]+)"', source))
    english = Catalogue("en")
    assert len(kinds) > 25
    assert {kind for kind in kinds if f"event-{kind}" not in english} == {"transferred"}
    assert "event-transferred-secret" in english


@pytest.mark.parametrize("players", [2, 3])
def test_events_tell_secrets_only_to_the_seats_that_may_see_them(
    games: dict[int, Game], players: int
) -> None:
    game = games[players]
    words = Words(game, "en")
    secret = 0
    for event in (event for events in game.events for event in events):
        public = tell(words, event._replace(secret={}, seats=()), None)
        for seat in range(players):
            told = tell(words, event, seat)
            if seat in event.seats:
                secret += told != public
            else:
                assert told == public
        assert "None" not in public and "{" not in public
    assert secret > 50


def positions(finished: Game) -> Iterator[tuple[Game, int]]:
    """Decisions of a game, some of every kind."""
    game = Game(finished.box, finished.header)
    seen: dict[str, int] = {}
    for line in finished.lines:
        for seat in game.to_act:
            kind = game.state.agenda[-1].kind
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] % 12 == 1:
                yield game, game.seats.index(seat)
        game.play(line)


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_player_is_shown_follows_from_what_he_may_know(games: dict[int, Game], players: int) -> None:
    """The same page for a position with other hands and troops that fits what the seat has seen."""
    rng = Random(1)
    kinds = set()

    def page(words: Words, seat: int) -> str:
        own = words.own(seat)
        city = next(words.state.place[g] for g in words.state.setting.generals_of[own[0]])
        shown: list[str | Text | Table] = [
            sheets.question(words, seat),
            *sheets.helps(words, seat),
            *surroundings(words, max(city, 0)),
        ]
        shown += [sheets.army(words, own), sheets.others(words, own)]
        return text_of(*shown)

    other = Game(games[players].box, games[players].header)
    guess, words = Words(other, "en"), Words(other, "en")
    for game, seat in positions(games[players]):
        kinds.add(game.state.agenda[-1].kind)
        other.state = sample(game.view(game.seats[seat]), rng, game.box)
        words.game = game
        assert page(guess, seat) == page(words, seat)
    assert len(kinds) > 6


def test_no_hand_and_no_troops_of_another_seat_come_out_of_a_pipe(play: Play, games: dict[int, Game]) -> None:
    lines = "\n".join(line for line in games[3].lines if ": transfer" not in line)
    _, out, _ = play(lines, "--seed", "6")
    powers = {
        "Maria Theresa": {"Austria"},
        "Frederick": {"Prussia", "Saxony"},
        "Louis XV": {"France", "Bavaria"},
    }
    pieces = {general.id: general.power.capitalize() for general in games[3].box.pack.generals}
    seat, hands = "", 0
    for line in out.splitlines():
        if found := re.match(r"(Maria Theresa|Frederick|Louis XV), .*[.?]$", line):
            seat = found[1]
        if found := re.match(r"(\w+) +\d+ cards? =\d+", line):
            assert found[1] in powers[seat], line
            hands += 1
        if found := re.match(r"  (\w+) .*, rank \d +\d+ troops?", line):
            assert pieces[found[1]] in powers[seat], line
    assert hands > 15


# ---------------------------------------------------------------- a person at a terminal


def test_completion(box: Box) -> None:
    game = Game.new("introductory", seed=1, box=box)
    words = Words(game, "en")

    def ends(text: str, seat: str | None = None) -> list[str]:
        return [text[: len(text) - start] + end for start, end in complete(words, COMMANDS, seat, text)]

    assert ends("f") == ["frederick: "]
    assert ends("he") == ["help"]
    assert ends("louis: spl")[0].startswith("louis: split france moritz ")
    for line in SPLITS.splitlines():
        game.play(line)
    assert "hussar 1 > olmuetz" in ends("hussar 1 > ol", "maria_theresa")
    game.play("maria_theresa: done")
    assert ends("mar", "louis") == ["march "]
    assert "march broglie donauwoerth > " in ends("march bro", "louis")
    assert ends("march broglie Donauwörth > aug", "louis") == ["march broglie Donauwörth > augsburg"]
    assert "force march broglie donauwoerth > augsburg > muenchen" in ends(
        "force march broglie donauwoerth > augsburg > ", "louis"
    )
    assert ends("map neipp", "louis") == ["map neipperg"]
    assert ends("rule 10.1.b", "louis") == ["rule 10.1.b"]
    assert ends("march murat ", "louis") == []
    cards = ends("re-enter france_2 muenchen with ", "louis")
    assert len(cards) == len(set(game.state.hands[0]))
    assert ends("recruit austria 1 with ", "louis") == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_at_a_terminal_a_curtain_falls_between_players(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "COLUMNS": "80", "LINES": "40"}
    maria = Path(sys.executable).with_name("maria")
    words: list[str | Path] = [maria, "play", "--seed", "1740", "--save", str(tmp_path / "a.maria")]
    shown = ""

    def expect(text: str) -> None:
        nonlocal shown
        end = time.monotonic() + 20
        while text not in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown):
            assert time.monotonic() < end, shown
            if select.select([ours], [], [], 0.1)[0]:
                shown += os.read(ours, 65536).decode("utf-8", "replace")

    def send(text: str) -> None:
        nonlocal shown
        shown = ""
        os.write(ours, f"{text}\r".encode())

    with subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as process:
        expect("Who decides first?")
        send(SPLITS.splitlines()[0])
        expect("The game waits for Maria Theresa and Louis XV. Hand over, and press Enter.")
        send("")
        expect("Who decides first?")
        assert "\x1b[2J" in shown and "\x1b[3J" in shown
        send("louis")
        expect("louis>")
        assert "The troops of Prussia are split." in shown
        send("\x03")
        expect("The game is saved in")
        assert process.wait(10) == 0
    os.close(ours)
    os.close(theirs)
    assert (tmp_path / "a.maria").read_text("utf-8").splitlines()[-1] == SPLITS.splitlines()[0]
