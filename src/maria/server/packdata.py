"""What a pack says, for a page that draws a live board: static, and the same for everybody.

Numbers are those of a view: cities, pieces (generals first, then trains), cards, Political Cards, powers,
suits and tracks by their order here. Names that are texts are messages: `power-`, `territory-`, `map-`,
`track-`, `box-` and `card-` with an id behind, in `names` for each language as Fluent source.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from maria import engine
from maria.box import Box
from maria.box.model import POWERS, Instruction, PoliticalCard, TrackBox
from maria.box.render.geometry import frames
from maria.box.render.legend import view_box
from maria.box.render.style import style
from maria.box.tables import Drawing, members
from maria.notation import SUITS
from maria.rules.variants import VARIANTS, make_setting
from maria.state import AWAY, POWER, Setting
from maria.telling.words import SUIT_NAMES, catalogue_of


class Rectangle(BaseModel):
    """A rectangle of the drawing, as SVG writes it."""

    x: float
    y: float
    width: float
    height: float


class MapData(BaseModel):
    """A map of the board, and where it is drawn."""

    id: str
    frame: Rectangle


class TerritoryData(BaseModel):
    """3.c: a land, whose home country it is at the start, and the colours it is drawn with."""

    id: str
    home: int | None
    fill: str
    edge: str


class SectorData(BaseModel):
    """3.b: a sector of the board, and where it is drawn."""

    map: int
    suit: int
    frame: Rectangle


class CityData(BaseModel):
    """A city, and where the drawing has it. `home` is the power whose home country it lies in at the start.

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
    pool: int
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
    """7: a hussar; in an action he goes by his number, counted from 1."""

    id: str
    power: int


class MarkingData(BaseModel):
    """4.c, 4.g: fortresses that bear markers of a power at the start."""

    power: int
    kind: Literal["victory", "elector"]
    cities: list[int]


class CardData(BaseModel):
    """8.e: a Tactical Card; a Reserve has neither suit nor value. `text` names it in any action."""

    suit: int | None
    value: int | None
    deck: int
    text: str


class ShiftData(BaseModel):
    """17.j: boxes by which a card may shift a track's marker."""

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
    """17: a Political Card with the arms of the powers that may select it."""

    id: str
    year: int
    arms: list[int]
    shifts: list[ShiftData]
    instructions: list[InstructionData]


class TrackBoxData(BaseModel):
    """17.l to 17.n, 19.3: what holds while a marker is in this box; a power can be named more than once."""

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
    """3.h, 17.p: a power's off-map box, and the city its arrow points to."""

    id: str
    power: int
    city: int


class RegionsData(BaseModel):
    """Cities that rules speak of together.

    Objectives are the fortresses of core Austria (14.c), with Silesia's (14.d); `electors`: 10.3.h.
    """

    core: list[int]
    silesia: list[int]
    electors: list[int]
    netherlands: list[int]
    austrian_netherlands: list[int]
    poland: list[int]
    bohemia: list[int]
    flanders: list[int]


class SeatData(BaseModel):
    """2.a, 24: a seat and the powers it plays at the start."""

    seat: str
    powers: list[int]


class VariantData(BaseModel):
    """A variant for a number of players: what is in the game at the start.

    `away`: the pieces that take no part. `maps`: the maps that are used. `last_turn`: as it stands.
    """

    variant: str
    players: int
    options: list[str]
    seats: list[SeatData]
    away: list[int]
    maps: list[int]
    politics: bool
    last_turn: int


class PackData(BaseModel):
    """Everything static of a pack. The drawing has `view_box`, and cities are at their x and y in it."""

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
    regions: RegionsData
    powers: list[PowerData]
    pieces: list[PieceData]
    generals: int
    hussars: list[HussarData]
    markings: list[MarkingData]
    cards: list[CardData]
    deck_size: int
    decks: int
    political: list[PoliticalData]
    tracks: list[TrackData]
    spaces: list[int]
    battle_boxes: int
    victory_boxes: list[VictoryBoxData]
    off_map_boxes: list[OffMapBoxData]
    variants: list[VariantData]
    names: dict[str, str]


