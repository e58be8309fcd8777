"""The duel of a combat (11.1): the best card to play, or to stop, and how the combat may end.

The strengths and this side's cards are known. The other side's cards are a belief: a list of hands, equally
likely. Each hand is solved exactly, as if both sides saw each other's cards, and a choice is worth its
average over the hands. With a single hand in the belief, that is the true value of the duel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from maria.rules.tactical_cards import RESERVE_PAYS

SMALL = 6
"""Up to this many cards on both sides, all lines of play are searched. A Reserve counts as three."""


Cards = tuple[int, ...]
"""Card values of a suit, lowest first."""


ROUNDING = 1e-9
"""Values closer than this count as equal."""


class Side(NamedTuple):
    """What a side can still play: card values of its suit, lowest first, and the number of its Reserves."""

    cards: tuple[int, ...]
    reserves: int = 0

    def without(self, value: int, reserve: bool) -> Side:
        """This side after it has played a card."""
        if reserve:
            return Side(self.cards, self.reserves - 1)
        place = self.cards.index(value)
        return Side(self.cards[:place] + self.cards[place + 1 :], self.reserves)


class Stakes(NamedTuple):
    """What troops and cards are worth in points of Tactical Cards, and how many troops can be lost."""

    own_troops: int
    other_troops: int
    troop: float = 5.0
    """A troop costs 4 points in winter, and a retreat costs ground."""
    spent: float = 1.0
    """What spending a point of one's own cards costs."""
    reserve: float = 10.0
    """What a Reserve is worth. It can be played anywhere."""
    victory: float = 4.0
    """What it is worth to win, or to avoid losing: the ground that is held."""


class Play(NamedTuple):
    """A choice in a duel: a card's value, with `reserve` for a Reserve. Value 0 means to stop."""

    value: int
    reserve: bool = False


STOP = Play(0)


class DuelOutlook(NamedTuple):
    """What a choice is worth, and the probabilities of the final scores after it."""

    worth: float
    scores: dict[int, float]
    """Final scores from the asking side's point of view, positive if it wins, with their probabilities."""

    @property
    def expected(self) -> float:
        """The average final score."""
        return sum(score * chance for score, chance in self.scores.items())

    def chance(self, sign: int) -> float:
        """The probability of a win (1), a tie (0) or a loss (-1)."""
        return sum(chance for score, chance in self.scores.items() if (score > 0) - (score < 0) == sign)

    def losses(self, troops: int, sign: int = -1) -> float:
        """The asking side's average loss out of this many troops. With sign 1, the other side's."""
        return sum(min(max(sign * score, 0), troops) * chance for score, chance in self.scores.items())


class DuelAdvice(NamedTuple):
    """What to play, what each choice is worth, and the probabilities of the final scores."""

    best: Play
    worth: dict[Play, float]
    scores: dict[int, float]
    """Final scores from the asking side's point of view, positive if it wins, with their probabilities."""


def choices(score: int, side: Side, thorough: bool = True) -> list[Play]:
    """11.1.d, 11.1.g, 11.1.h: the legal plays at a score of zero or less, or only the main ones."""
    values: list[tuple[int, Cards]] = [(value, ()) for value in sorted(set(side.cards))]
    plays = [Play(value) for value, _ in (values if thorough else _main(score, values))]
    if side.reserves:
        plays += [Play(value, True) for value in _declared(score, thorough)]
    if score < 0 or not side.cards:
        plays.append(STOP)
    return plays


def small(mover: Side, other: Side) -> bool:
    """Whether an exhaustive search takes only a moment."""
    return len(mover.cards) + len(other.cards) + 3 * (mover.reserves + other.reserves) <= SMALL


