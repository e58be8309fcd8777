"""Hints: what colonel would do and why, the odds of a duel, and that hints reveal nothing hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from maria import engine, notation
from maria.bots import advice
from maria.bots.advice import HANDS, RESERVES, advise
from maria.bots.captain import Captain, duel_action, side_of, stakes_of
from maria.bots.duel import STOP, Play, Side, Solver, Stakes, choices, outlook
from maria.box import Box
from maria.events import of_kind
from maria.rules.combat import Defeated, Duel, DuelChoices, Tie, city_of
from maria.rules.step import Choices
from maria.state import State
from maria.view import Sampler, sample, view
from maria.words import Names

CHANCE = 4.5
"""A share deviates by more standard deviations than this once in a hundred thousand times."""


def game_of(box: Box, variant: str, seed: str) -> Iterator[State]:
    """The positions of a game of captains."""
    state, _ = engine.new_game(box, variant, 3, seed)
    captain = Captain(box, seed)
    while state.agenda:
        yield state
        seat = engine.to_act(state)[0]
        engine.apply(state, seat, captain.choose(state, seat))


def duel_of(box: Box, seed: str) -> State:
    """A position in which a card can be played, with some choice."""
    for state in game_of(box, "introductory", seed):
        if isinstance(state.agenda[-1], Duel) and able(state).count() > 3:
            return state
    raise AssertionError(seed)


def odd(stakes: Stakes) -> Stakes:
    """Odd weights, so that no two ends of a duel are equal and there is one best way to play it."""
    return stakes._replace(troop=5.137, spent=1.0193, reserve=9.771, victory=6.713)


def able(state: State) -> DuelChoices:
    found: Choices = engine.legal(state, engine.to_act(state)[0])
    assert isinstance(found, DuelChoices)
    return found


def advice_text(state: State, seat: int) -> str:
    return json.dumps(advise(view(state, seat), state.setting.box))


# ---------------------------------------------------------------- the odds of a duel


def ends(
    turn: int, balance: int, hands: list[tuple[int, ...]], stakes: Stakes
) -> dict[int, tuple[float, int]]:
    """11.1: for each choice its value for side 0 and side 0's final score, by playing everything out.

    Hands are values without Reserves; 0 means stopping, and `balance` is the score of side 0.
    """
    sign = 1 if turn == 0 else -1
    score, troops = sign * balance, (stakes.own_troops, stakes.other_troops)[turn]
    found: dict[int, tuple[float, int]] = {}
    if score < 0:
        found[0] = -sign * (stakes.troop * min(-score, troops) + stakes.victory), balance
    elif not hands[turn]:
        found[0] = 0.0, 0
    for value in set(hands[turn]):
        left = hands.copy()
        place = left[turn].index(value)
        left[turn] = left[turn][:place] + left[turn][place + 1 :]
        goes_on = turn if score + value < 0 else 1 - turn
        later = ends(goes_on, balance + sign * value, left, stakes)
        worth, end = (max if goes_on == 0 else min)(later.values())
        found[value] = worth - sign * stakes.spent * value, end
    return found


def shares(finals: list[int]) -> list[float]:
    signs = Counter((final > 0) - (final < 0) for final in finals)
    return [signs[sign] / len(finals) for sign in (1, 0, -1)]


def test_odds_are_those_of_all_hands_that_are_possible() -> None:
    """Small hands, all of them played out."""
    rng = Random(4)
    for _ in range(25):
        own = tuple(sorted(rng.choices(range(2, 11), k=rng.randint(1, 3))))
        pool = rng.choices(range(2, 11), k=6)
        belief = [tuple(sorted(hand)) for hand in combinations(pool, rng.randint(1, 3))]
        stakes, score = odd(Stakes(rng.randint(1, 9), rng.randint(1, 9))), -rng.randint(0, 6)
        each = [ends(0, score, [own, other], stakes) for other in belief]
        solver, sides = Solver(stakes, thorough=True), [Side(other) for other in belief]
        for play in choices(score, Side(own)):
            seen = outlook(solver, score, Side(own), sides, play)
            finals = [found[play.value][1] for found in each]
            assert [seen.chance(sign) for sign in (1, 0, -1)] == pytest.approx(shares(finals))
            lost = sum(min(max(-final, 0), stakes.own_troops) for final in finals) / len(finals)
            inflicted = sum(min(max(final, 0), stakes.other_troops) for final in finals) / len(finals)
            assert seen.losses(stakes.own_troops) == pytest.approx(lost)
            assert seen.losses(stakes.other_troops, 1) == pytest.approx(inflicted)
            assert seen.worth == pytest.approx(sum(found[play.value][0] for found in each) / len(each))


def few_cards(state: State, own: int, other: int) -> tuple[int, int]:
    """Takes cards out of both hands of a duel, Reserves first; returns the powers in command."""
    one, suits = state.agenda[-1], state.setting.card_suit
    assert isinstance(one, Duel)
    powers = [state.commanding_power(city_of(state, side)) for side in one.sides]
    wanted = [one.suit(state), int(state.setting.board.suit_of[city_of(state, one.sides[1])])]
    for power, suit, count in zip(powers, wanted, (own, other), strict=True):
        hand = sorted(state.hands[power], key=lambda card, suit=suit: suits[card] != suit)  # type: ignore[misc]
        for card in hand[count:]:
            state.hands[power].remove(card)
            state.discards[card // state.setting.deck_size].append(card)
    return powers[0], powers[1]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_odds_of_a_seat_are_near_those_of_all_hands_that_fit_its_view(
    box: Box, monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    state = duel_of(box, seed).copy()
    setting, size = state.setting, state.setting.deck_size
    _, other = few_cards(state, 3, 2)
    state.known.faces.clear()
    monkeypatch.setattr(advice, "stakes_of", lambda able, weights: odd(stakes_of(able)))
    seat, duel = engine.to_act(state)[0], state.agenda[-1]
    assert isinstance(duel, Duel)
    backs = sorted(card // size for card in state.hands[other])
    own = [power for power in range(6) if state.seat_of[power] == seat]
    shown = {card for pile in state.discards for card in pile}.union(*(state.hands[power] for power in own))
    unseen = [card for card in range(state.opened * size) if card not in shown]
    suit = int(setting.board.suit_of[city_of(state, duel.sides[1])])
    belief = [
        side_of(state, hand, suit)
        for hand in combinations(unseen, len(backs))
        if sorted(card // size for card in hand) == backs
    ]
    found, stakes = able(state), odd(stakes_of(able(state)))
    solver = Solver(stakes, thorough=True)
    hint = advise(view(state, seat), box)
    assert hint is not None and len(hint.odds) > 1
    for odds in hint.odds:
        action = notation.parse_action(state, seat, odds.action)
        play = next(
            play
            for play in choices(duel.own_score, side_of(state, found.hand, found.suit))
            if duel_action(found, play) == action
        )
        exact = outlook(solver, duel.own_score, side_of(state, found.hand, found.suit), belief, play)
        for share, sign in zip((odds.won, odds.tied, odds.lost), (1, 0, -1), strict=True):
            wanted = exact.chance(sign)
            assert abs(share - wanted) <= CHANCE * sqrt(wanted * (1 - wanted) / HANDS) + 1e-9


@pytest.mark.parametrize("seed", ["8", "22"])
def test_odds_are_those_of_simulated_duels(box: Box, seed: str) -> None:
    """Compares with 2,000 duels in the engine, in positions that the seat cannot tell apart."""
    state, count = duel_of(box, seed), 2_000
    seat, first, rng = engine.to_act(state)[0], able(state), Random(seed)
    sampler, hint = Sampler(view(state, seat), box), advise(view(state, seat), box)
    assert hint is not None
    solver = Solver(stakes_of(first), thorough=False)
    side, finals = first.duel.side, list[int]()
    odds = max(hint.odds, key=lambda each: min(each.won, 1 - each.won))
    assert 0.05 < odds.won < 0.95
    for _ in range(count):
        position = sampler.sample(rng)
        happened = engine.carry_out(position, seat, notation.parse_action(position, seat, odds.action))
        while not any(isinstance(event, Defeated | Tie) for event in happened):
            now, duel = able(position), position.agenda[-1]
            assert isinstance(duel, Duel)
            play = best_play(position, duel, solver, duel.side != side)
            happened = engine.carry_out(position, engine.to_act(position)[0], duel_action(now, play))
        won = [event.winners == first.duel.sides[0] for event in of_kind(happened, Defeated)]
        finals.append(0 if not won else 1 if won[0] else -1)
    for share, counted in zip((odds.won, odds.tied, odds.lost), shares(finals), strict=True):
        spread = sqrt(max(share * (1 - share), 1 / HANDS) * (1 / HANDS + 1 / count))
        assert abs(share - counted) <= CHANCE * spread


def best_play(state: State, duel: Duel, solver: Solver, other: bool) -> Play:
    """The best play for the side with the right to play, if it sees both hands."""
    sides = []
    for generals in duel.sides:
        place = city_of(state, generals)
        hand, suit = state.hands[state.commanding_power(place)], int(state.setting.board.suit_of[place])
        sides.append(side_of(state, hand, suit, reserves=RESERVES))
    if not sides[0].cards and not sides[0].reserves:
        return STOP
    return solver.solve(int(other), duel.own_score, *sides)[1]


# ---------------------------------------------------------------- what hints say, and what they do not


@pytest.mark.parametrize("variant", ["introductory", "advanced", "silesia-gambit"])
def test_a_hint_is_legal_told_in_words_and_by_nothing_that_is_hidden(box: Box, variant: str) -> None:
    kinds, duels = set[str](), 0
    for number, state in enumerate(game_of(box, variant, "hints")):
        seat, step = engine.to_act(state)[0], state.agenda[-1]
        if number % 3 and not isinstance(step, Duel) and step.kind in kinds:
            continue
        kinds.add(step.kind)
        hint = advise(view(state, seat), box)
        assert hint is not None
        action = notation.parse_action(state, seat, hint.action)
        assert engine.refusal(state, seat, action) is None
        names = Names(state, "en")
        assert names.phrase(hint.reason).endswith(".") and names.phrase(hint.label)
        for odds in hint.odds:
            duels += 1
            assert engine.refusal(state, seat, notation.parse_action(state, seat, odds.action)) is None
            assert odds.won + odds.tied + odds.lost == pytest.approx(1)
        other = sample(view(state, seat), Random(number), box)
        assert advice_text(other, seat) == advice_text(state, seat) == json.dumps(hint)
        for looks_on in set(range(3)) - set(engine.to_act(state)):
            assert advise(view(state, looks_on), box) is None
    assert kinds >= {"movement", "duel", "retreat", "recruit"}
    assert duels > 20


def test_every_card_of_the_suit_has_its_odds(box: Box) -> None:
    counted = 0
    for state in game_of(box, "advanced", "cards"):
        if isinstance(state.agenda[-1], Duel):
            seat, found = engine.to_act(state)[0], able(state)
            hint = advise(view(state, seat), box)
            assert hint is not None
            values = {state.setting.card_value[card] for card in found.cards}
            wanted = len(values) + bool(found.reserves) + (not found.must)
            assert len(hint.odds) == len({odds.action for odds in hint.odds}) == wanted
            assert hint.action == hint.odds[0].action
            assert [odds.worth for odds in hint.odds] == sorted((o.worth for o in hint.odds), reverse=True)
            counted += 1
    assert counted > 20
