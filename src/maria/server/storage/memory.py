"""What the server itself remembers, of all its processes together."""

from __future__ import annotations

from sqlalchemy import select, text, update

from maria.server.storage.database import Transaction
from maria.server.storage.schema import server

FIRST = text("INSERT INTO server (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")


async def recall(tx: Transaction, name: str) -> str | None:
    """What is remembered under a name."""
    value: str | None = (await tx.execute(select(server.c.value).where(server.c.name == name))).scalar()
    return value


async def recall_or_begin(tx: Transaction, name: str, first: str) -> str:
    """What is remembered under a name, or `first` from now on; locked until the transaction ends."""
    await tx.execute(FIRST, {"name": name, "value": first})
    query = select(server.c.value).where(server.c.name == name).with_for_update()
    return str((await tx.execute(query)).scalar_one())


async def remember(tx: Transaction, name: str, value: str) -> None:
    """Remembers something else under a name that is in use."""
    await tx.execute(update(server).where(server.c.name == name).values(value=value))
