"""5 Sequence of play."""

from __future__ import annotations

from maria.events import Event, Out, emit
from maria.rules import neutrality, treaties
from maria.rules.combat import CombatPhase
from maria.rules.conquest import RetroactivePhase
from maria.rules.hussars import HussarStage
from maria.rules.movement import MovementPhase
from maria.rules.silesia import PRUSSIAN_STAGE, StageEnd
from maria.rules.step import Automatic, Phase
from maria.rules.supply import SupplyPhase
from maria.rules.tactical_cards import CardsPhase
from maria.rules.victory_markers import begin_stage
from maria.state import STAGES, Power, State, Step

WINTER_EVERY = 3
PHASES = (CardsPhase, SupplyPhase, MovementPhase, CombatPhase, RetroactivePhase, StageEnd)
"""5.b: the phases of an action stage."""
LATER = tuple([tuple([phase(stage) for phase in reversed(PHASES)]) for stage in range(len(STAGES))])
"""The phases of each stage in agenda order: the last phase first."""


class TurnBegan(Event, kind="turn", rule="5.a", heading=True):
    """5.a: a turn begins."""

    turn: int


class StageBegan(Event, kind="stage", rule="5.b", heading=True):
    """5.b: the action stage of some powers begins."""

    powers: tuple[Power, ...]


class Turn(Automatic, kind="turn"):
    """5.a: a turn and its stages."""

    def run(self, state: State, out: Out) -> None:
        """Begins the next turn."""
        state.turn += 1
        state.drew = 0
        if state.turn % WINTER_EVERY == 1:
            state.consents = frozenset()  # what was agreed in winter ends with it
        emit(out, TurnBegan, state.turn)
        treaties.new_turn(state, out)
        state.agenda.extend(reversed([*state.setting.variant.first_stages(), *stages_after()]))


def stages_after(stage: int = -1) -> list[Step]:
    """5.a: the steps left in a turn after an action stage, or by default after the political stage."""
    hussars = [HussarStage()] if stage < 0 else []
    return [*hussars, *(Stage(later) for later in range(stage + 1, len(STAGES))), EndOfTurn()]


class Stage(Phase, kind="stage"):
    """5.b, 5.c: an action stage and its phases."""

    def run(self, state: State, out: Out) -> None:
        """Begins the stage, unless none of its powers takes part."""
        powers = state.stage_powers(self.stage)
        if not powers:
            return
        begin_stage(state)
        emit(out, StageBegan, powers)
        if self.stage == PRUSSIAN_STAGE:
            neutrality.end_peace(state, out)
        state.agenda.extend(LATER[self.stage])


class EndOfTurn(Automatic, kind="end-of-turn"):
    """5.d, 5.e, 18.f, SG.n: the end of a turn."""

    def run(self, state: State, out: Out) -> None:
        """Asks the variant what comes next."""
        state.agenda.extend(reversed(state.setting.variant.after_turn(state, out)))


def is_winter(state: State) -> bool:
    """5.d, 5.e: whether winter follows this turn: every third, but not the last one of a short game."""
    variant = state.setting.variant
    last = state.turn >= variant.last_turn(state)
    return state.turn % WINTER_EVERY == 0 and (variant.pools or not last)
