"""What the agenda and the choices are made of: steps that run by themselves, decisions, and choice sets."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from maria.actions import Action, Answer, Question
from maria.box import Box
from maria.box.names import Namer
from maria.events import Out
from maria.notation import format_action
from maria.state import State, Step
from maria.texts import LANGUAGES, catalogue
from maria.texts.message import Message, Ref, Several

T = TypeVar("T")
Value = int | str | tuple[Any, ...]
FIRST, LONGEST_TEXT = 3, 40
"""The choices that a `repr` shows, and the characters of each."""


class Spoken(Protocol):
    """Something that reads as a sentence in any language, such as a clause."""

    def message(self) -> Message:
        """What it says."""


class Refusal(NamedTuple):
    """Why an action is not legal: the rule that forbids it, a message key and its values."""

    rule: str
    key: str
    values: Mapping[str, Value | Spoken] = {}

    def text(self, box: Box, language: str = LANGUAGES[0], rule: bool = True) -> str:
        """The sentence that a player reads; behind it the cities it is about, and the rule."""
        return Namer(box, language).text(self.message(rule))

    def message(self, rule: bool = False) -> Message:
        """What a player reads: the cities and the suit that the sentence does not name stand behind it."""
        values = {name: _typed(name, value) for name, value in self.values.items()}
        named = catalogue().variables(self.key)
        behind: list[Any] = [it for name, it in values.items() if isinstance(it, Ref) and name not in named]
        behind += [Message("error-rule", {"rule": self.rule})] if rule else []
        told = Message(self.key, values)
        return Message("play-about", {"text": told, "names": Several((*behind,), "more")}) if behind else told


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}..."


def _typed(name: str, value: Any) -> Any:
    if isinstance(value, int) and name in ("city", "to"):
        return Ref("city", value)
    if isinstance(value, int) and name == "suit":
        return Ref("suit", value)
    return value.message() if hasattr(value, "message") else value


Restriction = Callable[[Action], Refusal | None]
"""Why something beside the rules, such as a treaty or a lesson, forbids an action; None if it does not."""


# ---------------------------------------------------------------- choices


class Choices:
    """What a seat may do. `action in choices` is what legal means; nothing is listed unless asked for."""

    origin: State | None = None
    """The position in which these are the choices, where it is known: for their texts."""
    counted: ClassVar[bool] = False
    """Whether they are counted without being listed."""

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is not among the choices, or None if it is."""

    @abstractmethod
    def __iter__(self) -> Iterator[Action]:
        """All choices with different effects, one after the other; of several ways to one effect only one."""

    def every(self) -> Iterator[Action]:
        """All choices, also those with the same effect, as far as a restriction could tell them apart."""
        return iter(self)

    def effect(self, action: Any) -> Any:
        """What an action brings: the same, and hashable, for two ways to the same effect."""
        return action

    def __repr__(self) -> str:
        """The first choices as text, and how many there are where that is known at once."""
        first = list(islice(iter(self), FIRST + 1))
        count = self.count() if self.counted else len(first) if len(first) <= FIRST else -1
        texts = [_cut(format_action(self.origin, a) if self.origin else repr(a)) for a in first[:FIRST]]
        more = ["..."] if len(first) > FIRST else []
        return f"<{type(self).__name__}{f' {count}' if count >= 0 else ''}: {' | '.join([*texts, *more])}>"

    def __len__(self) -> int:
        """As `count`."""
        return self.count()

    def __getitem__(self, place: Any) -> Any:
        """The choice at a place, or a list of those of a slice: only as many as needed are made."""
        if isinstance(place, slice):
            start, stop = place.start or 0, place.stop
            if start < 0 or stop is None or stop < 0:
                return list(iter(self))[place]
            return list(islice(iter(self), start, stop, place.step))
        if place < 0:
            return list(iter(self))[place]
        for action in islice(iter(self), place, None):
            return action
        raise IndexError(place)

    def __contains__(self, action: Action) -> bool:
        """Whether the action is legal."""
        return self.refusal(action) is None

    def __bool__(self) -> bool:
        """Whether there is any choice."""
        return next(iter(self), None) is not None

    def count(self) -> int:
        """How many choices with different effects there are."""
        return sum(1 for _ in self)

    def several(self) -> bool:
        """Whether there are two or more choices."""
        return len(list(islice(self, 2))) == 2

    def sample(self, rng: Random | None = None) -> Action:
        """One of the choices with different effects, each as likely as any other; without `rng` by chance."""
        return self.drawn(Random() if rng is None else rng)

    def drawn(self, rng: Random) -> Action:
        """What `sample` gives."""
        return one_of(list(iter(self)), rng)

    def restricted(self, by: Restriction) -> Choices:
        """The choices that something else does not forbid."""
        return Restricted(self, by)


