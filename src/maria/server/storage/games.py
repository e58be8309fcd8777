"""Games, their seats and their lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Table,
    Update,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from maria.server.settings import DAY
from maria.server.storage.database import Transaction
from maria.server.storage.schema import (
    NEVER,
    GameRow,
    LineRow,
    RequestId,
    SeatRow,
    analyses,
    fields_of,
    games,
    lines,
    seats,
    snapshots,
)

OF_LINE = ("game", *LineRow._fields, *RequestId._fields)
AT_ONCE = 200
"""The most rows that a query for due work returns."""
THIS_GAME = games.c.id == bindparam("game")
THIS_SEAT = and_(seats.c.game == bindparam("of_game"), seats.c.seat == bindparam("of_seat"))
GAMES = select(*(games.c[name] for name in GameRow.__slots__))
THE_GAME = GAMES.where(THIS_GAME)
ITS_VERSION = select(games.c.version).where(THIS_GAME)
ITS_VERSION_LOCKED = ITS_VERSION.with_for_update()
ITS_SEATS = select(*(seats.c[name] for name in SeatRow.__slots__)).where(seats.c.game == bindparam("game"))
ITS_LINES = (
    select(*(lines.c[name] for name in LineRow._fields))
    .where(lines.c.game == bindparam("game"), lines.c.number > bindparam("known"))
    .where(lines.c.number <= bindparam("last"))
    .order_by(lines.c.number)
)
ADD_LINES = insert(lines)
"""The statements that run for every action, built once."""


class DuplicateLine(Exception):
    """A line whose number or request id already exists."""


class DuplicateKey(Exception):
    """A key that another seat already has."""


# ---------------------------------------------------------------- one game


async def version_of(tx: Transaction, game: str, lock: bool = False) -> int | None:
    """The version of a game, or None if there is none; `lock` locks its row until the transaction ends."""
    statement = ITS_VERSION_LOCKED if lock else ITS_VERSION
    found = await tx.execute_often(statement, {"game": game})
    return found[0][0] if found else None


async def game_row(tx: Transaction, game: str) -> GameRow | None:
    """A game's row, or None if there is no such game."""
    row = (await tx.execute(THE_GAME, {"game": game})).first()
    return GameRow(*row) if row else None


async def seats_of(tx: Transaction, game: str) -> dict[str, SeatRow]:
    """A game's seats by name."""
    return {row.seat: SeatRow(*row) for row in await tx.execute(ITS_SEATS, {"game": game})}


async def lines_of(tx: Transaction, game: str, known: int, last: int) -> list[LineRow]:
    """A game's lines with numbers above `known`, up to `last`."""
    values = {"game": game, "known": known, "last": last}
    return [LineRow(*row) for row in await tx.execute(ITS_LINES, values)]


async def request_hash(tx: Transaction, game: str, seat: str, action: str | None) -> str | None:
    """The hash stored with a seat's request id; None if it was not carried out, empty in older games."""
    its = (lines.c.game == game, lines.c.seat == seat, lines.c.action == action)
    asked: str | None = (await tx.execute(select(lines.c.asked).where(*its))).scalar()
    return asked


async def add_game(tx: Transaction, row: GameRow, sitting: Iterable[SeatRow], new: Sequence[LineRow]) -> None:
    """Adds a game with its seats and lines."""
    await tx.execute(insert(games).values(**asdict(row)))
    await tx.execute(insert(seats), [{"game": row.id, **asdict(seat)} for seat in sitting])
    if new:
        await add_lines(tx, row.id, [(line, NEVER) for line in new])


async def add_lines(tx: Transaction, game: str, new: Iterable[tuple[LineRow, RequestId]]) -> None:
    """Adds lines with their request ids to a game; raises DuplicateLine if one exists."""
    rows = [dict(zip(OF_LINE, (game, *line, *once), strict=True)) for line, once in new]
    try:
        await tx.execute_often(ADD_LINES, rows)
    except IntegrityError:
        raise DuplicateLine from None


