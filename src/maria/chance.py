"""Chance: SHA-256 in counter mode over (seed, purpose, ordinal), the same on every machine forever."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence


def numbers(seed: str, purpose: str, ordinal: int) -> Iterator[int]:
    """An endless stream of 32-bit numbers for one purpose."""
    counter = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{purpose}/{ordinal}/{counter}".encode()).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        counter += 1


def shuffled(cards: Sequence[int], seed: str, purpose: str, ordinal: int) -> list[int]:
    """The cards in random order, all orders equally likely (Fisher-Yates, without modulo bias)."""
    row = list(cards)
    stream = numbers(seed, purpose, ordinal)
    for last in range(len(row) - 1, 0, -1):
        limit = 2**32 - 2**32 % (last + 1)
        drawn = next(stream)
        while drawn >= limit:
            drawn = next(stream)
        other = drawn % (last + 1)
        row[last], row[other] = row[other], row[last]
    return row
