"""The results of `maria train`: weights and evaluations, one file of each per game and number of players.

A file names the command that created it and the matches that justified accepting it.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from maria.bots.weights import CAPTAIN, Weights, values
from maria.rules.variant import Variant
from maria.state import Setting

FOLDER = Path(__file__).parent
VERSION = 1
"""The version of the files."""


def file_name(variant: Variant, kind: str) -> str:
    """The name of the file of this kind, `weights` or `value`."""
    return f"{'-'.join((variant.name, str(variant.players), *variant.options))}.{kind}.json"


@cache
def read(variant: Variant, kind: str) -> dict[str, Any]:
    """The training result for a variant, or for the variant without options.

    Empty if it was never trained.
    """
    plain = f"{variant.name}-{variant.players}.{kind}.json"
    for name in (file_name(variant, kind), plain):
        if (FOLDER / name).exists():
            found: dict[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
            return found if found["version"] == VERSION else {}
    return {}


@cache
def _weights(variant: Variant, role: str) -> Weights:
    return read_weights(read(variant, "weights").get("roles", {}).get(role, {}))


def read_weights(numbers: dict[str, float]) -> Weights:
    """Captain's weights, changed by these numbers."""
    return Weights(*(values(CAPTAIN) | numbers).values())


def colonel(setting: Setting, seat: int) -> Weights:
    """The trained weights of a seat's role, or captain's if it was never trained."""
    return _weights(setting.variant, setting.seats[seat])
