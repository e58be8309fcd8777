"""The position: a small object, cheap to copy, with no behaviour but copying and simple look-ups.

Pieces are numbers: generals first, then trains, in the order of the pack. A place is a city's index, REMOVED
for a piece that may come back, AWAY for one that takes no part, or OFF_MAP for one in his power's box.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NamedTuple, TypeVar, get_args, get_type_hints

from maria.box import Box
from maria.box.model import POWERS, Track
from maria.box.tables import Board
from maria.frozen import Frozen, freeze
from maria.knowledge import Knowledge
from maria.treaty import Proposal, Treaty, lists, standing, tuples

if TYPE_CHECKING:
    from maria.rules.variant import Variant

FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC = range(6)
"""The powers, in the order of the action stages."""
POWER: dict[str, int] = {name: number for number, name in enumerate(POWERS)}
STAGES = ((FRANCE, BAVARIA), (PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC))
MINOR = (BAVARIA, SAXONY)
"""2.b: minor powers."""
MAJOR = (FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC)
"""2.b: major powers, in the order of the action stages."""

REMOVED, AWAY, OFF_MAP = -1, -2, -3
ELECTORS, EMPEROR, ITALY, SILESIA = range(4)
"""3.g: the victory boxes other than the battle boxes."""

Kept = TypeVar("Kept")
City = Annotated[int, "city"]
Piece = Annotated[int, "piece"]
Power = Annotated[int, "power"]
Seat = Annotated[int, "seat"]
Political = Annotated[int, "political"]
"""What a number refers to, so that texts can show a name; -1 means none."""
Cities = Annotated[int, "bits", "city"]
Pieces = Annotated[int, "bits", "piece"]
Powers = Annotated[int, "bits", "power"]
Seats = Annotated[int, "bits", "seat"]
"""Sets as bitmasks."""
Hidden = Annotated[Kept, "hidden"]
"""A field that not every seat may see in full; `view` says what a view shows of it."""
Derived = Annotated[Kept, "derived"]
"""A field that follows from others; it is stored because it is needed so often."""
_fields: Callable[[Any], tuple[Field[Any], ...]] = cache(fields)


class Step(Frozen):
    """A pending step of the agenda: a small immutable value. Its class is next to the rule it implements."""

    kind: ClassVar[str] = ""
    """The step's name in views, positions as text and cases."""
    rules: ClassVar[str] = ""
    """The ids of the rules behind a decision, for all variants."""
    registry: ClassVar[dict[str, type[Step]]] = {}

    def __init_subclass__(cls, kind: str = "", rules: str = "") -> None:
        """Registers each class of steps by its kind."""
        freeze(cls)
        cls.kind = kind or cls.kind
        if rules:
            cls.rules = rules
        if cls.kind and Step.registry.get(cls.kind, cls).__name__ == cls.__name__:
            Step.registry[cls.kind] = cls

    def __repr__(self) -> str:
        """The class and all fields; part of the hash of a position."""
        values = [f"{each.name}={getattr(self, each.name)!r}" for each in _fields(type(self))]
        return f"{type(self).__qualname__}({', '.join(values)})"

    def power(self, state: State) -> int:
        """The power that decides or whose turn it is, by default `owner`; -1 if it is no single power."""
        return getattr(self, "owner", -1)

    def without(self, generals: int) -> Step:
        """11.1.o, 11.1.r: the step without the attacks of and on these generals."""
        return self

    def counts_on(self, state: State, without: State) -> bool:
        """10.1.p, 21.a: whether the decision relies on something that the position `without` lacks."""
        return False

    def suit(self, state: State) -> int:
        """11.1.b: the suit a Reserve stands for now; -1 if none can be played."""
        return -1

    def plain(self) -> list[Any]:
        """The step as plain data: its kind and its values."""
        return [self.kind, *[lists(getattr(self, each.name)) for each in _fields(type(self))]]


def read_step(kind: str, *values: Any) -> Step:
    """The step of its plain data."""
    return Step.registry[kind](*map(tuples, values))


