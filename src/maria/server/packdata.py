"""A pack as a page needs it."""

from __future__ import annotations

from maria import engine
from maria.box import Box
from maria.box.model import POWERS, Instruction, PoliticalCard, TrackBox
from maria.box.render.legend import view_box
from maria.box.render.style import style
from maria.box.tables import Drawing, members
from maria.notation import SUITS
from maria.rules.variants import VARIANTS, make_setting
from maria.server import pack_models as m
from maria.state import AWAY, POWER, Setting
from maria.words import SUIT_NAMES, catalogue_of


def pack_data(box: Box) -> m.PackData:
    """All of a pack that a page needs."""
    pack, board = box.pack, box.board
    setting = make_setting(box, "advanced", 3, "")
    edges, drawing = view_box(box, catalogue_of(box, "en")), Drawing(pack)
    return m.PackData(
        id=pack.about.id,
        version=pack.about.version,
        title=pack.about.title,
        hash=pack.hash,
        credits=list(pack.about.credits),
        view_box=m.Rectangle(
            x=edges.west, y=edges.north, width=edges.east - edges.west, height=edges.south - edges.north
        ),
        maps=[
            m.MapData(id=chart.id, frame=_rectangle(*frame))
            for chart, frame in zip(drawing.maps, drawing.frames, strict=True)
        ],
        territories=_territories(box),
        sectors=[
            m.SectorData(
                map=drawing.number[sector.map],
                suit=SUIT_NAMES.index(sector.suit),
                frame=_rectangle(*drawing.sector(sector)),
            )
            for sector in pack.sectors
        ],
        cities=_cities(box, setting),
        roads=[
            m.RoadData(a=board.index[road.start], b=board.index[road.end], main=road.kind == "main")
            for road in pack.roads
        ],
        regions=m.RegionsData(
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
        hussars=[m.HussarData(id=hussar.id, power=POWER[hussar.power]) for hussar in pack.hussars],
        markings=[
            m.MarkingData(
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
            m.TrackData(id=track.id, boxes=[_box(entry) for entry in track.boxes]) for track in pack.tracks
        ],
        spaces=list(setting.spaces),
        battle_boxes=pack.display.battle_boxes,
        victory_boxes=[
            m.VictoryBoxData(id=entry.id, powers=_numbers(entry.powers)) for entry in pack.victory_boxes
        ],
        off_map_boxes=[
            m.OffMapBoxData(id=entry.id, power=POWER[entry.power], city=board.index[entry.city])
            for entry in pack.off_map_boxes
        ],
        variants=[
            _variant(box, variant.name, variant.players) for variant in VARIANTS if not variant.options
        ],
        names=dict(pack.names),
    )


def _numbers(powers: tuple[str, ...]) -> list[int]:
    return [POWER[power] for power in powers]


def _rectangle(west: float, north: float, east: float, south: float) -> m.Rectangle:
    return m.Rectangle(x=west, y=north, width=round(east - west, 1), height=round(south - north, 1))


def _territories(box: Box) -> list[m.TerritoryData]:
    tints = style().tints(box.pack)
    return [
        m.TerritoryData(
            id=land.id, home=POWER.get(land.home), fill=tints[land.id].fill, edge=tints[land.id].edge
        )
        for land in box.pack.territories
    ]


def _cities(box: Box, setting: Setting) -> list[m.CityData]:
    board = box.board
    lands = {land.id: number for number, land in enumerate(box.pack.territories)}
    return [
        m.CityData(
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


def _powers(box: Box) -> list[m.PowerData]:
    """The six powers in the order of the action stages; one that a practice pack lacks has nothing."""
    entries = {power.id: power for power in box.pack.powers}
    made = []
    for name in POWERS:
        colour, ink = style().flag(name)
        entry = entries.get(name)
        made.append(
            m.PowerData(
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


def _pieces(box: Box) -> list[m.PieceData]:
    index = box.board.index
    generals = [
        m.PieceData(
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
        m.PieceData(
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


def _cards(setting: Setting) -> list[m.CardData]:
    made = []
    for card, (suit, value) in enumerate(zip(setting.card_suit, setting.card_value, strict=True)):
        deck = card // setting.deck_size
        last = suit < 0 and card % setting.deck_size == setting.deck_size - 1
        name = f"{SUITS[suit]}{value}" if suit >= 0 else "R"
        made.append(
            m.CardData(
                suit=suit if suit >= 0 else None,
                value=value or None,
                deck=deck,
                text=f"{name}/{deck + 1}{'b' if last else ''}",
            )
        )
    return made


def _political(setting: Setting, card: PoliticalCard) -> m.PoliticalData:
    return m.PoliticalData(
        id=card.id,
        year=card.year,
        arms=_numbers(card.arms),
        shifts=[
            m.ShiftData(track=setting.track[shift.track], boxes=shift.boxes, direction=shift.direction)
            for shift in card.shifts
        ],
        instructions=[_instruction(entry) for entry in card.instructions],
    )


def _instruction(entry: Instruction) -> m.InstructionData:
    return m.InstructionData(
        kind=entry.kind, count=entry.count, power=POWER.get(entry.power), by=_numbers(entry.by)
    )


def _box(entry: TrackBox) -> m.TrackBoxData:
    return m.TrackBoxData(
        start=entry.start,
        status=entry.status,
        letter=entry.letter,
        bonus=_numbers(entry.bonus),
        penalty=_numbers(entry.penalty),
        corps=_numbers(entry.corps),
        victory=POWER.get(entry.victory),
    )


def _variant(box: Box, variant: str, players: int) -> m.VariantData:
    """4, 14.a, 24, SG.a: read from the first position, so that it is what the rules make of it."""
    state, _ = engine.new_game(box, variant, players, "")
    setting = state.setting
    same = (known for known in VARIANTS if (known.name, known.players) == (variant, players))
    options = {option: None for known in same for option in known.options}
    return m.VariantData(
        variant=variant,
        players=players,
        options=list(options),
        seats=[
            m.SeatData(seat=name, powers=[power for power in range(6) if state.seat_of[power] == number])
            for number, name in enumerate(setting.seats)
        ],
        away=[piece for piece, place in enumerate(state.place) if place == AWAY],
        maps=[number for number, cities in enumerate(setting.board.on_map) if cities & setting.land],
        politics=setting.variant.politics,
        last_turn=setting.variant.last_turn(state),
    )
