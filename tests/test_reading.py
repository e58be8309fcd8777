"""Everything `reading` reports is compared with the engine, in random games and the positions of all cases.

Each field of each fact must be in the table of what is compared; a missing field is a failure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from itertools import pairwise, permutations, product
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from maria import engine, notation
from maria.actions import (
    Action,
    Answer,
    Dispute,
    Done,
    EndTreaty,
    LayCard,
    March,
    Mark,
    Offer,
    PassFlanders,
    Propose,
    Reenter,
    Retreat,
    Split,
)
from maria.box import Box
from maria.box.model import POWERS
from maria.box.tables import bits, members
from maria.conform import Case, given_position, read_cases
from maria.events import Event, declarations, of_kind
from maria.game import Game
from maria.knowledge import STRONGEST
from maria.random_play import pick, pick_out_of_turn
from maria.reading import (
    anytime,
    clauses,
    combat,
    danger,
    movement,
    politics,
    position,
    setup,
    supply,
    treaties,
    winter,
)
from maria.reading.fact import Fact, HandCard, PieceAt, Spot, at_once, detail, detail_for, rules_of
from maria.reading.position import Ending, Score, Sequence, TurnPart, sequence
from maria.reading.supply import SupplyOf
from maria.reading.troops import Force, bounds, together
from maria.rules.combat import Attacked, Attacks, CombatPhase, Duel, Played, city_of
from maria.rules.conquest import Conquered, protected
from maria.rules.hussars import HussarStage
from maria.rules.marches import Ground, apply_march, refuse_march, ways
from maria.rules.marches import marches as marches_of
from maria.rules.movement import Movement
from maria.rules.neutrality import end_peace
from maria.rules.politics import Executing, NamingTrump, TurnUp, card_of, counts
from maria.rules.retreat import RetreatStep
from maria.rules.sequence import EndOfTurn
from maria.rules.silesia import AcceptPeace, OfferPeace, ReduceObjectives
from maria.rules.silesia_gambit import Ceding
from maria.rules.step import Choices, Decision
from maria.rules.subsidies import contract
from maria.rules.supply import Toll, check_supply, tolls
from maria.rules.tactical_cards import Subsidy, worth
from maria.rules.tracks import corps_due
from maria.rules.trains import TrainTaken
from maria.rules.treaties import MOST_PROPOSALS
from maria.rules.variants import VARIANTS
from maria.rules.victory import Goal
from maria.rules.winter import Assigning, WinterBegan
from maria.server.offers import DETAILS
from maria.server.offers.shapes import WORDED
from maria.state import (
    AUSTRIA,
    AWAY,
    BAVARIA,
    FRANCE,
    MAJOR,
    PRAGMATIC,
    PRUSSIA,
    REMOVED,
    SAXONY,
    State,
    Step,
)
from maria.texts import rulebook
from maria.treaty import RUNNING, Clause
from maria.view import sample, view

GAMES = tuple((variant.name, variant.players, variant.options) for variant in VARIANTS)
every_game = pytest.mark.parametrize(("variant", "players", "options"), GAMES)
CASES = Path(__file__).parent / "cases"
OFTEN = 8
"""How often a kind of decision is checked in a game before only samples are."""
ROOTS = (*DETAILS[:-1], anytime.AtAnyTime, movement.Marches, movement.Overlays, position.Facts)
"""What the server sends; all other facts are inside these. `test_extending` compares the last detail, for
decisions of your own variants."""

Check = Callable[["At", Any], None]
COMPARED: dict[type, tuple[set[str], Check | None]] = {}
"""By kind of fact: the fields that are compared, and the function that does it, or None if that of an
enclosing fact does."""


def compares(kind: type, names: str, **inside: tuple[type, str]) -> Callable[[Check], Check]:
    """Registers the function that compares these fields of a fact, and those of facts inside it."""

    def register(check: Check) -> Check:
        COMPARED[kind] = set(names.split()), check
        for other, others in inside.values():
            COMPARED.setdefault(other, (set(others.split()), None))
        return check

    return register


class At:
    """A position as a seat sees it, and the events so far, latest first."""

    def __init__(self, state: State, seat: int | None, events: list[Event] | None = None) -> None:
        self.state, self.seat, self.events = state, seat, events or []
        self.whole = any(event.kind == "turn" for event in self.events)

    def legal(self, text: str) -> bool:
        assert self.seat is not None
        action = notation.parse_action(self.state, self.seat, text)
        return engine.refusal(self.state, self.seat, action) is None

    def play(self, action: Action) -> tuple[State, list[Event]]:
        """A copy of the position after a legal action, and the events."""
        assert self.seat is not None
        after = self.state.copy()
        return after, engine.apply(after, self.seat, action)

    def go(self, action: Action) -> tuple[State, list[Event]]:
        """The same, but before anything else happens."""
        assert self.seat is not None and engine.refusal(self.state, self.seat, action) is None
        return at_once(self.state, self.seat, action)

    def written(self, action: Action) -> str:
        return notation.format_action(self.state, action)

    def city(self, city: int) -> str:
        return self.state.setting.board.cities[city].id

    def choices(self) -> Choices:
        assert self.seat is not None
        return engine.legal(self.state, self.seat)

    def clause(self, fact: treaties.ClauseFact) -> Clause:
        """The clause of a fact, parsed from a proposal."""
        text = f"propose {POWERS[fact.bound]} {POWERS[fact.toward]}: {fact.written}"
        action = notation.parse_action(self.state, 0, text)
        assert isinstance(action, Propose)
        return action.clauses[0].promised_to(fact.toward)


def seen(events: list[Event], kind: str) -> list[Any]:
    """What everybody sees of the events of a kind, field by field."""
    found = (event.seen_by(None) for event in events if event.kind == kind)
    return [
        {each.name: getattr(event, each.name) for each in declarations(type(event))}
        for event in found
        if event
    ]


def check(at: At, fact: Any) -> None:
    """Compares a fact, and all facts inside it that have their own comparison."""
    names, compare = COMPARED[type(fact)]
    if compare:
        compare(at, fact)
    for name in names if isinstance(fact, Fact) else ():
        value = getattr(fact, name)
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, Fact) and COMPARED[type(entry)][1]:
                check(at, entry)


# ---------------------------------------------------------------- the table is complete


def facts_in(kind: type, known: set[type]) -> set[type]:
    """A kind of fact, and all kinds inside it."""
    if kind not in known:
        known.add(kind)
        todo = list(get_type_hints(kind).values())
        while todo:
            hint = todo.pop()
            todo += get_args(hint)
            if isinstance(hint, type) and (issubclass(hint, Fact) or hasattr(hint, "_fields")):
                facts_in(hint, known)
    return known


def test_every_field_that_goes_over_the_wire_is_compared() -> None:
    known: set[type] = set()
    for root in ROOTS:
        facts_in(root, known)
    missing = {}
    for kind in known:
        names = getattr(kind, "_fields", None) or [field.name for field in fields(kind)]
        covered = COMPARED.get(kind, (set(), None))[0]
        missing[kind.__name__] = set(names) ^ covered
    assert {name: left for name, left in missing.items() if left} == {}
    assert set(COMPARED) == known
    assert set(WORDED) - {clauses.CardForm} <= known  # forms are filled in tests/server/test_treaties.py


def test_every_decision_is_read_and_its_rules_exist() -> None:
    known = {rule.id for rule in rulebook.rules()}
    for step in Step.registry.values():
        if not issubclass(step, Decision):
            continue
        assert detail.dispatch(step) is not detail.dispatch(Step), step
        if isinstance(step.rules, str):
            assert step.rules and set(step.rules.split()) <= known


# ---------------------------------------------------------------- decisions


@compares(HandCard, "card text worth")
def _(at: At, found: HandCard) -> None:
    assert found.worth == worth(at.state, found.card)
    power = next(power for power in range(6) if found.card in at.state.hands[power])
    assert notation.parse_card(at.state, power, found.text)[0] == found.card


@compares(Force, "generals city suit power seat least most")
def _(at: At, found: Force) -> None:
    state = at.state
    if found.generals[0] in state.generals_at(found.city):
        assert state.commanding_power(found.city) == found.power
    assert state.setting.seats[state.seat_of[found.power]] == found.seat
    assert state.setting.board.suit_of[found.city] == found.suit
    assert found.least <= sum(state.troops[general] for general in found.generals) <= found.most


@compares(PieceAt, "piece city")
def _(at: At, found: PieceAt) -> None:
    place = at.state.place[found.piece]
    assert found.city == (place if place >= 0 else None)


@compares(
    setup.SplitDetail,
    "powers kind",
    power=(setup.SplitPower, "power troops most generals proposal action pattern"),
    general=(setup.SplitGeneral, "general least away"),
)
def _(at: At, found: setup.SplitDetail) -> None:
    state = at.state
    for power in found.powers:
        ids = [state.setting.names[entry.general] for entry in power.generals]
        assert sum(power.proposal) == power.troops
        filled = ", ".join(f"{name} {count}" for name, count in zip(ids, power.proposal, strict=True))
        assert power.pattern.format(troops=filled) == at.written(power.action)
        after, _ = at.go(power.action)
        for entry, count in zip(power.generals, power.proposal, strict=True):
            assert after.troops[entry.general] == (0 if entry.away else count)
            assert entry.least <= count <= power.most
        for number, entry in enumerate(power.generals):
            for giver, wrong in ((number, entry.least - 1), (number, power.most + 1)):
                given = power.proposal.copy()
                given[giver] = wrong
                given[giver - 1] += power.troops - sum(given)
                assert Split(power.power, tuple(given)) not in engine.legal(state, at.seat or 0)
    assert [power.power for power in found.powers] == [
        power
        for power in range(6)
        if state.agenda[-1].powers >> power & 1 and state.seat_of[power] == at.seat  # type: ignore[attr-defined]
    ]


@compares(setup.HussarsDetail, "hussars cities done kind", hussar=(setup.FreeHussar, "hussar city pattern"))
def _(at: At, found: setup.HussarsDetail) -> None:
    cities = at.state.setting.board.cities
    some = Random(len(found.cities)).sample(range(len(cities)), min(30, len(cities)))
    for hussar in found.hussars:
        assert (hussar.city is None) == (at.state.hussars[hussar.hussar] < 0)
        for city in some:
            assert at.legal(hussar.pattern.format(city=cities[city].id)) == (city in found.cities)
    assert (found.done is not None) == (Done() in at.choices())
    if found.done:
        assert not isinstance(at.go(found.done)[0].agenda[-1], HussarStage)


@compares(politics.QuestionDetail, "about yes no yes_brings no_brings kind")
def _(at: At, found: politics.QuestionDetail) -> None:
    assert found.about == at.state.agenda[-1].kind
    for answer, brings in ((found.yes, found.yes_brings), (found.no, found.no_brings)):
        if answer is not None:
            assert answer.yes == (answer is found.yes)
            BRINGS[found.about](at, answer, brings)
    assert {found.yes, found.no} - {None} == set(at.choices())


def check_subsidy(at: At, answer: Answer, brings: dict[str, int]) -> None:
    drawn = dict.fromkeys((FRANCE, BAVARIA), 0)
    for values in seen(at.play(answer)[1], "drew"):
        if values["power"] in drawn:
            drawn[values["power"]] += len(values["decks"])
    assert brings == {"french": drawn[FRANCE], "bavarian": drawn[BAVARIA]}


def check_peace(at: At, answer: Answer, brings: dict[str, int]) -> None:
    """19.1: plays on until the peace is made and every piece has its place."""
    state, rng = at.state.copy(), Random(1)
    events = engine.apply(state, engine.to_act(state)[0], answer)
    state.treaties = ()  # no promise may interfere
    while state.agenda and isinstance(state.agenda[-1], AcceptPeace):
        action = Answer("accept peace", answer.yes)
        events += engine.apply(state, engine.to_act(state)[0], action)
    if not answer.yes:
        assert not brings and not state.peace
        return
    while state.agenda and state.agenda[-1].kind in ("transfer", "second-train"):
        seat = engine.to_act(state)[0]
        events += engine.apply(state, seat, pick(engine.legal(state, seat), rng))
    left = {values["power"]: values for values in seen(events, "markers-left")}
    for power, names in ((PRUSSIA, ("count", "aside")), (AUSTRIA, ("austrian", ""))):
        assert brings[names[0]] == left[power]["count"]
        if names[1]:
            assert (brings["aside"], brings["returned"]) == (
                left[power]["aside"],
                left[power]["count"] - left[power]["aside"],
            )
    if state.turn == at.state.turn and not state.outcome and state.agenda[-1].kind != "transfer":
        assert (brings["pool"], brings["austrian_pool"]) == (state.pool[PRUSSIA], state.pool[AUSTRIA])
    assert brings["turn"] == at.state.turn + 2


def check_reduction(at: At, answer: Answer, brings: dict[str, int]) -> None:
    after, events = at.go(answer)
    if not answer.yes:
        assert not brings
        return
    (left,) = seen(events, "markers-left")
    assert (brings["count"], brings["aside"]) == (left["count"], left["aside"])
    assert (brings["returned"], brings["pool"]) == (left["count"] - left["aside"], after.pool[FRANCE])


def check_cession(at: At, answer: Answer, brings: dict[str, int]) -> None:
    after, _ = at.play(answer)
    if answer.yes:
        assert list(brings.values()) == [goal.needed for goal in after.setting.variant.goals(after)]
    assert bool(after.ceded) == answer.yes == bool(brings)


BRINGS: dict[str, Callable[[At, Answer, dict[str, int]], None]] = {
    "subsidy": check_subsidy,
    "offer-peace": check_peace,
    "accept-peace": check_peace,
    "reduce": check_reduction,
    "cede": check_cession,
}


@compares(
    supply.TollDetail,
    "power due hungry total worth hand rich cheapest coverings pattern kind",
    due=(supply.Due, "general city points path"),
    covering=(supply.Covering, "generals action"),
    cheapest=(supply.CheapestPayment, "cards sum action"),
)
def _(at: At, found: supply.TollDetail) -> None:
    state = at.state
    assert found.power == state.agenda[-1].power(state)
    assert found.total == sum(due.points for due in found.due)
    assert found.worth == sum(card.worth for card in found.hand)
    assert found.rich == (found.worth >= found.total) == (found.cheapest is not None) == (not found.coverings)
    trains = {state.place[train] for train in state.setting.trains_of[found.power]}
    for due in found.due:
        assert state.place[due.general] == due.city
        assert len(due.path) == due.points + 1 and due.path[0] == due.city and due.path[-1] in trains
        check_roads(state, due.path)
        assert any(city in state.hussars for city in due.path)
    hungry = {standing.piece for standing in found.hungry}
    if found.cheapest:
        _, events = at.play(found.cheapest.action)
        assert sorted(seen(events, "paid")[0]["cards"]) == sorted(found.cheapest.cards)
        assert found.cheapest.sum == sum(worth(state, card) for card in found.cheapest.cards) >= found.total
        check_hungry(state, found.power, events, hungry)
        cards = " ".join(card.text for card in found.hand if card.card in found.cheapest.cards)
        whom = " ".join(state.setting.names[due.general] for due in found.due)
        assert at.legal(found.pattern.format(cards=cards, generals=whom))
    for covering in found.coverings:
        left = {due.general for due in found.due} - set(covering.generals)
        check_hungry(state, found.power, at.play(covering.action)[1], hungry | left)


def check_hungry(state: State, power: int, events: list[Event], hungry: set[int]) -> None:
    out = [values["general"] for values in seen(events, "out-of-supply")]
    assert {general for general in out if state.setting.power_of[general] == power} == hungry


def check_roads(state: State, path: list[int]) -> None:
    near = state.setting.board.neighbours
    assert all(to in near[city] for city, to in pairwise(path))


@compares(
    movement.MovementDetail,
    "powers pieces reentries dispute pass_flanders alternating done kind",
    reentry=(movement.Reentry, "train city cost hand cheapest spots pattern"),
    spot=(Spot, "city action commander"),
)
def _(at: At, found: movement.MovementDetail) -> None:
    state, step = at.state, at.state.agenda[-1]
    assert isinstance(step, Movement) and at.seat is not None
    choices = step.choices(state, at.seat)
    assert found.powers == choices.powers
    can = {piece for piece in choices.pieces if next(marches_of(Ground(state, piece)), None)}
    told = {standing.piece for standing in found.pieces}
    owes = state.treaties and Done() not in at.choices()  # 21.a: nobody else moves first
    assert told <= can if owes else told == can
    assert {action.piece for action in at.choices() if isinstance(action, March)} <= told
    assert (found.dispute is not None) == (Dispute() in at.choices())
    assert (found.pass_flanders is not None) == (PassFlanders() in at.choices())
    next_ = state.setting.seats[step.next] if step.disputed and step.next >= 0 else None
    assert found.alternating == next_ and (found.done is not None) == (Done() in at.choices())
    back = {a.train for a in choices.beside() if isinstance(a, Reenter) and a in at.choices()}
    assert {reentry.train for reentry in found.reentries} == back
    for reentry in found.reentries:
        place = state.place[reentry.train]
        assert reentry.city == (place if place >= 0 else None)
        fill = " ".join(card.text for card in reentry.hand if card.card in reentry.cheapest)
        for spot in reentry.spots:
            assert at.legal(reentry.pattern.format(city=at.city(spot.city), cards=fill))
            assert at.play(spot.action)[0].place[reentry.train] == spot.city and spot.commander is None
        assert sum(worth(state, card) for card in reentry.cheapest) >= reentry.cost
        assert reentry.cost == (4 if reentry.cheapest else 0)


@compares(
    combat.AttacksDetail,
    "attacks later kind",
    pair=(combat.AttackPair, "attackers defenders action"),
    later=(combat.LaterAttack, "attackers defenders"),
)
def _(at: At, found: combat.AttacksDetail) -> None:
    step = at.state.agenda[-1]
    assert isinstance(step, Attacks) and at.seat is not None
    assert [pair.action for pair in found.attacks] == list(step.choices(at.state, at.seat))
    for pair in (*found.attacks, *found.later):
        generals = bits(pair.attackers.generals), bits(pair.defenders.generals)
        assert generals in step.outstanding(at.state)
        check(at, pair.attackers)
        check(at, pair.defenders)
    for pair in found.attacks:
        attacked = seen(at.play(pair.action)[1], "attacked")[0]
        for force, troops in zip((pair.attackers, pair.defenders), attacked["troops"], strict=True):
            assert force.least <= troops <= force.most
    assert len(found.attacks) + len(found.later) == len(step.outstanding(at.state))


@compares(
    combat.DuelDetail,
    "attackers defenders score scores side seat suit must cards reserves stop pattern kind",
    card=(combat.Playable, "card text value score passes action"),
    reserve=(combat.PlayableReserve, "card text values"),
    stop=(combat.Stopping, "action tie losses retreat points"),
)
def _(at: At, found: combat.DuelDetail) -> None:
    state, step = at.state, at.state.agenda[-1]
    assert isinstance(step, Duel)
    assert found.scores == [step.score, -step.score] and found.score == min(found.scores)
    assert found.score == found.scores[found.side == "defenders"]
    for force in (found.attackers, found.defenders):
        assert force.least == force.most == sum(state.troops[general] for general in force.generals)
    owner = state.seat_of[step.power(state)]
    assert found.seat == state.setting.seats[owner]
    assert found.suit == getattr(found, found.side).suit
    if owner != at.seat:
        assert not (found.cards or found.reserves or found.stop or found.must)
        return
    for card in (*found.cards, *(value for reserve in found.reserves for value in reserve.values)):
        after, events = at.go(card.action)
        played = seen(events, "played")[0]
        assert (played["card"], played["value"], played["score"]) == (card.card, card.value, card.score)
        assert isinstance(after.agenda[-1], Duel) and card.passes == (after.agenda[-1].side != step.side)
        assert at.written(card.action) == found.pattern.format(cards=card.text)
    for reserve in found.reserves:
        assert {value.card for value in reserve.values} == {reserve.card}
        assert [value.text for value in reserve.values] == [
            f"{reserve.text}={v.text.partition('=')[2]}" for v in reserve.values
        ]
    options = [value for reserve in found.reserves for value in reserve.values]
    assert len(found.cards) + len(options) + (found.stop is not None) == engine.legal(state, owner).count()
    assert found.must == (found.stop is None)
    if found.stop:
        after, events = at.go(found.stop.action)
        assert bool(seen(events, "tie")) == found.stop.tie
        lost = [values["lost"] for values in seen(events, "defeated")]
        assert lost == ([] if found.stop.tie else [found.stop.losses])
        lengths = [left.length for left in after.agenda if isinstance(left, RetreatStep)]
        assert lengths == ([found.stop.retreat] if found.stop.retreat else [])
        check_points(after, found.stop.points)


def check_points(state: State, points: int) -> None:
    """16.a: the points that the winner gets after the retreat; without a path they can be more."""
    if not state.agenda or state.agenda[-1].kind not in ("points", "retreat"):
        assert not points
        return
    trial, rng = state.copy(), Random(2)
    before = trial.battle.copy()
    events: list[Event] = []
    pools, boxes = trial.pool.copy(), trial.setting.box.pack.display.battle_boxes
    trial.agenda = trial.agenda[[step.kind for step in trial.agenda].index("points") :]
    engine.advance(trial, events)
    while trial.agenda and isinstance(trial.agenda[-1], RetreatStep):
        seat = engine.to_act(trial)[0]
        events += engine.apply(trial, seat, pick(engine.legal(trial, seat), rng))
    if seen(events, "no-retreat") or not state.setting.variant.pools:
        return
    won = {values["power"]: values["count"] for values in seen(events, "points-won")}
    winner = state.major_of(next(s.winner for s in state.agenda if s.kind == "points"))  # type: ignore[attr-defined]
    assert won.get(winner, 0) == min(points, boxes - before[winner], pools[winner])


@compares(
    combat.RetreatDetail,
    "losers city length winners winner_city distance ends pattern kind",
    end=(combat.RetreatEnd, "city path action"),
)
def _(at: At, found: combat.RetreatDetail) -> None:
    row = at.state.setting.board.distance[found.winner_city]
    assert {at.state.place[general] for general in found.losers} == {found.city}
    assert {at.state.place[general] for general in found.winners} == {found.winner_city}
    for end in found.ends:
        assert len(end.path) == len(set(end.path)) == found.length + 1
        assert end.path[0] == found.city and end.path[-1] == end.city and row[end.city] == found.distance
        assert list(seen(at.play(end.action)[1], "retreated")[0]["path"]) == end.path
        assert found.pattern.format(path=" > ".join(map(at.city, end.path))) == at.written(end.action)
    assert at.seat is not None
    assert {end.city for end in found.ends} == {
        action.path[-1] for action in engine.legal(at.state, at.seat) if isinstance(action, Retreat)
    }


@compares(
    winter.RecruitDetail,
    "power cost most room hand worth counts pattern kind",
    option=(winter.RecruitOption, "count cost cards sum action"),
)
def _(at: At, found: winter.RecruitDetail) -> None:
    state = at.state
    assert [entry.count for entry in found.counts] == list(range(found.most + 1))
    assert found.most == min(found.worth // found.cost, found.room)
    assert found.worth == sum(worth(state, card) for card in state.hands[found.power])
    for entry in found.counts:
        assert seen(at.play(entry.action)[1], "recruited")[0] == {"power": found.power, "count": entry.count}
        assert sum(card.worth for card in found.hand if card.card in entry.cards) == entry.sum
        assert entry.sum >= entry.cost == found.cost * entry.count
        if entry.count:
            cards = " ".join(card.text for card in found.hand if card.card in entry.cards)
            assert at.legal(found.pattern.format(count=entry.count, cards=cards))


@compares(
    winter.AssignDetail,
    "power count takers entering proposal places action pattern kind",
    taker=(winter.Taker, "general city troops room"),
    entering=(winter.Entering, "general room entries"),
    entry=(winter.EntryPlace, "city commander text"),
)
def _(at: At, found: winter.AssignDetail) -> None:
    state, ids = at.state, at.state.setting.names
    for taker in found.takers:
        assert (state.troops[taker.general], state.place[taker.general]) == (taker.troops, taker.city)
        filled = found.pattern.format(troops=f"{ids[taker.general]} {found.count}")
        assert at.legal(filled) == (found.count <= taker.room)
    for general in found.entering:
        for entry in general.entries:
            filled = found.pattern.format(troops=f"{ids[general.general]} {found.count} {entry.text}")
            assert at.legal(filled) == (found.count <= general.room)
            if found.count <= general.room and entry.commander is not None:
                action = notation.parse_action(state, at.seat or 0, filled)
                assert at.play(action)[0].supreme_commander(entry.city) == entry.commander
    given = [f"{ids[t.general]} {n}" for t, n in zip(found.takers, found.proposal, strict=False) if n]
    coming = zip(found.entering, found.proposal[len(found.takers) :], found.places, strict=True)
    given += [f"{ids[e.general]} {n} {e.entries[place].text}" for e, n, place in coming if n]
    assert sum(found.proposal) == found.count and at.legal(found.pattern.format(troops=", ".join(given)))
    on_map = found.proposal[: len(found.takers)]
    assert sum(on_map) == min(found.count, sum(taker.room for taker in found.takers))
    after, _ = at.go(found.action)
    assert after.total(found.power) == state.total(found.power) + found.count


@compares(
    politics.TrumpDetail,
    "suits kind",
    suit=(politics.TrumpSuit, "suit held action"),
    held=(politics.SuitHeld, "power cards"),
)
def _(at: At, found: politics.TrumpDetail) -> None:
    suits = at.state.setting.card_suit
    for suit in found.suits:
        assert seen(at.play(suit.action)[1], "trump")[0]["suit"] == suit.suit
        for held in suit.held:
            assert at.state.seat_of[held.power] == at.seat
            hand = at.state.hands[held.power]
            assert held.cards == [card for card in hand if suits[card] in (suit.suit, -1)]


@compares(
    politics.LayDetail,
    "power trump influence cards done kind",
    card=(politics.Layable, "card text trump counts influence action"),
)
def _(at: At, found: politics.LayDetail) -> None:
    assert found.trump == (at.state.trump if at.state.trump >= 0 else None)
    for card in found.cards:
        trial, _ = at.go(card.action)
        others = [laid if power == found.power else -1 for power, laid in enumerate(trial.placed)]
        trial.placed = others
        TurnUp().run(trial, [])
        display = trial.display[found.power]
        assert sum(counts(trial, laid) for laid in display) == card.influence
        assert (card.card in display) == card.trump
        assert not card.trump or card.influence == found.influence + card.counts
        assert at.legal(f"lay {card.text}")
    legal = [action for action in at.choices() if isinstance(action, LayCard)]
    assert [card.card for card in found.cards] == [action.card for action in legal]
    assert found.done == Done() and Done() in at.choices()


@compares(
    politics.SelectDetail,
    "power cards save discards later only_discard kind",
    card=(politics.Selectable, "political discards action"),
    later=(politics.PowerInfluence, "power influence"),
)
def _(at: At, found: politics.SelectDetail) -> None:
    assert at.seat is not None
    for card in found.cards:
        after, events = at.play(card.action)
        selected = seen(events, "selected")[0]
        assert selected["power"] == found.power
        assert (selected["political"], sorted(selected["cards"])) == (card.political, found.discards)
        assert card.discards == found.discards
        step = after.agenda[-1]
        assert isinstance(step, Executing)
        assert (step.choices(after, at.seat).count() == 1) == found.only_discard
    for entry in found.later:
        assert entry.influence == sum(counts(at.state, card) for card in at.state.display[entry.power])
    assert [entry.influence for entry in found.later] == sorted(
        (e.influence for e in found.later), reverse=True
    )
    if found.save:
        after, _ = at.go(found.save)
        assert after.display == at.state.display
    offered = {card.action for card in found.cards} | ({found.save} if found.save else set())
    assert offered == set(at.choices())


@compares(
    politics.ExecuteDetail,
    "power political shifts barred executions discard pattern kind",
    shift=(politics.TrackShift, "track marker announced options"),
    option=(politics.ShiftOption, "boxes box text track action"),
    execution=(politics.Execution, "power political boxes action"),
)
def _(at: At, found: politics.ExecuteDetail) -> None:
    state = at.state
    assert at.seat is not None
    compare_shifts(state, found.shifts)
    for option in (option for shift in found.shifts for option in shift.options):
        if option.text and not state.treaties:
            assert at.legal(found.pattern.format(parts=option.text))
    actions = {*(execution.action for execution in found.executions), found.discard} - {None}
    assert actions == set(engine.legal(state, at.seat))
    for execution in found.executions:
        after, events = at.go(execution.action)
        assert (seen(events, "executed")[0]["power"], found.power) == (execution.power, execution.power)
        assert execution.political == found.political
        for track, box in execution.boxes:
            assert stops(after, track, after.announced[track]) == box
    assert found.barred == (not found.executions) or state.treaties


def compare_shifts(state: State, shifts: list[politics.TrackShift]) -> None:
    for shift in shifts:
        assert (shift.marker, shift.announced) == (state.markers[shift.track], state.announced[shift.track])
        for option in shift.options:
            assert bool(option.text) == bool(option.boxes) and option.action is None
            assert option.track == shift.track
            assert option.box == stops(state, shift.track, option.boxes + shift.announced)


def stops(state: State, track: int, boxes: int) -> int:
    """17.k, 19.3.d: where a marker stops, implemented directly from the rules."""
    entries = state.setting.tracks[track].boxes
    first = 0
    if state.setting.tracks[track].id == "saxony" and entries[state.markers[track]].status != "prussian":
        first = next(number for number, box in enumerate(entries) if box.status != "prussian")
    return max(first, min(len(entries) - 1, state.markers[track] + boxes))


@compares(politics.SaxonyDetail, "track marker options kind")
def _(at: At, found: politics.SaxonyDetail) -> None:
    assert found.marker == at.state.markers[found.track]
    for option in found.options:
        assert option.action is not None and at.written(option.action) == option.text
        _, events = at.play(option.action)
        boxes = [values["box"] for values in seen(events, "shifted") if values["track"] == found.track]
        assert (boxes or [found.marker])[0] == option.box and option.track == found.track
        assert option.action.boxes == option.boxes
    assert {option.action for option in found.options} == set(at.choices())


@compares(
    politics.CorpsDetail,
    "power box generals hand done kind",
    option=(politics.CorpsOption, "general city cost cards action pattern"),
)
def _(at: At, found: politics.CorpsDetail) -> None:
    state = at.state
    for general in found.generals:
        _, events = at.play(general.action)
        assert seen(events, "corps-sent")[0]["general"] == general.general
        assert general.city == (state.place[general.general] if not general.cost else None)
        cards = " ".join(card.text for card in found.hand if card.card in general.cards)
        assert at.legal(general.pattern.format(cards=cards))
        assert sum(worth(state, card) for card in general.cards) >= general.cost
    assert bool(found.done) == (not found.generals)
    (box,) = [box for box in state.setting.box.pack.off_map_boxes if box.id == found.box]
    assert state.setting.power_ids[found.power] == box.power


@compares(politics.PlaceDetail, "reason pieces kind", piece=(politics.Placing, "piece city spots pattern"))
def _(at: At, found: politics.PlaceDetail) -> None:
    assert at.seat is not None
    offered = [spot.action for piece in found.pieces for spot in piece.spots]
    assert offered == list(engine.legal(at.state, at.seat))
    assert found.reason in (getattr(at.state.agenda[-1], "why", ""), at.state.agenda[-1].kind)
    for piece in found.pieces:
        place = at.state.place[piece.piece]
        assert piece.city == (place if place >= 0 else None)
        for spot in piece.spots:
            after, events = at.play(spot.action)
            assert {"piece": piece.piece, "city": spot.city} in seen(events, "put")
            if spot.commander is None:
                assert at.legal(piece.pattern.format(city=at.city(spot.city)))
            elif after.agenda and after.agenda[-1].kind == "transfer":
                assert after.supreme_commander(spot.city) == spot.commander


@compares(
    politics.VoteDetail,
    "free francis needed all options kind",
    option=(politics.VoteOption, "choice francis elected"),
)
def _(at: At, found: politics.VoteDetail) -> None:
    assert {option.choice for option in found.options} == set(at.choices())
    assert found.all == at.state.setting.board.votes.bit_count()
    for option in found.options:
        number = option.choice.francis
        _, events = at.play(option.choice)
        voted = seen(events, "voted")[0]
        assert (voted["francis"], voted["charles"]) == (number, found.free - number)
        assert option.francis == found.francis + number
        for values in seen(events, "elected"):
            assert (values["power"] == AUSTRIA) == (values["francis"] >= found.needed)
        assert option.elected == (option.francis >= found.needed)
    assert not at.legal(f"vote francis {found.free + 1}")


# ---------------------------------------------------------------- marches and overlays


@compares(
    movement.Marches,
    "piece ways agreements closed",
    needed=(movement.NeededConsent, "city general seat path"),
    closed=(treaties.ClosedEnd, "city number which"),
)
def _(at: At, found: movement.Marches) -> None:
    state = at.state
    assert at.seat is not None
    step = state.agenda[-1]
    assert isinstance(step, Movement)
    legal = engine.legal(state, at.seat)
    ways = [a for a in legal if isinstance(a, March) and a.piece == found.piece]
    by_rules = [a for a in step.choices(state, at.seat) if isinstance(a, March) and a.piece == found.piece]
    ends = {march.path[-1] for march in by_rules} - {march.path[-1] for march in ways}
    assert {entry.city for entry in found.closed} == ends
    for entry in found.closed:
        march = next(march for march in by_rules if march.path[-1] == entry.city)
        refused = legal.refusal(march)
        assert refused and (refused.rule, refused.key) == ("21.a", "refused-treaty")
        assert (refused.values["number"], refused.values["which"]) == (entry.number, entry.which)
    assert {march.action for march in found.ways} | {
        spot.action for march in found.ways for spot in march.spots
    } == set(ways)
    ranks = [(not march.wins, march.force) for march in found.ways]
    assert ranks == sorted(ranks)
    for needed in found.agreements:
        agreed, other = state.copy(), state.setting.seats.index(needed.seat)
        both = [March(found.piece, tuple(needed.path), force) for force in (False, True)]
        refusals = [engine.refusal(state, at.seat, march) for march in both]
        assert any(refusal and refusal.rule == "10.1.k" for refusal in refusals) and all(refusals)
        engine.apply(
            agreed, other, notation.parse_action(agreed, other, f"consent at {at.city(needed.city)}")
        )
        assert needed.city in {a.path[-1] for a in step.choices(agreed, at.seat) if isinstance(a, March)}
        assert state.place[needed.general] == needed.city


@compares(
    movement.MarchProspect,
    "action piece path force conquers marks takes drives_off joins spots attacks supply wins",
    conquest=(movement.Conquest, "city former owner marked"),
)
def _(at: At, found: movement.MarchProspect) -> None:
    after, events = at.go(found.action)
    told = {"piece": found.piece, "path": tuple(found.path), "force": int(found.force)}
    assert seen(events, "marched") == [told]
    conquered = [(v["city"], v["former"], v["owner"], bool(v["marked"])) for v in seen(events, "conquered")]
    assert conquered == [(c.city, c.former, c.owner, c.marked) for c in found.conquers]
    assert [values["city"] for values in seen(events, "question-mark")] == found.marks
    assert [values["train"] for values in seen(events, "train-taken")] == found.takes
    assert [values["hussar"] for values in seen(events, "hussar-removed")] == found.drives_off
    assert [values["mate"] for values in seen(events, "stacked")] == [found.joins][found.joins is None :]
    assert found.wins == (after.outcome is not None)
    for spot in found.spots:
        assert spot.commander is not None
        assert at.go(spot.action)[0].supreme_commander(spot.city) == spot.commander
    if found.wins:
        assert not found.attacks and not found.supply
        return
    check_attacked(at, after, found)
    power = after.setting.power_of[found.piece]
    check_supplied(after, power, found.supply)
    general = found.piece < after.setting.generals
    wanted = (
        [found.piece] if general else [g for g in after.setting.generals_of[power] if after.place[g] >= 0]
    )
    assert [entry.general for entry in found.supply] == wanted


def check_attacked(at: At, after: State, found: movement.MarchProspect) -> None:
    """11.1.a: compares with the attacks if the combat phase came now."""
    step = at.state.agenda[-1]
    assert isinstance(step, Movement)
    trial = after.copy()
    trial.agenda = [Attacks(())]
    CombatPhase(step.stage).run(trial, [])
    attacks = trial.agenda[-1]
    assert isinstance(attacks, Attacks)
    targets = [defenders for own, defenders in attacks.pairs if own >> found.piece & 1]
    assert sorted(bits(force.generals) for force in found.attacks) == sorted(targets)


def check_supplied(state: State, power: int, found: list[SupplyOf]) -> None:
    """9: compares with the supply phase if nobody paid a toll, and if everybody did."""
    hungry, due = tolls(state, power)
    for pays in (False, True):
        trial, events = state.copy(), list[Event]()
        check_supply(trial, power, {}, hungry + ([] if pays else list(due)), events)
        out = {values["general"] for values in seen(events, "out-of-supply")}
        for entry in found:
            assert (entry.general in out) == (entry.state == "hungry" or (entry.state == "toll" and not pays))
            assert entry.points == due.get(entry.general, 0)


@compares(SupplyOf, "general state points path")
def _(at: At, found: SupplyOf) -> None:
    if found.path:
        check_roads(at.state, found.path)
        power = at.state.setting.power_of[found.general]
        trains = (*at.state.setting.trains_of[power], *at.state.setting.trains_of[PRAGMATIC])
        assert found.path[-1] in {at.state.place[train] for train in trains}
        assert found.path[0] == at.state.place[found.general] and found.state != "hungry"
        hussars = [city for city in found.path if city in at.state.hussars]
        assert bool(hussars) == (found.state == "toll") or not at.state.enemies[power] >> AUSTRIA & 1


@compares(
    movement.Overlays,
    "trains fortresses reach dangers supply closed",
    closed=(treaties.ClosedLand, "number clause cities passing"),
    range=(supply.TrainRange, "train cities toll"),
    fortress=(movement.Protection, "city power generals"),
    reach=(movement.Reach, "piece march force"),
    danger=(danger.Danger, "city power train raids guards wins"),
    raid=(danger.Raid, "general path"),
)
def _(at: At, found: movement.Overlays) -> None:
    state, setting = at.state, at.state.setting
    for power in range(6):
        check_supplied(state, power, [e for e in found.supply if setting.power_of[e.general] == power])
    for fortress in found.fortresses:
        assert state.controller(fortress.city) == fortress.power
        assert bool(fortress.generals) == protected(state, fortress.city)
        for general in fortress.generals:
            assert setting.board.distance[state.place[general]][fortress.city] <= 3
    for entry in found.trains:
        power = setting.power_of[entry.train]
        for city in (entry.cities + entry.toll)[:: max(1, len(entry.cities) // 4)]:
            check_range(state, power, entry, city)
    running = {
        (treaty.number, number): term.clause
        for treaty in state.treaties
        for number, term in enumerate(treaty.terms, 1)
    }
    for land in found.closed:
        clause = running[land.number, land.clause.number]
        bound = [g for g in range(setting.generals) if state.place[g] >= 0 and places_bound(state, clause, g)]
        assert land.passing == getattr(clause, "passing", False)
        for city in land.cities[:5]:
            assert any(clause.closed(state, general) >> city & 1 for general in bound)
    for reach in found.reach:
        ends = {march.path[-1] for march in ways(Ground(state, reach.piece))}
        assert ends == {*reach.march, *reach.force}
    check_dangers(state, found.dangers)


def check_dangers(state: State, found: list[danger.Danger]) -> None:
    """10.1.f, 10.3: makes each raid with a general in supply, and checks that it does what it claims."""
    power_of = state.setting.power_of
    for entry in found:
        taken = [power_of[entry.train]] if entry.train is not None else [state.controller(entry.city)]
        assert taken == [entry.power] and entry.raids
        for raid in entry.raids:
            trial, out = state.copy(), list[Event]()
            hungry, _ = tolls(state, power_of[raid.general])
            if raid.general not in hungry:
                trial.down &= ~(1 << raid.general)
            march = March(raid.general, tuple(raid.path), False)
            commander = Ground(trial, raid.general).commanders(raid.path[-1])[0]
            assert refuse_march(trial, replace(march, commander=commander)) is None
            assert state.enemies[power_of[raid.general]] >> entry.power & 1
            apply_march(trial, march, out)
            if entry.train is not None:
                assert entry.train in [event.train for event in of_kind(out, TrainTaken)] or trial.outcome
            elif entry.guards:
                assert protected(state, entry.city) and entry.city in trial.questions
            else:
                assert entry.city in [event.city for event in of_kind(out, Conquered)] or trial.outcome
                assert not entry.wins or len(entry.raids) > 1 or trial.outcome


def check_range(state: State, power: int, entry: supply.TrainRange, city: int) -> None:
    """9.c, 9.g: checks the supply of a general in this city, with this train alone."""
    setting, trial = state.setting, state.copy()
    general = next((g for g in setting.generals_of[power] if g != setting.arenberg), -1)
    if general < 0 or state.occupied >> city & 1 or state.home[power] >> city & 1:
        return
    for train in setting.trains_of[power]:
        trial.place[train] = state.place[train] if train == entry.train else REMOVED
    trial.move(general, city)
    hungry, due = tolls(trial, power)
    assert general not in hungry and (general in due) == (city in entry.toll)


# ---------------------------------------------------------------- at any time


@compares(
    anytime.AtAnyTime,
    "transfers consents consent_at offers contracts proposals treaties partners negotiations",
    transfer=(anytime.TroopTransfer, "giver taker most pattern"),
    consent=(anytime.ConsentOption, "general city given choice"),
    offer=(anytime.ContractOffer, "giver taker most agreed pattern"),
    contract=(anytime.RunningContract, "giver taker turns first cancel"),
    proposal=(treaties.StandingProposal, "by to seat clauses ends cancels accept decline counter"),
    partner=(treaties.Partner, "by to"),
)
def _(at: At, found: anytime.AtAnyTime) -> None:
    state = at.state
    assert found.negotiations == state.setting.variant.contracts
    for entry in found.contracts:
        assert entry.turns == contract(state, entry.giver, entry.taker) > 0
        assert entry.first == (state.turn <= 3 and (entry.giver, entry.taker) == (FRANCE, BAVARIA))
    assert len(found.proposals) == (len(state.proposals) if state.agenda else 0)
    for told, stands in zip(found.proposals, state.proposals, strict=False):
        assert (told.by, told.to) == stands[:2] and state.setting.seats.index(told.seat) == state.seat_of[
            told.by
        ]
        assert [at.clause(entry) for entry in told.clauses] == list(stands.clauses)
        assert [entry.toward for entry in told.clauses] == [
            told.by + told.to - c.bound for c in stands.clauses
        ]
        assert (told.ends or 0, told.cancels) == (max(stands.ends, 0), stands.ends < 0)
    if at.seat is None or not state.agenda:
        assert not (found.transfers or found.consents or found.consent_at or found.offers)
        assert not any(entry.cancel for entry in found.contracts)
        assert not any(entry.accept or entry.decline or entry.counter for entry in found.proposals)
        assert not found.partners and not any(entry.end for entry in found.treaties)
        return
    for treaty in found.treaties:
        assert at.legal(f"end treaty {treaty.number}") == (treaty.end is not None)
        for number, term in enumerate(treaty.terms, 1):
            assert term.yours == (state.seat_of[term.clause.bound] == at.seat)
            for mark, word in ((term.kept, "kept"), (term.broken, "broken")):
                assert at.legal(f"mark {treaty.number} {number} {word}") == (mark is not None)
    for by, to in permutations((FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC), 2):
        text = f"{POWERS[by]} {POWERS[to]}: {POWERS[to]} does not bid for 1"
        assert at.legal(f"propose {text}") == (treaties.Partner(by, to) in found.partners)
        counters = [entry.counter for entry in found.proposals if (entry.by, entry.to) == (to, by)]
        if state.proposed[by] < MOST_PROPOSALS and at.legal(f"counter {text}"):
            assert any(counters)
    for transfer in found.transfers:
        for count in range(transfer.most + 2):
            assert at.legal(transfer.pattern.format(count=count)) == (1 <= count <= transfer.most)
        assert transfer.giver != transfer.taker
    for offer in found.offers:
        for count in (0, 1, offer.most, offer.most + 1):
            assert at.legal(offer.pattern.format(count=count)) == (1 <= count <= offer.most)
        action = notation.parse_action(state, at.seat, offer.pattern.format(count=2))
        assert (action.giver, action.taker) == (offer.giver, offer.taker)  # type: ignore[attr-defined]
        assert at.play(action)[1][0].kind == ("contract" if offer.agreed else "proposed")
    for consent in found.consents:
        entry_ = (at.seat, *(-1 if target is None else target for target in (consent.general, consent.city)))
        assert consent.given == (entry_ in state.consents)
        assert consent.given != (entry_ in at.play(consent.choice)[0].consents)
    if found.consent_at:
        cities = {city for giver, _, city in state.consents if giver == at.seat}
        city = next(n for n in range(len(state.setting.board.cities)) if n not in cities)
        assert at.legal(found.consent_at.format(city=at.city(city)))
    given: set[type[Action]] = {type(consent.choice) for consent in found.consents}
    given |= {type(entry.cancel) for entry in found.contracts if entry.cancel}
    given |= {type(a) for entry in found.proposals for a in (entry.accept, entry.decline) if a}
    given |= {Offer} if found.offers else set()
    given |= {Propose} if found.partners or any(entry.counter for entry in found.proposals) else set()
    given |= {EndTreaty} if any(entry.end for entry in found.treaties) else set()
    given |= {Mark} if any(term.kept for entry in found.treaties for term in entry.terms) else set()
    given |= {notation.Action.registry["transfer"]} if found.transfers else set()
    wanted = {type(action) for choices in engine.out_of_turn(state, at.seat) for action in choices}
    assert given - {Propose} <= wanted <= given | {Propose}


@compares(
    treaties.TreatyFact,
    "number one another terms end",
    term=(treaties.TermFact, "clause status until sleeps yours binds kept broken"),
    clause=(treaties.ClauseFact, "number kind bound toward turns written body when other"),
)
def _(at: At, found: treaties.TreatyFact) -> None:
    state = at.state
    treaty = next(treaty for treaty in state.treaties if treaty.number == found.number)
    assert (found.one, found.another) == (treaty.one, treaty.another)
    for number, (told, term) in enumerate(zip(found.terms, treaty.terms, strict=True), 1):
        entry, clause = told.clause, term.clause
        assert at.clause(entry) == clause and entry.number == number and entry.kind == clause.kind
        assert (entry.bound, entry.turns) == (clause.bound, clause.turns)
        assert {entry.bound, entry.toward} == {found.one, found.another}
        assert told.status == term.status
        assert (entry.when, entry.other) == (clause.when, clause.other)
        assert entry.written.startswith(f"{entry.body} for {clause.turns}")
        lasts = term.status in RUNNING or (term.status == "fulfilled" and clause.lasts)
        assert told.binds == (lasts and not told.sleeps)
        assert told.until == (term.since + clause.turns - 1 if term.since else None)
        neutral = state.neutral >> entry.bound & 1 or state.neutral >> entry.toward & 1
        assert not told.sleeps or neutral


def places_bound(state: State, clause: Clause, general: int) -> bool:
    return bool(clause.powers(state) >> state.setting.power_of[general] & 1)


# ---------------------------------------------------------------- what a position means

PHASE_OF: dict[type[Step], str] = {
    Subsidy: "cards",
    Toll: "supply",
    Movement: "movement",
    Attacks: "combat",
    Duel: "combat",
    RetreatStep: "combat",
    OfferPeace: "conquest",
    AcceptPeace: "conquest",
    ReduceObjectives: "conquest",
}
HEADINGS = ("politics", "stage", "election", "winter")


@compares(
    position.Facts,
    "sequence goals otherwise winters scores by_scores playing stacks troops markers politics combat",
    goal=(Goal, "power rule reached needed what missing"),
    part=(TurnPart, "kind powers phases"),
    score=(Score, "power winters sum"),
    stack=(position.Stack, "city pieces"),
    marker=(position.CityMarker, "city kind power"),
)
def _(at: At, found: position.Facts) -> None:
    state = at.state
    assert found.goals == state.setting.variant.goals(state)
    for goal in found.goals:
        assert goal.reached == reached(state, goal)
        assert len(goal.missing) + goal.reached == (len(members(wanted_land(state, goal))) or goal.reached)
        assert all(state.controller(city) != goal.power for city in goal.missing)
        assert not goal.met or goal.rule in ("23.a", "24.b") or state.outcome
    if sum(event.kind == "turn" for event in at.events) == state.turn:
        assert found.winters == len(state.scores)
    if at.whole:
        fought = bool(state.agenda) and isinstance(state.agenda[-1], Duel)
        assert (found.combat is not None) == fought, "a combat is told while it is fought"
    assert found.by_scores == (state.outcome is not None and state.outcome.rule == "23.c")
    assert bool(found.scores) == (state.outcome is not None and bool(state.scores)), "13.f"
    for score in found.scores:
        assert score.winters == [entry[score.power] for entry in state.scores]
        assert score.sum == sum(score.winters) and score.power in MAJOR
    assert sorted(found.playing) == [power for power in range(6) if state.seat_of[power] >= 0]
    shared = [city for city in set(state.place) if city >= 0 and state.place.count(city) > 1]
    assert sorted(stack.city for stack in found.stacks) == sorted(shared)
    for stack in found.stacks:
        assert sorted(stack.pieces) == state.pieces_at(stack.city)
        if (
            stack.city in state.commander
            or len(set(map(state.setting.rank_of.__getitem__, state.generals_at(stack.city)))) == 2
        ):
            assert stack.pieces[0] == state.supreme_commander(stack.city)
    check_troops(at, found.troops)
    told = {(marker.city, marker.kind): marker.power for marker in found.markers}
    assert len(told) == len(found.markers)
    for city in range(len(state.setting.board.cities)):
        holder, bit = state.controller(city), 1 << city
        kind = (
            "elector" if state.setting.electors & bit else "victory" if state.marked & bit
            else "control" if state.controls & bit else ""
        )  # fmt: skip
        if holder >= 0 and kind:
            assert told.pop((city, kind)) == holder  # type: ignore[arg-type]
    assert told == {(city, "question"): power for city, power in state.questions.items()}
    assert (found.politics is not None) == state.setting.variant.politics


def wanted_land(state: State, goal: Goal) -> int:
    """The fortresses that a goal is about, directly from the rules; none if markers count."""
    setting, board = state.setting, state.setting.board
    lands = {
        "pool": 0,
        "core": setting.core,
        "core-silesia": setting.core | setting.silesia,
        "bavaria-france": board.home["bavaria"] | board.home["france"],
        "france": board.home["france"],
        "low-countries": board.in_territory["netherlands"] | board.in_territory["austrian_netherlands"],
    }
    return lands[goal.what] & board.fortresses


def reached(state: State, goal: Goal) -> int:
    """What counts for a goal, directly from the rules."""
    if goal.what == "pool":
        return state.setting.pools[goal.power] - state.pool[goal.power]
    return sum(state.controller(city) == goal.power for city in members(wanted_land(state, goal)))


def check_troops(at: At, found: list[list[int]]) -> None:
    state, setting = at.state, at.state.setting
    for general, (least, most) in enumerate(found):
        assert least <= state.troops[general] <= most <= STRONGEST
        if at.seat is not None and state.seat_of[setting.power_of[general]] == at.seat:
            assert least == most
        if state.place[general] in (REMOVED, AWAY):
            assert most == 0


@compares(Sequence, "turn last_turn parts part phase")
def _(at: At, found: Sequence) -> None:
    state, step = at.state, at.state.agenda[-1] if at.state.agenda else None
    assert (found.turn, found.last_turn) == (state.turn, state.setting.variant.last_turn(state))
    part = found.parts[found.part]
    if step is None or not state.turn:
        assert [entry.kind for entry in found.parts] == ["setup" if step else "end"]
        return
    happened: list[tuple[str, list[int]]] = []
    for event in at.events:
        if event.kind == "turn":
            break
        if event.kind in HEADINGS:
            happened.insert(0, (event.kind, list(getattr(event, "powers", ()))))
    begun = [e for e in found.parts[: found.part + 1] if e.kind in HEADINGS]
    if at.whole:
        assert [entry.kind for entry in begun] == [kind for kind, _ in happened]
        for entry, (_, powers) in zip(begun, happened, strict=True):
            assert entry.powers[: len(powers)] == powers and set(entry.powers) - set(powers) <= {SAXONY}
    assert isinstance(step, HussarStage) == (part.kind == "hussars")
    assert isinstance(step, Ceding) == (part.kind == "cession")
    assert (part.kind == "stage") == (found.phase is not None)
    for entry in found.parts:
        assert bool(entry.powers) == bool(entry.phases) == (entry.kind == "stage")
    if type(step) in PHASE_OF and part.kind == "stage":
        assert found.phase is not None and part.phases[found.phase] == PHASE_OF[type(step)]


@compares(Ending, "turn winner rule")
def _(at: At, found: Ending) -> None:
    state = at.state
    if state.outcome:
        return
    trial, last = state.copy(), state.setting.variant.last_turn(state)
    trial.turn, trial.agenda, trial.election = last, [EndOfTurn()], 0
    assert found.turn == last
    if state.setting.variant.pools:
        assert (found.winner, found.rule) == (None, "23.c")
        return
    engine.advance(trial, [])
    assert trial.outcome is not None and trial.outcome.rule == found.rule
    winner = trial.outcome.winner
    assert found.winner == (state.setting.seats[winner] if winner >= 0 else None)


@compares(
    position.Politics,
    "trump offered display order tracks boxes votes francis needed held agreed",
    offered=(politics.OnOffer, "political shifts"),
    track=(position.TrackProspect, "marker announced goal"),
    boxes=(position.MarkerBoxes, "power pool battle marked aside"),
    vote=(position.ElectorVote, "city power"),
)
def _(at: At, found: position.Politics) -> None:
    state = at.state
    to_name = any(isinstance(step, NamingTrump) for step in state.agenda)
    assert found.trump == (state.trump if state.trump >= 0 and not to_name else None)
    assert [card.political for card in found.offered] == list(state.revealed)
    for card in found.offered:
        shifts = {state.setting.track[shift.track] for shift in card_of(state, card.political).shifts}
        assert {shift.track for shift in card.shifts} == shifts
        compare_shifts(state, card.shifts)
    influence = {entry.power: entry.influence for entry in found.display}
    for power, sum_of in influence.items():
        assert sum_of == sum(state.setting.card_value[card] or 16 for card in state.display[power])
    spaces = list(state.setting.spaces)
    assert found.order == sorted(
        (p for p in spaces if state.display[p]), key=lambda p: (-influence[p], -spaces.index(p))
    )
    for track, entry in enumerate(found.tracks):
        assert (entry.marker, entry.announced) == (state.markers[track], state.announced[track])
        assert entry.goal == (stops(state, track, entry.announced) if entry.announced else None)
    for box in found.boxes:
        assert (box.pool, box.battle) == (state.pool[box.power], state.battle[box.power])
        markers = [m for m in position.markers(state) if m.kind == "victory" and m.power == box.power]
        assert (box.marked, box.aside) == (len(markers), state.aside[box.power])
    votes = {vote.city: vote.power for vote in found.votes}
    electors = {city: state.controller(city) for city in members(state.setting.board.votes)}
    assert votes == {city: power for city, power in electors.items() if power >= 0}
    assert found.francis == sum(power in (AUSTRIA, PRAGMATIC) for power in votes.values())
    assert found.needed == 5 and found.held == ("later", "due", "over")[state.election]


@compares(
    position.Agreements,
    "saxony contracts treaties first_turns neutral reduced corps",
    neutral=(position.Neutral, "power until"),
    corps=(position.CorpsAway, "power general until due"),
)
def _(at: At, found: position.Agreements) -> None:
    state = at.state
    side = {"prussian": PRUSSIA, "austrian": AUSTRIA, "neutral": -1}[found.saxony]
    assert state.major_of(SAXONY) == side and found.reduced == state.reduced
    for entry in found.contracts:
        assert entry.turns == contract(state, entry.giver, entry.taker) and entry.cancel is None
    assert found.first_turns == 3
    assert [entry.power for entry in found.neutral] == members(state.neutral)
    for neutral in found.neutral:
        if neutral.until is not None:
            early, late = state.copy(), state.copy()
            early.turn, late.turn = neutral.until - 1, neutral.until
            for trial, over in ((early, False), (late, True)):
                end_peace(trial, [])
                assert bool(trial.neutral >> PRUSSIA & 1) != over
    for corps in found.corps:
        assert state.setting.power_of[corps.general] == corps.power and state.place[corps.general] == -3
        assert corps.due == corps_due(state, corps.power) and (corps.until is None or corps.due)


@compares(
    combat.Combat,
    "attackers defenders cities powers troops first_score score played over",
    card=(combat.PlayedCard, "side power card value score"),
)
def _(at: At, found: combat.Combat) -> None:
    step = at.state.agenda[-1]
    assert isinstance(step, Duel)
    begun = next((event for event in at.events if isinstance(event, Attacked)), None)
    if begun is not None:
        assert (found.troops, found.first_score) == (list(begun.troops), begun.score)
    assert (found.attackers, found.defenders) == (members(step.attackers), members(step.defenders))
    cities = [city_of(at.state, side) for side in (step.attackers, step.defenders)]
    assert (found.cities, found.over) == (cities, False)
    assert found.powers == [at.state.commanding_power(city) for city in cities]
    since = at.events[: at.events.index(begun)] if begun else at.events
    played = of_kind(reversed(since), Played)
    assert [(c.power, c.card, c.value, c.score) for c in found.played] == [
        (e.power, e.card, e.value, e.score) for e in played
    ]
    score = found.first_score + sum(c.value if c.side == "attackers" else -c.value for c in found.played)
    assert score == found.score == step.score


# ---------------------------------------------------------------- positions


def compare(state: State, events: list[Event], rng: Random) -> None:
    """Compares all facts about a position, for every seat and for spectators."""
    step = engine.decision(state)
    if step is not None:
        wanted = step.rules.split()
        assert set(rules_of(state)) <= set(wanted)
        scopes = {rule.id: rule.scope for rule in rulebook.rules()}
        assert all(scopes[rule] in state.setting.variant.scopes for rule in rules_of(state))
    for seat in (*range(len(state.setting.seats)), None):
        at = At(state, seat, events)
        told = detail_for(state, seat)
        assert (told is not None) == (seat in engine.to_act(state) or isinstance(step, Duel))
        if told is not None:
            check(at, told)
        check(at, anytime.at_any_time(state, seat))
        check(at, position.facts(state, seat, iter(events)))
        if isinstance(told, movement.MovementDetail) and told.pieces and seat is not None:
            marches = movement.marches(state, seat, rng.choice(told.pieces).piece)
            COMPARED[movement.Marches][1](at, marches)  # type: ignore[misc]
            for march in rng.sample(marches.ways, min(4, len(marches.ways))):
                check(at, march)


def assert_secret(state: State, events: list[Event], rng: Random) -> None:
    """Positions that look the same to a seat have the same facts for it."""
    for seat in (*range(len(state.setting.seats)), None):
        other = sample(view(state, seat), rng, state.setting.box)
        told = detail_for(state, seat)
        assert detail_for(other, seat) == told
        assert anytime.at_any_time(other, seat) == anytime.at_any_time(state, seat)
        assert position.facts(other, seat, events) == position.facts(state, seat, events)
        if isinstance(told, movement.MovementDetail) and seat is not None:
            for standing in told.pieces[:2]:
                wanted = movement.marches(state, seat, standing.piece)
                assert movement.marches(other, seat, standing.piece) == wanted


@every_game
def test_everything_told_of_a_game_is_true_and_keeps_secrets(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    rng = Random(f"{variant} {players} {options}")
    game = Game.new(variant, players, "reading", box, options)
    events = list(reversed(game.started))
    told_winter: dict[int, bool] = {}
    looked: Counter[str] = Counter()
    number = 0
    while not game.outcome:
        number += 1
        state = game.state
        kind = state.agenda[-1].kind
        looked[kind] += 1
        if looked[kind] <= OFTEN or number % 10 == 0:
            compare(state, events, rng)
        if looked[kind] <= 2 or number % 25 == 0:
            assert_secret(state, events, rng)
        if number % 60 == 0:
            check(At(state, None), movement.overlays(state))
        if state.turn:
            parts = sequence(state).parts
            told_winter[state.turn] = any(part.kind == "winter" for part in parts)
        chosen = pick_out_of_turn(state, rng) if rng.random() < 0.05 else None
        seat = chosen[0] if chosen else rng.choice(engine.to_act(state))
        action = chosen[1] if chosen else choose(state, seat, rng)
        events[:0] = reversed(game.play(action, game.seats[seat]))
    compare(game.state, events, rng)
    winters = {event.turn for event in of_kind(events, WinterBegan)}
    held = game.state.setting.variant
    broken_off = held.pools or game.state.turn < held.last_turn(
        game.state
    )  # 5.e: no winter after the last turn
    open_turn = {game.state.turn} if broken_off else set()
    assert {turn for turn, winter_ in told_winter.items() if winter_} - winters <= open_turn
    assert all(told_winter[turn] for turn in winters)


def choose(state: State, seat: int, rng: Random) -> Action:
    """A random action; yes is more likely than no, so that rare things happen."""
    action = pick(engine.legal(state, seat), rng)
    if isinstance(action, Answer) and rng.random() < 0.6:
        yes = Answer(action.question, True)
        return yes if yes in engine.legal(state, seat) else action
    return action


def lines_of(case: Case) -> Iterator[tuple[str, str]]:
    """The actions taken in a case, with their seats."""
    for item in case.data.get("when") or ():
        if isinstance(item, str):
            seat, _, text = item.partition(":")
            yield seat.strip(), text
        elif isinstance(item, dict) and not {"try", "then"} & item.keys():
            ((seat, text),) = item.items()
            yield seat, text


@pytest.mark.parametrize("folder", sorted(CASES.iterdir()), ids=lambda folder: folder.name)
def test_everything_told_of_the_positions_of_the_cases_is_true(folder: Path) -> None:
    rng = Random(folder.name)
    for case in read_cases([folder]):
        events: list[Event] = []
        state = given_position(case.data, events)
        events.reverse()
        for name, text in lines_of(case):
            compare(state, events, rng)
            check(At(state, None), movement.overlays(state))
            seat = state.setting.seats.index(name)
            events[:0] = reversed(engine.apply(state, seat, notation.parse_action(state, seat, text)))
        compare(state, events, rng)


# ---------------------------------------------------------------- bounds


def test_bounds_are_as_tight_as_all_that_is_known_allows(box: Box) -> None:
    """Compares with brute force: all troops that agree with the totals and the known sums."""
    rng = Random(3)
    state = Game.new("advanced", 3, 3, box).state
    setting = state.setting
    for _ in range(300):
        power = rng.choice((PRUSSIA, PRAGMATIC, FRANCE))
        generals = [g for g in setting.generals_of[power] if state.place[g] != AWAY][:4]
        for general in range(setting.generals):
            state.troops[general] = rng.randint(1, STRONGEST) if general in generals else 0
        state.known.sums = []
        for _ in range(rng.randrange(4)):
            some = rng.sample(generals, rng.randint(1, len(generals)))
            sum_of = sum(state.troops[general] for general in some)
            state.known.learn(bits(some), sum_of - rng.randrange(3), sum_of + rng.randrange(3))
        hidden = [g for g in setting.generals_of[power] if state.place[g] not in (REMOVED, AWAY)]
        possible = [
            split
            for split in product(range(1, STRONGEST + 1), repeat=len(hidden))
            if sum(split) == state.total(power)
            and all(
                low <= sum(n for g, n in zip(hidden, split, strict=True) if known >> g & 1) <= high
                for known, low, high in state.known.sums
            )
        ]
        if not possible:
            continue
        found = bounds(state, None)
        for number, general in enumerate(hidden):
            counts_ = [split[number] for split in possible]
            assert found[general] == (min(counts_), max(counts_))
        both = bits(hidden[:2])
        sums = [sum(split[:2]) for split in possible]
        assert together(state, None, both) == (min(sums), max(sums))


# ---------------------------------------------------------------- proposals


def test_who_re_enters_is_proposed_only_what_those_on_the_map_cannot_take(box: Box) -> None:
    """13.b: two generals have room for 5 troops together; one other, or several, get the rest."""
    state = Game.new("advanced", 3, 3, box).state
    first, second, *others = (g for g in state.setting.generals_of[FRANCE] if state.place[g] != AWAY)
    for general in others:
        state.place[general], state.troops[general] = REMOVED, 0
    state.troops[first], state.troops[second] = 6, 5
    state.agenda.append(Assigning(FRANCE, 9))
    found = winter.assign(Assigning(FRANCE, 9), state, state.seat_of[FRANCE])
    assert found.proposal[:2] == [2, 3] and sorted(found.proposal[2:], reverse=True) == [
        4,
        *[0] * (len(others) - 1),
    ]
    state.agenda[-1] = Assigning(FRANCE, 15)
    found = winter.assign(Assigning(FRANCE, 15), state, state.seat_of[FRANCE])
    assert found.proposal[:2] == [2, 3] and sorted(found.proposal[2:])[-2:] == [5, 5]
