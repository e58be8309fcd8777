"""Backups: a snapshot of a whole database, restored into another one of either kind."""

from __future__ import annotations

import asyncio
import json
import secrets
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, aclosing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, insert, select, update

from conftest import Run
from maria.box import Box
from maria.server.storage import archive
from maria.server.storage.database import PROBE, Database, open_database
from maria.server.storage.schema import games, lines, notices, players, server
from server.client import Client, Json, create, open_http, sampled
from server.nearby import Nearby, nearby
from server.postgres import database
from server.serving import COMMAND, serve

SEATS = ("maria_theresa", "frederick", "louis")


@pytest.fixture
def fresh_url(database_url: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Another empty database of the same kind."""
    if database_url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'fresh.sqlite'}"
        return
    with database(request.getfixturevalue("postgres")) as url:
        yield url


# ---------------------------------------------------------------- while the server is in use, and killed


class Evening:
    """Some games with personal links, played until the server is gone; `done`: the acknowledged actions."""

    def __init__(self, box: Box, stack: AsyncExitStack) -> None:
        self.box, self.stack = box, stack
        self.done: list[tuple[str, str, str]] = []
        self.clients: list[dict[str, Client]] = []
        self.links: dict[str, str] = {}

    async def open(self, url: str) -> None:
        """Creates a game of three people, who use their personal links from then on."""
        async with open_http(url, None, lambda told: None, {}) as http:
            made = await create(url, variant="introductory")
            game, clients = made["game"]["id"], dict[str, Client]()
            for seat, token in made["tokens"].items():
                link = (await http.post("/api/players", json={"name": seat})).json()["token"]
                taken = {"name": seat, "value": f"{len(self.links):064x}", "player": link}
                taken["key"] = secrets.token_urlsafe(16)
                held = {"Authorization": f"Bearer {token}"}
                assert (await http.post(f"/api/games/{game}/take", json=taken, headers=held)).is_success
                clients[seat] = Client(url, game, link, Random(f"{game}{seat}"))
                await self.stack.enter_async_context(aclosing(clients[seat]))
                self.links[link] = game
        self.clients.append(clients)

    async def act(self, clients: dict[str, Client]) -> None:
        """Plays one action of the seat that the game waits for."""
        first = next(iter(clients.values()))
        seat = (await first.refresh())["table"]["to_act"][0]
        client, name = clients[seat], f"action-{len(self.done)}"
        await client.refresh()
        await client.act(sampled(client.view, client.rng, self.box), id=name)
        self.done.append((client.game, seat, name))

    async def until(self, count: int) -> set[tuple[str, str, str]]:
        """The acknowledged actions, once there are this many."""
        while len(self.done) < count:
            await asyncio.sleep(0.01)
        return set(self.done)

    async def go_on(self, url: str) -> None:
        """Checks that another server knows every personal link and its game, and plays on there."""
        async with open_http(url, None, lambda told: None, {}) as http:
            for link, game in self.links.items():
                mine = await http.get("/api/me", headers={"Authorization": f"Bearer {link}"})
                assert [entry["game"]["id"] for entry in mine.json()["games"]] == [game]
        for clients in self.clients:
            for client in clients.values():
                client.move_to(url)
                client.table = None
            for _ in range(3):
                await self.act(clients)

    async def play(self) -> None:
        """Plays in all games until the server is gone."""
        while True:
            for clients in self.clients:
                try:
                    await self.act(clients)
                except httpx.TransportError:
                    return
                await asyncio.sleep(0.05)  # leaves time for everything else


async def back_up(url: str, path: Path) -> None:
    """Does the same as the command, which takes longer to start."""
    with path.open("w", encoding="utf-8") as file:
        async with open_database(url) as base:
            assert await archive.back_up(base, file.write) == (2, 6)


async def back_up_by_command(url: str, path: Path) -> None:
    pipe = asyncio.subprocess.PIPE
    words = ("games", "backup", str(path), "--database", url)
    started = await asyncio.create_subprocess_exec(COMMAND[0], *words, stdout=pipe, stderr=pipe)
    out, err = await started.communicate()
    assert (started.returncode, err) == (0, b"") and b"2 games and 6 personal links written" in out


async def restore(url: str, path: Path) -> None:
    with path.open(encoding="utf-8") as file:
        async with open_database(url) as base:
            assert await archive.restore(base, file) == (2, 6)


async def rows_of(url: str) -> list[Any]:
    """All lines of a database; checks that no game has a gap."""
    async with open_database(url) as base, base.reading() as tx:
        found = list((await tx.execute(select(lines).order_by(lines.c.number))).all())
        counted = (await tx.execute(select(games.c.id, games.c.lines))).all()
    assert len(counted) == 2
    for game, count in counted:
        assert [row.number for row in found if row.game == game] == [*range(1, count + 1)]
    return found


def test_a_backup_has_all_that_was_acknowledged_when_it_began_though_the_server_is_killed_meanwhile(
    database_url: str, fresh_url: str, box: Box, tmp_path: Path
) -> None:
    async def spend() -> None:
        async with AsyncExitStack() as stack:
            evening = Evening(box, stack)
            first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
            with serve(database_url, rate=100_000) as served:
                for _ in range(2):
                    await evening.open(served.url)
                playing = asyncio.create_task(evening.play())
                before_first = await evening.until(6)
                await back_up(database_url, first)
                before_second = await evening.until(12)
                writing = asyncio.create_task(back_up_by_command(database_url, second))
                await evening.until(len(evening.done) + 2)
                served.kill9()
                await asyncio.gather(writing, playing)
            for path, done in ((first, before_first), (second, before_second)):
                held = {(row["game"], row["seat"], row["action"]) for row in backed_up(path, "lines")}
                assert done <= held
            await restore(fresh_url, second)
            rows = await rows_of(fresh_url)
            assert before_second <= {(row.game, row.seat, row.action) for row in rows}
            with serve(fresh_url, rate=100_000) as served:
                await evening.go_on(served.url)
                assert "Traceback" not in "".join(served.logs)

    asyncio.run(spend())


def backed_up(path: Path, part: str) -> list[Json]:
    """All rows of one kind in a backup."""
    entries = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    found = [entry[part] for entry in entries if part in entry]
    return [row for rows in found for row in (rows if isinstance(rows, list) else [rows])]


# ---------------------------------------------------------------- what is in a backup


class Filled:
    """A database with games, personal links, a pending notice, and a value of the server's own."""

    def __init__(self, path: Path) -> None:
        self.url = f"sqlite:///{path}"
        with nearby(path, sweep=1e6) as served:
            self.links = {
                seat: served.done("POST", "/api/players", json={"name": seat})["token"] for seat in SEATS
            }
            self.game, self.tokens = served.begun(self.links, name="Mollwitz – 1741", days=3)
            served.new_game(name="nobody came")
            served.done("GET", "/health")
            player = served.run(self._add(served))
        assert player

    async def _add(self, served: Nearby) -> str:
        async with served.server.database.writing() as tx:
            player = (await tx.execute(select(players.c.id))).scalars().first()
            row = {
                "player": player,
                "game": self.game,
                "seat": "louis",
                "kind": "turn",
                "way": "mail",
                "due": 7.5,
            }
            await tx.execute(insert(notices).values(id=41, **row))
            await tx.execute(delete(server).where(server.c.name != PROBE))
            await tx.execute(insert(server).values(name="remembered", value="a secret"))
            await tx.execute(update(games).values(keeper="somebody", keeper_until=1e12))
        return str(player)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Filled:
    return Filled(tmp_path_factory.mktemp("filled") / "maria.sqlite")


@pytest.fixture
def backup(filled: Filled, run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "backup.jsonl"
    code, out, err = run("games", "backup", str(path), "--database", filled.url)
    assert (code, out, err) == (0, f"2 games and 3 personal links written to {path}.\n", "")
    return path


def test_a_backup_goes_from_any_database_into_any_other(
    filled: Filled, backup: Path, database_url: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "AT_ONCE", 2)
    way = [database_url, f"sqlite:///{tmp_path / 'back.sqlite'}"]
    for number, url in enumerate(way):
        again = tmp_path / f"again-{number}.jsonl"
        code, out, err = run("games", "restore", str(backup), "--database", url)
        assert (code, out, err) == (0, "2 games and 3 personal links restored.\n", "")
        assert run("games", "backup", str(again), "--database", url)[0] == 0
        assert sorted(again.read_text("utf-8").splitlines()[:-1]) == sorted(
            backup.read_text("utf-8").splitlines()[:-1]
        )
        backup = again
    assert backed_up(backup, "server") == [{"name": "remembered", "value": "a secret"}]
    assert [row["due"] for row in backed_up(backup, "notice")] == [7.5]
    assert "somebody" not in backup.read_text("utf-8")
    with nearby(database_url) as served:
        for seat, link in filled.links.items():
            (mine,) = served.done("GET", "/api/me", link)["games"]
            assert (mine["game"]["id"], mine["game"]["name"]) == (filled.game, "Mollwitz – 1741")
            assert served.done("GET", f"/api/games/{filled.game}/updates", filled.tokens[seat])


def test_a_backup_is_of_one_moment_whatever_is_written_meanwhile(
    backup: Path, database_url: str, run: Run
) -> None:
    assert run("games", "restore", str(backup), "--database", database_url)[0] == 0
    told: list[str] = []

    async def change() -> None:
        async with open_database(database_url) as base, base.writing() as tx:
            await tx.execute(delete(games).where(games.c.status == "waiting"))
            await tx.execute(update(games).values(name="another name", lines=games.c.lines + 1))
            await tx.execute(delete(players))
            await tx.execute(update(lines).values(text="another text"))

    def write(line: str) -> None:
        told.append(line)
        if len(told) == 2:  # the first query has run
            with ThreadPoolExecutor() as elsewhere:
                elsewhere.submit(asyncio.run, change()).result()

    async def main() -> None:
        async with open_database(database_url) as base:
            assert await archive.back_up(base, write) == (2, 3)

    asyncio.run(main())
    assert sorted(told) == sorted(backup.read_text("utf-8").splitlines(keepends=True))


def test_a_backup_is_its_owners_alone_and_replaces_an_older_one_only_when_it_is_whole(
    filled: Filled, backup: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    was = backup.read_bytes()

    async def fail(database: Database, write: Callable[[str], None]) -> None:
        write("half of it\n")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(archive, "back_up", fail)
    code, out, err = run("games", "backup", str(backup), "--database", filled.url)
    assert (code, out) == (1, "") and "No space left on device" in err
    assert backup.read_bytes() == was
    assert [path.name for path in backup.parent.iterdir()] == [backup.name]


def test_a_backup_of_a_database_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    """Otherwise a typo in its name would produce empty backups unnoticed."""
    for command in ("backup", "export"):
        words = (
            "games",
            command,
            str(tmp_path / "file"),
            "--database",
            f"sqlite:///{tmp_path}/mistyped.sqlite",
        )
        code, out, err = run(*words)
        assert (code, out) == (1, "") and "No such file" in err and len(err.splitlines()) == 1
        assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- what is refused


def other_end(text: str) -> Callable[[list[str]], list[str]]:
    return lambda content: [*content[:-1], text]


BROKEN: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "cut off after a line": (lambda content: content[:-3], "The file ends too early, after line 6:"),
    "cut off before the last line": (lambda content: content[:-1], "The file ends too early, after line 8:"),
    "cut off within a line": (lambda content: [*content[:5], content[5][:80]], "Line 6 of the file is broken."),
    "only the first line": (lambda content: content[:1], "The file ends too early, after line 1:"),
    "a row left out": (lambda content: [*content[:1], *content[2:]], "Line 8 of the file is broken."),
    "another name": (lambda content: [line.replace("Mollwitz", "Chotusitz") for line in content], "Line 9 of the file"),
    "another end": (other_end('{"entries": 7, "sha256": "0"}\n'), "Line 9 of the file is broken."),
    "more after the end": (lambda content: [*content, content[1]], "Line 10 of the file is broken."),
    "two ends": (lambda content: [*content, content[-1]], "Line 10 of the file is broken."),
    "an end in the middle": (lambda content: [*content[:4], content[-1], *content[4:]], "Line 5 of the file is broken."),
    "an entry of no kind": (lambda content: [*content[:3], "{}\n", *content[3:]], "Line 4 of the file is broken."),
    "a list": (lambda content: [*content[:3], "[]\n", *content[3:]], "Line 4 of the file is broken."),
    "very deep": (lambda content: [*content[:3], "[" * 100_000 + "\n", *content[3:]], "Line 4 of the file is broken."),
    "a number beyond all bounds": (lambda content: [line.replace('"tries": 0', '"tries": ' + "9" * 30) for line in content], "Line 8 of the file"),
    "a row there twice": (lambda content: [*content[:3], content[2], *content[3:]], "Line 4 of the file is broken."),
    "a newer schema": (lambda content: [content[0].replace('"schema": "', '"schema": "9'), *content[1:]], "This file was made by a newer version"),
    "another kind": (lambda content: ['{"format": "maria-backup-9"}\n', *content[1:]], "This is not a file of games."),
    "no first line": (lambda content: content[1:], "This is not a file of games."),
    "nothing": (lambda content: [], "This is not a file of games."),
    "one endless line": (lambda content: ["x" * 10_000_000], "This is not a file of games."),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_of_a_backup_that_is_not_whole_nothing_is_brought_back(
    backup: Path, run: Run, tmp_path: Path, what: str
) -> None:
    change, told = BROKEN[what]
    content = backup.read_text("utf-8").splitlines(keepends=True)
    assert len(content) == 9
    backup.write_text("".join(change(content)), "utf-8")
    url = f"sqlite:///{tmp_path / 'empty.sqlite'}"
    for command in ("restore", "import"):
        if what in ("a number beyond all bounds", "a row there twice") and command == "import":
            told = "Line "  # the last one, because an import reads only the games
        code, out, err = run("games", command, str(backup), "--database", url)
        assert (code, out) == (1, "") and err.startswith(told) and len(err.splitlines()) == 1, err
    again = tmp_path / "again.jsonl"
    assert run("games", "backup", str(again), "--database", url)[0] == 0
    assert len(again.read_text("utf-8").splitlines()) == 2, "a first line and a last"


def test_nothing_is_overwritten(filled: Filled, backup: Path, run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert run("games", "restore", str(backup), "--database", url)[0] == 0
    code, out, err = run("games", "restore", str(backup), "--database", url)
    assert (code, out) == (1, "") and err.startswith("This database already has games or players")


def test_a_file_of_games_alone_is_no_backup_but_a_backup_has_games_to_take_in(
    filled: Filled, backup: Path, run: Run, tmp_path: Path
) -> None:
    export, url = tmp_path / "games.jsonl", f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert run("games", "export", str(export), "--database", filled.url)[0] == 0
    code, out, err = run("games", "restore", str(export), "--database", url)
    assert (code, out) == (1, "") and err.startswith("This is not a backup but a file of games only")
    code, out, err = run("games", "import", str(backup), "--database", url)
    assert (code, out, err) == (0, "2 games imported, 0 already there.\n", "")
    again = tmp_path / "again.jsonl"
    assert run("games", "backup", str(again), "--database", url)[0] == 0
    assert backed_up(again, "player") == backed_up(again, "server") == backed_up(again, "notice") == []
    assert {row["player"] for row in backed_up(again, "seats")} == {None}


def test_files_of_games_without_an_end_are_still_taken_in(filled: Filled, run: Run, tmp_path: Path) -> None:
    export, url = tmp_path / "games.jsonl", f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert run("games", "export", str(export), "--database", filled.url)[0] == 0
    games = export.read_text("utf-8").splitlines()[1:-1]
    export.write_text("\n".join(['{"format": "maria-games-1"}', *games]), "utf-8")
    code, out, _ = run("games", "import", str(export), "--database", url)
    assert (code, out) == (0, "2 games imported, 0 already there.\n")
