"""Draws the maps: a function for each layer, from the paper up to the names."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import shapely
from shapely import LineString

from maria.box import Box
from maria.box.model import Suit
from maria.box.render.areanames import LINE, AreaName
from maria.box.render.geometry import polygons, smooth, tapered
from maria.box.render.plan import Arrow, Plan, kind_of, sector_middles
from maria.box.render.signs import hill, rose, suit_class, suit_id
from maria.box.render.style import style
from maria.box.render.svg import (
    classes,
    group,
    letters,
    line,
    move,
    number,
    rectangle,
    shape,
    tag,
    text,
    title,
    use,
)
from maria.box.tables import Drawing
from maria.texts import Catalogue

POND = 5_000.0
"""Water of a lesser area is within a land: no edge is drawn around it."""
HEAVY = 2.6
"""From the fine line around a map's strip of letters to the heavy one."""


def layers(box: Box, plan: Plan, catalogue: Catalogue) -> list[str]:
    """All layers of the maps, lowest first."""
    return [
        group(_grounds(plan), id="layer-ground"),
        group(_territories(box, plan), id="layer-territories"),
        group(_borders(plan), id="layer-borders"),
        group(_water(plan), id="layer-water"),
        group(_rivers(box, plan), id="layer-rivers"),
        group(_water_names(plan), id="layer-water-names"),
        group(_hills(plan), id="layer-hills", class_="hill"),
        group(_large_suits(box), id="layer-suits"),
        group(_land_names(box, plan), id="layer-territory-names"),
        group(_squares(box), id="layer-squares"),
        group(_sectors(box, plan), id="layer-sectors"),
        group(_rose(plan, catalogue), id="layer-rose"),
        group(_map_frames(box, plan), id="layer-frames"),
        group(_roads(box), id="layer-roads"),
        group(_arrows(plan), id="layer-arrows"),
        group(_cities(box, catalogue), id="layer-cities"),
        group(_marks(box, plan), id="layer-marks"),
        group(_names(box, plan), id="layer-names"),
    ]


def _grounds(plan: Plan) -> Iterable[str]:
    for frame in plan.frames:
        yield rectangle(frame.west, frame.north, frame.east, frame.south, fill=style().colour["paper_light"])


def _territories(box: Box, plan: Plan) -> Iterable[str]:
    tints = style().tints(box.pack)
    border = style().data["border"]
    for place, land in enumerate(plan.lands):
        tint, frame = tints[land.territory], plan.frames[land.map]
        ponds = shapely.union_all([p for p in polygons(plan.water[land.map]).geoms if p.area < POND])
        inner = (
            shapely.boundary(land.area).intersection(frame.polygon.buffer(-0.5)).difference(ponds.buffer(0.3))
        )
        area, edge, inside = f"land-{place}", f"edge-{place}", f"inside-{place}"
        bands = [
            use(edge, stroke_width=2 * width, stroke_opacity=opacity)
            for width, opacity in zip(border["widths"], border["opacities"], strict=True)
        ]
        yield tag(
            "g",
            tag("path", d=shape(land.area), fill=tint.fill, class_="land", id=area),
            tag("clipPath", use(area, clip_rule="evenodd"), id=inside),
            tag("defs", tag("path", d=shape(shapely.line_merge(inner)), id=edge)),
            tag("g", *bands, class_="edge", stroke=tint.edge, clip_path=f"url(#{inside})"),
            class_="territory",
            data_territory=land.territory,
            fill_rule="evenodd",
        )


def _borders(plan: Plan) -> Iterable[str]:
    """The lines where two lands meet, each once."""
    for number_, frame in enumerate(plan.frames):
        outlines = [shapely.boundary(land.area) for land in plan.lands if land.map == number_]
        if not outlines:
            continue
        shores = shapely.boundary(plan.water[number_]).buffer(0.3)
        lines = shapely.union_all(outlines).intersection(frame.polygon.buffer(-0.3)).difference(shores)
        yield tag("path", d=shape(shapely.line_merge(lines).simplify(0.1)), class_="border")


