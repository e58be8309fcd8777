"""Limits per client: CPU time, memory, and space in the database."""

from __future__ import annotations

import asyncio
import gzip
import re
import time
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bench import abuse
from fastapi.routing import APIRoute

from maria.box import Box
from maria.game import Game
from maria.random_play import pick
from maria.server import meter, offers, serializers
from maria.server.meter import Account, ClientSlots, RateLimiter, begin, in_thread, in_time, metered
from maria.server.rooms import EMPTY
from maria.server.routes import ROUTES, about
from maria.server.settings import DAY, HOUR
from server.nearby import GENEROUS, nearby, problem

TOO_FAST = (429, "server-too-fast")


def work(seconds: float) -> None:
    """Uses this many seconds of CPU time."""
    started = time.thread_time()
    while time.thread_time() - started < seconds:
        pass


# ---------------------------------------------------------------- time


@pytest.mark.parametrize("worth", [1e9, 1e-9])
def test_what_takes_long_counts_as_many_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, worth: float
) -> None:
    monkeypatch.setattr(meter, "SECONDS_PER_REQUEST", worth)
    limits = replace(GENEROUS, requests=1e-6, burst=50)
    with nearby(tmp_path / "maria.sqlite", limits=limits) as served:
        answers = [served.ask("GET", "/api/about").status_code for _ in range(3)]
        assert answers == ([200, 200, 200] if worth > 1 else [200, 429, 429])


def test_only_work_is_counted_and_that_of_threads_too() -> None:
    async def some() -> str:
        work(0.02)
        await asyncio.sleep(0.3)
        work(0.02)
        await in_thread(work, 0.05)
        return "done"

    spent: list[float] = []
    started = time.perf_counter()
    assert asyncio.run(run(metered(some(), spent))) == "done"
    assert 0.09 <= sum(spent) < time.perf_counter() - started - 0.25


def test_who_waits_for_a_core_is_not_charged_for_it() -> None:
    """On a busy machine everything takes longer but costs the same."""

    async def some() -> None:
        time.sleep(0.3)
        work(0.02)

    spent: list[float] = []
    asyncio.run(run(metered(some(), spent)))
    assert 0.02 <= sum(spent) < 0.25


async def run(awaitable: Any) -> Any:
    return await awaitable


def test_who_is_counted_fails_and_is_ended_as_before() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError("as ever")

    ended = []

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(True)

    async def main() -> None:
        with pytest.raises(KeyError, match="as ever"):
            await metered(fail(), [])
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await metered(wait(), [])

    asyncio.run(main())
    assert ended == [True]


def test_what_need_not_wait_is_done_at_once_and_the_rest_by_a_task() -> None:
    done: list[str] = []

    async def quick() -> None:
        done.append("quick")

    async def slow(waits: asyncio.Event) -> None:
        done.append("begun")
        try:
            await waits.wait()
            await asyncio.sleep(0)
            done.append("ended")
        except asyncio.CancelledError:
            await asyncio.sleep(0)  # cleanup after a cancellation may wait as well
            done.append("cancelled")
            raise

    async def main() -> None:
        assert begin(quick()) is None
        waits = asyncio.Event()
        task, other = begin(slow(waits)), begin(slow(asyncio.Event()))
        assert task is not None and other is not None
        assert done == ["quick", "begun", "begun"]
        waits.set()
        await task
        other.cancel()
        with pytest.raises(asyncio.CancelledError):
            await other

    asyncio.run(main())
    assert done[3:] == ["ended", "cancelled"]


def test_a_clock_is_set_for_what_has_to_wait_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks: list[float] = []
    timeout = asyncio.timeout

    def counted(seconds: float) -> asyncio.Timeout:
        clocks.append(seconds)
        return timeout(seconds)

    async def quick() -> str:
        return "quick"

    async def slow(seconds: float) -> str:
        await asyncio.sleep(seconds)
        return "slow"

    async def main() -> None:
        assert await in_time(quick(), 60) == "quick" and not clocks
        assert await in_time(slow(0), 60) == "slow" and clocks == [60]
        with pytest.raises(TimeoutError):
            await in_time(slow(600), 0.01)

    monkeypatch.setattr(asyncio, "timeout", counted)
    asyncio.run(main())


def test_who_has_taken_too_much_comes_in_debt_but_not_for_ever() -> None:
    limiter = RateLimiter(10, 100)
    assert limiter.allows("a", 0.0)
    limiter.count("a", 0.0, 1e9)
    assert not limiter.allows("a", 9.0) and limiter.allows("b", 9.0)
    for moment in range(100):
        assert not limiter.allows("a", 9 + moment / 100)
    assert limiter.allows("a", 20.2), "a hundred requests are paid off in ten seconds"


