"""The engine as a whole: random games with checks, replays, odd actions, chance, and copies."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, islice, permutations
from random import Random
from types import MappingProxyType
from typing import Any, Literal, get_args, get_type_hints

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from conftest import GAMES, many
from maria import actions as act
from maria import chance, engine, notation
from maria.actions import Action
from maria.box import Box, load
from maria.box.model import POWERS
from maria.conform import given_position
from maria.events import Event, declarations
from maria.random_play import pick, pick_out_of_turn
from maria.rules.clauses.decisions import SAYS
from maria.rules.clauses.places import NotAttack
from maria.rules.combat import Attacked, Defeated
from maria.rules.retreat import NoRetreat
from maria.rules.setup import TroopsSplit
from maria.rules.silesia_gambit import LeftGame
from maria.rules.stacks import Removed
from maria.rules.step import Decision
from maria.rules.supply import OutOfSupply
from maria.rules.tactical_cards import Shuffled, income
from maria.rules.tracks import CorpsSent, TroopsGiven
from maria.rules.winter import Assigned, Assigning, Recruited
from maria.simulate import broken_invariants
from maria.state import (
    AUSTRIA,
    AWAY,
    BAVARIA,
    DECLARED,
    FRANCE,
    OFF_MAP,
    PRAGMATIC,
    PRUSSIA,
    REMOVED,
    SAXONY,
    State,
    Step,
)
from maria.texts import Catalogue, rulebook
from maria.treaty import Clause, When

OF_EACH, AT_ONCE = many(10, 200), 5
"""How many random games of each kind are played, and how many of them one test plays."""
LOOKED_AT = 40
"""How many choices of a decision are checked."""
TEAMS = ((FRANCE, BAVARIA), (PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC))
DEFECTED = ((FRANCE, BAVARIA), (PRUSSIA,), (AUSTRIA, PRAGMATIC, SAXONY))
ALL_CARDS = list(range(152))
Kind = tuple[str, int, tuple[str, ...]]


# ---------------------------------------------------------------- what must always hold


def check_position(state: State) -> None:
    """Checks what must hold in every position."""
    setting = state.setting
    unopened = range(state.opened * setting.deck_size, len(ALL_CARDS))
    cards = [*unopened, *state.draw, *state.hoard, *(card for card in state.placed if card >= 0)]
    for pile in (*state.hands, *state.discards, *state.display, *state.face_down):
        cards += pile
    assert sorted(cards) == ALL_CARDS, "a card is missing, or there twice"
    for deck, pile in enumerate(state.discards):
        assert all(card // setting.deck_size == deck for card in pile)
    check_pieces(state)
    check_fortresses(state)
    check_knowledge(state)
    if setting.variant.pools:
        check_markers(state)
    assert list(broken_invariants(state)) == []


def check_pieces(state: State) -> None:
    setting = state.setting
    standing: dict[int, list[int]] = {}
    for piece, place in enumerate(state.place):
        assert place in (REMOVED, AWAY, OFF_MAP) or setting.land >> place & 1
        if place >= 0:
            standing.setdefault(place, []).append(piece)
    for city, pieces in standing.items():
        assert city not in state.hussars, "a hussar shares a city with a piece"
        if len(pieces) > 1 and not (state.agenda and state.agenda[-1].kind == "transfer"):
            one, other = pieces
            assert other < setting.generals, "a general and a train, or two trains, in one city"
            owners = {setting.power_of[one], setting.power_of[other]}
            assert any(owners <= set(team) for team in teams(state)), "generals who do not co-operate"
            assert state.supreme_commander(city) in pieces
    for general in range(setting.generals):
        if state.place[general] in (REMOVED, AWAY):
            assert state.troops[general] == 0, "troops off the map"
            assert not state.down >> general & 1
        elif state.agenda and state.agenda[-1].kind != "split":
            assert 1 <= state.troops[general] <= 8, "too many or too few troops"
    on_board = [city for city in state.hussars if city >= 0]
    assert len(set(on_board)) == len(on_board)
    assert all(setting.bohemia >> city & 1 for city in on_board)


def teams(state: State) -> tuple[tuple[int, ...], ...]:
    return TEAMS if state.cooperating[SAXONY] >> PRUSSIA & 1 else DEFECTED


def check_markers(state: State) -> None:
    """15.b: no victory marker is lost or created."""
    for power in (FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC):
        fortresses = (state.held[power] & state.marked).bit_count()
        boxes = state.battle[power] + state.boxed.count(power) + state.aside[power]
        asked = sum(
            state.asked >> city & 1
            for city, asker in state.questions.items()
            if state.major_of(asker) == power
        )
        assert state.pool[power] + fortresses + boxes + asked == state.setting.pools[power]
        assert 0 <= state.battle[power] <= 2


def check_fortresses(state: State) -> None:
    together = 0
    for held in state.held:
        assert not together & held, "two powers hold a fortress"
        together |= held
    if not state.ceded:
        assert together == state.setting.board.fortresses, "nobody holds a fortress, or somebody a city"
    assert not (state.marked | state.controls) & ~together
    assert all(together >> city & 1 for city in state.questions)


def check_knowledge(state: State) -> None:
    """Checks that what everybody knows is true."""
    if state.agenda and state.agenda[-1].kind == "split":
        return
    for generals, low, high in state.known.sums:
        total = sum(count for general, count in enumerate(state.troops) if generals >> general & 1)
        assert low <= total <= high, "troops that everybody knows to be others"
    size, suits = state.setting.deck_size, state.setting.card_suit
    for (power, suit, deck), most in state.known.voids.items():
        held = [card for card in state.hands[power] if suits[card] == suit and card // size == deck]
        assert len(held) <= most, "cards that everybody knows to be elsewhere"


def check_choices(state: State) -> None:
    """Checks that every offered choice is legal, and that its text means the same action."""
    for seat in engine.to_act(state):
        choices = engine.legal(state, seat)
        offered = list(islice(choices, LOOKED_AT))
        assert offered
        assert len(set(offered)) == len(offered)
        for action in offered:
            assert action in choices, f"offered, but refused: {action}"
        assert choices.several() or len(offered) == 1
        check_text(state, seat, offered[-1])


def check_text(state: State, seat: int, action: Action) -> None:
    text = notation.format_action(state, action)
    assert notation.parse_action(state, seat, text) == action, text


# ---------------------------------------------------------------- what events say


def owners(state: State, generals: int) -> set[int]:
    return {state.setting.power_of[g] for g in range(state.setting.generals) if generals >> g & 1}


class Ledger:
    """The troops of the three teams, according to the events alone."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.teams = teams(state)
        self.bought: Counter[int] = Counter()
        self.fighting: dict[int, int] = {}
        """The strength of generals in their latest combat."""

    def follow(self, before: list[int], after: list[int], events: Sequence[Event]) -> None:
        """Checks that each team's troops are within the limits that the events allow."""
        least: Counter[int] = Counter()
        most: Counter[int] = Counter()
        told: set[int] = set()
        hungry: Counter[int] = Counter()
        for event in events:
            match event:
                case Attacked(one, other, troops):
                    self.fighting = dict(zip((one, other), troops, strict=True))
                case Defeated(losers, _, lost):
                    assert 0 < lost <= self.fighting[losers]
                    self.fighting[losers] -= lost
                    self.change(losers, -lost, least, most, told)
                case NoRetreat(left):
                    whole = next(generals for generals in self.fighting if generals & left == left)
                    self.change(left, -self.fighting[whole], least, most, told)
                case OutOfSupply(general, lost):
                    hungry[1 << general] = lost
                    self.change(1 << general, -lost, least, most, told)
                case Removed(general):
                    if hungry:
                        most[self.team(1 << general)] += 2
                case CorpsSent(general, count):
                    self.change(1 << general, count, least, most, told)
                case LeftGame(power):
                    self.change(
                        1 << self.state.setting.generals_of[power][0], -before[power], least, most, told
                    )
                case Recruited(power, count) | TroopsGiven(power, count):
                    self.bought[power] += count
                case Assigned(power, given):
                    assert given is not None
                    new = sum(count for _, count in given)
                    assert new == self.bought.pop(power)
                    self.change(1 << given[0][0], new, least, most, told)
                case TroopsSplit(power, given_first):
                    assert sum(given_first or ()) == self.at_set_up(power)
                case _:
                    continue
        for number_of_team, team in enumerate(self.teams):
            change = sum(after[power] - before[power] for power in team)
            assert least[number_of_team] <= change <= most[number_of_team]
        for power in range(6):
            assert power in told or before[power] == after[power], "troops come or go, and nothing is told"

    def change(
        self, generals: int, count: int, least: Counter[int], most: Counter[int], told: set[int]
    ) -> None:
        least[self.team(generals)] += count
        most[self.team(generals)] += count
        told |= owners(self.state, generals)

    def team(self, generals: int) -> int:
        (team,) = {
            number for number, team in enumerate(self.teams) if owners(self.state, generals) & set(team)
        }
        return team

    def at_set_up(self, power: int) -> int:
        pack = self.state.setting.box.pack
        return next(entry.troops for entry in pack.powers if entry.id == POWERS[power])