class Solver:
    """Solves duels with the same stakes in which both sides see all cards. It caches results."""

    def __init__(self, stakes: Stakes, thorough: bool) -> None:
        """`stakes` are those of side 0, the asking side."""
        self.stakes, self.thorough = stakes, thorough
        self.troops = stakes.own_troops, stakes.other_troops
        self.found: dict[tuple[int, int, Cards, int, Cards, int], tuple[float, int, float, float]] = {}
        self.rests: dict[Cards, list[tuple[int, Cards]]] = {}
        """For each tuple of cards: its distinct values, each with the cards left without it."""

    def solve(self, side: int, score: int, mover: Side, other: Side) -> tuple[float, Play, int]:
        """What a duel is worth to the mover, his best choice, and his final score, positive if he wins."""
        found = []
        for play in choices(score, mover, self.thorough):
            value, final = self.outcome(side, score, mover, other, play)
            found.append((value, play, final))
        return max(found, key=lambda best: best[0])

    def outcome(self, side: int, score: int, mover: Side, other: Side, play: Play) -> tuple[float, int]:
        """What a choice is worth to the mover if both then play their best, and the final score."""
        if play == STOP:
            return self._stopped(side, score)
        cards, reserves = mover.without(play.value, play.reserve)
        cost, after = self._cost(play.value, play.reserve), score + play.value
        return self._played(side, after, cards, reserves, other.cards, other.reserves, cost, -inf, inf)

    def _cost(self, value: int, reserve: bool) -> float:
        return self.stakes.reserve if reserve else self.stakes.spent * value

    def _stopped(self, side: int, score: int) -> tuple[float, int]:
        stakes = self.stakes
        if not score:
            return 0.0, 0
        return -(stakes.troop * min(-score, self.troops[side]) + stakes.victory), score

    def _played(
        self,
        side: int,
        after: int,
        cards: Cards,
        reserves: int,
        others: Cards,
        theirs: int,
        cost: float,
        low: float,
        high: float,
    ) -> tuple[float, int]:
        """The result after the mover has played a card: the score after it, and what both sides have left."""
        if after < 0:
            worth, final = self._best(side, after, cards, reserves, others, theirs, low + cost, high + cost)
            return worth - cost, final
        worth, final = self._best(
            1 - side, -after, others, theirs, cards, reserves, -high - cost, -low - cost
        )
        return -worth - cost, -final

    def _best(
        self,
        side: int,
        score: int,
        cards: Cards,
        reserves: int,
        others: Cards,
        theirs: int,
        low: float,
        high: float,
    ) -> tuple[float, int]:
        """What the mover's best choice is worth, and the final score. The choices are those of `choices`.

        The result is exact only between `low` and `high` (alpha-beta search). The other side avoids anything
        better than `high`, and the mover has an alternative as good as `low`.
        """
        key = side, score, cards, reserves, others, theirs
        known = self.found.get(key)
        if known is not None:
            worth, final, lowest, highest = known
            above, below = worth > lowest + ROUNDING, worth < highest - ROUNDING
            if (above and below) or (above and worth >= high) or (below and worth <= low):
                return worth, final
        worth, final = -inf, 0
        if score < 0 or not cards:
            worth, final = self._stopped(side, score)
        for value, rest in self._plays(score, cards):
            if worth >= high:
                break
            cost, least = self._cost(value, False), max(low, worth)
            found = self._played(side, score + value, rest, reserves, others, theirs, cost, least, high)
            if found[0] > worth:
                worth, final = found
        for value in _declared(score, self.thorough) if reserves else ():
            if worth >= high:
                break
            cost, least, left = self._cost(value, True), max(low, worth), reserves - 1
            found = self._played(side, score + value, cards, left, others, theirs, cost, least, high)
            if found[0] > worth:
                worth, final = found
        self.found[key] = worth, final, low, high
        return worth, final

    def _plays(self, score: int, cards: Cards) -> list[tuple[int, Cards]]:
        """The values that may be played, with the cards left. Unless thorough, only the main ones."""
        rests = self.rests.get(cards)
        if rests is None:
            rests = self.rests[cards] = []
            for place, value in enumerate(cards):
                if not rests or rests[-1][0] != value:
                    rests.append((value, cards[:place] + cards[place + 1 :]))
        return rests if self.thorough else _main(score, rests)


def _main(score: int, rests: list[tuple[int, Cards]]) -> list[tuple[int, Cards]]:
    """The lowest value, the lowest sufficient one, and the highest."""
    last = len(rests) - 1
    if last < 2:
        return rests
    for place, entry in enumerate(rests):
        if entry[0] + score >= 0:
            return [rests[0], rests[last]] if place in (0, last) else [rests[0], entry, rests[last]]
    return [rests[0], rests[last]]


def _declared(score: int, thorough: bool) -> Sequence[int]:
    """8.f: the values a Reserve may stand for. Unless thorough, only the least sufficient and the highest."""
    if thorough:
        return range(1, RESERVE_PAYS + 1)
    return sorted({min(max(-score, 1), RESERVE_PAYS), RESERVE_PAYS})


def advise(score: int, own: Side, belief: Sequence[Side], stakes: Stakes) -> DuelAdvice:
    """The best choice at a score, against equally likely hands."""
    thorough = all(small(own, other) for other in belief)
    solver = Solver(stakes, thorough)
    found = {play: outlook(solver, score, own, belief, play) for play in choices(score, own, thorough)}
    best = max(found, key=lambda play: (found[play].worth, -play.value))
    return DuelAdvice(best, {play: seen.worth for play, seen in found.items()}, found[best].scores)


def outlook(solver: Solver, score: int, own: Side, belief: Sequence[Side], play: Play) -> DuelOutlook:
    """What a choice leads to, against equally likely hands."""
    found = [solver.outcome(0, score, own, other, play) for other in belief]
    ends = Counter(final for _, final in found)
    scores = {final: count / len(found) for final, count in sorted(ends.items())}
    return DuelOutlook(sum(value for value, _ in found) / len(found), scores)
