"""One seat of the game for Gymnasium. Bots play the other seats."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from typing import Any

from maria.bots import find_bot
from maria.bots.table import Bot, make_ask
from maria.box import Box
from maria.engine import SettingError
from maria.env.spaces import HUMAN, ILLEGAL, RENDER_MODES, action_space, observation_space, observe, render
from maria.env.table import Table
from maria.texts import Several
from maria.texts.extras import extra

with extra("research"):
    import gymnasium

BOT = "captain"
"""The bot for seats without another one."""


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A seat of a game against bots. A step is one word of an action. The bots play between steps.

    The reward comes at the end: 1 for a victory, 0 for a defeat, and an equal share of a draw. An illegal
    word ends the game with -1. Victories are rare at first, so `info` contains the seat's `progress` to its
    nearest goal, for learners that want a reward along the way.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        seat: str | None = None,
        bots: str | Mapping[str, str] = BOT,
        variant: str = "introductory",
        players: int = 3,
        options: Collection[str] = (),
        box: Box | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Takes a seat, by default the first, and the name of a bot for all other seats or for each."""
        seats = Table(variant, players, options, box).seats
        seat = seats[0] if seat is None else seat
        named = dict(bots) if isinstance(bots, Mapping) else dict.fromkeys(seats, bots)
        for name in (seat, *named):
            if name not in seats:
                raise SettingError("game-seat", seat=str(name)[:30], seats=Several(tuple(seats)))
        self.seat = seats.index(seat)
        others = (other for other in seats if other != seat)
        self.makers = {seats.index(other): find_bot(named.get(other, BOT)) for other in others}
        self.table = Table(variant, players, options, box, self.makers)
        self.render_mode = render_mode
        self.observation_space, self.action_space = observation_space(self.table), action_space(self.table)
        self.bots: dict[int, Bot] = {}
        self._received: dict[int, int] = {}
        """How many events each bot has received."""
        self._questions = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a new game, the same one for the same seed, and plays up to the seat's first decision."""
        super().reset(seed=seed)
        self.table.begin(str(self.np_random.integers(2**63) if seed is None else seed))
        hidden = {other: f"{self.table.seed}/bot/{other}" for other in self.makers}
        seeds = {other: hashlib.sha256(text.encode()).hexdigest()[:32] for other, text in hidden.items()}
        self.bots = {other: make(self.table.box, seeds[other]) for other, make in self.makers.items()}
        self._received, self._questions = dict.fromkeys(self.bots, 0), 0
        self._play_on()
        return observe(self.table, self.seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Says a word. Then the bots play until the seat has to choose again or the game is over."""
        legal = int(action) in self.table.legal
        if legal:
            self.table.say(int(action))
            self._play_on()
        reward = self.table.returns()[self.seat] if legal else ILLEGAL
        info = self._info() if legal else {**self._info(), "illegal": True}
        return observe(self.table, self.seat), reward, self.table.is_over or not legal, False, info

    def _info(self) -> dict[str, Any]:
        return {"progress": self.table.progress(self.seat)}

    def _play_on(self) -> None:
        table = self.table
        while table.seat in self.bots:
            seat, events = table.seat, table.events
            bot = self.bots[seat]
            ask = make_ask(table.state, seat, events[self._received[seat] :], f"{bot.seed}/{self._questions}")
            self._received[seat] = len(events)
            self._questions += 1
            table.play(bot.decide(ask).action)
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """The position as the seat sees it, or without secrets once the game is over."""
        return render(self.table, self.seat, self.render_mode)
