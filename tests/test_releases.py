"""What was made with a release stays good: its records load, and its server's games continue.

`releases/` has a folder for each release, made by that release's own code (`releases/make.py`). If today's
rules differ, a record loads and a game is shown up to the first difference; `releases/differences.toml` lists
each such line and says why.
"""

from __future__ import annotations

import gzip
import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from conftest import ROOT, Run
from maria.box import Box
from maria.game import ENGINE, Game
from maria.history import History
from maria.record import RecordError, read_header
from maria.server.packs import packs
from server.client import actions_in
from server.inside import Clock
from server.nearby import Json, Nearby, nearby
from waiting import soon

HERE = ROOT / "tests" / "releases"
RELEASES = sorted(folder.name for folder in HERE.iterdir() if (folder / "about.json").exists())
DIFFERENCES = tomllib.loads((HERE / "differences.toml").read_text("utf-8"))
PLAYED_ON = 3
"""How many actions of people continue a game."""
DAY = 86_400.0


@cache
def about(release: str) -> Json:
    """What the files of a release contain, as that release saw it."""
    content: Json = json.loads((HERE / release / "about.json").read_text("utf-8"))
    return content


def unpacked(release: str, name: str) -> bytes:
    return gzip.decompress((HERE / release / name).read_bytes())


def listed(release: str, part: str) -> dict[str, int]:
    """The listed lines from which the rules differ, each with its reason."""
    entries = DIFFERENCES.get(release, {}).get(part, {})
    assert all(entry["why"] for entry in entries.values())
    return {name: entry["line"] for name, entry in entries.items()}


def to_be_listed(release: str, part: str, found: dict[str, int]) -> str:
    """The text to paste into the file of differences, with a reason to be added for each line."""
    lines = [f'"{name}" = {{ line = {line}, why = "" }}' for name, line in sorted(found.items())]
    return "\n".join([f'releases/differences.toml should say:\n["{release}".{part}]', *lines])


def test_there_are_releases_and_nothing_else_is_listed() -> None:
    assert {"0.1.0", "0.2.0"} <= set(RELEASES)
    for release, parts in DIFFERENCES.items():
        made = about(release)
        for part, known in (("records", made["records"]), ("games", made["server"]["games"])):
            assert parts.get(part, {}).keys() <= known.keys()
        if made["engine"] == ENGINE:
            assert parts == {}, "rules that differ have another version"


# ---------------------------------------------------------------- records


@cache
def text_of(release: str, name: str) -> str:
    return unpacked(release, f"records/{name}.txt.gz").decode()


def box_of(text: str) -> Box:
    """The box that a record was made with: published packs stay available."""
    return packs()[read_header(text)[0].hash]


@cache
def loaded(release: str, name: str) -> History | int:
    """The history of a record, or the line from which today's rules differ."""
    text = text_of(release, name)
    try:
        return History.load(text, box_of(text))
    except RecordError as error:
        assert error.key == "record-older", (error.line, error.key, error.values)
        return error.line


def end_of(game: Game) -> Json:
    """The state at the end of a record, as far as the rules decide it."""
    outcome = list(game.outcome) if game.outcome else None
    return {"over": outcome, "to_act": list(game.to_act), "turn": game.state.turn}


def difference(release: str, name: str) -> int:
    """The line from which today's rules differ; one past the last for a different end; otherwise 0."""
    history, was = loaded(release, name), about(release)["records"][name]
    if isinstance(history, int):
        return history
    end = end_of(history.game)
    same = end == {key: was[key] for key in end}
    return 0 if same else len(text_of(release, name).splitlines()) + 1


@pytest.mark.parametrize("release", RELEASES)
def test_records_load_to_their_end_or_to_where_the_rules_differ(release: str) -> None:
    made = {name: difference(release, name) for name in about(release)["records"]}
    found = {name: line for name, line in made.items() if line}
    assert found == listed(release, "records"), to_be_listed(release, "records", found)


