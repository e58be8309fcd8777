"""What each audience gets to see of a table, as it goes over the wire.

The position is sound by its type, so it is not validated once more (`model_construct`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from maria import engine
from maria.fairness import commitment
from maria.game import REVEALING, Game
from maria.rules.step import Value
from maria.server.deeds import deadline, unread
from maria.server.models import (
    Entry,
    GameInfo,
    GameResult,
    Moment,
    Replay,
    SeatInfo,
    TableState,
    UndoRequest,
    UndoState,
)
from maria.server.offers import question_to
from maria.server.packs import newest
from maria.server.table import TABLE, Audience, Heard, Table
from maria.telling.log import HEADINGS, seen_by, tell
from maria.telling.parts import Linked, Parts, parts
from maria.telling.words import catalogue_of
from maria.view import View, everything, view

Online = Callable[[str, int], bool]


def game_info(table: Table, audience: Audience, online: Online) -> GameInfo:
    """A game as an audience may know it: also when it changed last is told by what the audience saw."""
    about = table.about
    last = table.last_seen(audience)
    return GameInfo(
        id=table.id,
        name=about.name,
        variant=about.variant,
        players=about.players,
        options=json.loads(about.options),
        pack=about.pack,
        engine=about.engine,
        status=about.status,
        watch=about.watch,
        days=about.days,
        stand_in=about.stand_in,
        created=about.created,
        changed=last.line.at if last else about.created,
        turn=table.game.state.turn if table.game else 0,
        seats=[_seat_info(table, number, online) for number in range(len(table.seats))],
        commitment=commitment(about.secret) if about.secret else "",
        result=_result(about),
        differs=table.differs,
    )


def _result(about: Any) -> GameResult | None:
    if about.status != "over":
        return None
    return GameResult(ended=about.ended, winner=about.winner, rule=about.rule)


def _seat_info(table: Table, number: int, online: Online) -> SeatInfo:
    seat = table.seats[number]
    return SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind="bot" if seat.kind == "bot" else "person",
        taken=seat.taken,
        bot=seat.bot if seat.by_bot else "",
        standing_in=seat.standing_in,
        resigned=seat.resigned,
        online=online(table.id, number),
        ends=seat.ends,
        waiting_since=seat.since,
        due=deadline(table, seat),
    )


def seen_position(table: Table, game: Game, audience: Audience) -> View:
    """The position as an audience may know it: everything after the end."""
    if table.status == "over":
        return everything(game.state)
    return view(game.state, audience, table.public if game is table.game else None)


def table_state(table: Table, audience: Audience, language: str, online: Online) -> TableState:
    """The table as an audience sees it now."""
    game = table.game
    names = [seat.seat for seat in table.seats]
    playing = game is not None and table.status == "running" and not table.differs
    request = game.request if game and playing else None
    waiting = [names[number] for number in table.asked()] if playing else []
    return TableState.model_construct(
        seq=table.sequence(audience),
        step=str(table.step),
        game=game_info(table, audience, online),
        seat=None if audience is None else names[audience],
        view=seen_position(table, game, audience) if game else None,
        to_act=waiting,
        may_act=bool(game and playing and audience is not None and engine.is_free(game.state, audience)),
        question=question_to(game, table.asked(), audience, language) if game and waiting else [],
        undo=_undo(game, audience) if game and playing else UndoState(possible=False, free=False),
        request=UndoRequest(
            seat=names[request.seat],
            waiting=[name for number, name in enumerate(names) if number not in request.granted],
        )
        if request
        else None,
        unread=0 if audience is None else unread(table, audience),
    )


def _undo(game: Game, audience: Audience) -> UndoState:
    """Whether the seat has an action to take back, and whether nothing was revealed since."""
    if audience is None or (game.request and game.request.seat == audience):
        return UndoState(possible=False, free=False)
    free = True
    for move in reversed(game.moves):
        free = free and not any(event.kind in REVEALING for event in move.events)
        if move.seat == audience:
            return UndoState(possible=True, free=free)
    return UndoState(possible=False, free=False)


def replay(table: Table, language: str) -> Replay:
    """A game that is over, line by line: all that happened, as whoever did it saw it."""
    told: list[Entry] = []
    for number, heard in enumerate(table.heard, 1):
        actor = table.number_of(heard.line.seat)
        told += _entries(table, [(number, heard)], actor, language)
    return Replay(entries=told, moments=len(table.heard))


def entries(table: Table, audience: Audience, after: int, language: str) -> list[Entry]:
    """What an audience has seen happen since a number of its own, in words."""
    return _entries(table, table.since(audience, after), audience, language)


def _entries(
    table: Table, heard_lines: Iterable[tuple[int, Heard]], audience: Audience, language: str
) -> list[Entry]:
    say = catalogue_of(newest(), language)
    words = Linked(table.game, language) if table.game else None
    told: list[Entry] = []
    for number, heard in heard_lines:
        line = heard.line
        seat = line.seat or None
        for event in heard.events:
            if line.kind == TABLE and event.kind == line.text:
                sentence: Parts = [say(f"event-{event.kind}", seat=say(f"role-{seat}"))]
                values: dict[str, Value] = {}
            else:
                assert words is not None
                sentence, values = parts(tell(words, event, audience)), seen_by(event, audience)
            if sentence:
                heading = event.kind in HEADINGS
                told.append(
                    Entry(
                        seq=number,
                        at=line.at,
                        kind=event.kind,
                        seat=seat,
                        heading=heading,
                        parts=sentence,
                        values=values,
                    )
                )
    return told


class Told(NamedTuple):
    """An update as it goes over the wire: the audience's count, whether something happened, and the text."""

    seq: int
    news: bool
    table: str
    text: str


def whole_update(table: Table, audience: Audience, after: int, language: str, online: Online) -> Told:
    """All that an audience has missed, and the table as it is now."""
    present = tuple(online(table.id, number) for number in range(len(table.seats)))
    return _told(table, audience, after, language, present)


@lru_cache(maxsize=64)
def _told(table: Table, audience: Audience, after: int, language: str, present: tuple[bool, ...]) -> Told:
    """The same for the answer to a request and for every live connection of a seat; a table never changes."""
    state = table_state(table, audience, language, lambda _, number: present[number])
    happened = ",".join(entry.model_dump_json() for entry in entries(table, audience, after, language))
    shown = state.model_dump_json()
    return Told(state.seq, bool(happened), shown, f'{{"entries":[{happened}],"table":{shown}}}')


def moment(table: Table, audience: Audience, sequence: int) -> Moment:
    """The position when an audience had seen so much; of a game that is over, after so many lines in all.

    After the end nothing is hidden any more.
    """
    if table.game is None:
        return Moment(seq=sequence, view=None)
    game = Game(table.game.box, table.game.header)
    over = table.status == "over"
    for line in table.game.lines[: table.lines_until(audience, sequence, every=over)]:
        game.play(line)
    return Moment(seq=sequence, view=seen_position(table, game, audience))