def totals(state: State) -> list[int]:
    return [state.total(power) for power in range(6)]


# ---------------------------------------------------------------- random games


def boldest(state: State, actions: list[Action]) -> Action:
    """The action that brings a piece or hussar nearest to an enemy general, for livelier games."""
    setting = state.setting

    def nearest(action: Action) -> int:
        match action:
            case act.March(piece, path):
                power, end = setting.power_of[piece], path[-1]
            case act.PlaceHussar(_, city):
                power, end = AUSTRIA, city
            case _:
                return 1000
        enemies = [
            g for other in range(6) if state.enemies[power] >> other & 1 for g in setting.generals_of[other]
        ]
        away = setting.board.distance[end]
        return min(
            (away[state.place[general]] for general in enemies if state.place[general] >= 0), default=999
        )

    return min(actions, key=nearest)


def next_action(state: State, rng: Random) -> tuple[int, Action]:
    """A random seat's action; now and then one out of turn."""
    if rng.random() < 0.05 and (found := pick_out_of_turn(state, rng)):
        return found
    seats = engine.to_act(state)
    seat = seats[rng.randrange(len(seats))]
    choices = engine.legal(state, seat)
    samples = [pick(choices, rng) for _ in range(rng.choice((1, 6)))]
    assert all(action in choices for action in samples)
    return seat, boldest(state, samples)


def begin(box: Box, game: Kind, seed: str) -> tuple[State, list[Event]]:
    variant, players, options = game
    return engine.new_game(box, variant, players, seed, options)


