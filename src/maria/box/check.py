"""Checks that apply to every pack, including practice boards. `facts` checks what MARIA requires."""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable

from maria import texts
from maria.box.facts import check_facts
from maria.box.faults import FaultFinder
from maria.box.model import General, Instruction, Pack, Range, River, Train, Water
from maria.box.reading import FILE_OF
from maria.box.tables import position, sector_at, square_of
from maria.texts.message import Several

ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
MOST = {"troops": 99, "hand": 38, "income": 20, "pool": 40}
MAX_POINTS = 50_000


def check(pack: Pack, find: FaultFinder) -> None:
    """Finds all faults of a pack that was read without faults."""
    board = (check_about, check_ids, check_cities, check_roads, check_sectors)
    for part in (
        *board,
        check_powers,
        check_pieces,
        check_markings,
        check_politics,
        check_names,
        check_scenery,
    ):
        part(pack, find)
    if not find.faults and not pack.about.practice:
        check_facts(pack, find)


def _range(find: FaultFinder, file: str, place: str, field: str, got: float, low: int, high: int) -> None:
    """Adds a fault unless a number is between `low` and `high`."""
    if not low <= got <= high:
        shown = got if isinstance(got, int) else str(got)
        find.add(file, place, "range", field=field, got=shown, low=low, high=high)


def check_about(pack: Pack, find: FaultFinder) -> None:
    """Checks the head of the pack: an id, a version, a grid, and maps that share no column letter."""
    about = pack.about
    if not ID.fullmatch(about.id):
        find.add("pack.toml", "id", "bad-id", id=about.id[:60])
    if about.version < 1:
        find.add("pack.toml", "version", "range", field="version", got=about.version, low=1, high=9999)
    for field in ("width", "height", "gutter"):
        _range(find, "pack.toml", "[grid]", field, float(getattr(about.grid, field)), 1, 1000)
    if not about.map:
        find.add("pack.toml", "[[map]]", "no-map")
    columns = Counter("".join(chart.columns for chart in about.map))
    for column, times in columns.items():
        if times > 1 or not ("A" <= column <= "Z"):
            find.add("pack.toml", "[[map]]", "bad-column-letter", column=column)
    for chart in about.map:
        if not 1 <= chart.rows <= 99 or not chart.columns:
            place = f"[[map]] {chart.id}"
            find.add("pack.toml", place, "range", field="rows", got=chart.rows, low=1, high=99)


def check_ids(pack: Pack, find: FaultFinder) -> None:
    """Checks that every id is a plain word and is unique among its kind."""
    for field, entries in pack.entries().items():
        file = FILE_OF[field]
        for name, times in Counter(entry.id for entry in entries if hasattr(entry, "id")).items():
            if not ID.fullmatch(name):
                find.add(file, name[:60], "bad-id", id=name[:60])
            if times > 1:
                find.add(file, name[:60], "duplicate-id", id=name[:60], times=times)


def check_cities(pack: Pack, find: FaultFinder) -> None:
    """Checks that every city has a unique name, a unique position on a map, and a known territory."""
    territories = {territory.id for territory in pack.territories}
    names = Counter(city.name.casefold() for city in pack.cities)
    places: dict[tuple[str, float, float], str] = {}
    if not pack.cities:
        find.add("cities.csv", "", "no-cities")
    for city in pack.cities:
        if square_of(pack.about.map, city.square) is None:
            find.add("cities.csv", city.id, "unknown-square", square=city.square[:20])
        for field in ("east", "north"):
            if not 0 <= (got := getattr(city, field)) < 100:
                find.add("cities.csv", city.id, "percent", field=field, got=f"{got:g}")
        if city.territory not in territories:
            find.add("cities.csv", city.id, "unknown-territory", territory=city.territory[:60])
        if names[city.name.casefold()] > 1:
            find.add("cities.csv", city.id, "duplicate-name", name=city.name[:60])
        if len(city.name) > 60 or any(unicodedata.category(sign).startswith("C") for sign in city.name):
            find.add("cities.csv", city.id, "bad-name", name=repr(city.name[:60]))
        if city.vote and not city.fortress:
            find.add("cities.csv", city.id, "vote-without-fortress")
        other = places.setdefault((city.square, city.east, city.north), city.id)
        if other != city.id:
            find.add("cities.csv", city.id, "same-place", other=other)


