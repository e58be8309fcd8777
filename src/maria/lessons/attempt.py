"""A lesson as somebody plays it: actions, replies of the others, and how the task stands after each."""

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
"""Between lines of a goal of which one is enough."""


class Verdict(NamedTuple):
    """How a task stands: still open, solved, or not to be solved any more, and which wrong answer it was."""

    status: Literal["open", "solved", "wrong"]
    wrong: Wrong | None = None


OPEN = Verdict("open")


class Attempt:
    """One way through a lesson, task by task. After a wrong answer one begins the task again with `retry`."""

    def __init__(self, lesson: Lesson) -> None:
        """Begins with the first task."""
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
        """The task that one is at."""
        return self.lesson.tasks[self.number]

    @property
    def place(self) -> str:
        """Where it stands in the file."""
        return f"task {self.number + 1}"

    @property
    def is_last(self) -> bool:
        """Whether no task comes after this one."""
        return self.number == len(self.lesson.tasks) - 1

    def _begin(self) -> None:
        if self.number and self.task.given is not None:
            self.game = self._from(self.task.given, f"{self.place}, given")
        self.start = self.game.copy()
        """The position in which the task begins, before the others do anything."""
        self.retry()

    def retry(self) -> None:
        """Begins the task again."""
        self.game = self.start.copy()
        self.done: list[str] = []
        """The actions of whoever learns since the task began."""
        self.verdict = OPEN
        self._named = list(self.task.wrong)
        """The wrong answers that begin with what was done."""
        self._replies = list(self.task.replies)
        self._first = len(self.game.moves)
        self._reply()

    def next(self) -> None:
        """Goes on to the next task, after this one was solved."""
        if self.verdict.status != "solved" or self.is_last:
            raise MariaError("lesson-not-solved")
        self.number += 1
        self._begin()

    # ------------------------------------------------------------ acting

    def act(self, text: str) -> Verdict:
        """An action of whoever learns, and all that the others answer; refused as in every game."""
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
        """The action of a text; nothing if it is none in this position."""
        try:
            return self.game.parse(text, self.lesson.role)
        except MariaError:
            return None

    def _reply(self) -> None:
        """The others do what the lesson says as long as it is not up to whoever learns."""
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
        """Whether it is this wrong answer that was given: by what is true now, or by what was done."""
        if wrong.when:
            return all(map(self.holds, wrong.when))
        return len(self.done) == len(wrong.tries) and wrong in self._named

    def named(self, text: str) -> Wrong | None:
        """The wrong answer whose last action is this one, which is refused."""
        wanted = " ".join(text.casefold().split())
        found = (wrong for wrong in self.task.wrong if wrong.refused and wrong.tries[-1].casefold() == wanted)
        return next(found, None)

    def holds(self, line: str) -> bool:
        """Whether a line of a goal is true now; events count since the task began."""
        observer = CaseObserver(self.game.state, self.events)
        return any(map(observer.holds, line.split(OR)))

    @property
    def events(self) -> list[Event]:
        """What has happened since the task began."""
        return [event for move in self.game.moves[self._first :] for event in move.events]

    # ------------------------------------------------------------ telling

    def tell(self, text: Text, words: Words) -> str:
        """A text of the lesson in the language of these words, with the facts of the position in it."""
        return filled_text(text, self.lesson, words)

    def why(self, words: Words) -> str:
        """What is said after the task was solved, or why the answer is wrong."""
        if self.verdict.status == "solved":
            return self.tell(self.task.learned, words)
        if self.verdict.status == "wrong":
            wrong = self.verdict.wrong
            return self.tell(wrong.why, words) if wrong else words.say("lesson-not-this-way")
        return ""


def played(lesson: Lesson, moves: Lines) -> Attempt:
    """An attempt as far as these moves lead: actions, and `next` between tasks."""
    attempt = Attempt(lesson)
    for move in moves:
        if move == NEXT:
            attempt.next()
        else:
            attempt.act(move)
    return attempt


NEXT = "next"
"""Stands between the actions of two tasks."""
