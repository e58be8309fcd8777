"""What kinds of puzzles have in common: choices, what each is worth, and whether one is clearly better."""

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
"""Positions that the seat cannot tell apart, over which the margin must hold."""
FIRST = 20
"""So many are looked at first; most positions are no puzzle, and that is soon seen."""
MOST_RIGHT = 2
"""Different things that a right answer may bring."""
RIVALS = 12
"""The other choices that are looked at in all samples: the best ones."""
SAME = 1e-6


@dataclass(frozen=True)
class Wrong:
    """A tempting answer: what is done, which template tells why not, of what, and what is true then."""

    action: Action
    reason: str
    facts: dict[str, str] = field(default_factory=dict)
    when: tuple[str, ...] = ()


@dataclass(frozen=True)
class Found:
    """A puzzle before it is put into words; `state` fits what the seat knows, the rest of it is made up."""

    kind: str
    case: str
    """Which templates of its kind tell it."""
    state: State
    seat: int
    depth: int
    """How many cards, or cities, one has to look ahead."""
    answers: tuple[Action, ...]
    goal: tuple[str, ...]
    """Lines of a lesson's goal; without them the answers alone are right."""
    wrong: tuple[Wrong, ...]
    facts: dict[str, str]
    """What the templates name, by the words that they have for it."""
    rules: tuple[str, ...]

    @property
    def alike(self) -> tuple[str, ...]:
        """Puzzles of one kind with the same pieces and the same answer are alike."""
        return self.kind, *(f"{word}={name}" for word, name in sorted(self.facts.items())), *self.goal


class Worths:
    """What choices are worth in each of some positions that a seat cannot tell apart."""

    def __init__(self, worths: dict[Action, list[float]]) -> None:
        """Finds the best of them on average, and by how much."""
        self.worths = worths
        self.mean = {choice: fmean(values) for choice, values in worths.items()}
        best = max(self.mean.values())
        self.right = [choice for choice, value in self.mean.items() if value > best - SAME]
        self.others = sorted((c for c in self.mean if c not in self.right), key=lambda c: -self.mean[c])
        self.margin = best - self.mean[self.others[0]] if self.others else 0.0

    @property
    def share(self) -> float:
        """How often nothing else is better."""
        best = self.worths[self.right[0]]
        good = [all(self.worths[c][n] <= value + SAME for c in self.others) for n, value in enumerate(best)]
        return fmean(good)


class Kind(ABC):
    """A kind of puzzle."""

    name: str
    margin: float
    """How much better the answer must be than all else."""
    share: float = 1.0
    """In how many of the samples nothing else may be better."""
    fewest: int = 3
    """Choices that bring different things; with fewer there is nothing to think about."""
    same_case: int = 99
    """How many puzzles may be told by the same templates."""
    title: str = "enemy"
    """What of it a puzzle is named after, so that its name does not tell the answer."""
    grades: tuple[int, int]
    """Up to which depth a puzzle is easy, and up to which it is of middling difficulty."""

    @abstractmethod
    def asks(self, state: State, seat: int) -> bool:
        """Whether there may be such a puzzle; looks at nothing that the seat cannot know."""

    @abstractmethod
    def choices(self, state: State, seat: int) -> list[Action]:
        """All choices that bring different things."""

    @abstractmethod
    def worth(self, state: State, seat: int, choice: Action) -> float:
        """What a choice is worth in a position of which everything is known."""

    @abstractmethod
    def effect(self, state: State, choice: Action) -> Hashable:
        """What a choice brings: those that bring the same are one answer."""

    @abstractmethod
    def found(self, state: State, seat: int, worths: Worths) -> Found | None:
        """The puzzle, if one can be told; `worths` are those of the samples."""

    def grade(self, depth: int) -> int:
        """1 to 3: how deep one has to look."""
        return 1 + sum(depth > limit for limit in self.grades)

    def worths(self, states: Sequence[State], seat: int, choices: Iterable[Action]) -> Worths:
        """What choices are worth in some positions."""
        return Worths({choice: [self.worth(s, seat, choice) for s in states] for choice in choices})

    def is_clear(self, state: State, worths: Worths) -> bool:
        """Whether one answer is clearly better than all others."""
        effects = {self.effect(state, choice) for choice in worths.right}
        others = {self.effect(state, choice) for choice in worths.others}
        few = len(effects) <= MOST_RIGHT and len(effects | others) >= self.fewest
        return few and worths.margin >= self.margin and worths.share >= self.share

    def judged(self, state: State, seat: int, samples: Samples) -> Worths | None:
        """What the choices are worth over all samples, if one of them is clearly better than the others."""
        offered = self.choices(state, seat)
        if not offered:
            return None
        first = self.worths([state] if self.share == 1.0 else samples.some(FIRST), seat, offered)
        if not self.is_clear(state, first):
            return None
        chosen = [*first.right, *first.others[:RIVALS]]
        worths = self.worths(samples.some(SAMPLES), seat, chosen)
        return worths if self.is_clear(state, worths) else None

    def look(self, position: State, seat: int, seed: str) -> Found | None:
        """The puzzle of a position, if there is one; what the seat does not know is made up in it."""
        if not self.asks(position, seat):
            return None
        samples = Samples(position, seat, seed)
        state = samples.one()
        worths = self.judged(state, seat, samples)
        return self.found(state, seat, worths) if worths else None


class Samples:
    """Positions that a seat cannot tell from the true one, of which nothing but its view is looked at."""

    def __init__(self, position: State, seat: int, seed: str) -> None:
        """The same seed gives the same ones."""
        self.sampler = Sampler(view(position, seat), position.setting.box)
        self.rng = Random(seed)

    def one(self) -> State:
        """One of them."""
        return self.sampler.sample(self.rng)

    def some(self, count: int) -> list[State]:
        """As many as wanted."""
        return [self.one() for _ in range(count)]


# ---------------------------------------------------------------- who and where


def piece_id(state: State, piece: int) -> str:
    """How lessons name a piece."""
    return state.setting.names[piece]


def city_id(state: State, city: int) -> str:
    """How lessons name a city."""
    return state.setting.board.cities[city].id


def own_powers(state: State, seat: int) -> list[int]:
    """The powers of a seat."""
    return [power for power in range(6) if state.seat_of[power] == seat]


def generals_on_map(state: State, powers: Iterable[int]) -> Iterator[int]:
    """The generals of some powers who stand in a city."""
    return (g for power in powers for g in state.setting.generals_of[power] if state.place[g] >= 0)


def enemies_of(state: State, power: int) -> list[int]:
    """The powers that are at war with one."""
    return [other for other in range(6) if state.enemies[power] >> other & 1]
