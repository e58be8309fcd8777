"""What a position means: the turn, the goals, and all facts together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Any, Literal

from maria.box.tables import members
from maria.engine import Changes
from maria.events import Event, of_kind
from maria.reading.anytime import RunningContract, contracts
from maria.reading.combat import Combat, combat
from maria.reading.fact import Fact
from maria.reading.politics import OnOffer, PowerInfluence, on_offer
from maria.reading.treaties import TreatyFact, treaties
from maria.reading.troops import bounds
from maria.rules import politics as rules
from maria.rules import tracks
from maria.rules.combat import Duel
from maria.rules.election import MAJORITY, Election, ElectionBegan, votes
from maria.rules.hussars import HussarStage
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.saxony import status
from maria.rules.sequence import PHASES, WINTER_EVERY, EndOfTurn, Stage, StageBegan, TurnBegan, stages_after
from maria.rules.silesia_gambit import Ceding
from maria.rules.subsidies import FIRST_TURNS
from maria.rules.victory import Goal
from maria.rules.winter import Winter
from maria.state import AUSTRIA, MAJOR, PRAGMATIC, PRUSSIA, STAGES, State, Step

# ---------------------------------------------------------------- the turn

Kind = Literal["setup", "politics", "hussars", "stage", "election", "cession", "winter", "end"]
KINDS: dict[type[Step], Kind] = {
    rules.PoliticalStage: "politics",
    HussarStage: "hussars",
    Stage: "stage",
    Election: "election",
    Ceding: "cession",
    Winter: "winter",
}
"""The steps that make up a turn."""
STAGE_OF = {power: number for number, stage in enumerate(STAGES) for power in stage}
PHASE_NAMES = ["cards", "supply", "movement", "combat", "conquest"]
"""5.b: the phases of an action stage; the end of the stage (19.1.m) belongs to the last one."""


class TurnPart(Fact):
    """5.a: a part of a turn; an action stage has powers and phases."""

    kind: Kind
    powers: list[int]
    phases: list[str]


class Sequence(Fact):
    """5: the parts of the turn in order, and the numbers of the current part and phase."""

    turn: int
    last_turn: int
    parts: list[TurnPart]
    part: int
    phase: int | None


def sequence(state: State, happened: list[Event] | tuple[Event, ...] = ()) -> Sequence:
    """5: the current turn.

    `happened`: its events that were not taken back. They show who acted in stages that have begun (19.3.d),
    and whether an election was held.
    """
    last = state.setting.variant.last_turn(state)
    if not state.agenda or not state.turn:
        only = TurnPart("setup" if state.agenda else "end", [], [])
        return Sequence(state.turn, last, [only], 0, None)
    acted, coming = _acted(happened), _coming(state)
    parts, begun = [], 0
    for step in _steps(state, bool(of_kind(happened, ElectionBegan))):
        powers = list(state.stage_powers(step.stage)) if isinstance(step, Stage) else []
        if isinstance(step, Stage) and step.stage in acted:
            later = [power for power in powers if power not in acted[step.stage]]
            powers = acted[step.stage] + (later if _is_on(state, step.stage) else [])
        if powers or not isinstance(step, Stage):
            parts.append(TurnPart(KINDS[type(step)], powers, PHASE_NAMES if powers else []))
            begun += _name(step) not in coming
    part = begun - 1
    return Sequence(state.turn, last, parts, part, _phase(state) if parts[part].kind == "stage" else None)


def _steps(state: State, elected: bool) -> list[Step]:
    """The steps of this turn in order, in this variant."""
    variant = state.setting.variant
    after = variant.after_turn(state.copy(), [])
    if elected and not any(isinstance(step, Election) for step in after):
        after.insert(0, Election())
    steps = [*variant.first_stages(), *stages_after(), *after]
    return [step for step in steps if type(step) in KINDS]


def _coming(state: State) -> set[tuple[type[Step], int]]:
    """The steps of the turn that have not begun, including those after the end of the turn."""
    coming = set(map(_name, state.agenda[:-1]))
    later = ((step, -1) for step in (Election, Ceding, Winter))
    return coming.union(later) if (EndOfTurn, -1) in coming else coming


def _name(step: Step) -> tuple[type[Step], int]:
    """A key that identifies a step within the turn."""
    return type(step), step.stage if isinstance(step, Stage) else -1


def _is_on(state: State, stage: int) -> bool:
    return any(type(step) in PHASES and getattr(step, "stage", -1) == stage for step in state.agenda)


def _phase(state: State) -> int:
    """5.b: the current phase of the action stage: the one before those still to come."""
    coming = sum(type(step) in PHASES for step in state.agenda)
    return min(len(PHASES) - coming, len(PHASE_NAMES)) - 1


def _acted(happened: Iterable[Event]) -> dict[int, list[int]]:
    """The powers that act in each stage of this turn that has begun."""
    return {STAGE_OF[event.powers[0]]: list(event.powers) for event in of_kind(happened, StageBegan)}


# ---------------------------------------------------------------- victory


class Ending(Fact):
    """How the game would end after the last turn in the current position; a draw has no winner.

    `winner` is None as well if the winter scores decide (23.c), since they are secret.
    """

    turn: int
    winner: str | None
    rule: str


class Score(Fact):
    """13.f: a power's winter scores and their sum."""

    power: int
    winters: list[int]
    sum: int