async def change_game(tx: Transaction, was: GameRow, row: GameRow) -> None:
    """Writes the changed columns of a game's row."""
    changed = _changed(was, row)
    await tx.execute_often(_change(games, THIS_GAME, tuple(changed)), {"game": row.id, **changed})


async def change_seats(tx: Transaction, game: str, seated: Iterable[tuple[SeatRow, SeatRow]]) -> None:
    """Writes the changed columns of seats, given as pairs of old and new; DuplicateKey if a key is taken."""
    try:
        for was, seat in seated:
            changed = _changed(was, seat)
            values = {"of_game": game, "of_seat": seat.seat, **changed}
            await tx.execute_often(_change(seats, THIS_SEAT, tuple(changed)), values)
    except IntegrityError:
        raise DuplicateKey from None


def _changed(was: GameRow | SeatRow, row: GameRow | SeatRow) -> dict[str, Any]:
    """The changed fields of a row."""
    both = zip(row.__slots__, fields_of(was), fields_of(row), strict=True)
    return {name: new for name, old, new in both if old is not new and old != new}


@cache
def _change(table: Table, which: ColumnElement[bool], names: tuple[str, ...]) -> Update:
    """A statement that updates these columns only; updating all would rewrite the indexes as well."""
    return update(table).where(which).values({table.c[name]: bindparam(name) for name in names})


async def notes_of(tx: Transaction, game: str, seat: str) -> str:
    """A seat's private notes."""
    query = select(seats.c.notes).where(seats.c.game == game, seats.c.seat == seat)
    return str((await tx.execute(query)).scalar_one())


async def change_notes(tx: Transaction, game: str, seat: str, notes: str) -> None:
    """Changes a seat's private notes."""
    query = update(seats).where(seats.c.game == game, seats.c.seat == seat)
    await tx.execute(query.values(notes=notes))


# ---------------------------------------------------------------- snapshots


async def snapshot_of(tx: Transaction, game: str, build: str) -> tuple[int, bytes] | None:
    """The number of lines and the content of a game's snapshot by this build, if any."""
    its = (snapshots.c.game == game, snapshots.c.build == build)
    row = (await tx.execute(select(snapshots.c.lines, snapshots.c.content).where(*its))).first()
    return (row.lines, row.content) if row else None


async def keep_snapshot(tx: Transaction, row: GameRow, build: str, content: bytes) -> None:
    """Stores a game's snapshot in place of an older one, unless words in the game were deleted meanwhile."""
    query = select(games.c.scrubbed).where(games.c.id == row.id).with_for_update()
    if (await tx.execute(query)).scalar() != row.scrubbed:
        return
    await delete_snapshot(tx, row.id)
    values = {"game": row.id, "lines": row.lines, "build": build, "content": content}
    await tx.execute(insert(snapshots).values(**values))


async def delete_snapshot(tx: Transaction, game: str) -> None:
    """Deletes a game's snapshot."""
    await tx.execute(delete(snapshots).where(snapshots.c.game == game))


# ---------------------------------------------------------------- analyses


async def analysis_of(tx: Transaction, game: str) -> str | None:
    """A game's analysis as JSON, if any."""
    found: str | None = (await tx.execute(select(analyses.c.content).where(analyses.c.game == game))).scalar()
    return found


async def keep_analysis(tx: Transaction, game: str, content: str) -> None:
    """Stores a game's analysis in place of an older one."""
    await tx.execute(delete(analyses).where(analyses.c.game == game))
    await tx.execute(insert(analyses).values(game=game, content=content))


# ---------------------------------------------------------------- finding games


async def seat_of_token(tx: Transaction, token: str) -> tuple[str, str] | None:
    """The game and the seat of a hashed token, if any."""
    row = (await tx.execute(select(seats.c.game, seats.c.seat).where(seats.c.token == token))).first()
    return (row.game, row.seat) if row else None


