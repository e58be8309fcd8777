"""21 What treaties are made of: clauses with their status, treaties and proposals, as plain values.

`rules.clauses` says what clauses forbid, `rules.treaties` how treaties begin and end.
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
"""21.c: a clause starts once another one is fulfilled or has begun, or lasts while another is kept."""
Status = Literal["waits", "runs", "aside", "fulfilled", "over", "lapsed", "broken"]
"""`fulfilled`: its goal is reached. `over`: it was kept for all its turns.

`aside`: it is still in force, but was set aside once, so conditions count it as not kept (ruling).
"""
KEPT = ("fulfilled", "over")
RUNNING = ("runs", "aside")


class Clause(Frozen):
    """21.a: one promise of a treaty: who is bound, to what, for how many turns, and on what condition."""

    bound: Annotated[int, "power"]
    turns: int = field(kw_only=True, default=1)
    when: When = field(kw_only=True, default="")
    other: int = field(kw_only=True, default=0)
    """The number, counted from 1, of the clause that the condition is about."""

    kind: ClassVar[str] = ""
    """Its name in views, positions as text and catalogues."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The words that can follow the bound power in its text."""
    goal: ClassVar[bool] = False
    """Whether it has a goal, so that it lapses if its turns pass before that is reached."""
    lasts: ClassVar[bool] = False
    """Whether it stays in force until its turns are over even after its goal is reached."""
    flag: ClassVar[str] = ""
    """The field, if any, that is true for its first verb and false for its second."""
    registry: ClassVar[dict[str, type[Clause]]] = {}
    """All kinds of clauses."""
    by_verb: ClassVar[dict[str, type[Clause]]] = {}

    def __init_subclass__(cls, kind: str = "", verbs: tuple[str, ...] = ()) -> None:
        """Registers each clause by its kind and its verbs."""
        freeze(cls)
        cls.kind, cls.verbs = kind or cls.kind, verbs or cls.verbs
        if cls.kind:
            Clause.registry[cls.kind] = cls
            Clause.by_verb.update(dict.fromkeys(cls.verbs, cls))

    def verb(self) -> str:
        """The verb in its text."""
        return self.verbs[bool(self.flag) and not getattr(self, self.flag)]

    def write(self, to: Writer) -> str:
        """The text after the verb: by default powers, cards, pieces and cities."""
        return " ".join(
            [getattr(to, MARKS[mark][0])(getattr(self, name)) for name, mark in marked(self.kind)]
        )

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """The values of the text after the verb; raises NotationError for a bad text."""
        values = {name: getattr(rest, MARKS[mark][0])() for name, mark in marked(cls.kind)}
        rest.end()
        return values | ({cls.flag: rest.verb == cls.verbs[0]} if cls.flag else {})

    def message_values(self) -> dict[str, Any]:
        """The values of its message, apart from the bound power, by name."""
        return {MARKS[mark][1]: getattr(self, name) for name, mark in marked(self.kind)}

    # ------------------------------------------------------------ meaning

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Why it cannot be proposed, or None if it can."""
        return None

    def promised_to(self, toward: int) -> Clause:
        """The clause as promised to this power, if its text does not name the power."""
        return self

    def powers(self, state: State) -> int:
        """21.a: the bound powers as a bitmask: a minor power with its major power."""
        powers = 1 << self.bound
        for power in range(6):
            if state.major_of(power) == self.bound:
                powers |= 1 << power
        return powers

    def sleeps(self, state: State, toward: int) -> bool:
        """Whether it does not apply at the moment, as for a neutral power (ruling)."""
        return False

    def closed(self, state: State, piece: int) -> int:
        """The cities where a piece may not be placed."""
        return 0

    def barred(self, state: State, piece: int) -> int:
        """The cities that a piece may not even pass through."""
        return 0

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Whether it forbids an action; `older` is the number of older clauses."""
        return False

    def due(self, obligations: Obligations, older: int, piece: int) -> int:
        """How far a piece must go that owes a march now; 0 if it owes none."""
        return 0

    def reached(self, state: State) -> bool:
        """Whether its goal is reached."""
        return False

    def done_by(self, state: State, event: Event) -> bool:
        """Whether an event fulfils the promise."""
        return False

    def impossible(self, state: State) -> bool:
        """21.c: whether the rules make it permanently impossible to keep."""
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
"""What marked fields mean: the method of `Writer` and `Reader`, and the value's name in messages."""


@cache
def marked(kind: str) -> tuple[tuple[str, str], ...]:
    """The marked fields of a clause, apart from the bound power, with their marks."""
    hints = get_type_hints(Clause.registry[kind], include_extras=True) if kind else {}
    found = ((name, "-".join(getattr(hint, "__metadata__", ()))) for name, hint in hints.items())
    return tuple((name, mark) for name, mark in found if mark and name != "bound")


def lists(value: Any) -> Any:
    """Turns nested tuples into lists, as in plain data."""
    return [lists(each) for each in value] if isinstance(value, tuple) else value


def tuples(value: Any) -> Any:
    """Turns nested lists of plain data back into tuples."""
    return tuple(map(tuples, value)) if isinstance(value, list) else value


def read_clause(kind: str, *values: Any) -> Clause:
    """The clause of its plain data."""
    made, sets = Clause.registry[kind], [name for name, mark in marked(kind) if mark.startswith("bits")]
    named = zip((each.name for each in fields(made)), values, strict=True)
    read: dict[str, Any] = {name: bits(value) if name in sets else tuples(value) for name, value in named}
    return made(**read)


class Term(NamedTuple):
    """A clause of a treaty, its status, and the turn in which it began, 0 while it waits."""

    clause: Clause
    status: Status
    since: int

    @property
    def until(self) -> int:
        """The last turn in which it is binding."""
        return self.since + self.clause.turns - 1


class Treaty(NamedTuple):
    """21.a: a treaty between two powers."""

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
    """20, 21: what a power proposes to another: clauses, or the end of something."""

    by: int
    to: int
    clauses: tuple[Clause, ...]
    ends: int = 0
    """The number of the treaty to end, CONTRACT for the subsidy contract, otherwise 0."""

    @property
    def contract(self) -> tuple[int, int] | None:
        """20: the giver and taker if it is about a subsidy contract only, otherwise None."""
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
    """The treaties with a new status for one clause, counted from 1."""
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
    """The treaty of its plain data."""
    made = (Term(read_clause(*values), status, since) for *values, status, since in terms)
    return Treaty(number, one, another, tuple(made))


def read_proposal(by: int, to: int, clauses: list[list[Any]], ends: int) -> Proposal:
    """The proposal of its plain data."""
    return Proposal(by, to, tuple(read_clause(*values) for values in clauses), ends)


class BindingTerm(NamedTuple):
    """A clause in force, with its treaty and its number there, counted from 1."""

    treaty: Treaty
    number: int
    clause: Clause

    def binds(self, state: State, power: int) -> bool:
        """Whether it applies to a power at the moment, that is, does not sleep."""
        bound = self.clause.powers(state) >> power & 1
        return bool(bound) and not self.clause.sleeps(state, self.treaty.toward(self.clause))


def standing(treaties: tuple[Treaty, ...]) -> Iterator[BindingTerm]:
    """All terms in force, oldest first."""
    for treaty in treaties:
        for number, (clause, status, _) in enumerate(treaty.terms, 1):
            if status in RUNNING or (status == "fulfilled" and clause.lasts):
                yield BindingTerm(treaty, number, clause)