def test_of_one_client_only_so_many_requests_are_worked_on_at_once() -> None:
    turns, busy, most = ClientSlots(2, 3), 0, 0
    enough = asyncio.Event()

    async def ask(client: str) -> bool:
        nonlocal busy, most
        async with turns.turn(client) as may:
            if may:
                busy += client == "a"
                most = max(most, busy)
                if client == "a":
                    await enough.wait()
                busy -= client == "a"
            return may

    async def main() -> None:
        asked = [asyncio.create_task(ask("a")) for _ in range(8)]
        await asyncio.sleep(0)
        assert await ask("b"), "others do not wait"
        enough.set()
        assert sorted(await asyncio.gather(*asked)) == [False] * 3 + [True] * 5
        assert (most, turns.clients) == (2, {})

    asyncio.run(main())


def test_between_requests_that_are_answered_at_once_others_come_in() -> None:
    turns, order = ClientSlots(2, 100), list[str]()

    async def ask(client: str) -> None:
        async with turns.turn(client) as may:
            order.append(client if may else "refused")

    async def main() -> None:
        await asyncio.gather(*(ask("a") for _ in range(50)), ask("b"))
        await asyncio.gather(*(ask("c") for _ in range(2)))

    asyncio.run(main())
    assert order.index("b") <= 4 and order.count("a") == 50 and order[-2:] == ["c", "c"]


def test_a_server_works_on_few_requests_of_a_client_at_once(tmp_path: Path) -> None:
    limits = replace(GENEROUS, at_once=1, waiting=0)
    with nearby(tmp_path / "maria.sqlite", limits=limits) as served:
        turns = None
        layer: Any = served.app.middleware_stack
        while turns is None:
            turns, layer = getattr(layer, "turns", None), layer.app
        held = turns.turn("127.0.0.1")
        served.run(held.__aenter__())
        assert served.refused("GET", "/api/about") == TOO_FAST
        served.run(held.__aexit__(None, None, None))
        assert served.ask("GET", "/api/about").status_code == 200


