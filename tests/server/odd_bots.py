"""Bots that misbehave, and how to start a bot process that knows them."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from maria.actions import Accept
from maria.bots import BOTS
from maria.bots.recruit import RecruitBot
from maria.bots.table import Ask, Reply
from maria.rules.treaties import Negotiations
from maria.server import bot_processes


class Agreeable(RecruitBot):
    """Accepts every proposal and makes none."""

    def unasked(self, ask: Ask) -> Reply | None:
        contracts = Negotiations(ask.position, ask.seat)
        return next((Reply(action) for action in contracts if isinstance(action, Accept)), None)


class Silent(RecruitBot):
    """Never answers a proposal."""

    def unasked(self, ask: Ask) -> Reply | None:
        return None


class Sleeper(Silent):
    """Sleeps for an hour before it decides."""

    def decide(self, ask: Ask) -> Reply:
        time.sleep(3600)
        return super().decide(ask)


class Mortal(Silent):
    """Ends its process when it has to decide."""

    def decide(self, ask: Ask) -> Reply:
        os._exit(1)


class Waiter(Silent):
    """Logs each question, then keeps its process busy until it is allowed to decide."""

    def decide(self, ask: Ask) -> Reply:
        with asked().open("a") as file:
            file.write("?")
        while not allowed().exists():
            pass
        return super().decide(ask)


def asked() -> Path:
    """The file in which a waiter logs its questions."""
    return Path(os.environ["MARIA_WAITER"]) / "asked"


def allowed() -> Path:
    """The file that lets waiters decide."""
    return Path(os.environ["MARIA_WAITER"]) / "allowed"


ODD = {kind.__name__.lower(): kind for kind in (Agreeable, Silent, Sleeper, Mortal, Waiter)}


def register() -> None:
    """Registers the odd bots in this process."""
    BOTS.update({name: f"{__name__}:{kind.__name__}" for name, kind in ODD.items()})


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Registers the odd bots here and in bot processes."""
    monkeypatch.setenv("MARIA_WAITER", str(tmp_path))
    for name, kind in ODD.items():
        monkeypatch.setitem(BOTS, name, f"{__name__}:{kind.__name__}")
    tests = str(Path(__file__).parent.parent)
    start = f"import sys; sys.path.append({tests!r}); from server import odd_bots; odd_bots.main()"
    monkeypatch.setattr(bot_processes, "COMMAND", ("-c", start))


def main() -> None:
    """Runs a bot process that knows the odd bots."""
    register()
    bot_processes.main()
