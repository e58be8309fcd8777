"""Play a game in PettingZoo, each seat at random: python examples/pettingzoo_random.py [variant] [seed]."""

from __future__ import annotations

import sys
from collections import Counter

from maria.env import env


def main(variant: str = "introductory", seed: str = "1740") -> None:
    """Plays to the end and prints the first action word by word, how often each seat chose, and who won."""
    game = env(variant=variant)
    game.reset(seed=int(seed))
    table = game.unwrapped.table
    for number, agent in enumerate(game.agents):
        game.action_space(agent).seed(int(seed) + number)
    choices, rewards, first = Counter[str](), dict.fromkeys(game.agents, 0.0), list[str]()
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        rewards[agent] += reward
        if over:
            game.step(None)
            continue
        word = game.action_space(agent).sample(seen["action_mask"])
        choices[agent] += 1
        if len(first) < 4:
            first.append(f"{agent}: {table.spelling.text(word)} ({seen['action_mask'].sum()} words)")
        game.step(word)
    print(f"{len(seen['observation'])} numbers, {len(table.spelling)} words")
    print("\n".join(first))
    for agent in rewards:
        print(f"{agent}: {choices[agent]} choices, reward {rewards[agent]:.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
