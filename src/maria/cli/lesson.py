"""`maria lesson`: the course in the terminal, and a check of lessons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from maria.cli.common import JsonOption, LangOption, exists, fail, print_error, say
from maria.cli.input import Prompted
from maria.cli.terminal import Session
from maria.events import Event
from maria.game import Game
from maria.history import History
from maria.lessons.attempt import Attempt
from maria.lessons.check import check_lesson
from maria.lessons.filling import heading
from maria.lessons.lesson import COURSE, PUZZLES, Lesson, find_lesson, read_lesson, read_lessons
from maria.texts import MariaError
from maria.words import Words

app = typer.Typer(no_args_is_help=True)
FOLDERS = {"lessons": COURSE, "puzzles": PUZZLES}


@app.command("list", help=say("cli-lesson-list"))
def list_lessons(lang: LangOption = "en", as_json: JsonOption = False) -> None:
    """Lists the lessons and puzzles that come with the game."""
    found = {kind: read_lessons(folder) for kind, folder in FOLDERS.items()}
    if as_json:
        rows = {kind: [_row(lesson, lang) for lesson in lessons] for kind, lessons in found.items()}
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return
    for lesson in (*found["lessons"], *found["puzzles"]):
        title, about = heading(lesson.title, lesson, lang), heading(lesson.about, lesson, lang)
        typer.echo(say("cli-lesson-row", name=lesson.name, title=title, about=about))


def _row(lesson: Lesson, lang: str) -> dict[str, object]:
    return {
        "name": lesson.name,
        "title": heading(lesson.title, lesson, lang),
        "about": heading(lesson.about, lesson, lang),
        "role": lesson.role,
        "rules": list(lesson.rules),
        "tasks": len(lesson.tasks),
        **({"kind": lesson.kind, "grade": lesson.grade} if lesson.kind else {}),
    }


@app.command(help=say("cli-lesson-check"))
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(help=say("cli-lesson-files"), show_default=False)
    ] = None,
) -> None:
    """Checks the lessons in the files, or all that come with the game."""
    ours = [path for folder in FOLDERS.values() for path in sorted(folder.glob("*.yaml"))]
    failed = 0
    for path in files or ours:
        try:
            check_lesson(read_lesson(path))
        except MariaError as error:
            failed += 1
            print_error(error.text())
    typer.echo(say("cli-lesson-result", sound=len(files or ours) - failed, failed=failed))
    if failed:
        raise typer.Exit(1)


@app.command(help=say("cli-lesson-play"))
def play(
    name: Annotated[str, typer.Argument(help=say("cli-lesson-name"))],
    lang: LangOption = "en",
) -> None:
    """Plays a lesson by its name or its file."""
    lesson = find_lesson(name)
    if lesson is None and name.endswith(".yaml") and exists(Path(name)):
        lesson = read_lesson(Path(name))
    if lesson is None:
        names = say.listed(known.name for known in read_lessons(COURSE))
        fail("cli-no-lesson", name=name[:40], names=names)
    learn(lesson, lang)


def learn(lesson: Lesson, lang: str) -> None:
    """Plays task after task until the lesson is over or the input ends. A failed task is repeated."""
    attempt = Attempt(lesson)
    session = LessonSession(attempt, lang)
    session.print(heading(lesson.title, lesson, lang), "bold")
    session.print(heading(lesson.about, lesson, lang))
    while session.tries():
        if attempt.verdict.status != "solved":
            attempt.retry()
        elif attempt.is_last:
            session.print(session.say("lesson-over"), "bold")
            return
        else:
            attempt.next()
        session.turn_to(attempt.game)


class LessonSession(Session):
    """A learner's session, with everything that a game in the terminal offers."""

    def __init__(self, attempt: Attempt, language: str) -> None:
        """Starts at the attempt's current task."""
        self.attempt, self.language = attempt, language
        super().__init__(History(attempt.game), language, None)
        self.viewer = attempt.lesson.role

    def turn_to(self, game: Game) -> None:
        """Switches to another position: the next task's, or the same one's again."""
        self.game = game
        self.words = Words(game, self.language)
        self.say = self.words.say
        self.seen = dict.fromkeys(game.seats, len(self._events()))
        self.asked, self.helped, self.offered, self.listed = None, (), [], []
        if isinstance(self.input, Prompted):
            self.input.words = self.words
            self.input.sessions.clear()

    def _events(self) -> list[Event]:
        """All events in the game of the task."""
        return [event for events in self.attempt.game.events for event in events]

    def tries(self) -> bool:
        """Asks until the task is solved or failed, and prints the result. False if the input ends first."""
        attempt, count = self.attempt, len(self.attempt.lesson.tasks)
        self.print("")
        self.print(self.say("lesson-task-of", number=attempt.number + 1, count=count), "dim")
        self.print(attempt.sentence(attempt.task.words, self.words))
        self.print(attempt.sentence(attempt.task.task, self.words), "bold")
        try:
            while attempt.verdict.status == "open":
                if self._line() == "quit":
                    return False
        except (EOFError, KeyboardInterrupt):
            self.print("")
            return False
        solved = attempt.verdict.status == "solved"
        self.print(self.say("lesson-solved" if solved else "lesson-wrong"), "green" if solved else "red")
        if why := attempt.why(self.words):
            self.print(why)
        return True

    def _play_line(self, line: str) -> None:
        """Plays the learner's action. The lesson itself answers for the other seats."""
        _, _, text = line.partition(":")
        attempt, count = self.attempt, len(self.game.moves)
        try:
            attempt.act(text.strip())
        except MariaError as error:
            self.print(self.words.problem(error.key, error.values), "red")
            wrong = attempt.named(text.strip())
            self.print(self.words.rule(error.rule) if error.rule else self.say("play-try-help"), "dim")
            if wrong:
                self.print(attempt.sentence(wrong.why, self.words))
            return
        happened = [event for move in self.game.moves[count:] for event in move.events]
        self._print_log(self.words.log_lines(happened, self._number(self.viewer)))
        self.asked, self.offered = None, []
