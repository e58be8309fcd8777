"""A server with its network in a thread of the test's own process: any settings, any clock, and its log at hand."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI

from maria.cli.serve import listen
from maria.server.app import create_app
from maria.server.middleware import JsonFormatter
from maria.server.services import Services
from maria.server.settings import ClientLimits, Settings
from maria.server.uvicorn_config import uvicorn_config
from waiting import PATIENCE

Result = TypeVar("Result")
Json = dict[str, Any]
MANY = 1_000_000
GENEROUS = ClientLimits(
    requests=MANY,
    burst=MANY,
    penalty=0.01,
    games=MANY,
    aside=MANY,
    leaves=MANY,
    loads=MANY,
    connections=1_000,
    mails=MANY,
    analyses=MANY,
)


class Kept(logging.Handler):
    """Keeps what is logged, as it is printed."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def faults(self) -> list[Json]:
        """What should not be there: everything worse than a warning, and every trace."""
        lines = [json.loads(line) for line in self.lines]
        return [line for line in lines if line["level"] in ("error", "critical") or "trace" in line]


@dataclass(kw_only=True)
class Asking:
    """Requests to a server that runs; `told` is all that it has answered."""

    url: str
    told: list[bytes] = field(default_factory=list)
    http: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        hooks = {"response": [self._keep]}
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, trust_env=False, event_hooks=hooks)

    def _keep(self, answer: httpx.Response) -> None:
        self.told.append(repr(answer.headers.raw).encode() + answer.read())

    def ask(self, method: str, path: str, token: str | None = None, **rest: Any) -> httpx.Response:
        """A request, as somebody."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.request(method, path, headers={**headers, **rest.pop("headers", {})}, **rest)

    def done(self, method: str, path: str, token: str | None = None, **rest: Any) -> Any:
        """A request that must be done: its answer."""
        answer = self.ask(method, path, token, **rest)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, token: str | None = None, **rest: Any) -> tuple[int, str]:
        """A request that must be refused: status and key."""
        return problem(self.ask(method, path, token, **rest))

    def update(self, game: str, token: str | None = None) -> Json:
        """The table as it is now, and all that has happened, page by page."""
        told: Json = {"entries": [], "until": 0, "table": {"seq": 1}}
        while told["until"] < told["table"]["seq"]:
            page = self.done("GET", f"/api/games/{game}/updates?after={told['until']}", token)
            told = {**page, "entries": told["entries"] + page["entries"]}
        return told

    def new_game(self, **settings: Any) -> tuple[str, dict[str, str]]:
        """A new game and the links to its seats."""
        made = self.done("POST", "/api/games", json=settings)
        return made["game"]["id"], made["tokens"]

    def begun(self, players: dict[str, str] | None = None, **settings: Any) -> tuple[str, dict[str, str]]:
        """A game in which everybody has taken a seat, some of them with a personal link; and their keys."""
        game, links = self.new_game(**settings)
        given, keys = players or {}, {}
        for number, (seat, link) in enumerate(links.items()):
            keys[seat] = self.take(game, seat, link, given.get(seat), value=f"{number:064x}")
        return game, keys

    def take(self, game: str, seat: str, link: str, player: str | None = None, **other: Any) -> str:
        """Takes a seat; gives its key."""
        key = secrets.token_urlsafe(16)
        wanted = {"name": seat.title(), "value": "0" * 64, "key": key, "player": player}
        self.done("POST", f"/api/games/{game}/take", link, json={**wanted, **other})
        return key


@dataclass(kw_only=True)
class Nearby(Asking):
    """A server in this process."""

    app: FastAPI
    loop: asyncio.AbstractEventLoop
    logged: Kept

    @property
    def server(self) -> Services:
        services: Services = self.app.state.services
        return services

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Does something in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the key of a refusal, which always has a sentence."""
    assert answer.is_client_error, (answer.status_code, answer.text[:300])
    content = answer.json()
    assert content["text"] and "Traceback" not in content["text"], content
    return answer.status_code, content["error"]


@contextmanager
def asking(url: str) -> Iterator[Asking]:
    """Requests to a server that runs as a process of its own."""
    made = Asking(url=url)
    with made.http:
        yield made


@contextmanager
def nearby(database: Path | str, **settings: Any) -> Iterator[Nearby]:
    """A server on a free port of this machine, until the end of the block."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    bots_at_once = {"watched": 0.0, "patience": 0.0}
    chosen = Settings(**{"database": url, "limits": GENEROUS, **bots_at_once, **settings})
    app = create_app(chosen)
    logged = Kept()
    root, ours = logging.getLogger(), logging.getLogger("maria")
    was = ours.level
    root.addHandler(logged)
    ours.setLevel(logging.INFO)
    loop = asyncio.new_event_loop()
    with listen("127.0.0.1", 0) as listening:
        server = uvicorn.Server(uvicorn_config(app, chosen))
        thread = threading.Thread(
            target=loop.run_until_complete, args=(server.serve([listening]),), daemon=True
        )
        thread.start()
        try:
            while not server.started and thread.is_alive():
                thread.join(0.01)
            assert server.started, "\n".join(logged.lines)
            address = f"http://127.0.0.1:{listening.getsockname()[1]}"
            made = Nearby(app=app, url=address, loop=loop, logged=logged)
            with made.http:
                yield made
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            loop.close()
            root.removeHandler(logged)
            ours.setLevel(was)
