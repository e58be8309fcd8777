"""Catalogues and rule texts: complete, parallel in three languages, and the only place for prose."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from string import Formatter

import pytest
from fluent.syntax import ast as syntax

from maria import actions, conform, negotiation, texts, treaty
from maria.box import Box
from maria.box.model import POWERS
from maria.box.names import Namer
from maria.game import Game
from maria.lessons.linked import Linked, parts
from maria.texts import rulebook
from maria.texts.check import complete_languages, findings, modules, page_files, string_constants
from maria.texts.message import By, Ref, Several, message, refs

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "maria"
FOLDER = SOURCE / "texts"
MODULES, PAGE = modules(), page_files()


def catalogue_keys(language: str, file: str = "*.ftl") -> dict[str, int]:
    keys: Counter[str] = Counter()
    for path in sorted((FOLDER / language).glob(file)):
        keys.update(texts.message_keys(path.read_text("utf-8")))
    return keys


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.ftl")), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_every_catalogue_is_valid_fluent(path: Path) -> None:
    assert texts.junk_line(path.read_text("utf-8")) is None


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.ftl")), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_keys_are_found_without_parsing(path: Path) -> None:
    """Parsing all catalogues takes seconds, and a server's first visitor has to wait for the keys."""
    source = path.read_text("utf-8")
    parsed = Counter(entry.id.name for entry in texts.parse(source).body if isinstance(entry, syntax.Message))
    assert texts.message_keys(source) == parsed


def test_the_catalogues_are_sound() -> None:
    """In every language, no message is missing, unknown, unused, broken or duplicated."""
    assert list(findings(titles=conform.title_keys())) == []
    assert complete_languages() == list(texts.LANGUAGES) == ["en", "de", "pl"]


COMMON = {
    "de": "und der die das nicht mit von ist ein eine auf für wird den dem zu kein",
    "en": "the and of is not with your you are this that from",
    "pl": "się jest że oraz przez lub ten jego dla już tylko gdy",
}
"""Words that the other languages do not have."""


def looks_foreign(language: str, text: str) -> bool:
    words = re.findall(r"[\w’]+", text.lower())
    count = {code: sum(word in common.split() for word in words) for code, common in COMMON.items()}
    return max(count.values()) > 1 and not count[language]


@pytest.mark.parametrize("language", COMMON)
def test_no_sentence_stands_in_the_file_of_another_language(language: str) -> None:
    say = texts.Catalogue(language)
    assert [key for key in catalogue_keys(language) if looks_foreign(language, say.plain_words(key))] == []
    assert looks_foreign("pl", "Der General zieht auf die Festung") and looks_foreign(
        "de", "You are not asked"
    )


def test_the_rulebook_has_267_rules_in_30_chapters() -> None:
    rules = rulebook.rules()
    assert len(rules) == len({rule.id for rule in rules}) == 267
    assert len({rule.chapter for rule in rules}) == 30
    assert Counter(rule.scope for rule in rules) == {
        "all": 127, "adv": 101, "sg": 16, "intro": 9, "2pa": 7, "opt": 5, "2pi": 2
    }  # fmt: skip


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_rule_and_chapter_has_a_text_in_every_language(language: str) -> None:
    wanted = {rule.key for rule in rulebook.rules()}
    wanted |= {rulebook.chapter_key(rule.chapter) for rule in rulebook.rules()}
    assert set(catalogue_keys(language, "rules.ftl")) == wanted


@pytest.mark.parametrize("language", ["de", "pl"])
def test_translated_rules_have_the_same_numbers_and_references(language: str) -> None:
    """A number, a rule id or a ruling that got lost in translation would change the rule."""
    english = texts.plain_messages((FOLDER / "en" / "rules.ftl").read_text("utf-8"))
    other = texts.plain_messages((FOLDER / language / "rules.ftl").read_text("utf-8"))

    def numbers(text: str) -> Counter[str]:
        return Counter(re.findall(r"\d+(?:\.\d+)*(?:\.[a-z]\b)?|SG\.[a-z]", text))

    assert {key for key in english if numbers(english[key]) != numbers(other[key])} == set()
    ruling = {"de": "Festlegung", "pl": "rozstrzygnięcie"}[language]
    assert {k for k in english if english[k].count("ruling") != other[k].count(ruling)} == set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_messages_are_filled_in_as_fluent_does_it(language: str) -> None:
    catalogue = texts.Catalogue(language)
    for key in catalogue_keys(language):
        template = catalogue._template(key)
        names = {name for _, name, _, _ in Formatter().parse(template or "") if name}
        for value in ("{ text }", 0, 7, 999, 1000, 12345, -3) if names else ("",) * (template is not None):
            values = dict.fromkeys(names, value)
            assert catalogue(key, **values) == catalogue._format(key, tuple(values.items()))
    with pytest.raises(ValueError, match="power"):
        catalogue("event-drew-secret")


