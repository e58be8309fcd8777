"""Read a record: python examples/record.py game.txt. Without a file it plays a random game first."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

from maria import Game, pick


def example() -> str:
    """The record of a random game."""
    game, rng = Game.new("advanced", seed=3), Random(3)
    while not game.is_over:
        game.play(pick(game.legal(), rng))
    return game.record()


def main(file: str = "") -> None:
    """Prints how often each seat did what, and the longest march."""
    game = Game.load(Path(file).read_text("utf-8") if file else example())
    print(f"{game.header.variant}, {len(game.moves)} moves, {game.outcome}")
    for seat in game.seats:
        verbs = Counter(move.text.split()[0] for move in game.moves if move.seat == seat)
        print(f"{seat}: {', '.join(f'{verb} {count}' for verb, count in verbs.most_common(5))}")
    marches = [moment for moment in game.moments() if moment.text.startswith("march ")]
    longest = max(marches, key=lambda moment: moment.text.count(" > "))
    print(f"the longest march, in turn {longest.before.turn}: {longest.text}")
    for what, (before, after) in longest.changes().items():
        if what.startswith("pieces"):
            print(f"  {what}: {before} > {after}")


if __name__ == "__main__":
    main(*sys.argv[1:])
