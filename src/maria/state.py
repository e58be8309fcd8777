"""The position: one small object, cheap to copy, with no behaviour but copying and simple look-ups.

Pieces are numbers: generals first, then trains, in the order of the pack. A place is a city's index, or
REMOVED for a piece that may come back, AWAY for one that takes no part, OFF_MAP for one in his power's box.
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
"""3.g: the victory boxes beside the battle boxes."""

Kept = TypeVar("Kept")
City = Annotated[int, "city"]
Piece = Annotated[int, "piece"]
Power = Annotated[int, "power"]
Seat = Annotated[int, "seat"]
Political = Annotated[int, "political"]
"""What a number stands for: texts tell its name. -1 stands for none."""
Cities = Annotated[int, "bits", "city"]
Pieces = Annotated[int, "bits", "piece"]
Powers = Annotated[int, "bits", "power"]
Seats = Annotated[int, "bits", "seat"]
"""Sets, bit by number."""
Hidden = Annotated[Kept, "hidden"]
"""What not every seat may know: a view tells of it what it says in `view`."""
Derived = Annotated[Kept, "derived"]
"""What follows from the other fields, kept because it is asked so often."""
_fields: Callable[[Any], tuple[Field[Any], ...]] = cache(fields)


class Step(Frozen):
    """A pending step of the agenda: a small immutable value. Its class stands with the rule it belongs to."""

    kind: ClassVar[str] = ""
    """The step's name, in views, positions as text and cases."""
    rules: ClassVar[str] = ""
    """The ids of the rules that a decision stands on, those of all variants."""
    registry: ClassVar[dict[str, type[Step]]] = {}

    def __init_subclass__(cls, kind: str = "", rules: str = "") -> None:
        """Every class of steps is known by its kind."""
        freeze(cls)
        cls.kind = kind or cls.kind
        if rules:
            cls.rules = rules
        if cls.kind and Step.registry.get(cls.kind, cls).__name__ == cls.__name__:
            Step.registry[cls.kind] = cls

    def __repr__(self) -> str:
        """The class and all fields: what the hash of a position is made of."""
        values = [f"{each.name}={getattr(self, each.name)!r}" for each in _fields(type(self))]
        return f"{type(self).__qualname__}({', '.join(values)})"

    def power(self, state: State) -> int:
        """The power that is asked, or whose turn it is: the `owner` of a step; -1 if it is no single one."""
        return getattr(self, "owner", -1)

    def without(self, generals: int) -> Step:
        """11.1.o, 11.1.r: the step once these generals have left whatever they were to fight."""
        return self

    def counts_on(self, state: State, without: State) -> bool:
        """10.1.p, 21.a: whether what is being decided counts on what another position does not allow."""
        return False

    def suit(self, state: State) -> int:
        """11.1.b: the suit that a Reserve stands for now; -1 where none can be played."""
        return -1

    def plain(self) -> list[Any]:
        """The step as plain data: its kind and its values."""
        return [self.kind, *[lists(getattr(self, each.name)) for each in _fields(type(self))]]


def read_step(kind: str, *values: Any) -> Step:
    """The step that plain data stand for."""
    return Step.registry[kind](*map(tuples, values))


