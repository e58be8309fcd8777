"""By which names the server is reached, and from which pages: no other page of a browser's may use it.

A page of somebody else's whose name leads to this machine (DNS rebinding) comes under that name, and one
that sends requests across says where it is from. Programs that are no browsers need to say nothing.
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
"""The hosts of which we remember whether they are ours."""


class Origins:
    """Which requests are meant for this server."""

    def __init__(self, settings: Settings) -> None:
        """Takes the names that the settings tell."""
        self.address = _host_of(settings.address)
        machine = socket.gethostname().lower()
        self.names = {"localhost", machine, f"{machine.partition('.')[0]}.local", settings.host.lower()}
        self.names.add(_name_of(self.address))
        self.any_name = settings.behind_proxy and not self.address
        """Which names there are is for the proxy to say."""
        self._is_ours = lru_cache(KNOWN_HOSTS)(self._look_up)

    def refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is not meant for us: the status and the key of a sentence."""
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
        """Addresses are no names that somebody could let lead here; a name must be one of ours."""
        name = _name_of(host.decode("latin-1").lower())
        return self.any_name or (name != "" and (name in self.names or _is_address(name)))


def _host_of(address: str) -> str:
    """The name and, if it is no ordinary one, the port of a page's address."""
    try:
        return httpx.URL(address if "://" in address else f"https://{address}").netloc.decode()
    except httpx.InvalidURL:
        return ""


def _name_of(host: str) -> str:
    """A host without its port; nothing if it is none."""
    found = HOST.fullmatch(host)
    return (found["v6"] or found["name"]).removesuffix(".") if found else ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
