"""What one client can do to others: floods of every kind of request, while another player plays.

Each flood is of one route of the server and comes from one address over 300 connections, as fast as the
answers arrive. The server has its ordinary limits. Meanwhile a player at another address acts in his game
eight times per second. The baseline in the same run is this player when nobody else is there.
Then comes an hour's worth of requests: as much as the limits allow one address per hour, sent from many
addresses in turn, each until it is refused. The server's memory is printed afterwards.
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
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import quote

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.server import BOX, SEATS, Json, Wire, busy, memory, part
from maria import compiled, engine
from maria.game import Game as Played
from maria.notation import format_action
from maria.random_play import pick
from maria.server.settings import ClientLimits
from maria.view import sample

CONNECTIONS, HALF = 300, 1_100
"""The connections of a flood, and of one that begins requests and never ends them."""
PLAYER = "127.0.0.7"
"""The address of the player. The attackers use other addresses of this machine."""
RATE = 8.0
"""The player's actions per second."""
LIMITS = ClientLimits()
AN_HOUR = int(LIMITS.requests * 3600 / LIMITS.burst)
"""How many addresses, each until it is refused, send as much as one may send in an hour."""
MOST_MEMORY, SLOWEST = 400.0, 300.0
"""The limits that must hold: megabytes after an hour, and milliseconds of the player's slowest actions."""
OTHER_KINDS = ("live", "half a request", "a great deal")
"""Floods that are not requests to a route."""


class Request(NamedTuple):
    """A request: its method, path, body and key."""

    method: str
    path: str
    body: Json | str | None
    key: str


class Game:
    """A game in which one player acts for all three seats, with what is needed to ask about it."""

    def __init__(self, host: str, port: int, client: str) -> None:
        """Takes the server's address, and the player's own."""
        self.wire = Wire(host, port, client)
        self.rng = Random(1)
        self.id = ""
        self.keys: dict[str, str] = {}
        self.tables: dict[str, Json] = {}
        self.last = SEATS[0]

    async def begin(self) -> None:
        """Creates a game and takes all seats."""
        wanted = {"variant": "advanced", "watch": "anyone", "hints": True}
        _, made = await self.wire.ask("/api/games", wanted)
        self.id = made["game"]["id"]
        for seat in SEATS:
            self.keys[seat] = secrets.token_urlsafe(16)
            body = {"name": "bench", "value": secrets.token_hex(32), "key": self.keys[seat]}
            await self.wire.ask(f"/api/games/{self.id}/take", body, made["tokens"][seat])
        await self.load(SEATS)

    async def load(self, seats: Iterable[str]) -> None:
        """Fetches the current tables of some seats."""
        for seat in seats:
            path = f"/api/games/{self.id}/updates?after=999999"
            status, update = await self.wire.ask(path, None, self.keys[seat])
            assert status == 200, update
            self.tables[seat] = update["table"]

    async def act(self) -> float:
        """Plays one legal action for a seat to act. Returns the time until the answer."""
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
        await self.load(other for other in answer["table"]["to_act"] if other != seat)
        return taken

    async def play(self, seconds: float) -> list[float]:
        """Plays at a steady rate. Returns the times until the answers."""
        taken, end = [], time.perf_counter() + seconds
        while time.perf_counter() < end:
            due = time.perf_counter() + 1 / RATE
            taken.append(await self.act())
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        return taken


