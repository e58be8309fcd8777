"""Hosts, the requests behind action ids, who created players, and the server's own values."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = depends_on = None


def upgrade() -> None:
    """Migrates to this schema; only a backup leads back."""
    op.create_table(
        "server",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.add_column("games", sa.Column("host", sa.String(length=64), server_default="", nullable=False))
    op.add_column("lines", sa.Column("asked", sa.String(length=16), server_default="", nullable=False))
    op.add_column("players", sa.Column("creator", sa.String(length=64), server_default="", nullable=False))
    games = sa.table("games", sa.column("creator"))
    op.execute(games.update().values(creator=""))  # these addresses were hashed without a key
    op.create_index("players_by_creator", "players", ["creator", "created"], unique=False)
