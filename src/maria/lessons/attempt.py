"""An attempt at a lesson: the learner's actions, the others' replies, and the status of the task."""

from __future__ import annotations

from typing import Literal, NamedTuple

import yaml

from maria.conform import CaseObserver
from maria.engine import IllegalAction
from maria.events import Event
from maria.game import Game
from maria.lessons.filling import filled_text
from maria.lessons.lesson import Lesson, LessonError, Lines, Task, Text, Wrong
from maria.notation import NotationError
from maria.texts import MariaError, Several
from maria.words import Words

OR = " or "
"""Separates the alternatives in a line of a goal."""


class Verdict(NamedTuple):
    """The status of a task: open, solved or failed, and the wrong answer that was recognised."""

    status: Literal["open", "solved", "wrong"]
    wrong: Wrong | None = None


OPEN = Verdict("open")


class Attempt:
    """An attempt at a lesson, task by task. After a wrong answer, `retry` restarts the task."""

    def __init__(self, lesson: Lesson) -> None:
        """Starts with the first task."""
        self.lesson = lesson
        self.number = 0
        self.game = self._from(lesson.given, "given")
        self._begin()

    def _from(self, given: object, place: str) -> Game:
        try:
            game = Game.from_position(yaml.safe_dump({**self.lesson.setting, "given": given}))
        except MariaError as error:
            raise LessonError(self.lesson.file, place, "lesson-position", problem=error.text()) from None
        if self.lesson.role not in game.seats:
            names, role = Several(tuple(game.seats), "more"), self.lesson.role[:30]
            raise LessonError(self.lesson.file, "role", "lesson-role", name=role, seats=names)
        return game

    @property
    def task(self) -> Task:
        """The current task."""
        return self.lesson.tasks[self.number]

    @property
    def place(self) -> str:
        """The current task's place in the file."""
        return f"task {self.number + 1}"

    @property
    def is_last(self) -> bool:
        """Whether this is the last task."""
        return self.number == len(self.lesson.tasks) - 1

    def _begin(self) -> None:
        if self.number and self.task.given is not None:
            self.game = self._from(self.task.given, f"{self.place}, given")
        self.start = self.game.copy()
        """The position at the start of the task, before the others act."""
        self.retry()

    def retry(self) -> None:
        """Restarts the task."""
        self.game = self.start.copy()
        self.done: list[str] = []
        """The learner's actions since the task began."""
        self.verdict = OPEN
        self._named = list(self.task.wrong)
        """The wrong answers that begin with these actions."""
        self._replies = list(self.task.replies)
        self._first = len(self.game.moves)
        self._reply()

    def next(self) -> None:
        """Moves to the next task. Raises MariaError if this one is not solved, or is the last."""
        if self.verdict.status != "solved" or self.is_last:
            raise MariaError("lesson-not-solved")
        self.number += 1
        self._begin()

    # ------------------------------------------------------------ acting

    def act(self, text: str) -> Verdict:
        """Plays the learner's action and the others' replies. Illegal actions are refused as in any game."""
        if self.verdict.status != "open":
            raise MariaError("lesson-answered")
        game, role = self.game, self.lesson.role
        right, at = {self._read(answer) for answer in self.task.answer}, len(self.done)
        named = [(wrong, self._read(wrong.tries[at])) for wrong in self._named if at < len(wrong.tries)]
        game.play(text, role)
        made = game.moves[-1].action
        self._named = [wrong for wrong, action in named if action == made]
        self.done.append(game.moves[-1].text)
        self._reply()
        self.verdict = self._judge(made in right)
        return self.verdict

    def _read(self, text: str) -> object:
        """The action that a text stands for, or None if there is none in this position."""
        try:
            return self.game.parse(text, self.lesson.role)
        except MariaError:
            return None

    def _reply(self) -> None:
        """Plays the lesson's replies until it is the learner's turn."""
        game = self.game
        while self._replies and self.lesson.role not in game.to_act and game.to_act:
            try:
                game.play(self._replies.pop(0))
            except (NotationError, IllegalAction):
                self._replies = []

    def _judge(self, answered: bool) -> Verdict:
        task = self.task
        if answered if task.answer else all(map(self.holds, task.goal)):
            return Verdict("solved")
        for wrong in task.wrong:
            if not wrong.refused and self._is(wrong):
                return Verdict("wrong", wrong)
        tried = len(self.done) >= task.most
        return Verdict("wrong") if tried or self.lesson.role not in self.game.to_act else OPEN

    def _is(self, wrong: Wrong) -> bool:
        """Whether this is the wrong answer given, judged by its conditions or by the actions."""
        if wrong.when:
            return all(map(self.holds, wrong.when))
        return len(self.done) == len(wrong.tries) and wrong in self._named

    def named(self, text: str) -> Wrong | None:
        """The wrong answer that ends in this action, which the rules refuse. None if there is none."""
        wanted = " ".join(text.casefold().split())
        found = (wrong for wrong in self.task.wrong if wrong.refused and wrong.tries[-1].casefold() == wanted)
        return next(found, None)

    def holds(self, line: str) -> bool:
        """Whether a line of a goal is true now. Events count from the beginning of the task."""
        observer = CaseObserver(self.game.state, self.events)
        return any(map(observer.holds, line.split(OR)))

    @property
    def events(self) -> list[Event]:
        """The events since the task began."""
        return [event for move in self.game.moves[self._first :] for event in move.events]

    # ------------------------------------------------------------ texts

    def sentence(self, text: Text, words: Words) -> str:
        """A text of the lesson in the language of `words`, with the facts of the position filled in."""
        return filled_text(text, self.lesson, words)

    def why(self, words: Words) -> str:
        """The explanation after the task is solved, or of why the answer is wrong. Empty while it is open."""
        if self.verdict.status == "solved":
            return self.sentence(self.task.learned, words)
        if self.verdict.status == "wrong":
            wrong = self.verdict.wrong
            return self.sentence(wrong.why, words) if wrong else words.say("lesson-not-this-way")
        return ""


def played(lesson: Lesson, moves: Lines) -> Attempt:
    """An attempt after these moves: actions, and `next` between tasks."""
    attempt = Attempt(lesson)
    for move in moves:
        if move == NEXT:
            attempt.next()
        else:
            attempt.act(move)
    return attempt


NEXT = "next"
"""Separates the actions of two tasks."""
