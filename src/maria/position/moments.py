"""Named moments of a turn, such as `prussia movement`."""

from __future__ import annotations

from maria.position.codec import PositionError
from maria.rules import sequence
from maria.rules.hussars import HussarStage
from maria.rules.movement import Movement
from maria.rules.politics import PoliticalStage, TurnUp
from maria.rules.tracks import Effects, ReturnCorps, Shifts
from maria.rules.victory import CheckPools, FinalScoring
from maria.rules.winter import Winter
from maria.state import AUSTRIA, POWER, STAGES, State, Step

PHASES = ("cards", "supply", "movement", "combat", "retroactive", "end")
"""The names of the phases in moments."""


class HeldMovement(Movement):
    """10: a movement phase that does not end by itself, so that a case can examine it."""

    kind = Movement.kind

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The seats that are not done."""
        seats = dict.fromkeys(state.seat_of[power] for power in state.stage_powers(self.stage))
        return tuple(seat for seat in seats if not self.done >> seat & 1)


class HeldHussarStage(HussarStage):
    """7: a hussar stage that does not end by itself."""

    kind = HussarStage.kind

    def waits_for(self, state: State) -> tuple[int, ...]:
        """Austria's seat."""
        return (state.seat_of[AUSTRIA],)


def agenda(state: State, at: str, hold: bool) -> list[Step]:
    """The agenda for `politics`, `hussars`, `winter`, `end of turn`, or one such as `prussia movement`.

    `politics selecting` starts by turning the cards up, `politics effects` after the selection.
    """
    steps: list[Step]
    match at.split():
        case ["winter"]:
            last = state.setting.variant.pools and state.turn == state.setting.variant.last_turn(state)
            return [FinalScoring() if last else sequence.Turn(), Winter()]
        case ["end", "of", "turn"] | ["end-of-turn"]:
            return [sequence.EndOfTurn()]
        case ["politics", *moment]:
            steps = [Shifts(), Effects(), ReturnCorps(), CheckPools()] if moment else [PoliticalStage()]
            steps = [*([TurnUp()] if moment == ["selecting"] else []), *steps, *sequence.stages_after()]
        case ["hussars"]:
            steps = sequence.stages_after()
            if hold:
                steps[0] = HeldHussarStage()
        case [name, phase] if name in POWER and phase in ("stage", *PHASES):
            stage = next((n for n in range(len(STAGES)) if POWER[name] in state.stage_powers(n)), -1)
            if stage < 0:
                raise PositionError("position-moment", name=at[:40])
            steps = [sequence.Stage(stage)]
            if phase != "stage":
                steps = [made(stage) for made in sequence.PHASES[PHASES.index(phase) :]]
            if hold and phase == "movement":
                steps[0] = HeldMovement(stage)
            steps += sequence.stages_after(stage)
        case _:
            raise PositionError("position-moment", name=at[:40])
    return steps[::-1]
