"""Processes started by tests: each is killed together with its own children, whatever happens."""

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
    """Runs a process for the length of the block; it leads a process group, which is killed at the end."""
    started = subprocess.Popen(command, start_new_session=True, **settings)
    try:
        yield started
    finally:
        kill(started)


def kill(started: subprocess.Popen[Any]) -> None:
    """Kills a process and its process group, and closes its pipes."""
    end_group(started)
    for pipe in (started.stdin, started.stdout, started.stderr):
        if pipe is not None:
            pipe.close()
    started.wait()


def end_group(leader: subprocess.Popen[Any]) -> None:
    """Kills the process group of its leader, unless the leader has already been waited for.

    Until it is waited for, no other process can have its number, even if it has ended.
    """
    if leader.returncode is None:
        with suppress(ProcessLookupError):
            os.killpg(leader.pid, signal.SIGKILL)


def has_ended(started: subprocess.Popen[Any]) -> bool:
    """Whether a process has ended; unlike `poll`, this does not release its number."""
    if started.returncode is not None:
        return True
    return os.waitid(os.P_PID, started.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None


def children() -> dict[int, str]:
    """The running child processes with their commands; empty on systems without /proc."""
    found: dict[int, str] = {}
    for task in Path("/proc/self/task").glob("*/children"):
        for pid in task.read_text("utf-8").split():
            with suppress(OSError):
                command = Path("/proc", pid, "cmdline").read_bytes().replace(b"\0", b" ")
                found[int(pid)] = command.decode(errors="replace").strip()
    return {pid: command for pid, command in found.items() if command}
