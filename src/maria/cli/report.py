"""The report on an arena series: tables for the terminal, and files."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import typer
from rich.table import Column, Table

from maria import compiled
from maria.bots import standings
from maria.bots.arena import Match
from maria.bots.standings import Share, by_bot, by_role, summary
from maria.cli.arena import fault_words
from maria.cli.common import console, say, write_picture, writing
from maria.texts import Catalogue

LONGEST_NAME = 24


class ReportTable(NamedTuple):
    """A table for the terminal or a file: its heading, column names and rows."""

    heading: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def report(matches: list[Match], names: Catalogue | None, out: Path | None, as_json: bool) -> None:
    """Prints the report and writes it to a folder. With `names`, it includes the balance of the roles."""
    sheets = _balance(matches, names) if names else []
    if out:
        _write(out, matches, sheets)
    if as_json:
        typer.echo(json.dumps({**summary(matches), **(_balance_data(matches) if names else {})}))
        return
    for sheet in [*_report(matches), *sheets]:
        print_table(sheet)


def _role(share: Share) -> str:
    return say(f"role-{share.name}")


def _rate(share: Share) -> tuple[str, str]:
    low, high = share.interval
    return f"{share.rate:.1%}", f"{low:.1%} – {high:.1%}"


def _sheet(kind: str, rows: Sequence[Sequence[str]], *columns: str) -> ReportTable:
    return ReportTable(say(f"arena-{kind}-heading"), [say(f"arena-column-{key}") for key in columns], rows)


def _report(matches: list[Match]) -> list[ReportTable]:
    rated, bots = standings.ratings(matches), []
    for bot in (shares := by_bot(matches)):
        rating = f"{rated[bot.name].mu:.1f} ± {2 * rated[bot.name].sigma:.1f}"
        pace, faults = f"{bot.ms:.2f}", fault_words(bot.faults) or "0"
        bots.append((bot.name, str(bot.games), str(bot.wins), *_rate(bot), rating, pace, faults))
    by_seat = [(bot.name, role) for bot in shares for role in by_role(matches, bot.name)]
    roles = [(bot, _role(role), str(role.games), str(role.wins), *_rate(role)) for bot, role in by_seat]
    return [
        _sheet("bots", bots, "bot", "seats", "wins", "rate", "interval", "rating", "ms", "faults"),
        _sheet("roles", roles, "bot", "role", "games", "wins", "rate", "interval"),
        _course(matches, with_time=True),
    ]


def _course(matches: list[Match], with_time: bool) -> ReportTable:
    turns = [match.turns for match in matches]
    rows = [
        (say("arena-games"), str(len(matches))),
        (say("arena-draws"), str(sum(match.winner < 0 for match in matches))),
        (say("arena-turns"), f"{fmean(turns):.1f} ({min(turns)} – {max(turns)})"),
        (say("arena-decisions"), f"{fmean(sum(match.decisions) for match in matches):.0f}"),
        (say("arena-endings"), say.listed(f"{rule} {n}" for rule, n in standings.endings(matches).items())),
    ]
    if with_time:
        rows.append((say("arena-decisions-per-s"), f"{standings.decisions_per_s(matches):.0f}"))
        rows.append((say("arena-build"), compiled.build))
    return ReportTable(say("arena-course-heading"), ("", ""), rows)


def _balance(matches: list[Match], names: Catalogue) -> list[ReportTable]:
    roles = [(_role(role), str(role.wins), *_rate(role)) for role in by_role(matches)]
    balance = _sheet("balance", roles, "role", "wins", "rate", "interval")
    sheets = [balance, _course(matches, with_time=False)]
    data = _balance_data(matches)
    happened = []
    for kind in ("silesia", "saxony"):
        for value, count in data[kind].items():
            often = "{} ({})".format(*_rate(Share("", len(matches), count)))
            happened.append((say(f"arena-{kind}-{value}"), often))
    if happened:
        sheets.append(_sheet("happened", happened, "what", "rate-interval"))
    cards = []
    for line in standings.card_lines(matches):
        rates = f"{line.wins / line.executed:.1%}", f"{line.expected / line.executed:.1%}"
        cards.append((names(f"card-{line.card}"), str(line.executed), *rates, f"{100 * line.gain:+.1f}"))
    if cards:
        sheets.append(_sheet("cards", cards, "card", "executed", "rate", "expected", "gain"))
    return sheets


def _balance_data(matches: list[Match]) -> dict[str, dict[str, int]]:
    """19.1, 19.3, SG.e, 17.j: counts of what became of Silesia and of Saxony, and of executed cards."""
    silesia = Counter(match.silesia for match in matches if match.silesia)
    if matches[0].saxony:
        silesia.setdefault("annexed", 0)
    saxony = Counter(match.saxony for match in matches if match.saxony)
    cards = {line.card: line.executed for line in standings.card_lines(matches)}
    return {"silesia": dict(sorted(silesia.items())), "saxony": dict(sorted(saxony.items())), "cards": cards}


def print_table(sheet: ReportTable) -> None:
    """Prints a table to the terminal."""
    first, *others = sheet.columns
    columns = [Column(first), *(Column(name, justify="right" if name else "left") for name in others)]
    table = Table(*columns, title=sheet.heading, title_justify="left", show_header=any(sheet.columns))
    for row in sheet.rows:
        table.add_row(*row)
    console.print(table)


def markdown(sheet: ReportTable) -> str:
    """A table as Markdown, with its heading."""

    def line(cells: Iterable[str]) -> str:
        return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |\n"

    rule = line("---" for _ in sheet.columns)
    return f"## {sheet.heading}\n\n{line(sheet.columns)}{rule}{''.join(map(line, sheet.rows))}"


def _write(folder: Path, matches: list[Match], balance: list[ReportTable]) -> None:
    """Writes the report's files: figures, charts, and the balance as Markdown."""
    from maria.bots.chart import bar_chart

    fair = 1 / len(matches[0].bots)
    bots, roles = by_bot(matches), by_role(matches)
    names = [bot.name if len(bot.name) <= LONGEST_NAME else f"…{bot.name[-LONGEST_NAME:]}" for bot in bots]
    charts = {"wins": bar_chart(say("arena-chart-bots", games=len(matches)), names, bots, fair)}
    files = {"report.json": json.dumps(summary(matches), indent=2) + "\n"}
    if balance:
        heading = say("arena-chart-roles", games=len(matches))
        charts["roles"] = bar_chart(heading, list(map(_role, roles)), roles, fair)
        top = [f"# {say('arena-balance-title')}\n", f"![{heading}](roles.svg)\n"]
        files["balance.md"] = "\n".join([*top, *map(markdown, balance)])
    with writing(folder):
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8")
    for name, svg in charts.items():
        write_picture(folder / name, svg)
