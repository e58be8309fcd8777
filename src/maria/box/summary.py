"""What a pack holds, counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Protocol

from maria.box import Box
from maria.box.model import Suit


class Sourced(Protocol):
    """An entry of a pack."""

    @property
    def source(self) -> str:
        """Where it comes from."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Counts of what lies in a box; counts by map also have the key `all`."""

    pack: str
    version: int
    hash: str
    practice: bool
    cities: dict[str, int]
    roads: dict[str, int]
    main_roads: dict[str, int]
    crossings: int
    fortresses: dict[str, dict[str, int]]
    """By territory: minor, major."""
    votes: int
    sectors: dict[str, int]
    """By suit."""
    cities_by_suit: dict[str, int]
    generals: int
    trains: int
    hussars: int
    tactical_cards: int
    political_cards: int
    sources: dict[str, int]


def summarise(box: Box) -> Summary:
    """Counts what lies in a box."""
    pack, board = box.pack, box.board
    maps = [chart.id for chart in pack.about.map]
    decks = pack.decks
    entries: tuple[Sourced, ...] = (
        *pack.territories,
        *pack.cities,
        *pack.roads,
        *pack.sectors,
        *pack.powers,
        *pack.generals,
        *pack.trains,
        *pack.hussars,
        *pack.markings,
        *pack.tracks,
        *pack.off_map_boxes,
        *pack.victory_boxes,
        *pack.cards,
    )
    return Summary(
        pack=pack.about.id,
        version=pack.about.version,
        hash=pack.hash,
        practice=pack.about.practice,
        cities={"all": len(board.cities)} | dict(zip(maps, map(int.bit_count, board.on_map), strict=True)),
        roads=_roads(box, main_only=False),
        main_roads=_roads(box, main_only=True),
        crossings=sum(len(set(_ends(box, road.start, road.end))) > 1 for road in pack.roads),
        fortresses={
            land: {
                "minor": (inside & board.fortresses & ~board.major_fortresses).bit_count(),
                "major": (inside & board.major_fortresses).bit_count(),
            }
            for land, inside in board.in_territory.items()
        },
        votes=board.votes.bit_count(),
        sectors={suit.name.lower(): sum(s.suit == suit.name.lower() for s in pack.sectors) for suit in Suit},
        cities_by_suit={suit.name.lower(): board.in_suit[suit].bit_count() for suit in Suit},
        generals=len(pack.generals),
        trains=len(pack.trains),
        hussars=len(pack.hussars),
        tactical_cards=decks.count * (4 * (decks.highest - decks.lowest + 1) + decks.reserves),
        political_cards=len(pack.cards),
        sources=dict(Counter(entry.source for entry in entries).most_common()),
    )


def _ends(box: Box, *cities: str) -> list[str]:
    """The maps that these cities lie on."""
    return [box.pack.about.map[box.board.map_of[box.board.index[city]]].id for city in cities]


def _roads(box: Box, main_only: bool) -> dict[str, int]:
    """Roads in all and on each map; a road between the maps is on neither."""
    roads = [road for road in box.pack.roads if road.kind == "main" or not main_only]
    inside = Counter(ends[0] for road in roads if len(set(ends := _ends(box, road.start, road.end))) == 1)
    return {"all": len(roads)} | {chart.id: inside[chart.id] for chart in box.pack.about.map}
