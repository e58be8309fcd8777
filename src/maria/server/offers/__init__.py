"""The data that a page needs to let a player act: the open decision, marches, reasons, overlays and facts.

A decision is sent as facts from `reading`, one class per kind, so that the page needs no rules. `Fact`
explains numbers and `pattern`. `action` is text in the record's notation that can be sent as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, get_type_hints

from pydantic import BaseModel, Field
from pydantic_core import to_json

from maria import engine
from maria.actions import Action, Propose
from maria.game import Game
from maria.notation import NotationError, parse_action
from maria.phrases import Sentence
from maria.reading import anytime, position
from maria.reading import clauses as clauses_read
from maria.reading import movement as reading
from maria.reading.fact import Fact, OtherDetail, detail, detail_for, rules_of
from maria.reading.troops import bounds
from maria.rules.step import Refusal
from maria.server.messages import MessageData, message_data
from maria.server.offers.shapes import Shaper, model_of
from maria.state import State
from maria.telling.choices import helps, label
from maria.texts import rulebook
from maria.texts.message import message
from maria.words import catalogue_of, news, question_sentence

_readers = [read for step, read in detail.registry.items() if step is not object]
DETAILS: list[type[Fact]] = [*dict.fromkeys(get_type_hints(read)["return"] for read in _readers), OtherDetail]
"""The fact classes that describe decisions, one per kind."""

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
    """Whether an action is legal; if not, the rule that forbids it and the reason as a message.

    `clauses`: the clauses of a proposal as sentences; `clause`: the number of the refused one.
    """

    legal: bool
    rule: str | None = None
    reason: MessageData | None = None
    rule_text: str | None = None
    clauses: list[MessageData] | None = None
    clause: int | None = None


class Forbidden(BaseModel):
    """21.a: an answer that the rules allow but a treaty forbids, and why."""

    label: MessageData
    reason: MessageData
    rule: str


class Way(BaseModel):
    """A march or a retreat along waypoints: the legal action, or why there is none."""

    path: list[int]
    march: MarchProspect | None
    action: str | None
    why: Why


class SeatChoices(BaseModel):
    """The open decision for one seat.

    `step`: its kind, empty after the end of the game. `yours`: the game waits for this seat. `detail`: the
    answers if there are few, patterns if there are many; other seats get it only if it is public (a duel).
    `forbidden`: answers that only a treaty forbids.
    """

    step: str
    yours: bool
    helps: list[MessageData]
    rules: list[str]
    forbidden: list[Forbidden]
    detail: Detail | None


def choices(game: Game, seat: int | None) -> dict[str, Any]:
    """The fields of `SeatChoices`, limited to what the seat may know; None stands for a spectator."""
    state = game.state
    step, found = engine.decision(state), detail_for(state, seat)
    yours = seat is not None and seat in engine.to_act(state)
    return {
        "step": step.kind if step else "",
        "yours": yours,
        "helps": list(map(message_data, helps(found, state))) if found else [],
        "rules": rules_of(state),
        "forbidden": list(_forbidden(game, seat)) if seat is not None and yours else [],
        "detail": Shaper(game).shaped(found) if found else None,
    }


def _forbidden(game: Game, seat: int) -> Iterator[dict[str, Any]]:
    for action in clauses_read.forbidden(game.state, seat):
        refusal = engine.refusal(game.state, seat, action)
        assert refusal is not None
        reason = message_data(Refusal("", refusal.key, refusal.values).message())
        yield {"label": message_data(label(game.state, action)), "reason": reason, "rule": refusal.rule}


class OutOfTurn(NamedTuple):
    """What a seat may do out of turn: as a fact, and as data for the network."""

    fact: anytime.AtAnyTime
    told: dict[str, Any]


def out_of_turn(
    game: Game, seat: int | None, before: tuple[engine.Changes, OutOfTurn] | None = None
) -> OutOfTurn:
    """What a seat may do out of turn; `before` is the last result, whose unchanged parts are reused."""
    since, known = before or (None, None)
    found = anytime.at_any_time(game.state, seat, (since, known.fact) if since and known else None)
    return OutOfTurn(found, Shaper(game).shaped(found, known))


def clause_forms(game: Game, by: int, to: int) -> ClauseForms:
    """21.a: the clauses that one power can propose to another."""
    return ClauseForms(**Shaper(game).shaped(clauses_read.clause_forms(game.state, by, to)))


def question_to(game: Game, waiting: tuple[int, ...], seat: int | None) -> MessageData:
    """The question to a seat, or what the others are deciding if the game does not wait for this seat."""
    if not waiting:
        return message_data(message("offer-over"))
    if seat is not None and seat in waiting:
        return message_data(question_sentence(game.state, seat, named=False))
    return message_data(news(game.state, waiting))


def marches(game: Game, seat: int, piece: int) -> bytes:
    """10.1: where a piece can go, and the effects: `Marches` as JSON."""
    return to_json(Shaper(game).shaped(reading.marches(game.state, seat, piece)))


def overlays(game: Game) -> Overlays:
    """Current supply, protection, reach and dangers; the same for everybody."""
    return Overlays(**Shaper(game).shaped(reading.overlays(game.state)))


def facts(game: Game, seat: int | None, revealed: bool = False) -> dict[str, Any]:
    """What the position means to a seat; all but the troops is public. `revealed`: nothing is hidden."""
    return meaning(game).told | {"troops": troop_bounds(game.state, seat, revealed)}


class PublicFacts(NamedTuple):
    """What a position means to everybody, without troops: as facts, and as data for the network."""

    facts: position.Facts
    told: dict[str, Any]


def meaning(game: Game, before: tuple[engine.Changes, PublicFacts] | None = None) -> PublicFacts:
    """What the position means to everybody; `before` is the last result, whose unchanged parts are reused."""
    events = (event for move in reversed(game.moves) for event in reversed(move.events))
    since, known = before or (None, None)
    found = position.facts(game.state, None, events, [], (since, known.facts) if since and known else None)
    told = Shaper(game).shaped(found, known)
    del told["troops"]
    return PublicFacts(found, told)


def troop_bounds(state: State, seat: int | None, revealed: bool) -> list[list[int]]:
    """6.d: the fewest and most troops each general may have, to a seat; `revealed`: nothing is hidden."""
    known = [(count, count) for count in state.troops] if revealed else bounds(state, seat)
    return list(map(list, known))


def way(game: Game, seat: int, piece: int, points: list[int], force: bool | None, language: str) -> Way:
    """A piece's march along waypoints, or the retreat of the defeated, or why there is none."""
    shaper = Shaper(game)
    action, march = reading.way_along(game.state, seat, piece, points, force)
    reason = _reason(game, seat, action, language)
    return Way(
        path=list(action.path),
        march=shaper.shaped(march) if march and reason.legal else None,
        action=shaper.text(action) if reason.legal else None,
        why=reason,
    )


