"""Optional parts of the program, such as `maria-game[draw]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from maria.texts import MariaError


class MissingExtra(MariaError):
    """The packages of an optional part are not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Wraps the imports of an extra.

    A missing package raises MissingExtra, which explains what to install.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "maria":
            raise
        raise MissingExtra(f"extra-{name}", package=package) from None
