"""Captain's policy in a search: the same decisions as in a game, whatever it remembers, and no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from conftest import GAMES
from maria import engine
from maria.bots.captain import Captain
from maria.bots.table import make_ask
from maria.box import Box
from maria.random_play import pick
from maria.random_treaties import negotiate
from maria.rules.clauses.treaty_choices import TreatyChoices
from maria.rules.conquest import protectors, shields
from maria.rules.marches import Ground, effects
from maria.rules.movement import Movement
from maria.rules.treaties import Negotiations
from maria.state import State
from maria.view import Dealer, cards_seen, sample, view


def game_of(box: Box, variant: str, players: int, options: tuple[str, ...], seed: int) -> Iterator[State]:
    """The positions of a captains' game with some random actions and random treaties."""
    state, _ = engine.new_game(box, variant, players, f"policy {seed}", options)
    captain, rng = Captain(box, str(seed)), Random(seed)
    while state.agenda:
        yield state
        seat = engine.to_act(state)[0]
        able = Negotiations(state, int(rng.random() * players))
        treaty = negotiate(able, rng) if able.on and able and rng.random() < 0.1 else None
        if treaty is not None and treaty in able:
            engine.carry_out(state, able.seat, treaty)
            continue
        action = pick(engine.legal(state, seat), rng) if rng.random() < 0.1 else captain.choose(state, seat)
        engine.apply(state, seat, action)


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_what_captain_remembers_never_changes_its_choice(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    old, moves, bound = Captain(box, "1"), 0, 0
    for number, state in enumerate(game_of(box, variant, players, options, 3)):
        for seat in engine.to_act(state):
            new, before = Captain(box, "2"), engine.fingerprint(state)
            for captain in (old, new):
                captain.rng.seed(number)
            assert old.choose(state, seat) == new.choose(state, seat), state.agenda[-1]
            assert engine.fingerprint(state) == before
            moves += isinstance(state.agenda[-1], Movement)
            bound += isinstance(engine.legal(state, seat), TreatyChoices)
    assert moves > 40
    assert bound or variant != "advanced"


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_captain_chooses_as_it_decides_and_by_nothing_that_is_hidden(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    asked, told = Captain(box, "1"), Captain(box, "2")
    for number, state in enumerate(game_of(box, variant, players, options, 4)):
        if number % 2:
            continue
        seat = engine.to_act(state)[0]
        other = sample(view(state, seat), Random(number), box)
        other.scores = state.scores  # known to anyone who followed the game
        found = []
        for captain in (asked, told):
            captain.rng.seed(number)
        found = [told.decide(make_ask(state, seat, (), str(number))).action, asked.choose(state, seat)]
        asked.rng.seed(number)
        found.append(asked.choose(other, seat))
        assert found[0] == found[1] == found[2], state.agenda[-1]


def test_a_dealer_needs_a_part_of_the_view_alone(box: Box) -> None:
    for state in game_of(box, "advanced", 3, (), 5):
        for seat in range(3):
            part, whole = cards_seen(state, seat), view(state, seat)
            part["discards"] = [sorted(pile) for pile in part["discards"]]
            assert part == {key: whole[key] for key in part}
            hands = [Dealer(seen, state.setting).deal(Random(1)) for seen in (part, whole)]
            assert hands[0] == hands[1]


def test_one_hand_is_dealt_as_all_hands_are(box: Box) -> None:
    """It respects backs, known faces and voids; without limits, every card is equally likely."""
    rng, voids = Random(3), 0
    for number, state in enumerate(game_of(box, "advanced", 3, (), 6)):
        suits, size = state.setting.card_suit, state.setting.deck_size
        if number % 25 == 0:
            for power in range(6):
                for suit in range(4):
                    if all(suits[card] != suit for card in state.hands[power]) and state.placed[power] < 0:
                        state.known.show_void(power, suit, len(state.discards))  # as after a tie
        seen = cards_seen(state, 0)
        dealer = Dealer(seen, state.setting)
        for power in (power for power in range(6) if seen["hands"][power] is None):
            hand = dealer.hand(power, rng)
            backs = [*seen["backs"][power], *({seen["placed_backs"][power]} - {-1})]
            assert sorted(card // size for card in hand) == sorted(backs)
            assert len(set(hand)) == len(hand)
            assert {card for holder, card in seen["known"] if holder == power} <= set(hand)
            for holder, suit, deck, most in seen["voids"]:
                if holder == power:
                    voids += 1
                    assert sum((suits[card], card // size) == (suit, deck) for card in hand) <= most
    assert voids > 100


def test_every_card_comes_into_a_hand_as_often(box: Box) -> None:
    state, _ = engine.new_game(box, "advanced", 3, "1")
    dealer, rng, tries = Dealer(cards_seen(state, 0), state.setting), Random(1), 4000
    power = next(power for power in range(6) if state.seat_of[power] == 1 and state.hands[power])
    counts = dict.fromkeys(dealer.decks[0][0], 0)
    for _ in range(tries):
        for card in dealer.hand(power, rng):
            counts[card] += 1
    mean = tries * len(state.hands[power]) / len(counts)
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


def test_generals_protect_the_fortresses_that_are_protected_by_them(box: Box) -> None:
    for state in game_of(box, "advanced", 3, (), 7):
        found = shields(state)
        fortresses = [city for city in range(len(box.board.cities)) if state.controller(city) >= 0]
        for city in fortresses:
            wanted = [general for general, shield in enumerate(found) if shield >> city & 1]
            assert wanted == list(protectors(state, city))


def test_an_effect_is_what_a_way_brings(box: Box) -> None:
    for number, state in enumerate(game_of(box, "advanced", 3, (), 8)):
        for piece in [piece for piece, place in enumerate(state.place) if place >= 0 and number % 9 == 0]:
            ground = Ground(state, piece)
            found = list(effects(ground))
            assert [ground.trace(path, force) for path, force, _, _ in found] == [each[2:] for each in found]
            assert len({(path[-1], *brought) for path, _, *brought in found}) == len(found)
