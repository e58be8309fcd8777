"""The building blocks of agenda and choices: automatic steps, decisions, and sets of choices."""

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
"""How many choices a `repr` shows, and how many characters of each."""


class Spoken(Protocol):
    """Something that reads as a sentence in any language, such as a clause."""

    def message(self) -> Message:
        """The sentence as a message."""


class Refusal(NamedTuple):
    """Why an action is not legal: the rule that forbids it, a message key and the message's values."""

    rule: str
    key: str
    values: Mapping[str, Value | Spoken] = {}

    def text(self, box: Box, language: str = LANGUAGES[0], rule: bool = True) -> str:
        """The sentence for a player, followed by the cities it is about and, if wanted, the rule."""
        return Namer(box, language).text(self.message(rule))

    def message(self, rule: bool = False) -> Message:
        """As `text`, untranslated; cities and suits that the sentence does not mention are appended."""
        values = {name: _typed(name, value) for name, value in self.values.items()}
        named = catalogue().variables(self.key)
        behind: list[Any] = [it for name, it in values.items() if isinstance(it, Ref) and name not in named]
        behind += [Message("error-rule", {"rule": self.rule})] if rule else []
        sentence = Message(self.key, values)
        names = Several((*behind,), "more")
        return Message("play-about", {"text": sentence, "names": names}) if behind else sentence


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}..."


def _typed(name: str, value: Any) -> Any:
    if isinstance(value, int) and name in ("city", "to"):
        return Ref("city", value)
    if isinstance(value, int) and name == "suit":
        return Ref("suit", value)
    return value.message() if hasattr(value, "message") else value


Restriction = Callable[[Action], Refusal | None]
"""A reason outside the rules, such as a treaty or a lesson, to forbid an action; None if it is allowed."""


# ---------------------------------------------------------------- choices


class Choices:
    """The actions a seat may choose from. `action in choices` means legal; choices are listed lazily."""

    origin: State | None = None
    """The position these choices belong to, if known: used to show them as text."""
    counted: ClassVar[bool] = False
    """Whether `count` works without listing the choices."""

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is not among the choices, or None if it is."""

    @abstractmethod
    def __iter__(self) -> Iterator[Action]:
        """All choices with different effects; of several actions with the same effect only one."""

    def every(self) -> Iterator[Action]:
        """All choices, even with the same effect, as far as a restriction could tell them apart."""
        return iter(self)

    def effect(self, action: Any) -> Any:
        """A hashable value that two actions share if they have the same effect."""
        return action

    def __repr__(self) -> str:
        """The first choices as text, and the number of choices if it is known at once."""
        first = list(islice(iter(self), FIRST + 1))
        count = self.count() if self.counted else len(first) if len(first) <= FIRST else -1
        texts = [_cut(format_action(self.origin, a) if self.origin else repr(a)) for a in first[:FIRST]]
        more = ["..."] if len(first) > FIRST else []
        return f"<{type(self).__name__}{f' {count}' if count >= 0 else ''}: {' | '.join([*texts, *more])}>"

    def __len__(self) -> int:
        """As `count`."""
        return self.count()

    def __getitem__(self, place: Any) -> Any:
        """The choice at an index, or the choices of a slice as a list; generates no more than needed."""
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
        """A random choice among those with different effects, all equally likely."""
        return self.drawn(Random() if rng is None else rng)

    def drawn(self, rng: Random) -> Action:
        """Implements `sample`."""
        return one_of(list(iter(self)), rng)

    def restricted(self, by: Restriction) -> Choices:
        """The choices that `by` does not forbid."""
        return Restricted(self, by)


class Restricted(Choices):
    """Choices without those that something outside the rules forbids; other ways to an effect may remain."""

    def __init__(self, choices: Choices, by: Restriction) -> None:
        """`choices` are those the rules allow; `by` forbids some of them."""
        self.choices, self.by = choices, by
        self.origin = choices.origin

    def refusal(self, action: Action) -> Refusal | None:
        """Why the rules or, after them, the restriction forbid this action; None if neither does."""
        return self.choices.refusal(action) or self.by(action)

    def every(self) -> Iterator[Action]:
        """All choices that remain."""
        return (action for action in self.choices.every() if self.by(action) is None)

    def effect(self, action: Any) -> Any:
        """As without the restriction."""
        return self.choices.effect(action)

    def __iter__(self) -> Iterator[Action]:
        """One of the remaining ways to each effect."""
        return different(self)


def unrestricted(choices: Choices) -> Choices:
    """The choices that the rules alone allow."""
    return unrestricted(choices.choices) if isinstance(choices, Restricted) else choices


def different(choices: Choices) -> Iterator[Action]:
    """The first choice for each different effect."""
    seen: set[Hashable] = set()
    for action in choices.every():
        effect = choices.effect(action)
        if effect not in seen:
            seen.add(effect)
            yield action


class Listed(Choices):
    """Choices given as a list."""

    counted: ClassVar[bool] = True

    def __init__(self, actions: Sequence[Action], otherwise: Refusal | None = None) -> None:
        """Takes all legal actions, and the refusal of any other."""
        self.actions = actions
        self.otherwise = otherwise or Refusal("5.a", "refused-not-now")

    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is not among the choices, or None if it is."""
        return None if action in self.actions else self.otherwise

    def __iter__(self) -> Iterator[Action]:
        """All of them."""
        return iter(self.actions)

    def count(self) -> int:
        """The length of the list."""
        return len(self.actions)

    def several(self) -> bool:
        """Whether two or more are listed."""
        return len(self.actions) > 1


