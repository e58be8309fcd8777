"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

from maria.texts import Catalogue

say = Catalogue("en")
REQUESTS = Counter("maria_requests", say("metric-requests"), ["route", "status"])
SECONDS = Histogram(
    "maria_request_seconds",
    say("metric-seconds"),
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
ACTIONS = Counter("maria_actions", say("metric-actions"), ["by"])
CONNECTIONS = Gauge("maria_live", say("metric-live"))
ROOMS = Gauge("maria_tables", say("metric-tables"))
BOT_RESTARTS = Gauge("maria_bot_restarts", say("metric-restarts"))
