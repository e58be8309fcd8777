"""A game at its table, in memory: made of its lines alone, and told to each seat as that seat may know it.

Every line has a number in the database, but not every seat hears of every line: nothing at all is told of a
troop transfer of another seat (6.e). So each audience, a seat or the spectators, counts for itself what it
may see, and nothing shows that it has missed something.

A table that others can see is not changed any more: what changes it changes a copy, which takes its place
when the database has it. So nobody is ever told of something that might still be lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from maria import engine
from maria.game import Game
from maria.rules.hussars import HussarStage
from maria.rules.movement import Movement
from maria.rules.setup import Splitting
from maria.rules.step import Event
from maria.state import State, Step
from maria.telling.story import Story
from maria.view import Public, public

Audience = int | None
"""A seat by its number; None for spectators."""
Status = Literal["waiting", "running", "over"]
RECORD, TABLE = "record", "table"
"""The kinds of lines: those of the record, and what happens around it."""
BEGINS = "game-begins"
"""What happened at the table when the cards were shuffled; the first events of the game belong to it."""
LASTING: dict[type[Step], Callable[[Any], object]] = {
    Splitting: lambda step: None,
    HussarStage: lambda step: None,
    Movement: lambda step: step.stage,
}
"""Steps in which several actions are taken, or several seats act in any order: what tells one from the next.
All other steps are gone as soon as one of their values is another."""


class Line(NamedTuple):
    """A line in the database."""

    number: int
    at: float
    seat: str
    kind: str
    text: str
    position: str | None = None


@dataclass(slots=True)
class Seat:
    """Who sits on a seat."""

    seat: str
    token: str
    player: str | None
    kind: str
    taken: bool
    name: str
    bot: str
    seconds: float
    value: str
    standing_in: bool
    resigned: bool
    ends: bool
    read: int
    since: float | None
    reminded: bool

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or self.standing_in or self.resigned


@dataclass(slots=True)
class Heard:
    """A line and what happened by it."""

    line: Line
    events: list[Event]


class DifferentRules(Exception):
    """A line that today's rules do not take, or that leads elsewhere than it did; `line` is its number."""

    def __init__(self, line: int) -> None:
        """Takes the line of the record, counted from 1."""
        self.line = line
        super().__init__(line)


