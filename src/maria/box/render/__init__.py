"""Draws the board of a pack as SVG, and that as PNG."""

from __future__ import annotations

from maria.box import Box
from maria.texts import Catalogue
from maria.texts.extras import extra

with extra("draw"):
    import resvg_py

    from maria.box.render.chart import layers
    from maria.box.render.legend import make_sheet
    from maria.box.render.plan import BoardPlan, make_plan
    from maria.box.render.signs import definitions
    from maria.box.render.style import BOARD, FONTS, style
    from maria.box.render.svg import number, tag, title

__all__ = ["draw", "make_plan", "render_svg", "to_png"]


def render_svg(box: Box, catalogue: Catalogue, fonts: bool = True) -> str:
    """The board as an SVG document. Cities have the coordinates of the board's tables."""
    return draw(box, make_plan(box, catalogue), catalogue, fonts)


def draw(box: Box, plan: BoardPlan, catalogue: Catalogue, fonts: bool = True) -> str:
    """The drawing of a planned board. Without fonts it suits a page that already has them."""
    pack, (paper, below, above) = box.pack, make_sheet(box, plan, catalogue)
    counts = {"cities": len(pack.cities), "roads": len(pack.roads), "sectors": len(pack.sectors)}
    width, height = paper.east - paper.west, paper.south - paper.north
    parts = [
        title(catalogue("board-title")),
        tag("desc", catalogue("board-description", **counts)),
        tag("style", "\n", style().sheet(fonts), "\n"),
        tag("defs", *definitions(), _paper()),
        *(below, *layers(box, plan, catalogue), above),
    ]
    drawing = tag(
        "svg",
        *("\n", "\n".join(parts), "\n"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, (paper.west, paper.north, width, height))),
        width=width,
        height=height,
        lang=catalogue.language,
        class_=BOARD[1:],
    )
    return drawing + "\n"


def _paper() -> str:
    """The background gradient of the sheet, slightly lighter in the middle."""
    colours = {"0": "paper_light", "0.75": "paper", "1": "paper_rim"}
    stops = [tag("stop", offset=at, stop_color=style().colour[name]) for at, name in colours.items()]
    return tag("radialGradient", *stops, id="paper", cx="50%", cy="46%", r="72%")


def to_png(svg: str, width: int) -> bytes:
    """The drawing as a PNG file of this width, using only our own fonts."""
    data = style().data["font"]
    files = [str(FONTS / f"{face['file']}.ttf") for face in data["face"]]
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=width, skip_system_fonts=True, font_files=files, font_family=data["family"]
        )
    )
