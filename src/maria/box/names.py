"""Turns messages into sentences. It is the only place where names, their forms and lists become text."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from maria.box import Box
from maria.box.model import POWERS, SUIT_SIGNS
from maria.texts import LANGUAGES, Catalogue, catalogue
from maria.texts.message import Kind, Message, Ref, Value, message

SUIT_NAMES = ("spades", "hearts", "clubs", "diamonds")
VICTORY_BOXES = ("electors", "emperor", "italy", "silesia")
"""3.g: the victory boxes beside the battle boxes, in the order of the position."""
GENDER = "gender"
"""A form of names that sentences only select by. It never becomes a link."""
NOTHING = -1
"""The id of a `Ref` to nothing."""


class Namer:
    """Names and sentences of a box in one language.

    `text(message)` turns a message into a sentence, here and, from the same catalogues, in the page:

    1. The message comes from the reader's language. If that lacks it, the message and everything inside it
       come from English.
    2. Its values become text by type. A number stays a number: Fluent selects by it and formats it. A string
       stays as it is: Fluent selects by it, or a person wrote it. A message is rendered by these same rules.
       The items of `Several` are rendered one by one and joined by the messages `list-...`: `list-more`
       between all but the last two and `list-and` or `list-or` between these. Other lists have one separator
       throughout (`list-way`, `list-cards` ...).
    3. A `Ref` is rendered as its name, which is itself a message (`naming`): `the-prussia`, `role-louis`,
       `the-general` with the general's own name, `the-train` with its power ... They are in `names.ftl`, one
       file per language. The message's value is the form that sentences need most: the subject, with its
       article. Other forms are attributes: `{ $power-possessive }` in a sentence is the attribute
       `possessive` of the name of `power`, and for `Several`, of each name. A language can have any number
       of cases. If a name lacks a form, its value is used. Sentences can also select by a form, such as
       `{ $seat-gender }`. The form `count` of `Several` is the number of its items. A `Ref` to -1 renders as
       nothing.
    4. The name of something that can be linked is passed to `link`, which may put markers around it. They
       pass through the catalogue and become links (`web/src/telling.ts`).
    5. A sentence begins with a capital letter, and so does each of `Several` sentences (`by` "sentences").
    """

    def __init__(self, box: Box, language: str) -> None:
        """Takes the language of the sentences and names."""
        self.box = box
        self.say = catalogue(language, box.pack.names)

    def text(self, message: Message) -> str:
        """A message as a sentence."""
        return self.capital(self.phrase(message))

    def phrase(self, message: Message, form: str = "") -> str:
        """A message as text for the middle of a sentence."""
        say = self.say if self.say.speaks(message.key) else catalogue(LANGUAGES[0], self.box.pack.names)
        return self._filled(say, message, form)

    def value_text(self, value: Value, form: str = "") -> str:
        """A value on its own: the name of a thing in one of its forms, or a list."""
        return str(self._value(self.say, value, form))

    def capital(self, text: str) -> str:
        """The text with its first letter capitalised."""
        return text[:1].upper() + text[1:]

    def written(self, text: str) -> str:
        """Text that a person wrote, unchanged. Subclasses may escape it."""
        return text

    def link(self, kind: str, id: int | str, name: str) -> str:
        """The name of a thing, unchanged. Subclasses may turn it into a link."""
        return name

    def _filled(self, say: Catalogue, message: Message, form: str = "") -> str:
        key, values = message.key, message.values
        if form and f"{key}.{form}" in say:
            key = f"{key}.{form}"
        filled: dict[str, str | int] = {}
        for name in say.variables(key):
            if name in values:
                filled[name] = self._value(say, values[name])
            else:
                of, _, its = name.rpartition("-")
                filled[name] = self._value(say, values[of], its)
        return say(key, **filled)

    def _value(self, say: Catalogue, value: Value, form: str = "") -> str | int:
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.written(value)
        if isinstance(value, Ref):
            name = _named(self.box, say, value, form) if value.id != NOTHING else ""
            return self.link(value.kind, value.id, name) if name and form != GENDER else name
        if isinstance(value, Message):
            return self._filled(say, value, form)
        if form == "count":
            return len(value.of)
        texts = (str(self._value(say, it, form)) for it in value.of)
        return say.listed(map(self.capital, texts) if value.by == "sentences" else texts, value.by)


@lru_cache(maxsize=8192)
def _named(box: Box, say: Catalogue, ref: Ref, form: str) -> str:
    """The name of a thing in a form. Names inside it, such as a train's power, are not linked."""
    return Namer(box, say.language).phrase(naming(box, ref), form)


def naming(box: Box, ref: Ref) -> Message:
    """The message that names a thing."""
    return NAMING[ref.kind](box, ref.id)


def _piece(box: Box, piece: int) -> Message:
    """A general by his name, sometimes with an article; a train by its power, numbered if it has several."""
    generals, trains = box.pack.generals, box.pack.trains
    if piece < len(generals):
        own = f"the-general-{generals[piece].id}"
        return message(own if own in catalogue() else "the-general", name=generals[piece].name)
    train = trains[piece - len(generals)]
    alike = [each.id for each in trains if each.power == train.power]
    number = alike.index(train.id) + 1 if len(alike) > 1 else 0
    return message("the-train", power=Ref("power", POWERS.index(train.power)), number=number)


def _card(box: Box, card: int) -> Message:
    decks = box.pack.decks
    each = decks.highest - decks.lowest + 1
    number = card % (4 * each + decks.reserves)
    if number >= 4 * each:
        return message("the-reserve")
    return message("the-card", sign=SUIT_SIGNS[number // each], value=decks.lowest + number % each)


def _land(box: Box, land: str) -> Message:
    """A standard land with its article; any other by the pack's own name."""
    known = f"the-land-{land}" in catalogue()
    return message(f"the-land-{land}" if known else f"territory-{land}")


def _off_map(box: Box, power: int) -> Message:
    return message(f"box-{next(each.id for each in box.pack.off_map_boxes if each.power == POWERS[power])}")


NAMING: dict[Kind, Callable[[Box, Any], Message]] = {
    "box": lambda box, id: message(f"box-{VICTORY_BOXES[id]}"),
    "card": _card,
    "city": lambda box, id: message("the-city", name=box.board.cities[id].name),
    "land": _land,
    "off-map": _off_map,
    "piece": _piece,
    "political": lambda box, id: message("the-political", title=message(f"card-{box.pack.cards[id].id}")),
    "power": lambda box, id: message(f"the-{POWERS[id]}"),
    "rule": lambda box, id: message("the-rule", id=id),
    "seat": lambda box, id: message(f"role-{id}"),
    "suit": lambda box, id: message("the-suit", sign=SUIT_SIGNS[id], name=message(f"suit-{SUIT_NAMES[id]}")),
    "track": lambda box, id: message(f"track-{box.pack.tracks[id].id}"),
}
"""How each kind of thing is named."""
