"""What lies in the game's box, as small immutable values: a class for each kind of entry in a pack."""

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
    """One of the maps of the board: a grid of squares, columns west to east, rows counted from the south."""

    id: str
    columns: str
    rows: int


class Grid(Frozen):
    """The size of a grid square on the drawn board, and the gap between two maps."""

    width: float
    height: float
    gutter: float


class PackHeader(Frozen):
    """The head of a pack: what it is, and the grid its positions are measured on."""

    id: str
    version: int
    title: str
    source: Source
    grid: Grid
    map: tuple[Map, ...]
    credits: tuple[str, ...] = ()
    practice: bool = False
    """A little board for cases and exercises: the facts of the printed game are not demanded of it."""


class Territory(Frozen):
    """3.c, 3.j: a land of one colour, home country of a power or nobody's."""

    id: str
    source: Source
    home: PowerId | Literal["nobody"] = "nobody"


# ---------------------------------------------------------------- cities.csv, roads.csv, sectors.csv


class City(Frozen):
    """A city; `east` and `north` are percent of its square, from the square's west and south edges."""

    id: str
    name: str
    square: str
    east: float
    north: float
    territory: str
    source: Source
    fortress: Fortress = ""
    vote: bool = False
    """3.f: this fortress carries an elector's vote."""
    today: str = ""
    """The name on today's maps, where it is another."""


class Road(Frozen):
    """3.d: two adjacent cities and the kind of road between them."""

    start: str
    end: str
    kind: Literal["normal", "main"]
    source: Source


class Sector(Frozen):
    """3.b: a rectangle of one suit, measured in squares from its map's south-west corner."""

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
    """A general; he starts in a city or in an off-map box (4.k)."""

    id: str
    name: str
    power: PowerId
    rank: int
    source: Source
    minimum: int = 1
    city: str = ""
    box: str = ""


class Train(Frozen):
    """A supply train; it starts in a city or in the victory box Silesia (4.k)."""

    id: str
    power: PowerId
    source: Source
    city: str = ""
    box: str = ""


class Hussar(Frozen):
    """7: a hussar; he is no piece (3.a)."""

    id: str
    power: PowerId
    source: Source


class Marking(Frozen):
    """4.c, 4.g: fortresses that bear a power's victory markers or elector markers at the start."""

    power: PowerId
    kind: Literal["victory", "elector"]
    cities: tuple[str, ...]
    source: Source


# ---------------------------------------------------------------- decks.toml


class Decks(Frozen):
    """8.e: the Tactical Cards; every deck is made alike."""

    count: int
    lowest: int
    highest: int
    reserves: int
    source: Source


# ---------------------------------------------------------------- politics.toml


class TrackBox(Frozen):
    """17.l to 17.n, 19.3: what holds while a track's marker is in this box."""

    start: bool = False
    status: Literal["", "prussian", "neutral", "austrian"] = ""
    """Whose ally Saxony is."""
    letter: str = ""
    bonus: tuple[PowerId, ...] = ()
    """One Tactical Card more for each time a power is named here."""
    penalty: tuple[PowerId, ...] = ()
    """One Tactical Card less for each time a power is named here."""
    corps: tuple[Major, ...] = ()
    """These powers each keep a general in their off-map box."""
    victory: Literal["", "prussia", "france", "pragmatic_army", "austria"] = ""
    """This power has a victory marker in the box Italy."""


class Track(Frozen):
    """4.j: a track of the political display, its boxes from left to right."""

    id: Literal["saxony", "russia", "italy"]
    boxes: tuple[TrackBox, ...]
    source: Source


class OffMapBox(Frozen):
    """3.h: where a power's generals leave the game for a while, and the city its arrow points to (17.p)."""

    id: str
    power: Major
    city: str
    source: Source


class VictoryBox(Frozen):
    """3.g: a victory box beside the battle boxes, and the powers that can have their marker in it."""

    id: Literal["electors", "emperor", "italy", "silesia"]
    powers: tuple[Major, ...]
    source: Source


class Display(Frozen):
    """3.g: the political display, its spaces from left to right, and each power's number of battle boxes."""

    spaces: tuple[Major, ...]
    battle_boxes: int
    source: Source


class Shift(Frozen):
    """17.j: boxes by which a track's marker may be shifted."""

    track: Literal["saxony", "russia", "italy"]
    boxes: int
    direction: Literal["left", "right", "either"]


class Instruction(Frozen):
    """17.j: what a Political Card lets the power that executes it do.

    `election`: the imperial election (18) is held. `cards`: the executing power draws `count` Tactical
    Cards. `troops`: `power` gets `count` troops. `corps`: `power` sends a general to its off-map box for
    `count` turns. An empty `power` is the executing one; `by` says who may use the instruction, empty is all.
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
    """A sea or lake as a polygon, in squares from the map's south-west corner; it has no meaning in play."""

    map: str
    id: str
    points: Points


class River(Frozen):
    """A river as a line from its source; it has no meaning in play."""

    map: str
    id: str
    width: float
    points: Points


class Range(Frozen):
    """A mountain range as the line of its crest; it has no meaning in play."""

    map: str
    id: str
    height: float
    points: Points


class Scenery(Frozen):
    """What is drawn on the board but has no meaning in play."""

    source: Source = "reconstructed"
    water: tuple[Water, ...] = ()
    river: tuple[River, ...] = ()
    range: tuple[Range, ...] = ()


# ---------------------------------------------------------------- all of it


class Pack(Frozen):
    """Everything that a pack's files say."""

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
    """The pack's own catalogue, language by language, as Fluent source."""

    def __repr__(self) -> str:
        """Short: its name."""
        return f"<Pack {self.about.id} {self.about.version}>"

    def entries(self) -> dict[str, tuple[Any, ...]]:
        """The fields that are lists of entries."""
        fields = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {name: entries for name, entries in fields.items() if isinstance(entries, tuple)}

    def named(self) -> dict[str, tuple[Any, ...]]:
        """What has a name in the pack's catalogue, by the first word of its message key."""
        return {
            "map": self.about.map,
            "territory": self.territories,
            "power": self.powers,
            "track": self.tracks,
            "box": (*self.off_map_boxes, *self.victory_boxes),
            "card": self.cards,
        }
