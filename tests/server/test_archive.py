"""What outlives a server: databases under newer schemas and rules, archives, and the proof of fairness."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from conftest import Run
from maria.box import Box
from maria.game import ENGINE, Game
from maria.history import History
from maria.notation import format_action
from maria.record import RecordError
from maria.server.storage import database as databases
from maria.server.storage.database import Database, open_database
from maria.server.storage.schema import metadata
from maria.view import view
from server.nearby import Json, Nearby, nearby

OLD = 1_000_000.0
"""The time, long ago, when the games of these tests are played."""
SEATS = ("maria_theresa", "frederick", "louis")


def test_a_database_of_sqlite_is_its_owners_alone(tmp_path: Path) -> None:
    with nearby(tmp_path / "maria.sqlite") as served:
        served.begun()
        rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("maria.sqlite*")}
    assert rights == dict.fromkeys(("maria.sqlite", "maria.sqlite-wal", "maria.sqlite-shm"), 0o600)


def play(served: Nearby, game: str, tokens: dict[str, str], actions: int) -> None:
    """Plays some actions of whichever seat the game waits for."""
    for _ in range(actions):
        table = served.server.rooms.loaded[game]
        assert table.game is not None
        seat = table.game.to_act[0]
        choices = table.game.legal(seat)
        assert choices is not None
        action = format_action(table.position, next(iter(choices)))
        body = {"id": f"action-{table.row.lines}", "step": str(table.step), "action": action}
        served.done("POST", f"/api/games/{game}/act", tokens[seat], json=body)


class Filled:
    """A database with a game that waits for players, one that is running and one that is over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with nearby(path, now=lambda: OLD) as served:
            self.waiting, _ = served.new_game(name="waiting")
            self.running, self.tokens = served.begun(name="running", watch="anyone", variant="advanced")
            play(served, self.running, self.tokens, 6)
            say = {"id": "a-message", "text": "good evening"}
            served.done("POST", f"/api/games/{self.running}/say", self.tokens["louis"], json=say)
            notes = {"text": "what I remember"}
            served.done("PUT", f"/api/games/{self.running}/notes", self.tokens["louis"], json=notes)
            self.over, ended = served.begun(name="over", watch="anyone")
            self.commitment = served.done("GET", f"/api/games/{self.over}")["commitment"]
            play(served, self.over, ended, 5)
            for token in ended.values():
                served.done("POST", f"/api/games/{self.over}/end", token, json={"agree": True})
            self.record = served.ask("GET", f"/api/games/{self.over}/record").text
            self.seen = self.contents(served)

    def contents(self, served: Nearby) -> Json:
        """What each seat sees of the running game, and what everybody sees of the finished one."""
        seen = {
            seat: served.done("GET", f"/api/games/{self.running}/updates", token)
            for seat, token in self.tokens.items()
        }
        seen["notes"] = served.done("GET", f"/api/games/{self.running}/notes", self.tokens["louis"])
        seen["over"] = served.done("GET", f"/api/games/{self.over}/replay")
        seen["record"] = served.ask("GET", f"/api/games/{self.over}/record").text
        return seen


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Filled:
    return Filled(tmp_path_factory.mktemp("filled") / "maria.sqlite")


@pytest.fixture
def filled(original: Filled, tmp_path: Path) -> Iterator[tuple[Filled, Path]]:
    """The games, and a copy of their database that a test may change."""
    path = tmp_path / "copy.sqlite"
    shutil.copy(original.path, path)
    yield original, path


