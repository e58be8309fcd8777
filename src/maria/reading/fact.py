"""What all facts have in common, and what an action would bring, tried on a copy of the position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import NamedTuple, dataclass_transform

from maria import engine
from maria.actions import Action
from maria.rules.step import Event
from maria.state import State


@dataclass_transform(frozen_default=True)
class Fact:
    """Something that a position means: an immutable value of numbers, names, actions and other facts.

    Cities, pieces, cards, powers, suits and tracks are numbers as in a position; seats are names. A `pattern`
    is an action in the record's notation with blanks in braces: `{cards}` stands for texts of cards with
    spaces between, `{city}` for a city's id, `{path}` for ids of cities with ` > ` between, `{count}` for a
    number, `{troops}` for `general number` with commas between, `{generals}` for ids of generals with spaces
    between, `{parts}` for parts of a Political Card.
    """

    def __init_subclass__(cls) -> None:
        """Every kind of fact is a frozen dataclass."""
        super().__init_subclass__()
        dataclass(frozen=True)(cls)


class Trial(NamedTuple):
    """A position that would come, and what would happen until then: all of it, also what nobody may know."""

    state: State
    events: list[Event]

    def values(self, kind: str, name: str) -> list[int]:
        """The numbers of a name in the events of a kind."""
        return [int(str(event.seen[name])) for event in self.of(kind)]

    def of(self, kind: str) -> Iterable[Event]:
        """The events of a kind."""
        return (event for event in self.events if event.kind == kind)


def tried(state: State, seat: int, action: Action) -> Trial:
    """The next decision if a seat took this action, which must be legal."""
    trial = state.copy()
    return Trial(trial, engine.apply(trial, seat, action))


def at_once(state: State, seat: int, action: Action) -> Trial:
    """What an answer to the decision brings by itself, before anything else happens."""
    trial, out = state.copy(), list[Event]()
    step = engine.decision(trial)
    assert step is not None
    step.apply(trial, seat, action, out)
    return Trial(trial, out)


def actions_in(fact: Fact) -> Iterator[tuple[Fact, Action]]:
    """All actions that stand in a fact, and in which part of it."""
    for field in fields(fact):  # type: ignore[arg-type]
        value = getattr(fact, field.name)
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, Action):
                yield fact, entry
            elif isinstance(entry, Fact):
                yield from actions_in(entry)
