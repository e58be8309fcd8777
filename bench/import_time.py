"""The CPU time of `from maria import Game`: the best of ten fresh processes, with cached bytecode."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

from maria import compiled

RUNS = 10
CODE = """
from time import process_time
begin = process_time()
from maria import Game
print(process_time() - begin)
"""


def measure(runs: int = RUNS) -> list[float]:
    """The CPU time of each run in milliseconds, after one that compiles the modules."""
    taken = []
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(runs + 1):
            done = subprocess.run(
                [sys.executable, "-c", CODE], env=env, capture_output=True, text=True, check=True
            )
            taken.append(1000 * float(done.stdout))
    return taken[1:]


def main() -> None:
    """Prints the best and the worst run."""
    taken = measure()
    print(f"build: {compiled.build}")
    print(f"from maria import Game: {min(taken):.0f} ms of CPU (worst of {len(taken)}: {max(taken):.0f} ms)")


if __name__ == "__main__":
    main()
