"""21 Clauses as sentences, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from maria.box import Box
from maria.box.model import POWERS
from maria.box.tables import members
from maria.rules.clauses.places import lands_of
from maria.rules.step import Link
from maria.texts import LANGUAGES, Catalogue, catalogue
from maria.treaty import Clause


class Sentence(NamedTuple):
    """A clause that can be told: what it says, for how long, and on which condition."""

    clause: Clause
    box: Box

    def told(self, say: Catalogue, link: Link | None = None) -> str:
        """The whole sentence."""
        clause = self.clause
        text = self.said(say, link)
        text = say("clause-turns", text=text, turns=clause.turns)
        return say(f"clause-when-{clause.when}", text=text, other=clause.other) if clause.when else text

    def said(self, say: Catalogue, link: Link | None = None) -> str:
        """What the clause says, without how long and when."""
        words = _Words(self.box, say, link or (lambda kind, id, name: name))
        values = {name: TOLD[name](words, value) for name, value in self.clause.reads().items()}
        return say(f"clause-{self.clause.kind}", power=words.power(self.clause.bound), **values)

    def __str__(self) -> str:
        """In English."""
        return self.told(catalogue(LANGUAGES[0], self.box.pack.names))


class _Words:
    """The names of things that clauses speak of."""

    def __init__(self, box: Box, say: Catalogue, link: Link) -> None:
        self.box, self.say, self.link = box, say, link

    def listed(self, names: Iterable[str]) -> str:
        """Some names, with `and` before the last."""
        *first, last = [*names] or [""]
        return self.say("play-and", first=", ".join(first), last=last) if first else last

    def power(self, power: int) -> str:
        return self.link("power", power, self.say(f"power-{POWERS[power]}"))

    def general(self, general: int) -> str:
        """By his name; a train, which no clause may name but a refused one does, by its id."""
        generals, trains = self.box.pack.generals, self.box.pack.trains
        if general < len(generals):
            return self.link("piece", general, generals[general].name)
        return self.link("piece", general, self.say("play-train", id=trains[general - len(generals)].id))

    def places(self, cities: int) -> str:
        board = self.box.board
        lands, rest = lands_of(board.in_territory, cities)
        names = [self.link("city", city, board.cities[city].name) for city in members(rest)]
        return self.listed([*(self.say(f"territory-{land}") for land in lands), *names])

    def political(self, card: int) -> str:
        title = self.say(f"card-{self.box.pack.cards[card].id}")
        return self.link("political", card, self.say("play-title", title=title))

    def shifts(self, shifts: tuple[tuple[int, int], ...]) -> str:
        told = []
        for track, boxes in shifts:
            name = self.say(f"track-{self.box.pack.tracks[track].id}")
            way = "right" if boxes > 0 else "left"
            told.append(self.say(f"show-shift-{way}", track=name, boxes=abs(boxes)))
        return self.listed(told)


TOLD: dict[str, Callable[[_Words, Any], str | int]] = {
    "whom": _Words.power,
    "generals": lambda words, generals: words.listed(map(words.general, members(generals))),
    "places": _Words.places,
    "political": _Words.political,
    "shifts": _Words.shifts,
    "what": lambda words, what: what,
    "candidate": lambda words, candidate: candidate,
    "answer": lambda words, answer: answer,
    "text": lambda words, text: text,
    **dict.fromkeys(("passing", "near", "by", "instructed", "named", "yes"), lambda words, number: number),
}
"""How the values of clauses are told, by their names."""
