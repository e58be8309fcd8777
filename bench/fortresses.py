"""How moving fortresses changes the balance: three colonels on a modified copy of the board.

    .venv/bin/python bench/fortresses.py --game introductory --games 150 --move olmuetz:baden

The games are those of training, without treaties. Prints each role's share of wins, and how often Prussia and
France end with each fortress of Austria that changes hands. Nothing is stored.
"""

from __future__ import annotations

import argparse
import csv
import shutil
from collections import Counter
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from maria.bots import trained
from maria.bots.standings import wilson
from maria.box import DEFAULT, Box, load
from maria.box.tables import members
from maria.state import FRANCE, PRUSSIA
from maria.train.games import Kind, play, winner
from maria.workers import spread


def changed(moves: list[str], folder: Path) -> Path:
    """A copy of the pack with minor fortresses moved from city to city."""
    pack = shutil.copytree(DEFAULT, folder / "pack")
    with (pack / "cities.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    cities = {row["id"]: row for row in rows}
    for move in moves:
        old, new = move.split(":")
        cities[new]["fortress"], cities[old]["fortress"] = cities[old]["fortress"], ""
    with (pack / "cities.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return pack


class End(NamedTuple):
    """The winner of a game, and the cities that Prussia and France held."""

    won: int
    held: dict[str, list[str]]


def outcome(kind: Kind, box: Box, game: int) -> End:
    """The result of a game among colonels."""
    setting = kind.setting(box)
    weights = [trained.colonel(setting, seat) for seat in range(kind.players)]
    state = play(kind, box, f"balance {game}", weights)
    cities = setting.board.cities
    powers = {"Prussia": PRUSSIA, "France": FRANCE}
    held = {name: [cities[c].id for c in members(state.held[power])] for name, power in powers.items()}
    return End(winner(state), held)


def main() -> None:
    """Plays, and prints shares with 95% intervals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="introductory")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--move", nargs="*", default=[], metavar="CITY:CITY", help="where fortresses go")
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        box, kind = load(changed(options.move, Path(folder))), Kind(options.game, 3)
        played = list(spread(partial(outcome, kind, box), iter(range(options.games)), options.jobs))
    for seat, name in enumerate(kind.setting(box).seats):
        wins = sum(end.won == seat for end in played)
        low, high = wilson(wins, options.games)
        print(f"{name:<14} {wins / options.games:6.1%}  ({low:.1%} to {high:.1%})")
    for power in played[0].held:
        taken = Counter(city for end in played for city in end.held[power])
        often = {city: count for city, count in taken.most_common() if count < options.games}
        print(f"{power} holds: " + ", ".join(f"{city} {count}" for city, count in often.items()))


if __name__ == "__main__":
    main()
