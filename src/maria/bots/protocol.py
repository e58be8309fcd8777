"""Bots that are separate programs in any language: one JSON object per line, questions in, answers out."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from threading import Thread
from typing import Any

from maria import engine, notation
from maria.actions import Action, Done
from maria.bots.candidates import candidates
from maria.bots.table import Ask, Bot, Motive, Reply
from maria.box import Box

MOST_CHOICES = 200
"""The most choices that are listed. Of more, evenly spaced ones are."""
LONGEST = 100_000
"""The longest line of an answer, in characters."""
LAST_WORD = 1.0
"""How many seconds a program has to exit when the game is over."""


class NonsenseError(Exception):
    """The answer is not valid."""


class Program(Bot):
    """A program that reads questions on its standard input. It is started on demand, also after a crash."""

    def __init__(self, box: Box, seed: str, command: Sequence[str] = (), seconds: float = 60.0) -> None:
        """Takes the program with its arguments, and the seconds it has for each answer."""
        super().__init__(box, seed)
        self.command, self.seconds = list(command), seconds
        self.process: subprocess.Popen[str] | None = None

    def decide(self, ask: Ask) -> Reply:
        """The program's answer.

        Raises NonsenseError for an invalid answer, TimeoutError if it takes too long, and OSError if the
        program cannot be started or ends.
        """
        reply = self._reply(ask, self._question("decide", ask, candidates(ask.choices)))
        if reply is None:
            raise NonsenseError
        return reply

    def unasked(self, ask: Ask) -> Reply | None:
        """The program's action out of turn, or None."""
        able = map(candidates, engine.out_of_turn(ask.position, ask.seat))
        return self._reply(ask, self._question("unasked", ask, list(chain.from_iterable(able))))

    def _reply(self, ask: Ask, answer: dict[str, Any]) -> Reply | None:
        """The action and reason in an answer."""
        action, why = self._action(ask, answer), answer.get("why")
        if action is None:
            return None
        return Reply(action, Motive("bot-because-said", {"why": str(why)[:200]})) if why else Reply(action)

    def end(self, winner: str | None, rule: str) -> None:
        """Sends the program the result, and gives it a moment to exit."""
        if self.process is None:
            return
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.write(_line({"type": "end", "winner": winner, "rule": rule}))
            self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LAST_WORD)
        self.stop()

    def stop(self) -> None:
        """Kills the program and the processes it has started."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(OSError), process:  # closes its pipes and waits for it to exit
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()

    def _question(self, kind: str, ask: Ask, choices: list[Action]) -> dict[str, Any]:
        question = {
            "type": kind,
            "seat": ask.view["seat"],
            "view": ask.view,
            "events": [event.plain() for event in ask.events],
            "choices": [notation.format_action(ask.position, action) for action in _spread(choices)],
        }
        line = self._exchange(ask, _line(question))
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise NonsenseError(line.strip()) from None
        if not isinstance(answer, dict):
            raise NonsenseError(line.strip())
        return answer

    def _action(self, ask: Ask, answer: dict[str, Any]) -> Action | None:
        text = answer.get("action")
        if text is not None and not isinstance(text, str):
            raise NonsenseError(repr(text))
        try:
            return None if text is None else notation.parse_action(ask.position, ask.seat, text)
        except notation.NotationError as error:
            raise NonsenseError(text, str(error)) from None

    def _exchange(self, ask: Ask, text: str) -> str:
        """Writes a line and reads one within the time limit. Uses a thread, because either may block."""
        if self.process is None:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
            text = _line(self._start(ask)) + text
        process, lines = self.process, list[str]()
        assert process.stdin is not None and process.stdout is not None
        talk = Thread(target=_talk, args=(process.stdin, process.stdout, text, lines), daemon=True)
        talk.start()
        talk.join(self.seconds)
        late = talk.is_alive()
        if late or not lines:
            self.stop()
            talk.join(LAST_WORD)
            raise TimeoutError if late else ConnectionError
        return lines[0]

    def _start(self, ask: Ask) -> dict[str, Any]:
        """The message at the start of a game: what stays the same, and the names behind a view's numbers."""
        setting = ask.position.setting
        same = {key: ask.view[key] for key in ("seat", "variant", "players", "options", "pack")}
        cities = [city.id for city in setting.board.cities]
        return {"type": "start", **same, "seed": self.seed, "cities": cities, "pieces": list(setting.names)}


def _talk(questions: Any, answers: Any, text: str, lines: list[str]) -> None:
    """Writes a question and waits for a line. Adds nothing if the program has ended."""
    with suppress(OSError, ValueError):
        questions.write(text)
        questions.flush()
        line = answers.readline(LONGEST)
        if line:
            lines.append(line)


def _line(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":")) + "\n"


def _spread(found: list[Action]) -> list[Action]:
    """At most MOST_CHOICES of the choices, evenly spaced, including Done if it is legal."""
    if len(found) <= MOST_CHOICES:
        return found
    spread = [found[number * len(found) // MOST_CHOICES] for number in range(MOST_CHOICES)]
    return spread if Done() in spread or Done() not in found else [Done(), *spread[1:]]
