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
    """Ends a process, and as far as it is still there the group that it leads."""
    end_group(started)
    for pipe in (started.stdin, started.stdout, started.stderr):
        if pipe is not None:
            pipe.close()
    started.wait()


def end_group(leader: subprocess.Popen[Any]) -> None:
    """Kills the group of a process that leads one; nothing if its end was asked for already.

    Until then no other process has its number, even if it has ended; after that any could.
    """
    if leader.returncode is None:
        with suppress(ProcessLookupError):
            os.killpg(leader.pid, signal.SIGKILL)


def has_ended(started: subprocess.Popen[Any]) -> bool:
    """Whether a process has ended; its number stays its own until somebody waits for it."""
    if started.returncode is not None:
        return True
    return os.waitid(os.P_PID, started.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None


def children() -> dict[int, str]:
    """The processes that this one has started and that still run, with their commands; nothing where none tells."""
    found: dict[int, str] = {}
    for task in Path("/proc/self/task").glob("*/children"):
        for pid in task.read_text("utf-8").split():
            with suppress(OSError):
                command = Path("/proc", pid, "cmdline").read_bytes().replace(b"\0", b" ")
                found[int(pid)] = command.decode(errors="replace").strip()
    return {pid: command for pid, command in found.items() if command}
