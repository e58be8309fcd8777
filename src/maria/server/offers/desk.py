"""A seat's look at a game: the position, names as links, actions as texts, and what it knows of troops."""

from __future__ import annotations

from typing import NamedTuple

from maria import engine, notation
from maria.actions import Action
from maria.box.tables import members
from maria.game import Game
from maria.rules.step import Choices
from maria.rules.tactical_cards import worth
from maria.server.offers.labels import label
from maria.server.offers.models import Choice, Detail, Force, HandCard, Standing
from maria.state import AWAY, REMOVED, State
from maria.telling.parts import Linked, Parts, parts


class Built(NamedTuple):
    """A decision: its detail, what helps, and the choices that are few enough to be listed."""

    detail: Detail
    helps: list[Parts]
    choices: list[Choice]


class Desk:
    """What the builders of offers share."""

    def __init__(self, game: Game, seat: int | None, language: str) -> None:
        """Looks at the game from a seat, or from where spectators are."""
        self.game, self.seat = game, -1 if seat is None else seat
        self.words = Linked(game, language)
        self.state, self.setting = game.state, game.state.setting
        self.ids = self.setting.names
        """The ids of the pieces."""

    def text(self, action: Action) -> str:
        """An action in the record's notation."""
        return notation.format_action(self.state, action)

    def legal(self) -> Choices:
        """What the seat may do; only if the game waits for it."""
        return engine.legal(self.state, self.seat)

    def city_id(self, city: int) -> str:
        """A city as an action names it."""
        return self.setting.board.cities[city].id

    def say(self, key: str, **values: str | int) -> Parts:
        """A message in its parts."""
        return parts(self.words.sentence(key, **values))

    def choice(self, action: Action, *effects: Parts) -> Choice:
        """Something that can be done, in words."""
        return Choice(action=self.text(action), label=parts(label(self.words, action)), effects=list(effects))

    def place(self, piece: int) -> int | None:
        """The city of a piece, None off the map."""
        place = self.state.place[piece]
        return place if place >= 0 else None

    def standing(self, piece: int) -> Standing:
        """A piece and its city."""
        return Standing(piece=piece, city=self.place(piece))

    def hand(self, power: int) -> list[HandCard]:
        """The cards of one of the seat's powers."""
        return [
            HandCard(
                card=card,
                text=notation.format_card(self.state, power, card),
                worth=worth(self.state, card),
            )
            for card in self.state.hands[power]
        ]

    def worth(self, cards: tuple[int, ...] | list[int]) -> int:
        """8.h: what cards pay together."""
        return sum(worth(self.state, card) for card in cards)

    def force(self, state: State, generals: int) -> Force:
        """Generals who fight together, in this position or one that would come of it."""
        city = state.place[members(generals)[0]]
        power = state.commanding_power(city)
        least, most = known_troops(state, self.seat, generals)
        return Force(
            generals=members(generals),
            city=city,
            suit=self.setting.board.suit_of[city],
            power=power,
            seat=self.setting.seats[state.seat_of[power]],
            least=least,
            most=most,
        )


def known_troops(state: State, seat: int, generals: int) -> tuple[int, int]:
    """6.d: the least and the most troops that generals can have together, by what the seat knows."""
    limits = [_bounds(state, seat, general) for general in members(generals)]
    least, most = sum(low for low, _ in limits), sum(high for _, high in limits)
    for known, low, high in state.known.sums:
        if known == generals:
            least, most = max(least, low), min(most, high)
    return least, most


def _bounds(state: State, seat: int, general: int) -> tuple[int, int]:
    """One's own troops are known; of others what combats have shown, and what the public total leaves."""
    power = state.setting.power_of[general]
    if state.seat_of[power] == seat:
        return state.troops[general], state.troops[general]
    least, most = state.known.bounds(general)
    others = [
        state.known.bounds(other)
        for other in state.setting.generals_of[power]
        if other != general and state.place[other] not in (REMOVED, AWAY)
    ]
    total = state.total(power)
    least = max(least, total - sum(high for _, high in others))
    most = min(most, total - sum(low for low, _ in others))
    return least, most
