"""The game loop: who may act, what is legal, and applying one action, which returns the events."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, get_args, get_origin

from maria.actions import Action
from maria.box import Box
from maria.events import Event, Out
from maria.knowledge import Knowledge
from maria.rules import setup, treaties
from maria.rules.clauses import treaty_choices
from maria.rules.consent import StackConsent
from maria.rules.movement import Movement
from maria.rules.sequence import Turn
from maria.rules.stacks import Transfers
from maria.rules.step import AnyTime, Automatic, Choices, Decision, Listed, Refusal
from maria.rules.treaties import Negotiations
from maria.rules.variants import make_setting
from maria.state import CONTENT, DECLARED, State, marks_of
from maria.texts import LANGUAGES, MariaError, Several, WrongType

AT_ANY_TIME: tuple[type[AnyTime], ...] = (Transfers, StackConsent, Negotiations)
"""6.e, 10.1.k, 20, 21: choices that are open whoever's turn it is; they answer no step."""
OUT_OF_TURN = {action: choices for choices in AT_ANY_TIME for action in choices.answers}
"""The actions that may be taken at any time, with the choices they belong to."""


class IllegalAction(MariaError):
    """An action that the rules forbid; `refusal` names the rule."""

    def __init__(self, refusal: Refusal, box: Box) -> None:
        """Takes the reason, and the box with the names it needs."""
        self.refusal, self.box = refusal, box
        values = {name: v if isinstance(v, int) else str(v) for name, v in refusal.values.items()}
        super().__init__(refusal.key, **values)

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.refusal.rule

    def text(self, language: str = LANGUAGES[0], rule: bool = True) -> str:
        """The sentence that a player reads."""
        return self.refusal.text(self.box, language, rule)


class SettingError(MariaError):
    """A game that does not exist, or a request that a game cannot fulfil now."""


def check_seat(state: State, seat: int) -> None:
    """Checks a seat number; raises WrongType or SettingError for anything else."""
    seats = state.setting.seats
    if not isinstance(seat, int):
        raise WrongType("wrong-seat", given=repr(seat)[:40], seats=Several(tuple(seats)))
    if not 0 <= seat < len(seats):
        raise SettingError("game-seat", seat=str(seat), seats=Several(tuple(seats)))


def new_game(
    box: Box, variant: str, players: int, seed: str, options: Collection[str] = ()
) -> tuple[State, list[Event]]:
    """The position at the first decision of a new game, and the events so far."""
    out: list[Event] = []
    state = setup.start(make_setting(box, variant, players, seed, options), out)
    state.agenda = [Turn(), setup.BeginSplit()]
    advance(state, out)
    return state, out


def advance(state: State, out: Out) -> None:
    """Runs the steps that need no decision, up to the first one that does."""
    state.waits = ()
    settled = len(out or ())
    while state.agenda:
        step, before = state.agenda[-1], len(out or ())
        if isinstance(step, Automatic):
            state.agenda.pop()
            step.run(state, out)
            if state.treaties and out is not None:
                out += list(treaty_choices.conquered(state, out[before:]))
            continue
        assert isinstance(step, Decision)
        if state.treaties and out is not None:
            treaties.settle(state, out[settled:], out)
            settled = before = len(out)
        state.waits = treaty_choices.waited_for(state, step)
        if state.waits:
            return
        if state.treaties and isinstance(step, Movement):
            treaty_choices.free_stayed(state, step)
        step.skip(state, out)
        if state.treaties and out is not None:
            treaty_choices.free_approached(state, out[before:])
            out += list(treaty_choices.forced(state, out[before:]))


def decision(state: State) -> Decision | None:
    """The pending decision, None when the game is over."""
    step = state.agenda[-1] if state.agenda else None
    assert step is None or isinstance(step, Decision)
    return step


def to_act(state: State) -> tuple[int, ...]:
    """The seats the game waits for."""
    if state.waits is None:
        step = decision(state)
        state.waits = treaty_choices.waited_for(state, step) if step else ()
    return state.waits


def may_act(state: State) -> tuple[int, ...]:
    """6.e, 10.1.k, 20, 21: the seats that, judging by public facts, may act out of turn."""
    return tuple(seat for seat in range(len(state.setting.seats)) if is_free(state, seat))


def is_free(state: State, seat: int) -> bool:
    """Whether, judging by public facts, a seat may act out of turn: most of the time it can propose."""
    check_seat(state, seat)
    return bool(state.agenda) and any(choices(state, seat).may() for choices in reversed(AT_ANY_TIME))


def out_of_turn(state: State, seat: int) -> tuple[AnyTime, ...]:
    """6.e, 10.1.k, 20, 21: a seat's choices that are open at any time: transfers, consent and treaties."""
    check_seat(state, seat)
    return tuple(choices(state, seat) for choices in AT_ANY_TIME)