def change(path: Path, *statements: str) -> None:
    """Runs SQL statements on a database file, behind the server's back."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def url(path: Path) -> str:
    return f"sqlite:///{path}"


# ---------------------------------------------------------------- maria games


def test_games_are_listed(filled: tuple[Filled, Path], run: Run) -> None:
    original, path = filled
    code, out, _ = run("games", "list", "--database", url(path))
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert sorted(row[:4] + row[-1:] for row in rows[:3]) == sorted(
        [
            [original.waiting, "1970-01-12", "waiting", "introductory", "waiting"],
            [original.running, "1970-01-12", "running", "advanced", "running"],
            [original.over, "1970-01-12", "over", "introductory", "over"],
        ]
    )
    assert out.splitlines()[3] == "3 games."


def test_games_move_to_another_database(
    filled: tuple[Filled, Path], run: Run, database_url: str, tmp_path: Path
) -> None:
    """With their tokens and notes; importing a second time changes nothing."""
    original, path = filled
    archive, again = tmp_path / "games.txt", tmp_path / "again.txt"
    assert run("games", "export", str(archive), "--database", url(path))[:2] == (
        0,
        f"3 games written to {archive}.\n",
    )
    code, out, err = run("games", "import", str(archive), "--database", database_url)
    assert (code, out, err) == (0, "3 games imported, 0 already there.\n", "")
    code, out, err = run("games", "import", str(archive), "--database", database_url)
    assert (code, out, err) == (0, "0 games imported, 3 already there.\n", "")
    assert run("games", "export", str(again), "--database", database_url)[0] == 0
    assert without_waiting(again) == without_waiting(archive)
    with nearby(database_url, now=lambda: OLD) as served:
        assert original.contents(served) == original.seen
        play(served, original.running, original.tokens, 1)


def without_waiting(archive: Path) -> list[Json]:
    """The games of a file, ignoring since when each seat has been waited for, which an import resets."""
    games = [json.loads(line) for line in archive.read_text("utf-8").splitlines()[1:-1]]
    for game in games:
        for seat in game["seats"]:
            seat["since"] = seat["since"] is None
    return sorted(games, key=lambda game: str(game["game"]["id"]))


def other_value(part: str, name: str, value: Any) -> Callable[[list[Json]], None]:
    def change(games: list[Json]) -> None:
        rows = games[1][part]
        (rows if isinstance(rows, dict) else rows[0])[name] = value

    return change


BROKEN: dict[str, Callable[[list[Json]], Any]] = {
    "a field is missing": lambda games: games[1]["game"].pop("variant"),
    "a part is missing": lambda games: games[1].pop("seats"),
    "a seat is missing": lambda games: games[1]["seats"].pop(),
    "a seat is there twice": lambda games: games[1]["seats"].append(games[1]["seats"][0]),
    "a line is missing": lambda games: games[1]["lines"].pop(0),
    "a line is of another game": other_value("lines", "game", "A" * 16),
    "a line is there twice": lambda games: games[1]["lines"].append(games[1]["lines"][0]),
    "a text for a number": other_value("game", "created", "yesterday"),
    "a number for a text": other_value("game", "name", 1),
    "a number for a truth": other_value("game", "stand_in", 1),
    "nothing for something": other_value("game", "variant", None),
    "five players": other_value("game", "players", 5),
    "another status": other_value("game", "status", "lost"),
    "options that are none": other_value("game", "options", "gambit"),
    "two games with one token": lambda games: games[2]["seats"][0].update(token=games[0]["seats"][0]["token"]),
    "a game without anything": lambda games: games[1].clear(),
}  # fmt: skip


@pytest.mark.parametrize("what", [*BROKEN, "half a line", "no JSON"])
def test_of_a_broken_file_nothing_is_taken_in(
    filled: tuple[Filled, Path], run: Run, tmp_path: Path, what: str
) -> None:
    archive, empty = tmp_path / "games.txt", url(tmp_path / "empty.sqlite")
    run("games", "export", str(archive), "--database", url(filled[1]))
    first, *lines = archive.read_text("utf-8").splitlines()
    if what in BROKEN:
        games = sorted((json.loads(line) for line in lines[:-1]), key=lambda game: len(game["lines"]) == 0)
        BROKEN[what](games)
        lines = [*(json.dumps(game) for game in games), lines[-1]]
    else:
        lines[1] = lines[1][:100] if what == "half a line" else "games"
    archive.write_text("\n".join([first, *lines]), "utf-8")
    code, out, err = run("games", "import", str(archive), "--database", empty)
    place = 4 if what == "two games with one token" else 3
    assert (code, out, err) == (1, "", f"Line {place} of the file is broken. Nothing was imported.\n")
    assert run("games", "list", "--database", empty)[1].splitlines()[-1] == "0 games."


@pytest.mark.parametrize("text", ["", "\n", "maria record 1\n", "{}", '{"format": "maria games 2"}\n', "[]"])
def test_a_file_that_holds_no_games_is_told(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "file").write_text(text, "utf-8")
    code, out, err = run("games", "import", str(tmp_path / "file"), "--database", url(tmp_path / "x.sqlite"))
    assert (code, out, err) == (1, "", "This is not a file of games.\n")


def test_files_that_cannot_be_read_or_written_are_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    database = url(tmp_path / "x.sqlite")
    for words, told in (
        (("import", str(tmp_path / "nothing")), "No such file"),
        (("import", str(tmp_path)), "directory"),
        (("import", str(tmp_path / "bytes")), "not text"),
        (("export", str(tmp_path / "no" / "folder")), "No such file"),
    ):
        code, out, err = run("games", *words, "--database", database)
        assert (code, out) == (1, "") and told in err and len(err.splitlines()) == 1, err


def test_old_games_that_are_over_or_never_began_are_pruned(filled: tuple[Filled, Path], run: Run) -> None:
    original, path = filled
    change(path, f"update games set changed = {time.time()} where id = '{original.over}'")
    assert (
        run("games", "prune", "--days", "30", "--database", url(path))[1]
        == "Deleted one game unchanged for 30 days.\n"
    )
    listed = run("games", "list", "--database", url(path))[1]
    assert original.waiting not in listed and original.running in listed and original.over in listed
    change(path, "update games set changed = 0")
    assert run("games", "prune", "--database", url(path))[0] == 0
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("select id from games").fetchall() == [(original.running,)]
        assert connection.execute("select distinct game from lines").fetchall() == [(original.running,)]
        assert connection.execute("select distinct game from seats").fetchall() == [(original.running,)]
    assert run("games", "prune", "--days", "0", "--database", url(path))[0] == 2


# ---------------------------------------------------------------- databases that cannot be used


@pytest.mark.parametrize("command", [("serve",), ("games", "list")])
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(databases, "PATIENCE_OF_COMMANDS", 1.0)
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("this is no database, but a text that is long enough to see that", "utf-8")
    newer = tmp_path / "newer.sqlite"
    change(
        newer,
        "create table alembic_version (version_num text)",
        "insert into alembic_version values ('9999')",
    )
    with closing(socket.socket()) as unused:
        unused.bind(("127.0.0.1", 0))
        nobody = f"postgresql://maria:secret@127.0.0.1:{unused.getsockname()[1]}/maria"
        for given, told in {
            "nonsense": "This is not a database address.",
            "mysql://localhost/maria": "mysql databases are not supported",
            url(tmp_path / "folder"): "The database cannot be used: ",
            url(tmp_path / "text"): "The database cannot be used: ",
            url(tmp_path / "text" / "maria.sqlite"): "The database cannot be used: ",
            url(newer): "The database cannot be used: ",
            "sqlite:////proc/maria.sqlite": "The database cannot be used: ",
            nobody: "The database cannot be used: ",
            "postgresql://127.0.0.1:port/maria": "This is not a database address.",
        }.items():
            code, out, err = run(*command, "--database", given)
            assert (code, out) == (1, ""), given
            assert err.startswith(told) and len(err.splitlines()) == 1, err
            assert "secret" not in err


def test_serve_tells_what_is_wrong_with_its_settings(run: Run, tmp_path: Path) -> None:
    database = url(tmp_path / "maria.sqlite")
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        code, out, err = run("serve", "--port", port, "--database", database)
    assert (code, out) == (1, "")
    assert err == f"127.0.0.1:{port} cannot be used: Address already in use\n"
    code, _, err = run("serve", "--host", "256.0.0.1", "--port", "0", "--database", database)
    assert code == 1 and err.startswith("256.0.0.1:0 cannot be used: ")
    code, _, err = run("serve", "--smtp", "mail.example.org", "--database", database)
    assert (code, err) == (1, "E-mail settings look like smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.\n")
    for words in (("--port", "70000"), ("--workers", "0"), ("--rate", "x")):
        assert run("serve", *words, "--database", database)[0] == 2


def test_without_settings_games_are_kept_in_the_users_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MARIA_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert run("games", "list")[:2] == (0, "\n0 games.\n")
    assert [path.name for path in tmp_path.rglob("*.sqlite")] == ["games.sqlite"]
    monkeypatch.setenv("MARIA_DATABASE", "nonsense")
    assert run("games", "list")[0] == 1


# ---------------------------------------------------------------- migrations


def test_the_migrations_make_the_schema_of_the_code(database_url: str) -> None:
    def differences(connection: Connection) -> None:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []

    async def check() -> None:
        for _ in range(2):
            async with open_database(database_url) as database, database.reading() as connection:
                await connection.run(differences)

    asyncio.run(check())


NEXT = '''
"""A later schema."""
import sqlalchemy as sa
from alembic import op
revision, down_revision = "later", "{newest}"
branch_labels = depends_on = None
def upgrade():
    op.add_column("games", sa.Column("place", sa.Text(), server_default="Wien", nullable=False))
'''


def test_a_server_brings_an_older_database_up_to_date_when_it_starts(
    filled: tuple[Filled, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original, path = filled
    scripts = tmp_path / "migrations"
    shutil.copytree(Path(databases.__file__).parent / "migrations", scripts)
    newest = max(script.stem for script in (scripts / "versions").glob("*.py"))
    text = (scripts / "versions" / f"{newest}.py").read_text("utf-8")
    found = re.search(r'^revision = "(\w+)"', text, re.M)
    assert found
    (scripts / "versions" / "later.py").write_text(NEXT.replace("{newest}", found[1]), "utf-8")
    monkeypatch.setattr(databases, "SCRIPTS", str(scripts))
    for _ in range(2):
        with nearby(path, now=lambda: OLD) as served:
            assert original.contents(served) == original.seen
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("select distinct place from games").fetchall() == [("Wien",)]
        assert connection.execute("select version_num from alembic_version").fetchall() == [("later",)]


# ---------------------------------------------------------------- fairness


def verified(run: Run, tmp_path: Path, text: str, *words: str) -> tuple[int, str, str]:
    (tmp_path / "record").write_text(text, "utf-8")
    return run("verify", str(tmp_path / "record"), *words)


def other_digit(text: str, name: str) -> str:
    """A record with one digit of a field changed."""
    return re.sub(rf"(?m)^({name}: .*)(.)$", lambda found: found[1] + ("0" if found[2] != "0" else "1"), text)


def test_a_fair_game_is_found_fair(original: Filled, run: Run, tmp_path: Path) -> None:
    code, out, err = verified(run, tmp_path, original.record)
    assert (code, err) == (0, "") and original.commitment in out
    words = ["--commitment", original.commitment]
    for number, seat in enumerate(SEATS):
        words += ["--value", f"{seat}={number:064x}"]
    assert verified(run, tmp_path, original.record, *words)[0] == 0


UNFAIR: dict[str, tuple[Callable[[str], str], str]] = {
    "another secret": (lambda text: other_digit(text, "secret"), "The secret is not the one"),
    "another commitment": (lambda text: other_digit(text, "commitment"), "The secret is not the one"),
    "another seed": (lambda text: other_digit(text, "seed"), "The seed was not made from"),
    "another value": (lambda text: other_digit(text, "values"), "The seed was not made from"),
    "a value left out": (lambda text: re.sub("(?m)^values: .*$", "values: ", text), "The seed was not made from"),
    "no secret": (lambda text: re.sub("(?m)^secret: .*\n", "", text), "This record contains no proof"),
    "a secret that is none": (lambda text: re.sub("(?m)^secret: .*$", "secret: x", text), "x is not a 256-bit number"),
    "a value that is none": (lambda text: re.sub("(?m)^values: .*$", "values: louis", text), " is not a 256-bit number"),
    "an action changed": (lambda text: re.sub("(?m)^louis: split.*$", "louis: split france moritz 8", text), "Line 1"),
    "an action left out": (lambda text: re.sub("(?m)^louis: split.*\n", "", text), "Line 1"),
    "no record": (lambda text: "hello", "Line 1: A record begins with"),
}  # fmt: skip


@pytest.mark.parametrize("what", UNFAIR)
def test_an_unfair_game_is_found_out(original: Filled, run: Run, tmp_path: Path, what: str) -> None:
    change, told = UNFAIR[what]
    text = change(original.record)
    assert text != original.record
    code, out, err = verified(run, tmp_path, text)
    assert (code, out) == (1, "") and told in err, err


def test_what_a_player_noted_down_counts(original: Filled, run: Run, tmp_path: Path) -> None:
    for words, told in (
        (("--commitment", "0" * 64), "not the one you noted down"),
        (("--value", "louis=" + "0" * 64), "The record’s value for louis is not the one you noted down."),
        (("--value", "nobody=" + "0" * 64), "The record’s value for nobody is not the one you noted down."),
        (("--value", "louis"), "The record’s value for louis is not the one you noted down."),
    ):
        code, out, err = verified(run, tmp_path, original.record, *words)
        assert (code, out) == (1, "") and told in err


def test_records_without_a_proof_are_told(original: Filled, run: Run, tmp_path: Path, box: Box) -> None:
    code, _, err = verified(run, tmp_path, Game.new("introductory", 3, "a seed", box).record())
    assert code == 1 and err.startswith("This record contains no proof")
    with nearby(original.path, now=lambda: OLD) as served:
        redacted = served.ask("GET", f"/api/games/{original.running}/record").text
    code, _, err = verified(run, tmp_path, redacted)
    assert code == 1 and "made during the game" in err
    assert run("verify", str(tmp_path / "nothing"))[0] == 1


# ---------------------------------------------------------------- older rules


def aged(text: str, engine: str) -> str:
    return text.replace(f"\nengine: {ENGINE}\n", f"\nengine: {engine}\n")


def test_a_record_under_older_rules_is_played_as_far_as_they_agree(
    original: Filled, box: Box, monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path
) -> None:
    whole = History.load(aged(original.record, "0"), box)
    assert whole.record() == original.record, (
        "all of it is according to today's rules, so that is what it says now"
    )
    lines = aged(original.record, "0").splitlines()
    first = lines.index("") + 1
    for number, line in (
        (first + 1, "louis: march moritz sens > troyes"),
        (first + 3, "louis: trade"),
        (first + 2, "x"),
    ):
        broken = [*lines[:number], line, *lines[number:]]
        with pytest.raises(RecordError) as told:
            Game.load("\n".join(broken), box)
        assert (told.value.key, told.value.line) == ("record-older", number + 1)
        with pytest.raises(RecordError) as told:
            Game.load(aged("\n".join(broken), ENGINE).replace("engine: 0", f"engine: {ENGINE}"), box)
        assert told.value.key != "record-older"
    (tmp_path / "record").write_text("\n".join([*lines, "louis: trade"]), "utf-8")
    code, _, err = run("play", "--terminal", "--load", str(tmp_path / "record"))
    assert code == 1
    assert err == (
        f"Line {len(lines) + 1}: The record was made under older rules, version 0."
        f" From this line on, the current rules, version {ENGINE}, differ.\n"
    )


@pytest.mark.parametrize("engine", ["999", "", "x", "-1", "1.0", "one"])
def test_a_record_under_newer_or_unknown_rules_is_refused(original: Filled, box: Box, engine: str) -> None:
    with pytest.raises(RecordError) as told:
        Game.load(aged(original.record, engine), box)
    assert (told.value.key, told.value.line) == ("record-engine", 1)


def record_lines(path: Path, game: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(path)) as connection:
        query = "select number, text from lines where game = ? and kind = 'record' order by number"
        return connection.execute(query, (game,)).fetchall()


@pytest.mark.parametrize("tampered", ["position = 'w123456789abcdef'", "text = 'louis: trade'", "text = 'x'"])
def test_a_game_under_other_rules_is_shown_until_they_differ(
    filled: tuple[Filled, Path], box: Box, tampered: str
) -> None:
    original, path = filled
    lines = record_lines(path, original.running)
    change(path, f"update lines set {tampered} where game = '{original.running}' and number = {lines[3][0]}")
    with nearby(path, now=lambda: OLD) as served:
        here = f"/api/games/{original.running}"
        louis = original.tokens["louis"]
        told = served.done("GET", f"{here}/updates", louis)
        assert told["table"]["game"]["differs"] == 4
        assert (told["table"]["to_act"], told["table"]["may_act"]) == ([], False)
        choices = told["table"]["choices"]
        assert (choices["yours"], choices["detail"], told["table"]["any_time"]["offers"]) == (False, None, [])
        table = served.server.rooms.loaded[original.running]
        assert table.game is not None
        again = Game(box, table.game.header)
        for _, line in lines[:3]:
            again.play(line)
        assert told["table"]["view"] == json.loads(json.dumps(view(again.state, SEATS.index("louis"))))
        assert "said" not in {entry["event"]["kind"] for entry in told["entries"]}, "that was later"
        refused = (409, "server-other-rules")
        act = {"id": "an-action", "step": told["table"]["step"], "action": "done"}
        say = {"id": "another-message", "text": "hello"}
        for deed, body in (
            ("act", act),
            ("say", say),
            ("undo", {"id": "an-undo-1"}),
            ("resign", None),
            ("leave", {}),
        ):
            assert served.refused("POST", f"{here}/{deed}", louis, json=body) == refused, deed
        for asked in ("", "/updates", "/overlays", "/at?seq=3", "/record"):
            assert served.ask("GET", here + asked, louis).status_code == 200
        answer = served.ask("POST", f"{here}/act", louis, json=act).json()
        assert "from line 4 of its record on" in answer["text"]
        listed = {game["id"]: game["differs"] for game in served.done("GET", "/api/games")}
        assert listed == {original.running: 4, original.over: 0}
        assert served.logged.faults() == []


def test_a_finished_game_under_other_rules_keeps_its_record(filled: tuple[Filled, Path]) -> None:
    original, path = filled
    place = record_lines(path, original.over)[2][0]
    change(
        path,
        f"update lines set position = 'wx' where game = '{original.over}' and number = {place}",
        f"update games set engine = '0' where id = '{original.over}'",
    )
    with nearby(path, now=lambda: OLD) as served:
        info = served.done("GET", f"/api/games/{original.over}")
        assert (info["differs"], info["engine"], info["status"]) == (3, "0", "over")
        assert info["result"] == {"ended": "agreed", "winner": None, "rule": None}
        assert served.ask("GET", f"/api/games/{original.over}/record").text == aged(original.record, "0")
        replay = served.done("GET", f"/api/games/{original.over}/replay")
        assert replay["moments"] == original.seen["over"]["moments"] - 3


def test_a_game_under_older_rules_that_do_not_differ_goes_on(filled: tuple[Filled, Path]) -> None:
    original, path = filled
    change(path, f"update games set engine = '0' where id = '{original.running}'")
    with nearby(path, now=lambda: OLD) as served:
        assert served.done("GET", f"/api/games/{original.running}")["differs"] == 0
        play(served, original.running, original.tokens, 2)


def test_a_game_whose_pack_is_not_here_does_not_hide_the_others(filled: tuple[Filled, Path]) -> None:
    original, path = filled
    change(path, f"update games set pack = '{'0' * 64}' where id = '{original.running}'")
    with nearby(path, now=lambda: OLD) as served:
        assert served.refused("GET", f"/api/games/{original.running}") == (409, "server-no-pack")
        assert [game["id"] for game in served.done("GET", "/api/games")] == [original.over]
        player = served.done("POST", "/api/players", json={"name": "Somebody"})["token"]
        change(path, "update seats set player = (select id from players) where seat = 'louis'")
        assert {entry["game"]["id"] for entry in served.done("GET", "/api/me", player)["games"]} == {
            original.waiting,
            original.over,
        }


def test_a_database_is_let_go_of_when_a_server_ends(filled: tuple[Filled, Path]) -> None:
    _, path = filled
    with nearby(path, now=lambda: OLD) as served:
        assert isinstance(served.server.database, Database)
    assert not path.with_name(path.name + "-wal").exists(), "everything is in the one file that people copy"