class Restricted(Choices):
    """Choices of which something beside the rules forbids some; other ways to their effects may be left."""

    def __init__(self, choices: Choices, by: Restriction) -> None:
        """Takes what the rules allow, and what forbids some of it."""
        self.choices, self.by = choices, by
        self.origin = choices.origin

    def refusal(self, action: Action) -> Refusal | None:
        """The rules speak first."""
        return self.choices.refusal(action) or self.by(action)

    def every(self) -> Iterator[Action]:
        """All that is left."""
        return (action for action in self.choices.every() if self.by(action) is None)

    def effect(self, action: Any) -> Any:
        """As without the restriction."""
        return self.choices.effect(action)

    def __iter__(self) -> Iterator[Action]:
        """One of the ways left to each effect."""
        return different(self)


def unrestricted(choices: Choices) -> Choices:
    """What the rules alone allow."""
    return unrestricted(choices.choices) if isinstance(choices, Restricted) else choices


def different(choices: Choices) -> Iterator[Action]:
    """Of every choice the first to each effect."""
    seen: set[Hashable] = set()
    for action in choices.every():
        effect = choices.effect(action)
        if effect not in seen:
            seen.add(effect)
            yield action


class Listed(Choices):
    """Choices as a list."""

    counted: ClassVar[bool] = True

    def __init__(self, actions: Sequence[Action], otherwise: Refusal | None = None) -> None:
        """Takes all legal actions, and what is said to any other."""
        self.actions = actions
        self.otherwise = otherwise or Refusal("5.a", "refused-not-now")

    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is not among the choices, or None if it is."""
        return None if action in self.actions else self.otherwise

    def __iter__(self) -> Iterator[Action]:
        """All of them."""
        return iter(self.actions)

    def count(self) -> int:
        """As many as are listed."""
        return len(self.actions)

    def several(self) -> bool:
        """Whether two or more are listed."""
        return len(self.actions) > 1


def one_of(found: Sequence[T], rng: Random) -> T:
    """One of a row, each as likely as any other."""
    return found[int(rng.random() * len(found))]


DIGIT = 64
"""How many bits hold any number of ways to share troops among all generals there are."""


class Shares:
    """All ways to share a number among several, each of whom gets at least and at most so many."""

    def __init__(self, total: int, least: Sequence[int], most: Sequence[int]) -> None:
        """Takes what is shared, and the bounds of each."""
        self.total, self.bounds = total, tuple(zip(least, most, strict=True))
        self._ways = [1]
        """From each of them on: how many ways share each number out, as the digits of one number."""
        for low, high in reversed(self.bounds):
            self._ways.append(sum([self._ways[-1] << DIGIT * share for share in range(low, high + 1)]))
        self._ways.reverse()

    def _count(self, first: int, left: int) -> int:
        return self._ways[first] >> DIGIT * left & (1 << DIGIT) - 1

    def count(self) -> int:
        """How many ways there are."""
        return self._count(0, self.total)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """All ways, the first one first served with as much as there is."""
        return self._from(0, self.total) if self.count() else iter(())

    def _from(self, first: int, left: int) -> Iterator[tuple[int, ...]]:
        if first == len(self.bounds):
            yield ()
            return
        low, high = self.bounds[first]
        for count in range(min(high, left), low - 1, -1):
            if self._count(first + 1, left - count):
                yield from ((count, *rest) for rest in self._from(first + 1, left - count))

    def sample(self, rng: Random) -> tuple[int, ...]:
        """One of the ways, each as likely as any other."""
        made: list[int] = []
        left, number = self.total, int(rng.random() * self.count())
        for first, (low, high) in enumerate(self.bounds):
            for count in range(low, min(high, left) + 1):
                ways = self._count(first + 1, left - count)
                if number < ways:
                    made.append(count)
                    left -= count
                    break
                number -= ways
        return tuple(made)


class Grouped(Choices):
    """Choices that come in groups, such as the shares or the payments of each power or number."""

    counted: ClassVar[bool] = True

    @abstractmethod
    def groups(self) -> Iterator[tuple[Any, Callable[[tuple[int, ...]], Action]]]:
        """The `Shares` or `Payments` of each group, and the action that each of them stands for."""

    def __iter__(self) -> Iterator[Action]:
        """Every one of every group."""
        return (made(way) for ways, made in self.groups() for way in ways)

    def count(self) -> int:
        """Those of all groups."""
        return sum(ways.count() for ways, _ in self.groups())

    def several(self) -> bool:
        """Whether the first groups have two or more together."""
        count = 0
        for ways, _ in self.groups():
            count += ways.count()
            if count > 1:
                return True
        return False

    def drawn(self, rng: Random) -> Action:
        """Each one of each group as likely as any other."""
        groups = list(self.groups())
        number = int(rng.random() * sum(ways.count() for ways, _ in groups))
        for ways, made in groups:
            if number < ways.count():
                return made(ways.sample(rng))
            number -= ways.count()
        raise IndexError(number)


# ---------------------------------------------------------------- steps


class Automatic(Step):
    """A step that needs no decision."""

    @abstractmethod
    def run(self, state: State, out: Out) -> None:
        """Carries it out; it has been taken off the agenda."""


class Phase(Automatic):
    """A step that begins or ends a part of an action stage."""

    stage: int


class Decision(Step):
    """A step that somebody has to decide."""

    lasting: ClassVar[tuple[str, ...] | None] = None
    """The fields that stay the same as long as it is the same question, where several actions answer it.

    None stands for all fields: a step with other values is another question.
    """

    def asks(self, state: State) -> bool:
        """Whether public facts leave the power that is asked anything to decide."""
        return True

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The seats that the step waits for; none if public facts leave nothing to decide."""
        return (state.seat_of[self.power(state)],) if self.asks(state) else ()

    @abstractmethod
    def choices(self, state: State, seat: int) -> Choices:
        """What a seat that the step waits for may do."""

    @abstractmethod
    def apply(self, state: State, seat: int, action: Any, out: Out) -> None:
        """Carries out a legal action; the step is still on top."""

    def skip(self, state: State, out: Out) -> None:
        """Carries out what happens when nobody has to decide; the step is still on top."""
        state.agenda.pop()

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """What a question to this seat is about, beside the seat: powers, cards, numbers by their names."""
        power = self.power(state)
        return {"power": power} if power >= 0 else {}


