"""`maria bots check`: what is wrong with somebody's bot."""

from __future__ import annotations

from typing import Annotated

import typer

from maria.bots import find_bot
from maria.bots.check import WHOLE, check, kinds
from maria.box import DEFAULT, load
from maria.box.names import Namer
from maria.cli.common import PackOption, fail, print_error, say

app = typer.Typer(no_args_is_help=True)


@app.callback()
def about() -> None:
    """Commands for those who write bots."""


@app.command("check", help=say("bots-check"))
def check_bot(
    bot: Annotated[str, typer.Argument(help=say("check-option-bot"))],
    seconds: Annotated[float, typer.Option(help=say("arena-option-seconds"), min=0)] = 5.0,
    pack: PackOption = DEFAULT,
) -> None:
    """Prints every problem as a sentence; exit code 1 if there is any."""
    box, maker, count = load(pack), find_bot(bot), 0
    words = Namer(box, "en")
    for problem in check(maker, box, seconds):
        print_error(f"{words.text(problem.what)}\n{problem.shows}".strip() + "\n")
        count += 1
    if count:
        fail("check-found", bot=bot, count=count)
    typer.echo(say("check-fine", bot=bot, kinds=len(kinds()), games=len(WHOLE)))
