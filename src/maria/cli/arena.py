"""`maria arena` (bots against each other), `maria simulate` (random games) and `maria bots check`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.progress import track

from maria.bots import BOTS, bot_names, find_bot
from maria.bots.arena import LIMITS, Match, Series, play_series
from maria.bots.check import WHOLE, check, kinds
from maria.box import DEFAULT, load
from maria.box.names import Namer
from maria.cli.common import JsonOption, PackOption, console, fail, grid, print_error, say
from maria.record import check_setting
from maria.simulate import Tally, play_number
from maria.texts import Catalogue
from maria.workers import spread

Played = TypeVar("Played")
JobsOption = Annotated[int, typer.Option(help=say("cli-simulate-jobs"), min=1, max=4096)]
EngineOption = Annotated[str, typer.Option(help=say("cli-simulate-engine"))]


def levels() -> str:
    """The bots that come with the game, with a sentence about each."""
    sentences = [say("bot-level", bot=name, about=say(f"bot-about-{name}")) for name in BOTS]
    tempered = say.listed((name for name in bot_names() if name not in BOTS), "more")
    return say.listed([*sentences, say("bot-tempers", bots=tempered)], "sentences")


def arena(
    game: Annotated[str, typer.Option(help=say("cli-simulate-game"))] = "introductory",
    players: Annotated[int, typer.Option(help=say("cli-simulate-players"))] = 3,
    option: Annotated[list[str] | None, typer.Option(help=say("play-option-option"))] = None,
    bots: Annotated[str, typer.Option(help=say("arena-option-bots", levels=levels()))] = "recruit",
    games: Annotated[int, typer.Option(help=say("cli-simulate-games"), min=1)] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-simulate-seed"))] = 1,
    jobs: JobsOption = 1,
    engine: EngineOption = "processes",
    seconds: Annotated[float, typer.Option(help=say("arena-option-seconds"), min=0)] = LIMITS.seconds,
    out: Annotated[Path | None, typer.Option(help=say("arena-option-out"))] = None,
    balance: Annotated[bool, typer.Option("--balance", help=say("arena-option-balance"))] = False,
    ladder: Annotated[Path | None, typer.Option(help=say("arena-option-ladder"))] = None,
    page: Annotated[Path | None, typer.Option(help=say("arena-option-page"))] = None,
    strict: Annotated[bool, typer.Option("--strict", help=say("arena-option-strict"))] = False,
    pack: PackOption = DEFAULT,
    as_json: JsonOption = False,
) -> None:
    """Plays a series and reports on it. The first fault of each bot goes to standard error."""
    from maria.cli.report import report  # first, so that a missing extra shows before any game

    options = tuple(sorted(set(option or ())))
    box = load(pack)
    check_setting(game, players, options)
    tables = name_tables(bots, players) if ladder else [name_bots(bots, players)]
    for name in {name for named in tables for name in named}:
        find_bot(name)
    plans = [Series(game, players, options, named, seed, pack.resolve(), seconds) for named in tables]
    if ladder:
        from maria.cli.ladder import climb

        climb(ladder, plans, games, jobs, engine, page, strict)
        return
    (series,) = plans
    matches: list[Match] = []
    troubled: set[str] = set()
    for match in _shown(play_series(series, games, jobs, out, engine), games, as_json, "arena-playing"):
        match.record = ""  # it is in the folder, and too long to keep for a million games
        matches.append(match)
        for bot, seat, shows in zip(match.bots, match.seats, match.trouble, strict=False):
            if shows and bot not in troubled:
                troubled.add(bot)
                print_error(say("arena-trouble", bot=bot, game=match.game, seat=seat) + f"\n{shows}")
    report(matches, Catalogue("en", box.pack.names) if balance else None, out, as_json)
    if strict and any(any(match.faults) for match in matches):
        raise typer.Exit(1)


def _shown(played: Iterable[Played], games: int, quiet: bool, key: str) -> Iterable[Played]:
    """The games as they are played, with a progress bar unless `quiet`."""
    return played if quiet else track(played, say(key), total=games, console=console)


def name_bots(text: str, players: int) -> tuple[str, ...]:
    """The names of the bots, one per seat. A single name takes all seats."""
    named = tuple(name.strip() for name in text.split(","))
    named = named * players if len(named) == 1 else named
    if len(named) != players:
        fail("arena-bots", seats=players, bots=len(named))
    return named


def name_tables(text: str, players: int) -> list[tuple[str, ...]]:
    """The tables of a ladder: one bot per seat makes one table, otherwise every bot meets every other."""
    from maria.bots.ladder import tables

    named = tuple(name.strip() for name in text.split(","))
    if len(named) in (1, players):
        return [name_bots(text, players)]
    return tables(named, players)


def fault_words(faults: Mapping[str, int], say: Catalogue = say) -> str:
    """The kinds of faults, each with its count."""
    return say.listed(f"{say(f'arena-fault-{kind}')} {count}" for kind, count in sorted(faults.items()))


# ---------------------------------------------------------------- random games


def simulate(
    game: Annotated[str, typer.Option(help=say("cli-simulate-game"))] = "introductory",
    players: Annotated[int, typer.Option(help=say("cli-simulate-players"))] = 3,
    option: Annotated[list[str] | None, typer.Option(help=say("play-option-option"))] = None,
    games: Annotated[int, typer.Option(help=say("cli-simulate-games"), min=1)] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-simulate-seed"))] = 1,
    jobs: JobsOption = 1,
    engine: EngineOption = "processes",
    pack: PackOption = DEFAULT,
    as_json: JsonOption = False,
) -> None:
    """Plays random games to the end. If an invariant breaks, prints the record that shows it."""
    options = tuple(option or ())
    check_setting(game, players, options)
    box = load(pack)
    work = partial(play_number, game, players, seed, box, options)
    total = Tally()
    for one in _shown(spread(work, range(games), jobs, engine), games, as_json, "cli-simulating"):
        total.add(one)
    speed = total.games / total.seconds, total.decisions / total.seconds
    if as_json:
        counts = {"games": total.games, "decisions": total.decisions, "seconds": round(total.seconds, 3)}
        rates = {"games_per_s": round(speed[0], 2), "decisions_per_s": round(speed[1], 1)}
        typer.echo(json.dumps({**counts, **rates, "wins": dict(total.wins)}))
        return
    rows = {"games": str(total.games), "decisions": str(total.decisions)}
    rows |= {"games-per-s": f"{speed[0]:.1f}", "decisions-per-s": f"{speed[1]:.0f}"}
    for tally, key in ((total.wins, "wins"), (total.endings, "endings"), (total.turns, "turns")):
        rows[key] = say.listed(f"{k} {n}" for k, n in sorted(tally.items()))
    console.print(grid((say(f"simulate-{key}"), text) for key, text in rows.items()))


# ---------------------------------------------------------------- for bot authors

app = typer.Typer(no_args_is_help=True)


@app.callback()
def about() -> None:
    """Commands for bot authors."""


@app.command("check", help=say("bots-check"))
def check_bot(
    bot: Annotated[str, typer.Argument(help=say("check-option-bot"))],
    seconds: Annotated[float, typer.Option(help=say("arena-option-seconds"), min=0)] = 5.0,
    pack: PackOption = DEFAULT,
) -> None:
    """Prints every problem as a sentence. Exits with code 1 if there is one."""
    box, maker, count = load(pack), find_bot(bot), 0
    words = Namer(box, "en")
    for problem in check(maker, box, seconds):
        print_error(f"{words.text(problem.what)}\n{problem.shows}".strip() + "\n")
        count += 1
    if count:
        fail("check-found", bot=bot, count=count)
    typer.echo(say("check-fine", bot=bot, kinds=len(kinds()), games=len(WHOLE)))