def otherwise(state: State) -> Ending:
    """14.e, 23.c, 24.b, SG.i: how the game ends if nobody reaches a goal before the end."""
    variant, trial = state.setting.variant, state.copy()
    last = variant.last_turn(state)
    if state.outcome is None:
        trial.turn = last
        variant.after_turn(trial, [])
    if trial.outcome is None:
        return Ending(last, None, "23.c")
    winner, rule = trial.outcome
    return Ending(last, state.setting.seats[winner] if winner >= 0 else None, rule)


def winters(state: State) -> int:
    """13.f: how many winters were scored, which follows from the turn."""
    if not state.setting.variant.pools or state.outcome:
        return len(state.scores)
    return max(state.turn - 1, 0) // WINTER_EVERY


def scores(state: State) -> list[Score]:
    """13.f, 23.c: the winter scores; empty before the end, while they are secret."""
    if state.outcome is None:
        return []
    return [
        Score(power, winters := [winter[power] for winter in state.scores], sum(winters))
        for power in MAJOR
        if state.scores and state.seat_of[power] >= 0
    ]


# ---------------------------------------------------------------- all facts


class Stack(Fact):
    """6.a, 6.b, 6.i: the pieces that share a city, the supreme commander first."""

    city: int
    pieces: list[int]


class CityMarker(Fact):
    """10.3: a marker on a fortress: an elector, victory or control marker, or a question mark."""

    city: int
    kind: Literal["victory", "control", "elector", "question"]
    power: int


class TrackProspect(Fact):
    """17.k, 19.3.d: a track's marker, the announced shift, and the box where that takes the marker."""

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
    """18.b: an elector's city and the power that controls it."""

    city: int
    power: int


class Neutral(Fact):
    """19.4: a neutral power, and the turn in whose action stage its neutrality ends, if known (19.1.g)."""

    power: int
    until: int | None


class CorpsAway(Fact):
    """17.m, 17.p: a general in his power's off-map box; `until`: the turn until which a card keeps him there.

    `due`: a card or a track keeps him; otherwise he can return at the end of the political stage.
    """

    power: int
    general: int
    until: int | None
    due: bool


class Agreements(Fact):
    """19 to 21: the agreements between powers. `first_turns`: how long the first contract (8.b) runs."""

    saxony: Literal["prussian", "neutral", "austrian"]
    contracts: list[RunningContract]
    treaties: list[TreatyFact]
    first_turns: int
    neutral: list[Neutral]
    reduced: bool
    corps: list[CorpsAway]


