"""Fair by proof: a seed that nobody can choose, and that everybody can check after the game.

The server shows the hash of a secret, the commitment, before anybody joins; every person adds a random value.
The seed is the hash of all: neither the server, bound by its commitment, nor a player can choose it.
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
    """A proof that does not hold."""


def commitment(secret: str) -> str:
    """What everybody may see of the secret before the end."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, values: Mapping[str, str]) -> str:
    """The seed from the secret and the values of the seats; their order does not matter."""
    parts = [PURPOSE, secret, *(f"{seat}={value}" for seat, value in sorted(values.items()))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def check(seed: str, promised: str, secret: str, values: Mapping[str, str]) -> None:
    """Whether the secret is the one promised, and the seed is made of it and the values."""
    for number in (promised, secret, *values.values()):
        if not HEX.fullmatch(number):
            raise UnfairError("unfair-number", number=number[:70])
    if commitment(secret) != promised:
        raise UnfairError("unfair-secret")
    if seed_of(secret, values) != seed:
        raise UnfairError("unfair-seed")