@pytest.mark.parametrize(("release", "name"), [(r, name) for r in RELEASES for name in about(r)["records"]])
def test_a_record_is_the_game_that_it_was(release: str, name: str) -> None:
    text, was, history = text_of(release, name), about(release)["records"][name], loaded(release, name)
    if isinstance(history, int):
        kept = text.splitlines()[: history - 1]
        history = History.load("\n".join(kept), box_of(text))
        assert len(history.lines) == len(kept) - kept.index("") - 1, "it is the game until that line"
        return
    assert len(history.lines) == was["lines"]
    if about(release)["engine"] == ENGINE:
        assert history.record() == text
    assert History.load(history.record(), history.game.box).lines == history.lines, (
        "as today's rules write it"
    )
    assert [[history.seats[said.seat], said.text] for said in history.messages()] == was["messages"]
    assert (history.request.seat if history.request else None) == was["request"]


@pytest.mark.parametrize(
    ("release", "name"), [(r, name) for r in RELEASES for name in about(r).get("positions", ())]
)
def test_a_position_is_the_one_that_it_was(release: str, name: str, box: Box) -> None:
    text = unpacked(release, f"positions/{name}.yaml.gz").decode()
    game = Game.from_position(text, box)
    assert list(game.to_act) == about(release)["positions"][name]
    if about(release)["engine"] == ENGINE:
        assert game.position() == text


# ---------------------------------------------------------------- a server's games


class Opened:
    """Today's server with the games of a release."""

    def __init__(self, release: str, served: Nearby, clock: Clock) -> None:
        self.release, self.served, self.clock = release, served, clock
        self.games: dict[str, Json] = deepcopy(about(release)["server"]["games"])
        self.taken: set[tuple[str, str]] = set()

    def ask(self, name: str, path: str = "", seat: str | None = None) -> Any:
        """The server's answer about a game, to a seat with its old key or to a spectator."""
        game = self.games[name]
        return self.served.done(
            "GET", f"/api/games/{game['id']}{path}", game["tokens"][seat] if seat else None
        )

    def update(self, name: str, seat: str) -> Json:
        """Everything a seat was ever sent, and the present table."""
        game = self.games[name]
        return self.served.update(game["id"], game["tokens"][seat])

    def differing(self) -> dict[str, int]:
        """The games that today's rules cannot replay completely, with the first line that differs."""
        found = {
            name: self.ask(name, seat=next(iter(game["tokens"])))["differs"]
            for name, game in self.games.items()
        }
        return {name: line for name, line in found.items() if line}

    def do(self, name: str, seat: str, path: str, /, **body: Any) -> Any:
        game = self.games[name]
        return self.served.done("POST", f"/api/games/{game['id']}{path}", game["tokens"][seat], json=body)

    def asked(self, name: str) -> tuple[str, Json]:
        """A human player whose turn it is, and the table as that seat sees it; bots play first."""

        def look() -> tuple[str, Json] | None:
            for seat in self.games[name]["tokens"]:
                table = self.update(name, seat)["table"]
                bots = [entry["seat"] for entry in table["game"]["seats"] if entry["bot"]]
                if seat in table["to_act"] and seat not in bots:
                    return seat, table
            return None

        return soon(look)

    def play_on(self, name: str, number: int) -> None:
        """Plays an offered action, not taken before, for a player whose turn it is."""
        seat, table = self.asked(name)
        offer = table["choices"]
        assert offer["yours"]
        actions = list(actions_in(offer["detail"]))
        action = next(action for action in actions if (name, action) not in self.taken)
        self.taken.add((name, action))
        self.do(name, seat, "/act", id=f"played-on-{number}", step=table["step"], action=action)


@contextmanager
def opened(release: str, url: str, later: float = 0.0) -> Iterator[Opened]:
    """Today's server, started this many seconds after the release's last moment."""
    clock = Clock()
    clock.now = about(release)["server"]["now"] + later
    with nearby(url, now=clock, monotonic=clock.monotonic, sweep=0.05) as served:
        yield Opened(release, served, clock)
        assert served.logged.faults() == []


def exported(run: Run, url: str, file: Path) -> dict[str, Json]:
    """All games of a database by name, as the command exports them."""
    code, _, err = run("games", "export", str(file), "--database", url)
    assert (code, err) == (0, "")
    return archived(file.read_text("utf-8"))


def archived(text: str) -> dict[str, Json]:
    entries = [json.loads(line) for line in text.splitlines()]
    return {entry["game"]["name"]: entry for entry in entries if "game" in entry}


