"""An independent checker of treaties: it reads a game's record and reports every breach of a clause.

It shares no code with the clauses of the engine. The engine replays the record, and the rules of movement,
placement and winter determine what they allow. What was agreed, the status of each clause and what it forbids
is computed here, from docs/treaties.md and the lines of the record alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from maria import engine, notation, record
from maria.actions import (
    Action,
    Answer,
    Assign,
    Consent,
    DiscardCard,
    Dispute,
    Done,
    Execute,
    LayCard,
    March,
    PassFlanders,
    Place,
    PlaceHussar,
    Recruit,
    Reenter,
    Retreat,
    Save,
    Select,
    ShiftSaxony,
    Vote,
)
from maria.box import Box, load
from maria.box.model import POWERS
from maria.box.tables import bits, members
from maria.events import Event, of_kind
from maria.game import Game
from maria.knowledge import STRONGEST
from maria.rules.combat import Attacked
from maria.rules.conquest import Conquered
from maria.rules.consent import needs_consent
from maria.rules.election import free_votes, votes
from maria.rules.marches import Ground, marches, ways
from maria.rules.movement import movable
from maria.rules.step import Automatic
from maria.rules.transfers import Put
from maria.rules.winter import AssignChoices, Entered, removed_generals, rooms
from maria.state import AUSTRIA, FRANCE, MAJOR, MINOR, PRAGMATIC, PRUSSIA, REMOVED, SAXONY, State

TREATY_VERBS = ("propose", "counter", "offer", "cancel", "accept", "decline", "end", "mark")
QUESTIONS = ("offer peace", "accept peace")
"""Lines that begin like those about treaties, but answer questions of 19.1.a."""
LONGEST, LONGEST_SUBSIDY, MOST_CLAUSES, MOST_PROPOSALS, LONGEST_PROMISE = 4, 12, 6, 6, 200
COVERS, A_TURN = 3, 3
"""Within how many roads a fortress is covered, and how far from his goal a general may be per turn left."""
REACHED = {"leaves", "goes"}
"""Clauses that demand reaching something. They still bind afterwards."""
DONE_ONCE = {"votes", "offers", "accepts", "declines", "reduces", "selects", "executes", "discards"}
"""Clauses that demand doing something once. They no longer bind afterwards."""
RUNNING = ("runs", "aside")
"""`aside` means still running, but set aside once. It counts as not kept for clauses that depend on it."""
ENDED = ("fulfilled", "over", "lapsed")
MOST_CONSENTS = 24
OF_PLACES = {"attack", "stays", "keeps", "cover", "conquer", "spares", *REACHED}
"""Clauses that sleep while the bound power is neutral."""


# ---------------------------------------------------------------- agreements, read from the lines


@dataclass(eq=False)
class Clause:
    """A clause of a treaty or proposal, with its status."""

    kind: str
    bound: int
    other: int
    turns: int
    number: int
    text: str
    treaty: int = 0
    cities: int = 0
    powers: int = 0
    """The power whose generals, trains or hussars are protected, or that is paid."""
    generals: frozenset[int] = frozenset()
    near: int = 0
    by: int = 0
    what: Any = None
    condition: tuple[str, int] | None = None
    status: str = "waits"
    begun: int = 0
    far: list[int] = field(default_factory=list)
    """The distance of each city from the goal, computed when first needed."""

    @property
    def age(self) -> tuple[int, int]:
        """The key by which older clauses sort first."""
        return self.treaty, self.number

    @property
    def binds(self) -> bool:
        """Whether it forbids anything. Sleeping is checked separately."""
        return self.status in RUNNING or (self.status == "fulfilled" and self.kind in REACHED)

    def __repr__(self) -> str:
        """The clause's number, status and text."""
        return f"<{self.treaty}.{self.number} {self.status}: {self.text}>"


@dataclass(eq=False)
class Proposal:
    """An open proposal between two powers: who proposed it, for which power, and its content."""

    seat: int
    power: int
    parties: frozenset[int]
    clauses: tuple[Clause, ...] = ()
    contract: tuple[int, int] | None = None
    """Giver and taker, if it is only about a subsidy contract (20)."""
    cancels: bool = False
    treaty: int = 0
    """The treaty to be ended."""


@dataclass(eq=False)
class Treaty:
    """A treaty that was agreed on."""

    number: int
    parties: frozenset[int]
    clauses: tuple[Clause, ...]
    ended: bool = False

    @property
    def is_there(self) -> bool:
        """Whether a clause still runs or waits."""
        return not self.ended and any(clause.status == "waits" or clause.binds for clause in self.clauses)


Contracts = tuple[tuple[int, int, int], ...]
"""Running subsidy contracts: giver, taker, and turns left."""


class BadText(Exception):
    """A line about treaties with content that cannot be agreed on."""


CLAUSE = re.compile(
    r"(?P<power>\w+) (?P<body>.+) for (?P<turns>\d+)"
    r"(?: (?P<how>once|while) (?P<which>\d+) (?P<what>is fulfilled|has begun|is kept))?"
)
CONDITIONS = {("once", "is fulfilled"), ("once", "has begun"), ("while", "is kept")}
PLAIN = {
    "offers peace": ("offers", PRUSSIA),
    "does not offer peace": ("not offers", PRUSSIA),
    "accepts peace": ("accepts", AUSTRIA),
    "declines peace": ("declines", AUSTRIA),
    "reduces its objectives": ("reduces", FRANCE),
    "does not reduce its objectives": ("not reduces", FRANCE),
    "shifts saxony": ("shifts", AUSTRIA),
    "does not shift saxony": ("not shifts", AUSTRIA),
    "does not bid": ("bid", -1),
}
"""Clauses without parameters, and the power that they can bind, -1 for any."""


