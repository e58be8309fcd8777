"""What the commands share: the catalogue, the console, and common options."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Never, TextIO

import typer
from rich.console import Console, RenderableType
from rich.table import Table

from maria.texts import LANGUAGES, Catalogue

say = Catalogue("en")
"""Command help and errors are in English. Games, rules and names also come in other languages."""

console = Console(highlight=False, width=None if sys.stdout.isatty() else 160)
"""In a pipe or a file, lines are not wrapped to the width of a terminal."""

PNG_WIDTH = 1440
COLOURS = ("red", "yellow", "blue", "green", "magenta", "cyan")
"""The powers' colours in a terminal, similar to those on the board."""


def grid(rows: Iterable[Iterable[RenderableType]]) -> Table:
    """A table without borders."""
    table = Table.grid(padding=(0, 2))
    for row in rows:
        table.add_row(*row)
    return table


def print_error(text: str) -> None:
    """Prints a text to standard error."""
    typer.echo(text, err=True)


def fail(key: str, **values: str | int) -> Never:
    """Ends the command with a message and exit code 1."""
    print_error(say(key, **values))
    raise typer.Exit(1)


def exists(path: Path) -> bool:
    """Whether a file of this name exists. False for names that the system does not accept."""
    try:
        return path.exists()
    except OSError:
        return False


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Ends the command with a message if a file or folder cannot be written."""
    try:
        yield
    except OSError as error:
        fail("cli-cannot-write", name=str(path), reason=error.strerror or "")


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """A file that replaces another when it is complete. If anything fails, the old one stays untouched."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            yield file
            file.flush()
            os.fsync(handle)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write_file(path: Path, text: str) -> None:
    """Replaces a file by one with this text."""
    with replacing(path) as file:
        file.write(text)


def write_picture(path: Path, drawn: str) -> None:
    """Writes a drawing as SVG and PNG. `path` has no suffix."""
    from maria.box.render import to_png

    write_file(path.with_suffix(".svg"), drawn)
    with writing(path):
        path.with_suffix(".png").write_bytes(to_png(drawn, PNG_WIDTH))


@contextmanager
def reading(path: Path) -> Iterator[TextIO]:
    """A text file, open for reading. If it cannot be read, ends the command with a message."""
    try:
        with path.open(encoding="utf-8") as file:
            yield file
    except OSError as error:
        fail("play-cannot-read", name=str(path), reason=error.strerror or "")
    except UnicodeDecodeError:
        fail("play-cannot-read", name=str(path), reason=say("play-no-text"))


def read_text(path: Path) -> str:
    """The text of a file. If it cannot be read, ends the command with a message."""
    with reading(path) as file:
        return file.read()


def _language(value: str) -> str:
    if value not in LANGUAGES:
        raise typer.BadParameter(say("cli-no-language", language=value[:20], languages=say.listed(LANGUAGES)))
    return value


PackOption = Annotated[
    Path, typer.Option("--pack", help=say("cli-option-pack"), envvar="MARIA_PACK", show_default=False)
]
DatabaseOption = Annotated[
    str, typer.Option(help=say("serve-option-database"), envvar="MARIA_DATABASE", show_default=False)
]
JsonOption = Annotated[bool, typer.Option("--json", help=say("cli-option-json"))]
LangOption = Annotated[
    str, typer.Option("--lang", help=say("cli-option-lang"), envvar="MARIA_LANG", callback=_language)
]