def play(box: Box, game: Kind, seed: str, chooser: str) -> Iterator[tuple[State, int, Action]]:
    """A game of random choices; yields each action before it is carried out."""
    state, _ = begin(box, game, seed)
    rng = Random(chooser)
    while state.agenda:
        seat, action = next_action(state, rng)
        yield state, seat, action
        engine.apply(state, seat, action)


@pytest.mark.parametrize("first", range(0, OF_EACH, AT_ONCE))
@pytest.mark.parametrize("kind", GAMES)
def test_random_games_keep_the_rules(box: Box, kind: Kind, first: int) -> None:
    for game in range(first, first + AT_ONCE):
        rng = Random(game)
        state, events = begin(box, kind, f"watched {game}")
        ledger = Ledger(state)
        check_position(state)
        while state.agenda:
            waiting = engine.to_act(state)
            assert waiting
            if state.agenda[-1].kind != "movement" or rng.random() < 0.25:
                check_choices(state)
            seat, action = next_action(state, rng)
            check_text(state, seat, action)
            before, step, ledger.teams = totals(state), state.agenda[-1], teams(state)
            events = engine.apply(state, seat, action)
            check_position(state)
            if isinstance(action, AT_ANY_TIME):
                assert totals(state) == before
                assert state.agenda[-1] == step
            elif step.kind != "split":
                ledger.follow(before, totals(state), events)
        assert state.outcome is not None
        assert events[-1].kind == "ended"
        assert engine.to_act(state) == engine.may_act(state) == ()
        assert not engine.legal(state, 0)


def test_random_games_see_every_step(box: Box) -> None:
    seen = Counter(state.agenda[-1].kind for kind in KINDS for state in positions()[kind])
    assert set(seen) == set(KINDS)
    assert all(type(action) in EXAMPLES for state in positions()["duel"] for action in offers(state))


# ---------------------------------------------------------------- the same game again


def trace(box: Box, game: Kind, seed: str, chooser: str) -> list[str]:
    marks = []
    for state, _, action in play(box, game, seed, chooser):
        marks.append(engine.fingerprint(state))
        marks.append(notation.format_action(state, action))
    return marks


@pytest.mark.parametrize("kind", GAMES)
def test_same_seed_and_choices_give_the_same_game(box: Box, kind: Kind) -> None:
    game = trace(box, kind, "again", "choices")
    assert trace(box, kind, "again", "choices") == game
    assert trace(box, kind, "another", "choices")[0] != game[0]
    other = trace(box, kind, "again", "other choices")
    assert other[0] == game[0]
    assert other[-1] != game[-1] or other != game


@pytest.mark.parametrize("kind", GAMES)
def test_actions_alone_give_the_same_game(box: Box, kind: Kind) -> None:
    """The seed is the only source of chance: the same actions in a second game lead to the same positions."""
    marks, texts = [], []
    for state, seat, action in play(box, kind, "texts", "texts"):
        marks.append(engine.fingerprint(state))
        texts.append((seat, notation.format_action(state, action)))
    again, _ = begin(box, kind, "texts")
    for (seat, text), mark in zip(texts, marks, strict=True):
        assert engine.fingerprint(again) == mark
        engine.apply(again, seat, notation.parse_action(again, seat, text))
    assert again.outcome


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_goes_the_same_way_when_nobody_wants_to_know(box: Box, kind: Kind) -> None:
    """With or without events, with or without choices at hand: even treaties work the same."""
    unheard, _ = begin(box, kind, "unheard")
    untold, treaties = 0, False
    for state, seat, action in play(box, kind, "unheard", "unheard"):
        assert engine.fingerprint(unheard) == engine.fingerprint(state)
        treaties = treaties or bool(state.treaties)
        choices = engine.legal(unheard, seat) if seat in engine.to_act(unheard) else None
        silent = not state.treaties and type(action) not in engine.OUT_OF_TURN
        assert bool(engine.carry_out(unheard, seat, action, with_events=False, choices=choices)) <= (
            not silent
        )
        untold += silent
    assert unheard.outcome and untold > 50
    assert treaties or kind != GAMES[2]


def test_seeds_give_different_hands(box: Box) -> None:
    hands = {str(engine.new_game(box, "introductory", 3, str(seed))[0].hands) for seed in range(50)}
    assert len(hands) == 50


# ---------------------------------------------------------------- odd actions

