"""Provably fair seeds: nobody can choose the seed, and everybody can check it after the game.

Before anybody joins, the server publishes the hash of a secret: its commitment. Every player adds a random
value. The seed is the hash of all of them, so neither the server nor a player can choose it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping

from maria.texts import MariaError

HEX = re.compile(r"[0-9a-f]{64}")
"""A secret, a value, a commitment or a seed: 256 bits."""
PURPOSE = "maria-seed-1"


class UnfairError(MariaError):
    """A proof that fails."""


def commitment(secret: str) -> str:
    """The hash of the secret, which is public before the game ends."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, values: Mapping[str, str]) -> str:
    """The seed from the secret and the values of the seats; their order does not matter."""
    parts = [PURPOSE, secret, *(f"{seat}={value}" for seat, value in sorted(values.items()))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def check(seed: str, promised: str, secret: str, values: Mapping[str, str]) -> None:
    """Raises UnfairError unless the secret matches the promised hash, and the seed the secret and values."""
    for number in (promised, secret, *values.values()):
        if not HEX.fullmatch(number):
            raise UnfairError("unfair-number", number=number[:70])
    if commitment(secret) != promised:
        raise UnfairError("unfair-secret")
    if seed_of(secret, values) != seed:
        raise UnfairError("unfair-seed")
