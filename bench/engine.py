"""Random play of the advanced and the introductory game beside Catanatron's random play, in one run.

A decision counts only if there were two or more choices, on both sides, and our choice set has been made.
The plain and the compiled build (`make fast`) are measured by turns, in processes of their own. `make bench`
runs it; Catanatron lives in an environment of its own (bench/requirements.txt).
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
from maria.view import sample, view

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
started = time.process_time()
for number in range(games):
    random.seed(seed + number)
    Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.ORANGE)], seed=seed + number).play()
seconds = time.process_time() - started
print(games / seconds, Counting.decisions / seconds)
"""
BOX = load()
VARIANTS = ("advanced", "introductory")
BUILDS = ("plain", "compiled")
SAMPLES = 100
"""How many positions are made to fit one view."""
MIDDLE = 4
"""The turn of the position that is copied, sampled and played on from."""


# ---------------------------------------------------------------- in a process of its own


def ours(variant: str, games: int, seed: int) -> tuple[float, float, float]:
    """Games and decisions a second of the processor in our random play; and games a second by the clock."""
    play_game(variant, 3, "warm", BOX, check=False)
    begun, started = time.perf_counter(), time.process_time()
    decisions = 0
    for number in range(games):
        decisions += play_game(variant, 3, f"{seed}-{number}", BOX, check=False).decisions
    seconds = time.process_time() - started
    return games / seconds, decisions / seconds, games / (time.perf_counter() - begun)


def microseconds(do: Callable[[], object], times: int) -> float:
    """How long something takes, the best of five runs."""
    runs = []
    for _ in range(5):
        begun = time.perf_counter()
        for _ in range(times):
            do()
        runs.append(1e6 * (time.perf_counter() - begun) / times)
    return min(runs)


def memory(do: Callable[[], object]) -> int:
    """How many bytes are in use longer, for what something gives."""
    do()
    tracemalloc.start()
    kept = do()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del kept
    return used


def play_on(state: State, rng: Random, to: Callable[[State], bool]) -> State:
    """Plays on at random until something holds or the game is over."""
    while state.agenda and not to(state):
        seat = engine.to_act(state)[0]
        engine.carry_out(state, seat, pick(engine.legal(state, seat), rng))
    return state


def largest(rng: Random) -> tuple[State, int]:
    """Of the movement phases of a few games the position with most choices, and the seat that has them."""
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
    """What the parts cost that a searching bot uses."""
    rng = Random(seed)
    state, _ = engine.new_game(BOX, "advanced", 3, f"details-{seed}")
    play_on(state, rng, lambda state: state.turn >= MIDDLE and state.agenda[-1].kind == "movement")
    seen = view(state, engine.to_act(state)[0])
    crowded, seat = largest(rng)
    count = len(list(engine.legal(crowded, seat)))

    def samples() -> list[State]:
        return [sample(seen, rng, BOX) for _ in range(SAMPLES)]

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


# ---------------------------------------------------------------- beside each other


def apart(build: str, *words: object) -> Any:
    """Runs a part of this in a process of its own on one of the builds."""
    env = {**os.environ, "MARIA_PURE": "0" if build == "compiled" else "1"}
    command = [sys.executable, "-W", "error::RuntimeWarning", __file__, "--part", *map(str, words)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
    ran, result = json.loads(done.stdout)
    assert ran == build, ran
    return result


def theirs(python: Path, games: int, seed: int) -> tuple[float, float]:
    """Games and decisions a second of Catanatron's random play."""
    command = [str(python), "-c", PEER, str(games), str(seed)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    per_game, per_decision = done.stdout.split()
    return float(per_game), float(per_decision)


def growth(build: str, games: int) -> float:
    """How many times as much two processes play as one."""
    one = apart(build, "play", "advanced", games, 1)[2]
    with ThreadPoolExecutor(2) as pool:
        two = list(pool.map(lambda seed: apart(build, "play", "advanced", games, seed)[2], (1, 1)))
    return float(sum(two) / one)


def tell(builds: list[str], medians: dict[str, list[float]], games: int) -> None:
    """Prints everything but the ratios."""
    for name, (games_per_s, decisions_per_s) in medians.items():
        print(f"{name:22} {games_per_s:8.1f} games/s {decisions_per_s:10.0f} decisions/s")
    for build in builds:
        told = apart(build, "details", 1)
        print(f"{build}:")
        print(f"  copy {told['copy']:12.1f} us {told['copy bytes']:10.0f} bytes")
        print(
            f"  sample {told['sample']:10.1f} us {told['sample bytes']:10.0f} bytes (of {SAMPLES}, one view)"
        )
        choices = f"({told['legal count']:.0f} choices listed)"
        print(f"  legal {told['legal']:11.1f} us {told['legal bytes']:10.0f} bytes {choices}")
        print(f"  playout {told['playout']:9.1f} us {told['playout bytes']:10.0f} bytes (to the turn's end)")
        print(f"  retreat {told['retreat']:9.1f} us, at worst {told['worst retreat']:.1f} us (aim: 10 ms)")
        print(f"  two processes play {growth(build, games):.2f} times as much as one")


def main() -> None:
    """Measures all by turns, several times, and prints medians and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", type=Path, help="the Python of an environment with Catanatron")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="one line: the ratios alone")
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    parser.add_argument("--part", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.part:
        what, *words = options.part
        result = details(int(words[0])) if what == "details" else ours(words[0], int(words[1]), int(words[2]))
        print(json.dumps([compiled.build, result]))
        return
    if options.profile:
        profile = cProfile.Profile()
        profile.runcall(ours, "advanced", options.games, 1)
        pstats.Stats(profile, stream=sys.stdout).sort_stats("tottime").print_stats(20)
    builds = [build for build in BUILDS if build == "plain" or compiled.found()]
    speeds: dict[str, list[tuple[float, ...]]] = {}
    for number in range(options.rounds):
        for variant in VARIANTS:
            for build in builds:
                measured = apart(build, "play", variant, options.games, number)
                speeds.setdefault(f"{variant} {build}", []).append(measured)
        if options.peer:
            speeds.setdefault("catanatron", []).append(theirs(options.peer, options.games, number))
    medians = {
        name: [statistics.median(run[n] for run in runs) for n in (0, 1)] for name, runs in speeds.items()
    }
    if not options.json:
        tell(builds, medians, options.games)
    if options.peer:
        peer = medians["catanatron"][1]
        ratios = {v: {b: round(medians[f"{v} {b}"][1] / peer, 2) for b in builds} for v in VARIANTS}
        print(json.dumps(ratios))


if __name__ == "__main__":
    main()