class YesOrNo(Decision):
    """A question of a rule, which its `owner` answers."""

    owner: ClassVar[int]
    question: ClassVar[Question]
    rule: ClassVar[str]
    lasts: ClassVar[bool] = True
    """Whether a yes holds for the rest of the game."""

    def choices(self, state: State, seat: int) -> Listed:
        """The two answers."""
        answers = [Answer(self.question, True), Answer(self.question, False)]
        return Listed(answers, Refusal(self.rule, "refused-yes-or-no"))

    def apply(self, state: State, seat: int, action: Answer, out: Out) -> None:
        """The question is answered."""
        state.agenda.pop()
        self.answer(state, action.yes, out)

    @abstractmethod
    def answer(self, state: State, yes: bool, out: Out) -> None:
        """Carries out what the answer brings; the step is off the agenda."""


class AnyTime(Choices):
    """What a seat may do at any time, also in another player's stage (6.e, 10.1.k, 20)."""

    answers: ClassVar[tuple[type[Action], ...]] = ()
    """The actions that are chosen here."""

    def __init__(self, state: State, seat: int) -> None:
        """Looks at the position from a seat."""
        self.state, self.seat = state, seat
        self.origin = state

    @abstractmethod
    def may(self) -> bool:
        """Whether, as far as everybody knows, the seat could do something of this kind now."""

    @abstractmethod
    def apply(self, action: Any, out: Out) -> None:
        """Carries out a legal action."""