class Politics(Fact):
    """17 to 20: the politics: everything public that is not on the map.

    `order`: the powers that select, the greatest influence first (17.f). `francis`: the votes that Francis
    has in any case (18.c); he needs `needed`. `held`: whether the election is later, due or over.
    """

    trump: int | None
    offered: list[OnOffer]
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
    """What a position means: all public except `troops`, the seat's knowledge of each general (6.d).

    `playing`: the powers in play, in the order of the action stages. `winters`: how many were scored (13.f);
    `scores` is empty until the end. `by_scores`: the scores decided the game (23.c).
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


def facts(
    state: State,
    seat: int | None,
    events: Iterable[Event] = (),
    troops: list[list[int]] | None = None,
    before: tuple[Changes, Facts] | None = None,
) -> Facts:
    """What a position means to a seat or a spectator; `events` are those not taken back, latest first.

    `troops` replaces what the seat knows. `before`: the changes since an earlier position and the facts of
    that; facts that still hold are reused.
    """
    since, known = before or (None, None)
    holds = {name for name in BASES if _holds(name, state, since)} if since else ()
    fought = bool(state.agenda) and isinstance(state.agenda[-1], Duel)
    wanted = fought or "sequence" not in holds
    happened = list(takewhile(lambda event: not isinstance(event, TurnBegan), events)) if wanted else []

    def of(name: str, find: Callable[[], Any]) -> Any:
        return getattr(known, name) if name in holds else find()

    return Facts(
        sequence=of("sequence", lambda: sequence(state, happened)),
        goals=of("goals", lambda: state.setting.variant.goals(state)),
        otherwise=of("otherwise", lambda: otherwise(state)),
        winters=winters(state),
        scores=scores(state),
        by_scores=state.outcome is not None and state.outcome.rule == "23.c",
        playing=of("playing", lambda: [p for stage in STAGES for p in stage if state.seat_of[p] >= 0]),
        stacks=of("stacks", lambda: stacks(state)),
        troops=[list(pair) for pair in bounds(state, seat)] if troops is None else troops,
        markers=of("markers", lambda: markers(state)),
        politics=of("politics", lambda: politics(state) if state.setting.variant.politics else None),
        combat=combat(state, happened),
    )


BASES = {
    "sequence": frozenset(("agenda", "turn", "election", "stages", "seat_of", "ceded")),
    "goals": frozenset(("held", "home", "pool", "seat_of", "ceded")),
    "otherwise": frozenset(("held", "home", "pool", "seat_of", "ceded", "turn", "election", "outcome")),
    "playing": frozenset(("seat_of",)),
    "stacks": frozenset(("place", "commander")),
    "markers": frozenset(("held", "marked", "controls", "questions")),
    "politics": frozenset(
        (
            *("display", "revealed", "trump", "announced", "markers", "pool", "battle", "aside", "held"),
            *("marked", "seat_of", "election", "contracts", "treaties", "neutral", "peace", "reduced"),
            *("corps", "turn", "agenda", "place"),
        )
    ),
}
"""The fields of a position that facts depend on, besides the events of this turn."""
PARTS: dict[tuple[str, str], Callable[[State], object]] = {
    ("sequence", "agenda"): lambda state: [(type(s), getattr(s, "stage", -1)) for s in state.agenda],
    ("politics", "agenda"): lambda state: _is_named(state),
    ("politics", "place"): lambda state: [tracks.in_box(state, power) for power in state.setting.spaces],
}
"""For facts that depend only on a part of a field: a function that extracts this part."""


def _holds(name: str, state: State, since: Changes) -> bool:
    """Whether a fact is unchanged; treaties may depend on anything their clauses mention."""
    if name == "politics" and state.treaties:
        return False
    for field in since.changed & BASES[name]:
        part = PARTS.get((name, field))
        if part is None or part(since.was) != part(state):
            return False
    return True


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


def _is_named(state: State) -> bool:
    """17.b: whether the trump suit is known."""
    return state.trump >= 0 and not any(isinstance(step, rules.NamingTrump) for step in state.agenda)


def politics(state: State) -> Politics:
    """17 to 20: the facts of politics."""
    spaces, held = state.setting.spaces, state.held
    marked = [cities & state.marked for cities in held]
    return Politics(
        trump=state.trump if _is_named(state) else None,
        offered=on_offer(state),
        display=[PowerInfluence(power, rules.influence(state, power)) for power in spaces],
        order=rules.by_influence(state),
        tracks=[
            TrackProspect(marker, announced, tracks.box_after(state, track, 0) if announced else None)
            for track, (marker, announced) in enumerate(zip(state.markers, state.announced, strict=True))
        ],
        boxes=[
            MarkerBoxes(p, state.pool[p], state.battle[p], marked[p].bit_count(), state.aside[p])
            for p in MAJOR
            if state.seat_of[p] >= 0
        ],
        votes=[
            ElectorVote(city, power)
            for power, cities in enumerate(held)
            for city in members(cities & state.setting.board.votes)
        ],
        francis=votes(state, AUSTRIA) + votes(state, PRAGMATIC),
        needed=MAJORITY,
        held=("later", "due", "over")[state.election],
        agreed=agreements(state),
    )


def agreements(state: State) -> Agreements:
    """19 to 21: alliances, contracts, treaties, neutrality, and corps off the map."""
    ends = state.peace + PEACE_TURNS

    def away(power: int, general: int) -> CorpsAway:
        until = state.corps[power] if state.corps[power] > state.turn else None
        return CorpsAway(power, general, until, tracks.corps_due(state, power))

    return Agreements(
        saxony=status(state),  # type: ignore[arg-type]
        contracts=contracts(state, None),
        treaties=treaties(state, None),
        first_turns=FIRST_TURNS,
        neutral=[Neutral(p, ends if p == PRUSSIA else None) for p in members(state.neutral)],
        reduced=state.reduced,
        corps=[away(p, general) for p in state.setting.spaces if (general := tracks.in_box(state, p)) >= 0],
    )