class Flood:
    """Requests from one address over many connections."""

    def __init__(self, host: str, port: int, client: str) -> None:
        """Takes the server's address, and the one the requests come from."""
        self.host, self.port, self.client = host, port, client
        self.answers: Counter[str] = Counter()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Opens another connection."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.client, 0))

    async def send(self, requests: Iterator[Request], until: str = "") -> None:
        """Sends requests on one connection, until it gets the status `until` or is cancelled."""
        writer = None
        for method, path, body, key in requests:
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
                self.answers[status := answer.split()[1]] += 1
                if status == until:
                    break
            except (OSError, asyncio.IncompleteReadError):
                self.answers["closed"] += 1
                writer = None
                await asyncio.sleep(0.05)
        if writer:
            writer.close()

    async def listen(self, game: str, key: str) -> None:
        """Opens live connections that ask for the whole log, again and again."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                url = f"ws://{self.host}:{self.port}/api/live"
                async with connect(url, max_size=None, local_addr=(self.client, 0), proxy=None) as live:
                    await live.send(json.dumps({"game": game, "token": key, "after": 0}))
                    self.answers["live"] += 1
                    async with asyncio.timeout(5):  # wait_for of 3.11 can swallow a cancellation
                        await live.recv()
            await asyncio.sleep(0.05)

    async def dawdle(self) -> None:
        """Begins requests and never ends them."""
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await self.connect()
                writer.write(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nX-")
                self.answers["begun"] += 1
                await reader.read()
                writer.close()
            await asyncio.sleep(0.1)


def flood(name: str, host: str, port: int, client: str, victim: Victim, line: Connection) -> None:
    """Floods until a message arrives. Runs in a separate process, so as not to slow the player down."""
    os.nice(19)
    own = Flood(host, port, client)

    async def go_on() -> None:
        count = HALF if name == "half a request" else CONNECTIONS
        if name == "half a request":
            tasks = [asyncio.create_task(own.dawdle()) for _ in range(count)]
        elif name == "live":
            game, key = victim.values["game"], victim.keys["seat"]
            tasks = [asyncio.create_task(own.listen(game, key)) for _ in range(count)]
        else:
            asked = requests_of(victim)[name]
            tasks = [asyncio.create_task(own.send(asked)) for _ in range(count)]
        while not line.poll():
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(go_on())
    line.send(own.answers)


class Victim(NamedTuple):
    """The attacker's means: values for the paths of routes, including games of his own, and keys by kind."""

    values: dict[str, str]
    keys: dict[str, str]


class Kind(NamedTuple):
    """A request that can be repeated. `{n}` becomes a new number, below `most` in the path.

    `over`: it concerns a finished game instead of a running one.
    """

    method: str
    route: str
    query: str = ""
    body: Json | None = None
    key: str = "seat"
    over: bool = False
    most: int = 300
    hourly: int | None = None
    """How many an address may make per hour, if that is limited separately from the rate."""

    @property
    def name(self) -> str:
        """A short name, such as `get /games/*/at`."""
        path = re.sub(r"\{\w+\}", "*", self.route.removeprefix("/api"))
        return f"{self.method.lower()} {path}"

    def requests(self, victim: Victim) -> Iterator[Request]:
        """An endless series of these requests."""
        values = {**victim.values, **({"game": victim.values["over"]} if self.over else {})}
        path, sent = self.route.format_map(values) + self.query, json.dumps(self.body)
        for number in itertools.count(secrets.randbelow(10**9)):
            few = str(number % self.most)
            body = None if self.body is None else json.loads(sent.replace("{n}", str(number)))
            key = "over" if self.over else self.key
            yield Request(self.method, path.replace("{n}", few), body, victim.keys[key])


