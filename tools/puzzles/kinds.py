"""The base of all kinds of puzzles: choices, their worth, and whether one is clearly better."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from maria.actions import Action
from maria.state import State
from maria.view import Sampler, view

SAMPLES = 200
"""How many positions that the seat cannot tell apart the margin must hold over."""
FIRST = 20
"""How many of them are tried first, because most positions turn out not to be puzzles."""
MOST_RIGHT = 2
"""The maximum number of different effects among the right answers."""
RIVALS = 12
"""How many of the other choices, the best ones, are tested on all samples."""
SAME = 1e-6


@dataclass(frozen=True)
class Wrong:
    """A tempting wrong answer: the action, the text that explains it, its facts, and a condition."""

    action: Action
    reason: str
    facts: dict[str, str] = field(default_factory=dict)
    when: tuple[str, ...] = ()


@dataclass(frozen=True)
class Found:
    """A puzzle before it is put into words. What the seat does not know in `state` is sampled."""

    kind: str
    case: str
    """Selects the templates of its kind."""
    state: State
    seat: int
    depth: int
    """How many cards or cities one has to look ahead."""
    answers: tuple[Action, ...]
    goal: tuple[str, ...]
    """The lines of the lesson's goal. If empty, only the answers are right."""
    wrong: tuple[Wrong, ...]
    facts: dict[str, str]
    """The values for the templates, by name."""
    rules: tuple[str, ...]

    @property
    def alike(self) -> tuple[str, ...]:
        """A key that is equal for puzzles of one kind with the same pieces and the same answer."""
        return self.kind, *(f"{word}={name}" for word, name in sorted(self.facts.items())), *self.goal


class Worths:
    """What choices are worth in several positions that a seat cannot tell apart."""

    def __init__(self, worths: dict[Action, list[float]]) -> None:
        """Finds the choices that are best on average, and their margin."""
        self.worths = worths
        self.mean = {choice: fmean(values) for choice, values in worths.items()}
        best = max(self.mean.values())
        self.right = [choice for choice, value in self.mean.items() if value > best - SAME]
        self.others = sorted((c for c in self.mean if c not in self.right), key=lambda c: -self.mean[c])
        self.margin = best - self.mean[self.others[0]] if self.others else 0.0

    @property
    def share(self) -> float:
        """The share of positions in which nothing else is better."""
        best = self.worths[self.right[0]]
        good = [all(self.worths[c][n] <= value + SAME for c in self.others) for n, value in enumerate(best)]
        return fmean(good)


class Kind(ABC):
    """A kind of puzzle."""

    name: str
    margin: float
    """How much better the answer must be than all others."""
    share: float = 1.0
    """The share of samples in which nothing else may be better."""
    fewest: int = 3
    """The least number of choices with different effects. With fewer there is nothing to think about."""
    same_case: int = 99
    """How many puzzles may use the same templates."""
    title: str = "enemy"
    """The fact after which a puzzle is named. It must not reveal the answer."""
    grades: tuple[int, int]
    """The greatest depth of an easy puzzle, and of a medium one."""

    @abstractmethod
    def asks(self, state: State, seat: int) -> bool:
        """Whether there may be such a puzzle, judged only by what the seat can know."""

    @abstractmethod
    def choices(self, state: State, seat: int) -> list[Action]:
        """All choices with different effects."""

    @abstractmethod
    def worth(self, state: State, seat: int, choice: Action) -> float:
        """What a choice is worth in a fully known position."""

    @abstractmethod
    def effect(self, state: State, choice: Action) -> Hashable:
        """The effect of a choice. Choices with the same effect are one answer."""

    @abstractmethod
    def found(self, state: State, seat: int, worths: Worths) -> Found | None:
        """The puzzle, or None if it cannot be described. `worths` are those of the samples."""

    def grade(self, depth: int) -> int:
        """The difficulty, from 1 to 3, by how deep one has to look."""
        return 1 + sum(depth > limit for limit in self.grades)

    def worths(self, states: Sequence[State], seat: int, choices: Iterable[Action]) -> Worths:
        """What the choices are worth in these positions."""
        return Worths({choice: [self.worth(s, seat, choice) for s in states] for choice in choices})

    def is_clear(self, state: State, worths: Worths) -> bool:
        """Whether one answer is clearly better than all others."""
        effects = {self.effect(state, choice) for choice in worths.right}
        others = {self.effect(state, choice) for choice in worths.others}
        few = len(effects) <= MOST_RIGHT and len(effects | others) >= self.fewest
        return few and worths.margin >= self.margin and worths.share >= self.share

    def judged(self, state: State, seat: int, samples: Samples) -> Worths | None:
        """What the choices are worth over all samples, or None if no choice is clearly the best."""
        offered = self.choices(state, seat)
        if not offered:
            return None
        first = self.worths([state] if self.share == 1.0 else samples.some(FIRST), seat, offered)
        if not self.is_clear(state, first):
            return None
        chosen = [*first.right, *first.others[:RIVALS]]
        worths = self.worths(samples.some(SAMPLES), seat, chosen)
        return worths if self.is_clear(state, worths) else None

    def find(self, position: State, seat: int, seed: str) -> Found | None:
        """The puzzle in a position, or None. What the seat does not know is sampled."""
        if not self.asks(position, seat):
            return None
        samples = Samples(position, seat, seed)
        state = samples.one()
        worths = self.judged(state, seat, samples)
        return self.found(state, seat, worths) if worths else None


class Samples:
    """Positions that a seat cannot tell from the true one. Only the seat's view is used."""

    def __init__(self, position: State, seat: int, seed: str) -> None:
        """The same seed gives the same samples."""
        self.sampler = Sampler(view(position, seat), position.setting.box)
        self.rng = Random(seed)

    def one(self) -> State:
        """One sample."""
        return self.sampler.sample(self.rng)

    def some(self, count: int) -> list[State]:
        """This many samples."""
        return [self.one() for _ in range(count)]


# ---------------------------------------------------------------- who and where


def piece_id(state: State, piece: int) -> str:
    """A piece's name in lessons."""
    return state.setting.names[piece]


def city_id(state: State, city: int) -> str:
    """A city's name in lessons."""
    return state.setting.board.cities[city].id


def own_powers(state: State, seat: int) -> list[int]:
    """The powers that a seat plays."""
    return [power for power in range(6) if state.seat_of[power] == seat]


def generals_on_map(state: State, powers: Iterable[int]) -> Iterator[int]:
    """The generals of some powers who are in a city."""
    return (g for power in powers for g in state.setting.generals_of[power] if state.place[g] >= 0)


def enemies_of(state: State, power: int) -> list[int]:
    """The powers that are enemies of this one."""
    return [other for other in range(6) if state.enemies[power] >> other & 1]
