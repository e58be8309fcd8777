"""`maria serve`: runs the server."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from maria.cli.common import DatabaseOption, fail, say

if TYPE_CHECKING:  # imported when needed, so that other commands start fast
    from maria.server.settings import Settings

THREADS_TAKE_TURNS = 0.0005
"""Seconds after which a thread yields to another one.

SQLite releases the interpreter with every statement, so with Python's default of 5 ms an action would wait
that long per statement while a review is computed.
"""


def serve(
    host: Annotated[str, typer.Option(help=say("serve-option-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("serve-option-port"), min=0, max=65535)] = 8740,
    database: DatabaseOption = "",
    address: Annotated[
        str, typer.Option(help=say("serve-option-address"), envvar="MARIA_ADDRESS", show_default=False)
    ] = "",
    smtp: Annotated[
        str, typer.Option(help=say("serve-option-smtp"), envvar="MARIA_SMTP", show_default=False)
    ] = "",
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help=say("serve-option-proxy"))] = False,
    workers: Annotated[int, typer.Option(help=say("serve-option-workers"), min=1, max=64)] = 1,
    rate: Annotated[float, typer.Option(help=say("serve-option-rate"), min=1)] = 40,
    opened: Annotated[bool, typer.Option("--open", help=say("serve-option-open"))] = False,
) -> None:
    """Serves games until it is stopped."""
    from maria.server.settings import ClientLimits, Settings, default_database

    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        address=address.rstrip("/"),
        smtp=smtp,
        behind_proxy=behind_proxy,
        workers=workers,
        limits=ClientLimits(
            requests=rate,
            burst=10 * rate,
            at_once=max(int(rate / 20), 2),
            waiting=int(2.5 * rate),
            aside=int(6 * rate),
            games=int(5 * rate),
            players=int(5 * rate),
            loads=rate / 2,
            connections=int(2.5 * rate),
        ),
    )
    run(settings, opened)


def open_page() -> None:
    """Serves games on this machine only and opens the page, or opens the page of a server already running."""
    from maria.server.settings import Settings, default_database

    settings = Settings(database=default_database())
    import httpx

    address = f"http://{settings.host}:{settings.port}"
    try:
        served = "variants" in httpx.get(f"{address}/api/about", timeout=2, trust_env=False).json()
    except (httpx.HTTPError, ValueError):
        served = False
    if served:
        show(address)
    else:
        run(settings, True)


def show(address: str) -> None:
    """Prints an address, and opens it in the browser if there is a screen."""
    typer.echo(say("serve-open", address=address))
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Naming the protocol TCP matters: only then are small answers sent at once."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
        )[0]
        made = socket.socket(family, kind, protocol)
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind(where)
            made.listen(2048)
        except OSError:
            made.close()
            raise
    except OSError as error:
        fail("serve-cannot-listen", address=f"{host}:{port}", reason=error.strerror or "")
    return made


def run(settings: Settings, show_page: bool = False) -> None:
    """Runs a server with exclusive use of its database file. It stops gracefully on a signal."""
    from maria.server.storage.file import alone_on

    with alone_on(settings.database):
        _run(settings, show_page)


def _run(settings: Settings, show_page: bool) -> None:
    """Runs a server, after checking its settings."""
    import uvicorn

    from maria.server.app import create_app
    from maria.server.middleware import JsonFormatter
    from maria.server.uvicorn_config import collect_garbage, uvicorn_config

    sys.setswitchinterval(THREADS_TAKE_TURNS)
    asyncio.run(_check(settings))
    listening = listen(settings.host, settings.port)
    address = f"http://{settings.host}:{listening.getsockname()[1]}"
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # unused in our log lines
    logging._srcfile = None  # also unused
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("maria").setLevel(logging.INFO)
    server = uvicorn.Server(uvicorn_config(create_app(settings), settings))

    async def main() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            cleaning = asyncio.create_task(collect_garbage())
            line = {"msg": "listening", "levelname": "INFO", "address": address}
            typer.echo(handler.format(logging.makeLogRecord(line)))
            if show_page:
                show(address)
        await serving
        if server.started:
            cleaning.cancel()

    asyncio.run(main())


async def _check(settings: Settings) -> None:
    from maria.server.notifications import check_smtp
    from maria.server.storage.database import open_database

    if settings.smtp:
        check_smtp(settings.smtp)
    async with open_database(settings.database):
        return
