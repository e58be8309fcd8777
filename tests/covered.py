"""The share of code that the tests have run, by package: printed at the end of `make coverage`."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from pathlib import Path, PurePosixPath

from coverage import Coverage


def table(report: dict[str, dict[str, dict[str, int]]]) -> list[str]:
    """A row for each folder of `src/maria`, with the sums for its files, and one for everything."""
    lines, run = Counter[str](), Counter[str]()
    for name, file in report.items():
        parts = PurePosixPath(name).parts
        package = ".".join(parts[parts.index("maria") :][:-1][:2])
        for row in (package, "all"):
            lines[row] += file["summary"]["num_statements"]
            run[row] += file["summary"]["covered_lines"]
    rows = [("package", "lines", "not run", "run")]
    for row in (*sorted(lines.keys() - {"all"}), "all"):
        part = f"{100 * run[row] / lines[row]:.1f} %"
        rows.append((row, f"{lines[row]:,}", f"{lines[row] - run[row]:,}", part))
    return [f"{name:<16}{all_of_it:>8}{missed:>9}{part:>9}" for name, all_of_it, missed, part in rows]


def main() -> None:
    """Prints the table for the latest run."""
    measured = Coverage()
    measured.load()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "coverage.json"
        measured.json_report(outfile=str(file), ignore_errors=True)
        report = json.loads(file.read_text("utf-8"))["files"]
    print(*table(report), sep="\n")


if __name__ == "__main__":
    main()
