"""Draws the maps: one function per layer, from the paper up to the names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise, repeat

import numpy as np
import shapely

from maria.box import Box
from maria.box.model import Suit
from maria.box.render.areanames import LINE, AreaName
from maria.box.render.geometry import polygons, smooth, tapered
from maria.box.render.plan import Arrow, BoardPlan, city_type
from maria.box.render.signs import hill, rose, suit_sign
from maria.box.render.style import style
from maria.box.render.svg import group, letters, line, move, number, rectangle, shape, tag, text, title, use
from maria.box.tables import BoardLayout, Rect
from maria.texts import Catalogue

POND = 5_000.0
"""The area below which water is part of a land and gets no edge."""
HEAVY = 2.6
"""The distance between the fine and the heavy line around a map's strip of letters."""


def layers(box: Box, plan: BoardPlan, catalogue: Catalogue) -> list[str]:
    """All layers of the maps, from bottom to top."""
    ground = style().colour["paper_light"]
    return [
        group((rectangle(*frame, fill=ground) for frame in plan.drawing.frames), id="layer-ground"),
        group(_territories(box, plan), id="layer-territories"),
        group(_borders(plan), id="layer-borders"),
        group(_water(plan), id="layer-water"),
        group(_rivers(box, plan), id="layer-rivers"),
        group(map(_spread, plan.water_names), id="layer-water-names"),
        group((tag("path", d=hill(*spot)) for spot in plan.hills), id="layer-hills", class_="hill"),
        group(_large_suits(box, plan), id="layer-suits"),
        group(_land_names(box, plan), id="layer-territory-names"),
        group(_squares(plan.drawing), id="layer-squares"),
        group(_sectors(box, plan), id="layer-sectors"),
        group(_rose(plan, catalogue), id="layer-rose"),
        group(_map_frames(plan.drawing), id="layer-frames"),
        group(_roads(box), id="layer-roads"),
        group(_arrows(plan), id="layer-arrows"),
        group(_cities(box, catalogue), id="layer-cities"),
        group(_marks(box, plan), id="layer-marks"),
        group(_names(box, plan), id="layer-names"),
    ]


def _territories(box: Box, plan: BoardPlan) -> Iterable[str]:
    tints, border = style().tints(box.pack), style().data["border"]
    for place, land in enumerate(plan.lands):
        tint, frame = tints[land.territory], shapely.box(*plan.drawing.frames[land.map])
        ponds = shapely.union_all([p for p in polygons(plan.water[land.map]).geoms if p.area < POND])
        inner = shapely.boundary(land.area).intersection(frame.buffer(-0.5)).difference(ponds.buffer(0.3))
        area, edge, inside = f"land-{place}", f"edge-{place}", f"inside-{place}"
        bands = [
            use(edge, stroke_width=2 * width, stroke_opacity=opacity)
            for width, opacity in zip(border["widths"], border["opacities"], strict=True)
        ]
        parts = [
            tag("path", d=shape(land.area), fill=tint.fill, class_="land", id=area),
            tag("clipPath", use(area, clip_rule="evenodd"), id=inside),
            tag("defs", tag("path", d=shape(shapely.line_merge(inner)), id=edge)),
            tag("g", *bands, class_="edge", stroke=tint.edge, clip_path=f"url(#{inside})"),
        ]
        yield tag("g", *parts, class_="territory", data_territory=land.territory, fill_rule="evenodd")


def _borders(plan: BoardPlan) -> Iterable[str]:
    """The borders between lands, each drawn once."""
    for chart, frame in enumerate(plan.drawing.frames):
        outlines = [shapely.boundary(land.area) for land in plan.lands if land.map == chart]
        if outlines:
            shores = shapely.boundary(plan.water[chart]).buffer(0.3)
            inside = shapely.box(*frame).buffer(-0.3)
            lines = shapely.union_all(outlines).intersection(inside).difference(shores)
            yield tag("path", d=shape(shapely.line_merge(lines).simplify(0.1)), class_="border")


def _water(plan: BoardPlan) -> Iterable[str]:
    for frame, water in zip(plan.drawing.frames, plan.water, strict=True):
        if water.is_empty:
            continue
        yield tag("path", d=shape(water), fill=style().colour["water"], fill_rule="evenodd")
        inside = shapely.box(*frame).buffer(-0.4)
        shore = shapely.boundary(water).intersection(inside)
        for step, distance in enumerate(style().data["water"]["lines"]):
            around = shapely.boundary(shore.buffer(distance, quad_segs=6))
            wave = shape(around.intersection(water).intersection(inside).simplify(0.15))
            yield tag("path", d=wave, class_="water-line", stroke_opacity=0.85 - 0.2 * step)
        yield tag("path", d=shape(shore), class_="shore")


