"""${message}"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = depends_on = None


def upgrade() -> None:
    """To the new schema; there is no way back but a backup."""
    ${upgrades if upgrades else "pass"}
