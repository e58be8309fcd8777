"""Snapshots of long games: one restores the same room as the game's lines, and few lines are replayed."""

from __future__ import annotations

import io
import json
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

from maria import engine, record
from maria.box import Box
from maria.game import Game
from maria.history import History
from maria.random_play import pick
from maria.server import serializers, snapshot
from maria.server.room import HASHED, RECORD, Room
from maria.server.snapshot import NoSnapshot
from maria.server.storage import archive, games
from maria.server.storage.schema import LineRow, snapshots
from maria.server.updates import update as told
from server.nearby import Nearby, nearby
from server.test_serializers import GAMES, new_room, next_line

TALK = 1_200
"""The number of chat messages in the test game."""


def play_on(room: Room, rng: Random, count: int) -> None:
    """Plays random lines of all kinds: actions, treaties, undos, requests and answers, messages."""
    for _ in range(count):
        if not room.to_act():
            break
        played = room.play(next_line(room, rng))
        at = len(room.log) + 1
        line = LineRow(at, float(at), room.seats[played.seat].seat, RECORD, played.own, room.fingerprint())
        room.add_to_log(line, played.events)


def same(one: Room, other: Room) -> None:
    """Checks that two rooms have the same content and send the same data to everybody."""
    assert one.history is not None and other.history is not None
    assert engine.fingerprint(one.position) == engine.fingerprint(other.position)
    for name in ("started", "moves"):
        assert getattr(one.history.game, name) == getattr(other.history.game, name), name
    for name in ("lines", "undone", "request"):
        assert getattr(one.history, name) == getattr(other.history, name), name
    for name in ("log", "step", "since", "given", "differs", "later", "records", "messages", "_step"):
        assert getattr(one, name) == getattr(other, name), name
    assert places(one) == places(other)
    assert one.to_act() == other.to_act()
    for audience in (*range(len(one.seats)), None):
        texts = [told(room, audience, 0, lambda *_: True).json for room in (one, other)]
        assert texts[0] == texts[1]


