"""24 The game for two players."""

from __future__ import annotations

from maria.events import Out
from maria.rules.introductory import Introductory
from maria.rules.variant import Variant
from maria.rules.victory import Goal, end
from maria.state import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, State


class ForTwo(Variant):
    """24.a, 24.c, 24.g: one player plays both Louis and Frederick."""

    players = 2
    seats = ("a", "b")
    pragmatic_army_attacks_last = False

    def seat(self, power: int, role: str) -> int:
        """24.a, 24.c: one player has Austria and the Pragmatic Army, the other player all other powers."""
        return 1 if power in (AUSTRIA, PRAGMATIC) else 0


class IntroductoryForTwo(ForTwo, Introductory):
    """24.a, 24.b: the player of Louis and Frederick needs both goals to win."""

    scopes = Introductory.scopes | {"2pi"}

    def goals(self, state: State) -> list[Goal]:
        """24.b: the goals of Louis and of Frederick."""
        return [goal._replace(rule="24.b") for goal in super().goals(state)]

    def after_conquest(self, state: State, out: Out) -> None:
        """24.b: ends the game once both goals are reached."""
        if not state.outcome and all(goal.met for goal in self.goals(state)):
            end(state, state.seat_of[FRANCE], "24.b", out)

    def after_last_turn(self, state: State, out: Out) -> None:
        """24.b: a draw if one of the goals is reached; otherwise Austria's player wins."""
        either = any(goal.met for goal in self.goals(state))
        end(state, -1 if either else state.seat_of[AUSTRIA], "24.b", out)


class AdvancedForTwo(ForTwo):
    """24.c to 24.i: the advanced game for two."""

    scopes = Variant.scopes | {"2pa"}
    subsidies_for_minor_powers_only = True
    one_card_a_turn = True
    ties = (AUSTRIA, PRAGMATIC, PRUSSIA, FRANCE)
    """24.h: who wins ties, first to last."""

    def moves_saxony(self, loser: int, bohemia: bool) -> bool:
        """24.f: whether the points count: those that Prussia or France lost on the Bohemia map do."""
        return bohemia and loser in (PRUSSIA, FRANCE)
