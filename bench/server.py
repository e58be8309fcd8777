"""How many games a server holds at once, and how quickly it answers, with scripted people on loopback.

Each game has three people, each with a live connection. Actions come at a fixed rate, whether or not earlier
ones are answered, each in the game whose turn it is to get one; they are legal, because each player chooses
from a position sampled from the own view. The server has one core to itself. The peer measured in the same
run is the same server's `/health`, which does nothing but one look at the database. `make bench` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import gzip
import json
import os
import re
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from maria import engine
from maria.box import load
from maria.notation import format_action
from maria.random_play import pick
from maria.view import sample

BOX = load()
SEATS = ("maria_theresa", "frederick", "louis")
Json = dict[str, Any]


class Wire:
    """One connection for requests. A client library would take longer than the server that is measured."""

    def __init__(self, host: str, port: int, client: str = "") -> None:
        """Takes the server's address, and the one of this machine's that the client comes from."""
        self.host, self.port, self.client = host, port, client
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, body: Json | None = None, token: str = "") -> tuple[int, Json]:
        """A request and its answer, packed as for a browser."""
        if self.streams is None:
            here = (self.client, 0) if self.client else None
            self.streams = await asyncio.open_connection(self.host, self.port, local_addr=here)
        reader, writer = self.streams
        sent = json.dumps(body).encode() if body is not None else b""
        head = [
            f"{'POST' if body else 'GET'} {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Accept-Encoding: gzip",
        ]
        head += [f"Content-Length: {len(sent)}", "Content-Type: application/json"] if sent else []
        head += [f"Authorization: Bearer {token}"] if token else []
        writer.write("\r\n".join((*head, "", "")).encode() + sent)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", answer)
        assert length
        got = await reader.readexactly(int(length[1]))
        return int(answer.split()[1]), json.loads(gzip.decompress(got) if "gzip" in answer else got)


class Wires:
    """As many connections as are in use at once, as a pool."""

    def __init__(self, host: str, port: int) -> None:
        """None yet."""
        self.host, self.port = host, port
        self.idle: list[Wire] = []

    async def ask(self, path: str, body: Json | None = None, token: str = "") -> tuple[int, Json]:
        """A request on a connection that is idle."""
        wire = self.idle.pop() if self.idle else Wire(self.host, self.port)
        answer = await wire.ask(path, body, token)
        self.idle.append(wire)
        return answer


class Person:
    """A seat with its live connection."""

    def __init__(self, url: str, game: str, token: str) -> None:
        """Takes what a link holds."""
        self.url, self.game = url.replace("http", "ws"), game
        self.token = token
        self.table: Json = {}

    def hear(self, update: Json) -> None:
        """Keeps the newest table."""
        if update["table"]["seq"] >= self.table.get("seq", 0):
            self.table = update["table"]

    async def listen(self, ready: asyncio.Event) -> None:
        """Follows the game until it is cancelled."""
        async with connect(f"{self.url}/api/live", max_size=None) as socket:
            await socket.send(json.dumps({"game": self.game, "token": self.token}))
            async for text in socket:
                self.hear(json.loads(text))
                ready.set()


class Bench:
    """Games on one server."""

    def __init__(self, url: str, wires: Wires) -> None:
        """No game yet."""
        self.url, self.wires = url, wires
        self.games: list[list[Person]] = []
        self.listening: list[asyncio.Task[None]] = []
        self.rng = Random(1)
        self.refused = 0

    async def open_games(self, count: int) -> None:
        """Opens games until there are so many, and takes all seats."""
        while len(self.games) < count:
            _, made = await self.wires.ask("/api/games", {"variant": "advanced"})
            game = made["game"]["id"]
            people = [Person(self.url, game, made["tokens"][seat]) for seat in SEATS]
            for person in people:
                key = secrets.token_urlsafe(16)
                body = {"name": "bench", "value": secrets.token_hex(32), "key": key}
                _, update = await self.wires.ask(f"/api/games/{game}/take", body, person.token)
                person.token = key
                person.hear(update)
            for person in people:
                ready = asyncio.Event()
                self.listening.append(asyncio.create_task(person.listen(ready)))
                await ready.wait()
            self.games.append(people)

    async def act(self, people: list[Person]) -> float | None:
        """One action in a game; how long the answer took, or None if nobody is asked as far as they know."""
        asked = [number for number, person in enumerate(people) if SEATS[number] in person.table["to_act"]]
        if not asked:
            return None
        number = self.rng.choice(asked)
        person = people[number]
        position = sample(person.table["view"], self.rng, BOX)
        choices = engine.legal(position, number)
        text = format_action(position, pick(choices, self.rng))
        body = {"id": secrets.token_hex(8), "step": person.table["step"], "action": text}
        body["after"] = person.table["seq"]
        started = time.perf_counter()
        status, update = await self.wires.ask(f"/api/games/{person.game}/act", body, person.token)
        taken = time.perf_counter() - started
        if status == 200:
            person.hear(update)
        else:
            self.refused += 1
        return taken

    async def run(self, rate: float, seconds: float) -> tuple[list[float], float]:
        """Actions at a rate; how long each took, and how many were answered a second."""
        self.wires.idle.clear()  # the server has closed those that were idle for long
        gc.collect()
        gc.disable()  # looking for garbage among thousands of clients would be measured as the server's time
        taken: list[float] = []
        free = deque(self.games)
        tasks: set[asyncio.Task[None]] = set()

        async def one(people: list[Person]) -> None:
            spent = await self.act(people)
            if spent is not None:
                taken.append(spent)
            free.append(people)

        started = time.perf_counter()
        for number in range(int(rate * seconds)):
            pause = started + number / rate - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            if free:
                task = asyncio.create_task(one(free.popleft()))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)
        return taken, len(taken) / (time.perf_counter() - started)

    async def health(self, count: int = 200) -> list[float]:
        """The peer: a request that does next to nothing."""
        taken = []
        for _ in range(count):
            started = time.perf_counter()
            await self.wires.ask("/health")
            taken.append(time.perf_counter() - started)
        return taken


def part(taken: list[float], share: float) -> float:
    """The time within which so many of the answers came, in milliseconds."""
    return sorted(taken)[min(int(len(taken) * share), len(taken) - 1)] * 1000


def additions() -> float:
    """How quick the clients' core is just now, in seconds: on shared machines it differs from run to run."""
    started, total = time.perf_counter(), 0
    for number in range(10_000_000):
        total += number
    return time.perf_counter() - started


