"""Random play of the advanced and the introductory game beside Catanatron's random play, in one run.

A decision counts only if there were two or more choices, on both sides, and our choice set has been made.
`make bench` runs it; Catanatron lives in an environment of its own (bench/requirements.txt).
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from maria import engine
from maria.box import load
from maria.box.tables import members
from maria.rules.retreat import Field
from maria.simulate import play_game
from maria.state import AWAY

PEER = """
import random, sys, time
from catanatron import Color, Game, RandomPlayer

class Counting(RandomPlayer):
    decisions = 0
    def decide(self, game, playable_actions):
        if len(playable_actions) > 1:
            Counting.decisions += 1
        return super().decide(game, playable_actions)

games, seed = int(sys.argv[1]), int(sys.argv[2])
started = time.perf_counter()
for number in range(games):
    random.seed(seed + number)
    Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.ORANGE)], seed=seed + number).play()
seconds = time.perf_counter() - started
print(games / seconds, Counting.decisions / seconds)
"""
BOX = load()
VARIANTS = ("advanced", "introductory")


def ours(variant: str, games: int, seed: int) -> tuple[float, float]:
    """Games and decisions a second of our random play."""
    started = time.perf_counter()
    decisions = 0
    for number in range(games):
        decisions += play_game(variant, 3, f"{seed}-{number}", BOX, check=False).decisions
    seconds = time.perf_counter() - started
    return games / seconds, decisions / seconds


def theirs(python: Path, games: int, seed: int) -> tuple[float, float]:
    """Games and decisions a second of Catanatron's random play."""
    command = [str(python), "-c", PEER, str(games), str(seed)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    per_game, per_decision = done.stdout.split()
    return float(per_game), float(per_decision)


def retreats(count: int, seed: int) -> list[float]:
    """Milliseconds, best of three, to decide retreats of 1 to 16 cities among crowded pieces."""
    rng = Random(seed)
    state, _ = engine.new_game(BOX, "introductory", 3, "bench")
    board, bohemia = BOX.board, members(state.setting.bohemia)
    times = []
    for _ in range(count):
        start = rng.choice(bohemia)
        near = [c for c in bohemia if board.distance[start][c] <= rng.choice((2, 3, 4, 6)) and c != start]
        loser, winner, *others = rng.sample(range(state.setting.generals), state.setting.generals)
        others += range(state.setting.generals, len(state.place))
        state.place = [AWAY] * len(state.place)
        for piece, city in zip(others, rng.sample(near, min(len(near), rng.randrange(28))), strict=False):
            state.place[piece] = city
        state.place[loser] = start
        state.place[winner] = rng.choice(board.neighbours[start])
        length = rng.randrange(1, 17)
        runs = []
        for _ in range(3):
            begun = time.perf_counter()
            Field(state, 1 << loser, length, 1 << winner)
            runs.append(1000 * (time.perf_counter() - begun))
        times.append(min(runs))
    return sorted(times)


def main() -> None:
    """Measures both in turn, several times, and prints medians and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", type=Path, help="the Python of an environment with Catanatron")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    options = parser.parse_args()
    if options.profile:
        profile = cProfile.Profile()
        profile.runcall(ours, "advanced", options.games, 1)
        pstats.Stats(profile, stream=sys.stdout).sort_stats("tottime").print_stats(20)
    rounds = range(options.rounds)
    speeds: dict[str, list[tuple[float, float]]] = {name: [] for name in (*VARIANTS, "catanatron")}
    for number in rounds:
        for variant in VARIANTS:
            speeds[variant].append(ours(variant, options.games, number))
        if options.peer:
            speeds["catanatron"].append(theirs(options.peer, options.games, number))
    medians = {
        name: [statistics.median(run[n] for run in runs) for n in (0, 1)]
        for name, runs in speeds.items()
        if runs
    }
    for name, (games_per_s, decisions_per_s) in medians.items():
        print(f"{name:14} {games_per_s:8.1f} games/s {decisions_per_s:10.0f} decisions/s")
    times = retreats(options.games * 100, 1)
    middle, worst = statistics.median(times), times[-1]
    print(f"retreats {middle:11.2f} ms median {worst:8.2f} ms worst of {len(times)} (aim: 10 ms)")
    for variant in VARIANTS if options.peer else ():
        ratio = medians[variant][1] / medians["catanatron"][1]
        print(f"ratio of decisions/s, {variant}: {ratio:.2f} (aim: 1.0 or better)")


if __name__ == "__main__":
    main()
