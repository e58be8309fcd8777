"""A recorded game as a seat hears of it, update by update: `recorded.py RECORD FROM UNTIL SEAT`."""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

from maria.history import History
from maria.server.app import create_app
from maria.server.packdata import pack_data
from maria.server.packs import newest
from maria.server.settings import ClientLimits, Settings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from fastapi.testclient import TestClient

NO_LIMITS = ClientLimits(requests=10**6, burst=10**6, penalty=0.01)
RECORDS = Path(__file__).parents[2] / "tests/releases/0.2.0/records"


def main(name: str, first: int, until: int, seat: str) -> None:
    """Prints the pack, and for each line of the record the update that the seat gets."""
    record = gzip.decompress((RECORDS / f"{name}.txt.gz").read_bytes()).decode()
    header, _, _ = record.partition("\n\n")
    lines = [move.line for move in History.load(record).game.moves]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.sqlite"
        app = create_app(Settings(database, limits=NO_LIMITS, address="http://testserver"))
        with TestClient(app) as client:
            text = "\n".join([header, "", *lines[:first], ""])
            made = client.post("/api/games/load", json={"record": text}).json()
            game, keys = made["game"]["id"], {}
            for number, (name, link) in enumerate(made["tokens"].items()):
                key = f"{number:022d}"
                body = {"name": name.title(), "value": f"{number:064x}", "key": key}
                _done(client, "take", game, link, body)
                keys[name] = key
            updates = [_update(client, game, seat, keys[seat], 0)]
            for number, line in enumerate(lines[first:until]):
                actor, _, action = line.partition(": ")
                step = _update(client, game, actor, keys[actor], 10**6)["table"]["step"]
                _done(
                    client,
                    f"act?seat={actor}",
                    game,
                    keys[actor],
                    {"id": f"{number:016d}", "step": step, "action": action},
                )
                updates.append(_update(client, game, seat, keys[seat], updates[-1]["table"]["seq"]))
    print(json.dumps({"pack": pack_data(newest()).model_dump(), "updates": updates}))


def _done(client: TestClient, path: str, game: str, token: str, body: dict[str, str]) -> None:
    answer = client.post(f"/api/games/{game}/{path}", json=body, headers={"Authorization": f"Bearer {token}"})
    assert answer.is_success, answer.text


def _update(client: TestClient, game: str, seat: str, token: str, after: int) -> dict[str, Any]:
    path = f"/api/games/{game}/updates?after={after}&seat={seat}"
    found: dict[str, Any] = client.get(path, headers={"Authorization": f"Bearer {token}"}).json()
    return found


if __name__ == "__main__":
    name, first, until, seat = sys.argv[1:]
    main(name, int(first), int(until), seat)
