"""The server's own values, shared by all its processes."""

from __future__ import annotations

from sqlalchemy import select, text, update

from maria.server.storage.database import Transaction
from maria.server.storage.schema import server

FIRST = text("INSERT INTO server (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")


async def recall(tx: Transaction, name: str) -> str | None:
    """The value stored under a name, if any."""
    value: str | None = (await tx.execute(select(server.c.value).where(server.c.name == name))).scalar()
    return value


async def recall_or_set(tx: Transaction, name: str, first: str) -> str:
    """The value stored under a name, set to `first` if missing; locked until the transaction ends."""
    await tx.execute(FIRST, {"name": name, "value": first})
    query = select(server.c.value).where(server.c.name == name).with_for_update()
    return str((await tx.execute(query)).scalar_one())


async def remember(tx: Transaction, name: str, value: str) -> None:
    """Changes the value stored under a name that exists."""
    await tx.execute(update(server).where(server.c.name == name).values(value=value))
