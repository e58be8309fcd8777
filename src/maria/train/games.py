"""Fast games for training with `Captain.choose`, without views and treaties."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from maria import engine
from maria.bots.captain import Captain
from maria.bots.weights import Judge, Weights
from maria.box import Box
from maria.rules.variants import make_setting
from maria.state import Setting, State

BELIEFS = 4
"""How many hands a duel takes into account in training."""
Look = Callable[[State], None]


class Kind(NamedTuple):
    """A variant with its number of players and options."""

    game: str
    players: int
    options: tuple[str, ...] = ()

    def setting(self, box: Box) -> Setting:
        """What all games of this kind have in common."""
        return make_setting(box, self.game, self.players, "", self.options)

    @property
    def words(self) -> str:
        """The kind as command-line options."""
        return " ".join(
            (f"--game {self.game} --players {self.players}", *(f"--option {o}" for o in self.options))
        )


def judge_of(weights: list[Weights]) -> Judge:
    """A judge with these weights, by seat."""
    return lambda setting, seat: weights[seat]


def play(kind: Kind, box: Box, seed: str, weights: list[Weights], look: Look | None = None) -> State:
    """Plays a game to its end. `look` is called with the position before every decision."""
    state, _ = engine.new_game(box, kind.game, kind.players, seed, kind.options)
    player, rng = Captain(box, seed, judge_of(weights), BELIEFS), Random(f"{seed}/order")
    while state.agenda:
        if look:
            look(state)
        waiting = engine.to_act(state)
        seat = waiting[int(rng.random() * len(waiting))]
        engine.carry_out(state, seat, player.choose(state, seat), with_events=False)
    return state


def winner(state: State) -> int:
    """The winning seat, -1 for a draw."""
    assert state.outcome is not None
    return state.outcome[0]
