"""A server with its network in a thread of the test process, with any settings and clock, and its log."""

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
    """Keeps log lines in their printed form."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def faults(self) -> list[Json]:
        """The lines that should not occur: anything above a warning, and any traceback."""
        lines = [json.loads(line) for line in self.lines]
        return [line for line in lines if line["level"] in ("error", "critical") or "trace" in line]


@dataclass(kw_only=True)
class Asking:
    """Sends requests to a running server; `told` has all its responses."""

    url: str
    told: list[bytes] = field(default_factory=list)
    http: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        hooks = {"response": [self._keep]}
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, trust_env=False, event_hooks=hooks)

    def _keep(self, answer: httpx.Response) -> None:
        self.told.append(repr(answer.headers.raw).encode() + answer.read())

    def ask(self, method: str, path: str, token: str | None = None, **rest: Any) -> httpx.Response:
        """Sends a request with a token."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.request(method, path, headers={**headers, **rest.pop("headers", {})}, **rest)

    def done(self, method: str, path: str, token: str | None = None, **rest: Any) -> Any:
        """Sends a request that must succeed and returns its content."""
        answer = self.ask(method, path, token, **rest)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, token: str | None = None, **rest: Any) -> tuple[int, str]:
        """Sends a request that must be refused and returns the status and the message key."""
        return problem(self.ask(method, path, token, **rest))

    def update(self, game: str, token: str | None = None) -> Json:
        """The table as it is now, with all entries, requested page by page."""
        whole: Json = {"entries": [], "until": 0, "table": {"seq": 1}}
        while whole["until"] < whole["table"]["seq"]:
            page = self.done("GET", f"/api/games/{game}/updates?after={whole['until']}", token)
            whole = {**page, "entries": whole["entries"] + page["entries"]}
        return whole

    def new_game(self, **settings: Any) -> tuple[str, dict[str, str]]:
        """Creates a game and returns its id and links."""
        made = self.done("POST", "/api/games", json=settings)
        return made["game"]["id"], made["tokens"]

    def begun(self, players: dict[str, str] | None = None, **settings: Any) -> tuple[str, dict[str, str]]:
        """Creates a game, takes all seats, some with personal links, and returns its id and keys."""
        game, links = self.new_game(**settings)
        given, keys = players or {}, {}
        for number, (seat, link) in enumerate(links.items()):
            keys[seat] = self.take(game, seat, link, given.get(seat), value=f"{number:064x}")
        return game, keys

    def take(self, game: str, seat: str, link: str, player: str | None = None, **other: Any) -> str:
        """Takes a seat and returns its key."""
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
        """Runs a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and message key of a refusal; checks that it has a sentence."""
    assert answer.is_client_error, (answer.status_code, answer.text[:300])
    content = answer.json()
    assert content["text"] and "Traceback" not in content["text"], content
    return answer.status_code, content["error"]


@contextmanager
def asking(url: str) -> Iterator[Asking]:
    """Sends requests to a server that runs in a separate process."""
    made = Asking(url=url)
    with made.http:
        yield made


@contextmanager
def nearby(database: Path | str, **settings: Any) -> Iterator[Nearby]:
    """Runs a server on a free local port until the end of the block."""
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
