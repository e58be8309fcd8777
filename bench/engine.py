"""Random play of the advanced and the introductory game next to Catanatron's random play, in one run.

On both sides, a decision counts only if there were two or more choices and the choices have been computed.
The policy is that of the first release: nobody proposes treaties. Catanatron, the plain and the compiled
build (`make fast`) and, on request, an earlier release take turns, a few games each, in separate processes.
Seconds are CPU time, and ratios are taken per round, of which the median is printed. `make bench` runs it.
Catanatron has a separate environment (bench/requirements.txt).
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import pstats
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from maria import compiled, engine
from maria.box import load
from maria.box.tables import members
from maria.random_play import pick
from maria.rules.retreat import Field
from maria.simulate import play_game
from maria.state import AWAY, State
from maria.view import Sampler, view

THEIRS = """
import json, random, time
from catanatron import Color, Game, RandomPlayer

class Counting(RandomPlayer):
    decisions = 0
    def decide(self, game, playable_actions):
        if len(playable_actions) > 1:
            Counting.decisions += 1
        return super().decide(game, playable_actions)

def play(seed, number):
    before = Counting.decisions
    random.seed(seed * 1000 + number)
    Game([Counting(c) for c in (Color.RED, Color.BLUE, Color.ORANGE)], seed=seed * 1000 + number).play()
    return Counting.decisions - before
"""
"""How Catanatron plays a game."""
EARLIER = """
import json, time
from maria.box import load
from maria.simulate import play_game

def play(seed, number):
    return play_game(variant, 3, f"{seed}-{number}", box, check=False).decisions

box = load()
"""
"""How an earlier release plays one."""
ANSWERING = """
while True:
    variant, games, seed = json.loads(input())
    play(-1, 0)
    begun, started = time.perf_counter(), time.process_time()
    decisions = sum(play(seed, number) for number in range(games))
    seconds = time.process_time() - started
    speeds = games / seconds, decisions / seconds, games / (time.perf_counter() - begun)
    print(json.dumps(speeds), flush=True)
