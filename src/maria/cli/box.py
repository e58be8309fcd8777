"""`maria box`: check, show and draw what lies in the box."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Column, Table

from maria.box import DEFAULT, PackError, load
from maria.box.lookup import find
from maria.box.model import SUIT_SIGNS
from maria.box.summary import Summary, summarise
from maria.cli.common import JsonOption, LangOption, PackOption, console, fail, print_error, say, writing
from maria.telling.things import describe
from maria.texts import Catalogue

app = typer.Typer(no_args_is_help=True)
WIDTHS = (200, 16_000)
"""The least and the greatest width of a PNG."""


@app.command(help=say("cli-check"))
def check(pack: PackOption = DEFAULT, lang: LangOption = "en", as_json: JsonOption = False) -> None:
    """Checks a pack and counts what is in it."""
    try:
        box = load(pack)
    except PackError as error:
        if not as_json:
            raise
        faults = [{"file": f.file, "place": f.place, "text": f.text()} for f in error.faults]
        typer.echo(json.dumps({"sound": False, "faults": faults}, ensure_ascii=False))
        raise typer.Exit(1) from None
    summary = summarise(box)
    if as_json:
        typer.echo(json.dumps({"sound": True, "faults": [], **asdict(summary)}, ensure_ascii=False))
        return
    console.print(say("check-sound", id=summary.pack, version=summary.version))
    if summary.practice:
        console.print(say("check-practice"))
    for table in _tables(summary, Catalogue(lang, box.pack.names)):
        console.print()
        console.print(table)


def _tables(summary: Summary, names: Catalogue) -> list[Table]:
    totals = Table.grid(padding=(0, 3))
    counted = {"cities": summary.cities, "roads": summary.roads, "main-roads": summary.main_roads}
    for key, counts in counted.items():
        by_map = [f"{names(f'map-{chart}')} {count}" for chart, count in counts.items() if chart != "all"]
        totals.add_row(say(f"check-{key}"), str(counts["all"]), ", ".join(by_map))
    totals.add_row(say("check-crossings"), str(summary.crossings))
    totals.add_row(say("check-pieces"), f"{summary.generals}, {summary.trains}, {summary.hussars}")
    totals.add_row(say("check-cards"), f"{summary.tactical_cards}, {summary.political_cards}")
    sources = [f"{say('source-' + key.replace(' ', '-'))} {n}" for key, n in summary.sources.items()]
    totals.add_row(say("check-sources"), str(sum(summary.sources.values())), ", ".join(sources))
    lands = _counts("check-fortresses", "check-minor", "check-major")
    for land, fortresses in summary.fortresses.items():
        lands.add_row(names(f"territory-{land}"), str(fortresses["minor"]), str(fortresses["major"]))
    suits = _counts("check-suit", "check-sectors", "check-cities")
    for sign, suit in zip(SUIT_SIGNS, summary.sectors, strict=True):
        inside = summary.cities_by_suit[suit]
        suits.add_row(f"{sign} {say(f'suit-{suit}')}", str(summary.sectors[suit]), str(inside))
    return [totals, lands, suits]


def _counts(first: str, *others: str) -> Table:
    columns = [Column(say(key), justify="right") for key in others]
    return Table(say(first), *columns, box=None, padding=(0, 2), pad_edge=False)


@app.command(help=say("cli-show"))
def show(
    name: Annotated[list[str], typer.Argument(help=say("cli-show-name"))],
    pack: PackOption = DEFAULT,
    lang: LangOption = "en",
    as_json: JsonOption = False,
) -> None:
    """Shows everything that has this name."""
    box, wanted = load(pack), " ".join(name)
    found = find(box, wanted)
    if not found.things:
        print_error(say("cli-no-name", name=wanted[:60]))
        if found.suggestions:
            print_error(say("cli-suggestions", names=", ".join(found.suggestions)))
        raise typer.Exit(1)
    if as_json:
        rows = [{"kind": type(thing).__name__.lower(), **asdict(thing)} for thing in found.things]
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return
    names = Catalogue(lang, box.pack.names)
    for thing in found.things:
        sheet = describe(box, thing, names)
        if not found.exact:
            console.print(say("cli-taken-for", name=wanted[:60], found=sheet.title))
        console.print(sheet.title, style="bold", markup=False)
        grid = Table.grid(Column(style="dim", no_wrap=True), padding=(0, 2))
        for label, text in sheet.rows:
            grid.add_row(f"  {label}", text)
        console.print(grid)


@app.command(help=say("cli-render"))
def render(
    out: Annotated[Path, typer.Option(help=say("cli-render-out"))],
    pack: PackOption = DEFAULT,
    lang: LangOption = "en",
    width: Annotated[int, typer.Option(help=say("cli-render-width"))] = 4000,
) -> None:
    """Draws the board into a file."""
    from maria.box.render import render_svg, to_png

    if out.suffix.lower() not in (".svg", ".png"):
        fail("cli-bad-picture", name=out.name[:60])
    if not WIDTHS[0] <= width <= WIDTHS[1]:
        fail("cli-bad-width", low=WIDTHS[0], high=WIDTHS[1])
    box = load(pack)
    svg = render_svg(box, Catalogue(lang, box.pack.names))
    data = to_png(svg, width) if out.suffix.lower() == ".png" else svg.encode()
    with writing(out):
        out.write_bytes(data)
    console.print(say("cli-written", name=str(out), size=len(data) // 1024))
