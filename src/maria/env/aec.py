"""The game for PettingZoo: one agent per seat, one step per word of an action (`maria.env.spelling`)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from maria.box import Box
from maria.env.spaces import ILLEGAL, RENDER_MODES, action_space, observation_space, observe, render
from maria.env.table import Table
from maria.texts.extras import extra

with extra("research"):
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(**game: Any) -> AECEnv[str, Any, Any]:
    """The usual environment: it takes the arguments of `RawEnv`, and an illegal word ends the game."""
    made: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(RawEnv(**game), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class RawEnv(AECEnv[str, Any, Any], EzPickle):
    """A game of MARIA. Its agents have the names of the seats.

    An observation is a dict of `observation` and `action_mask`, computed from the seat's view alone. Rewards
    come at the end: 1 for the winner, 0 for the others, and equal shares for a draw.
    """

    metadata = {  # noqa: RUF012
        "name": "maria_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        variant: str = "introductory",
        players: int = 3,
        options: Collection[str] = (),
        box: Box | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Takes the game and how to render it."""
        EzPickle.__init__(self, variant, players, options, box, render_mode)
        super().__init__()
        self.table = Table(variant, players, options, box)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """The observation space, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The action space, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. With a seed, the cards are those of `Game.new` with the same seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.begin(str(self._random.integers(2**63) if seed is None else seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def _to_act(self) -> str:
        return self.possible_agents[max(0, self.table.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees. Its mask is empty unless it is the agent's turn to act."""
        return observe(self.table, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Says a word for the agent to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.say(int(action))
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        self.agent_selection = self._to_act()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The position as the agent to act sees it, or without secrets once the game is over."""
        return render(self.table, self.table.seat, self.render_mode)

    def close(self) -> None:
        """Does nothing, because nothing is open."""
