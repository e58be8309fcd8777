"""A pack's data for the page: the numbers match those of views, the places those of the drawing."""

from __future__ import annotations

import json
import re

import pytest

from maria import engine, notation
from maria.box import Box
from maria.box.model import POWERS
from maria.box.render import render_svg
from maria.rules.variants import VARIANTS
from maria.server.pack_models import PackData
from maria.server.packdata import pack_data
from maria.state import AWAY
from maria.texts import Catalogue


@pytest.fixture(scope="module")
def data(box: Box) -> PackData:
    return pack_data(box)


def test_everything_has_the_number_that_positions_and_views_use(box: Box, data: PackData) -> None:
    for variant in VARIANTS:
        state, _ = engine.new_game(box, variant.name, variant.players, "1", variant.options)
        setting = state.setting
        assert tuple(piece.id for piece in data.pieces) == setting.names
        assert tuple(piece.power for piece in data.pieces) == setting.power_of
        assert [piece.kind for piece in data.pieces].count("general") == setting.generals
        assert tuple(piece.rank for piece in data.pieces[: setting.generals]) == setting.rank_of
        assert tuple(-1 if card.suit is None else card.suit for card in data.cards) == setting.card_suit
        assert tuple(card.value or 0 for card in data.cards) == setting.card_value
        assert (data.deck_size, data.decks) == (setting.deck_size, len(state.discards))
        assert [card.deck for card in data.cards] == [n // data.deck_size for n in range(len(data.cards))]
        assert [track.id for track in data.tracks] == list(setting.track)
        assert [hussar.power for hussar in data.hussars] == [POWERS.index("austria")] * len(state.hussars)
        (entry,) = [e for e in data.variants if (e.variant, e.players) == (variant.name, variant.players)]
        assert [seat.seat for seat in entry.seats] == list(setting.seats)
        for number, seat in enumerate(entry.seats):
            assert seat.powers == [power for power in range(6) if state.seat_of[power] == number]
        assert entry.away == [piece for piece, place in enumerate(state.place) if place == AWAY]
        for piece in range(len(data.pieces)):
            on_map = state.place[piece] >= 0
            assert not on_map or data.pieces[piece].start == state.place[piece]
        used = {city.map for number, city in enumerate(data.cities) if setting.land >> number & 1}
        assert entry.maps == sorted(used)
    assert [power.id for power in data.powers] == list(POWERS)


def test_cities_and_roads_are_those_of_the_board(box: Box, data: PackData) -> None:
    board = box.board
    assert [city.id for city in data.cities] == [city.id for city in board.cities]
    near: list[set[int]] = [set() for _ in data.cities]
    main: list[set[int]] = [set() for _ in data.cities]
    for road in data.roads:
        for one, other in ((road.a, road.b), (road.b, road.a)):
            near[one].add(other)
            main[one] |= {other} if road.main else set()
    assert [tuple(sorted(cities)) for cities in near] == list(board.neighbours)
    assert [tuple(sorted(cities)) for cities in main] == list(board.main_neighbours)
    for number, city in enumerate(data.cities):
        frame = data.sectors[city.sector].frame
        assert frame.x <= city.x <= frame.x + frame.width and frame.y <= city.y <= frame.y + frame.height
        assert data.sectors[city.sector].suit == city.suit == board.suit_of[number]
        assert data.sectors[city.sector].map == city.map
        assert city.home == data.territories[city.territory].home
    assert sum(city.vote for city in data.cities) == 9
    assert {city.id for city in data.cities if city.elector} == {"trier", "mainz", "koeln", "mannheim"}
    pointed = {power: number for number, city in enumerate(data.cities) for power in city.arrows}
    assert pointed == {away.power: away.city for away in data.off_map_boxes}


def test_every_card_is_named_so_that_an_action_finds_it(box: Box, data: PackData) -> None:
    state, _ = engine.new_game(box, "advanced", 3, "1")
    state.hands[0] = list(range(len(data.cards)))
    for number, card in enumerate(data.cards):
        assert notation.parse_card(state, 0, card.text)[0] == number
    assert len({card.text for card in data.cards}) == len(data.cards)


def test_the_drawing_has_the_cities_and_the_edges_that_are_told(tiny_box: Box) -> None:
    data = pack_data(tiny_box)
    svg = render_svg(tiny_box, Catalogue("en", tiny_box.pack.names))
    edges = re.search(r'viewBox="([^"]+)"', svg)
    assert edges
    frame = data.view_box
    assert list(map(float, edges[1].split())) == pytest.approx(
        [frame.x, frame.y, frame.width, frame.height], abs=0.01
    )
    for city in data.cities:
        place = re.search(rf'data-city="{city.id}" transform="translate\(([^ ]+) ([^)]+)\)"', svg)
        assert place and (float(place[1]), float(place[2])) == pytest.approx((city.x, city.y), abs=0.01)
        (chart,) = [data.maps[city.map].frame]
        assert chart.x <= city.x <= chart.x + chart.width and chart.y <= city.y <= chart.y + chart.height


def test_every_name_that_is_a_text_is_in_the_catalogue(box: Box, data: PackData) -> None:
    for language in data.names:
        catalogue = Catalogue(language, data.names)
        keys = [f"power-{power.id}" for power in data.powers]
        keys += [f"territory-{land.id}" for land in data.territories]
        keys += [f"map-{chart.id}" for chart in data.maps]
        keys += [f"track-{track.id}" for track in data.tracks]
        keys += [f"card-{card.id}" for card in data.political]
        keys += [f"box-{entry.id}" for entry in data.victory_boxes]
        keys += [f"box-{away.id}" for away in data.off_map_boxes]
        assert [key for key in keys if key not in catalogue] == []


def test_politics_are_told_by_numbers(box: Box, data: PackData) -> None:
    for card, entry in zip(data.political, box.pack.cards, strict=True):
        assert [POWERS[power] for power in card.arms] == list(entry.arms)
        assert [data.tracks[shift.track].id for shift in card.shifts] == [
            shift.track for shift in entry.shifts
        ]
    saxony = next(track for track in data.tracks if track.id == "saxony")
    assert saxony.boxes[0].status == "prussian"
    assert sum(box_.start for track in data.tracks for box_ in track.boxes) == len(data.tracks)
    assert PackData.model_validate(json.loads(data.model_dump_json())) == data
