"""The least that a server of this kind can do, as a baseline for the real one in the same run.

It reads the same body, appends one row with the same durability and sends one message to the three live
connections of the game. It knows no rules, no secrets, no limits and no errors. Like the real server, it
accepts actions as requests and over the live connection.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections import defaultdict
from socket import socket

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from maria.server.models import Act

app = FastAPI()
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA journal_mode=WAL")
database.execute("PRAGMA synchronous=FULL")
database.execute("CREATE TABLE lines (game TEXT, id TEXT, step TEXT, action TEXT)")
listeners: defaultdict[str, set[WebSocket]] = defaultdict(set)


async def append(game: str, wanted: Act) -> None:
    """Appends one row, and sends one message to every listener."""
    database.execute("BEGIN IMMEDIATE")
    database.execute("INSERT INTO lines VALUES (?, ?, ?, ?)", (game, wanted.id, wanted.step, wanted.action))
    database.execute("COMMIT")
    text = json.dumps({"id": wanted.id, "action": wanted.action})
    await asyncio.gather(*(listener.send_text(text) for listener in listeners[game]))


@app.post("/games/{game}/act")
async def act(game: str, wanted: Act) -> dict[str, str]:
    """Accepts an action as a request."""
    await append(game, wanted)
    return {"done": wanted.id}


@app.websocket("/live/{game}")
async def live(connection: WebSocket, game: str) -> None:
    """Serves a live connection, which also accepts actions."""
    await connection.accept()
    listeners[game].add(connection)
    await connection.send_text("{}")
    try:
        while True:
            content = json.loads(await connection.receive_text())
            del content["do"]
            await append(game, Act.model_validate(content))
    except WebSocketDisconnect:
        listeners[game].discard(connection)


class Server(uvicorn.Server):
    """Prints its address, as the real one does."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Starts to listen."""
        await super().startup()
        address = f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}"
        print(json.dumps({"address": address}), flush=True)


if __name__ == "__main__":
    config = uvicorn.Config(
        app, port=0, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False
    )
    Server(config).run()
