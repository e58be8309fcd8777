"""A game as text: a header, and one action a line. A save file is a record."""

from __future__ import annotations

from dataclasses import dataclass

from maria import engine, notation
from maria.actions import Action
from maria.box import Box
from maria.rules.setup import SEATS
from maria.rules.step import Event
from maria.state import State
from maria.texts import MessageError

FIRST = "maria record 1"
FIELDS = ("variant", "players", "options", "pack", "hash", "engine", "seed")
MAX_LINES = 100_000


@dataclass(frozen=True, slots=True)
class Header:
    """What a game needs to be played again."""

    variant: str
    players: int
    options: str
    pack: str
    hash: str
    engine: str
    seed: str

    def lines(self) -> list[str]:
        """The header as it is written."""
        return [FIRST, *(f"{name}: {getattr(self, name)}" for name in FIELDS), ""]


class RecordError(MessageError):
    """A text that is no sound record; `line` counts from 1."""

    def __init__(self, line: int, key: str, **values: str | int) -> None:
        """Takes the place and the message."""
        self.line = line
        super().__init__(key, **values)


def header_of(box: Box, variant: str, players: int, version: str, seed: str) -> Header:
    """The header of a new game."""
    about = box.pack.about
    return Header(variant, players, "-", f"{about.id} {about.version}", box.pack.hash, version, seed)


def read_header(text: str) -> tuple[Header, list[tuple[int, str]]]:
    """The header of a record, and its actions with their line numbers."""
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise RecordError(MAX_LINES, "record-too-long", most=MAX_LINES)
    if not lines or lines[0].strip() != FIRST:
        raise RecordError(1, "record-first-line", first=FIRST)
    found: dict[str, str] = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        name, colon, value = line.partition(":")
        if not colon or name.strip() not in FIELDS:
            raise RecordError(number, "record-field", field=name.strip()[:30])
        found[name.strip()] = value.strip()
    for name in FIELDS:
        if name not in found:
            raise RecordError(number, "record-missing", field=name)
    players = found["players"]
    if players not in map(str, SEATS):
        raise RecordError(number, "record-players", players=players[:10])
    header = Header(
        variant=found["variant"],
        players=int(players),
        options=found["options"],
        pack=found["pack"],
        hash=found["hash"],
        engine=found["engine"],
        seed=found["seed"],
    )
    rest = [(n, line.strip()) for n, line in enumerate(lines[number:], number + 1) if line.strip()]
    return header, rest


def format_line(state: State, seat: int, action: Action) -> str:
    """An action as a line of a record."""
    return f"{state.setting.seats[seat]}: {notation.format_action(state, seat, action)}"


def parse_line(state: State, line: str) -> tuple[int, Action]:
    """A seat and its action."""
    name, colon, text = line.partition(":")
    if not colon or name.strip() not in state.setting.seats:
        raise notation.NotationError(
            "notation-seat", name=name.strip()[:30], seats=", ".join(state.setting.seats)
        )
    seat = state.setting.seats.index(name.strip())
    return seat, notation.parse_action(state, seat, text)


def replay(state: State, lines: list[tuple[int, str]]) -> list[list[Event]]:
    """Plays the lines of a record; the first that is not legal is told with its number."""
    happened = []
    for number, line in lines:
        try:
            seat, action = parse_line(state, line)
            happened.append(engine.apply(state, seat, action))
        except notation.NotationError as error:
            raise RecordError(number, error.key, **error.values) from None
        except engine.IllegalAction as error:
            values = {k: str(v) for k, v in error.refusal.values.items()}
            raise RecordError(number, error.refusal.key, rule=error.refusal.rule, **values) from None
    return happened
