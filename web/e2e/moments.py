"""Records that stop where something is asked which play seldom reaches: `moments.py FOLDER GAME...`.

Captains play a few games whose seeds are known to have it all; the same seed gives the same games.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from maria import engine
from maria.bots import find_bot
from maria.bots.arena import play_match
from maria.bots.table import Reply
from maria.box import Box, load
from maria.rules.step import Event
from maria.state import State

MOST_COUNTED = 300


class Played(NamedTuple):
    """A game of captains, and the steps of it that are wanted."""

    variant: str
    players: int
    seed: str
    steps: Sequence[str]


GAMES = {
    "introductory": Played(
        "introductory", 3, "a", ("movement", "attacks", "retreat", "toll", "recruit", "assign")
    ),
    "advanced": Played(
        "advanced",
        3,
        "a",
        (
            *("split", "trump", "lay", "select", "execute", "corps", "hussars", "toll", "duel", "retreat"),
            *("vote", "offer-peace", "accept-peace", "second-train", "reduce", "recruit", "assign"),
        ),
    ),
    "gambit": Played("silesia-gambit", 3, "b", ("hussars", "cede")),
}


class Moment(NamedTuple):
    """A decision of a game: after how many lines, of which seat, and how much there is to choose from."""

    lines: int
    seat: str
    choices: int


def play(played: Played, box: Box) -> tuple[str, dict[str, Moment]]:
    """The record of a game, and for each wanted step the moment of it that leaves most to choose from."""
    found: dict[str, Moment] = {}
    lines = 0

    def look(before: State, seat: int, choice: Reply | None, _: list[Event]) -> None:
        nonlocal lines
        lines += 1
        step = before.agenda[-1].kind
        if choice is None or step not in played.steps:
            return
        choices = engine.legal(before, seat)
        assert choices is not None
        count = sum(1 for _ in islice(choices, MOST_COUNTED))
        if step not in found or count > found[step].choices:
            found[step] = Moment(lines - 1, before.setting.seats[seat], count)

    captains = [find_bot("captain")] * played.players
    match = play_match(played.variant, played.players, (), captains, played.seed, box, watch=look)
    return match.record, found


def main(folder: Path, names: Sequence[str]) -> None:
    """Writes `GAME-STEP-SEAT.txt` for each moment of these games, and `GAME.txt` for the whole game."""
    folder.mkdir(parents=True, exist_ok=True)
    box = load()
    for name in names:
        played = GAMES[name]
        record, found = play(played, box)
        (folder / f"{name}.txt").write_text(record, encoding="utf-8")
        missing = set(played.steps) - set(found)
        if missing:
            sys.exit(f"{name}: another seed is needed, for there is no {', '.join(sorted(missing))}")
        rows = record.splitlines(keepends=True)
        header = rows.index("\n") + 1
        for step, moment in found.items():
            part = "".join(rows[: header + moment.lines])
            (folder / f"{name}-{step}-{moment.seat}.txt").write_text(part, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
