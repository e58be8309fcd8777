"""Texts of lessons whose names are links, so that a page can show what they refer to.

The texts are in the lessons' files rather than in the catalogues, so the server sends them as sentences.
Private-use characters mark the names, and `parts` finds them again.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, get_args

from typing_extensions import TypedDict

from maria.words import Words

Kind = Literal["city", "piece", "card", "political", "power", "rule"]
BEGIN, NAME, END = "\ue000", "\ue001", "\ue002"
"""Before a link, between its target and its name, and after it."""
KINDS: dict[str, Kind] = {kind: kind for kind in get_args(Kind)}
LINK = re.compile(f"{BEGIN}({'|'.join(KINDS)}) ([^{NAME}]+){NAME}([^{END}]*){END}")
NO_MARKS = dict.fromkeys(map(ord, (BEGIN, NAME, END)))


class Link(TypedDict):
    """A name and the thing it refers to, by number, or a rule by id."""

    text: str
    kind: Kind
    id: int | str


Parts = list[str | Link]
"""A sentence, split into text and links."""


class Linked(Words):
    """Names and sentences of one game in one language, with marks for `parts`."""

    def capital(self, text: str) -> str:
        """The text with its first letter capitalised, even inside a link."""
        first = text.index(NAME) + 1 if text.startswith(BEGIN) else 0
        return text[:first] + text[first : first + 1].upper() + text[first + 1 :]

    def written(self, text: str) -> str:
        """Text that a person wrote, without marks, so that it cannot contain links."""
        return text.translate(NO_MARKS)

    def link(self, kind: str, id: int | str, name: str) -> str:
        """A name with the marks of a link."""
        return f"{BEGIN}{kind} {id}{NAME}{name.translate(NO_MARKS)}{END}" if kind in KINDS else name


@lru_cache(maxsize=4096)
def parts(text: str) -> Parts:
    """A text of `Linked` split into its parts. Cached, so callers must not change the list."""
    found: Parts = []
    at = 0
    for match in LINK.finditer(text):
        kind, id, name = match.groups()
        found.append(text[at : match.start()])
        found.append({"text": name, "kind": KINDS[kind], "id": id if kind == "rule" else int(id)})
        at = match.end()
    return [part for part in (*found, text[at:]) if part]
