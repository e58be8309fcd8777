"""The contents of the game's box as small immutable values, with a class for each kind of entry in a pack."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Literal

from maria.frozen import Frozen

Source = Literal["rules", "army sheet", "reconstructed", "owner"]
"""Where an entry comes from: rulebooks, army sheets, our reconstruction, or an owner of the printed game."""

Fortress = Literal["", "minor", "major"]
Major = Literal["prussia", "france", "pragmatic_army", "austria"]
PowerId = Literal["prussia", "france", "pragmatic_army", "austria", "bavaria", "saxony"]
Role = Literal["maria_theresa", "frederick", "louis"]

POWERS: tuple[PowerId, ...] = ("france", "bavaria", "prussia", "saxony", "austria", "pragmatic_army")
"""The six powers in the order of the action stages (5.a)."""


class Suit(IntEnum):
    """3.b, 8.e: the suits of sectors and Tactical Cards."""

    SPADES = 0
    HEARTS = 1
    CLUBS = 2
    DIAMONDS = 3


SuitName = Literal["spades", "hearts", "clubs", "diamonds"]
SUIT_SIGNS = "♠♥♣♦"

# ---------------------------------------------------------------- pack.toml


class Map(Frozen):
    """One of the maps of the board: a grid of squares, columns from west to east, rows from the south."""

    id: str
    columns: str
    rows: int


class Grid(Frozen):
    """The size of a grid square on the drawn board, and the gap between two maps."""

    width: float
    height: float
    gutter: float


class PackHeader(Frozen):
    """The head of a pack: its identity, and the grid by which positions are measured."""

    id: str
    version: int
    title: str
    source: Source
    grid: Grid
    map: tuple[Map, ...]
    credits: tuple[str, ...] = ()
    practice: bool = False
    """Whether it is a small board for cases and exercises.

    The facts of the printed game do not apply to it.
    """


class Territory(Frozen):
    """3.c, 3.j: a land of one colour, either the home country of a power or nobody's."""

    id: str
    source: Source
    home: PowerId | Literal["nobody"] = "nobody"


# ---------------------------------------------------------------- cities.csv, roads.csv, sectors.csv


class City(Frozen):
    """A city. `east` and `north` are percentages of its square, from the square's west and south edges."""

    id: str
    name: str
    square: str
    east: float
    north: float
    territory: str
    source: Source
    fortress: Fortress = ""
    vote: bool = False
    """3.f: whether this fortress carries an elector's vote."""
    today: str = ""
    """The name on modern maps, if it differs."""


class Road(Frozen):
    """3.d: two adjacent cities and the kind of road between them."""

    start: str
    end: str
    kind: Literal["normal", "main"]
    source: Source


class Sector(Frozen):
    """3.b: a rectangle of one suit, in squares from its map's south-west corner."""

    map: str
    suit: SuitName
    west: float
    south: float
    east: float
    north: float
    source: Source


# ---------------------------------------------------------------- powers.toml


class Power(Frozen):
    """2.a, 2.b, 4, 8.a: a power with its role, troops, first hand, income and pool of victory markers."""

    id: PowerId
    role: Role
    rank: Literal["major", "minor"]
    troops: int
    hand: int
    income: int
    source: Source
    pool: int = 0


class General(Frozen):
    """A general. He starts in a city or in an off-map box (4.k)."""

    id: str
    name: str
    power: PowerId
    rank: int
    source: Source
    minimum: int = 1
    city: str = ""
    box: str = ""


class Train(Frozen):
    """A supply train. It starts in a city or in the victory box Silesia (4.k)."""

    id: str
    power: PowerId
    source: Source
    city: str = ""
    box: str = ""


class Hussar(Frozen):
    """7: a hussar, which is not a piece (3.a)."""

    id: str
    power: PowerId
    source: Source


class Marking(Frozen):
    """4.c, 4.g: fortresses with a power's victory markers or elector markers at the start."""

    power: PowerId
    kind: Literal["victory", "elector"]
    cities: tuple[str, ...]
    source: Source


# ---------------------------------------------------------------- decks.toml


class Decks(Frozen):
    """8.e: the Tactical Cards. All decks are alike."""

    count: int
    lowest: int
    highest: int
    reserves: int
    source: Source


# ---------------------------------------------------------------- politics.toml


