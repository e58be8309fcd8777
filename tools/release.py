"""Can this tree be released? `.venv/bin/python tools/release.py` prints what to tag, or what is wrong.

It checks the version, its dated section in CHANGELOG.md, the files of this release and all earlier ones in
tests/releases, and the rules version. With `--tree` it leaves git alone.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECTION = re.compile(r"^## (\S+)(?: \((.*)\))?$", re.M)


def version_of(root: Path) -> str:
    """The version in pyproject.toml."""
    version: str = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return version


def number(version: str) -> tuple[int, ...]:
    """A version as numbers, empty if it does not have the form 1.2.3."""
    return tuple(map(int, version.split("."))) if re.fullmatch(r"\d+\.\d+\.\d+", version) else ()


def wrong_version(root: Path) -> list[str]:
    """Checks that the version has three numbers and is that of the installed package."""
    from maria import __version__

    version = version_of(root)
    if not number(version):
        return [f"pyproject.toml: {version} is not a version such as 1.2.3"]
    if __version__ != version:
        return [f"the installed package is {__version__}, pyproject.toml says {version}: run make setup"]
    return []


def wrong_changelog(root: Path) -> list[str]:
    """Checks that the first section is that of the version, has a date and a text, and versions descend."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    sections = SECTION.findall(text)
    version, faults = version_of(root), []
    if not sections or sections[0][0] != version:
        return [f"CHANGELOG.md: the first section is not {version}"]
    for name, day in sections:
        try:
            date.fromisoformat(day)
        except ValueError:
            faults.append(f"CHANGELOG.md: {name} has no date such as (2026-11-18)")
    numbers = [number(name) for name, _ in sections]
    if numbers != sorted(set(numbers), reverse=True):
        faults.append("CHANGELOG.md: the versions do not go down")
    if not re.split(SECTION, text)[3].strip():
        faults.append(f"CHANGELOG.md: nothing is said about {version}")
    return faults


def wrong_files(root: Path) -> list[str]:
    """Checks that every release in the changelog has its files, and this one's are of the current rules."""
    from maria.game import ENGINE

    faults, engines = [], []
    for version, _ in SECTION.findall((root / "CHANGELOG.md").read_text("utf-8")):
        about = root / "tests" / "releases" / version / "about.json"
        if about.exists():
            engines.append((version, int(json.loads(about.read_text("utf-8"))["engine"])))
        else:
            faults.append(f"tests/releases/{version} is missing: run tests/releases/make.py with its code")
    if engines and engines[0] != (version_of(root), int(ENGINE)):
        faults.append(f"tests/releases/{engines[0][0]} is of rules {engines[0][1]}, today's are {ENGINE}")
    if [engine for _, engine in engines] != sorted((engine for _, engine in engines), reverse=True):
        faults.append("the rules versions of releases do not go up")
    return faults


def wrong_history(root: Path) -> list[str]:
    """Checks that everything is committed and the version is not yet tagged."""
    run = ["git", "-C", str(root)]
    changed = subprocess.run([*run, "status", "--porcelain"], capture_output=True, text=True, check=True)
    tags = subprocess.run([*run, "tag"], capture_output=True, text=True, check=True).stdout.split()
    faults = ["there are changes that are not committed"] if changed.stdout else []
    if f"v{version_of(root)}" in tags:
        faults.append(f"v{version_of(root)} is tagged already")
    return faults


def opens_earlier_releases(root: Path) -> bool:
    """Whether records, positions, databases and packs of all releases open with the current code."""
    tests = ["tests/test_releases.py", "tests/test_box.py"]
    command = [sys.executable, "-m", "pytest", "-n", "auto", *tests]
    return subprocess.run(command, cwd=root, check=False).returncode == 0


def faults(root: Path, tree_only: bool = False) -> list[str]:
    """All problems, as sentences."""
    found = wrong_version(root) or [*wrong_changelog(root), *wrong_files(root)]
    return found if tree_only else [*found, *wrong_history(root)]


def main() -> int:
    """Prints what to tag, or the problems. Returns 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tree", action="store_true", help="do not look at git")
    found = faults(ROOT, parser.parse_args().tree)
    if not found and not opens_earlier_releases(ROOT):
        found = ["files of earlier releases do not open"]
    if found:
        print(*found, sep="\n", file=sys.stderr)
        return 1
    version = version_of(ROOT)
    print(f'Ready: make test, then git tag -a v{version} -m "Release {version}" && make wheel')
    return 0


if __name__ == "__main__":
    sys.exit(main())
