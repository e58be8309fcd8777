"""Captains who negotiate against captains who do not, in the same games: treaties, and who wins.

The advanced game for three with common seeds. Either all captains negotiate, or none does, or one seat, each
in turn, declines everything while the others negotiate. `docs/balance.md` has the figures.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial

from maria import compiled
from maria.actions import Decline
from maria.bots.arena import play_match
from maria.bots.captain import Captain
from maria.bots.standings import wilson
from maria.bots.table import Ask, Bot, Reply
from maria.box import Box, load
from maria.events import Event
from maria.rules.treaties import Negotiations
from maria.rules.treaty_events import (
    ClauseAside,
    ClauseFulfilled,
    ClauseLapsed,
    ClauseOver,
    Countered,
    Declined,
    ProposedTreaty,
    TreatyCancelled,
    TreatyMade,
    TreatyOver,
)
from maria.state import State
from maria.treaty import KEPT

SEATS = ("maria_theresa", "frederick", "louis")


class Reserved(Captain):
    """A captain that proposes nothing and declines everything."""

    def unasked(self, ask: Ask) -> Reply | None:
        """Declines a proposal, if there is one."""
        able = Negotiations(ask.position, ask.seat)
        return next((Reply(action) for action in able if isinstance(action, Decline)), None)


TABLES: dict[str, Sequence[type[Bot]]] = {
    "all negotiate": (Captain,) * 3,
    "nobody does": (Reserved,) * 3,
    **{f"{SEATS[k]} does not": tuple(Reserved if n == k else Captain for n in range(3)) for k in range(3)},
}


@dataclass
class Told:
    """Statistics of a game."""

    winner: int = -1
    turns: int = 0
    signed: int = 0
    said: Counter[str] = field(default_factory=Counter)
    """Counts of proposals, answers and ends of clauses."""
    kept: Counter[str] = field(default_factory=Counter)
    """The kinds of clauses in treaties that ran their course."""
    whole: int = 0
    """How many treaties ran their course: all their clauses were fulfilled or are over."""
    beside: bool = False
    """Whether one of them was about more than stacks."""
    faults: int = 0
    seconds: float = 0.0


class Notes:
    """Follows the treaties of a game."""

    def __init__(self) -> None:
        """Starts without treaties."""
        self.told = Told()
        self.terms: dict[int, dict[int, tuple[str, str]]] = {}
        """For each treaty, each clause's kind and how it ended."""

    def observe(self, before: State, seat: int, reply: Reply | None, happened: list[Event]) -> None:
        """Records what an action did to treaties."""
        for event in happened:
            if isinstance(event, ProposedTreaty | Countered | Declined | TreatyCancelled | ClauseAside):
                self.told.said[event.kind] += 1
            if isinstance(event, TreatyMade):
                self.told.signed += 1
                kinds = {number: (clause.kind, "") for number, clause in enumerate(event.clauses, 1)}
                self.terms[event.number] = kinds
            elif isinstance(event, ClauseFulfilled | ClauseOver | ClauseLapsed):
                number, which = event.number, event.which
                kind, status = self.terms[number][which]
                ended = event.kind.removeprefix("clause-")
                self.terms[number][which] = (kind, status if status in KEPT else ended)
                self.told.said[ended] += 1
            elif isinstance(event, TreatyOver):
                self._over(self.terms[event.number])

    def _over(self, terms: dict[int, tuple[str, str]]) -> None:
        if all(status in KEPT for _, status in terms.values()):
            kinds = {kind for kind, _ in terms.values()}
            self.told.whole += 1
            self.told.kept.update(kinds)
            self.told.beside |= kinds != {"consents"}


@cache
def _box() -> Box:
    return load()


def play(table: str, seed: str) -> Told:
    """Plays one game."""
    notes = Notes()
    match = play_match("advanced", 3, (), TABLES[table], seed, _box(), watch=notes.observe)
    told = notes.told
    told.winner, told.turns, told.seconds = match.winner, match.turns, sum(match.seconds)
    told.faults = sum(map(sum, (fault.values() for fault in match.faults)))
    return told


def report(table: str, games: list[Told]) -> None:
    """Prints the results of a table."""
    said, kept, held = Counter[str](), Counter[str](), sum(bool(told.whole) for told in games)
    for told in games:
        said, kept = said + told.said, kept + told.kept
    print(f"{table}: {len(games)} games, {sum(t.turns for t in games) / len(games):.1f} turns")
    for number, seat in enumerate(SEATS):
        won = sum(told.winner == number for told in games)
        low, high = wilson(won, len(games))
        print(f"  {seat:14} {won:4} wins {won / len(games):4.0%} ({100 * low:.0f}-{100 * high:.0f})")
    seconds = sum(told.seconds for told in games) / len(games)
    print(f"  faults {sum(told.faults for told in games)}, {seconds:.2f} s a game")
    if said["proposed-treaty"]:
        whole, signed = sum(told.whole for told in games), sum(told.signed for told in games)
        beside = sum(told.beside for told in games)
        print(f"  treaties {signed}, ran their course {whole}, in {held} of the games", end="; ")
        print(f"about more than stacks in {beside}")
        print("  kinds in these:", ", ".join(f"{kind} {count}" for kind, count in kept.most_common()))
        print("  in all:", ", ".join(f"{kind} {count}" for kind, count in said.most_common()))


def main() -> None:
    """Plays all tables, or those named."""
    print(f"build: {compiled.build}")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=301)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--tables", nargs="*", choices=TABLES, default=list(TABLES))
    options = parser.parse_args()
    seeds = [f"{options.seed}-{game}" for game in range(options.games)]
    with ProcessPoolExecutor(options.jobs) as pool:
        for table in options.tables:
            report(table, list(pool.map(partial(play, table), seeds)))


if __name__ == "__main__":
    main()
