"""The game for OpenSpiel. Importing this module registers `python_maria`.

There is one chance node, at the root, which draws one of `deals` seeds. All later shuffles follow from it, so
a history of numbers is the whole game and can be stored and replayed. The price is that a search that copies
a state also copies the cards to come. A fair search takes its states from `resample_from_infostate`, which
samples everything that the seat does not know and shuffles anew.
"""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

from maria.env.table import Table
from maria.rules.variants import VARIANTS
from maria.texts.extras import extra
from maria.view import sample, view

with extra("research"):
    import numpy as np
    import pyspiel

DEALS = 1000
LONGEST = 20_000
"""An upper limit on the words in a game."""
DEFAULTS = {"variant": "introductory", "players": 3, "options": "", "deals": DEALS}
GAME_TYPE = pyspiel.GameType(
    short_name="python_maria",
    long_name="MARIA",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(variant.players for variant in VARIANTS),
    min_num_players=min(variant.players for variant in VARIANTS),
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class MariaGame(pyspiel.Game):
    """A game. `options` are names joined by +, and `deals` is the number of possible deals."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Takes the parameters of `pyspiel.load_game`."""
        given = {**DEFAULTS, **(params or {})}
        self.deals = int(given["deals"])
        options = [name for name in str(given["options"]).split("+") if name]
        self.table = Table(str(given["variant"]), int(given["players"]), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.spelling),
            max_chance_outcomes=self.deals,
            num_players=len(self.table.seats),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> MariaState:
        """The state before the cards are dealt."""
        return MariaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MariaObserver:
        """An observer for OpenSpiel."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return MariaObserver(self.table, recall)


class MariaState(pyspiel.State):
    """The state of a game between two words."""

    def __init__(self, game: MariaGame) -> None:
        """Starts before the cards are dealt."""
        super().__init__(game)
        self.deals, self.dealt, self.table = game.deals, False, game.table.copy()
        self.memories = [""] * len(self.table.seats)
        """A hash per seat of what it saw and said whenever it acted."""

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's id for chance or the end."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over else self.table.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.dealt and self.table.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.dealt = True
            self.table.begin(str(action))
            return
        seat = self.table.seat
        text = f"{self.memories[seat]}/{self.observed(seat)}/{action}"
        self.memories[seat] = hashlib.sha256(text.encode()).hexdigest()
        self.table.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        dealing = player == pyspiel.PlayerId.CHANCE
        return f"deal {action}" if dealing else self.table.spelling.text(action)

    def returns(self) -> list[float]:
        """1 for the winner, 0 for the others, equal shares for a draw."""
        return self.table.returns() if self.is_terminal() else [0.0] * len(self.memories)

    def observed(self, seat: int) -> str:
        """All that a seat sees, and the words it has said, as text."""
        if not self.dealt:
            return ""
        said = self.table.said if seat == self.table.seat else ()
        return json.dumps([view(self.table.state, seat), said])

    def resample_from_infostate(self, player: int, sampler: Any) -> MariaState:
        """A state that this seat cannot tell from the current one. Everything it does not know is sampled."""
        state: MariaState = self.clone()
        rng = Random(int(sampler() * 2**53))
        other = sample(view(self.table.state, player), rng, self.table.box)
        other.scores = self.table.state.scores  # 13.f: known to all who followed the game
        state.memories = [text if seat == player else "" for seat, text in enumerate(self.memories)]
        state.table.continue_from(other, self.table.said if player == self.table.seat else ())
        return state

    def __str__(self) -> str:
        """The position as the seat to act sees it."""
        return self.table.text(self.table.seat) if self.dealt else ""


class MariaObserver:
    """What a seat observes. `tensor` is the row of `maria.env.observation`."""

    def __init__(self, table: Table, recall: bool) -> None:
        """Takes a table for its sizes. With `recall`, the text includes what the seat has seen before."""
        self.tensor = np.zeros(table.observer.size, np.float32)
        self.dict = table.observer.blocks(self.tensor)
        self.recall = recall

    def set_from(self, state: MariaState, player: int) -> None:
        """Sets the tensor to what a player observes now."""
        self.tensor[:] = state.table.observation(player) if state.dealt else 0

    def string_from(self, state: MariaState, player: int) -> str:
        """The complete observation as text."""
        memory = f"{state.memories[player]} " if self.recall else ""
        return f"{player} {memory}{state.observed(player)}"


if GAME_TYPE.short_name not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, MariaGame)
