"""Actions and cards as text and back, as used in the log, records, case files and the command line.

Reading accepts whatever writing prints. Cities and pieces have ids or names; umlauts and case do not matter.
A card is S7, H10, C2, D9 or R, with /3 for the third deck's copy; without it, the lowest deck in hand.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields
from enum import IntEnum
from functools import cache
from typing import Annotated, ClassVar, Self, get_type_hints

from maria.box import Box
from maria.box.folding import fold
from maria.box.model import POWERS
from maria.box.tables import lands_of, members
from maria.frozen import Frozen, freeze
from maria.state import State, Step, marks_of
from maria.texts import MariaError
from maria.texts.message import Several

SUITS = "SHCD"
CARD = re.compile(r"(?:([SHCD])(\d{1,2})|R)(?:/(\d)(b?))?(?:=([SHCD])(\d{1,2}))?", re.I)
LONGEST = 2_000
"""The longest text of an action."""
LONGEST_NAME = 6
"""The most words in a name."""
BETWEEN = ">"
"""Separates the cities of a path; no name contains it."""
CITY = "city {city}"
"""A city with the name of a land."""
Way = Annotated[tuple[int, ...], "way"]
"""Cities separated by >."""


class NotationError(MariaError):
    """A text that is not an action."""


class Action(Frozen):
    """A player's decision: a small immutable value that can be written, read and completed."""

    verbs: ClassVar[tuple[str, ...]] = ()
    """The words its texts begin with."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rule that allows it, for each verb."""
    completed: ClassVar[str] = "by_lines"
    """How the terminal's `ActionCompleter` completes its texts."""
    registry: ClassVar[dict[str, type[Action]]] = {}

    def __init_subclass__(cls, verbs: tuple[str, ...] = (), rules: tuple[str, ...] = ()) -> None:
        """Registers each action by its verbs."""
        freeze(cls)
        cls.verbs, cls.rules = verbs or cls.verbs, rules or cls.rules
        for verb in cls.verbs:
            Action.registry[verb] = cls

    def write(self, to: Writer) -> str:
        """The text of the action; by default, its verb followed by its values."""
        values = (getattr(to, kind)(getattr(self, name)) for name, kind in _kinds(self.verbs[0]))
        return " ".join((self.verbs[0], *values))

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """The action of a text, after its verb; raises NotationError if there is none."""
        made = cls(**{name: getattr(rest, kind)() for name, kind in _kinds(cls.verbs[0])})
        rest.end()
        return made


@cache
def _kinds(verb: str) -> list[tuple[str, str]]:
    """The names of an action's values, and the `Writer` and `Reader` methods for them."""
    hints = get_type_hints(Action.registry[verb], include_extras=True)
    return [(each.name, (*marks_of(hints[each.name]), "number")[0]) for each in fields(Action.registry[verb])]


def format_action(state: State, action: Action, decks: bool = False) -> str:
    """The text of a legal action, or a pattern if it has blanks; with `decks`, each card names its deck."""
    return action.write(Writer(state, decks))


def parse_action(state: State, seat: int, text: str) -> Action:
    """The action of a text, legal or not; raises NotationError if there is none."""
    if len(text) > LONGEST:
        raise NotationError("notation-too-long", most=LONGEST)
    words = text.split()
    verb = find_verb(words)
    if verb:
        rest = " ".join(words[verb.count(" ") + 1 :])
        return Action.registry[verb].read(Reader(state, seat, rest, verb))
    first = words[0].casefold() if words else ""
    raise NotationError("notation-verb", verb=first[:30], verbs=Several(tuple(Action.registry), "or"))


def find_verb(words: Sequence[str]) -> str:
    """The verb of one or two words at the start of a text; empty if there is none."""
    verbs = (" ".join(words[:count]).casefold() for count in (2, 1))
    return next((verb for verb in verbs if verb in Action.registry), "")


# ---------------------------------------------------------------- names


class NameIndex:
    """The names of a box's cities and pieces, folded."""

    def __init__(self, box: Box) -> None:
        """Indexes ids and names; of two cities with the same name, the first one gets it."""
        self.cities = {fold(city.id): number for number, city in enumerate(box.pack.cities)}
        for number, city in enumerate(box.pack.cities):
            self.cities.setdefault(fold(city.name), number)
        self.pieces: dict[str, int] = {}
        for number, general in enumerate(box.pack.generals):
            self.pieces[fold(general.id)] = number
            self.pieces.setdefault(fold(general.name), number)
        for number, train in enumerate(box.pack.trains, len(box.pack.generals)):
            self.pieces[fold(train.id)] = number
        self.powers = {fold(power): number for number, power in enumerate(POWERS)}
        self.politicals = {fold(card.id): number for number, card in enumerate(box.pack.cards)}


_KNOWN: dict[str, NameIndex] = {}


