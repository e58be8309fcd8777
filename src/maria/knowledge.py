"""What public events reveal of hidden things, and which seats have seen which cards."""

from __future__ import annotations

from collections.abc import Iterable

ALL = "all"
"""In place of a seat: a viewer who sees everything, as after the end."""
STRONGEST = 8
"""6.c: the most troops a general can command."""


class Knowledge:
    """Limits on troops that became public, suits shown void, and card faces that were seen."""

    __slots__ = ("faces", "sums", "voids")

    def __init__(self) -> None:
        """Starts with no knowledge."""
        self.sums: list[tuple[int, int, int]] = []
        """Sets of generals, each with the fewest and the most troops they can have together."""
        self.voids: dict[tuple[int, int, int], int] = {}
        """By power, suit and deck: the most such cards the power can hold."""
        self.faces: dict[int, int] = {}
        """By card in a hand: the seats that know it, as a bitmask."""

    def __eq__(self, other: object) -> bool:
        """Whether the knowledge is the same, in any order."""
        if not isinstance(other, Knowledge):
            return NotImplemented
        return (set(self.sums), self.voids, self.faces) == (set(other.sums), other.voids, other.faces)

    def __repr__(self) -> str:
        """All that is known, in a fixed order."""
        return f"Knowledge({sorted(self.sums)}, {sorted(self.voids.items())}, {sorted(self.faces.items())})"

    def copy(self) -> Knowledge:
        """An independent copy."""
        other = Knowledge()
        other.sums, other.voids, other.faces = self.sums.copy(), self.voids.copy(), self.faces.copy()
        return other

    # ------------------------------------------------------------ troops

    def bounds(self, general: int) -> tuple[int, int]:
        """The fewest and the most troops that a general on the map can have."""
        least, most = 1, STRONGEST
        for generals, low, high in self.sums:
            if generals == 1 << general:
                least, most = max(least, low), min(most, high)
        return least, most

    def learn(self, generals: int, least: int, most: int) -> None:
        """Records the limits of these generals' total troops."""
        self.sums = [known for known in self.sums if known[0] != generals]
        self.sums.append((generals, least, most))

    def change(self, generals: int, by: int) -> None:
        """6.h, 13.a: adjusts the limits when generals gain or lose troops together."""
        changed = []
        for known, low, high in self.sums:
            if known & generals == generals:
                low, high = low + by, high + by
            elif known & generals:
                low, high = low + min(by, 0), high + max(by, 0)
            changed.append((known, max(low, 0), min(high, STRONGEST * known.bit_count())))
        self.sums = changed

    def join(self, one: int, other: int) -> None:
        """6.e: two generals of one power form a stack; from now on only their total can be known."""
        pair = 1 << one | 1 << other
        limits = {1 << one: self.bounds(one), 1 << other: self.bounds(other)}
        joined = []
        for known, low, high in self.sums:
            least, most = limits.get(pair & ~known, (0, 0)) if known & pair else (0, 0)
            joined.append((known | pair if known & pair else known, low + least, high + most))
        self.sums = _tightest(joined)

    def remove(self, general: int) -> None:
        """6.f: drops a general who has left the map."""
        bit = 1 << general
        self.sums = _tightest([(known & ~bit, low, high) for known, low, high in self.sums if known != bit])

    # ------------------------------------------------------------ cards

    def show_void(self, power: int, suit: int, decks: int) -> None:
        """11.1.h: records that the power has no cards of this suit."""
        self.voids |= {(power, suit, deck): 0 for deck in range(decks)}

    def draw(self, power: int, deck: int) -> None:
        """Allows for a drawn card of this deck, which may be of any suit."""
        for key in self.voids:
            if key[0] == power and key[2] == deck:
                self.voids[key] += 1

    def show(self, power: int, suit: int, deck: int, by: int) -> None:
        """Adjusts the voids when a known card leaves a hand (`by` -1) or goes back into it (1)."""
        key = power, suit, deck
        if key in self.voids:
            self.voids[key] = max(0, self.voids[key] + by)

    def see(self, cards: Iterable[int], seats: int) -> None:
        """Records that these seats have seen the faces of cards now in a hand."""
        for card in cards:
            self.faces[card] = self.faces.get(card, 0) | seats


def _tightest(sums: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """One entry per set of generals, combining the limits of all its entries."""
    best: dict[int, tuple[int, int]] = {}
    for known, low, high in sums:
        least, most = best.get(known, (0, STRONGEST * 20))
        best[known] = max(least, low), min(most, high)
    return [(known, low, high) for known, (low, high) in best.items()]
