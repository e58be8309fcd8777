"""`maria play` in the terminal: whole games through a pipe, refusals, commands, saving, secrets."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import termios
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text

from conftest import Run
from maria import engine, notation
from maria.actions import Action
from maria.box import Box
from maria.cli import politics, questions, sheets
from maria.cli.input import Input, complete
from maria.cli.little_map import WIDTH, draw, short, surroundings
from maria.cli.terminal import COMMANDS as ALL_COMMANDS
from maria.cli.terminal import Session
from maria.events import Event
from maria.game import Game
from maria.history import History
from maria.random_play import pick, pick_out_of_turn
from maria.rules.election import Voting
from maria.rules.politics import Executing, NamingTrump
from maria.rules.saxony import SaxonyDue
from maria.rules.setup import Splitting
from maria.rules.silesia import AcceptPeace, OfferPeace, ReduceObjectives
from maria.rules.silesia_gambit import Ceding
from maria.rules.step import Decision
from maria.rules.tactical_cards import Subsidy
from maria.rules.tracks import SendingCorps
from maria.rules.transfers import TransferStep
from maria.rules.variants import derive
from maria.state import AUSTRIA, FRANCE, OFF_MAP, PRUSSIA, REMOVED, SAXONY, Step
from maria.texts import Catalogue, message_keys, sources
from maria.view import sample
from maria.words import Words
from processes import process
from test_game import random_game
from waiting import PATIENCE, soon

Play = Callable[..., tuple[int, str, str]]
RULES = Path(engine.__file__).parent / "rules"
COMMANDS = ("help", "legal", "map", "rule", "quit")
VARIANTS = {
    ("introductory", 2): 10,
    ("introductory", 3): 10,
    ("advanced", 2): 22,
    ("advanced", 3): 17,
    ("silesia-gambit", 3): 13,
}
"""For each variant and number of players, the seed of a random game."""
Games = dict[tuple[str, int], Game]
each_variant = pytest.mark.parametrize(("variant", "players"), VARIANTS)
SPLITS = """\
frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6
louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1
maria_theresa: split austria karl 5, traun 4, khevenhueller 6, batthyany 4, neipperg 5, arenberg 4
"""


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Runs `maria play` with input from a pipe."""

    def command(lines: str, *words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        return run("play", "--terminal", *words)

    return command


@pytest.fixture(scope="module")
def games(box: Box) -> Games:
    return {
        (variant, players): random_game(players, seed, box, variant=variant)
        for (variant, players), seed in VARIANTS.items()
    }


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


@each_variant
def test_a_whole_game_through_a_pipe_ends_in_the_same_record(
    play: Play, games: Games, variant: str, players: int, tmp_path: Path
) -> None:
    game, file = games[variant, players], tmp_path / "game.maria"
    lines = "\n".join(move.line for move in game.moves)
    words = ("--game", variant, "--players", str(players), "--seed", game.header.seed)
    code, out, err = play(lines, *words, "--save", str(file))
    assert (code, err) == (0, "")
    assert file.read_text("utf-8") == game.record()
    assert game.outcome is not None
    assert re.search(r" wins\b|The game is a draw\.", out)
    assert f"maria play --load {file} --save {file}" in out
    assert "\x1b" not in out
    assert list(tmp_path.iterdir()) == [file]


class Script(Input):
    """A player who acts at random, looks at everything, talks, undoes, and sometimes grants an undo."""

    def __init__(self, history: History, seed: int) -> None:
        self.history, self.rng = history, Random(seed)

    def ask(self, prompt: str, seat: str | None) -> str:
        game, rng = self.history.game, self.rng
        if self.history.request:
            return rng.choice(("yes", "Y", "yes", "no", "perhaps"))
        if not game.to_act:
            raise EOFError
        chance = rng.random()
        if chance < 0.05:
            return rng.choice(
                ("politics", "log 30", "army", "say well played", "help", "legal", "undo", "undo")
            )
        name = rng.choice(game.to_act)
        number = game.seats.index(name)
        action = pick(engine.legal(game.state, number), rng)
        if chance > 0.95:
            number, action = pick_out_of_turn(game.state, rng) or (number, action)
        return f"{game.seats[number]}: {notation.format_action(game.state, action)}"

    def curtain(self, text: str) -> None:
        assert text


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("advanced", 3, ()),
        ("advanced", 2, ()),
        ("advanced", 3, ("politics-gambit",)),
        ("silesia-gambit", 3, ()),
    ],
)
def test_a_whole_game_at_the_terminal(
    box: Box, capsys: pytest.CaptureFixture[str], variant: str, players: int, options: tuple[str, ...]
) -> None:
    game = Game.new(variant, players, 11, box, options)
    session = Session(History(game), "en", None)
    session.input = Script(session.history, 12)
    session.run()
    out = capsys.readouterr().out
    assert game.outcome is not None and re.search(r" wins\b|The game is a draw\.", out)
    assert "well played" in out and re.search(" takes back | asks to take back ", out)
    again = History.load(session.history.record(), box)
    assert again.record() == session.history.record() and again.game == game
    assert again.lines == session.history.lines