def one_of(found: Sequence[T], rng: Random) -> T:
    """A random element, all equally likely."""
    return found[int(rng.random() * len(found))]


DIGIT = 64
"""Bits per count: enough for any number of ways to share troops among all generals."""


class Shares:
    """All ways to share a total among several generals, each with a minimum and a maximum."""

    def __init__(self, total: int, least: Sequence[int], most: Sequence[int]) -> None:
        """Takes the total, and each general's bounds."""
        self.total, self.bounds = total, tuple(zip(least, most, strict=True))
        self._ways = [1]
        """For each general and those after him: how many ways each total has, packed into one integer."""
        for low, high in reversed(self.bounds):
            self._ways.append(sum([self._ways[-1] << DIGIT * share for share in range(low, high + 1)]))
        self._ways.reverse()

    def _count(self, first: int, left: int) -> int:
        return self._ways[first] >> DIGIT * left & (1 << DIGIT) - 1

    def count(self) -> int:
        """How many ways there are."""
        return self._count(0, self.total)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """All ways, in which the first general gets as much as possible first."""
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
        """A random way, all equally likely."""
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
    """Choices in groups, such as the shares or payments for each power or number."""

    counted: ClassVar[bool] = True

    @abstractmethod
    def groups(self) -> Iterator[tuple[Any, Callable[[tuple[int, ...]], Action]]]:
        """The `Shares` or `Payments` of each group, and a function that turns one of them into an action."""

    def __iter__(self) -> Iterator[Action]:
        """All choices of all groups."""
        return (made(way) for ways, made in self.groups() for way in ways)

    def count(self) -> int:
        """The sum over all groups."""
        return sum(ways.count() for ways, _ in self.groups())

    def several(self) -> bool:
        """Whether there are two or more; counts only as many groups as needed."""
        count = 0
        for ways, _ in self.groups():
            count += ways.count()
            if count > 1:
                return True
        return False

    def drawn(self, rng: Random) -> Action:
        """A random choice across all groups, all equally likely."""
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
        """Carries the step out; it is already off the agenda."""


class Phase(Automatic):
    """A step that begins or ends part of an action stage."""

    stage: int


class Decision(Step):
    """A step that needs a player's decision."""

    lasting: ClassVar[tuple[str, ...] | None] = None
    """The fields that identify the question while several actions answer it; None means all fields.

    A step in which any of these differs asks a new question.
    """

    def asks(self, state: State) -> bool:
        """Whether, judging by public facts, the power has anything to decide."""
        return True

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The seats that must decide; none if public facts leave nothing to decide."""
        return (state.seat_of[self.power(state)],) if self.asks(state) else ()

    @abstractmethod
    def choices(self, state: State, seat: int) -> Choices:
        """The choices of a seat that the step waits for."""

    @abstractmethod
    def apply(self, state: State, seat: int, action: Any, out: Out) -> None:
        """Carries out a legal action; the step is still on top."""

    def skip(self, state: State, out: Out) -> None:
        """Carries out what happens if nobody has to decide; the step is still on top."""
        state.agenda.pop()

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """What the question to this seat is about, apart from the seat: powers, cards or numbers by name."""
        power = self.power(state)
        return {"power": power} if power >= 0 else {}


class YesOrNo(Decision):
    """A yes-or-no question of a rule, which its `owner` answers."""

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
        """Answers the question."""
        state.agenda.pop()
        self.answer(state, action.yes, out)

    @abstractmethod
    def answer(self, state: State, yes: bool, out: Out) -> None:
        """Carries out the answer; the step is already off the agenda."""


class AnyTime(Choices):
    """A seat's choices that are open at any time, even in another player's stage (6.e, 10.1.k, 20)."""

    answers: ClassVar[tuple[type[Action], ...]] = ()
    """The types of actions that belong to these choices."""

    def __init__(self, state: State, seat: int) -> None:
        """Sets up a seat's view of the position."""
        self.state, self.seat = state, seat
        self.origin = state

    @abstractmethod
    def may(self) -> bool:
        """Whether, judging by public facts, the seat could do something of this kind now."""

    @abstractmethod
    def apply(self, action: Any, out: Out) -> None:
        """Carries out a legal action."""
