"""What the commands share: the catalogue, the console, and options that many of them have."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Never

import typer
from rich.console import Console

from maria.box import Fault
from maria.texts import LANGUAGES, Catalogue

say = Catalogue("en")
"""The commands speak English; rules and names also come in other languages."""

console = Console(highlight=False, width=None if sys.stdout.isatty() else 160)
"""In a pipe or a file lines are not broken at the width of a terminal."""

COLOURS = ("red", "yellow", "blue", "green", "magenta", "cyan")
"""The powers' colours in a terminal, near those on the board."""


def print_error(text: str) -> None:
    """One line on standard error."""
    typer.echo(text, err=True)


def fail(key: str, **values: str | int) -> Never:
    """Ends the command with a message and exit code 1."""
    print_error(say(key, **values))
    raise typer.Exit(1)


def fault_line(fault: Fault) -> str:
    """A fault of a pack as one line: file, place, what is wrong."""
    text = " ".join(say(fault.key, **fault.values).split())
    if fault.place:
        return say("cli-fault-at", file=fault.file, place=fault.place, text=text)
    return say("cli-fault", file=fault.file, text=text)


def _language(value: str) -> str:
    if value not in LANGUAGES:
        raise typer.BadParameter(say("cli-no-language", language=value[:20], languages=", ".join(LANGUAGES)))
    return value


PackOption = Annotated[
    Path, typer.Option("--pack", help=say("cli-option-pack"), envvar="MARIA_PACK", show_default=False)
]
JsonOption = Annotated[bool, typer.Option("--json", help=say("cli-option-json"))]
LangOption = Annotated[
    str, typer.Option("--lang", help=say("cli-option-lang"), envvar="MARIA_LANG", callback=_language)
]
