"""What one client can do to others: floods of everything that can be asked, and meanwhile somebody plays.

Each flood comes from one address over 300 connections, as quickly as the answers come; the server has its
ordinary limits. Meanwhile another player, from another address, acts in his game eight times a second. The
peer measured in the same run is the same player when nobody else is there. In the end comes an hour's worth
of requests of many addresses, each within its limits, and what the server's memory is after it.
`make bench-abuse` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import multiprocessing
import os
import re
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.server import BOX, SEATS, Json, Wire, busy, memory, part
from maria import compiled, engine
from maria.notation import format_action
from maria.random_play import pick
from maria.view import sample

CONNECTIONS, HALF = 300, 1_100
"""Of a flood, and those of them that begin a request and never end it."""
PLAYER = "127.0.0.7"
"""Other addresses of this machine are the attackers'."""
RATE = 8.0
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
        self.last = SEATS[0]

    async def begin(self) -> None:
        """Opens a game and takes all seats."""
        _, made = await self.wire.ask("/api/games", {"variant": "advanced", "watch": "anyone"})
        self.id = made["game"]["id"]
        for seat in SEATS:
            self.keys[seat] = secrets.token_urlsafe(16)
            body = {"name": "bench", "value": secrets.token_hex(32), "key": self.keys[seat]}
            await self.wire.ask(f"/api/games/{self.id}/take", body, made["tokens"][seat])
        await self.look(SEATS)

    async def look(self, seats: Iterable[str]) -> None:
        """What some seats see now."""
        for seat in seats:
            path = f"/api/games/{self.id}/updates?after=999999"
            status, update = await self.wire.ask(path, None, self.keys[seat])
            assert status == 200, update
            self.tables[seat] = update["table"]

    async def act(self) -> float:
        """One legal action of whoever is asked; how long its answer took."""
        asked = [seat for seat in SEATS if seat in self.tables[self.last]["to_act"]]
        if not asked:
            await self.begin()
            return await self.act()
        seat = self.last = self.rng.choice(asked)
        table = self.tables[seat]
        position = sample(table["view"], self.rng, BOX)
        text = format_action(position, pick(engine.legal(position, SEATS.index(seat)), self.rng))
        body = {"id": secrets.token_hex(8), "step": table["step"], "action": text, "after": table["seq"]}
        started = time.perf_counter()
        status, answer = await self.wire.ask(f"/api/games/{self.id}/act", body, self.keys[seat])
        taken = time.perf_counter() - started
        assert status == 200, answer
        self.tables[seat] = answer["table"]
        await self.look(other for other in answer["table"]["to_act"] if other != seat)
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

    def __init__(self, host: str, port: int, client: str) -> None:
        """Takes the server's address, and the one that the requests come from."""
        self.host, self.port, self.client = host, port, client
        self.answers: Counter[str] = Counter()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """One more connection."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.client, 0))

    async def send(self, requests: Iterator[Request], key: str) -> None:
        """Asks one thing after the other on one connection, until there is none or it is cancelled."""
        writer = None
        for method, path, body in requests:
            try:
                if writer is None:
                    reader, writer = await self.connect()
                sent = (
                    body if isinstance(body, str) else json.dumps(body) if body is not None else ""
                ).encode()
                head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n"
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

    async def listen(self, game: str, key: str) -> None:
        """Opens a live connection that wants the whole log, again and again."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                url = f"ws://{self.host}:{self.port}/api/live"
                async with connect(url, max_size=None, local_addr=(self.client, 0), proxy=None) as live:
                    await live.send(json.dumps({"game": game, "token": key, "after": 0}))
                    self.answers["live"] += 1
                    async with asyncio.timeout(5):  # wait_for of Python 3.11 swallows an end at times
                        await live.recv()
            await asyncio.sleep(0.05)

    async def dawdle(self) -> None:
        """Begins a request and never ends it."""
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await self.connect()
                writer.write(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nX-")
                self.answers["begun"] += 1
                await reader.read()
                writer.close()
            await asyncio.sleep(0.1)


def flood(name: str, host: str, port: int, client: str, game: str, key: str, line: Connection) -> None:
    """Floods until it is told not to; in a process of its own, or it would keep busy who plays meanwhile."""
    os.nice(19)
    own = Flood(host, port, client)

    async def go_on() -> None:
        count = HALF if name == "half a request" else CONNECTIONS
        if name == "half a request":
            tasks = [asyncio.create_task(own.dawdle()) for _ in range(count)]
        elif name == "live":
            tasks = [asyncio.create_task(own.listen(game, key)) for _ in range(count)]
        else:
            asked = kinds(game)[name]
            tasks = [asyncio.create_task(own.send(asked(), key)) for _ in range(count)]
        while not line.poll():
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(go_on())
    line.send(own.answers)


def kinds(game: str) -> dict[str, Callable[[], Iterator[Request]]]:
    """What can be asked, each as an endless row of requests; the attacker has a seat of a game of his own."""
    path, number = f"/api/games/{game}", itertools.count()
    long_march = quote(("march karl wien > " + "wien > " * 100)[:499])
    header = f"maria-record-1\nvariant: advanced\nplayers: 3\nseed: x\nhash: {BOX.pack.hash}\n"
    record = header + "maria_theresa: undo\n" * 3

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
        "load": one("POST", "/api/games/load", {"record": record}),
        "a great deal": one("POST", "/api/games/load", "x" * 600_000),
    }


