"""Processes that tests start: each is ended with all that it has started itself, whatever happens."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any


@contextmanager
def process(command: Sequence[str | Path], **settings: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process until the end of the block; it leads a group of its own, and the whole group is killed then."""
    started = subprocess.Popen(command, start_new_session=True, **settings)
    try:
        yield started
    finally:
        kill(started)


def kill(started: subprocess.Popen[Any]) -> None:
    """Ends a process that leads a group, and the others in the group, also if it has ended itself."""
    with suppress(ProcessLookupError):
        os.killpg(started.pid, signal.SIGKILL)
    for pipe in (started.stdin, started.stdout, started.stderr):
        if pipe is not None:
            pipe.close()
    started.wait()


def children() -> dict[int, str]:
    """The processes that this one has started and that still run, with their commands; nothing where none tells."""
    found: dict[int, str] = {}
    for task in Path("/proc/self/task").glob("*/children"):
        for pid in task.read_text("utf-8").split():
            with suppress(OSError):
                command = Path("/proc", pid, "cmdline").read_bytes().replace(b"\0", b" ")
                found[int(pid)] = command.decode(errors="replace").strip()
    return {pid: command for pid, command in found.items() if command}
