"""21 Clauses as sentences, in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from maria.box import Box
from maria.box.names import Namer
from maria.box.tables import members
from maria.rules.clauses.places import lands_of
from maria.texts import LANGUAGES
from maria.texts.message import Message, Ref, Several, Value, message, refs
from maria.treaty import Clause


class Sentence(NamedTuple):
    """A clause that can be told: what it says, for how long, and on which condition."""

    clause: Clause
    box: Box

    def message(self) -> Message:
        """The whole sentence."""
        clause = self.clause
        text = message("clause-turns", text=self.said(), turns=clause.turns)
        return message(f"clause-when-{clause.when}", text=text, other=clause.other) if clause.when else text

    def said(self) -> Message:
        """What the clause says, without how long and when."""
        values = {name: TOLD[name](self.box, value) for name, value in self.clause.reads().items()}
        return message(f"clause-{self.clause.kind}", power=Ref("power", self.clause.bound), **values)

    def __str__(self) -> str:
        """In English."""
        return Namer(self.box, LANGUAGES[0]).phrase(self.message())


def shift(track: int, boxes: int) -> Message:
    """17.j: the shift of a track's marker; right counts positive."""
    way = "right" if boxes > 0 else "left"
    return message(f"show-shift-{way}", track=Ref("track", track), boxes=abs(boxes))


def _places(box: Box, cities: int) -> Several:
    lands, rest = lands_of(box.board.in_territory, cities)
    return Several((*refs("land", lands).of, *refs("city", members(rest)).of))


def _as_it_is(box: Box, value: Value) -> Value:
    return value


TOLD: dict[str, Callable[[Box, Any], Value]] = {
    "whom": lambda box, power: Ref("power", power),
    "generals": lambda box, generals: refs("piece", members(generals)),
    "places": _places,
    "political": lambda box, card: Ref("political", card),
    "shifts": lambda box, shifts: Several(tuple(shift(*each) for each in shifts)),
    **dict.fromkeys(("what", "candidate", "answer", "text"), _as_it_is),
    **dict.fromkeys(("passing", "near", "by", "instructed", "named", "yes"), _as_it_is),
}
"""How the values of clauses are told, by their names."""
