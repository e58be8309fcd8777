"""Reads lessons from their files. Every problem is reported with its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import yaml

from maria.chance import shuffled
from maria.conform import YAML_LOADER
from maria.frozen import Frozen
from maria.texts import LANGUAGES, MariaError, Several, catalogue

FOLDER = Path(__file__).parent
COURSE, PUZZLES = FOLDER / "course", FOLDER / "puzzles"
"""The lessons and the puzzles that come with the game, one file each."""
OF_LESSON = {
    *("title", "about", "role", "rules", "variant", "players", "options", "given", "tasks"),
    *("kind", "grade"),
}
OF_TASK = {"words", "task", "learned", "goal", "answer", "solution", "most", "wrong", "replies", "given"}
OF_WRONG = {"try", "if", "refused", "why"}
"""The keys allowed in a lesson, in a task and in a wrong answer."""
KINDS = ("duel", "take", "save", "supply", "hussars", "retreat")
GRADES = (1, 2, 3)
"""The subjects of puzzles, and their levels of difficulty."""

BLANK = re.compile(r"\{([^{}]*)\}")
Lines = tuple[str, ...]


class Text(NamedTuple):
    """A text: keys of messages from the catalogues or from the lesson itself, in order."""

    keys: Lines = ()
    values: Mapping[str, str] = {}
    """What the values in the messages stand for if their names do not say so: `city` for `breslau`."""


class LessonError(MariaError):
    """A lesson that is malformed or does not work as described, with its file and the place in it."""

    def __init__(self, file: str, place: str, key: str, /, **values: str | int | Several) -> None:
        """Takes the file, the place, and the message about the problem."""
        self.file, self.place = file, place
        super().__init__(key, **values)

    def text(self, language: str = LANGUAGES[0], rule: bool = True) -> str:
        """The place, followed by the problem."""
        where = [self.file, *([self.place] if self.place else [])]
        return catalogue(language)(
            "lesson-at", place=catalogue(language).listed(where), problem=super().text(language, rule)
        )


class Wrong(Frozen):
    """A wrong answer: actions to try, an optional condition afterwards, and why it is wrong."""

    tries: Lines
    when: Lines
    refused: str
    """The rule that refuses the last action, empty if it is legal."""
    why: Text


class Task(Frozen):
    """A task: make the `goal` true, or take one of the actions in `answer`."""

    words: Text
    task: Text
    learned: Text
    goal: Lines
    answer: Lines
    solution: Lines
    most: int
    """How many actions are allowed, by default as many as the solution has."""
    wrong: tuple[Wrong, ...]
    replies: Lines
    """What the other seats do meanwhile, as `seat: action`."""
    given: Mapping[str, Any] | None
    """The task's own position, instead of the one that the previous task led to."""


class Lesson(Frozen):
    """A lesson. Its name is that of its file, without the number that orders it."""

    name: str
    file: str
    title: Text
    about: Text
    """What the lesson teaches, in a sentence."""
    role: str
    """The learner's seat."""
    rules: Lines
    setting: Mapping[str, Any]
    """The game: `variant`, `players` and `options`."""
    given: Mapping[str, Any]
    tasks: tuple[Task, ...]
    texts: Mapping[str, str]
    """The messages in its own file, as Fluent source by language."""
    kind: str = ""
    """A puzzle's subject, one of `KINDS`. `grade` is its difficulty."""
    grade: int = 0


