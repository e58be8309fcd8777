"""What a server is started with."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

HOUR, DAY = 3_600.0, 86_400.0
"""Seconds."""


@dataclass(frozen=True, slots=True)
class ClientLimits:
    """What one client, by its address, may take."""

    body: int = 512 * 1024
    """Bytes of a request."""
    requests: float = 40.0
    """Requests a second in the long run."""
    burst: float = 400.0
    """Requests after a while without any."""
    penalty: float = 1.0
    """Seconds after which one request too many is refused."""
    at_once: int = 2
    """Requests that are worked on at once."""
    waiting: int = 100
    """Requests that may wait for their turn."""
    games: int = 200
    """Games a day."""
    players: int = 200
    """Personal links a day."""
    said: int = 1_000
    """Messages of a seat in a game."""
    aside: int = 240
    """Things that a person does in an hour beside playing: out-of-turn actions, undos, offers to end."""
    leaves: int = 12
    """Times in an hour that a person leaves a seat to a bot."""
    loads: float = 20.0
    """Records to read at once, sound or not; one a minute after that."""
    analyses: float = 5.0
    """Games to judge at once; one in ten minutes after that."""
    connections: int = 100
    """Live connections at once."""
    mails: float = 5.0
    """E-mail addresses to confirm at once; one an hour after that."""
    messages: float = 5.0
    """Messages a second that a live connection may send."""
    name: int = 40
    """Characters of a name."""
    notes: int = 20_000
    """Characters of the notes for oneself."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server; none of them is needed to play at home."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8740
    address: str = ""
    """The address that players use: a name of the server, and for the links in notices."""
    smtp: str = ""
    """smtp://user:password@host:port?from=address, or smtps; nothing for no e-mail."""
    local_webhooks: bool = False
    """For tests alone: webhooks may go to this machine, without https."""
    behind_proxy: bool = False
    """Whether the address of a client is the one that a proxy tells."""
    workers: int = 1
    """Processes in which bots think."""
    watched: float = 1.5
    """Seconds between two actions of bots among themselves while somebody looks on."""
    patience: float = 20.0
    """Seconds that bots among themselves wait for somebody to look on before they begin."""
    sweep: float = 2.0
    """Seconds between two looks at what is due."""
    kept: int = 250_000
    """Lines of games that are kept in memory, of some 2.4 kB each; a long game has a thousand."""
    page: Path = Path(__file__).parent / "page"
    """The built page."""
    limits: ClientLimits = field(default_factory=ClientLimits)
    now: Callable[[], float] = time.time
    """The clock of the machine, which may be wrong or set: for moments that are kept and told."""
    monotonic: Callable[[], float] = time.monotonic
    """The clock that nobody sets: for how long something takes."""


def default_database() -> str:
    """An SQLite file in the user's data folder, or what MARIA_DATABASE names."""
    return os.environ.get("MARIA_DATABASE") or f"sqlite:///{user_data_path('maria-game') / 'games.sqlite'}"
