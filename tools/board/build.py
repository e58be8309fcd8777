"""Builds the reconstructed board: `python tools/board/build.py --out DIR`.

How a board is made
-------------------
1. `flanders.csv` and `bohemia.csv` list real towns with their coordinates (from GeoNames,
   CC BY 4.0), the territory of 1740, fortress and elector's vote.  `gazetteer` places
   them on the two maps, each of which is a rectangle of degrees divided into squares.
2. `routes` lists the main roads, which follow the post roads of the time, the six roads between the maps, and
   corrections.  `network` computes the ordinary roads around them.
3. `sectors` divides the maps into 44 sectors.
4. `scenery` draws coasts, rivers and mountains from `geography`.  They do not affect play, but no computed
   road crosses open water or a high crest.
5. `checks` compares the result with what the rules say about the board.  Any fault stops the build.

The same input always gives the same files: cities.csv, roads.csv, sectors.csv and scenery.json.
"""

from __future__ import annotations

import argparse
import csv
import itertools
from collections import Counter
from pathlib import Path

import networkx as nx

import checks
import routes
import scenery
from gazetteer import BOHEMIA, FLANDERS, Frame, Town, load
from network import Edge, Network, edge
from sectors import Sector, sectors

HERE = Path(__file__).resolve().parent
PACK = HERE.parents[1] / "src" / "maria" / "box" / "packs" / "reconstruction-2"
RECONSTRUCTED = "reconstructed"


def pairs(table: str) -> list[Edge]:
    """The roads of a table of lines `town town reason`."""
    return [edge(*line.split()[:2]) for line in table.strip().splitlines()]


def chains(table: str) -> list[Edge]:
    """The roads of a table in which a line lists the towns along a road."""
    lines = table.strip().splitlines()
    return [edge(a, b) for line in lines for a, b in itertools.pairwise(line.split())]


def road_net(towns: list[Town], frame: Frame, main: str) -> nx.Graph[str]:
    """Builds the roads of one map."""
    own = [town for town in towns if town.frame == frame]
    ids = {town.id for town in own}
    network = Network(frame, own, set(pairs(routes.BARRED)))
    network.build(chains(main), [road for road in pairs(routes.ADDED) if set(road) <= ids])
    return network.graph


def make_roads(towns: list[Town]) -> nx.Graph[str]:
    """Builds the roads of both maps and between them. Raises ValueError if a table names an unknown town."""
    named = itertools.chain(
        *chains(routes.MAIN_FLANDERS),
        *chains(routes.MAIN_BOHEMIA),
        *pairs(routes.ADDED),
        *pairs(routes.BARRED),
    )
    unknown = set(named) - {town.id for town in towns}
    if unknown:
        raise ValueError(f"roads name unknown towns: {sorted(unknown)}")
    roads = nx.compose(
        road_net(towns, FLANDERS, routes.MAIN_FLANDERS), road_net(towns, BOHEMIA, routes.MAIN_BOHEMIA)
    )
    for line in routes.BETWEEN.strip().splitlines():
        west, east, kind = line.split()
        roads.add_edge(west, east, main=kind == "main")
    return roads


def write(path: Path, rows: list[list[str]]) -> None:
    """Writes one CSV file."""
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def city_rows(towns: list[Town]) -> list[list[str]]:
    """The rows of `cities.csv`."""
    rows = [["id", "name", "square", "east", "north", "territory", "fortress", "vote", "today", "source"]]
    for town in towns:
        east, north = ((value % 1) * 100 for value in town.position)
        source = "rules" if town.id in checks.NAMED_BY_THE_RULES else RECONSTRUCTED
        vote = "1" if town.vote else ""
        place = [town.square, f"{east:.1f}", f"{north:.1f}"]
        rows.append([town.id, town.name, *place, town.territory, town.fortress, vote, town.today, source])
    return rows


def road_rows(roads: nx.Graph[str]) -> list[list[str]]:
    """The rows of `roads.csv`."""
    rows = sorted(
        [*edge(*road), "main" if roads.edges[road]["main"] else "normal", RECONSTRUCTED]
        for road in roads.edges()
    )
    return [["from", "to", "kind", "source"], *rows]


def sector_rows(cut: list[Sector]) -> list[list[str]]:
    """The rows of `sectors.csv`."""
    rows = [["map", "suit", "west", "south", "east", "north", "source"]]
    for sector in cut:
        edges = [f"{value:g}" for value in (sector.west, sector.south, sector.east, sector.north)]
        rows.append([sector.frame.name, sector.suit, *edges, RECONSTRUCTED])
    return rows


def summary(towns: list[Town], roads: nx.Graph[str], drawn: list[scenery.Drawn]) -> str:
    """A few figures about the board, as text."""
    main = checks.main_net(roads).number_of_edges()
    total = roads.number_of_edges()
    degrees = Counter(degree for _, degree in roads.degree())
    tables = Counter(item.table for item in drawn)
    ways = ", ".join(f"{a}-{b} {nx.shortest_path_length(roads, a, b)}" for a, b in checks.WAYS)
    return "\n".join(
        [
            f"{len(towns)} cities, {total} roads, {main} of them main ({main / total:.1%})",
            "roads a city: " + ", ".join(f"{degree}: {degrees[degree]}" for degree in sorted(degrees)),
            "ways: " + ways,
            "scenery: " + ", ".join(f"{count} {table}s" for table, count in sorted(tables.items())),
        ]
    )


def main() -> None:
    """Builds the board, and writes it unless the checks find a fault."""
    parser = argparse.ArgumentParser(description="Makes the reconstructed board.")
    parser.add_argument("--out", type=Path, default=PACK, help="folder for the four files")
    out: Path = parser.parse_args().out
    towns = [*load(HERE / "flanders.csv", FLANDERS), *load(HERE / "bohemia.csv", BOHEMIA)]
    roads = make_roads(towns)
    cut = sectors()
    faults = checks.faults(towns, roads, cut)
    if faults:
        raise SystemExit("The board is wrong:\n" + "\n".join(faults))
    drawn = scenery.draw()
    out.mkdir(parents=True, exist_ok=True)
    write(out / "cities.csv", city_rows(towns))
    write(out / "roads.csv", road_rows(roads))
    write(out / "sectors.csv", sector_rows(cut))
    (out / "scenery.json").write_text(scenery.to_json(drawn), encoding="utf-8")
    print(summary(towns, roads, drawn))


if __name__ == "__main__":
    main()