def why(game: Game, seat: int, text: str, language: str) -> Why:
    """Whether an action, as text without its seat, can be played now; does not play it."""
    try:
        action = parse_action(game.state, seat, text)
    except NotationError as error:
        return _why_not(game, error, language)
    reason = _reason(game, seat, action, language)
    if isinstance(action, Propose):
        reason.clauses = [message_data(Sentence(clause, game.box).message()) for clause in action.clauses]
        reason.clause = None if reason.legal else clauses_read.refused_clause(game.state, seat, action)
    return reason


def why_it_stays(game: Game, seat: int, piece: int, language: str) -> Why:
    """Why a piece cannot move now, taken from a step to a neighbouring city."""
    place = game.state.place[piece] if piece < len(game.state.place) else -1
    near = game.state.setting.board.neighbours[place][:1] if place >= 0 else []
    return way(game, seat, piece, list(near), False, language).why


def _reason(game: Game, seat: int, action: Action, language: str) -> Why:
    refusal = engine.refusal(game.state, seat, action)
    return Why(legal=True) if refusal is None else _why_not(game, refusal, language)


def _why_not(game: Game, found: Refusal | NotationError, language: str) -> Why:
    """Why something is not possible, with the text of the rule if there is one."""
    reason = message_data(Refusal("", found.key, found.values).message())
    if not found.rule:
        return Why(legal=False, reason=reason)
    (rule,) = rulebook.find(found.rule)
    return Why(legal=False, rule=rule.id, reason=reason, rule_text=catalogue_of(game.box, language)(rule.key))