class Text:
    """Parses clauses with the names of a box."""

    def __init__(self, state: State) -> None:
        """Collects the names."""
        setting = state.setting
        self.setting, self.board = setting, setting.board
        self.pieces = {name: number for number, name in enumerate(setting.names)}
        self.cards = {card.id: number for number, card in enumerate(setting.box.pack.cards)}

    def allied(self, one: int, other: int) -> bool:
        """2.c: whether two major powers are always allied."""
        return {one, other} in ({AUSTRIA, PRAGMATIC}, {FRANCE, PRUSSIA})

    def power(self, word: str) -> int:
        """The power with this id."""
        if word not in POWERS:
            raise BadText(f"no power: {word}")
        return POWERS.index(word)

    def places(self, text: str) -> int:
        """Lands and cities, separated by commas."""
        found = 0
        for name in text.split(", "):
            if name in self.board.in_territory:
                found |= self.board.in_territory[name]
            elif (city := name.removeprefix("city ")) in self.board.index:
                found |= 1 << self.board.index[city]
            else:
                raise BadText(f"no place: {name}")
        return found

    def fortresses(self, text: str) -> int:
        """Fortresses, separated by commas."""
        found = self.places(text)
        if found & ~self.board.fortresses:
            raise BadText(f"not fortresses alone: {text}")
        return found

    def named(self, text: str) -> frozenset[int]:
        """Generals, separated by commas."""
        found = frozenset(self.pieces.get(name, -1) for name in text.split(", "))
        if not all(0 <= piece < self.setting.generals for piece in found):
            raise BadText(f"not generals: {text}")
        return found

    def card(self, word: str) -> int:
        """The Political Card with this id."""
        if word not in self.cards:
            raise BadText(f"no card: {word}")
        return self.cards[word]

    def parts(self, text: str) -> tuple[frozenset[tuple[int, int]], bool]:
        """How a Political Card is to be executed: the shifts, and whether with its instruction."""
        shifts, instructed = set[tuple[int, int]](), False
        for part in text.split(", "):
            if part == "instruction":
                instructed = True
                continue
            track, side, boxes = part.split(" ")
            shifts.add((self.setting.track[track], int(boxes) * {"left": -1, "right": 1}[side]))
        return frozenset(shifts), instructed

    def clauses(self, text: str, one: int, other: int) -> tuple[Clause, ...]:
        """Parses all clauses between two powers."""
        parts = [part.strip() for part in re.split(r';(?=(?:[^"]*"[^"]*")*[^"]*$)', text)]
        if not 1 <= len(parts) <= MOST_CLAUSES:
            raise BadText(f"{len(parts)} clauses")
        found = tuple(self.clause(part, one, other, number) for number, part in enumerate(parts, 1))
        for clause in found:
            on = found[clause.condition[1] - 1] if clause.condition else None
            if on and (on.condition or on.kind == "promises"):
                raise BadText(f"a condition that is not simple: {clause.text}")
        subsidies = all(clause.kind == "pays" for clause in found)
        if not subsidies and not {one, other} <= set(MAJOR):
            raise BadText("a minor power")
        return found

    def clause(self, text: str, one: int, other: int, number: int) -> Clause:
        """Parses one clause."""
        found = CLAUSE.fullmatch(text)
        if not found:
            raise BadText(f"no clause: {text}")
        bound = self.power(found["power"])
        if bound not in (one, other):
            raise BadText(f"binds a third power: {text}")
        made = Clause("", bound, other if bound == one else one, int(found["turns"]), number, text)
        self._body(made, found["body"])
        if not 1 <= made.turns <= (LONGEST_SUBSIDY if made.kind == "pays" else LONGEST):
            raise BadText(f"turns: {text}")
        if found["how"]:
            made.condition = (found["what"], int(found["which"]))
            if (found["how"], found["what"]) not in CONDITIONS or not 1 <= made.condition[1] < number:
                raise BadText(f"condition: {text}")
        return made

    def _body(self, made: Clause, body: str) -> None:
        if body in PLAIN:
            made.kind, asked = PLAIN[body]
            if asked not in (-1, made.bound):
                raise BadText(f"not asked: {made.text}")
            return
        for pattern, read in BODIES:
            if found := re.fullmatch(pattern, body):
                read(self, made, *found.groups())
                return
        raise BadText(f"no clause: {made.text}")

    def _attack(self, made: Clause, whom: str) -> None:
        made.kind = "attack"
        if self.allied(made.bound, made.other):
            raise BadText(f"allies: {made.text}")
        if whom in POWERS:
            made.powers = self.power(whom)
            self._of_other(made, made.powers)
        else:
            made.powers, made.generals = made.other, self.named(whom)

    def _of_other(self, made: Clause, power: int) -> None:
        if power != made.other:
            raise BadText(f"about a third power: {made.text}")

    def _out(self, made: Clause, how: str, where: str) -> None:
        made.kind, made.cities = how, self.places(where)

    def _no_hussars(self, made: Clause, where: str) -> None:
        made.kind, made.cities = "no hussars", self.places(where)
        if made.bound != AUSTRIA or not made.cities & self.setting.bohemia:
            raise BadText(f"no hussars there anyway: {made.text}")

    def _fortress(self, made: Clause, how: str, where: str) -> None:
        made.kind, made.cities = how, self.fortresses(where)

    def _leaves(self, made: Clause, where: str, by: str | None) -> None:
        made.kind, made.cities, made.by = "leaves", self.places(where), int(by or 0)

    def _goes(self, made: Clause, near: str | None, where: str, who: str, by: str | None) -> None:
        made.kind, made.near, made.by = "goes", int(near or 0), int(by or 0)
        made.cities, made.generals = self.places(where), self.named(who)

    def _spares(self, made: Clause, what: str, whose: str) -> None:
        made.kind, made.what, made.powers = "spares", what, self.power(whose)
        self._of_other(made, made.powers)
        if what == "hussars" and made.powers != AUSTRIA:
            raise BadText(f"has no hussars: {made.text}")

    def _votes(self, made: Clause, whom: str) -> None:
        made.kind, made.what = "votes", whom

    def _selects(self, made: Clause, how: str, card: str) -> None:
        made.kind, made.what = "selects" if how == "selects" else "not selects", self.card(card)

    def _executes(self, made: Clause, card: str, parts: str) -> None:
        made.kind, made.what = "executes", (self.card(card), *self.parts(parts))

    def _discards(self, made: Clause, card: str) -> None:
        made.kind, made.what = "discards", self.card(card)

    def _consents(self, made: Clause) -> None:
        made.kind = "consents"
        if {made.bound, made.other} != {AUSTRIA, PRAGMATIC}:
            raise BadText(f"no allies who stack: {made.text}")

    def _pays(self, made: Clause, whom: str) -> None:
        made.kind, made.powers = "pays", self.power(whom)
        self._of_other(made, made.powers)
        if made.bound not in MAJOR:
            raise BadText(f"pays nothing: {made.text}")

    def _promises(self, made: Clause, words: str) -> None:
        made.kind = "promises"
        if not 1 <= len(words) <= LONGEST_PROMISE:
            raise BadText(f"too long: {made.text}")


def _is_contract(clauses: tuple[Clause, ...]) -> bool:
    """Whether a proposal is only about a subsidy contract (20)."""
    return len(clauses) == 1 and clauses[0].kind == "pays"


BODIES: tuple[tuple[str, Callable[..., None]], ...] = (
    (r"does not attack (.+)", Text._attack),
    (r"(stays|keeps) out of (.+)", Text._out),
    (r"places no hussars in (.+)", Text._no_hussars),
    (r"does not (cover|conquer) (.+)", Text._fortress),
    (r"leaves (.+?)(?: by turn (\d+))?", Text._leaves),
    (r"goes (?:to|near (\d+) of) (.+) with (.+?)(?: by turn (\d+))?", Text._goes),
    (r"spares the (trains|hussars) of (\w+)", Text._spares),
    (r"votes for (francis|charles)", Text._votes),
    (r"(selects|does not select) (\w+)", Text._selects),
    (r"executes (\w+) as (.+)", Text._executes),
    (r"discards (\w+)", Text._discards),
    (r"consents to stacks", Text._consents),
    (r"pays (\w+)", Text._pays),
    (r'promises "([^"]*)"', Text._promises),
)
"""How the text of a clause after its power is parsed."""