async def public_games(tx: Transaction, before: float) -> list[str]:
    """Begun games that anyone may watch, created before a time; newest first, at most 20."""
    query = select(games.c.id).where(games.c.watch == "anyone", games.c.created < before)
    query = query.where(games.c.status != "waiting").order_by(games.c.created.desc()).limit(20)
    return list((await tx.execute(query)).scalars())


async def count_created(tx: Transaction, table: Table, creator: str, since: float) -> int:
    """How many games or players a client has created since a time."""
    query = select(func.count(table.c.id)).where(table.c.creator == creator, table.c.created > since)
    return int((await tx.execute(query)).scalar_one())


async def late_seats(tx: Transaction, now: float, remind: float) -> list[tuple[str, str, bool]]:
    """Seats to remind after this fraction of their time, or to hand to a bot (True) after all of it."""
    passed, whole = now - seats.c.since, games.c.days * DAY
    due = and_(~seats.c.reminded, passed >= whole * remind)
    replace = and_(games.c.stand_in, passed >= whole)
    query = (
        select(games.c.id, seats.c.seat, replace)
        .join(seats, seats.c.game == games.c.id)
        .where(games.c.status == "running", games.c.days.is_not(None))
        .where(seats.c.kind == "person", ~seats.c.standing_in, ~seats.c.resigned)
        .where(or_(due, replace))
    )
    return [(game, seat, gone) for game, seat, gone in await tx.execute(query.limit(AT_ONCE))]


# ---------------------------------------------------------------- lost time


RUNNING = games.c.status == "running"


async def last_change(tx: Transaction) -> float | None:
    """The time of the latest change of any game."""
    changed: float | None = (await tx.execute(select(func.max(games.c.changed)))).scalar()
    return changed


async def latest_wait(tx: Transaction) -> float | None:
    """The latest time since which a running game has been waiting for a seat."""
    query = select(func.max(seats.c.since)).join(games, games.c.id == seats.c.game).where(RUNNING)
    since: float | None = (await tx.execute(query)).scalar()
    return since


async def give_time_back(tx: Transaction, lost: float, now: float) -> None:
    """Moves the start of all waits `lost` seconds later, but never past `now`."""
    running = select(games.c.id).where(RUNNING)
    await tx.execute(running.order_by(games.c.id).with_for_update())  # in this order to avoid deadlocks
    await tx.execute(update(games).where(RUNNING).values(version=games.c.version + 1))
    later = seats.c.since + lost
    waited_for = update(seats).where(seats.c.since.is_not(None), seats.c.game.in_(running))
    await tx.execute(waited_for.values(since=case((later > now, now), else_=later)))


# ---------------------------------------------------------------- leases on the bots of a game


def _is_free(process: str, now: float) -> ColumnElement[bool]:
    """Matches games whose bots no other process has a lease on."""
    return or_(games.c.keeper.is_(None), games.c.keeper == process, games.c.keeper_until < now)


async def games_with_bots_due(tx: Transaction, process: str, now: float) -> list[str]:
    """Games in which a bot has something to do and no other process has the lease."""
    query = select(games.c.id).where(games.c.status == "running", games.c.bot_due, _is_free(process, now))
    return list((await tx.execute(query.limit(AT_ONCE))).scalars())


async def claim_bots(tx: Transaction, game: str, process: str, now: float, until: float) -> bool:
    """Claims or renews the lease on a game's bots; False if another process has it."""
    query = update(games).where(games.c.id == game, _is_free(process, now))
    return bool((await tx.execute(query.values(keeper=process, keeper_until=until))).rowcount)


async def release_bots(tx: Transaction, process: str) -> None:
    """Releases all leases of this process."""
    await tx.execute(update(games).where(games.c.keeper == process).values(keeper=None))


async def shorten_leases(tx: Transaction, until: float) -> None:
    """Ends all leases at this time at the latest."""
    await tx.execute(update(games).where(games.c.keeper_until > until).values(keeper_until=until))