"""
"""Answers each request with games and decisions per CPU second, and games per second by the clock."""
BOX = load()
VARIANTS = ("advanced", "introductory")
BUILDS = ("plain", "compiled")
THEM, BEFORE = "catanatron", "earlier"
SAMPLES = 100
"""How many positions are sampled for one view."""
MIDDLE = 4
"""The turn of the position that is copied, sampled and played on from."""


# ---------------------------------------------------------------- in a separate process


def ours(variant: str, games: int, seed: int, treaties: bool = False) -> list[float]:
    """Games and decisions per CPU second in our random play, and games per second by the clock."""
    play_game(variant, 3, "warm", BOX, check=False, treaties=treaties)
    begun, started = time.perf_counter(), time.process_time()
    decisions = 0
    for number in range(games):
        played = play_game(variant, 3, f"{seed}-{number}", BOX, check=False, treaties=treaties)
        decisions += played.decisions
    seconds = time.process_time() - started
    return [games / seconds, decisions / seconds, games / (time.perf_counter() - begun)]


def microseconds(do: Callable[[], object], times: int) -> float:
    """The CPU time of a call, the best of five runs."""
    runs = []
    for _ in range(5):
        begun = time.process_time()
        for _ in range(times):
            do()
        runs.append(1e6 * (time.process_time() - begun) / times)
    return min(runs)


def memory(do: Callable[[], object]) -> int:
    """How many bytes the result of a call keeps in use."""
    do()
    tracemalloc.start()
    kept = do()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del kept
    return used


def play_on(state: State, rng: Random, to: Callable[[State], bool]) -> State:
    """Plays on at random until a condition holds or the game is over."""
    while state.agenda and not to(state):
        seat = engine.to_act(state)[0]
        choices = engine.legal(state, seat)
        engine.carry_out(state, seat, pick(choices, rng), with_events=False, choices=choices)
    return state


def largest(rng: Random) -> tuple[State, int]:
    """The position with most choices among the movement phases of a few games, and the seat that has them."""
    best, found = 0, (engine.new_game(BOX, "advanced", 3, "0")[0], 0)
    for game in range(3):
        state, _ = engine.new_game(BOX, "advanced", 3, f"largest-{game}")
        while state.agenda and state.turn < MIDDLE:
            seat = engine.to_act(state)[0]
            choices = engine.legal(state, seat)
            if state.agenda[-1].kind == "movement" and (count := choices.count()) > best:
                best, found = count, (state.copy(), seat)
            engine.carry_out(state, seat, pick(choices, rng))
    return found


def details(seed: int) -> dict[str, float]:
    """The cost of the operations that a searching bot uses."""
    rng = Random(seed)
    state, _ = engine.new_game(BOX, "advanced", 3, f"details-{seed}")
    play_on(state, rng, lambda state: state.turn >= MIDDLE and state.agenda[-1].kind == "movement")
    seen = view(state, engine.to_act(state)[0])
    crowded, seat = largest(rng)
    count = len(list(engine.legal(crowded, seat)))

    def samples() -> list[State]:
        sampler = Sampler(seen, BOX)
        return [sampler.sample(rng) for _ in range(SAMPLES)]

    def playout() -> State:
        turn = state.turn
        return play_on(state.copy(), rng, lambda now: now.turn > turn)

    def whole() -> list[Any]:
        return list(engine.legal(crowded, seat))

    times = retreats(400, 1)
    return {
        "copy": microseconds(state.copy, 2_000),
        "copy bytes": memory(state.copy),
        "sample": microseconds(samples, 1) / SAMPLES,
        "sample bytes": memory(samples) / SAMPLES,
        "legal": microseconds(whole, 2),
        "legal bytes": memory(whole),
        "legal count": count,
        "playout": microseconds(playout, 10),
        "playout bytes": memory(playout),
        "retreat": 1000 * statistics.median(times),
        "worst retreat": 1000 * times[-1],
    }


def retreats(count: int, seed: int) -> list[float]:
    """Milliseconds, best of three, to compute retreats of 1 to 16 cities among crowded pieces, sorted."""
    rng = Random(seed)
    state, _ = engine.new_game(BOX, "introductory", 3, "bench")
    board, bohemia = BOX.board, members(state.setting.bohemia)
    times = []
    for _ in range(count):
        start = rng.choice(bohemia)
        near = [c for c in bohemia if board.distance[start][c] <= rng.choice((2, 3, 4, 6)) and c != start]
        loser, winner, *others = rng.sample(range(state.setting.generals), state.setting.generals)
        others += range(state.setting.generals, len(state.place))
        for piece in range(len(state.place)):
            state.move(piece, AWAY)
        for piece, city in zip(others, rng.sample(near, min(len(near), rng.randrange(28))), strict=False):
            state.move(piece, city)
        state.move(loser, start)
        state.move(winner, rng.choice(board.neighbours[start]))
        length = rng.randrange(1, 17)
        runs = []
        for _ in range(3):
            begun = time.perf_counter()
            Field(state, 1 << loser, length, 1 << winner)
            runs.append(1000 * (time.perf_counter() - begun))
        times.append(min(runs))
    return sorted(times)


# ---------------------------------------------------------------- side by side


class Player:
    """A process that plays games on request."""

    def __init__(self, command: list[str], **env: str) -> None:
        """Starts the process."""
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **env}
        )

    def ask(self, *words: object) -> Any:
        """Sends a line and returns the answer."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps(words), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def end(self) -> None:
        """Ends the process."""
        self.process.terminate()
        self.process.wait()


def ours_apart(build: str) -> Player:
    """Starts a process of one of the builds."""
    pure = "0" if build == "compiled" else "1"
    player = Player([sys.executable, "-W", "error::RuntimeWarning", __file__, "--answer"], MARIA_PURE=pure)
    ran = player.ask("build")
    assert ran == build, ran
    return player


def answer() -> None:
    """Plays and measures as requested, line by line."""
    for line in sys.stdin:
        what, *words = json.loads(line)
        if what == "build":
            result: Any = compiled.build
        else:
            result = details(*words) if what == "details" else ours(what, *words)
        print(json.dumps(result), flush=True)


def with_treaties(player: Player, games: int, seed: int) -> Any:
    """The advanced game with current random play, which proposes treaties that then bind."""
    return player.ask("advanced", games, seed, True)


def growth(players: list[Player], games: int) -> list[float]:
    """How many times as much two processes play as one, by CPU time and by the clock."""
    one = players[0].ask("advanced", games, 1)
    with ThreadPoolExecutor(2) as pool:
        two = list(pool.map(lambda player: player.ask("advanced", games, 1), players))
    return [sum(run[which] for run in two) / one[which] for which in (0, 2)]


