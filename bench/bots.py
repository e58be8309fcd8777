"""The bots' speed in the advanced game beside the engine's random play, in one run.

A decision counts only if there were two or more choices. A bot's time is its own alone: the questions are
made and the actions carried out while its clock stands still. `make bench` runs it.
"""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random

from maria import engine
from maria.bots.arena import play_match
from maria.bots.captain import Captain
from maria.bots.recruit import Recruit
from maria.bots.table import Ask, Bot, Reply
from maria.box import Box, load
from maria.random_play import pick
from maria.simulate import play_game
from maria.view import View, sample, view

BOX = load()
VARIANT = "advanced"
MIDDLE = 3
"""The turn in which views of the middle of a game begin."""
EVERY = 7
"""Of so many positions one is kept."""


class Timed(Bot):
    """Another bot, with a clock beside it."""

    kind: type[Bot]
    seconds = 0.0
    decisions = 0

    def __init__(self, box: Box, seed: str) -> None:
        """Makes the other bot."""
        super().__init__(box, seed)
        self.bot = self.kind(box, seed)

    def decide(self, ask: Ask) -> Reply:
        """The other bot's decision."""
        several = ask.choices.several()
        started = time.perf_counter()
        choice = self.bot.decide(ask)
        type(self).seconds += time.perf_counter() - started
        type(self).decisions += several
        return choice

    def unasked(self, ask: Ask) -> Reply | None:
        """What the other bot does at any time."""
        started = time.perf_counter()
        reply = self.bot.unasked(ask)
        type(self).seconds += time.perf_counter() - started
        return reply


def of_bot(kind: type[Bot], games: int, seed: int) -> float:
    """Decisions a second of games between three of a bot."""

    class Measured(Timed):
        """The bot that is measured now."""

    Measured.kind = kind
    for number in range(games):
        match = play_match(VARIANT, 3, (), [Measured] * 3, f"{seed}-{number}", BOX)
        assert not any(match.faults), match.faults
    return Measured.decisions / Measured.seconds


def of_engine(games: int, seed: int) -> float:
    """Decisions a second of random play."""
    started = time.perf_counter()
    decisions = sum(
        play_game(VARIANT, 3, f"{seed}-{number}", BOX, check=False).decisions for number in range(games)
    )
    return decisions / (time.perf_counter() - started)


def middle_views(games: int) -> list[View]:
    """What seats see in the middle of random games."""
    found = []
    for number in range(games):
        state, _ = engine.new_game(BOX, VARIANT, 3, f"views-{number}")
        rng, played = Random(number), 0
        while state.agenda and state.turn < MIDDLE + 3:
            seat = engine.to_act(state)[0]
            choices = engine.legal(state, seat)
            if state.turn >= MIDDLE and played % EVERY == 0:
                found.append(view(state, seat))
            engine.carry_out(state, seat, pick(choices, rng))
            played += 1
    return found


def of_samples(views: list[View], seed: int) -> float:
    """Hidden positions a second that fit these views."""
    rng = Random(seed)
    started = time.perf_counter()
    for seen in views:
        sample(seen, rng, BOX)
    return len(views) / (time.perf_counter() - started)


def main() -> None:
    """Measures everything in turn, several times, and prints medians and ratios to random play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="games of bots a round")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    views = middle_views(options.games * 2)
    runs: dict[str, list[float]] = {"random play": [], "captain": [], "recruit": [], "samples": []}
    for number in range(options.rounds):
        runs["random play"].append(of_engine(options.games * 5, number))
        runs["captain"].append(of_bot(Captain, options.games, number))
        runs["recruit"].append(of_bot(Recruit, options.games, number))
        runs["samples"].append(of_samples(views, number))
    raw = statistics.median(runs["random play"])
    for name, speeds in runs.items():
        speed = statistics.median(speeds)
        what = "positions" if name == "samples" else "decisions"
        print(f"{name:12} {speed:8.0f} {what}/s {1000 / speed:8.3f} ms each   ratio {speed / raw:.2f}")


if __name__ == "__main__":
    main()
