"""The public Game, records, views and samples."""

from __future__ import annotations

import json
from random import Random

import pytest

from conftest import Run
from maria import engine
from maria.box import Box
from maria.conform import given_position
from maria.game import Game, SettingError
from maria.notation import NotationError
from maria.record import RecordError
from maria.rules.stacks import TransferChoices
from maria.simulate import BrokenGame, broken_invariants, play_game
from maria.state import REMOVED, Step
from maria.texts import Catalogue
from maria.view import sample, view


def play_on(game: Game, rng: Random) -> None:
    """Somebody who is waited for does something, and now and then somebody transfers troops."""
    seat = game.to_act[rng.randrange(len(game.to_act))]
    choices = game.legal(seat)
    assert choices is not None
    game.play(choices.sample(rng), seat)
    if game.may_act and rng.random() < 0.3:
        seat = game.may_act[0]
        game.play(TransferChoices(game.state, game.seats.index(seat)).sample(rng), seat)


def random_game(players: int, seed: int, box: Box, turns: int = 99) -> Game:
    game = Game.new("introductory", players=players, seed=seed, box=box)
    rng = Random(seed)
    while not game.outcome and game.state.turn <= turns:
        play_on(game, rng)
    return game


@pytest.fixture(scope="module")
def finished(box: Box) -> Game:
    return random_game(3, 1740, box)


def test_a_game_from_set_up_to_victory(finished: Game) -> None:
    assert finished.outcome is not None
    assert finished.outcome.rule in ("14.c", "14.d", "14.e")
    assert finished.to_act == () and finished.legal() is None and finished.may_act == ()
    assert len(finished.events) == len(finished.lines) + 1


def test_a_record_loads_to_the_same_position(finished: Game, box: Box) -> None:
    loaded = Game.load(finished.record(), box)
    assert engine.fingerprint(loaded.state) == engine.fingerprint(finished.state)
    assert loaded.record() == finished.record()
    assert loaded.events == finished.events


def test_undo_takes_back_the_last_action(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    before = engine.fingerprint(game.state)
    choices = game.legal()
    assert choices is not None
    game.play(choices.sample(Random(1)))
    assert engine.fingerprint(game.state) != before
    game.undo()
    assert engine.fingerprint(game.state) == before
    assert game.lines == []
    with pytest.raises(SettingError):
        game.undo()


def test_play_takes_text_as_a_player_writes_it(box: Box) -> None:
    game = Game.new("introductory", players=3, seed=1740, box=box)
    assert game.to_act == ("maria_theresa", "frederick", "louis")
    game.play("frederick: split prussia Friedrich 8, Schwerin 4, Erbprinz Leopold 4, der Alte Dessauer 6")
    game.play("louis: split france moritz 7, belle-isle 8, broglie 8, maillebois 2, noailles 1")
    game.play(
        "maria_theresa: split austria karl 5, traun 4, khevenhüller 6, batthyany 4, neipperg 5, arenberg 4"
    )
    assert game.state.turn == 1
    game.play("maria_theresa: done")
    game.play("louis: march broglie donauwoerth > augsburg > München")
    assert game.lines[-1] == "louis: march broglie donauwoerth > augsburg > muenchen"


def test_a_refused_action_names_the_rule_and_changes_nothing(box: Box) -> None:
    game = Game.new("introductory", players=3, seed=1740, box=box)
    before, record = engine.fingerprint(game.state), game.record()
    with pytest.raises(engine.IllegalAction) as refused:
        game.play("frederick: split prussia friedrich 9, schwerin 3, leopold 4, dessauer 6")
    assert refused.value.refusal.rule == "4.f"
    values = {key: str(value) for key, value in refused.value.refusal.values.items()}
    assert Catalogue("en")(refused.value.refusal.key, **values) == "This general gets 1 to 8 troops, not 9."
    assert (engine.fingerprint(game.state), game.record()) == (before, record)


@pytest.mark.parametrize(
    ("variant", "players", "seed", "key"),
    [
        ("advanced", 3, "1", "game-variant"),
        ("introductory", 4, "1", "game-players"),
        ("introductory", 3, "a\nb", "game-seed"),
    ],
)
def test_games_that_do_not_exist(box: Box, variant: str, players: int, seed: str, key: str) -> None:
    with pytest.raises(SettingError) as refused:
        Game.new(variant, players, seed, box)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("maria record 1", "a letter home", 1, "record-first-line"),
        ("variant: ", "variety: ", 2, "record-field"),
        ("players: 3", "players: many", 9, "record-players"),
        ("seed: 1740\n", "", 8, "record-missing"),
        ("hash: ", "hash: 0", 1, "record-pack"),
        ("engine: ", "engine: 0", 1, "record-engine"),
        ("variant: introductory", "variant: boring", 1, "game-variant"),
        ("moritz ", "murat ", 0, "notation-piece"),
        ("frederick: split", "napoleon: split", 0, "notation-seat"),
        ("hussar 1 >", "hussar 9 >", 0, "refused-hussar-placed"),
    ],
)
def test_a_broken_record_is_told_with_its_line(
    finished: Game, box: Box, old: str, new: str, line: int, key: str
) -> None:
    text = finished.record()
    assert old in text
    with pytest.raises(RecordError) as refused:
        Game.load(text.replace(old, new, 1), box)
    assert refused.value.key == key
    lines = text.splitlines()
    assert refused.value.line == (line or 1 + next(n for n, found in enumerate(lines) if old in found))


