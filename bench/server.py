"""How many games a server holds at once, and how quickly it answers, with scripted people on loopback.

Each game has three people, each with a live connection. Actions come at a fixed rate, whether or not earlier
ones are answered, each in the game whose turn it is to get one; they are legal, because each player chooses
from a position sampled from the own view. The server has one core to itself. The peer measured in the same
run is the same server's `/health`, which does nothing but one look at the database. `make bench` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
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

import httpx
from websockets.asyncio.client import connect

from maria import engine
from maria.box import load
from maria.notation import format_action
from maria.view import sample

BOX = load()
SEATS = ("maria_theresa", "frederick", "louis")
Json = dict[str, Any]


class Person:
    """A seat with its live connection."""

    def __init__(self, url: str, game: str, token: str) -> None:
        """Takes what a link holds."""
        self.url, self.game = url.replace("http", "ws"), game
        self.token = token
        self.headers = {"Authorization": f"Bearer {token}"}
        self.table: Json = {}

    def hear(self, update: Json) -> None:
        """Keeps the newest table."""
        if update["table"]["seq"] >= self.table.get("seq", 0):
            self.table = update["table"]

    async def listen(self, ready: asyncio.Event) -> None:
        """Follows the game until it is cancelled."""
        async with connect(f"{self.url}/api/live", max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"game": self.game, "token": self.token}))
            async for text in socket:
                self.hear(json.loads(text))
                ready.set()


class Bench:
    """Games on one server."""

    def __init__(self, url: str, client: httpx.AsyncClient) -> None:
        """No game yet."""
        self.url, self.client = url, client
        self.games: list[list[Person]] = []
        self.listening: list[asyncio.Task[None]] = []
        self.rng = Random(1)
        self.refused = 0

    async def open_games(self, count: int) -> None:
        """Opens games until there are so many, and takes all seats."""
        while len(self.games) < count:
            made = (await self.client.post("/api/games", json={"variant": "advanced"})).json()
            game = made["game"]["id"]
            people = [Person(self.url, game, made["tokens"][seat]) for seat in SEATS]
            for person in people:
                body = {"name": "bench", "value": secrets.token_hex(32)}
                path = f"/api/games/{game}/take"
                person.hear((await self.client.post(path, json=body, headers=person.headers)).json())
            for person in people:
                ready = asyncio.Event()
                self.listening.append(asyncio.create_task(person.listen(ready)))
                await ready.wait()
            self.games.append(people)

    async def act(self, people: list[Person]) -> float | None:
        """One action in a game; how long the answer took, or None if the game is over."""
        table = max((person.table for person in people), key=lambda table: int(table["seq"]))
        if not table["to_act"]:
            return None
        number = SEATS.index(self.rng.choice(table["to_act"]))
        person = people[number]
        position = sample(person.table["view"], self.rng, BOX)
        choices = engine.legal(position, number)
        if choices is None:
            return None
        text = format_action(position, number, choices.sample(self.rng))
        body = {"id": secrets.token_hex(8), "step": person.table["step"], "action": text}
        body["after"] = person.table["seq"]
        started = time.perf_counter()
        answer = await self.client.post(f"/api/games/{person.game}/act", json=body, headers=person.headers)
        taken = time.perf_counter() - started
        if answer.status_code == 200:
            person.hear(answer.json())
        else:
            self.refused += 1
        return taken

    async def run(self, rate: float, seconds: float) -> tuple[list[float], float]:
        """Actions at a rate; how long each took, and how many were answered a second."""
        taken: list[float] = []
        free = deque(self.games)
        tasks: set[asyncio.Task[None]] = set()

        async def one(people: list[Person]) -> None:
            spent = await self.act(people)
            if spent is None:
                return
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
            await self.client.get("/health")
            taken.append(time.perf_counter() - started)
        return taken


def part(taken: list[float], share: float) -> float:
    """The time within which so many of the answers came, in milliseconds."""
    return sorted(taken)[min(int(len(taken) * share), len(taken) - 1)] * 1000


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
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as client:
        bench = Bench(url, client)
        quiet = part(await bench.health(), 0.5)
        print(f"peer: /health p50 {quiet:.1f} ms")
        for size in sizes:
            await bench.open_games(size)
            before = busy(process)
            taken, done = await bench.run(rate, seconds)
            used = (busy(process) - before) / seconds
            print(
                f"{size:5} games, {3 * size:5} live: {done:5.0f} actions/s"
                f"  p50 {part(taken, 0.5):5.1f} ms  p99 {part(taken, 0.99):5.1f} ms"
                f"  ({part(taken, 0.5) / quiet:.1f} x peer)"
                f"  core {used:4.0%}  memory {memory(process):5.0f} MB  refused {bench.refused}",
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