def check_roads(pack: Pack, find: FaultFinder) -> None:
    """Checks that every road joins two different cities, once, and that each map is connected (3.d)."""
    maps = pack.about.map
    charts = {city.id: square[0] for city in pack.cities if (square := square_of(maps, city.square))}
    neighbours: dict[str, list[str]] = {city.id: [] for city in pack.cities}
    seen: set[frozenset[str]] = set()
    for road in pack.roads:
        place = f"{road.start[:40]} - {road.end[:40]}"
        for city in (road.start, road.end):
            if city not in neighbours:
                find.add("roads.csv", place, "unknown-city", city=city[:60])
        pair = frozenset((road.start, road.end))
        if len(pair) == 1:
            find.add("roads.csv", place, "road-to-itself")
        elif pair in seen:
            find.add("roads.csv", place, "duplicate-road")
        elif pair <= neighbours.keys():
            neighbours[road.start].append(road.end)
            neighbours[road.end].append(road.start)
        seen.add(pair)
    if len(charts) < len(pack.cities):
        return
    for number, chart in enumerate(maps):
        lost = [city.id for city in pack.cities if charts[city.id] == number]
        reached = lost[:1]
        for city in reached:  # grows during the loop
            reached += {near for near in neighbours[city] if charts[near] == number}.difference(reached)
        lost = [city for city in lost if city not in reached]
        if lost:
            cities = listed(lost)
            find.add("roads.csv", chart.id, "not-connected", map=chart.id, count=len(lost), cities=cities)


def check_sectors(pack: Pack, find: FaultFinder) -> None:
    """Checks that sectors are rectangles on their map, do not overlap, and cover every city (3.b)."""
    charts = {chart.id: chart for chart in pack.about.map}
    for number, sector in enumerate(pack.sectors, 2):
        place, chart = f"line {number}", charts.get(sector.map)
        if chart is None:
            find.add("sectors.csv", place, "unknown-map", map=sector.map[:60])
            continue
        across = 0 <= sector.west < sector.east <= len(chart.columns)
        if not (across and 0 <= sector.south < sector.north <= chart.rows):
            find.add("sectors.csv", place, "bad-rectangle", map=sector.map)
    for (one, a), (two, b) in itertools.combinations(enumerate(pack.sectors, 2), 2):
        across = max(a.west, b.west) < min(a.east, b.east) - 1e-6
        if a.map == b.map and across and max(a.south, b.south) < min(a.north, b.north) - 1e-6:
            find.add("sectors.csv", f"line {two}", "overlap", other=one)
    for city in pack.cities:
        spot = position(pack.about.map, city)
        if spot and not sector_at(pack.sectors, pack.about.map[spot[0]].id, *spot[1:]):
            find.add("sectors.csv", city.id, "no-sector", city=city.id)


def check_powers(pack: Pack, find: FaultFinder) -> None:
    """Checks that a power's numbers are in range and its troops can be distributed (4.e, 4.f, 4.l)."""
    for power in pack.powers:
        place = f"[[power]] {power.id}"
        for field, most in MOST.items():
            _range(find, "powers.toml", place, field, getattr(power, field), 0, most)
        own = [general for general in pack.generals if general.power == power.id]
        least = sum(general.minimum for general in own)
        if own and not least <= power.troops <= 8 * len(own):
            find.add("powers.toml", place, "troops", got=power.troops, low=least, high=8 * len(own))
    cards = (pack.decks.highest - pack.decks.lowest + 1) * 4 + pack.decks.reserves
    if not (pack.decks.count >= 1 and 1 <= pack.decks.lowest <= pack.decks.highest <= 20 and cards <= 200):
        find.add("decks.toml", "", "bad-decks")
    elif sum(power.hand for power in pack.powers) > cards:
        find.add("decks.toml", "", "hands-too-large", cards=cards)


def check_pieces(pack: Pack, find: FaultFinder) -> None:
    """Checks that every piece has a known power and one place to start.

    A city holds one piece, or two generals of a power (6.a).
    """
    powers = {power.id for power in pack.powers}
    cities = {city.id for city in pack.cities}
    boxes = {box.id for box in pack.named()["box"]}
    standing: dict[str, list[General | Train]] = {}
    pieces: list[General | Train] = [*pack.generals, *pack.trains]
    for piece in pieces:
        place = f"[[{type(piece).__name__.lower()}]] {piece.id}"
        if piece.power not in powers:
            find.add("powers.toml", place, "unknown-power", power=piece.power)
        if bool(piece.city) == bool(piece.box):
            find.add("powers.toml", place, "city-or-box")
        elif piece.city and piece.city not in cities:
            find.add("powers.toml", place, "unknown-city", city=piece.city[:60])
        elif piece.box and piece.box not in boxes:
            find.add("powers.toml", place, "unknown-box", box=piece.box[:60])
        if piece.city:
            standing.setdefault(piece.city, []).append(piece)
        if isinstance(piece, General):
            _range(find, "powers.toml", place, "minimum", piece.minimum, 1, 8)
            if not (0 < len(piece.name) <= 60):
                find.add("powers.toml", place, "bad-name", name=repr(piece.name[:60]))
    for city, group in standing.items():
        sides = {(type(piece), piece.power) for piece in group}
        stack = len(group) == 2 and len(sides) == 1 and isinstance(group[0], General)
        if len(group) > 1 and not stack:
            find.add("powers.toml", city, "crowded", city=city, pieces=listed(p.id for p in group))
    for (power, rank), times in Counter((general.power, general.rank) for general in pack.generals).items():
        if times > 1:
            find.add("powers.toml", f"[[general]] {power}", "duplicate-rank", power=power, rank=rank)


