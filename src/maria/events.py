"""Events as small typed values: `Conquered(power, city, former, owner, marked)`.

The class of an event is defined next to the rule that causes it. It names the rule, says whether the event
heads a section of the log or reveals something hidden, and marks the fields that only some seats may see.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple, ParamSpec, TypeVar, get_args, get_type_hints

from maria.box.tables import bits, members
from maria.frozen import Frozen, freeze
from maria.phrases import clause_messages
from maria.state import Power, Setting, State, marks_of
from maria.texts.message import Kind, Message, Ref, Several, Value, message, plain, refs
from maria.texts.message import read as read_message
from maria.treaty import Clause, lists, read_clause, tuples

Field = TypeVar("Field")
Values = dict[str, Value]
Card = Annotated[int, "card"]
Suit = Annotated[int, "suit"]
Track = Annotated[int, "track"]
Hussar = Annotated[int, "hussar"]
VictoryBox = Annotated[int, "box"]
Cards = Annotated[tuple[int, ...], "cards"]
Decks = Annotated[tuple[int, ...], "decks"]
"""The decks of cards drawn face-down, as numbers from 0."""
Way = Annotated[tuple[int, ...], "way"]
Clauses = Annotated[tuple[Clause, ...], "clauses"]
Secret = Annotated[Field | None, "secret"]
"""A field that only some seats may see; for all others it is None."""
LONGEST_ROW = 25
"""The longest sequence printed in full: longer ones, such as a shuffled deck, are shortened."""


class Event(Frozen):
    """Something that happened. Fields are numbers as in `State`; sets are bitmasks."""

    kind: ClassVar[str] = ""
    """The event's name in JSON, cases and catalogues: by default its class name in lower case."""
    rule: ClassVar[str] = ""
    """The rule that causes it."""
    heading: ClassVar[bool] = False
    """Whether it starts a section of the log, or ends the game."""
    reveals: ClassVar[bool] = False
    """Whether it reveals something hidden, depends on chance, or binds powers (21.a)."""
    ends_combat: ClassVar[bool] = False
    abstract: ClassVar[bool] = False
    """Whether the class is only a base for others."""
    registry: ClassVar[dict[str, type[Event]]] = {}

    def __init_subclass__(
        cls,
        kind: str = "",
        rule: str = "",
        heading: bool = False,
        reveals: bool = False,
        ends_combat: bool = False,
        abstract: bool = False,
    ) -> None:
        """Registers each class of events by its kind."""
        freeze(cls)
        own: str = kind or vars(cls).get("kind", "")
        cls.rule = rule or cls.rule
        cls.heading, cls.reveals = heading or cls.heading, reveals or cls.reveals
        cls.ends_combat = ends_combat or cls.ends_combat
        cls.abstract = abstract or vars(cls).get("abstract", False)
        cls.kind = own or re.sub(r"(?<=.)([A-Z])", r"-\1", cls.__name__).lower()
        if not cls.abstract:
            Event.registry[cls.kind] = cls

    def __repr__(self) -> str:
        """As in `<conquered power=2 city=17 ...>`; long sequences are shortened."""
        shown = [(each.name, getattr(self, each.name)) for each in fields(self) if each.name != "seats"]
        return f"<{' '.join([self.kind, *(f'{name}={_short(value)}' for name, value in shown)])}>"

    def readers(self) -> tuple[int, ...]:
        """The seats that may see the secret fields; empty if there are none."""
        return ()

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat may see it (None: a spectator); None if the seat may not know of it."""
        return self

    def ending(self, state: State) -> str:
        """The end of its message key, for events with more than one message."""
        return ""

    def details(self, state: State) -> Values:
        """Values of its message that are not fields, or are shown differently."""
        return {}

    def is_silent(self) -> bool:
        """Whether the log leaves it out."""
        return False

    def message(self, state: State) -> Message | None:
        """The event as a message, None if the log leaves it out."""
        if self.is_silent():
            return None
        values = self.values(state.setting) | self.details(state)
        return message(f"event-{self.kind}{self.ending(state)}", **values)

    def values(self, setting: Setting) -> Values:
        """Its fields as values of a message."""
        found = ((name, getattr(self, name), meaning) for name, meaning in _meanings(type(self)))
        return {name: meaning(setting, value) for name, value, meaning in found if value is not None}

    def plain(self) -> dict[str, Any]:
        """The event as JSON data: its kind and its visible fields, with sets as lists."""
        found = {name: write(getattr(self, name)) for name, write in _writers(type(self))}
        return {"kind": self.kind, **{name: value for name, value in found.items() if value is not None}}


class PowerEvent(Event, abstract=True):
    """An event about a single power."""

    power: Power


class CountEvent(PowerEvent, abstract=True):
    """An event about a power and a number of troops, points or markers."""

    count: int


class PairEvent(PowerEvent, abstract=True):
    """An event between a giving power and a taking power."""

    taker: Power


class Guarded(Event, abstract=True):
    """An event with secret fields; its last field, `seats`, lists the seats that see them."""

    def readers(self) -> tuple[int, ...]:
        """The seats that see the secret fields."""
        this: Any = self
        return tuple(this.seats)

    def seen_by(self, seat: int | None) -> Event | None:
        """The event, without its secret fields for other seats; None if all fields are secret."""
        if seat is not None and seat in self.readers():
            return self
        declared = declarations(type(self))
        secret = [each.name for each in declared if each.secret]
        hidden: dict[str, Any] = {**dict.fromkeys(secret), "seats": ()}
        return replace(self, **hidden) if len(secret) < len(declared) else None

    def ending(self, state: State) -> str:
        """A different text for those who see the secret."""
        return "" if self._is_redacted() else "-secret"

    def _is_redacted(self) -> bool:
        secret = [each.name for each in declarations(type(self)) if each.secret]
        return all(getattr(self, name) is None for name in secret)


def read_event(data: dict[str, Any]) -> Event:
    """The event from its JSON data; missing fields were secret."""
    kind = Event.registry[data["kind"]]
    found = {each.name: (each, data.get(each.name)) for each in declarations(kind)}
    values = {name: None if value is None else _read(each, value) for name, (each, value) in found.items()}
    return kind(**values)


def _read(declared: Declaration, value: Any) -> Any:
    if declared.mark == "bits-piece":
        return bits(value)
    if declared.mark == "clauses":
        return tuple(read_clause(*clause) for clause in value)
    return read_message(value) if declared.hint is Message else tuples(value)


Out = list[Event] | None
"""Where rules append events; None if events are not needed, as in simulation and search."""
Kindred = TypeVar("Kindred", bound=Event)
Fields = ParamSpec("Fields")


def emit(out: Out, kind: Callable[Fields, Event], *values: Fields.args, **named: Fields.kwargs) -> None:
    """Makes an event and appends it, unless events are not needed."""
    if out is not None:
        out.append(kind(*values, **named))


def of_kind(events: Iterable[Event], wanted: type[Kindred]) -> list[Kindred]:
    """The events of one class, in order."""
    return [event for event in events if isinstance(event, wanted)]


# ---------------------------------------------------------------- what fields mean


class Declaration(NamedTuple):
    """A field of an event: its name, its type without marks, its meaning, and whether it is secret."""

    name: str
    hint: Any
    mark: str
    secret: bool


def _find_declarations(kind: type[Event]) -> tuple[Declaration, ...]:
    """The fields of a class of events, except `seats`."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_declaration(each.name, hints[each.name]) for each in fields(kind) if each.name != "seats")