@pytest.mark.parametrize("seed", range(4))
def test_views_tell_nothing_hidden_and_samples_fit_them(box: Box, seed: int) -> None:
    """A sample differs from the true position in hidden things alone, and gives the same view back."""
    game = Game.new("introductory", players=3 - seed % 2, seed=seed, box=box)
    rng = Random(seed)
    different = 0
    for count in range(260):
        if game.outcome:
            break
        play_on(game, rng)
        assert list(broken_invariants(game.state)) == []
        if count % 12:
            continue
        for number, name in enumerate(game.seats):
            seen = game.view(name)
            assert json.loads(json.dumps(seen)) == seen
            guess = sample(seen, rng, box)
            assert list(broken_invariants(guess)) == []
            assert json.dumps(view(guess, number)) == json.dumps(seen)
            different += guess.hands != game.state.hands
    assert different > 10


def test_a_position_sampled_from_a_view_can_be_played_to_the_end(box: Box) -> None:
    game = random_game(3, 5, box, turns=4)
    rng = Random(1)
    state = sample(game.view("louis"), rng, box)
    while state.agenda:
        seat = engine.to_act(state)[0]
        choices = engine.legal(state, seat)
        assert choices is not None
        engine.apply(state, seat, choices.sample(rng))
    assert state.outcome is not None


def test_simulate(run: Run) -> None:
    code, out, err = run("simulate", "--games", "3", "--players", "2", "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert data["games"] == sum(data["wins"].values()) == 3
    assert data["decisions"] > 100 and data["decisions_per_s"] > 0
    assert run("simulate", "--game", "chess") == (1, "", 'There is no game "chess". Games: introductory.\n')
    assert run("simulate", "--players", "5")[0] == 1


def test_a_game_that_goes_wrong_shows_its_record(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr("maria.simulate.broken_invariants", lambda state: ["6.a"] if state.turn > 1 else [])
    with pytest.raises(BrokenGame) as broken:
        play_game("introductory", 3, "1")
    assert broken.value.text.startswith("maria record 1\n")
    code, _, err = run("simulate", "--games", "1")
    assert code == 1
    assert "maria_theresa: split austria" in err and "This game went wrong" in err


@pytest.mark.parametrize("verb", ["recruit austria 1 with", "toll austria", "re-enter austria_2 wien with"])
def test_nobody_learns_what_another_holds_by_asking(box: Box, verb: str) -> None:
    """8.d: the answer is the same whether the card is in that hand or not."""
    game = Game.new("introductory", seed=3, box=box)
    held = set(game.view("maria_theresa")["hands"][4])
    suits, values = game.state.setting.card_suit, game.state.setting.card_value
    names = {f"{'SHCD'[suits[card]]}{values[card]}" for card in held if suits[card] >= 0}
    other = next(
        f"{suit}{value}" for suit in "SHCD" for value in range(2, 11) if f"{suit}{value}" not in names
    )
    keys = set()
    for name in (min(names), other):
        with pytest.raises(NotationError) as refused:
            game.play(
                f"frederick: {verb} {name} for karl"
                if verb.startswith("toll")
                else f"frederick: {verb} {name}"
            )
        keys.add(refused.value.key)
    assert keys == {"notation-not-your-hand"}


def test_what_is_known_of_troops_holds_when_a_retreat_is_impossible() -> None:
    """11.2.e: a general who cannot retreat takes all his troops with him, and out of what is known of sums."""
    board = {
        "cities": {"Neisse": "silesia", "Brieg": "silesia", "Oppeln": "silesia", "Hof": "empire"},
        "roads": ["Brieg - Neisse - Oppeln", "Brieg - Hof"],
    }
    pieces = {"karl": "Brieg 8", "schwerin": "Neisse 8", "leopold": "Oppeln 6", "austria_2": "Hof"}
    state = given_position({"board": board, "given": {"at": "prussia supply", "pieces": pieces}})
    schwerin, leopold = (state.setting.names.index(name) for name in ("schwerin", "leopold"))
    together = state.troops[schwerin] + state.troops[leopold]
    state.known.learn(1 << schwerin | 1 << leopold, together, together)
    state.agenda = [Step("turn"), Step("combat", (2, 3))]
    engine.advance(state, [])
    assert state.place[schwerin] == REMOVED
    assert list(broken_invariants(state)) == []
