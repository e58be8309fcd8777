"""Checks that a lesson is solved by its solution, but not by a wrong answer it lists or by passing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NoReturn, get_args

from maria.actions import Question
from maria.engine import IllegalAction
from maria.lessons.attempt import OR, Attempt
from maria.lessons.lesson import Lesson, LessonError, Text, Wrong
from maria.texts import LANGUAGES, MariaError, Several, catalogue, rulebook
from maria.words import Words

DIGIT = re.compile(r"\d")
NOTHING = (
    *("done", "stop", "save", "discard", "saxony 0", "pass flanders"),
    *(f"{question} no" for question in get_args(Question)),
)
"""The answers of a player who passes all the time."""


def check_lesson(lesson: Lesson) -> None:
    """Plays a lesson's solutions and wrong answers. Raises LessonError if they do not work as described."""
    known = {rule.id for rule in rulebook.rules()}
    for rule in lesson.rules:
        if rule not in known:
            raise LessonError(lesson.file, "rules", "lesson-rule", rule=rule[:20])
    attempt = Attempt(lesson)
    for place, text in (("title", lesson.title), ("about", lesson.about)):
        _check_text(attempt, place, text)
    while True:
        _Check(attempt).all()
        if attempt.is_last:
            return
        attempt.next()


def _check_text(attempt: Attempt, place: str, text: Text) -> None:
    """Checks that every language of a text can be filled in here, and contains no digits of its own."""
    lesson = attempt.lesson
    for language in LANGUAGES:
        say = catalogue(language, lesson.texts)
        where = place if language == LANGUAGES[0] else f"{place}, {language}"
        for key in text.keys:
            if say.speaks(key) and DIGIT.search(words := say.plain_words(key)):
                raise LessonError(lesson.file, where, "lesson-number", text=words[:80])
        try:
            attempt.sentence(text, Words(attempt.game, language))
        except MariaError as error:
            raise LessonError(lesson.file, where, error.key, **error.values) from None


class _Check:
    """Checks the current task of an attempt. Afterwards the attempt has solved it."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt, self.lesson, self.task = attempt, attempt.lesson, attempt.task

    def fail(self, place: str, key: str, **values: str | int | Several) -> NoReturn:
        raise LessonError(self.lesson.file, f"{self.attempt.place}{place}", key, **values)

    def text(self, place: str, text: Text) -> None:
        _check_text(self.attempt, f"{self.attempt.place}, {place}", text)

    def all(self) -> None:
        """Checks the texts, passing, the wrong answers, and then the solution."""
        attempt, task = self.attempt, self.task
        self.text("words", task.words)
        self.text("task", task.task)
        if self.lesson.role not in attempt.game.to_act:
            self.fail("", "lesson-not-asked", seats=Several(attempt.game.to_act, "more"))
        self._goal_has_meaning()
        if task.goal and all(map(attempt.holds, task.goal)):
            self.fail(", goal", "lesson-holds-before")
        self._nothing()
        for number, wrong in enumerate(task.wrong, 1):
            attempt.retry()
            self._wrong(f", wrong {number}", wrong)
        attempt.retry()
        for line in task.solution:
            if attempt.verdict.status != "open":
                self.fail(", solution", "lesson-solved-before", line=line)
            self._act(", solution", line)
        if attempt.verdict.status != "solved":
            failing = [line for line in task.goal if not attempt.holds(line)]
            self.fail(", solution", "lesson-not-solved-by", lines="; ".join(failing or task.answer))
        self.text("learned", task.learned)

    def _goal_has_meaning(self) -> None:
        for line in self._conditions():
            try:
                self.attempt.holds(line)
            except MariaError as error:
                self.fail("", "lesson-meaning", line=line, problem=error.text())

    def _conditions(self) -> Iterator[str]:
        for line in (*self.task.goal, *(line for wrong in self.task.wrong for line in wrong.when)):
            yield from line.split(OR)

    def _act(self, place: str, line: str) -> None:
        try:
            self.attempt.act(line)
        except MariaError as error:
            self.fail(place, "lesson-no-action", line=line, problem=error.text())

    def _nothing(self) -> None:
        """Checks that passing, once or repeatedly, does not solve the task, unless it is the solution."""
        attempt = self.attempt
        meant: Iterable[str] = (*self.task.solution, *self.task.answer)
        for line in NOTHING:
            attempt.retry()
            while line not in meant and attempt.verdict.status == "open":
                try:
                    attempt.act(line)
                except MariaError:
                    break
            if attempt.verdict.status == "solved":
                self.fail("", "lesson-solved-by-nothing", line=line)

    def _wrong(self, place: str, wrong: Wrong) -> None:
        attempt = self.attempt
        self.text(f"{place.removeprefix(', ')}, why", wrong.why)
        possible = wrong.tries[:-1] if wrong.refused else wrong.tries
        for line in possible:
            if attempt.verdict.status != "open":
                self.fail(place, "lesson-answered-before", line=line)
            self._act(place, line)
        if wrong.refused:
            self._refused(place, wrong)
        elif attempt.verdict.status == "solved":
            self.fail(place, "lesson-solved-by-wrong", line=wrong.tries[-1])
        elif attempt.verdict.wrong is not wrong:
            self.fail(place, "lesson-told-otherwise", line=wrong.tries[-1])

    def _refused(self, place: str, wrong: Wrong) -> None:
        """Checks that the rule named in the lesson refuses the answer."""
        line = wrong.tries[-1]
        try:
            self.attempt.game.copy().play(line, self.lesson.role)
        except IllegalAction as error:
            if error.refusal.rule != wrong.refused:
                self.fail(
                    place, "lesson-other-rule", line=line, rule=error.refusal.rule, wanted=wrong.refused
                )
        except MariaError as error:
            self.fail(place, "lesson-no-action", line=line, problem=error.text())
        else:
            self.fail(place, "lesson-not-refused", line=line, rule=wrong.refused)
