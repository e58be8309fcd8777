"""`maria texts`: how complete each language's catalogues are."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from maria.box import DEFAULT, load
from maria.cli.common import JsonOption, say
from maria.conform import title_keys
from maria.texts import LANGUAGES, message_keys
from maria.texts.check import findings, keys_of


def texts(
    missing: Annotated[bool, typer.Option("--missing", help=say("cli-texts-missing"))] = False,
    as_json: JsonOption = False,
) -> None:
    """Prints how many messages each file has in each language, or the problems found."""
    if missing:
        names = frozenset(message_keys(load(DEFAULT).pack.names[LANGUAGES[0]]))
        found = list(findings(names, title_keys()))
        for each in found:
            typer.echo(say("cli-texts-finding", **each._asdict()))
        raise typer.Exit(bool(found))
    counts = {
        file: {language: len(keys_of(language).get(file, ())) for language in LANGUAGES}
        for file in dict.fromkeys(file for language in LANGUAGES for file in keys_of(language))
    }
    if as_json:
        typer.echo(json.dumps(counts))
        return
    for file, count in counts.items():
        numbers = say.listed(f"{language} {number}" for language, number in count.items())
        typer.echo(say("cli-texts-row", file=file, counts=numbers))
