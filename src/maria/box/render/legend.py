"""The sheet around the maps: paper, frame, title and legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maria.box import Box
from maria.box.model import POWERS, Suit
from maria.box.render.chart import HEAVY
from maria.box.render.plan import BoardPlan, name_of
from maria.box.render.signs import suit_sign
from maria.box.render.style import style
from maria.box.render.svg import group, letters, move, number, rectangle, tag, text, use
from maria.box.tables import Rect
from maria.texts import Catalogue

COLUMNS = 3
SIGN_WIDTH = 40.0
HEAD = 30.0
PAD = 24.0
RISE = 8.0
"""The distance from the top of a block to its first baseline."""
SCALE = 1.2
"""The scale of signs in the legend, larger than on the maps."""


Entry = tuple[str, str]
"""A line of the legend: its text, and the SVG of the sign next to it."""


class Block(NamedTuple):
    """A part of the legend, with coordinates from its own north-west corner."""

    parts: list[str]
    width: float
    height: float


def _signs(box: Box, catalogue: Catalogue) -> list[Entry]:
    """The entries for signs."""
    flag, on_flag = style().flag("france")
    suits = [suit_sign(suit, move(-12 + 8 * place, 0, 3.4)) for place, suit in enumerate(Suit)]

    def road(*strokes: str) -> str:
        return tag("g", *(tag("path", d="M-13 0H13", class_=class_) for class_ in strokes), class_="road")

    made = {
        "city": use("sign-city"),
        "minor-fortress": use("sign-minor"),
        "major-fortress": use("sign-major"),
        "vote": use("sign-vote"),
        "normal-road": road("road-normal"),
        "main-road": road("road-case", "road-core"),
        "general": use("sign-flag", fill=flag) + text("1", -0.4, 0.7, fill=on_flag, class_="rank"),
        "train": use("sign-wagon", fill=flag),
        "sector": tag("path", d="M-16-6.5H16M-16 6.5H16", class_="sector-line") + "".join(suits),
        "square": tag("path", d="M-13-6.5H13V6.5H-13z", class_="square-sample"),
    }
    if box.pack.off_map_boxes:
        made["arrow"] = tag("path", d="M11-0L3-4.6V-1.7H-11V1.7H3V4.6z", fill=flag, class_="arrow")
    return [(catalogue(f"board-{thing}"), sign) for thing, sign in made.items()]


def _lands(box: Box, catalogue: Catalogue) -> list[Entry]:
    """The entries for lands: first those of the powers, then nobody's."""
    tints = style().tints(box.pack)
    order: dict[str, int] = {power: place for place, power in enumerate(POWERS)}
    made = []
    for territory in sorted(box.pack.territories, key=lambda t: (order.get(t.home, 99), t.id)):
        name = name_of(catalogue, "territory", territory.id)
        power = name_of(catalogue, "power", territory.home)
        if territory.home != "nobody" and power != name:
            name = catalogue("board-land", land=name, power=power)
        tint, whole = tints[territory.id], Rect(-13, -6.5, 13, 6.5)
        sign = [
            rectangle(*whole, fill=tint.fill),
            rectangle(*whole.grown(-1), fill="none", stroke=tint.edge, stroke_opacity=0.75, stroke_width=2),
            rectangle(*whole, class_="frame"),
        ]
        made.append((name, "".join(sign)))
    return made