def _declaration(name: str, hint: Any) -> Declaration:
    secret = "secret" in marks_of(hint)
    marks = [mark for mark in marks_of(hint) if mark != "secret"]
    if secret:
        hint = next(each for each in get_args(get_args(hint)[0]) if each is not type(None))
        marks = list(marks_of(hint))
    if not marks and get_args(hint):
        marks = [f"{mark}s" for mark in marks_of(get_args(hint)[0])]
    return Declaration(name, hint, "-".join(marks), secret)


def seat_ref(setting: Setting, number: int) -> Ref:
    """A reference to the player of a seat, to nobody for -1."""
    return Ref("seat", setting.seats[number] if number >= 0 else -1)


def card_refs(setting: Setting, found: Iterable[int]) -> Several:
    """References to cards, sorted by suit and value."""
    order = sorted(found, key=lambda card: (setting.card_suit[card] % 5, -setting.card_value[card]))
    return refs("card", order, "cards")


def counted(troops: Iterable[tuple[int, int | str]]) -> Several:
    """Generals, each with his number of troops."""
    found = (message("told-troops", general=Ref("piece", general), count=count) for general, count in troops)
    return Several(tuple(found), "more")


def ref_to(kind: Kind) -> Callable[[Setting, Any], Value]:
    """A function that turns a number into a `Ref` of this kind."""
    return lambda setting, number: Ref(kind, number)


