"""11, 16: the possible attacks, and the effects of playing a card or none."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Literal

from maria import engine
from maria.actions import Attack, PlayCard, Retreat, Stop
from maria.box.tables import members
from maria.events import Event
from maria.notation import Blank, format_action
from maria.reading.fact import Fact, at_once, detail
from maria.reading.troops import Force, force, together
from maria.rules.clauses.treaty_choices import TreatyChoices
from maria.rules.combat import Attacked, Attacks, Defeated, Duel, Pair, Played, Tie, attack_of, city_of
from maria.rules.retreat import RetreatStep
from maria.rules.stacks import Removed
from maria.rules.tactical_cards import RESERVE_PAYS
from maria.rules.victory_markers import combat_points
from maria.state import State

Side = Literal["attackers", "defenders"]
SIDES: tuple[Side, Side] = ("attackers", "defenders")


class LaterAttack(Fact):
    """11.1.j: an attack that cannot come next."""

    attackers: Force
    defenders: Force


class AttackPair(LaterAttack):
    """11.1.a: an attack that may come next."""

    action: Attack


class AttacksDetail(Fact):
    """11.1.a: the choice of the next attack; `later` ones must wait (11.1.j)."""

    attacks: list[AttackPair]
    later: list[LaterAttack]
    kind: Literal["attacks"] = "attacks"


@detail.register
def attacks(step: Attacks, state: State, seat: int) -> AttacksDetail:
    """11.1.a: the attacks that may come next, and those that must wait."""
    now = step.next(state)

    def sides(pair: Pair) -> tuple[Force, Force]:
        return force(state, seat, pair[0]), force(state, seat, pair[1])

    return AttacksDetail(
        [AttackPair(*sides(pair), attack_of(state, pair)) for pair in now],
        [LaterAttack(*sides(pair)) for pair in step.outstanding(state) if pair not in now],
    )


class Playable(Fact):
    """11.1.d: a card that can be played, the score it leads to, and whether the other side plays next."""

    card: int
    text: str
    value: int
    score: int
    passes: bool
    action: PlayCard


class PlayableReserve(Fact):
    """8.f: a Reserve, as any value from 1 to 8, each with the score it leads to."""

    card: int
    text: str
    values: list[Playable]


class Stopping(Fact):
    """11.1.f, 11.1.h: the effects of playing no card: a tie, or losses and the length of the retreat.

    `points`: the least the combat would be worth to the winner (16.a).
    """

    action: Stop
    tie: bool
    losses: int
    retreat: int
    points: int


class DuelDetail(Fact):
    """11.1: a combat; `score` belongs to the side to play, zero or negative. Other seats get no cards.

    `scores`: the attackers' and the defenders'. `must`: the side has to play a card (11.1.g).
    """

    attackers: Force
    defenders: Force
    score: int
    scores: list[int]
    side: Side
    seat: str
    suit: int
    must: bool
    cards: list[Playable]
    reserves: list[PlayableReserve]
    stop: Stopping | None
    pattern: str
    kind: Literal["duel"] = "duel"


@detail.register
def duel(step: Duel, state: State, seat: int | None) -> DuelDetail:
    """11.1.d: a combat; seats that do not decide now get the same without the cards."""
    owner = state.seat_of[step.power(state)]
    choices = step.choices(state, owner)
    mine = owner == seat
    return DuelDetail(
        attackers=force(state, seat, step.attackers),
        defenders=force(state, seat, step.defenders),
        score=step.own_score,
        scores=[step.score, -step.score],
        side=SIDES[step.side],
        seat=state.setting.seats[owner],
        suit=choices.suit,
        must=mine and choices.must,
        cards=[_playable(state, step, PlayCard(card)) for card in choices.cards] if mine else [],
        reserves=[_reserve(state, step, card) for card in choices.reserves] if mine else [],
        stop=stopping(state, step) if mine and Stop() in choices else None,
        pattern=format_action(state, PlayCard(Blank.CARDS)),
    )


def _playable(state: State, step: Duel, action: PlayCard) -> Playable:
    value = action.value or state.setting.card_value[action.card]
    after = step.played(value)
    text = format_action(state, action).partition(" ")[2]
    return Playable(action.card, text, value, step.own_score + value, after.side != step.side, action)


def _reserve(state: State, step: Duel, card: int) -> PlayableReserve:
    values = [_playable(state, step, PlayCard(card, value)) for value in range(1, RESERVE_PAYS + 1)]
    return PlayableReserve(card, values[0].text.partition("=")[0], values)


def stopping(state: State, step: Duel) -> Stopping:
    """11.1.f, 11.1.h, 16.a: the effects of playing no card now."""
    after = at_once(state, state.seat_of[step.power(state)], Stop())
    lost, removed = sum(event.lost for event in after.of(Defeated)), len(after.of(Removed))
    retreat = next((left.length for left in after.state.agenda if isinstance(left, RetreatStep)), 0)
    points = combat_points(lost, removed) if state.setting.variant.pools and lost else 0
    return Stopping(Stop(), not step.score, lost, retreat, points)


class PlayedCard(Fact):
    """11.1.d: a card played in a combat, and the score of its side afterwards."""

    side: Side
    power: int
    card: int
    value: int
    score: int


class Combat(Fact):
    """11.1.c: a combat so far: both sides, and the attackers' score at the start and now."""

    attackers: list[int]
    defenders: list[int]
    cities: list[int]
    """The cities of both sides when it began, attackers first."""
    powers: list[int]
    """11.1.l: the powers in command."""
    troops: list[int]
    first_score: int
    score: int
    played: list[PlayedCard]
    over: bool


