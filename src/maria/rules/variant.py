"""15 The base of all variants: the advanced game for three, which others change as their chapters say."""

from __future__ import annotations

from typing import ClassVar

from maria.box.tables import Board
from maria.events import Out
from maria.rules import sequence
from maria.rules.election import Election
from maria.rules.politics import PoliticalStage
from maria.rules.victory import CheckPools, FinalScoring, Goal, pool_goals
from maria.rules.winter import Winter
from maria.state import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, State, Step


class Variant:
    """15.a: the advanced game for three players: the whole rulebook."""

    name: ClassVar[str] = "advanced"
    players: ClassVar[int] = 3
    options: ClassVar[tuple[str, ...]] = ()
    scopes: ClassVar[frozenset[str]] = frozenset(("all", "adv"))
    """The scopes of the rules that apply."""
    seats: ClassVar[tuple[str, ...]] = ("maria_theresa", "frederick", "louis")
    """2.a: the roles."""
    politics: ClassVar[bool] = True
    """17: whether there is a political stage."""
    pools: ClassVar[bool] = True
    """15.b: whether victory markers come from pools, and emptying the pool wins."""
    contracts: ClassVar[bool] = True
    """20: whether there are subsidy contracts."""
    dutch_arenberg: ClassVar[bool] = True
    """22.a: whether Arenberg is also at home in the Netherlands."""
    pragmatic_army_attacks_last: ClassVar[bool] = True
    """11.1.j, 24.g: whether the Pragmatic Army attacks after all others."""
    subsidies_for_minor_powers_only: ClassVar[bool] = False
    """24.d: whether only minor powers can receive subsidies."""
    one_card_a_turn: ClassVar[bool] = False
    """24.e, 24.i: whether a player may execute only one Political Card per turn."""
    face_down_display: ClassVar[bool] = False
    """25: whether cards that are not trump stay on the display, face-down."""
    ties: ClassVar[tuple[int, ...]] = (AUSTRIA, PRUSSIA, PRAGMATIC, FRANCE)
    """23.b: who wins ties, first to last."""

    def __repr__(self) -> str:
        """Its name, number of players and options."""
        return f"<Variant {' '.join((self.name, str(self.players), *self.options))}>"

    # ------------------------------------------------------------ set-up

    def plays(self, power: int) -> bool:
        """2.a, 14.b: whether a power takes part."""
        return True

    def seat(self, power: int, role: str) -> int:
        """2.a, 24.a, 24.c: the seat that plays a power of this role."""
        return self.seats.index(role)

    def land(self, board: Board, bohemia: int) -> int:
        """14.a: the cities that are in play."""
        return board.all

    starts_off_map: ClassVar[bool] = True
    """4.k: whether a general without a set-up city starts in his power's off-map box."""

    # ------------------------------------------------------------ the sequence

    def first_stages(self) -> list[Step]:
        """17: the stages before the hussar stage."""
        return [PoliticalStage()]

    def last_turn(self, state: State) -> int:
        """5.e, 23.c: the last turn of the game."""
        return 12

    def after_turn(self, state: State, out: Out) -> list[Step]:
        """5.d, 18.f, 23.c: the election if due, winter every third turn, and the next turn or the end."""
        steps: list[Step] = [Election(), CheckPools()] if state.election == 1 else []
        if sequence.is_winter(state):
            steps.append(Winter())
        return [*steps, FinalScoring() if state.turn >= self.last_turn(state) else sequence.Turn()]

    # ------------------------------------------------------------ cards, winter, moves

    def more_income(self, state: State, power: int) -> int:
        """17.l: the cards that the tracks add to a power's income, or take from it if negative."""
        name, more = state.setting.power_ids[power], 0
        for track, marker in zip(state.setting.tracks, state.markers, strict=True):
            box = track.boxes[marker]
            more += box.bonus.count(name) - box.penalty.count(name)
        return more

    def set_aside(self, state: State, power: int, count: int, out: Out) -> int:
        """SG.c: sets aside cards of a power's income; returns how many."""
        return 0

    def more_entry_land(self, state: State, general: int) -> int:
        """13.c, 22.a: where a general may re-enter apart from home: Arenberg in the Netherlands."""
        return state.setting.netherlands if general == state.setting.arenberg else 0

    def semi_active(self, state: State) -> bool:
        """SG.b: whether the Flanders map is closed and free of combat."""
        return False

    def march_ends(self, state: State, power: int) -> int:
        """SG.b: the cities where a move may end."""
        return -1

    # ------------------------------------------------------------ victory

    def goals(self, state: State) -> list[Goal]:
        """23.a: what wins the game at once, and how far each power is."""
        return pool_goals(state)

    def after_conquest(self, state: State, out: Out) -> None:
        """23.a: nothing: the advanced game checks victory only at the end of a stage."""

    def moves_saxony(self, loser: int, bohemia: bool) -> bool:
        """19.3.a, 19.3.e: whether Austria may move the Saxony marker for points that a major power lost."""
        return loser == PRUSSIA