def pack_data(box: Box) -> PackData:
    """All of a pack that a page needs."""
    pack, board = box.pack, box.board
    setting = make_setting(box, "advanced", 3, "")
    x, y, width, height = view_box(box, catalogue_of(box, "en"))
    return PackData(
        id=pack.about.id,
        version=pack.about.version,
        title=pack.about.title,
        hash=pack.hash,
        credits=list(pack.about.credits),
        view_box=Rectangle(x=x, y=y, width=width, height=height),
        maps=_maps(box),
        territories=_territories(box),
        sectors=_sectors(box),
        cities=_cities(box, setting),
        roads=[
            RoadData(a=board.index[road.start], b=board.index[road.end], main=road.kind == "main")
            for road in pack.roads
        ],
        regions=RegionsData(
            core=members(setting.core),
            silesia=members(setting.silesia),
            electors=members(setting.electors),
            netherlands=members(setting.netherlands),
            austrian_netherlands=members(setting.austrian_netherlands),
            poland=members(setting.poland),
            bohemia=members(setting.bohemia),
            flanders=members(setting.flanders),
        ),
        powers=_powers(box),
        pieces=_pieces(box),
        generals=setting.generals,
        hussars=[HussarData(id=hussar.id, power=POWER[hussar.power]) for hussar in pack.hussars],
        markings=[
            MarkingData(
                power=POWER[marking.power],
                kind=marking.kind,
                cities=[board.index[city] for city in marking.cities],
            )
            for marking in pack.markings
        ],
        cards=_cards(setting),
        deck_size=setting.deck_size,
        decks=pack.decks.count,
        political=[_political(setting, card) for card in pack.cards],
        tracks=[
            TrackData(id=track.id, boxes=[_box(entry) for entry in track.boxes]) for track in pack.tracks
        ],
        spaces=list(setting.spaces),
        battle_boxes=pack.display.battle_boxes,
        victory_boxes=[
            VictoryBoxData(id=entry.id, powers=_numbers(entry.powers)) for entry in pack.victory_boxes
        ],
        off_map_boxes=[
            OffMapBoxData(id=entry.id, power=POWER[entry.power], city=board.index[entry.city])
            for entry in pack.off_map_boxes
        ],
        variants=[
            _variant(box, variant.name, variant.players) for variant in VARIANTS if not variant.options
        ],
        names=dict(pack.names),
    )


def _numbers(powers: tuple[str, ...]) -> list[int]:
    return [POWER[power] for power in powers]


def _maps(box: Box) -> list[MapData]:
    charts = zip(box.pack.about.map, frames(box), strict=True)
    return [
        MapData(id=chart.id, frame=_rectangle(frame.west, frame.north, frame.east, frame.south))
        for chart, frame in charts
    ]


def _rectangle(west: float, north: float, east: float, south: float) -> Rectangle:
    return Rectangle(x=west, y=north, width=round(east - west, 1), height=round(south - north, 1))


def _territories(box: Box) -> list[TerritoryData]:
    tints = style().tints(box.pack)
    return [
        TerritoryData(
            id=land.id, home=POWER.get(land.home), fill=tints[land.id].fill, edge=tints[land.id].edge
        )
        for land in box.pack.territories
    ]


def _sectors(box: Box) -> list[SectorData]:
    drawing = Drawing(box.pack)
    numbers = {chart.id: number for number, chart in enumerate(drawing.maps)}
    made = []
    for sector in box.pack.sectors:
        chart = numbers[sector.map]
        west, north = drawing.place(chart, sector.west, sector.north)
        east, south = drawing.place(chart, sector.east, sector.south)
        suit = SUIT_NAMES.index(sector.suit)
        made.append(SectorData(map=chart, suit=suit, frame=_rectangle(west, north, east, south)))
    return made


