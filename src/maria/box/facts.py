"""What the rulebooks and army sheets say about the box. Every pack of MARIA must match it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from maria.box.faults import FaultFinder
from maria.box.folding import fold
from maria.box.model import Major, Pack, PowerId
from maria.box.tables import square_of
from maria.texts.message import Several

MAPS = {"flanders": ("ABCDEF", 12), "bohemia": ("GHIJKLMN", 12)}
SECTORS = 44
SOUTH = 6
"""The maps touch only in the south, in the lower half of their rows."""

POWERS: dict[PowerId, dict[str, str | int]] = {
    "france": {"role": "louis", "rank": "major", "troops": 26, "hand": 2, "income": 5, "pool": 11},
    "bavaria": {"role": "louis", "rank": "minor", "troops": 5, "hand": 5, "income": 1, "pool": 0},
    "prussia": {"role": "frederick", "rank": "major", "troops": 22, "hand": 9, "income": 3, "pool": 13},
    "saxony": {"role": "frederick", "rank": "minor", "troops": 5, "hand": 3, "income": 1, "pool": 0},
    "austria": {"role": "maria_theresa", "rank": "major", "troops": 28, "hand": 5, "income": 5, "pool": 8},
    "pragmatic_army": {"role": "frederick", "rank": "major", "troops": 14, "hand": 3, "income": 3, "pool": 8},
}
"""2.a, 2.b, 4.b, 4.d, 4.e, 8.a."""

GENERALS: dict[PowerId, tuple[tuple[str, int], ...]] = {
    "france": (("A1", 7), ("G5", 6), ("G3", 5), ("A6", 1), ("D4", 1)),
    "bavaria": (("G3", 5),),
    "prussia": (("L9", 1), ("L9", 1), ("K9", 4), ("ostpreussen", 6)),
    "saxony": (("I8", 5),),
    "austria": (("M4", 1), ("M1", 1), ("N1", 6), ("N1", 2), ("L6", 1), ("C7", 4)),
    "pragmatic_army": (("E11", 1), ("E11", 1), ("C10", 1)),
}
"""4.a, 4.f, 4.k: set-up square or off-map box, and minimum troops, of each power's generals by rank."""

TRAINS: dict[PowerId, tuple[str, ...]] = {
    "france": ("B4", "G4"),
    "bavaria": ("G4",),
    "prussia": ("K10", "silesia"),
    "saxony": ("H8",),
    "austria": ("C8", "K1", "K6"),
    "pragmatic_army": ("C9",),
}
HUSSARS = 2

HOMES = {
    "austria": ("austria", "austrian_netherlands"),
    "bavaria": ("bavaria",),
    "france": ("france",),
    "pragmatic_army": ("hannover", "netherlands"),
    "prussia": ("prussia",),
    "saxony": ("saxony",),
    "nobody": ("empire", "poland", "silesia"),
}
"""3.c, 3.j: the territories every pack has, by home power."""

VOTES = ("Berlin", "Dresden", "Hannover", "Köln", "Mainz", "Mannheim", "München", "Prag", "Trier")
SILESIA = ("Liegnitz", "Glogau", "Neisse", "Cosel", "Breslau")
SILESIAN_FORTRESSES = 7
MINOR_CAPITALS = {"bavaria": "München", "saxony": "Dresden"}
MARKINGS = {
    ("prussia", "victory"): ("Liegnitz", "Glogau"),
    ("france", "elector"): ("Köln", "Mannheim"),
    ("austria", "elector"): ("Mainz", "Trier"),
}
"""4.c, 4.g: the other five Silesian fortresses belong to Austria."""

DECKS = {"count": 4, "lowest": 2, "highest": 10, "reserves": 2}
YEARS = {1741: 6, 1742: 7, 1743: 6, 1744: 6}
"""4.i: Political Cards per year. In 1742 the Imperial Election is one of them."""
BATTLE_BOXES = 2
VICTORY_BOXES = {"electors", "emperor", "italy", "silesia"}
TRACKS = {"saxony", "russia", "italy"}