def test_actions_need_no_seat_where_one_is_waited_for_and_names_will_do(play: Play) -> None:
    _, out, _ = play(SPLITS + "done\nmarch Broglie Donauwörth > Augsburg > München\n", "--seed", "1")
    assert "Broglie marches: Donauwörth > Augsburg > München." in out
    assert (
        "Still to move: Belle-Isle, France’s second supply train, Törring and Bavaria’s supply train." in out
    )


def test_where_several_are_waited_for_the_seat_is_asked(play: Play) -> None:
    _, out, _ = play("hand\nsplit prussia\nfred\nhand\nmaria theresa\nlouis:done\nMARIA\n", "--seed", "1")
    assert out.count("type maria_theresa, frederick or louis") == 2
    assert "Frederick: split your troops among your generals." in out
    assert "Maria Theresa: split your troops" in out
    assert "4.e  " in out


def test_end_of_input_and_quit_say_how_to_go_on(play: Play, tmp_path: Path) -> None:
    code, out, _ = play("quit\nlouis: nonsense\n")
    assert code == 0 and "nonsense" not in out
    assert out.endswith("The game is not saved. Next time, use --save FILE or the command save FILE.\n")
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
        "Two cities on this route are not connected by a road. (Donauwörth, Prag)\n3.d  Cities joined by a road are adjacent"
        in out
    )
    assert "You cannot do this now.\n5.b  " in out
    assert file.read_text("utf-8").endswith("arenberg 4\nmaria_theresa: done\n")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("dance", "“dance” is not an action. Actions begin with split, "),
        ("napoleon: done", "“napoleon” is not a seat in this game"),
        ("march murat prag", "There is no piece “murat prag”."),
        ("louis", "It is not Louis XV’s turn."),
        ("7", "7 is not in it."),
        ("9" * 5000, "An action can have at most"),
        (f"save {'x' * 5000}", "so the game is not saved: File name too long"),
        (f"show {'x' * 5000}", "Nothing in the box is called"),
        ("log x", "Type log and a number"),
        ("log ²", "Type log and a number"),
        ("map", "Nothing on the board is called “”."),
        ("map atlantis", "Nothing on the board is called “atlantis”."),
        ("show Atlantis", "Nothing in the box is called “Atlantis”."),
        ("rule", "There is no rule or chapter “”."),
        ("rule 99", "There is no rule or chapter “99”."),
        ("save", "Type save and the name of a file."),
        ("save /no/such/folder/x", "cannot be written, so the game is not saved: No such file or directory"),
        ("march \x1b[31m\x00\ud800", "There is no piece"),
        (":", "“” is not a seat"),
        ("undo\nundo\nundo\nundo", "Nothing has been played yet."),
    ],
)
def test_odd_lines_get_a_sentence(play: Play, line: str, answer: str) -> None:
    code, out, err = play(f"{SPLITS}{line}\n", "--seed", "1")
    assert (code, err) == (0, "")
    assert answer in out and "\x1b" not in out


