"""The tables of the database and their rows. A game is its lines; all else can change or get lost."""

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
"""`seed` is empty until everybody has joined. `version` grows with every change, so that a process knows
whether what it has in memory is still true; `scrubbed` grows when messages are deleted. `bot_due` says that
a bot has something to do, and `keeper` which process sees to it. `host` is the hashed key of whoever made
the game, and `creator` his address, hashed with a key of this database's own."""

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
"""`code` is what the owner of the e-mail address has yet to confirm it with."""

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
"""`kind` is person or bot; `standing_in` says that the bot plays for the person. `token` is a link until the
seat is taken, and then the key of who sits there; it is kept hashed."""

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
"""The record of a game and, between its lines, what happened at the table. `action` is the id that a client
gave, so that what comes twice is done once, and `asked` the beginning of the hash of what it asked for;
`position` is the beginning of the position's hash after it."""

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("lines", sa.Integer, nullable=False),
    sa.Column("build", sa.String(32), nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
)
"""A long game as it was after some of its lines, for the program that made it; backups do without."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
)
"""Games that are over, judged; backups do without, for it can be done again."""

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
"""Messages to players that are still to be sent."""

server = sa.Table(
    "server",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""What the server itself remembers, of all its processes together."""


# ---------------------------------------------------------------- rows


def fields_of(row: Any) -> tuple[Any, ...]:
    """All fields of an object whose class is a dataclass with slots, in their order."""
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
    def is_free(self) -> bool:
        """Whether a person is still to sit down here: until then `token` is a link, and no key."""
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
    """What is done once: the id that a client gave to it, and a short hash of all that it asked for."""

    action: str | None = None
    asked: str = ""


NEVER = RequestId()
"""What has no id was not done before."""


class PlayerRow(NamedTuple):
    """A player with a personal link."""

    id: str
    name: str
    webhook: str
    email: str
    code: str
    language: str


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
    language: str
    name: str
    status: Status
    since: float | None