def check_markings(pack: Pack, find: FaultFinder) -> None:
    """Checks that markers are on fortresses of the pack, at most one on each (4.c, 4.g)."""
    fortresses = {city.id: city.fortress for city in pack.cities}
    marked: set[str] = set()
    for marking in pack.markings:
        place = f"[[marking]] {marking.power}"
        for city in marking.cities:
            if city not in fortresses:
                find.add("powers.toml", place, "unknown-city", city=city[:60])
            elif not fortresses[city]:
                find.add("powers.toml", place, "no-fortress", city=city)
            if city in marked:
                find.add("powers.toml", place, "marked-twice", city=city[:60])
            marked.add(city)


def check_politics(pack: Pack, find: FaultFinder) -> None:
    """Checks that tracks have one start, boxes point to cities, and cards shift existing markers (17)."""
    cities = {city.id for city in pack.cities}
    tracks = {track.id: track for track in pack.tracks}
    senders = {box.power for box in pack.off_map_boxes}
    for track in pack.tracks:
        starts = sum(box.start for box in track.boxes)
        if starts != 1:
            find.add("politics.toml", f"[[track]] {track.id}", "starts", got=starts)
        for power in {power for box in track.boxes for power in box.corps} - senders:
            find.add("politics.toml", f"[[track]] {track.id}", "no-off-map-box", power=power)
    for box in pack.off_map_boxes:
        if box.city not in cities:
            find.add("politics.toml", f"[[off_map_box]] {box.id}", "unknown-city", city=box.city[:60])
    for card in pack.cards:
        place = f"[[card]] {card.id}"
        for shift in card.shifts:
            if shift.track not in tracks:
                find.add("politics.toml", place, "unknown-track", track=shift.track)
            else:
                most = len(tracks[shift.track].boxes) - 1
                _range(find, "politics.toml", place, "boxes", shift.boxes, 1, most)
        for instruction in card.instructions:
            check_instruction(instruction, place, senders, find)
        if not card.arms and not any(i.kind == "election" for i in card.instructions):
            find.add("politics.toml", place, "no-arms")
        for power in {power for i in card.instructions for power in i.by} - set(card.arms):
            find.add("politics.toml", place, "by-without-arms", power=power)


def check_instruction(
    instruction: Instruction, place: str, senders: Iterable[str], find: FaultFinder
) -> None:
    """Checks that an instruction has the values its kind needs."""
    if instruction.kind != "election":
        _range(find, "politics.toml", place, "count", instruction.count, 1, 8)
    if instruction.kind == "corps" and not instruction.power:
        find.add("politics.toml", place, "corps-power")
    elif instruction.kind == "corps" and instruction.power not in senders:
        find.add("politics.toml", place, "no-off-map-box", power=instruction.power)


def check_names(pack: Pack, find: FaultFinder) -> None:
    """Checks that the catalogues name everything that has a name, once, in each language they have."""
    wanted = [f"{kind}-{entry.id}" for kind, entries in pack.named().items() for entry in entries]
    for language, source in pack.names.items():
        file = f"names.{language}.ftl"
        if line := texts.junk_line(source):
            find.add(file, f"line {line}", "bad-ftl")
            continue
        plain = texts.plain_messages(source)
        for key in wanted:
            if key not in plain:
                find.add(file, key, "no-message", name=key)
        for key, times in texts.message_keys(source).items():
            if times > 1:
                find.add(file, key, "duplicate-id", id=key, times=times)


def check_scenery(pack: Pack, find: FaultFinder) -> None:
    """Checks that scenery is on a map of the pack, or close to it."""
    charts = {chart.id: chart for chart in pack.about.map}
    scenery = pack.scenery
    shapes: list[Water | River | Range] = [*scenery.water, *scenery.river, *scenery.range]
    if sum(len(shape.points) for shape in shapes) > MAX_POINTS:
        find.add("scenery.json", "", "too-many", most=MAX_POINTS)
    for shape in shapes:
        least, chart = 3 if isinstance(shape, Water) else 2, charts.get(shape.map)
        if chart is None:
            find.add("scenery.json", shape.id[:60], "unknown-map", map=shape.map[:60])
            continue
        inside = all(
            -1 <= east <= len(chart.columns) + 1 and -1 <= north <= chart.rows + 1
            for east, north in shape.points
        )
        if len(shape.points) < least or not inside:
            find.add("scenery.json", shape.id[:60], "bad-shape", least=least)


def listed(names: Iterable[str]) -> Several:
    """The first five names, then dots if there are more."""
    every = list(names)
    return Several((*every[:5], *(["..."] if len(every) > 5 else [])), "more")
