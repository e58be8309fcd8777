"""The tables of the database. A game is its lines; all else about it can be changed or lost without harm."""

from __future__ import annotations

import sqlalchemy as sa

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
    sa.Index("games_by_creator", "creator", "created"),
)
"""`seed` is empty until everybody has joined. `version` grows with every change, so that a process knows
whether what it has in memory is still true; `scrubbed` grows when messages are deleted. `bot_due` says that
a bot has something to do, and `keeper` which process sees to it."""

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("webhook", sa.Text, nullable=False, server_default=""),
    sa.Column("email", sa.Text, nullable=False, server_default=""),
    sa.Column("code", sa.String(64), nullable=False, server_default=""),
    sa.Column("created", sa.Float, nullable=False),
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
"""`kind` is person or bot; `standing_in` says that the bot plays for the person. Tokens are kept hashed."""

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
    sa.UniqueConstraint("game", "seat", "action", name="lines_once"),
)
"""The record of a game and, between its lines, what happened at the table. `action` is the id that a client
gave, so that what comes twice is done once; `position` is the beginning of the position's hash after it."""

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
