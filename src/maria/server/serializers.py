"""A room as each audience may see it, as it goes over the network; what we made is not validated."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import NamedTuple

from pydantic_core import to_json

from maria import engine
from maria.actions import Action
from maria.box.tables import members
from maria.fairness import commitment
from maria.game import Game
from maria.rules.setup import first_seats
from maria.rules.step import Event, Value
from maria.rules.variants import make_setting
from maria.server import models as m
from maria.server.offers import facts, known_troops, overlays, public_facts, question_to
from maria.server.packs import newest, packs
from maria.server.room import RECORD, TABLE, Audience, Room
from maria.server.storage.schema import LineRow
from maria.state import MINOR
from maria.telling.log import HEADINGS, NEWS, seen_by, tell
from maria.telling.parts import Linked, Parts, parts
from maria.view import View, everything, view
from maria.words import catalogue_of

Online = Callable[[str, int], bool]
"""Whether a seat of a game looks on."""
PAGE = 50
"""The most lines of one update."""
RECENT = 20
"""Updates with more lines than this are not kept."""
NO_UNDO = m.UndoState(possible=False, free=False, again=None)
OF_GAME = ("name", "variant", "players", "pack", "engine", "status", "watch", "days", "stand_in", "created")
OF_SEAT = ("seat", "name", "taken", "standing_in", "resigned", "ends")
"""What is told of a game's row and of a seat's as it stands there."""


def game_info(room: Room, audience: Audience, online: Online) -> m.GameInfo:
    """A game as an audience may know it: also when it changed last is told by what the audience saw."""
    return _game_info(room, room.changed(audience), online)


def _game_info(room: Room, changed: float, online: Online) -> m.GameInfo:
    row = room.row
    ended = row.ended if row.status == "over" else None
    return m.GameInfo(
        id=row.id,
        **{name: getattr(row, name) for name in OF_GAME},
        options=json.loads(row.options),
        changed=changed,
        turn=room.game.state.turn if room.game else 0,
        seats=[_seat_info(room, number, online) for number in range(len(room.seats))],
        commitment=commitment(row.secret) if row.secret else "",
        loaded=not row.secret,
        result=m.GameResult(ended=ended, winner=row.winner, rule=row.rule) if ended else None,
        differs=room.differs,
    )


def _seat_info(room: Room, number: int, online: Online) -> m.SeatInfo:
    seat = room.seats[number]
    return m.SeatInfo(
        **{name: getattr(seat, name) for name in OF_SEAT},
        kind="bot" if seat.kind == "bot" else "person",
        bot=seat.bot if seat.by_bot else "",
        online=online(room.id, number),
        waiting_since=seat.since,
        due=room.deadline(seat),
        powers=_powers(room, number),
    )


def _powers(room: Room, number: int) -> list[int]:
    """2.a, 19.3.d, 24: the powers that a seat plays now, major ones first; before the game those it will."""
    seat_of = room.position.seat_of if room.game else _first_seats(room.row.pack, *room.row.variant_key)
    return sorted((p for p, seat in enumerate(seat_of) if seat == number), key=lambda power: power in MINOR)


@cache
def _first_seats(pack: str, variant: str, players: int, options: tuple[str, ...]) -> tuple[int, ...]:
    box = packs().get(pack, newest())
    return first_seats(make_setting(box, variant, players, "", options))


def visible_position(room: Room, game: Game, audience: Audience) -> View:
    """The position as an audience may know it: everything after the end."""
    if room.status == "over":
        return everything(game.state)
    return view(game.state, audience, room.public if game is room.game else None)


def table_state(room: Room, audience: Audience, language: str, online: Online) -> m.TableState:
    """The table as an audience sees it now."""
    update = serialized_update(room, audience, room.sequence(audience), language, online)
    return m.TableState.model_validate_json(update.table)


def _own_state(room: Room, audience: Audience, language: str) -> m.TableState:
    """The table as one audience sees it, but for the game and the facts, most of which are everybody's."""
    playing, names = room.playing, [seat.seat for seat in room.seats]
    waiting = [names[number] for number in room.asked()] if playing else []
    return m.TableState.model_construct(
        seq=room.sequence(audience),
        step=str(room.step),
        seat=None if audience is None else names[audience],
        view=visible_position(room, room.game, audience) if room.game else None,
        to_act=waiting,
        may_act=bool(playing and audience is not None and engine.is_free(playing.state, audience)),
        question=_question(room, audience if audience in room.asked() else None, language) if waiting else [],
        undo=_undo(room, playing, audience) if playing else NO_UNDO,
        request=_request(room, playing, audience, language) if playing else None,
        unread=0 if audience is None else room.unread(audience),
    )


