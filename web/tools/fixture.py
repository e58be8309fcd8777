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
from maria.rules.step import Event
from maria.server import models, offers
from maria.server.packdata import pack_data
from maria.telling.log import HEADINGS, seen_by, tell
from maria.telling.parts import Linked, parts
from maria.texts import Catalogue, sources

SEED = "19"
MOVES = 241
LATER = 60
"""The moves after the first look, for the page to show."""
Told = list[tuple[str, Event]]
"""What happened, and by whose action."""


def main(folder: Path) -> None:
    """Plays at random, and writes the table as every seat sees it, before and after some more moves."""
    folder.mkdir(parents=True, exist_ok=True)
    game = Game.new("advanced", seed=SEED)
    rng = Random(SEED)
    told: Told = []
    for name, count in (("before", MOVES), ("after", LATER)):
        seen = len(told)
        _play(game, rng, count, told)
        for seat in game.seats:
            _write(folder / f"{name}-{seat}.json", _update(game, seat, told, seen))
            _write(folder / f"{name}-{seat}-choices.json", offers.offer(game, game.seats.index(seat), "en"))
    _write(folder / "pack.json", pack_data(game.box))
    catalogue = Catalogue("en", game.box.pack.names)
    (folder / "board.svg").write_text(render_svg(game.box, catalogue, fonts=False), "utf-8")
    (folder / "texts.ftl").write_text("\n".join(sources("en").values()), "utf-8")


def _play(game: Game, rng: Random, count: int, told: Told) -> None:
    for _ in range(count):
        choices = game.legal()
        assert choices is not None
        seat = game.to_act[0]
        told += [(seat, event) for event in game.play(choices.sample(rng), seat)]


def _update(game: Game, seat: str, told: Told, after: int) -> models.Update:
    words, number = Linked(game, "en"), game.seats.index(seat)
    entries = [
        models.Entry(
            seq=seq,
            at=0.0,
            kind=event.kind,
            seat=by,
            heading=event.kind in HEADINGS,
            parts=parts(text),
            values=dict(seen_by(event, number)),
        )
        for seq, (by, event) in enumerate(told[after:], after + 1)
        if (text := tell(words, event, number))
    ]
    return models.Update(entries=entries, table=_table(game, words, seat, len(told)))


def _table(game: Game, words: Linked, seat: str, seq: int) -> models.TableState:
    return models.TableState(
        seq=seq,
        step=str(seq),
        game=_info(game, words),
        seat=seat,
        view=game.view(seat),
        to_act=list(game.to_act),
        may_act=seat in game.may_act,
        question=offers.question(game, game.seats.index(seat), "en"),
        undo=models.UndoState(possible=True, free=False),
        request=None,
        unread=0,
    )


def _info(game: Game, words: Linked) -> models.GameInfo:
    seats = [
        models.SeatInfo(
            seat=seat,
            name=words.seat(seat),
            kind="person",
            taken=True,
            bot="",
            standing_in=False,
            resigned=False,
            online=True,
            ends=False,
            waiting_since=None,
            due=None,
        )
        for seat in game.seats
    ]
    return models.GameInfo(
        id="fixture",
        name="",
        variant=game.header.variant,
        players=game.header.players,
        options=[],
        pack=game.box.pack.hash,
        engine=game.header.engine,
        status="running",
        watch="link",
        days=None,
        stand_in=True,
        created=0.0,
        changed=0.0,
        turn=game.state.turn,
        seats=seats,
        commitment="",
        result=None,
        differs=0,
    )


def _write(path: Path, content: BaseModel) -> None:
    path.write_text(content.model_dump_json(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "dev")
