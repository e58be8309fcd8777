"""Steps per second of our PettingZoo environment next to PettingZoo's own classics, in one run.

The same program plays them all: each agent says a random legal action, and everybody gets an observation and
a mask at every step. They take turns in separate processes, for a while each. Seconds are CPU time, and
ratios are taken per round, of which the median is printed. `make bench` runs it. The classics have a
separate environment (bench/requirements.txt). The overhead of OpenSpiel and Gymnasium is measured as well,
and so is the compiled build if there is one (`make fast`).
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from bench.engine import Player
from maria import Action, compiled
from maria.env.table import Table

PROGRAM = """
import importlib, json, random, time

def steps_of(env, seconds, seed):
    rng, steps, started = random.Random(seed), 0, time.process_time()
    while True:
        env.reset(seed=seed + steps)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(rng.choice(seen["action_mask"].nonzero()[0])))
            steps += not (over or cut)
            if time.process_time() - started > seconds:
                return steps / (time.process_time() - started)

def alone(env, seconds, seed):
    rng, steps, started, over = random.Random(seed), 0, time.process_time(), True
    while time.process_time() - started < seconds:
        if over:
            seen, _ = env.reset(seed=seed + steps)
        seen, _, over, _, _ = env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
        steps += 1
    return steps / (time.process_time() - started)

def states(game, seconds, seed):
    rng, steps, started = random.Random(seed), 0, time.process_time()
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        state.apply_action(seed % 1000)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - started)

made = {}
while True:
    what, words, seconds, seed = json.loads(input())
    if (what, str(words)) not in made:
        if what == "spiel":
            import maria.env.spiel, pyspiel
            new = pyspiel.load_game("python_maria", words)
        elif what == "seat":
            from maria.env import SeatEnv
            new = SeatEnv(**words)
        else:
            new = importlib.import_module(what).env(**words)
        made[what, str(words)] = new
    play = {"spiel": states, "seat": alone}.get(what, steps_of)
    play(made[what, str(words)], 0.2, 0)
    print(json.dumps(play(made[what, str(words)], seconds, seed)), flush=True)
"""
"""Plays on request, and answers with steps per second."""
CLASSICS = ("chess_v6", "connect_four_v3", "tictactoe_v3")
VARIANTS = ("introductory", "advanced")


def ours(player: Player) -> dict[str, Callable[[float, int], float]]:
    """Our environments to measure, in the process of one of the builds."""
    asked: dict[str, tuple[str, dict[str, str]]] = {}
    for variant in VARIANTS:
        asked[f"PettingZoo, {variant}"] = ("maria.env", {"variant": variant})
        asked[f"OpenSpiel, {variant}"] = ("spiel", {"variant": variant})
        asked[f"Gymnasium against captains, {variant}"] = ("seat", {"variant": variant})
    return {name: partial(player.ask, *words) for name, words in asked.items()}


class Counting(Table):
    """A table that counts actions, except those without an alternative."""

    actions = 0

    def play(self, action: Action) -> None:
        """Counts the action."""
        self.actions += 1
        super().play(action)


def words_per_action(variant: str, games: int = 10) -> float:
    """The average number of steps per action."""
    table, rng, words = Counting(variant), Random(1), 0
    for game in range(games):
        table.begin(str(game))
        while not table.is_over:
            table.say(rng.choice(table.legal))
            words += 1
    return words / table.actions


def main() -> None:
    """Lets all players take turns, and prints medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", type=Path, required=True, help="the Python of an environment with classics")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each by turns")
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    found = compiled.find_build()
    builds = {"plain": "1", "compiled": "0"} if found and found[2] else {"plain": "1"}
    processes = {
        name: Player([sys.executable, "-c", PROGRAM], MARIA_PURE=pure) for name, pure in builds.items()
    }
    players = {f"{build}: {name}": play for build in builds for name, play in ours(processes[build]).items()}
    peer = Player([str(options.peer), "-c", PROGRAM], SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    players |= {name: partial(peer.ask, f"pettingzoo.classic.{name}", {}) for name in CLASSICS}
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(options.rounds):
        for name, play in players.items():
            speeds[name].append(play(options.seconds, number + 1))
    first = CLASSICS[0]
    for name, runs in speeds.items():
        ratio = statistics.median(run / other for run, other in zip(runs, speeds[first], strict=True))
        print(f"{name:48} {statistics.median(runs):8.0f} steps/s {ratio:6.2f} times {first}'s")
    for variant in VARIANTS:
        print(f"{variant}: {words_per_action(variant):.2f} words per action, each a step")
    ratios = {
        name: {
            classic: round(statistics.median(a / b for a, b in zip(runs, speeds[classic], strict=True)), 2)
            for classic in CLASSICS
        }
        for name, runs in speeds.items()
        if "PettingZoo" in name
    }
    print(json.dumps(ratios))
    for process in (*processes.values(), peer):
        process.end()


if __name__ == "__main__":
    main()