class Outcome(NamedTuple):
    """How a game ended: the winning seat, -1 for a draw, and the rule that decided it."""

    winner: int
    rule: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Setting:
    """What stays the same for a whole game: the box, the variant, the seed, and lookup tables."""

    box: Box
    board: Board
    variant: Variant
    seed: str
    land: int
    """The cities that are in play."""
    generals: int
    """The number of generals; pieces from this number on are trains."""
    power_ids: tuple[str, ...]
    power_of: tuple[int, ...]
    rank_of: tuple[int, ...]
    names: tuple[str, ...]
    """The ids of the pieces."""
    generals_of: tuple[tuple[int, ...], ...]
    trains_of: tuple[tuple[int, ...], ...]
    pieces_of: tuple[tuple[int, ...], ...]
    """Generals and trains of each power."""
    start: tuple[int, ...]
    """4.a: the set-up city of each piece, -1 without one."""
    pools: tuple[int, ...]
    """4.b: the total number of victory markers of each power."""
    income: tuple[int, ...]
    """8.a: how many cards each power draws, as printed."""
    spaces: tuple[int, ...]
    """17.c: the powers on the political display, from left to right."""
    tracks: tuple[Track, ...]
    track: Mapping[str, int]
    """The number of each track by its id."""
    arrows: tuple[int, ...]
    """17.p: the city that each power's off-map box points to, -1 without one."""
    arenberg: int
    """22.a: the number of General Arenberg, who has special rules; -1 without him."""
    silesia: int
    electors: int
    """10.3.h: Trier, Mainz, Köln and Mannheim: cities with votes in nobody's land, but not in Silesia."""
    bohemia: int
    flanders: int
    core: int
    """19.2.a: core Austria: Austrian land on the Bohemia map."""
    netherlands: int
    austrian_netherlands: int
    poland: int
    card_suit: tuple[int, ...]
    """The suit of each card, -1 for a Reserve."""
    card_value: tuple[int, ...]
    """The value of each card, 0 for a Reserve."""
    deck_size: int

    @property
    def key(self) -> tuple[str, str, int, tuple[str, ...], str]:
        """What identifies a setting."""
        variant = self.variant
        return self.box.pack.hash, variant.name, variant.players, variant.options, self.seed

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game with the same box."""
        return self is other or (isinstance(other, Setting) and self.key == other.key)

    def __hash__(self) -> int:
        """A hash of the key."""
        return hash(self.key)

    def __repr__(self) -> str:
        """The variant, the number of players and the seed."""
        return f"<Setting {self.variant.name}/{self.variant.players} {self.seed!r}>"

    @property
    def seats(self) -> tuple[str, ...]:
        """2.a, 24.a: the seats of the game."""
        return self.variant.seats


def _zeros() -> list[int]:
    return [0] * 6


def _nothing() -> list[int]:
    return [-1] * 6


def _piles() -> list[list[int]]:
    return [[] for _ in range(6)]


def _boxes() -> list[int]:
    return [-1] * 4


@dataclass(slots=True, repr=False)
class State:
    """A position of a game; copying, comparing and views follow the declarations of its fields."""

    setting: Derived[Setting]
    agenda: list[Step] = field(default_factory=list)
    """The pending steps; the last one comes first."""
    turn: int = 0
    outcome: Outcome | None = None
    place: list[City] = field(default_factory=list)
    """Change it only with `move`."""
    troops: Hidden[list[int]] = field(default_factory=list)
    down: Pieces = 0
    """9.d: the generals that are face-down."""
    moved: Pieces = 0
    """10.1.a: the pieces that can no longer move in this phase."""
    retreated: Pieces = 0
    """11.1.n: the generals who retreated in this combat phase."""
    commander: dict[City, Piece] = field(default_factory=dict)
    """6.i: the supreme commander of a stack of equal ranks, by city."""
    consents: frozenset[tuple[Seat, Piece, City]] = frozenset()
    """10.1.k: consents given in this stage, as (seat, general, city), -1 for any."""
    hussars: list[City] = field(default_factory=list)
    held: list[Cities] = field(default_factory=_zeros)
    """3.e: the fortresses each power controls; those of 10.3.h are Austria's for both allies."""
    marked: Cities = 0
    """Fortresses with a victory marker of the power that controls them."""
    questions: dict[City, Power] = field(default_factory=dict)
    """10.3.e: fortresses with a question mark, and the power that put it there."""
    home: Derived[tuple[int, ...]] = ()
    enemies: Derived[tuple[int, ...]] = ()
    """2.c: the enemies of each power, as bitmasks."""
    cooperating: Derived[tuple[int, ...]] = ()
    """2.d: the powers each power co-operates with, including itself, as bitmasks."""
    at: Derived[dict[City, tuple[Piece, ...]]] = field(default_factory=dict, compare=False)
    """The pieces on each city, lowest number first; cities without pieces are missing."""
    cities_of: Derived[list[Cities]] = field(default_factory=_zeros, compare=False)
    """The cities with a piece of each power."""
    occupied: Derived[Cities] = field(default=0, compare=False)
    """The cities with a piece."""
    stages: Derived[tuple[tuple[Power, ...], ...]] = field(default=(), compare=False)
    """5.a, 8.m, 19.3.d: the powers of each action stage; Saxony comes last where it acts."""
    waits: Derived[tuple[Seat, ...] | None] = field(default=None, compare=False)
    """The seats that the pending decision waits for; None if not computed yet."""
    hands: Hidden[list[list[int]]] = field(default_factory=_piles)
    draw: Hidden[list[int]] = field(default_factory=list)
    """The draw deck, top card last."""
    opened: int = 0
    """The number of decks that have been opened."""
    discards: Hidden[list[list[int]]] = field(default_factory=list)
    """8.g: the discards by deck of origin; their order does not matter."""
    merges: int = 0
    """8.g: how often a new draw deck was made from discards."""
    winner: Seat = -1
    """17.b: the seat that won the latest combat, -1 before the first."""
    known: Hidden[Knowledge] = field(default_factory=Knowledge)
    seat_of: tuple[Seat, ...] = ()
    """2.a, 19.3.d: the seat that plays each power; -1 for a power that takes no part."""
    neutral: Powers = 0
    """19.4: the neutral powers, as a bitmask."""
    drew: Powers = 0
    """19.3.d: the powers that drew Tactical Cards this turn, as a bitmask."""
    pool: list[int] = field(default_factory=_zeros)
    """4.b: the victory markers in each power's pool."""
    battle: list[int] = field(default_factory=_zeros)
    """16.b: the victory markers in each power's battle boxes."""
    boxed: list[Power] = field(default_factory=_boxes)
    """3.g: the power whose marker is in each of the other victory boxes, -1 without one."""
    aside: list[int] = field(default_factory=_zeros)
    """19.1.d, 19.2.a: the victory markers of each power that are set aside."""
    controls: Cities = 0
    """10.3.l: fortresses with a control marker, as no victory marker was left."""
    asked: Cities = 0
    """10.3.m: fortresses whose question mark is a victory marker from a pool."""
    missed: list[int] = field(default_factory=_zeros)
    """16.h, 23.b: victory markers due to battle boxes in this stage that the pool lacked."""
    wanted: list[Power] = field(default_factory=_boxes)
    """16.h, 23.b: the power whose marker each other victory box lacks in this stage, -1 if none."""
    due: int = 0
    """19.3.a: the points lost for which the Saxony marker may still move."""
    scores: Hidden[tuple[tuple[int, ...], ...]] = ()
    """13.f: the scores of all powers, winter by winter; they stay hidden until the end."""
    political: Hidden[list[Political]] = field(default_factory=list)
    """4.i: the Political Cards, top card last."""
    revealed: tuple[Political, ...] = ()
    """17.a: the Political Cards that can be selected."""
    election: int = 0
    """18: 0 before its card is revealed, 1 while it is due at the end of the turn, 2 afterwards."""
    trump: int = -1
    """17.b: the political trump suit, -1 if there is none."""
    display: list[list[int]] = field(default_factory=_piles)
    """17: each power's face-up Tactical Cards on the political display."""
    face_down: list[list[int]] = field(default_factory=_piles)
    """25.b: each power's face-down Tactical Cards on the display, which everybody has seen."""
    placed: Hidden[list[int]] = field(default_factory=_nothing)
    """17.c: the Tactical Card each power has just placed, not yet turned up, -1 without one."""
    announced: list[int] = field(default_factory=list)
    """17.k: the boxes by which each track's marker will move; to the right is positive."""
    markers: list[int] = field(default_factory=list)
    """4.j: the box that the marker of each track is in."""
    corps: list[int] = field(default_factory=_zeros)
    """The turn in which a corps sent by a Political Card returns, 0 without one."""
    contracts: tuple[tuple[Power, Power, int], ...] = ()
    """20.a: giver, taker and turns left, oldest first; not the first one of France and Bavaria (8.b)."""
    proposals: tuple[Proposal, ...] = ()
    """20, 21: the open proposals; most lapse with the turn."""
    proposed: list[int] = field(default_factory=_zeros)
    agreements: list[int] = field(default_factory=_zeros)
    """20, 21, 10.1.k: how often each power proposed, and each seat changed its consent, this turn."""
    treaties: tuple[Treaty, ...] = ()
    """21.a: the treaties that are still open, oldest first."""
    signed: int = 0
    """21.a: how many treaties were made so far."""
    approached: frozenset[tuple[Piece, Piece, int]] = frozenset()
    """21.a: a protected general, one bound not to attack him who may anyway, and the turn in which he may."""
    peace: int = 0
    """19.1: the turn in which Silesia was annexed, 0 before that."""
    reduced: bool = False
    """19.2: whether France has reduced its objectives."""
    ceded: tuple[int, ...] = ()
    """SG.f: P, F and A, set when Silesia is ceded; empty before that."""
    hoard: Hidden[list[int]] = field(default_factory=list)
    """SG.c: the Tactical Cards that France has set aside unseen."""

    def copy(self) -> State:
        """An independent copy: changes to it do not change this position."""
        return _copied(self)

    __copy__ = copy

    def __hash__(self) -> int:
        """A hash of the content, which changes with the position."""
        return hash(repr([(name, getattr(self, name)) for name in CONTENT]))

    def __repr__(self) -> str:
        """The variant, the turn and the next step."""
        step = self.agenda[-1].kind if self.agenda else "over"
        return f"<State {self.setting.variant.name} turn {self.turn}, {step}>"

    def move(self, piece: int, place: int) -> None:
        """Moves a piece to a city or off the map; nothing else may change places."""
        owner, left = self.setting.power_of, self.place[piece]
        self.place[piece] = place
        if left >= 0:
            others = tuple([other for other in self.at.pop(left) if other != piece])
            if others:
                self.at[left] = others
            else:
                self.occupied ^= 1 << left
            if owner[piece] not in [owner[other] for other in others]:
                self.cities_of[owner[piece]] ^= 1 << left
        if place >= 0:
            others = self.at.get(place, ())
            self.at[place] = tuple(sorted((*others, piece))) if others else (piece,)
            self.cities_of[owner[piece]] |= 1 << place
            self.occupied |= 1 << place

    def pieces_at(self, city: int) -> list[int]:
        """The pieces on a city."""
        return list(self.at.get(city, ()))

    def generals_at(self, city: int) -> list[int]:
        """The generals on a city: none, one, or the two of a stack."""
        generals = self.setting.generals
        return [piece for piece in self.at.get(city, ()) if piece < generals]

    def supreme_commander(self, city: int) -> int:
        """6.b, 6.i: the general in command of a city: the lower rank, or the one named if ranks are equal."""
        one, *others = self.generals_at(city)
        ranks = self.setting.rank_of
        if others and ranks[one] == ranks[others[0]]:
            return self.commander[city]
        return others[0] if others and ranks[others[0]] < ranks[one] else one

    def commanding_power(self, city: int) -> int:
        """6.j: the power whose player decides for the generals in a city."""
        return self.setting.power_of[self.supreme_commander(city)]

    def controller(self, city: int) -> int:
        """3.e: the power that controls a fortress, -1 if the city is not a fortress."""
        return next((power for power, cities in enumerate(self.held) if cities >> city & 1), -1)

    def enemy_pieces(self, power: int) -> int:
        """The cities with an enemy piece of this power."""
        enemies, cities = self.enemies[power], 0
        for other in range(6):
            if enemies >> other & 1:
                cities |= self.cities_of[other]
        return cities

    def enemy_fortresses(self, power: int) -> int:
        """3.i: the fortresses controlled by enemies of this power."""
        enemies, cities = self.enemies[power], 0
        for other in range(6):
            if enemies >> other & 1:
                cities |= self.held[other]
        return cities

    def allied(self, power: int, other: int) -> bool:
        """2.c, 19.4.d: whether two powers are allied; a neutral Saxony is nobody's ally."""
        if self.enemies[power] >> other & 1:
            return False
        return power == other or not (self.neutral >> SAXONY & 1 and SAXONY in (power, other))

    def friendly_fortresses(self, power: int) -> int:
        """3.i: the fortresses controlled by this power or an ally."""
        cities = 0
        for other in range(6):
            if self.allied(power, other):
                cities |= self.held[other]
        return cities

    def open_land(self, power: int) -> int:
        """14.h, 19.4: the cities that a power's pieces may enter: no neutral land but its own."""
        land = self.setting.land
        for other in (PRUSSIA, SAXONY) if self.neutral else ():
            if self.neutral >> other & 1:
                land &= self.home[other] if other == power else ~self.home[other]
        return land

    def major_of(self, power: int) -> int:
        """10.3.k, 16.d: the major power that a minor power co-operates with; -1 for a neutral Saxony."""
        if power == SAXONY:
            if self.neutral >> SAXONY & 1:
                return -1
            return PRUSSIA if self.cooperating[SAXONY] >> PRUSSIA & 1 else AUSTRIA
        return FRANCE if power == BAVARIA else power

    def stage_powers(self, stage: int) -> tuple[int, ...]:
        """5.a: the powers of an action stage."""
        return self.stages[stage]

    def set_stages(self) -> None:
        """8.m, 19.3.d: updates the stages after seats or Saxony's side have changed."""
        major = [[p for p in powers if p != SAXONY and self.seat_of[p] >= 0] for powers in STAGES]
        if self.seat_of[SAXONY] >= 0:
            major[1 if self.cooperating[SAXONY] >> PRUSSIA & 1 else 2].append(SAXONY)
        self.stages = tuple(map(tuple, major))

    def closed_by_treaties(self, piece: int) -> int:
        """21.a: the cities where treaties forbid to place a piece."""
        closed = 0
        for term in standing(self.treaties):
            if term.binds(self, self.setting.power_of[piece]):
                closed |= term.clause.closed(self, piece)
        return closed

    def total(self, power: int) -> int:
        """6.d: a power's total troops, which are public."""
        return sum(self.troops[general] for general in self.setting.generals_of[power])


