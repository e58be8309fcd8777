"""The tables of the database. A game is its lines; all else about it can be changed or lost without harm."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("variant", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", String(64), nullable=False),
    Column("engine", String(16), nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("watch", String(16), nullable=False),
    Column("days", Float),
    Column("stand_in", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("seed", Text),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("creator", String(64), nullable=False),
    Column("lines", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("scrubbed", Integer, nullable=False, server_default="0"),
    Column("ended", String(16)),
    Column("winner", String(32)),
    Column("rule", String(16)),
    Column("bot_due", Boolean, nullable=False, server_default=false()),
    Column("keeper", String(32)),
    Column("keeper_until", Float),
    Index("games_by_creator", "creator", "created"),
)
"""`seed` is empty until everybody has joined. `version` grows with every change, so that a process knows
whether what it has in memory is still true; `scrubbed` grows when messages are deleted. `bot_due` says that
a bot has something to do, and `keeper` which process sees to it."""

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("webhook", Text, nullable=False, server_default=""),
    Column("email", Text, nullable=False, server_default=""),
    Column("code", String(64), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
)
"""`code` is what the owner of the e-mail address has yet to confirm it with."""

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("player", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("kind", String(16), nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(64), nullable=False),
    Column("seconds", Float, nullable=False),
    Column("value", String(64), nullable=False),
    Column("standing_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("ends", Boolean, nullable=False),
    Column("notes", Text, nullable=False, server_default=""),
    Column("read", Integer, nullable=False, server_default="0"),
    Column("since", Float),
    Column("reminded", Boolean, nullable=False, server_default=false()),
)
"""`kind` is person or bot; `standing_in` says that the bot plays for the person. Tokens are kept hashed."""

lines = Table(
    "lines",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("action", String(64)),
    Column("position", String(16)),
    UniqueConstraint("game", "seat", "action", name="lines_once"),
)
"""The record of a game and, between its lines, what happened at the table. `action` is the id that a client
gave, so that what comes twice is done once; `position` is the beginning of the position's hash after it."""

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("way", String(8), nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False, server_default="0"),
)
"""Messages to players that are still to be sent."""
