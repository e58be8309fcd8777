"""`maria arena`: bots play each other, and what that tells of them and of the game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated, NamedTuple

import typer
from rich.progress import track
from rich.table import Table

from maria.bots import find_bot
from maria.bots.arena import LIMITS, Match, Series, play_series
from maria.bots.standings import (
    Share,
    by_bot,
    by_role,
    card_lines,
    decisions_per_s,
    endings,
    ratings,
    summary,
)
from maria.box import DEFAULT, load
from maria.cli.common import JsonOption, PackOption, console, fail, say, writing
from maria.game import check_setting
from maria.texts import Catalogue

LONGEST_NAME = 24
PNG_WIDTH = 1440


class Sheet(NamedTuple):
    """A table for the terminal or for a file: its heading, the names of its columns, its rows."""

    heading: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def arena(
    game: Annotated[str, typer.Option(help=say("cli-simulate-game"))] = "introductory",
    players: Annotated[int, typer.Option(help=say("cli-simulate-players"))] = 3,
    option: Annotated[list[str] | None, typer.Option(help=say("play-option-option"))] = None,
    bots: Annotated[str, typer.Option(help=say("arena-option-bots"))] = "recruit",
    games: Annotated[int, typer.Option(help=say("cli-simulate-games"), min=1)] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-simulate-seed"))] = 1,
    jobs: Annotated[int, typer.Option(help=say("cli-simulate-jobs"), min=1, max=64)] = 1,
    seconds: Annotated[float, typer.Option(help=say("arena-option-seconds"), min=0)] = LIMITS.seconds,
    out: Annotated[Path | None, typer.Option(help=say("arena-option-out"))] = None,
    balance: Annotated[bool, typer.Option("--balance", help=say("arena-option-balance"))] = False,
    pack: PackOption = DEFAULT,
    as_json: JsonOption = False,
) -> None:
    """Plays a series and reports it."""
    options = tuple(sorted(set(option or ())))
    box = load(pack)
    check_setting(game, players, options)
    named = name_bots(bots, players)
    for name in named:
        find_bot(name)
    series = Series(game, players, options, named, seed, pack.resolve(), seconds)
    played = play_series(series, games, jobs, out)
    matches = list(played if as_json else track(played, say("arena-playing"), total=games, console=console))
    names = Catalogue("en", box.pack.names)
    sheets = _balance(matches, names) if balance else []
    if out:
        _write(out, matches, sheets)
    if as_json:
        typer.echo(json.dumps({**summary(matches), **(_balance_data(matches) if balance else {})}))
        return
    for sheet in [*_report(matches), *sheets]:
        _print(sheet)


def name_bots(text: str, players: int) -> tuple[str, ...]:
    """The names of the bots, one a seat; a single one takes all seats."""
    named = tuple(name.strip() for name in text.split(","))
    named = named * players if len(named) == 1 else named
    if len(named) != players:
        fail("arena-bots", seats=players, bots=len(named))
    return named


def _role(share: Share) -> str:
    return say(f"role-{share.name}")


def _rate(share: Share) -> tuple[str, str]:
    """A share of wins and its interval."""
    low, high = share.interval
    return f"{share.rate:.1%}", f"{low:.1%} – {high:.1%}"


def _report(matches: list[Match]) -> list[Sheet]:
    """What the games tell of the bots."""
    rated, shares = ratings(matches), by_bot(matches)
    bots = [
        (
            share.name,
            str(share.games),
            str(share.wins),
            *_rate(share),
            f"{rated[share.name].mu:.1f} ± {2 * rated[share.name].sigma:.1f}",
            f"{share.ms:.2f}",
            ", ".join(f"{say(f'arena-fault-{kind}')} {n}" for kind, n in sorted(share.faults.items())) or "0",
        )
        for share in shares
    ]
    columns = _columns("bot", "seats", "wins", "rate", "interval", "rating", "ms", "faults")
    sheets = [Sheet(say("arena-bots-heading"), columns, bots)]
    roles = [
        (bot.name, _role(role), str(role.games), str(role.wins), *_rate(role))
        for bot in shares
        for role in by_role(matches, bot.name)
    ]
    columns = _columns("bot", "role", "games", "wins", "rate", "interval")
    sheets.append(Sheet(say("arena-roles-heading"), columns, roles))
    return [*sheets, _course(matches, with_time=True)]


def _course(matches: list[Match], with_time: bool) -> Sheet:
    """How long games were and how they ended."""
    turns = [match.turns for match in matches]
    ends = ", ".join(f"{rule} {count}" for rule, count in endings(matches).items())
    rows = [
        (say("arena-games"), str(len(matches))),
        (say("arena-draws"), str(sum(match.winner < 0 for match in matches))),
        (say("arena-turns"), f"{fmean(turns):.1f} ({min(turns)} – {max(turns)})"),
        (say("arena-decisions"), f"{fmean(sum(match.decisions) for match in matches):.0f}"),
        (say("arena-endings"), ends),
    ]
    if with_time:
        rows.append((say("arena-decisions-per-s"), f"{decisions_per_s(matches):.0f}"))
    return Sheet(say("arena-course-heading"), ("", ""), rows)


def _balance(matches: list[Match], names: Catalogue) -> list[Sheet]:
    """What the games tell of the game."""
    roles = [(_role(role), str(role.wins), *_rate(role)) for role in by_role(matches)]
    sheets = [
        Sheet(say("arena-balance-heading"), _columns("role", "wins", "rate", "interval"), roles),
        _course(matches, with_time=False),
    ]
    happened = [
        (say(f"arena-{kind}-{value}"), _of(count, len(matches)))
        for kind, counts in _balance_data(matches).items()
        for value, count in counts.items()
        if kind != "cards"
    ]
    if happened:
        sheets.append(Sheet(say("arena-happened-heading"), _columns("what", "rate-interval"), happened))
    cards = [
        (
            names(f"card-{line.card}"),
            str(line.executed),
            f"{line.wins / line.executed:.1%}",
            f"{line.expected / line.executed:.1%}",
            f"{100 * line.gain:+.1f}",
        )
        for line in card_lines(matches)
    ]
    if cards:
        columns = _columns("card", "executed", "rate", "expected", "gain")
        sheets.append(Sheet(say("arena-cards-heading"), columns, cards))
    return sheets


def _of(count: int, games: int) -> str:
    """How often something happened, with the interval."""
    share = Share("", games, count)
    return "{} ({})".format(*_rate(share))


def _balance_data(matches: list[Match]) -> dict[str, dict[str, int]]:
    """19.1, 19.3, SG.e, 17.j: how often Silesia changed hands, where Saxony stood, and what was executed."""
    silesia = Counter(match.silesia for match in matches if match.silesia)
    if matches[0].saxony:
        silesia.setdefault("annexed", 0)
    saxony = Counter(match.saxony for match in matches if match.saxony)
    cards = {line.card: line.executed for line in card_lines(matches)}
    return {"silesia": dict(sorted(silesia.items())), "saxony": dict(sorted(saxony.items())), "cards": cards}


def _columns(*keys: str) -> list[str]:
    return [say(f"arena-column-{key}") for key in keys]


def _print(sheet: Sheet) -> None:
    """A table in the terminal."""
    table = Table(title=sheet.heading, title_justify="left", show_header=any(sheet.columns))
    for number, column in enumerate(sheet.columns):
        table.add_column(column, justify="left" if number == 0 or not column else "right")
    for row in sheet.rows:
        table.add_row(*row)
    console.print(table)


def _markdown(sheet: Sheet) -> str:
    """A table in a file."""

    def line(cells: Iterable[str]) -> str:
        return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |\n"

    rule = line("---" for _ in sheet.columns)
    return f"## {sheet.heading}\n\n{line(sheet.columns)}{rule}{''.join(map(line, sheet.rows))}"


def _write(folder: Path, matches: list[Match], balance: list[Sheet]) -> None:
    """The report's files: figures, charts, and the balance in words."""
    from maria.bots.chart import bar_chart
    from maria.box.render import to_png

    fair = 1 / len(matches[0].bots)
    bots, roles = by_bot(matches), by_role(matches)
    names = [bot.name if len(bot.name) <= LONGEST_NAME else f"…{bot.name[-LONGEST_NAME:]}" for bot in bots]
    charts = {"wins": bar_chart(say("arena-chart-bots", games=len(matches)), names, bots, fair)}
    files = {"report.json": json.dumps(summary(matches), indent=2) + "\n"}
    if balance:
        heading = say("arena-chart-roles", games=len(matches))
        charts["roles"] = bar_chart(heading, list(map(_role, roles)), roles, fair)
        picture = f"![{heading}](roles.svg)\n"
        files["balance.md"] = "\n".join(
            [f"# {say('arena-balance-title')}\n", picture, *map(_markdown, balance)]
        )
    with writing(folder):
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8")
        for name, svg in charts.items():
            (folder / f"{name}.svg").write_text(svg, "utf-8")
            (folder / f"{name}.png").write_bytes(to_png(svg, PNG_WIDTH))