def combat(state: State, events: Iterable[Event]) -> Combat | None:
    """11.1: the current combat, if any; `events` are those not taken back, latest first."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Duel):
        return None
    happened = list(events)
    return combat_so_far(happened) or _from_its_middle(state, step, happened)


def _from_its_middle(state: State, step: Duel, events: list[Event]) -> Combat:
    """A combat whose start is in no event, as in a puzzle, with the cards played since."""
    sides = members(step.attackers), members(step.defenders)
    cities = [city_of(state, step.attackers), city_of(state, step.defenders)]
    powers = [state.commanding_power(city) for city in cities]
    first = step.score
    played = []
    for card in takewhile(lambda event: isinstance(event, Played), events):
        assert isinstance(card, Played)
        side = SIDES[card.power != powers[0]]
        played.append(PlayedCard(side, card.power, card.card, card.value, card.score))
        first -= card.value if side == SIDES[0] else -card.value
    troops = [together(state, None, side).least for side in (step.attackers, step.defenders)]
    return Combat(*sides, cities, powers, troops, first, step.score, played[::-1], False)


def combat_so_far(events: Iterable[Event]) -> Combat | None:
    """11.1: the latest combat in some events, given latest first, without cards that were taken back.

    The scores before and after each card must link up; those of a card that was taken back do not.
    """
    over, cards = False, list[Played]()
    for event in events:
        match event:
            case Tie() | Defeated():
                over = True
            case Played():
                cards.append(event)
            case Attacked(attackers, defenders, troops, first, cities, powers):
                score, played = first, list[PlayedCard]()
                for card in _that_count(cards, first, powers[0]):
                    side = SIDES[card.power != powers[0]]
                    played.append(PlayedCard(side, card.power, card.card, card.value, card.score))
                    score = card.score if side == SIDES[0] else -card.score
                sides = members(attackers), members(defenders)
                both = list(cities), list(powers), list(troops)
                return Combat(*sides, *both, first, score, played, over)
    return None


def _that_count(cards: list[Played], first: int, attacking: int) -> list[Played]:
    """The cards that were not taken back, in playing order; `cards` are latest first."""
    found: list[Played] = []
    for card in cards:
        sign = 1 if card.power == attacking else -1
        later = found[-1] if found else None
        after = sign * card.score
        if later is None or after == _before(later, attacking):
            found.append(card)
    return found[::-1] if not found or _before(found[-1], attacking) == first else []


def _before(card: Played, attacking: int) -> int:
    """The attackers' score before a card was played."""
    return (card.score - card.value) * (1 if card.power == attacking else -1)


class RetreatEnd(Fact):
    """11.2.d: a farthest end of a retreat, and one path there."""

    city: int
    path: list[int]
    action: Retreat


class RetreatDetail(Fact):
    """11.2: the winner chooses the losers' path: any of this length to one of the ends."""

    losers: list[int]
    city: int
    length: int
    winners: list[int]
    winner_city: int
    distance: int
    ends: list[RetreatEnd]
    pattern: str
    kind: Literal["retreat"] = "retreat"


@detail.register
def retreat(step: RetreatStep, state: State, seat: int) -> RetreatDetail:
    """11.2: the farthest ends, with a path to each."""
    legal = engine.legal(state, seat)
    field = legal.retreats(step) if isinstance(legal, TreatyChoices) else step.field(state)
    ways = {end: field.way(end) for end in field.ends}
    return RetreatDetail(
        losers=members(step.losers),
        city=field.start,
        length=step.length,
        winners=members(step.winners),
        winner_city=city_of(state, step.winners),
        distance=field.best,
        ends=[RetreatEnd(end, list(way), Retreat(way)) for end, way in ways.items()],
        pattern=format_action(state, Retreat((Blank.PATH,))),
    )