LONG_MARCH = quote(("march karl wien > " + "wien > " * 100)[:499])
WAY: Json = {"piece": 3, "points": [20, 40, 60, 80, 100], "force": None}
HEADER = f"maria-record-1\nvariant: advanced\nplayers: 3\nseed: x\nhash: {BOX.pack.hash}\n"
A_FEW = LIMITS.games // 4
"""How many new games of each kind, as all kinds together share an address's daily limit."""
OF_GAME, OF_LESSON = "/api/games/{game}", "/api/lessons/{name}"
KINDS = (
    Kind("GET", "/health"),
    Kind("GET", "/metrics"),
    Kind("GET", "/api/about"),
    Kind("GET", "/api/openapi.json"),
    Kind("GET", "/api/rules/{language}"),
    Kind("GET", "/api/rulebook/{language}"),
    Kind("GET", "/api/cases/{rule}/{number}", "{n}", most=8),
    Kind("GET", "/api/texts/{language}"),
    Kind("GET", "/api/texts/{language}/{part}"),
    Kind("GET", "/api/packs/{pack}"),
    Kind("GET", "/api/packs/{pack}/board.svg", "?fonts=false"),
    Kind("GET", "/api/games"),
    Kind("GET", "/api/seat"),
    Kind("GET", OF_GAME),
    Kind("GET", f"{OF_GAME}/updates", "?after={n}"),
    Kind("GET", f"{OF_GAME}/marches", "?piece={n}", most=26),
    Kind("GET", f"{OF_GAME}/why", f"?action={LONG_MARCH}"),
    Kind("GET", f"{OF_GAME}/hint"),
    Kind("GET", f"{OF_GAME}/coach"),
    Kind("GET", f"{OF_GAME}/clauses", "?by=2&to=4"),
    Kind("GET", f"{OF_GAME}/overlays"),
    Kind("POST", f"{OF_GAME}/way", body=WAY),
    Kind("GET", f"{OF_GAME}/at", "?seq={n}"),
    Kind("GET", f"{OF_GAME}/picture.svg", "?seq={n}"),
    Kind("GET", f"{OF_GAME}/record"),
    Kind("GET", f"{OF_GAME}/replay", over=True),
    Kind("GET", f"{OF_GAME}/review", over=True),
    Kind("GET", f"{OF_GAME}/analysis", over=True),
    Kind("POST", f"{OF_GAME}/analysis", over=True, hourly=A_FEW),
    Kind("GET", f"{OF_GAME}/chances"),
    Kind("GET", f"{OF_GAME}/proof", over=True),
    Kind("POST", f"{OF_GAME}/branch", body={"seq": 100, "seats": {}}, over=True, hourly=A_FEW),
    Kind("GET", f"{OF_GAME}/notes"),
    Kind("PUT", f"{OF_GAME}/notes", body={"text": "{n}" + "x" * 19_000}),
    Kind("POST", f"{OF_GAME}/read", body={"seq": 300}),
    Kind("POST", f"{OF_GAME}/say", body={"id": "message-{n}", "text": "x" * 1000}),
    Kind("POST", f"{OF_GAME}/act", body={"id": "action-{n}", "step": "0", "action": "done"}),
    Kind("POST", f"{OF_GAME}/undo", body={"id": "undoing-{n}"}),
    Kind("POST", f"{OF_GAME}/undo/answer", body={"id": "granted-{n}", "grant": False}),
    Kind("POST", f"{OF_GAME}/undo/withdraw", body={"id": "withdrawn-{n}"}),
    Kind("POST", f"{OF_GAME}/end", body={"agree": True}),
    Kind("POST", f"{OF_GAME}/leave", body={"bot": "recruit"}, key="spare"),
    Kind("POST", f"{OF_GAME}/back", key="spare"),
    Kind("POST", f"{OF_GAME}/resign", key="other"),
    Kind("POST", f"{OF_GAME}/reissue", key="other"),
    Kind("POST", f"{OF_GAME}/take", body={"name": "x", "value": "0" * 64, "key": "x" * 22}, key="other"),
    Kind("POST", f"{OF_GAME}/seats/{{seat}}/link", key="other"),
    Kind("POST", f"{OF_GAME}/seats/{{seat}}/bot", body={"kind": "bot"}, key="other"),
    Kind("POST", "/api/games", body={"variant": "advanced"}, hourly=A_FEW),
    Kind("POST", "/api/games/load", body={"record": HEADER + "maria_theresa: undo\n" * 3}, hourly=A_FEW),
    Kind("POST", "/api/players", body={"name": "x"}, hourly=LIMITS.players),
    Kind("GET", "/api/me", key="player"),
    Kind("PATCH", "/api/me", body={"name": "x{n}"}, key="player"),
    Kind("POST", "/api/me/email", body={"code": "x"}, key="player"),
    Kind("POST", "/api/me/seats", body={"seat": "x" * 22}, key="player"),
    Kind("DELETE", "/api/me", key="other"),
    Kind("GET", "/api/lessons"),
    Kind("POST", "/api/lessons", hourly=A_FEW),
    Kind("GET", OF_LESSON, "?moves=march%20friedrich%20neumarkt_schlesien%20%3E%20breslau"),
    Kind("GET", f"{OF_LESSON}/marches", "?piece={n}", most=26),
    Kind("GET", f"{OF_LESSON}/why", f"?action={LONG_MARCH}"),
    Kind("GET", f"{OF_LESSON}/clauses", "?by=2&to=4"),
    Kind("GET", f"{OF_LESSON}/overlays"),
    Kind("POST", f"{OF_LESSON}/way", body=WAY),
)
"""One for each route."""


def requests_of(victim: Victim) -> dict[str, Iterator[Request]]:
    """All floods of requests, by name."""
    found = {kind.name: kind.requests(victim) for kind in KINDS}
    great = Request("POST", "/api/games/load", "x" * 600_000, victim.keys["seat"])
    return {**found, "a great deal": itertools.repeat(great)}


def finished() -> str:
    """The record of a complete random game."""
    game, rng = Played.new("introductory", seed="abuse", box=BOX), Random(1)
    while not game.outcome:
        game.play(pick(game.legal(), rng))
    return game.record()


