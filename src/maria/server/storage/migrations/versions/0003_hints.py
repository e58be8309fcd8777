"""Whether the table allows hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = depends_on = None


def upgrade() -> None:
    """Migrates to this schema; only a backup leads back."""
    op.add_column("games", sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False))
