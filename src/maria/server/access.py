"""Who may: the tokens of seats and of players, and how they and the addresses of clients are kept."""

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


def seat_finder(token: str, player: str | None = None, seat: str | None = None) -> SeatFinder:
    """The seat that a token opens: the seat's own token, or that of the player who sits there."""
    key = hash_token(token)

    def find(room: Room) -> int:
        for number, entry in enumerate(room.seats):
            opens = hmac.compare_digest(entry.token, key) or (player and entry.player == player)
            if opens and (not seat or entry.seat == seat):
                return number
        raise Refused(403, "server-not-your-seat")

    return find


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
    return seat_finder(token, player, seat)


async def audience_of(database: Database, room: Room, token: str | None, seat: str | None) -> Audience:
    """As whom somebody looks on: a seat with its token or its player's, or a spectator if allowed."""
    if token:
        return (await finder_of(database, room, token, seat))(room)
    if room.row.watch == "nobody":
        raise Refused(403, "server-no-spectators")
    return None