def _block(head: str, entries: Sequence[Entry]) -> Block:
    """Entries in columns under a heading."""
    layout, type_ = style().layout, style().type(".legend-text")
    rows = -(-len(entries) // COLUMNS)
    parts = [text(head.upper(), 0, 0, class_="legend-head")]
    x = 0.0
    for start in range(0, len(entries), rows):
        column = entries[start : start + rows]
        for row, (words, sign) in enumerate(column):
            y = HEAD + row * layout["row"]
            parts.append(tag("g", sign, transform=move(x + SIGN_WIDTH / 2, y - 4.2, SCALE)))
            parts.append(text(words, x + SIGN_WIDTH + 6, y, class_="legend-text"))
        x += SIGN_WIDTH + 6 + max(type_.width(words) for words, _ in column) + layout["column_gap"]
    width = x - layout["column_gap"]
    after = style().type(".legend-head").width(head.upper()) + 8
    parts.append(tag("path", d=f"M{number(after)} -4.4H{number(width)}", class_="rule"))
    return Block(parts, width, HEAD + (rows - 1) * layout["row"] + 4)


def _title(box: Box, catalogue: Catalogue) -> Block:
    """The title with its rules, note and the pack's credits, centred."""
    about = box.pack.about
    note = catalogue("board-note", source=about.source, title=about.title)
    title, subtitle = catalogue("board-title"), catalogue("board-subtitle")
    types = {name: style().type(f".{name}") for name in ("title", "subtitle", "credit")}
    half = max(types["title"].width(title), types["subtitle"].width(subtitle)) / 2
    parts = [
        letters(title, types["title"].centred(title), 50, class_="title"),
        tag("path", d=f"M{number(-half)} 68H-11M11 68H{number(half)}", class_="rule"),
        tag("path", d="M0 63L6.5 68L0 73L-6.5 68zM-10.5 68L-8.5 66.4L-6.5 68L-8.5 69.6z", class_="ornament"),
        tag("path", d="M10.5 68L8.5 66.4L6.5 68L8.5 69.6z", class_="ornament"),
        text(subtitle, 0, 92, class_="subtitle"),
        text(note.upper(), 0, 113, class_="note"),
    ]
    y = 113.0
    for number_, words in enumerate(about.credits):
        y = 134.0 + 13 * number_
        parts.append(text(words, 0, y, class_="credit"))
    width = max([2 * half, *(types["credit"].width(words) for words in about.credits)])
    return Block(parts, width, y + 2)


def make_sheet(box: Box, plan: BoardPlan, catalogue: Catalogue) -> tuple[Rect, str, str]:
    """The edges of the paper, and the layers to draw below and above the maps."""
    paper, drawn = _lay_out(box, catalogue)
    frame = paper.grown(-style().layout["rim"])
    ground = [
        rectangle(*paper, fill="url(#paper)"),
        rectangle(*frame, class_="frame-heavy"),
        rectangle(*frame.grown(-4), class_="frame"),
    ]
    legend = [*_map_names(box, plan, catalogue), *drawn]
    return paper, group(ground, id="layer-paper"), group(legend, id="layer-legend")


def view_box(box: Box, catalogue: Catalogue) -> Rect:
    """The edges of the drawing."""
    return _lay_out(box, catalogue)[0]


def _lay_out(box: Box, catalogue: Catalogue) -> tuple[Rect, list[str]]:
    """The edges of the paper, and the legend on it."""
    layout = style().layout
    edge = layout["band"] + layout["margin"]
    middle = box.board.width / 2
    inner = max(box.board.width + 2 * edge, layout["least"])
    north, west = -edge - 4, middle - inner / 2
    blocks = [
        _block(catalogue("board-legend-signs"), _signs(box, catalogue)),
        _title(box, catalogue),
        _block(catalogue("board-legend-lands"), _lands(box, catalogue)),
    ]
    arrange = _beside if inner >= layout["narrow"] else _stacked
    side = layout["margin"] - HEAVY
    top = box.board.height + layout["band"] + 34
    drawn, bottom = arrange(blocks, west + side, top, west + inner - side)
    return Rect(west, north, west + inner, bottom + side).grown(layout["rim"]), drawn


def _panel(*edges: float) -> list[str]:
    """The ground and frame of the legend."""
    return [
        rectangle(*edges, class_="grid-band"),
        rectangle(*edges, class_="frame-heavy"),
        rectangle(*Rect(*edges).grown(-3.2), class_="frame"),
    ]


def _beside(blocks: Sequence[Block], west: float, top: float, east: float) -> tuple[list[str], float]:
    """Signs on the left, the title in the middle, lands on the right, and the bottom edge of it all."""
    signs, title, lands = blocks
    tall = max(block.height for block in blocks) + 2 * PAD
    middle, half = (west + east) / 2, title.width / 2 + 2 * PAD
    fits = [min(1.0, (middle - half - west - 2 * PAD) / block.width) for block in (signs, lands)]
    places = [
        ((west + middle - half - signs.width * fits[0]) / 2, fits[0]),
        (middle, 1.0),
        ((middle + half + east - lands.width * fits[1]) / 2, fits[1]),
    ]
    drawn = _panel(west, top, east, top + tall)
    for x in (middle - half, middle + half):
        course = f"M{number(x)} {number(top + 12)}V{number(top + tall - 12)}"
        drawn.append(tag("path", d=course, class_="rule"))
    for block, (x, fit) in zip(blocks, places, strict=True):
        drawn.append(group(block.parts, transform=move(x, top + (tall - block.height) / 2 + RISE, fit)))
    return drawn, top + tall


def _stacked(blocks: Sequence[Block], west: float, top: float, east: float) -> tuple[list[str], float]:
    """The title first, with signs and lands below it."""
    signs, title, lands = blocks
    y, parts = top + PAD, []
    for block in (title, signs, lands):
        fit = min(1.0, (east - west - 2 * PAD) / block.width)
        x = (west + east) / 2 - (0 if block is title else block.width * fit / 2)
        parts.append(group(block.parts, transform=move(x, y + RISE * 2, fit)))
        y += block.height * fit + 2 * PAD
    return [*_panel(west, top, east, y), *parts], y


def _map_names(box: Box, plan: BoardPlan, catalogue: Catalogue) -> list[str]:
    """The maps' names above their frames, clear of the arrows that enter there."""
    made = []
    arrows = [arrow.tail[0] for arrow in plan.arrows if arrow.through and arrow.out[1] < 0]
    for chart, frame in zip(box.pack.about.map, plan.drawing.frames, strict=True):
        places = [frame.west + (frame.east - frame.west) * part for part in (0.5, 0.25, 0.75)]
        x = max(places, key=lambda x: min([200.0, *(abs(x - taken) for taken in arrows)]))
        name = name_of(catalogue, "map", chart.id)
        made.append(text(name, x, frame.north - style().layout["band"] - 14, class_="map-name"))
    return made
