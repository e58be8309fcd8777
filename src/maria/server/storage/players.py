"""Players with personal links, and the seats that they hold."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update

from maria.server.storage import games as stored_games
from maria.server.storage.database import Transaction
from maria.server.storage.rows import PlayerRow
from maria.server.storage.schema import games, lines, players, seats

DELETED = "…"
"""What is left of a message whose writer has deleted it."""


async def add_player(tx: Transaction, player: str, token: str, name: str, now: float) -> None:
    """Adds a player, whose token is kept hashed."""
    await tx.execute(insert(players).values(id=player, token=token, name=name, created=now))


async def player_of_token(tx: Transaction, token: str) -> PlayerRow | None:
    """The player of a hashed token."""
    query = select(*(players.c[name] for name in PlayerRow._fields)).where(players.c.token == token)
    row = (await tx.execute(query)).first()
    return PlayerRow(*row) if row else None


async def change_player(tx: Transaction, player: str, **values: str) -> None:
    """Changes a player's name or how to reach him."""
    await tx.execute(update(players).where(players.c.id == player).values(**values))


async def seats_of_player(tx: Transaction, player: str) -> list[tuple[str, str]]:
    """The games that a player has a seat in, the newest first, and the seats."""
    query = (
        select(seats.c.game, seats.c.seat)
        .join(games, games.c.id == seats.c.game)
        .where(seats.c.player == player)
        .order_by(games.c.created.desc())
        .limit(200)
    )
    return [(game, seat) for game, seat in await tx.execute(query)]


async def forget_player(tx: Transaction, player: str) -> list[str]:
    """Deletes a player, and his name, messages and notes in all games; gives the games."""
    query = select(seats.c.game, seats.c.seat).where(seats.c.player == player).order_by(seats.c.game)
    held: Any = (await tx.execute(query)).all()
    for game, seat in held:
        await stored_games.version_of(tx, game, lock=True)
        said = f"{seat} says: "
        messages = update(lines).where(lines.c.game == game, lines.c.seat == seat)
        messages = messages.where(lines.c.text.startswith(said, autoescape=True))
        await tx.execute(messages.values(text=said + DELETED))
        where = (seats.c.game == game, seats.c.seat == seat)
        await tx.execute(update(seats).where(*where).values(name="", notes="", player=None))
        changes = {"version": games.c.version + 1, "scrubbed": games.c.scrubbed + 1}
        await tx.execute(update(games).where(games.c.id == game).values(**changes))
    await tx.execute(delete(players).where(players.c.id == player))
    return list(dict.fromkeys(game for game, _ in held))
