"""Writes what a server would answer for one game in the middle of play: `python tools/fixture.py [FOLDER]`.

The tools beside this file show the page to Chromium with these answers, so that neither a server nor a
database is needed to look at it or to measure it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from pydantic import BaseModel

from maria.box.render import render_svg
from maria.game import Game
from maria.notation import format_action
from maria.random_play import pick
from maria.server.packdata import pack_data
from maria.server.room import RECORD, Room
from maria.server.storage.schema import GameRow, LineRow, SeatRow
from maria.server.updates import update
from maria.texts import Catalogue, sources

SEED = "19"
MOVES = 241
LATER = 60
"""The moves after the first look, for the page to show."""


def main(folder: Path) -> None:
    """Plays at random, and writes the table as every seat sees it, before and after some more moves."""
    folder.mkdir(parents=True, exist_ok=True)
    game = Game.new("advanced", seed=SEED)
    catalogue = Catalogue("en", game.box.pack.names)
    room, rng = _room(game, catalogue), Random(SEED)
    for name, count in (("before", MOVES), ("after", LATER)):
        seen = [room.sequence(seat) for seat in range(len(game.seats))]
        for _ in range(count):
            _play(room, rng)
        for number, seat in enumerate(game.seats):
            sent = update(room, number, seen[number], lambda *_: True)
            (folder / f"{name}-{seat}.json").write_text(sent.json, "utf-8")
    _write(folder / "pack.json", pack_data(game.box))
    (folder / "board.svg").write_text(render_svg(game.box, catalogue, fonts=False), "utf-8")
    (folder / "texts.ftl").write_text("\n".join(sources("en").values()), "utf-8")


def _room(game: Game, catalogue: Catalogue) -> Room:
    """A room in which somebody sits on every seat."""
    header = game.header
    row = GameRow(
        id="fixture",
        name="",
        variant=header.variant,
        players=header.players,
        options="[]",
        pack=game.box.pack.hash,
        engine=header.engine,
        status="running",
        created=0.0,
        changed=0.0,
        creator="",
    )
    seats = [SeatRow(seat, token="", taken=True, name=catalogue(f"role-{seat}")) for seat in game.seats]
    room = Room(row, seats)
    room.begin(game)
    return room


def _play(room: Room, rng: Random) -> None:
    """Plays an action at random."""
    assert room.game is not None
    seat, action = room.game.to_act[0], pick(room.game.legal(), rng)
    text = f"{seat}: {format_action(room.game.state, action)}"
    room.add_line(LineRow(len(room.log) + 1, 0.0, seat, RECORD, text))


def _write(path: Path, content: BaseModel) -> None:
    path.write_text(content.model_dump_json(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "dev")
