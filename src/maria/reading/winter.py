"""13: buying troops and assigning them."""

from __future__ import annotations

from typing import Literal

from maria import engine
from maria.actions import Assign, Recruit
from maria.knowledge import STRONGEST
from maria.notation import Blank, Writer, format_action
from maria.reading.fact import Fact, HandCard, detail, hand_of, or_none, worth_of
from maria.rules.clauses.treaty_choices import TreatyChoices
from maria.rules.tactical_cards import cheapest_payment
from maria.rules.winter import COST, Assigning, Recruiting, capacity, entries_of
from maria.state import REMOVED, State


class RecruitOption(Fact):
    """13.a: a number of troops, their cost, and the cheapest payment."""

    count: int
    cost: int
    cards: list[int]
    sum: int
    action: Recruit


class RecruitDetail(Fact):
    """13.a: the choice of how many troops to buy; `room` is how many the generals can take."""

    power: int
    cost: int
    most: int
    room: int
    hand: list[HandCard]
    worth: int
    counts: list[RecruitOption]
    pattern: str
    kind: Literal["recruit"] = "recruit"


@detail.register
def recruit(step: Recruiting, state: State, seat: int) -> RecruitDetail:
    """13.a: each number of troops that can be bought, with its cheapest payment."""
    power, choices = step.buyer, step.choices(state, seat)

    def option(n: int) -> RecruitOption:
        paid = cheapest_payment(state, power, COST * n)
        return RecruitOption(n, COST * n, list(paid), worth_of(state, paid), Recruit(power, n, paid))

    return RecruitDetail(
        power=power,
        cost=COST,
        most=choices.most,
        room=capacity(state, power),
        hand=hand_of(state, power),
        worth=worth_of(state, state.hands[power]),
        counts=[option(count) for count in range(choices.most + 1)],
        pattern=format_action(state, Recruit(power, Blank.COUNT, (Blank.CARDS,))),
    )


class Taker(Fact):
    """13.b: a general who can take troops."""

    general: int
    city: int
    troops: int
    room: int


class EntryPlace(Fact):
    """13.c: a city where a removed general can re-enter; with equal ranks, one per commander (6.i).

    `text` follows the general and his troops in an action. Two who enter the same city share it.
    """

    city: int
    commander: int | None
    text: str


class Entering(Fact):
    """13.c: a removed general who can re-enter with troops."""

    general: int
    room: int
    entries: list[EntryPlace]


class AssignDetail(Fact):
    """13.b, 17.o: the assignment of new troops: all of them must be assigned.

    `proposal`: a fair assignment: troops for each of the `takers`, then for each general `entering`; `places`
    has the number of the entry for each of the latter.
    """

    power: int
    count: int
    takers: list[Taker]
    entering: list[Entering]
    proposal: list[int]
    places: list[int]
    action: Assign
    pattern: str
    kind: Literal["assign"] = "assign"


@detail.register
def assign(step: Assigning, state: State, seat: int) -> AssignDetail:
    """13.b, 13.c: the generals who can take new troops, and where removed ones can re-enter."""
    power, generals = step.owner, state.setting.generals_of[step.owner]
    able = [g for g in generals if state.place[g] >= 0 and state.troops[g] < STRONGEST]
    takers = [Taker(g, state.place[g], state.troops[g], STRONGEST - state.troops[g]) for g in able]
    removed = [general for general in generals if state.place[general] == REMOVED]
    entering = [Entering(g, STRONGEST, places) for g in removed if (places := _entries(state, g, seat))]
    action = fair_assignment(step, state, seat, takers)
    given = dict(action.troops)
    entry = {general: (city, or_none(commander)) for general, city, commander in action.entries}
    return AssignDetail(
        power=power,
        count=step.count,
        takers=takers,
        entering=entering,
        proposal=[given.get(general, 0) for general in (*able, *(entry.general for entry in entering))],
        places=[
            next((n for n, at in enumerate(e.entries) if (at.city, at.commander) == entry.get(e.general)), 0)
            for e in entering
        ],
        action=action,
        pattern=format_action(state, Assign(power, ((generals[0], Blank.TROOPS),))),
    )


def _entries(state: State, general: int, seat: int) -> list[EntryPlace]:
    to, legal = Writer(state), engine.legal(state, seat)
    closed = (
        state.closed_by_treaties(general)
        if isinstance(legal, TreatyChoices) and legal.obligations.terms
        else 0
    )
    entries = [entry for entry in entries_of(state, general) if not closed >> entry[0] & 1]
    return [EntryPlace(city, or_none(named), to.city(city) + to.command(named)) for city, named in entries]


def fair_assignment(step: Assigning, state: State, seat: int, takers: list[Taker]) -> Assign:
    """13.b: one troop at a time to the weakest on the map; re-entering generals share the rest."""
    legal, given, left = engine.legal(state, seat), dict[int, int](), step.count
    choices = step.choices(state, seat)
    while able := [taker for taker in takers if left and given.get(taker.general, 0) < taker.room]:
        weakest = min(able, key=lambda taker: taker.troops + given.get(taker.general, 0)).general
        given[weakest] = given.get(weakest, 0) + 1
        left -= 1
    for entries in choices.ways_in():
        shares = given | {general: left // len(entries) for general, _, _ in entries}
        for general, _, _ in entries[: left % max(len(entries), 1)]:
            shares[general] += 1
        fair = Assign(step.owner, tuple(sorted(shares.items())), entries)
        if fair in legal:
            return fair
    return next(action for action in legal if isinstance(action, Assign))
