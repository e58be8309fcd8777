"""5: the turn as it really is: its stages and phases, whose they are, and which of them is on."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Literal

from maria.reading.fact import Fact
from maria.rules.election import Election
from maria.rules.hussars import HussarStage
from maria.rules.politics import PoliticalStage
from maria.rules.sequence import PHASES, EndOfTurn, Stage, stages_after
from maria.rules.silesia_gambit import Ceding
from maria.rules.step import Event
from maria.rules.winter import Winter
from maria.state import STAGES, State, Step

Kind = Literal["setup", "politics", "hussars", "stage", "election", "cession", "winter", "end"]
KINDS: dict[type[Step], Kind] = {
    PoliticalStage: "politics",
    HussarStage: "hussars",
    Stage: "stage",
    Election: "election",
    Ceding: "cession",
    Winter: "winter",
}
"""The steps that make up a turn."""
PHASE_NAMES = ["cards", "supply", "movement", "combat", "conquest"]
"""5.b: the phases of an action stage; what ends it (19.1.m) belongs to the last one."""


class TurnPart(Fact):
    """5.a: a part of a turn; an action stage has powers and phases."""

    kind: Kind
    powers: list[int]
    phases: list[str]


class Sequence(Fact):
    """5: the parts of the turn in order, and the numbers of the one that is on and of its phase."""

    turn: int
    last_turn: int
    parts: list[TurnPart]
    part: int
    phase: int | None


def sequence(state: State, events: Iterable[Event] = ()) -> Sequence:
    """5: this turn as it stands.

    `events` are those that count, the latest first: they tell who acted in stages that have begun (19.3.d),
    and of an election that was held.
    """
    last = state.setting.variant.last_turn(state)
    if not state.agenda or not state.turn:
        only = TurnPart("setup" if state.agenda else "end", [], [])
        return Sequence(state.turn, last, [only], 0, None)
    acted, elected = _told(events)
    coming = _coming(state)
    parts, begun = [], 0
    for step in _steps(state, elected):
        is_coming = _name(step) in coming
        powers = list(state.stage_powers(step.stage)) if isinstance(step, Stage) else []
        if isinstance(step, Stage) and step.stage in acted:
            later = [power for power in powers if power not in acted[step.stage]]
            powers = acted[step.stage] + (later if _is_on(state, step.stage) else [])
        if powers or not isinstance(step, Stage):
            parts.append(TurnPart(KINDS[type(step)], powers, PHASE_NAMES if powers else []))
            begun += not is_coming
    part = begun - 1
    return Sequence(state.turn, last, parts, part, _phase(state) if parts[part].kind == "stage" else None)


def _steps(state: State, elected: bool) -> list[Step]:
    """The steps of this turn in order, as the variant has them."""
    variant = state.setting.variant
    after = variant.after_turn(state.copy(), [])
    if elected and not any(isinstance(step, Election) for step in after):
        after.insert(0, Election())
    steps = [*variant.first_stages(), *stages_after(), *after]
    return [step for step in steps if type(step) in KINDS]


def _coming(state: State) -> set[tuple[type[Step], int]]:
    """What of the turn has not begun yet; until the end of the turn also all that comes after it."""
    coming = state.agenda[:-1]
    if any(isinstance(step, EndOfTurn) for step in coming):
        coming = [*coming, Election(), Ceding(), Winter()]
    return set(map(_name, coming))


def _name(step: Step) -> tuple[type[Step], int]:
    """A step of the turn as it can be found again."""
    return type(step), step.stage if isinstance(step, Stage) else -1


def _is_on(state: State, stage: int) -> bool:
    """Whether an action stage goes on."""
    return any(type(step) in PHASES and getattr(step, "stage", -1) == stage for step in state.agenda)


def _phase(state: State) -> int:
    """5.b: the phase of the action stage that goes on: the one before those still to come."""
    coming = sum(type(step) in PHASES for step in state.agenda)
    return min(len(PHASES) - coming, len(PHASE_NAMES)) - 1


def _told(events: Iterable[Event]) -> tuple[dict[int, list[int]], bool]:
    """The powers of each stage of this turn that has begun, and whether the election has."""
    acted: dict[int, list[int]] = {}
    elected = False
    for event in takewhile(lambda event: event.kind != "turn", events):
        elected = elected or event.kind == "election"
        powers = event.seen.get("powers")
        if event.kind == "stage" and isinstance(powers, tuple):
            acted[next(n for n, stage in enumerate(STAGES) if powers[0] in stage)] = list(powers)
    return acted, elected