def test_a_finished_game_can_be_looked_at(play: Play, games: Games, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    file.write_text(games["introductory", 3].record(), "utf-8")
    lines = (
        "legal\nhand\nsay well\ndone\n1\nlog 3\nlouis\nhand\nsay well played\nlouis: done\nlegal\npolitics\n"
    )
    code, out, err = play(lines, "--load", str(file))
    assert (code, err) == (0, "")
    assert out.count("To look at a hand or to say something, first type a seat") == 3
    assert "for example maria_theresa says: good evening" in out
    assert "Louis XV says: well played" in out and "The game is over.\n5.a  " in out


def test_no_garbage_breaks_a_session(play: Play) -> None:
    rng = Random(4)
    verbs = [*Action.registry, *COMMANDS[:4], "show", "save", "log", "undo x", ""]
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
    out = {game: play("help\n", "--game", game)[1] for game, _ in VARIANTS}
    english = Catalogue("en")
    for verb in Action.registry:
        example = english("example-" + verb.replace(" ", "-"))
        assert example.startswith(verb)
        assert example in out["silesia-gambit" if verb == "cede silesia" else "advanced"]
    for name in ALL_COMMANDS:
        assert english(f"help-command-{name}") in out["introductory"]
    for text in ("trump H", "cede silesia", "Subsidy contracts"):
        assert text not in out["introductory"]


def test_a_hint_can_be_played_by_its_number(play: Play, games: Games, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    _, out, _ = play(f"{SPLITS}maria_theresa: done\nhint\n1\n", "--seed", "1", "--save", str(file))
    (action,) = re.findall(r"^March Belle-Isle to \w+: .*\.\n *1  (march belle_isle .*)$", out, re.M)
    assert file.read_text("utf-8").splitlines()[-1] == f"louis: {action}"
    _, out, _ = play("hint\n", "--seed", "1")
    assert "1  split" not in out  # no player is at the screen yet
    fought = (
        game.at(moment.ply - 1)
        for game in games.values()
        for moment in game.moments()
        if moment.before.agenda[-1].kind == "duel"
    )
    begun = tmp_path / "b.maria"
    begun.write_text(next(fought).record(), "utf-8")
    _, out, _ = play("hint\n", "--load", str(begun))
    assert re.search(r"^ *1  (play|stop).* \d+% won, \d+% tied, \d+% lost; on average", out, re.M)


def test_legal_lists_numbers_that_can_be_played(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    lines = f"{SPLITS}legal hussar 1\nmaria_theresa: done\nlegal\nlegal force broglie\n2\nlegal moritz\n1\n"
    _, out, _ = play(lines, "--seed", "1", "--save", str(file))
    assert "  1  hussar 1 > " in out and " 30  " in out and " 31  " not in out
    assert "There are more" in out
    assert re.search(r"  1  done *\n  2  march +\d+ ways\n", out)
    (second,) = re.findall(r"^  2  (force march broglie .*)$", out, re.M)
    assert file.read_text("utf-8").splitlines()[-1] == f"louis: {second}"
    assert "No such action." in out and "1 is not in it." in out


def test_a_number_of_the_list_leads_on_to_the_ways_it_stands_for(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    numbers = "legal\n2\n2\n1\n"
    _, out, _ = play(f"{SPLITS}maria_theresa: done\n{numbers}", "--seed", "1", "--save", str(file))
    assert re.search(r"  2  march broglie +\d+ ways\n", out)
    (first,) = re.findall(r"^  1  (march broglie .*)$", out, re.M)
    assert file.read_text("utf-8").splitlines()[-1] == f"louis: {first}"


def test_hand_army_show_rule_and_log(play: Play) -> None:
    _, out, _ = play(f"{SPLITS}hand\narmy\nshow Prag\nshow Neumarkt\nrule 10.1.c\nlog 2\n", "--seed", "1740")
    assert out.count("Austria  5 cards =37  ♠ 10 9 =19  ♥ 8 3 =11  ♣ –  ♦ 7 =7  R –\n") == 2
    assert "  neipperg       Neipperg, rank 5             5 troops  Landskron ♠" in out
    assert "Prussia  16 troops, 9 cards  friedrich Neumarkt in Schlesien ♠," in out
    assert "Prag, a city on the Bohemia map" in out
    assert "Did you mean Neumarkt in der Oberpfalz, Neumarkt in Schlesien?" in out
    assert "10.1.c  A supply train moves up to 2 cities" in out
    assert out.rpartition("10.1.c")[2].split("\n")[1:3] == [
        "  Austria’s troops: Karl von Lothringen 5, Traun 4, Khevenhüller 6, Batthyány 4, Neipperg 5, Arenberg 4.",
        "Turn 1",
    ]


def test_other_languages(play: Play) -> None:
    _, out, _ = play(f"{SPLITS}rule 7.a\narmy\n", "--seed", "1", "--lang", "de")
    assert "Husar" in out and "Österreich" in out


def test_undo_takes_back_and_shows_nothing_secret(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    lines = f"{SPLITS}hussar 1 > olmuetz\nundo\nundo\nundo louis\nundo fred\nundo\nundo x\n"
    _, out, _ = play(lines, "--seed", "1", "--save", str(file))
    assert "Maria Theresa takes back the placement of hussar 1 at Olmütz." in out
    assert "Louis XV takes back the split of France’s troops." in out
    assert "Frederick takes back the split of Prussia’s troops." in out
    assert "split France" not in out and "split Prussia" not in out
    assert "Maria Theresa takes back the split of Austria’s troops." in out
    assert "Nothing has been played yet." in out
    assert "Whose latest action? Type undo and one of maria_theresa, frederick or louis." in out
    assert file.read_text("utf-8").endswith("undo\nmaria_theresa: undo\nlouis: undo\nfrederick: undo\n")


ASKED = f"{SPLITS}maria_theresa: done\nlouis: march broglie donauwoerth > augsburg\nlouis: done\n"


def test_an_undo_that_is_not_free_needs_the_others(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    lines = f"{ASKED}undo louis\nwhy?\nyes\nno\nundo louis\nyes\ny\n"
    _, out, _ = play(lines, "--seed", "1", "--save", str(file))
    assert "Louis XV asks to take back the end of the movement.\n" in out
    assert out.count("Maria Theresa, may Louis XV take back the end of the movement? Type yes or no.") == 3
    assert "Frederick refuses the undo.\n" in out
    assert "Louis XV takes back the end of the movement.\n" in out
    assert out.count("Louis XV: move the pieces of France and Bavaria") == 2
    assert file.read_text("utf-8").splitlines()[-6:] == [
        "louis: ask undo",
        "maria_theresa: grant undo",
        "frederick: refuse undo",
        "louis: ask undo",
        "maria_theresa: grant undo",
        "frederick: grant undo",
    ]


def test_a_request_waits_in_the_file(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    play(f"{ASKED}louis: ask undo\nquit\nyes\n", "--seed", "1", "--save", str(file))
    assert file.read_text("utf-8").endswith("louis: ask undo\n")
    _, out, _ = play("maria_theresa: grant undo\nno\nlog\n", "--load", str(file))
    assert "Maria Theresa agrees to the undo." in out and "Frederick refuses the undo." in out
    assert out.count("Louis XV asks to take back the end of the movement.") == 1
    answers = "frederick: undo\nlouis: grant undo\nlouis: ask undo\nlouis: ask undo\n"
    _, out, _ = play(f"{ASKED}{answers}", "--seed", "1")
    assert "Something has been revealed since, so the others must agree: use ask undo." in out
    assert "No request for an undo is waiting for this answer." in out
    assert "Someone has already asked for an undo." in out


def test_messages_are_public_and_stay(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.maria"
    lines = f"say hello\n{SPLITS}say  good   evening\nlouis says: bon soir: à tous\nsay\nundo\nlog 4\n"
    _, out, _ = play(lines, "--seed", "1", "--save", str(file))
    assert "say who is speaking, for example maria_theresa says: good evening." in out
    assert "A message can have 1 to 1,000 characters." in out
    assert out.count("  Louis XV says: bon soir: à tous\n") == 2
    assert out.count("Maria Theresa: place your hussars") == 1
    kept = file.read_text("utf-8").splitlines()[-3:]
    assert kept[:2] == ["maria_theresa says: good evening", "louis says: bon soir: à tous"]
    _, out, _ = play("log 3\n", "--load", str(file))
    assert "  Maria Theresa says: good evening\n  Louis XV says: bon soir: à tous\n" in out


SEED_5 = """\
frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6
frederick: split pragmatic_army george 5, cumberland 8, stair 1
louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1
maria_theresa: split austria karl 5, traun 4, khevenhueller 6, batthyany 4, neipperg 5, arenberg 4
"""


def test_save_alone_is_an_action_where_cards_can_be_saved(play: Play, tmp_path: Path) -> None:
    file, other = tmp_path / "a.maria", tmp_path / "b.maria"
    lines = f"{SEED_5}save\nsave {other}\nlay H7\ndone\ndone\ndone\nsave {other}\nsave\n"
    _, out, _ = play(lines, "--game", "advanced", "--seed", "5", "--save", str(file))
    assert out.count("Type save and the name of a file.") == 1
    assert out.count(f"Saved in {other}.") == 2
    assert "Prussia saves its cards on the display." in out
    assert file.read_text("utf-8").endswith("frederick: save\n")


def test_map(play: Play) -> None:
    _, out, _ = play(f"{SPLITS}hussar 1 > olmuetz\nmap neipperg\nmap brun\n", "--seed", "1")
    assert "[Landskron♠]" in out
    assert "<neipperg>" in out and "<hussar 1>" in out
    assert "here     · Landskron ♠" in out
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
    assert "continues after 3 actions" in out and "Louis XV: move the pieces" in out
    assert len(file.read_text("utf-8").splitlines()) == 13
    other = tmp_path / "b.maria"
    _, out, _ = play(f"say hm\nsave {other}\nsave {other}\nsave {file}\n", "--load", str(file))
    assert out.count(f"Saved in {other}.") == 2 and f"There is already a file {file}." in out
    assert len(file.read_text("utf-8").splitlines()) == 13
    assert len(other.read_text("utf-8").splitlines()) == 14


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("maria record 1", "a letter", "Line 1: A record begins with the line “maria record 1”.\n"),
        ("broglie 8", "murat 8", "Line 11: There is no piece “murat 8”.\n"),
        (
            "broglie 8",
            "broglie 9",
            "Line 11: Hand out exactly 26 troops, some to each general. (rule 4.l)\n4.l  All ",
        ),
        (
            "> augsburg",
            "> prag",
            "Line 14: Two cities on this route are not connected by a road. (Donauwörth, Prag, rule 3.d)\n3.d  Cities ",
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
        (
            ["--game", "chess"],
            "There is no game “chess”. Games: introductory, advanced and silesia-gambit.\n",
        ),
        (["--option", "politics-gambit"], "The game introductory has no option “politics-gambit”.\n"),
        (["--game", "advanced", "--option", "x"], "The game advanced has no option “x”.\n"),
        (
            ["--game", "silesia-gambit", "--players", "2"],
            "The game silesia-gambit cannot be played by 2 players.\n",
        ),
        (["--load", __file__, "--option", "x"], "A loaded game already has its players and seed"),
        (["--players", "0"], "The game introductory cannot be played by 0 players.\n"),
        (["--players", "5"], "The game introductory cannot be played by 5 players.\n"),
        (["--load", "/no/such/file"], "The file /no/such/file cannot be read: No such file or directory\n"),
        (["--load", __file__, "--seed", "1"], "A loaded game already has its players and seed"),
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


# ---------------------------------------------------------------- the questions of the advanced game


@pytest.fixture
def advanced(box: Box) -> Game:
    """The advanced game at its first political decision."""
    game = Game.new("advanced", seed=5, box=box)
    for line in SEED_5.splitlines():
        game.play(line)
    return game


def page(game: Game) -> str:
    """What the seat in turn reads."""
    words, seat = Words(game, "en"), game.seats.index(game.to_act[0])
    return text_of(*shown_to(words, seat), *politics.proposals(words, seat))


def shown_to(words: Words, seat: int) -> list[str | Text | Table]:
    """A question with all its help, and the choices."""
    entries = sheets.rows(questions.choices(words, seat))
    return [questions.question(words, seat), *questions.helps(words, seat), entries]


def decision(game: Game) -> Decision:
    step = engine.decision(game.state)
    assert step is not None
    return step


def ask(game: Game, step: Decision) -> str:
    """The page of a decision after putting it on the agenda."""
    game.state.agenda.append(step)
    derive(game.state)
    return page(game)


def play_first(game: Game) -> None:
    """Plays the first choice."""
    seat = engine.to_act(game.state)[0]
    game.play(next(iter(engine.legal(game.state, seat))), game.seats[seat])


def test_what_is_asked_of_politics(advanced: Game) -> None:
    assert "Frederick: does Prussia place a Tactical Card face-down" in page(advanced)
    assert "  military_aid         “Military Aid?”, arms of Prussia and Austria. Russia one box" in page(
        advanced
    )
    assert "Russia  box 6 of 7: ★ start, Austria draws one extra Tactical Card" in page(advanced)
    for line in ("frederick: lay H7", "louis: done", "frederick: lay C4", "maria_theresa: lay H10"):
        advanced.play(line)
    assert "Maria Theresa: does Austria select" in page(advanced) and "After you: Prussia." in page(advanced)
    advanced.play("maria_theresa: select swedish_russian_war")
    assert "Austria has selected “Swedish-Russian War”" in page(advanced)
    assert "  execute russia left 2  box 4 of 7: Prussia keeps a general in its off-map box" in page(advanced)
    advanced.play("maria_theresa: execute russia left 2")
    assert "announced: 2 boxes to the left" in page(advanced)
    advanced.state.winner = 2
    shown = ask(advanced, NamingTrump())
    assert (
        "Louis XV: which suit is the political trump" in shown
        and "The political trump has not been named" in shown
    )
    assert "Louis XV: which of France’s generals goes to the off-map box Italy" in ask(
        advanced, SendingCorps(FRANCE)
    )
    generals = advanced.state.setting.generals_of[FRANCE]
    for general in generals:
        advanced.state.move(general, REMOVED)
    assert "with 2 troops, for 8 points." in page(advanced)
    assert "Maria Theresa: by how many boxes does the Saxony marker move" in _due(advanced)


def test_the_box_that_is_foretold_is_the_one_that_saxony_reaches(advanced: Game) -> None:
    """19.3.d: it never returns to Prussia."""
    setting = advanced.state.setting
    advanced.state.markers[setting.track["saxony"]] = 4
    union = [card.id for card in setting.box.pack.cards].index("frankfurt_union")
    assert re.search("saxony left 2 +box 4 of 6", ask(advanced, Executing(FRANCE, union, ())))
    advanced.state.markers[setting.track["saxony"]] = 2
    assert re.search("saxony left 2 +box 1 of 6", page(advanced))


def _due(game: Game) -> str:
    game.state.due = 2
    shown = ask(game, SaxonyDue())
    assert "  saxony 2  box 4 of 6: " in shown and "saxony 3" not in shown
    return shown


def test_with_two_players_the_second_card_is_only_discarded(box: Box) -> None:
    game = Game.new("advanced", players=2, seed=5, box=box)
    while isinstance(decision(game), Splitting):
        play_first(game)
    game.state.agenda += [Executing(FRANCE, 0, (), executed=1)]
    assert "this one can only be discarded." in page(game)


@pytest.mark.parametrize(
    ("contracts", "yes", "no"),
    [
        ((), "France draws 4 cards, Bavaria 2.", "France draws 5 cards, Bavaria 1."),
        (((FRANCE, PRUSSIA, 2),), "France draws 3 cards, Bavaria 2.", "France draws 4 cards, Bavaria 1."),
    ],
)
def test_the_subsidy_is_foretold_as_the_rules_have_it(
    advanced: Game, contracts: tuple[tuple[int, int, int], ...], yes: str, no: str
) -> None:
    advanced.state.turn, advanced.state.contracts = 4, contracts
    shown = ask(advanced, Subsidy(0))
    assert re.search(f"subsidy yes +{yes}", shown) and re.search(f"subsidy no +{no}", shown)


def test_what_is_asked_of_votes_peace_and_objectives(advanced: Game) -> None:
    state = advanced.state
    setting, board = state.setting, state.setting.board
    assert "Louis XV: how many of your 3 free votes in the imperial election go to Francis?" in ask(
        advanced, Voting(4, (2, 1))
    )
    assert "Francis has 4 votes so far and needs 5 of the 9." in page(advanced)
    assert "Louis XV: does France reduce its objectives?" in ask(advanced, ReduceObjectives())
    assert "Frederick: does Prussia offer Austria peace? It controls all of Silesia’s fortresses." in ask(
        advanced, OfferPeace()
    )
    assert "Maria Theresa: does Austria accept Prussia’s peace offer for Silesia?" in ask(
        advanced, AcceptPeace()
    )
    assert "neutral until its action stage of turn 3." in " ".join(page(advanced).split())
    silesian = setting.silesia & board.fortresses
    for power in (PRUSSIA, AUSTRIA):
        state.held[power] &= ~silesian
    state.held[PRUSSIA] |= silesian
    advanced.play("maria_theresa: accept peace yes")
    while isinstance(decision(advanced), TransferStep):
        assert "foreign pieces leave Prussia and Silesia" in page(advanced)
        play_first(advanced)
    assert "Frederick: where does Prussia place its second supply train" in page(advanced)
    assert "  place prussia_2 breslau" in page(advanced)


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("way", "so make room for him."),
        ("peace", "Peace: "),
        ("saxon", "Saxony is neutral now, "),
        ("free", "Saxony is Austria’s ally now, "),
    ],
)
def test_pieces_that_must_go_are_told_why_and_where(advanced: Game, reason: str, text: str) -> None:
    generals = advanced.state.setting.generals_of[PRUSSIA]
    for general in generals[:2]:
        advanced.state.move(general, advanced.state.setting.board.index["wien"])
    shown = ask(advanced, TransferStep(reason, generals[:2]))
    assert "Frederick: where do Prussia’s pieces go?" in shown and text in shown
    assert re.search("  place friedrich .*Friedrich to ", shown)


def test_the_cession_tells_what_it_would_mean(box: Box) -> None:
    game = Game.new("silesia-gambit", seed=5, box=box)
    for line in SEED_5.splitlines():
        game.play(line)
    assert "Turn 1 of 9. France controls 0 of the 9 fortresses it needs in Austria. Prussia" in page(game)
    shown = " ".join(ask(game, Ceding()).split())
    assert "Maria Theresa: does Austria cede Silesia?" in shown
    assert (
        "Maria Theresa then needs 3 fortresses in Bavaria and France. Frederick needs 15 in France" in shown
    )
    game.state.turn = 6
    game.play("maria_theresa: cede silesia yes")
    text = sheets.status(Words(game, "en"))
    assert text.startswith(
        "Turn 6 of 15. Austria controls 0 of the 3 fortresses it needs in Bavaria and France"
    )
    assert "Or: France controls 0 of 14 in the Netherlands" in text


def test_contracts_at_any_time(play: Play) -> None:
    lines = """\
louis: offer france prussia 2
frederick: accept france prussia
offer prussia saxony 1
louis: offer france austria 2
politics
maria_theresa: offer austria pragmatic_army 3
politics
decline austria pragmatic_army
frederick: cancel france prussia
louis: accept france prussia
log 3
"""
    _, out, _ = play(SEED_5 + lines, "--game", "advanced", "--seed", "5")
    assert "Louis XV proposes subsidies from France to Prussia for 2 turns." in out
    assert out.count("Frederick: does Prussia place a Tactical Card") == 1
    assert "Subsidy: France gives Prussia one Tactical Card per turn, 2 more times." in out
    assert "Subsidy: France gives Bavaria one Tactical Card per turn, in turns 1 to 3." in out
    assert "Only allied powers can make subsidy contracts.\n20.a  " in out
    assert "Answer with accept austria pragmatic_army or decline austria pragmatic_army." in out
    assert out.count("Frederick proposes to cancel the subsidies of France to Prussia.") == 2
    assert out.count("The subsidy contract between France and Prussia ends.") == 2


def test_the_politics_sheet(advanced: Game, play: Play) -> None:
    state = advanced.state
    shown = text_of(*politics.sheet(Words(advanced, "en")))
    for text in (
        "The political display in turn 1",
        "The political trump is ♥ hearts.",
        "Prussia         11    0 of 2        –",
        "     4  “S”, neutral",
        "  ▶  6  ★ start, Austria draws one extra Tactical Card",
        "Victory boxes: 3 Electors –, Emperor –, Italy –, Silesia –.",
        "Saxony          1  Dresden",
        "The imperial election is still to come. Francis can count on 4 votes and needs 5.",
        "Off-map box Ostpreussen: der Alte Dessauer.",
    ):
        assert text in shown
    state.display[AUSTRIA], state.face_down[FRANCE], state.placed[PRUSSIA] = [5, 36], [4], 3
    state.boxed = [FRANCE, AUSTRIA, -1, PRUSSIA]
    state.aside[FRANCE], state.reduced, state.election, state.peace, state.turn = 2, True, 1, 5, 6
    state.neutral, state.revealed = 1 << PRUSSIA | 1 << SAXONY, ()
    karl = state.setting.generals_of[AUSTRIA][0]
    state.place[karl], state.corps[AUSTRIA] = OFF_MAP, 8
    state.scores = ((1, 2, 3, 4, 5, 6),)
    shown = text_of(*politics.sheet(Words(advanced, "en")))
    for text in (
        "♠7 R =23",
        "face-down ♠6",
        "a card face-down",
        "Victory boxes: 3 Electors France, Emperor Austria, Italy –, Silesia Prussia.",
        "France has set aside 2 victory markers.",
        "France has reduced its objectives.",
        "The imperial election is held at the end of this turn.",
        "Prussia is neutral until its action stage of turn 7.",
        "Off-map box Italy: Karl von Lothringen, at least until turn 8.",
        "No Political Cards are revealed at the moment.",
    ):
        assert text in shown
    assert "♠5" not in shown
    assert "There are no politics in this game" in play("politics\n")[1]


# ---------------------------------------------------------------- events and secrets


def test_every_event_of_the_rules_has_its_words() -> None:
    english, kinds = Catalogue("en"), set(Event.registry)
    assert len(kinds) > 90
    without = {"transferred", "elected", "saxony", "shuffled"}
    assert {kind for kind in kinds if f"event-{kind}" not in english} == without
    for kind in (
        "transferred-secret",
        "elected-francis",
        "elected-charles",
        "saxony-neutral",
        "saxony-austrian",
    ):
        assert f"event-{kind}" in english


def test_every_decision_has_its_question_in_two_voices() -> None:
    """One addresses the player as `you`; the other names the seat, for everybody else."""
    kinds = [kind for kind, step in Step.registry.items() if issubclass(step, Decision)]
    english = Catalogue("en")
    assert len(kinds) > 20
    for kind in kinds:
        assert f"ask-{kind}" in english and "seat" not in english.variables(f"ask-{kind}"), kind
        assert "seat" in english.variables(f"others-{kind}"), kind
    others = (key for key in message_keys(sources("en")["questions.ftl"]) if key.startswith("others-"))
    assert {key.removeprefix("others-") for key in others} == {*kinds, "other"}, (
        "and none is left of a decision that went; `other` is for one that has no words yet"
    )


@each_variant
def test_events_tell_secrets_only_to_the_seats_that_may_see_them(
    games: Games, variant: str, players: int
) -> None:
    game = games[variant, players]
    words = Words(game, "en")
    secret = 0
    for event in (event for events in game.events for event in events):
        public = words.text_of(event, None)
        for seat in range(players):
            told = words.text_of(event, seat)
            if seat in event.readers():
                secret += told != public
            else:
                assert told == public
        assert "None" not in public and "{" not in public
    assert secret > 50


def positions(finished: Game) -> Iterator[tuple[Game, int]]:
    """Some decisions of a game, of every kind."""
    game = Game(finished.box, finished.header)
    seen: dict[str, int] = {}
    for move in finished.moves:
        for seat in game.to_act:
            kind = game.state.agenda[-1].kind
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] % 12 == 1:
                yield game, game.seats.index(seat)
        game.play(move.line)


@each_variant
def test_what_a_player_is_shown_follows_from_what_he_may_know(
    games: Games, variant: str, players: int
) -> None:
    """Another position that fits what the seat has seen has the same page."""
    rng = Random(1)
    kinds = set()

    def all_of(words: Words, seat: int) -> str:
        own = words.own(seat)
        city = next(words.state.place[g] for g in words.state.setting.generals_of[own[0]])
        shown = [*shown_to(words, seat), *surroundings(words, max(city, 0))]
        shown += [sheets.army(words, own), sheets.others(words, own)]
        shown += politics.sheet(words) if variant == "advanced" else ()
        return text_of(*shown)

    finished = games[variant, players]
    other = Game(finished.box, finished.header)
    guess, words = Words(other, "en"), Words(other, "en")
    for game, seat in positions(finished):
        kinds.add(game.state.agenda[-1].kind)
        other.state = sample(game.view(game.seats[seat]), rng, game.box)
        words.game = game
        assert all_of(guess, seat) == all_of(words, seat)
    assert len(kinds) > 5


def test_no_hand_and_no_troops_of_another_seat_come_out_of_a_pipe(play: Play, games: Games) -> None:
    game = games["introductory", 3]
    lines = "\n".join(move.line for move in game.moves if ": transfer" not in move.line)
    _, out, _ = play(lines, "--seed", game.header.seed)
    powers = {
        "Maria Theresa": {"Austria"},
        "Frederick": {"Prussia", "Saxony"},
        "Louis XV": {"France", "Bavaria"},
    }
    pieces = {general.id: general.power.capitalize() for general in game.box.pack.generals}
    seat, hands = "", 0
    for line in out.splitlines():
        if found := re.match(r"(Maria Theresa|Frederick|Louis XV): .*[.?]$", line):
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
    assert ends("louis: spl") == ["louis: split "]
    assert "louis: split france moritz 7, " in ends("louis: split ")
    for line in SPLITS.splitlines():
        game.play(line)
    assert "hussar 1 > olmuetz" in ends("hussar 1 > ol", "maria_theresa")
    game.play("maria_theresa: done")
    assert ends("mar", "louis") == ["march "]
    assert ends("march bro", "louis") == ["march broglie donauwoerth >"]
    assert "march broglie donauwoerth > augsburg" in ends("march broglie donauwoerth >", "louis")
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


@each_variant
def test_completion_leads_to_every_action(games: Games, variant: str, players: int) -> None:
    """Every action played could have been written with completion and spaces alone.

    Exceptions: promises in words, and force marches, offered only if no other march has the same effect.
    """
    finished = games[variant, players]
    game = Game(finished.box, finished.header)
    words, seen = Words(game, "en"), Counter[str]()
    for played in finished.moves:
        seat, line = played.seat, played.text
        verb, text = notation.find_verb(line.split()), ""
        seen[verb] += 1
        free = verb == "force march" or '"' in line
        while not free and seen[verb] % 8 == 1 and text.strip() != line:
            ends = (text[: len(text) - start] + end for start, end in complete(words, (), seat, text))
            fitting = [end for end in ends if len(end) > len(text) and f"{line} ".startswith(end)]
            assert fitting or not text.endswith(" "), (text, line)
            text = max(fitting, key=len, default=f"{text} ")
        game.play(played.line)
    assert len(seen) > 8


class Terminal:
    """A user at a terminal; `shown` is the output since the last input."""

    def __init__(self, ours: int) -> None:
        self.ours, self.shown = ours, ""

    def expect(self, text: str) -> None:
        """Waits until a text is on the screen."""

        def is_shown() -> bool:
            if select.select([self.ours], [], [], 0.1)[0]:
                self.shown += os.read(self.ours, 65536).decode("utf-8", "replace")
            return text in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.shown)

        try:
            soon(is_shown)
        except (TimeoutError, OSError) as error:
            error.add_note(f"{text!r} is not in {self.shown!r}")
            raise

    def send(self, text: str) -> None:
        """Types something once the program reads keys: the terminal itself might take earlier input."""
        soon(lambda: not termios.tcgetattr(self.ours)[3] & termios.ICANON)
        self.shown = ""
        os.write(self.ours, text.encode())


@contextmanager
def terminal(*words: str) -> Iterator[tuple[Terminal, subprocess.Popen[Any]]]:
    """Runs a command at a terminal of its own for the length of the block."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "COLUMNS": "80", "LINES": "40"}
    command = [str(Path(sys.executable).with_name("maria")), *words]
    try:
        with process(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as started:
            yield Terminal(ours), started
    finally:
        os.close(ours)
        os.close(theirs)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_at_a_terminal_a_curtain_falls_between_players(tmp_path: Path) -> None:
    with terminal("play", "--seed", "1740", "--save", str(tmp_path / "a.maria")) as (person, started):
        person.expect("Who goes")
        person.send(SPLITS.splitlines()[0] + "\r")
        person.expect("These players can act: Maria Theresa and Louis XV. Hand over, and press Enter.")
        person.send("\r")
        person.expect("Who goes")
        assert "\x1b[2J" in person.shown and "\x1b[3J" in person.shown
        person.send("louis\r")
        person.expect("louis>")
        assert "Prussia has split its troops." in person.shown
        person.send("\x03")
        person.expect("The game is saved in")
        assert started.wait(PATIENCE) == 0
    assert (tmp_path / "a.maria").read_text("utf-8").splitlines()[-1] == SPLITS.splitlines()[0]
