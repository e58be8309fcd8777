"""How much CPU time `from maria import Game` takes, the best of ten fresh processes."""

from __future__ import annotations

import subprocess
import sys

RUNS = 10
CODE = """
from time import process_time
begin = process_time()
from maria import Game
print(process_time() - begin)
"""


def main() -> None:
    """Prints the best and the worst run."""
    taken = []
    for _ in range(RUNS):
        done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
        taken.append(float(done.stdout))
    print(f"from maria import Game: {min(taken) * 1000:.0f} ms of CPU (worst of {RUNS}: {max(taken) * 1000:.0f})")


if __name__ == "__main__":
    main()
