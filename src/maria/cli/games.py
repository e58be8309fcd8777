"""`maria games` (a database), `maria verify` (was a game fair?) and `maria review` (how did it go?)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from maria import fairness, record
from maria.cli.common import (
    DatabaseOption,
    JsonOption,
    console,
    grid,
    read_text,
    reading,
    replacing,
    say,
    writing,
)
from maria.fairness import UnfairError
from maria.game import Game
from maria.words import Words

if TYPE_CHECKING:  # imported by the commands that need it, so that the others start fast
    from maria.server.storage.archive import Counted, Write
    from maria.server.storage.database import Database

Result = TypeVar("Result")
FileArgument = Annotated[Path, typer.Argument(help=say("games-argument-file"), metavar="FILE")]
app = typer.Typer(no_args_is_help=True)


def _with(url: str, work: Callable[[Database], Awaitable[Result]], new: bool = True) -> Result:
    """Runs work on the database, after bringing it up to date."""
    from maria.server.settings import default_database
    from maria.server.storage.database import open_database

    async def main() -> Result:
        async with open_database(url or default_database(), new) as database:
            return await work(database)

    return asyncio.run(main())


def _write(url: str, path: Path, work: Callable[[Database, Write], Awaitable[Counted]]) -> Counted:
    """Writes the contents of an existing database to a file that only its owner can read."""
    with writing(path), replacing(path) as file:

        def write(line: str) -> None:
            with writing(path):
                file.write(line)

        return _with(url, lambda opened: work(opened, write), new=False)


@app.command("list", help=say("games-list"))
def list_games(database: DatabaseOption = "") -> None:
    """Lists all games."""
    from maria.server.storage import archive

    found = _with(database, archive.list_games)
    days = [time.strftime("%Y-%m-%d", time.gmtime(game.changed)) for game in found]
    rows = zip(found, days, strict=True)
    console.print(grid((g.id, day, g.status, g.variant, str(g.lines), g.name) for g, day in rows))
    console.print(say("games-count", count=len(found)))


@app.command("export", help=say("games-export"))
def export(path: FileArgument, database: DatabaseOption = "") -> None:
    """Writes all games to a file."""
    from maria.server.storage import archive

    count = _write(database, path, archive.export_games)
    typer.echo(say("games-exported", count=count.games, name=str(path)))


@app.command("import", help=say("games-import"))
def import_games(path: FileArgument, database: DatabaseOption = "") -> None:
    """Reads games from a file."""
    from maria.server.storage import archive

    with reading(path) as file:
        came, stayed = _with(database, lambda opened: archive.import_games(opened, file, time.time()))
    typer.echo(say("games-imported", came=came, stayed=stayed))


@app.command("backup", help=say("games-backup"))
def back_up(path: FileArgument, database: DatabaseOption = "") -> None:
    """Writes the whole database to a file."""
    from maria.server.storage import archive

    count = _write(database, path, archive.back_up)
    typer.echo(say("games-backed-up", games=count.games, players=count.players, name=str(path)))


@app.command("restore", help=say("games-restore"))
def restore(path: FileArgument, database: DatabaseOption = "") -> None:
    """Restores a backup into an empty database."""
    from maria.server.settings import default_database
    from maria.server.storage import archive
    from maria.server.storage.file import alone_on

    with reading(path) as file, alone_on(database or default_database()):
        came = _with(database, lambda opened: archive.restore(opened, file))
    typer.echo(say("games-restored", games=came.games, players=came.players))


@app.command("prune", help=say("games-prune"))
def prune(
    days: Annotated[int, typer.Option(help=say("games-option-days"), min=1)] = 90,
    database: DatabaseOption = "",
) -> None:
    """Deletes games that are over, or never began, and have not changed for some days."""
    from maria.server.settings import DAY
    from maria.server.storage import archive

    before = time.time() - days * DAY
    count = _with(database, lambda opened: archive.prune_games(opened, before))
    typer.echo(say("games-pruned", count=count, days=days))


def verify(
    path: Annotated[Path, typer.Argument(help=say("verify-argument-record"), metavar="RECORD")],
    commitment: Annotated[str, typer.Option(help=say("verify-option-commitment"), show_default=False)] = "",
    value: Annotated[list[str] | None, typer.Option(help=say("verify-option-value"))] = None,
) -> None:
    """Checks the seed against the commitment and the players' values, then every line and every shuffle."""
    text = read_text(path)
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
    moves = len(Game.load(text).moves)
    typer.echo(say("verify-fair", moves=moves, commitment=header.commitment))


def review(
    file: Annotated[Path, typer.Argument(help=say("review-argument-record"), metavar="RECORD")],
    deep: Annotated[bool, typer.Option("--deep", help=say("review-option-deep"))] = False,
    playouts: Annotated[int, typer.Option(help=say("review-option-playouts"), min=100)] = 4000,
    out: Annotated[
        Path | None, typer.Option(help=say("review-option-out"), metavar="FOLDER", file_okay=False)
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Reviews a game."""
    from maria.review import review as look_back

    game = Game.load(read_text(file))
    if deep or out or as_json:
        from maria.cli.deep import show_deep

        show_deep(game, playouts, out, as_json)
        return
    found, words = look_back(game), Words(game, "en")
    typer.secho(words.text(found.why), bold=True)
    for each in found.turnings:
        typer.echo("  " + say("review-at", turn=each.turn, text=words.text(each.text)))
    for battle in found.battles:
        text = f"{words.text(battle.summary)} {words.text(battle.verdict)}"
        typer.echo("  " + say("review-at", turn=battle.turn, text=text))
    for luck in found.luck:
        power, expected = words.power(luck.power), f"{luck.expected:.0f}"
        text = say("review-luck", power=power, points=luck.points, expected=expected, cards=luck.cards)
        typer.echo(f"  {text}")
