"""How many games a server holds at once, how fast it answers, and what an action costs.

Each game has three people, each with a live connection. With each action they send what three open pages
send, as recorded by `npm run traffic` in `web` in `traffic.json`, with that browser's headers. Actions come
at a fixed rate, whether or not earlier ones are answered, in one game after another. They are legal, because
each player chooses from a position sampled from his own view. `--before` measures another build of the
server in the same run, with the traffic of its own page.

The bare server (`bare.py`) is measured in the same run, with as many games and connections. All servers share
one core and take turns in short rounds, so that disturbances affect them equally. The players are on another
core. The cost of an action is compared at the same rate, and also with the bare server's cost at the rate
that it must serve, because a busier server sleeps less and spends less per action. `make bench` runs it.
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
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

from websockets.asyncio.client import ClientConnection, connect

from maria import compiled, engine
from maria.box import load
from maria.notation import format_action
from maria.random_play import pick
from maria.view import sample

BOX = load()
PIECES = {
    name: number for number, name in enumerate(engine.new_game(BOX, "advanced", 3, "bench")[0].setting.names)
}
ALL_CORES = sorted(os.sched_getaffinity(0))
SEATS = ("maria_theresa", "frederick", "louis")
TRAFFIC = Path(__file__).with_name("traffic.json")
AT_ONCE = 10
"""How many games are opened in parallel."""
PARTS = ("game", "view", "facts", "choices", "any_time")
"""The parts of a table of which only the changed fields are sent."""
PINGS = 20.0
"""Seconds between a person's heartbeats. A late joiner may have to wait for twice that."""
Json = dict[str, Any]


class Wire:
    """One connection for requests. A client library would take longer than the server under test."""

    def __init__(
        self, host: str, port: int, client: str = "", headers: Mapping[str, str] | None = None
    ) -> None:
        """Takes the server's address, the client's own address on this machine, and headers."""
        self.host, self.port, self.client = host, port, client
        self.headers = [f"{name}: {value}" for name, value in (headers or {}).items()]
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, body: Json | None = None, token: str = "") -> tuple[int, Json]:
        """Sends a request and returns its answer, compressed as for a browser."""
        if self.streams is None:
            here = (self.client, 0) if self.client else None
            self.streams = await asyncio.open_connection(self.host, self.port, local_addr=here)
        reader, writer = self.streams
        sent = json.dumps(body).encode() if body is not None else b""
        head = [
            f"{'POST' if body else 'GET'} {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Accept-Encoding: gzip",
            *self.headers,
        ]
        head += [f"Content-Length: {len(sent)}", "Content-Type: application/json"] if sent else []
        head += [f"Authorization: Bearer {token}"] if token else []
        writer.write("\r\n".join((*head, "", "")).encode() + sent)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", answer)
        assert length
        got = await reader.readexactly(int(length[1]))
        return int(answer.split()[1]), json.loads(gzip.decompress(got) if "gzip" in answer else got)

    async def close(self) -> None:
        """Closes the connection."""
        if self.streams is not None:
            self.streams[1].close()
            await self.streams[1].wait_closed()


class Wires:
    """A pool of connections, as many as are in use at once."""

    def __init__(self, host: str, port: int, headers: Mapping[str, str]) -> None:
        """Starts without connections."""
        self.host, self.port, self.headers = host, port, headers
        self.idle: list[Wire] = []

    async def ask(self, path: str, body: Json | None = None, token: str = "") -> tuple[int, Json]:
        """Sends a request on the connection that was idle longest, so that the server closes none."""
        wire = self.idle.pop(0) if self.idle else Wire(self.host, self.port, headers=self.headers)
        answer = await wire.ask(path, body, token)
        self.idle.append(wire)
        return answer


