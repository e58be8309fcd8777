"""A bar chart of shares with their intervals, as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from maria.bots.standings import Share
from maria.box.render.style import style
from maria.box.render.svg import number, rectangle, tag, text, title

WIDTH, LEFT, RIGHT, TOP, ROW, BAR = 720, 190, 90, 64, 40, 22


def bar_chart(heading: str, names: Sequence[str], shares: Sequence[Share], fair: float) -> str:
    """A bar a share, with a whisker for its interval; the dashed line is what chance would give."""
    colour = style().colour
    wide, height = WIDTH - LEFT - RIGHT, TOP + ROW * len(shares) + 30
    bottom = height - 30

    def x(share: float) -> float:
        return LEFT + wide * share

    def stroke(x1: float, y1: float, x2: float, y2: float, width: float, dashes: str | None = None) -> str:
        line = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
        ink = colour["ink"] if width > 1 else colour["ink_soft"]
        return tag("path", d=line, stroke=ink, stroke_width=width, stroke_dasharray=dashes)

    ground = rectangle(0, 0, WIDTH, height, fill=colour["paper_light"])
    parts = [ground, text(heading, LEFT, 34, font_size=20, font_weight="700")]
    for tenth in range(0, 11, 2):
        parts.append(stroke(x(tenth / 10), TOP - 8, x(tenth / 10), bottom, 0.5))
        parts.append(text(f"{tenth * 10}%", x(tenth / 10), bottom + 18, text_anchor="middle", font_size=13))
    for row, (name, share) in enumerate(zip(names, shares, strict=True)):
        middle = TOP + ROW * (row + 0.5)
        low, high = share.interval
        parts.append(text(name, LEFT - 12, middle + 5, text_anchor="end", font_size=16))
        bar = LEFT, middle - BAR / 2, x(share.rate), middle + BAR / 2
        parts.append(rectangle(*bar, fill=colour["water_line"]))
        parts.append(stroke(x(low), middle, x(high), middle, 1.5))
        parts += [stroke(x(end), middle - 5, x(end), middle + 5, 1.5) for end in (low, high)]
        parts.append(text(f"{share.rate:.1%}", WIDTH - RIGHT + 14, middle + 5, font_size=16))
    parts.append(stroke(x(fair), TOP - 8, x(fair), bottom, 1.2, "5 4"))
    font = style().data["font"]
    return tag(
        "svg",
        title(heading),
        *(f"\n{part}" for part in parts),
        "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        width=WIDTH,
        height=height,
        font_family=f"{font['family']}, {font['fallback']}",
        font_weight="500",
        fill=colour["ink"],
    )
