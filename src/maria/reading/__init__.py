"""What a position means: facts for the server, the page, the terminal and bots.

- `position.facts`: all facts of a position for a seat: sequence of the turn, goals, stacks, bounds of troops,
  markers, politics, the current combat
- `fact.detail_for`: the open decision for a seat, with the effects of each answer; `fact.rules_of`
- `movement.marches`, `way_along`, `overlays`: where a piece can go, and the effects
- `anytime.at_any_time`: what a seat may do out of turn
- `fact.at_once`: the effects of an answer, tried on a copy
"""

from maria.reading import combat, movement, politics, setup, supply, winter

__all__ = ["combat", "movement", "politics", "setup", "supply", "winter"]
