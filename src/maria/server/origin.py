"""Checks the Host and Origin of requests, so that no foreign web page can use the server.

A foreign page whose name resolves to this machine (DNS rebinding) sends that name as Host. A page that sends
cross-origin requests names itself as Origin. Programs other than browsers need to send neither.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import lru_cache

import httpx
from starlette.types import Scope

from maria.server.settings import Settings

HOST = re.compile(r"(?:\[(?P<v6>[^\[\]]+)\]|(?P<name>[^:\[\]]+))(?::[0-9]{1,5})?")
READING = frozenset({"GET", "HEAD"})
KNOWN_HOSTS = 1_000
"""How many hosts we cache as ours or not."""


class Origins:
    """Decides which requests are meant for this server."""

    def __init__(self, settings: Settings) -> None:
        """Collects the server's names from the settings."""
        self.address = _host_of(settings.address)
        machine = socket.gethostname().lower()
        self.names = {"localhost", machine, f"{machine.partition('.')[0]}.local", settings.host.lower()}
        self.names.add(_name_of(self.address))
        self.any_name = settings.behind_proxy and not self.address
        """Accepts any name: checking it is up to the proxy."""
        self._is_ours = lru_cache(KNOWN_HOSTS)(self._look_up)

    def refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is not meant for us, as a status and a message key; None if it is."""
        host = origin = None
        for name, value in scope["headers"]:
            if name == b"host":
                host = value
            elif name == b"origin":
                origin = value
        if host is not None and not self._is_ours(host):
            return 400, "server-wrong-host"
        if origin is not None and (scope["type"] == "websocket" or scope["method"] not in READING):
            page = origin.decode("latin-1").lower().partition("://")[2]
            if not page or page not in ((host or b"").decode("latin-1").lower(), self.address):
                return 403, "server-wrong-origin"
        return None

    def _look_up(self, host: bytes) -> bool:
        """Whether a Host is ours: one of our names, or an IP address, which cannot be rebound."""
        name = _name_of(host.decode("latin-1").lower())
        return self.any_name or (name != "" and (name in self.names or _is_address(name)))


def _host_of(address: str) -> str:
    """The host of a URL, with its port unless that is the default; empty if the URL is invalid."""
    try:
        return httpx.URL(address if "://" in address else f"https://{address}").netloc.decode()
    except httpx.InvalidURL:
        return ""


def _name_of(host: str) -> str:
    """A host without its port; empty if it is invalid."""
    found = HOST.fullmatch(host)
    return (found["v6"] or found["name"]).removesuffix(".") if found else ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
