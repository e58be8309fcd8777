"""21 What treaties are made of: clauses, how each of them stands, treaties and proposals, as plain values.

What a clause forbids stands in `rules.clauses`, how treaties come about and end in `rules.treaties`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, NamedTuple, get_type_hints

from maria.box.tables import bits, members
from maria.frozen import Frozen, freeze

if TYPE_CHECKING:
    from maria.events import Event
    from maria.notation import Action, Reader, Writer
    from maria.rules.clauses.obligations import Obligations
    from maria.rules.step import Refusal
    from maria.state import State

When = Literal["", "fulfilled", "begun", "kept"]
"""21.c: a clause starts when another one is fulfilled or has begun, or lasts while another is kept."""
Status = Literal["waits", "runs", "aside", "fulfilled", "over", "lapsed", "broken"]
"""`fulfilled`: what was to be reached is reached. `over`: its turns have passed, and it was kept.

`aside`: it runs on, but was set aside once, so whatever depends on it counts it as not kept (ruling).
"""
KEPT = ("fulfilled", "over")
RUNNING = ("runs", "aside")


class Clause(Frozen):
    """21.a: one promise of a treaty: who is bound, to what, for how many turns, and on which condition."""

    bound: Annotated[int, "power"]
    turns: int = field(kw_only=True, default=1)
    when: When = field(kw_only=True, default="")
    other: int = field(kw_only=True, default=0)
    """The number of the clause that the condition is about, counted from 1."""

    kind: ClassVar[str] = ""
    """Its name, in views, texts of positions and catalogues."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """How its text goes on after the power that is bound."""
    goal: ClassVar[bool] = False
    """Whether something is to be reached or done, so that its turns may pass in vain."""
    lasts: ClassVar[bool] = False
    """Whether it binds on to the end of its turns when what was to be reached is reached."""
    flag: ClassVar[str] = ""
    """The field, if there is one, that its first verb sets and its second one does not."""
    registry: ClassVar[dict[str, type[Clause]]] = {}
    """All kinds of clauses."""
    by_verb: ClassVar[dict[str, type[Clause]]] = {}

    def __init_subclass__(cls, kind: str = "", verbs: tuple[str, ...] = ()) -> None:
        """Every clause is known by its kind and its verbs."""
        freeze(cls)
        cls.kind, cls.verbs = kind or cls.kind, verbs or cls.verbs
        if cls.kind:
            Clause.registry[cls.kind] = cls
            Clause.by_verb.update(dict.fromkeys(cls.verbs, cls))

    def verb(self) -> str:
        """The verb in its text."""
        return self.verbs[bool(self.flag) and not getattr(self, self.flag)]

    def write(self, to: Writer) -> str:
        """What follows the verb: powers, cards, pieces and cities, unless the class says otherwise."""
        return " ".join(
            [getattr(to, MARKS[mark][0])(getattr(self, name)) for name, mark in marked(self.kind)]
        )

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """The values that follow the verb."""
        values = {name: getattr(rest, MARKS[mark][0])() for name, mark in marked(cls.kind)}
        rest.end()
        return values | ({cls.flag: rest.verb == cls.verbs[0]} if cls.flag else {})

    def reads(self) -> dict[str, Any]:
        """What its sentence speaks of besides the power that is bound, by names that tell what it is."""
        return {MARKS[mark][1]: getattr(self, name) for name, mark in marked(self.kind)}

    # ------------------------------------------------------------ what it means

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Why it cannot be proposed, or None if it can."""
        return None

    def promised_to(self, toward: int) -> Clause:
        """The clause as it was promised to a power, where its text does not name that power."""
        return self

    def powers(self, state: State) -> int:
        """21.a: the powers that are bound, as bits: a minor power with its major power."""
        powers = 1 << self.bound
        for power in range(6):
            if state.major_of(power) == self.bound:
                powers |= 1 << power
        return powers

    def sleeps(self, state: State, toward: int) -> bool:
        """Whether it does not count just now, as that of a neutral power (ruling)."""
        return False

    def closed(self, state: State, piece: int) -> int:
        """The cities where a piece may not be placed."""
        return 0

    def barred(self, state: State, piece: int) -> int:
        """The cities that a piece may not pass either."""
        return 0

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """Whether it forbids an action; `older`: how many clauses are older than this one."""
        return False

    def due(self, asked: Obligations, older: int, piece: int) -> int:
        """How far a piece is from where it must go by a march that it can make now; 0 if it owes none."""
        return 0

    def reached(self, state: State) -> bool:
        """Whether what was to be reached is reached."""
        return False

    def done_by(self, state: State, event: Event) -> bool:
        """Whether something that happened was what was promised."""
        return False

    def impossible(self, state: State) -> bool:
        """21.c: whether the rules make it impossible to keep for good."""
        return False

    def plain(self) -> list[Any]:
        """The clause as plain data: its kind and its values, sets as sorted lists."""
        values = ((each.name, getattr(self, each.name)) for each in fields(self))
        sets = [name for name, mark in marked(self.kind) if mark.startswith("bits")]
        return [self.kind, *(members(value) if name in sets else lists(value) for name, value in values)]


