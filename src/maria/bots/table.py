"""The interface of bots: what a bot receives and what it returns. It never sees the true position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from maria import engine
from maria.actions import Action
from maria.box import Box
from maria.events import Event
from maria.rules.step import Choices
from maria.state import State
from maria.texts.message import Message
from maria.view import View, sample, view

Motive = Message
"""The reason for a decision."""


class Reply(NamedTuple):
    """A decision, its reason and worth, the next two best choices, and a remark."""

    action: Action
    reason: Motive = Motive("bot-because-legal")
    worth: float = 0.0
    others: tuple[tuple[Action, float], ...] = ()
    aloud: Message | None = None
    """A remark to the whole table. It contains nothing that the others could not see themselves."""


Scored = tuple[float, Action, Motive | Callable[[], Motive]]
"""What an action is worth, the action, and its reason, or a function that computes the reason on demand."""


def _worst(entry: Scored) -> float:
    return -entry[0]


def best_of(scored: Iterable[Scored]) -> Reply:
    """The best of some actions, with the next two."""
    order = sorted(scored, key=_worst)
    worth, action, reason = order[0]
    why = reason if isinstance(reason, Message) else reason()
    return Reply(action, why, worth, tuple((other, value) for value, other, _ in order[1:3]))


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to a bot. `position` fits the view, and whatever the seat cannot know in it is sampled.

    `choices` are the legal choices in that position, the same as in the true one. There are none if the game
    is not waiting for the seat. `maria.engine.out_of_turn` lists what may be done at any time.
    """

    seat: int
    view: View
    events: tuple[Event, ...]
    position: State
    choices: Choices


class Bot(ABC):
    """A player. The same seed and the same questions give the same decisions."""

    def __init__(self, box: Box, seed: str) -> None:
        """Takes the box that the game is played with, and the seed of all randomness."""
        self.box, self.seed = box, seed
        self.rng = Random(seed)

    @abstractmethod
    def decide(self, ask: Ask) -> Reply:
        """Returns one of the choices."""

    def unasked(self, ask: Ask) -> Reply | None:
        """Something to do at any time, or None.

        Called when a turn begins and after proposals to the seat.
        """
        return None

    def end(self, winner: str | None, rule: str) -> None:  # noqa: B027
        """Called when the game is over with the winning seat, None for a draw, and the deciding rule."""


def redact(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """The events as a seat sees them, without those that are hidden from it."""
    seen = (event.seen_by(seat) for event in events)
    return tuple(event for event in seen if event is not None)


def make_ask(state: State, seat: int, events: Iterable[Event], seed: str) -> Ask:
    """The question to a seat in a true position. It contains nothing beyond the seat's view."""
    return ask_about(view(state, seat), state.scores, redact(events, seat), seed, state.setting.box)


def ask_about(
    seen: View, scores: tuple[tuple[int, ...], ...], events: tuple[Event, ...], seed: str, box: Box
) -> Ask:
    """The question to the seat of a view. The winter scores are known to all who followed the game (13.f)."""
    position = sample(seen, Random(seed), box)
    position.scores = scores
    seat = position.setting.seats.index(seen["seat"])
    return Ask(seat, seen, events, position, engine.legal(position, seat))