def _rivers(box: Box, plan: BoardPlan) -> Iterable[str]:
    for river in box.pack.scenery.river:
        chart = plan.drawing.number[river.map]
        wide = 0.55 + 0.5 * river.width
        course = smooth(plan.drawing.points(river), 2.5, 2.0)
        body = shapely.make_valid(tapered(course, min(0.5, wide), wide))
        inside = body.intersection(shapely.box(*plan.drawing.frames[chart]))
        seen = polygons(inside.difference(plan.water[chart]))
        if not seen.is_empty:
            yield tag("path", d=shape(seen.simplify(0.1)), class_="river", data_river=river.id)


def _large_suits(box: Box, plan: BoardPlan) -> Iterable[str]:
    for sector, spot in zip(box.pack.sectors, plan.middles, strict=True):
        yield suit_sign(Suit[sector.suit.upper()], move(*spot), "suit-large")


def _rose(plan: BoardPlan, catalogue: Catalogue) -> Iterable[str]:
    if plan.rose:
        x, y, size = plan.rose
        yield tag("g", rose(size, catalogue("board-north")), transform=move(x, y + 4))


def _squares(drawing: BoardLayout) -> Iterable[str]:
    for map_, chart in enumerate(drawing.maps):
        columns = len(chart.columns)
        ends = [((column, 0), (column, chart.rows)) for column in range(1, columns)]
        ends += [((0, row), (columns, row)) for row in range(1, chart.rows)]
        if ends:
            lines = [line([drawing.place(map_, *start), drawing.place(map_, *end)]) for start, end in ends]
            yield tag("path", d="".join(lines), class_="square-line")


def _sectors(box: Box, plan: BoardPlan) -> Iterable[str]:
    """The sectors' outlines as one net, so that shared lines are drawn once, and the sectors' suits."""
    drawing = plan.drawing
    for chart, frame in zip(drawing.maps, drawing.frames, strict=True):
        sectors = [sector for sector in box.pack.sectors if sector.map == chart.id]
        outlines = [shapely.box(*drawing.sector(sector)).exterior for sector in sectors]
        net = shapely.union_all(outlines).intersection(shapely.box(*frame).buffer(-0.2))
        if not net.is_empty:
            yield tag("path", d=shape(shapely.line_merge(net)), class_="sector-line")
    for corner in plan.corners:
        yield tag(
            "g",
            tag("circle", r=corner.half * 1.45, class_="suit-ground"),
            suit_sign(corner.suit, f"scale({number(corner.half)})"),
            class_="sector",
            data_sector=str(corner.sector),
            transform=move(corner.x, corner.y),
        )


def _land_names(box: Box, plan: BoardPlan) -> Iterable[str]:
    tints = style().tints(box.pack)
    for name in plan.land_names:
        yield _spread(name, data_territory=name.id, fill=tints[name.id].edge)


def _spread(name: AreaName, **attributes: str) -> str:
    """A name with its letters spread across an area."""
    first = name.size * (0.32 - LINE * (len(name.lines) - 1) / 2)
    lines = [
        letters(content, name.type.centred(content), first + row * LINE * name.size)
        for row, content in enumerate(name.lines)
    ]
    turn = f" rotate({number(name.angle)})" if name.angle else ""
    where = move(name.x, name.y) + turn
    return tag("g", *lines, class_=name.kind, font_size=name.size, transform=where, **attributes)


def _roads(box: Box) -> Iterable[str]:
    place_of, index = box.board.place_of, box.board.index
    for kind, *strokes in (("normal", "road-normal"), ("main", "road-case", "road-core")):
        for road in box.pack.roads:
            if road.kind == kind:
                course = line([place_of[index[road.start]], place_of[index[road.end]]])
                parts = [tag("path", d=course, class_=class_) for class_ in strokes]
                ends = f"{road.start} {road.end}"
                yield tag("g", *parts, class_=f"road {kind}", data_road=ends)


def _arrows(plan: BoardPlan) -> Iterable[str]:
    for arrow in plan.arrows:
        path = tag("path", d=_arrow_path(arrow), fill=style().flag(arrow.power)[0], class_="arrow")
        yield tag("g", path, _arrow_name(arrow), data_box=arrow.box)


def _arrow_path(arrow: Arrow) -> str:
    """The outline of an arrow. One through the frame starts outside it."""
    away = np.array(arrow.out)
    out = style().layout["band"] + 9 if arrow.through else 0
    tail, head = np.array(arrow.tail) + away * out, np.array(arrow.head)
    side = np.array([-away[1], away[0]])
    neck = head + away * 8
    outline = [head, neck + side * 4.6, neck + side * 1.7, tail + side * 2.6, tail + away * -3]
    outline += [tail - side * 2.6, neck - side * 1.7, neck - side * 4.6]
    return line([spot.tolist() for spot in outline], closed=True)