def _water(plan: Plan) -> Iterable[str]:
    distances = style().data["water"]["lines"]
    for frame, water in zip(plan.frames, plan.water, strict=True):
        if water.is_empty:
            continue
        yield tag("path", d=shape(water), fill=style().colour["water"], fill_rule="evenodd")
        inside = frame.polygon.buffer(-0.4)
        shore = shapely.boundary(water).intersection(inside)
        for step, distance in enumerate(distances):
            wave = (
                shapely.boundary(shore.buffer(distance, quad_segs=6)).intersection(water).intersection(inside)
            )
            yield tag(
                "path", d=shape(wave.simplify(0.15)), class_="water-line", stroke_opacity=0.85 - 0.2 * step
            )
        yield tag("path", d=shape(shore), class_="shore")


def _rivers(box: Box, plan: Plan) -> Iterable[str]:
    drawing = Drawing(box.pack)
    numbers = {chart.id: number for number, chart in enumerate(box.pack.about.map)}
    for river in box.pack.scenery.river:
        chart = numbers[river.map]
        course = smooth([drawing.place(chart, e, n) for e, n in river.points], 2.5, 2.0)
        wide = 0.55 + 0.5 * river.width
        body = shapely.make_valid(tapered(course, min(0.5, wide), wide))
        seen = polygons(body.intersection(plan.frames[chart].polygon).difference(plan.water[chart]))
        if not seen.is_empty:
            yield tag("path", d=shape(seen.simplify(0.1)), class_="river", data_river=river.id)


def _hills(plan: Plan) -> Iterable[str]:
    for spot in plan.hills:
        yield tag("path", d=hill(spot.x, spot.y, spot.wide, spot.high))


def _large_suits(box: Box) -> Iterable[str]:
    for sector, (x, y, size) in zip(box.pack.sectors, sector_middles(box), strict=True):
        suit = Suit[sector.suit.upper()]
        yield use(suit_id(suit), transform=move(x, y, size), class_=classes("suit-large", suit_class(suit)))


def _rose(plan: Plan, catalogue: Catalogue) -> Iterable[str]:
    if plan.rose:
        size = plan.rose.radius
        yield tag("g", rose(size, catalogue("board-north")), transform=move(plan.rose.x, plan.rose.y + 4))


def _squares(box: Box) -> Iterable[str]:
    drawing = Drawing(box.pack)
    for number_, chart in enumerate(drawing.maps):
        columns, rows_ = len(chart.columns), chart.rows
        lines = [
            [drawing.place(number_, column, 0), drawing.place(number_, column, rows_)]
            for column in range(1, columns)
        ] + [
            [drawing.place(number_, 0, row), drawing.place(number_, columns, row)] for row in range(1, rows_)
        ]
        if lines:
            yield tag("path", d="".join(map(line, lines)), class_="square-line")


def _sectors(box: Box, plan: Plan) -> Iterable[str]:
    """The sectors' outlines as one net, so that a line two sectors share is drawn once; and their suits."""
    drawing = Drawing(box.pack)
    numbers = {chart.id: number for number, chart in enumerate(box.pack.about.map)}
    outlines: list[list[LineString]] = [[] for _ in plan.frames]
    for sector in box.pack.sectors:
        chart = numbers[sector.map]
        west, north = drawing.place(chart, sector.west, sector.north)
        east, south = drawing.place(chart, sector.east, sector.south)
        outlines[chart].append(LineString(shapely.box(west, north, east, south).exterior.coords))
    for frame, lines in zip(plan.frames, outlines, strict=True):
        net = shapely.union_all(lines).intersection(frame.polygon.buffer(-0.2))
        if not net.is_empty:
            yield tag("path", d=shape(shapely.line_merge(net)), class_="sector-line")
    for corner in plan.corners:
        suit = corner.suit
        yield tag(
            "g",
            tag("circle", r=corner.half * 1.45, class_="suit-ground"),
            use(suit_id(suit), transform=f"scale({number(corner.half)})", class_=suit_class(suit)),
            class_="sector",
            data_sector=str(corner.sector),
            transform=move(corner.x, corner.y),
        )