# ---------------------------------------------------------------- names, their forms, and lists


def forms(language: str) -> dict[str, set[str]]:
    """The names of a language, each with its forms."""
    entries = texts.parse((FOLDER / language / "names.ftl").read_text("utf-8")).body
    return {
        entry.id.name: {each.id.name for each in entry.attributes}
        for entry in entries
        if isinstance(entry, syntax.Message)
    }


@pytest.mark.parametrize(
    ("language", "cases"),
    [
        ("en", {"possessive"}),
        ("de", {"genitive", "dative", "accusative", "gender"}),
        ("pl", {"genitive", "dative", "accusative", "instrumental", "locative", "gender"}),
    ],
)
def test_powers_and_players_have_all_forms_of_their_language(language: str, cases: set[str]) -> None:
    names = forms(language)
    wanted = [f"the-{power}" for power in POWERS]
    wanted += [f"role-{role}" for role in ("louis", "maria_theresa", "frederick", "a", "b")]
    assert {name: cases - names[name] for name in wanted if cases - names[name]} == {}
    assert names.keys() == forms("en").keys()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_sentences_ask_only_for_forms_that_names_have(language: str) -> None:
    known = {form for each in forms(language).values() for form in each} | {"count"}
    catalogue = texts.Catalogue(language)
    by_lessons = ("course-", "puzzle-")  # whose values `maria lesson check` fills in
    keys = [
        key for key in catalogue_keys(language) if catalogue.speaks(key) and not key.startswith(by_lessons)
    ]
    asked = {(key, name) for key in keys for name in catalogue.variables(key) if "-" in name}
    assert {(key, name) for key, name in asked if name.rpartition("-")[2] not in known} == set()
    assert asked


def test_a_form_that_is_selected_by_leads_nowhere(box: Box) -> None:
    class Marked(Namer):
        def link(self, kind: str, id: int | str, name: str) -> str:
            return f"[{name}]"

    for power, told in (("prussia", "[Prusy] kontrolują"), ("france", "[Francja] kontroluje")):
        made = message("page-goal-core", power=Ref("power", POWERS.index(power)), have=1, need=9, left=8)
        assert Marked(box, "pl").text(made) == f"{told} 1 z 9 potrzebnych twierdz w Austrii."


SENTENCES = {
    "en": (
        "The Pragmatic Army is no longer neutral.",
        "Louis XV moves the pieces of France and the Pragmatic Army.",
        "Maria Theresa places her hussars.",
    ),
    "de": (
        "Die Pragmatische Armee ist nicht mehr neutral.",
        "Ludwig XV. zieht mit den Spielfiguren Frankreichs und der Pragmatischen Armee.",
        "Maria Theresia setzt ihre Husaren.",
    ),
    "pl": (
        "Armia Pragmatyczna nie jest już neutralna.",
        "Ludwik XV porusza pionkami Francji i Armii Pragmatycznej.",
        "Maria Teresa rozstawia huzarów.",
    ),
}


@pytest.mark.parametrize("language", ["de", "pl"])
def test_a_translation_says_all_that_english_says(language: str) -> None:
    """Each value occurs in it, in any form; lessons may use other facts of the position instead."""
    known = {form for code in texts.LANGUAGES for each in forms(code).values() for form in each} | {"count"}

    def values(say: texts.Catalogue, key: str) -> set[str]:
        parts = ((name, *name.rpartition("-")[::2]) for name in say.variables(key))
        return {of if of and form in known else name for name, of, form in parts}

    english, other = texts.Catalogue("en"), texts.Catalogue(language)
    keys = [
        key
        for key in catalogue_keys("en")
        if other.speaks(key) and not key.startswith(("course-", "puzzle-"))
    ]
    keys = [key for key in keys if key not in forms("en")]
    assert {key for key in keys if values(other, key) != values(english, key)} == set()
    assert len(keys) > 2000


