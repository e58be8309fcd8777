"""`maria play`: whatever can be played. Until there is a rules engine: the position at the start."""

from __future__ import annotations

from rich.table import Table

from maria.box import load
from maria.cli.common import DEFAULT, LangOption, PackOption, console, say
from maria.cli.things import start_of
from maria.texts import Catalogue


def play(pack: PackOption = DEFAULT, lang: LangOption = "en") -> None:
    """Shows who stands where when the war begins."""
    box = load(pack)
    names = Catalogue(lang, box.pack.names)
    console.print(say("cli-nothing-to-play"))
    console.print()
    table = Table.grid(padding=(0, 2))
    for power in box.pack.powers:
        table.add_row(f"[bold]{names(f'power-{power.id}')}[/bold]", say(f"role-{power.role}"))
        for general in box.pack.generals:
            if general.power == power.id:
                table.add_row(f"  {general.rank} {general.name}", start_of(box, general, names))
        for train in box.pack.trains:
            if train.power == power.id:
                table.add_row("  ◫", start_of(box, train, names))
    console.print(table)
    console.print()
    console.print(say("cli-next-steps"))
