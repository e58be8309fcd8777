"""Access control: links and keys of seats, players and hosts; how they and client addresses are stored.

A link leads to a free seat: its holder may watch and sit down. The client that sits down supplies its own
key. From then on the key opens the seat, and the link no longer works.
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
"""Returns the seat of a room that a caller may act for; raises `Refused` if there is none."""


def new_token() -> str:
    """A new unguessable token of 128 bits."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> str:
    """The hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


async def hash_client(database: Database, client: str) -> str:
    """The stored hash of a client's address; keyed per database, so that nobody can brute-force it."""
    async with database.reading() as tx:
        key = await memory.recall(tx, ADDRESS_KEY)
    if key is None:
        async with database.writing() as tx:
            key = await memory.recall_or_set(tx, ADDRESS_KEY, secrets.token_hex(32))
    return hmac.new(bytes.fromhex(key), client.encode(), hashlib.sha256).hexdigest()


def seat_finder(key: str, player: str | None = None, seat: str | None = None) -> SeatFinder:
    """Finds the seat that a hashed token opens, or one that the player holds; a link opens none."""

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
    """Finds the seat that a link leads to; for a repeated request, the seat already taken with this key."""
    link, key = hash_token(link), hash_token(key)

    def find(room: Room) -> int:
        for known in (link, key):
            for number, entry in enumerate(room.seats):
                if hmac.compare_digest(entry.token, known):
                    return number
        raise Refused(403, "server-no-seat")

    return find


def host_finder(token: str, seat: str) -> SeatFinder:
    """Finds any seat by name for the game's host, until the game begins."""
    key = hash_token(token)

    def find(room: Room) -> int:
        if not is_host(room, key):
            raise Refused(403, "server-no-host")
        if seat not in room.row.seat_names:
            raise Refused(404, "server-unknown-seat", seat=seat, seats=Several(tuple(room.row.seat_names)))
        return room.number_of(seat)

    return find


def is_host(room: Room, key: str) -> bool:
    """Whether this is the hashed key of the host of a game that has not begun."""
    return room.status == "waiting" and hmac.compare_digest(room.row.host, key)


def is_guest(room: Room, key: str) -> bool:
    """Whether a hashed token admits a spectator: it is a free seat's link, or the host's key."""
    free = (entry.token for entry in room.seats if entry.is_free)
    return any(hmac.compare_digest(link, key) for link in free) or is_host(room, key)


async def find_player(database: Database, token: str, key: str = "server-no-player") -> PlayerRow:
    """The player of a personal link; raises `Refused` with the message `key` if there is none."""
    async with database.reading() as tx:
        found = await players.player_of_token(tx, hash_token(token))
    if found is None:
        raise Refused(401, key)
    return found


async def find_seat(database: Database, token: str, status: int = 404) -> tuple[str, str]:
    """The game and the seat that a token belongs to; raises `Refused` if there is none."""
    async with database.reading() as tx:
        found = await games.seat_of_token(tx, hash_token(token))
    if found is None:
        raise Refused(status, "server-no-seat")
    return found


async def finder_of(database: Database, room: Room, token: str, seat: str | None) -> SeatFinder:
    """A finder for the seat that a token opens in a room; `seat` picks one if a player has several."""
    player, key = None, hash_token(token)
    if not any(hmac.compare_digest(entry.token, key) for entry in room.seats):
        player = (await find_player(database, token, "server-not-your-seat")).id
    return seat_finder(key, player, seat)


async def audience_of(database: Database, room: Room, token: str | None, seat: str | None) -> Audience:
    """The audience a token admits to: a seat with its own or its player's key, else spectators if allowed."""
    if token and not is_guest(room, hash_token(token)):
        return (await finder_of(database, room, token, seat))(room)
    if not token and room.row.watch == "nobody":
        raise Refused(403, "server-no-spectators")
    return None