def _cities(box: Box, setting: Setting) -> list[CityData]:
    board = box.board
    lands = {land.id: number for number, land in enumerate(box.pack.territories)}
    return [
        CityData(
            id=city.id,
            name=city.name,
            today=city.today,
            x=board.place_of[number][0],
            y=board.place_of[number][1],
            map=board.map_of[number],
            square=city.square,
            sector=board.sector_of[number],
            suit=board.suit_of[number],
            territory=lands[city.territory],
            home=POWER.get(box.pack.territories[lands[city.territory]].home),
            fortress=city.fortress,
            vote=city.vote,
            elector=bool(setting.electors >> number & 1),
            arrows=[power for power, arrow in enumerate(setting.arrows) if arrow == number],
        )
        for number, city in enumerate(board.cities)
    ]


def _powers(box: Box) -> list[PowerData]:
    """The six powers in the order of the action stages; one that a practice pack lacks has nothing."""
    entries = {power.id: power for power in box.pack.powers}
    made = []
    for name in POWERS:
        colour, ink = style().flag(name)
        entry = entries.get(name)
        made.append(
            PowerData(
                id=name,
                role=entry.role if entry else "",
                major=bool(entry and entry.rank == "major"),
                troops=entry.troops if entry else 0,
                hand=entry.hand if entry else 0,
                income=entry.income if entry else 0,
                pool=entry.pool if entry else 0,
                colour=colour,
                ink=ink,
            )
        )
    return made


def _pieces(box: Box) -> list[PieceData]:
    index = box.board.index
    generals = [
        PieceData(
            id=general.id,
            kind="general",
            power=POWER[general.power],
            name=general.name,
            rank=general.rank,
            minimum=general.minimum,
            start=index.get(general.city),
            box=general.box or None,
        )
        for general in box.pack.generals
    ]
    trains = [
        PieceData(
            id=train.id,
            kind="train",
            power=POWER[train.power],
            name=None,
            rank=None,
            minimum=None,
            start=index.get(train.city),
            box=train.box or None,
        )
        for train in box.pack.trains
    ]
    return generals + trains


def _cards(setting: Setting) -> list[CardData]:
    made = []
    for card, (suit, value) in enumerate(zip(setting.card_suit, setting.card_value, strict=True)):
        deck = card // setting.deck_size
        last = suit < 0 and card % setting.deck_size == setting.deck_size - 1
        name = f"{SUITS[suit]}{value}" if suit >= 0 else "R"
        made.append(
            CardData(
                suit=suit if suit >= 0 else None,
                value=value or None,
                deck=deck,
                text=f"{name}/{deck + 1}{'b' if last else ''}",
            )
        )
    return made


def _political(setting: Setting, card: PoliticalCard) -> PoliticalData:
    return PoliticalData(
        id=card.id,
        year=card.year,
        arms=_numbers(card.arms),
        shifts=[
            ShiftData(track=setting.track[shift.track], boxes=shift.boxes, direction=shift.direction)
            for shift in card.shifts
        ],
        instructions=[_instruction(entry) for entry in card.instructions],
    )


def _instruction(entry: Instruction) -> InstructionData:
    return InstructionData(
        kind=entry.kind, count=entry.count, power=POWER.get(entry.power), by=_numbers(entry.by)
    )


def _box(entry: TrackBox) -> TrackBoxData:
    return TrackBoxData(
        start=entry.start,
        status=entry.status,
        letter=entry.letter,
        bonus=_numbers(entry.bonus),
        penalty=_numbers(entry.penalty),
        corps=_numbers(entry.corps),
        victory=POWER.get(entry.victory),
    )


def _variant(box: Box, variant: str, players: int) -> VariantData:
    """4, 14.a, 24, SG.a: read from the first position, so that it is what the rules make of it."""
    state, _ = engine.new_game(box, variant, players, "")
    setting = state.setting
    same = (known for known in VARIANTS if (known.name, known.players) == (variant, players))
    options = {option: None for known in same for option in known.options}
    return VariantData(
        variant=variant,
        players=players,
        options=list(options),
        seats=[
            SeatData(seat=name, powers=[power for power in range(6) if state.seat_of[power] == number])
            for number, name in enumerate(setting.seats)
        ],
        away=[piece for piece, place in enumerate(state.place) if place == AWAY],
        maps=[number for number, cities in enumerate(setting.board.on_map) if cities & setting.land],
        politics=setting.variant.politics,
        last_turn=setting.variant.last_turn(state),
    )
