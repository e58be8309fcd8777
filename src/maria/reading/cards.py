"""8: cards in a hand, and what they pay."""

from __future__ import annotations

from collections.abc import Iterable

from maria.notation import format_card
from maria.reading.fact import Fact
from maria.rules.tactical_cards import worth
from maria.state import State


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
