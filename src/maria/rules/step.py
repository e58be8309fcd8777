"""What a step of the agenda is made of: who acts, what is legal, what an action does, and what happened."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import NamedTuple

from maria.actions import Action, Answer, Question
from maria.state import State, Step

Value = int | str | tuple[int, ...]


class Event(NamedTuple):
    """Something that happened: what everybody sees of it, and what only some seats see."""

    kind: str
    seen: Mapping[str, Value]
    secret: Mapping[str, Value] = {}
    seats: tuple[int, ...] = ()


class Refusal(NamedTuple):
    """Why an action is not legal: the rule that forbids it, a message key and its values."""

    rule: str
    key: str
    values: Mapping[str, Value] = {}


class Choices(ABC):
    """What a seat may do. `action in choices` is what legal means; nothing is listed unless asked for."""

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is not among the choices, or None if it is."""

    def __contains__(self, action: Action) -> bool:
        """Whether the action is legal."""
        return self.refusal(action) is None

    @abstractmethod
    def sample(self, rng: Random) -> Action:
        """One of the choices at random; each can come."""

    @abstractmethod
    def representatives(self) -> Iterator[Action]:
        """Choices with different effects; of several ways to the same effect only one."""

    @abstractmethod
    def several(self) -> bool:
        """Whether there are two or more choices."""


class Decision(ABC):
    """A step that somebody has to decide."""

    @abstractmethod
    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The seats that the step waits for; none if public facts leave nothing to decide."""

    @abstractmethod
    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """What a seat that the step waits for may do."""

    @abstractmethod
    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """Carries out a legal action."""

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """Carries out what happens when nobody has to decide; the step is still on top."""
        state.agenda.pop()


Automatic = Callable[[State, tuple[int, ...], list[Event]], None]
"""A step that needs no decision; it has been taken off the agenda when it runs."""


class Listed(Choices):
    """Choices as a list."""

    def __init__(self, actions: list[Action], otherwise: Refusal | None = None) -> None:
        """Takes all legal actions, and what is said to any other."""
        self.actions = actions
        self.otherwise = otherwise or Refusal("5.a", "refused-not-now")

    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is not among the choices, or None if it is."""
        return None if action in self.actions else self.otherwise

    def sample(self, rng: Random) -> Action:
        """One of the choices at random."""
        return self.actions[int(rng.random() * len(self.actions))]

    def representatives(self) -> Iterator[Action]:
        """All of them."""
        return iter(self.actions)

    def several(self) -> bool:
        """Whether there are two or more choices."""
        return len(self.actions) > 1


def yes_or_no(question: Question, rule: str) -> Listed:
    """The two answers to a question."""
    return Listed([Answer(question, True), Answer(question, False)], Refusal(rule, "refused-yes-or-no"))
