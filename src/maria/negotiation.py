"""20, 21: the actions of negotiations, and clauses as text and back."""

from __future__ import annotations

import re
from typing import Self

from maria.notation import Action, NotationError, Reader, Writer
from maria.state import Power
from maria.texts.message import Several
from maria.treaty import Clause, When

PARTS = re.compile(r'(?:"[^"]*"?|[^;"])+')
"""The clauses of a text, which are separated by semicolons outside quotes."""
END = re.compile(
    r"(?:\s+for (?P<turns>\d{1,2}))?"
    r"(?:\s+(?:once (?P<one>\d) is (?P<fulfilled>fulfilled)|once (?P<two>\d) has (?P<begun>begun)"
    r"|while (?P<three>\d) is (?P<kept>kept)))?$"
)
"""The end of a clause: its turns, and its condition."""
CONDITIONS: dict[When, str] = {
    "": "",
    "fulfilled": " once {} is fulfilled",
    "begun": " once {} has begun",
    "kept": " while {} is kept",
}
CLAUSE = "{body} for {turns}{when}"
"""The pattern of a clause: the promise, its turns, and its condition."""
FORBIDDEN = ("gives", "lends", "hands", "sells", "allies", "joins", "makes peace", "changes", "ignores")
"""21.b: verbs that no clause may use."""


def write_clause(clause: Clause, to: Writer) -> str:
    """The text of a clause, as in `prussia does not attack austria for 2 while 1 is kept`."""
    condition = CONDITIONS[clause.when].format(clause.other)
    return CLAUSE.format(body=write_body(clause, to), turns=clause.turns, when=condition)


def write_body(clause: Clause, to: Writer) -> str:
    """The text without turns and condition, as in `prussia does not attack austria`."""
    return " ".join(word for word in (to.power(clause.bound), clause.verb(), clause.write(to)) if word)


def read_clause(rest: Reader) -> Clause:
    """The clause of a text; raises NotationError if there is none."""
    bound = rest.power()
    end = END.search(rest.rest)
    assert end is not None
    found = end.groupdict()
    when: When = next((word for word in CONDITIONS if word and found[word]), "")
    other = next((int(found[word]) for word in ("one", "two", "three") if found[word]), 0)
    said = rest.rest[: end.start()].strip()
    folded = said.casefold() + " "
    verb = max((verb for verb in Clause.by_verb if folded.startswith(f"{verb} ")), key=len, default="")
    if not verb:
        if any(folded.startswith(f"{word} ") for word in FORBIDDEN):
            raise NotationError("notation-clause-forbidden", rule="21.b")
        verbs = Several(tuple(Clause.by_verb), "or")
        raise NotationError("notation-clause", name=said[:40], verbs=verbs)
    kind = Clause.by_verb[verb]
    values = kind.read(Reader(rest.state, rest.seat, said[len(verb) :], verb))
    return kind(bound, **values, turns=int(found["turns"] or 1), when=when, other=other)


class Propose(Action, verbs=("propose", "counter"), rules=("21.a", "21.a")):
    """21.a: a power proposes clauses to another, or answers its proposal with a counter-proposal."""

    by: Power
    to: Power
    clauses: tuple[Clause, ...]
    counter: bool = False

    completed = "by_clauses"

    def write(self, to: Writer) -> str:
        """`propose prussia austria: prussia does not attack austria for 2; austria leaves silesia for 2`."""
        clauses = "; ".join(write_clause(clause, to) for clause in self.clauses)
        return f"{self.verbs[self.counter]} {to.power(self.by)} {to.power(self.to)}: {clauses}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """Two powers, a colon, and clauses separated by semicolons."""
        pair, colon, said = rest.rest.partition(":")
        powers = rest.part(pair)
        by, to = powers.power(), powers.power()
        powers.end()
        if not colon or not said.strip():
            raise NotationError("notation-propose")
        clauses = tuple(read_clause(rest.part(text)) for text in PARTS.findall(said) if text.strip())
        return cls(by, to, clauses, rest.verb != cls.verbs[0])


class Offer(Action, verbs=("offer",), rules=("20.a",)):
    """20.a: the giver or the taker proposes a subsidy contract and nothing else."""

    giver: Power
    taker: Power
    turns: int


class _Pair(Action):
    """20, 21: an action about the contract or proposal of a pair of powers, in either order."""

    giver: Power
    taker: Power


class Cancel(_Pair, verbs=("cancel",), rules=("20.c",)):
    """20.c: proposes to end a subsidy contract."""


class Accept(_Pair, verbs=("accept",), rules=("20.a",)):
    """20, 21: accepts another seat's proposal for this pair of powers."""


class Decline(_Pair, verbs=("decline",), rules=("20.a",)):
    """20, 21: declines a proposal for this pair of powers, or withdraws the seat's own."""


class EndTreaty(Action, verbs=("end treaty",), rules=("21.a",)):
    """21.a: proposes to end a treaty early."""

    number: int


class Mark(Action, verbs=("mark",), rules=("21.a",)):
    """21.a: the receiver of a promise in words says whether it was kept or broken."""

    number: int
    clause: int
    kept: bool

    def write(self, to: Writer) -> str:
        """As in `mark 3 2 kept`: the treaty, the clause, and the judgement."""
        return f"mark {self.number} {self.clause} {'kept' if self.kept else 'broken'}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """Two numbers and a word."""
        number, clause = rest.number(), rest.number()
        if rest.rest.casefold() not in ("kept", "broken"):
            raise NotationError("notation-mark", name=rest.rest[:20])
        return cls(number, clause, rest.rest.casefold() == "kept")
