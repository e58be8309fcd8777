"""SVG charts of shares with their intervals: bars, and lines over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from maria.bots.standings import Share
from maria.box.render.style import style
from maria.box.render.svg import number, rectangle, tag, text, title

WIDTH, LEFT, RIGHT, TOP, ROW, BAR = 720, 190, 90, 64, 40, 22
TALL, MARGIN = 420, 60
LINES = ("austria", "prussia", "france", "saxony")
"""The powers whose colours the lines take, in this order."""


class Point(NamedTuple):
    """A share at a point in time, with its interval."""

    at: float
    share: float
    low: float
    high: float


def _stroke(x1: float, y1: float, x2: float, y2: float, width: float, dashes: str | None = None) -> str:
    colour = style().colour
    line = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    ink = colour["ink"] if width > 1 else colour["ink_soft"]
    return tag("path", d=line, stroke=ink, stroke_width=width, stroke_dasharray=dashes)


def _picture(heading: str, parts: Sequence[str], height: float) -> str:
    """An SVG image of the parts on a paper background, with a title."""
    font, colour = style().data["font"], style().colour
    return tag(
        "svg",
        title(heading),
        *(f"\n{part}" for part in (rectangle(0, 0, WIDTH, height, fill=colour["paper_light"]), *parts)),
        "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        width=WIDTH,
        height=height,
        font_family=f"{font['family']}, {font['fallback']}",
        font_weight="500",
        fill=colour["ink"],
    )


def line_chart(heading: str, lines: Mapping[str, Sequence[Point]], below: str) -> str:
    """One line per name, with its interval as a band. Shares range from 0 to 100%."""
    points = [point for line in lines.values() for point in line]
    first, last = min(point.at for point in points), max(point.at for point in points)
    bottom, right = TALL - 50, WIDTH - 150

    def x(at: float) -> float:
        return MARGIN + (right - MARGIN) * (at - first) / ((last - first) or 1)

    def y(share: float) -> float:
        return bottom - (bottom - TOP) * share

    parts = [text(heading, MARGIN, 34, font_size=20, font_weight="700")]
    for tenth in range(0, 11, 2):
        parts.append(_stroke(MARGIN, y(tenth / 10), right, y(tenth / 10), 0.5))
        parts.append(text(f"{tenth * 10}%", MARGIN - 8, y(tenth / 10) + 5, text_anchor="end", font_size=13))
    parts.append(text(below, (MARGIN + right) / 2, TALL - 12, text_anchor="middle", font_size=14))
    times = sorted({point.at for point in points})
    whole = [at for at in times if at == int(at)]
    times = whole if len(whole) > 2 else times
    for at in times[:: max(1, len(times) // 12)]:
        parts.append(text(number(at), x(at), bottom + 18, text_anchor="middle", font_size=13))  # noqa: PERF401
    names = _apart([y(line[-1].share) + 5 for line in lines.values()])
    for place, (name, line) in enumerate(lines.items()):
        colour = style().data["power"][LINES[place % len(LINES)]]["edge"]
        band = [*((p.at, p.high) for p in line), *((p.at, p.low) for p in reversed(line))]
        edge = "L".join(f"{number(x(at))} {number(y(share))}" for at, share in band)
        parts.append(tag("path", d=f"M{edge}Z", fill=colour, fill_opacity=0.15))
        way = "L".join(f"{number(x(point.at))} {number(y(point.share))}" for point in line)
        parts.append(tag("path", d=f"M{way}", fill="none", stroke=colour, stroke_width=2.5))
        parts.append(text(name, right + 10, names[place], font_size=15, fill=colour))
    return _picture(heading, parts, TALL)


def _apart(heights: Sequence[float]) -> list[float]:
    """The heights, moved up where necessary so that the lines of text do not overlap."""
    found, free = list(heights), float("inf")
    for place in sorted(range(len(found)), key=lambda place: -found[place]):
        found[place] = min(found[place], free)
        free = found[place] - 18
    return found


def bar_chart(heading: str, names: Sequence[str], shares: Sequence[Share], fair: float) -> str:
    """One bar per share, with a whisker for its interval.

    The dashed line marks the share chance would give.
    """
    colour = style().colour
    wide, height = WIDTH - LEFT - RIGHT, TOP + ROW * len(shares) + 30
    bottom = height - 30

    def x(share: float) -> float:
        return LEFT + wide * share

    parts = [text(heading, LEFT, 34, font_size=20, font_weight="700")]
    for tenth in range(0, 11, 2):
        parts.append(_stroke(x(tenth / 10), TOP - 8, x(tenth / 10), bottom, 0.5))
        parts.append(text(f"{tenth * 10}%", x(tenth / 10), bottom + 18, text_anchor="middle", font_size=13))
    for row, (name, share) in enumerate(zip(names, shares, strict=True)):
        middle = TOP + ROW * (row + 0.5)
        low, high = share.interval
        parts.append(text(name, LEFT - 12, middle + 5, text_anchor="end", font_size=16))
        bar = LEFT, middle - BAR / 2, x(share.rate), middle + BAR / 2
        parts.append(rectangle(*bar, fill=colour["water_line"]))
        parts.append(_stroke(x(low), middle, x(high), middle, 1.5))
        parts += [_stroke(x(end), middle - 5, x(end), middle + 5, 1.5) for end in (low, high)]
        parts.append(text(f"{share.rate:.1%}", WIDTH - RIGHT + 14, middle + 5, font_size=16))
    parts.append(_stroke(x(fair), TOP - 8, x(fair), bottom, 1.2, "5 4"))
    return _picture(heading, parts, height)
