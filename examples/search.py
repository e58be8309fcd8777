"""Search on positions that fit what a seat can see: python examples/search.py [samples].

Each candidate is played in several such positions, and each of them is played on at random for a while.
The candidate's worth is the average result. This is flat Monte Carlo, the simplest search for a game with
hidden cards.
"""

from __future__ import annotations

import sys
from random import Random

from greedy_bot import lead
from maria import Action, Game, Sampler, State, candidates, engine, pick

AHEAD = 20
"""How many decisions are played on."""


def playout(state: State, seat: int, rng: Random) -> float:
    """How good a position is for a seat after some random decisions."""
    for _ in range(AHEAD):
        if not state.agenda:
            break
        mover = engine.to_act(state)[0]
        choices = engine.legal(state, mover)
        engine.carry_out(state, mover, pick(choices, rng), with_events=False, choices=choices)
    return lead(state, seat)


def search(game: Game, samples: int, rng: Random) -> list[tuple[float, Action]]:
    """The candidates of the seat to act, the best first."""
    seat = engine.to_act(game.state)[0]
    sampler = Sampler(game.view(game.seats[seat]), game.box)  # contains nothing hidden
    found = []
    for action in candidates(game.legal()):
        total = 0.0
        for _ in range(samples):
            state = sampler.sample(rng)
            engine.apply(state, seat, action)
            total += playout(state, seat, rng)
        found.append((total / samples, action))
    return sorted(found, key=lambda entry: -entry[0])


def main(samples: str = "4") -> None:
    """Searches the first movement phase from turn 3 on."""
    game, rng = Game.new("introductory", seed=7), Random(7)
    while game.turn < 3 or game.state.agenda[-1].kind != "movement":
        game.play(pick(game.legal(), rng))
    print(f"{game.to_act[0]}, turn {game.turn}, {len(game.legal())} choices")
    for worth, action in search(game, int(samples), rng)[:5]:
        print(f"{worth:+.2f}  {game.format(action)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
