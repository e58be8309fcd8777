"""The tables of the database and their rows. A game is its lines; everything else may change or be lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from maria.rules.variants import find_variant

Status = Literal["waiting", "running", "over"]
Watch = Literal["nobody", "link", "anyone"]
Ended = Literal["rules", "agreed", "resigned"]
SeatKind = Literal["person", "bot"]
metadata = sa.MetaData()

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("variant", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("pack", sa.String(64), nullable=False),
    sa.Column("engine", sa.String(16), nullable=False),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("watch", sa.String(16), nullable=False),
    sa.Column("days", sa.Float),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("seed", sa.Text),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("creator", sa.String(64), nullable=False),
    sa.Column("lines", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("scrubbed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("ended", sa.String(16)),
    sa.Column("winner", sa.String(32)),
    sa.Column("rule", sa.String(16)),
    sa.Column("bot_due", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("keeper", sa.String(32)),
    sa.Column("keeper_until", sa.Float),
    sa.Column("host", sa.String(64), nullable=False, server_default=""),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("games_by_creator", "creator", "created"),
)
"""`seed` is null until everybody has joined. `version` grows with every change, so that a process knows
whether its copy in memory is up to date; `scrubbed` grows when messages are deleted. `bot_due`: a bot has
something to do; `keeper`: the process with the lease on the game's bots. `host` is the host's hashed key, and
`creator` the host's address, hashed with a key of this database."""

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("webhook", sa.Text, nullable=False, server_default=""),
    sa.Column("email", sa.Text, nullable=False, server_default=""),
    sa.Column("code", sa.String(64), nullable=False, server_default=""),
    sa.Column("language", sa.String(8), nullable=False, server_default="en"),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("creator", sa.String(64), nullable=False, server_default=""),
    sa.Index("players_by_creator", "creator", "created"),
)
"""`code` is the code that confirms the e-mail address; empty once confirmed."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("player", sa.ForeignKey("players.id", ondelete="SET NULL"), index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("taken", sa.Boolean, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("value", sa.String(64), nullable=False),
    sa.Column("standing_in", sa.Boolean, nullable=False),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("ends", sa.Boolean, nullable=False),
    sa.Column("notes", sa.Text, nullable=False, server_default=""),
    sa.Column("read", sa.Integer, nullable=False, server_default="0"),
    sa.Column("since", sa.Float),
    sa.Column("reminded", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""`kind` is person or bot; `standing_in` means that the bot plays for the person. `token` is the hash of the
link until the seat is taken, then of the key."""

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("action", sa.String(64)),
    sa.Column("position", sa.String(16)),
    sa.Column("asked", sa.String(16), nullable=False, server_default=""),
    sa.UniqueConstraint("game", "seat", "action", name="lines_once"),
)
"""The record of a game and, in between, its table events. `action` is the client's request id, so that a
repeated request is carried out once; `asked` is the start of the request's hash. `position` is the start of
the hash of the position after the line."""

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("lines", sa.Integer, nullable=False),
    sa.Column("build", sa.String(32), nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
)
"""Snapshots of long games, each for the build that made it; not part of backups."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
)
"""Analyses of finished games; not part of backups, because they can be made again."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("player", sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("way", sa.String(8), nullable=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
)
"""Pending notices to players."""

server = sa.Table(
    "server",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""The server's own values, shared by all its processes."""


# ---------------------------------------------------------------- rows


def fields_of(row: Any) -> tuple[Any, ...]:
    """All field values of an instance of a slotted dataclass, in order."""
    kind = type(row)
    if kind not in _GETTERS:
        _GETTERS[kind] = attrgetter(*kind.__slots__)
    return _GETTERS[kind](row)


_GETTERS: dict[type, Callable[[Any], tuple[Any, ...]]] = {}


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
    host: str = ""
    watch: Watch = "link"
    days: float | None = None
    stand_in: bool = False
    hints: bool = False
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
        """The variant's name, number of players and options."""
        return self.variant, self.players, tuple(json.loads(self.options))

    @property
    def seat_names(self) -> tuple[str, ...]:
        """2.a, 24.a: the seats of the game."""
        return find_variant(*self.variant_key).seats


@dataclass(slots=True)
class SeatRow:
    """A seat and who sits there."""

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
    def is_free(self) -> bool:
        """Whether the seat awaits a person: until one sits down, `token` is a link and not a key."""
        return self.kind == "person" and not self.taken

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


class RequestId(NamedTuple):
    """The client's id of a request that is carried out once, and a short hash of the request."""

    action: str | None = None
    asked: str = ""


NEVER = RequestId()
"""No request id: a change that cannot be a repetition."""


class PlayerRow(NamedTuple):
    """A player with a personal link."""

    id: str
    name: str
    webhook: str
    email: str
    code: str
    language: str


class NoticeRow(NamedTuple):
    """A notice to a player, how to reach them, and since when the game has been waiting for them."""

    id: int
    game: str
    seat: str
    kind: str
    way: str
    tries: int
    webhook: str
    email: str
    language: str
    name: str
    status: Status
    since: float | None
