"""`maria simulate`: many random games, as fast as they go."""

from __future__ import annotations

import json
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from maria.box import DEFAULT, load
from maria.cli.common import JsonOption, PackOption, console, say
from maria.game import check_setting
from maria.simulate import Tally, play_game


def simulate(
    game: Annotated[str, typer.Option(help=say("cli-simulate-game"))] = "introductory",
    players: Annotated[int, typer.Option(help=say("cli-simulate-players"))] = 3,
    option: Annotated[list[str] | None, typer.Option(help=say("play-option-option"))] = None,
    games: Annotated[int, typer.Option(help=say("cli-simulate-games"), min=1)] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-simulate-seed"))] = 1,
    jobs: Annotated[int, typer.Option(help=say("cli-simulate-jobs"), min=1, max=64)] = 1,
    pack: PackOption = DEFAULT,
    as_json: JsonOption = False,
) -> None:
    """Plays random games to the end; a broken invariant prints the record that shows it."""
    options = tuple(option or ())
    check_setting(game, players, options)
    box = load(pack)
    total = Tally()
    seeds = [f"{seed}-{number}" for number in range(games)]
    eager = [number % 2 == 1 for number in range(games)]
    work = (repeat(game), repeat(players), seeds, repeat(box), repeat(True), eager, repeat(options))
    if jobs == 1:
        _count(total, map(play_game, *work), games, as_json)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            _count(total, pool.map(play_game, *work, chunksize=4), games, as_json)
    _report(total, as_json)


def _count(total: Tally, results: Iterable[Tally], games: int, quiet: bool) -> None:
    """Adds up the games as they come in."""
    shown = results if quiet else track(results, say("cli-simulating"), total=games, console=console)
    for tally in shown:
        total.add(tally)


def _report(total: Tally, as_json: bool) -> None:
    speed = total.games / total.seconds, total.decisions / total.seconds
    if as_json:
        data = {
            "games": total.games,
            "decisions": total.decisions,
            "seconds": round(total.seconds, 3),
            "games_per_s": round(speed[0], 2),
            "decisions_per_s": round(speed[1], 1),
            "wins": dict(total.wins),
        }
        typer.echo(json.dumps(data))
        return
    table = Table.grid(padding=(0, 2))
    table.add_row(say("simulate-games"), str(total.games))
    table.add_row(say("simulate-decisions"), str(total.decisions))
    table.add_row(say("simulate-games-per-s"), f"{speed[0]:.1f}")
    table.add_row(say("simulate-decisions-per-s"), f"{speed[1]:.0f}")
    for counts, key in ((total.wins, "wins"), (total.endings, "endings"), (total.turns, "turns")):
        table.add_row(say(f"simulate-{key}"), ", ".join(f"{k} {n}" for k, n in sorted(counts.items())))
    console.print(table)
