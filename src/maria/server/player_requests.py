"""Requests of a seat in a game, by HTTP or live connection: each is done once; a refusal is a sentence."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from maria.game import Game
from maria.server import commands
from maria.server import models as m
from maria.server.commands import Command
from maria.server.middleware import ACTIONS
from maria.server.packs import newest
from maria.server.room import Room
from maria.server.rooms import Rooms
from maria.server.storage.schema import RequestId
from maria.server.storage.trouble import DatabaseTrouble
from maria.texts import MariaError
from maria.words import Words


class PlayerRequest(NamedTuple):
    """A kind of request: its body, the command it runs, and whether that replays the game."""

    body: type[m.IdempotentRequest]
    command: Callable[[Any, Rooms], Command]
    slow: bool = False


BY_PEOPLE = ACTIONS.labels("person")
PLAYER_REQUESTS = {
    "act": PlayerRequest(m.Act, lambda wanted, rooms: commands.act(wanted.action, wanted.step)),
    "undo": PlayerRequest(m.IdempotentRequest, lambda wanted, rooms: commands.undo, slow=True),
    "undo/answer": PlayerRequest(
        m.AnswerUndo, lambda wanted, rooms: commands.answer_undo(wanted.grant), slow=True
    ),
    "undo/withdraw": PlayerRequest(m.IdempotentRequest, lambda wanted, rooms: commands.withdraw_undo),
    "say": PlayerRequest(m.Say, lambda wanted, rooms: commands.say(wanted.text)),
}
"""The kinds of requests by the last part of their URL."""


async def do(
    rooms: Rooms, game: str, token: str, seat: str | None, name: str, wanted: m.IdempotentRequest
) -> tuple[Room, int]:
    """Carries out a request once; returns the room after it and the seat that made it."""
    content = {name: value for name, value in vars(wanted).items() if name not in ("id", "after")}
    asked = repr((type(wanted).__name__, content))
    once = RequestId(wanted.id, sha256(asked.encode()).hexdigest()[:16])
    finder = await rooms.finder(game, token, seat)
    request = PLAYER_REQUESTS[name]
    done = await rooms.change(game, finder, request.command(wanted, rooms), once, request.slow)
    BY_PEOPLE.inc()
    return done


def problem_of(error: MariaError, room: Room | None, language: str) -> tuple[int, m.Problem]:
    """A refusal as a status and a sentence, with the rule it names."""
    problem = m.Problem(error=error.key, text=error.text(language, rule=False))
    if error.rule:
        words = Words((room and room.game) or Game.new("introductory", box=newest()), language)
        problem.rule, problem.rule_text = error.rule, words.rule(error.rule)
    return error.status if isinstance(error, m.Refused | DatabaseTrouble) else 422, problem