# ---------------------------------------------------------------- what a clause forbids


def bound_powers(state: State, power: int) -> set[int]:
    """A power, and the minor power that currently co-operates with it."""
    return {power, *(minor for minor in MINOR if state.cooperating[power] >> minor & 1)}


def sleeps(state: State, clause: Clause) -> bool:
    """Whether a clause is suspended now."""
    if clause.kind not in OF_PLACES:
        return False
    neutral = state.neutral >> clause.bound & 1
    return bool(neutral or (clause.kind == "attack" and state.neutral >> clause.other & 1))


def protects(state: State, clause: Clause, general: int) -> bool:
    """Whether a clause protects this general from attack."""
    theirs = state.setting.power_of[general] in bound_powers(state, clause.powers)
    return theirs and (not clause.generals or general in clause.generals)


Placing = tuple[int, int, tuple[int, ...]]
"""A piece, where it ends up, and the cities it enters."""


def placings(action: Action) -> list[Placing]:
    """The placings of an action."""
    match action:
        case March():
            return [(action.piece, action.path[-1], action.path[1:])]
        case Reenter():
            return [(action.train, action.city, (action.city,))]
        case Place():
            return [(action.piece, action.city, (action.city,))]
        case Assign():
            return [(general, city, (city,)) for general, city, _ in action.entries]
        case _:
            return []


def goal_distance(state: State, clause: Clause, city: int) -> int:
    """How far a city is from the border of a land to be left, or from a place to be reached."""
    if not clause.far:
        goal = clause.cities if clause.kind == "goes" else state.setting.board.all & ~clause.cities
        rows = [state.setting.board.distance[to] for to in members(goal)]
        nearest = (
            min((row[place] for row in rows), default=255) for place in range(len(state.setting.board.cities))
        )
        clause.far = [max(0, away - clause.near) for away in nearest]
    return clause.far[city]


def slack(state: State, clause: Clause) -> int:
    """How far from his goal a general may still be."""
    return A_TURN * max(0, clause.by - state.turn) if clause.by else 0


Forced = tuple[list[Event], State]
"""What the rules did without a decision, and the position after it."""
Free = set[tuple[int, int, int]]
"""Pairs free to fight: the turn, the bound general and the protected one who came up to him."""