async def prepared(host: str, port: int, actions: int = 300) -> Victim:
    """A game of the attacker's own after some actions, a finished one, and keys."""
    own, spare = Game(host, port, "127.0.1.1"), Game(host, port, "127.0.1.2")
    await own.begin()
    await spare.begin()
    for number in range(actions):  # from many addresses, so that none exceeds its rate
        if number % 20 == 0:
            await own.wire.close()
            own.wire = Wire(host, port, f"127.0.1.{number % 200 + 1}")
        await own.act()
    _, over = await spare.wire.ask("/api/games/load", {"record": finished()})
    _, player = await spare.wire.ask("/api/players", {"name": "x"})
    await own.wire.close()
    await spare.wire.close()
    seat, *_ = own.tables[own.last]["to_act"]
    values = {"game": own.id, "over": over["game"]["id"], "pack": BOX.pack.hash, "language": "en"}
    values |= {"part": "learn", "rule": "10.1.b", "number": "", "name": "conquest", "seat": "louis"}
    keys = {"seat": own.keys[seat], "spare": spare.keys["louis"], "over": over["tokens"]["louis"]}
    keys |= {"player": player["token"], "other": "x" * 22}
    return Victim(values, keys)


async def measure(host: str, port: int, server: int, wanted: argparse.Namespace) -> bool:
    """Prints a line for each kind of flood. Returns whether all limits hold."""
    seconds: float = wanted.seconds
    quiet = Game(host, port, PLAYER)
    await quiet.begin()
    victim = await prepared(host, port)
    alone = await quiet.play(seconds)
    speed = f"p50 {part(alone, 0.5):6.1f} ms  p99 {part(alone, 0.99):6.1f} ms"
    print(f"{'nobody else':24} {speed}  {memory(server):.0f} MB")
    worst = 0.0
    every = [*requests_of(victim), *OTHER_KINDS]
    for number, name in enumerate(wanted.only or dict.fromkeys(every)):
        mine, other = multiprocessing.Pipe()
        client = f"127.0.2.{number + 1}"
        process = multiprocessing.Process(target=flood, args=(name, host, port, client, victim, other))
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
        counts = ", ".join(f"{count} x {what}" for what, count in answers.most_common(4))
        print(
            f"{name:24} p50 {part(taken, 0.5):6.1f} ms  p99 {part(taken, 0.99):6.1f} ms"
            f"  core {(busy(server) - before) / (seconds + 1):4.0%}  {memory(server):5.0f} MB  {counts}",
            flush=True,
        )
    after = await an_hour(host, port, server, wanted.hour, victim)
    print(f"worst p99 {worst:.0f} ms (must: under {SLOWEST:.0f}), alone {part(alone, 0.99):.0f} ms")
    print(f"memory {after:.0f} MB (must: under {MOST_MEMORY:.0f})")
    return worst < SLOWEST and after < MOST_MEMORY


async def an_hour(host: str, port: int, server: int, addresses: int, victim: Victim) -> float:
    """Sends as much of every kind as one address may send per hour, from many.

    Returns the server's memory.
    """
    before, started = memory(server), time.perf_counter()
    answers: Counter[str] = Counter()
    left = iter(range(addresses))
    rows = [itertools.islice(kind.requests(victim), kind.hourly) for kind in KINDS]
    rounds = itertools.zip_longest(*rows)
    mixed = (request for asked in rounds for request in asked if request is not None)

    async def client() -> None:
        for number in left:
            flood = Flood(host, port, f"127.1.{number >> 8 & 255}.{number & 255}")
            await flood.send(mixed, until="429")
            answers.update(flood.answers)

    await asyncio.gather(*(client() for _ in range(8)))
    spent, after = time.perf_counter() - started, memory(server)
    counts = ", ".join(f"{count} x {what}" for what, count in answers.most_common(6))
    print(
        f"an hour's worth: {sum(answers.values())} requests of {addresses} addresses in {spent:.0f} s"
        f" ({counts}), memory {before:.0f} -> {after:.0f} MB"
    )
    return after


def main() -> None:
    """Starts a server on a separate core, and floods it."""
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
            address = json.loads(process.stdout.readline())["address"]
            host, _, port = address.removeprefix("http://").rpartition(":")
            well = asyncio.run(measure(host, int(port.strip("/")), process.pid, wanted))
        finally:
            process.terminate()
            process.wait()
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