def names(state: State) -> NameIndex:
    """The names of a position's box, built once per pack."""
    box = state.setting.box
    if box.pack.hash not in _KNOWN:
        _KNOWN[box.pack.hash] = NameIndex(box)
    return _KNOWN[box.pack.hash]


# ---------------------------------------------------------------- writing


class Blank(IntEnum):
    """A value that a pattern leaves open: `Retreat((Blank.PATH,))` is written as `retreat {path}`.

    No city, piece, card or set of them has any of these numbers.
    """

    CITY = -100
    PATH = -101
    COUNT = -102
    TROOPS = -103
    GENERALS = -104
    CARDS = -105
    CARD = -106
    PARTS = -107
    PLACES = -108
    NEAR = -109
    BY = -110
    TURN = -111


BLANKS = {int(blank): f"{{{blank.name.lower()}}}" for blank in Blank}


class Writer:
    """Writes the parts of an action."""

    def __init__(self, state: State, decks: bool = False) -> None:
        """With `decks`, each card names its deck, whatever else is in the hand."""
        self.state, self.decks = state, decks
        self.setting = state.setting

    def number(self, number: int) -> str:
        """A number."""
        return BLANKS.get(number) or str(number)

    def power(self, power: int) -> str:
        """A power by its id."""
        return POWERS[power]

    def political(self, card: int) -> str:
        """A Political Card by its id."""
        return BLANKS.get(card) or self.setting.box.pack.cards[card].id

    def city(self, number: int) -> str:
        """A city by its id."""
        return BLANKS.get(number) or self.setting.board.cities[number].id

    def piece(self, number: int) -> str:
        """A piece by its id."""
        return BLANKS.get(number) or self.setting.names[number]

    def pieces(self, pieces: int) -> str:
        """A set of pieces, separated by commas."""
        return BLANKS.get(pieces) or ", ".join(map(self.piece, members(pieces)))

    def cities(self, cities: int) -> str:
        """Lands and cities, separated by commas."""
        if cities in BLANKS:
            return BLANKS[cities]
        known = self.setting.board.in_territory
        lands, rest = lands_of(known, cities)
        names = [self.city(city) for city in members(rest)]
        return ", ".join([*lands, *(CITY.format(city=name) if name in known else name for name in names)])

    def troops(self, general: int, count: int) -> str:
        """A general and his troops, as in `karl 2`, or a blank."""
        return BLANKS.get(count) or f"{self.piece(general)} {count}"

    def shift(self, track: int, boxes: int) -> str:
        """A shift, as in `russia left 1`."""
        side = "right" if boxes > 0 else "left"
        return BLANKS.get(track) or f"{self.setting.tracks[track].id} {side} {abs(boxes)}"

    def way(self, path: tuple[int, ...]) -> str:
        """Cities separated by >."""
        return f" {BETWEEN} ".join(map(self.city, path))

    def command(self, commander: int) -> str:
        """6.i: the supreme commander, if one is named; otherwise empty."""
        return f" command {self.piece(commander)}" if commander >= 0 else ""

    def card(self, power: int, card: int) -> str:
        """A card in a power's hand."""
        return BLANKS.get(card) or format_card(self.state, power, card, self.decks)

    def cards(self, power: int, cards: tuple[int, ...]) -> str:
        """Several cards in a power's hand."""
        return " ".join(self.card(power, card) for card in cards)

    def paid(self, power: int, cards: tuple[int, ...]) -> str:
        """`with` and the cards that pay; empty without any."""
        return f" with {self.cards(power, cards)}" if cards else ""


def format_card(state: State, power: int, card: int, decks: bool = False) -> str:
    """A card in a hand; with its deck if `decks` is set or the hand has a copy from a lower deck."""
    setting = state.setting
    suit, value = setting.card_suit[card], setting.card_value[card]
    name = f"{SUITS[suit]}{value}" if suit >= 0 else "R"
    among = (card - 1,) if decks else state.hands[power]
    alike = [c for c in among if (setting.card_suit[c], setting.card_value[c]) == (suit, value)]
    if not decks and card == min(alike, default=card):
        return name
    deck = card // setting.deck_size
    second = card - 1 in alike and (card - 1) // setting.deck_size == deck and suit < 0
    return f"{name}/{deck + 1}{'b' if second else ''}"


# ---------------------------------------------------------------- reading


