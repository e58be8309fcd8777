"""What is asked, of whom, by which rules and about what."""

from __future__ import annotations

from functools import singledispatch

from maria import engine
from maria.actions import Action
from maria.reading.fact import Fact
from maria.rules.combat import Duel
from maria.rules.step import Decision
from maria.state import State
from maria.texts import rulebook

PUBLIC = (Duel,)
"""11.1: decisions whose detail everybody sees, without what is secret of it."""


@singledispatch
def detail(step: Decision, state: State, seat: int | None) -> Fact:
    """What the answers to a decision are, and what they would bring; each stands with its rules."""
    raise NotImplementedError(step.kind)


def detail_for(state: State, seat: int | None) -> Fact | None:
    """The open decision as far as a seat, or a spectator, is told of it."""
    step = engine.decision(state)
    if step is None or not (seat in step.waits_for(state) or isinstance(step, PUBLIC)):
        return None
    return detail(step, state, seat)


def rules_of(state: State) -> list[str]:
    """The rules that govern the open decision in this variant."""
    step = engine.decision(state)
    holds = rulebook.holding(state.setting.variant.scopes)
    return [rule for rule in step.rules.split() if rule in holds] if step else []


def verbs(state: State) -> list[str]:
    """How the actions of this variant begin: those whose rule holds in it."""
    holds = rulebook.holding(state.setting.variant.scopes)
    return [
        verb for verb, action in Action.registry.items() if action.rules[action.verbs.index(verb)] in holds
    ]
