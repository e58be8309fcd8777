"""`maria arena --ladder`: reports a file of matches in the terminal and as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean

import typer
from rich.progress import track

from maria.bots.arena import Series
from maria.bots.ladder import Ladder, LadderEntry
from maria.bots.standings import Share, by_role
from maria.cli.common import console, read_text, say, write_file
from maria.cli.report import ReportTable, markdown, print_table

BEGIN, END = "<!-- ladder -->", "<!-- /ladder -->"
"""The part of a page between these markers is replaced."""


def climb(
    file: Path, plans: Sequence[Series], games: int, jobs: int, engine: str, page: Path | None, strict: bool
) -> None:
    """Plays the missing games, prints the report on all matches, and writes it to a page."""
    ladder = Ladder(file)
    for series in plans:
        played = ladder.play(series, games, jobs, engine)
        known = next((len(entry.matches) for entry in ladder.entries if _same(entry, series)), 0)
        words = say.listed(series.bots, "more")
        for _ in track(played, words, total=max(0, games - known), console=console):
            pass
    sheets = [sheet for kind in ladder.kinds() for sheet in report(ladder, kind)]
    for sheet in sheets:
        print_table(sheet)
    if page:
        write_page(page, sheets)
    if strict and any(any(match.faults) for entry in ladder.entries for match in entry.matches):
        raise typer.Exit(1)


def _same(entry: LadderEntry, series: Series) -> bool:
    wanted = series.variant, series.players, series.options, series.bots, series.seed
    return entry[:5] == wanted


def write_page(page: Path, sheets: Iterable[ReportTable]) -> None:
    """Replaces the ladder in a page. A page without markers is replaced as a whole."""
    body = f"{BEGIN}\n\n" + "\n".join(map(markdown, sheets)) + f"\n{END}\n"
    old = read_text(page) if page.exists() else ""
    if BEGIN in old and END in old:
        before, _, rest = old.partition(BEGIN)
        body = before + body + "\n" + rest.partition(END)[2].lstrip("\n")
    write_file(page, body)


def report(ladder: Ladder, kind: tuple[str, int, tuple[str, ...]]) -> list[ReportTable]:
    """Three tables: ratings, matches of one bot against others, and games among equals."""
    name, players, options = kind
    title = say(
        "ladder-game", game=name, players=players, options="".join(f", {option}" for option in options)
    )
    entries = [entry for entry in ladder.entries if entry.kind == kind and entry.matches]
    mixed = [entry for entry in entries if len(set(entry.bots)) > 1]
    equals = [entry for entry in entries if len(set(entry.bots)) == 1]
    sheets = []
    if len({bot for entry in mixed for bot in entry.bots}) > 1:
        rows = [
            (
                share.name,
                str(share.games),
                f"{mu:.1f} ± {2 * sigma:.1f}",
                f"{share.seconds / share.games:.1f}",
            )
            for share, mu, sigma in ladder.standing(kind)
        ]
        sheets.append(_sheet(f"{title}: {say('ladder-standing')}", rows, "bot", "games", "rating", "seconds"))
    if mixed:
        rows2 = [_one(ladder, entry) for entry in mixed]
        columns = "table", "games", "won", "interval", "roles", "turns", "faults", "command"
        sheets.append(_sheet(f"{title}: {say('ladder-matches')}", rows2, *columns))
    if equals:
        rows3 = [_equal(entry) for entry in equals]
        sheets.append(
            _sheet(f"{title}: {say('ladder-equals')}", rows3, "table", "games", "roles", "turns", "command")
        )
    return sheets


def _sheet(heading: str, rows: Sequence[Sequence[str]], *columns: str) -> ReportTable:
    return ReportTable(heading, [say(f"ladder-column-{key}") for key in columns], rows)


def _one(ladder: Ladder, entry: LadderEntry) -> tuple[str, ...]:
    total, roles = ladder.shares(entry)
    low, high = total.interval
    faults = sum(sum(each.values()) for match in entry.matches for each in match.faults)
    won = f"{total.wins} ({total.rate:.1%})", f"{low:.1%} – {high:.1%}"
    by_seat = say.listed(
        f"{say(f'role-{role.name}')} {role.wins}/{role.games}" for role in roles if role.games
    )
    return (
        say.listed(entry.bots, "more"),
        str(total.games),
        *won,
        by_seat,
        _turns(entry),
        str(faults),
        f"`{entry.command}`",
    )


def _equal(entry: LadderEntry) -> tuple[str, ...]:
    roles = [_share(role) for role in by_role(entry.matches)]
    return (
        say.listed(entry.bots, "more"),
        str(len(entry.matches)),
        say.listed(roles, "more"),
        _turns(entry),
        f"`{entry.command}`",
    )


def _share(role: Share) -> str:
    low, high = role.interval
    return f"{say(f'role-{role.name}')} {role.rate:.1%} ({low:.1%} – {high:.1%})"


def _turns(entry: LadderEntry) -> str:
    return f"{fmean(match.turns for match in entry.matches):.1f}"
