"""The folder of a training run: its settings, and one line per finished game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from maria.texts import MariaError


class TrainingError(MariaError):
    """Training cannot start or continue."""


def begin(folder: Path, plan: Any) -> None:
    """Opens or creates a folder. Raises TrainingError if it belongs to another plan."""
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
    """The first complete lines of a file. Everything else is removed from it."""
    found = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    whole = [line for line in found if line.endswith("\n")][:most]
    file.write_text("".join(whole), "utf-8")
    return whole
