"""Parts of sentences shared by the log, questions and tables: clauses (21), shifts and boxes (17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from maria.box import Box
from maria.box.model import POWERS, PowerId, TrackBox
from maria.box.names import Namer
from maria.box.tables import lands_of, members
from maria.texts import LANGUAGES
from maria.texts.message import Message, Ref, Several, Value, message, refs
from maria.treaty import Clause


class Sentence(NamedTuple):
    """A clause as a sentence: the promise, its turns and its condition."""

    clause: Clause
    box: Box

    def message(self) -> Message:
        """The whole sentence."""
        clause = self.clause
        text = message("clause-turns", text=self.body(), turns=clause.turns)
        return message(f"clause-when-{clause.when}", text=text, other=clause.other) if clause.when else text

    def body(self) -> Message:
        """The promise, without turns and condition."""
        values = {
            name: MESSAGE_VALUES[name](self.box, value)
            for name, value in self.clause.message_values().items()
        }
        return message(f"clause-{self.clause.kind}", power=Ref("power", self.clause.bound), **values)

    def __str__(self) -> str:
        """In English."""
        return Namer(self.box, LANGUAGES[0]).phrase(self.message())


def shift(track: int, boxes: int) -> Message:
    """17.j: the shift of a track's marker; to the right is positive."""
    way = "right" if boxes > 0 else "left"
    return message(f"show-shift-{way}", track=Ref("track", track), boxes=abs(boxes))


def executed_parts(shifts: Iterable[tuple[int, int]], instructed: bool) -> Several:
    """17.j: the executed parts of a Political Card."""
    parts = [shift(track, boxes) for track, boxes in shifts]
    return Several((*parts, *([message("play-instruction")] if instructed else [])))


def box_effects(box: TrackBox) -> Several:
    """17.l to 17.n, 19.3: the effects of a box while the marker is in it."""
    words = [message("show-box-start")] if box.start else []
    words += [message("show-box-letter", letter=box.letter)] if box.letter else []
    words += [message(f"show-box-status-{box.status}")] if box.status else []
    for kind, powers in (("bonus", box.bonus), ("penalty", box.penalty), ("corps", box.corps)):
        words += [message(f"show-box-{kind}", power=power_ref(power)) for power in powers]
    if box.victory:
        words.append(message("show-box-victory", power=power_ref(box.victory)))
    return Several(tuple(words or [message("show-box-empty")]), "more")


def power_ref(power: PowerId) -> Ref:
    """A power by its id."""
    return Ref("power", POWERS.index(power))


def clause_messages(box: Box, found: Iterable[Clause]) -> Several:
    """21: the clauses of a treaty or a proposal, numbered if there are several."""
    texts = [Sentence(clause, box).message() for clause in found]
    if len(texts) > 1:
        texts = [message("clause-numbered", number=number, text=text) for number, text in enumerate(texts, 1)]
    return Several(tuple(texts), "clauses")


def _places(box: Box, cities: int) -> Several:
    lands, rest = lands_of(box.board.in_territory, cities)
    return Several((*refs("land", lands).of, *refs("city", members(rest)).of))


def _as_it_is(box: Box, value: Value) -> Value:
    return value


MESSAGE_VALUES: dict[str, Callable[[Box, Any], Value]] = {
    "whom": lambda box, power: Ref("power", power),
    "generals": lambda box, generals: refs("piece", members(generals)),
    "places": _places,
    "political": lambda box, card: Ref("political", card),
    "shifts": lambda box, shifts: Several(tuple(shift(*each) for each in shifts)),
    **dict.fromkeys(("what", "candidate", "answer", "text"), _as_it_is),
    **dict.fromkeys(("passing", "near", "by", "instructed", "named", "yes"), _as_it_is),
}
"""How values of clauses become values of messages, by name."""
