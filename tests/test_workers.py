"""Many games at once: the same results wherever they are played, and no game is lost when a worker dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from conftest import ROOT, Run
from maria.bots.arena import Match, Series, play_series
from maria.bots.recruit import RecruitBot
from maria.bots.table import Ask, Reply
from maria.box import DEFAULT, Box
from maria.simulate import BrokenGame, Tally, play_number
from maria.workers import AHEAD, TRIES, WorkersError, spread, start_ray
from waiting import soon

TIMES = ("seconds", "took")


@pytest.fixture(scope="module", autouse=True)
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder to play in; workers can import the functions of this file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("here"))
        patch.setenv("PYTHONPATH", str(ROOT / "tests"))
        yield Path.cwd()


@pytest.fixture(scope="module")
def cluster(here: Path) -> Iterator[None]:
    """Two Ray workers shared by all tests of this file, as Ray takes seconds to start."""
    ray = pytest.importorskip("ray")

    def started() -> bool:
        """Starts Ray, again if necessary: its own half minute is not enough on a very busy machine."""
        with suppress(WorkersError):
            start_ray(2)
        return bool(ray.is_initialized())

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_worker_register_timeout_seconds", "300")
        patch.setenv("RAY_health_check_timeout_ms", "300000")
        soon(started)
        yield
        ray.shutdown()


@pytest.fixture(params=["processes", "ray"])
def engine(request: pytest.FixtureRequest) -> str:
    if request.param == "ray":
        request.getfixturevalue("cluster")
    return str(request.param)


def die_once(folder: Path, number: int) -> None:
    """Kills this process without warning, as if its machine went down; once per number."""
    note = folder / str(number)
    if not note.exists():
        note.touch()
        os.kill(os.getpid(), signal.SIGKILL)


def random_game(box: Box, folder: Path, deadly: tuple[int, ...], number: int) -> Tally:
    if number in deadly:
        die_once(folder, number)
    return play_number("introductory", 2, 7, box, (), number)


def without_times(tally: Tally) -> dict[str, Any]:
    return {**asdict(tally), "seconds": 0}


def test_no_random_game_is_lost_when_a_worker_dies(engine: str, tmp_path: Path, box: Box) -> None:
    alone = [play_number("introductory", 2, 7, box, (), number) for number in range(6)]
    deadly = (0, 3)
    played = list(spread(partial(random_game, box, tmp_path, deadly), range(6), 2, engine))
    assert sorted(note.name for note in tmp_path.iterdir()) == ["0", "3"]
    assert list(map(without_times, played)) == list(map(without_times, alone))


class Dies(RecruitBot):
    """A bot that kills its worker in the middle of its second game, once."""

    def __init__(self, box: Box, seed: str) -> None:
        super().__init__(box, seed)
        self.asked = 0

    def decide(self, ask: Ask) -> Reply:
        self.asked += 1
        if self.asked == 20:
            die_once(Path(self.folder), 1)
        return super().decide(ask)

    folder = ""


def test_no_match_is_lost_when_a_worker_dies(engine: str, here: Path, tmp_path: Path) -> None:
    """The folder of played games equals that of a series without deaths, record by record."""
    name, deaths = f"mortal_{engine}", tmp_path / "deaths"
    deaths.mkdir()
    (here / f"{name}.py").write_text(
        f"import test_workers\n\nclass Dies(test_workers.Dies):\n    folder = {str(deaths)!r}\n"
    )
    series = Series("introductory", 3, (), (f"{name}:Dies", "recruit", "recruit"), 5, DEFAULT)
    dying = list(play_series(series, 4, 2, tmp_path / "dying", engine))
    assert [note.name for note in deaths.iterdir()] == ["1"]
    alone = list(play_series(series, 4, 1, tmp_path / "alone"))
    assert list(map(match_data, dying)) == list(map(match_data, alone))
    for number in range(4):
        record = f"records/{number:06}.txt"
        assert (tmp_path / "dying" / record).read_bytes() == (tmp_path / "alone" / record).read_bytes()


def match_data(match: Match) -> dict[str, Any]:
    return {name: value for name, value in asdict(match).items() if name not in TIMES}


def always_dies(number: int) -> int:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_game_that_kills_every_worker_is_given_up(engine: str) -> None:
    played = spread(always_dies, range(9), 2, engine)
    assert [next(played), next(played)] == [0, 1]
    with pytest.raises(WorkersError) as error:
        next(played)
    assert str(error.value) == f"Game 2 was abandoned: {TRIES} workers died while playing it."


def breaks(number: int) -> int:
    if number == 1:
        raise BrokenGame("why", "how")
    return number


def test_what_goes_wrong_in_a_worker_arrives_as_it_is(engine: str) -> None:
    with pytest.raises(BrokenGame) as error:
        list(spread(breaks, range(4), 2, engine))
    assert (error.value.problem, error.value.text) == ("why", "how")


def square(number: int) -> int:
    return number * number


def test_results_come_in_order_and_only_so_many_are_waited_for(engine: str) -> None:
    """Of a million games, only a few are handed out at a time."""
    handed: list[int] = []

    def numbers() -> Iterator[int]:
        for number in range(60):
            handed.append(number)
            yield number

    played = spread(square, numbers(), 2, engine)
    assert next(played) == 0 and len(handed) == 2 * AHEAD
    assert list(played) == [number * number for number in range(1, 60)]


def test_the_commands_take_an_engine(engine: str, run: Run) -> None:
    words = ["--games", "3", "--jobs", "2", "--json", "--engine"]
    for command, same in (("simulate", "wins"), ("arena", "roles")):
        code, out, err = run(command, *words, engine)
        assert (code, err) == (0, "")
        alone = run(command, "--games", "3", "--json")[1]
        assert json.loads(out)[same] == json.loads(alone)[same]
        assert json.loads(out)["decisions"] == json.loads(alone)["decisions"]


def test_an_engine_that_is_not_there(run: Run) -> None:
    sentence = "There is no engine “steam”. Engines: processes, ray.\n"
    assert run("simulate", "--engine", "steam") == (1, "", sentence)
    assert run("arena", "--engine", "steam") == (1, "", sentence)


def test_a_cluster_that_cannot_be_reached() -> None:
    pytest.importorskip("ray")
    command = [str(Path(sys.executable).with_name("maria")), "simulate", "--engine", "ray", "--json"]
    env = {**os.environ, "RAY_ADDRESS": "nowhere"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert (done.returncode, done.stdout) == (1, "") and "Traceback" not in done.stderr
    assert "Cannot reach or start Ray (nowhere): " in done.stderr
