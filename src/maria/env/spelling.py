"""Spells actions as short rows of numbers, each with the same meaning in every position of every game.

A position can have millions of legal actions, but a learner needs a small, fixed set. So an action is spelt
word by word, from a vocabulary of pieces, cities, cards, numbers and verbs that depends only on the pack. A
march is its piece, then its city. Whether it is a force march, who commands at its end, and its path follow
only if several marches of the piece to that city differ in them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints

from maria import actions as act
from maria import engine
from maria.actions import Action
from maria.bots.candidates import candidates
from maria.box.model import POWERS
from maria.notation import SUITS
from maria.rules.step import Choices
from maria.state import Setting, marks_of

MOST = 1000
"""Up to this many choices are all offered. Of more, only those of `maria.bots.candidates` are."""
NUMBERS = range(-10, 61)
"""The numbers in the vocabulary: troops, boxes, votes, card values."""
END, VERB = "end", "verb"
"""`END` is the last word of each action, so that no action is a prefix of another."""
Word = tuple[str, int]
"""The kind of thing a word stands for, and its number."""


def _row(sort: str, values: tuple[int, ...]) -> list[Word]:
    return [(sort, value) for value in values]


def _rows(sorts: tuple[str, ...], rows: tuple[tuple[int, ...], ...]) -> list[Word]:
    return [word for row in rows for word in zip(sorts, row, strict=True)]


def _march(it: act.March) -> list[Word]:
    first = [("piece", it.piece), ("city", it.path[-1]), ("number", int(it.force)), ("piece", it.commander)]
    return first + _row("city", it.path[1:-1])


SPELT: dict[type[Action], Callable[[Any], list[Word]]] = {
    act.Split: lambda it: [("power", it.power), *_row("number", it.troops)],
    act.PlaceHussar: lambda it: [("number", it.hussar), ("city", it.city)],
    act.Answer: lambda it: [(VERB, it.verbs.index(it.question)), ("number", int(it.yes))],
    act.PayToll: lambda it: _row("card", it.cards) + _row("piece", it.supplied),
    act.March: _march,
    act.Reenter: lambda it: [("piece", it.train), ("city", it.city), *_row("card", it.cards)],
    act.Attack: lambda it: [("city", it.start), ("city", it.target)],
    act.PlayCard: lambda it: [("card", it.card), ("number", it.value)],
    act.Retreat: lambda it: [("city", it.path[-1]), *_row("city", it.path[:-1])],
    act.Recruit: lambda it: [("number", it.count), *_row("card", it.cards)],
    act.Assign: lambda it: [
        *_rows(("piece", "number"), it.troops),
        *_rows(("piece", "city", "piece"), it.entries),
    ],
    act.NameTrump: lambda it: [("suit", it.suit)],
    act.LayCard: lambda it: [("card", it.card)],
    act.Execute: lambda it: [*_rows(("track", "number"), it.shifts), ("number", int(it.instructed))],
    act.SendCorps: lambda it: [("piece", it.general), *_row("card", it.cards)],
    act.Place: lambda it: [("piece", it.piece), ("city", it.city), ("piece", it.commander)],
}
"""The words of each action, the most informative first. All other actions are a verb, or their fields."""


@cache
def _marked(kind: Any) -> list[tuple[str, str]]:
    """The fields of an action, each with the kind of thing that its type gives."""
    hints = get_type_hints(kind, include_extras=True)
    return [((*marks_of(hints[each.name]), "number")[0], each.name) for each in fields(kind)]


def words_of(action: Action) -> list[Word]:
    """The words of an action, without its end."""
    kind: Any = type(action)
    if spelt := SPELT.get(kind):
        return spelt(action)
    return [(sort, int(getattr(action, name))) for sort, name in _marked(kind)] or [(VERB, 0)]


class Spelling:
    """The vocabulary of a pack, and the spelling of actions with it."""

    def __init__(self, setting: Setting) -> None:
        """Numbers all words.

        The pack's words come first and verbs last, so that new verbs do not renumber.
        """
        sorts = {
            "power": range(len(POWERS)),
            "piece": range(-1, len(setting.names)),
            "city": range(len(setting.board.cities)),
            "card": range(len(setting.card_suit)),
            "political": range(len(setting.box.pack.cards)),
            "track": range(len(setting.tracks)),
            "suit": range(len(SUITS)),
            "number": NUMBERS,
            END: range(1),
        }
        self.setting = setting
        self.words: list[Word] = [(sort, value) for sort, values in sorts.items() for value in values]
        self._number = {word: number for number, word in enumerate(self.words)}
        self._verbs: dict[type[Action], int] = {}
        """The number of each action's first verb."""
        for verb, kind in Action.registry.items():
            if kind not in engine.OUT_OF_TURN:
                self._verbs.setdefault(kind, len(self.words))
                self.words.append((verb, -1))

    def __len__(self) -> int:
        """The number of words, which is the size of the action space."""
        return len(self.words)

    def spell(self, action: Action) -> tuple[int, ...]:
        """An action as the numbers of its words."""
        verb, number, end = self._verbs[type(action)], self._number, self._number[END, 0]
        spelt = [verb + word[1] if word[0] == VERB else number[word] for word in words_of(action)]
        return (*spelt, end)

    def offered(self, choices: Choices) -> dict[tuple[int, ...], Action]:
        """The choices on offer by their spelling: all of them, or the candidates if there are too many."""
        few = choices.counted and choices.count() <= MOST
        return {self.spell(action): action for action in (choices if few else candidates(choices))}

    def text(self, number: int) -> str:
        """A readable, unique form of a word, such as `city:prag`, `piece:karl`, `card:S7#1` or `done`."""
        sort, value = self.words[number]
        setting, pack = self.setting, self.setting.box.pack
        names: dict[str, Callable[[], str]] = {
            "power": lambda: POWERS[value],
            "piece": lambda: setting.names[value] if value >= 0 else "-",
            "city": lambda: pack.cities[value].id,
            "card": self._card(value),
            "political": lambda: pack.cards[value].id,
            "track": lambda: setting.tracks[value].id,
            "suit": lambda: SUITS[value],
            "number": lambda: str(value),
        }
        return f"{sort}:{names[sort]()}" if sort in names else sort

    def _card(self, card: int) -> Callable[[], str]:
        def name() -> str:
            setting = self.setting
            suit, number = setting.card_suit[card], card % setting.deck_size
            face = f"{SUITS[suit]}{setting.card_value[card]}" if suit >= 0 else f"R{number}"
            return f"{face}#{card // setting.deck_size + 1}"

        return name
