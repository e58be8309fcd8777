"""The language of notices to players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = depends_on = None


def upgrade() -> None:
    """Migrates to this schema; only a backup leads back."""
    op.add_column("players", sa.Column("language", sa.String(length=8), server_default="en", nullable=False))
