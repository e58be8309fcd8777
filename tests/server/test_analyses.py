"""Analyses on a server: made once, with progress, never of running games; and each seat's chances."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from maria.bots import trained
from maria.bots.arena import play_match
from maria.bots.captain import Captain
from maria.box import Box
from maria.game import Game
from maria.server.analyses import WAITING, Analyses
from server.nearby import GENEROUS, nearby
from waiting import soon

SHORT = "deep8"
"""The seed of a short game."""


@pytest.fixture(scope="module")
def record(box: Box) -> str:
    return play_match("advanced", 3, (), [Captain] * 3, SHORT, box).record


def test_a_game_is_judged_once_with_progress_and_kept(tmp_path: Path, record: str) -> None:
    with nearby(tmp_path / "games.sqlite") as served:
        analyses, seen = served.server.analyses, list[float]()
        analyses.playouts = 100
        game = served.done("POST", "/api/games/load", json={"record": record})["game"]["id"]
        path = f"/api/games/{game}/analysis"
        assert served.done("GET", path)["status"] == "none"
        assert [served.done("POST", path)["status"] for _ in range(3)] == ["running"] * 3

        def done() -> bool:
            state = served.done("GET", path)
            seen.append(state["progress"])
            return bool(state["status"] == "done")

        soon(done)
        assert seen == sorted(seen) and any(0 < progress < 1 for progress in seen)
        told = served.done("POST", path)
        assert analyses.made == 1 and told == served.done("GET", path)
        found, entries = told["analysis"], served.done("GET", f"/api/games/{game}/replay")["entries"]
        assert {point["seq"] for point in found["curve"][1:]} <= {entry["seq"] for entry in entries}
        assert all(sum(point["chances"]) == pytest.approx(1, abs=0.001) for point in found["curve"])
        assert [parts["seat"] for parts in found["parts"]] == list(Game.load(record).seats)
        assert not served.logged.faults()


def test_a_running_game_is_not_judged_but_says_who_is_winning_where_hints_are_allowed(tmp_path: Path) -> None:
    with nearby(tmp_path / "games.sqlite") as served:
        game, keys = served.begun(variant="advanced", hints=True)
        for method in ("GET", "POST"):
            assert served.refused(method, f"/api/games/{game}/analysis") == (409, "server-not-over")
        key = next(iter(keys.values()))
        told = served.done("GET", f"/api/games/{game}/chances", key)
        assert sum(each["share"] for each in told) == pytest.approx(1)
        assert told == served.done("GET", f"/api/games/{game}/chances", key)
        assert served.refused("GET", f"/api/games/{game}/chances")[0] == 401
        strict, others = served.begun(variant="advanced", hints=False)
        key = next(iter(others.values()))
        assert served.refused("GET", f"/api/games/{strict}/chances", key) == (403, "server-no-hints")


def test_a_game_without_an_evaluation_says_so(
    tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with nearby(tmp_path / "games.sqlite") as served:
        game = served.done("POST", "/api/games/load", json={"record": record})["game"]["id"]
        monkeypatch.setattr(trained, "read", lambda variant, kind: {})
        assert served.done("GET", f"/api/games/{game}/analysis")["status"] == "untrained"
        assert served.refused("POST", f"/api/games/{game}/analysis") == (422, "analysis-untrained")


def test_nobody_lets_the_server_judge_without_end(
    tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: Analyses, game: str, played: Game) -> str:
        await asyncio.Event().wait()
        return ""

    monkeypatch.setattr(Analyses, "_run", never)
    with nearby(tmp_path / "games.sqlite") as served:
        made = [
            served.done("POST", "/api/games/load", json={"record": record})["game"]["id"]
            for _ in range(WAITING + 1)
        ]
        for game in made[:-1]:
            served.done("POST", f"/api/games/{game}/analysis")
        last = f"/api/games/{made[-1]}/analysis"
        assert served.refused("POST", last) == (429, "server-too-fast")
        assert served.server.analyses.made == 1  # the others are queued
    assert GENEROUS.analyses > WAITING
