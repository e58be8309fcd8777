"""The duel of a combat (11.1): the best card to play, or to stop, and how the combat may end.

Both sides' strength and one's own cards are known, of the other's cards there is a belief: hands that he
may hold, each as likely. Every such hand is solved exactly, as if both saw each other's cards, and a choice
is worth what it is worth on average. With a single hand as the belief that is the true value of the duel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from maria.rules.tactical_cards import RESERVE_PAYS

SMALL = 6
"""Up to so many cards on both sides everything is looked at; a Reserve counts three."""


Cards = tuple[int, ...]
"""Values of a suit, lowest first."""


ROUNDING = 1e-9
"""Values that differ by less may be the same."""


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


class DuelOutlook(NamedTuple):
    """What a choice is worth, and how often the combat ends with which score after it."""

    worth: float
    scores: dict[int, float]
    """Final scores as the side that asks counts them: positive if it wins, with their probabilities."""

    @property
    def expected(self) -> float:
        """The score that the combat ends with on average."""
        return sum(score * chance for score, chance in self.scores.items())

    def chance(self, sign: int) -> float:
        """How often it is won (1), a tie (0), or lost (-1)."""
        return sum(chance for score, chance in self.scores.items() if (score > 0) - (score < 0) == sign)

    def losses(self, troops: int, sign: int = -1) -> float:
        """The troops that the side that asks loses on average, of so many; with 1 for a sign, the other."""
        return sum(min(max(sign * score, 0), troops) * chance for score, chance in self.scores.items())


class DuelAdvice(NamedTuple):
    """What to play, what each choice is worth, and how often the combat ends with which score."""

    best: Play
    worth: dict[Play, float]
    scores: dict[int, float]
    """Final scores as the side that asks counts them: positive if it wins, with their probabilities."""


def choices(score: int, side: Side, thorough: bool = True) -> list[Play]:
    """11.1.d, 11.1.g, 11.1.h: what may be played at zero or less; unless thorough only what matters most."""
    values: list[tuple[int, Cards]] = [(value, ()) for value in sorted(set(side.cards))]
    plays = [Play(value) for value, _ in (values if thorough else _main(score, values))]
    if side.reserves:
        plays += [Play(value, True) for value in _declared(score, thorough)]
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
        self.found: dict[tuple[int, int, Cards, int, Cards, int], tuple[float, int, float, float]] = {}
        self.rests: dict[Cards, list[tuple[int, Cards]]] = {}
        """Of cards each value once, and what is left without it."""

    def solve(self, side: int, score: int, mover: Side, other: Side) -> tuple[float, Play, int]:
        """What a duel is worth to the mover, his best choice, and his final score, positive if he wins."""
        found = []
        for play in choices(score, mover, self.thorough):
            value, final = self.outcome(side, score, mover, other, play)
            found.append((value, play, final))
        return max(found, key=lambda best: best[0])

    def outcome(self, side: int, score: int, mover: Side, other: Side, play: Play) -> tuple[float, int]:
        """What a choice is worth to the mover if both go on as well as they can, and the final score."""
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
        """The mover has played a card at some cost; the score after it, and what both sides have left."""
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
        """What the mover's best choice is worth, and the final score; the choices are those of `choices`.

        Only what lies between `low` and `high` is told exactly: the other side avoids all that is better, and
        the mover has something else that is as good as all that is worse.
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
        """The values that may be played, and what is left; unless thorough those that matter most."""
        rests = self.rests.get(cards)
        if rests is None:
            rests = self.rests[cards] = []
            for place, value in enumerate(cards):
                if not rests or rests[-1][0] != value:
                    rests.append((value, cards[:place] + cards[place + 1 :]))
        return rests if self.thorough else _main(score, rests)


def _main(score: int, rests: list[tuple[int, Cards]]) -> list[tuple[int, Cards]]:
    """The lowest value, the lowest that is enough, and the highest."""
    last = len(rests) - 1
    if last < 2:
        return rests
    for place, entry in enumerate(rests):
        if entry[0] + score >= 0:
            return [rests[0], rests[last]] if place in (0, last) else [rests[0], entry, rests[last]]
    return [rests[0], rests[last]]


def _declared(score: int, thorough: bool) -> Sequence[int]:
    """8.f: what a Reserve may stand for; unless thorough the least that is enough, and the most."""
    if thorough:
        return range(1, RESERVE_PAYS + 1)
    return sorted({min(max(-score, 1), RESERVE_PAYS), RESERVE_PAYS})


def advise(score: int, own: Side, belief: Sequence[Side], stakes: Stakes) -> DuelAdvice:
    """The best choice at a score, against hands that are each as likely."""
    thorough = all(small(own, other) for other in belief)
    solver = Solver(stakes, thorough)
    found = {play: outlook(solver, score, own, belief, play) for play in choices(score, own, thorough)}
    best = max(found, key=lambda play: (found[play].worth, -play.value))
    return DuelAdvice(best, {play: seen.worth for play, seen in found.items()}, found[best].scores)


def outlook(solver: Solver, score: int, own: Side, belief: Sequence[Side], play: Play) -> DuelOutlook:
    """What comes of a choice, against hands that are each as likely."""
    found = [solver.outcome(0, score, own, other, play) for other in belief]
    ends = Counter(final for _, final in found)
    scores = {final: count / len(found) for final, count in sorted(ends.items())}
    return DuelOutlook(sum(value for value, _ in found) / len(found), scores)