@lru_cache(maxsize=64)
def _question(room: Room, audience: Audience, language: str) -> Parts:
    """What whom is asked: the same for all who are not asked themselves."""
    assert room.game is not None
    return question_to(room.game, room.asked(), audience, language)


def _undo(room: Room, game: Game, audience: Audience) -> m.UndoState:
    """Whether the seat has an action to take back, whether that is free, and what it can play again."""
    if audience is None or room.story is None:
        return NO_UNDO
    name = game.seats[audience]
    asks = game.request is not None and game.request.seat == name
    possible = not asks and any(move.seat == name for move in reversed(game.moves))
    free = possible and game.undo_is_free(name)
    return m.UndoState(possible=possible, free=free, again=room.story.again(audience))


def _request(room: Room, game: Game, audience: Audience, language: str) -> m.UndoRequest | None:
    """What is asked to be taken back, and who has not answered yet."""
    if game.request is None or room.story is None:
        return None
    asked = (event for event in reversed(room.story.events) if event.kind.startswith("undo-asked"))
    text = parts(tell(Linked(game, language), next(asked), audience))
    waiting = [seat.seat for seat in room.seats if seat.seat not in game.request.granted]
    return m.UndoRequest(seat=game.request.seat, waiting=waiting, text=text)


def replay(room: Room, language: str) -> m.Replay:
    """A game that is over, line by line: all that happened, each event as those saw it who saw most of it."""
    told: list[m.Entry] = []
    for place in range(len(room.log)):
        told += _entries(room, place, None, language, place + 1, whole=True)
    return m.Replay(entries=told, moments=len(room.log))


def proof(room: Room) -> m.Proof:
    """Of a game that is over: what its seed was made of, and all shuffles that were made of the seed."""
    row, game = room.row, room.game
    if not row.secret:
        raise m.Refused(409, "server-loaded")
    if room.status != "over" or not row.seed or not game:
        raise m.Refused(409, "server-not-over")
    shuffles = (event.secret for events in game.events for event in events if event.kind == "shuffled")
    return m.Proof(
        commitment=commitment(row.secret),
        secret=row.secret,
        values={seat.seat: seat.value for seat in room.seats if seat.value},
        seed=row.seed,
        shuffles=[m.Shuffle.model_validate(shuffle) for shuffle in shuffles],
        taken_back=list(_taken_back(room, game)),
    )


def _taken_back(room: Room, game: Game) -> Iterator[m.TakenBack]:
    """The lines of the log that no longer count, each with the one by which; the game is played again."""
    if all(not event.kind.startswith("taken-back") for entry in room.log for event in entry.events):
        return
    again, made = Game(game.box, game.header), {}
    for number, entry in enumerate(room.log, 1):
        if entry.line.kind != RECORD:
            continue
        before = len(again.moves)
        again.play(entry.line.text)
        if len(again.moves) > before:
            made[number] = again.moves[-1]
        elif len(again.moves) < before:
            counting = {id(move) for move in again.moves}
            for line in [line for line, move in made.items() if id(move) not in counting]:
                del made[line]
                yield m.TakenBack(line=line, by=number)


def _serialized_line(room: Room, place: int, audience: Audience, language: str) -> list[str]:
    """A line in words, each entry open at its beginning for the audience's own number."""
    knows_more = any(audience in event.seats for event in room.log[place].events)
    return _serialized_entries(room, place, audience if knows_more else None, language)


@lru_cache(maxsize=64)
def _serialized_entries(room: Room, place: int, audience: Audience, language: str) -> list[str]:
    """The same for all who know no more of a line than everybody."""
    told = _entries(room, place, audience, language)
    return [entry.model_dump_json().removeprefix('{"seq":0') for entry in told]


def _plain(values: Mapping[str, Value]) -> dict[str, Value]:
    """The values of an event as plain data: clauses by their kinds and values."""
    found = values.get("clauses")
    clauses = {"clauses": tuple(clause.plain() for clause in found)} if isinstance(found, tuple) else {}
    return {**values, **clauses}


def _entries(
    room: Room, place: int, audience: Audience, language: str, number: int = 0, whole: bool = False
) -> list[m.Entry]:
    """A line in words, or the whole of it."""
    say = catalogue_of(newest(), language)
    words = Linked(room.game, language) if room.game else None
    line, told = room.log[place].line, []
    seat = line.seat or None
    for event in room.log[place].events:
        reader = next(iter(event.seats), None) if whole else audience
        if line.kind == TABLE and event.kind == line.text:
            sentence: Parts = [say(f"event-{event.kind}", seat=say(f"role-{seat}"))]
            values: dict[str, Value] = {}
        else:
            assert words is not None
            sentence, values = parts(tell(words, event, reader)), _plain(seen_by(event, reader))
        if sentence:
            entry = m.Entry(
                seq=number,
                at=line.at,
                kind=event.kind,
                seat=seat,
                heading=event.kind in HEADINGS,
                aside=is_aside(line, event),
                news=event.kind in NEWS,
                parts=sentence,
                values=values,
                journeys=_journeys(event),
            )
            told.append(entry)
    return told