def test_a_name_is_told_in_the_form_that_a_sentence_asks_for(box: Box) -> None:
    """With its article, in a list, and at the start of a sentence."""
    army, france = Ref("power", POWERS.index("pragmatic_army")), Ref("power", 0)
    for language in texts.LANGUAGES:
        words = Namer(box, language)
        moved = message("others-movement", seat=refs("seat", ["louis"]), powers=Several((france, army)))
        told = (
            message("event-peace-over", power=army),
            moved,
            message("others-hussars", seat=refs("seat", ["maria_theresa"])),
        )
        assert tuple(map(words.text, told)) == SENTENCES[language]
    german, polish = Namer(box, "de"), Namer(box, "pl")
    assert german.value_text(army, "genitive") == "der Pragmatischen Armee"
    assert polish.value_text(Several((france, army)), "instrumental") == "Francją i Armią Pragmatyczną"
    train = Ref("piece", len(box.pack.generals))
    assert Namer(box, "en").value_text(train) == "France’s first supply train"
    assert german.value_text(train, "dative") == "dem 1. Tross Frankreichs"
    assert polish.value_text(train, "instrumental") == "1. taborem Francji"


@pytest.mark.parametrize(
    ("count", "prussia", "france"),
    [
        (1, "Prusy dobierają jedną kartę.", "Francja dobiera jedną kartę."),
        (3, "Prusy dobierają 3 karty.", "Francja dobiera 3 karty."),
        (5, "Prusy dobierają 5 kart.", "Francja dobiera 5 kart."),
        (12, "Prusy dobierają 12 kart.", "Francja dobiera 12 kart."),
        (22, "Prusy dobierają 22 karty.", "Francja dobiera 22 karty."),
    ],
)
def test_polish_verbs_and_numbers_agree(box: Box, count: int, prussia: str, france: str) -> None:
    """Even with links around the names: a gender only selects a form."""
    words = Linked(Game.new("introductory", box=box), "pl")
    for power, text in (("prussia", prussia), ("france", france)):
        drew = message("event-drew", power=Ref("power", POWERS.index(power)), decks=count)
        told = parts(words.text(drew))
        assert "".join(part if isinstance(part, str) else part["text"] for part in told) == text


@pytest.mark.parametrize(
    ("language", "by", "three"),
    [
        ("en", "and", "A, B and C"),
        ("en", "or", "A, B or C"),
        ("en", "more", "A, B, C"),
        ("en", "way", "A > B > C"),
        ("de", "and", "A, B und C"),
        ("de", "or", "A, B oder C"),
        ("pl", "and", "A, B i C"),
        ("pl", "or", "A, B lub C"),
    ],
)
def test_lists_are_made_by_the_catalogue(language: str, by: By, three: str) -> None:
    say = texts.Catalogue(language)
    assert say.listed([], by) == "" and say.listed(["A"], by) == "A"
    assert say.listed("ABC", by) == three
    assert say.listed("BC", by) == three.removeprefix("A, ").removeprefix("A > ")


IN_CODE = {
    "frozen.py": 1,  # the repr of a value
    "notation.py": 2,  # the same, and the record's own notation
    "engine.py": 1,  # a position's fingerprint
    "server/app.py": 1,  # a header
}


def test_no_list_for_players_is_joined_in_the_code() -> None:
    joins = {str(path.relative_to(SOURCE)): path.read_text("utf-8").count('", ".join(') for path in MODULES}
    assert {path: count for path, count in joins.items() if count} == IN_CODE
    in_page = {path.name for path in PAGE if 'join(", ")' in path.read_text("utf-8")}
    assert in_page == {"wording.ts", "draft.ts"}, "which write actions, not sentences"


def test_rules_are_found_by_id_and_by_chapter() -> None:
    assert [rule.id for rule in rulebook.find("10.1.c")] == ["10.1.c"]
    assert {rule.chapter for rule in rulebook.find("10")} == {"10.1", "10.2", "10.3"}
    assert [rule.id for rule in rulebook.find("sg.A")] == ["SG.a"]
    assert {rule.chapter for rule in rulebook.find("1")} == set()
    assert len(rulebook.find("")) == 267


