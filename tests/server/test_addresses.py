"""Clients' addresses, which are stored only for counting: hashed with a key of each database."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select

from conftest import ROOT
from maria.server.access import ADDRESS_KEY, hash_client
from maria.server.lobby import create_game
from maria.server.models import NewGame
from maria.server.storage.database import Database
from maria.server.storage.schema import games, server
from server.inside import Inside, Minds, inside

CLIENT = "198.51.100.7"


def run(url: str, test: Callable[[Inside], Awaitable[None]]) -> None:
    async def main() -> None:
        async with inside(url, Minds()) as process:
            await test(process)

    asyncio.run(main())


async def column(database: Database, wanted: Any) -> list[str]:
    async with database.reading() as tx:
        return list((await tx.execute(select(wanted))).scalars())


def test_an_address_cannot_be_found_by_trying_all_of_them(database_url: str) -> None:
    async def test(process: Inside) -> None:
        database = process.rooms.database
        for _ in range(2):
            await create_game(process.rooms, NewGame.model_validate({}), CLIENT)
        (creator,) = set(await column(database, games.c.creator))
        assert creator == await hash_client(database, CLIENT) != hashlib.sha256(CLIENT.encode()).hexdigest()
        assert await hash_client(database, "198.51.100.8") != creator
        (key,) = set(await column(database, server.c.value))
        assert len(key) == 64

    run(database_url, test)


def test_two_who_make_the_key_at_once_have_the_same(database_url: str) -> None:
    async def test(process: Inside) -> None:
        other = Database(database_url)
        try:
            both = (process.rooms.database, other) if not other.sqlite else (process.rooms.database,) * 2
            hashes = await asyncio.gather(*(hash_client(one, CLIENT) for one in both * 5))
            assert len(set(hashes)) == 1
            assert await column(other, server.c.name) == [ADDRESS_KEY]
        finally:
            await other.close()

    run(database_url, test)


def test_each_database_has_a_key_of_its_own(tmp_path: Path) -> None:
    hashes: set[str] = set()

    async def test(process: Inside) -> None:
        hashes.add(await hash_client(process.rooms.database, CLIENT))

    for name in ("one", "two"):
        run(f"sqlite:///{tmp_path / name}", test)
    assert len(hashes) == 2


def test_what_an_older_release_kept_of_addresses_is_deleted(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    file.write_bytes(gzip.decompress((ROOT / "tests/releases/0.1.0/games.sqlite.gz").read_bytes()))

    async def test(process: Inside) -> None:
        assert set(await column(process.rooms.database, games.c.creator)) == {""}

    run(f"sqlite:///{file}", test)
