"""Fills the facts of a position into texts of lessons: `{ $troops-friedrich }` instead of a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache

from maria.box.model import SUIT_SIGNS
from maria.game import Game
from maria.lessons.lesson import Lesson, Text
from maria.notation import SUITS
from maria.position.codec import Codec, PositionError
from maria.reading.supply import path_to_train
from maria.rules.combat import Duel
from maria.rules.supply import tolls
from maria.rules.tactical_cards import income, worth
from maria.rules.victory import Goal
from maria.texts import MariaError, Several, catalogue, rulebook
from maria.texts.message import Kind, Ref
from maria.view import Dealer, cards_seen
from maria.words import Words


class FillingError(MariaError):
    """A blank cannot be filled."""


def filled_text(text: Text, lesson: Lesson, words: Words) -> str:
    """A text of a lesson with the facts of a position filled in, in the language of `words`."""
    say, filler = catalogue(words.say.language, lesson.texts), _Filler(words)
    sentences = (
        say(key, **{name: filler.fill(name, text.values) for name in say.variables(key)}) for key in text.keys
    )
    return say.listed(map(words.capital, sentences), "sentences")


def heading(text: Text, lesson: Lesson, language: str) -> str:
    """The title or description of a lesson. It may contain names, but no facts of a position."""
    return filled_text(text, lesson, Words(_any_game(), language))


@cache
def _any_game() -> Game:
    return Game.new("advanced", seed="names")


class _Filler:
    def __init__(self, words: Words) -> None:
        self.words, self.state = words, words.state
        self.code = Codec(words.state)

    def fill(self, value: str, values: Mapping[str, str]) -> str | int:
        """The content of a blank, by its name: `troops-friedrich`, `breslau`, `austria-genitive`."""
        first, *rest = value.split("-")
        blank = values.get(value) or " ".join([first, *(values.get(each, each) for each in rest)])
        name, *of = blank.split()
        try:
            if name in FACTS:
                return FACTS[name](self, *of)
            if value in values:
                return self._named(blank)
            return self._named(values.get(first, first), *of)
        except (PositionError, TypeError, ValueError, AttributeError, LookupError):
            known = Several(tuple(sorted(FACTS)), "more")
            raise FillingError("lesson-blank", blank=blank[:60], known=known) from None

    def _named(self, name: str, form: str = "") -> str:
        """The name of a piece, power, city or Political Card, in one of its forms."""
        kinds: tuple[Kind, ...] = ("piece", "power", "city", "political")
        for kind in kinds:
            with suppress(PositionError):
                return self.words.value_text(Ref(kind, self.code.number(kind, name)), form)
        raise PositionError("notation-city", name=name[:40])

    def piece(self, name: str) -> int:
        return self.code.number("piece", name)

    def power(self, name: str) -> int:
        return self.code.number("power", name)

    def city(self, name: str) -> int:
        """A city by its name, or the city of a piece."""
        try:
            return self.state.place[self.piece(name)]
        except PositionError:
            return self.code.number("city", name)

    def toll(self, name: str) -> int:
        piece = self.piece(name)
        return tolls(self.state, self.state.setting.power_of[piece])[1][piece]

    def score(self) -> int:
        """The score of the side that has the right to play."""
        step = self.state.agenda[-1]
        assert isinstance(step, Duel)
        return step.own_score

    def playable(self, power: int, suit: str) -> int:
        """The total value of a hand's cards of one suit."""
        setting, wanted = self.state.setting, SUITS.index(suit.upper()[0])
        cards = self.state.hands[power]
        return sum(setting.card_value[card] for card in cards if setting.card_suit[card] == wanted)

    def card(self, name: str) -> str:
        """A card of the first deck by its name, whoever holds it. `R` is a Reserve."""
        setting, suit = self.state.setting, SUITS.find(name[0])
        value = int(name[1:]) if suit >= 0 else 0
        cards = zip(setting.card_suit, setting.card_value, strict=True)
        return self.words.cards([list(cards).index((suit, value))])

    def unseen(self, power: int, suit: str) -> int:
        """8.l: how many cards of a suit a power has not seen: in other hands, or yet to be drawn."""
        setting = self.state.setting
        dealer = Dealer(cards_seen(self.state, self.state.seat_of[power]), setting)
        unseen = (card for cards, _ in dealer.decks for card in cards)
        return sum(setting.card_suit[card] == SUITS.index(suit) for card in unseen)

    def path(self, piece: int) -> int:
        """9.c: the length of a general's path to a train. Raises ValueError if there is none."""
        power, place = self.state.setting.power_of[piece], self.state.place[piece]
        path = path_to_train(self.state, power, place, through_hussars=True)
        if len(path) < 2:
            raise ValueError(piece)
        return len(path) - 1

    def cities(self, count: int) -> str:
        """A number of cities in words."""
        return self.words.say("lesson-cities", count=count)

    def distance(self, one: str, other: str) -> int:
        """The number of roads between two places."""
        return self.state.setting.board.distance[self.city(one)][self.city(other)]

    def goal(self, power: int) -> Goal:
        """What a power needs to win."""
        return next(goal for goal in self.state.setting.variant.goals(self.state) if goal.power == power)

    def rule(self, name: str) -> str:
        """The id of a rule, as a link. `10_3_a` is 10.3.a."""
        name = name.replace("_", ".")
        if not any(rule.id == name for rule in rulebook.rules()):
            raise ValueError(name)
        return self.words.link("rule", name, name)


def _suit(filler: _Filler, of: str) -> str:
    suit = filler.state.setting.board.suit_of[filler.city(of)]
    return filler.words.name("suit", suit)


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
    "distance": lambda f, one, other: f.distance(one, other),
    "far": lambda f, one, other: f.cities(f.distance(one, other)),
    "suit": _suit,
    "sign": lambda f, of: SUIT_SIGNS[f.state.setting.board.suit_of[f.city(of)]],
    "toll": lambda f, piece: f.toll(piece),
    "supply": lambda f, piece: f.cities(f.path(f.piece(piece))),
    "path": lambda f, piece: f.path(f.piece(piece)),
    "card": lambda f, name: f.card(name),
    "unseen": lambda f, power, suit: f.unseen(f.power(power), suit),
    "score": lambda f: f.score(),
    "behind": lambda f: -f.score(),
    "turn": lambda f: f.state.turn,
    "last": lambda f: f.state.setting.variant.last_turn(f.state),
    "rule": lambda f, rule: f.rule(rule),
}
"""The facts that blanks can name, and how to compute them."""
