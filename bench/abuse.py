"""What one client can do to others: floods of everything that can be asked, and meanwhile somebody plays.

Each flood comes from one address over 300 connections, as quickly as the answers come; the server has its
ordinary limits. Meanwhile another player, from another address, acts in his game ten times a second. The peer
measured in the same run is the same player when nobody else is there. In the end comes an hour's worth of
requests of many addresses, each within its limits, and what the server's memory is after it.
`make bench-abuse` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import re
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.server import BOX, SEATS, Json, Wire, busy, memory, part
from maria import engine
from maria.notation import format_action
from maria.random_play import pick
from maria.view import sample

CONNECTIONS = 300
ATTACKER, PLAYER = "198.51.100.66", "203.0.113.7"
RATE = 10.0
"""Actions a second of the other player."""
AN_HOUR = 40 * 3600
"""Requests that one address may make in an hour."""
BURST = 300
"""Requests of an address in the hour's worth: fewer than it may make at once."""
Work = Callable[[], Coroutine[Any, Any, None]]
Request = tuple[str, str, Json | str | None]
"""Method, path, and what is sent."""


class Game:
    """A game in which one player acts for all three, and what is needed to ask about it."""

    def __init__(self, host: str, port: int, client: str) -> None:
        """Takes the server's address, and the one that the player comes from."""
        self.wire = Wire(host, port, client)
        self.rng = Random(1)
        self.id = ""
        self.keys: dict[str, str] = {}
        self.tables: dict[str, Json] = {}

    async def begin(self) -> None:
        """Opens a game and takes all seats."""
        _, made = await self.wire.ask("/api/games", {"variant": "advanced", "watch": "anyone"})
        self.id = made["game"]["id"]
        for seat in SEATS:
            self.keys[seat] = secrets.token_urlsafe(16)
            body = {"name": "bench", "value": secrets.token_hex(32), "key": self.keys[seat]}
            await self.wire.ask(f"/api/games/{self.id}/take", body, made["tokens"][seat])
        await self.look()

    async def look(self) -> None:
        """What each seat sees now."""
        for seat, key in self.keys.items():
            _, update = await self.wire.ask(f"/api/games/{self.id}/updates?after=999999", None, key)
            self.tables[seat] = update["table"]

    async def act(self) -> float:
        """One legal action of whoever is asked; how long its answer took."""
        asked = [seat for seat in SEATS if seat in self.tables[seat]["to_act"]]
        if not asked:
            await self.begin()
            return await self.act()
        seat = self.rng.choice(asked)
        table = self.tables[seat]
        position = sample(table["view"], self.rng, BOX)
        text = format_action(position, pick(engine.legal(position, SEATS.index(seat)), self.rng))
        body = {"id": secrets.token_hex(8), "step": table["step"], "action": text, "after": table["seq"]}
        started = time.perf_counter()
        status, answer = await self.wire.ask(f"/api/games/{self.id}/act", body, self.keys[seat])
        taken = time.perf_counter() - started
        assert status == 200, answer
        await self.look()
        return taken

    async def play(self, seconds: float) -> list[float]:
        """Acts at a steady rate; how long each answer took."""
        taken, end = [], time.perf_counter() + seconds
        while time.perf_counter() < end:
            due = time.perf_counter() + 1 / RATE
            taken.append(await self.act())
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        return taken


