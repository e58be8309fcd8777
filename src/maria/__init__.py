"""MARIA, Richard Sivél's game of the War of the Austrian Succession: `from maria import Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maria import compiled

compiled.build = compiled.use_if_fresh()

if TYPE_CHECKING:
    from maria import engine as engine
    from maria.actions import Action as Action
    from maria.bots.arena import play_match as play_match
    from maria.bots.candidates import candidates as candidates
    from maria.bots.table import Ask as Ask
    from maria.bots.table import Bot as Bot
    from maria.bots.table import Reply as Reply
    from maria.bots.table import make_ask as make_ask
    from maria.box import Box as Box
    from maria.box import PackError as PackError
    from maria.diagram import DrawingError as DrawingError
    from maria.engine import IllegalAction as IllegalAction
    from maria.engine import SettingError as SettingError
    from maria.events import Event as Event
    from maria.game import Game as Game
    from maria.game import Moment as Moment
    from maria.game import Move as Move
    from maria.game import Result as Result
    from maria.notation import NotationError as NotationError
    from maria.position import PositionError as PositionError
    from maria.random_play import pick as pick
    from maria.record import RecordError as RecordError
    from maria.rules.step import Choices as Choices
    from maria.state import State as State
    from maria.texts import MariaError as MariaError
    from maria.texts.extras import MissingExtra as MissingExtra
    from maria.view import Sampler as Sampler
    from maria.view import sample as sample

    __version__: str
else:
    HOMES = {
        "": ("engine",),
        "actions": ("Action",),
        "bots.arena": ("play_match",),
        "bots.candidates": ("candidates",),
        "bots.table": ("Ask", "Bot", "Reply", "make_ask"),
        "box": ("Box", "PackError"),
        "diagram": ("DrawingError",),
        "engine": ("IllegalAction", "SettingError"),
        "game": ("Game", "Moment", "Move", "Result"),
        "notation": ("NotationError",),
        "position": ("PositionError",),
        "random_play": ("pick",),
        "record": ("RecordError",),
        "events": ("Event",),
        "rules.step": ("Choices",),
        "state": ("State",),
        "texts": ("MariaError",),
        "texts.extras": ("MissingExtra",),
        "view": ("Sampler", "sample"),
    }
    """The public names by the module that defines them, loaded on first use; "" lists public modules."""
    __all__ = sorted(name for names in HOMES.values() for name in names)

    def __getattr__(name: str) -> object:
        if name == "__version__":
            from importlib.metadata import version

            return globals().setdefault(name, version("maria-game"))
        for home, names in HOMES.items():
            if name in names:
                from importlib import import_module

                module = import_module(f"maria.{home or name}")
                return globals().setdefault(name, getattr(module, name) if home else module)
        raise AttributeError(name)

    def __dir__() -> list[str]:
        return [*__all__, "__version__"]