class TrackBox(Frozen):
    """17.l to 17.n, 19.3: what applies while a track's marker is in this box."""

    start: bool = False
    status: Literal["", "prussian", "neutral", "austrian"] = ""
    """Saxony's status."""
    letter: str = ""
    bonus: tuple[PowerId, ...] = ()
    """One extra Tactical Card for each time a power is listed."""
    penalty: tuple[PowerId, ...] = ()
    """One Tactical Card less for each time a power is listed."""
    corps: tuple[Major, ...] = ()
    """Each of these powers keeps a general in its off-map box."""
    victory: Literal["", "prussia", "france", "pragmatic_army", "austria"] = ""
    """The power that has a victory marker in the box Italy."""


class Track(Frozen):
    """4.j: a track of the political display. Its boxes are listed from left to right."""

    id: Literal["saxony", "russia", "italy"]
    boxes: tuple[TrackBox, ...]
    source: Source


class OffMapBox(Frozen):
    """3.h: where a power's generals wait off the map, and the city its arrow points to (17.p)."""

    id: str
    power: Major
    city: str
    source: Source


class VictoryBox(Frozen):
    """3.g: a victory box next to the battle boxes, and the powers that can have their marker in it."""

    id: Literal["electors", "emperor", "italy", "silesia"]
    powers: tuple[Major, ...]
    source: Source


class Display(Frozen):
    """3.g: the political display with its spaces from left to right, and the battle boxes per power."""

    spaces: tuple[Major, ...]
    battle_boxes: int
    source: Source


class Shift(Frozen):
    """17.j: how many boxes a track's marker may be shifted, and in which direction."""

    track: Literal["saxony", "russia", "italy"]
    boxes: int
    direction: Literal["left", "right", "either"]


class Instruction(Frozen):
    """17.j: what a Political Card allows the power that executes it.

    `election`: the imperial election (18) takes place. `cards`: the executing power draws `count` Tactical
    Cards. `troops`: `power` gets `count` troops. `corps`: `power` sends a general to its off-map box for
    `count` turns. An empty `power` means the executing one. `by` lists the powers that may use the
    instruction; empty means all.
    """

    kind: Literal["election", "cards", "troops", "corps"]
    count: int = 0
    power: PowerId | Literal[""] = ""
    by: tuple[Major, ...] = ()


class PoliticalCard(Frozen):
    """4.i, 17: a Political Card with the arms of the powers that may select it."""

    id: str
    year: int
    source: Source
    arms: tuple[Major, ...] = ()
    shifts: tuple[Shift, ...] = ()
    instructions: tuple[Instruction, ...] = ()


# ---------------------------------------------------------------- scenery.json

Points = tuple[tuple[float, float], ...]


class Water(Frozen):
    """A sea or lake as a polygon, in squares from the map's south-west corner. It does not affect play."""

    map: str
    id: str
    points: Points


class River(Frozen):
    """A river as a line from its source. It does not affect play."""

    map: str
    id: str
    width: float
    points: Points


class Range(Frozen):
    """A mountain range as the line of its crest. It does not affect play."""

    map: str
    id: str
    height: float
    points: Points


class Scenery(Frozen):
    """What is drawn on the board but does not affect play."""

    source: Source = "reconstructed"
    water: tuple[Water, ...] = ()
    river: tuple[River, ...] = ()
    range: tuple[Range, ...] = ()


# ---------------------------------------------------------------- all of it


class Pack(Frozen):
    """The contents of a pack's files."""

    about: PackHeader
    hash: str
    territories: tuple[Territory, ...]
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    sectors: tuple[Sector, ...]
    powers: tuple[Power, ...]
    generals: tuple[General, ...]
    trains: tuple[Train, ...]
    hussars: tuple[Hussar, ...]
    markings: tuple[Marking, ...]
    decks: Decks
    display: Display
    tracks: tuple[Track, ...]
    off_map_boxes: tuple[OffMapBox, ...]
    victory_boxes: tuple[VictoryBox, ...]
    cards: tuple[PoliticalCard, ...]
    scenery: Scenery
    names: Mapping[str, str]
    """The pack's own catalogues by language, as Fluent source."""

    def __repr__(self) -> str:
        """The pack's id and version."""
        return f"<Pack {self.about.id} {self.about.version}>"

    def entries(self) -> dict[str, tuple[Any, ...]]:
        """The fields that are lists of entries."""
        fields = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {name: entries for name, entries in fields.items() if isinstance(entries, tuple)}

    def named(self) -> dict[str, tuple[Any, ...]]:
        """What has a name in the pack's catalogues, by the first word of its message key."""
        return {
            "map": self.about.map,
            "territory": self.territories,
            "power": self.powers,
            "track": self.tracks,
            "box": (*self.off_map_boxes, *self.victory_boxes),
            "card": self.cards,
        }
