"""Numbers of a position as names and back, and constants that reading and writing share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from maria.box.folding import fold
from maria.box.model import POWERS
from maria.box.tables import bits, members
from maria.notation import format_card, names
from maria.state import AWAY, OFF_MAP, REMOVED, State, Step, marks_of
from maria.texts import MariaError

NOWHERE = {"removed": REMOVED, "away": AWAY, "off-map": OFF_MAP}
PLACES = {number: name for name, number in NOWHERE.items()}
BOXES = ("electors", "emperor", "italy", "silesia")
ELECTION = ("", "due", "held")
MARKERS = {"saxony": 2, "russia": 4, "italy": 4}
"""The boxes the markers are in unless a position says otherwise."""
END = "end"
"""Ends a list of Political Cards that is complete."""
UNKNOWN = "?"
SPECIAL_FIELDS = {
    *("hands", "display", "face_down", "placed", "draw", "discards", "hoard", "markers", "announced"),
    *("place", "troops", "down", "commander", "held", "marked", "controls", "hussars"),
    *("pool", "battle", "boxed", "aside", "political", "revealed", "trump", "election", "corps", "contracts"),
    *("proposals", "treaties"),
    *("peace", "reduced", "ceded", "scores", "questions", "agenda", "outcome", "turn", "winner", "known"),
}
"""The fields with a syntax of their own; all others are written according to their declarations."""


ALWAYS = ("neutral", "seat_of", "asked")
"""Fields that are always written, as a reader would otherwise derive them."""


class PositionError(MariaError):
    """A text that is not a valid position."""


@cache
def _hints(kind: str) -> dict[str, Any]:
    return get_type_hints(Step.registry[kind], include_extras=True)


class Codec:
    """Numbers of a position as names and back, according to the declarations."""

    def __init__(self, state: State) -> None:
        """Indexes the names of the position's box."""
        self.state, setting, known = state, state.setting, names(state)
        self.kinds: dict[str, tuple[Sequence[str], Mapping[str, int]]] = {
            "city": ([city.id for city in setting.board.cities], known.cities),
            "piece": (setting.names, known.pieces),
            "power": (POWERS, known.powers),
            "seat": (setting.seats, {fold(seat): number for number, seat in enumerate(setting.seats)}),
            "political": ([card.id for card in setting.box.pack.cards], known.politicals),
        }
        """By kind: the names in order, and the number for every text that may name one."""

    def name(self, kind: str, number: int) -> str:
        """The name of a number; `none` for -1, and a word for places other than cities."""
        if number < 0:
            return PLACES[number] if kind == "city" and number != REMOVED else "none"
        return self.kinds[kind][0][number]

    def number(self, kind: str, name: object) -> int:
        """The number of a name; raises PositionError for an unknown one."""
        word = str(name)
        if word == "none" or (kind == "city" and word in NOWHERE):
            return NOWHERE.get(word, -1)
        found = self.kinds[kind][1].get(fold(word))
        if found is None:
            key = kind if kind != "seat" else "seat-name"
            raise PositionError(f"notation-{key}", name=word[:40])
        return found

    def write(self, hint: Any, value: Any) -> Any:
        """A value of a declared type as text, lists and dicts."""
        marks, kind, inner = marks_of(hint), get_origin(hint), get_args(hint)
        if "bits" in marks:
            return " ".join(self.name(marks[1], number) for number in members(value))
        if marks:
            return self.name(marks[0], value)
        if kind is dict:
            return {str(self.write(inner[0], k)): self.write(inner[1], v) for k, v in value.items()}
        if kind is tuple and inner[-1] is not Ellipsis:
            return [self.write(each, item) for each, item in zip(inner, value, strict=True)]
        if kind in (list, tuple, frozenset):
            items = [self.write(inner[0], item) for item in value]
            return sorted(items) if kind is frozenset else items
        return value

    def read(self, hint: Any, text: Any) -> Any:
        """The value of a declared type that `write` produced this for."""
        marks, kind, inner = marks_of(hint), get_origin(hint), get_args(hint)
        if "bits" in marks:
            return bits(self.number(marks[1], word) for word in str(text or "").split())
        if marks:
            return self.number(marks[0], text)
        if kind is dict:
            return {self.read(inner[0], k): self.read(inner[1], v) for k, v in (text or {}).items()}
        if kind is tuple and inner[-1] is not Ellipsis:
            return tuple(self.read(each, item) for each, item in zip(inner, text, strict=True))
        if kind in (list, tuple, frozenset):
            return kind(self.read(inner[0], item) for item in text or ())
        return str(text) if hint is str else hint(text)

    def where(self, piece: str) -> str:
        """The id of a piece's city, or the word for another place."""
        place = self.state.place[self.number("piece", piece)]
        return PLACES[place] if place < 0 else self.name("city", place)

    # ------------------------------------------------------------ steps

    def write_step(self, step: Step) -> Any:
        """A step: its kind alone, or with its values by name."""
        hints = _hints(step.kind)
        values = {each.name: self.write(hints[each.name], getattr(step, each.name)) for each in fields(step)}
        return {step.kind: values} if values else step.kind

    def read_step(self, text: Any) -> Step:
        """The step that `write_step` produced this for; raises PositionError for an unknown one."""
        kind, values = (text, {}) if isinstance(text, str) else next(iter(dict(text).items()))
        made = Step.registry.get(str(kind))
        known = {each.name for each in fields(made)} if made else set()
        if made is None or not isinstance(values, dict) or not values.keys() <= known:
            raise PositionError("position-step", name=str(kind)[:40])
        hints = _hints(made.kind)
        return made(**{name: self.read(hints[name], value) for name, value in values.items()})

    # ------------------------------------------------------------ cards

    def card(self, card: int) -> str:
        """A card with its deck."""
        return format_card(self.state, 0, card, decks=True)

    def cards(self, cards: list[int]) -> str:
        """Cards in the given order, with their decks."""
        return " ".join(map(self.card, cards))
