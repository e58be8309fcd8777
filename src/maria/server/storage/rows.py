"""Rows of the database as typed values."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Literal, NamedTuple

from maria.rules.variants import find_variant

Status = Literal["waiting", "running", "over"]
Watch = Literal["nobody", "link", "anyone"]
Ended = Literal["rules", "agreed", "resigned"]
SeatKind = Literal["person", "bot"]


@dataclass(slots=True)
class GameRow:
    """A game, without its lines and seats."""

    id: str
    name: str
    variant: str
    players: int
    options: str
    pack: str
    engine: str
    status: Status
    created: float
    changed: float
    creator: str
    watch: Watch = "link"
    days: float | None = None
    stand_in: bool = False
    secret: str = ""
    seed: str | None = None
    lines: int = 0
    version: int = 1
    scrubbed: int = 0
    ended: Ended | None = None
    winner: str | None = None
    rule: str | None = None
    bot_due: bool = False

    @property
    def variant_key(self) -> tuple[str, int, tuple[str, ...]]:
        """What names the variant."""
        return self.variant, self.players, tuple(json.loads(self.options))

    @property
    def seat_names(self) -> tuple[str, ...]:
        """2.a, 24.a: the seats of the game."""
        return find_variant(*self.variant_key).seats


@dataclass(slots=True)
class SeatRow:
    """Who sits on a seat."""

    seat: str
    token: str
    player: str | None = None
    kind: SeatKind = "person"
    taken: bool = False
    name: str = ""
    bot: str = ""
    seconds: float = 30.0
    value: str = ""
    standing_in: bool = False
    resigned: bool = False
    ends: bool = False
    read: int = 0
    since: float | None = None
    reminded: bool = False

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or self.standing_in or self.resigned


class LineRow(NamedTuple):
    """A line of a game."""

    number: int
    at: float
    seat: str
    kind: str
    text: str
    position: str | None = None


class PlayerRow(NamedTuple):
    """A player with a personal link."""

    id: str
    name: str
    webhook: str
    email: str
    code: str


class NoticeRow(NamedTuple):
    """A message to a player, how to reach him, and whether his game still waits for him."""

    id: int
    game: str
    seat: str
    kind: str
    way: str
    tries: int
    webhook: str
    email: str
    name: str
    status: Status
    since: float | None
