"""The drawn board: complete, without collisions, always the same, and for any pack."""

from __future__ import annotations

import struct
from functools import cache
from xml.etree import ElementTree

import numpy as np
import pytest

from maria.box import Box, load, model
from maria.box.render import draw, make_plan, render_svg, to_png
from maria.box.render.labels import overlap, rows
from maria.box.render.plan import BoardPlan
from maria.box.tables import make_board
from maria.texts import Catalogue

SVG = "{http://www.w3.org/2000/svg}"
ODD = "Sankt <&\"'> Łódź"


@cache
def planned() -> BoardPlan:
    box = load()
    return make_plan(box, Catalogue("en", box.pack.names))


@cache
def default() -> tuple[Box, str]:
    box = load()
    return box, draw(box, planned(), Catalogue("en", box.pack.names))


@cache
def drawing() -> ElementTree.Element:
    return ElementTree.fromstring(default()[1])


def having(root: ElementTree.Element, attribute: str, class_: str = "") -> list[str]:
    return [
        e.attrib[attribute]
        for e in root.iter()
        if attribute in e.attrib and (not class_ or class_ in e.get("class", "").split())
    ]


def tiny(**changes: object) -> Box:
    """A board with one map of 2 x 2 squares, six cities and one sector, without scenery."""
    places = [("A1", 20, 30), ("A1", 75, 70), ("A2", 50, 50), ("B1", 50, 20), ("B2", 10, 90), ("B2", 90, 10)]
    cities = tuple(
        model.City(
            id=f"c{n}",
            name=ODD if n == 0 else f"Town {n}",
            square=square,
            east=east,
            north=north,
            territory=("left", "right", "austria")[n % 3],
            source="owner",
            fortress=("major", "minor", "")[n % 3],
            vote=n == 0,
        )
        for n, (square, east, north) in enumerate(places)
    )
    box = load()
    about = model.PackHeader(
        "tiny", 1, "Tiny & odd", "owner", model.Grid(130, 100, 40), (model.Map("m", "AB", 2),)
    )
    fields = {name: getattr(box.pack, name) for name in model.Pack.__dataclass_fields__}
    fields |= {
        "about": about,
        "territories": (
            model.Territory("left", "owner"),
            model.Territory("right", "owner"),
            model.Territory("austria", "owner", "austria"),
        ),
        "cities": cities,
        "roads": tuple(
            model.Road(f"c{n}", f"c{n + 1}", "main" if n % 2 else "normal", "owner") for n in range(5)
        ),
        "sectors": (model.Sector("m", "hearts", 0, 0, 2, 2, "owner"),),
        "generals": (model.General("g", "G", "austria", 1, "owner", city="c2"),),
        "trains": (model.Train("t", "austria", "owner", city="c3"),),
        "off_map_boxes": (model.OffMapBox("away", "austria", "c4", "owner"),),
        "scenery": model.Scenery(),
        "names": {},
    }
    pack = model.Pack(**(fields | changes))
    return Box(pack, make_board(pack))


@cache
def tiny_svg() -> str:
    return render_svg(tiny(), Catalogue("en"))


def test_the_same_bytes_every_time() -> None:
    assert render_svg(tiny(), Catalogue("en")) == tiny_svg()
    box, svg = default()
    assert render_svg(box, Catalogue("en", box.pack.names)) == svg


def test_everything_of_the_pack_is_drawn() -> None:
    pack = default()[0].pack
    assert having(drawing(), "data-city", "city") == [city.id for city in pack.cities]
    assert having(drawing(), "data-city", "name") == [city.id for city in pack.cities]
    assert sorted(having(drawing(), "data-road")) == sorted(f"{r.start} {r.end}" for r in pack.roads)
    assert having(drawing(), "data-sector") == [str(number) for number in range(len(pack.sectors))]
    assert set(having(drawing(), "data-territory", "territory")) == {t.id for t in pack.territories}
    assert len(having(drawing(), "data-city", "mark-flag")) == sum(bool(g.city) for g in pack.generals)
    assert len(having(drawing(), "data-city", "mark-wagon")) == sum(bool(t.city) for t in pack.trains)
    assert len(having(drawing(), "data-city", "mark-vote")) == sum(city.vote for city in pack.cities)
    assert having(drawing(), "data-box") == [box.id for box in pack.off_map_boxes]
    rivers = having(drawing(), "data-river")
    assert bool(rivers) == bool(pack.scenery.river)


