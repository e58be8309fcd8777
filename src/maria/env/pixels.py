"""The image of the board as an array, decoded from the PNG."""

from __future__ import annotations

import struct
import zlib

from maria.texts.extras import extra

with extra("research"):
    import numpy as np
    from numpy.typing import NDArray

SIGNATURE, NAME, CHECK = 8, 8, 4
"""The bytes before the first chunk, before a chunk's data, and after it."""
SUB, UP, AVERAGE, PAETH = range(1, 5)
"""The filters of a line. Each stores the difference to other pixels."""


def read_png(png: bytes) -> NDArray[np.uint8]:
    """The pixels of a PNG such as our drawings (8 bits, RGBA, not interlaced): height by width by RGB."""
    width, height = struct.unpack_from(">II", png, SIGNATURE + NAME)
    data, at = b"", SIGNATURE
    while at < len(png):
        length, name = struct.unpack_from(">I4s", png, at)
        data += png[at + NAME : at + NAME + length] if name == b"IDAT" else b""
        at += NAME + length + CHECK
    lines = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + 4 * width)
    filters, differences = lines[:, :1].astype(np.int16), lines[:, 1:].reshape(height, width, 4)
    made = np.zeros((height + 1, width + 1, 4), np.int16)
    # A pixel depends on those to its left, above, and above left, so whole diagonals are decoded at once.
    for diagonal in range(width + height - 1):
        y = np.arange(max(0, diagonal - width + 1), min(height, diagonal + 1))
        x = diagonal - y
        left, above, corner = made[y + 1, x], made[y, x + 1], made[y, x]
        by_left, by_above, by_corner = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
        nearest = np.where(by_above <= by_corner, above, corner)
        paeth = np.where((by_left <= by_above) & (by_left <= by_corner), left, nearest)
        kind = filters[y]
        guess = np.select(
            [kind == SUB, kind == UP, kind == AVERAGE, kind == PAETH],
            [left, above, (left + above) // 2, paeth],
            0,
        )
        made[y + 1, x + 1] = (differences[y, x] + guess) & 0xFF
    return made[1:, 1:, :3].astype(np.uint8)