def check_facts(pack: Pack, find: FaultFinder) -> None:
    """Finds every contradiction between a sound pack and the facts."""
    parts = (check_maps, check_powers, check_pieces, check_lands, check_fortresses, check_markings)
    for part in (*parts, check_cards, check_display, check_reentry):
        part(pack, find)
    if not find.faults:
        check_victory(pack, find)


def _compare(find: FaultFinder, file: str, place: str, entry: object, facts: Mapping[str, str | int]) -> None:
    """Adds a fault for each value of an entry that differs from the rules."""
    for field, want in facts.items():
        if (got := getattr(entry, field)) != want:
            find.add(file, place, "fact-value", field=field, got=got, want=want)


def check_maps(pack: Pack, find: FaultFinder) -> None:
    """Two maps of 12 rows, 44 sectors, every suit on each map, and roads between the maps in the south."""
    maps = pack.about.map
    if [(chart.id, (chart.columns, chart.rows)) for chart in maps] != list(MAPS.items()):
        find.add("pack.toml", "[[map]]", "fact-maps")
        return
    if len(pack.sectors) != SECTORS:
        find.add("sectors.csv", "", "fact-sectors", got=len(pack.sectors), want=SECTORS)
    for chart in maps:
        suits = {sector.suit for sector in pack.sectors if sector.map == chart.id}
        for suit in sorted({"spades", "hearts", "clubs", "diamonds"} - suits):
            find.add("sectors.csv", chart.id, "fact-suit", map=chart.id, suit=suit)
    squares = {city.id: square_of(maps, city.square) or (0, 0, 0) for city in pack.cities}
    between = [road for road in pack.roads if squares[road.start][0] != squares[road.end][0]]
    if not between:
        find.add("roads.csv", "", "fact-no-crossing")
    for road in between:
        if max(squares[road.start][2], squares[road.end][2]) >= SOUTH:
            find.add("roads.csv", f"{road.start} - {road.end}", "fact-crossing", rows=SOUTH)


def check_powers(pack: Pack, find: FaultFinder) -> None:
    """2, 4, 8: the six powers with their role, rank, troops, first hand, income and pool; the decks."""
    given = {power.id: power for power in pack.powers}
    for name, facts in POWERS.items():
        if name not in given:
            find.add("powers.toml", "[[power]]", "fact-no-power", power=name)
            continue
        _compare(find, "powers.toml", f"[[power]] {name}", given[name], facts)
    _compare(find, "decks.toml", "", pack.decks, DECKS)


def check_pieces(pack: Pack, find: FaultFinder) -> None:
    """4.a, 4.f, 4.k: 20 generals, 10 trains and 2 hussars, each in its set-up square."""
    square = {city.id: city.square for city in pack.cities}
    for power, facts in GENERALS.items():
        own = {general.rank: general for general in pack.generals if general.power == power}
        if sorted(own) != list(range(1, len(facts) + 1)):
            got, want = len(own), len(facts)
            find.add("powers.toml", "[[general]]", "fact-generals", power=power, want=want, got=got)
            continue
        for rank, (place, minimum) in enumerate(facts, 1):
            general, entry = own[rank], f"[[general]] {own[rank].id}"
            if (at := square.get(general.city, general.box)) != place:
                find.add("powers.toml", entry, "fact-place", got=at, want=place)
            _compare(find, "powers.toml", entry, general, {"minimum": minimum})
    for power, places in TRAINS.items():
        found = sorted(square.get(train.city, train.box) for train in pack.trains if train.power == power)
        if found != sorted(places):
            stand, due = Several(tuple(found) or ("-",)), Several(tuple(sorted(places)))
            find.add("powers.toml", "[[train]]", "fact-trains", power=power, got=stand, want=due)
    if [hussar.power for hussar in pack.hussars] != ["austria"] * HUSSARS:
        find.add("powers.toml", "[[hussar]]", "fact-hussars", want=HUSSARS)


