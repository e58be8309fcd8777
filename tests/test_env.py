"""The environments for learning: their libraries' own tests, whole games, and no secrets."""

# ruff: noqa: E402
# Tests that are skipped without their packages must look for them first.
from __future__ import annotations

import copy
import pickle
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator
from random import Random

import pytest

from conftest import GAMES
from maria import Game, MariaError, engine
from maria.bots.candidates import candidates
from maria.box import Box
from maria.state import Outcome
from maria.view import sample, view

gymnasium = pytest.importorskip("gymnasium", reason="make research")
np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo", reason="make research")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from maria.env import SEAT, RawEnv, SeatEnv, env
from maria.env.pixels import read_png
from maria.env.spelling import MOST, Spelling
from maria.env.table import Table

NOT_THEIRS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "We recommend agents to be named in the format",
    "Action mask numpy array is all zeros",
)
"""Warnings of PettingZoo's test about every environment with action masks or names of its own."""
every_game = pytest.mark.parametrize(("variant", "players", "options"), GAMES)


def tables(box: Box, variant: str, players: int, options: tuple[str, ...], seed: int) -> Iterator[Table]:
    """A random game, word by word."""
    table, rng = Table(variant, players, options, box), Random(seed)
    table.begin(str(seed))
    while not table.is_over:
        yield table
        table.say(rng.choice(table.legal))


# ---------------------------------------------------------------- words