def _land_names(box: Box, plan: Plan) -> Iterable[str]:
    tints = style().tints(box.pack)
    for name in plan.land_names:
        yield _spread(name, data_territory=name.id, fill=tints[name.id].edge)


def _water_names(plan: Plan) -> Iterable[str]:
    for name in plan.water_names:
        yield _spread(name)


def _spread(name: AreaName, **attributes: str) -> str:
    """A name with its letters spread over an area."""
    first = name.size * (0.32 - LINE * (len(name.lines) - 1) / 2)
    lines = [
        letters(content, name.type.centred(content), first + row * LINE * name.size)
        for row, content in enumerate(name.lines)
    ]
    turn = f" rotate({number(name.angle)})" if name.angle else ""
    return tag(
        "g",
        *lines,
        class_=name.kind,
        font_size=name.size,
        transform=move(name.x, name.y) + turn,
        **attributes,
    )


def _roads(box: Box) -> Iterable[str]:
    place_of, index = box.board.place_of, box.board.index
    for kind in ("normal", "main"):
        for road in box.pack.roads:
            if road.kind != kind:
                continue
            course = line([place_of[index[road.start]], place_of[index[road.end]]])
            strokes = ("road-normal",) if kind == "normal" else ("road-case", "road-core")
            yield tag(
                "g",
                *(tag("path", d=course, class_=class_) for class_ in strokes),
                class_=classes("road", kind),
                data_road=f"{road.start} {road.end}",
            )


def _arrows(plan: Plan) -> Iterable[str]:
    for arrow in plan.arrows:
        yield tag(
            "g",
            tag("path", d=arrow_path(arrow), fill=style().flag(arrow.power)[0], class_="arrow"),
            _arrow_name(arrow),
            data_box=arrow.box,
        )


def arrow_path(arrow: Arrow) -> str:
    """The outline of an arrow; one through the frame starts outside of it."""
    away = np.array(arrow.out)
    out = style().layout["band"] + 9 if arrow.through else 0
    tail, head = np.array(arrow.tail) + away * out, np.array(arrow.head)
    side = np.array([-away[1], away[0]])
    neck = head + away * 8
    outline = [head, *(neck + side * 4.6, neck + side * 1.7, tail + side * 2.6, tail + away * -3)]
    outline += [tail - side * 2.6, neck - side * 1.7, neck - side * 4.6]
    return line([(float(x), float(y)) for x, y in outline], closed=True)


def _arrow_name(arrow: Arrow) -> str:
    """The name of an arrow's box: outside the frame, or behind the tail."""
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
        kind = kind_of(city.fortress)
        yield tag(
            "g",
            title(
                catalogue("board-city-today", name=city.name, today=city.today) if city.today else city.name
            ),
            use(f"sign-{kind}"),
            class_=classes("city", city.fortress),
            data_city=city.id,
            transform=move(x, y),
        )


def _marks(box: Box, plan: Plan) -> Iterable[str]:
    for mark in plan.marks:
        city = box.board.cities[mark.city].id
        if mark.kind == "vote":
            parts = [use("sign-vote")]
        else:
            colour, on_colour = style().flag(mark.power)
            parts = [use(f"sign-{mark.kind}", fill=colour)]
            if mark.rank:
                parts.append(text(mark.rank, -0.4, 0.7, fill=on_colour, class_="rank"))
        yield tag(
            "g",
            *parts,
            class_=classes("mark", f"mark-{mark.kind}"),
            data_city=city,
            transform=move(mark.x, mark.y),
        )


