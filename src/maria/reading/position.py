"""What a position means to who looks at it: all facts together."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Literal

from maria.box.model import POWERS
from maria.box.tables import members
from maria.reading.anytime import RunningContract, contracts
from maria.reading.combat import Combat, combat
from maria.reading.fact import Fact
from maria.reading.goals import Ending, Score, goals, otherwise, scores, winters
from maria.reading.politics import PowerInfluence
from maria.reading.sequence import Sequence, sequence
from maria.reading.troops import bounds
from maria.rules.election import MAJORITY, votes
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.politics import NamingTrump, box_after, by_influence, corps_due, in_box, influence
from maria.rules.saxony import status
from maria.rules.step import Event
from maria.rules.subsidies import FIRST_TURNS
from maria.rules.victory import Goal
from maria.state import AUSTRIA, MAJOR, PRAGMATIC, PRUSSIA, STAGES, State


class Stack(Fact):
    """6.a, 6.b, 6.i: the pieces that share a city: the supreme commander first."""

    city: int
    pieces: list[int]


class CityMarker(Fact):
    """10.3: a marker on a fortress: an elector's, a victory or a control marker, or a question mark."""

    city: int
    kind: Literal["victory", "control", "elector", "question"]
    power: int


class TrackProspect(Fact):
    """17.k, 19.3.d: a track's marker, the shift that is announced, and the box where it will stop by that."""

    marker: int
    announced: int
    goal: int | None


class MarkerBoxes(Fact):
    """15.b, 16.b, 19.1.d: where the victory markers of a power are."""

    power: int
    pool: int
    battle: int
    marked: int
    aside: int


class ElectorVote(Fact):
    """18.b: an elector's city, and who controls it."""

    city: int
    power: int


class Neutral(Fact):
    """19.4: a neutral power, and the turn in whose action stage that ends, if it is known (19.1.g)."""

    power: int
    until: int | None


class CorpsAway(Fact):
    """17.m, 17.p: a general in his power's off-map box; `until`: the turn to which a card keeps him there.

    `due`: a card or a track keeps him; otherwise he can return at the end of the political stage.
    """

    power: int
    general: int
    until: int | None
    due: bool


class Agreements(Fact):
    """19, 20: what holds between the powers. `first_turns`: as long as the first contract (8.b) runs."""

    saxony: Literal["prussian", "neutral", "austrian"]
    contracts: list[RunningContract]
    first_turns: int
    neutral: list[Neutral]
    reduced: bool
    corps: list[CorpsAway]


class Politics(Fact):
    """17 to 20: all that lies on the table beside the board.

    `order`: the powers that select, the greatest influence first (17.f). `francis`: the votes that Francis
    has in any case (18.c); he needs `needed`. `held`: whether the election is still to come.
    """

    trump: int | None
    display: list[PowerInfluence]
    order: list[int]
    tracks: list[TrackProspect]
    boxes: list[MarkerBoxes]
    votes: list[ElectorVote]
    francis: int
    needed: int
    held: Literal["later", "due", "over"]
    agreed: Agreements


class Facts(Fact):
    """What a position means: public but for `troops`, which are what the seat knows of each general (6.d).

    `playing`: the powers that take part, in the order of the action stages. `winters`: how many were scored
    (13.f); the scores are told after the end. `by_scores`: they have decided the game (23.c).
    """

    sequence: Sequence
    goals: list[Goal]
    otherwise: Ending
    winters: int
    scores: list[Score]
    by_scores: bool
    playing: list[int]
    stacks: list[Stack]
    troops: list[list[int]]
    markers: list[CityMarker]
    politics: Politics | None
    combat: Combat | None


def facts(state: State, seat: int | None, events: Iterable[Event] = ()) -> Facts:
    """What a position means to a seat, or to a spectator; `events` are those that count, the latest first."""
    happened = list(takewhile(lambda event: event.kind != "turn", events))
    return Facts(
        sequence=sequence(state, happened),
        goals=goals(state),
        otherwise=otherwise(state),
        winters=winters(state),
        scores=scores(state),
        by_scores=state.outcome is not None and state.outcome.rule == "23.c",
        playing=[power for stage in STAGES for power in stage if state.seat_of[power] >= 0],
        stacks=stacks(state),
        troops=[list(pair) for pair in bounds(state, seat)],
        markers=markers(state),
        politics=politics(state) if state.setting.variant.politics else None,
        combat=combat(state, happened),
    )


def stacks(state: State) -> list[Stack]:
    """6.a: every city with more than one piece."""
    setting, found = state.setting, dict[int, list[int]]()
    for piece, place in enumerate(state.place):
        if place >= 0:
            found.setdefault(place, []).append(piece)

    def order(piece: int) -> tuple[int, bool]:
        rank = setting.rank_of[piece] if piece < setting.generals else len(state.place)
        return rank, piece != state.commander.get(state.place[piece])

    return [Stack(city, sorted(some, key=order)) for city, some in found.items() if len(some) > 1]


def markers(state: State) -> list[CityMarker]:
    """4.g, 10.3.e, 10.3.h, 10.3.i, 10.3.l: all markers on fortresses."""
    found = []
    for power, held in enumerate(state.held):
        electors = held & state.setting.electors
        found += [CityMarker(city, "elector", power) for city in members(electors)]
        found += [CityMarker(city, "victory", power) for city in members(held & state.marked & ~electors)]
        found += [CityMarker(city, "control", power) for city in members(held & state.controls & ~electors)]
    return found + [CityMarker(city, "question", power) for city, power in state.questions.items()]


def politics(state: State) -> Politics:
    """17 to 20: what politics come to."""
    spaces, held = state.setting.spaces, state.held
    named = state.trump >= 0 and not any(isinstance(step, NamingTrump) for step in state.agenda)
    seats = [power for power in MAJOR if state.seat_of[power] >= 0]
    return Politics(
        trump=state.trump if named else None,
        display=[PowerInfluence(power, influence(state, power)) for power in spaces],
        order=by_influence(state),
        tracks=tracks(state),
        boxes=[
            MarkerBoxes(
                p, state.pool[p], state.battle[p], (held[p] & state.marked).bit_count(), state.aside[p]
            )
            for p in seats
        ],
        votes=[
            ElectorVote(city, power)
            for power in range(len(POWERS))
            for city in members(held[power] & state.setting.board.votes)
        ],
        francis=votes(state, AUSTRIA) + votes(state, PRAGMATIC),
        needed=MAJORITY,
        held=("later", "due", "over")[state.election],
        agreed=agreements(state),
    )


def tracks(state: State) -> list[TrackProspect]:
    """17.k, 19.3.d: the markers, and where announced shifts will bring them."""
    return [
        TrackProspect(marker, announced, box_after(state, track, 0) if announced else None)
        for track, (marker, announced) in enumerate(zip(state.markers, state.announced, strict=True))
    ]


def agreements(state: State) -> Agreements:
    """19, 20: alliances, contracts, neutrality, and corps off the map."""
    corps = []
    for power in state.setting.spaces:
        general = in_box(state, power)
        if general >= 0:
            until = state.corps[power] if state.corps[power] > state.turn else None
            corps.append(CorpsAway(power, general, until, corps_due(state, power)))
    return Agreements(
        saxony=status(state),  # type: ignore[arg-type]
        contracts=contracts(state, None),
        first_turns=FIRST_TURNS,
        neutral=[
            Neutral(power, state.peace + PEACE_TURNS if power == PRUSSIA else None)
            for power in members(state.neutral)
        ],
        reduced=state.reduced,
        corps=corps,
    )
