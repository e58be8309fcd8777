"""The command `maria`. All texts come from the catalogue, and errors are sentences, never tracebacks."""

from __future__ import annotations

import sys

import typer

from maria import compiled
from maria.box.faults import PackError
from maria.cli import arena, box, games, lesson, play, rules, serve, texts, train, watch
from maria.cli.common import print_error, say
from maria.simulate import BrokenGame
from maria.texts import MariaError, rulebook

app = typer.Typer(
    help=say("cli-about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (play.play, rules.rules, rules.conform, arena.simulate, arena.arena, watch.watch, serve.serve)
for command in (*COMMANDS, games.verify, games.review, texts.texts):
    app.command(command.__name__, help=say(f"cli-{command.__name__}"))(command)
app.add_typer(lesson.app, name="lesson", help=say("cli-lesson"))
app.add_typer(games.app, name="games", help=say("cli-games"))
app.add_typer(arena.app, name="bots", help=say("cli-bots"))
app.add_typer(box.app, name="box", help=say("cli-box"))
app.add_typer(train.app, name="train", help=say("cli-train"))


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(say("cli-version", version=version("maria-game"), build=compiled.build))
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False, "--version", help=say("cli-option-version"), callback=_print_version, is_eager=True
    ),
) -> None:
    """Options that may precede every command."""


def main() -> None:
    """Runs the command. Errors are printed as sentences, with the rule behind them if there is one."""
    try:
        app()
    except MariaError as error:
        print_error(error.text())
        if isinstance(error, PackError):
            print_error(say("cli-faults", count=len(error.faults)))
        elif error.rule:
            for rule in rulebook.find(error.rule):
                print_error(f"{rule.id}  {say(rule.key)}")
    except BrokenGame as broken:
        print_error(broken.text)
        print_error(say("cli-broken-game", problem=broken.problem))
    else:
        return
    sys.exit(1)
