"""What a page needs to know to let a player act: the current decision, marches, reasons and overlays."""

from __future__ import annotations

from collections.abc import Callable

from maria import engine
from maria.game import Game
from maria.rules.election import free_votes
from maria.rules.movement import Movement
from maria.server.offers import politics, war
from maria.server.offers.anytime import any_time
from maria.server.offers.desk import Built, Desk
from maria.server.offers.models import AnyTime, March, Marches, Offer, Overlays, Way, Why
from maria.server.offers.moving import marches, way
from maria.server.offers.overlays import overlays
from maria.server.offers.reasons import why
from maria.state import Step
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

BUILDERS: dict[str, Callable[[Desk, Step], Built]] = {
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
RULES = {
    "split": "4.e 4.f 4.l 6.d 14.g SG.p",
    "hussars": "7.a 7.b 7.c",
    "subsidy": "8.b 8.j",
    "toll": "9.g 9.h 9.i 8.h 8.k",
    "movement": "10.1.a 10.1.b 10.1.c 10.1.d 10.1.g 10.2.a 10.3.a 10.3.e 14.h SG.b",
    "attacks": "11.1.a 11.1.j 11.1.m 24.g",
    "duel": "11.1.b 11.1.d 11.1.e 11.1.f 11.1.g 11.1.h 8.f",
    "retreat": "11.2.a 11.2.b 11.2.c 11.2.d 11.2.f",
    "recruit": "13.a 13.b 8.h 8.k",
    "assign": "13.a 13.b 13.c 17.r",
    "trump": "17.b 17.e",
    "lay": "17.c 17.d 17.e 17.f 25.b",
    "select": "17.g 17.h 17.i 24.e 25.c 25.d",
    "execute": "17.h 17.j 17.k 24.i",
    "corps": "17.m 17.t 17.u",
    "transfer-way": "17.p 17.v",
    "transfer-peace": "19.1.e 19.1.j 19.4.g",
    "transfer-saxon": "19.3.b 19.3.i 19.4.g",
    "transfer-free": "19.3.c 19.4.g",
    "vote": "18.b 18.c 18.e",
    "saxony-due": "19.3.a 19.3.j 24.f",
    "offer-peace": "19.1.a 19.1.b 19.1.d 19.1.g",
    "accept-peace": "19.1.a 19.1.b 19.1.d 19.1.g",
    "second-train": "19.1.f 19.1.k",
    "reduce": "19.2.a 19.2.b 19.2.c",
    "cede": "SG.e SG.f SG.g SG.h SG.i",
}
"""The rules that govern each decision, and transfers by their reason; those of other games are left out."""
SUBJECTS = ("toll", "recruit", "assign", "lay", "execute", "corps")
"""The decisions of one power, which is the first value of their step."""


def offer(game: Game, seat: int | None, language: str) -> Offer:
    """What a seat may do now, as far as it may know the game; a spectator (None) may do nothing."""
    desk, state = Desk(game, seat, language), game.state
    step = state.agenda[-1] if state.agenda else None
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
    step = desk.state.agenda[-1]
    asked = desk.seat if desk.seat in waiting else waiting[0]
    key = f"offer-ask-{step.kind}"
    return desk.say(key if key in desk.words.say else f"ask-{step.kind}", **_values(desk, step, asked))


def _values(desk: Desk, step: Step, seat: int) -> dict[str, str | int]:
    """What the questions tell beside the seat."""
    words = desk.words
    values: dict[str, str | int] = {"seat": words.seat(seat)}
    if step.kind in SUBJECTS:
        values["power"] = words.power(step.values[0])
    match step.kind:
        case "movement":
            powers = [p for p in Movement(desk.state, step).powers if desk.state.seat_of[p] == seat]
            values["powers"] = words.powers(powers)
        case "assign":
            values["count"] = step.values[1]
        case "select":
            values["power"] = words.power(step.values[1])
        case "execute":
            values["card"] = words.political(step.values[1])
        case "corps":
            values["box"] = words.off_map_box(step.values[0])
        case "vote":
            values["count"] = free_votes(desk.state, seat)
    return values


def _rules(desk: Desk, step: Step) -> list[str]:
    """The rules that govern a step in this variant."""
    setting = desk.setting
    scopes = {"all", {"introductory": "intro", "advanced": "adv", "silesia-gambit": "sg"}[setting.variant]}
    if setting.players == 2:
        scopes.add("2pa" if setting.advanced else "2pi")
    if setting.gambit:
        scopes.add("opt")
    kind = f"transfer-{politics.REASONS[step.values[0]]}" if step.kind == "transfer" else step.kind
    scope_of = {rule.id: rule.scope for rule in rulebook.rules()}
    return [rule for rule in RULES[kind].split() if scope_of[rule] in scopes]