@pytest.fixture(params=RELEASES)
def release(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["database", "archive"])
def database(release: str, request: pytest.FixtureRequest, tmp_path: Path, run: Run) -> str:
    """A database with a release's games: the file its server left, or a new one with its archive."""
    file = tmp_path / "games.sqlite"
    url = f"sqlite:///{file}"
    if request.param == "database":
        file.write_bytes(unpacked(release, "games.sqlite.gz"))
    else:
        (tmp_path / "archive.txt").write_bytes(unpacked(release, "archive.txt.gz"))
        count = len(about(release)["server"]["games"])
        code, out, err = run("games", "import", str(tmp_path / "archive.txt"), "--database", url)
        assert (code, out, err) == (0, f"{count} games imported, 0 already there.\n", "")
    return url


def as_then(update: Json, was: Json | None) -> Json | None:
    """The open undo request, as far as that release reported it."""
    request = update["table"]["request"]
    return {key: request[key] for key in was} if request and was else request


def messages_of(update: Json) -> list[Json]:
    """The messages at a table."""
    events = [entry["event"] for entry in update["entries"]]
    return [{key: event[key] for key in ("seat", "text")} for event in events if event["kind"] == "said"]


def test_all_games_of_a_release_are_there_as_they_were(release: str, database: str) -> None:
    with opened(release, database) as server:
        differing = server.differing()
        assert differing == listed(release, "games"), to_be_listed(release, "games", differing)
        for name, was in server.games.items():
            seen = {seat: server.update(name, seat) for seat in was["tokens"]}
            first = next(iter(seen.values()))
            info = first["table"]["game"]
            same_seats = [
                {key: value for key, value in now.items() if key in then}
                for then, now in zip(was["info"]["seats"], info["seats"], strict=True)
            ]
            moment = {key: info[key] for key in ("turn", "changed") if name in differing}
            told = {key: value for key, value in info.items() if key in was["info"]}
            assert {**told, "seats": same_seats} == {**was["info"], **moment}, name
            taken = {entry["seat"] for entry in info["seats"] if entry["taken"]}
            for seat, update in seen.items():
                if seat in taken:
                    assert server.ask(name, "/notes", seat)["text"] == was["notes"][seat]
                if was["info"]["status"] == "running":
                    assert None not in (update["table"]["view"], update["table"]["choices"])
            if name in differing:
                assert first["table"]["to_act"] == [], name
                continue
            assert messages_of(first) == was["messages"], name
            assert (first["table"]["to_act"], as_then(first, was["request"])) == (
                was["to_act"],
                was["request"],
            ), name
            assert {seat: update["table"]["seq"] for seat, update in seen.items()} == was["seq"], name


def test_games_that_anybody_may_watch_are_listed(release: str, database: str, run: Run) -> None:
    with opened(release, database) as server:
        public = {name for name, game in server.games.items() if game["info"]["watch"] == "anyone"}
        begun = {name for name in public if server.games[name]["info"]["status"] != "waiting"}
        assert {game["name"] for game in server.served.done("GET", "/api/games")} == begun
        out = run("games", "list", "--database", database)[1]
    assert out.splitlines()[-1] == f"{len(server.games)} games."
    assert all(game["id"] in out for game in server.games.values())


def test_running_games_of_a_release_go_on(release: str, database: str, run: Run, tmp_path: Path) -> None:
    """With their players' keys; if the rules differ, games only stay as they are."""
    with opened(release, database) as server:
        differing = server.differing()
        running = [name for name, game in server.games.items() if game["info"]["status"] == "running"]
        assert running
        for name in running:
            if name in differing:
                seat = next(iter(server.games[name]["tokens"]))
                body = {"id": "a-message", "text": "hello"}
                address = f"/api/games/{server.games[name]['id']}/say"
                told = server.served.refused("POST", address, server.games[name]["tokens"][seat], json=body)
                assert told == (409, "server-other-rules")
                continue
            request = server.games[name]["request"]
            for seat in request["waiting"] if request else ():
                assert as_then(server.update(name, seat), request) == request
                server.do(name, seat, "/undo/answer", id="an-answer", grant=True)
            for number in range(PLAYED_ON):
                server.play_on(name, number)
    kept = archived(unpacked(release, "archive.txt.gz").decode())
    for name, game in exported(run, database, tmp_path / "now.txt").items():
        was = kept.pop(name)
        for then, now in zip(was["lines"], game["lines"], strict=False):
            assert {key: now[key] for key in then} == then, name
        more = PLAYED_ON if name in running and name not in differing else 0
        assert len(game["lines"]) >= len(was["lines"]) + more, name
        assert more or len(game["lines"]) == len(was["lines"]), name
    assert kept == {}


