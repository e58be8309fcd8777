"""Why an action is not legal: the rule, and the reason in words."""

from __future__ import annotations

from maria import engine
from maria.actions import Action
from maria.game import Game
from maria.notation import NotationError, parse_action
from maria.server.offers.desk import Desk
from maria.server.offers.models import Why
from maria.telling.parts import parts
from maria.texts import rulebook


def why(game: Game, seat: int, text: str, language: str) -> Why:
    """Whether an action's text, without its seat, can be played now; nothing is played."""
    desk = Desk(game, seat, language)
    try:
        action = parse_action(game.state, seat, text)
    except NotationError as error:
        return Why(legal=False, reason=parts(desk.words.problem(error.key, error.values)))
    return reason(desk, action)


def reason(desk: Desk, action: Action) -> Why:
    """Whether an action is legal, and if not, why."""
    refusal = engine.refusal(desk.state, desk.seat, action)
    if refusal is None:
        return Why(legal=True)
    (rule,) = rulebook.find(refusal.rule)
    return Why(
        legal=False,
        rule=rule.id,
        reason=parts(desk.words.problem(refusal.key, refusal.values)),
        rule_text=desk.words.say(rule.key),
    )