@every_game
def test_every_choice_is_spelt_in_its_own_way(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    rng, moves = Random(5), 0
    state, _ = engine.new_game(box, variant, players, "5", options)
    spelling = Spelling(state.setting)
    while state.agenda:
        choices = engine.legal(state, seat := engine.to_act(state)[0])
        offered = spelling.offered(choices)
        few = choices.counted and choices.count() <= MOST
        assert set(offered.values()) == set(choices if few else candidates(choices))
        assert not {spelt[:at] for spelt in offered for at in range(len(spelt))} & set(offered)
        moves += state.agenda[-1].kind == "movement" and len(offered) > 50
        action = rng.choice(list(offered.values()))
        assert action in choices
        engine.carry_out(state, seat, action)
    assert moves > 20


def test_a_word_means_the_same_in_every_game(box: Box) -> None:
    vocabularies = []
    for variant, players, options in GAMES:
        spelling = Table(variant, players, options, box).spelling
        vocabularies.append([spelling.text(number) for number in range(len(spelling))])
    assert all(words == vocabularies[0] for words in vocabularies)
    assert len(set(vocabularies[0])) == len(vocabularies[0]) == 883
    assert {"city:prag", "piece:karl", "card:S7#1", "number:-1", "done"} < set(vocabularies[0])


@every_game
def test_whole_games_are_said(box: Box, variant: str, players: int, options: tuple[str, ...]) -> None:
    made = env(variant=variant, players=players, options=options, box=box)
    made.reset(seed=3)
    rng, rewards, steps = Random(3), dict.fromkeys(made.agents, 0.0), 0
    for agent in made.agent_iter():
        seen, reward, over, cut, info = made.last()
        rewards[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        assert made.observation_space(agent).contains(seen) and not cut and info == {}
        assert over or len(legal) > 1
        made.step(None if over else int(rng.choice(legal)))
        steps += 1
    assert steps > 150 and sum(rewards.values()) == pytest.approx(1)
    outcome = made.unwrapped.table.state.outcome
    if outcome.winner >= 0:
        assert rewards[made.possible_agents[outcome.winner]] == 1


def test_a_draw_is_shared(box: Box) -> None:
    table = Table(box=box)
    table.begin("1")
    assert table.returns() == [0, 0, 0]
    table.state.outcome = Outcome(-1, "23.c")
    assert table.returns() == [pytest.approx(1 / 3)] * 3


# ---------------------------------------------------------------- secrets


@every_game
def test_nothing_hidden_is_observed(box: Box, variant: str, players: int, options: tuple[str, ...]) -> None:
    """At every word, a seat's observations stay the same if everything it does not know is made up."""
    differing = 0
    for number, table in enumerate(tables(box, variant, players, options, 7)):
        if number % 3:
            continue
        for seat in range(players):
            other = table.copy()
            made_up = sample(view(table.state, seat), Random(number), box)
            differing += made_up.hands != table.state.hands and made_up.troops != table.state.troops
            if seat == table.seat:
                other.continue_from(made_up, table.said)
                assert (other.seat, other.said, other.legal) == (table.seat, table.said, table.legal)
            else:
                other.state, other._seen = made_up, {}
            assert np.array_equal(other.observation(seat), table.observation(seat))
            assert np.array_equal(other.mask(seat), table.mask(seat))
            assert other.progress(seat) == table.progress(seat)
    assert differing > 30


def test_nobody_hears_the_words_of_others(box: Box) -> None:
    spoken = 0
    for table in tables(box, "introductory", 3, (), 8):
        for seat in range(3):
            said = table.observer.blocks(table.observation(seat))["said"]
            assert set(np.flatnonzero(said)) == (set(table.said) if seat == table.seat else set())
            spoken += bool(said.any())
    assert spoken > 50


def test_what_is_observed_is_what_the_seat_knows(box: Box) -> None:
    for table in tables(box, "advanced", 3, (), 9):
        if table.state.turn < 4:
            continue
        state, setting = table.state, table.state.setting
        at = table.observer.blocks(table.observation(table.seat))
        for general in range(setting.generals):
            own = state.seat_of[setting.power_of[general]] == table.seat
            least, most = at["pieces"][general, 6:8] * 8
            assert least <= state.troops[general] <= most or state.place[general] < 0
            assert not own or least == most == state.troops[general]
        for power, hand in enumerate(state.hands):
            seen, own = set(np.flatnonzero(at["hands"][power])), state.seat_of[power] == table.seat
            assert seen == set(hand) if own else seen <= {*hand, state.placed[power]}
            assert at["backs"][power].sum() == pytest.approx(len(hand) / 20)
            assert at["held"][power].sum() == state.held[power].bit_count()


# ---------------------------------------------------------------- PettingZoo


@pytest.mark.filterwarnings(*(f"ignore:{text}:UserWarning" for text in NOT_THEIRS))
@pytest.mark.parametrize(("variant", "players"), [("introductory", 3), ("advanced", 2)])
def test_pettingzoo_finds_no_fault(variant: str, players: int, box: Box) -> None:
    api_test(env(variant=variant, players=players, box=box), num_cycles=400)


def test_a_seed_gives_the_same_game(box: Box) -> None:
    seed_test(lambda: env(box=box), num_cycles=300)
    made = RawEnv(box=box)
    made.reset(seed=1740)
    assert made.table.state.hands == Game.new("introductory", seed=1740, box=box).state.hands
    first = made.table.seed
    made.reset()
    second = made.table.seed
    made.reset(seed=1740)
    made.reset()
    assert made.table.seed == second != first


def test_the_game_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    assert "The introductory game for 3 players" in capsys.readouterr().out


def test_an_illegal_word_ends_the_game(box: Box, caplog: pytest.LogCaptureFixture) -> None:
    made = env(box=box)
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(len(made.unwrapped.table.spelling) - 1)
    assert all(made.terminations.values()) and made.rewards[agent] == -1
    raw = RawEnv(box=box)
    raw.reset(seed=1)
    with pytest.raises(AssertionError):
        raw.step(len(raw.table.spelling) - 1)


def test_environments_are_copied_and_kept(box: Box) -> None:
    made = RawEnv(box=box)
    made.reset(seed=2)
    again = pickle.loads(pickle.dumps(made))
    again.reset(seed=2)
    table = pickle.loads(pickle.dumps(made.table))
    for other in (again.table, copy.deepcopy(made.table), table):
        assert engine.fingerprint(other.state) == engine.fingerprint(made.table.state)
        assert (other.seat, other.legal) == (made.table.seat, made.table.legal)
        other.say(other.legal[0])
        assert engine.fingerprint(other.state) != engine.fingerprint(made.table.state) or other.said


# ---------------------------------------------------------------- Gymnasium


def test_gymnasium_finds_no_fault(box: Box) -> None:
    check_env(gymnasium.make(SEAT, box=box, render_mode="ansi").unwrapped)
    check_env(SeatEnv("louis", "ensign", "advanced", box=box), skip_render_check=True)


@pytest.mark.parametrize(("variant", "players"), [("introductory", 3), ("advanced", 2)])
def test_a_seat_plays_bots_to_the_end(variant: str, players: int, box: Box) -> None:
    rewards = []
    for _ in range(2):
        made = SeatEnv(bots="recruit", variant=variant, players=players, box=box)
        rng, over, reward = Random(4), False, 0.0
        seen, _ = made.reset(seed=4)
        while not over:
            assert reward == 0 and made.table.seat == made.seat
            seen, reward, over, _, _ = made.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert reward == made.table.returns()[made.seat]
        rewards.append((reward, engine.fingerprint(made.table.state)))
    assert rewards[0] == rewards[1]


def test_bots_sit_where_they_are_put(box: Box) -> None:
    made = SeatEnv("frederick", {"louis": "recruit"}, box=box)
    made.reset(seed=1)
    assert {made.table.seats[seat]: type(bot).__name__ for seat, bot in made.bots.items()} == {
        "maria_theresa": "Captain",
        "louis": "RecruitBot",
    }
    for seat, bots in (("peter", "recruit"), ("louis", {"peter": "recruit"})):
        with pytest.raises(MariaError, match="peter"):
            SeatEnv(seat, bots, box=box)


# ---------------------------------------------------------------- pictures, and what is missing


def paeth(left: int, above: int, corner: int) -> int:
    """The Paeth predictor of the PNG specification: the neighbour nearest to the gradient."""
    return min((left, above, corner), key=lambda each: abs(left + above - corner - each))


def test_a_picture_is_read_however_it_is_filtered() -> None:
    height, width = 7, 5
    wanted = np.random.default_rng(1).integers(0, 256, (height, width, 4)).astype(np.int64)
    framed, lines = np.zeros((height + 1, width + 1, 4), np.int64), b""
    framed[1:, 1:] = wanted
    for y in range(height):
        left, above, corner = framed[y + 1, :-1], framed[y, 1:], framed[y, :-1]
        guesses = [0 * left, left, above, (left + above) // 2]
        guesses.append(np.vectorize(paeth)(left, above, corner))
        lines += bytes([y % 5]) + ((wanted[y] - guesses[y % 5]) % 256).astype(np.uint8).tobytes()

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    packed = zlib.compress(lines)
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", packed[:9]), (b"IDAT", packed[9:]), (b"IEND", b"")]
    png = b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)
    assert np.array_equal(read_png(png), wanted[..., :3])


@pytest.mark.parametrize(("module", "package"), [("env", "gymnasium"), ("env.spiel", "pyspiel")])
def test_a_missing_extra_is_a_sentence(module: str, package: str) -> None:
    code = (
        f"import sys; sys.modules['{package}'] = None\n"
        "from maria import MariaError\n"
        f"try:\n    import maria.{module}\nexcept MariaError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == (
        f"The learning environments need {package}, which is not installed. "
        'Install it with: pip install "maria-game[research]"\n'
    )
