"""An independent checker of treaties: it reads the record of a game and tells every breach of a clause.

It shares no code with the clauses of the engine. The engine plays the record again, and the rules of
movement, placement and winter tell what they allow; what was agreed, how each clause stands and what it
forbids is worked out here, from docs/treaties.md and the lines of the record alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from maria import engine, notation, record
from maria.actions import (
    Action,
    Answer,
    Assign,
    Consent,
    DiscardCard,
    Done,
    Execute,
    LayCard,
    March,
    PassFlanders,
    Place,
    Recruit,
    Reenter,
    Save,
    Select,
    ShiftSaxony,
    Vote,
)
from maria.box import Box, load
from maria.box.model import POWERS
from maria.box.tables import bits, members
from maria.game import Game
from maria.knowledge import STRONGEST
from maria.rules.consent import needs_consent
from maria.rules.election import free_votes, votes
from maria.rules.movement import Ground, marches, movable, ways
from maria.rules.winter import AssignChoices
from maria.state import AUSTRIA, FRANCE, MAJOR, MINOR, PRAGMATIC, PRUSSIA, REMOVED, State

TREATY_VERBS = ("propose", "counter", "offer", "cancel", "accept", "decline", "end", "mark")
QUESTIONS = ("offer peace", "accept peace")
"""Lines that begin like those about treaties, and answer questions of 19.1.a."""
LONGEST, LONGEST_SUBSIDY, MOST_CLAUSES, MOST_PROPOSALS, LONGEST_PROMISE = 4, 12, 6, 6, 200
COVERS, A_TURN = 3, 3
"""Within how many roads a fortress is covered, and how far from his goal a general may be for each turn left."""
REACHED = {"leaves", "goes"}
"""Something is to be reached, and they bind on when it is."""
DONE_ONCE = {"votes", "offers", "accepts", "declines", "reduces", "selects", "executes", "discards"}
"""Something is to be done, and they bind no more when it is."""
OF_PLACES = {"attack", "stays", "keeps", "cover", "conquer", "spares", *REACHED}
"""They sleep while the bound power is neutral."""


# ---------------------------------------------------------------- what was agreed, read from the lines


@dataclass(eq=False)
class Clause:
    """A clause of a treaty or proposal, and how it stands."""

    kind: str
    bound: int
    other: int
    turns: int
    number: int
    text: str
    treaty: int = 0
    cities: int = 0
    powers: int = 0
    """Of whom generals, trains or hussars are protected, or to whom is paid."""
    generals: frozenset[int] = frozenset()
    near: int = 0
    by: int = 0
    what: Any = None
    condition: tuple[str, int] | None = None
    status: str = "waits"
    begun: int = 0
    far: list[int] = field(default_factory=list)
    """How far each city is from where somebody is to be, once that was asked."""

    @property
    def age(self) -> tuple[int, int]:
        """Older clauses come first."""
        return self.treaty, self.number

    @property
    def binds(self) -> bool:
        """Whether it forbids anything; what sleeps is asked apart."""
        return self.status == "runs" or (self.status == "fulfilled" and self.kind in REACHED)

    def __repr__(self) -> str:
        """Which it is, and how it stands."""
        return f"<{self.treaty}.{self.number} {self.status}: {self.text}>"


@dataclass(eq=False)
class Proposal:
    """What is open between two powers: who proposed, for which power, and what."""

    seat: int
    power: int
    parties: frozenset[int]
    clauses: tuple[Clause, ...] = ()
    contract: tuple[int, int] | None = None
    """Giver and taker, if it is about a subsidy contract and nothing else (20)."""
    cancels: bool = False
    treaty: int = 0
    """The treaty that is to end."""


@dataclass(eq=False)
class Treaty:
    """What was agreed on."""

    number: int
    parties: frozenset[int]
    clauses: tuple[Clause, ...]
    ended: bool = False

    @property
    def stands(self) -> bool:
        """Whether a clause runs or waits."""
        return not self.ended and any(clause.status == "waits" or clause.binds for clause in self.clauses)


Contracts = tuple[tuple[int, int, int], ...]
"""Subsidy contracts that run: giver, taker, and turns left."""


class BadText(Exception):
    """A line about treaties that says nothing that could be agreed on."""


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
"""Clauses without anything that differs, and the power that is asked, -1 for any."""


class Text:
    """Reads clauses, by the names of a box."""

    def __init__(self, state: State) -> None:
        """Learns the names."""
        setting = state.setting
        self.setting, self.board = setting, setting.board
        self.pieces = {name: number for number, name in enumerate(setting.names)}
        self.cards = {card.id: number for number, card in enumerate(setting.box.pack.cards)}

    def power(self, word: str) -> int:
        """A power by its id."""
        if word not in POWERS:
            raise BadText(f"no power: {word}")
        return POWERS.index(word)

    def places(self, text: str) -> int:
        """Lands and cities, with commas."""
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
        """Fortresses, with commas."""
        found = self.places(text)
        if found & ~self.board.fortresses:
            raise BadText(f"not fortresses alone: {text}")
        return found

    def named(self, text: str) -> frozenset[int]:
        """Generals, with commas."""
        found = frozenset(self.pieces.get(name, -1) for name in text.split(", "))
        if not all(0 <= piece < self.setting.generals for piece in found):
            raise BadText(f"not generals: {text}")
        return found

    def card(self, word: str) -> int:
        """A Political Card."""
        if word not in self.cards:
            raise BadText(f"no card: {word}")
        return self.cards[word]

    def parts(self, text: str) -> tuple[frozenset[tuple[int, int]], bool]:
        """What of a Political Card is executed."""
        shifts, instructed = set[tuple[int, int]](), False
        for part in text.split(", "):
            if part == "instruction":
                instructed = True
                continue
            track, side, boxes = part.split(" ")
            shifts.add((self.setting.track[track], int(boxes) * {"left": -1, "right": 1}[side]))
        return frozenset(shifts), instructed

    def clauses(self, text: str, one: int, other: int) -> tuple[Clause, ...]:
        """All clauses between two powers."""
        parts = [part.strip() for part in re.split(r';(?=(?:[^"]*"[^"]*")*[^"]*$)', text)]
        if not 1 <= len(parts) <= MOST_CLAUSES:
            raise BadText(f"{len(parts)} clauses")
        found = tuple(self.clause(part, one, other, number) for number, part in enumerate(parts, 1))
        subsidies = all(clause.kind == "pays" for clause in found)
        if not subsidies and not {one, other} <= set(MAJOR):
            raise BadText("a minor power")
        return found

    def clause(self, text: str, one: int, other: int, number: int) -> Clause:
        """One clause."""
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
    """Whether a proposal is about a subsidy contract and nothing else (20)."""
    return len(clauses) == 1 and clauses[0].kind == "pays"


BODIES: tuple[tuple[str, Callable[..., None]], ...] = (
    (r"does not attack (.+)", Text._attack),
    (r"(stays|keeps) out of (.+)", Text._out),
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
"""How what a clause says behind its power is read."""


# ---------------------------------------------------------------- what a clause forbids


def bound_powers(state: State, power: int) -> set[int]:
    """A power, and the minor power that co-operates with it now."""
    return {power, *(minor for minor in MINOR if state.cooperating[power] >> minor & 1)}


def sleeps(state: State, clause: Clause) -> bool:
    """Whether a clause does not count now."""
    if clause.kind not in OF_PLACES:
        return False
    neutral = state.neutral >> clause.bound & 1
    return bool(neutral or (clause.kind == "attack" and state.neutral >> clause.other & 1))


def protects(state: State, clause: Clause, general: int) -> bool:
    """Whether a general is one of those who must not be attacked."""
    theirs = state.setting.power_of[general] in bound_powers(state, clause.powers)
    return theirs and (not clause.generals or general in clause.generals)


Placing = tuple[int, int, tuple[int, ...]]
"""A piece, where it comes to stand, and the cities it enters."""


def placings(action: Action) -> list[Placing]:
    """What an action places."""
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
    """How far a city is from the border of a land to be left, or from a place to be gone to."""
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


Free = set[tuple[int, int, int]]
"""Pairs that are free in a turn: the turn, the bound general and the protected one who came up to him."""


class Moment:
    """A decision of a seat, and the clauses that bind then, oldest first."""

    def __init__(self, state: State, seat: int, clauses: Sequence[Clause], free: Free) -> None:
        """`state` is a position of its own, without treaties of the engine."""
        self.state, self.seat, self.free = state, seat, free
        self.step: Any = state.agenda[-1]
        self.setting, self.board = state.setting, state.setting.board
        self.clauses = [clause for clause in clauses if not sleeps(state, clause)]
        self.of = {clause: bound_powers(state, clause.bound) for clause in self.clauses}
        self._marches: dict[tuple[int, bool], list[March]] = {}
        self._lawful: dict[tuple[int, tuple[Clause, ...]], list[March]] = {}

    # ------------------------------------------------------------ verdicts

    def verdict(self, action: Action) -> tuple[list[Clause], list[Clause]]:
        """The clauses that an action breaks, and those that forbid it and had to be set aside."""
        everything = tuple(self.clauses)
        if not self._refused(action, everything):
            return [], []
        kept = self.kept()
        broken = [clause for n, clause in enumerate(kept) if self.forbids(clause, action, kept[:n])]
        aside = []
        for clause in self.clauses:
            older = tuple(other for other in kept if other.age < clause.age)
            if clause not in kept and self.forbids(clause, action, older):
                aside.append(clause)
        return broken, aside

    def kept(self) -> tuple[Clause, ...]:
        """The clauses that leave the seat anything to do, beside the older ones."""
        kept: tuple[Clause, ...] = ()
        for clause in self.clauses:
            trial = (*kept, clause)
            if any(not self._refused(action, trial) for action in self._everything(trial)):
                kept = trial
        return kept

    def _refused(self, action: Action, clauses: tuple[Clause, ...]) -> bool:
        return any(self.forbids(clause, action, clauses[:n]) for n, clause in enumerate(clauses))

    def _everything(self, clauses: tuple[Clause, ...]) -> Iterator[Action]:
        """All that the rules allow, as far as clauses could tell it apart."""
        choices = self.step.choices(self.state, self.seat)
        if isinstance(choices, AssignChoices):
            return (made(next(iter(shares))) for shares, made in choices.groups() if shares.count())
        wayward = any(clause.kind == "keeps" for clause in clauses)
        return choices.every() if wayward else iter(choices)

    # ------------------------------------------------------------ lawful marches

    def lawful(self, piece: int, older: tuple[Clause, ...]) -> list[March]:
        """The marches that the rules and the older clauses allow a piece."""
        key = piece, older
        if key not in self._lawful:
            wayward = any(clause.kind == "keeps" for clause in older)
            found = self._allowed(piece, wayward)
            self._lawful[key] = [march for march in found if not self._refused(march, older)]
        return self._lawful[key]

    def _allowed(self, piece: int, wayward: bool) -> list[March]:
        key = piece, wayward
        if key not in self._marches:
            self._marches[key] = list((ways if wayward else marches)(Ground(self.state, piece)))
        return self._marches[key]

    # ------------------------------------------------------------ clause by clause

    def forbids(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        """Whether a clause forbids an action, if just these older ones count."""
        judge: Callable[..., bool] | None = getattr(self, f"_{clause.kind.replace(' ', '_')}", None)
        return judge is not None and judge(clause, action, older)

    def _bound(self, clause: Clause, action: Action, generals: bool) -> Iterator[Placing]:
        """What the action places of the bound."""
        for piece, city, entered in placings(action):
            bound = self.setting.power_of[piece] in self.of[clause]
            if bound and (piece < self.setting.generals or not generals):
                yield piece, city, entered

    def _obliged(self, clause: Clause, action: Action) -> Iterator[int]:
        """The generals of the bound who could still be moved, and by this action will not be."""
        if self.step.kind != "movement" or not isinstance(action, Done | PassFlanders):
            return
        land = self.board.all if isinstance(action, Done) else self.setting.flanders
        for piece in movable(self.state, self.step, self.seat):
            general = piece < self.setting.generals and land >> self.state.place[piece] & 1
            if general and self.setting.power_of[piece] in self.of[clause]:
                yield piece

    def _attackable(self, clause: Clause, general: int) -> int:
        """The cities adjacent to a general who must not be attacked."""
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
        """Whether the protected one has come up to the bound one before this stage."""
        return (self.state.turn, general, other) in self.free

    def _attack(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        for general, city, _ in self._bound(clause, action, generals=True):
            if self._attackable(clause, general) >> city & 1:
                return True
        for general in self._obliged(clause, action):
            if self._could_leave(general, self._attackable(clause, general), older):
                return True
        return False

    def _could_leave(self, general: int, closed: int, older: tuple[Clause, ...]) -> bool:
        """Whether a general stands where he may not be placed, and a lawful march ends outside."""
        if not closed >> self.state.place[general] & 1:
            return False
        return any(not closed >> march.path[-1] & 1 for march in self.lawful(general, older))

    def _stays(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        return any(clause.cities >> city & 1 for _, city, _ in self._bound(clause, action, generals=False))

    def _keeps(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        found = self._bound(clause, action, generals=False)
        return any(clause.cities & bits(entered) for _, _, entered in found)

    def _cover(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        near = 0
        for fortress in members(clause.cities):
            near |= self.board.within[COVERS][fortress]
        if any(near >> city & 1 for _, city, _ in self._bound(clause, action, generals=True)):
            return True
        return any(self._could_leave(general, near, older) for general in self._obliged(clause, action))

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
        return self._could_come_nearer(clause, action, older)

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
        return self._could_come_nearer(clause, action, older)

    def _strays(self, clause: Clause, march: March, older: tuple[Clause, ...]) -> bool:
        """Whether a march ends farther from the goal than it may."""
        far = goal_distance(self.state, clause, march.path[-1])
        if far <= slack(self.state, clause):
            return False
        return far > self._nearest(clause, march.piece, older)

    def _nearest(self, clause: Clause, general: int, older: tuple[Clause, ...]) -> int:
        """How near to his goal a general can come, or stay."""
        found = self.lawful(general, older)
        here = goal_distance(self.state, clause, self.state.place[general])
        return min([here, *(goal_distance(self.state, clause, march.path[-1]) for march in found)])

    def _could_come_nearer(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        for general in self._obliged(clause, action):
            if clause.kind == "goes" and general not in clause.generals:
                continue
            far = goal_distance(self.state, clause, self.state.place[general])
            if far > slack(self.state, clause) and self._nearest(clause, general, older) < far:
                return True
        return False

    def _spares(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        state, setting = self.state, self.setting
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

    def _votes(self, clause: Clause, action: Action, older: tuple[Clause, ...]) -> bool:
        state = self.state
        if not isinstance(action, Vote) or state.seat_of[clause.bound] != self.seat:
            return False
        own = sum(votes(state, power) for power in self.of[clause] if power not in (AUSTRIA, PRAGMATIC))
        given = action.francis if clause.what == "francis" else free_votes(state, self.seat) - action.francis
        return given < own

    def _answer(self, action: Action, question: str, yes: bool) -> bool:
        """Whether the action answers a question otherwise."""
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
        """Whether just the bound power decides now on something of this kind."""
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

    # ------------------------------------------------------------ what an action fulfils

    def fulfils(self, clause: Clause, action: Action) -> bool:
        """Whether an action does what a clause says is to be done once."""
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
    """Something wrong: the line of the record, counted from 1 without its header, what, and by which clause."""

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
    """What the referee found."""

    faults: list[Fault] = field(default_factory=list)
    aside: dict[int, set[tuple[int, int]]] = field(default_factory=dict)
    """By line the clauses, as treaty and number, that forbid its action and had to be set aside."""
    asked: int = 0
    """How many questions were answered."""
    fingerprint: str = ""
    """Of the position after the last line."""


class Referee:
    """Follows a game by its record."""

    def __init__(self, text: str, box: Box | None = None) -> None:
        """Reads the header; the position is that of the first line."""
        self.header, lines = record.read_header(text)
        self.box = box or load()
        self.state = Game(self.box, self.header).state
        self.lines = [line for _, line in lines]
        self.text = Text(self.state)
        self.treaties: dict[int, Treaty] = {}
        self.open: list[Proposal] = []
        self.proposed: Counter[int] = Counter()
        self.free: Free = set()
        self.report = Report()
        self.line = 0

    def check(self, questions: Mapping[int, Sequence[Question]] | None = None) -> Report:
        """Goes through all lines; `questions` were asked before the line of that number, counted from 1."""
        for number, line in enumerate(self.lines, 1):
            self.line = number
            for question in (questions or {}).get(self.line, ()):
                self._ask(question)
            if record.read_message(self.state.setting.seats, line):
                continue
            seat, said = record.split_line(self.state.setting.seats, line)
            if said.split(" ")[0] in TREATY_VERBS and " ".join(said.split(" ")[:2]) not in QUESTIONS:
                self._treaty_line(seat, said, line)
            else:
                self._action(seat, line)
        self.report.fingerprint = engine.fingerprint(self.state)
        return self.report

    def fault(self, problem: str) -> None:
        """Notes something wrong about the line."""
        self.report.faults.append(Fault(self.line, self.lines[self.line - 1], problem))

    # ------------------------------------------------------------ treaties

    def _treaty_line(self, seat: int, said: str, line: str) -> None:
        turn, contracts = self.state.turn, self.state.contracts
        try:
            self._negotiate(seat, said)
        except BadText as error:
            self.fault(str(error))
        engine.carry_out(self.state, *record.parse_line(self.state, line))
        assert self.state.turn == turn
        self._settle(self.state, contracts)

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
        if number not in self.treaties or not self.treaties[number].stands:
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

    def _between(self, pair: frozenset[int]) -> list[Proposal]:
        """What is proposed between two powers."""
        return [there for there in self.open if there.parties == pair and not self._stale(there)]

    def _stale(self, proposal: Proposal) -> bool:
        """Whether a contract can no longer be made, or has ended by itself."""
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
        self.proposed[proposal.power] += not proposal.contract
        if self.proposed[proposal.power] > MOST_PROPOSALS:
            raise BadText("proposes too often")
        self.open.append(proposal)

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

    # ------------------------------------------------------------ how clauses stand

    def _settle(self, state: State, contracts: Contracts, played: bool = True) -> None:
        """Brings all clauses up to a position; `contracts` ran before; `played`: by the engine, which pays."""
        for treaty in self.treaties.values():
            if not treaty.stands:
                continue
            before = None
            while before != (before := [clause.status for clause in treaty.clauses]):
                for clause in treaty.clauses:
                    self._settle_clause(state, treaty, clause, contracts)
                    if played and clause.kind == "pays" and clause.status == "runs":
                        self._settle_contract(state, clause)

    def _settle_contract(self, state: State, clause: Clause) -> None:
        if not any(contract[:2] == (clause.bound, clause.powers) for contract in state.contracts):
            self._end(clause, "over" if state.turn >= clause.begun + clause.turns - 1 else "lapsed")

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
                if clause.kind == "pays" and any({one, other} == treaty.parties for one, other, _ in before):
                    clause.status = "lapsed"  # another contract of the two runs
            elif on is not None and on.status == "lapsed":
                self._end(clause, "lapsed")
        if clause.status == "runs":
            if clause.kind in REACHED and self._reached(state, clause):
                clause.status = "fulfilled"
            elif self._impossible(state, clause):
                self._end(clause, "lapsed")
        if clause.binds and on is not None and how == "is kept" and on.status in ("over", "lapsed"):
            self._end(clause, on.status)

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
        """Clauses end whose turns have passed, and proposals lapse."""
        self.open = [there for there in self.open if there.contract]
        self.proposed.clear()
        for treaty in self.treaties.values():
            for clause in treaty.clauses:
                if clause.kind == "pays" or not clause.begun or turn < clause.begun + clause.turns:
                    continue
                if clause.status == "runs":
                    self._end(clause, "lapsed" if clause.kind in REACHED | DONE_ONCE else "over")
                elif clause.binds:
                    self._end(clause, "over")
        self.free = {entry for entry in self.free if entry[0] >= turn}

    # ------------------------------------------------------------ actions

    def _binding(self) -> list[Clause]:
        found = (clause for treaty in self.treaties.values() for clause in treaty.clauses if not treaty.ended)
        return sorted((clause for clause in found if clause.binds), key=lambda clause: clause.age)

    def moment(self, seat: int) -> Moment:
        """The decision as the rules have it: without the engine's treaties, with the consents agreed on."""
        bare = self.state.copy()
        bare.treaties = ()
        clauses = self._binding()
        for clause in clauses:
            if clause.kind == "consents":
                bare.consents |= {(bare.seat_of[clause.bound], -1, -1)}
        return Moment(bare, seat, clauses, self.free)

    def _ask(self, question: Question) -> None:
        """Whether a refusal is right, and whether there should have been one."""
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
                if isinstance(action, Recruit):
                    self._room(moment, action)
        self._stacks(moment, action)
        arrived = [(piece, city) for piece, city, _ in placings(action) if isinstance(action, March | Assign)]
        removed = [g for g in range(state.setting.generals) if state.place[g] == REMOVED]
        turn, contracts = self.state.turn, self.state.contracts
        if type(action) not in engine.OUT_OF_TURN:
            for clause in self._binding():
                if clause.status == "runs" and moment.fulfils(clause, action):
                    clause.status = "fulfilled"
            after = state.copy()
            moment.step.apply(after, seat, action, [])
            self._come_up(after, arrived)
            self._settle(after, contracts, played=False)
        engine.carry_out(self.state, seat, action)
        entered = [(g, self.state.place[g]) for g in removed if self.state.place[g] >= 0]
        self._come_up(self.state, [each for each in entered if each not in arrived])
        if self.state.turn != turn:
            self._new_turn(self.state.turn)
        self._settle(self.state, contracts)

    def _promised(self, seat: int) -> list[Clause]:
        """The clauses by which a seat consents to all stacks."""
        found = (clause for clause in self._binding() if clause.kind == "consents")
        return [clause for clause in found if self.state.seat_of[clause.bound] == seat]

    def _stacks(self, moment: Moment, action: Action) -> None:
        """A stack that needs consent has it, by word or by treaty."""
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
        """No more troops are bought than treaties leave room for."""
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
        """Pairs are free in the next stage of the bound if the protected one came by himself."""
        setting, board = state.setting, state.setting.board
        for piece, city in arrived:
            for clause in self._binding() if piece < setting.generals else ():
                if clause.kind != "attack" or not protects(state, clause, piece):
                    continue
                for general in range(setting.generals):
                    power, place = setting.power_of[general], state.place[general]
                    near = place >= 0 and board.neighbour_set[city] >> place & 1
                    if near and power in bound_powers(state, clause.bound):
                        self.free.add((self._next_stage(state, power), general, piece))

    def _next_stage(self, state: State, power: int) -> int:
        """The turn of a power's next action stage."""
        stages: Iterable[Any] = (step for step in state.agenda if step.kind == "stage")
        return state.turn + (not any(power in state.stage_powers(step.stage) for step in stages))


def check(
    text: str, questions: Mapping[int, Sequence[Question]] | None = None, box: Box | None = None
) -> Report:
    """Reads a record; tells every breach of a treaty, and every other fault about treaties."""
    return Referee(text, box).check(questions)
