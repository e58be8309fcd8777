"""Whether the catalogues are complete: what a language lacks, and what nobody says (`maria texts`)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from maria.texts import LANGUAGES, junk_line, message_keys, sources

ENGLISH_ONLY = frozenset({"cli.ftl", "faults.ftl"})
"""Help of commands and faults of packs, for operators and authors: other languages need not have them."""
TITLES = "titles.ftl"
"""The titles of cases, which English has in the cases themselves."""
PACKAGE = Path(__file__).parents[1]
PAGE = PACKAGE.parents[1] / "web" / "src"
"""The page's sources, which an installed package lacks."""


class Finding(NamedTuple):
    """A message that is missing, unknown, unused, broken or there twice."""

    problem: str
    language: str
    file: str
    message: str


@cache
def keys_of(language: str) -> dict[str, dict[str, int]]:
    """The keys of a language by file, each with how often it is given."""
    return {file: message_keys(source) for file, source in sources(language).items()}


@cache
def missing(language: str) -> tuple[Finding, ...]:
    """What English has and this language lacks, but for what `ENGLISH_ONLY` names."""
    own = {key for keys in keys_of(language).values() for key in keys}
    return tuple(
        Finding("missing", language, file, key)
        for file, keys in keys_of(LANGUAGES[0]).items()
        if file not in ENGLISH_ONLY
        for key in keys
        if key not in own
    )


def complete_languages() -> list[str]:
    """The languages in which everything can be read, English first."""
    return [language for language in LANGUAGES if not missing(language)]


def findings(names: frozenset[str] = frozenset(), titles: frozenset[str] = frozenset()) -> Iterator[Finding]:
    """All that is wrong with the catalogues; `names` are keys of packs, which a language may give as well.

    `titles` are the keys of the titles of cases, which stand in English with the cases: all other languages
    translate them.
    """
    english = {key for keys in keys_of(LANGUAGES[0]).values() for key in keys}
    for language in LANGUAGES:
        yield from missing(language)
        known = english | names
        if language != LANGUAGES[0]:
            known |= titles
            own = keys_of(language).get(TITLES, {})
            yield from (Finding("missing", language, TITLES, key) for key in sorted(titles) if key not in own)
        for file, keys in keys_of(language).items():
            if junk_line(sources(language)[file]) is not None:
                yield Finding("broken", language, file, str(junk_line(sources(language)[file])))
            for key, times in keys.items():
                if key not in known:
                    yield Finding("unknown", language, file, key)
                if times > 1:
                    yield Finding("twice", language, file, key)
    for file, keys in keys_of(LANGUAGES[0]).items():
        yield from (Finding("unused", LANGUAGES[0], file, key) for key in keys if not is_used(key))


# ---------------------------------------------------------------- what the code says


def modules() -> list[Path]:
    """The modules of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def page_files() -> list[Path]:
    """The files of the page."""
    return sorted(path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))


def string_constants(module: Path) -> list[tuple[int, str]]:
    """The strings of a module that are no docstrings (a string that stands alone is one)."""
    tree = _tree(module)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone
    ]


@cache
def _tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text("utf-8"))


@cache
def _named() -> tuple[frozenset[str], tuple[str, ...]]:
    """The texts in the code that may be keys, and those that may be the beginning of one."""
    used: set[str] = set()
    prefixes: set[str] = set()
    for module in modules():
        for node in ast.walk(_tree(module)):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                prefixes.add(str(node.values[0].value))
        for _, text in string_constants(module):
            used |= {text, "fault-" + text, "show-field-" + text}
            prefixes.add(text)
    for file in page_files():
        text = file.read_text("utf-8")
        used |= set(re.findall(r"""["'`]([a-z][\w-]+)["'`]""", text))
        prefixes |= set(re.findall(r"`([a-z][\w-]+-)\$\{", text))
    return frozenset(used), tuple(text for text in prefixes if re.fullmatch(r"[a-z]+-([a-z]+-)*", text))


def is_used(key: str) -> bool:
    """Whether the code names a message; without the page's sources nobody can tell."""
    used, prefixes = _named()
    return key in used or key.startswith(prefixes) or not PAGE.is_dir()
