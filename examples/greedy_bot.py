"""A bot that looks one action ahead: python examples/greedy_bot.py [games].

In the arena: cd examples && maria arena --bots greedy_bot:Greedy,recruit,recruit --games 20
"""

from __future__ import annotations

import sys

from maria import Action, Ask, Bot, Game, Reply, State, candidates, engine, play_match
from maria.bots.recruit import RecruitBot
from maria.box.tables import members


def lead(state: State, seat: int) -> float:
    """How far ahead of the others a seat is; troops and distances to fortresses count as well."""
    if state.outcome:
        return 100.0 if state.outcome.winner == seat else -100.0
    left: dict[int, int] = {}
    for goal in state.setting.variant.goals(state):
        owner = state.seat_of[goal.power]
        left[owner] = min(left.get(owner, 99), goal.needed - goal.reached)
    others = [count for owner, count in left.items() if owner != seat]
    troops = sum(state.total(power) * (1 if state.seat_of[power] == seat else -1) for power in range(6))
    return min(others, default=0) - left.get(seat, 0) + 0.1 * troops - 0.02 * way_to_go(state, seat)


def way_to_go(state: State, seat: int) -> int:
    """Counts the roads from each general to the nearest enemy fortress, and from each train to a general."""
    setting, roads = state.setting, 0
    for power in (power for power in range(6) if state.seat_of[power] == seat):
        fortresses = members(state.enemy_fortresses(power))
        generals = [place for g in setting.generals_of[power] if (place := state.place[g]) >= 0]
        trains = [place for train in setting.trains_of[power] if (place := state.place[train]) >= 0]
        for starts, ends in ((generals, fortresses), (trains, generals)):
            roads += sum(min(setting.board.distance[start][end] for end in ends) for start in starts if ends)
    return roads


class Greedy(Bot):
    """Takes the action that brings it nearest to victory at once, and picks among equals at random."""

    def decide(self, ask: Ask) -> Reply:
        """Tries every candidate on a copy of the position."""

        def worth(action: Action) -> float:
            trial = ask.position.copy()
            engine.apply(trial, ask.seat, action)
            return lead(trial, ask.seat) + 0.001 * self.rng.random()

        return Reply(max(candidates(ask.choices), key=worth))


def reached(bot: type[Bot], seed: str) -> int:
    """How many fortresses of Prussia's goal a bot takes as Frederick against two recruits."""
    match = play_match(
        "introductory", 3, (), [RecruitBot, bot, RecruitBot], seed, Game.new("introductory").box
    )
    state = Game.load(match.record).state
    return next(goal.reached for goal in state.setting.variant.goals(state) if state.seat_of[goal.power] == 1)


def main(games: str = "5") -> None:
    """Plays each game once greedily and once at random, and prints how far Frederick gets."""
    for number in range(int(games)):
        greedy, random = (reached(bot, f"greedy {number}") for bot in (Greedy, RecruitBot))
        print(f"game {number}: Frederick reaches {greedy} fortresses, at random {random}")


if __name__ == "__main__":
    main(*sys.argv[1:])
