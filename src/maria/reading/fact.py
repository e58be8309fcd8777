"""What all facts have in common, what is asked, and what an action would bring, tried on a copy."""

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
"""The answers that are listed of a decision that no chapter says more about."""


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
        """Every kind of fact is a dataclass, frozen for type checkers alone: frozen ones are made slowly."""
        super().__init_subclass__()
        dataclass(unsafe_hash=True)(cls)


# ---------------------------------------------------------------- pieces and cards


class PieceAt(Fact):
    """A piece and its city; none off the map."""

    piece: int
    city: int | None


class Spot(Fact):
    """A city where a piece can be put; with equal ranks one for each commander (6.i)."""

    city: int
    action: Action
    commander: int | None = None


def or_none(number: int) -> int | None:
    """A city on the map, a general or a suit; None for what stands in their place in a position."""
    return number if number >= 0 else None


class HandCard(Fact):
    """A card of a hand: its text in an action, and what it pays (8.h)."""

    card: int
    text: str
    worth: int


def hand_of(state: State, power: int) -> list[HandCard]:
    """The cards of a power."""
    return [HandCard(c, format_card(state, power, c), worth(state, c)) for c in state.hands[power]]


def worth_of(state: State, cards: Iterable[int]) -> int:
    """8.h: what cards pay together."""
    return sum(worth(state, card) for card in cards)


# ---------------------------------------------------------------- decisions


class OtherDetail(Fact):
    """A decision of which no more is said than its answers: the first ones, where there are very many."""

    options: list[Action]
    kind: Literal["other"] = "other"


@singledispatch
def detail(step: Decision, state: State, seat: int | None) -> Fact:
    """What the answers to a decision are, and what they would bring; the chapters register theirs."""
    return OtherDetail([] if seat is None else engine.legal(state, seat)[:MOST])


def detail_for(state: State, seat: int | None) -> Fact | None:
    """The open decision as far as a seat, or a spectator, is told of it; everybody of a combat (11.1)."""
    step = engine.decision(state)
    if step is None or not (seat in engine.to_act(state) or isinstance(step, Duel)):
        return None
    return detail(step, state, seat)


A = TypeVar("A", bound=Action)


def offered(choices: Choices | None, action: A) -> A | None:
    """An action, if it is one of the choices."""
    return action if choices is not None and action in choices else None


def rules_of(state: State) -> list[str]:
    """The rules that govern the open decision in this variant."""
    step = engine.decision(state)
    holds = rulebook.holding(state.setting.variant.scopes)
    return [rule for rule in step.rules.split() if rule in holds] if step else []


def verbs(state: State) -> list[str]:
    """How the actions of this variant begin: those whose rule holds in it."""
    holds, known = rulebook.holding(state.setting.variant.scopes), Action.registry.items()
    return [verb for verb, action in known if action.rules[action.verbs.index(verb)] in holds]


# ---------------------------------------------------------------- trials


class Trial(NamedTuple):
    """A position that would come, and what would happen until then: all of it, also what nobody may know."""

    state: State
    events: list[Event]

    def of(self, kind: type[Kindred]) -> list[Kindred]:
        """The events of one class."""
        return of_kind(self.events, kind)


def at_once(state: State, seat: int, action: Action) -> Trial:
    """What an answer to the decision brings by itself, before anything else happens."""
    trial, step = Trial(state.copy(), []), engine.decision(state)
    assert step is not None
    step.apply(trial.state, seat, action, trial.events)
    return trial


def actions_in(fact: Fact) -> Iterator[tuple[Fact, Action]]:
    """All actions that stand in a fact, and in which part of it."""
    for field in fields(fact):  # type: ignore[arg-type]
        value = getattr(fact, field.name)
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, Action):
                yield fact, entry
            elif isinstance(entry, Fact):
                yield from actions_in(entry)