def _as_it_is(setting: Setting, value: Any) -> Value:
    return int(value) if isinstance(value, bool) else value


MEANINGS: dict[str, Callable[[Setting, Any], Value]] = {
    "power": ref_to("power"),
    "piece": ref_to("piece"),
    "city": ref_to("city"),
    "card": ref_to("card"),
    "suit": ref_to("suit"),
    "track": ref_to("track"),
    "political": ref_to("political"),
    "box": ref_to("box"),
    "seat": seat_ref,
    "bits-piece": lambda setting, generals: refs("piece", members(generals)),
    "powers": lambda setting, powers: refs("power", powers),
    "politicals": lambda setting, cards: refs("political", cards),
    "way": lambda setting, path: refs("city", path, "way"),
    "cards": card_refs,
    "decks": lambda setting, decks: len(decks),
    "hussar": lambda setting, hussar: hussar + 1,
    "clauses": lambda setting, clauses: clause_messages(setting.box, clauses),
}
"""How marked fields become values of messages."""


def _find_meanings(kind: type[Event]) -> tuple[tuple[str, Callable[[Setting, Any], Value]], ...]:
    """The fields that become message values: marked ones, numbers and texts."""
    simple = (int, bool, str, Message)
    found = [each for each in declarations(kind) if each.mark in MEANINGS or each.hint in simple]
    return tuple((each.name, MEANINGS.get(each.mark, _as_it_is)) for each in found)


def _find_writers(kind: type[Event]) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
    """A function for each field that writes it as JSON data."""
    writers: dict[str, Callable[[Any], Any]] = {"bits-piece": members, "clauses": _plain_clauses}
    made = []
    for each in declarations(kind):
        write = plain if each.hint is Message else writers.get(each.mark, lists)
        made.append((each.name, _unless_secret(write) if each.secret else write))
    return tuple(made)


def _plain_clauses(clauses: tuple[Clause, ...]) -> list[Any]:
    return [clause.plain() for clause in clauses]


def _unless_secret(write: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else write(value)


def _short(value: Any) -> str:
    if isinstance(value, tuple) and len(value) > LONGEST_ROW:
        return f"<{len(value)} numbers>"
    if isinstance(value, tuple) and value and isinstance(value[0], Clause):
        return f"<{len(value)} clauses>"
    return repr(value)


declarations: Callable[[Any], tuple[Declaration, ...]] = cache(_find_declarations)
_meanings: Callable[[Any], tuple[tuple[str, Callable[[Setting, Any], Value]], ...]] = cache(_find_meanings)
_writers: Callable[[Any], tuple[tuple[str, Callable[[Any], Any]], ...]] = cache(_find_writers)
