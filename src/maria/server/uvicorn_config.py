"""How uvicorn speaks HTTP and WebSocket: small messages, and no endless patience with slow clients."""

from __future__ import annotations

import asyncio
import gc

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_TIMEOUT = 20.0
"""Seconds for the head of a request."""
IDLE_TIMEOUT = 30
"""Seconds between two requests; clients give up a connection sooner, so that none is cut when it is used."""
LONGEST_MESSAGE = 4096
"""Bytes of a message that comes by a live connection."""
GARBAGE = 600.0
"""Seconds between two searches for garbage."""


class TimeoutProtocol(H11Protocol):
    """HTTP, but a connection on which no whole request comes in time is closed."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Waits for the first request."""
        super().connection_made(transport)
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        """Waits for the rest of a request, but not from the beginning again with each byte."""
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        if upgraded or (self.cycle and not self.cycle.response_complete):
            self._stop_timer()
        elif self._timer is None:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no more."""
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(HEAD_TIMEOUT, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None


async def collect_garbage() -> None:
    """Looks for garbage every ten minutes instead of whenever some thousand things were made.

    Hardly anything that the server makes needs that at all, and among a thousand games a search stops
    everything for a good part of a second. What is loaded by now stays, and is never looked through.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    while True:
        await asyncio.sleep(GARBAGE)
        gc.collect()


def uvicorn_config(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        http=TimeoutProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # a few kilobytes each, and packing them for everybody costs more
        timeout_keep_alive=IDLE_TIMEOUT,
        timeout_graceful_shutdown=10,
        lifespan="on",
    )
