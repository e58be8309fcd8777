"""The record of an advanced game that stands at Frederick's first movement phase, with Austrians close by."""

from __future__ import annotations

from random import Random

from maria import Game
from maria.actions import Done


def main() -> None:
    """Everybody ends what can be ended at once, and else does something; the seed makes it the same game."""
    game, rng = Game.new("advanced", seed="treaty"), Random(1)
    while game.state.agenda[-1].kind != "movement" or game.to_act != ("frederick",):
        legal = game.legal(game.to_act[0])
        game.play(Done() if Done() in legal else legal.sample(rng), game.to_act[0])
    print(game.record(), end="")


if __name__ == "__main__":
    main()
