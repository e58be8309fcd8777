"""How uvicorn speaks HTTP and WebSocket: small messages, and no endless patience with slow clients."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections import OrderedDict
from itertools import count

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from maria.server.middleware import client_address
from maria.server.settings import Settings

HEAD_TIMEOUT = 10.0
"""Seconds for the head of a request."""
IDLE_TIMEOUT = 30
"""Seconds between two requests; clients give up a connection sooner, so that none is cut when it is used."""
LONGEST_MESSAGE = 16384
"""Bytes of a message that comes by a live connection: of the longest action, whatever it is written in."""
OPEN_FILES = 65_536
"""Connections and files that a process wants to have open at once."""
WAITING = 1_000
"""Connections on which no whole request is under way, of all clients; see `Waiting`."""
GARBAGE = 600.0
"""Seconds between two searches for garbage among what is new."""
SEARCHES = 144
"""After so many of them, once a day, everything is looked through."""
YOUNG, NEVER = 5_000_000, 1_000_000
"""New things that are looked through at once, should something leave garbage; and what is not looked for."""


class Waiting:
    """The connections on which no whole request is under way, the oldest first.

    There are only so many, of a client and in all. If one comes on top the oldest one goes: however many
    never send the rest of a request, who comes now gets in.
    """

    def __init__(self, most: int, most_of_client: int | None) -> None:
        """Takes the limits; behind a proxy there is none for a client."""
        self.most, self.most_of_client = most, most_of_client
        self.all: OrderedDict[TimeoutProtocol, None] = OrderedDict()
        self.by_client: dict[str, OrderedDict[TimeoutProtocol, None]] = {}

    def add(self, connection: TimeoutProtocol) -> None:
        """One more waits, and too many do not."""
        if connection in self.all:
            return
        own = self.by_client.setdefault(connection.address, OrderedDict())
        self.all[connection] = own[connection] = None
        if self.most_of_client is not None and len(own) > self.most_of_client:
            self._drop(next(iter(own)))
        elif len(self.all) > self.most:
            self._drop(next(iter(self.all)))

    def _drop(self, connection: TimeoutProtocol) -> None:
        self.remove(connection)
        connection.transport.abort()

    def remove(self, connection: TimeoutProtocol) -> None:
        """A whole request is under way, or the connection is gone."""
        if connection in self.all:
            del self.all[connection]
            own = self.by_client[connection.address]
            del own[connection]
            if not own:
                del self.by_client[connection.address]


class TimeoutProtocol(H11Protocol):
    """HTTP, but a connection on which no whole request comes in time is closed, or when too many wait."""

    waiting: Waiting
    """Those of this server."""
    address = ""
    """Of the client; a whole network, if it is one of IPv6."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Waits for the first request."""
        super().connection_made(transport)
        self.address = client_address({"client": self.client, "headers": []}, behind_proxy=False)
        self._start_timer()
        self._count()

    def data_received(self, data: bytes) -> None:
        """Waits for the rest of a request, but not from the beginning again with each byte."""
        super().data_received(data)
        if self._upgraded() or (self.cycle and not self.cycle.response_complete):
            self._stop_timer()
        elif self._timer is None:
            self._start_timer()
        self._count()

    def on_response_complete(self) -> None:
        """Waits for the next request."""
        super().on_response_complete()
        self._count()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no more."""
        self._stop_timer()
        self.waiting.remove(self)
        super().connection_lost(exc)
        let_go(self.transport)

    def _upgraded(self) -> bool:
        return self.transport.get_protocol() is not self

    def _count(self) -> None:
        """Whether a whole request is under way."""
        cycle = self.cycle
        if self._upgraded() or (cycle and not cycle.response_complete and not cycle.more_body):
            self.waiting.remove(self)
        elif not self.transport.is_closing():
            self.waiting.add(self)

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(HEAD_TIMEOUT, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None


class LiveProtocol(WebSocketsSansIOProtocol):
    """WebSocket, but a connection that has ended leaves nothing behind."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        let_go(self.transport)


def let_go(transport: asyncio.Transport) -> None:
    """A transport of asyncio's refers to itself, and would stay until garbage is looked for.

    Garbage is looked for every ten minutes only: a search by number stopped everybody for 60 to 450 ms
    (docs/performance.md).
    """
    getattr(transport, "__dict__", {}).pop("_read_ready_cb", None)  # that of another loop has none


def allow_open_files() -> int:
    """How many connections and files this process may have open: as many as it may allow itself."""
    try:
        import resource
    except ImportError:  # no Unix
        return OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return most
    return OPEN_FILES if soft == resource.RLIM_INFINITY else soft


async def collect_garbage() -> None:
    """Looks for garbage every ten minutes instead of whenever some thousand things were made.

    What the server makes goes by itself. Among a thousand games a search stops everything for a good part of
    a second, and one among the fifty thousand things that were made last for a tenth. What a search has not
    found is left alone for the day.
    """
    gc.set_threshold(YOUNG, NEVER, NEVER)
    for number in count():
        if number % SEARCHES == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        await asyncio.sleep(GARBAGE)


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    most = min(WAITING, allow_open_files() // 4)
    most_of_client = None if settings.behind_proxy else settings.limits.connections

    class Protocol(TimeoutProtocol):
        waiting = Waiting(most, most_of_client)

    return uvicorn.Config(
        app,
        http=Protocol,
        backlog=most,  # so many are taken in before any of them can be dropped
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws=LiveProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # a few kilobytes each, and packing them for everybody costs more
        timeout_keep_alive=IDLE_TIMEOUT,
        timeout_graceful_shutdown=10,
        lifespan="on",
    )
