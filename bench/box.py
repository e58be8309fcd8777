"""How long the default pack takes to load, with its tables from the cache and without.

The baseline in the same run is the plainest way to read the same files: the standard library's csv, json and
tomllib, without checks and without tables.
"""

from __future__ import annotations

import csv
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

from maria import compiled
from maria.box import DEFAULT

LOAD = """
import time
from maria.box import load
start = time.perf_counter()
load()
print(time.perf_counter() - start)
"""


def load_once(cache: str) -> float:
    """Milliseconds of one load in a fresh process."""
    env = {**os.environ, "MARIA_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", LOAD], env=env, check=True, capture_output=True, text=True)
    return 1000 * float(done.stdout)


def read_plainly() -> float:
    """Milliseconds of just reading the files."""
    start = time.perf_counter()
    for path in sorted(DEFAULT.iterdir()):
        if path.suffix == ".csv":
            list(csv.DictReader(path.read_text("utf-8").splitlines()))
        elif path.suffix == ".toml":
            tomllib.loads(path.read_text("utf-8"))
        elif path.suffix == ".json":
            json.loads(path.read_text("utf-8"))
    return 1000 * (time.perf_counter() - start)


def main() -> None:
    """Prints medians of several runs, and ratios to the plain reading."""
    print(f"build: {compiled.build}")
    plain = statistics.median(read_plainly() for _ in range(9))
    without: list[float] = []
    cached: list[float] = []
    for _ in range(5):
        cache = tempfile.mkdtemp()
        without.append(load_once(cache))
        cached.extend(load_once(cache) for _ in range(3))
        shutil.rmtree(Path(cache))
    print(f"plain reading   {plain:7.1f} ms   1.00")
    for name, times, aim in (("without cache", without, 600), ("from the cache", cached, 50)):
        median = statistics.median(times)
        print(f"{name:15} {median:7.1f} ms   {median / plain:.2f}   (must stay under {aim} ms)")


if __name__ == "__main__":
    main()