def legal(state: State, seat: int) -> Choices:
    """A seat's choices for the pending decision; none if the game does not wait for the seat.

    21.a: for a seat that a treaty keeps waiting, the refusal names the treaty.
    """
    step = decision(state)
    if step is None:
        check_seat(state, seat)
        return Listed((), Refusal("5.a", "refused-over"))
    if seat not in to_act(state) and not (state.treaties and seat in step.waits_for(state)):
        check_seat(state, seat)
        return Listed((), Refusal("5.a", "refused-not-your-turn"))
    choices = step.choices(state, seat)
    choices.origin = state
    return treaty_choices.restricted(state, seat, choices) if state.treaties else choices


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why an action is not legal now, or None if it is."""
    open_ = OUT_OF_TURN.get(type(action)) if state.agenda else None
    if open_ is None:
        return legal(state, seat).refusal(action)
    check_seat(state, seat)
    return open_(state, seat).refusal(action)


def apply(state: State, seat: int, action: Action) -> list[Event]:
    """Carries out a legal action in place, up to the next decision; raises IllegalAction for any other."""
    if problem := refusal(state, seat, action):
        raise IllegalAction(problem, state.setting.box)
    return carry_out(state, seat, action)


def carry_out(
    state: State, seat: int, action: Action, with_events: bool = True, choices: Choices | None = None
) -> list[Event]:
    """Carries out an action known to be legal: one of the choices, or one that was not refused.

    Without `with_events`, no events are made unless treaties need them. `choices` are the seat's choices, if
    already known.
    """
    happened: list[Event] = []
    open_ = OUT_OF_TURN.get(type(action))
    out = happened if with_events or state.treaties or open_ else None
    if open_ is not None:
        open_(state, seat).apply(action, out)
    else:
        step = decision(state)
        assert step is not None
        if state.treaties:
            lawful = legal(state, seat) if choices is None else choices
            happened += treaty_choices.breaches(state, seat, lawful, action)
        step.apply(state, seat, action, out)
    if state.treaties:
        treaty_choices.free_approached(state, happened)
        treaties.settle(state, happened.copy(), happened)
    advance(state, out)
    return happened


def _of_numbers(hint: Any) -> bool:
    """Whether a field consists of numbers in a fixed order, so that equal values have equal texts."""
    if get_origin(hint) in (list, tuple):
        return all(_of_numbers(inner) for inner in get_args(hint) if inner is not Ellipsis)
    return hint in (int, Knowledge) or bool(marks_of(hint))


NUMBERS = frozenset(name for name in CONTENT if _of_numbers(DECLARED[name].hint))
COMPARED = (*CONTENT, "home", "stages")
"""The fields of a position that are compared to find what has changed."""
_compared: Callable[[State], tuple[Any, ...]] = attrgetter(*COMPARED)
AGENDA = "agenda"
OTHERS = frozenset(CONTENT) - NUMBERS - {AGENDA}
_text_of_step = lru_cache(maxsize=4096, typed=True)(repr)
"""A cache: most steps stay on the agenda for a while. `typed`, as steps of several types can be equal."""


class Changes(NamedTuple):
    """An earlier position of the same game, and the fields that have changed since then."""

    was: State
    changed: frozenset[str]


def since(was: State, state: State) -> Changes:
    """The changes since an earlier position; whatever depends only on unchanged fields still holds."""
    fields = zip(COMPARED, _compared(was), _compared(state), strict=True)
    return Changes(was, frozenset([name for name, old, new in fields if old is not new and old != new]))


def content(state: State, before: tuple[Changes, dict[str, str]] | None = None) -> dict[str, str]:
    """The content of a position as text, field by field.

    With `before`, texts of unchanged fields are reused. Sets are reused only if they are the same object, as
    equal sets may be written in different orders.
    """
    if before is None:
        return {name: f"({name!r}, {getattr(state, name)!r})" for name in CONTENT}
    (was, changed), texts = before[0], before[1].copy()
    others = [name for name in OTHERS if getattr(state, name) is not getattr(was, name)]
    for name in (*others, *(changed & NUMBERS)):
        texts[name] = f"({name!r}, {getattr(state, name)!r})"
    texts[AGENDA] = f"({AGENDA!r}, [{', '.join(map(_text_of_step, state.agenda))}])"
    return texts


def fingerprint(state: State, texts: dict[str, str] | None = None) -> str:
    """A hash of the content of a position; `texts` is its `content`, if already known."""
    fields = ", ".join((texts or content(state)).values())
    return hashlib.sha256(f"[{fields}]".encode()).hexdigest()
