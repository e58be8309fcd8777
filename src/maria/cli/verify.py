"""`maria verify`: whether a finished game of a server was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from maria import fairness, record
from maria.box import PACKS, load
from maria.cli.common import read_text, say
from maria.fairness import UnfairError
from maria.game import Game


def verify(
    path: Annotated[Path, typer.Argument(help=say("verify-argument-record"), metavar="RECORD")],
    commitment: Annotated[str, typer.Option(help=say("verify-option-commitment"), show_default=False)] = "",
    value: Annotated[list[str] | None, typer.Option(help=say("verify-option-value"))] = None,
) -> None:
    """Checks the seed against the commitment and the players' values, then every line and every shuffle."""
    text = read_text(path)
    boxes = {box.pack.hash: box for box in map(load, (f for f in PACKS.iterdir() if f.is_dir()))}
    header, _ = record.read_header(text)
    if not header.secret:
        raise UnfairError("unfair-no-proof")
    values = header.values_of_seats()
    if commitment and commitment != header.commitment:
        raise UnfairError("unfair-commitment")
    for noted in value or ():
        seat, _, number = noted.partition("=")
        if values.get(seat) != number:
            raise UnfairError("unfair-value", seat=seat[:30])
    fairness.check(header.seed, header.commitment, header.secret, values)
    game = Game.load(text, boxes.get(header.hash))
    typer.echo(say("verify-fair", moves=len(game.moves), commitment=header.commitment))
