"""Updates for each audience: all that it may know of a room, or what has changed since its last update.

A table consists of sections, most of which all audiences share. Changes between two tables are found field by
field and serialized once for all clients that have the same table. Rooms and tables are immutable.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import repeat
from typing import Any, NamedTuple

from pydantic_core import to_json

from maria import engine
from maria.engine import Changes
from maria.game import Game
from maria.reading import troops
from maria.rules.combat import Duel
from maria.server import models as m
from maria.server.messages import MessageData, message_data
from maria.server.offers import choices, out_of_turn, question_to, troop_bounds
from maria.server.room import Audience, Room
from maria.server.serializers import entries, game_fields, visible_position
from maria.view import OWN

Online = Callable[[str, int], bool]
"""Whether a seat of a game has a live connection."""
PAGE = 50
"""The most lines in one update."""
RECENT = 20
"""Updates for clients that missed more lines than this are not cached."""
KEPT = 64
"""How many tables, sections and updates are cached."""
NO_UNDO = {"possible": False, "free": False, "again": None}


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """Some fields of a table, as plain data; compared by identity, since audiences share sections."""

    fields: dict[str, Any]


@dataclass(frozen=True, slots=True, eq=False)
class AudienceTable:
    """The table as an audience sees it: its own fields, and its parts by name."""

    seq: int
    own: Section
    parts: dict[str, list[Section]]


class Sent(NamedTuple):
    """An update as JSON, its table, the number of its last entry, whether it is complete and has news."""

    table: AudienceTable
    until: int
    is_all: bool
    is_new: bool
    json: str


def table_state(room: Room, audience: Audience, online: Online) -> m.TableState:
    """The table as an audience sees it now."""
    table = _table(room, audience, _present(room, online))
    return m.TableState.model_validate_json(_changes(table, None))


def update(
    room: Room, audience: Audience, after: int, online: Online, known: AudienceTable | None = None
) -> Sent:
    """The first page of entries after a number, and the table or only its differences from `known`."""
    table = _table(room, audience, _present(room, online))
    recent = room.sequence(audience) - after <= RECENT
    serialize: Callable[..., Sent] = _update if recent else _update.__wrapped__
    return serialize(room, audience, after, table, known)


def _present(room: Room, online: Online) -> tuple[bool, ...]:
    return tuple(online(room.id, number) for number in range(len(room.seats)))


@lru_cache(maxsize=KEPT)
def _update(
    room: Room, audience: Audience, after: int, table: AudienceTable, known: AudienceTable | None
) -> Sent:
    """An update, cached for all requests and live connections with the same state."""
    lines = room.seen_after(audience, after, PAGE)
    happened = ",".join(
        f'{{"seq":{number}{entry}' for number, place in lines for entry in _line(room, place, audience)
    )
    until = lines[-1][0] if lines else table.seq
    changes = _changes(table, known)
    is_new = bool(happened) or changes != "{}"
    name = "table" if known is None else "changes"
    sent = f'{{"entries":[{happened}],"until":{until},"{name}":{changes}}}'
    return Sent(table, until, until == table.seq, is_new, sent)


# ---------------------------------------------------------------- what has changed


def _changes(new: AudienceTable, old: AudienceTable | None) -> str:
    """The changed fields of a table, or all of them if there is no old one, as JSON."""
    fields = [_fields(new.own, old.own if old else None)]
    for name, sections in new.parts.items():
        known = old.parts[name] if old else ()
        if sections == known and old:
            continue
        both = zip(sections, known or repeat(None), strict=False)
        changed = [_fields(section, was) for section, was in both if section is not was]
        if any(changed):
            fields.append(f'"{name}":{{{",".join(filter(None, changed))}}}')
        elif not old:
            fields.append(f'"{name}":null')
    return f"{{{','.join(filter(None, fields))}}}"


@lru_cache(maxsize=4 * KEPT)
def _fields(new: Section, old: Section | None) -> str:
    """The changed fields of a section, or all of them if there is no old one, as JSON without braces."""
    changed = new.fields
    if old is not None:
        was = old.fields
        changed = {n: value for n, value in changed.items() if was[n] is not value and was[n] != value}
    return to_json(changed).decode()[1:-1] if changed else ""


# ---------------------------------------------------------------- tables


@lru_cache(maxsize=KEPT)
def _table(room: Room, audience: Audience, present: tuple[bool, ...]) -> AudienceTable:
    """The table as an audience sees it now; without a position before the game begins."""
    game = _game(room, room.changed(audience), present)
    parts: dict[str, list[Section]] = {"game": [game], "view": [], "facts": [], "choices": [], "any_time": []}
    if room.game is not None:
        parts["view"] = [room.cached("seen", lambda _: Section(room.public)), _own_view(room, audience)]
        parts["facts"] = [room.cached("facts", lambda _: Section(room.facts)), _own_facts(room, audience)]
        reader = audience if room.playing else None
        parts["choices"] = [_choices(room, room.game, reader)]
        parts["any_time"] = [_any_time(room, room.game, reader)]
    return AudienceTable(room.sequence(audience), _own_fields(room, audience), parts)


def _own_fields(room: Room, audience: Audience) -> Section:
    """The fields of a table that belong to no part."""
    playing, names = room.playing, [seat.seat for seat in room.seats]
    waiting = [names[number] for number in room.to_act()] if playing else []
    fields = {
        "seq": room.sequence(audience),
        "step": str(room.step),
        "seat": None if audience is None else names[audience],
        "to_act": waiting,
        "may_act": bool(playing and audience is not None and engine.is_free(playing.state, audience)),
        "question": _question(room, audience if audience in room.to_act() else None) if waiting else None,
        "undo": _undo(room, playing, audience) if playing else NO_UNDO,
        "request": _request(room, playing, audience) if playing else None,
        "unread": 0 if audience is None else room.unread(audience),
    }
    return Section(fields)


@lru_cache(maxsize=KEPT)
def _game(room: Room, changed: float, present: tuple[bool, ...]) -> Section:
    """The game, shared by all audiences that last saw it change at the same time."""
    return Section(game_fields(room, changed, lambda _, number: present[number]))


def _own_view(room: Room, audience: Audience) -> Section:
    """What an audience sees of the position besides its public part."""

    def make(before: tuple[Changes, Section] | None) -> Section:
        if before and not before[0].changed & OWN:
            return before[1]
        return Section(visible_position(room, room.position, audience, {}))

    return room.cached(("view", audience, room.status), make)


def _own_facts(room: Room, audience: Audience) -> Section:
    """6.d: the troops, as far as an audience knows them."""

    def make(before: tuple[Changes, Section] | None) -> Section:
        if before and troops.holds(before[0], room.position):
            return before[1]
        return Section({"troops": troop_bounds(room.position, audience, room.status == "over")})

    return room.cached(("troops", audience, room.status), make)


def _choices(room: Room, game: Game, audience: Audience) -> Section:
    """The open decision; shared by all audiences that neither decide nor see their own side of a duel."""
    own = audience in room.to_act() or isinstance(engine.decision(game.state), Duel)
    reader = audience if own else None
    return room.cached(("choices", reader), lambda _: Section(choices(game, reader)))


def _any_time(room: Room, game: Game, audience: Audience) -> Section:
    """6.e, 10.1.k, 20, 21: what a seat may do out of turn."""
    found = room.cached(("out-of-turn", audience), partial(out_of_turn, game, audience))
    return room.cached(("any-time", audience), lambda _: Section(found.told))


def _question(room: Room, audience: Audience) -> MessageData:
    """Who has to decide what; shared by all audiences that do not have to decide."""
    assert room.game is not None
    question = partial(question_to, room.game, room.to_act(), audience)
    return room.cached(("question", audience), lambda _: question())


def _undo(room: Room, game: Game, audience: Audience) -> dict[str, Any]:
    """Whether the seat can take back an action, whether that is free, and what it can play again."""
    if audience is None or room.history is None:
        return NO_UNDO
    name, request = game.seats[audience], room.history.request
    asks = request is not None and request.seat == name
    possible = not asks and game._latest(name, none=-1) >= room.given
    free = possible and room.history.undo_is_free(name)
    return {"possible": possible, "free": free, "again": room.history.again(audience)}


def _request(room: Room, game: Game, audience: Audience) -> m.UndoRequest | None:
    """The open undo request, if any, and who has not answered it yet."""
    request = room.history.request if room.history else None
    if request is None or room.history is None:
        return None
    seen = room.history.undo_asked().seen_by(audience)
    text = seen.message(game.state) if seen else None
    assert text is not None
    waiting = [seat.seat for seat in room.seats if seat.seat not in request.granted]
    return m.UndoRequest(seat=request.seat, waiting=waiting, text=message_data(text))


# ---------------------------------------------------------------- what happened


def _line(room: Room, place: int, audience: Audience) -> list[str]:
    """A line's entries as JSON, each without the start, where the audience's own number goes."""
    knows_more = any(audience in event.readers() for event in room.log[place].events)
    return _entries(room, place, audience if knows_more else None)


@lru_cache(maxsize=KEPT)
def _entries(room: Room, place: int, audience: Audience) -> list[str]:
    """A line's entries, cached; `audience` is None for all who know only the public part of the line."""
    found = entries(room, place, audience)
    return [to_json(entry).decode().removeprefix('{"seq":0') for entry in found]