class Outcome(NamedTuple):
    """How a game ended: the winning seat (-1: a draw) and the rule by which it won."""

    winner: int
    rule: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Setting:
    """What stays the same for a whole game: the box, the variant, who plays what, and quick tables."""

    box: Box
    board: Board
    variant: Variant
    seed: str
    land: int
    """The cities that pieces may stand on."""
    generals: int
    """How many pieces are generals; the others are trains."""
    power_ids: tuple[str, ...]
    power_of: tuple[int, ...]
    rank_of: tuple[int, ...]
    names: tuple[str, ...]
    """The ids of the pieces."""
    generals_of: tuple[tuple[int, ...], ...]
    trains_of: tuple[tuple[int, ...], ...]
    pieces_of: tuple[tuple[int, ...], ...]
    """Both."""
    start: tuple[int, ...]
    """4.a: the set-up city of each piece, -1 for one that starts in a box."""
    pools: tuple[int, ...]
    """4.b: all victory markers of each power."""
    income: tuple[int, ...]
    """8.a: the cards that each power draws, as printed."""
    spaces: tuple[int, ...]
    """17.c: the powers on the political display from left to right."""
    tracks: tuple[Track, ...]
    track: Mapping[str, int]
    """The tracks' numbers by their ids."""
    arrows: tuple[int, ...]
    """17.p: the city that each power's off-map box points to, -1 without one."""
    arenberg: int
    """22.a: the general with rights of his own, -1 without him."""
    silesia: int
    electors: int
    """10.3.h: Trier, Mainz, Köln and Mannheim, by where they lie: votes in nobody's land."""
    bohemia: int
    flanders: int
    core: int
    """19.2.a: core Austria, the Austrian land of the Bohemia map."""
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
        """What makes two settings the same."""
        variant = self.variant
        return self.box.pack.hash, variant.name, variant.players, variant.options, self.seed

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game of the same box."""
        return self is other or (isinstance(other, Setting) and self.key == other.key)

    def __hash__(self) -> int:
        """By content."""
        return hash(self.key)

    def __repr__(self) -> str:
        """Short: which game."""
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
    """A position of a game; copying, comparing and views go by the declarations of its fields."""

    setting: Derived[Setting]
    agenda: list[Step] = field(default_factory=list)
    """What is still to be done; the last step comes first."""
    turn: int = 0
    outcome: Outcome | None = None
    place: list[City] = field(default_factory=list)
    """Changed by `move` alone."""
    troops: Hidden[list[int]] = field(default_factory=list)
    down: Pieces = 0
    """9.d: generals that are face-down."""
    moved: Pieces = 0
    """10.1.a: pieces whose movement is over in this phase."""
    retreated: Pieces = 0
    """11.1.n: generals who retreated in this combat phase."""
    commander: dict[City, Piece] = field(default_factory=dict)
    """6.i: the supreme commander of a stack of equal ranks, by city."""
    consents: frozenset[tuple[Seat, Piece, City]] = frozenset()
    """10.1.k: standing permissions of this stage, as (seat, general, city), -1 for any."""
    hussars: list[City] = field(default_factory=list)
    held: list[Cities] = field(default_factory=_zeros)
    """3.e: the fortresses each power controls; those of 10.3.h are Austria's for both allies."""
    marked: Cities = 0
    """Fortresses that bear a victory marker of the power that controls them."""
    questions: dict[City, Power] = field(default_factory=dict)
    """10.3.e: fortresses with a question mark, and the power that left them first."""
    home: Derived[tuple[int, ...]] = ()
    enemies: Derived[tuple[int, ...]] = ()
    """2.c: the enemies of each power, as bits."""
    cooperating: Derived[tuple[int, ...]] = ()
    """2.d: the powers each power co-operates with, itself included, as bits."""
    at: Derived[dict[City, tuple[Piece, ...]]] = field(default_factory=dict, compare=False)
    """The pieces on each city that has any, lowest first."""
    cities_of: Derived[list[Cities]] = field(default_factory=_zeros, compare=False)
    """The cities with a piece of each power."""
    occupied: Derived[Cities] = field(default=0, compare=False)
    """The cities with a piece."""
    stages: Derived[tuple[tuple[Power, ...], ...]] = field(default=(), compare=False)
    """5.a, 8.m, 19.3.d: the powers of each action stage; Saxony comes last where it acts."""
    waits: Derived[tuple[Seat, ...] | None] = field(default=None, compare=False)
    """The seats that the decision asked for waits for; None where nobody has looked yet."""
    hands: Hidden[list[list[int]]] = field(default_factory=_piles)
    draw: Hidden[list[int]] = field(default_factory=list)
    """The draw deck, its top last."""
    opened: int = 0
    """How many of the decks have been opened."""
    discards: Hidden[list[list[int]]] = field(default_factory=list)
    """8.g: discards by deck of origin; nobody need know in which order they came."""
    merges: int = 0
    """8.g: how often a new draw deck was made of discards."""
    winner: Seat = -1
    """17.b: the seat that won a combat most recently, -1 at first."""
    known: Hidden[Knowledge] = field(default_factory=Knowledge)
    seat_of: tuple[Seat, ...] = ()
    """2.a, 19.3.d: the seat that plays each power; -1 for a power that takes no part."""
    neutral: Powers = 0
    """19.4: the neutral powers, as bits."""
    drew: Powers = 0
    """19.3.d: the powers that drew Tactical Cards this turn, as bits."""
    pool: list[int] = field(default_factory=_zeros)
    """4.b: the victory markers in each power's pool."""
    battle: list[int] = field(default_factory=_zeros)
    """16.b: the victory markers in each power's battle boxes."""
    boxed: list[Power] = field(default_factory=_boxes)
    """3.g: the power whose marker lies in each of the other victory boxes, -1 without one."""
    aside: list[int] = field(default_factory=_zeros)
    """19.1.d, 19.2.a: the victory markers of each power that are set aside."""
    controls: Cities = 0
    """10.3.l: fortresses marked by a control marker for want of a victory marker."""
    asked: Cities = 0
    """10.3.m: fortresses whose question mark is a victory marker from a pool."""
    missed: list[int] = field(default_factory=_zeros)
    """16.h, 23.b: victory markers due to battle boxes in this stage while the pool was empty."""
    wanted: list[Power] = field(default_factory=_boxes)
    """16.h, 23.b: the power whose marker was due to each other victory box in this stage, -1 if none was."""
    due: int = 0
    """19.3.a: points lost for which the Saxony marker may still move."""
    scores: Hidden[tuple[tuple[int, ...], ...]] = ()
    """13.f: the winter scores of all powers, winter by winter; they stay hidden until the end."""
    political: Hidden[list[Political]] = field(default_factory=list)
    """4.i: the Political Cards, the top last."""
    revealed: tuple[Political, ...] = ()
    """17.a: the Political Cards that can be selected."""
    election: int = 0
    """18: 0 before the card has come, 1 while an election is due at the end of the turn, 2 after it."""
    trump: int = -1
    """17.b: the political trump suit, -1 if there is none."""
    display: list[list[int]] = field(default_factory=_piles)
    """17: each power's face-up Tactical Cards on the political display."""
    face_down: list[list[int]] = field(default_factory=_piles)
    """25.b: each power's face-down Tactical Cards on the display, which everybody has seen."""
    placed: Hidden[list[int]] = field(default_factory=_nothing)
    """17.c: the Tactical Card each power has just placed, not yet turned up, -1 without one."""
    announced: list[int] = field(default_factory=list)
    """17.k: the boxes by which each track's marker is to be shifted; right counts positive."""
    markers: list[int] = field(default_factory=list)
    """4.j: the box of each track that its marker is in."""
    corps: list[int] = field(default_factory=_zeros)
    """The turn in which a corps sent by a Political Card returns, 0 without one."""
    contracts: tuple[tuple[Power, Power, int], ...] = ()
    """20.a: giver, taker and turns left, oldest first; not the first one of France and Bavaria (8.b)."""
    proposals: tuple[Proposal, ...] = ()
    """20, 21: what is proposed; it lapses with the turn."""
    proposed: list[int] = field(default_factory=_zeros)
    agreements: list[int] = field(default_factory=_zeros)
    """20, 21, 10.1.k: how often each power has proposed, and each seat has changed its consent, this turn."""
    treaties: tuple[Treaty, ...] = ()
    """21.a: what has been agreed on and still binds, oldest first."""
    signed: int = 0
    """21.a: how many treaties there have been."""
    approached: frozenset[tuple[Piece, Piece, int]] = frozenset()
    """21.a: generals whom one bound not to attack them may attack all the same, and his next stage's turn."""
    peace: int = 0
    """19.1: the turn in which Silesia was annexed, 0 before."""
    reduced: bool = False
    """19.2: whether France has reduced its objectives."""
    ceded: tuple[int, ...] = ()
    """SG.f: P, F and A after Silesia was ceded; empty before."""
    hoard: Hidden[list[int]] = field(default_factory=list)
    """SG.c: the Tactical Cards that France has set aside unseen."""

    def copy(self) -> State:
        """A position to go on from; nothing that is done to it changes this one."""
        return _copied(self)

    __copy__ = copy

    def __hash__(self) -> int:
        """By content, as it is now."""
        return hash(repr([(name, getattr(self, name)) for name in CONTENT]))

    def __repr__(self) -> str:
        """Short: what game, when, and what comes next."""
        step = self.agenda[-1].kind if self.agenda else "over"
        return f"<State {self.setting.variant.name} turn {self.turn}, {step}>"

    def move(self, piece: int, place: int) -> None:
        """A piece comes to a city, or leaves the map: the only way in which one goes anywhere."""
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
        """6.b, 6.i: the general in command on a city: the lower rank, or the one named with equal ranks."""
        one, *others = self.generals_at(city)
        ranks = self.setting.rank_of
        if others and ranks[one] == ranks[others[0]]:
            return self.commander[city]
        return others[0] if others and ranks[others[0]] < ranks[one] else one

    def commanding_power(self, city: int) -> int:
        """6.j: the power whose player decides for the generals on a city."""
        return self.setting.power_of[self.supreme_commander(city)]

    def controller(self, city: int) -> int:
        """3.e: the power that controls a fortress, -1 if the city is none."""
        return next((power for power, cities in enumerate(self.held) if cities >> city & 1), -1)

    def enemy_pieces(self, power: int) -> int:
        """The cities with a piece hostile to this power."""
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
        """14.h, 19.4: the cities that a power's pieces may enter: no neutral land but their own."""
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
        """8.m, 19.3.d: who plays which power, or with whom Saxony is, has changed."""
        major = [[p for p in powers if p != SAXONY and self.seat_of[p] >= 0] for powers in STAGES]
        if self.seat_of[SAXONY] >= 0:
            major[1 if self.cooperating[SAXONY] >> PRUSSIA & 1 else 2].append(SAXONY)
        self.stages = tuple(map(tuple, major))

    def closed_by_treaties(self, piece: int) -> int:
        """21.a: the cities where treaties let nobody place a piece."""
        closed = 0
        for term in standing(self.treaties):
            if term.binds(self, self.setting.power_of[piece]):
                closed |= term.clause.closed(self, piece)
        return closed

    def total(self, power: int) -> int:
        """6.d: a power's troops together, which are public."""
        return sum(self.troops[general] for general in self.setting.generals_of[power])


class Declared(NamedTuple):
    """How a field of a position is declared."""

    hint: Any
    hidden: bool
    derived: bool


def _declared(hint: Any) -> Declared:
    hidden, derived = (mark in marks_of(hint) for mark in ("hidden", "derived"))
    return Declared(get_args(hint)[0] if hidden or derived else hint, hidden, derived)


def marks_of(hint: Any) -> tuple[str, ...]:
    """What a declaration says beside the type: bits, and what the numbers stand for."""
    return getattr(hint, "__metadata__", ())


DECLARED = {name: _declared(hint) for name, hint in get_type_hints(State, include_extras=True).items()}
"""The fields of a position."""
CONTENT = tuple(name for name, declared in DECLARED.items() if not declared.derived)
"""The fields that make a position what it is."""


def copying() -> str:
    """Field by field how a position is copied, which is the quickest way there is, compiled or not."""
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
