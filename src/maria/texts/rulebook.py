"""The rulebook: chapters and atoms with their scopes, in order. Texts are `rule-*` of the catalogue."""

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
        """The message that holds its text."""
        return "rule-" + self.id.replace(".", "-")


def chapter_key(chapter: str) -> str:
    """The message that holds a chapter's title."""
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
    """The atoms that an id (10.1.c), a chapter (10.1 or 10) or nothing (all) names; none if it is unknown."""
    wanted = what.strip().strip(".").casefold()
    if not wanted:
        return rules()
    return tuple(rule for rule in rules() if f"{rule.id.casefold()}.".startswith(f"{wanted}."))


@cache
def holding(scopes: frozenset[str]) -> frozenset[str]:
    """The ids of the atoms that hold in these scopes."""
    return frozenset(rule.id for rule in rules() if rule.scope in scopes)
