"""Checks a bot: asks it one question for every kind of decision, and lets it play whole games."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from maria import engine
from maria.actions import Action
from maria.bots import Maker
from maria.bots.arena import BotLimits, play_match
from maria.bots.protocol import NonsenseError, Program
from maria.bots.table import Ask, Bot, Reply, make_ask
from maria.box import Box
from maria.random_play import pick
from maria.rules.step import Decision
from maria.rules.variants import VARIANTS
from maria.state import State, Step
from maria.texts.message import Message, message

WHOLE = (("introductory", 3), ("advanced", 3), ("advanced", 2), ("silesia-gambit", 3))
"""The games that the bot plays to the end, in every seat."""
RARE = ((2, 3), (4, 3), (0, 4), (2, 7), (1, 17), (3, 21))
"""Random games with rare decisions: the index of the variant, and the seed."""
MOST = 300
"""The limit on random games."""
SHOWN = 60


class BotProblem(NamedTuple):
    """A problem: a sentence, and its evidence, such as a traceback."""

    what: Message
    shows: str = ""


def kinds() -> set[str]:
    """All kinds of decision."""
    return {kind for kind, step in Step.registry.items() if issubclass(step, Decision)}


def questions(box: Box, wanted: set[str]) -> Iterator[tuple[str, Ask]]:
    """One question for each kind found in random games. Kinds that were found are removed from `wanted`."""
    games = [(number, 0) for number in range(len(VARIANTS))] + list(RARE)
    games += [(number % len(VARIANTS), number) for number in range(MOST)]
    for number, seed in games:
        variant, rng = VARIANTS[number], Random(seed)
        state, _ = engine.new_game(box, variant.name, variant.players, str(seed), variant.options)
        while state.agenda and wanted:
            kind, seat = state.agenda[-1].kind, engine.to_act(state)[0]
            if kind in wanted:
                wanted.discard(kind)
                yield kind, make_ask(state, seat, (), f"{kind} {seed}")
            choices = engine.legal(state, seat)
            engine.carry_out(state, seat, pick(choices, rng), False, choices)


def check(maker: Maker, box: Box, seconds: float) -> Iterator[BotProblem]:
    """Yields each problem as it is found: first question by question, then in whole games."""
    missing = kinds()
    for kind, ask in questions(box, missing):
        if problem := _check_answer(maker, box, kind, ask, seconds):
            yield problem
    if missing:
        yield BotProblem(message("check-not-asked", kinds=" ".join(sorted(missing))))
    for name, players in WHOLE:
        match = play_match(name, players, (), [maker] * players, "check", box, BotLimits(seconds))
        for seat, faults in enumerate(match.faults):
            for fault, count in faults.items():
                where = message(f"check-game-{fault}", game=name, seat=match.seats[seat], count=count)
                yield BotProblem(where, match.trouble[seat])


def _check_answer(maker: Maker, box: Box, kind: str, ask: Ask, seconds: float) -> BotProblem | None:
    """The problem with the answer to a question, or None. Two bots with the same seed must answer alike."""
    before, answers = _content(ask), list[Any]()
    for _ in range(2):
        answer, problem = _answer(maker, box, kind, ask, seconds)
        if problem:
            return problem
        answers.append(answer)
    if _content(ask) != before:
        return BotProblem(message("check-changed", kind=kind))
    if wrong := _wrong(ask.position, ask.seat, kind, answers[0]):
        return BotProblem(wrong)
    if not isinstance(answers[1], Reply) or answers[0].action != answers[1].action:
        return BotProblem(message("check-differs", kind=kind))
    return None


def _answer(maker: Maker, box: Box, kind: str, ask: Ask, seconds: float) -> tuple[Any, BotProblem | None]:
    """A new bot's answer, or the problem if there is none."""
    bot: Bot | None = None
    answer: Any = None
    begun = time.perf_counter()
    late = BotProblem(message("check-slow", kind=kind, seconds=f"{seconds:g}"))
    try:
        bot = maker(box, "check")
        if isinstance(bot, Program):
            bot.seconds = seconds
        answer = bot.decide(ask)
    except TimeoutError:
        return None, late
    except NonsenseError as error:
        return None, BotProblem(message("check-nonsense", kind=kind, answer=str(error)[:SHOWN]))
    except (Exception, SystemExit) as error:  # a bot may raise anything
        raised = message("check-raises", kind=kind, error=type(error).__name__)
        return None, BotProblem(raised, traceback.format_exc())
    finally:
        if isinstance(bot, Program):
            bot.stop()
    return answer, late if time.perf_counter() - begun > seconds else None


def _content(ask: Ask) -> tuple[str, str]:
    return engine.fingerprint(ask.position), json.dumps(ask.view)


def _wrong(state: State, seat: int, kind: str, answer: Any) -> Message | None:
    """What is wrong with an answer, or None."""
    if not isinstance(answer, Reply):
        return message("check-no-reply", kind=kind, answer=repr(answer)[:SHOWN])
    shown = repr(answer.action)[:SHOWN]
    try:
        refusal = engine.refusal(state, seat, answer.action)
        if isinstance(answer.action, Action):
            text = refusal and refusal.text(state.setting.box)
            return message("check-illegal", kind=kind, action=shown, why=text) if text else None
    except Exception:  # an action can be anything and contain anything
        return message("check-nonsense", kind=kind, answer=shown)
    return message("check-nonsense", kind=kind, answer=shown)
