"""The base of all facts, details of the open decision, and trials of an action on a copy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from functools import singledispatch
from typing import Literal, NamedTuple, TypeVar, dataclass_transform

from maria import engine
from maria.actions import Action
from maria.events import Event, Kindred, of_kind
from maria.notation import format_card
from maria.rules.combat import Duel
from maria.rules.step import Choices, Decision
from maria.rules.tactical_cards import worth
from maria.state import State
from maria.texts import rulebook

MOST = 100
"""The most answers listed for a decision without a detail class of its own."""


@dataclass_transform(frozen_default=True)
class Fact:
    """A fact about a position: an immutable value of numbers, names, actions and other facts.

    Cities, pieces, cards, powers, suits and tracks are numbers as in a position; seats are names. A `pattern`
    is an action in the record's notation with blanks in braces: `{cards}` stands for card texts separated by
    spaces, `{city}` for a city's id, `{path}` for city ids separated by ` > `, `{count}` for a number,
    `{troops}` for `general number` pairs separated by commas, `{generals}` for ids of generals separated by
    spaces, `{parts}` for parts of a Political Card.
    """

    def __init_subclass__(cls) -> None:
        """Makes each subclass a dataclass, frozen only for type checkers: real freezing slows creation."""
        super().__init_subclass__()
        dataclass(unsafe_hash=True)(cls)


# ---------------------------------------------------------------- pieces and cards


class PieceAt(Fact):
    """A piece and its city; None off the map."""

    piece: int
    city: int | None


class Spot(Fact):
    """A city where a piece can be put; with equal ranks, one spot per possible commander (6.i)."""

    city: int
    action: Action
    commander: int | None = None


def or_none(number: int) -> int | None:
    """The number of a city, general or suit; None for the negative values that a position uses instead."""
    return number if number >= 0 else None


class HandCard(Fact):
    """A card in a hand: its text in an action, and what it is worth as payment (8.h)."""

    card: int
    text: str
    worth: int


def hand_of(state: State, power: int) -> list[HandCard]:
    """The cards of a power."""
    return [HandCard(c, format_card(state, power, c), worth(state, c)) for c in state.hands[power]]


def worth_of(state: State, cards: Iterable[int]) -> int:
    """8.h: what cards are worth together as payment."""
    return sum(worth(state, card) for card in cards)


# ---------------------------------------------------------------- decisions


class OtherDetail(Fact):
    """A decision described only by its answers; of very many, the first ones."""

    options: list[Action]
    kind: Literal["other"] = "other"


@singledispatch
def detail(step: Decision, state: State, seat: int | None) -> Fact:
    """The answers to a decision and their effects; each module registers its own decisions."""
    return OtherDetail([] if seat is None else engine.legal(state, seat)[:MOST])


def detail_for(state: State, seat: int | None) -> Fact | None:
    """The open decision if this seat has to decide; a combat (11.1) for everybody; otherwise None."""
    step = engine.decision(state)
    if step is None or not (seat in engine.to_act(state) or isinstance(step, Duel)):
        return None
    return detail(step, state, seat)


A = TypeVar("A", bound=Action)


def offered(choices: Choices | None, action: A) -> A | None:
    """The action if it is one of the choices, otherwise None."""
    return action if choices is not None and action in choices else None


def rules_of(state: State) -> list[str]:
    """The rules that govern the open decision in this variant."""
    step = engine.decision(state)
    holds = rulebook.holding(state.setting.variant.scopes)
    return [rule for rule in step.rules.split() if rule in holds] if step else []


def verbs(state: State) -> list[str]:
    """The verbs that actions begin with in this variant: those whose rule applies."""
    holds, known = rulebook.holding(state.setting.variant.scopes), Action.registry.items()
    return [verb for verb, action in known if action.rules[action.verbs.index(verb)] in holds]


# ---------------------------------------------------------------- trials


class Trial(NamedTuple):
    """A hypothetical position and the events that lead to it, including secret ones."""

    state: State
    events: list[Event]

    def of(self, kind: type[Kindred]) -> list[Kindred]:
        """The events of one class."""
        return of_kind(self.events, kind)


def at_once(state: State, seat: int, action: Action) -> Trial:
    """The immediate effects of an answer to the decision, before anything else happens."""
    trial, step = Trial(state.copy(), []), engine.decision(state)
    assert step is not None
    step.apply(trial.state, seat, action, trial.events)
    return trial


def actions_in(fact: Fact) -> Iterator[tuple[Fact, Action]]:
    """All actions in a fact, each with the part of the fact that holds it."""
    for field in fields(fact):  # type: ignore[arg-type]
        value = getattr(fact, field.name)
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, Action):
                yield fact, entry
            elif isinstance(entry, Fact):
                yield from actions_in(entry)