def name_of(path: Path) -> str:
    """A lesson's name: `supply` for `03-supply.yaml`."""
    return path.stem.lstrip("0123456789").lstrip("-") or path.stem


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file. Raises LessonError with the problem and its place."""
    file = path.name
    try:
        data = yaml.load(path.read_text("utf-8"), YAML_LOADER)
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(file, "", "lesson-unreadable", detail=str(error)[:120]) from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        detail = str(getattr(error, "problem", "") or error)[:120]
        raise LessonError(file, "", "lesson-yaml", line=mark.line + 1 if mark else 1, detail=detail) from None
    return _LessonReader(file, name_of(path)).lesson(data)


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """The lessons in a folder, in the order of their files. Empty if there is no such folder."""
    return tuple(map(read_lesson, sorted(folder.glob("*.yaml"))))


ours = cache(read_lessons)
"""The lessons in `COURSE` or `PUZZLES`, read once."""


def find_lesson(name: str) -> Lesson | None:
    """The lesson or puzzle of this name that comes with the game, or None."""
    found = (lesson for folder in (COURSE, PUZZLES) for lesson in ours(folder) if lesson.name == name)
    return next(found, None)


def puzzle_of(day: date) -> str:
    """The name of a day's puzzle. None is repeated until all have been used."""
    puzzles = ours(PUZZLES)
    order = shuffled(range(len(puzzles)), "puzzles", "days", 0)
    return puzzles[order[day.toordinal() % len(order)]].name


def _listed(words: Iterable[object]) -> Several:
    return Several(tuple(sorted(map(str, words))), "more")


