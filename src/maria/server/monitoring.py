"""Metrics for Prometheus, and log lines for programs."""

from __future__ import annotations

import json
import logging
from typing import Any

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


class JsonFormatter(logging.Formatter):
    """A log line as JSON: time, level, what, and the values that belong to it; never a path or a token."""

    KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in self.KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)
