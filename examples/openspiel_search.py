"""Search with OpenSpiel's IS-MCTS: python examples/openspiel_search.py [simulations].

Each simulation begins in a different position that the seat cannot tell from the true one. Playouts to the
end of the game take long, so after a few words we judge a position by how far each seat is from victory.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from greedy_bot import lead
from maria.env.spiel import GAME_TYPE

AHEAD = 10
"""How many words to play before judging a position."""


class Judge(mcts.Evaluator):  # type: ignore[misc]
    """Plays a few words at random and compares the leads of all seats."""

    def __init__(self, rng: np.random.RandomState) -> None:
        """Takes the random generator."""
        self.rng = rng

    def evaluate(self, state: Any) -> Any:
        """Each seat's share of victory; the shares add up to 1, as at the end of a game."""
        for _ in range(AHEAD):
            if not state.is_terminal():
                state.apply_action(self.rng.choice(state.legal_actions()))
        if state.is_terminal():
            return np.array(state.returns())
        leads = np.array([lead(state.table.state, seat) for seat in range(len(state.table.seats))])
        hopes = np.exp((leads - leads.max()) / 3)
        return hopes / hopes.sum()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Gives all legal words the same probability."""
        legal = state.legal_actions()
        return [(word, 1 / len(legal)) for word in legal]


def main(simulations: str = "20") -> None:
    """Searches the first movement phase of a game, word by word."""
    game, rng = pyspiel.load_game(GAME_TYPE.short_name), np.random.RandomState(1)
    state = game.new_initial_state()
    state.apply_action(7)  # the deal
    while state.table.state.agenda[-1].kind != "movement":
        state.apply_action(rng.choice(state.legal_actions()))
    bot = ismcts.ISMCTSBot(game, Judge(rng), uct_c=1.0, max_simulations=int(simulations), random_state=rng)
    for _ in range(6):
        seat, legal = state.current_player(), len(state.legal_actions())
        word = bot.step(state)
        print(f"{state.table.seats[seat]}: {state.action_to_string(seat, word)} of {legal} words")
        state.apply_action(word)


if __name__ == "__main__":
    main(*sys.argv[1:])
