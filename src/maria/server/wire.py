"""HTTP and WebSocket as the server speaks them: small messages, and no endless patience with slow clients."""

from __future__ import annotations

import asyncio
import gc

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 20.0
"""Seconds for the head of a request."""
IDLE = 30
"""Seconds between two requests; clients give up a connection sooner, so that none is cut when it is used."""
LONGEST = 4096
"""Bytes of a message that comes by a live connection."""
GARBAGE = 600.0
"""Seconds between two searches for garbage."""


class Impatient(H11Protocol):
    """HTTP, but a connection on which no whole request comes in time is closed."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Waits for the first request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Waits for the rest of a request, but not from the beginning again with each byte."""
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        if upgraded or (self.cycle and not self.cycle.response_complete):
            self._rest()
        elif self._waiting is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no more."""
        self._rest()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(PATIENCE, self.transport.close)

    def _rest(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None


async def look_for_garbage() -> None:
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


def config(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        http=Impatient,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,  # a few kilobytes each, and packing them for everybody costs more
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=10,
        lifespan="on",
    )
