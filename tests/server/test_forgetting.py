"""Deleting a player removes name, messages, notes and contact data; the games go on."""

from __future__ import annotations

import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from maria.actions import Done
from maria.box import Box
from maria.game import Game
from maria.history import History
from maria.notation import format_action
from maria.server import connections, notifications
from maria.server.storage.schema import lines
from server.nearby import Json, Nearby, nearby
from waiting import PATIENCE

NAME, SAID, NOTED, HOOK = (
    "Ludovicus Rex",
    "l'état c'est moi",
    "bluff with spades",
    "https://versailles.example/hook",
)
PERSONAL = (NAME, SAID, json.dumps(SAID)[1:-1], NOTED, HOOK, "versailles")
ASKED = ("", "/updates", "/updates?after=3", "/at?seq=9", "/record", "/overlays")


class Names:
    """A resolver that maps every name to a public address."""

    SOCK_STREAM = socket.SOCK_STREAM

    def getaddrinfo(self, host: str, port: int, *_: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", port))]


class Evening:
    """Two games of a player, one of them over, in which the player and another have talked."""

    def __init__(self, served: Nearby) -> None:
        self.served = served
        self.player = str(served.done("POST", "/api/players", json={"name": NAME})["token"])
        served.done("PATCH", "/api/me", self.player, json={"webhook": HOOK})
        self.games = [self.play(served, name) for name in ("running", "over")]
        self.over = self.games[1][0]
        for token in self.games[1][1].values():
            served.done("POST", f"/api/games/{self.over}/end", token, json={"agree": True})

    def play(self, served: Nearby, name: str) -> tuple[str, dict[str, str]]:
        game, links = served.new_game(name=name, watch="anyone")
        path, tokens = f"/api/games/{game}", {}
        for seat, link in links.items():
            louis = {"player": self.player, "name": NAME} if seat == "louis" else {}
            tokens[seat] = served.take(game, seat, link, **louis)
        served.done("POST", f"{path}/say", tokens["louis"], json={"id": "message-1", "text": SAID})
        served.done(
            "POST",
            f"{path}/say",
            tokens["frederick"],
            json={"id": "message-2", "text": "louis says: nothing"},
        )
        served.done("POST", f"{path}/say", self.player, json={"id": "message-3", "text": SAID})
        served.done("PUT", f"{path}/notes", tokens["louis"], json={"text": NOTED})
        self.act(game, tokens["louis"])
        return game, tokens

    def act(self, game: str, token: str) -> None:
        """Plays a legal action of Louis."""
        table = self.served.server.rooms.loaded[game]
        assert table.game is not None
        choices = table.game.legal("louis")
        assert choices is not None
        action = format_action(table.position, next(iter(choices)))
        body = {"id": f"action-{table.row.lines}", "step": str(table.step), "action": action}
        self.served.done("POST", f"/api/games/{game}/act", token, json=body)

    def contents(self, served: Nearby) -> Iterator[str]:
        """The responses to all requests that anybody may make."""
        for game, tokens in self.games:
            for token in (None, *tokens.values()):
                for asked in (*ASKED, *(("/replay",) if game == self.over else ())):
                    yield served.ask("GET", f"/api/games/{game}{asked}", token).text
            yield served.ask("GET", f"/api/games/{game}/notes", tokens["louis"]).text
        yield served.ask("GET", "/api/games").text
        yield served.ask("GET", "/api/me", self.player).text


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "maria.sqlite"


@pytest.fixture
def evening(database: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setattr(notifications, "socket", Names())
    with nearby(database) as served:
        yield Evening(served)


def rows(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        return "\n".join(connection.iterdump())


def personal(texts: Iterator[str]) -> set[str]:
    """The player's personal data that occur in some texts."""
    return {text for told in texts for text in PERSONAL if text in told}


def listen(evening: Evening) -> ClientConnection:
    return connect(evening.served.url.replace("http", "ws") + "/api/live", open_timeout=PATIENCE)


def test_everything_of_a_player_is_forgotten_at_once(evening: Evening, database: Path, box: Box) -> None:
    served = evening.served
    assert personal(evening.contents(served)) >= {NAME, SAID, NOTED, HOOK}
    assert all(text in rows(database) for text in (NAME, NOTED, HOOK))
    lines_before = served.ask("GET", f"/api/games/{evening.over}/record").text.splitlines()
    served.done("DELETE", "/api/me", evening.player)
    assert personal(evening.contents(served)) == set(), "in this process"
    assert personal(iter([rows(database)])) == set(), "in the database"
    assert served.refused("GET", "/api/me", evening.player) == (401, "server-no-player")
    assert served.refused("DELETE", "/api/me", evening.player) == (401, "server-no-player")
    record = served.ask("GET", f"/api/games/{evening.over}/record").text
    assert record.count("louis says: …") == 2 and record.count("frederick says: louis says: nothing") == 1
    assert len(record.splitlines()) == len(lines_before)
    assert History.load(record, box).record() == record, "the game is the same"
    for game, _ in evening.games:
        (louis,) = [
            seat for seat in served.done("GET", f"/api/games/{game}")["seats"] if seat["seat"] == "louis"
        ]
        assert (louis["name"], louis["taken"]) == ("", True)


def test_the_games_go_on(evening: Evening) -> None:
    served, (game, tokens) = evening.served, evening.games[0]
    served.done("DELETE", "/api/me", evening.player)
    path = f"/api/games/{game}"
    assert served.refused("GET", f"{path}/updates", evening.player) == (401, "server-not-your-seat")
    served.done("POST", f"{path}/undo", tokens["louis"], json={"id": "undo-undo"})
    evening.act(game, tokens["louis"])
    served.done("POST", f"{path}/say", tokens["louis"], json={"id": "message-4", "text": "still here"})
    told = served.done("GET", f"{path}/updates")
    said = [entry["event"]["text"] for entry in told["entries"] if entry["event"]["kind"] == "said"]
    assert said == ["…", "louis says: nothing", "…", "still here"]
    assert served.logged.faults() == []


def test_who_looks_on_sees_it_and_who_is_forgotten_looks_on_no_more(evening: Evening) -> None:
    served, (game, tokens) = evening.served, evening.games[0]
    with listen(evening) as other, listen(evening) as own:
        other.send(json.dumps({"game": game, "token": tokens["frederick"]}))
        own.send(json.dumps({"game": game, "token": evening.player}))
        assert NAME in str(other.recv(PATIENCE)) and NAME in str(own.recv(PATIENCE))
        served.done("DELETE", "/api/me", evening.player)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                own.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == connections.FORBIDDEN
        told: Json = {}
        with suppress(TimeoutError):
            while not told or name_of(told) != "":
                told = json.loads(other.recv(PATIENCE))
        assert name_of(told) == "" and personal(iter([json.dumps(told)])) == set()


def name_of(update: Json) -> str:
    """The name on the player's seat."""
    told = update.get("table") or update["changes"]
    return str(next(seat["name"] for seat in told["game"]["seats"] if seat["seat"] == "louis"))


def test_nothing_comes_back_with_a_new_start(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "socket", Names())
    with nearby(database_url) as served:
        evening = Evening(served)
        served.done("DELETE", "/api/me", evening.player)
        assert personal(evening.contents(served)) == set()
    with nearby(database_url) as again:
        assert personal(evening.contents(again)) == set()


def test_nothing_is_left_in_free_places_of_the_file(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "socket", Names())
    with nearby(database) as served:
        evening = Evening(served)
        served.done("DELETE", "/api/me", evening.player)
    left = b"".join(path.read_bytes() for path in database.parent.glob("maria.sqlite*"))
    assert [text for text in PERSONAL if text.encode() in left] == []


def test_another_player_is_not_forgotten_with_him(evening: Evening) -> None:
    served = evening.served
    other = served.done("POST", "/api/players", json={"name": "Fridericus"})["token"]
    for _, tokens in evening.games:
        served.done("POST", "/api/me/seats", other, json={"seat": tokens["frederick"]})
    served.done("DELETE", "/api/me", evening.player)
    me = served.done("GET", "/api/me", other)
    assert me["name"] == "Fridericus" and len(me["games"]) == 2
    answer: httpx.Response = served.ask("GET", f"/api/games/{evening.games[0][0]}/updates", other)
    assert "louis says: nothing" in answer.text


# ---------------------------------------------------------------- promises in words


VOWED, SWORN, OTHERS = "My guns stay in Potsdam", "I never liked him", "Vienna forgets nothing"
TREATIES = (
    f'frederick: propose prussia austria: prussia promises "{VOWED}" for 2; prussia promises "{SWORN}" for 1',
    f'maria_theresa: counter austria prussia: prussia promises "{VOWED}" for 2; austria promises "{OTHERS}" for 2',
    f'frederick: counter prussia austria: prussia promises "{VOWED}" for 1; austria promises "{OTHERS}" for 2',
    "maria_theresa: accept austria prussia",
    "maria_theresa: mark 1 1 kept",
    f'louis: propose france prussia: prussia promises "I sign" for 1; france promises "{OTHERS}" for 1',
    "frederick: accept prussia france",
)
"""A promise that both have written belongs to the one who wrote it first."""


def promised(box: Box) -> History:
    """A game in which Frederick makes written promises."""
    game, rng = Game.new("advanced", seed="words", box=box), Random(1)
    while game.state.agenda[-1].kind != "movement":
        legal = game.legal()
        game.play(Done() if Done() in legal else legal.sample(rng))
    for line in TREATIES:
        game.play(line)
    history = History(game)
    history.say("louis", f'He said "{VOWED}".')
    return history


def test_promises_in_words_are_forgotten_like_messages(database_url: str, box: Box) -> None:
    """In the log, the record, treaties, proposals and the database; the game itself stays the same."""
    game = promised(box)
    with nearby(database_url) as served:
        made = served.done("POST", "/api/games/load", json={"record": game.record()})
        game_id, path = made["game"]["id"], f"/api/games/{made['game']['id']}"
        player = served.done("POST", "/api/players", json={"name": NAME})["token"]
        keys = {
            seat: served.take(game_id, seat, link, player if seat == "frederick" else None)
            for seat, link in made["tokens"].items()
        }
        step = served.update(game_id, keys["frederick"])["table"]["step"]
        proposal = f'propose prussia france: prussia promises "{SWORN}" for 1'
        body = {"id": "a-proposal", "step": step, "action": proposal}
        served.done("POST", f"{path}/act", keys["frederick"], json=body)

    def contents(served: Nearby) -> str:
        asked = ("/updates", "/record", "/at?seq=999")
        return "".join(
            served.ask("GET", f"{path}{what}", key).text for key in (None, *keys.values()) for what in asked
        )

    with nearby(database_url) as served:
        before = contents(served)
        assert all(words in before for words in (VOWED, SWORN, OTHERS, "I sign"))
        served.done("DELETE", "/api/me", player)
        after = contents(served)
        assert SWORN not in after and after.count(VOWED) == after.count("He said") > 0
        assert OTHERS in after and "I sign" in after
        assert after.count("mark 1 1 kept") == before.count("mark 1 1 kept") > 0
    with nearby(database_url) as again:
        assert contents(again) == after, "nothing comes back with a new start"
        assert again.done("GET", path)["differs"] == 0, "and it is the same game"
        stored = again.run(everything(again))
        assert SWORN not in stored and stored.count(VOWED) == 1


async def everything(served: Nearby) -> str:
    """All rows of the lines table, with all columns."""
    async with served.server.database.reading() as tx:
        return str((await tx.execute(select(lines))).all())
