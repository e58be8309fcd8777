"""Draws what a game adds to the board: pieces, hussars, markers, and arrows and highlights."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterable, Sequence
from math import atan2, cos, pi, sin
from typing import Literal, NamedTuple

from maria.box import Box
from maria.box.render.style import style
from maria.box.render.svg import Point, group, line, move, tag, text, use

FOOT, ASIDE = 14.0, (13.0, -3.0)
"""How far a counter's centre is above its city, and how far the next counter is offset."""
RING, MARKER = 15.0, 7.8
"""The radii of a highlight, and of the ring around a captured fortress."""
HEAD = 9.0
"""The length of an arrow's head."""


class Counter(NamedTuple):
    """A piece in a city, with its label and troops."""

    kind: Literal["general", "train", "hussar"]
    city: int
    power: str
    label: str = ""
    troops: str = ""
    down: bool = False


class Marker(NamedTuple):
    """A fortress and the power that holds it. With `asked`, the power that left its question mark there."""

    city: int
    power: str
    asked: bool = False


class Overlay(NamedTuple):
    """Everything that is drawn on top of a board."""

    counters: Sequence[Counter] = ()
    markers: Sequence[Marker] = ()
    arrows: Sequence[Sequence[int]] = ()
    """Paths, as lists of cities."""
    highlight: Sequence[int] = ()


def on_top(drawing: str, box: Box, overlay: Overlay) -> str:
    """A drawing of the box's board with an overlay on top. The set-up signs are hidden."""
    place = box.board.place_of
    rings = [place[city] for city in overlay.highlight]
    layers = [
        group((_marker(place[marker.city], marker) for marker in overlay.markers), class_="markers"),
        group((tag("circle", cx=x, cy=y, r=RING) for x, y in rings), class_="rings"),
        group((_arrow([place[city] for city in way]) for way in overlay.arrows), class_="ways"),
        group(_counters(overlay.counters, place), class_="counters"),
    ]
    head = drawing.rstrip().removesuffix("</svg>")
    return head + tag("style", "\n", style().overlay(), "\n") + "\n".join(layers) + "</svg>\n"


def _counters(counters: Iterable[Counter], place: Sequence[Point]) -> Iterable[str]:
    """Draws northern counters first, so that none hides another's foot. Those of a city are side by side."""
    before: Count[int] = Count()
    for counter in sorted(counters, key=lambda each: place[each.city][1]):
        x, y = place[counter.city]
        aside = before[counter.city]
        before[counter.city] += 1
        yield _counter(x + aside * ASIDE[0], y - FOOT + aside * ASIDE[1], counter)


def _counter(x: float, y: float, counter: Counter) -> str:
    """A disc for a general, a rectangle for a train, a diamond for a hussar. Face-down pieces are pale."""
    colour, ink = style().flag(counter.power)
    if counter.down:
        colour, ink = style().colour["paper_rim"], style().data["power"][counter.power]["edge"]
    parts = [tag("path", d=f"M-3 7L0 {FOOT}L3 7z", class_="foot")]
    if counter.kind == "general":
        parts.append(tag("circle", r=10, fill=colour, class_="face"))
        parts.append(text(counter.label, 0, 4, fill=ink, class_="label"))
    elif counter.kind == "train":
        parts.append(tag("rect", x=-9, y=-7.4, width=18, height=14.8, rx=2.6, fill=colour, class_="face"))
        parts.append(use("sign-wagon", fill=colour, transform="translate(0 1)"))
    else:
        parts.append(tag("path", d="M0-10L9 0L0 10L-9 0z", fill=colour, class_="face"))
        parts.append(text(counter.label, 0, 3.4, fill=ink, class_="label"))
    if counter.troops:
        wide = 5 + 4.4 * len(counter.troops)
        parts.append(tag("rect", x=8 - wide / 2, y=3, width=wide, height=9.4, rx=4.7, class_="badge"))
        parts.append(text(counter.troops, 8, 10.4, class_="troops"))
    return tag("g", *parts, transform=move(x, y), class_=f"counter {counter.kind}")


def _marker(spot: Point, marker: Marker) -> str:
    """A ring in the colour of the power, or a question mark."""
    x, y = spot
    colour = style().flag(marker.power)[0]
    if marker.asked:
        return text("?", x + MARKER + 3, y + 5, fill=colour, class_="asked")
    case = tag("circle", r=MARKER, class_="marker-case")
    return tag("g", case, tag("circle", r=MARKER, stroke=colour, class_="marker"), transform=move(x, y))


def _arrow(way: Sequence[Point]) -> str:
    """A path with an arrowhead that ends just before its last city."""
    (x, y), (last_x, last_y) = way[-2:]
    angle = atan2(last_y - y, last_x - x)
    tip = last_x - 4 * cos(angle), last_y - 4 * sin(angle)
    wings = [
        (tip[0] + HEAD * cos(angle + turn), tip[1] + HEAD * sin(angle + turn))
        for turn in (5 * pi / 6, -5 * pi / 6)
    ]
    neck = (wings[0][0] + wings[1][0]) / 2, (wings[0][1] + wings[1][1]) / 2
    course = line([*way[:-1], neck])
    return tag(
        "g",
        tag("path", d=course, class_="way-case"),
        tag("path", d=course, class_="way"),
        tag("path", d=line([tip, *wings], closed=True), class_="way-head"),
    )
