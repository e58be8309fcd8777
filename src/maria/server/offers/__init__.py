"""What a page needs to know to let a player act: the open decision, marches, reasons, overlays and facts."""

from __future__ import annotations

from typing import Any

from maria import engine
from maria.actions import Action
from maria.game import Game
from maria.notation import NotationError, parse_action
from maria.reading import movement as reading
from maria.reading.anytime import at_any_time
from maria.reading.decision import detail_for, rules_of
from maria.reading.fact import actions_in
from maria.reading.movement import way_along
from maria.reading.position import facts as facts_of
from maria.reading.troops import bounds
from maria.server.offers.models import Facts, Marches, Overlays, SeatChoices, Way, Why
from maria.server.offers.shapes import Shaper
from maria.telling.asking import helps
from maria.telling.parts import Linked, Parts, parts
from maria.telling.words import Words
from maria.texts import rulebook

__all__ = [
    "Facts",
    "Marches",
    "Overlays",
    "SeatChoices",
    "Way",
    "Why",
    "choices",
    "facts",
    "known_troops",
    "marches",
    "overlays",
    "question_to",
    "way",
    "why",
    "why_it_stays",
    "with_troops",
]


def choices(game: Game, seat: int | None, language: str) -> SeatChoices:
    """What a seat may do now, as far as it may know the game; a spectator (None) may do nothing."""
    shaper, state = Shaper(game, language), game.state
    step, waiting = engine.decision(state), engine.to_act(state)
    detail = detail_for(state, seat)
    yours = seat in waiting
    return SeatChoices(
        step=step.kind if step else "",
        waiting=[game.seats[other] for other in waiting],
        yours=yours,
        question=question_to(game, waiting, seat, language),
        helps=[parts(text) for text in helps(detail, shaper.words)] if detail else [],
        rules=rules_of(state),
        choices=[shaper.choice(*entry) for entry in actions_in(detail)] if detail and yours else [],
        detail=shaper.shaped(detail) if detail else None,
        any_time=shaper.shaped(at_any_time(state, seat)),
    )


def question_to(game: Game, waiting: tuple[int, ...], seat: int | None, language: str) -> Parts:
    """What whom is asked: the seat, or whoever else of those that the game waits for."""
    words = Linked(game, language)
    if not waiting:
        return parts(words.sentence("offer-over"))
    if seat not in waiting and len(waiting) > 1:
        return parts(words.sentence("offer-waits", seats=words.listed(map(words.seat, waiting))))
    asked = seat if seat is not None and seat in waiting else waiting[0]
    return parts(words.question(asked, "offer-ask-", "ask-"))


def marches(game: Game, seat: int, piece: int, language: str) -> Marches:
    """10.1: where a piece can go, and what that brings."""
    return Marches(**Shaper(game, language).shaped(reading.marches(game.state, seat, piece)))


def overlays(game: Game) -> Overlays:
    """Supply, protection, reach and threats as things stand; the same for everybody."""
    return Overlays(**Shaper(game, "en").shaped(reading.overlays(game.state)))


def facts(game: Game, language: str) -> dict[str, Any]:
    """What the position means to everybody; `with_troops` adds what a seat knows."""
    events = (event for move in reversed(game.moves) for event in reversed(move.events))
    return Shaper(game, language).shaped(facts_of(game.state, None, events))


def with_troops(public: dict[str, Any], game: Game, seat: int | None, revealed: bool) -> dict[str, Any]:
    """Facts with the troops as a seat knows them."""
    return {**public, "troops": known_troops(game, seat, revealed)}


def known_troops(game: Game, seat: int | None, revealed: bool) -> list[list[int]]:
    """6.d: the least and the most troops of every general for a seat; `revealed`: nothing is hidden."""
    known = [(count, count) for count in game.state.troops] if revealed else bounds(game.state, seat)
    return list(map(list, known))


def way(game: Game, seat: int, piece: int, points: list[int], force: bool | None, language: str) -> Way:
    """The march of a piece along points, or the retreat of the defeated, or why there is none."""
    shaper = Shaper(game, language)
    action, march = way_along(game.state, seat, piece, points, force)
    reason = _reason(shaper.words, seat, action)
    return Way(
        path=list(action.path),
        march=shaper.shaped(march) if march and reason.legal else None,
        action=shaper.text(action) if reason.legal else None,
        why=reason,
    )


def why(game: Game, seat: int, text: str, language: str) -> Why:
    """Whether an action's text, without its seat, can be played now; nothing is played."""
    words = Linked(game, language)
    try:
        action = parse_action(game.state, seat, text)
    except NotationError as error:
        return Why(legal=False, reason=parts(words.problem(error.key, error.values)))
    return _reason(words, seat, action)


def why_it_stays(game: Game, seat: int, piece: int, language: str) -> Why:
    """Why a piece does not move now: told of a step to a city next to it."""
    place = game.state.place[piece] if piece < len(game.state.place) else -1
    near = game.state.setting.board.neighbours[place][:1] if place >= 0 else []
    return way(game, seat, piece, list(near), False, language).why


def _reason(words: Words, seat: int, action: Action) -> Why:
    """Whether an action is legal, and if not, why."""
    refusal = engine.refusal(words.state, seat, action)
    if refusal is None:
        return Why(legal=True)
    (rule,) = rulebook.find(refusal.rule)
    reason = parts(words.problem(refusal.key, refusal.values))
    return Why(legal=False, rule=rule.id, reason=reason, rule_text=words.say(rule.key))
