"""Runs the tests several times while all cores are busy: no test may depend on a fast machine.

    .venv/bin/python tests/busy.py [python|page ...] [--rounds 3]

The load ends with this program, however the program ends.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from processes import process

ROOT = Path(__file__).parent.parent
PARTS = ["python", "page"]
LOOP = "import os, sys\nwhile os.getppid() == int(sys.argv[1]):\n    for _ in range(10**6): pass"
"""A busy loop that ends when the process it was started for is gone."""


def commands(parts: list[str]) -> dict[str, tuple[list[str], Path]]:
    """The commands to run by name, each with its folder."""
    npm = shutil.which("npm") or "npm"
    known = {
        "python": {"pytest": ([str(Path(sys.executable).with_name("pytest")), "-n", "auto"], ROOT)},
        "page": {
            "page": ([npm, "run", "--silent", "test"], ROOT / "web"),
            "browser": ([npm, "run", "--silent", "e2e"], ROOT / "web"),
        },
    }
    return {name: run for part in parts for name, run in known[part].items()}


def run(name: str, number: int, command: list[str], folder: Path) -> bool:
    """Runs one command to its end; returns whether it succeeded."""
    print(f"--- round {number}: {name}", flush=True)
    begun = time.monotonic()
    with process(command, cwd=folder, stdin=subprocess.DEVNULL) as started:
        code = started.wait()
    how = "green" if code == 0 else f"NOT GREEN ({code})"
    print(f"--- round {number}: {name} {how}, {time.monotonic() - begun:.0f} s", flush=True)
    return code == 0


def main() -> int:
    """Runs all rounds; returns 1 if any run failed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("parts", nargs="*", default="all", choices=["all", *PARTS])
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with ExitStack() as stack:
        for _ in range(os.cpu_count() or 1):
            stack.enter_context(process([sys.executable, "-c", LOOP, str(os.getpid())]))
        results = [
            run(name, number, command, folder)
            for number in range(1, given.rounds + 1)
            for name, (command, folder) in commands(PARTS if "all" in given.parts else given.parts).items()
        ]
    print(f"{sum(results)} of {len(results)} runs were green.")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
