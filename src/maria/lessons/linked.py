"""Texts of lessons whose names are links: a page can show what each of them is.

They stand in the lessons' files and in no catalogue, so that a page gets them told. The names carry marks,
private-use characters, and `parts` finds them again.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, get_args

from typing_extensions import TypedDict

from maria.words import Words

Kind = Literal["city", "piece", "card", "political", "power", "rule"]
BEGIN, NAME, END = "\ue000", "\ue001", "\ue002"
"""Before a link, between what it leads to and its name, and behind it."""
KINDS: dict[str, Kind] = {kind: kind for kind in get_args(Kind)}
LINK = re.compile(f"{BEGIN}({'|'.join(KINDS)}) ([^{NAME}]+){NAME}([^{END}]*){END}")
NO_MARKS = dict.fromkeys(map(ord, (BEGIN, NAME, END)))


class Link(TypedDict):
    """A name, and the thing that bears it: by its number, a rule by its id."""

    text: str
    kind: Kind
    id: int | str


Parts = list[str | Link]
"""A sentence: its words, and the names in it."""


class Linked(Words):
    """Names and sentences of one game in one language, with marks for `parts`."""

    def capital(self, text: str) -> str:
        """A text that begins with a capital letter, also if it begins with a link."""
        first = text.index(NAME) + 1 if text.startswith(BEGIN) else 0
        return text[:first] + text[first : first + 1].upper() + text[first + 1 :]

    def written(self, text: str) -> str:
        """A text that somebody wrote, without marks: nobody writes links."""
        return text.translate(NO_MARKS)

    def link(self, kind: str, id: int | str, name: str) -> str:
        """A name with the marks of what it leads to."""
        return f"{BEGIN}{kind} {id}{NAME}{name.translate(NO_MARKS)}{END}" if kind in KINDS else name


@lru_cache(maxsize=4096)
def parts(text: str) -> Parts:
    """A text of `Linked` in its parts, which nobody changes: most sentences come again and again."""
    found: Parts = []
    at = 0
    for match in LINK.finditer(text):
        kind, id, name = match.groups()
        found.append(text[at : match.start()])
        found.append({"text": name, "kind": KINDS[kind], "id": id if kind == "rule" else int(id)})
        at = match.end()
    return [part for part in (*found, text[at:]) if part]
