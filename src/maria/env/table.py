"""A game in which seats say their actions word by word. All environments share it.

It covers only the decisions that the game asks for. Actions that are possible at any time are left out:
moving troops between generals of a stack (6.e), consent to stack (10.1.k), and negotiations (20, 21). A
decision with a single choice is made automatically, and so is a word without an alternative.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

from maria import diagram, engine
from maria.actions import Action
from maria.bots.value import shares
from maria.box import Box, load
from maria.env.observation import Observer, Row
from maria.env.spelling import Spelling
from maria.events import Event
from maria.record import check_setting
from maria.rules.variants import make_setting
from maria.state import State
from maria.texts.extras import extra
from maria.view import everything, view

with extra("research"):
    import numpy as np
    from numpy.typing import NDArray

Mask = NDArray[np.int8]
default_box = cache(load)


class Table:
    """A game in progress. `seat` has to say one of the words in `legal`, which is empty after the end."""

    def __init__(
        self,
        variant: str = "introductory",
        players: int = 3,
        options: Collection[str] = (),
        box: Box | None = None,
        others: Collection[int] = (),
    ) -> None:
        """Takes the game. `others` are seats whose actions come from elsewhere, through `play`."""
        check_setting(variant, players, options)
        self.variant, self.players, self.options = variant, players, tuple(options)
        self.box = box or default_box()
        setting = make_setting(self.box, variant, players, "", self.options)
        self.seats = setting.seats
        self.spelling = Spelling(setting)
        self.observer = Observer(setting, len(self.spelling))
        self.others = frozenset(others)
        self.seed = ""
        """The source of all cards. A learner must not see it."""
        self.state = State(setting)
        self.seat = -1
        self.said: tuple[int, ...] = ()
        """The words said since the last action."""
        self.legal: list[int] = []
        """The words that can be said now, in ascending order."""
        self.events: list[Event] = []
        """The events so far. They are recorded only if there are `others`."""
        self._left: dict[tuple[int, ...], Action] = {}
        self._seen: dict[int, Row] = {}

    def begin(self, seed: str) -> None:
        """Starts a new game. The same seed gives the same game."""
        self.seed = seed
        self.state, self.events = engine.new_game(self.box, self.variant, self.players, seed, self.options)
        self._ask()

    def continue_from(self, state: State, said: tuple[int, ...] = ()) -> None:
        """Continues from a position, after some words. A decision with a single choice is not yet made."""
        self.state = state
        if not self._next_decision() and self._left:
            self.legal = [next(iter(self._left))[0]]
        while len(self.said) < len(said):
            self.say(said[len(self.said)])

    def copy(self) -> Table:
        """A copy to play on from. Changes to it do not affect this one."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state, other.events, other._seen = self.state.copy(), self.events.copy(), {}
        return other

    def __deepcopy__(self, memo: object) -> Table:
        """The same as `copy`, because everything shared is immutable."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """The state to pickle, without the cache of observations."""
        return {**self.__dict__, "_seen": {}}

    # ------------------------------------------------------------ words and actions

    def say(self, word: int) -> None:
        """Says a word for the seat, one of `legal`. The last word of an action plays it."""
        assert word in self.legal, word
        at = len(self.said)
        self._left = {spelt: action for spelt, action in self._left.items() if spelt[at] == word}
        self.said = (*self.said, word)
        if not self._narrow():
            self.play(next(iter(self._left.values())))

    def play(self, action: Action) -> None:
        """Plays a whole, legal action for the seat."""
        self._carry_out(action)
        self._ask()

    def _carry_out(self, action: Action) -> None:
        happened = engine.carry_out(self.state, self.seat, action, with_events=bool(self.others))
        if self.others:
            self.events += happened

    def _ask(self) -> None:
        """Continues to the next decision with more than one choice."""
        while not self._next_decision() and self._left:
            self._carry_out(next(iter(self._left.values())))

    def _next_decision(self) -> bool:
        """Moves to the first word of the current decision. Returns whether there is anything to choose."""
        self.seat = next(iter(engine.to_act(self.state)), -1)
        self.said, self.legal, self._left, self._seen = (), [], {}, {}
        if self.seat >= 0 and self.seat not in self.others:
            self._left = self.spelling.offered(engine.legal(self.state, self.seat))
        return self._narrow()

    def _narrow(self) -> bool:
        """Says all words without an alternative. Returns whether there is anything left to choose."""
        while len(self._left) > 1:
            at = len(self.said)
            words = {spelt[at] for spelt in self._left}
            if len(words) > 1:
                self.legal = sorted(words)
                return True
            self.said = (*self.said, *words)
        return False

    # ------------------------------------------------------------ what seats see, and how it ends

    def observation(self, seat: int) -> Row:
        """What a seat sees, from its view alone. Only the seat to act sees the words it has said so far."""
        if seat not in self._seen:
            self._seen[seat] = self.observer.row(view(self.state, seat))
        row = self._seen[seat].copy()
        if seat == self.seat:
            self.observer.say(row, self.said)
        return row

    def mask(self, seat: int) -> Mask:
        """1 for each word that the seat can say now, 0 for the others."""
        mask = np.zeros(len(self.spelling), np.int8)
        if seat == self.seat:
            mask[self.legal] = 1
        return mask

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.agenda

    def returns(self) -> list[float]:
        """1 for the winner, 0 for the others, equal shares for a draw. All zero before the end."""
        count = len(self.seats)
        if self.state.outcome is None:
            return [0.0] * count
        return shares(self.state.outcome.winner, count)

    def progress(self, seat: int) -> float:
        """How much of its nearest goal a seat has reached, from 0 to 1, judged by public information."""
        state = self.state
        goals = [goal for goal in state.setting.variant.goals(state) if state.seat_of[goal.power] == seat]
        return max((min(1.0, max(0, goal.reached) / max(1, goal.needed)) for goal in goals), default=0.0)

    # ------------------------------------------------------------ for people

    def text(self, seat: int) -> str:
        """The position as text for a terminal as a seat sees it, or everything if `seat` is negative."""
        return diagram.text(self.state, view(self.state, seat) if seat >= 0 else everything(self.state))

    def pixels(self, seat: int, width: int) -> NDArray[np.uint8]:
        """The same as an image. Needs the extra `draw`."""
        from maria.box.render import to_png
        from maria.env.pixels import read_png

        seen = view(self.state, seat) if seat >= 0 else everything(self.state)
        return read_png(to_png(diagram.svg(self.state, seen), width))
