"""What a page needs to know to let a player act: the current decision, marches, reasons and overlays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maria import engine
from maria.game import Game
from maria.rules.politics import SendingCorps
from maria.rules.step import Decision
from maria.server.offers import politics, war
from maria.server.offers.anytime import any_time
from maria.server.offers.desk import Built, Desk
from maria.server.offers.models import AnyTime, March, Marches, Offer, Overlays, Way, Why
from maria.server.offers.moving import marches, way
from maria.server.offers.overlays import overlays
from maria.server.offers.reasons import why
from maria.telling.parts import Parts
from maria.texts import rulebook

__all__ = [
    "March",
    "Marches",
    "Offer",
    "Overlays",
    "Way",
    "Why",
    "marches",
    "offer",
    "overlays",
    "question",
    "way",
    "why",
]

BUILDERS: dict[str, Callable[[Desk, Any], Built]] = {
    "split": war.split,
    "hussars": war.hussars,
    "subsidy": politics.question,
    "toll": war.toll,
    "movement": war.movement,
    "attacks": war.attacks,
    "duel": war.duel,
    "retreat": war.retreat,
    "recruit": war.recruit,
    "assign": war.assign,
    "trump": politics.trump,
    "lay": politics.lay,
    "select": politics.select,
    "execute": politics.execute,
    "corps": politics.corps,
    "transfer": politics.place,
    "vote": politics.vote,
    "saxony-due": politics.saxony_due,
    "offer-peace": politics.question,
    "accept-peace": politics.question,
    "second-train": politics.place,
    "reduce": politics.question,
    "cede": politics.question,
}
"""What builds the offer of each decision."""
PUBLIC = ("duel",)
"""Decisions of which everybody sees the detail, without what is secret of it."""


def offer(game: Game, seat: int | None, language: str) -> Offer:
    """What a seat may do now, as far as it may know the game; a spectator (None) may do nothing."""
    desk, state = Desk(game, seat, language), game.state
    step = engine.decision(state)
    waiting = engine.to_act(state)
    yours = desk.seat in waiting
    built = BUILDERS[step.kind](desk, step) if step and (yours or step.kind in PUBLIC) else None
    return Offer(
        step=step.kind if step else "",
        waiting=[game.seats[other] for other in waiting],
        yours=yours,
        question=_question(desk, waiting),
        helps=built.helps if built else [],
        rules=_rules(desk, step) if step else [],
        choices=built.choices if built else [],
        detail=built.detail if built else None,
        any_time=AnyTime() if seat is None else any_time(desk),
    )


def question(game: Game, waiting: tuple[int, ...], seat: int | None, language: str) -> Parts:
    """What whom is asked: the seat, or whoever else of those that the game waits for."""
    return _question(Desk(game, seat, language), waiting)


def _question(desk: Desk, waiting: tuple[int, ...]) -> Parts:
    if not waiting:
        return desk.say("offer-over")
    if desk.seat not in waiting and len(waiting) > 1:
        return desk.say("offer-waits", seats=desk.words.listed(map(desk.words.seat, waiting)))
    step = engine.decision(desk.state)
    assert step is not None
    asked = desk.seat if desk.seat in waiting else waiting[0]
    key = f"offer-ask-{step.kind}"
    return desk.say(key if key in desk.words.say else f"ask-{step.kind}", **_values(desk, step, asked))


def _values(desk: Desk, step: Decision, seat: int) -> dict[str, str | int]:
    """What the questions tell beside the seat."""
    words, subject = desk.words, step.subject(desk.state, seat)
    values: dict[str, str | int] = {"seat": words.seat(seat)}
    for name, value in subject.items():
        match name, value:
            case "power", int(power):
                values["power"] = words.power(power)
            case "powers", tuple(powers):
                values["powers"] = words.powers(powers)
            case "card", int(card):
                values["card"] = words.political(card)
            case "count", int(count):
                values["count"] = count
    if isinstance(step, SendingCorps):
        values["box"] = words.off_map_box(step.owner)
    return values


def _rules(desk: Desk, step: Decision) -> list[str]:
    """The rules that govern a step in this variant."""
    scope_of = {rule.id: rule.scope for rule in rulebook.rules()}
    return [rule for rule in step.rules.split() if scope_of[rule] in desk.setting.variant.scopes]
