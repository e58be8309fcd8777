"""Builds a pack's static data for the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from maria import engine
from maria.box import Box
from maria.box.model import POWERS
from maria.box.names import SUIT_NAMES
from maria.box.render.legend import view_box
from maria.box.render.style import style
from maria.box.tables import BoardLayout
from maria.events import Event
from maria.notation import SUITS
from maria.rules.variants import VARIANTS, make_setting
from maria.server import pack_models as m
from maria.state import AWAY, POWER, Setting
from maria.words import catalogue_of

OF_POWERS = ("power", "powers", "home", "arms", "by", "bonus", "penalty", "corps", "victory")
"""The fields of a pack that hold names of powers."""


def pack_data(box: Box) -> m.PackData:
    """A pack's static data for the page."""
    pack, board = box.pack, box.board
    setting, drawing = make_setting(box, "advanced", 3, ""), BoardLayout(pack)
    numbers = dict.fromkeys(OF_POWERS, POWER) | dict.fromkeys(("city", "cities"), board.index)
    numbers["track"] = setting.track

    def by_number(value: Any, field: str = "") -> Any:
        """A value of the pack with powers, cities and tracks as numbers instead of names."""
        if isinstance(value, dict):
            return {key: by_number(inner, key) for key, inner in value.items()}
        if isinstance(value, tuple | list):
            return [by_number(inner, field) for inner in value]
        return numbers[field].get(value) if field in numbers else value

    def entries(listed: Iterable[Any], **more: Any) -> list[dict[str, Any]]:
        return [{**more, **by_number(asdict(entry))} for entry in listed]

    pieces = entries(pack.generals, kind="general")
    pieces += entries(pack.trains, kind="train", name=None, rank=None, minimum=None)
    tints = style().tints(pack)
    data = {
        **asdict(pack.about),
        "hash": pack.hash,
        "view_box": _rectangle(*view_box(box, catalogue_of(box, "en"))),
        "maps": [
            m.MapData(id=chart.id, frame=_rectangle(*frame))
            for chart, frame in zip(drawing.maps, drawing.frames, strict=True)
        ],
        "territories": [land | tints[land["id"]]._asdict() for land in entries(pack.territories)],
        "sectors": [
            m.SectorData(
                map=drawing.number[sector.map],
                suit=SUIT_NAMES.index(sector.suit),
                frame=_rectangle(*drawing.sector(sector)),
            )
            for sector in pack.sectors
        ],
        "cities": _cities(box, setting),
        "roads": [
            m.RoadData(a=board.index[road.start], b=board.index[road.end], main=road.kind == "main")
            for road in pack.roads
        ],
        "powers": list(_powers(box)),
        "pieces": [piece | {"start": piece["city"], "box": piece["box"] or None} for piece in pieces],
        "hussars": entries(pack.hussars),
        "markings": entries(pack.markings),
        "cards": list(_cards(setting)),
        "deck_size": setting.deck_size,
        "decks": pack.decks.count,
        "event_rules": {kind: event.rule for kind, event in Event.registry.items() if event.rule},
        "political": entries(pack.cards),
        "tracks": entries(pack.tracks),
        "battle_boxes": pack.display.battle_boxes,
        "victory_boxes": entries(pack.victory_boxes),
        "off_map_boxes": entries(pack.off_map_boxes),
        "variants": [_variant(box, known.name, known.players) for known in VARIANTS if not known.options],
        "names": dict(pack.names),
    }
    return m.PackData.model_validate(data)


def _rectangle(west: float, north: float, east: float, south: float) -> m.Rectangle:
    return m.Rectangle(x=west, y=north, width=round(east - west, 2), height=round(south - north, 2))


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


def _powers(box: Box) -> Iterator[dict[str, Any]]:
    """The six powers in the order of the action stages; a power that a practice pack lacks is empty."""
    nothing = {"role": "", "rank": "", "troops": 0, "hand": 0, "income": 0}
    entries = {power.id: asdict(power) for power in box.pack.powers}
    for name in POWERS:
        entry, (colour, ink) = entries.get(name, nothing), style().flag(name)
        yield entry | {"id": name, "major": entry["rank"] == "major", "colour": colour, "ink": ink}


def _cards(setting: Setting) -> Iterator[m.CardData]:
    for card, (suit, value) in enumerate(zip(setting.card_suit, setting.card_value, strict=True)):
        deck, place = divmod(card, setting.deck_size)
        last = suit < 0 and place == setting.deck_size - 1
        name = f"{SUITS[suit]}{value}" if suit >= 0 else "R"
        text = f"{name}/{deck + 1}{'b' if last else ''}"
        yield m.CardData(suit=suit if suit >= 0 else None, value=value or None, deck=deck, text=text)


def _variant(box: Box, variant: str, players: int) -> m.VariantData:
    """4, 14.a, 24, SG.a: a variant as the rules set it up, read from the initial position."""
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
    )
