"""Draws the board of a pack as SVG, and that as PNG."""

from __future__ import annotations

import resvg_py

from maria.box import Box
from maria.box.render.chart import layers
from maria.box.render.legend import make_sheet
from maria.box.render.plan import Plan, make_plan
from maria.box.render.signs import definitions
from maria.box.render.style import BOARD, font_files, style
from maria.box.render.svg import number, tag, title
from maria.texts import Catalogue

__all__ = ["draw", "make_plan", "render_svg", "to_png"]


def render_svg(box: Box, catalogue: Catalogue, fonts: bool = True) -> str:
    """The board as an SVG document; the cities' places in it are those of the board's tables."""
    return draw(box, make_plan(box, catalogue), catalogue, fonts)


def draw(box: Box, plan: Plan, catalogue: Catalogue, fonts: bool = True) -> str:
    """The drawing of a board that is planned already; without fonts for a page that has them already."""
    sheet = make_sheet(box, plan, catalogue)
    pack = box.pack
    description = catalogue(
        "board-description", cities=len(pack.cities), roads=len(pack.roads), sectors=len(pack.sectors)
    )
    return (
        tag(
            "svg",
            "\n",
            title(catalogue("board-title")),
            "\n",
            tag("desc", description),
            "\n",
            tag("style", "\n", style().sheet(fonts), "\n"),
            "\n",
            tag("defs", *definitions(), _paper()),
            "\n",
            "\n".join([sheet.below, *layers(box, plan, catalogue), sheet.above]),
            "\n",
            xmlns="http://www.w3.org/2000/svg",
            viewBox=" ".join(map(number, (sheet.west, sheet.north, sheet.width, sheet.height))),
            width=sheet.width,
            height=sheet.height,
            lang=catalogue.language,
            class_=BOARD[1:],
        )
        + "\n"
    )


def _paper() -> str:
    """The ground of the sheet: a little lighter in the middle."""
    colour = style().colour
    return tag(
        "radialGradient",
        tag("stop", offset="0", stop_color=colour["paper_light"]),
        tag("stop", offset="0.75", stop_color=colour["paper"]),
        tag("stop", offset="1", stop_color=colour["paper_rim"]),
        id="paper",
        cx="50%",
        cy="46%",
        r="72%",
    )


def to_png(svg: str, width: int) -> bytes:
    """The drawing as a PNG file of this width, set in our own fonts only."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=font_files(),
            font_family=style().data["font"]["family"],
        )
    )
