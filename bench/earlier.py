"""The captain of an earlier release as an opponent in the arena, to see whether it has become stronger.

From the project's root, with the earlier release's sources (`git archive RELEASE src | tar x -C FOLDER`):

    MARIA_EARLIER=FOLDER/src .venv/bin/maria arena --game advanced --games 200 --seed 601 --jobs 2 \
        --bots captain,bench.earlier:Captain,bench.earlier:Captain

It runs in a separate process with those sources and gets its questions as the server's bots do, so its
views must have today's format.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from maria.bots.table import Ask, Bot, Reply
from maria.box import Box
from maria.notation import parse_action
from maria.server.bot_processes import COMMAND, BotQuestion, QuestionKind

EARLIER = Path(os.environ.get("MARIA_EARLIER", "nowhere"))
if not (EARLIER / "maria" / "bots").is_dir():  # otherwise today's captain would play against itself
    raise ImportError("MARIA_EARLIER must name the src folder of an earlier release.")


@cache
def process() -> subprocess.Popen[str]:
    """The process for all these bots of an arena worker. It ends when its input does."""
    paths = {"PYTHONPATH": str(EARLIER), "MARIA_PURE": "1"}
    command = [sys.executable, *COMMAND]
    pipe = subprocess.PIPE
    made = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=os.environ | paths)
    assert made.stdout is not None
    assert json.loads(made.stdout.readline())["ready"]
    return made


class Captain(Bot):
    """The earlier captain."""

    def __init__(self, box: Box, seed: str) -> None:
        """Starts without having received any events."""
        super().__init__(box, seed)
        self.events = self.questions = 0

    def decide(self, ask: Ask) -> Reply:
        """The earlier captain's decision."""
        reply = self._ask(ask, "decide")
        assert reply is not None
        return reply

    def unasked(self, ask: Ask) -> Reply | None:
        """Its proposals and answers."""
        return self._ask(ask, "unasked")

    def _ask(self, ask: Ask, kind: QuestionKind) -> Reply | None:
        earlier: Any = [(event.kind, event.plain()) for event in ask.events]  # in that release's format
        question = BotQuestion(
            key=f"{self.seed}/{ask.seat}",
            bot="captain",
            seed=self.seed,
            kind=kind,
            number=self.questions,
            seat=ask.seat,
            view=ask.view,
            scores=list(map(list, ask.position.scores)),
            events_before=self.events,
            events=earlier,
        )
        self.questions, self.events = self.questions + 1, self.events + len(ask.events)
        text = self._answer(question)["action"]
        return Reply(parse_action(ask.position, ask.seat, text)) if text else None

    def _answer(self, question: BotQuestion) -> Any:
        thinking = process()
        assert thinking.stdin is not None and thinking.stdout is not None
        thinking.stdin.write(json.dumps(asdict(question)) + "\n")
        thinking.stdin.flush()
        return json.loads(thinking.stdout.readline())
