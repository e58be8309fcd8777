"""The game in OpenSpiel: its own tests, searches that know no secrets, and saved games."""

# ruff: noqa: E402
# Tests that are skipped without their packages must look for them first.
from __future__ import annotations

from typing import Any

import pytest

from conftest import GAMES

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel", reason="make research")

from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import maria.env.spiel as spiel

UNIFORM = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def game(variant: str = "introductory", players: int = 3, options: tuple[str, ...] = (), **more: Any) -> Any:
    given = {"variant": variant, "players": players, "options": "+".join(options), **more}
    return pyspiel.load_game("python_maria", given)


def after(words: int, made: Any, seed: int = 1) -> Any:
    """A position after some random words."""
    state, rng = made.new_initial_state(), np.random.RandomState(seed)
    state.apply_action(seed)
    for _ in range(words):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_openspiel_finds_no_fault(variant: str, players: int, options: tuple[str, ...]) -> None:
    pyspiel.random_sim_test(game(variant, players, options), num_sims=1, serialize=False, verbose=False)


def test_the_game_says_what_it_is() -> None:
    three, two = game(), game("advanced", 2, deals=7)
    assert (three.num_players(), two.num_players()) == (3, 2)
    assert three.num_distinct_actions() == 883 and three.utility_sum() == 1
    state = two.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 7
    assert str(pyspiel.load_game(str(two))) == str(two)
    assert spiel.GAME_TYPE.short_name in pyspiel.registered_names()


def test_states_are_copied_written_down_and_replayed() -> None:
    made = game("advanced", 3, ("politics-gambit",))
    state = after(70, made)
    again = made.deserialize_state(state.serialize())
    replayed = made.new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    for other in (again, replayed, state.clone()):
        assert str(other) == str(state) and other.history() == state.history()
        for seat in range(3):
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
        was = str(state)
        other.apply_action(other.legal_actions()[0])
        assert str(state) == was


@pytest.mark.parametrize("variant", ["introductory", "advanced"])
def test_resampled_states_cannot_be_told_apart(variant: str) -> None:
    made, differing = game(variant), 0
    state = after(0, made)
    rng = np.random.RandomState(2)
    while not state.is_terminal():
        seat = state.current_player()
        for player in (seat, (seat + 1) % 3):
            other = state.resample_from_infostate(player, UNIFORM)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            differing += other.table.state.hands != state.table.state.hands
            if player == seat:
                assert other.legal_actions() == state.legal_actions()
        assert state.information_state_string(seat) != other.information_state_string(seat)
        for _ in range(min(9, 1 + len(state.history()))):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
    assert differing > 20


def test_a_search_of_information_sets_plays() -> None:
    """A rollout would play whole games; this evaluator stops after a few words, as a value network would."""
    made, rng = game(), np.random.RandomState(3)

    class Short(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
        def evaluate(self, state: Any) -> Any:
            for _ in range(5):
                if not state.is_terminal():
                    state.apply_action(rng.choice(state.legal_actions()))
            return np.array(state.returns())

    bot = ismcts.ISMCTSBot(made, Short(1, rng), uct_c=1.4, max_simulations=10, random_state=rng)
    state = after(0, made, 3)
    for _ in range(12):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_tree_search_and_a_regret_minimiser_play() -> None:
    made, rng = game(), np.random.RandomState(4)
    state = after(20, made, 4)
    bot = mcts.MCTSBot(made, 1.4, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    np.random.seed(4)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game("introductory", 2, deals=3))
    solver.iteration()
    assert solver._infostates


def test_an_environment_of_openspiel_plays_to_the_end() -> None:
    made = rl_environment.Environment(game("introductory", 2), include_full_state=False)
    made.seed(5)
    step, rng = made.reset(), np.random.RandomState(5)
    while not step.last():
        seat = step.observations["current_player"]
        step = made.step([rng.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(1)
