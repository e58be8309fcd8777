"""Train a small policy for one seat in Gymnasium: python examples/learn_a_seat.py [games] [bot].

REINFORCE with a linear policy over words, about the simplest learner possible, in plain numpy. Random play
hardly ever wins, so the policy learns from progress towards its goal.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from maria.env import SEAT

RATE, DISCOUNT, BLOCK = 10.0, 0.95, 10
Numbers = NDArray[Any]


def chances(weights: Numbers, seen: dict[str, Numbers]) -> Numbers:
    """The probability of each word; zero for illegal ones."""
    legal = np.flatnonzero(seen["action_mask"])
    worth = weights[legal] @ seen["observation"]
    likely: Numbers = np.zeros(len(weights))
    likely[legal] = np.exp(worth - worth.max())
    likely /= likely.sum()
    return likely


def main(games: str = "40", bot: str = "recruit") -> None:
    """Plays Frederick against bots, and makes words likelier that led to more progress than usual."""
    game = gymnasium.make(SEAT, seat="frederick", bots=bot)
    size, words = game.observation_space["observation"].shape[0], int(game.action_space.n)
    weights, rng, usual = np.zeros((words, size), np.float32), np.random.default_rng(1), 0.0
    reached: list[float] = []
    for number in range(int(games)):
        seen, info = game.reset(seed=number)
        said, over, progress, later = [], False, info["progress"], 0.0
        while not over:
            row, likely = seen["observation"], chances(weights, seen)
            word = int(rng.choice(words, p=likely))
            seen, reward, over, _, info = game.step(word)
            said.append((row, likely, word, reward + info["progress"] - progress))
            progress = info["progress"]
        gains = []
        for *_, gain in reversed(said):
            later = gain + DISCOUNT * later
            gains.append(later)
        usual += (0.1 if number else 1.0) * (float(np.mean(gains)) - usual)
        for (row, likely, word, _), later in zip(reversed(said), gains, strict=True):
            legal, step = np.flatnonzero(likely), RATE * (later - usual) / row.sum()
            weights[legal] -= step * likely[legal, None] * row
            weights[word] += step * row
        reached.append(progress)
        if len(reached) % BLOCK == 0 or len(reached) == int(games):
            latest = reached[(len(reached) - 1) // BLOCK * BLOCK :]
            print(f"game {len(reached)}: Frederick has {np.mean(latest):.0%} of what he needs")


if __name__ == "__main__":
    main(*sys.argv[1:])
