"""`maria box`: checks, shows and draws the contents of the box."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Column, Table

from maria.box import DEFAULT, Box, PackError, load
from maria.box.lookup import find
from maria.box.model import SUIT_SIGNS, Road, Suit
from maria.box.names import Namer
from maria.cli.common import JsonOption, LangOption, PackOption, console, fail, print_error, say, writing
from maria.telling.things import describe
from maria.texts import Catalogue

app = typer.Typer(no_args_is_help=True)
WIDTHS = (200, 16_000)
"""The smallest and the largest width of a PNG."""


@app.command(help=say("cli-check"))
def check(pack: PackOption = DEFAULT, lang: LangOption = "en", as_json: JsonOption = False) -> None:
    """Checks a pack and counts its contents."""
    try:
        box = load(pack)
    except PackError as error:
        if not as_json:
            raise
        faults = [{"file": f.file, "place": f.place, "text": f.text()} for f in error.faults]
        typer.echo(json.dumps({"sound": False, "faults": faults}, ensure_ascii=False))
        raise typer.Exit(1) from None
    counts = _counts(box)
    if as_json:
        typer.echo(json.dumps({"sound": True, "faults": [], **counts}, ensure_ascii=False))
        return
    console.print(say("check-sound", id=counts["pack"], version=counts["version"]))
    if counts["practice"]:
        console.print(say("check-practice"))
    for table in _tables(counts, Catalogue(lang, box.pack.names)):
        console.print()
        console.print(table)


def _counts(box: Box) -> dict[str, Any]:
    """The contents of a box, counted. Counts per map also have the key `all`."""
    pack, board, decks = box.pack, box.board, box.pack.decks
    maps, suits = [chart.id for chart in pack.about.map], [suit.name.lower() for suit in Suit]
    sources = Counter(entry.source for entries in pack.entries().values() for entry in entries)
    major, minor = board.major_fortresses, board.fortresses & ~board.major_fortresses

    def ends(road: Road) -> set[int]:
        return {board.map_of[board.index[city]] for city in (road.start, road.end)}

    def on_maps(roads: Collection[Road]) -> dict[str, int]:
        """Roads in total and per map. A road between the maps counts only in the total."""
        return {"all": len(roads)} | {m: sum(ends(r) == {n} for r in roads) for n, m in enumerate(maps)}

    return {
        "pack": pack.about.id,
        "version": pack.about.version,
        "hash": pack.hash,
        "practice": pack.about.practice,
        "cities": {"all": len(board.cities)} | dict(zip(maps, map(int.bit_count, board.on_map), strict=True)),
        "roads": on_maps(pack.roads),
        "main_roads": on_maps([road for road in pack.roads if road.kind == "main"]),
        "crossings": sum(len(ends(road)) > 1 for road in pack.roads),
        "fortresses": {
            land: {"minor": (inside & minor).bit_count(), "major": (inside & major).bit_count()}
            for land, inside in board.in_territory.items()
        },
        "votes": board.votes.bit_count(),
        "sectors": {suit: sum(sector.suit == suit for sector in pack.sectors) for suit in suits},
        "cities_by_suit": dict(zip(suits, map(int.bit_count, board.in_suit), strict=True)),
        "generals": len(pack.generals),
        "trains": len(pack.trains),
        "hussars": len(pack.hussars),
        "tactical_cards": decks.count * (4 * (decks.highest - decks.lowest + 1) + decks.reserves),
        "political_cards": len(pack.cards),
        "sources": dict(sources.most_common()),
    }


def _tables(counts: Mapping[str, Any], names: Catalogue) -> list[Table]:
    totals = Table.grid(padding=(0, 3))
    for field in ("cities", "roads", "main_roads"):
        by_map = [f"{names(f'map-{m}')} {count}" for m, count in counts[field].items() if m != "all"]
        totals.add_row(say(f"check-{field.replace('_', '-')}"), str(counts[field]["all"]), say.listed(by_map))
    totals.add_row(say("check-crossings"), str(counts["crossings"]))
    pieces, cards = ("generals", "trains", "hussars"), ("tactical_cards", "political_cards")
    totals.add_row(say("check-pieces"), say.listed(str(counts[field]) for field in pieces))
    totals.add_row(say("check-cards"), say.listed(str(counts[field]) for field in cards))
    sources = [f"{say('source-' + key.replace(' ', '-'))} {n}" for key, n in counts["sources"].items()]
    totals.add_row(say("check-sources"), str(sum(counts["sources"].values())), say.listed(sources))

    lands = _columns("check-fortresses", "check-minor", "check-major")
    for land, fortresses in counts["fortresses"].items():
        lands.add_row(names(f"territory-{land}"), str(fortresses["minor"]), str(fortresses["major"]))

    suits = _columns("check-suit", "check-sectors", "check-cities")
    for sign, (suit, sectors) in zip(SUIT_SIGNS, counts["sectors"].items(), strict=True):
        suits.add_row(f"{sign} {say(f'suit-{suit}')}", str(sectors), str(counts["cities_by_suit"][suit]))
    return [totals, lands, suits]


def _columns(first: str, *others: str) -> Table:
    """A table with names in its first column and numbers in the others."""
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
    box = load(pack)
    wanted = " ".join(name)
    found = find(box, wanted)
    if not found.things:
        print_error(say("cli-no-name", name=wanted[:60]))
        if found.suggestions:
            print_error(say("cli-suggestions", names=say.listed(found.suggestions)))
        raise typer.Exit(1)
    if as_json:
        rows = [{"kind": type(thing).__name__.lower(), **asdict(thing)} for thing in found.things]
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return
    words = Namer(box, lang)
    for thing in found.things:
        sheet = describe(words, thing)
        if not found.exact:
            console.print(say("cli-taken-for", name=wanted[:60], found=sheet.title))
        console.print(sheet.title, style="bold", markup=False)
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
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
    """Draws the board to an SVG or PNG file."""
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
