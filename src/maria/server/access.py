"""Who may: links and keys of seats, of players and hosts; how they and the addresses of clients are kept.

A link leads to a seat that nobody has taken: with it one looks on and sits down. Whoever sits down brings a
key of his own, which opens the seat from then on, and the link opens nothing any more.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable

from maria.server.models import Refused
from maria.server.room import Audience, Room
from maria.server.storage import games, memory, players
from maria.server.storage.database import Database
from maria.server.storage.schema import PlayerRow
from maria.texts.message import Several

ADDRESS_KEY = "address-key"
SeatFinder = Callable[[Room], int]
"""Which seat of a room somebody may act for; refuses who may for none."""


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> str:
    """How a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


async def hash_client(database: Database, client: str) -> str:
    """How the address of a client is kept: by a key of this database's own, or one could try them all."""
    async with database.reading() as tx:
        key = await memory.recall(tx, ADDRESS_KEY)
    if key is None:
        async with database.writing() as tx:
            key = await memory.recall_or_begin(tx, ADDRESS_KEY, secrets.token_hex(32))
    return hmac.new(bytes.fromhex(key), client.encode(), hashlib.sha256).hexdigest()


def seat_finder(key: str, player: str | None = None, seat: str | None = None) -> SeatFinder:
    """The seat that a hashed token opens, or the player of which sits there; a link opens none."""

    def find(room: Room) -> int:
        for number, entry in enumerate(room.seats):
            opens = hmac.compare_digest(entry.token, key) or (player and entry.player == player)
            if opens and (not seat or entry.seat == seat):
                if entry.is_free:
                    raise Refused(409, "server-not-taken")
                return number
        raise Refused(403, "server-not-your-seat")

    return find


def link_finder(link: str, key: str) -> SeatFinder:
    """The seat that a link leads to; where it comes a second time, the one that was taken with this key."""
    link, key = hash_token(link), hash_token(key)

    def find(room: Room) -> int:
        for known in (link, key):
            for number, entry in enumerate(room.seats):
                if hmac.compare_digest(entry.token, known):
                    return number
        raise Refused(403, "server-no-seat")

    return find


def host_finder(token: str, seat: str) -> SeatFinder:
    """A seat, for whoever has made the game, until it begins."""
    key = hash_token(token)

    def find(room: Room) -> int:
        if not is_host(room, key):
            raise Refused(403, "server-no-host")
        if seat not in room.row.seat_names:
            raise Refused(404, "server-unknown-seat", seat=seat, seats=Several(tuple(room.row.seat_names)))
        return room.number_of(seat)

    return find


def is_host(room: Room, key: str) -> bool:
    """Whether this is the hashed key of whoever has made a game that has not begun."""
    return room.status == "waiting" and hmac.compare_digest(room.row.host, key)


def is_guest(room: Room, key: str) -> bool:
    """Whether somebody may look on as a spectator does: by a link, or as the host before the beginning."""
    free = (entry.token for entry in room.seats if entry.is_free)
    return any(hmac.compare_digest(link, key) for link in free) or is_host(room, key)


async def find_player(database: Database, token: str, key: str = "server-no-player") -> PlayerRow:
    """The player of a personal link; who is none is told why not."""
    async with database.reading() as tx:
        found = await players.player_of_token(tx, hash_token(token))
    if found is None:
        raise Refused(401, key)
    return found


async def find_seat(database: Database, token: str, status: int = 404) -> tuple[str, str]:
    """The game and the seat of a seat's token."""
    async with database.reading() as tx:
        found = await games.seat_of_token(tx, hash_token(token))
    if found is None:
        raise Refused(status, "server-no-seat")
    return found


async def finder_of(database: Database, room: Room, token: str, seat: str | None) -> SeatFinder:
    """The seat that a token opens in a room; of a player's several, the one that he names."""
    player, key = None, hash_token(token)
    if not any(hmac.compare_digest(entry.token, key) for entry in room.seats):
        player = (await find_player(database, token, "server-not-your-seat")).id
    return seat_finder(key, player, seat)


async def audience_of(database: Database, room: Room, token: str | None, seat: str | None) -> Audience:
    """As whom somebody looks on: a seat with its key or its player's, or a spectator if allowed."""
    if token and not is_guest(room, hash_token(token)):
        return (await finder_of(database, room, token, seat))(room)
    if not token and room.row.watch == "nobody":
        raise Refused(403, "server-no-spectators")
    return None
