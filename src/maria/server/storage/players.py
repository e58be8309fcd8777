"""Players with personal links, their seats, and pending notices to them."""

from __future__ import annotations

import re
from itertools import count

from sqlalchemy import delete, insert, select, update

from maria.negotiation import Propose
from maria.server.storage import games as stored_games
from maria.server.storage.database import Transaction
from maria.server.storage.schema import NoticeRow, PlayerRow, SeatRow, games, lines, notices, players, seats

DELETED = "…"
"""What replaces a message or promise of a deleted player."""
PROPOSAL = re.compile(rf"\w+: (?:{'|'.join(Propose.verbs)}) ")
PROMISE = re.compile('"([^"]*)"')
"""Matches a written promise; `PROPOSAL` matches record lines that may contain some."""


async def add_player(tx: Transaction, now: float, **values: str) -> None:
    """Adds a player; the token and the client's address must already be hashed."""
    await tx.execute(insert(players).values(created=now, **values))


async def player_of_token(tx: Transaction, token: str) -> PlayerRow | None:
    """The player of a hashed token, if any."""
    query = select(*(players.c[name] for name in PlayerRow._fields)).where(players.c.token == token)
    row = (await tx.execute(query)).first()
    return PlayerRow(*row) if row else None


async def change_player(tx: Transaction, player: str, **values: str) -> None:
    """Changes columns of a player's row."""
    await tx.execute(update(players).where(players.c.id == player).values(**values))


async def seats_of_player(tx: Transaction, player: str) -> list[tuple[str, str]]:
    """A player's games and seats, newest game first, at most 200."""
    query = (
        select(seats.c.game, seats.c.seat)
        .join(games, games.c.id == seats.c.game)
        .where(seats.c.player == player)
        .order_by(games.c.created.desc())
        .limit(200)
    )
    return [(game, seat) for game, seat in await tx.execute(query)]


async def forget_player(tx: Transaction, player: str) -> list[str]:
    """Deletes a player and their name, messages, promises and notes in all games; returns the games."""
    query = select(seats.c.game, seats.c.seat).where(seats.c.player == player).order_by(seats.c.game)
    held = (await tx.execute(query)).all()
    for game, seat in held:
        await stored_games.version_of(tx, game, lock=True)
        said = f"{seat} says: "
        messages = update(lines).where(lines.c.game == game, lines.c.seat == seat)
        messages = messages.where(lines.c.text.startswith(said, autoescape=True))
        await tx.execute(messages.values(text=said + DELETED, asked=""))
        await _forget_promises(tx, game, seat)
        await stored_games.delete_snapshot(tx, game)
        where = (seats.c.game == game, seats.c.seat == seat)
        await tx.execute(update(seats).where(*where).values(name="", notes="", player=None))
        changes = {"version": games.c.version + 1, "scrubbed": games.c.scrubbed + 1}
        await tx.execute(update(games).where(games.c.id == game).values(**changes))
    await tx.execute(delete(players).where(players.c.id == player))
    return list(dict.fromkeys(game for game, _ in held))


async def _forget_promises(tx: Transaction, game: str, seat: str) -> None:
    """Replaces the promises that a seat wrote first, wherever others repeat them.

    Different promises stay different, so that the rules accept the same lines. Later positions change, so
    their hashes are deleted.
    """
    query = select(lines.c.number, lines.c.seat, lines.c.text).where(lines.c.game == game)
    found = await tx.execute(query.where(lines.c.text.contains('"')).order_by(lines.c.number))
    proposals = [row for row in found if PROPOSAL.match(row.text)]
    writers: dict[str, str] = {}
    for row in proposals:
        for promise in PROMISE.findall(row.text):
            writers.setdefault(promise, row.seat)
    free = (text for n in count(1) if (text := f"{DELETED} {n}") not in writers)
    left = {promise: next(free) if writer == seat else promise for promise, writer in writers.items()}
    its = lines.c.game == game
    changed = []
    for row in proposals:
        text = PROMISE.sub(lambda match: f'"{left[match[1]]}"', row.text)
        if text != row.text:
            changed.append(row.number)
            await tx.execute(
                update(lines).where(its, lines.c.number == row.number).values(text=text, asked="")
            )
    if changed:
        await tx.execute(update(lines).where(its, lines.c.number >= changed[0]).values(position=None))


# ---------------------------------------------------------------- notices


async def replace_notices(tx: Transaction, game: str, seat: SeatRow, kind: str, due: float) -> None:
    """Queues a notice for each way to reach a player, and deletes older notices for the same seat."""
    query = select(players.c.webhook, players.c.email, players.c.code).where(players.c.id == seat.player)
    found = (await tx.execute(query)).first()
    if found is None:
        return
    ways = {"webhook": found.webhook, "mail": found.email and not found.code}
    common = {"player": seat.player, "game": game, "seat": seat.seat}
    await tx.execute(delete(notices).where(*(notices.c[name] == value for name, value in common.items())))
    rows = [{**common, "kind": kind, "due": due, "way": way} for way, given in ways.items() if given]
    if rows:
        await tx.execute(insert(notices), rows)


async def next_notice(tx: Transaction, now: float) -> NoticeRow | None:
    """The first notice due that no other process has locked, now locked; None if there is none."""
    its = (notices.c[name] for name in ("id", "game", "seat", "kind", "way", "tries"))
    query = (
        select(
            *its,
            players.c.webhook,
            players.c.email,
            players.c.language,
            games.c.name,
            games.c.status,
            seats.c.since,
        )
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
    """Counts an attempt to send a notice, and sets when to try next."""
    query = update(notices).where(notices.c.id == notice.id)
    await tx.execute(query.values(tries=notice.tries + 1, due=due))


async def postpone_all_notices(tx: Transaction, due: float) -> None:
    """Sets the time of the next attempt for all notices."""
    await tx.execute(update(notices).values(due=due))


async def delete_notice(tx: Transaction, notice: NoticeRow) -> None:
    """Deletes a notice."""
    await tx.execute(delete(notices).where(notices.c.id == notice.id))
