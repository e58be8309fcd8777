"""Whether a temper keeps the strength of its level: one character against two colonels, in fast games.

    .venv/bin/python bench/characters.py --games 120

Seats rotate, and every character plays the same seeds. The games are those of training, without views and
treaties, so that only the weights are compared. A plain colonel would win a third.
"""

from __future__ import annotations

import argparse
from functools import partial

from maria.bots import trained
from maria.bots.characters import UNITS
from maria.bots.standings import wilson
from maria.bots.weights import moved
from maria.box import load
from maria.train.games import Kind, play, winner
from maria.workers import spread

BOX = load()
PLAIN = "none"
"""A colonel among colonels: the baseline with the same seeds."""


def share(kind: Kind, temper: str, game: int) -> float:
    """The character's result in one game: 1, 0, or its share of a draw."""
    setting = kind.setting(BOX)
    weights = [trained.colonel(setting, seat) for seat in range(kind.players)]
    own = game % kind.players
    weights[own] = moved(weights[own], UNITS.get(temper, {}))
    won = winner(play(kind, BOX, f"characters {game}", weights))
    return 1.0 / kind.players if won < 0 else float(won == own)


def main() -> None:
    """Prints each character's share of wins, with a 95% interval."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="advanced")
    parser.add_argument("--games", type=int, default=120, help="games for each character")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--tempers", nargs="*", default=[PLAIN, *UNITS])
    options = parser.parse_args()
    kind = Kind(options.game, 3)
    for temper in options.tempers:
        wins = sum(spread(partial(share, kind, temper), iter(range(options.games)), options.jobs))
        low, high = wilson(wins, options.games)
        print(f"{temper:<10} {wins / options.games:6.1%}  ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
