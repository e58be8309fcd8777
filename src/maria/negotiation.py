"""20, 21: what players propose to each other and answer, and clauses as text and back."""

from __future__ import annotations

import re
from typing import Self

from maria.notation import Action, NotationError, Reader, Writer
from maria.state import Power
from maria.texts.message import Several
from maria.treaty import Clause, When

PARTS = re.compile(r'(?:"[^"]*"?|[^;"])+')
"""Clauses stand between semicolons, but for those in quotes."""
END = re.compile(
    r"(?:\s+for (?P<turns>\d{1,2}))?"
    r"(?:\s+(?:once (?P<one>\d) is (?P<fulfilled>fulfilled)|once (?P<two>\d) has (?P<begun>begun)"
    r"|while (?P<three>\d) is (?P<kept>kept)))?$"
)
"""How a clause ends: its turns, and its condition."""
CONDITIONS: dict[When, str] = {
    "": "",
    "fulfilled": " once {} is fulfilled",
    "begun": " once {} has begun",
    "kept": " while {} is kept",
}
CLAUSE = "{body} for {turns}{when}"
"""A clause: what is promised, its turns, and its condition."""
FORBIDDEN = ("gives", "lends", "hands", "sells", "allies", "joins", "makes peace", "changes", "ignores")
"""21.b: what no clause can say."""


def write_clause(clause: Clause, to: Writer) -> str:
    """`prussia does not attack austria for 2 while 1 is kept`."""
    condition = CONDITIONS[clause.when].format(clause.other)
    return CLAUSE.format(body=write_body(clause, to), turns=clause.turns, when=condition)


def write_body(clause: Clause, to: Writer) -> str:
    """`prussia does not attack austria`: without how long and on which condition."""
    return " ".join(word for word in (to.power(clause.bound), clause.verb(), clause.write(to)) if word)


def read_clause(rest: Reader) -> Clause:
    """The clause that a text stands for."""
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
    """21.a: one power proposes clauses to another, or answers its proposal by another one."""

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
        """Two powers, a colon, and clauses with semicolons between them."""
        pair, colon, said = rest.rest.partition(":")
        powers = rest.part(pair)
        by, to = powers.power(), powers.power()
        powers.end()
        if not colon or not said.strip():
            raise NotationError("notation-propose")
        clauses = tuple(read_clause(rest.part(text)) for text in PARTS.findall(said) if text.strip())
        return cls(by, to, clauses, rest.verb != cls.verbs[0])


class Offer(Action, verbs=("offer",), rules=("20.a",)):
    """20.a: a subsidy contract and nothing else is proposed, by the giver or by the taker."""

    giver: Power
    taker: Power
    turns: int


class _Pair(Action):
    """20, 21: what is done about the contract or the proposal of a pair of powers, in either order."""

    giver: Power
    taker: Power


class Cancel(_Pair, verbs=("cancel",), rules=("20.c",)):
    """20.c: the end of a subsidy contract is proposed."""


class Accept(_Pair, verbs=("accept",), rules=("20.a",)):
    """20, 21: a proposal of another seat for this pair of powers is accepted."""


class Decline(_Pair, verbs=("decline",), rules=("20.a",)):
    """20, 21: a proposal for this pair of powers is declined, or taken back by the seat that made it."""


class EndTreaty(Action, verbs=("end treaty",), rules=("21.a",)):
    """21.a: the end of a treaty before its time is proposed."""

    number: int


class Mark(Action, verbs=("mark",), rules=("21.a",)):
    """21.a: whoever got a promise in words says that it was kept, or broken."""

    number: int
    clause: int
    kept: bool

    def write(self, to: Writer) -> str:
        """`mark 3 2 kept`: the treaty, the clause, and how it was."""
        return f"mark {self.number} {self.clause} {'kept' if self.kept else 'broken'}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """Two numbers and a word."""
        number, clause = rest.number(), rest.number()
        if rest.rest.casefold() not in ("kept", "broken"):
            raise NotationError("notation-mark", name=rest.rest[:20])
        return cls(number, clause, rest.rest.casefold() == "kept")