class Declared(NamedTuple):
    """The declaration of a field of a position."""

    hint: Any
    hidden: bool
    derived: bool


def _declared(hint: Any) -> Declared:
    hidden, derived = (mark in marks_of(hint) for mark in ("hidden", "derived"))
    return Declared(get_args(hint)[0] if hidden or derived else hint, hidden, derived)


def marks_of(hint: Any) -> tuple[str, ...]:
    """The annotations of a declaration: what its numbers stand for, and other marks."""
    return getattr(hint, "__metadata__", ())


DECLARED = {name: _declared(hint) for name, hint in get_type_hints(State, include_extras=True).items()}
"""The declarations of a position's fields."""
CONTENT = tuple(name for name, declared in DECLARED.items() if not declared.derived)
"""The fields that define a position."""


def copying() -> str:
    """The source of a function that copies a position field by field: the fastest way on either build."""
    lines = ["def _copied(old: State) -> State:", "    new = State.__new__(State)"]
    for name, (hint, _, _) in DECLARED.items():
        kind, value = getattr(hint, "__origin__", hint), f"old.{name}"
        if hint == list[list[int]]:
            value = f"[pile.copy() for pile in {value}]"
        elif kind in (list, dict, Knowledge):
            value += ".copy()"
        lines.append(f"    new.{name} = {value}")
    return "\n".join([*lines, "    return new"])


def _make_copied() -> Callable[[State], State]:
    made: dict[str, Any] = {"State": State}
    exec(copying(), made)
    copied: Callable[[State], State] = made["_copied"]
    return copied


_copied = _make_copied()
