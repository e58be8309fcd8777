"""Clients by their addresses, and how much each may ask."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict

from starlette.datastructures import Headers
from starlette.types import Scope

CLIENTS = 20_000
"""The clients whose requests are counted."""


class RateLimiter:
    """How many requests each client may still make: so many at once, and so many a second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        """Takes the limits."""
        self.rate, self.burst = rate, burst
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str, now: float) -> bool:
        """Whether this client may make a request now."""
        left, last = self.left.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - last) * self.rate)
        self.left[client] = max(left - 1, -1.0), now
        while len(self.left) > CLIENTS:
            self.left.popitem(last=False)
        return left >= 1


def client_address(scope: Scope, behind_proxy: bool) -> str:
    """The address of a client: the one that connects, or behind a proxy the last that the proxy has added."""
    told = Headers(scope=scope).getlist("x-forwarded-for") if behind_proxy else []
    if told:
        return told[-1].rpartition(",")[2].strip()[:60]
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_local(client: str) -> bool:
    """Whether a client is on this machine."""
    try:
        return ipaddress.ip_address(client).is_loopback
    except ValueError:
        return False