class Person:
    """A person with a live connection to one of the servers."""

    def __init__(self, game: str, token: str = "") -> None:
        """Takes the contents of a link."""
        self.game, self.token = game, token
        self.table: Json = {}
        self.socket: ClientConnection | None = None
        self.answers: dict[str, asyncio.Future[bool]] = {}
        self.heard = asyncio.Event()

    async def listen(self, address: str, hello: str, ready: asyncio.Event) -> None:
        """Follows the game until it is cancelled."""
        async with connect(address, max_size=None, compression=None, ping_interval=None) as self.socket:
            if hello:
                await self.socket.send(hello)
            async for text in self.socket:
                self.apply(json.loads(text))
                ready.set()

    def apply(self, update: Json) -> None:
        """Updates the table, and completes the actions and questions that were answered."""
        self.table |= update.get("table", {})
        for name, value in update.get("changes", {}).items():
            merged = name in PARTS and self.table.get(name)
            self.table[name] = self.table[name] | value if merged else value
        self.heard.set()
        for id in (*update.get("done", ()), *(update.get(name) for name in ("id", "refused", "answer"))):
            if id in self.answers:
                self.answers.pop(id).set_result("refused" not in update)

    async def hears_of(self, number: int) -> None:
        """Waits for the update of this number. The bare server does not number its updates."""
        while self.table.get("seq", number) < number:
            self.heard.clear()
            await self.heard.wait()

    async def send(self, body: Json) -> bool:
        """Sends an action or a question over the live connection. Returns whether it succeeded."""
        assert self.socket is not None
        answer: asyncio.Future[bool]
        answer = self.answers[body["id"]] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps(body))
        return await answer


class Peer:
    """Games on a server, with three people each."""

    path = ""

    def __init__(self, url: str, process: int, traffic: Path = TRAFFIC) -> None:
        """Takes the server's address and process, and the pages' traffic."""
        where, self.traffic = urlsplit(url), json.loads(traffic.read_text())
        self.process = process
        self.live = url.replace("http", "ws")
        self.wires = Wires(where.hostname or "", where.port or 0, self.traffic["headers"])
        self.games: list[list[Person]] = []
        self.listening: list[asyncio.Task[None]] = []
        self.rng = Random(1)
        self.refused = self.asked = 0

    async def open_games(self, count: int) -> None:
        """Opens games in parallel until there are this many, with three people listening in each."""
        numbers = iter(range(len(self.games), count))

        async def open_some() -> None:
            for number in numbers:
                people = await self.open(number)
                for person in people:
                    ready = asyncio.Event()
                    address, hello = self.address(person)
                    self.listening.append(asyncio.create_task(person.listen(address, hello, ready)))
                    await ready.wait()
                self.games.append(people)

        await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))

    async def open(self, number: int) -> list[Person]:
        """Opens a game, and returns its people."""
        raise NotImplementedError

    def address(self, person: Person) -> tuple[str, str]:
        """A person's address to listen at, and the first message."""
        raise NotImplementedError

    def action(self, people: list[Person]) -> tuple[Person, Json] | None:
        """A person to act and the action, or None if nobody is to act as far as they know."""
        raise NotImplementedError

    async def ask_around(self, people: list[Person], who: str, actor: Person, body: Json) -> None:
        """Sends the requests that accompany an action, of the acting page (`own`) or of the two others."""

    async def act(self, people: list[Person], by: str) -> float | None:
        """Plays one action, over the live connection or as a request. Returns the time until the answer."""
        chosen = self.action(people)
        if not chosen:
            return None
        person, body = chosen
        await self.ask_around([person], "own", person, body)
        started = time.perf_counter()
        known = max(other.table.get("seq", 0) for other in people)
        if by == "live":
            well = await person.send({"do": "act", **body})
        else:
            status, _ = await self.wires.ask(f"{self.path}/{person.game}/act", body, person.token)
            well = status == 200
        taken = time.perf_counter() - started
        for other in people if well else ():
            await other.hears_of(known + 1)
        await self.ask_around([other for other in people if other is not person], "others", person, body)
        self.refused += not well
        return taken

    async def run(self, by: str, rate: float, seconds: float) -> Measured:
        """Plays at a rate. Measures the times until answers, the answers per second, and the CPU time."""
        self.wires.idle.clear()  # the server has closed those that were idle for too long
        gc.collect()
        gc.disable()  # garbage collection among thousands of clients would count as the server's time
        taken: list[float] = []
        free = deque(self.rng.sample(self.games, len(self.games)))  # or runs differ in their actions
        tasks: set[asyncio.Task[None]] = set()

        async def one(people: list[Person]) -> None:
            spent = await self.act(people, by)
            if spent is not None:
                taken.append(spent)
            free.append(people)

        started, before, own = time.perf_counter(), busy(self.process), time.process_time()
        for number in range(int(rate * seconds)):
            pause = started + number / rate - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            if free:
                task = asyncio.create_task(one(free.popleft()))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)
        spent = time.perf_counter() - started
        return Measured(taken, spent, busy(self.process) - before, time.process_time() - own)

    async def close(self) -> None:
        """Stops all listeners."""
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)