class Flood:
    """Requests of one address over many connections."""

    def __init__(self, host: str, port: int, client: str = ATTACKER) -> None:
        """Takes the server's address, and the one that the requests come from."""
        self.host, self.port, self.client = host, port, client
        self.answers: Counter[str] = Counter()

    async def send(self, requests: Iterator[Request], key: str) -> None:
        """Asks one thing after the other on one connection, until there is none or it is cancelled."""
        writer = None
        for method, path, body in requests:
            try:
                if writer is None:
                    reader, writer = await asyncio.open_connection(self.host, self.port)
                sent = (
                    body if isinstance(body, str) else json.dumps(body) if body is not None else ""
                ).encode()
                head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nX-Forwarded-For: {self.client}\r\n"
                head += f"Authorization: Bearer {key}\r\nContent-Type: application/json\r\n"
                writer.write(f"{head}Content-Length: {len(sent)}\r\n\r\n".encode() + sent)
                answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                length = re.search(r"content-length: (\d+)", answer)
                await reader.readexactly(int(length[1]) if length else 0)
                self.answers[answer.split()[1]] += 1
            except (OSError, asyncio.IncompleteReadError):
                self.answers["closed"] += 1
                writer = None
                await asyncio.sleep(0.05)
        if writer:
            writer.close()

    @contextlib.asynccontextmanager
    async def going_on(self, work: Work, count: int = CONNECTIONS) -> AsyncIterator[None]:
        """Does something many times at once, for as long as something else lasts."""
        tasks = [asyncio.create_task(work()) for _ in range(count)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def listen(self, game: str, key: str) -> None:
        """Opens a live connection that wants the whole log, again and again."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                url = f"ws://{self.host}:{self.port}/api/live"
                headers = {"X-Forwarded-For": self.client}
                async with connect(url, max_size=None, additional_headers=headers, proxy=None) as live:
                    await live.send(json.dumps({"game": game, "token": key, "after": 0}))
                    self.answers["live"] += 1
                    await asyncio.wait_for(live.recv(), 5)
            await asyncio.sleep(0.05)

    async def dawdle(self) -> None:
        """Begins a request and never ends it."""
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(self.host, self.port)
                writer.write(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nX-")
                self.answers["begun"] += 1
                await reader.read()
                writer.close()
            await asyncio.sleep(0.1)


def kinds(game: Game, record: str) -> dict[str, Callable[[], Iterator[Request]]]:
    """What can be asked, each as an endless row of requests; the attacker has a seat of a game of his own."""
    path, number = f"/api/games/{game.id}", itertools.count()
    long_march = quote(("march karl wien > " + "wien > " * 100)[:499])
    turns = "".join(f"{line}\n" for line in [record] + ["maria_theresa: undo"] * 3)

    def one(method: str, what: str, body: Json | str | None = None) -> Callable[[], Iterator[Request]]:
        return lambda: itertools.repeat((method, what, body))

    def each(method: str, what: str, body: Callable[[int], Json]) -> Callable[[], Iterator[Request]]:
        return lambda: ((method, what, body(n)) for n in number)

    def numbered(what: str, most: int) -> Callable[[], Iterator[Request]]:
        return lambda: (("GET", f"{path}/{what}{n % most}", None) for n in number)

    return {
        "health": one("GET", "/health"),
        "about": one("GET", "/api/about"),
        "games": one("GET", "/api/games"),
        "rules": one("GET", "/api/rules/en"),
        "pack": one("GET", f"/api/packs/{BOX.pack.hash}"),
        "updates": numbered("updates?after=", 300),
        "choices": one("GET", f"{path}/choices"),
        "marches": numbered("marches?piece=", 26),
        "why": one("GET", f"{path}/why?action={long_march}"),
        "overlays": one("GET", f"{path}/overlays"),
        "way": one("POST", f"{path}/way", {"piece": 3, "points": [20, 40, 60, 80, 100], "force": None}),
        "past": numbered("at?seq=", 300),
        "record": one("GET", f"{path}/record"),
        "say": each("POST", f"{path}/say", lambda n: {"id": f"message-{n}", "text": "x" * 1000}),
        "notes": each("PUT", f"{path}/notes", lambda n: {"text": "x" * 20_000}),
        "act": each("POST", f"{path}/act", lambda n: {"id": f"action-{n}", "step": "0", "action": "done"}),
        "undo": each("POST", f"{path}/undo", lambda n: {"id": f"undoing-{n}"}),
        "new game": one("POST", "/api/games", {"variant": "advanced"}),
        "player": one("POST", "/api/players", {"name": "x"}),
        "load": one("POST", "/api/games/load", {"record": turns}),
        "a great deal": one("POST", "/api/games/load", "x" * 600_000),
    }


async def measure(host: str, port: int, process: int, seconds: float, hour: int) -> bool:
    """Prints a line for each kind of flood; tells whether all was well."""
    quiet, own = Game(host, port, PLAYER), Game(host, port, "192.0.2.1")
    await quiet.begin()
    await own.begin()
    for number in range(300):  # a long game, played by many so that nobody is too fast
        own.wire.client = f"192.0.2.{number % 200}"
        await own.act()
    seat, key = next(iter(own.keys.items()))
    alone = await quiet.play(seconds)
    told = f"p50 {part(alone, 0.5):6.1f} ms  p99 {part(alone, 0.99):6.1f} ms"
    print(f"{'nobody else':14} {told}  {memory(process):.0f} MB")
    worst = 0.0

    async def flooded(name: str, flood: Flood, work: Work, count: int = CONNECTIONS) -> None:
        nonlocal worst
        before = busy(process)
        async with flood.going_on(work, count):
            await asyncio.sleep(0.5)
            taken = await quiet.play(seconds)
        worst = max(worst, part(taken, 0.99))
        told = ", ".join(f"{count} x {what}" for what, count in flood.answers.most_common(4))
        print(
            f"{name:14} p50 {part(taken, 0.5):6.1f} ms  p99 {part(taken, 0.99):6.1f} ms"
            f"  core {(busy(process) - before) / (seconds + 0.5):4.0%}  {memory(process):5.0f} MB  {told}",
            flush=True,
        )

    header = f"maria-record-1\nvariant: advanced\nplayers: 3\nseed: x\nhash: {BOX.pack.hash}\n"
    every = kinds(own, header)
    for number, (name, asked) in enumerate(every.items()):
        flood = Flood(host, port, f"198.51.100.{number + 1}")
        await flooded(name, flood, lambda flood=flood, asked=asked: flood.send(asked(), key))  # type: ignore[misc]
    flood = Flood(host, port, "198.51.100.101")
    await flooded("live", flood, lambda: flood.listen(own.id, key))
    flood = Flood(host, port, "198.51.100.102")
    await flooded("half a request", flood, flood.dawdle, 1_100)
    await an_hour(host, port, process, hour, own, every, key)
    print(
        f"worst p99 {worst:.0f} ms (must: under 300), alone {part(alone, 0.99):.0f} ms, of {seat} and another"
    )
    return worst < 300


async def an_hour(
    host: str, port: int, process: int, count: int, game: Game,
    every: dict[str, Callable[[], Iterator[Request]]], key: str,
) -> None:  # fmt: skip
    """As many requests as one address may make in an hour, of every kind, from many addresses at once."""
    before, started, left = memory(process), time.perf_counter(), count
    answers: Counter[str] = Counter()
    made = itertools.count()
    rows = [asked() for name, asked in every.items() if name not in ("a great deal",)]

    async def client() -> None:
        nonlocal left
        while left > 0:
            number = next(made)
            flood = Flood(host, port, f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
            left -= BURST
            mixed = itertools.chain.from_iterable(zip(*rows, strict=False))
            await flood.send(itertools.islice(mixed, BURST), key)
            answers.update(flood.answers)

    await asyncio.gather(*(client() for _ in range(8)))
    spent = time.perf_counter() - started
    told = ", ".join(f"{count} x {what}" for what, count in answers.most_common(6))
    print(
        f"an hour's worth: {sum(answers.values())} requests in {spent:.0f} s ({told}),"
        f" memory {before:.0f} -> {memory(process):.0f} MB"
    )
    assert game.id


def main() -> None:
    """Starts a server on a core of its own and abuses it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--hour", type=int, default=AN_HOUR)
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("maria")), "serve", "--port", "0", "--behind-proxy"]
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/games.sqlite"],
            stdout=subprocess.PIPE,
            text=True,
            stderr=subprocess.DEVNULL,
        )
        try:
            cores = sorted(os.sched_getaffinity(0))
            os.sched_setaffinity(process.pid, cores[:1])
            os.sched_setaffinity(0, cores[1:] or cores)
            assert process.stdout is not None
            host, _, port = process.stdout.readline().split()[-1].removeprefix("http://").rpartition(":")
            well = asyncio.run(measure(host, int(port.strip("/")), process.pid, wanted.seconds, wanted.hour))
        finally:
            process.terminate()
            process.wait()
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
