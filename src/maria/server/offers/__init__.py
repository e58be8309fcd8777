"""What a page needs to know to let a player act: the open decision, marches, reasons, overlays and facts.

Of a decision it is told the facts of `reading`, one for each kind, so that it needs no rules; what numbers
and a `pattern` are stands at `Fact`. `action` is a text in the record's notation that can be played as it is.
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
    reason: MessageData | None = None
    rule_text: str | None = None
    clauses: list[MessageData] | None = None
    clause: int | None = None


class Forbidden(BaseModel):
    """21.a: an answer that the rules allow, and why a treaty does not."""

    label: MessageData
    reason: MessageData
    rule: str


class Way(BaseModel):
    """A march or a retreat along way-points: the legal action, or why there is none."""

    path: list[int]
    march: MarchProspect | None
    action: str | None
    why: Why


class SeatChoices(BaseModel):
    """The open decision for one seat.

    `step`: its kind, empty after the end of the game. `yours`: the game waits for this seat. For the others
    there is a detail only where everybody may see it (a duel). `detail`: all answers where they are few, and
    patterns of more. `forbidden`: answers that only a treaty forbids.
    """

    step: str
    yours: bool
    helps: list[MessageData]
    rules: list[str]
    forbidden: list[Forbidden]
    detail: Detail | None


def choices(game: Game, seat: int | None) -> dict[str, Any]:
    """The fields of `SeatChoices` for a seat, as far as it may know the game; a spectator is never asked."""
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
    """What a seat may do whoever is on turn: as a fact, and as that goes over the network."""

    fact: anytime.AtAnyTime
    told: dict[str, Any]


def out_of_turn(
    game: Game, seat: int | None, before: tuple[engine.Changes, OutOfTurn] | None = None
) -> OutOfTurn:
    """What a seat may do whoever is on turn; what it could do before, and still can, is not written again."""
    since, known = before or (None, None)
    found = anytime.at_any_time(game.state, seat, (since, known.fact) if since and known else None)
    return OutOfTurn(found, Shaper(game).shaped(found, known))


def clause_forms(game: Game, by: int, to: int) -> ClauseForms:
    """21.a: the clauses that one power can propose to another."""
    return ClauseForms(**Shaper(game).shaped(clauses_read.clause_forms(game.state, by, to)))


def question_to(game: Game, waiting: tuple[int, ...], seat: int | None) -> MessageData:
    """What is asked of the seat; if it is not asked, what the others decide that the game waits for."""
    if not waiting:
        return message_data(message("offer-over"))
    if seat is not None and seat in waiting:
        return message_data(question_sentence(game.state, seat, named=False))
    return message_data(news(game.state, waiting))


def marches(game: Game, seat: int, piece: int) -> bytes:
    """10.1: where a piece can go, and what that brings: `Marches` as JSON."""
    return to_json(Shaper(game).shaped(reading.marches(game.state, seat, piece)))


def overlays(game: Game) -> Overlays:
    """Supply, protection, reach and dangers as things stand; the same for everybody."""
    return Overlays(**Shaper(game).shaped(reading.overlays(game.state)))


def facts(game: Game, seat: int | None, revealed: bool = False) -> dict[str, Any]:
    """What the position means to a seat; all but the troops is everybody's. `revealed`: nothing is hidden."""
    return meaning(game).told | {"troops": known_troops(game.state, seat, revealed)}


class PublicFacts(NamedTuple):
    """What a position means to everybody: as facts, and as those go over the network, without troops."""

    facts: position.Facts
    told: dict[str, Any]


def meaning(game: Game, before: tuple[engine.Changes, PublicFacts] | None = None) -> PublicFacts:
    """What the position means to everybody; what it meant before, and still does, is not found again."""
    events = (event for move in reversed(game.moves) for event in reversed(move.events))
    since, known = before or (None, None)
    found = position.facts(game.state, None, events, [], (since, known.facts) if since and known else None)
    told = Shaper(game).shaped(found, known)
    del told["troops"]
    return PublicFacts(found, told)


def known_troops(state: State, seat: int | None, revealed: bool) -> list[list[int]]:
    """6.d: the least and the most troops of every general for a seat; `revealed`: nothing is hidden."""
    known = [(count, count) for count in state.troops] if revealed else bounds(state, seat)
    return list(map(list, known))


def way(game: Game, seat: int, piece: int, points: list[int], force: bool | None, language: str) -> Way:
    """The march of a piece along points, or the retreat of the defeated, or why there is none."""
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
    """Whether an action's text, without its seat, can be played now; nothing is played."""
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
    """Why a piece does not move now: told of a step to a city next to it."""
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
