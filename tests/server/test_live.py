"""Live connections: everybody sees who is there."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from pathlib import Path
from random import Random

from server.client import Client, create
from server.serving import serve


def online(client: Client) -> list[bool]:
    return [seat["online"] for seat in client.table["game"]["seats"]] if client.table else []


async def come_and_go(url: str) -> None:
    created = await create(url, variant="introductory", seats={"louis": {"kind": "bot"}})
    game, tokens = created["game"]["id"], created["tokens"]
    async with (
        aclosing(Client(url, game, tokens["maria_theresa"], Random(1))) as anna,
        aclosing(Client(url, game, tokens["frederick"], Random(2))) as karl,
    ):
        for person in (anna, karl):
            await person.take("somebody")
        await anna.connect()
        for present in (True, False, True):
            await (karl.connect() if present else karl.disconnect())
            there = [True, present, False]
            await anna.until(lambda client, there=there: online(client) == there)  # type: ignore[misc]


def test_everybody_sees_who_is_there(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'maria.sqlite'}") as server:
        asyncio.run(come_and_go(server.url))
