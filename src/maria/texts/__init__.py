"""Every text a player reads: Fluent catalogues, one folder per language, shared with the page.

English is complete. If another language lacks a message, the English one is shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any

from maria.texts.message import By
from maria.texts.message import Several as Several

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

_FOLDER = Path(__file__).parent
LANGUAGES = ("en", *sorted({path.parent.name for path in _FOLDER.glob("*/*.ftl")} - {"en"}))
"""One folder per language. English comes first, as the default and for messages that others lack."""
_KEY = re.compile(r"^([a-z][\w-]*) *=", re.M)


@lru_cache(maxsize=64)
def parse(source: str) -> ast.Resource:
    """A Fluent source as a resource.

    Its `body` contains the messages and, as Junk, whatever is not Fluent.
    """
    from fluent.syntax import FluentParser  # imported with the first text that needs it

    return FluentParser().parse(source)


@lru_cache(maxsize=64)
def _patterns(source: str) -> dict[str, ast.Pattern]:
    """The pattern of each message in a Fluent source, and of each attribute as `key.attribute`."""
    from fluent.syntax import ast

    found: dict[str, ast.Pattern] = {}
    for entry in parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def _parts_of(pattern: ast.Pattern) -> tuple[frozenset[str], str]:
    """The names of the values anywhere in a pattern, and all its words."""
    from fluent.syntax import visitor

    names: set[str] = set()
    words: list[str] = []

    class Finder(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            names.add(node.id.name)

        def visit_TextElement(self, node: ast.TextElement) -> None:
            words.append(node.value)

    Finder().visit(pattern)
    return frozenset(names), " ".join(words)


def message_keys(source: str) -> dict[str, int]:
    """The keys in a Fluent source with their number of occurrences. Much faster than parsing."""
    return Counter(_KEY.findall(source))


def plain_messages(source: str) -> dict[str, str]:
    """The messages in a Fluent source that are plain text, without values or choices."""
    from fluent.syntax import ast

    return {
        key: str(pattern.elements[0].value)
        for key, pattern in _patterns(source).items()
        if "." not in key and len(pattern.elements) == 1 and isinstance(pattern.elements[0], ast.TextElement)
    }


def junk_line(source: str) -> int | None:
    """The number of the first line that is not Fluent, or None."""
    from fluent.syntax import ast

    spans = [entry.span for entry in parse(source).body if isinstance(entry, ast.Junk) and entry.span]
    return source.count("\n", 0, spans[0].start) + 1 if spans else None


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    return {path.name: path.read_text("utf-8") for path in sorted((_FOLDER / language).glob("*.ftl"))}


class Catalogue:
    """The messages of one language: `catalogue(key, value=3)`. A pack's own names can be added.

    The key of an attribute is `key.attribute`. A file is parsed when one of its messages is first needed.
    Messages do not refer to other files.
    """

    def __init__(self, language: str, names: Mapping[str, str] | None = None) -> None:
        """Takes the language, with English as its fallback. `names` are Fluent sources by language."""
        self.language = language
        self._sources: dict[str, tuple[str, str]] = {}
        """The language and the Fluent source of each message."""
        self._bundles: dict[str, FluentBundle] = {}
        self._formatted = lru_cache(maxsize=1024)(self._format)
        self._template, self._between = cache(self._find_template), cache(self._find_between)
        self.variables = cache(self._find_variables)
        """The names of the values in a message, by its key."""
        for code in dict.fromkeys((LANGUAGES[0], language)):
            files = (*sources(code).values(), (names or {}).get(code, ""))
            self._sources |= {key: (code, source) for source in files for key in _KEY.findall(source)}

    def __call__(self, key: str, **values: str | int) -> str:
        """The message of this key with its values filled in."""
        template = self._template(key)
        if template is not None and all(isinstance(it, str) or 0 <= it < 1000 for it in values.values()):
            with suppress(KeyError):  # a missing value, which Fluent reports better
                return template.format_map(values)
        return self._formatted(key, tuple(values.items()))

    def _format(self, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
        """A message that needs Fluent, which is slow, to fill it in."""
        from fluent.runtime import FluentBundle

        code, source = self._sources[key.partition(".")[0]]
        if source not in self._bundles:
            self._bundles[source] = FluentBundle([code], use_isolating=False)
            self._bundles[source].add_resource(parse(source))
        name, _, attribute = key.partition(".")
        found = self._bundles[source].get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundles[source].format_pattern(pattern, dict(values))
        if errors:
            raise ValueError(key, errors)
        below = (-it for _, it in values if isinstance(it, int) and it < 0)
        return reduce(lambda told, it: told.replace(f"-{it}", f"−{it}"), below, str(text))

    def _find_template(self, key: str) -> str | None:
        """A format string for a message of only words and values, as most are.

        Python fills it in much faster.
        """
        from fluent.syntax import ast

        made = ""
        for element in self._pattern(key).elements:
            inner = element.expression if isinstance(element, ast.Placeable) else element
            if isinstance(inner, ast.TextElement):
                made += inner.value.replace("{", "{{").replace("}", "}}")
            elif isinstance(inner, ast.VariableReference):
                made += f"{{{inner.id.name}}}"
            else:
                return None
        return made

    def listed(self, parts: Iterable[str], by: By = "more") -> str:
        """Texts joined as a list, such as "A, B, C", or "A, B and C". An empty string for none."""
        *first, last = [*parts] or [""]
        between = self._between("list-more" if by in ("and", "or") else f"list-{by}")
        return between.join(first) + self._between(f"list-{by}") + last if first else last

    def _find_between(self, key: str) -> str:
        """What a list message puts between two texts."""
        return self(key, first="\0", next="\0").strip("\0")

    def filled(self, key: str, values: Mapping[str, str | int | Several]) -> str:
        """The message of this key, where values may be lists of texts."""
        joined = {name: self.listed(*it) if isinstance(it, Several) else it for name, it in values.items()}
        return self(key, **joined)

    def _pattern(self, key: str) -> ast.Pattern:
        return _patterns(self._sources[key.partition(".")[0]][1])[key]

    def _find_variables(self, key: str) -> frozenset[str]:
        return _parts_of(self._pattern(key))[0]

    def plain_words(self, key: str) -> str:
        """The words in all variants of a message, without its values."""
        return _parts_of(self._pattern(key))[1]

    def speaks(self, key: str) -> bool:
        """Whether the message exists in this language itself."""
        return self._sources[key][0] == self.language

    def __contains__(self, key: str) -> bool:
        """Whether the message or attribute exists, in this language or in English."""
        name, _, attribute = key.partition(".")
        return name in self._sources and (not attribute or key in _patterns(self._sources[name][1]))


@lru_cache(maxsize=32)
def _cached_catalogue(language: str, names: tuple[tuple[str, str], ...]) -> Catalogue:
    return Catalogue(language, dict(names))


def catalogue(language: str = LANGUAGES[0], names: Mapping[str, str] | None = None) -> Catalogue:
    """A language's messages with a pack's names, cached. English if the language does not exist."""
    return _cached_catalogue(
        language if language in LANGUAGES else LANGUAGES[0], tuple((names or {}).items())
    )


# ---------------------------------------------------------------- errors


class MariaError(Exception):
    """The base of all errors in the program: a message's key and values, and the rule behind it, if any.

    The text is made on demand: `str(error)` in English, `error.text("de")` in another language.
    """

    def __init__(self, key: str, /, **values: str | int | Several) -> None:
        """Takes the key and the values."""
        self.key, self.values = key, values
        super().__init__(key, values)

    @property
    def rule(self) -> str:
        """The id of the rule behind the error, or an empty string."""
        return str(self.values.get("rule", ""))

    def text(self, language: str = LANGUAGES[0], rule: bool = True) -> str:
        """The sentence for players. Subclasses add the rule if `rule` is set."""
        return catalogue(language).filled(self.key, self.values)

    def __str__(self) -> str:
        """The sentence in English."""
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        """Makes errors picklable between processes, whatever their constructors take."""
        return _again, (type(self), self.args, self.__dict__)


class WrongType(MariaError, TypeError):
    """A value has the wrong type."""


def _again(kind: type[MariaError], args: tuple[Any, ...], content: dict[str, Any]) -> MariaError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(content)
    return error