MARKS = {
    **{"power": ("power", "whom"), "political": ("political", "political")},
    **{"bits-city": ("cities", "places"), "bits-piece": ("pieces", "generals")},
}
"""What a field stands for: how a `Writer` and a `Reader` call it, and how the sentences of clauses do."""


@cache
def marked(kind: str) -> tuple[tuple[str, str], ...]:
    """The fields of a clause that stand for something, besides the power that is bound, and for what."""
    hints = get_type_hints(Clause.registry[kind], include_extras=True) if kind else {}
    found = ((name, "-".join(getattr(hint, "__metadata__", ()))) for name, hint in hints.items())
    return tuple((name, mark) for name, mark in found if mark and name != "bound")


def lists(value: Any) -> Any:
    """Rows as lists, as plain data have them."""
    return [lists(each) for each in value] if isinstance(value, tuple) else value


def tuples(value: Any) -> Any:
    """The rows of plain data as a value has them."""
    return tuple(map(tuples, value)) if isinstance(value, list) else value


def read_clause(kind: str, *values: Any) -> Clause:
    """The clause that plain data stand for."""
    made, sets = Clause.registry[kind], [name for name, mark in marked(kind) if mark.startswith("bits")]
    named = zip((each.name for each in fields(made)), values, strict=True)
    read: dict[str, Any] = {name: bits(value) if name in sets else tuples(value) for name, value in named}
    return made(**read)


class Term(NamedTuple):
    """A clause of a treaty in force, how it stands, and the turn in which it began, 0 while it waits."""

    clause: Clause
    status: Status
    since: int

    @property
    def until(self) -> int:
        """The last turn in which it binds."""
        return self.since + self.clause.turns - 1


class Treaty(NamedTuple):
    """21.a: what two powers have agreed on."""

    number: int
    one: int
    another: int
    terms: tuple[Term, ...]

    def toward(self, clause: Clause) -> int:
        """The power that a clause was promised to."""
        return self.another if clause.bound == self.one else self.one

    def plain(self) -> list[Any]:
        """The treaty as plain data."""
        terms = [[*term.clause.plain(), term.status, term.since] for term in self.terms]
        return [self.number, self.one, self.another, terms]


class Proposal(NamedTuple):
    """20, 21: what the player of one power proposes to another: clauses, or the end of something."""

    by: int
    to: int
    clauses: tuple[Clause, ...]
    ends: int = 0
    """The number of the treaty that is to end; CONTRACT if their subsidy contract is."""

    @property
    def contract(self) -> tuple[int, int] | None:
        """20: giver and taker, if it is about a subsidy contract and nothing else."""
        pays, *others = self.clauses or (None,)
        alone = pays is not None and pays.kind == "pays" and not others
        return (pays.bound, getattr(pays, "taker", -1)) if pays and alone else None

    def plain(self) -> list[Any]:
        """The proposal as plain data."""
        return [self.by, self.to, [clause.plain() for clause in self.clauses], self.ends]


CONTRACT = -1


def with_status(
    treaties: tuple[Treaty, ...], number: int, which: int, status: Status, since: int | None = None
) -> tuple[Treaty, ...]:
    """The same treaties, but a clause of one of them, counted from 1, stands otherwise."""
    made = []
    for treaty in treaties:
        if treaty.number == number:
            terms = list(treaty.terms)
            clause, _, begun = terms[which - 1]
            terms[which - 1] = Term(clause, status, begun if since is None else since)
            treaty = treaty._replace(terms=tuple(terms))
        made.append(treaty)
    return tuple(made)


def read_treaty(number: int, one: int, another: int, terms: list[list[Any]]) -> Treaty:
    """The treaty that plain data stand for."""
    made = (Term(read_clause(*values), status, since) for *values, status, since in terms)
    return Treaty(number, one, another, tuple(made))


def read_proposal(by: int, to: int, clauses: list[list[Any]], ends: int) -> Proposal:
    """The proposal that plain data stand for."""
    return Proposal(by, to, tuple(read_clause(*values) for values in clauses), ends)


class BindingTerm(NamedTuple):
    """A term that binds: of which treaty it is, and its number there, counted from 1."""

    treaty: Treaty
    number: int
    clause: Clause

    def binds(self, state: State, power: int) -> bool:
        """Whether it binds a power just now, and does not sleep."""
        bound = self.clause.powers(state) >> power & 1
        return bool(bound) and not self.clause.sleeps(state, self.treaty.toward(self.clause))


def standing(treaties: tuple[Treaty, ...]) -> Iterator[BindingTerm]:
    """All terms that bind now, the oldest first."""
    for treaty in treaties:
        for number, (clause, status, _) in enumerate(treaty.terms, 1):
            if status in RUNNING or (status == "fulfilled" and clause.lasts):
                yield BindingTerm(treaty, number, clause)
