"""Migrates a database to the latest schema; the server runs this when it starts."""

from __future__ import annotations

from alembic import context

from maria.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
