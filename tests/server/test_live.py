"""Live connections: everybody sees who is online, and requests sent over them are carried out."""

from __future__ import annotations

import asyncio
import json
from contextlib import aclosing
from pathlib import Path
from random import Random
from types import SimpleNamespace as Plain
from typing import Any, cast

import pytest
from websockets.sync.client import connect

from maria.server.connections import UPDATES_AT_ONCE, Connection, Connections
from maria.server.meter import Account, RateLimiter
from maria.server.room import Room
from maria.server.rooms import Rooms
from maria.server.settings import ClientLimits
from server.client import Client, Json, Refused, create, has
from server.nearby import nearby
from server.serving import serve
from waiting import PATIENCE


def online(client: Client) -> list[bool]:
    return [seat["online"] for seat in client.table["game"]["seats"]] if client.table else []


async def come_and_go(url: str) -> None:
    created = await create(url, variant="introductory", seats={"louis": {"kind": "bot"}})
    game, tokens = created["game"]["id"], created["tokens"]
    async with (
        aclosing(Client(url, game, tokens["maria_theresa"], Random(1))) as anna,
        aclosing(Client(url, game, tokens["frederick"], Random(2))) as karl,
    ):
        for person in (anna, karl):
            await person.take("somebody")
        await anna.connect()
        for present in (True, False, True):
            await (karl.connect() if present else karl.disconnect())
            there = [True, present, False]
            await anna.until(lambda client, there=there: online(client) == there)  # type: ignore[misc]


def test_everybody_sees_who_is_there(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'maria.sqlite'}") as server:
        asyncio.run(come_and_go(server.url))


async def do_over_it(url: str) -> None:
    created = await create(url, variant="introductory", seats={"louis": {"kind": "bot"}})
    game, tokens = created["game"]["id"], created["tokens"]
    async with (
        aclosing(Client(url, game, tokens["maria_theresa"], Random(1))) as anna,
        aclosing(Client(url, game, tokens["frederick"], Random(2))) as karl,
        aclosing(Client(url, game, None, Random(3))) as guest,
    ):
        for person in (anna, karl):
            await person.take("somebody")
        for person in (anna, karl, guest):
            await person.connect()
        for person in (anna, karl, guest):
            await person.until(lambda client: client.table is not None)
        heard, said = karl.seq, {"text": "Here I am."}
        await anna.do("say", said, "the-first-of-all")
        assert anna.entries[-1]["event"]["kind"] == "said", "what is done is told with the answer"
        await anna.do("say", said, "the-first-of-all")
        await karl.until(has(heard + 1))
        await karl.ping()
        assert [entry["event"]["kind"] for entry in karl.entries if entry["seq"] > heard] == ["said"], (
            "done once"
        )
        with pytest.raises(Refused) as other:
            await anna.do("say", {"text": "Something else."}, "the-first-of-all")
        assert (other.value.status, other.value.body["error"]) == (409, "server-id-used")
        with pytest.raises(Refused) as stale:
            await anna.act_live("done", step="no such step")
        assert stale.value.status in (409, 422) and stale.value.body["text"]
        with pytest.raises(Refused) as nobody:
            await guest.do("say", said)
        assert nobody.value.status == 401
        await karl.ping()
        assert karl.seq == heard + 1


def test_what_is_done_over_a_live_connection_is_done_once_and_answered(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'maria.sqlite'}") as server:
        asyncio.run(do_over_it(server.url))


WRONG = {
    "no JSON": ("say something", ""),
    "cut off": ('{"do":"say"', ""),
    "a list": ("[]", ""),
    "deep": ("[" * 4000, ""),
    "empty": ("{}", ""),
    "an unknown field": ('{"pong":1}', ""),
    "a ping with more": ('{"ping":1,"id":"my-own-ping"}', "my-own-ping"),
    "an unknown deed": ('{"do":"fly","id":"somewhere"}', "somewhere"),
    "a deed that is none": ('{"do":[],"id":"somewhere"}', "somewhere"),
    "no text": ('{"id":"a-message-of-mine","do":"say","text":""}', "a-message-of-mine"),
    "an id that is none": ('{"do":"say","id":7,"text":"Hello."}', ""),
    "half a sign": ('{"do":"say","id":"\\ud800","text":"Hello."}', ""),
    "a long id": (json.dumps({"do": "say", "id": "x" * 61, "text": "Hello."}), ""),
}


def test_the_live_connection_refuses_what_it_does_not_understand_and_takes_fields_in_any_order(
    tmp_path: Path,
) -> None:
    with nearby(tmp_path / "maria.sqlite") as served:
        game, keys = served.begun()
        with connect(served.url.replace("http", "ws") + "/api/live") as live:

            def ask(message: str) -> Json:
                live.send(message)
                answer: Json = json.loads(live.recv(PATIENCE))
                return answer

            ask(json.dumps({"game": game, "token": keys["louis"]}))
            for what, (message, id) in WRONG.items():
                told = ask(message)
                assert (told["refused"], told["status"]) == (id, 422), what
                assert told["problem"]["text"] == "The server could not understand the request.", what
            assert ask('{"ping":1}') == {"pong": True}
            question = {"ask": "marches", "id": "where-it-goes", "piece": 3}
            told = ask(json.dumps(question))
            wanted = served.done("GET", f"/api/games/{game}/marches?piece=3", keys["louis"])
            assert told == {"answer": "where-it-goes", "content": wanted}
            for wrong in ({"ask": "secrets"}, {"piece": -1}, {"piece": "3"}, {"more": 1}):
                assert ask(json.dumps({**question, **wrong}))["refused"] == "where-it-goes"
            said = ask('{"id":"a-message-of-mine","text":"Hello.","do":"say"}')
            assert said["done"] == ["a-message-of-mine"]
            assert [
                entry["event"]["text"] for entry in said["entries"] if entry["event"]["kind"] == "said"
            ] == ["Hello."]