def test_somebody_can_still_join_a_game_that_waits(release: str, database: str) -> None:
    with opened(release, database) as server:
        waiting = [name for name, game in server.games.items() if game["info"]["status"] == "waiting"]
        for name in waiting:
            seats = server.games[name]["info"]["seats"]
            for number, seat in enumerate(seat for seat in seats if not seat["taken"]):
                key, link = f"{number:022x}", server.games[name]["tokens"][seat["seat"]]
                server.do(name, seat["seat"], "/take", name="Somebody", value=f"{number:064x}", key=key)
                server.games[name]["tokens"][seat["seat"]] = key
                there = f"/api/games/{server.games[name]['id']}/seats/{seat['seat']}/link"
                assert server.served.refused("POST", there, link) == (403, "server-no-host")
                assert server.served.refused("GET", "/api/seat", link) == (401, "server-no-seat")
            server.play_on(name, 0)
        assert waiting


def test_a_deadline_of_a_release_is_kept(release: str, database: str) -> None:
    """Time stands still while no server runs, and runs out while one does."""
    days = {
        name: g["info"]["days"] for name, g in about(release)["server"]["games"].items() if g["info"]["days"]
    }
    assert days
    with opened(release, database, later=10 * max(days.values()) * DAY) as server:
        soon(lambda: "time-given-back" in "".join(server.served.logged.lines))
        server.served.run(server.served.server.scheduler.sweep())
        playing = days.keys() - server.differing().keys()

        def replaced() -> list[bool]:
            """For each seat that must act, whether a bot plays for it."""
            asked = [(name, server.games[name]["to_act"]) for name in playing]
            told = [(server.ask(name, seat=seats[0])["seats"], seats) for name, seats in asked]
            return [
                seat["standing_in"]
                for all_seats, seats in told
                for seat in all_seats
                if seat["seat"] in seats
            ]

        assert not any(replaced())
        server.clock.days(max(days.values()))
        soon(lambda: all(replaced()))


def test_finished_games_of_a_release_can_be_replayed_and_verified(
    release: str, database: str, run: Run, tmp_path: Path
) -> None:
    kept = archived(unpacked(release, "archive.txt.gz").decode())
    with opened(release, database) as server:
        differing = server.differing()
        over = [name for name, game in server.games.items() if game["info"]["status"] == "over"]
        assert over
        for name in over:
            seat, token = next(iter(server.games[name]["tokens"].items()))
            here = f"/api/games/{server.games[name]['id']}"
            text = server.served.ask("GET", f"{here}/record", token).text
            lines = [line["text"] for line in kept[name]["lines"] if line["kind"] == "record"]
            assert text.split("\n\n", 1)[1].splitlines() == lines, "all of it, whatever the rules"
            assert server.ask(name, "/replay", seat)["moments"] > 0
            if name in differing:
                continue
            (tmp_path / "record").write_text(text, "utf-8")
            commitment = server.games[name]["info"]["commitment"]
            code, out, err = run("verify", str(tmp_path / "record"), "--commitment", commitment)
            assert (code, err) == (0, "") and commitment in out


def test_a_personal_link_of_a_release_opens_its_games(release: str, tmp_path: Path) -> None:
    """Its links are only in the database: an archive has none."""
    file = tmp_path / "games.sqlite"
    file.write_bytes(unpacked(release, "games.sqlite.gz"))
    players = about(release)["server"]["players"]
    assert players
    with opened(release, f"sqlite:///{file}") as server:
        for name, player in players.items():
            told = server.served.done("GET", "/api/me", player["token"])
            assert told["name"] == name
            assert sorted(entry["game"]["name"] for entry in told["games"]) == player["games"]
