"""The results of a series: shares of wins with intervals, ratings, and the balance of the roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from maria import compiled
from maria.bots.arena import Match
from maria.texts.extras import extra

with extra("arena"):
    from openskill.models import PlackettLuce

Z = 1.959963984540054
"""95% of a normal distribution lie within this many standard deviations."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a share, also sound for few games and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(slots=True)
class Share:
    """The games played and won, by a bot in any seat or by a role."""

    name: str
    games: int = 0
    wins: int = 0
    decisions: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)

    @property
    def rate(self) -> float:
        """The share of wins."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the share."""
        return wilson(self.wins, self.games)

    @property
    def ms(self) -> float:
        """Milliseconds per decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def add(self, match: Match, seat: int) -> None:
        """Adds a seat's result in a game."""
        self.games += 1
        self.wins += match.winner == seat
        self.decisions += match.decisions[seat]
        self.seconds += match.seconds[seat]
        self.faults.update(match.faults[seat])


class Rating(NamedTuple):
    """How strong a bot is (25 is average), and how uncertain that is."""

    mu: float
    sigma: float


def by_bot(matches: Sequence[Match]) -> list[Share]:
    """Each bot's results over all its seats, in alphabetical order."""
    found = {bot: Share(bot) for bot in sorted({bot for match in matches for bot in match.bots})}
    for match in matches:
        for seat, bot in enumerate(match.bots):
            found[bot].add(match, seat)
    return list(found.values())


def by_role(matches: Sequence[Match], bot: str | None = None) -> list[Share]:
    """Each role's results, with any bot or with one."""
    found = {seat: Share(role) for match in matches[:1] for seat, role in enumerate(match.seats)}
    for match in matches:
        for seat, name in enumerate(match.bots):
            if bot in (None, name):
                found[seat].add(match, seat)
    return list(found.values())


def ratings(matches: Sequence[Match]) -> dict[str, Rating]:
    """Plackett-Luce ratings, updated game by game: the winner first, all others tied.

    A bot in several seats gets the mean of their ratings. Games of a bot against itself do not count.
    """
    model = PlackettLuce()
    rated = {bot: Rating(model.mu, model.sigma) for match in matches for bot in match.bots}
    for match in matches:
        if len(set(match.bots)) == 1:
            continue
        before = [[model.rating(*rated[bot])] for bot in match.bots]
        places = [float(match.winner not in (seat, -1)) for seat in range(len(match.bots))]
        after = model.rate(before, ranks=places)
        for bot in set(match.bots):
            own = [team[0] for team, name in zip(after, match.bots, strict=True) if name == bot]
            rated[bot] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return rated


def decisions_per_s(matches: Sequence[Match]) -> float:
    """Decisions per second in one process, including the arena's own work between them."""
    took = sum(match.took for match in matches)
    return sum(sum(match.decisions) for match in matches) / took if took else 0.0


def endings(matches: Sequence[Match]) -> dict[str, int]:
    """The number of games that ended by each rule, the most frequent first."""
    return dict(Counter(match.rule for match in sorted(matches, key=lambda m: m.rule)).most_common())


def summary(matches: Sequence[Match]) -> dict[str, Any]:
    """The figures of a series as plain data."""
    rated, shares, bots = ratings(matches), by_bot(matches), []
    for share in shares:
        won = {"games": share.games, "wins": share.wins, "win_rate": round(share.rate, 4)}
        low, high = (round(end, 4) for end in share.interval)
        bots.append(
            {"bot": share.name, **won, "low": low, "high": high, "ms_per_decision": round(share.ms, 3)}
        )
    return {
        "games": len(matches),
        "build": compiled.build,
        "bots": bots,
        "endings": endings(matches),
        "roles": {share.name: share.wins for share in by_role(matches)},
        "draws": sum(match.winner < 0 for match in matches),
        "turns": round(fmean(match.turns for match in matches), 2),
        "decisions": sum(share.decisions for share in shares),
        "decisions_per_s": round(decisions_per_s(matches), 1),
        "ratings": {bot: {"mu": round(r.mu, 2), "sigma": round(r.sigma, 2)} for bot, r in rated.items()},
        "faults": {share.name: dict(share.faults) for share in shares},
    }


class CardLine(NamedTuple):
    """A Political Card: how often it was executed, the wins, and the wins that bot and role usually get."""

    card: str
    executed: int
    wins: int
    expected: float

    @property
    def gain(self) -> float:
        """By how much the share of wins exceeds what bot and role usually get."""
        return (self.wins - self.expected) / self.executed


def card_lines(matches: Sequence[Match]) -> list[CardLine]:
    """The Political Cards, the most frequent first. A card counts once per seat and game."""
    bots = {bot for match in matches for bot in match.bots}
    usual = {bot: [share.rate for share in by_role(matches, bot)] for bot in bots}
    lines: dict[str, CardLine] = {}
    for match in matches:
        for seat, card in sorted(set(match.executed)):
            _, executed, wins, expected = lines.get(card, CardLine(card, 0, 0, 0.0))
            expected += usual[match.bots[seat]][seat]
            lines[card] = CardLine(card, executed + 1, wins + (match.winner == seat), expected)
    return sorted(lines.values(), key=lambda line: (-line.executed, line.card))
