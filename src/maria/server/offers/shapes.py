"""Facts as sent over the wire: models made from the declarations in `reading`, with messages added.

A field named `action` is written in the record's notation. Any other field that holds an action becomes a
`Choice`: its text, its label and its effects.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, create_model

from maria.actions import Action
from maria.game import Game
from maria.notation import format_action
from maria.reading import anytime, clauses, danger, politics, position, treaties
from maria.reading.fact import Fact
from maria.rules.sequence import TurnBegan
from maria.rules.subsidies import ContractBegan, ContractEnded
from maria.rules.treaty_events import (
    Countered,
    Declined,
    Proposed,
    ProposedEnd,
    ProposedTreaty,
    TreatyCancelled,
    TreatyMade,
)
from maria.rules.victory import Goal
from maria.server.messages import MessageData, message_data
from maria.state import State
from maria.telling import choices as choices_in_words
from maria.telling import position as in_words
from maria.texts.message import Message


class Choice(BaseModel):
    """A possible action: its text, its label and its effects."""

    action: str
    label: MessageData
    effects: list[MessageData] = []


# ---------------------------------------------------------------- messages added to facts


Texts = Message | list[Message] | None
Telling = Callable[[Game, Any], Texts]


def _instruction(state: State, fact: politics.ExecuteDetail | clauses.CardForm) -> Message | None:
    return None if fact.barred else choices_in_words.instruction(state, fact.power, fact.political)


def _answer(game: Game, fact: anytime.AtAnyTime) -> Message | None:
    """20: the answer to the latest proposal of this turn, until something else is proposed.

    A treaty that was made is no answer: the page shows the treaty itself.
    """
    for move in reversed(game.moves):  # plain loops, because this runs after every action, for every seat
        for event in reversed(move.events):
            if type(event) in NEGOTIATED:
                return event.message(game.state) if type(event) in ANSWERS else None
    return None


ANSWERS = frozenset((Declined, ContractBegan, ContractEnded, TreatyCancelled))
NEGOTIATED = ANSWERS | {Proposed, ProposedTreaty, Countered, ProposedEnd, TurnBegan, TreatyMade}
"""The answers, and the events after which an earlier answer is no longer news."""


def _of(telling: Callable[[State, Any], Texts]) -> Telling:
    """Adapts a function of the position alone."""
    return lambda game, fact: telling(game.state, fact)


WORDED: dict[type, dict[str, tuple[Any, Telling]]] = {
    Goal: {"text": (MessageData, _of(in_words.goal)), "lacking": (MessageData | None, _of(in_words.lacking))},
    danger.Danger: {"text": (MessageData, _of(in_words.danger))},
    position.Ending: {"text": (MessageData, _of(in_words.ending))},
    position.Sequence: {"words": (MessageData, _of(in_words.place_in_turn))},
    position.Politics: {
        "election": (MessageData, _of(in_words.election)),
        "agreements": (list[MessageData], _of(lambda state, fact: in_words.agreements(state, fact.agreed))),
    },
    anytime.AtAnyTime: {"answer": (MessageData | None, _answer)},
    anytime.RunningContract: {"text": (MessageData, _of(in_words.contract))},
    treaties.StandingProposal: {"text": (MessageData, _of(in_words.proposal))},
    treaties.ClauseFact: {"text": (MessageData, _of(in_words.clause))},
    treaties.TermFact: {"told": (MessageData, _of(in_words.term))},
    treaties.TreatyFact: {"text": (MessageData, _of(in_words.treaty))},
    clauses.CardForm: {"instruction": (MessageData | None, _of(_instruction))},
    politics.ExecuteDetail: {"instruction": (MessageData | None, _of(_instruction))},
    politics.ShiftOption: {
        "meaning": (MessageData, _of(lambda state, fact: in_words.box_of(state, fact.track, fact.box))),
        "label": (MessageData, _of(lambda state, fact: in_words.shift(state, fact.boxes))),
        "changes": (
            list[MessageData],
            _of(lambda state, fact: in_words.changes(state, fact.track, fact.box)),
        ),
    },
}
"""Message fields added to facts: name, type on the wire, and the function that makes the message."""


# ---------------------------------------------------------------- models


def _names(fact: type) -> list[str]:
    named: tuple[str, ...] | None = getattr(fact, "_fields", None)
    return list(named) if named else [field.name for field in fields(fact)]


def _is_fact(hint: Any) -> bool:
    return isinstance(hint, type) and (issubclass(hint, Fact) or hasattr(hint, "_fields"))


@cache
def model_of(fact: type) -> type[BaseModel]:
    """The model of a fact class."""
    hints = get_type_hints(fact)
    made: dict[str, Any] = {name: (_wire(hints[name], name), ...) for name in _names(fact)}
    made |= {name: (kind, ...) for name, (kind, _) in WORDED.get(fact, {}).items()}
    return create_model(fact.__name__, __doc__=fact.__doc__, **made)


@cache
def _deep(fact: type) -> list[str]:
    """The fields of a fact class that hold facts or actions."""
    hints = get_type_hints(fact)
    return [name for name in _names(fact) if _is_deep(hints[name])]


def _is_deep(hint: Any) -> bool:
    is_action = isinstance(hint, type) and issubclass(hint, Action)
    return is_action or _is_fact(hint) or any(map(_is_deep, get_args(hint)))


@cache
def _is_flat(kind: type) -> bool:
    """Whether facts of a class need no conversion: only numbers, strings and lists of them."""
    is_fact = issubclass(kind, Fact)
    return is_fact and kind not in WORDED and not _deep(kind)


def _wire(hint: Any, name: str) -> Any:
    if isinstance(hint, type) and issubclass(hint, Action):
        return str if name == "action" else Choice
    if _is_fact(hint):
        return model_of(hint)
    if get_origin(hint) is list:
        return list[_wire(get_args(hint)[0], name)]  # type: ignore[misc]
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple(_wire(part, name) for part in get_args(hint))]  # noqa: UP007
    return hint


# ---------------------------------------------------------------- the facts of one game


class Shaper:
    """Converts the facts of one game for the wire."""

    def __init__(self, game: Game) -> None:
        """Takes the current position of a game."""
        self.game, self.state = game, game.state

    def text(self, action: Action) -> str:
        """An action in the record's notation."""
        return format_action(self.state, action)

    def choice(self, fact: Any, action: Action) -> dict[str, Any]:
        """The fields of a `Choice`; its effects come from the fact that holds the action."""
        label = message_data(choices_in_words.label(self.state, action))
        effects = choices_in_words.effects(fact, action, self.state)
        return {"action": self.text(action), "label": label, "effects": list(map(message_data, effects))}

    def shaped(self, fact: Any, before: tuple[Fact, dict[str, Any]] | None = None) -> dict[str, Any]:
        """The fields of a fact's model, not validated.

        `before`: an earlier fact that shares some values with this one, and its result, which is reused.
        """
        kind: type = type(fact)
        values = vars(fact).copy() if isinstance(fact, Fact) else fact._asdict()
        for name in _deep(kind):
            value = values[name]
            if not value:  # empty values and None need no conversion
                continue
            if before and getattr(before[0], name) is value:
                values[name] = before[1][name]
            elif isinstance(value, list) and _is_flat(value[0].__class__):
                values[name] = list(map(vars, value))
            else:
                values[name] = self._shaped(fact, name, value)
        if kind in WORDED:
            for name, (_, tell_it) in WORDED[kind].items():
                found = tell_it(self.game, fact)
                values[name] = (
                    list(map(message_data, found))
                    if isinstance(found, list)
                    else found and message_data(found)
                )
        return values

    def _shaped(self, fact: Any, name: str, value: Any) -> Any:
        if isinstance(value, Action):
            return format_action(self.state, value) if name == "action" else self.choice(fact, value)
        if isinstance(value, list):
            kind: type = type(value[0])
            if _is_fact(kind):
                return list(map(self.shaped, value))
            return [self._shaped(fact, name, entry) for entry in value]
        return self.shaped(value) if _is_fact(type(value)) else value