Speeds = dict[str, list[list[float]]]
"""The results round by round, by the name of the player."""


def by_turns(players: dict[str, Callable[..., list[float]]], games: int, rounds: int) -> Speeds:
    """Lets every player play the same few games, then the next few."""
    speeds: Speeds = {name: [] for name in players}
    for number in range(rounds):
        for name, play in players.items():
            speeds[name].append(play(games, number))
    return speeds


def median(speeds: Speeds, name: str, beside: str = "", which: int = 1) -> float:
    """The median of decisions per second, or of the ratio to another player's, round by round."""
    others = [run[which] for run in speeds[beside]] if beside else [1.0] * len(speeds[name])
    return statistics.median(run[which] / other for run, other in zip(speeds[name], others, strict=True))


def print_table(builds: dict[str, Player], speeds: Speeds, games: int) -> None:
    """Prints everything except the ratios on the last line."""
    for name in speeds:
        beside = f"{median(speeds, name, THEM):6.2f} times Catanatron's" if THEM in speeds else ""
        per_game, per_decision = median(speeds, name, which=0), median(speeds, name)
        print(f"{name:26} {per_game:8.1f} games/s {per_decision:10.0f} decisions/s {beside}")
    for name in speeds:
        before = f"{name.rsplit(' ', 1)[0]} {BEFORE}"
        if before in speeds and name != before:
            print(f"{name:26} {median(speeds, name, before):6.2f} times the earlier release's decisions/s")
    for build, player in builds.items():
        costs = player.ask("details", 1)
        print(f"{build}:")
        print(f"  copy {costs['copy']:12.1f} us {costs['copy bytes']:10.0f} bytes")
        of = f"(of {SAMPLES}, one view)"
        print(f"  sample {costs['sample']:10.1f} us {costs['sample bytes']:10.0f} bytes {of}")
        choices = f"({costs['legal count']:.0f} choices listed)"
        print(f"  legal {costs['legal']:11.1f} us {costs['legal bytes']:10.0f} bytes {choices}")
        print(
            f"  playout {costs['playout']:9.1f} us {costs['playout bytes']:10.0f} bytes (to the turn's end)"
        )
        print(f"  retreat {costs['retreat']:9.1f} us, at worst {costs['worst retreat']:.1f} us (aim: 10 ms)")
        other = ours_apart(build)
        cores, clock = growth([player, other], 4 * games)
        print(f"  two processes play {cores:.2f} times as much as one, by the clock {clock:.2f}")
        other.end()


def main() -> None:
    """Lets all players take turns, and prints medians and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", type=Path, help="the Python of an environment with Catanatron")
    parser.add_argument("--before", type=Path, help="the sources (src) of an earlier release, to play beside")
    parser.add_argument("--games", type=int, default=10, help="of each by turns")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--json", action="store_true", help="one line: the ratios alone")
    parser.add_argument("--profile", action="store_true", help="print where the time goes, and nothing else")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.answer:
        answer()
        return
    if options.profile:
        profile = cProfile.Profile()
        profile.runcall(ours, "advanced", options.games, 1)
        pstats.Stats(profile, stream=sys.stdout).sort_stats("tottime").print_stats(20)
        return
    found = compiled.find_build()
    builds = {build: ours_apart(build) for build in BUILDS if build == "plain" or (found and found[2])}
    others: dict[str, Player] = {}
    players: dict[str, Callable[..., list[float]]] = {}
    if options.peer:
        others[THEM] = Player([str(options.peer), "-c", THEIRS + ANSWERING])
        players[THEM] = partial(others[THEM].ask, "")
    if options.before:
        command = [sys.executable, "-c", EARLIER + ANSWERING]
        others[BEFORE] = Player(command, PYTHONPATH=str(options.before))
    for variant in VARIANTS:
        for name, player in {**builds, **others}.items():
            if name != THEM:
                players[f"{variant} {name}"] = partial(player.ask, variant)
    if not options.json:
        for build, player in builds.items():
            players[f"with treaties {build}"] = partial(with_treaties, player)
    speeds = by_turns(players, options.games, options.rounds)
    if not options.json:
        print_table(builds, speeds, options.games)
    if options.peer:
        ratios = {v: {b: round(median(speeds, f"{v} {b}", THEM), 2) for b in builds} for v in VARIANTS}
        print(json.dumps(ratios))
    for player in (*builds.values(), *others.values()):
        player.end()


if __name__ == "__main__":
    main()