def check_lands(pack: Pack, find: FaultFinder) -> None:
    """3.c, 3.j: whose home country each land is. Poland is on the Bohemia map, Austria on both."""
    given = {territory.id: territory for territory in pack.territories}
    for land, home in sorted((land, home) for home, lands in HOMES.items() for land in lands):
        if land not in given:
            find.add("territories.toml", "", "fact-no-territory", territory=land)
        else:
            _compare(find, "territories.toml", land, given[land], {"home": home})
    for city in pack.cities:
        if city.territory == "poland" and city.square[0] in MAPS["flanders"][0]:
            find.add("cities.csv", city.id, "fact-poland")
    for columns, _ in MAPS.values():
        if not any(given[c.territory].home == "austria" for c in pack.cities if c.square[0] in columns):
            find.add("cities.csv", "", "fact-austria", columns=columns)


def check_fortresses(pack: Pack, find: FaultFinder) -> None:
    """3.f: nine votes; seven fortresses in Silesia; one major one in each minor power's land."""
    fortress = {fold(city.name): city for city in pack.cities if city.fortress}
    votes = {fold(city.name) for city in pack.cities if city.vote}
    for name in VOTES:
        if fold(name) not in votes:
            find.add("cities.csv", name, "fact-vote", city=name)
    if len(votes) != len(VOTES):
        find.add("cities.csv", "", "fact-votes", got=len(votes), want=len(VOTES))
    silesian = [city for city in fortress.values() if city.territory == "silesia"]
    if len(silesian) != SILESIAN_FORTRESSES:
        find.add("cities.csv", "", "fact-silesia", got=len(silesian), want=SILESIAN_FORTRESSES)
    for name in SILESIA:
        if fold(name) not in {fold(city.name) for city in silesian}:
            find.add("cities.csv", name, "fact-silesian", city=name)
    if not any(fold(city.name) == fold("Breslau") and city.fortress == "major" for city in silesian):
        find.add("cities.csv", "Breslau", "fact-breslau")
    for land, capital in MINOR_CAPITALS.items():
        majors = [c.name for c in pack.cities if c.territory == land and c.fortress == "major"]
        if [fold(name) for name in majors] != [fold(capital)]:
            got = Several(tuple(majors) or ("-",))
            find.add("cities.csv", capital, "fact-capital", territory=land, got=got, want=capital)


def check_markings(pack: Pack, find: FaultFinder) -> None:
    """4.c, 4.g: who holds Silesia's fortresses and the four elector cities at the start."""
    name = {city.id: city.name for city in pack.cities}
    wanted = {key: {fold(city) for city in cities} for key, cities in MARKINGS.items()}
    silesia = {fold(c.name) for c in pack.cities if c.territory == "silesia" and c.fortress}
    wanted["austria", "victory"] = silesia - wanted["prussia", "victory"]
    for (power, kind), cities in wanted.items():
        marked = [m for m in pack.markings if (m.power, m.kind) == (power, kind)]
        if {fold(name[city]) for marking in marked for city in marking.cities} != cities:
            find.add("powers.toml", f"[[marking]] {power}", "fact-marking", power=power, kind=kind)


def check_cards(pack: Pack, find: FaultFinder) -> None:
    """4.i: the right number of Political Cards per year, and the Imperial Election in 1742."""
    years = Counter(card.year for card in pack.cards)
    for year in (*YEARS, *sorted(years.keys() - YEARS)):
        got, want = years[year], YEARS.get(year, 0)
        if got != want:
            find.add("politics.toml", f"[[card]] {year}", "fact-cards", year=str(year), got=got, want=want)
    elections = [card.year for card in pack.cards if any(i.kind == "election" for i in card.instructions)]
    if elections != [1742]:
        find.add("politics.toml", "[[card]]", "fact-election")