class Maria(Peer):
    """The server under test."""

    path = "/api/games"

    async def open(self, number: int) -> list[Person]:
        """Creates a game and takes all seats."""
        _, made = await self.wires.ask("/api/games", {"variant": "advanced"})
        people = [Person(made["game"]["id"], made["tokens"][seat]) for seat in SEATS]
        for person in people:
            key = secrets.token_urlsafe(16)
            body = {"name": "bench", "value": secrets.token_hex(32), "key": key}
            await self.wires.ask(f"/api/games/{person.game}/take", body, person.token)
            person.token = key
        return people

    async def set_up(self) -> None:
        """Plays all games to their first turn, because the set-up is not what is measured."""
        games = iter(self.games)

        async def set_up_some() -> None:
            for people in games:
                while people[0].table["view"]["turn"] == 0:
                    await self.act(people, "live")

        await asyncio.gather(*(set_up_some() for _ in range(AT_ONCE)))

    async def stay(self) -> None:
        """Sends heartbeats for everybody, because the server drops silent connections."""
        while True:
            people = [person for people in self.games for person in people]
            for person in people:
                if person.socket is not None:
                    await person.socket.send('{"ping":1}')
                await asyncio.sleep(PINGS / len(people))
            await asyncio.sleep(0.1)

    def address(self, person: Person) -> tuple[str, str]:
        """The address, the same for all games, and the message that selects the game."""
        return f"{self.live}/api/live", json.dumps({"game": person.game, "token": person.token})

    def action(self, people: list[Person]) -> tuple[Person, Json] | None:
        """A legal action, chosen from a position sampled from the person's own view."""
        asked = [number for number, person in enumerate(people) if SEATS[number] in person.table["to_act"]]
        if not asked:
            return None
        number = self.rng.choice(asked)
        person = people[number]
        position = sample(person.table["view"], self.rng, BOX)
        text = format_action(position, pick(engine.legal(position, number), self.rng))
        return person, {"id": secrets.token_hex(8), "step": person.table["step"], "action": text}

    async def ask_around(self, people: list[Person], who: str, actor: Person, body: Json) -> None:
        """Sends the requests recorded with such an action. A count of 0.4 means one in 40% of the cases."""
        action: str = body["action"]
        verb, *words = action.split()
        about = {"action": action, "piece": next((PIECES[word] for word in words if word in PIECES), 0)}
        for what, times in self.traffic["actions"].get(verb, {}).items():
            method, _, address = what.partition(" ")
            if address.startswith("do "):
                continue  # the action itself
            path, _, names = address.partition("?")
            values = {name: about[name] for name in names.split("&") if name}
            query = urlencode({**values, "lang": "en"})
            for person in people:
                share = times[who] / len(people)
                for _ in range(int(share) + (self.rng.random() < share % 1)):
                    if method == "live":
                        question = {"ask": "marches", "id": secrets.token_hex(8), "piece": about["piece"]}
                        self.refused += not await person.send(question)
                    else:
                        asked = f"{self.path}/{person.game}/{path}?{query}"
                        status, _ = await self.wires.ask(asked, token=person.token)
                        self.refused += status != 200
                    self.asked += 1


class Bare(Peer):
    """The least that such a server does: see `bare.py`."""

    path = "/games"

    async def open(self, number: int) -> list[Person]:
        """Creates a game, which is just a name."""
        return [Person(f"game-{number}") for _ in SEATS]

    def address(self, person: Person) -> tuple[str, str]:
        """The address, a separate one for each game."""
        return f"{self.live}/live/{person.game}", ""

    def action(self, people: list[Person]) -> tuple[Person, Json]:
        """A body as long as that of a march."""
        body = {
            "id": secrets.token_hex(8),
            "step": "123",
            "action": "march khevenhueller wien > linz > passau",
        }
        return self.rng.choice(people), body


class Measured(NamedTuple):
    """The result of one or more runs."""

    taken: list[float]
    """Seconds until each answer."""
    spent: float
    """The duration in seconds."""
    used: float
    """CPU seconds used by the server."""
    clients: float
    """CPU seconds used by the clients."""

    @property
    def cost(self) -> float:
        """CPU milliseconds per action."""
        return self.used / len(self.taken) * 1000

    def __str__(self) -> str:
        """The result on one line."""
        return (
            f"{len(self.taken) / self.spent:5.0f} actions/s  p50 {part(self.taken, 0.5):6.1f} ms"
            f"  p99 {part(self.taken, 0.99):6.1f} ms  core {self.used / self.spent:4.0%}"
            f"  {self.cost:5.2f} ms an action  (clients {self.clients / self.spent:.0%})"
        )