@dataclass(slots=True, eq=False)
class Table:
    """A game and who sits at it."""

    id: str
    about: Any
    """The row of the game, as far as this process has followed it."""
    seats: list[Seat]
    game: Game | None = None
    story: Story | None = None
    heard: list[Heard] = field(default_factory=list)
    step: int = 0
    """How many decisions there were: the number of the one that is open."""
    differs: int = 0
    """The line of the record from which on today's rules differ, 0 if they do not."""
    later: list[str] = field(default_factory=list)
    """The lines of the record from there on, as they stand."""
    records: int = 0
    messages: int = 0
    _step: tuple[object, ...] = ()
    _asked: tuple[int, ...] | None = None
    _public: Public | None = None
    _visible: dict[Audience, list[int]] = field(default_factory=dict)
    """For each audience the places in `heard` of what it may see."""

    @property
    def status(self) -> Status:
        """Whether people still join, or play, or have played."""
        status: Status = self.about.status
        return status

    @property
    def position(self) -> State:
        """The position of a game that has begun."""
        assert self.game is not None
        return self.game.state

    @property
    def public(self) -> Public:
        """What everybody may know of the position; made once."""
        if self._public is None:
            self._public = public(self.position)
        return self._public

    def number_of(self, seat: str) -> int:
        """The number of a seat."""
        return next(number for number, entry in enumerate(self.seats) if entry.seat == seat)

    def begin(self, game: Game) -> None:
        """The cards are shuffled and everybody knows the first question."""
        self.game, self.story = game, Story(game)
        self._step = name_of_step(game.state)
        self._asked = self._public = None

    def copy(self) -> Table:
        """A table to be changed; nothing that is done to it changes this one."""
        other = replace(self, about=copy(self.about), seats=[replace(seat) for seat in self.seats])
        if self.story is not None:
            other.story = self.story.copy()
            other.game = other.story.game
        other.heard, other.later = self.heard.copy(), self.later.copy()
        other._visible = {audience: places.copy() for audience, places in self._visible.items()}
        return other

    # ------------------------------------------------------------ lines

    def hear(self, line: Line) -> None:
        """Takes in a line that the database has."""
        if line.kind == TABLE:
            events = [Event(line.text, {"seat": self.number_of(line.seat)} if line.seat else {"seat": -1})]
            if line.text == BEGINS:
                assert self.game is not None
                events += self.game.started
        else:
            assert self.story is not None
            if self.differs:
                self.later.append(line.text)
                return
            self.records += 1
            try:
                _, events = self.story.play(line.text)
            except Exception:  # whatever other rules made of it
                raise DifferentRules(self.records) from None
            if line.position and line.position != self.fingerprint():
                raise DifferentRules(self.records)
        self.tell(line, events)

    def tell(self, line: Line, events: list[Event]) -> None:
        """Adds what happened to what each audience sees."""
        self.heard.append(Heard(line, events))
        self.messages += any(event.kind == "said" for event in events)
        place = len(self.heard) - 1
        for audience in (*range(len(self.seats)), None):
            if sees(events, audience):
                self._visible.setdefault(audience, []).append(place)
        self._asked = self._public = None
        if self.game is not None:
            step = name_of_step(self.game.state)
            if step != self._step:
                self.step += 1
                self._step = step

    def fingerprint(self) -> str:
        """The beginning of the position's hash."""
        return engine.fingerprint(self.position)[:16]

    # ------------------------------------------------------------ what an audience sees

    def sequence(self, audience: Audience) -> int:
        """How many lines the audience has seen."""
        return len(self._visible.get(audience, ()))

    def last_seen(self, audience: Audience) -> Heard | None:
        """What the audience has seen last."""
        places = self._visible.get(audience)
        return self.heard[places[-1]] if places else None

    def since(self, audience: Audience, after: int) -> Iterator[tuple[int, Heard]]:
        """What the audience has seen after a number of its own, with the numbers."""
        places = self._visible.get(audience, [])
        for number in range(max(after, 0), len(places)):
            yield number + 1, self.heard[places[number]]

    def lines_until(self, audience: Audience, sequence: int, every: bool) -> int:
        """How many lines of the record there were when the audience had seen so much, or of all lines."""
        places = list(range(len(self.heard))) if every else self._visible.get(audience, [])
        until = places[min(sequence, len(places)) - 1] + 1 if sequence > 0 and places else 0
        return sum(entry.line.kind == RECORD for entry in self.heard[:until])

    # ------------------------------------------------------------ whom the game waits for

    def asked(self) -> tuple[int, ...]:
        """The seats that the game waits for, for a decision."""
        if self._asked is None:
            self._asked = engine.to_act(self.position)
        return self._asked

    def waits_for(self) -> list[int]:
        """The seats that the game waits for: for a decision, or for the answer to a request."""
        if self.game is None or self.status != "running" or self.differs:
            return []
        waiting = list(self.asked())
        request = self.game.request
        if request:
            waiting += [n for n in range(len(self.seats)) if n not in request.granted and n not in waiting]
        return waiting

    def proposals_to(self, seat: int) -> bool:
        """20: whether another seat has proposed something to this one."""
        state = self.position
        return any(
            seat in (state.seat_of[giver], state.seat_of[taker]) and by != seat
            for giver, taker, _, by in state.proposals
        )

    def bot_due(self) -> bool:
        """Whether a bot has something to do."""
        if self.game is None or self.status != "running" or self.differs:
            return False
        waiting = self.waits_for()
        return any(
            seat.by_bot and (number in waiting or self.proposals_to(number))
            for number, seat in enumerate(self.seats)
        )


def sees(events: Iterable[Event], audience: Audience) -> bool:
    """Whether there is something of a line for an audience: all but what is wholly secret."""
    events = list(events)
    return not events or any(event.seen or audience in event.seats for event in events)


def name_of_step(state: State) -> tuple[object, ...]:
    """What tells a decision from the ones before and after it; made of public facts alone."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    lasting = LASTING.get(type(step))
    return state.turn, len(state.agenda), step.kind, lasting(step) if lasting else step
