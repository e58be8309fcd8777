"""Connections without a complete request: however many there are, new clients get in."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from websockets.sync.client import connect

from maria.server import uvicorn_config
from maria.server.uvicorn_config import AHEAD, LiveProtocol, Waiting, allow_open_files
from server.nearby import GENEROUS, nearby
from server.serving import COMMAND, running
from waiting import PATIENCE, soon

HEAD = b"GET /health HT"
BODY = b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 12\r\n\r\n{"
WHOLE = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture(autouse=True)
def endless_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes timeouts so long that they do not help the server here."""
    monkeypatch.setattr(uvicorn_config, "HEAD_TIMEOUT", 10 * PATIENCE)
    monkeypatch.setattr("maria.server.middleware.BODY_TIMEOUT", 10 * PATIENCE)


@contextmanager
def half_open(address: str, count: int, sent: bytes) -> Iterator[list[socket.socket]]:
    """Opens connections and sends a part of a request on each."""
    port = httpx.URL(address).port
    with ExitStack() as stack:
        lines = []
        for _ in range(count):
            lines.append(stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE)))
            lines[-1].sendall(sent)
        yield lines


def is_closed(line: socket.socket) -> bool:
    """Whether the server has closed a connection."""
    line.setblocking(False)
    try:
        return line.recv(65536) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def answered(url: str) -> bool:
    """Whether the server answers a new client."""
    with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
        return client.get(f"{url}/health").status_code == 200


@pytest.mark.parametrize("sent", [b"", HEAD, BODY], ids=["nothing", "half a head", "half a body"])
def test_whoever_sends_half_requests_keeps_nobody_out(tmp_path: Path, sent: bytes) -> None:
    allow_open_files()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    count = min(1_100, (files - 200) // 2)
    limits = replace(GENEROUS, connections=50)
    with (
        nearby(tmp_path / "maria.sqlite", limits=limits) as served,
        half_open(served.url, count, sent) as lines,
    ):
        assert answered(served.url)
        soon(lambda: sum(map(is_closed, lines)) >= count - 50)
        assert answered(served.url)
        assert [is_closed(line) for line in lines[-40:]] == [False] * 40, "the oldest ones go"
        assert served.logged.faults() == []


def test_where_a_process_may_open_few_files_new_clients_get_in_too(tmp_path: Path) -> None:
    """With `ulimit -n 256`: 400 incomplete requests, from any number of clients."""
    words = [*COMMAND, "--port", "0", "--rate", "100000", "--database", f"sqlite:///{tmp_path / 'm.sqlite'}"]
    with (
        running(["sh", "-c", 'ulimit -n 256 && exec "$@"', "sh", *words]) as served,
        half_open(served.url, 400, HEAD),
    ):
        assert answered(served.url)
        assert not [line for line in served.logs if "out of system resource" in line]


def test_connections_behind_a_proxy_are_not_counted_by_address(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections=5)
    with (
        nearby(tmp_path / "maria.sqlite", limits=limits, behind_proxy=True) as served,
        half_open(served.url, 20, HEAD) as lines,
    ):
        assert answered(served.url)
        assert not any(map(is_closed, lines))


def test_who_waits_for_his_next_request_counts_again(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections=5)
    with (
        nearby(tmp_path / "maria.sqlite", limits=limits) as served,
        half_open(served.url, 1, WHOLE) as (line,),
    ):
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        with half_open(served.url, 10, HEAD):
            soon(lambda: is_closed(line))


def test_neither_a_request_under_way_nor_a_live_connection_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, held = threading.Event(), threading.Event()
    limits = replace(GENEROUS, connections=5)
    with nearby(tmp_path / "maria.sqlite", limits=limits) as served:
        game, _ = served.new_game()

        async def probe() -> None:
            begun.set()
            await asyncio.to_thread(held.wait, PATIENCE)

        monkeypatch.setattr(served.server.database, "probe", probe)
        live_url = served.url.replace("http", "ws") + "/api/live"
        with connect(live_url, open_timeout=PATIENCE) as live, half_open(served.url, 1, WHOLE) as (line,):
            live.send(json.dumps({"game": game}))
            live.recv(PATIENCE)
            assert begun.wait(PATIENCE)
            with half_open(served.url, 20, HEAD) as lines:
                soon(lambda: sum(map(is_closed, lines)) >= 15)
                held.set()
                assert line.recv(65536).startswith(b"HTTP/1.1 200")
                live.send('{"ping":1}')
                assert "pong" in str(live.recv(PATIENCE))


# ---------------------------------------------------------------- without a server


class Connection:
    """A fake client connection."""

    def __init__(self, address: str, dropped: list[Connection]) -> None:
        self.address = address
        self.transport = SimpleNamespace(abort=lambda: dropped.append(self))


def test_of_a_client_and_in_all_only_so_many_wait_and_the_oldest_goes() -> None:
    dropped: list[Connection] = []
    waiting: Any = Waiting(most=4, most_of_client=2)
    a, b, c = (Connection("one", dropped) for _ in range(3))
    for connection in (a, a, b):
        waiting.add(connection)
    assert dropped == []
    waiting.add(c)
    assert dropped == [a]
    others = [Connection(f"other {number}", dropped) for number in range(4)]
    for connection in others:
        waiting.add(connection)
    assert dropped == [a, b, c]
    for connection in (*others, a, b, c):
        waiting.remove(connection)
    assert not waiting.all and not waiting.by_client


def test_a_process_allows_itself_to_open_as_many_files_as_it_may() -> None:
    code = (
        "import resource\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))\n"
        "from maria.server.uvicorn_config import allow_open_files\n"
        "print(allow_open_files(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["300", "300"]


def test_a_live_connection_is_read_a_few_messages_ahead() -> None:
    """A client that sends faster than we answer has to wait. Its messages arrive in order."""
    transport = Mock()
    live = LiveProtocol.__new__(LiveProtocol)
    live.queue, live.transport, live.read_paused = asyncio.Queue(), transport, False
    live.close_sent, live.curr_msg_data_type = False, "text"
    for number in range(AHEAD):
        assert not transport.pause_reading.called
        live.frames = [str(number).encode()]
        live.send_receive_event_to_app()
    assert transport.pause_reading.called

    async def received() -> list[str]:
        assert not transport.resume_reading.called
        messages: list[Any] = [await live.receive() for _ in range(AHEAD)]
        return [message["text"] for message in messages]

    assert asyncio.run(received()) == [str(number) for number in range(AHEAD)]
    assert transport.resume_reading.called
