"""Configures uvicorn's HTTP and WebSocket: small messages only, and timeouts for slow clients."""

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
"""Seconds a client has to send the head of a request."""
IDLE_TIMEOUT = 30
"""Seconds between two requests; clients drop idle connections sooner, so none is cut while in use."""
LONGEST_MESSAGE = 16384
"""Bytes of a live message: enough for the longest action, whatever its characters."""
AHEAD = 4
"""How many messages of a live connection may wait before we stop reading from it."""
OPEN_FILES = 65_536
"""How many connections and files we want to have open at once."""
WAITING = 1_000
"""The most connections, of all clients, without a complete request; see `Waiting`."""
GARBAGE = 600.0
"""Seconds between two garbage collections of new objects."""
SEARCHES = 144
"""The number of collections, a day's worth, after which one includes all objects."""
YOUNG, NEVER = 5_000_000, 1_000_000
"""Garbage collector thresholds: new objects before an extra collection, and a value never reached."""


class Waiting:
    """The connections without a complete request, oldest first.

    Their number is limited, per client and overall. One too many pushes out the oldest. So new clients get in
    even if many connections never complete a request.
    """

    def __init__(self, most: int, most_of_client: int | None) -> None:
        """Takes the limits; behind a proxy there is none per client."""
        self.most, self.most_of_client = most, most_of_client
        self.all: OrderedDict[TimeoutProtocol, None] = OrderedDict()
        self.by_client: dict[str, OrderedDict[TimeoutProtocol, None]] = {}

    def add(self, connection: TimeoutProtocol) -> None:
        """Adds a connection, and drops the oldest if there are now too many."""
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
        """Removes a connection that has a complete request or is gone."""
        if connection in self.all:
            del self.all[connection]
            own = self.by_client[connection.address]
            del own[connection]
            if not own:
                del self.by_client[connection.address]


class TimeoutProtocol(H11Protocol):
    """HTTP that closes a connection if a request's head is too slow or too many connections wait."""

    waiting: Waiting
    """The waiting connections of this server."""
    address = ""
    """The client's address; for IPv6, its network."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Starts the timer for the first request."""
        super().connection_made(transport)
        self.address = client_address({"client": self.client, "headers": []}, behind_proxy=False)
        self._start_timer()
        self._count()

    def data_received(self, data: bytes) -> None:
        """Handles data; the timer keeps running until the request's head is complete."""
        super().data_received(data)
        if self._upgraded() or (self.cycle and not self.cycle.response_complete):
            self._stop_timer()
        elif self._timer is None:
            self._start_timer()
        self._count()

    def on_response_complete(self) -> None:
        """Counts the connection as waiting for its next request."""
        super().on_response_complete()
        self._count()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cleans up after the connection."""
        self._stop_timer()
        self.waiting.remove(self)
        super().connection_lost(exc)
        let_go(self.transport)

    def _upgraded(self) -> bool:
        return self.transport.get_protocol() is not self

    def _count(self) -> None:
        """Updates whether the connection counts as waiting."""
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
    """WebSocket that reads a few messages ahead, and whose closed connections leave no garbage."""

    def send_receive_event_to_app(self) -> None:
        """Queues a message. uvicorn stops reading after each: two system calls, 4% of an action's cost."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cleans up after the connection."""
        super().connection_lost(exc)
        let_go(self.transport)


def let_go(transport: asyncio.Transport) -> None:
    """Breaks a transport's reference to itself, which would keep it in memory until garbage is collected.

    We collect garbage only every ten minutes, because Python's automatic collections stopped everything for
    60 to 450 ms (docs/performance.md).
    """
    getattr(transport, "__dict__", {}).pop("_read_ready_cb", None)  # transports of other loops lack it


def allow_open_files() -> int:
    """Raises this process's limit of open files as far as allowed, and returns it."""
    try:
        import resource
    except ImportError:  # not on Unix
        return OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return most
    return OPEN_FILES if soft == resource.RLIM_INFINITY else soft


async def collect_garbage() -> None:
    """Collects garbage every ten minutes instead of after every few thousand new objects.

    The server's objects are freed by reference counting. With a thousand games in memory, a full collection
    stops everything for a good part of a second, and one of the fifty thousand newest objects for a tenth.
    Objects that survive a collection are exempt for the rest of the day.
    """
    gc.set_threshold(YOUNG, NEVER, NEVER)
    for number in count():
        if number % SEARCHES == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        await asyncio.sleep(GARBAGE)


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """The configuration with which uvicorn runs the application."""
    most = min(WAITING, allow_open_files() // 4)
    most_of_client = None if settings.behind_proxy else settings.limits.connections

    class Protocol(TimeoutProtocol):
        waiting = Waiting(most, most_of_client)

    return uvicorn.Config(
        app,
        http=Protocol,
        backlog=most,  # connections are accepted in batches of this size before we can drop any
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws=LiveProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # messages are a few kB; compressing them per client would cost more
        timeout_keep_alive=IDLE_TIMEOUT,
        timeout_graceful_shutdown=10,
        lifespan="on",
    )
