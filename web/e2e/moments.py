"""Records that stop where something is asked which play seldom reaches: `moments.py FOLDER`.

Captains play until all was asked; the same seeds give the same games, and the first one should have it all.
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
from maria.events import Event
from maria.state import State

MOST_COUNTED = 300
MOST_GAMES = 12


class Played(NamedTuple):
    """Games of captains, the seed of the first, and the steps that are wanted."""

    variant: str
    players: int
    seed: str
    steps: Sequence[str]


GAMES = {
    "introductory": Played(
        "introductory", 3, "a", ("movement", "attacks", "duel", "retreat", "toll", "recruit", "assign")
    ),
    "advanced": Played(
        "advanced",
        3,
        "g",
        (
            *("split", "trump", "lay", "select", "execute", "corps", "hussars", "toll", "duel", "retreat"),
            *("vote", "offer-peace", "accept-peace", "second-train", "reduce", "recruit", "assign"),
        ),
    ),
    "saxony": Played("advanced", 3, "b", ("saxony-due",)),
    "gambit": Played("silesia-gambit", 3, "b", ("hussars", "cede")),
}


class Moment(NamedTuple):
    """A decision of a game: the record until then, of which seat, and how much there is to choose from."""

    record: str
    seat: str
    choices: int


def play(played: Played, seed: str, box: Box) -> tuple[str, dict[str, Moment]]:
    """The record of a game, and for each wanted step the moment of it that leaves most to choose from."""
    found: dict[str, tuple[int, str, int]] = {}
    lines = 0

    def observe(before: State, seat: int, choice: Reply | None, _: list[Event]) -> None:
        nonlocal lines
        lines += 1
        step = before.agenda[-1].kind
        if choice is None or step not in played.steps:
            return
        choices = engine.legal(before, seat)
        assert choices is not None
        count = sum(1 for _ in islice(choices, MOST_COUNTED))
        if step not in found or count > found[step][2]:
            found[step] = lines - 1, before.setting.seats[seat], count

    captains = [find_bot("captain")] * played.players
    record = play_match(played.variant, played.players, (), captains, seed, box, watch=observe).record
    rows = record.splitlines(keepends=True)
    header = rows.index("\n") + 1
    return record, {
        step: Moment("".join(rows[: header + until]), seat, count)
        for step, (until, seat, count) in found.items()
    }


def main(folder: Path) -> None:
    """Writes `GAME-STEP-SEAT.txt` for each moment of the games, and `GAME.txt` for the first whole game."""
    folder.mkdir(parents=True, exist_ok=True)
    box = load()
    for name, played in GAMES.items():
        record, found = play(played, played.seed, box)
        (folder / f"{name}.txt").write_text(record, encoding="utf-8")
        for game in range(1, MOST_GAMES):
            if not set(played.steps) - set(found):
                break
            found = play(played, f"{played.seed}{game}", box)[1] | found
        if missing := set(played.steps) - set(found):
            sys.exit(f"{name}: {MOST_GAMES} games without {', '.join(sorted(missing))}")
        for step, moment in found.items():
            (folder / f"{name}-{step}-{moment.seat}.txt").write_text(moment.record, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