KINDS = tuple(kind for kind, step in Step.registry.items() if issubclass(step, Decision))
EXAMPLES: dict[type[Action], Action] = {
    type(action): action
    for action in (
        act.Split(2, (5, 5, 6, 6)),
        act.PlaceHussar(0, 3),
        act.Done(),
        act.Answer("subsidy", True),
        act.PayToll(0, (1,), (1,)),
        act.March(1, (1, 2)),
        act.Reenter(20, 5, (1,)),
        act.Consent(True),
        act.Dispute(),
        act.PassFlanders(),
        act.Attack(1, 2),
        act.PlayCard(3),
        act.Stop(),
        act.Retreat((1, 2)),
        act.Recruit(0, 1, (1,)),
        act.Assign(0, ((1, 1),), ((1, 2, -1),)),
        act.Transfer(0, 1, 1),
        act.NameTrump(2),
        act.LayCard(5),
        act.Select(3),
        act.Save(),
        act.Execute(((0, 1),), False),
        act.DiscardCard(),
        act.SendCorps(1),
        act.Place(1, 5),
        act.ShiftSaxony(1),
        act.Vote(0),
        act.Offer(0, 2, 2),
        act.Cancel(0, 2),
        act.Accept(0, 2),
        act.Decline(0, 2),
        act.Propose(2, 4, (NotAttack(2, 4, turns=2), NotAttack(4, 2, turns=2))),
        act.EndTreaty(1),
        act.Mark(1, 1, True),
    )
}
AT_ANY_TIME = (
    *(act.Transfer, act.Consent, act.Offer, act.Cancel, act.Accept, act.Decline),
    *(act.Propose, act.EndTreaty, act.Mark),
)
PEACE = {
    "variant": "advanced",
    "board": {
        "cities": {
            "Breslau": "silesia major",
            "Glogau": "silesia major",
            "Berlin": "prussia major",
            "Potsdam": "prussia",
            "Wien": "austria",
            "Brünn": "austria",
            "Prag": "austria",
            "Dresden": "saxony major",
            "Pirna": "saxony",
        },
        "roads": [
            "Berlin - Potsdam - Breslau - Wien - Brünn - Prag - Dresden - Pirna - Berlin",
            "Wien - Glogau",
        ],
    },
    "given": {
        "at": "prussia end",
        "pieces": {"friedrich": "Wien 3", "karl": "Brünn 3", "rutowski": "Dresden 2", "prussia_2": "away"},
        "control": {"Breslau": "prussia", "Glogau": "prussia"},
    },
}
"""A position in which Prussia may offer peace, which is rare in random play."""


@cache
def positions() -> dict[str, list[State]]:
    """Some positions for every kind of decision, from random games, and a finished game."""
    found: dict[str, list[State]] = {kind: [] for kind in (*KINDS, "over")}
    rng = Random("positions")
    for _ in range(3):
        state = given_position(PEACE)
        for line in ("", "offer peace yes", "accept peace yes", "place friedrich breslau"):
            if line:
                seat = engine.to_act(state)[0]
                engine.apply(state, seat, notation.parse_action(state, seat, line))
            found[state.agenda[-1].kind].append(state.copy())
    for game in range(60):
        for state, _, _ in play(load(), GAMES[game % len(GAMES)], f"odd {game}", f"odd {game}"):
            step = state.agenda[-1]
            wanted = found[step.kind]
            rare = step.kind not in ("movement", "lay", "duel", "hussars", "recruit", "select")
            if isinstance(step, Assigning):
                rare = any(state.place[g] == REMOVED for g in state.setting.generals_of[step.owner])
            if len(wanted) < 12 and (rare or rng.random() < 0.1):
                wanted.append(state.copy())
            last = state
        found["over"].append(last)
        if all(len(states) >= 3 for states in found.values()):
            return found
    raise AssertionError({kind: len(states) for kind, states in found.items()})


def all_positions() -> list[State]:
    return [state for states in positions().values() for state in states]


OFFERS: dict[int, list[Action]] = {}


def offers(state: State) -> list[Action]:
    """Legal actions of all seats, with transfers; computed once per position."""
    if id(state) not in OFFERS:
        found: list[Action] = []
        for seat in engine.to_act(state):
            choices = engine.legal(state, seat)
            every = list(islice(choices, 400))
            found += [*every[:LOOKED_AT], *every[-4:], pick(choices, Random(0))]
        for seat in engine.may_act(state):
            found += chain.from_iterable(islice(choices, 8) for choices in engine.out_of_turn(state, seat))
        OFFERS[id(state)] = found
    return OFFERS[id(state)]


def lawful(state: State, seat: int, action: Action) -> bool:
    """What `legal` says; for a transfer (6.e), an independent check."""
    if isinstance(action, AT_ANY_TIME) and not isinstance(action, act.Transfer):
        return bool(state.agenda) and any(action in choices for choices in engine.out_of_turn(state, seat))
    if isinstance(action, act.Transfer):
        setting = state.setting
        return (
            bool(state.agenda)
            and action.giver != action.taker
            and all(0 <= general < setting.generals for general in (action.giver, action.taker))
            and setting.power_of[action.giver] == setting.power_of[action.taker]
            and state.seat_of[setting.power_of[action.giver]] == seat
            and state.place[action.giver] == state.place[action.taker] >= 0
            and 1 <= action.count < state.troops[action.giver]
            and state.troops[action.taker] + action.count <= 8
        )
    return action in engine.legal(state, seat)


ENGLISH = Catalogue("en")
RULES = {rule.id for rule in rulebook.rules()}


def attempt(state: State, seat: int, action: Action) -> bool:
    """Tries an action: it is carried out if legal; otherwise a rule refuses it and nothing changes."""
    if not 0 <= seat < len(state.setting.seats):
        with pytest.raises(engine.SettingError):
            engine.apply(state.copy(), seat, action)
        return False
    before = engine.fingerprint(state)
    expected = lawful(state, seat, action)
    trial = state.copy()
    try:
        engine.apply(trial, seat, action)
    except engine.IllegalAction as error:
        assert not expected, (error.refusal, action)
        assert error.refusal.rule in RULES
        assert error.refusal.key in ENGLISH
        assert ENGLISH(error.refusal.key, **plain(error.refusal.values)).strip()
        assert error.refusal == engine.refusal(state, seat, action)
        assert engine.fingerprint(trial) == before, "a refusal changed the position"
        accepted = False
    else:
        assert expected, action
        check_position(trial)
        again, text = state.copy(), notation.format_action(state, action)
        engine.apply(again, seat, notation.parse_action(state, seat, text))
        assert engine.fingerprint(again) == engine.fingerprint(trial), text
        accepted = True
    assert engine.fingerprint(state) == before
    return accepted