def places(room: Room) -> list[tuple[int, int]]:
    """The index of each move that counts in the record and in the log, found by their shared events."""
    assert room.history is not None
    lines = {id(line.events): place for place, line in enumerate(room.history.lines)}
    log = {id(entry.events): place for place, entry in enumerate(room.log)}
    return [(lines[id(move.events)], log[id(move.events)]) for move in room.history.game.moves]


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_a_snapshot_gives_the_same_room(
    box: Box, variant: str, players: int, options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At many points of a game, to its end; and the game continues from it in the same way."""
    monkeypatch.setattr(serializers, "newest", lambda: box)
    room, rng = new_room(box, variant, players, options), Random(f"snapshots {variant} {players}")
    for _ in range(12):
        lines = [entry.line for entry in room.log]
        content = snapshot.to_bytes(room)
        restored = snapshot.from_bytes(content, room.row, room.seats, lines)
        same(room, restored)
        room, restored, seed = room.copy(), restored.copy(), rng.random()  # published rooms must not change
        for each in (room, restored):
            play_on(each, Random(seed), 40)
        same(room, restored)
    assert any(entry.line.text.endswith(": undo") for entry in room.log) and len(room.log) > 200


def test_undos_and_the_coach_do_not_play_a_restored_game_again(box: Box) -> None:
    room = new_room(box, "introductory", 3, ())
    rng = Random(5)
    for _ in range(60):
        seat = engine.to_act(room.position)[0]
        line = record.format_line(room.position, seat, pick(engine.legal(room.position, seat), rng))
        room.add_line(LineRow(len(room.log) + 1, 0.0, room.seats[seat].seat, RECORD, line))
    restored = snapshot.from_bytes(
        snapshot.to_bytes(room), room.row, room.seats, [entry.line for entry in room.log]
    )
    assert room.history is not None and restored.history is not None
    for name in room.history.seats:
        before, its = room.history.game.before_latest(name), restored.history.game.before_latest(name)
        assert before is not None and its is not None
        assert engine.fingerprint(before) == engine.fingerprint(its)
        assert room.history.undo_is_free(name) == restored.history.undo_is_free(name)
    assert restored.history.replayed == room.history.replayed
    assert restored.given == room.given == len(room.history.game.moves)


def test_moves_are_found_in_the_log_where_the_rules_differ_later(box: Box) -> None:
    room = new_room(box, "introductory", 3, ())
    play_on(room, Random(3), 60)
    lines = [entry.line for entry in room.log]
    lines[40] = lines[40]._replace(position=f"{HASHED}of another position")
    again = Room(room.row, room.seats)
    again.catch_up(lines)
    assert room.history is not None and again.history is not None
    assert again.differs == 40 and again.later == [line.text for line in lines[40:]]
    assert again.history.lines == room.history.lines[:39] and len(again.log) == 40
    assert 0 < len(places(again)) == len(again.history.game.moves)


# ---------------------------------------------------------------- what does not fit


def test_what_is_no_snapshot_of_these_lines_is_refused(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    room = new_room(box, "introductory", 3, ())
    play_on(room, Random(3), 60)
    lines, content = [entry.line for entry in room.log], snapshot.to_bytes(room)
    plain: dict[str, Any] = json.loads(zlib.decompress(content))

    def changed(**parts: Any) -> bytes:
        return zlib.compress(json.dumps({**plain, **parts}).encode())

    values = plain["values"]
    spoilt = {
        "nothing": b"",
        "cut off": content[:-20],
        "no JSON": zlib.compress(b"no JSON"),
        "another position": changed(position=Game.new("introductory", box=box).position()),
        "no position": changed(position="given: {turn: x}"),
        "other lines": changed(lines=plain["lines"][::-1]),
        "a line less": changed(events=plain["events"][:-1]),
        "no such value": changed(events=[len(values)] * len(lines)),
        "a class that is none of ours": changed(values=['{"": "Popen", "args": ["true"]}'] * len(values)),
        "parts are missing": zlib.compress(b"{}"),
    }
    for what, wrong in spoilt.items():
        with pytest.raises(NoSnapshot):
            snapshot.from_bytes(wrong, room.row, room.seats, lines)
            raise AssertionError(what)
    with pytest.raises(NoSnapshot):
        snapshot.from_bytes(content, room.row, room.seats, lines[:-1])
    other = [line._replace(text=line.text.replace("march", "stop")) for line in lines]
    with pytest.raises(NoSnapshot):
        snapshot.from_bytes(content, room.row, room.seats, other)
    room.differs = 7
    with pytest.raises(NoSnapshot):
        snapshot.to_bytes(room)


# ---------------------------------------------------------------- on a server


def talkative(box: Box) -> str:
    """The record of a game with more chat than play."""
    history, rng = History(Game.new("introductory", seed="talk", box=box)), Random(1)
    game = history.game
    for number in range(TALK):
        history.say(game.seats[number % 3], f"{number % 7} of 7")
        if number % 100 == 0:
            history.play(f"{game.to_act[0]}: {game.format(pick(game.legal(), rng))}")
    return history.record()


class Counted:
    """Counts the lines that rooms play."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines = 0
        play = Room.play

        def counted(room: Room, text: str) -> Any:
            self.lines += 1
            return play(room, text)

        monkeypatch.setattr(Room, "play", counted)

    def load(self, database: str, path: str) -> tuple[int, str]:
        """How many lines a server replays to show a game, and what it shows."""
        self.lines = 0
        with nearby(database) as served:
            shown = everything(served, path)
            assert served.logged.faults() == []
            return self.lines, shown


def everything(served: Nearby, path: str) -> str:
    asked = ("", "/updates", "/updates?after=1180", "/record")
    return "".join(served.ask("GET", f"{path}{what}").text for what in asked)


def loaded(served: Nearby, box: Box) -> tuple[str, dict[str, str]]:
    made = served.done("POST", "/api/games/load", json={"record": talkative(box)})
    path = f"/api/games/{made['game']['id']}"
    return path, {seat: served.take(path[11:], seat, link) for seat, link in made["tokens"].items()}


def test_a_long_game_is_loaded_without_playing_it_again(
    database_url: str, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the chat, only the lines after the latest snapshot are replayed."""
    counted = Counted(monkeypatch)
    with nearby(database_url) as served:
        path, keys = loaded(served, box)
        assert counted.lines >= TALK
        for number in range(5):
            body = {"id": f"message-{number}", "text": "And another thing."}
            served.done("POST", f"{path}/say", keys["louis"], json=body)
        shown = everything(served, path)
    played, again = counted.load(database_url, path)
    assert again == shown and 0 < played < 10
    with monkeypatch.context() as patch:
        patch.setattr(snapshot, "build", lambda: "another program")
        played, again = counted.load(database_url, path)
        assert again == shown and played > TALK, "what another program has kept is not used"
    played, again = counted.load(database_url, path)
    assert again == shown and played > TALK, "nor what was kept in its place"
    played, again = counted.load(database_url, path)
    assert again == shown and played == 0
    with nearby(database_url) as served:
        served.run(spoil(served))
    played, again = counted.load(database_url, path)
    assert again == shown and played > TALK, "what is broken is not used"


async def spoil(served: Nearby) -> None:
    async with served.server.database.writing() as tx:
        await tx.execute(update(snapshots).values(content=b"broken"))


def test_a_snapshot_is_made_whenever_a_game_has_grown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 10)
    counted = Counted(monkeypatch)
    with nearby(tmp_path / "maria.sqlite") as served:
        game, keys = served.begun()
        for number in range(27):
            body = {"id": f"message-{number}", "text": f"The {number}."}
            served.done("POST", f"/api/games/{game}/say", keys["louis"], json=body)
            served.run(served.server.rooms.stop())
        shown = everything(served, f"/api/games/{game}")
    played, again = counted.load(f"sqlite:///{tmp_path / 'maria.sqlite'}", f"/api/games/{game}")
    assert again == shown and 0 < played < 10


def test_deleted_words_are_in_no_snapshot(database_url: str, box: Box) -> None:
    async def stored(served: Nearby) -> list[str]:
        async with served.server.database.reading() as tx:
            found = (await tx.execute(select(snapshots.c.content))).scalars()
            return [text for content in found for text in json.loads(zlib.decompress(content))["values"]]

    async def keep_late(served: Nearby, room: Room) -> None:
        async with served.server.database.writing() as tx:
            await games.keep_snapshot(tx, room.row, snapshot.build(), snapshot.to_bytes(room))

    def words_of(seat: str) -> list[str]:
        served.run(served.server.rooms.stop())
        return [text for text in served.run(stored(served)) if f"{seat} says" in text and "of 7" in text]

    with nearby(database_url) as served:
        path, keys = loaded(served, box)
        player = served.done("POST", "/api/players", json={"name": "Anna"})["token"]
        served.done("POST", "/api/me/seats", player, json={"seat": keys["louis"]})
        assert words_of("louis") and words_of("frederick")
        old = served.run(served.server.rooms.get(path[11:]))
        served.done("DELETE", "/api/me", player)
        assert words_of("louis") == []
        served.run(keep_late(served, old))
        assert words_of("louis") == [], "one that was being made meanwhile is not kept"
        everything(served, path)
        assert words_of("louis") == [] and words_of("frederick")


def test_backups_do_without_snapshots_and_games_go_with_them(tmp_path: Path, box: Box) -> None:
    with nearby(tmp_path / "maria.sqlite") as served:
        path, _ = loaded(served, box)
        served.run(served.server.rooms.stop())
        written = io.StringIO()
        served.run(archive.back_up(served.server.database, written.write))
        shown = everything(served, path)
    assert "snapshot" not in written.getvalue()
    with nearby(tmp_path / "other.sqlite") as other:
        other.run(archive.restore(other.server.database, io.StringIO(written.getvalue())))
        assert everything(other, path) == shown
