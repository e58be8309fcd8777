"""The folder of a training run: what it is of, and the lines of games that were finished in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from maria.texts import MariaError


class TrainingError(MariaError):
    """Training that cannot be done."""


def begin(folder: Path, plan: Any) -> None:
    """Opens or begins a folder; refuses one of another plan."""
    settings, wanted = folder / "settings.json", json.loads(json.dumps(plan))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not settings.exists():
            settings.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")
        if json.loads(settings.read_text("utf-8")) != wanted:
            raise TrainingError("train-other-settings", folder=str(folder))
    except OSError as error:
        raise TrainingError("train-folder", folder=str(folder), reason=error.strerror or "") from error


def lines(file: Path, most: int) -> list[str]:
    """The first whole lines of a file; what else is in it is dropped."""
    found = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    whole = [line for line in found if line.endswith("\n")][:most]
    file.write_text("".join(whole), "utf-8")
    return whole
