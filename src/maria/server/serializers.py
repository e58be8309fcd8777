"""A room as each audience may see it, as it goes over the network.

The position is sound by its type, so it is not validated once more (`model_construct`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from maria import engine
from maria.fairness import commitment
from maria.game import REVEALING, Game
from maria.rules.step import Value
from maria.server import models as m
from maria.server.offers import question_to
from maria.server.packs import newest
from maria.server.room import TABLE, Audience, LogEntry, Room
from maria.server.storage.rows import GameRow
from maria.telling.log import HEADINGS, seen_by, tell
from maria.telling.parts import Linked, Parts, parts
from maria.telling.words import catalogue_of
from maria.view import View, everything, view

Online = Callable[[str, int], bool]
"""Whether a seat of a game looks on."""


def game_info(room: Room, audience: Audience, online: Online) -> m.GameInfo:
    """A game as an audience may know it: also when it changed last is told by what the audience saw."""
    row = room.row
    last = room.last_seen(audience)
    return m.GameInfo(
        id=room.id,
        name=row.name,
        variant=row.variant,
        players=row.players,
        options=json.loads(row.options),
        pack=row.pack,
        engine=row.engine,
        status=row.status,
        watch=row.watch,
        days=row.days,
        stand_in=row.stand_in,
        created=row.created,
        changed=last.line.at if last else row.created,
        turn=room.game.state.turn if room.game else 0,
        seats=[_seat_info(room, number, online) for number in range(len(room.seats))],
        commitment=commitment(row.secret) if row.secret else "",
        result=_result(row),
        differs=room.differs,
    )


def _result(row: GameRow) -> m.GameResult | None:
    if row.status != "over" or row.ended is None:
        return None
    return m.GameResult(ended=row.ended, winner=row.winner, rule=row.rule)


def _seat_info(room: Room, number: int, online: Online) -> m.SeatInfo:
    seat = room.seats[number]
    return m.SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind="bot" if seat.kind == "bot" else "person",
        taken=seat.taken,
        bot=seat.bot if seat.by_bot else "",
        standing_in=seat.standing_in,
        resigned=seat.resigned,
        online=online(room.id, number),
        ends=seat.ends,
        waiting_since=seat.since,
        due=room.deadline(seat),
    )


def visible_position(room: Room, game: Game, audience: Audience) -> View:
    """The position as an audience may know it: everything after the end."""
    if room.status == "over":
        return everything(game.state)
    return view(game.state, audience, room.public if game is room.game else None)


def table_state(room: Room, audience: Audience, language: str, online: Online) -> m.TableState:
    """The table as an audience sees it now."""
    game = room.game
    names = [seat.seat for seat in room.seats]
    playing = game is not None and room.status == "running" and not room.differs
    request = game.request if game and playing else None
    waiting = [names[number] for number in room.asked()] if playing else []
    return m.TableState.model_construct(
        seq=room.sequence(audience),
        step=str(room.step),
        game=game_info(room, audience, online),
        seat=None if audience is None else names[audience],
        view=visible_position(room, game, audience) if game else None,
        to_act=waiting,
        may_act=bool(game and playing and audience is not None and engine.is_free(game.state, audience)),
        question=question_to(game, room.asked(), audience, language) if game and waiting else [],
        undo=_undo(game, audience) if game and playing else m.UndoState(possible=False, free=False),
        request=m.UndoRequest(
            seat=names[request.seat],
            waiting=[name for number, name in enumerate(names) if number not in request.granted],
        )
        if request
        else None,
        unread=0 if audience is None else room.unread(audience),
    )


def _undo(game: Game, audience: Audience) -> m.UndoState:
    """Whether the seat has an action to take back, and whether nothing was revealed since."""
    if audience is None or (game.request and game.request.seat == audience):
        return m.UndoState(possible=False, free=False)
    free = True
    for move in reversed(game.moves):
        free = free and not any(event.kind in REVEALING for event in move.events)
        if move.seat == audience:
            return m.UndoState(possible=True, free=free)
    return m.UndoState(possible=False, free=False)


def replay(room: Room, language: str) -> m.Replay:
    """A game that is over, line by line: all that happened, as whoever did it saw it."""
    told: list[m.Entry] = []
    for number, entry in enumerate(room.log, 1):
        actor = room.number_of(entry.line.seat)
        told += _entries(room, [(number, entry)], actor, language)
    return m.Replay(entries=told, moments=len(room.log))


def entries(room: Room, audience: Audience, after: int, language: str) -> list[m.Entry]:
    """What an audience has seen happen since a number of its own, in words."""
    return _entries(room, room.seen_after(audience, after), audience, language)


def _entries(
    room: Room, shown: Iterable[tuple[int, LogEntry]], audience: Audience, language: str
) -> list[m.Entry]:
    say = catalogue_of(newest(), language)
    words = Linked(room.game, language) if room.game else None
    told: list[m.Entry] = []
    for number, entry in shown:
        line = entry.line
        seat = line.seat or None
        for event in entry.events:
            if line.kind == TABLE and event.kind == line.text:
                sentence: Parts = [say(f"event-{event.kind}", seat=say(f"role-{seat}"))]
                values: dict[str, Value] = {}
            else:
                assert words is not None
                sentence, values = parts(tell(words, event, audience)), seen_by(event, audience)
            if sentence:
                heading = event.kind in HEADINGS
                told.append(
                    m.Entry(
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


class SerializedUpdate(NamedTuple):
    """An update as JSON, with the audience's count and whether something has happened."""

    seq: int
    has_news: bool
    table: str
    json: str


def serialized_update(
    room: Room, audience: Audience, after: int, language: str, online: Online
) -> SerializedUpdate:
    """All that an audience has missed, and the table as it is now."""
    present = tuple(online(room.id, number) for number in range(len(room.seats)))
    return _serialized(room, audience, after, language, present)


@lru_cache(maxsize=64)
def _serialized(
    room: Room, audience: Audience, after: int, language: str, present: tuple[bool, ...]
) -> SerializedUpdate:
    """The same for the answer to a request and for every live connection of a seat; a room never changes."""
    state = table_state(room, audience, language, lambda _, number: present[number])
    happened = ",".join(entry.model_dump_json() for entry in entries(room, audience, after, language))
    table = state.model_dump_json()
    return SerializedUpdate(state.seq, bool(happened), table, f'{{"entries":[{happened}],"table":{table}}}')


def moment(room: Room, audience: Audience, sequence: int) -> m.Moment:
    """The position when an audience had seen so much; of a game that is over, after so many lines in all.

    After the end nothing is hidden any more.
    """
    if room.game is None:
        return m.Moment(seq=sequence, view=None)
    game = Game(room.game.box, room.game.header)
    over = room.status == "over"
    for line in room.game.lines[: room.lines_until(audience, sequence, every=over)]:
        game.play(line)
    return m.Moment(seq=sequence, view=visible_position(room, game, audience))


def open_record(room: Room) -> str:
    """The record of a game that is over, with what its seed was made of."""
    assert room.game is not None
    header, secret = room.game.header, room.row.secret
    if secret:
        values = " ".join(f"{seat.seat}={seat.value}" for seat in room.seats if seat.value)
        header = replace(header, commitment=commitment(secret), secret=secret, values=values)
    return "\n".join([*header.lines(), *room.game.lines, *room.later]) + "\n"
