"""What a position means: the one reader that server, page, terminal and bots ask.

- `position.facts`: all facts of a position for a seat: sequence of the turn, goals, stacks, bounds of troops,
  markers, politics, the combat that is fought
- `fact.detail_for`: the open decision for a seat, with what each answer would bring; `fact.rules_of`
- `movement.marches`, `way_along`, `overlays`: where a piece can go and what that brings
- `anytime.at_any_time`: what a seat may do whoever is on turn
- `fact.at_once`: an answer tried on a copy
"""

from maria.reading import combat, movement, politics, setup, supply, winter

__all__ = ["combat", "movement", "politics", "setup", "supply", "winter"]
