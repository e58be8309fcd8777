"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel (`maria.env.spiel`), for the whole game.

They need the extra `research`. docs/research.md explains how to use them.
"""

from __future__ import annotations

from maria.texts.extras import extra

with extra("research"):
    import gymnasium

    from maria.env.aec import RawEnv, env
    from maria.env.seat import SeatEnv

__all__ = ["RawEnv", "SeatEnv", "env"]

SEAT = "maria/Seat-v0"
"""The name of `SeatEnv` for `gymnasium.make`."""
if SEAT not in gymnasium.registry:
    gymnasium.register(SEAT, entry_point="maria.env.seat:SeatEnv")
