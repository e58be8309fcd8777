"""A real server, started with `maria serve`, that can be stopped and killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from processes import end_group, has_ended
from waiting import PATIENCE, soon

COMMAND = (str(Path(sys.executable).with_name("maria")), "serve")
LISTENING = '"event": "listening"'
SHOWN = 30
ROUNDS = int(os.environ.get("MARIA_KILLS", "2"))
"""How many failures the tests that `make soak-server` repeats cause."""


class Served:
    """A running server; `logs` has the lines it has printed so far."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts it and waits until it has printed its address."""
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.url = ""
        self.logs: list[str] = []
        self._told = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        try:
            self._reader.start()
            self._told.wait(PATIENCE)
            if not self.url:
                raise RuntimeError("the server did not start")
        except BaseException as error:
            self._end_group()
            error.add_note("\n".join(self.logs))
            raise

    def _read(self) -> None:
        """Reads what the server prints until its output ends."""
        assert self.process.stdout is not None
        with self.process.stdout as output:
            for line in output:
                self.logs.append(line.rstrip("\n"))
                if LISTENING in line:
                    self.url = json.loads(line)["address"]
                    self._told.set()
        self._told.set()

    @property
    def pid(self) -> int:
        """The server's process id."""
        return self.process.pid

    def kill9(self) -> None:
        """Kills it; it has no chance to clean up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Asks it to end, as a service manager does, and returns its exit code; kills it if it does not."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        try:
            if not has_ended(self.process):
                os.kill(self.process.pid, how)
            soon(lambda: has_ended(self.process))
        finally:
            self._end_group()
        return self.process.wait()

    def _end_group(self) -> None:
        """Kills the server's process group, then reads the rest of the output."""
        end_group(self.process)
        self.process.wait()
        if self._reader.is_alive():
            self._reader.join(PATIENCE)


@contextmanager
def serve(database_url: str, within: Sequence[str] = (), **settings: str | float | bool) -> Iterator[Served]:
    """Runs a server with this database on a free local port; `workers=2` becomes `--workers 2`.

    `within` is a command that runs another, such as `nice`.
    """
    words = ["--host", "127.0.0.1", "--port", "0", "--database", database_url]
    for name, value in settings.items():
        option = f"--{name.replace('_', '-')}"
        words += [option] if value is True else [] if value is False else [option, str(value)]
    with running([*within, *COMMAND, *words]) as served:
        yield served


@contextmanager
def running(command: Sequence[str]) -> Iterator[Served]:
    """Runs a server by a command that prints its address as `maria serve` does.

    If the block fails, prints the server's last lines.
    """
    served = Served(command)
    try:
        yield served
    except BaseException:
        print(*served.logs[-SHOWN:], sep="\n")
        raise
    finally:
        served.stop()
