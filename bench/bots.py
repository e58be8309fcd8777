"""The bots' speed in the advanced game next to the engine's random play, in one run.

A decision counts only if there were two or more choices. Only a bot's own time is measured: its clock stops
while questions are made and actions carried out. A round is one whole turn of the game played by
`Captain.choose` for all three seats, as a search plays on from a position, without views, reasons or
negotiations. `make bench` runs it.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from random import Random
from typing import ClassVar

from maria import compiled, engine
from maria.bots import Maker
from maria.bots.arena import play_match
from maria.bots.captain import Captain
from maria.bots.colonel import Colonel
from maria.bots.marshal import Marshal
from maria.bots.recruit import RecruitBot
from maria.bots.table import Ask, Bot, Reply
from maria.box import Box, load
from maria.random_play import pick
from maria.simulate import play_game
from maria.state import State
from maria.view import View, sample, view

BOX = load()
VARIANT = "advanced"
MIDDLE = 3
"""The turn from which views of the middle of a game are taken."""
EVERY = 7
"""One position of this many is kept."""


class Timed(Bot):
    """Wraps another bot and measures its time."""

    kind: type[Bot]
    seconds = 0.0
    decisions = 0

    def __init__(self, box: Box, seed: str) -> None:
        """Creates the other bot."""
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
        """The other bot's action out of turn."""
        started = time.perf_counter()
        reply = self.bot.unasked(ask)
        type(self).seconds += time.perf_counter() - started
        return reply


def of_bot(kind: type[Bot], games: int, seed: int) -> float:
    """Decisions per second in games among three bots of a kind."""

    class Measured(Timed):
        """The bot under test."""

    Measured.kind = kind
    for number in range(games):
        match = play_match(VARIANT, 3, (), [Measured] * 3, f"{seed}-{number}", BOX)
        assert not any(match.faults), match.faults
    return Measured.decisions / Measured.seconds


class Thinking(Marshal):
    """Marshal, recording the CPU time of each decision."""

    times: ClassVar[list[float]] = []

    def decide(self, ask: Ask) -> Reply:
        """Marshal's decision."""
        started = time.process_time()
        reply = super().decide(ask)
        self.times.append(time.process_time() - started)
        return reply


def of_marshal(games: int) -> str:
    """The CPU time of marshal's decisions, of searches and overall."""
    Thinking.times.clear()
    for number in range(games):
        makers: list[Maker] = [Captain, Captain]
        makers.insert(number % 3, Thinking)
        match = play_match(VARIANT, 3, (), makers, f"marshal-{number}", BOX)
        assert not any(match.faults), match.faults
    times = sorted(Thinking.times)
    most, often = times[-1], times[int(0.99 * len(times))]
    searched = [each for each in times if each > 0.1]
    return (
        f"marshal: {len(times)} decisions of {games} games, {sum(times) / games:.1f} s of a core per game; "
        f"99% within {often:.2f} s, all within {most:.2f} s; {len(searched)} searches, "
        f"{statistics.median(searched):.2f} s in the middle"
    )


def of_engine(games: int, seed: int) -> float:
    """Decisions per second of random play."""
    started = time.perf_counter()
    decisions = sum(
        play_game(VARIANT, 3, f"{seed}-{number}", BOX, check=False).decisions for number in range(games)
    )
    return decisions / (time.perf_counter() - started)


def middle_views(games: int) -> list[View]:
    """Views from the middle of random games."""
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
    """Sampled positions per second that fit these views."""
    rng = Random(seed)
    started = time.perf_counter()
    for seen in views:
        sample(seen, rng, BOX)
    return len(views) / (time.perf_counter() - started)


class Rounds:
    """Turns of the game played by captain's policy, with a breakdown of the CPU time."""

    def __init__(self) -> None:
        """Starts at zero."""
        self.count = 0
        self.decisions: dict[str, int] = defaultdict(int)
        self.seconds: dict[str, float] = defaultdict(float)
        self.engine = 0.0

    def play(self, state: State, captain: Captain) -> None:
        """Plays to the end of the turn."""
        turn = state.turn
        self.count += 1
        while state.agenda and state.turn == turn:
            begun = time.process_time()
            seat, kind = engine.to_act(state)[0], state.agenda[-1].kind
            asked = time.process_time()
            action = captain.choose(state, seat)
            chosen = time.process_time()
            engine.carry_out(state, seat, action, with_events=False)
            self.seconds[kind] += chosen - asked
            self.decisions[kind] += 1
            self.engine += time.process_time() - chosen + asked - begun

    def summary(self) -> str:
        """Milliseconds per round, the share of judgement, and the slowest kinds of decisions, as text."""
        own = sum(self.seconds.values())
        whole, count = own + self.engine, sum(self.decisions.values())
        round_, each = 1000 * whole / self.count, 1000 * own / count
        lines = [
            f"captain's policy: a round {round_:.1f} ms, {own / whole:.0%} of it judgement; "
            f"{count / self.count:.0f} decisions, {each:.2f} ms each"
        ]
        for kind in sorted(self.seconds, key=lambda kind: -self.seconds[kind])[:5]:
            taken, often = 1000 * self.seconds[kind] / self.count, self.decisions[kind] / self.count
            lines.append(f"  {kind:12} {taken:6.2f} ms a round, {often:4.1f} decisions")
        return "\n".join(lines)


def turns_begun(games: int) -> list[State]:
    """The positions at the start of each turn in captains' games."""
    found = []
    for number in range(games):
        state, _ = engine.new_game(BOX, VARIANT, 3, f"rounds-{number}")
        captain, rounds = Captain(BOX, str(number)), Rounds()
        while state.agenda:
            found.append(state.copy())
            rounds.play(state, captain)
    return found


def main() -> None:
    """Measures everything in turn, several times, and prints medians and ratios to random play."""
    print(f"build: {compiled.build}")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="games of bots a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--marshal", type=int, default=6, help="games of marshal")
    options = parser.parse_args()
    views, turns = middle_views(options.games * 2), turns_begun(options.games)
    runs: dict[str, list[float]] = {
        "random play": [],
        "captain": [],
        "colonel": [],
        "recruit": [],
        "samples": [],
    }
    rounds: list[Rounds] = []
    for number in range(options.rounds):
        runs["random play"].append(of_engine(options.games * 5, number))
        runs["captain"].append(of_bot(Captain, options.games, number))
        runs["colonel"].append(of_bot(Colonel, options.games, number))
        runs["recruit"].append(of_bot(RecruitBot, options.games, number))
        runs["samples"].append(of_samples(views, number))
        rounds.append(Rounds())
        for place, state in enumerate(turns):
            rounds[-1].play(state.copy(), Captain(BOX, str(place)))
    raw = statistics.median(runs["random play"])
    for name, speeds in runs.items():
        speed = statistics.median(speeds)
        what = "positions" if name == "samples" else "decisions"
        print(f"{name:12} {speed:8.0f} {what}/s {1000 / speed:8.3f} ms each   ratio {speed / raw:.2f}")
    print(min(rounds, key=lambda each: sum(each.seconds.values()) + each.engine).summary())
    print(of_marshal(options.marshal))


if __name__ == "__main__":
    main()