def check_display(pack: Pack, find: FaultFinder) -> None:
    """3.g, 4.j, 17.c: spaces of the four major powers, three tracks, off-map boxes and victory boxes."""
    spaces = pack.display.spaces
    majors = sorted(name for name, facts in POWERS.items() if facts["rank"] == "major")
    if sorted(spaces) != majors:
        find.add("politics.toml", "[display]", "fact-spaces")
    elif spaces[0] != "prussia" or spaces.index("austria") < spaces.index("france"):
        find.add("politics.toml", "[display]", "fact-space-order")
    _compare(find, "politics.toml", "[display]", pack.display, {"battle_boxes": BATTLE_BOXES})
    for missing in sorted(TRACKS - {track.id for track in pack.tracks}):
        find.add("politics.toml", "[[track]]", "fact-no-track", track=missing)
    for missing in sorted(VICTORY_BOXES - {box.id for box in pack.victory_boxes}):
        find.add("politics.toml", "[[victory_box]]", "fact-no-victory-box", box=missing)
    senders = Counter(box.power for box in pack.off_map_boxes)
    for power in majors:
        if senders[power] != 1:  # type: ignore[index]
            find.add("politics.toml", "[[off_map_box]]", "fact-off-map-box", power=power)
    saxony = [box.status for track in pack.tracks if track.id == "saxony" for box in track.boxes]
    order = [status for n, status in enumerate(saxony) if n == 0 or saxony[n - 1] != status]
    if saxony and order != ["prussian", "neutral", "austrian"]:
        find.add("politics.toml", "[[track]] saxony", "fact-saxony")


def check_reentry(pack: Pack, find: FaultFinder) -> None:
    """10.2.b, 13.c, 22.a: every power has a major fortress at home, and there is one in the Netherlands."""
    home = {territory.id: territory.home for territory in pack.territories}
    majors = [city for city in pack.cities if city.fortress == "major"]
    for power in POWERS:
        if not any(home[city.territory] == power for city in majors):
            find.add("cities.csv", "", "fact-reentry", power=power)
    if not any(city.territory == "netherlands" for city in majors):
        find.add("cities.csv", "", "fact-reentry-arenberg")


def check_victory(pack: Pack, find: FaultFinder) -> None:
    """14.c, 14.d, SG.i, 23.a: there are enough fortresses for every victory, even in the worst case."""
    bohemia = MAPS["bohemia"][0]
    home = {territory.id: territory.home for territory in pack.territories}

    fortresses = [city for city in pack.cities if city.fortress]

    def count(*lands: str) -> int:
        return sum(city.territory in lands for city in fortresses)

    core = sum(home[city.territory] == "austria" and city.square[0] in bohemia for city in fortresses)
    demands: list[tuple[str, int, int]] = [
        ("14.c", core, 9),
        ("14.d", core + count("silesia"), 12),
        ("SG.i", count("france"), 5 + 12),
        ("SG.i", core, 9 + 9),
        ("SG.i", count("netherlands", "austrian_netherlands"), 5 + 9),
        ("SG.i", count("bavaria", "france"), 8),
    ]
    pragmatic, french = {"austria", "pragmatic_army"}, {"france", "bavaria", "prussia", "saxony"}
    powers: tuple[Major, ...] = ("prussia", "france", "austria", "pragmatic_army")
    for power in powers:
        enemies = french if power in pragmatic else pragmatic
        boxes = BATTLE_BOXES + sum(power in box.powers for box in pack.victory_boxes)
        places = boxes + count("silesia") + sum(home[city.territory] in enemies for city in fortresses)
        demands.append(("23.a", places, int(POWERS[power]["pool"])))
    for rule, got, want in demands:
        if got < want:
            find.add("cities.csv", "", "fact-victory", rule=rule, got=got, want=want)