class _LessonReader:
    def __init__(self, file: str, name: str) -> None:
        self.file, self.name = file, name
        self.texts = dict.fromkeys(LANGUAGES, "")

    def refuse(self, place: str, key: str, **values: str | int | Several) -> NoReturn:
        raise LessonError(self.file, place, key, **values)

    def part(self, place: str, data: object, known: set[str], needed: set[str]) -> dict[str, Any]:
        """A part of the file. Refuses it if a key is missing or unknown."""
        if not isinstance(data, dict):
            self.refuse(place, "lesson-no-part")
        if unknown := data.keys() - known:
            self.refuse(place, "lesson-unknown", words=_listed(unknown), known=_listed(known))
        if missing := needed - data.keys():
            self.refuse(place, "lesson-missing", words=_listed(missing))
        return data

    def text(self, place: str, data: object, part: str = "") -> Text:
        """A text from the catalogues, by the lesson's name or by keys, or one given here by language."""
        key = f"course-{self.name}{part}"
        if data is None and key in catalogue():
            return Text((key,))
        if isinstance(data, dict) and "say" in data:
            values = {str(name): str(value) for name, value in data.items() if name != "say"}
            return self.puzzle_text(place, str(data["say"]).split(), values)
        if isinstance(data, str):
            data = {LANGUAGES[0]: data}
        if not isinstance(data, dict) or not data.get(LANGUAGES[0]):
            self.refuse(place, "lesson-no-english")
        if unknown := data.keys() - set(LANGUAGES):
            known = Several(LANGUAGES, "more")
            self.refuse(place, "lesson-language", words=_listed(unknown), known=known)
        return self.own_text(
            key, {str(language): " ".join(str(text).split()) for language, text in data.items()}
        )

    def puzzle_text(self, place: str, names: list[str], values: Mapping[str, str]) -> Text:
        """A text made of messages that several puzzles share."""
        keys = tuple(f"puzzle-{name}" for name in names)
        if unknown := [key for key in keys if key not in catalogue()]:
            self.refuse(place, "lesson-no-message", keys=_listed(unknown))
        return Text(keys, values)

    def own_text(self, key: str, told: Mapping[str, str]) -> Text:
        """A text of this file. It becomes a message, and its blanks become values."""
        blanks = dict.fromkeys(blank for text in told.values() for blank in BLANK.findall(text))
        named = {blank: f"blank-{number}" for number, blank in enumerate(blanks)}
        for language, text in told.items():
            parts = BLANK.split(text)
            parts[::2] = [re.sub(r"[{}]", r'{"\g<0>"}', words) for words in parts[::2]]
            parts[1::2] = [f"{{ ${named[blank]} }}" for blank in parts[1::2]]
            self.texts[language] += f"{key} = {''.join(parts)}\n"
        return Text((key,), {name: blank for blank, name in named.items()})

    def lines(self, place: str, data: object) -> Lines:
        """One line or several. `louis: done` is a line, although YAML reads it as a mapping."""
        entries = data if isinstance(data, list) else [] if data is None else [data]
        made = []
        for entry in entries:
            if isinstance(entry, dict) and len(entry) == 1:
                ((seat, action),) = entry.items()
                entry = f"{seat}: {action}"
            if not isinstance(entry, str):
                self.refuse(place, "lesson-no-line", line=str(entry)[:60])
            made.append(" ".join(entry.split()))
        return tuple(made)

    def lesson(self, data: object) -> Lesson:
        part = self.part("", data, OF_LESSON, {"role", "rules", "given", "tasks"})
        if not isinstance(part["tasks"], list) or not part["tasks"]:
            self.refuse("tasks", "lesson-no-tasks")
        if not isinstance(part["given"], dict):
            self.refuse("given", "lesson-no-part")
        setting: dict[str, Any] = {key: part[key] for key in ("variant", "players", "options") if key in part}
        return Lesson(
            self.name,
            self.file,
            self.text("title", part.get("title")),
            self.text("about", part.get("about"), "-about"),
            str(part["role"]),
            self.lines("rules", [str(rule) for rule in part["rules"] or ()]),
            setting,
            part["given"],
            tuple(self.task(number, entry) for number, entry in enumerate(part["tasks"], 1)),
            self.texts,
            *self.puzzle(part),
        )

    def puzzle(self, part: dict[str, Any]) -> tuple[str, int]:
        """The subject and difficulty of a puzzle. Empty and 0 for a lesson."""
        kind, grade = part.get("kind", ""), part.get("grade", 0)
        if kind not in ("", *KINDS) or (grade in GRADES) != bool(kind):
            kinds, grades = Several(KINDS, "more"), Several(tuple(map(str, GRADES)), "more")
            self.refuse("kind", "lesson-kind", kinds=kinds, grades=grades)
        return kind, grade

    def task(self, number: int, data: object) -> Task:
        place = f"task {number}"
        part = self.part(place, data, OF_TASK, set())
        goal, answer = (self.lines(f"{place}, {key}", part.get(key)) for key in ("goal", "answer"))
        if bool(goal) == bool(answer):
            self.refuse(place, "lesson-goal-or-answer")
        solution = self.lines(f"{place}, solution", part.get("solution")) or answer[:1]
        if not solution:
            self.refuse(place, "lesson-no-solution")
        most = part.get("most", len(solution))
        if not isinstance(most, int) or most < len(solution):
            self.refuse(f"{place}, most", "lesson-most", least=len(solution))
        if not isinstance(part.get("given", {}), dict):
            self.refuse(f"{place}, given", "lesson-no-part")
        return Task(
            self.text(f"{place}, words", part.get("words"), f"-{number}"),
            self.text(f"{place}, task", part.get("task"), f"-{number}-task"),
            self.learned(number, part.get("learned")),
            goal,
            answer,
            solution,
            most,
            tuple(
                self.wrong(f"{place}, wrong {n}", f"-{number}-wrong-{n}", entry)
                for n, entry in enumerate(part.get("wrong") or (), 1)
            ),
            self.lines(f"{place}, replies", part.get("replies")),
            part.get("given"),
        )

    def learned(self, number: int, data: object) -> Text:
        """The text after a task is solved, which may be empty."""
        key = f"-{number}-learned"
        nothing = data is None and f"course-{self.name}{key}" not in catalogue()
        return Text() if nothing else self.text(f"task {number}, learned", data, key)

    def wrong(self, place: str, key: str, data: object) -> Wrong:
        part = self.part(place, data, OF_WRONG, {"try"})
        tries, when = (self.lines(f"{place}, {key}", part.get(key)) for key in ("try", "if"))
        if not tries:
            self.refuse(place, "lesson-missing", words="try")
        return Wrong(
            tries, when, str(part.get("refused") or ""), self.text(f"{place}, why", part.get("why"), key)
        )
