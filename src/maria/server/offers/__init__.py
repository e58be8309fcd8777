"""What a page needs to know to let a player act: the open decision, marches, reasons, overlays and facts.

Of a decision it is told the facts of `reading`, one for each kind, so that it needs no rules; what numbers
and a `pattern` are stands at `Fact`. `action` is a text in the record's notation that can be played as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

from pydantic import BaseModel, Field

from maria import engine
from maria.actions import Action, Propose
from maria.game import Game
from maria.notation import NotationError, parse_action
from maria.reading import anytime, position
from maria.reading import clauses as clauses_read
from maria.reading import movement as reading
from maria.reading.fact import Fact, actions_in, detail, detail_for, rules_of
from maria.reading.troops import bounds
from maria.server.offers.shapes import Choice, Shaper, model_of
from maria.telling.choices import helps, label
from maria.telling.parts import Linked, Parts, parts
from maria.telling.words import Words
from maria.texts import rulebook

_readers = [read for step, read in detail.registry.items() if step is not object]
DETAILS: list[type[Fact]] = list(dict.fromkeys(get_type_hints(read)["return"] for read in _readers))
"""What decisions are told as, each by its kind."""

if TYPE_CHECKING:
    Detail = Any
    AtAnyTime = Any
    MarchProspect = Any
    Marches = Any
    Overlays = Any
    Facts = Any
    ClauseForms = Any
else:
    Detail = Annotated[reduce(or_, map(model_of, DETAILS)), Field(discriminator="kind")]
    AtAnyTime, Overlays = model_of(anytime.AtAnyTime), model_of(reading.Overlays)
    MarchProspect, Marches = model_of(reading.MarchProspect), model_of(reading.Marches)
    Facts = model_of(position.Facts)
    ClauseForms = model_of(clauses_read.ClauseForms)


class Why(BaseModel):
    """Whether an action is legal; if not, the rule that forbids it and the reason in words.

    `clauses`: the clauses of a proposal as sentences; `clause`: the number of the one that is refused.
    """

    legal: bool
    rule: str | None = None
    reason: Parts | None = None
    rule_text: str | None = None
    clauses: list[Parts] | None = None
    clause: int | None = None


class Forbidden(BaseModel):
    """21.a: an answer that the rules allow, and why a treaty does not."""

    label: Parts
    why: Why


class Way(BaseModel):
    """A march or a retreat along way-points: the legal action, or why there is none."""

    path: list[int]
    march: MarchProspect | None
    action: str | None
    why: Why


class SeatChoices(BaseModel):
    """What a seat may do now.

    `step`: the kind of step that the game stands at, empty after its end. `waiting`: the seats that the game
    waits for. `yours`: this seat is one of them; otherwise there are no choices, and a detail only where
    everybody may see it (a duel). `choices` are complete where they are few; where a detail has patterns
    there are more. `forbidden`: answers that only a treaty forbids.
    """

    step: str
    waiting: list[str]
    yours: bool
    question: Parts
    helps: list[Parts]
    rules: list[str]
    choices: list[Choice]
    forbidden: list[Forbidden]
    detail: Detail | None
    any_time: AtAnyTime


def choices(game: Game, seat: int | None, language: str) -> SeatChoices:
    """What a seat may do now, as far as it may know the game; a spectator (None) may do nothing."""
    shaper, state = Shaper(game, language), game.state
    step, waiting = engine.decision(state), engine.to_act(state)
    asked = detail_for(state, seat)
    yours = seat in waiting
    return SeatChoices(
        step=step.kind if step else "",
        waiting=[game.seats[other] for other in waiting],
        yours=yours,
        question=question_to(game, waiting, seat, language),
        helps=[parts(text) for text in helps(asked, shaper.words)] if asked else [],
        rules=rules_of(state),
        choices=[shaper.choice(*entry) for entry in actions_in(asked)] if asked and yours else [],
        forbidden=list(_forbidden(shaper, seat)) if seat is not None and yours else [],
        detail=shaper.shaped(asked) if asked else None,
        any_time=shaper.shaped(anytime.at_any_time(state, seat)),
    )


def _forbidden(shaper: Shaper, seat: int) -> Iterator[Forbidden]:
    for action in clauses_read.forbidden(shaper.state, seat):
        told = parts(label(shaper.words, action))
        yield Forbidden(label=told, why=_reason(shaper.words, seat, action))


def clause_forms(game: Game, by: int, to: int, language: str) -> ClauseForms:
    """21.a: the clauses that one power can propose to another."""
    return ClauseForms(**Shaper(game, language).shaped(clauses_read.clause_forms(game.state, by, to)))


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


def facts(game: Game, seat: int | None, language: str, revealed: bool = False) -> dict[str, Any]:
    """What the position means to a seat; all but the troops is everybody's. `revealed`: nothing is hidden."""
    return public_facts(game, language) | {"troops": known_troops(game, seat, revealed)}


def public_facts(game: Game, language: str) -> dict[str, Any]:
    """What the position means to everybody: without troops."""
    events = (event for move in reversed(game.moves) for event in reversed(move.events))
    return Shaper(game, language).shaped(position.facts(game.state, None, events, troops=[]))


def known_troops(game: Game, seat: int | None, revealed: bool) -> list[list[int]]:
    """6.d: the least and the most troops of every general for a seat; `revealed`: nothing is hidden."""
    known = [(count, count) for count in game.state.troops] if revealed else bounds(game.state, seat)
    return list(map(list, known))


def way(game: Game, seat: int, piece: int, points: list[int], force: bool | None, language: str) -> Way:
    """The march of a piece along points, or the retreat of the defeated, or why there is none."""
    shaper = Shaper(game, language)
    action, march = reading.way_along(game.state, seat, piece, points, force)
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
        return _why_not(words, error.rule, parts(words.problem(error.key, error.values)))
    reason = _reason(words, seat, action)
    if isinstance(action, Propose):
        told = (words.sentence("clause-alone", text=words.clause(clause)) for clause in action.clauses)
        reason.clauses = list(map(parts, told))
        reason.clause = None if reason.legal else clauses_read.refused_clause(game.state, seat, action)
    return reason


def why_it_stays(game: Game, seat: int, piece: int, language: str) -> Why:
    """Why a piece does not move now: told of a step to a city next to it."""
    place = game.state.place[piece] if piece < len(game.state.place) else -1
    near = game.state.setting.board.neighbours[place][:1] if place >= 0 else []
    return way(game, seat, piece, list(near), False, language).why


def _reason(words: Words, seat: int, action: Action) -> Why:
    refusal = engine.refusal(words.state, seat, action)
    if refusal is None:
        return Why(legal=True)
    return _why_not(words, refusal.rule, parts(words.problem(refusal.key, refusal.values)))


def _why_not(words: Words, named: str | None, reason: Parts) -> Why:
    """Why something is not possible, with the text of the rule if there is one."""
    if not named:
        return Why(legal=False, reason=reason)
    (rule,) = rulebook.find(named)
    return Why(legal=False, rule=rule.id, reason=reason, rule_text=words.say(rule.key))