async def miss_something(url: str) -> None:
    created = await create(url, variant="introductory")
    game, tokens = created["game"]["id"], created["tokens"]
    async with (
        aclosing(Client(url, game, tokens["maria_theresa"], Random(1))) as anna,
        aclosing(Client(url, game, tokens["frederick"], Random(2))) as karl,
        aclosing(Client(url, game, tokens["louis"], Random(3))) as louis,
    ):
        for person in (anna, karl, louis):
            await person.take("somebody")
        await karl.connect()
        await karl.until(lambda client: client.table is not None)
        await karl.disconnect()
        heard, messages, missed = karl.seq, len(karl.live), ["One.", "Two.", "Three."]
        await anna.connect()
        await anna.until(lambda client: client.connected)
        for text in missed:
            await anna.do("say", {"text": text})

        await karl.connect()
        await karl.until(has(heard + len(missed)))
        first, before = karl.live[messages], karl.seq
        assert [entry["event"]["text"] for entry in first["entries"]] == missed, "only what was missed"
        assert "changes" not in first and first["table"] == (await karl.ask("/updates"))["table"]
        await anna.do("say", {"text": "Four."})
        await karl.until(has(before + 1))
        assert all("table" not in told for told in karl.live[messages + 1 :]), "from then on what has changed"

        async with aclosing(Client(url, game, karl.token, Random(4))) as reloaded:
            await reloaded.connect()
            await reloaded.until(has(karl.seq))
            assert reloaded.entries == (await karl.ask("/updates"))["entries"], "all from the beginning"
            assert "changes" not in reloaded.live[0] and reloaded.table == karl.table


def test_who_has_missed_something_or_begins_again_is_told_the_whole(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'maria.sqlite'}") as server:
        asyncio.run(miss_something(server.url))


async def say_much_at_once(url: str) -> None:
    bots = {"maria_theresa": {"kind": "bot"}, "frederick": {"kind": "bot"}}
    created = await create(url, variant="introductory", seats=bots)
    game, tokens = created["game"]["id"], created["tokens"]
    async with aclosing(Client(url, game, tokens["louis"], Random(1))) as louis:
        await louis.take("somebody")
        await louis.connect()
        await louis.until(lambda client: client.connected)
        texts = [f"Message {number}." for number in range(12)]
        await asyncio.gather(*(louis.do("say", {"text": text}) for text in texts))
        said = [
            entry for entry in louis.entries if entry["event"]["kind"] == "said" and entry["seat"] == "louis"
        ]
        assert [entry["event"]["text"] for entry in said] == texts


def test_many_messages_at_once_are_all_taken_in_their_order(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'maria.sqlite'}") as server:
        asyncio.run(say_much_at_once(server.url))


def test_who_looks_on_is_told_also_of_a_game_that_is_not_in_memory(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a task, which connecting to a database requires."""
    get, by_task = Rooms.get, list[bool]()

    async def watched(rooms: Rooms, game: str) -> Room:
        by_task.append(asyncio.current_task() is not None)
        return await get(rooms, game)

    monkeypatch.setattr(Rooms, "get", watched)
    with nearby(database_url) as served:
        game, keys = served.begun(variant="introductory")
        address, rooms = served.url.replace("http", "ws") + "/api/live", served.server.rooms

        async def forget() -> None:
            rooms._forget(game)

        with connect(address) as anna:
            anna.send(json.dumps({"game": game, "token": keys["maria_theresa"]}))
            assert json.loads(anna.recv(PATIENCE))["table"]["seat"] == "maria_theresa"
            with connect(address) as karl:
                karl.send(json.dumps({"game": game, "token": keys["frederick"]}))
                assert json.loads(karl.recv(PATIENCE))["table"]["seat"] == "frederick"
                seats = json.loads(anna.recv(PATIENCE))["changes"]["game"]["seats"]
                assert [seat["online"] for seat in seats] == [True, True, False]
                served.run(forget())
            seats = json.loads(anna.recv(PATIENCE))["changes"]["game"]["seats"]
            assert [seat["online"] for seat in seats] == [True, False, False]
            assert game in rooms.loaded and all(by_task)


def test_all_of_a_table_are_told_at_once_but_between_many_of_one_address_others_are() -> None:
    limits, told = ClientLimits(), list[str]()
    rooms: Any = Plain(settings=Plain(limits=limits), loaded={"a game": None})

    class Told(Connections):
        async def _send_update(self, connection: Connection) -> bool:
            connection.has_news = False
            told.append(connection.account.client)
            return True

    class Somebody:
        is_sending = has_news = False
        hello = Plain(game="a game")

        def __init__(self, client: str) -> None:
            self.account = Account(RateLimiter(1, 1), client)

    async def main() -> None:
        connections, many = Told(rooms), UPDATES_AT_ONCE * limits.at_once
        for client in ("many", "other"):
            for _ in range(3 * many if client == "many" else 3):
                connections._notify(cast(Connection, Somebody(client)))
        await asyncio.sleep(0)
        assert told == ["many"] * many + ["other"] * 3
        for _ in range(9):
            await asyncio.sleep(0)
        assert told == ["many"] * many + ["other"] * 3 + ["many"] * 2 * many

    asyncio.run(main())
