"""Why something is not done."""

from __future__ import annotations

from typing import Any

from maria.texts import MariaError


class Refused(MariaError):
    """Something that is not done: an HTTP status, and a message."""

    def __init__(self, status: int, key: str, **values: Any) -> None:
        """Takes the status, the message's key and its values."""
        self.status = status
        super().__init__(key, **values)


class Stale(Refused):
    """An answer to a step that is gone."""

    def __init__(self) -> None:
        """Always the same message."""
        super().__init__(409, "server-stale")
