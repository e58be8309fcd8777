"""Study the balance of the game: python examples/study.py [games] [bot].

For thousands of games on all cores, use `maria arena --balance`; docs/scale.md says how to play a million.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from statistics import fmean

from maria import Game, play_match
from maria.bots import find_bot


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a share."""
    share, square = wins / games, 3.8416 / games
    half = 1.96 * sqrt(share * (1 - share) / games + square / (4 * games))
    return (share + square / 2 - half) / (1 + square), (share + square / 2 + half) / (1 + square)


def main(games: str = "20", bot: str = "captain") -> None:
    """Lets one bot play all seats, and counts who wins, how and when."""
    count, maker, box = int(games), find_bot(bot), Game.new("introductory").box
    matches = [play_match("introductory", 3, (), [maker] * 3, f"study {n}", box) for n in range(count)]
    for seat, name in enumerate(matches[0].seats):
        wins = sum(match.winner == seat for match in matches)
        low, high = interval(wins, count)
        print(f"{name:14} {wins:3} of {count}  {wins / count:5.0%}  ({low:.0%} to {high:.0%})")
    endings = Counter(match.rule for match in matches).most_common()
    print(f"turns: {fmean(match.turns for match in matches):.1f}; ended by rule: {dict(endings)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
