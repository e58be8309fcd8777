"""Captain of an earlier release, who plays beside today's in the arena: whether it became stronger or weaker.

From the project's root, with the earlier release's sources (`git archive RELEASE src | tar x -C FOLDER`):

    MARIA_EARLIER=FOLDER/src .venv/bin/maria arena --game advanced --games 200 --seed 601 --jobs 2 \
        --bots captain,bench.earlier:Captain,bench.earlier:Captain

It thinks in a process of its own, which runs those sources, and is asked as a server asks its bots:
its views must be as they are today.
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
if not (EARLIER / "maria" / "bots").is_dir():  # today's captain would play against itself
    raise ImportError("MARIA_EARLIER must name the src folder of an earlier release.")


@cache
def process() -> subprocess.Popen[str]:
    """The process in which all bots of an arena's worker think; it ends with its input."""
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
        """Has heard nothing yet."""
        super().__init__(box, seed)
        self.events = self.questions = 0

    def decide(self, ask: Ask) -> Reply:
        """Its decision."""
        reply = self._ask(ask, "decide")
        assert reply is not None
        return reply

    def unasked(self, ask: Ask) -> Reply | None:
        """What it proposes or answers."""
        return self._ask(ask, "unasked")

    def _ask(self, ask: Ask, kind: QuestionKind) -> Reply | None:
        earlier: Any = [(event.kind, event.plain()) for event in ask.events]  # as its release writes them
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