class Reader:
    """Reads the rest of a text after its verb."""

    def __init__(self, state: State, seat: int, rest: str, verb: str = "") -> None:
        """Takes the rest of the text, and the verb that was read."""
        self.state, self.seat, self.rest, self.verb = state, seat, rest.strip(), verb
        self.names = names(state)

    def part(self, text: str) -> Reader:
        """A reader for part of the text."""
        return Reader(self.state, self.seat, text, self.verb)

    def step(self, kind: str, otherwise: str) -> Step:
        """The current step, which must be of this kind."""
        if not self.state.agenda or self.state.agenda[-1].kind != kind:
            raise NotationError(otherwise)
        return self.state.agenda[-1]

    def split_off(self, word: str) -> str:
        """Cuts off and returns the text after a word such as `with`; empty if the word is missing."""
        found = re.search(rf"(?:^|\s){word}(?:\s|$)", self.rest)
        if not found:
            return ""
        behind = self.rest[found.end() :].strip()
        self.rest = self.rest[: found.start()].strip()
        return behind

    def end(self) -> None:
        """Raises NotationError if any text is left."""
        if self.rest:
            raise NotationError("notation-too-much", rest=self.rest[:40])

    def head(self, known: Mapping[str, int], key: str) -> int:
        """Takes the longest known name off the front."""
        words = self.rest.split(maxsplit=LONGEST_NAME)
        most = words.index(BETWEEN) if BETWEEN in words else min(len(words), LONGEST_NAME)
        for count in range(most, 0, -1):
            number = known.get(fold(" ".join(words[:count])))
            if number is not None:
                self.rest = " ".join(words[count:])
                return number
        raise NotationError(key, name=self.rest[:40])

    def number(self) -> int:
        """Takes a number off the front."""
        word, _, rest = self.rest.partition(" ")
        if not word.isascii() or not word.isdigit() or len(word) > 3:
            raise NotationError("notation-number", name=word[:20])
        self.rest = rest.strip()
        return int(word)

    def piece(self) -> int:
        """Takes a piece off the front."""
        return self.head(self.names.pieces, "notation-piece")

    def power(self) -> int:
        """Takes a power off the front."""
        return self.head(self.names.powers, "notation-power")

    def city(self) -> int:
        """The rest of the text as a city."""
        city = self.head(self.names.cities, "notation-city")
        self.end()
        return city

    def cities(self) -> int:
        """The rest of the text as a set of lands and cities, separated by commas."""
        known, found = self.state.setting.board.in_territory, 0
        parts, self.rest = self.rest.split(","), ""
        for part in map(str.strip, parts):
            word = part.casefold().replace(" ", "_")
            found |= known[word] if word in known else 1 << self.part(part.removeprefix("city ")).city()
        return found

    def pieces(self) -> int:
        """The rest of the text as a set of pieces, separated by commas."""
        parts, self.rest, found = self.rest.split(","), "", 0
        for part in map(self.part, parts):
            found |= 1 << part.piece()
            part.end()
        return found

    def political(self) -> int:
        """Takes a Political Card off the front."""
        return self.head(self.names.politicals, "notation-political")

    def way(self) -> tuple[int, ...]:
        """The rest of the text as cities separated by >."""
        parts, self.rest = self.rest.split(BETWEEN), ""
        return tuple(self._known(self.names.cities, part, "notation-city") for part in parts)

    def _known(self, known: Mapping[str, int], name: str, key: str) -> int:
        number = known.get(fold(name))
        if number is None:
            raise NotationError(key, name=name.strip()[:40])
        return number

    def own_hand(self, power: int) -> None:
        """8.d: raises NotationError for another seat's hand, so that nobody can probe it."""
        if self.state.seat_of[power] != self.seat:
            raise NotationError("notation-not-your-hand")

    def card(self, power: int) -> tuple[int, int, int]:
        """The rest of the text as a card in a power's hand, and the suit and value declared for a Reserve."""
        self.own_hand(power)
        return parse_card(self.state, power, self.rest)

    def cards(self, power: int, text: str) -> tuple[int, ...]:
        """Cards in a power's hand."""
        self.own_hand(power)
        taken: list[int] = []
        for word in text.split():
            taken.append(parse_card(self.state, power, word, taken)[0])
        return tuple(taken)

    def commander(self) -> int:
        """6.i: the supreme commander, if one is named."""
        named = self.split_off("command")
        return self._known(self.names.pieces, named, "notation-piece") if named else -1


def parse_card(state: State, power: int, word: str, taken: Collection[int] = ()) -> tuple[int, int, int]:
    """A card in a power's hand, not yet taken, and the suit and value declared for a Reserve."""
    found = CARD.fullmatch(word)
    if not found:
        raise NotationError("notation-card", name=word[:20])
    suit = SUITS.index(found[1].upper()) if found[1] else -1
    value = int(found[2]) if found[2] else 0
    setting = state.setting
    left = (card for card in state.hands[power] if card not in taken)
    alike = [card for card in left if (setting.card_suit[card], setting.card_value[card]) == (suit, value)]
    if found[3]:
        alike = [card for card in alike if card // setting.deck_size == int(found[3]) - 1]
        if found[4] and suit < 0:
            alike = [card for card in alike if card % setting.deck_size == setting.deck_size - 1]
    if not alike:
        raise NotationError("notation-not-in-hand", name=word[:20])
    declared = SUITS.index(found[5].upper()) if found[5] else -1
    return alike[0], declared, int(found[6]) if found[6] else 0
