"""Colonel and marshal: trained weights, reproducible decisions, no secrets, whole games of every variant."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from conftest import GAMES
from maria import engine
from maria.actions import Done
from maria.bots import Maker, trained
from maria.bots.arena import BotLimits, Match, play_match
from maria.bots.captain import Captain
from maria.bots.colonel import Colonel
from maria.bots.marshal import LARGE_DECISIONS, Marshal
from maria.bots.search import Budget, Plan, Playouts
from maria.bots.table import make_ask
from maria.bots.value import Value, features
from maria.bots.weights import CAPTAIN, moved, names, values
from maria.box import Box
from maria.rules.movement import Movement
from maria.rules.variants import VARIANTS, make_setting
from maria.state import State
from maria.view import sample, view

TINY = Budget(playouts=12, plans=4, samples=2, single=6)
LIMITS = BotLimits(seconds=600)


def game_of_colonels(
    box: Box, game: str, players: int, options: tuple[str, ...], seed: str
) -> Iterator[State]:
    """The positions of a game between colonels."""
    state, _ = engine.new_game(box, game, players, seed, options)
    player = Colonel(box, seed)
    while state.agenda:
        yield state
        seat = engine.to_act(state)[0]
        engine.carry_out(state, seat, player.choose(state, seat))


# ---------------------------------------------------------------- numbers


def test_weights_move_by_units_and_stay_within_sense() -> None:
    assert moved(CAPTAIN, {}) == CAPTAIN
    there = moved(CAPTAIN, {"loss": 2.0, "attack": 1.0, "pull": 50.0})
    assert there.loss == pytest.approx(CAPTAIN.loss * 2.0137527)
    assert (there.attack, there.pull) == (0.25, 0.97)
    assert moved(there, {"loss": -2.0}).loss == pytest.approx(CAPTAIN.loss)


def test_only_weights_that_matter_in_a_game_are_trained(box: Box) -> None:
    short = names(make_setting(box, "introductory", 3, ""))
    long = names(make_setting(box, "advanced", 3, ""))
    assert "short_loss" in short and "loss" not in short and "bonus" not in short
    assert "loss" in long and "bonus" in long and "short_loss" not in long
    assert set(short) | set(long) == set(values(CAPTAIN))


@pytest.mark.parametrize("variant", VARIANTS, ids=repr)
def test_every_variant_has_trained_weights_and_an_evaluation(box: Box, variant: object) -> None:
    assert variant in VARIANTS
    game = next(known for known in VARIANTS if known is variant)
    setting = make_setting(box, game.name, game.players, "", game.options)
    for role, own in trained.read(game, "weights")["roles"].items():
        assert role in setting.seats
        assert set(own) == set(names(setting))
        assert all(
            match["wins"] > match["games"] / len(setting.seats)
            for match in trained.read(game, "weights")["matches"]
        )
    state, _ = engine.new_game(box, game.name, game.players, "1", game.options)
    value = Value(trained.read(game, "value"))
    assert len(value.mean) == len(features(state))
    chances = value.chances(state)
    assert len(chances) == len(setting.seats) and sum(chances) == pytest.approx(1)


def test_all_that_was_trained_is_small_and_says_how_it_was_made() -> None:
    files = list(trained.FOLDER.glob("*.json"))
    assert sum(file.stat().st_size for file in files) < 200_000
    for file in files:
        assert '"made": "maria train ' in file.read_text("utf-8")


# ---------------------------------------------------------------- search


class Fixed(Playouts):
    """A table at which plans have fixed values; the length of a plan identifies it."""

    def __init__(self, box: Box, worths: list[list[float]]) -> None:
        super().__init__(box, 0, trained.colonel, [trained.colonel], Value({key: [] for key in PARTS}))
        self.worths, self.played = worths, [0] * len(worths)

    def play_on(self, sample: State, plan: Plan, number: int) -> float:
        which = len(plan)
        self.played[which] += 1
        return self.worths[which][number % len(self.worths[which])]


PARTS = ("mean", "scale", "inner", "inner_bias", "outer", "direct", "bias")


def best(box: Box, worths: list[list[float]], playouts: int) -> tuple[int, list[int]]:
    state, _ = engine.new_game(box, "introductory", 2, "1")
    table = Fixed(box, worths)
    plans: list[Plan] = [[Done()] * number for number in range(len(worths))]
    verdict = table.best(iter(lambda: state, None), plans, playouts, Budget(samples=4))
    return verdict.best, table.played


def test_the_first_plan_is_left_only_for_a_gain_that_is_no_noise(box: Box) -> None:
    assert best(box, [[0.5], [0.6], [0.4]], 40)[0] == 1
    assert best(box, [[0.5], [0.4], [0.3]], 40)[0] == 0
    assert (
        best(box, [[0.1, 0.9, 0.1, 0.9], [0.9, 0.1, 0.9, 0.15]], 24)[0] == 0
    )  # a gain of 0.01 with an error of 0.2


def test_worse_plans_get_fewer_playouts_and_the_first_one_all(box: Box) -> None:
    _, played = best(box, [[0.5], *([number / 20] for number in range(8))], 80)
    assert played[0] == max(played) and played[8] == played[0]
    assert played[1] == 4
    assert 80 <= sum(played) < 80 + 36


# ---------------------------------------------------------------- games


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_marshal_plays_every_game(box: Box, variant: str, players: int, options: tuple[str, ...]) -> None:
    makers: list[Maker] = [partial(Marshal, budget=TINY), *[Colonel] * (players - 1)]
    match = play_match(variant, players, options, makers, "1", box, LIMITS)
    assert not any(match.faults), match.trouble


def test_the_same_seed_and_budget_give_the_same_game(box: Box) -> None:
    def play() -> Match:
        makers: list[Maker] = [partial(Marshal, budget=TINY), Captain]
        return play_match("introductory", 2, (), makers, "7", box, LIMITS)

    assert play().record == play().record


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_marshal_decides_by_nothing_that_is_hidden(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    looked = 0
    for number, state in enumerate(game_of_colonels(box, variant, players, options, "hidden")):
        step = state.agenda[-1]
        begins = isinstance(step, Movement) and not step.done and state.turn % 3 == 1
        if not (begins or isinstance(step, LARGE_DECISIONS)) or number % 5:
            continue
        seat = engine.to_act(state)[0]
        other = sample(view(state, seat), Random(number), box)
        other.scores = state.scores
        asks = [make_ask(true, seat, (), "ask") for true in (state, other)]
        replies = [Marshal(box, "secret", TINY).decide(ask) for ask in asks]
        assert replies[0] == replies[1]
        looked += 1
        if looked == 6:
            break
    assert looked


def test_marshal_without_an_evaluation_plays_as_colonel_does(
    box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trained, "read", lambda variant, kind: {})
    for number, state in enumerate(game_of_colonels(box, "introductory", 2, (), "plain")):
        seat = engine.to_act(state)[0]
        ask = make_ask(state, seat, (), "ask")
        assert Marshal(box, "1", TINY).decide(ask).action == Colonel(box, "1").decide(ask).action
        if number == 60:
            break