def test_cities_are_where_the_board_has_them() -> None:
    board = default()[0].board
    spots = [
        e.attrib["transform"] for e in drawing().iter(f"{SVG}g") if e.get("class", "").startswith("city")
    ]
    numbers = [tuple(float(n) for n in spot.removeprefix("translate(").strip(")").split()) for spot in spots]
    assert numbers == list(board.place_of)


def collisions(plan: BoardPlan) -> tuple[int, int]:
    """How many pairs of city names overlap, and how many names overlap a symbol."""
    rects = rows([label.rect for label in plan.labels])
    among = int(np.triu(overlap(rects, rects), 1).sum())
    return among, int(overlap(rects, plan.blocked).any(axis=1).sum())


def test_no_name_overlaps_a_name_or_a_sign() -> None:
    assert collisions(planned()) == (0, 0)
    assert collisions(make_plan(tiny(), Catalogue("en"))) == (0, 0)


def test_the_drawing_stands_alone() -> None:
    _, svg = default()
    assert len(svg) < 2_500_000
    assert "@font-face" in svg
    assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "$" not in svg.partition("</style>")[0]


def test_a_page_that_has_the_fonts_gets_the_same_drawing_without_them() -> None:
    box = tiny()
    bare = render_svg(box, Catalogue("en"), fonts=False)
    assert "@font-face" not in bare
    assert bare.partition("</style>")[2] == tiny_svg().partition("</style>")[2]


def test_signs_used_are_signs_defined() -> None:
    ids = {e.attrib["id"] for e in drawing().iter() if "id" in e.attrib}
    used = {e.attrib["href"] for e in drawing().iter(f"{SVG}use")}
    assert {f"#{id_}" for id_ in ids} >= used


def test_signs_keep_their_style_where_a_browser_copies_them() -> None:
    """Selectors do not reach into a copied sign from outside, so every rule must also start at the sign."""
    root = drawing()
    signs = [sign for sign in root.iter(f"{SVG}g") if sign.get("id", "").startswith("sign-")]
    assert len(signs) == 6
    assert {sign.get("class") for sign in signs} == {"sign"}
    sheet = root.find(f"{SVG}style")
    assert sheet is not None and sheet.text is not None
    used = {part.get("class") for sign in signs for part in sign}
    assert {name for name in used if name and f".sign .{name}{{" not in sheet.text} == set()


def test_an_odd_name_is_escaped() -> None:
    root = ElementTree.fromstring(tiny_svg())
    city = next(
        e for e in root.iter(f"{SVG}g") if e.get("data-city") == "c0" and "city" in e.get("class", "")
    )
    assert city.findtext(f"{SVG}title") == ODD
    name = next(
        e for e in root.iter(f"{SVG}g") if e.get("data-city") == "c0" and "name" in e.get("class", "")
    )
    assert " ".join(line.text or "" for line in name) == ODD.upper()


def test_a_tiny_board_without_scenery_is_complete() -> None:
    root = ElementTree.fromstring(tiny_svg())
    assert having(root, "data-city", "city") == [f"c{n}" for n in range(6)]
    assert set(having(root, "data-territory", "territory")) == {"left", "right", "austria"}
    assert having(root, "data-map") == ["m"]


def test_a_board_of_one_city_is_drawn() -> None:
    box = tiny()
    lone = tiny(
        cities=box.pack.cities[:1],
        roads=(),
        generals=(),
        trains=(),
        off_map_boxes=(),
        territories=box.pack.territories[:1],
    )
    root = ElementTree.fromstring(render_svg(lone, Catalogue("en")))
    assert having(root, "data-city", "city") == ["c0"]


@pytest.mark.parametrize("language", ["de", "pl"])
def test_texts_are_those_of_the_catalogue(language: str) -> None:
    catalogue = Catalogue(language)
    svg = render_svg(tiny(), catalogue)
    assert catalogue("board-subtitle") in svg
    assert catalogue("board-main-road") in svg


def test_png_has_the_width_asked_for() -> None:
    png = to_png(tiny_svg(), 240)
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">I", png[16:20]) == (240,)


def test_the_png_is_set_in_our_fonts() -> None:
    words = '<text x="0" y="30" font-family="Alegreya" font-size="30">Łódź</text>'
    page = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40">{}</svg>'
    assert to_png(page.format(words), 90) != to_png(page.format(""), 90)
