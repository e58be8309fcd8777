"""The rulebook: its chapters and atoms with their scopes, in order. The texts are messages `rule-*`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from maria.frozen import Frozen


class Rule(Frozen):
    """One atom of the rulebook."""

    id: str
    chapter: str
    scope: str

    @property
    def key(self) -> str:
        """The key of its text."""
        return "rule-" + self.id.replace(".", "-")


def chapter_key(chapter: str) -> str:
    """The key of a chapter's title."""
    return "chapter-" + chapter.replace(".", "-")


@cache
def rules() -> tuple[Rule, ...]:
    """All atoms in the order of the rulebook."""
    data = tomllib.loads((files(__package__) / "rulebook.toml").read_text("utf-8"))
    return tuple(
        Rule(f"{chapter['id']}.{letter}", chapter["id"], scope)
        for chapter in data["chapter"]
        for letter, scope in chapter["atoms"].items()
    )


def find(what: str) -> tuple[Rule, ...]:
    """The atoms of an id (10.1.c) or a chapter (10.1 or 10), or all for an empty text. Empty if unknown."""
    wanted = what.strip().strip(".").casefold()
    if not wanted:
        return rules()
    return tuple(rule for rule in rules() if f"{rule.id.casefold()}.".startswith(f"{wanted}."))


@cache
def holding(scopes: frozenset[str]) -> frozenset[str]:
    """The ids of the atoms in these scopes."""
    return frozenset(rule.id for rule in rules() if rule.scope in scopes)
