"""The facts of a position in the texts of lessons, such as `{troops friedrich}`: no number is typed."""

from __future__ import annotations

import re
from collections.abc import Callable

from maria.box.model import SUIT_SIGNS
from maria.position.codec import Codec, PositionError
from maria.rules.combat import Duel
from maria.rules.supply import tolls
from maria.rules.tactical_cards import income, worth
from maria.rules.victory import Goal
from maria.telling.words import Words
from maria.texts import MariaError, Several, rulebook

BLANK = re.compile(r"\{([^{}]*)\}")
DIGIT = re.compile(r"\d")


class FillingError(MariaError):
    """A blank that nobody can fill."""


def filled(text: str, words: Words) -> str:
    """A text with its blanks filled in; what was typed by hand has no digits."""
    return BLANK.sub(lambda found: _Filler(words).fill(found[1]), text)


def has_numbers(text: str) -> bool:
    """Whether a number was typed by hand, outside of blanks."""
    return bool(DIGIT.search(BLANK.sub("", text)))


class _Filler:
    def __init__(self, words: Words) -> None:
        self.words, self.state = words, words.state
        self.code = Codec(words.state)

    def fill(self, blank: str) -> str:
        name, *of = blank.split()
        try:
            if name in FACTS:
                return str(FACTS[name](self, *of))
            return self._named(blank)
        except (PositionError, TypeError, ValueError, AttributeError, IndexError):
            known = Several(tuple(sorted(FACTS)), "more")
            raise FillingError("lesson-blank", blank=blank[:60], known=known) from None

    def _named(self, name: str) -> str:
        """A piece, a power or a city by its name."""
        tellers: tuple[tuple[str, Callable[[int], str]], ...] = (
            ("piece", self.words.piece),
            ("power", self.words.power),
            ("city", self.words.city),
            ("political", self.words.political),
        )
        for kind, tell in tellers:
            try:
                return tell(self.code.number(kind, name))
            except PositionError:
                continue
        raise PositionError("notation-city", name=name[:40])

    def piece(self, name: str) -> int:
        return self.code.number("piece", name)

    def power(self, name: str) -> int:
        return self.code.number("power", name)

    def city(self, name: str) -> int:
        """A city, or where a piece stands."""
        try:
            return self.state.place[self.piece(name)]
        except PositionError:
            return self.code.number("city", name)

    def toll(self, name: str) -> int:
        piece = self.piece(name)
        return tolls(self.state, self.state.setting.power_of[piece])[1][piece]

    def score(self) -> int:
        """Of the side that has the right to play."""
        step = self.state.agenda[-1]
        assert isinstance(step, Duel)
        return step.own_score

    def playable(self, power: int, suit: str) -> int:
        """The cards of one suit in a hand, added up."""
        setting, wanted = self.state.setting, suit.upper()[0]
        cards = self.state.hands[power]
        return sum(
            setting.card_value[card] for card in cards if setting.card_suit[card] == "SHCD".index(wanted)
        )

    def goal(self, power: int) -> Goal:
        """What wins the game for a power."""
        return next(goal for goal in self.state.setting.variant.goals(self.state) if goal.power == power)

    def rule(self, name: str) -> str:
        """The id of a rule, which leads to it."""
        if not any(rule.id == name for rule in rulebook.rules()):
            raise ValueError(name)
        return self.words.link("rule", name, name)


def _suit(filler: _Filler, of: str) -> str:
    suit = filler.state.setting.board.suit_of[filler.city(of)]
    return filler.words.suit(suit)


FACTS: dict[str, Callable[..., str | int]] = {
    "troops": lambda f, piece: f.state.troops[f.piece(piece)],
    "at": lambda f, piece: f.words.city(f.city(piece)),
    "total": lambda f, power: f.state.total(f.power(power)),
    "cards": lambda f, power: len(f.state.hands[f.power(power)]),
    "hand": lambda f, power: f.words.cards(f.state.hands[f.power(power)]),
    "points": lambda f, power: sum(worth(f.state, card) for card in f.state.hands[f.power(power)]),
    "sum": lambda f, power, suit: f.playable(f.power(power), suit),
    "income": lambda f, power: income(f.state, f.power(power)),
    "pool": lambda f, power: f.state.pool[f.power(power)],
    "reached": lambda f, power: f.goal(f.power(power)).reached,
    "needed": lambda f, power: f.goal(f.power(power)).needed,
    "missing": lambda f, power: max(f.goal(f.power(power)).needed - f.goal(f.power(power)).reached, 0),
    "distance": lambda f, one, other: f.state.setting.board.distance[f.city(one)][f.city(other)],
    "suit": _suit,
    "sign": lambda f, of: SUIT_SIGNS[f.state.setting.board.suit_of[f.city(of)]],
    "toll": lambda f, piece: f.toll(piece),
    "score": lambda f: f.score(),
    "behind": lambda f: -f.score(),
    "turn": lambda f: f.state.turn,
    "last": lambda f: f.state.setting.variant.last_turn(f.state),
    "rule": lambda f, rule: f.rule(rule),
}
"""What can stand in a blank before a name, and what it is filled with."""
