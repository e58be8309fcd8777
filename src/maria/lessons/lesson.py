"""A lesson as it is written, read from its file; whatever is odd is told with its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import yaml

from maria.chance import shuffled
from maria.frozen import Frozen
from maria.texts import LANGUAGES, MariaError, Several, catalogue

FOLDER = Path(__file__).parent
COURSE, PUZZLES = FOLDER / "course", FOLDER / "puzzles"
"""The lessons and the puzzles that come with the game, a file each."""
OF_LESSON = {
    *("title", "about", "role", "rules", "variant", "players", "options", "given", "tasks"),
    *("kind", "grade"),
}
OF_TASK = {"words", "task", "learned", "goal", "answer", "solution", "most", "wrong", "replies", "given"}
OF_WRONG = {"try", "if", "refused", "why"}
"""What can stand in a lesson, in a task, in a wrong answer."""
KINDS = ("duel", "take", "save", "supply", "hussars", "retreat")
GRADES = (1, 2, 3)
"""What puzzles are about, and how deep one has to look."""

BLANK = re.compile(r"\{([^{}]*)\}")
Lines = tuple[str, ...]


class Text(NamedTuple):
    """What is said: messages of the catalogues or of the lesson itself, one after the other."""

    keys: Lines = ()
    values: Mapping[str, str] = {}
    """What the values in them stand for, where their names do not say it: `city` for `breslau`."""


class LessonError(MariaError):
    """A lesson that makes no sense, or does not do what it says: in which file, and where in it."""

    def __init__(self, file: str, place: str, key: str, /, **values: str | int | Several) -> None:
        """Takes the place and what is wrong there."""
        self.file, self.place = file, place
        super().__init__(key, **values)

    def text(self, language: str = LANGUAGES[0], rule: bool = True) -> str:
        """The sentence, after the place."""
        where = [self.file, *([self.place] if self.place else [])]
        return catalogue(language)(
            "lesson-at", place=catalogue(language).listed(where), problem=super().text(language, rule)
        )


class Wrong(Frozen):
    """A wrong answer: actions to try, perhaps what is true after all of its kind, and why it is wrong."""

    tries: Lines
    when: Lines
    refused: str
    """The rule that refuses the last of the actions; empty if they can be done."""
    why: Text


class Task(Frozen):
    """Something to be done: until the `goal` is true, or one of the actions of `answer` was taken."""

    words: Text
    task: Text
    learned: Text
    goal: Lines
    answer: Lines
    solution: Lines
    most: int
    """How many actions one may take; as many as the solution unless a task says otherwise."""
    wrong: tuple[Wrong, ...]
    replies: Lines
    """What the others do meanwhile, as `seat: action`."""
    given: Mapping[str, Any] | None
    """A position of its own, in the place of the one that the task before has led to."""


class Lesson(Frozen):
    """A lesson, named as its file without the number that orders it."""

    name: str
    file: str
    title: Text
    about: Text
    """What one learns, in a sentence."""
    role: str
    """The seat of whoever learns."""
    rules: Lines
    setting: Mapping[str, Any]
    """The game: `variant`, `players` and `options`."""
    given: Mapping[str, Any]
    tasks: tuple[Task, ...]
    texts: Mapping[str, str]
    """The messages that its own file has, as Fluent by language."""
    kind: str = ""
    """Of a puzzle one of `KINDS`, and how hard it is."""
    grade: int = 0


def name_of(path: Path) -> str:
    """`03-supply.yaml` is called supply."""
    return path.stem.lstrip("0123456789").lstrip("-") or path.stem


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file; a LessonError says what is wrong with it, and where."""
    file = path.name
    try:
        data = yaml.safe_load(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(file, "", "lesson-unreadable", detail=str(error)[:120]) from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        detail = str(getattr(error, "problem", "") or error)[:120]
        raise LessonError(file, "", "lesson-yaml", line=mark.line + 1 if mark else 1, detail=detail) from None
    return _LessonReader(file, name_of(path)).lesson(data)


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of a folder, in the order of their files; none if there is no such folder."""
    return tuple(map(read_lesson, sorted(folder.glob("*.yaml"))))


ours = cache(read_lessons)
"""Those of `COURSE` or `PUZZLES`, read once."""


def find_lesson(name: str) -> Lesson | None:
    """A lesson or a puzzle that comes with the game, by its name."""
    found = (lesson for folder in (COURSE, PUZZLES) for lesson in ours(folder) if lesson.name == name)
    return next(found, None)


def puzzle_of(day: date) -> str:
    """The name of the puzzle of a day: all of them come, one after the other, before one comes again."""
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
        """A part of the file: what it must have is there, and nothing that nobody knows."""
        if not isinstance(data, dict):
            self.refuse(place, "lesson-no-part")
        if unknown := data.keys() - known:
            self.refuse(place, "lesson-unknown", words=_listed(unknown), known=_listed(known))
        if missing := needed - data.keys():
            self.refuse(place, "lesson-missing", words=_listed(missing))
        return data

    def text(self, place: str, data: object, part: str = "") -> Text:
        """A text: of the catalogues, by the lesson's name or another, or English here, or by language."""
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
        """Messages that several puzzles share."""
        keys = tuple(f"puzzle-{name}" for name in names)
        if unknown := [key for key in keys if key not in catalogue()]:
            self.refuse(place, "lesson-no-message", keys=_listed(unknown))
        return Text(keys, values)

    def own_text(self, key: str, told: Mapping[str, str]) -> Text:
        """A text of this file: it becomes a message, its blanks values."""
        blanks = dict.fromkeys(blank for text in told.values() for blank in BLANK.findall(text))
        named = {blank: f"blank-{number}" for number, blank in enumerate(blanks)}
        for language, text in told.items():
            parts = BLANK.split(text)
            parts[::2] = [re.sub(r"[{}]", r'{"\g<0>"}', words) for words in parts[::2]]
            parts[1::2] = [f"{{ ${named[blank]} }}" for blank in parts[1::2]]
            self.texts[language] += f"{key} = {''.join(parts)}\n"
        return Text((key,), {name: blank for blank, name in named.items()})

    def lines(self, place: str, data: object) -> Lines:
        """One line or several; `louis: done` is a line, whatever YAML makes of it."""
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
        """What kind of puzzle it is, and how hard; neither for a lesson."""
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
        """What is said when a task is done, which may be nothing."""
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