def _arrow_name(arrow: Arrow) -> str:
    """The name of an arrow's box: outside the frame, or behind the arrow's tail."""
    (x, y), (east, south) = arrow.tail, arrow.out
    size = style().type(".box-name").size
    if not arrow.through:
        west, north, right, bottom = arrow.rects[1]
        return text(arrow.name, (west + right) / 2, (north + bottom) / 2 + size * 0.3, class_="box-name")
    out = style().layout["band"] + 12
    drop = size * 0.75 if south > 0 else 0
    turn = f" rotate({-90 if east < 0 else 90})" if east else ""
    where = move(x + east * (out + (size * 0.3)), y + south * out + drop)
    return text(arrow.name, 0, 0, transform=where + turn, class_="box-name")


def _cities(box: Box, catalogue: Catalogue) -> Iterable[str]:
    for city, (x, y) in zip(box.board.cities, box.board.place_of, strict=True):
        today = city.today and catalogue("board-city-today", name=city.name, today=city.today)
        yield tag(
            "g",
            title(today or city.name),
            use(f"sign-{city.fortress or 'city'}"),
            class_=f"city {city.fortress}".rstrip(),
            data_city=city.id,
            transform=move(x, y),
        )


def _marks(box: Box, plan: BoardPlan) -> Iterable[str]:
    for mark in plan.marks:
        colour, on_colour = style().flag(mark.power) if mark.power else (None, None)
        parts = [use(f"sign-{mark.kind}", fill=colour)]
        if mark.rank:
            parts.append(text(mark.rank, -0.4, 0.7, fill=on_colour, class_="rank"))
        class_, city = " ".join(("mark", f"mark-{mark.kind}")), box.board.cities[mark.city].id
        yield tag("g", *parts, class_=class_, data_city=city, transform=move(mark.x, mark.y))


def _names(box: Box, plan: BoardPlan) -> Iterable[str]:
    for city, label in zip(box.board.cities, plan.labels, strict=True):
        size = city_type(city.fortress).size * label.scale
        yield tag(
            "g",
            *map(text, label.lines, repeat(label.x), label.baselines),
            class_="name" + (f" name-{city.fortress}" if city.fortress else ""),
            data_city=city.id,
            text_anchor=label.anchor,
            style=f"font-size:{number(size)}px" if label.scale != 1 else None,
        )


# ---------------------------------------------------------------- the maps' frames


def _map_frames(drawing: BoardLayout) -> Iterable[str]:
    band, bars = style().layout["band"], style().layout["bars"]
    middle, drop = (band + bars) / 2, style().type(".grid-mark").size * 0.32
    for map_, (chart, frame) in enumerate(zip(drawing.maps, drawing.frames, strict=True)):
        west, east = _side_bands(drawing.frames, map_)
        outer = Rect(frame.west - west, frame.north - band, frame.east + east, frame.south + band)
        ground = shape(shapely.box(*outer).difference(shapely.box(*frame)))
        parts = [
            tag("path", d=ground, class_="grid-band", fill_rule="evenodd"),
            tag("path", d=_bars(drawing, map_, bars), class_="bar"),
            *(rectangle(*edge, class_="frame") for edge in (frame, frame.grown(bars), outer)),
            rectangle(*outer.grown(HEAVY), class_="frame-heavy"),
        ]
        marks = []
        for column, letter in enumerate(chart.columns):
            x, _ = drawing.place(map_, column + 0.5, 0)
            marks += [(letter, x, frame.north - middle), (letter, x, frame.south + middle)]
        for row in range(chart.rows):
            _, y = drawing.place(map_, 0, row + 0.5)
            if west >= band:
                marks.append((str(row + 1), frame.west - middle, y))
            if east >= band:
                marks.append((str(row + 1), frame.east + middle, y))
        parts += [text(mark, x, y + drop, class_="grid-mark") for mark, x, y in marks]
        yield group(parts, class_="map", data_map=chart.id)


def _side_bands(frames: Sequence[Rect], map_: int) -> tuple[float, float]:
    """The widths of the strips west and east of a map: full, or what the gutter leaves."""
    band = style().layout["band"]
    gaps = [(after.west - before.east) / 2 - 5 for before, after in pairwise(frames)]
    west, east = [band, *gaps, band][map_ : map_ + 2]
    return max(min(band, west), 0.0), max(min(band, east), 0.0)


def _bars(drawing: BoardLayout, map_: int, thick: float) -> str:
    """Alternating bars along the four sides, two per square."""
    chart, (west, north, east, south) = drawing.maps[map_], drawing.frames[map_]
    bars = []
    for column in range(len(chart.columns)):
        x0, x1 = (drawing.place(map_, column + part, 0)[0] for part in (0, 0.5))
        bars += [(x0, north - thick, x1, north), (x0, south, x1, south + thick)]
    for row in range(chart.rows):
        y0, y1 = (drawing.place(map_, 0, row + part)[1] for part in (0.5, 0))
        bars += [(west - thick, y0, west, y1), (east, y0, east + thick, y1)]
    return "".join(shape(shapely.box(*bar)) for bar in bars)
