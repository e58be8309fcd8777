"""The signs of the board: suits, cities, fortresses, elector's cap, flags, wagons, hills, compass rose."""

from __future__ import annotations

from math import cos, pi, sin

from maria.box.model import SUIT_SIGNS, Suit
from maria.box.render.style import style
from maria.box.render.svg import Point, line, number, tag, text, use

HEART = (
    "M0 .95C-.3 .55-1 .2-1-.38C-1-.74-.74-.95-.48-.95C-.22-.95-.06-.78 0-.58"
    "C.06-.78 .22-.95 .48-.95C.74-.95 1-.74 1-.38C1 .2 .3 .55 0 .95z"
)
DIAMOND = "M0-1C.2-.62 .48-.26 .76 0C.48 .26 .2 .62 0 1C-.2 .62-.48 .26-.76 0C-.48-.26-.2-.62 0-1z"
SPADE = (
    "M0-1C.3-.58 .98-.28 .98 .26C.98 .56 .74 .72 .5 .72C.3 .72 .16 .62 .08 .48C.1 .7 .2 .88 .38 .98L-.38 .98"
    "C-.2 .88-.1 .7-.08 .48C-.16 .62-.3 .72-.5 .72C-.74 .72-.98 .56-.98 .26C-.98-.28-.3-.58 0-1z"
)
CLUB = (
    "M0-1A.43 .43 0 0 1 .34-.3A.43 .43 0 1 1 .1 .34C.12 .62 .2 .86 .38 .98L-.38 .98C-.2 .86-.12 .62-.1 .34"
    "A.43 .43 0 1 1-.34-.3A.43 .43 0 0 1 0-1z"
)
SUITS = {Suit.SPADES: SPADE, Suit.HEARTS: HEART, Suit.CLUBS: CLUB, Suit.DIAMONDS: DIAMOND}


def suit_sign(suit: Suit, transform: str, class_: str = "") -> str:
    """A suit sign in its colour, with a transform."""
    colour = "suit-red" if SUIT_SIGNS[suit] in "♥♦" else "suit-black"
    return use(f"suit-{suit.name.lower()}", transform=transform, class_=f"{class_} {colour}".lstrip())


def _bastions(count: int, radius: float, turn: float) -> list[Point]:
    """The outline of a fortress with this many bastions."""
    points = []
    for corner in range(count):
        middle = turn + 2 * pi * corner / count
        for aside, far in ((-0.62, 0.56), (-0.36, 0.62), (-0.34, 0.74), (0, 1.0), (0.34, 0.74), (0.36, 0.62)):
            angle = middle + aside * pi / count
            points.append((radius * far * sin(angle), -radius * far * cos(angle)))
    return points


def definitions() -> list[str]:
    """All reusable signs, for the defs of the drawing."""
    sign = style().sign
    made = [tag("path", id=f"suit-{suit.name.lower()}", d=path) for suit, path in SUITS.items()]
    made.append(
        _sign(
            "city",
            tag("circle", r=sign["city"] + sign["halo"], class_="halo"),
            tag("circle", r=sign["city"], class_="ring"),
            tag("circle", r=sign["city"] * 0.3, class_="ring-dot"),
        )
    )
    for kind, count, turn in (("minor", 4, pi / 4), ("major", 6, 0.0)):
        outline = _bastions(count, sign[kind] * 1.12, turn)
        path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in outline) + "z"
        made.append(
            _sign(
                kind,
                tag("circle", r=sign[kind] + sign["halo"], class_="halo"),
                tag("path", d=path, class_=f"fort-{kind}"),
                tag("circle", r=sign[kind] * 0.3, class_=f"fort-{kind}-core"),
            )
        )
    return [*made, _cap(), _flag(), _wagon()]


def _sign(name: str, *parts: str) -> str:
    return tag("g", *parts, id=f"sign-{name}", class_="sign")


def _cap() -> str:
    """An elector's cap: red velvet above a brim of ermine."""
    return _sign(
        "vote",
        tag("path", d="M-4.2 1.4C-5-1.6-2.6-4.2 0-4.2C2.6-4.2 5-1.6 4.2 1.4z", class_="cap"),
        tag("circle", cy=-4.5, r=0.9, class_="ermine"),
        tag("rect", x=-5, y=0.9, width=10, height=3.2, rx=1.5, class_="ermine"),
        *(tag("path", d=f"M{x} 1.7l.45 1.5h-.9z", class_="ermine-tail") for x in (-3, 0, 3)),
    )


def _flag() -> str:
    """A flag on its pole. The fill of the instance colours it."""
    return _sign(
        "flag",
        tag("path", d="M-4.6-5.4H5.2L3.4-1.6L5.2 2.2H-4.6z", class_="flag"),
        tag("path", d="M-4.6-6V6", class_="pole"),
    )


def _wagon() -> str:
    """A covered wagon. The fill of the instance colours it."""
    return _sign(
        "wagon",
        tag("path", d="M-5.2 1.6V-.8C-5.2-5.4 5.2-5.4 5.2-.8V1.6z", class_="flag"),
        tag("path", d="M-1.8 1.6V-4.1M1.8 1.6V-4.1", class_="hoop"),
        *(tag("circle", cx=x, cy=2.7, r=1.7, class_="wheel") for x in (-3, 3)),
    )


def hill(x: float, y: float, wide: float, high: float) -> str:
    """The path of a hill: its outline, and hatching on the shaded side."""
    steps = [(0.45, -0.12), (0.55, -1.0), (0.95, -1.0), (0.45, 0.0), (0.5, 0.86), (1.05, 1.0)]
    path = [f"M{number(x - wide, 1)} {number(y, 1)}"]
    path += [
        "c" + " ".join(f"{number(wide * east, 1)} {number(high * down, 1)}" for east, down in half)
        for half in (steps[:3], steps[3:])
    ]
    east, south = wide, 0.0
    for part in (0.12, 0.3, 0.48, 0.66):
        top = high * (1.02 - part) ** 0.62
        path.append(f"m{number(wide * part - east, 1)} {number(0.4 - top - south, 1)}")
        path.append(f"l{number(wide * 0.13, 1)} {number(top * 0.72, 1)}")
        east, south = wide * (part + 0.13), 0.4 - top * 0.28
    return "".join(path)


def rose(radius: float, north: str) -> str:
    """A compass rose with its north letter."""
    parts = [tag("circle", r=radius * part, class_="frame") for part in (0.62, 0.56)]
    for turn, long, waist in ((pi / 4, radius * 0.66, radius * 0.19 * 0.8), (0.0, radius, radius * 0.19)):
        for point in range(4):
            angle = turn + point * pi / 2
            tip = long * sin(angle), -long * cos(angle)
            for side, class_ in ((-1, "compass-dark"), (1, "compass-light")):
                hip = angle + side * pi / 4
                wing = line([(0, 0), tip, (waist * sin(hip), -waist * cos(hip))], closed=True)
                parts.append(tag("path", d=wing, class_=class_))
    parts.append(text(north, 0, -radius - 3, class_="compass-letter"))
    return tag("g", *parts, class_="compass")