def together(runs: list[Measured]) -> Measured:
    """The combined result of several runs."""
    taken = [seconds for run in runs for seconds in run.taken]
    spent, used, clients = (sum(times) for times in zip(*(run[1:] for run in runs), strict=True))
    return Measured(taken, spent, used, clients)


def part(taken: list[float], share: float) -> float:
    """A percentile of the answer times, in milliseconds."""
    return sorted(taken)[min(int(len(taken) * share), len(taken) - 1)] * 1000


def additions() -> float:
    """How fast the clients' core is at the moment, in seconds. On shared machines it varies between runs."""
    started, total = time.perf_counter(), 0
    for number in range(10_000_000):
        total += number
    return time.perf_counter() - started


def memory(process: int) -> float:
    """The memory of a process in megabytes."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def busy(process: int) -> float:
    """The CPU seconds that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(wanted: argparse.Namespace, folder: str) -> None:
    """Prints the results of the servers for each number of games. They run at once and take turns."""
    database = wanted.database or f"sqlite:///{folder}/games.sqlite"
    maria = str(Path(sys.executable).with_name("maria"))
    options = ["serve", "--port", "0", "--rate", "1000000", "--database"]
    command = [maria, *options, database]
    least = [sys.executable, str(Path(__file__).with_name("bare.py")), f"{folder}/bare.sqlite"]
    with ExitStack() as open_peers:
        url, process = open_peers.enter_context(serving(command))
        bare_url, bare_process = open_peers.enter_context(serving(least))
        ours, bare = Maria(url, process), Bare(bare_url, bare_process)
        peers = {"as the pages do": ours}
        if wanted.before:
            program, traffic = wanted.before
            before = open_peers.enter_context(
                serving([program, *options, f"sqlite:///{folder}/before.sqlite"])
            )
            peers["before, as its pages did"] = Maria(*before, Path(traffic))
        for each in peers.values():
            each.listening.append(asyncio.create_task(each.stay()))
        print(f"this core adds ten million numbers in {additions():.2f} s", flush=True)
        for size in wanted.games:
            for each in peers.values():
                await each.open_games(size)
                await each.set_up()
            await bare.open_games(size)
            print(f"{size} games, {3 * size} live connections; memory {memory(process):.0f} MB")
            others = list(peers.items())[1:]  # which must keep up: later actions cost more
            kinds: dict[str, tuple[Peer, str, float]] = {
                **{name: (peer, "live", wanted.rate) for name, peer in peers.items()},
                "acting by request": (ours, "http", wanted.rate),
                **{f"{name}, by request": (peer, "http", wanted.rate) for name, peer in others},
                "bare, live": (bare, "live", wanted.rate),
                "bare, by request": (bare, "http", wanted.rate),
                "bare, as it must": (bare, "http", wanted.bare),
            }
            runs: dict[str, list[Measured]] = {name: [] for name in kinds}
            for _ in range(wanted.rounds):
                for name, (peer, by, rate) in kinds.items():
                    runs[name].append(await peer.run(by, rate, wanted.seconds / wanted.rounds))
            found = {name: together(several) for name, several in runs.items()}
            for name, result in found.items():
                print(f"  {name:24} {result}")
            for name in ("bare, by request", "bare, as it must"):
                for kind in (*peers, "acting by request"):
                    print(f"  «{kind}» costs {found[kind].cost / found[name].cost:.2f} times «{name}»")
            for name, each in peers.items():
                print(f"  «{name}»: {each.asked} other requests, {each.refused} refused")
            print(f"  memory {memory(process):.0f} MB", flush=True)
        for peer in (*peers.values(), bare):
            await peer.close()


@contextmanager
def serving(command: list[str]) -> Iterator[tuple[str, int]]:
    """Runs a server on a separate core. Yields its address and its process."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
    try:
        os.sched_setaffinity(process.pid, ALL_CORES[:1])
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())["address"], process.pid
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    """Starts the servers on one core, and plays on another."""
    print(f"build: {compiled.build}")
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second that are offered")
    parser.add_argument("--bare", type=float, default=800.0, help="and to the bare server")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each kind")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--database", default="")
    parser.add_argument("--before", nargs=2, metavar=("MARIA", "TRAFFIC"), help="another server's program")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        os.sched_setaffinity(0, ALL_CORES[1:] or ALL_CORES)
        asyncio.run(measure(wanted, folder))


if __name__ == "__main__":
    main()