def _names(box: Box, plan: Plan) -> Iterable[str]:
    for city, label in zip(box.board.cities, plan.labels, strict=True):
        kind = kind_of(city.fortress)
        selectors = (".name", f".name-{kind}") if city.fortress else (".name",)
        size = style().type(*selectors).size * label.scale if label.scale != 1 else None
        yield tag(
            "g",
            *(
                text(content, label.x, baseline)
                for content, baseline in zip(label.lines, label.baselines, strict=True)
            ),
            class_=classes("name", city.fortress and f"name-{kind}"),
            data_city=city.id,
            text_anchor=label.anchor,
            style=f"font-size:{number(size)}px" if size else None,
        )


# ---------------------------------------------------------------- the maps' frames


def _map_frames(box: Box, plan: Plan) -> Iterable[str]:
    drawing, layout = Drawing(box.pack), style().layout
    band, bars = layout["band"], layout["bars"]
    for number_, (chart, frame) in enumerate(zip(drawing.maps, plan.frames, strict=True)):
        parts = []
        west, east = side_bands(plan, number_)
        outer = (frame.west - west, frame.north - band, frame.east + east, frame.south + band)
        parts.append(
            tag(
                "path",
                d=shape(shapely.box(*outer).difference(frame.polygon)),
                class_="grid-band",
                fill_rule="evenodd",
            )
        )
        parts += _bars(drawing, number_, frame.west, frame.north, frame.east, frame.south, bars)
        for grow in (0.0, bars):
            parts.append(
                rectangle(
                    frame.west - grow,
                    frame.north - grow,
                    frame.east + grow,
                    frame.south + grow,
                    class_="frame",
                )
            )
        parts.append(rectangle(*outer, class_="frame"))
        parts.append(
            rectangle(
                outer[0] - HEAVY, outer[1] - HEAVY, outer[2] + HEAVY, outer[3] + HEAVY, class_="frame-heavy"
            )
        )
        middle = (band + bars) / 2
        drop = style().type(".grid-mark").size * 0.32
        for column, letter in enumerate(chart.columns):
            x, _ = drawing.place(number_, column + 0.5, 0)
            parts.append(text(letter, x, frame.north - middle + drop, class_="grid-mark"))
            parts.append(text(letter, x, frame.south + middle + drop, class_="grid-mark"))
        for row in range(chart.rows):
            _, y = drawing.place(number_, 0, row + 0.5)
            if west >= band:
                parts.append(text(str(row + 1), frame.west - middle, y + drop, class_="grid-mark"))
            if east >= band:
                parts.append(text(str(row + 1), frame.east + middle, y + drop, class_="grid-mark"))
        yield group(parts, class_="map", data_map=chart.id)


def side_bands(plan: Plan, number_: int) -> tuple[float, float]:
    """How wide the strips west and east of a map are: full, or what the gutter leaves."""
    band, frame = style().layout["band"], plan.frames[number_]
    west = east = band
    if number_:
        west = min(band, (frame.west - plan.frames[number_ - 1].east) / 2 - 5)
    if number_ + 1 < len(plan.frames):
        east = min(band, (plan.frames[number_ + 1].west - frame.east) / 2 - 5)
    return max(west, 0.0), max(east, 0.0)


def _bars(
    drawing: Drawing, map_: int, west: float, north: float, east: float, south: float, thick: float
) -> list[str]:
    """Alternating bars along the four sides, two to a square."""
    chart = drawing.maps[map_]
    bars = []
    for half in range(0, 2 * len(chart.columns), 2):
        x0, _ = drawing.place(map_, half / 2, 0)
        x1, _ = drawing.place(map_, half / 2 + 0.5, 0)
        bars += [(x0, north - thick, x1, north), (x0, south, x1, south + thick)]
    for half in range(0, 2 * chart.rows, 2):
        _, y0 = drawing.place(map_, 0, half / 2 + 0.5)
        _, y1 = drawing.place(map_, 0, half / 2)
        bars += [(west - thick, y0, west, y1), (east, y0, east + thick, y1)]
    data = "".join(shape(shapely.box(*bar)) for bar in bars)
    return [tag("path", d=data, class_="bar")]
