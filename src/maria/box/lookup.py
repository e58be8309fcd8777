"""Finds what a player means by a name: a city, general, power, territory, Political Card or track."""

from __future__ import annotations

import difflib
from collections.abc import Collection

from maria import texts
from maria.box import Box
from maria.box.folding import fold
from maria.box.model import City, General, PoliticalCard, Power, Territory, Track
from maria.frozen import Frozen

Thing = City | General | Power | Territory | PoliticalCard | Track
CLOSE = 0.75
"""How similar two names must be for a suggestion, from 0 to 1."""
PLAIN = 0.85
"""How similar they must be for a match, if no other name is as similar."""
SUGGESTIONS = 6


class Found(Frozen):
    """What a name refers to, or suggestions. `exact` if nothing had to be guessed."""

    things: tuple[Thing, ...]
    exact: bool
    suggestions: tuple[str, ...]


def find(box: Box, name: str) -> Found:
    """Everything with this name in any language, else the only thing of a similar name, or suggestions."""
    known = names(box)
    wanted = fold(name)[:100]
    if wanted in known:
        return Found(tuple(dict.fromkeys(thing for thing, _ in known[wanted])), True, ())
    near = [key for key in known if wanted and f"{key} ".startswith(f"{wanted} ")]
    near = near or [key for key in known if len(wanted) > 2 and key.startswith(wanted)]
    near = near or _alike(wanted, known)
    things = dict.fromkeys(thing for key in near for thing, _ in known[key])
    if len(things) == 1 or len(near) == 1:
        return Found(tuple(things), False, ())
    first = {thing: written for key in reversed(near) for thing, written in reversed(known[key])}
    return Found((), False, tuple(dict.fromkeys(first[thing] for thing in things))[:SUGGESTIONS])


def _alike(wanted: str, known: Collection[str]) -> list[str]:
    """The known names most similar to a misspelt one, best first, or only the best if it is a clear match."""
    forms: dict[str, list[str]] = {}
    for key in known:
        for form in {key, key.split()[0]}:
            forms.setdefault(form, []).append(key)
    near = difflib.get_close_matches(wanted, forms, SUGGESTIONS, CLOSE)
    ratios = [difflib.SequenceMatcher(None, form, wanted).ratio() for form in near]
    plain = bool(near) and ratios[0] >= PLAIN and (len(near) == 1 or ratios[1] < ratios[0])
    return [key for form in (near[:1] if plain else near) for key in forms[form]]


def names(box: Box) -> dict[str, list[tuple[Thing, str]]]:
    """All names, folded, each with the things of that name and its original spelling."""
    pack = box.pack
    known: dict[str, list[tuple[Thing, str]]] = {}

    def learn(thing: Thing, *written: str) -> None:
        for name in written:
            if fold(name):
                known.setdefault(fold(name), []).append((thing, name))

    for city in pack.cities:
        learn(city, city.name, city.today, city.id)
    for general in pack.generals:
        learn(general, general.name, general.id)
    catalogues = [texts.plain_messages(source) for source in pack.names.values()]
    named = pack.named()
    for kind in ("power", "territory", "card", "track"):
        for thing in named[kind]:
            learn(thing, *(catalogue[f"{kind}-{thing.id}"] for catalogue in catalogues), thing.id)
    return known