class Moment:
    """A seat's decision, with the clauses that bind then, oldest first."""

    def __init__(self, state: State, seat: int, clauses: Sequence[Clause], free: Free) -> None:
        """`state` is a separate copy without the engine's treaties."""
        self.state, self.seat, self.free = state, seat, free
        self.step: Any = state.agenda[-1] if state.agenda else None
        self.setting, self.board = state.setting, state.setting.board
        self.clauses = [clause for clause in clauses if not sleeps(state, clause)]
        self.of = {clause: bound_powers(state, clause.bound) for clause in self.clauses}
        self._marches: dict[tuple[int, bool], list[March]] = {}
        self._lawful: dict[tuple[int, tuple[Clause, ...]], list[March]] = {}
        self._riding: dict[tuple[Clause, tuple[Clause, ...]], set[int]] = {}
        self._owed: dict[tuple[Clause, ...], dict[int, tuple[int, Clause]]] = {}

    # ------------------------------------------------------------ verdicts

    def verdict(self, action: Action) -> tuple[list[Clause], list[Clause]]:
        """The clauses that an action breaks, and those that forbid it but had to be set aside."""
        everything = tuple(self.clauses)
        if not self._refused(action, everything):
            return [], []
        kept = self.kept_clauses()
        broken = [clause for n, clause in enumerate(kept) if self.forbids(clause, action, kept[:n])]
        broken = broken or self._too_early(action, kept)
        aside = []
        for clause in self.clauses:
            older = tuple(other for other in kept if other.age < clause.age)
            if clause not in kept and self.forbids(clause, action, older):
                aside.append(clause)
        return broken, aside

    def kept_clauses(self) -> tuple[Clause, ...]:
        """The clauses that, together with the older ones, leave the seat something to do."""
        kept: tuple[Clause, ...] = ()
        for clause in self.clauses:
            trial = (*kept, clause)
            if self._must_wait(trial) or any(not self._refused(a, trial) for a in self._everything(trial)):
                kept = trial
        return kept

    def _refused(self, action: Action, clauses: tuple[Clause, ...]) -> bool:
        return self._forbidden(action, clauses) or bool(self._too_early(action, clauses))

    def _forbidden(self, action: Action, clauses: tuple[Clause, ...]) -> bool:
        return any(self.forbids(clause, action, clauses[:n]) for n, clause in enumerate(clauses))

    # ------------------------------------------------------------ duties to march

    def _duties(self, clauses: tuple[Clause, ...]) -> dict[int, tuple[int, Clause]]:
        """The generals who owe a march, each with the distance to where they must be, and the clause."""
        if clauses not in self._owed:
            owed: dict[int, tuple[int, Clause]] = {}
            for piece in self._own_generals():
                for n, clause in enumerate(clauses):
                    far = self._owes(clause, piece, clauses[:n])
                    if far and (piece not in owed or far < owed[piece][0]):
                        owed[piece] = far, clause
            self._owed[clauses] = owed
        return self._owed[clauses]

    def _own_generals(self) -> list[int]:
        """The seat's generals who can still move in this phase, also later if Flanders is disputed."""
        if self.step.kind != "movement":
            return []
        step, state = self.step, self.state
        pieces = movable(state, step, self.seat)
        if step.disputed and step.next >= 0 and not step.passed >> self.seat & 1:
            pieces = movable(state, replace(step, next=self.seat), self.seat)
        return [piece for piece in pieces if piece < self.setting.generals]

    def _owes(self, clause: Clause, general: int, older: tuple[Clause, ...]) -> int:
        """How far a general is from where a clause requires him to go by a lawful march, 0 if it does not."""
        state = self.state
        if self.setting.power_of[general] not in self.of[clause]:
            return 0
        here = state.place[general]
        if clause.kind in ("attack", "cover"):
            closed = self._closed(clause, general)
            if not closed >> here & 1:
                return 0
            if all(closed >> march.path[-1] & 1 for march in self.lawful(general, older)):
                return 0
            outside = members(self.setting.land & ~closed)
            return min(self.board.distance[here][city] for city in outside)
        if clause.kind not in REACHED or (clause.kind == "goes" and general not in clause.generals):
            return 0
        far = goal_distance(state, clause, here)
        late = far > slack(state, clause) and self._nearest(clause, general, older) < far
        return far if late else 0

    def _first(self, clauses: tuple[Clause, ...]) -> list[int]:
        """Of the generals who owe a march, those nearest to where they must be."""
        duties = self._duties(clauses)
        return [p for p in duties if duties[p][0] == min(far for far, _ in duties.values())]

    def _must_wait(self, clauses: tuple[Clause, ...]) -> bool:
        """Whether those who must march first cannot move before the other side has moved in Flanders."""
        first = self._first(clauses)
        return bool(first) and not set(first) & set(movable(self.state, self.step, self.seat))

    def _too_early(self, action: Action, clauses: tuple[Clause, ...]) -> list[Clause]:
        """The clause that demands a march before this action, as a list."""
        if self.step.kind != "movement":
            return []
        duties, first = self._duties(clauses), self._first(clauses)
        if isinstance(action, PassFlanders):
            first = [piece for piece in duties if self.setting.flanders >> self.state.place[piece] & 1]
        elif isinstance(action, Dispute) or (isinstance(action, March) and action.piece in first):
            first = []
        return [duties[piece][1] for piece in first[:1]]

    # ------------------------------------------------------------ all possible actions

    def _everything(self, clauses: tuple[Clause, ...]) -> Iterator[Action]:
        """All actions that the rules allow at no cost, as far as clauses could distinguish them."""
        choices = self.step.choices(self.state, self.seat)
        if self.step.kind == "movement":
            yield Done()
            for piece in movable(self.state, self.step, self.seat):
                wayward = any(clause.kind == "keeps" for clause in clauses)
                yield from self._allowed(piece, wayward)
            return
        if self.step.kind == "retreat":
            spared = bits(city for city in self.state.hussars if city >= 0)
            field = self.step.field(self.state)
            yield from map(Retreat, [field.way(field.ends[0])])
            field.avoid(spared)
            yield from (Retreat(field.way(end)) for end in field.ends)
            return
        if isinstance(choices, AssignChoices):
            yield from (made(next(iter(shares))) for shares, made in choices.groups() if shares.count())
        else:
            yield from choices

    # ------------------------------------------------------------ lawful marches

    def lawful(self, piece: int, older: tuple[Clause, ...]) -> list[March]:
        """The marches that the rules and the older clauses allow a piece."""
        key = piece, older
        if key not in self._lawful:
            wayward = any(clause.kind == "keeps" for clause in older)
            found = self._allowed(piece, wayward)
            self._lawful[key] = [march for march in found if not self._forbidden(march, older)]
        return self._lawful[key]

    def _allowed(self, piece: int, wayward: bool) -> list[March]:
        key = piece, wayward
        if key not in self._marches:
            self._marches[key] = list((ways if wayward else marches)(Ground(self.state, piece)))
        return self._marches[key]

    # ------------------------------------------------------------ clause by clause

    def forbids(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        """Whether a clause forbids an action, considering only these older ones."""
        judge: Callable[..., bool] | None = getattr(self, f"_{clause.kind.replace(' ', '_')}", None)
        return judge is not None and judge(clause, action, older)

    def _bound(self, clause: Clause, action: Action, generals: bool) -> Iterator[Placing]:
        """The action's placings of the bound powers' pieces."""
        for piece, city, entered in placings(action):
            bound = self.setting.power_of[piece] in self.of[clause]
            if bound and (piece < self.setting.generals or not generals):
                yield piece, city, entered

    def _attackable(self, clause: Clause, general: int) -> int:
        """The cities adjacent to generals who must not be attacked."""
        state, near = self.state, 0
        for other in range(self.setting.generals):
            if (
                state.place[other] >= 0
                and protects(state, clause, other)
                and not self._is_free(general, other)
            ):
                near |= self.board.neighbour_set[state.place[other]]
        return near

    def _is_free(self, general: int, other: int) -> bool:
        """Whether the protected general came up to the bound one before this stage."""
        return (self.state.turn, general, other) in self.free

    def _closed(self, clause: Clause, general: int) -> int:
        """Where a general may not end a march, and has to leave."""
        if clause.kind == "attack":
            return self._attackable(clause, general)
        near = 0
        for fortress in members(clause.cities):
            near |= self.board.within[COVERS][fortress]
        return near

    def _attack(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        found = self._bound(clause, action, generals=True)
        return any(self._closed(clause, general) >> city & 1 for general, city, _ in found)

    _cover = _attack

    def _stays(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        for piece, city, entered in self._bound(clause, action, generals=False):
            here = self.state.place[piece]
            if here >= 0 and clause.cities >> here & 1:  # a piece inside must come nearer to the border
                if clause.cities >> city & 1 and self._inland(clause, city) >= self._inland(clause, here):
                    return True
            elif clause.cities & (bits(entered) if clause.kind == "keeps" else 1 << city):
                return True
        return False

    _keeps = _stays

    def _inland(self, clause: Clause, city: int) -> int:
        """How far a city is from the border of a land."""
        outside = members(self.setting.land & ~clause.cities)
        return min((self.board.distance[city][other] for other in outside), default=255)

    def _conquer(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        if not isinstance(action, March) or action.force or self.state.down >> action.piece & 1:
            return False
        power = self.setting.power_of[action.piece]
        if power not in self.of[clause] or action.piece >= self.setting.generals:
            return False
        left = bits(action.path[:-1]) & clause.cities
        enemies = [other for other in range(6) if self.state.enemies[power] >> other & 1]
        return any(left & self.state.held[other] for other in enemies)

    def _leaves(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        state = self.state
        for general, city, _ in self._bound(clause, action, generals=True):
            here = state.place[general]
            inside = here >= 0 and clause.cities >> here & 1
            if not inside and clause.cities >> city & 1:
                return True
            if inside and isinstance(action, March) and self._strays(clause, action, older):
                return True
        return False

    def _goes(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        state = self.state
        for general, city, _ in self._bound(clause, action, generals=True):
            if general not in clause.generals or not isinstance(action, March):
                continue
            if goal_distance(state, clause, state.place[general]) == 0:
                if goal_distance(state, clause, city):
                    return True
            elif self._strays(clause, action, older):
                return True
        return False

    def _strays(self, clause: Clause, march: March, older: tuple[Clause, ...]) -> bool:
        """Whether a march ends farther from the goal than it may."""
        far = goal_distance(self.state, clause, march.path[-1])
        if far <= slack(self.state, clause):
            return False
        return far > self._nearest(clause, march.piece, older)

    def _nearest(self, clause: Clause, general: int, older: tuple[Clause, ...]) -> int:
        """How near to his goal a general can get, or is."""
        found = self.lawful(general, older)
        here = goal_distance(self.state, clause, self.state.place[general])
        return min([here, *(goal_distance(self.state, clause, march.path[-1]) for march in found)])

    def _spares(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        state, setting = self.state, self.setting
        if isinstance(action, Retreat) and clause.what == "hussars":
            winner = state.commanding_power(state.place[members(self.step.winners)[0]])
            return winner in self.of[clause] and any(city in action.path[1:] for city in state.hussars)
        for piece, _, entered in self._bound(clause, action, generals=False):
            if clause.what == "hussars":
                if any(city in entered for city in state.hussars if city >= 0):
                    return True
            elif piece < setting.generals:
                for train in range(setting.generals, len(state.place)):
                    owner = setting.power_of[train]
                    theirs = owner in bound_powers(state, clause.powers)
                    enemy = state.enemies[setting.power_of[piece]] >> owner & 1
                    if theirs and enemy and state.place[train] in entered:
                        return True
        return False

    def _no_hussars(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        if self.step.kind != "hussars":
            return False
        first = self._hussars_first(clause, older)
        if isinstance(action, PlaceHussar):
            return bool(clause.cities >> action.city & 1 or (first and action.hussar not in first))
        return bool(first)

    def _hussars_first(self, clause: Clause, older: tuple[Clause, ...]) -> set[int]:
        """The hussars a clause requires to be placed elsewhere, as the rules and the older clauses allow it."""
        if (clause, older) not in self._riding:
            elsewhere = {
                action.hussar
                for action in self.step.choices(self.state, self.seat)
                if isinstance(action, PlaceHussar)
                and not clause.cities >> action.city & 1
                and not self._forbidden(action, older)
            }
            inside = {h for h, city in enumerate(self.state.hussars) if city in members(clause.cities)}
            self._riding[clause, older] = elsewhere & inside
        return self._riding[clause, older]

    def _votes(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        state = self.state
        if not isinstance(action, Vote) or state.seat_of[clause.bound] != self.seat:
            return False
        powers = {*self.of[clause]}
        if clause.bound == AUSTRIA and state.seat_of[SAXONY] == self.seat:
            powers.add(SAXONY)
        own = sum(votes(state, power) for power in powers if power not in (AUSTRIA, PRAGMATIC))
        given = action.francis if clause.what == "francis" else free_votes(state, self.seat) - action.francis
        return given < own

    def _answer(self, action: Action, question: str, yes: bool) -> bool:
        """Whether the action gives the other answer to a question."""
        return isinstance(action, Answer) and action.question == question and action.yes != yes

    def _offers(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return self._answer(action, "offer peace", True)

    def _not_offers(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return self._answer(action, "offer peace", False)

    def _accepts(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return self._answer(action, "accept peace", True)

    def _declines(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return self._answer(action, "accept peace", False)

    def _reduces(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return self._answer(action, "reduce objectives", True)

    def _not_reduces(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return self._answer(action, "reduce objectives", False)

    def _asked(self, clause: Clause, kind: str) -> bool:
        """Whether the bound power itself is making a decision of this kind."""
        return bool(self.step.kind == kind and self.step.power(self.state) == clause.bound)

    def _selects(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        if not self._asked(clause, "select") or not isinstance(action, Save | Select):
            return False
        return clause.what in self.step.offered(self.state) and action != Select(clause.what)

    def _not_selects(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return self._asked(clause, "select") and action == Select(clause.what)

    def _bid(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return self._asked(clause, "lay") and isinstance(action, LayCard)

    def _executes(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        card, shifts, instructed = clause.what
        if not self._asked(clause, "execute") or self.step.card != card:
            return False
        if isinstance(action, DiscardCard):
            return True
        if not isinstance(action, Execute):
            return False
        return (frozenset(action.shifts), action.instructed) != (shifts, instructed)

    def _discards(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        asked = self._asked(clause, "execute") and self.step.card == clause.what
        return asked and isinstance(action, Execute)

    def _shifts(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return isinstance(action, ShiftSaxony) and action.boxes != self.step.most(self.state)

    def _not_shifts(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return isinstance(action, ShiftSaxony) and action.boxes != 0

    # ------------------------------------------------------------ fulfilment by actions

    def fulfils(self, clause: Clause, action: Action) -> bool:
        """Whether an action does what a clause requires to be done once."""
        match clause.kind:
            case "votes":
                voted = isinstance(action, Vote) and self.state.seat_of[clause.bound] == self.seat
                return voted and not self._votes(clause, action, ())
            case "offers":
                return action == Answer("offer peace", True)
            case "accepts" | "declines":
                return action == Answer("accept peace", clause.kind == "accepts")
            case "reduces":
                return action == Answer("reduce objectives", True)
            case "selects":
                return self._asked(clause, "select") and action == Select(clause.what)
            case "executes":
                done = self._asked(clause, "execute") and isinstance(action, Execute)
                return done and self.step.card == clause.what[0] and not self._executes(clause, action, ())
            case "discards":
                done = self._asked(clause, "execute") and isinstance(action, DiscardCard)
                return bool(done and self.step.card == clause.what)
        return False


# ---------------------------------------------------------------- the record, line by line


class Fault(NamedTuple):
    """A fault: the line of the record, counted from 1 without its header, its text, and the problem."""

    line: int
    text: str
    problem: str


class Question(NamedTuple):
    """An action that the rules alone allow, tried before a line, and whether a treaty refused it."""

    seat: int
    text: str
    refused: bool


@dataclass
class Report:
    """The referee's findings."""

    faults: list[Fault] = field(default_factory=list)
    aside: dict[int, set[tuple[int, int]]] = field(default_factory=dict)
    """By line, the clauses, as treaty and number, that forbid its action and had to be set aside."""
    asked: int = 0
    """How many questions were checked."""
    ended: dict[int, dict[tuple[int, int], str]] = field(default_factory=dict)
    """By line, the clauses, as treaty and number, that were fulfilled, lapsed or expired."""
    fingerprint: str = ""
    """The fingerprint of the position after the last line."""
    over: int = 0
    """The line that ended the game, 0 if it is not over."""


class Referee:
    """Follows a game by its record."""

    def __init__(self, text: str, box: Box | None = None) -> None:
        """Reads the header, and sets up the position before the first line."""
        self.header, lines = record.read_header(text)
        self.box = box or load()
        self.state = Game(self.box, self.header).state
        self.lines = [line for _, line in lines]
        self.text = Text(self.state)
        self.treaties: dict[int, Treaty] = {}
        self.open: list[Proposal] = []
        self.proposed: Counter[int] = Counter()
        self.consents: Counter[int] = Counter()
        self.free: Free = set()
        self.report = Report()
        self.line = 0

    def check(self, questions: Mapping[int, Sequence[Question]] | None = None) -> Report:
        """Checks all lines. `questions` were asked before the line of that number, counted from 1."""
        for number, line in enumerate(self.lines, 1):
            self.line = number
            for question in (questions or {}).get(self.line, ()):
                self._ask(question)
            if record.read_message(self.state.setting.seats, line):
                continue
            seat, said = record.split_line(self.state.setting.seats, line)
            before = self._standings()
            if said.split(" ")[0] in TREATY_VERBS and " ".join(said.split(" ")[:2]) not in QUESTIONS:
                self._treaty_line(seat, said, line)
            else:
                self._action(seat, line)
            after = self._standings().items()
            ended = {age: how for age, how in after if how in ENDED and before.get(age) != how}
            if ended:
                self.report.ended[number] = ended
            self.open = [there for there in self.open if not self._stale(there)]
        self.report.fingerprint = engine.fingerprint(self.state)
        self.report.over = self.line if self.state.outcome else 0
        return self.report

    def _standings(self) -> dict[tuple[int, int], str]:
        """The status of all clauses ever agreed on, except promises, which people judge."""
        clauses = (clause for treaty in self.treaties.values() for clause in treaty.clauses)
        return {clause.age: clause.status for clause in clauses if clause.kind != "promises"}

    def fault(self, problem: str) -> None:
        """Reports a fault in the current line."""
        self.report.faults.append(Fault(self.line, self.lines[self.line - 1], problem))

    # ------------------------------------------------------------ treaties

    def _treaty_line(self, seat: int, said: str, line: str) -> None:
        turn, contracts, counted = self.state.turn, self.state.contracts, self._counted_on()
        try:
            self._negotiate(seat, said)
        except BadText as error:
            self.fault(str(error))
        engine.carry_out(self.state, *record.parse_line(self.state, line))
        assert self.state.turn == turn
        self._settle(self.state, contracts)
        if any(counted - self._counted_on()):
            self.fault("takes a place away that troops being given out count on")

    def _counted_on(self) -> Counter[tuple[int, int]]:
        """The places where generals could return with the troops that are being assigned."""
        step: Any = self.state.agenda[-1]
        if step.kind != "assign":
            return Counter()
        moment, found = self.moment(self.state.seat_of[step.owner]), Counter[tuple[int, int]]()
        for general in removed_generals(moment.state, step.owner):
            for city in rooms(moment.state, general):
                back = Assign(step.owner, (), ((general, city, -1),))
                found[general, city] += not moment._forbidden(back, tuple(moment.clauses))
        return +found

    def _negotiate(self, seat: int, said: str) -> None:
        verb, _, rest = said.partition(" ")
        head, _, body = rest.partition(":")
        words = head.split()
        match verb:
            case "propose" | "counter" | "offer" | "cancel":
                one, other = self.text.power(words[0]), self.text.power(words[1])
                self._propose(seat, verb, one, other, body.strip(), words[2:])
            case "accept" | "decline":
                self._answered(seat, verb, self.text.power(words[0]), self.text.power(words[1]))
            case "end":
                treaty = self._known(int(words[1]))
                own = [power for power in treaty.parties if self.state.seat_of[power] == seat]
                if not own:
                    raise BadText("ends a treaty of others")
                self._open(Proposal(seat, own[0], treaty.parties, treaty=treaty.number))
            case _:
                self._mark(seat, self._known(int(words[0])), int(words[1]), words[2])

    def _known(self, number: int) -> Treaty:
        if number not in self.treaties or not self.treaties[number].is_there:
            raise BadText(f"no treaty {number} stands")
        return self.treaties[number]

    def _propose(self, seat: int, verb: str, one: int, other: int, body: str, words: list[str]) -> None:
        seats, pair = self.state.seat_of, frozenset((one, other))
        if verb in ("propose", "counter"):
            if seats[one] != seat or seats[other] in (seat, -1):
                raise BadText("not between one's own power and another player's")
            clauses = self.text.clauses(body, one, other)
            contract = (clauses[0].bound, clauses[0].powers) if _is_contract(clauses) else None
            if verb == "counter":
                if not any(there.power == other for there in self._between(pair)):
                    raise BadText("nothing to counter")
                self.open = [there for there in self.open if there.parties != pair or there.power == one]
            self._open(Proposal(seat, one, pair, clauses, contract))
            return
        if seat not in (seats[one], seats[other]):
            raise BadText("a contract of others")
        own = one if seats[one] == seat else other
        made = Proposal(seat, own, pair, (), (one, other), verb == "cancel")
        if seats[one] != seats[other]:
            self._open(made)
        else:
            self._count(made)
            self._agreed(made)

    def _between(self, pair: frozenset[int]) -> list[Proposal]:
        """The open proposals between two powers."""
        return [there for there in self.open if there.parties == pair and not self._stale(there)]

    def _stale(self, proposal: Proposal) -> bool:
        """Whether a contract can no longer be made, or has already ended."""
        if not proposal.contract:
            return False
        if not self.state.allied(*proposal.contract):
            return True
        return proposal.cancels and all(each[:2] != proposal.contract for each in self.state.contracts)

    def _open(self, proposal: Proposal) -> None:
        found = self._between(proposal.parties)
        alone = proposal.contract and not proposal.clauses  # `offer` and `cancel`: one in each direction
        if any(not alone or there.contract in (None, proposal.contract) for there in found):
            raise BadText("a proposal is open")
        self._count(proposal)
        self.open.append(proposal)

    def _count(self, proposal: Proposal) -> None:
        self.proposed[proposal.power] += 1
        if self.proposed[proposal.power] > MOST_PROPOSALS:
            raise BadText("proposes too often")

    def _answered(self, seat: int, verb: str, one: int, other: int) -> None:
        pair = frozenset((one, other))
        named = [there for there in self._between(pair) if there.contract in (None, (one, other))]
        if not named:
            raise BadText("nothing is proposed")
        (proposal,) = named
        if seat not in {self.state.seat_of[power] for power in pair}:
            raise BadText("a proposal of others")
        self.open.remove(proposal)
        if verb == "accept":
            if seat == proposal.seat:
                raise BadText("accepts what he proposed himself")
            self._agreed(proposal)

    def _agreed(self, proposal: Proposal) -> None:
        if proposal.contract:
            self.open = [there for there in self.open if there.parties != proposal.parties]
            if proposal.cancels:
                self._lapse_contract(proposal.contract)
        elif proposal.treaty:
            treaty = self.treaties[proposal.treaty]
            treaty.ended = True
            for clause in treaty.clauses:
                if clause.status == "waits" or clause.binds:
                    self._end(clause, "ended")
        else:
            number = len(self.treaties) + 1
            for clause in proposal.clauses:
                clause.treaty = number
            self.treaties[number] = Treaty(number, proposal.parties, proposal.clauses)

    def _mark(self, seat: int, treaty: Treaty, number: int, how: str) -> None:
        if not 1 <= number <= len(treaty.clauses):
            raise BadText("no such clause")
        clause = treaty.clauses[number - 1]
        if clause.kind != "promises" or clause.status != "runs":
            raise BadText("no promise that runs")
        if self.state.seat_of[clause.other] != seat:
            raise BadText("judges a promise to another")
        clause.status = "fulfilled" if how == "kept" else "lapsed"

    def _lapse_contract(self, pair: tuple[int, int]) -> None:
        """Marks a contract that ends early as not kept."""
        for clause in self._binding():
            if clause.kind == "pays" and (clause.bound, clause.powers) == pair:
                self._end(clause, "lapsed")

    # ------------------------------------------------------------ the status of clauses

    def _settle(self, state: State, contracts: Contracts, played: bool = True) -> None:
        """Updates all clauses to a position. `contracts` ran before. `played`: by the engine, which pays."""
        for treaty in self.treaties.values():
            if not treaty.is_there:
                continue
            before = None
            while before != (before := [clause.status for clause in treaty.clauses]):
                for clause in treaty.clauses:
                    self._settle_clause(state, treaty, clause, contracts)
                    if played and clause.kind == "pays" and clause.status == "runs":
                        self._settle_contract(state, clause)

    def _settle_contract(self, state: State, clause: Clause) -> None:
        pair = clause.bound, clause.powers
        if not any(contract[:2] == pair for contract in state.contracts):
            self._end(clause, "over" if state.allied(*pair) else "lapsed")

    def _settle_clause(self, state: State, treaty: Treaty, clause: Clause, before: Contracts) -> None:
        on = treaty.clauses[clause.condition[1] - 1] if clause.condition else None
        how = clause.condition[0] if clause.condition else ""
        if clause.status == "waits":
            if on is None or how == "is kept":
                begins = True
            elif how == "is fulfilled":
                begins = on.status in ("fulfilled", "over")
            else:
                begins = on.begun > 0
            if begins:
                clause.status, clause.begun = "runs", state.turn
                if clause.kind == "pays" and self._pay(treaty, clause, before):
                    clause.status, clause.begun = "lapsed", 0
            elif on is not None and on.status == "lapsed":
                self._end(clause, "lapsed")
        if clause.status in RUNNING:
            if clause.kind in REACHED and self._reached(state, clause):
                clause.status = "fulfilled"
            elif self._impossible(state, clause):
                kept = clause.kind == "not selects" and clause.status == "runs"
                self._end(clause, "fulfilled" if kept else "lapsed")
        ended = on is not None and how == "is kept" and on.status in ("lapsed", "aside", "over")
        if ended and clause.status in RUNNING:
            self._run_out(treaty, clause)

    def _pay(self, treaty: Treaty, clause: Clause, before: Contracts) -> bool:
        """Whether another contract between the two is already running."""
        begun = [(each.bound, each.powers) for each in self._binding() if each.kind == "pays"]
        pairs = [*(pair for *pair, _ in before), *begun]
        return len([pair for pair in pairs if {*pair} == treaty.parties]) > (clause.status in RUNNING)

    def _run_out(self, treaty: Treaty, clause: Clause) -> None:
        """Ends a clause whose turns have passed, or whose condition is over or was not kept."""
        kept = clause.status == "runs" and clause.kind not in REACHED | DONE_ONCE
        if clause.condition and clause.condition[0] == "is kept":
            kept = kept and treaty.clauses[clause.condition[1] - 1].status not in ("lapsed", "aside")
        self._end(clause, "over" if kept else "lapsed")

    def _end(self, clause: Clause, status: str) -> None:
        clause.status = status

    def _reached(self, state: State, clause: Clause) -> bool:
        own = bound_powers(state, clause.bound)
        setting = state.setting
        if clause.kind == "leaves":
            generals = [g for g in range(setting.generals) if setting.power_of[g] in own]
            return not any(state.place[g] >= 0 and clause.cities >> state.place[g] & 1 for g in generals)
        named = [general for general in clause.generals if setting.power_of[general] in own]
        there = [state.place[general] for general in named if state.place[general] >= 0]
        return bool(there) and all(goal_distance(state, clause, city) == 0 for city in there)

    def _impossible(self, state: State, clause: Clause) -> bool:
        match clause.kind:
            case "votes":
                return state.election == 2
            case "offers" | "not offers" | "accepts" | "declines":
                return bool(state.peace)
            case "reduces" | "not reduces":
                return state.reduced
            case "selects" | "not selects" | "executes" | "discards":
                card = clause.what[0] if clause.kind == "executes" else clause.what
                deciding = any(
                    getattr(step, "card", -1) == card for step in state.agenda if step.kind == "execute"
                )
                return not deciding and card not in state.revealed and card not in state.political
        return False

    def _new_turn(self, turn: int) -> None:
        """Ends clauses whose turns have passed, and lets proposals lapse."""
        self.open = [there for there in self.open if there.contract]
        self.proposed.clear()
        self.consents.clear()
        for treaty in self.treaties.values():
            for clause in treaty.clauses:
                if clause.kind == "pays" or not clause.begun or turn < clause.begun + clause.turns:
                    continue
                if clause.status in RUNNING:
                    self._run_out(treaty, clause)
                elif clause.binds:
                    self._end(clause, "over")
        self.free = {entry for entry in self.free if entry[0] >= turn}

    # ------------------------------------------------------------ actions

    def _binding(self) -> list[Clause]:
        found = (clause for treaty in self.treaties.values() for clause in treaty.clauses if not treaty.ended)
        return sorted((clause for clause in found if clause.binds), key=lambda clause: clause.age)

    def moment(self, seat: int) -> Moment:
        """The decision by the rules alone: without the engine's treaties, but with the agreed consents."""
        bare = self.state.copy()
        bare.treaties = ()
        clauses = self._binding()
        for clause in clauses:
            if clause.kind == "consents":
                bare.consents |= {(bare.seat_of[clause.bound], -1, -1)}
        return Moment(bare, seat, clauses, self.free)

    def _ask(self, question: Question) -> None:
        """Checks whether a refusal is right, or whether there should have been one."""
        moment = self.moment(question.seat)
        action = notation.parse_action(moment.state, question.seat, question.text)
        self.report.asked += 1
        if isinstance(action, Consent):
            promised = not action.given and bool(self._promised(question.seat))
            if promised != question.refused:
                self.fault(f"wrong about consent: {question.text}")
            return
        if action not in moment.step.choices(moment.state, question.seat):
            self.fault(f"asked for what the rules forbid: {question.text}")
            return
        against, _ = moment.verdict(action)
        if bool(against) != question.refused:
            said = "refused" if question.refused else "allowed"
            self.fault(f"{said} by the engine: {question.text}; against it: {against} of {moment.clauses}")

    def _action(self, seat: int, line: str) -> None:
        seat, action = record.parse_line(self.state, line)
        moment = self.moment(seat)
        state = moment.state
        if isinstance(action, Consent):
            self.consents[seat] += 1
            if self.consents[seat] > MOST_CONSENTS:
                self.fault("consents too often")
            if not action.given and self._promised(seat):
                self.fault(f"breaks {self._promised(seat)}")
        elif type(action) not in engine.OUT_OF_TURN:
            if action not in moment.step.choices(state, seat):
                self.fault("not among the choices of the rules")
            elif moment.clauses:
                broken, aside = moment.verdict(action)
                if broken:
                    self.fault(f"breaks {broken}")
                self.report.aside[self.line] = {clause.age for clause in aside}
                self._set_aside(aside)
                if isinstance(action, Recruit):
                    self._room(moment, action)
        self._stacks(moment, action)
        arrived = [(piece, city) for piece, city, _ in placings(action) if isinstance(action, March | Assign)]
        removed = [g for g in range(state.setting.generals) if state.place[g] == REMOVED]
        turn, contracts = self.state.turn, self.state.contracts
        if type(action) not in engine.OUT_OF_TURN:
            for clause in self._binding():
                if clause.status in RUNNING and moment.fulfils(clause, action):
                    clause.status = "fulfilled"
            after = state.copy()
            moment.step.apply(after, seat, action, [])
            self._come_up(after, arrived)
            self._settle(after, contracts, played=False)
        events, moments, forced = self._carried_out(seat, action)
        entered = [(g, self.state.place[g]) for g in removed if self.state.place[g] >= 0]
        self._come_up(self.state, [each for each in entered if each not in arrived])
        self._attacked(moments[0] if moments else self.state, events)
        for happened, there in forced:
            self._forced(happened, there)
        for there in (*moments, self.state):
            self._stayed(there)
            if there.turn != turn:
                turn = there.turn
                self._new_turn(turn)
            self._settle(there, contracts)

    def _carried_out(self, seat: int, action: Action) -> tuple[list[Event], list[State], list[Forced]]:
        """The events of an action, the moments without a decision on the way, and what the rules forced."""
        moments, forced, trial = list[State](), list[Forced](), self.state.copy()
        if type(action) not in engine.OUT_OF_TURN:
            step: Any = trial.agenda[-1]
            step.apply(trial, seat, action, [])
            while trial.agenda:
                step, happened = trial.agenda[-1], list[Event]()
                if isinstance(step, Automatic):
                    trial.agenda.pop()
                    step.run(trial, happened)
                    happened = [event for event in happened if event.kind == "conquered"]
                elif step.waits_for(trial):
                    break
                else:
                    moments.append(trial.copy())
                    moments[-1].waits = ()
                    step.skip(trial, happened)
                    happened = [event for event in happened if event.kind in ("put", "entered")]
                if happened:
                    forced.append((happened, trial.copy()))
        return engine.carry_out(self.state, seat, action), moments, forced

    def _set_aside(self, clauses: Iterable[Clause]) -> None:
        for clause in clauses:
            if clause.status == "runs":
                clause.status = "aside"

    def _forced(self, events: list[Event], state: State) -> None:
        """Sets clauses aside where the rules placed a piece or conquered a fortress without a decision."""
        state.treaties = ()
        moment = Moment(state, 0, self._binding(), self.free)
        for event in events:
            match event:
                case Conquered(power, city):
                    own = [c for c in moment.clauses if c.kind == "conquer" and power in moment.of[c]]
                    self._set_aside(clause for clause in own if clause.cities >> city & 1)
                case Put(piece, city) | Entered(piece, city):
                    state.move(piece, REMOVED)
                    place = Place(piece, city, -1)
                    self._set_aside(clause for clause in moment.clauses if moment.forbids(clause, place, ()))
                    state.move(piece, city)

    def _promised(self, seat: int) -> list[Clause]:
        """The clauses by which a seat consents to all stacks."""
        found = (clause for clause in self._binding() if clause.kind == "consents")
        return [clause for clause in found if self.state.seat_of[clause.bound] == seat]

    def _stacks(self, moment: Moment, action: Action) -> None:
        """Checks that a stack that needs consent has it, by word or by treaty."""
        state = moment.state
        for piece, city, _ in placings(action):
            if piece >= state.setting.generals:
                continue
            for mate in state.generals_at(city):
                if mate == piece or not needs_consent(state, piece, mate):
                    continue
                seat = state.seat_of[state.setting.power_of[mate]]
                given = {(who, where) for giver, who, where in state.consents if giver == seat}
                if not given & {(who, where) for who in (-1, piece, mate) for where in (-1, city)}:
                    self.fault(f"stacks without consent at {city}")

    def _room(self, moment: Moment, action: Recruit) -> None:
        """Checks that no more troops are bought than treaties leave room for."""
        state, power = moment.state, action.power
        generals = state.setting.generals_of[power]
        room = sum(STRONGEST - state.troops[g] for g in generals if state.place[g] >= 0)
        if action.count <= room:
            return
        clauses = tuple(moment.clauses)
        together = (
            len(entries)
            for entries in AssignChoices(state, power, 1).ways_in()
            if not moment._refused(Assign(power, (), entries), clauses)
        )
        if action.count > room + STRONGEST * max(together):
            self.fault("buys more troops than treaties leave room for")

    def _come_up(self, state: State, arrived: Iterable[tuple[int, int]]) -> None:
        """Frees pairs for the next stage of the bound power if the protected general came by himself."""
        setting, board = state.setting, state.setting.board
        for piece, city in arrived:
            places = enumerate(state.place[: setting.generals])
            near = [g for g, place in places if place >= 0 and board.neighbour_set[city] >> place & 1]
            self._freed(state, piece, near)

    def _attacked(self, state: State, events: list[Event]) -> None:
        """Frees pairs if the protected general attacked."""
        for event in of_kind(events, Attacked):
            for piece in members(event.attackers):
                self._freed(state, piece, members(event.defenders))

    def _stayed(self, state: State) -> None:
        """Frees pairs if the protected general stayed in his own movement although he could have left."""
        step: Any = state.agenda[-1] if state.agenda else None
        if step is None or step.kind != "movement" or state.waits:
            return
        setting, near = state.setting, state.setting.board.neighbour_set
        for piece in [g for power in state.stage_powers(step.stage) for g in setting.generals_of[power]]:
            here = state.place[piece]
            if here < 0 or state.moved >> piece & 1:
                continue
            beside = [g for g in range(setting.generals) if state.place[g] >= 0]
            beside = [g for g in beside if near[here] >> state.place[g] & 1]
            ends = [march.path[-1] for march in marches(Ground(state, piece))] if beside else []
            for general in beside:
                if any(not near[state.place[general]] >> end & 1 for end in ends):
                    self._freed(state, piece, [general])

    def _freed(self, state: State, piece: int, generals: Iterable[int]) -> None:
        """Frees a protected general and those of `generals` who must not attack him."""
        setting = state.setting
        if piece >= setting.generals:
            return
        for clause in self._binding():
            if clause.kind == "attack" and protects(state, clause, piece):
                for general in generals:
                    power = setting.power_of[general]
                    if power in bound_powers(state, clause.bound):
                        self.free.add((self._next_stage(state, power), general, piece))

    def _next_stage(self, state: State, power: int) -> int:
        """The turn of a power's next action stage."""
        stages: Iterable[Any] = (step for step in state.agenda if step.kind == "stage")
        return state.turn + (not any(power in state.stage_powers(step.stage) for step in stages))


def check(
    text: str, questions: Mapping[int, Sequence[Question]] | None = None, box: Box | None = None
) -> Report:
    """Checks a record. Reports every breach of a treaty, and every other fault about treaties."""
    return Referee(text, box).check(questions)
