"""14 The introductory game, and the short game without politics that it shares with the Silesia Gambit."""

from __future__ import annotations

from maria.box.tables import Board
from maria.events import Out
from maria.rules import sequence
from maria.rules.variant import Variant
from maria.rules.victory import Goal, end, land_goal
from maria.rules.winter import Winter
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, State, Step

FRENCH, PRUSSIAN = 9, 12
"""14.c, 14.d: the fortresses that France and Prussia need."""


def french_fortresses(state: State) -> int:
    """14.c: the fortresses in Austria that France controls."""
    return (state.held[FRANCE] & state.setting.core).bit_count()


def prussian_fortresses(state: State) -> int:
    """14.d: the fortresses in Austria and Silesia that Prussia controls."""
    return (state.held[PRUSSIA] & (state.setting.core | state.setting.silesia)).bit_count()


class ShortGame(Variant):
    """14.c to 14.f: conquering enough fortresses wins at once; victory markers are unlimited."""

    politics = False
    pools = False
    contracts = False
    dutch_arenberg = False
    starts_off_map = False

    def first_stages(self) -> list[Step]:
        """14.a: there is no political stage."""
        return []

    def last_turn(self, state: State) -> int:
        """14.e: turn 9."""
        return 9

    def after_turn(self, state: State, out: Out) -> list[Step]:
        """5.d, 5.e: a winter after every third turn, but none after the last."""
        if state.turn >= self.last_turn(state):
            self.after_last_turn(state, out)
            return []
        return [Winter(), sequence.Turn()] if sequence.is_winter(state) else [sequence.Turn()]

    def after_last_turn(self, state: State, out: Out) -> None:
        """14.e: Maria Theresa has held out and wins."""
        end(state, state.seat_of[AUSTRIA], "14.e", out)

    def more_income(self, state: State, power: int) -> int:
        """Zero, as there are no tracks."""
        return 0

    def more_entry_land(self, state: State, general: int) -> int:
        """13.e: French generals may also re-enter in Bavaria."""
        return state.home[BAVARIA] if state.setting.power_of[general] == FRANCE else 0

    def goals(self, state: State) -> list[Goal]:
        """14.c, 14.d: fortresses in Austria; for Prussia those in Silesia count as well."""
        core, silesia = state.setting.core, state.setting.silesia
        return [
            land_goal(state, FRANCE, "14.c", core, FRENCH, "core"),
            land_goal(state, PRUSSIA, "14.d", core | silesia, PRUSSIAN, "core-silesia"),
        ]

    def after_conquest(self, state: State, out: Out) -> None:
        """14.c, 14.d: ends the game when a power reaches its goal."""
        won = next((goal for goal in self.goals(state) if goal.met), None)
        if won and not state.outcome:
            end(state, state.seat_of[won.power], won.rule, out)


class Introductory(ShortGame):
    """14: the Bohemia map alone, without the Pragmatic Army, and with fewer cards for France."""

    name = "introductory"
    scopes = frozenset(("all", "intro"))

    def plays(self, power: int) -> bool:
        """14.a: every power but the Pragmatic Army."""
        return power != PRAGMATIC

    def land(self, board: Board, bohemia: int) -> int:
        """14.a, 14.h: the Bohemia map."""
        return bohemia

    def more_income(self, state: State, power: int) -> int:
        """14.b: France gets two cards fewer."""
        return -2 if power == FRANCE else 0
