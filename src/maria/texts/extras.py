"""Parts of the program that are installed when they are wanted, as `maria-game[draw]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from maria.texts import MariaError


class MissingExtra(MariaError):
    """A part of the program whose packages are not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported inside belongs to this extra; a package that is not there becomes a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "maria":
            raise
        raise MissingExtra(f"extra-{name}", package=package) from None
