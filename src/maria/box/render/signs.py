"""The signs of the board: suits, cities, fortresses, the elector's cap, flags, wagons, hills, the rose."""

from __future__ import annotations

from math import cos, pi, sin

from maria.box.model import SUIT_SIGNS, Suit
from maria.box.render.style import style
from maria.box.render.svg import Point, line, number, tag, text

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


def suit_id(suit: Suit) -> str:
    """The id of a suit's sign."""
    return f"suit-{suit.name.lower()}"


def suit_class(suit: Suit) -> str:
    """The class that colours a suit."""
    return "suit-red" if SUIT_SIGNS[suit] in "♥♦" else "suit-black"


def bastions(count: int, radius: float, turn: float = 0.0) -> list[Point]:
    """The outline of a fortress with so many bastions."""
    points = []
    for corner in range(count):
        middle = turn + 2 * pi * corner / count
        for aside, far in ((-0.62, 0.56), (-0.36, 0.62), (-0.34, 0.74), (0, 1.0), (0.34, 0.74), (0.36, 0.62)):
            angle = middle + aside * pi / count
            points.append((radius * far * sin(angle), -radius * far * cos(angle)))
    return points


def definitions() -> list[str]:
    """Every sign that the drawing uses again and again."""
    sign = style().sign
    made = [tag("path", id=suit_id(suit), d=path) for suit, path in SUITS.items()]
    made.append(
        tag(
            "g",
            tag("circle", r=sign["city"] + sign["halo"], class_="halo"),
            tag("circle", r=sign["city"], class_="ring"),
            tag("circle", r=sign["city"] * 0.3, class_="ring-dot"),
            id="sign-city",
            class_="sign",
        )
    )
    for kind, count, turn in (("minor", 4, pi / 4), ("major", 6, 0.0)):
        radius = sign[kind]
        made.append(
            tag(
                "g",
                tag("circle", r=radius + sign["halo"], class_="halo"),
                tag("path", d=_fine(bastions(count, radius * 1.12, turn)), class_=f"fort-{kind}"),
                tag("circle", r=radius * 0.3, class_=f"fort-{kind}-core"),
                id=f"sign-{kind}",
                class_="sign",
            )
        )
    return [*made, _cap(), _flag(), _wagon()]


def _fine(points: list[Point]) -> str:
    """A small outline, in hundredths."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def _cap() -> str:
    """An elector's cap: red velvet over a brim of ermine."""
    return tag(
        "g",
        tag("path", d="M-4.2 1.4C-5-1.6-2.6-4.2 0-4.2C2.6-4.2 5-1.6 4.2 1.4z", class_="cap"),
        tag("circle", cy=-4.5, r=0.9, class_="ermine"),
        tag("rect", x=-5, y=0.9, width=10, height=3.2, rx=1.5, class_="ermine"),
        *(tag("path", d=f"M{x} 1.7l.45 1.5h-.9z", class_="ermine-tail") for x in (-3, 0, 3)),
        id="sign-vote",
        class_="sign",
    )


def _flag() -> str:
    """A flag on its pole, in the colour of its user."""
    return tag(
        "g",
        tag("path", d="M-4.6-5.4H5.2L3.4-1.6L5.2 2.2H-4.6z", class_="flag"),
        tag("path", d="M-4.6-6V6", class_="pole"),
        id="sign-flag",
        class_="sign",
    )


def _wagon() -> str:
    """A covered wagon, in the colour of its user."""
    return tag(
        "g",
        tag("path", d="M-5.2 1.6V-.8C-5.2-5.4 5.2-5.4 5.2-.8V1.6z", class_="flag"),
        tag("path", d="M-1.8 1.6V-4.1M1.8 1.6V-4.1", class_="hoop"),
        *(tag("circle", cx=x, cy=2.7, r=1.7, class_="wheel") for x in (-3, 3)),
        id="sign-wagon",
        class_="sign",
    )


def hill(x: float, y: float, wide: float, high: float) -> str:
    """The path of a hill standing on a spot: its outline, and hatching on the side away from the light."""
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
    parts = [
        tag("circle", r=radius * 0.62, class_="frame"),
        tag("circle", r=radius * 0.56, class_="frame"),
    ]
    for count, turn, long in ((4, pi / 4, 0.66), (4, 0.0, 1.0)):
        for point in range(count):
            angle = turn + point * pi / 2
            tip = (radius * long * sin(angle), -radius * long * cos(angle))
            for side, class_ in ((-1, "compass-dark"), (1, "compass-light")):
                hip = angle + side * pi / 4
                waist = radius * 0.19 * (1 if long == 1.0 else 0.8)
                parts.append(
                    tag(
                        "path",
                        d=line([(0, 0), tip, (waist * sin(hip), -waist * cos(hip))], closed=True),
                        class_=class_,
                    )
                )
    parts.append(text(north, 0, -radius - 3, class_="compass-letter"))
    return tag("g", *parts, class_="compass")
