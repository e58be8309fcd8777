"""Play a game at random and watch it: python examples/play.py [variant] [seed]."""

from __future__ import annotations

import sys
from random import Random

from maria import Game, pick


def main(variant: str = "introductory", seed: str = "1740") -> None:
    """Plays to the end and prints the first move of each turn."""
    game, rng = Game.new(variant, seed=seed), Random(seed)
    turn = -1
    while not game.is_over:
        seat = game.to_act[0]
        game.play(pick(game.legal(seat), rng), seat)
        if game.turn != turn:
            turn = game.turn
            print(f"turn {turn}: {game.moves[-1].line}")
    print(f"{game.winner or 'nobody'} wins in turn {game.turn}, after {len(game.moves)} moves")
    print(f"where Karl is now: {game.where('karl')}")


if __name__ == "__main__":
    main(*sys.argv[1:])
