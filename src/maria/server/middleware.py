"""Middleware for every request: limits, security headers, metrics, and a log without secrets."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import re
import time
from functools import cache
from typing import Any

from prometheus_client import Counter, Gauge, Histogram
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from maria.server.meter import Account, ClientSlots, RateLimiter, in_time, metered
from maria.server.origin import Origins
from maria.server.settings import Settings
from maria.texts import Catalogue

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline';"
        " font-src 'self' data:; connect-src 'self'; object-src 'none';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""Sent with every response."""
AS_BYTES = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
CACHE_CONTROL = b"cache-control"
NOT_KEPT = ((CACHE_CONTROL, b"no-store"),)
"""Sent with API responses that have no Cache-Control of their own."""
CONTENT_LENGTH = re.compile("[0-9]{1,15}")
GONE = 499
"""The status we log if the client disconnected before we answered."""
BODY_TIMEOUT = 20.0
"""Seconds a client has to send the body of a request."""
log = logging.getLogger("maria")
say = Catalogue("en")
REQUESTS = Counter("maria_requests", say("metric-requests"), ["route", "status"])
STEPS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
SECONDS = Histogram("maria_request_seconds", say("metric-seconds"), ["route"], buckets=STEPS)
requests, seconds = cache(REQUESTS.labels), cache(SECONDS.labels)
ACTIONS = Counter("maria_actions", say("metric-actions"), ["by"])
CONNECTIONS = Gauge("maria_live", say("metric-live"))
ROOMS = Gauge("maria_tables", say("metric-tables"))
BOT_RESTARTS = Gauge("maria_bot_restarts", say("metric-restarts"))


def client_address(scope: Scope, behind_proxy: bool) -> str:
    """A client's address: the connection's or, behind a proxy, the last one that the proxy added."""
    forwarded = Headers(scope=scope).getlist("x-forwarded-for") if behind_proxy else []
    client = scope.get("client")
    address = forwarded[-1].rpartition(",")[2].strip()[:60] if forwarded else str(client[0]) if client else ""
    return _network_of(address) if ":" in address else address


def _network_of(address: str) -> str:
    """An IPv6 client's /64 network, which counts as one client; a mapped IPv4 address as IPv4."""
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.is_loopback or number.ipv4_mapped:
        return str(number.ipv4_mapped or number)
    return str(ipaddress.IPv6Network((number, 64), strict=False))


def is_local(client: str) -> bool:
    """Whether a client is on this machine."""
    try:
        return ipaddress.ip_address(client).is_loopback
    except ValueError:
        return False


class TooLarge(Exception):
    """A request body above the size limit."""


class RequestMiddleware:
    """Checks, limits, measures and logs every request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Takes the application it wraps."""
        self.app, self.settings, limits = app, settings, settings.limits
        self.limiter = RateLimiter(limits.requests, limits.burst)
        self.turns = ClientSlots(limits.at_once, limits.waiting)
        self.origins = Origins(settings)
        self.punished: dict[str, int] = {}
        """How many requests of each client are being delayed for exceeding the rate."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or answers it with a refusal."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        client = client_address(scope, self.settings.behind_proxy)
        may = self.limiter.allows(client, self.settings.monotonic())
        refusal = (429, "server-too-fast") if not may else self.origins.refusal(scope)
        account = scope["account"] = Account(self.limiter, client, self.settings.monotonic)
        started = time.perf_counter()
        if not may:
            await self._punish(client)
        if scope["type"] == "websocket":
            await (WebSocketClose() if refusal else self.app)(scope, receive, send)
            return
        status = GONE

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                names = {name for name, _ in message["headers"]}
                kept = NOT_KEPT if scope["path"].startswith("/api/") and CACHE_CONTROL not in names else ()
                message["headers"] = [*message["headers"], *AS_BYTES, *kept]
            await send(message)

        if refusal:
            await send_problem(answer, *refusal)
        else:
            await self._pass_on(scope, receive, answer, account)
        taken = time.perf_counter() - started
        route = getattr(scope.get("route"), "path", "-")
        requests(route, status).inc()
        seconds(route).observe(taken)
        fields = {"method": scope["method"], "route": route, "status": status, "ms": round(taken * 1000, 1)}
        log.info("request", extra=fields)

    async def _punish(self, client: str) -> None:
        """Delays a client that exceeds the rate; only some of its requests, since waiting takes memory."""
        if self.punished.get(client, 0) >= 4 * self.settings.limits.connections:
            return
        self.punished[client] = self.punished.get(client, 0) + 1
        try:
            await asyncio.sleep(self.settings.limits.penalty)
        finally:
            self.punished[client] -= 1
            if not self.punished[client]:
                del self.punished[client]

    async def _pass_on(self, scope: Scope, receive: Receive, answer: Send, account: Account) -> None:
        """Reads the body and passes the request on; answers any failure with a problem."""
        try:
            body = await in_time(read_body(scope, receive, self.settings.limits.body), BODY_TIMEOUT)
        except TooLarge:
            await send_problem(answer, 413, "server-too-large", most=self.settings.limits.body)
            return
        except TimeoutError:
            await send_problem(answer, 408, "server-too-slow")
            return
        except ClientDisconnect:
            return
        given, begun = False, False

        async def once() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await answer(message)

        async with self.turns.turn(account.client) as may:
            if not may:
                await send_problem(answer, 429, "server-too-fast")
                return
            worked: list[float] = []
            try:
                await metered(self.app(scope, once, watched), worked)
            except Exception:
                log.exception("request-failed", extra={"method": scope["method"]})
                if not begun:
                    await send_problem(answer, 500, "server-broken")
            finally:
                account.charge(sum(worked))


async def read_body(scope: Scope, receive: Receive, most: int) -> bytes:
    """The body of a request; raises TooLarge above `most` bytes, before reading if Content-Length says so."""
    length = Headers(scope=scope).get("content-length", "0")
    if not CONTENT_LENGTH.fullmatch(length) or int(length) > most:
        raise TooLarge
    parts: list[bytes] = []
    left, more = most, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        left, more = left - len(parts[-1]), message.get("more_body", False)
        if left < 0:
            raise TooLarge
    return b"".join(parts)


async def send_problem(send: Send, status: int, key: str, **values: int) -> None:
    """Answers a request with a problem."""
    body = json.dumps({"error": key, "text": say(key, **values)}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class JsonFormatter(logging.Formatter):
    """Formats a log record as JSON: time, level, event and its values; never a path or a token."""

    KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        level, event = record.levelname.lower(), record.getMessage()
        line: dict[str, Any] = {"at": round(record.created, 3), "level": level, "event": event}
        line |= {name: value for name, value in vars(record).items() if name not in self.KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)
