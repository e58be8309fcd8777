"""Bots: players that see only views, and the registry that finds them by name."""

from __future__ import annotations

import importlib
import shlex
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from maria.bots.protocol import Program
from maria.bots.table import Bot
from maria.box import Box
from maria.texts import MariaError
from maria.texts.message import Several

BOTS = {
    "recruit": "maria.bots.recruit:RecruitBot",
    "ensign": "maria.bots.ensign:Ensign",
    "captain": "maria.bots.captain:Captain",
    "colonel": "maria.bots.colonel:Colonel",
    "marshal": "maria.bots.marshal:Marshal",
}
"""The bots that come with the game, by name. Each is imported only when it plays."""
TEMPERED = ("colonel", "marshal")
TEMPERS = ("gambler", "stubborn", "schemer", "surprise")
"""The bots that can have a temper, and the tempers: `colonel-gambler` (see `characters`)."""
COMMAND = "command:"
Maker = Callable[[Box, str], Bot]
"""Makes a bot from the box and a seed. A bot's class is a maker."""


class BotError(MariaError):
    """The name does not belong to any bot."""


def split_name(name: str) -> tuple[str, str]:
    """A bot's level and temper: `colonel-gambler` is a colonel with the temper `gambler`. Most have none."""
    level, _, temper = name.partition("-")
    return (level, temper) if level in TEMPERED and temper in TEMPERS else (name, "")


def bot_names() -> list[str]:
    """The names of all bots that come with the game, each followed by its variants with a temper."""
    return [
        name for bot in BOTS for name in (bot, *(f"{bot}-{temper}" for temper in TEMPERS if bot in TEMPERED))
    ]


def comes_with_the_game(name: str) -> bool:
    """Whether this names a bot that comes with the game, with or without a temper."""
    return split_name(name)[0] in BOTS


def find_bot(name: str) -> Maker:
    """The maker for a name: a registered bot, `my_module:MyBot`, or `command:./my_bot words` for a program.

    A name that leads to no bot raises BotError.
    """
    if name.startswith(COMMAND):
        return _program(name.removeprefix(COMMAND))
    level, temper = split_name(name)
    place = BOTS.get(level, name)
    module, colon, kind = place.partition(":")
    if not colon or not module or not kind:
        raise BotError("bot-unknown", name=name[:60], bots=Several(tuple(BOTS), "more"))
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        made = getattr(importlib.import_module(module), kind, None)
    except Exception as error:  # a user's module may raise anything
        raise BotError("bot-no-module", module=module[:60], reason=str(error)[:200]) from error
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise BotError("bot-no-class", module=module[:60], name=kind[:60])
    make: Callable[..., Bot] = made
    return partial(make, temper=temper) if temper else made


def _program(text: str) -> Maker:
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words or not shutil.which(words[0]):
        raise BotError("bot-no-program", command=text[:60])
    return partial(Program, command=words)