def memory(process: int) -> float:
    """The memory of a process in megabytes."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def busy(process: int) -> float:
    """The seconds that a process has used of a core."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, process: int, sizes: list[int], rate: float, seconds: float) -> None:
    """Prints a line for each number of games."""
    where = urlsplit(url)
    bench = Bench(url, Wires(where.hostname or "", where.port or 0))
    quiet = part(await bench.health(), 0.5)
    print(f"peer: /health p50 {quiet:.1f} ms; this core adds ten million numbers in {additions():.2f} s")
    for size in sizes:
        await bench.open_games(size)
        before = busy(process), time.process_time(), time.perf_counter()
        taken, done = await bench.run(rate, seconds)
        spent = time.perf_counter() - before[2]
        used, own = busy(process) - before[0], time.process_time() - before[1]
        print(
            f"{size:5} games, {3 * size:5} live: {done:5.0f} actions/s"
            f"  p50 {part(taken, 0.5):5.1f} ms  p99 {part(taken, 0.99):5.1f} ms"
            f"  ({part(taken, 0.5) / quiet:.1f} x peer)"
            f"  core {used / spent:4.0%}, {used / len(taken) * 1000:.1f} ms an action"
            f" (clients' {own / spent:.0%})"
            f"  memory {memory(process):5.0f} MB  refused {bench.refused}",
            flush=True,
        )
    for task in bench.listening:
        task.cancel()
    await asyncio.gather(*bench.listening, return_exceptions=True)


def main() -> None:
    """Starts a server on a core of its own and measures it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"sqlite:///{folder}/games.sqlite"
        command = [str(Path(sys.executable).with_name("maria")), "serve", "--port", "0", "--rate", "1000000"]
        process = subprocess.Popen(
            [*command, "--database", database], stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL
        )
        try:
            cores = sorted(os.sched_getaffinity(0))
            os.sched_setaffinity(process.pid, cores[:1])
            os.sched_setaffinity(0, cores[1:] or cores)
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1]
            asyncio.run(measure(url, process.pid, wanted.games, wanted.rate, wanted.seconds))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