async def measure(host: str, port: int, server: int, wanted: argparse.Namespace) -> bool:
    """Prints a line for each kind of flood; tells whether all was well."""
    seconds: float = wanted.seconds
    quiet, own = Game(host, port, PLAYER), Game(host, port, "127.0.1.1")
    await quiet.begin()
    await own.begin()
    for number in range(300):  # a long game, played by many so that nobody is too fast
        own.wire = Wire(host, port, f"127.0.1.{number % 200 + 1}") if number % 20 == 0 else own.wire
        await own.act()
    key = next(iter(own.keys.values()))
    alone = await quiet.play(seconds)
    told = f"p50 {part(alone, 0.5):6.1f} ms  p99 {part(alone, 0.99):6.1f} ms"
    print(f"{'nobody else':14} {told}  {memory(server):.0f} MB")
    worst = 0.0
    every = [*kinds(own.id), "live", "half a request"]
    for number, name in enumerate(wanted.only or every):
        mine, other = multiprocessing.Pipe()
        client = f"127.0.2.{number + 1}"
        process = multiprocessing.Process(target=flood, args=(name, host, port, client, own.id, key, other))
        before = busy(server)
        process.start()
        await asyncio.sleep(1)
        taken = await quiet.play(seconds)
        mine.send("enough")
        while not mine.poll():
            await asyncio.sleep(0.1)
        answers: Counter[str] = mine.recv()
        process.join()
        worst = max(worst, part(taken, 0.99))
        told = ", ".join(f"{count} x {what}" for what, count in answers.most_common(4))
        print(
            f"{name:14} p50 {part(taken, 0.5):6.1f} ms  p99 {part(taken, 0.99):6.1f} ms"
            f"  core {(busy(server) - before) / (seconds + 1):4.0%}  {memory(server):5.0f} MB  {told}",
            flush=True,
        )
    await an_hour(host, port, server, wanted.hour, own.id, key)
    print(f"worst p99 {worst:.0f} ms (must: under 300), alone {part(alone, 0.99):.0f} ms")
    return worst < 300


async def an_hour(host: str, port: int, server: int, count: int, game: str, key: str) -> None:
    """As many requests as one address may make in an hour, of every kind, from many addresses at once."""
    before, started, left = memory(server), time.perf_counter(), count
    answers: Counter[str] = Counter()
    made = itertools.count()
    rows = [asked() for name, asked in kinds(game).items() if name != "a great deal"]

    async def client() -> None:
        nonlocal left
        while left > 0:
            number = next(made)
            flood = Flood(host, port, f"127.1.{number >> 8 & 255}.{number & 255}")
            left -= BURST
            mixed = itertools.chain.from_iterable(zip(*rows, strict=False))
            await flood.send(itertools.islice(mixed, BURST), key)
            answers.update(flood.answers)

    await asyncio.gather(*(client() for _ in range(8)))
    spent = time.perf_counter() - started
    told = ", ".join(f"{count} x {what}" for what, count in answers.most_common(6))
    print(
        f"an hour's worth: {sum(answers.values())} requests in {spent:.0f} s ({told}),"
        f" memory {before:.0f} -> {memory(server):.0f} MB"
    )


def main() -> None:
    """Starts a server on a core of its own and abuses it."""
    print(f"build: {compiled.build}")
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--hour", type=int, default=AN_HOUR)
    parser.add_argument("--only", nargs="*", default=[])
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("maria")), "serve", "--port", "0"]
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
            well = asyncio.run(measure(host, int(port.strip("/")), process.pid, wanted))
        finally:
            process.terminate()
            process.wait()
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
