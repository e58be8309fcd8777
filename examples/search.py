"""Search on positions that fit what a seat can see: python examples/search.py [samples].

The program plays each candidate in several such positions and continues each at random for a while. The
average result is what the candidate is worth. This is flat Monte Carlo, the simplest search for a game with
hidden cards.
"""

from __future__ import annotations

import sys
from random import Random

from greedy_bot import lead
from maria import Action, Game, Sampler, State, candidates, engine, pick

AHEAD = 20
"""How many decisions a playout makes."""


def playout(state: State, seat: int, rng: Random) -> float:
    """A seat's lead after some random decisions."""
    for _ in range(AHEAD):
        if not state.agenda:
            break
        mover = engine.to_act(state)[0]
        choices = engine.legal(state, mover)
        engine.carry_out(state, mover, pick(choices, rng), with_events=False, choices=choices)
    return lead(state, seat)


def search(game: Game, samples: int, rng: Random) -> list[tuple[float, Action]]:
    """The candidates of the seat that has to act, with their worth, the best first."""
    seat = engine.to_act(game.state)[0]
    sampler = Sampler(game.view(game.seats[seat]), game.box)  # knows only what the seat may know
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
