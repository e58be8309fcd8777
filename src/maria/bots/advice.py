"""A bot's advice for a seat: what it would do, why, what to draw, and the odds of a duel.

Everything, chance included, comes from the seat's view alone. Equal views get equal advice, whatever is
hidden.
"""

from __future__ import annotations

import json
from random import Random
from typing import NamedTuple

from maria import actions as act
from maria.actions import Action
from maria.bots import Maker, trained
from maria.bots.captain import LARGEST, believed, duel_action, expected, side_of, stakes_of
from maria.bots.colonel import Colonel
from maria.bots.duel import STOP, Play, Side, Solver, choices, outlook, small
from maria.bots.table import Ask, ask_about
from maria.box import Box
from maria.box.tables import members
from maria.notation import format_action
from maria.rules.combat import DuelChoices
from maria.rules.retreat import RetreatStep
from maria.rules.step import unrestricted
from maria.state import State
from maria.telling.choices import label
from maria.texts.message import Message, message
from maria.view import View

HANDS = 500
"""How many possible hands of the other side the odds are computed over."""
RESERVES = 2
"""How many Reserves per side the odds take into account."""


class Drawing(NamedTuple):
    """What can be shown of an action: pieces, a path and cities on the board, cards in hand."""

    pieces: tuple[int, ...] = ()
    way: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()


class Odds(NamedTuple):
    """What a card, or stopping, leads to if both sides then play their best. Shares are from 0 to 1."""

    action: str
    """In the record's notation."""
    label: Message
    drawing: Drawing
    won: float
    tied: float
    lost: float
    losses: float
    """The troops that this side loses on average."""
    inflicted: float
    """The troops that the other side loses on average."""
    worth: float
    """The total in points of Tactical Cards, including the cost of the cards spent."""


class Advice(NamedTuple):
    """What a bot would do, in the record's notation and as a button label, and why."""

    action: str
    label: Message
    reason: Message
    drawing: Drawing
    odds: tuple[Odds, ...] = ()
    """In a duel: the odds of every card and of stopping, the best first."""


def advise(seen: View, box: Box, mind: Maker = Colonel) -> Advice | None:
    """What a bot would do in the seat of a view. None if the game is not waiting for that seat."""
    if seen["seat"] not in seen["to_act"]:
        return None
    seed = json.dumps(seen, sort_keys=True)
    ask = ask_about(seen, (), (), seed, box)
    only = None if ask.choices.several() else message("bot-because-only")
    if isinstance(unrestricted(ask.choices), DuelChoices) and (odds := duel_odds(ask, Random(seed))):
        best = odds[0]
        reason = expected(round(best.inflicted - best.losses), stops=not best.drawing.cards)
        return Advice(best.action, best.label, only or reason, best.drawing, tuple(odds))
    reply = mind(box, seed).decide(ask)
    action, called, drawing = _in_words(ask.position, reply.action)
    return Advice(action, called, only or reply.reason, drawing)


def duel_odds(ask: Ask, rng: Random) -> list[Odds]:
    """11.1: the odds of every legal play, the best first. Equal cards appear once, a Reserve at its best."""
    able = unrestricted(ask.choices)
    assert isinstance(able, DuelChoices)
    state, score = able.state, able.duel.own_score
    stakes = stakes_of(able, trained.colonel(state.setting, ask.seat))
    own = side_of(state, able.hand, able.suit, len(able.hand), RESERVES)
    belief = believed(able, ask.seat, rng, HANDS, RESERVES)
    solver = Solver(stakes, all(small(own, other) for other in belief))
    best: dict[tuple[bool, int], Odds] = {}
    for play in choices(score, own):
        action = duel_action(able, play)
        if action not in ask.choices:
            continue
        seen = outlook(solver, score, _with(own, play), belief, play)
        won, tied, lost = (round(seen.chance(sign), 3) for sign in (1, 0, -1))
        losses, inflicted = seen.losses(stakes.own_troops), seen.losses(stakes.other_troops, 1)
        odds = Odds(*_in_words(state, action), won, tied, lost, losses, inflicted, seen.worth)
        which = play.reserve, 0 if play.reserve else play.value
        if which not in best or odds.worth > best[which].worth:
            best[which] = odds
    return sorted(best.values(), key=lambda odds: -odds.worth)


def _with(own: Side, play: Play) -> Side:
    """The strongest cards of a side, always including the one that is played first."""
    if play == STOP or play.reserve:
        return Side(own.cards[-LARGEST:], own.reserves)
    rest = own.without(play.value, False).cards
    return Side(tuple(sorted((play.value, *rest[1 - LARGEST :]))), own.reserves)


def _in_words(state: State, action: Action) -> tuple[str, Message, Drawing]:
    return format_action(state, action), label(state, action), drawn(state, action)


def drawn(state: State, action: Action) -> Drawing:
    """What to show of an action: its pieces, path, cities and cards."""
    match action:
        case act.March(piece, path):
            return Drawing((piece,), path)
        case act.Retreat(path):
            step = state.agenda[-1]
            return Drawing(tuple(members(step.losers)) if isinstance(step, RetreatStep) else (), path)
        case act.Attack(start, target):
            return Drawing(way=(start, target))
        case act.PlaceHussar(_, city):
            return Drawing(cities=(city,))
        case act.Reenter(train, city, cards):
            return Drawing((train,), cities=(city,), cards=cards)
        case act.Place(piece, city):
            return Drawing((piece,), cities=(city,))
        case act.Assign(_, troops, entries):
            return Drawing(
                tuple(general for general, _ in troops), cities=tuple(city for _, city, _ in entries)
            )
        case act.SendCorps(general, cards):
            return Drawing((general,), cards=cards)
        case act.PayToll(_, cards, supplied):
            return Drawing(supplied, cards=cards)
        case act.PlayCard(card) | act.LayCard(card):
            return Drawing(cards=(card,))
        case act.Recruit(_, _, cards):
            return Drawing(cards=cards)
    return Drawing()
