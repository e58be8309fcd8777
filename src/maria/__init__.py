"""MARIA, Richard Sivél's game of the War of the Austrian Succession: `from maria import Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maria import compiled

compiled.build = compiled.use_if_fresh()

if TYPE_CHECKING:
    from maria.actions import Action as Action
    from maria.box import Box as Box
    from maria.box import PackError as PackError
    from maria.diagram import DrawingError as DrawingError
    from maria.engine import IllegalAction as IllegalAction
    from maria.events import Event as Event
    from maria.game import Game as Game
    from maria.game import SettingError as SettingError
    from maria.moves import Moment as Moment
    from maria.moves import Move as Move
    from maria.moves import Result as Result
    from maria.notation import NotationError as NotationError
    from maria.position import PositionError as PositionError
    from maria.record import RecordError as RecordError
    from maria.rules.step import Choices as Choices
    from maria.state import State as State
    from maria.texts import MariaError as MariaError
    from maria.texts.extras import MissingExtra as MissingExtra

    __version__: str
else:
    HOMES = {
        "actions": ("Action",),
        "box": ("Box", "PackError"),
        "diagram": ("DrawingError",),
        "engine": ("IllegalAction",),
        "game": ("Game", "SettingError"),
        "moves": ("Moment", "Move", "Result"),
        "notation": ("NotationError",),
        "position": ("PositionError",),
        "record": ("RecordError",),
        "events": ("Event",),
        "rules.step": ("Choices",),
        "state": ("State",),
        "texts": ("MariaError",),
        "texts.extras": ("MissingExtra",),
    }
    """Where each public name is defined: it is loaded when it is first asked for."""
    __all__ = sorted(name for names in HOMES.values() for name in names)

    def __getattr__(name: str) -> object:
        if name == "__version__":
            from importlib.metadata import version

            return globals().setdefault(name, version("maria-game"))
        for home, names in HOMES.items():
            if name in names:
                from importlib import import_module

                return globals().setdefault(name, getattr(import_module(f"maria.{home}"), name))
        raise AttributeError(name)

    def __dir__() -> list[str]:
        return [*__all__, "__version__"]
