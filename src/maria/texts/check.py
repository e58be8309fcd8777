"""Checks the catalogues: what a language lacks, and which messages are unused (`maria texts`)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from maria.texts import LANGUAGES, junk_line, message_keys, sources

ENGLISH_ONLY = frozenset({"cli.ftl", "faults.ftl"})
"""Command help and faults of packs, for operators and authors. Other languages may omit them."""
TITLES = "titles.ftl"
"""The titles of cases. The English ones are in the cases themselves."""
PACKAGE = Path(__file__).parents[1]
PAGE = PACKAGE.parents[1] / "web" / "src"
"""The page's sources. An installed package does not have them."""


class Finding(NamedTuple):
    """A message that is missing, unknown, unused, broken or duplicated."""

    problem: str
    language: str
    file: str
    message: str


@cache
def keys_of(language: str) -> dict[str, dict[str, int]]:
    """The keys of a language by file, with their number of occurrences."""
    return {file: message_keys(source) for file, source in sources(language).items()}


@cache
def missing(language: str) -> tuple[Finding, ...]:
    """What English has and this language lacks, except for the files in `ENGLISH_ONLY`."""
    own = {key for keys in keys_of(language).values() for key in keys}
    return tuple(
        Finding("missing", language, file, key)
        for file, keys in keys_of(LANGUAGES[0]).items()
        if file not in ENGLISH_ONLY
        for key in keys
        if key not in own
    )


def complete_languages() -> list[str]:
    """The languages that lack nothing, English first."""
    return [language for language in LANGUAGES if not missing(language)]


def findings(names: frozenset[str] = frozenset(), titles: frozenset[str] = frozenset()) -> Iterator[Finding]:
    """All problems of the catalogues. `names` are keys of packs, which a language may also contain.

    `titles` are the keys of the cases' titles. The English titles are in the cases, and all other languages
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


# ---------------------------------------------------------------- what the code uses


def modules() -> list[Path]:
    """The modules of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def page_files() -> list[Path]:
    """The files of the page."""
    return sorted(path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))


def string_constants(module: Path) -> list[tuple[int, str]]:
    """The strings in a module that are not docstrings (strings that are statements)."""
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
    """The strings in the code that may be keys, and those that may be the beginning of one."""
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
    """Whether the code uses a message. True if the page's sources are not there to check."""
    used, prefixes = _named()
    return key in used or key.startswith(prefixes) or not PAGE.is_dir()
