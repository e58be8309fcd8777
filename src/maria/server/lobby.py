"""Creates games: new ones, or continued from a record or from a moment of a finished game."""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from maria import record
from maria.game import ENGINE
from maria.history import History
from maria.rules.variants import find_variant
from maria.server.access import hash_client, hash_token, new_token
from maria.server.commands import begin, known_bot
from maria.server.meter import in_thread
from maria.server.models import BotSeat, Branch, LoadedGame, NewGame, Refused, Seats
from maria.server.packs import newest, packs
from maria.server.room import RECORD, TABLE, Room
from maria.server.rooms import Rooms
from maria.server.settings import DAY
from maria.server.storage import games, schema
from maria.server.storage.schema import GameRow, LineRow, SeatRow
from maria.server.table_events import GameBegins
from maria.texts.message import Several


class Made(NamedTuple):
    """A new game, the links to the seats for people, and the host's key."""

    room: Room
    links: dict[str, str]
    host: str


async def create_game(rooms: Rooms, wanted: NewGame, client: str) -> Made:
    """Creates a game; it begins at once if all seats are bots. Raises an error for wrong settings."""
    record.check_setting(wanted.variant, wanted.players, wanted.options)
    names = find_variant(wanted.variant, wanted.players, wanted.options).seats
    bots = _bots(wanted.seats, names)
    row = GameRow(
        **_common(wanted.name, await hash_client(rooms.database, client), rooms.settings.now()),
        **wanted.model_dump(include={"variant", "players", "watch", "days", "stand_in"}),
        hints=_one_against_bots(names, bots) if wanted.hints is None else wanted.hints,
        options=json.dumps(sorted(set(wanted.options))),
        pack=newest().pack.hash,
        engine=ENGINE,
        status="waiting",
        secret=secrets.token_hex(32),
    )
    links, host = await _add(rooms, row, bots, [])
    if len(bots) == len(names):
        await rooms.change(row.id, lambda room: 0, begin)
    return Made(await rooms.get(row.id), links, host)


def _bots(seats: Seats, names: Sequence[str]) -> dict[str, BotSeat]:
    """The seats given to bots; refuses unknown seats and unknown bots."""
    for name in seats:
        if name not in names:
            raise Refused(422, "server-unknown-seat", seat=name[:30], seats=Several(tuple(names)))
    bots = {name: seat for name, seat in seats.items() if isinstance(seat, BotSeat)}
    for bot in bots.values():
        known_bot(bot.bot)
    return bots


async def load_game(rooms: Rooms, wanted: LoadedGame, client: str) -> Made:
    """Creates a game from a record: to continue, or to step through if it is over."""
    history = await in_thread(_read_record, wanted.record)
    return await go_on(rooms, history, wanted.name, client, {}, wanted.hints)


async def branch_game(rooms: Rooms, room: Room, wanted: Branch, client: str) -> Made:
    """Creates a game that continues from a moment of a finished one, which holds no secrets any longer."""
    if room.status != "over" or room.history is None:
        raise Refused(409, "server-not-over")
    until = room.lines_until(None, wanted.seq, every=True)
    lines = [line.own for line in room.history.lines[:until]]
    history = await in_thread(_read_record, "\n".join([*room.history.game.header.lines(), *lines]))
    if history.game.outcome:
        raise Refused(409, "server-over")
    bots = _bots(wanted.seats, history.seats)
    return await go_on(rooms, history, room.row.name, client, bots, _one_against_bots(history.seats, bots))


def _one_against_bots(seats: Sequence[str], bots: Collection[str]) -> bool:
    """Whether one person plays against bots only, so that hints harm nobody."""
    return len(bots) == len(seats) - 1


async def go_on(
    rooms: Rooms, history: History, name: str, client: str, bots: dict[str, BotSeat], hints: bool
) -> Made:
    """Creates a game that continues a given history."""
    game, seats, now = history.game, history.seats, rooms.settings.now()
    header, outcome = game.header, game.outcome
    lines = [LineRow(1, now, seats[0], TABLE, GameBegins.kind)]
    for number, line in enumerate(history.lines, 2):
        lines.append(LineRow(number, now, seats[line.seat], RECORD, line.own))
    row = GameRow(
        **_common(name, await hash_client(rooms.database, client), now),
        variant=header.variant,
        players=header.players,
        options=json.dumps(sorted(header.option_names())),
        pack=header.hash,
        engine=header.engine,
        status="running",
        seed=header.seed,
        lines=len(lines),
        hints=hints,
    )
    if outcome:
        row.status, row.ended, row.winner, row.rule = "over", "rules", outcome.winner, outcome.rule
    links, host = await _add(rooms, row, bots, lines)
    if not outcome:
        await rooms.change(row.id, lambda room: 0, lambda draft: None)
    return Made(await rooms.get(row.id), links, host)


def _read_record(text: str) -> History:
    """The history of a record, with the pack it was made with; raises RecordError if the record is wrong."""
    header, _ = record.read_header(text)
    if header.position:
        raise record.RecordError(1, "record-not-from-set-up")
    return History.load(text, packs().get(header.hash))


def _common(name: str, creator: str, now: float) -> dict[str, Any]:
    """The fields that all new games have."""
    common = {"id": secrets.token_urlsafe(12), "name": " ".join(name.split())}
    return {**common, "creator": creator, "created": now, "changed": now}


async def _add(
    rooms: Rooms, row: GameRow, bots: dict[str, BotSeat], lines: list[LineRow]
) -> tuple[dict[str, str], str]:
    """Adds a game to the database and returns its links and the host's key; refuses past the daily limit."""
    tokens, host = {seat: new_token() for seat in row.seat_names}, new_token()
    row.host = hash_token(host)
    of_bots = {name: {"taken": True, **bot.model_dump()} for name, bot in bots.items()}
    sitting = [SeatRow(seat, hash_token(token), **of_bots.get(seat, {})) for seat, token in tokens.items()]
    most = rooms.settings.limits.games
    async with rooms.database.writing() as tx:
        if await games.count_created(tx, schema.games, row.creator, row.created - DAY) >= most:
            raise Refused(429, "server-too-many-games", most=most)
        await games.add_game(tx, row, sitting, lines)
    return {seat: token for seat, token in tokens.items() if seat not in bots}, host
