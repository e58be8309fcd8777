"""`maria play`: a game from set-up to end, in the page or in the terminal."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from maria.box import DEFAULT, load
from maria.cli.common import LangOption, PackOption, exists, fail, read_text, say, write_file, writing
from maria.cli.serve import open_page
from maria.cli.terminal import Session
from maria.game import Game
from maria.history import History
from maria.record import Header
from maria.texts import Catalogue

SEEDS = 10**9
"""The upper limit of the random seeds for games without one."""


def play(
    terminal: Annotated[bool, typer.Option("--terminal", help=say("play-option-terminal"))] = False,
    game: Annotated[str, typer.Option(help=say("play-option-game"), show_default="introductory")] = "",
    players: Annotated[int | None, typer.Option(help=say("play-option-players"), show_default="3")] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("play-option-option"))] = None,
    seed: Annotated[str, typer.Option(help=say("play-option-seed"), show_default=False)] = "",
    load_from: Annotated[
        Path | None, typer.Option("--load", help=say("play-option-load"), show_default=False)
    ] = None,
    save: Annotated[Path | None, typer.Option(help=say("play-option-save"), show_default=False)] = None,
    pack: PackOption = DEFAULT,
    lang: LangOption = "en",
) -> None:
    """Opens the page, or plays in the terminal if any option asks for it."""
    if not (terminal or game or players is not None or option or seed or load_from or save):
        open_page()
        return
    if load_from and (game or players is not None or option or seed):
        fail("play-load-alone")
    if save and exists(save) and not (load_from and load_from.resolve() == save.resolve()):
        fail("play-exists", name=str(save))
    box, count = load(pack), 3 if players is None else players
    if load_from:
        made = History.load(read_text(load_from), box)
    else:
        made = History(Game.new(game or "introductory", count, seed or randbelow(SEEDS), box, option or ()))
    if save:
        with writing(save):  # fail before the first action rather than after it
            write_file(save, made.record())
    session = Session(made, lang, save)
    if load_from:
        session.print(session.say("play-loaded", name=str(load_from), count=len(made.game.moves)))
    session.print(session.say("play-begin", **header_in_words(made.game.header, session.say)))
    session.run()


def header_in_words(header: Header, say: Catalogue) -> dict[str, str | int]:
    """The game, its options, players and seed in a language, as values of a message."""
    options = "".join(say(f"option-{name}") for name in header.option_names())
    variant = say(f"variant-{header.variant}")
    return {"game": variant, "options": options, "players": header.players, "seed": header.seed}
