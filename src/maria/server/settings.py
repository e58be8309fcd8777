"""The settings of a server and its limits per client."""

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
    """The limits of one client, identified by its address."""

    body: int = 512 * 1024
    """Bytes per request body."""
    requests: float = 40.0
    """Requests per second in the long run."""
    burst: float = 400.0
    """Requests at once after a quiet period."""
    penalty: float = 1.0
    """Seconds by which the refusal of an excess request is delayed."""
    at_once: int = 2
    """Requests processed at once."""
    waiting: int = 100
    """Requests that may wait for their turn."""
    games: int = 200
    """New games per day."""
    players: int = 200
    """New personal links per day."""
    said: int = 1_000
    """Messages per seat and game."""
    aside: int = 240
    """A person's actions per hour besides playing: out-of-turn actions, undos, offers to end."""
    leaves: int = 12
    """Times per hour that a person may leave a seat to a bot."""
    loads: float = 20.0
    """Records to read in a burst, valid or not; then one per minute."""
    analyses: float = 5.0
    """Games to analyse in a burst; then one per ten minutes."""
    connections: int = 100
    """Live connections at once."""
    mails: float = 5.0
    """E-mail addresses to confirm in a burst; then one per hour."""
    messages: float = 5.0
    """Messages per second that a live connection may send."""
    name: int = 40
    """Characters of a name."""
    notes: int = 20_000
    """Characters of a seat's private notes."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server; none of them is needed to play at home."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8740
    address: str = ""
    """The URL that players use: accepted as a Host name, and used for links in notices."""
    smtp: str = ""
    """smtp://user:password@host:port?from=address, or smtps; empty for no e-mail."""
    local_webhooks: bool = False
    """For tests only: webhooks may go to this machine, without https."""
    behind_proxy: bool = False
    """Whether to take a client's address from the proxy's X-Forwarded-For header."""
    workers: int = 1
    """Bot processes."""
    watched: float = 1.5
    """Seconds between two actions in a game among bots while somebody is watching."""
    patience: float = 20.0
    """Seconds that a game among bots waits for a spectator before it begins."""
    sweep: float = 2.0
    """Seconds between two sweeps for what is due."""
    kept: int = 250_000
    """Lines of games to cache in memory, at about 2.4 kB each; a long game has a thousand."""
    page: Path = Path(__file__).parent / "page"
    """The built page."""
    limits: ClientLimits = field(default_factory=ClientLimits)
    now: Callable[[], float] = time.time
    """The system clock, which may be wrong or adjusted: for times that are stored or sent."""
    monotonic: Callable[[], float] = time.monotonic
    """The monotonic clock: for durations."""


def default_database() -> str:
    """The database named by MARIA_DATABASE, or else an SQLite file in the user's data folder."""
    return os.environ.get("MARIA_DATABASE") or f"sqlite:///{user_data_path('maria-game') / 'games.sqlite'}"