def plain(values: object) -> dict[str, str | int]:
    assert isinstance(values, dict | MappingProxyType)
    return {name: value if isinstance(value, str | int) else str(value) for name, value in values.items()}


small = st.integers(-3, 30) | st.integers(-3, 700) | st.sampled_from([-(2**70), 2**70])
rows = st.lists(small, max_size=6).map(tuple)
pairs = st.lists(st.tuples(small, small), max_size=4).map(tuple)
triples = st.lists(st.tuples(small, small, small), max_size=4).map(tuple)
ODD: dict[Any, st.SearchStrategy[Any]] = {
    int: small,
    bool: st.booleans(),
    str: st.sampled_from(["", "x", 'a"b', *SAYS]) | st.text(max_size=250),
    Literal["trains", "hussars"]: st.sampled_from(["trains", "hussars", "x"]),
    When: st.sampled_from(["", "fulfilled", "begun", "kept"]),
    tuple[tuple[int, int], ...]: pairs,
}
any_clauses = st.lists(
    st.one_of(
        [
            st.builds(kind, **{name: ODD[hint] for name, hint in get_type_hints(kind).items() if hint in ODD})
            for kind in Clause.registry.values()
        ]
    ),
    max_size=7,
).map(tuple)
any_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(act.Split, small, rows),
    st.builds(act.PlaceHussar, small, small),
    st.builds(act.Done),
    st.builds(act.Answer, st.sampled_from(get_args(act.Question)), st.booleans()),
    st.builds(act.PayToll, small, rows, rows),
    st.builds(act.March, small, rows, st.booleans(), small),
    st.builds(act.Reenter, small, small, rows),
    st.builds(act.Consent, st.booleans(), small, small),
    st.builds(act.Dispute),
    st.builds(act.PassFlanders),
    st.builds(act.Attack, small, small),
    st.builds(act.PlayCard, small, small),
    st.builds(act.Stop),
    st.builds(act.Retreat, rows),
    st.builds(act.Recruit, small, small, rows),
    st.builds(act.Assign, small, pairs, triples),
    st.builds(act.Transfer, small, small, small),
    st.builds(act.NameTrump, small),
    st.builds(act.LayCard, small),
    st.builds(act.Select, small),
    st.builds(act.Save),
    st.builds(act.Execute, pairs, st.booleans()),
    st.builds(act.DiscardCard),
    st.builds(act.SendCorps, small, rows),
    st.builds(act.Place, small, small, small),
    st.builds(act.ShiftSaxony, small),
    st.builds(act.Vote, small),
    st.builds(act.Offer, small, small, small),
    st.builds(act.Cancel, small, small),
    st.builds(act.Accept, small, small),
    st.builds(act.Decline, small, small),
    st.builds(act.Propose, small, small, any_clauses, st.booleans()),
    st.builds(act.EndTreaty, small),
    st.builds(act.Mark, small, small, st.booleans()),
)
seats = st.integers(-2, 4)
fuzz = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
spots = st.integers(0, 10_000)


def spot(kind: str, where: int) -> State:
    states = positions()[kind]
    return states[where % len(states)]


@pytest.mark.parametrize("kind", [*KINDS, "over"])
@settings(fuzz, max_examples=60)
@given(where=spots, seat=seats, action=any_actions)
def test_any_action_at_any_moment(kind: str, where: int, seat: int, action: Action) -> None:
    attempt(spot(kind, where), seat, action)


@pytest.mark.parametrize("kind", [*KINDS, "over"])
def test_every_type_of_action_by_everybody(kind: str) -> None:
    for state in positions()[kind][:3]:
        for seat in range(-1, 4):
            for action in EXAMPLES.values():
                attempt(state, seat, action)


@pytest.mark.parametrize("kind", KINDS)
def test_right_action_wrong_seat(kind: str) -> None:
    for state in positions()[kind][:6]:
        waiting = engine.to_act(state)
        for action in offers(state)[:30]:
            tries = [attempt(state, seat, action) for seat in range(-1, 4)]
            assert any(tries)
            if not isinstance(action, AT_ANY_TIME) and len(waiting) == 1:
                assert tries.count(True) == 1


def test_right_action_wrong_moment() -> None:
    every = all_positions()
    rng = Random("moments")
    for state in every:
        for other in rng.sample(every, 12):
            found = offers(other)
            if found:
                attempt(state, rng.randrange(len(state.setting.seats)), rng.choice(found))


Changed = int | bool | str | Clause | tuple["Changed", ...]


