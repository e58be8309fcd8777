"""The duel of a combat (11.1): the best card to play, or to stop, and how the combat may end.

Both sides' strength and one's own cards are known, of the other's cards there is a belief: hands that he
may hold, each as likely. Every such hand is solved exactly, as if both saw each other's cards, and a choice
is worth what it is worth on average. With a single hand as the belief that is the true value of the duel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from maria.rules.tactical_cards import RESERVE_PAYS

SMALL = 6
"""Up to so many cards on both sides everything is looked at; a Reserve counts three."""


class Side(NamedTuple):
    """What a side can still play: values of its suit, lowest first, and how many Reserves."""

    cards: tuple[int, ...]
    reserves: int = 0

    def without(self, value: int, reserve: bool) -> Side:
        """The side after it has played a card."""
        if reserve:
            return Side(self.cards, self.reserves - 1)
        place = self.cards.index(value)
        return Side(self.cards[:place] + self.cards[place + 1 :], self.reserves)


class Stakes(NamedTuple):
    """What troops and cards are worth, in points of Tactical Cards, and the troops that can be lost."""

    own_troops: int
    other_troops: int
    troop: float = 5.0
    """A troop costs 4 points in winter, and a retreat costs ground."""
    spent: float = 1.0
    """What a point of one's own cards is worth that is spent."""
    reserve: float = 10.0
    """What a Reserve is worth: it serves anywhere."""
    victory: float = 4.0
    """What it is worth to win or not to lose at all: the ground that is held."""


class Play(NamedTuple):
    """A choice in a duel: a card's value, with `reserve` for a Reserve; value 0 is to stop."""

    value: int
    reserve: bool = False


STOP = Play(0)


class Advice(NamedTuple):
    """What to play, what each choice is worth, and how often the combat ends with which score."""

    best: Play
    worth: dict[Play, float]
    scores: dict[int, float]
    """Final scores as the side that asks counts them: positive if it wins, with their probabilities."""


def choices(score: int, side: Side, thorough: bool = True) -> list[Play]:
    """11.1.d, 11.1.g, 11.1.h: what may be played at zero or less; unless thorough only what matters most."""
    values = sorted(set(side.cards))
    reserve: Iterable[int] = range(1, RESERVE_PAYS + 1)
    if not thorough:
        enough = [value for value in values if value + score >= 0]
        values = sorted({*values[:1], *values[-1:], *enough[:1]})
        reserve = sorted({min(max(-score, 1), RESERVE_PAYS), RESERVE_PAYS})
    plays = [Play(value) for value in values]
    if side.reserves:
        plays += [Play(value, True) for value in reserve]
    if score < 0 or not side.cards:
        plays.append(STOP)
    return plays


def small(mover: Side, other: Side) -> bool:
    """Whether everything can be looked at in a moment."""
    return len(mover.cards) + len(other.cards) + 3 * (mover.reserves + other.reserves) <= SMALL


class Solver:
    """Duels with the same stakes, in which both see all cards. What was found once is kept."""

    def __init__(self, stakes: Stakes, thorough: bool) -> None:
        """`stakes` are those of side 0, the side that asks."""
        self.stakes, self.thorough = stakes, thorough
        self.troops = stakes.own_troops, stakes.other_troops
        self.found: dict[tuple[int, int, Side, Side], tuple[float, Play, int]] = {}

    def solve(self, side: int, score: int, mover: Side, other: Side) -> tuple[float, Play, int]:
        """What a duel is worth to the mover, his best choice, and his final score, positive if he wins."""
        key = side, score, mover, other
        if key not in self.found:
            found = []
            for play in choices(score, mover, self.thorough):
                value, final = self.outcome(side, score, mover, other, play)
                found.append((value, play, final))
            self.found[key] = max(found, key=lambda best: best[0])
        return self.found[key]

    def outcome(self, side: int, score: int, mover: Side, other: Side, play: Play) -> tuple[float, int]:
        """What a choice is worth to the mover if both go on as well as they can, and the final score."""
        stakes = self.stakes
        if play == STOP:
            lost = stakes.troop * min(-score, self.troops[side]) + stakes.victory
            return (-lost, score) if score else (0.0, 0)
        cost = stakes.reserve if play.reserve else stakes.spent * play.value
        after, rest = score + play.value, mover.without(play.value, play.reserve)
        if after < 0:
            value, _, final = self.solve(side, after, rest, other)
            return value - cost, final
        value, _, final = self.solve(1 - side, -after, other, rest)
        return -value - cost, -final


def advise(score: int, own: Side, belief: Sequence[Side], stakes: Stakes) -> Advice:
    """The best choice at a score, against hands that are each as likely."""
    worth: dict[Play, float] = {}
    ends: dict[Play, Counter[int]] = {}
    thorough = all(small(own, other) for other in belief)
    solver = Solver(stakes, thorough)
    for play in choices(score, own, thorough):
        found = [solver.outcome(0, score, own, other, play) for other in belief]
        worth[play] = sum(value for value, _ in found) / len(found)
        ends[play] = Counter(final for _, final in found)
    best = max(worth, key=lambda play: (worth[play], -play.value))
    scores = {final: count / len(belief) for final, count in sorted(ends[best].items())}
    return Advice(best, worth, scores)
