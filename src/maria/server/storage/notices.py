"""Messages to players that are still to be sent."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from maria.server.storage.database import Transaction
from maria.server.storage.rows import NoticeRow, SeatRow
from maria.server.storage.schema import games, notices, players, seats


async def replace_notices(tx: Transaction, game: str, seat: SeatRow, kind: str, due: float) -> None:
    """A player is to be told, by each of the ways that he has given; what is older is not sent any more."""
    query = select(players.c.webhook, players.c.email, players.c.code).where(players.c.id == seat.player)
    found = (await tx.execute(query)).first()
    if found is None:
        return
    ways = {"webhook": bool(found.webhook), "mail": bool(found.email) and not found.code}
    common = {"player": seat.player, "game": game, "seat": seat.seat}
    await tx.execute(delete(notices).where(*(notices.c[name] == value for name, value in common.items())))
    rows = [{**common, "kind": kind, "due": due, "way": way} for way, given in ways.items() if given]
    if rows:
        await tx.execute(insert(notices), rows)


async def next_notice(tx: Transaction, now: float) -> NoticeRow | None:
    """The first message that is due and that no other process is looking at, locked."""
    its = (notices.c[name] for name in ("id", "game", "seat", "kind", "way", "tries"))
    query = (
        select(*its, players.c.webhook, players.c.email, games.c.name, games.c.status, seats.c.since)
        .join(players, players.c.id == notices.c.player)
        .join(games, games.c.id == notices.c.game)
        .join(seats, (seats.c.game == notices.c.game) & (seats.c.seat == notices.c.seat))
        .where(notices.c.due <= now)
        .order_by(notices.c.due)
        .limit(1)
        .with_for_update(of=notices, skip_locked=True)
    )
    row = (await tx.execute(query)).first()
    return NoticeRow(*row) if row else None


async def postpone_notice(tx: Transaction, notice: NoticeRow, due: float) -> None:
    """A message is tried, and once more when this time has come."""
    changes = {"tries": notice.tries + 1, "due": due}
    await tx.execute(update(notices).where(notices.c.id == notice.id).values(**changes))


async def delete_notice(tx: Transaction, notice: NoticeRow) -> None:
    """A message is not to be sent any more."""
    await tx.execute(delete(notices).where(notices.c.id == notice.id))
