"""A pack's static data, from which a page draws a live board; the same for everybody.

Numbers are those of a view: cities, pieces (generals first, then trains), cards, Political Cards, powers,
suits and tracks, numbered in their order here. Names that need translation are messages: `power-`,
`territory-`, `map-`, `track-`, `box-` and `card-` plus an id. `names` has them per language as Fluent source.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class Rectangle(BaseModel):
    """A rectangle of the drawing, as SVG writes it."""

    x: float
    y: float
    width: float
    height: float


class MapData(BaseModel):
    """A map of the board and where it is drawn."""

    id: str
    frame: Rectangle


class TerritoryData(BaseModel):
    """3.c: a territory, the power whose home country it is at the start, and its colours."""

    id: str
    home: int | None
    fill: str
    edge: str


class SectorData(BaseModel):
    """3.b: a sector of the board and where it is drawn."""

    map: int
    suit: int
    frame: Rectangle


class CityData(BaseModel):
    """A city and its place in the drawing. `home`: the power whose home country it belongs to at the start.

    `vote`: 3.f. `elector`: one of the four of 10.3.h. `arrows`: the powers whose off-map boxes point to it.
    """

    id: str
    name: str
    today: str
    x: float
    y: float
    map: int
    square: str
    sector: int
    suit: int
    territory: int
    home: int | None
    fortress: Literal["", "minor", "major"]
    vote: bool
    elector: bool
    arrows: list[int]


class RoadData(BaseModel):
    """3.d: a road between two cities."""

    a: int
    b: int
    main: bool


class PowerData(BaseModel):
    """2.a, 2.b, 4: a power, and the colours of its pieces."""

    id: str
    role: str
    major: bool
    troops: int
    hand: int
    income: int
    colour: str
    ink: str


class PieceData(BaseModel):
    """A general or a supply train; a train has neither a name nor a rank. `minimum`: 4.f."""

    id: str
    kind: Literal["general", "train"]
    power: int
    name: str | None
    rank: int | None
    minimum: int | None
    start: int | None
    box: str | None


class HussarData(BaseModel):
    """7: a hussar; an action names it by its number, counted from 1."""

    id: str
    power: int


class MarkingData(BaseModel):
    """4.c, 4.g: fortresses that have a power's markers at the start."""

    power: int
    kind: Literal["victory", "elector"]
    cities: list[int]


class CardData(BaseModel):
    """8.e: a Tactical Card; a Reserve has neither suit nor value. `text` is its name in actions."""

    suit: int | None
    value: int | None
    deck: int
    text: str


class ShiftData(BaseModel):
    """17.j: how far and in which direction a card may shift a track's marker."""

    track: int
    boxes: int
    direction: Literal["left", "right", "either"]


class InstructionData(BaseModel):
    """17.j: an instruction; no `power` means the executing one, an empty `by` everybody."""

    kind: Literal["election", "cards", "troops", "corps"]
    count: int
    power: int | None
    by: list[int]


class PoliticalData(BaseModel):
    """17: a Political Card and the powers whose arms it shows, which may select it."""

    id: str
    year: int
    arms: list[int]
    shifts: list[ShiftData]
    instructions: list[InstructionData]


class TrackBoxData(BaseModel):
    """17.l to 17.n, 19.3: the effects while a marker is in this box; a power may be listed repeatedly."""

    start: bool
    status: Literal["", "prussian", "neutral", "austrian"]
    letter: str
    bonus: list[int]
    penalty: list[int]
    corps: list[int]
    victory: int | None


class TrackData(BaseModel):
    """4.j: a track of the political display, its boxes from left to right."""

    id: str
    boxes: list[TrackBoxData]


class VictoryBoxData(BaseModel):
    """3.g: a victory box, and the powers that can have a marker in it."""

    id: str
    powers: list[int]


class OffMapBoxData(BaseModel):
    """3.h, 17.p: a power's off-map box and the city its arrow points to."""

    id: str
    power: int
    city: int


class SeatData(BaseModel):
    """2.a, 24: a seat and the powers it plays at the start."""

    seat: str
    powers: list[int]


class VariantData(BaseModel):
    """A variant at the start. `away`: the pieces that take no part. `maps`: the maps in use."""

    variant: str
    players: int
    options: list[str]
    seats: list[SeatData]
    away: list[int]
    maps: list[int]


class PackData(BaseModel):
    """All static data of a pack. The x and y of cities are coordinates in the drawing's `view_box`."""

    id: str
    version: int
    title: str
    hash: str
    credits: list[str]
    view_box: Rectangle
    maps: list[MapData]
    territories: list[TerritoryData]
    sectors: list[SectorData]
    cities: list[CityData]
    roads: list[RoadData]
    powers: list[PowerData]
    pieces: list[PieceData]
    hussars: list[HussarData]
    markings: list[MarkingData]
    cards: list[CardData]
    deck_size: int
    decks: int
    political: list[PoliticalData]
    tracks: list[TrackData]
    battle_boxes: int
    victory_boxes: list[VictoryBoxData]
    off_map_boxes: list[OffMapBoxData]
    variants: list[VariantData]
    names: dict[str, str]
    event_rules: dict[str, str]