def test_a_missing_message_falls_back_to_english_and_an_unknown_one_is_an_error() -> None:
    german = texts.Catalogue("de", {"en": "only-english = here", "de": ""})
    assert german("only-english") == "here"
    assert german("rule-9-b") != texts.Catalogue("en")("rule-9-b")
    with pytest.raises(KeyError):
        german("no-such-message")
    with pytest.raises(ValueError, match="fault-cells"):
        german("fault-cells", got=1)


PROSE = re.compile(r"[A-Za-zäöüß]{2,}[,.]? [A-Za-zäöüß]{2,}")
NO_PROSE = {
    "army sheet",  # the value of a pack's field
    *actions.Action.registry,
    *treaty.Clause.by_verb,  # how clauses are written
    *(when.strip() for when in negotiation.CONDITIONS.values()),
    *negotiation.FORBIDDEN,
    *("by turn", "by turn {}"),
    *("ask undo", "grant undo", "refuse undo", "withdraw undo"),  # lines of a record
    *("politics selecting", *conform.SENTENCES),  # the words of cases
    "consent at {city}",  # an action that needs a city
    "seen by",  # a word of a position
    "maria record 1",  # the first line of a record
    *("maria arena", "maria train weights", "maria train value"),  # commands
    "https://",  # the start of a URL
    *(
        "def _copied(old: State) -> State:",
        "return new",
        "[pile.copy() for pile in",
    ),  # how a position is copied
}
FOR_OPERATORS = (
    "PRAGMA ",
    "SAVEPOINT ",
    "ROLLBACK ",
    "RELEASE ",
    "SELECT ",
    "INSERT ",
    "BEGIN",
    "REPEATABLE READ",
    "SET NULL",
    "public, max-age",
)
"""Texts for a database or an HTTP header."""


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_holds_a_text_for_players(module: Path) -> None:
    """Players' texts come from catalogues; a literal with two words in a row is one that escaped."""
    found = [(line, text) for line, text in string_constants(module) if PROSE.search(text)]
    found = [(line, text) for line, text in found if not text.startswith(FOR_OPERATORS)]
    assert [(line, text) for line, text in found if text.strip() not in NO_PROSE] == []


def markup_words(component: str) -> list[str]:
    """The words in a component's own markup: between tags, or in attributes that are read aloud."""
    rest = re.sub(r"<!--.*?-->|<(script|style)\b.*?</\1>", "", component, flags=re.S)
    while (inner := re.sub(r"\{[^{}]*\}", "", rest)) != rest:
        rest = inner
    told = re.findall(r'\b(?:title|alt|placeholder|aria-\w*label)="([^"]*)"', rest)
    return [text for text in (*told, re.sub(r"<[^>]*>", " ", rest)) if re.search(r"[^\W\d_]{2,}", text)]


@pytest.mark.parametrize(
    "file", [path for path in PAGE if path.suffix == ".svelte"], ids=lambda path: path.name
)
def test_no_component_holds_a_text_for_players(file: Path) -> None:
    assert [words for words in markup_words(file.read_text("utf-8")) if words not in NO_PROSE] == []


def test_words_in_markup_are_found() -> None:
    assert markup_words("<p>{say(`a-${b}`)} · {#if a > 1}<b title={t}>?</b>{/if}</p>") == []
    assert markup_words('<b title="Zoom in">{x}</b>') == ["Zoom in"]
    assert markup_words("<p>{x} cities</p>") != []


def test_every_message_that_the_code_names_exists() -> None:
    said = set()
    for module in (*MODULES, *PAGE):
        said |= set(
            re.findall(r"""\b(?:say|fail|names|catalogue)\("([a-z][a-zA-Z0-9_-]+)\"""", module.read_text())
        )
        said |= {
            "fault-" + key
            for key in re.findall(r'find\.add\(\s*[^,]+,\s*[^,]+,\s*"([a-z-]+)"', module.read_text("utf-8"))
        }
    said = {key for key in said if not key.endswith("-")}
    assert said - set(catalogue_keys("en")) == set()
    assert len(said) > 100


@pytest.mark.parametrize(
    ("count", "asked"),
    [
        (
            1,
            "does your free vote in the imperial election go to Francis or to Charles Albert?",
        ),
        (
            3,
            "how many of your 3 free votes in the imperial election go to Francis? "
            "The rest go to Charles Albert.",
        ),
    ],
)
def test_a_single_vote_is_asked_for_as_one(count: int, asked: str) -> None:
    assert texts.catalogue("en")("ask-vote", count=count) == asked