def is_aside(line: LineRow, event: Event) -> bool:
    """Whether something was done out of turn, or around the game: it ends nobody's absence."""
    if line.kind == TABLE or event.kind == "said":
        return True
    words = line.text.partition(": ")[2].split()
    verbs = (" ".join(words[:count]) for count in (2, 1))
    done = next((Action.registry[verb] for verb in verbs if verb in Action.registry), None)
    return done is None or done in engine.OUT_OF_TURN


def _journeys(event: Event) -> list[m.Journey]:
    """The ways that pieces have gone in an event."""
    path = event.seen.get("path")
    if not isinstance(path, tuple):
        return []
    losers = event.seen.get("losers")
    pieces = members(losers) if isinstance(losers, int) else [int(str(event.seen["piece"]))]
    return [m.Journey(piece=piece, path=list(path)) for piece in pieces]


class Sent(NamedTuple):
    """An update as it is sent: until which number it tells, whether that is all, and if it has news."""

    until: int
    is_all: bool
    has_news: bool
    table: str
    json: str


def serialized_update(room: Room, audience: Audience, after: int, language: str, online: Online) -> Sent:
    """What an audience has missed, from the beginning of it, and the table as it is now."""
    present = tuple(online(room.id, number) for number in range(len(room.seats)))
    recent = room.sequence(audience) - after <= RECENT
    serialize: Callable[..., Sent] = _serialized if recent else _serialized.__wrapped__
    return serialize(room, audience, after, language, present)


@lru_cache(maxsize=64)
def _serialized(room: Room, audience: Audience, after: int, language: str, present: tuple[bool, ...]) -> Sent:
    """The same for the answer to a request and for every live connection of a seat; a room never changes."""
    own = _own_state(room, audience, language)
    game = _serialized_game(room, room.changed(audience), present)
    facts = _serialized_facts(room, audience, language)
    lines = room.seen_after(audience, after, PAGE)
    happened = ",".join(
        f'{{"seq":{number}{entry}'
        for number, place in lines
        for entry in _serialized_line(room, place, audience, language)
    )
    until = lines[-1][0] if lines else own.seq
    table = f'{own.model_dump_json()[:-1]},"game":{game},"facts":{facts}}}'
    update = f'{{"entries":[{happened}],"until":{until},"table":{table}}}'
    return Sent(until, until == own.seq, bool(happened), table, update)


@lru_cache(maxsize=64)
def _serialized_game(room: Room, changed: float, present: tuple[bool, ...]) -> str:
    """The game for all audiences who saw it change at the same time last."""
    return _game_info(room, changed, lambda _, number: present[number]).model_dump_json()


def _serialized_facts(room: Room, audience: Audience, language: str) -> str:
    """What the position means, with the troops as an audience knows them."""
    if room.game is None:
        return "null"
    troops = known_troops(room.game, audience, room.status == "over")
    return f'{_public_facts(room, language)},"troops":{to_json(troops).decode()}}}'


@lru_cache(maxsize=64)
def _public_facts(room: Room, language: str) -> str:
    """What the position means to everybody; open for the troops."""
    assert room.game is not None
    public = public_facts(room.game, language)
    del public["troops"]
    return to_json(public).decode()[:-1]


@lru_cache(maxsize=64)
def serialized_overlays(room: Room) -> str:
    """What the map shows on demand in a game that has begun: the same for everybody, and it takes long."""
    assert room.game is not None
    return str(overlays(room.game).model_dump_json())


def moment(room: Room, audience: Audience, sequence: int, language: str) -> m.Moment:
    """The position when an audience had seen so much; of a game that is over, all after so many lines."""
    if room.game is None:
        return m.Moment(seq=sequence, view=None, facts=None)
    game = Game(room.game.box, room.game.header)
    over = room.status == "over"
    for line in room.game.lines[: room.lines_until(audience, sequence, every=over)]:
        game.play(line)
    told = facts(game, audience, language, over)
    return m.Moment(seq=sequence, view=visible_position(room, game, audience), facts=told)


def open_record(room: Room) -> str:
    """The record of a game that is over, with what its seed was made of."""
    assert room.game is not None
    header, secret = room.game.header, room.row.secret
    if secret:
        values = " ".join(f"{seat.seat}={seat.value}" for seat in room.seats if seat.value)
        header = replace(header, commitment=commitment(secret), secret=secret, values=values)
    return "\n".join([*header.lines(), *room.game.lines, *room.later]) + "\n"