def test_a_live_connection_waits_for_its_client(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    account = Account(RateLimiter(10, 100), "a")
    asyncio.run(account.pause())
    assert not slept
    account.charge(110 * meter.SECONDS_PER_REQUEST)
    asyncio.run(account.pause())
    account.charge(1e6)
    asyncio.run(account.pause())
    assert 0 < slept[0] <= 1 and slept[1] == meter.LONGEST_PAUSE


def test_what_the_map_shows_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def overlays(game: Any) -> Any:
        made.append(game)
        return offers.overlays(game)

    monkeypatch.setattr(serializers, "overlays", overlays)
    with nearby(tmp_path / "maria.sqlite") as served:
        game, tokens = served.begun()
        told = [served.done("GET", f"/api/games/{game}/overlays", token) for token in tokens.values()]
        told.append(served.done("GET", f"/api/games/{game}/overlays"))
    assert all(entry == told[0] for entry in told) and len(made) == 1


# ---------------------------------------------------------------- the benchmark of floods


def test_every_route_is_flooded_by_the_benchmark() -> None:
    """A new route needs a line in `bench.abuse.KINDS`, so that we measure what a flood of it does."""
    asked = [route for route in ROUTES if isinstance(route, APIRoute)]
    routes = {(method, route.path) for route in asked for method in route.methods or ()}
    assert {(kind.method, kind.route) for kind in abuse.KINDS} == routes
    assert len({kind.name for kind in abuse.KINDS}) == len(abuse.KINDS)


def test_the_floods_reach_their_routes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their requests match the schema, and most succeed."""
    monkeypatch.setattr(about, "drawing", drawn)
    with nearby(tmp_path / "maria.sqlite") as served:
        host, _, port = served.url.removeprefix("http://").partition(":")
        victim = asyncio.run(abuse.prepared(host, int(port), actions=6))
        done = 0
        for kind in abuse.KINDS:
            method, path, body, key = next(kind.requests(victim))
            answer = served.ask(method, path, key, json=body)
            assert answer.is_success or answer.json()["error"] not in ODD, (kind.name, answer.text)
            done += answer.is_success
        assert done > 40 and served.logged.faults() == []


ODD = ("server-invalid", "server-not-found", "server-method", "server-wrong")


async def drawn(*_: object) -> bytes:
    """A fake board drawing that takes no time."""
    return gzip.compress(b"<svg/>")


# ---------------------------------------------------------------- memory and space


def test_a_seat_has_so_many_messages_in_a_game(database_url: str) -> None:
    with nearby(database_url, limits=replace(GENEROUS, said=3)) as served:
        game, tokens = served.begun()
        one, other, *_ = tokens.values()

        def say(token: str, number: int) -> Any:
            body = {"id": f"message-{number}", "text": f"The {number}."}
            return served.ask("POST", f"/api/games/{game}/say", token, json=body)

        assert [say(one, number).status_code for number in range(5)] == [200, 200, 200, 429, 429]
        assert say(one, 2).status_code == 200, "what was said is not said again"
        assert say(other, 5).status_code == 200


def advanced(box: Box) -> Game:
    """An advanced game whose first movement phase has begun."""
    game, rng = Game.new("advanced", seed="asides", box=box), Random(1)
    while game.state.agenda[-1].kind != "movement":
        game.play(pick(game.legal(), rng))
    return game


def test_a_seat_does_only_so_much_beside_playing_in_an_hour(database_url: str, box: Box) -> None:
    """Out-of-turn actions, undos and offers to end count together; ordinary play and other seats do not."""
    now, game, most = [1e9], advanced(box), 5
    limits = replace(GENEROUS, aside=most)
    with nearby(database_url, limits=limits, now=lambda: now[0]) as served:
        made = served.done("POST", "/api/games/load", json={"record": game.record()})
        path = f"/api/games/{made['game']['id']}"
        keys = {seat: served.take(made["game"]["id"], seat, link) for seat, link in made["tokens"].items()}
        numbers = count()

        def do(seat: str, what: str, **body: Any) -> Any:
            again = {} if what == "end" else {"id": f"action-{next(numbers)}"}
            return served.ask("POST", f"{path}/{what}", keys[seat], json={**again, **body})

        def act(seat: str, text: str) -> Any:
            return do(seat, "act", step=served.update(path[11:], keys[seat])["table"]["step"], action=text)

        for number in range(2):
            assert act("louis", f"offer france prussia {number + 1}").is_success
            assert act("frederick", "decline france prussia").is_success
        assert do("frederick", "end", agree=True).is_success
        assert do("louis", "end", agree=False).is_success
        assert act("frederick", "offer france prussia 2").is_success and do("frederick", "undo").is_success
        refused = [
            do("frederick", "end", agree=True),
            act("frederick", "offer france prussia 1"),
            do("frederick", "undo"),
        ]
        for answer in refused:
            assert problem(answer) == (429, "server-aside-enough"), answer.text
            assert f" {most} " in answer.json()["text"]
        table = served.update(path[11:], keys["frederick"])["table"]
        assert not any(seat["ends"] for seat in table["game"]["seats"]), "what is refused changes nothing"
        assert act("louis", "offer france prussia 1").is_success, "others still may"
        on_turn = table["to_act"][0]
        assert act(on_turn, "done").is_success, "and whoever is on turn plays"
        now[0] += HOUR + 1
        assert act("frederick", "decline france prussia").is_success


def test_a_seat_is_left_to_a_bot_only_so_often_in_an_hour(tmp_path: Path) -> None:
    now = [1e9]
    limits = replace(GENEROUS, leaves=2)
    with nearby(tmp_path / "maria.sqlite", limits=limits, now=lambda: now[0]) as served:
        game, keys = served.begun()
        path = f"/api/games/{game}"
        for hour in range(2):
            now[0] += hour * (HOUR + 1)
            for _ in range(2):
                served.done("POST", f"{path}/leave", keys["louis"], json={"bot": "recruit"})
                served.done("POST", f"{path}/leave", keys["louis"], json={"bot": "ensign"})
                served.done("POST", f"{path}/back", keys["louis"])
            refused = served.refused("POST", f"{path}/leave", keys["louis"], json={"bot": "recruit"})
            assert refused == (429, "server-left-enough")
        served.done("POST", f"{path}/leave", keys["frederick"], json={"bot": "recruit"})


def test_a_client_makes_so_many_personal_links_a_day(database_url: str) -> None:
    now = [1e9]
    with nearby(database_url, limits=replace(GENEROUS, players=2), now=lambda: now[0]) as served:
        for day in range(2):
            now[0] += day * (DAY + 1)
            made = [served.ask("POST", "/api/players", json={"name": "Anna"}) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201, 201, 429]
            assert made[-1].json()["error"] == "server-too-many-players"


def test_games_in_memory_take_only_so_much_of_it(tmp_path: Path) -> None:
    most = 3 * EMPTY
    with nearby(tmp_path / "maria.sqlite", kept=most) as served:
        rooms = served.server.rooms
        games = [served.begun() for _ in range(5)]
        for number, (game, tokens) in enumerate([*games, *games[:2], *[games[0]] * most]):
            body = {"id": f"message-{number}", "text": "Here I am."}
            served.done("POST", f"/api/games/{game}/say", next(iter(tokens.values())), json=body)
            counted = sum(room.row.lines + EMPTY for room in rooms.loaded.values())
            assert (rooms.lines, next(reversed(rooms.loaded))) == (counted, game)
            assert counted <= most or len(rooms.loaded) == 1
        assert rooms.lines > most, "one that is too large alone stays as long as it is in use"


def test_only_fields_that_have_changed_are_written(tmp_path: Path) -> None:
    with nearby(tmp_path / "maria.sqlite") as served:
        game, tokens = served.begun()
        done: list[str] = []

        async def listen() -> None:
            writer = served.server.database._writer
            driver = writer and writer.connection.driver_connection
            assert driver
            driver.set_trace_callback(done.append)

        served.run(listen())
        body = {"id": "only-once", "text": "Here I am."}
        served.done("POST", f"/api/games/{game}/say", tokens["louis"], json=body)
        said = [text.split(" WHERE ")[0] for text in done if text.startswith("UPDATE") and game in text]
    written = {text.split()[1]: sorted(re.findall(r"(\w+)=", text)) for text in said}
    assert written == {"games": ["changed", "lines", "version"], "seats": ["read"]}
