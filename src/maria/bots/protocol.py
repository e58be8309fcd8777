"""Bots that are programs of their own, in any language: one JSON object a line, questions in, answers out."""

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
"""So many choices are listed; of more than that evenly spread ones."""
LONGEST = 100_000
"""No answer needs a longer line."""
LAST_WORD = 1.0
"""The seconds that a program has to end when the game is over."""


class NonsenseError(Exception):
    """An answer that is no answer."""


class Program(Bot):
    """A program that is asked on its standard input; it is started when needed, and again after a crash."""

    def __init__(self, box: Box, seed: str, command: Sequence[str] = (), seconds: float = 60.0) -> None:
        """Takes the program with its arguments, and the seconds that it has for an answer."""
        super().__init__(box, seed)
        self.command, self.seconds = list(command), seconds
        self.process: subprocess.Popen[str] | None = None

    def decide(self, ask: Ask) -> Reply:
        """Asks the program; whatever it does wrong is an exception."""
        reply = self._reply(ask, self._question("decide", ask, candidates(ask.choices)))
        if reply is None:
            raise NonsenseError
        return reply

    def unasked(self, ask: Ask) -> Reply | None:
        """Asks for what may be done at any time."""
        able = map(candidates, engine.out_of_turn(ask.position, ask.seat))
        return self._reply(ask, self._question("unasked", ask, list(chain.from_iterable(able))))

    def _reply(self, ask: Ask, answer: dict[str, Any]) -> Reply | None:
        """The action that an answer names, and why."""
        action, why = self._action(ask, answer), answer.get("why")
        if action is None:
            return None
        return Reply(action, Motive("bot-because-said", {"why": str(why)[:200]})) if why else Reply(action)

    def end(self, winner: str | None, rule: str) -> None:
        """Tells the program how the game ended, and gives it a moment to end itself."""
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
        """Ends the program, and what it has started."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(OSError), process:  # its pipes are closed, and its end is waited for
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
        """Writes a line and reads one, within the time; a thread does it, for a program may do neither."""
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
        """What stays the same for a whole game, and what the numbers in a view mean."""
        setting = ask.position.setting
        same = {key: ask.view[key] for key in ("seat", "variant", "players", "options", "pack")}
        cities = [city.id for city in setting.board.cities]
        return {"type": "start", **same, "seed": self.seed, "cities": cities, "pieces": list(setting.names)}


def _talk(questions: Any, answers: Any, text: str, lines: list[str]) -> None:
    """Writes a question and waits for a line; nothing is added if the program has gone."""
    with suppress(OSError, ValueError):
        questions.write(text)
        questions.flush()
        line = answers.readline(LONGEST)
        if line:
            lines.append(line)


def _line(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":")) + "\n"


def _spread(found: list[Action]) -> list[Action]:
    """Up to so many of the choices, evenly spread, with Done if it is among them."""
    if len(found) <= MOST_CHOICES:
        return found
    spread = [found[number * len(found) // MOST_CHOICES] for number in range(MOST_CHOICES)]
    return spread if Done() in spread or Done() not in found else [Done(), *spread[1:]]
