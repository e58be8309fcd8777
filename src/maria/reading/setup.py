"""4, 7: troops to split, and hussars to place."""

from __future__ import annotations

from typing import Literal

from maria import engine
from maria.actions import Done, PlaceHussar, Split
from maria.knowledge import STRONGEST
from maria.notation import Blank, format_action
from maria.reading.fact import Fact, detail, offered, or_none
from maria.rules.hussars import HussarStage
from maria.rules.setup import SplitChoices, Splitting
from maria.state import AWAY, State


class SplitGeneral(Fact):
    """4.f: a general, his minimum troops, and whether he leaves the game with his troops (14.g)."""

    general: int
    least: int
    away: bool


class SplitPower(Fact):
    """4.e: a power's troops to split, and a sensible proposal; `{troops}` names every general."""

    power: int
    troops: int
    most: int
    generals: list[SplitGeneral]
    proposal: list[int]
    action: Split
    pattern: str


class SplitDetail(Fact):
    """4.e: the split of troops, power by power."""

    powers: list[SplitPower]
    kind: Literal["split"] = "split"


@detail.register
def split(step: Splitting, state: State, seat: int) -> SplitDetail:
    """4.e: the powers whose troops the seat still has to split."""
    choices = step.choices(state, seat)
    return SplitDetail([_power(state, choices, power) for power in choices.powers])


def _power(state: State, choices: SplitChoices, power: int) -> SplitPower:
    """4.f: a split that gives each general his minimum, then one troop at a time to the weakest in play."""
    troops, least = choices.limits(power)
    generals = state.setting.generals_of[power]
    away = [state.place[general] == AWAY for general in generals]
    given = least.copy()
    for _ in range(troops - sum(given)):
        able = [number for number, count in enumerate(given) if count < STRONGEST]
        given[min(able, key=lambda number: (away[number], given[number], number))] += 1
    return SplitPower(
        power=power,
        troops=troops,
        most=STRONGEST,
        generals=[SplitGeneral(*entry) for entry in zip(generals, least, away, strict=True)],
        proposal=given,
        action=Split(power, tuple(given)),
        pattern=format_action(state, Split(power, (Blank.TROOPS,))),
    )


class FreeHussar(Fact):
    """7.b: a hussar that can be placed, and its current city; `{city}` is one of the detail's cities."""

    hussar: int
    city: int | None
    pattern: str


class HussarsDetail(Fact):
    """7.a: the placement of hussars."""

    hussars: list[FreeHussar]
    cities: list[int]
    done: Done | None
    kind: Literal["hussars"] = "hussars"


@detail.register
def hussars(step: HussarStage, state: State, seat: int) -> HussarsDetail:
    """7.a: the hussars that can still be placed, and where."""
    legal = engine.legal(state, seat)
    placings = [action for action in legal if isinstance(action, PlaceHussar)]
    numbers = dict.fromkeys([action.hussar for action in placings])
    patterns = {n: format_action(state, PlaceHussar(n, Blank.CITY)) for n in numbers}
    free = [FreeHussar(n, or_none(state.hussars[n]), pattern) for n, pattern in patterns.items()]
    return HussarsDetail(free, sorted({action.city for action in placings}), offered(legal, Done()))
