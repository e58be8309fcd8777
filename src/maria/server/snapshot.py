"""Snapshots of long games, so that their lines need not be replayed.

A snapshot is JSON with plain values and instances of the classes listed here, so reading one runs no code. It
is bound to the build that made it. Any other build replays the game, as does this one if the snapshot is
broken. A snapshot contains its game's secrets, as the lines do. Equal values are stored once, so that
repetitive chat takes next to no time to read.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from maria import compiled, position
from maria.append_list import AppendList
from maria.events import Event
from maria.game import Move
from maria.history import Line, Request
from maria.notation import Action
from maria.server.room import RECORD, Room, initial_game, name_of_step
from maria.server.storage.schema import GameRow, LineRow, SeatRow
from maria.state import State
from maria.texts import MariaError
from maria.texts.message import Message, Ref, Several
from maria.treaty import Clause

EVERY = 500
"""The number of lines between two snapshots."""
KINDS: dict[str, Any] = {
    kind.__name__: kind
    for kind in (
        Line,
        Message,
        Ref,
        Several,
        *Event.registry.values(),
        *Action.registry.values(),
        *Clause.registry.values(),
    )
}
"""The classes that a snapshot may contain, by name."""
BROKEN = (ValueError, KeyError, TypeError, IndexError, AttributeError, AssertionError, zlib.error, MariaError)
"""What reading a broken snapshot may raise."""
CLASS = ""
"""The JSON key of an object's class; no field has an empty name."""


class NoSnapshot(ValueError):
    """A game that cannot be saved as a snapshot, or content that is not a valid snapshot."""


@cache
def build() -> str:
    """The build that snapshots are bound to: a hash of the program's sources."""
    folder = compiled.PACKAGE
    sources = sorted(path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py"))
    return compiled.hash_of([".".join((folder.name, *source.parts)) for source in sources])[:32]


def to_bytes(room: Room) -> bytes:
    """The snapshot of a room; raises NoSnapshot if its game has not begun or today's rules differ."""
    history = room.history
    if history is None or room.differs:
        raise NoSnapshot(room.id)
    game, asked, values = history.game, history.request, Values()
    places = {id(line.events): place for place, line in enumerate(history.lines)}
    content = {
        "position": position.write(game.state),
        "before": [[move, position.write(state)] for move, state in game._late_positions().items()],
        "fingerprint": room.fingerprint(),
        "lines": _hash([entry.line for entry in room.log]),
        "events": [values.place(tuple(entry.events)) for entry in room.log],
        "public": [values.place(line.public) for line in history.lines],
        "moves": [places[id(move.events)] for move in game.moves],
        "actions": [values.place(move.action) for move in game.moves],
        "undone": [[line.seat, line.own] for line in history.undone],
        "request": asked and [asked.seat, asked.move, sorted(asked.granted)],
        "given": room.given,
        "step": room.step,
        "since": room.since,
        "values": list(values.places),
    }
    return zlib.compress(json.dumps(content).encode(), 1)


def from_bytes(content: bytes, row: GameRow, seats: list[SeatRow], lines: Sequence[LineRow]) -> Room:
    """The room after these lines; raises NoSnapshot if the snapshot is broken or made from other lines."""
    try:
        return _restored(json.loads(zlib.decompress(content)), row, seats, lines)
    except BROKEN as error:
        raise NoSnapshot(row.id) from error


def _restored(kept: dict[str, Any], row: GameRow, seats: list[SeatRow], rows: Sequence[LineRow]) -> Room:
    room, values = Room(row, seats), list(map(_value, kept["values"]))
    for row_of_line, place in zip(rows, kept["events"], strict=True):
        room.add_to_log(row_of_line, list(values[place]))
    played = [entry for entry in room.log if entry.line.kind == RECORD]
    game = initial_game(row)
    room.begin(game)
    history = room.history
    assert history is not None
    setting = game.state.setting

    def read(text: str) -> State:
        state = position.read(text, game.box)
        state.setting = setting
        return state

    lines = [
        Line(room.number_of(entry.line.seat), entry.line.text, values[public], entry.events)
        for entry, public in zip(played, kept["public"], strict=True)
    ]
    moves = ((lines[n], values[at]) for n, at in zip(kept["moves"], kept["actions"], strict=True))
    game.moves = AppendList(
        Move(game.seats[line.seat], action, line.events, line.own) for line, action in moves
    )
    game._resume(read(kept["position"]), {move: read(text) for move, text in kept["before"]})
    history.lines = AppendList(lines)
    history.undone = [Line(seat, own, "", []) for seat, own in kept["undone"]]
    if kept["request"]:
        seat, move, granted = kept["request"]
        history.request = Request(seat, move, frozenset(granted))
    room.given, room.step, room.since = kept["given"], kept["step"], kept["since"]
    room._step = name_of_step(game.state)
    if room.fingerprint() != kept["fingerprint"] or _hash(rows) != kept["lines"]:
        raise NoSnapshot(row.id)
    return room


def _hash(lines: Sequence[LineRow]) -> str:
    """A hash of the lines' text, which changes if a person's words are deleted from them."""
    return sha256("\n".join(line.text for line in lines).encode()).hexdigest()


# ---------------------------------------------------------------- values as JSON


class Values:
    """The distinct values of a snapshot, as JSON."""

    def __init__(self) -> None:
        """Starts without values."""
        self.places: dict[str, int] = {}

    def place(self, value: Any) -> int:
        """The index of a value, which is added if it is new."""
        return self.places.setdefault(json.dumps(_plain(value)), len(self.places))


def _value(text: str) -> Any:
    value = json.loads(text, object_hook=_value_from)
    return _tuple(value) if type(value) is list else value


def _plain(value: Any) -> Any:
    """A value as plain JSON data, with tuples as lists; raises NoSnapshot for an unknown class."""
    kind = type(value)
    if kind in (int, str, bool) or value is None:
        return value
    if kind is tuple:
        return [_plain(each) for each in value]
    if kind is dict:
        return {name: _plain(each) for name, each in value.items()}
    if KINDS.get(kind.__name__) is not kind:
        raise NoSnapshot(kind)
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else kind._fields
    return {CLASS: kind.__name__, **{name: _plain(getattr(value, name)) for name in names}}


def _value_from(named: dict[str, Any]) -> Any:
    kind = named.pop(CLASS, None)
    values = {name: _tuple(value) if type(value) is list else value for name, value in named.items()}
    return KINDS[kind](**values) if kind else values


def _tuple(values: list[Any]) -> tuple[Any, ...]:
    return tuple(_tuple(value) if type(value) is list else value for value in values)
