"""Bots that behave as no bot should, and how a process is started in which they think."""

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
    """Accepts every proposal, and makes none."""

    def unasked(self, ask: Ask) -> Reply | None:
        contracts = Negotiations(ask.position, ask.seat)
        return next((Reply(action) for action in contracts if isinstance(action, Accept)), None)


class Silent(RecruitBot):
    """Answers no proposal."""

    def unasked(self, ask: Ask) -> Reply | None:
        return None


class Sleeper(Silent):
    """Never decides."""

    def decide(self, ask: Ask) -> Reply:
        time.sleep(3600)
        return super().decide(ask)


class Mortal(Silent):
    """Dies of every decision."""

    def decide(self, ask: Ask) -> Reply:
        os._exit(1)


class Waiter(Silent):
    """Decides when it may, and keeps its process busy until then; it notes each question first."""

    def decide(self, ask: Ask) -> Reply:
        with asked().open("a") as file:
            file.write("?")
        while not allowed().exists():
            pass
        return super().decide(ask)


def asked() -> Path:
    """The file in which a waiter notes that it is asked."""
    return Path(os.environ["MARIA_WAITER"]) / "asked"


def allowed() -> Path:
    """The file that lets waiters decide."""
    return Path(os.environ["MARIA_WAITER"]) / "allowed"


ODD = {kind.__name__.lower(): kind for kind in (Agreeable, Silent, Sleeper, Mortal, Waiter)}


def register() -> None:
    """Makes them known in this process."""
    BOTS.update({name: f"{__name__}:{kind.__name__}" for name, kind in ODD.items()})


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """They are known, here and in the processes in which bots think."""
    monkeypatch.setenv("MARIA_WAITER", str(tmp_path))
    for name, kind in ODD.items():
        monkeypatch.setitem(BOTS, name, f"{__name__}:{kind.__name__}")
    tests = str(Path(__file__).parent.parent)
    start = f"import sys; sys.path.append({tests!r}); from server import odd_bots; odd_bots.main()"
    monkeypatch.setattr(bot_processes, "COMMAND", ("-c", start))


def main() -> None:
    """A process in which they think."""
    register()
    bot_processes.main()