def changed(value: Changed, rng: Random, inner: bool = False) -> Changed:
    """A value like this one, but with one number changed, or one entry added, removed or moved."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return str(rng.choice(get_args(act.Question)))
    if isinstance(value, int):
        return value + rng.choice([-9999, -38, -2, -1, 1, 2, 3, 38, 9999])
    if isinstance(value, Clause):
        name = rng.choice(dataclasses.fields(value)).name
        values: dict[str, Any] = {name: changed(getattr(value, name), rng, True)}
        return dataclasses.replace(value, **values)
    entries = list(value)
    match 4 if inner else rng.randrange(5):
        case 0 if entries:
            entries.pop(rng.randrange(len(entries)))
        case 1 if entries:
            entries.insert(
                rng.randrange(len(entries) + 1),
                rng.choice(entries if isinstance(entries[0], tuple | Clause) else [*entries, 0]),
            )
        case 2 if len(entries) > 1:
            one, other = rng.sample(range(len(entries)), 2)
            entries[one], entries[other] = entries[other], entries[one]
        case _ if entries:
            place = rng.randrange(len(entries))
            entries[place] = changed(entries[place], rng, True)
    return tuple(entries)


def mutant(action: Action, rng: Random) -> Action:
    fields = dataclasses.fields(action)
    if not fields:
        return action
    name = rng.choice(fields).name
    values = {field.name: getattr(action, field.name) for field in fields}
    values[name] = changed(values[name], rng)
    return type(action)(**values)


@pytest.mark.parametrize("kind", KINDS)
def test_nearly_legal_actions(kind: str) -> None:
    rng = Random(kind)
    accepted = 0
    for state in positions()[kind]:
        found = offers(state)
        for _ in range(50):
            action = mutant(rng.choice(found), rng)
            if rng.random() < 0.2:
                action = mutant(action, rng)
            seat = rng.choice(engine.to_act(state))
            accepted += attempt(state, seat, action)
    assert accepted < 50 * len(positions()[kind]) or kind in ("trump",)


# ---------------------------------------------------------------- odd texts


def read(state: State, seat: int, text: str) -> Action | None:
    """The action of a text, None if it is not an action; checks that the error has a message."""
    before = engine.fingerprint(state)
    try:
        action = notation.parse_action(state, seat, text)
    except notation.NotationError as error:
        assert error.key in ENGLISH
        assert ENGLISH(error.key, **plain(error.values)).strip()
        return None
    finally:
        assert engine.fingerprint(state) == before
    return action


def attempt_text(state: State, seat: int, text: str) -> None:
    action = read(state, seat, text)
    if action is not None:
        attempt(state, seat, action)


words = st.sampled_from(
    [
        *(word for verb in Action.registry for word in verb.split()),
        *POWERS,
        *("friedrich", "belle_isle", "Der Alte Dessauer", "prussia_1", "austria_2", "Maria"),
        *("prag", "wien", "breslau", "Mährisch Schönberg", "brussel", "atlantis"),
        *(">", "> >", ",", "with", "for", "to", "at", "command", "nobody", "yes", "no", "-1", "0", "1", "2"),
        *("7", "99", "1000", "٣", "²", "S4", "h10", "R", "R/1", "R/1b", "R=S3", "R=S99", "D4/4", "S11", "Z2"),
        *("ſ4", "\x00", "\n", "💥", "s" * 50),
    ]
)
texts = st.text(max_size=60) | st.lists(words, max_size=10).map(" ".join)


@pytest.mark.parametrize("kind", [*KINDS, "over"])
@settings(fuzz, max_examples=60)
@given(where=spots, seat=st.integers(0, 1), text=texts)
@example(where=0, seat=0, text="")
@example(where=0, seat=0, text="play R")
@example(where=0, seat=0, text="play S4")
@example(where=0, seat=0, text="march friedrich")
@example(where=0, seat=0, text="hussar 0 > prag")
@example(where=0, seat=0, text="assign prussia")
def test_garbage_texts(kind: str, where: int, seat: int, text: str) -> None:
    attempt_text(spot(kind, where), seat, text)


@pytest.mark.parametrize("kind", KINDS)
def test_nearly_legal_texts(kind: str) -> None:
    rng = Random(kind)
    for state in positions()[kind][:8]:
        waiting = engine.to_act(state)
        found = [action for action in offers(state) if not isinstance(action, AT_ANY_TIME)]
        for _ in range(25):
            text = notation.format_action(state, rng.choice(found))
            attempt_text(state, rng.choice(waiting), spoilt(text, rng))


def spoilt(text: str, rng: Random) -> str:
    """A text with one letter or word added, removed, replaced or moved."""
    parts = text.split(" ") if rng.random() < 0.5 else list(text)
    glue = " " if len(parts) < len(text) else ""
    place = rng.randrange(len(parts))
    match rng.randrange(4):
        case 0:
            del parts[place]
        case 1:
            parts.insert(place, rng.choice(parts))
        case 2:
            parts[place] = rng.choice([*parts, "0", "9", "prag", ",", ">"])
        case _:
            other = rng.randrange(len(parts))
            parts[place], parts[other] = parts[other], parts[place]
    return glue.join(parts)


@pytest.mark.parametrize("kind", KINDS)
def test_texts_of_legal_actions_in_any_case_and_space(kind: str) -> None:
    for state in positions()[kind][:4]:
        seat = engine.to_act(state)[0]
        choices = engine.legal(state, seat)
        for action in islice(choices, 25):
            text = notation.format_action(state, action)
            assert read(state, seat, text) == action
            assert read(state, seat, f"  {text.replace(' ', '   ')} ") == action
            assert read(state, seat, text.upper().replace("/1B", "/1b")) in (action, None)


# ---------------------------------------------------------------- secrets of events


def test_what_is_secret_is_told_to_its_owner_alone(box: Box) -> None:
    """6.d, 6.e, 8.d, 13.a: who sees cards drawn and troops split, assigned or moved; nobody sees shuffles."""
    secret = {"drew": {"cards"}, "split": {"troops"}, "assigned": {"troops"}, "laid": {"card"}}
    secret["transferred"] = {"giver", "taker", "count"}
    secret["hoard-taken"] = {"cards"}
    secret["shuffled"] = {"purpose", "ordinal", "order"}
    seen: Counter[str] = Counter()
    for game in range(12):
        state, events = begin(box, GAMES[game % len(GAMES)], f"secret {game}")
        rng = Random(game)
        while state.agenda:
            for event in events:
                fields = {each.name for each in declarations(type(event)) if each.secret}
                assert fields == secret.get(event.kind, set()), event.kind
                public = event.seen_by(None)
                assert public is None or not any(getattr(public, name) is not None for name in fields)
                if fields and hasattr(event, "power"):
                    assert event.readers() == (state.seat_of[event.power],)
                if isinstance(event, Shuffled):
                    assert (event.seen_by(0), event.readers()) == (None, ()), "nobody sees it"
                seen[event.kind] += bool(fields)
            seat, action = next_action(state, rng)
            events = engine.apply(state, seat, action)
            if isinstance(action, act.Transfer):
                assert [event.readers() for event in events] == [(seat,)]
    assert set(+seen) == set(secret)


# ---------------------------------------------------------------- chance


@pytest.mark.parametrize(
    ("cards", "seed", "purpose", "ordinal", "row"),
    [
        ("0 1 2 3 4 5 6 7 8 9", "maria", "deck", 1, "9 7 3 0 2 5 8 6 1 4"),
        ("5 5 7 40 99 151", "Käthe/☃", "merge", 2, "99 40 7 5 151 5"),
        (
            " ".join(map(str, range(38))),
            "1740",
            "deck",
            4,
            "37 3 0 8 2 29 20 15 33 35 4 5 7 6 32 11 28 17 10 26 18 9 19 36 30 34 27 23 12 14 1 13 22 25 31 16 24 21",
        ),
    ],
)
def test_shuffles_are_the_same_for_ever(cards: str, seed: str, purpose: str, ordinal: int, row: str) -> None:
    given_cards = [int(card) for card in cards.split()]
    assert " ".join(map(str, chance.shuffled(given_cards, seed, purpose, ordinal))) == row


@given(st.lists(st.integers(0, 151), max_size=60), st.text(max_size=8), st.integers(0, 9))
def test_a_shuffle_loses_and_changes_nothing(cards: list[int], seed: str, ordinal: int) -> None:
    given_cards = cards.copy()
    row = chance.shuffled(cards, seed, "deck", ordinal)
    assert sorted(row) == sorted(cards)
    assert cards == given_cards
    assert row == chance.shuffled(tuple(cards), seed, "deck", ordinal)


def test_seed_purpose_and_number_all_matter() -> None:
    rows = [
        chance.shuffled(range(38), seed, purpose, ordinal)
        for seed in ("1", "2", "1/deck")
        for purpose in ("deck", "merge")
        for ordinal in (1, 2, 3)
    ]
    assert all(one != other for one, other in combinations(rows, 2))


def chi_square(counts: Sequence[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("size", "limit"), [(2, 10.83), (3, 20.52), (4, 49.73)])
def test_every_order_is_as_likely(size: int, limit: float) -> None:
    """The limits are those of chi-square at 0.1 %, with 1, 5 and 23 degrees of freedom."""
    times = 500
    orders = dict.fromkeys(permutations(range(size)), 0)
    for game in range(times * len(orders)):
        orders[tuple(chance.shuffled(range(size), f"fair {game}", "deck", 1))] += 1
    assert chi_square(list(orders.values()), times) < limit


def test_every_card_is_as_likely_in_every_place() -> None:
    """A whole deck; with 37 degrees of freedom, the limit at 0.1 % is 69.35."""
    times = 60
    rows = [chance.shuffled(range(38), f"fair {game}", "deck", 1) for game in range(38 * times)]
    for place in (0, 1, 18, 36, 37):
        counts = Counter(row[place] for row in rows)
        assert chi_square([counts[card] for card in range(38)], times) < 69.35


def test_numbers_that_would_favour_a_card_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = [2**32 - 1, 2, 0]
    monkeypatch.setattr(chance, "numbers", lambda *_: iter(stream))
    assert chance.shuffled(range(3), "", "", 0) == [1, 0, 2]


# ---------------------------------------------------------------- copies


def parts(value: object) -> Iterator[object]:
    """A value, and everything mutable inside it."""
    if isinstance(value, list | dict | set):
        yield value
        for entry in value.values() if isinstance(value, dict) else value:
            yield from parts(entry)
    elif hasattr(value, "sums"):
        yield value
        for name in ("sums", "voids", "faces"):
            yield from parts(getattr(value, name))


def test_a_copy_is_the_same_position(box: Box) -> None:
    for number, (state, _, _) in enumerate(play(box, GAMES[2], "copies", "copies")):
        if number % 7:
            continue
        copy = state.copy()
        assert engine.fingerprint(copy) == engine.fingerprint(state)
        assert engine.to_act(copy) == engine.to_act(state)
        for name in DECLARED:
            one, other = getattr(state, name), getattr(copy, name)
            assert one == other
            if name != "setting":
                assert not {id(part) for part in parts(one)} & {id(part) for part in parts(other)}, name


def test_a_copy_goes_its_own_way() -> None:
    for state in all_positions():
        copy, again = state.copy(), state.copy()
        before = engine.fingerprint(state)
        rng = Random(before)
        for _ in range(12):
            if copy.agenda:
                engine.apply(copy, *next_action(copy, rng))
        assert engine.fingerprint(state) == before
        after = engine.fingerprint(copy)
        assert not state.agenda or after != before
        rng = Random(before)
        for _ in range(12):
            if again.agenda:
                engine.apply(again, *next_action(again, rng))
        assert engine.fingerprint(again) == after


def test_changing_a_copy_by_hand_does_not_touch_the_position() -> None:
    for state in all_positions()[::7]:
        before = engine.fingerprint(state)
        copy = state.copy()
        for part in [part for name in DECLARED for part in parts(getattr(copy, name))]:
            if isinstance(part, list):
                part.append(part[0] if part else 0)
            elif isinstance(part, dict):
                part[max(part, default=0)] = 0
        copy.turn += 1
        copy.marked = copy.down = copy.moved = copy.opened = -1
        assert engine.fingerprint(state) == before
        assert engine.fingerprint(copy) != before


def test_income_is_never_below_zero(box: Box) -> None:
    """8.i: even if a track takes more cards than a power draws."""
    state, _ = begin(box, GAMES[2], "poor")
    number = state.setting.track["russia"]
    track = state.setting.tracks[number]
    poor = dataclasses.replace(track.boxes[0], bonus=(), penalty=("prussia",) * 5)
    tracks = list(state.setting.tracks)
    tracks[number] = dataclasses.replace(track, boxes=(poor,))
    state.setting = dataclasses.replace(state.setting, tracks=tuple(tracks))
    state.markers[number] = 0
    assert income(state, PRUSSIA) == 0


def test_victory_in_the_middle_of_a_move_leaves_a_lawful_position() -> None:
    """14.d: the twelfth fortress falls as Rutowski leaves it, on his way to a stack of equal ranks."""
    towns = [
        "Glogau",
        "Liegnitz",
        "Breslau",
        "Brieg",
        "Cosel",
        "Neisse",
        "Schweidnitz",
        "Oels",
        "Namslau",
        "Jauer",
        "Sagan",
    ]
    lines = [" - ".join(["Troppau", "Ratibor", *towns])]
    cities = dict.fromkeys(towns, "silesia minor") | {"Troppau": "austria minor", "Ratibor": "silesia"}
    for pieces, hussars in (
        ({"friedrich": "Ratibor 2"}, []),
        ({"austria_2": "Ratibor"}, []),
        ({}, ["Ratibor"]),
    ):
        state = given_position(
            {
                "board": {"cities": cities, "roads": lines},
                "given": {
                    "at": "prussia movement",
                    "pieces": {"rutowski": "Troppau 3", **pieces},
                    "control": dict.fromkeys(towns, "prussia"),
                    "hussars": hussars,
                },
            }
        )
        command = " command friedrich" if "friedrich" in pieces else ""
        text = f"march rutowski troppau > ratibor{command}"
        engine.apply(state, 1, notation.parse_action(state, 1, text))
        assert state.outcome
        assert state.outcome.rule == "14.d"
        check_pieces(state)


def test_nothing_is_conquered_after_the_end() -> None:
    """14.c: of two question marks, the ninth fortress ends the game, so the tenth is not conquered."""
    towns = ["Budweis", "Tabor", "Iglau", "Znaim", "Krems", "Pilsen", "Eger", "Prag"]
    cities = dict.fromkeys([*towns, "Linz", "Steyr"], "austria minor") | {"Passau": "empire"}
    state = given_position(
        {
            "board": {"cities": cities, "roads": [" - ".join(["Passau", "Linz", "Steyr", *towns])]},
            "given": {
                "at": "france movement",
                "pieces": {"belle_isle": "Passau 3"},
                "control": dict.fromkeys(towns, "france"),
                "questions": {"Linz": "france", "Steyr": "france"},
            },
        }
    )
    events = engine.apply(state, 2, notation.parse_action(state, 2, "done"))
    assert [event.kind for event in events] == ["conquered", "ended"]


@pytest.mark.parametrize("text", ["play R", "play S4", "stop", "march friedrich prag > wien", "done", "x"])
def test_texts_after_the_end(text: str) -> None:
    attempt_text(positions()["over"][0], 0, text)


@pytest.mark.parametrize(
    "text",
    [
        "hussar 1 > prag > wien",
        "re-enter prussia_1 berlin > magdeburg with R",
        "assign austria traun 1 wien > prag",
        "consent at wien > prag",
        "split prussia friedrich 1, friedrich 6, schwerin 6, leopold 4, dessauer 6",
    ],
)
def test_texts_that_say_too_much(box: Box, text: str) -> None:
    state, _ = engine.new_game(box, "introductory", 3, "too much")
    state.hands[2] = [36]
    assert read(state, 1, text) is None


def test_every_place_of_return_is_offered() -> None:
    state = given_position(
        {
            "board": {
                "cities": {"Wien": "austria major", "Prag": "austria major", "Linz": "austria minor"},
                "roads": ["Wien - Linz - Prag"],
            },
            "given": {
                "at": "winter",
                "turn": 3,
                "pieces": {"neipperg": "Linz 2", "traun": "removed"},
                "hands": {"austria": "S4"},
            },
        }
    )
    engine.apply(state, 0, notation.parse_action(state, 0, "recruit austria 1 with S4"))
    choices = engine.legal(state, 0)
    texts = {notation.format_action(state, action) for action in choices}
    assert texts == {
        "assign austria neipperg 1",
        "assign austria traun 1 wien",
        "assign austria traun 1 prag",
    }
