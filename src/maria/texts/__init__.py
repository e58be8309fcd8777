"""Every text a player reads: Fluent catalogues, one folder a language, shared with the page.

English is complete. A message that another language lacks is shown in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

LANGUAGES = ("en", "de", "pl")


@lru_cache(maxsize=32)
def parse(source: str) -> ast.Resource:
    """A Fluent source as a resource; its `body` holds the messages and, as Junk, what is no Fluent."""
    return FluentResource(source)


def message_keys(source: str) -> dict[str, int]:
    """The keys of a Fluent source, each with the number of times it is given."""
    keys: dict[str, int] = {}
    for entry in parse(source).body:
        if isinstance(entry, ast.Message):
            keys[entry.id.name] = keys.get(entry.id.name, 0) + 1
    return keys


class MessageError(Exception):
    """An error with a message's key and values; its text is made at the edge, in the reader's language."""

    def __init__(self, key: str, **values: str | int) -> None:
        """Takes the key and the values."""
        self.key, self.values = key, values
        super().__init__(key, values)


def plain_messages(source: str) -> dict[str, str]:
    """The messages of a Fluent source that are plain text, without values or choices."""
    return {
        entry.id.name: str(entry.value.elements[0].value)
        for entry in parse(source).body
        if isinstance(entry, ast.Message)
        and entry.value is not None
        and len(entry.value.elements) == 1
        and isinstance(entry.value.elements[0], ast.TextElement)
    }


def junk_line(source: str) -> int | None:
    """The number of the first line that is no Fluent, or None."""
    for entry in parse(source).body:
        if isinstance(entry, ast.Junk):
            assert entry.span is not None
            return source.count("\n", 0, entry.span.start) + 1
    return None


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    folder = files(__package__) / language
    found = sorted(folder.iterdir(), key=lambda path: path.name) if folder.is_dir() else []
    return {path.name: path.read_text("utf-8") for path in found if path.name.endswith(".ftl")}


class Catalogue:
    """The messages of one language: `catalogue(key, value=3)`; a pack's own names can be added to it."""

    def __init__(self, language: str, names: Mapping[str, str] | None = None) -> None:
        """Loads the language, and English behind it; `names` are Fluent sources by language."""
        self.language = language
        self._bundles = []
        self._templates: dict[str, str | None] = {}
        for code in dict.fromkeys((language, "en")):
            bundle = FluentBundle([code], use_isolating=False)
            for source in (*sources(code).values(), (names or {}).get(code, "")):
                bundle.add_resource(parse(source))
            self._bundles.append(bundle)

    def __call__(self, key: str, **values: str | int) -> str:
        """The message of this key with its values filled in."""
        if key not in self._templates:
            self._templates[key] = self._template(key)
        template = self._templates[key]
        if template is not None and all(isinstance(it, str) or 0 <= it < 1000 for it in values.values()):
            with suppress(KeyError):  # of a value that is missing, which Fluent tells better
                return template.format_map(values)
        pattern, bundle = self._find(key)
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(key, errors)
        return str(text)

    def _find(self, key: str) -> tuple[Pattern, FluentBundle]:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None
                return pattern, bundle
        raise KeyError(key)

    def _template(self, key: str) -> str | None:
        """A message that has only words and values, as most have: Python fills it in much quicker."""
        pattern, made = self._find(key)[0], ""
        for element in getattr(pattern, "elements", (pattern,)):
            inner = getattr(element, "expression", element)
            if isinstance(inner, ast.TextElement):
                made += inner.value.replace("{", "{{").replace("}", "}}")
            elif isinstance(inner, ast.VariableReference):
                made += f"{{{inner.id.name}}}"
            else:
                return None
        return made

    def __contains__(self, key: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(bundle.has_message(key) for bundle in self._bundles)
