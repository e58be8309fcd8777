"""What the library refuses, and with which sentence: wrong arguments never go unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from maria import Game, MariaError, PositionError, SettingError, compiled, engine
from maria.actions import Done
from maria.box import Box
from maria.position import read
from maria.random_play import pick
from maria.view import everything, spectator

PLAIN = compiled.build == "plain"
"""Whether the plain source runs; the compiled build checks types itself, with its own messages."""


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("given: {pieces: {karl: wien 3}}", "With “pieces” a position must also say where in the turn it is"),
        ("given: {turn: 3}", "With “turn” a position must also say where in the turn it is"),
        ("given: {trn: 3}", "unknown: trn"),
        ("given: {trn: 3, at: winter}", "unknown: trn"),
        ("{given: {}, varient: advanced}", "unknown: varient"),
        ("{given: {}, variant: 3}", "There is no game “3 3”."),
        ("{given: {}, variant: advanced, options: politics-gambit}", ""),
    ],
)
def test_every_word_of_a_position_is_read_or_refused(box: Box, text: str, error: str) -> None:
    if not error:
        assert read(text, box).setting.variant.options == ("politics-gambit",)
        return
    with pytest.raises(PositionError) as refused:
        Game.from_position(text, box)
    assert str(refused.value).startswith(error)


def test_a_position_of_nothing_is_the_set_up(box: Box) -> None:
    assert Game.from_position("given: {seed: x}", box).state == Game.new("introductory", seed="x").state


@pytest.mark.parametrize(
    "use",
    [
        lambda state, seat: engine.legal(state, seat),
        lambda state, seat: engine.out_of_turn(state, seat),
        lambda state, seat: engine.is_free(state, seat),
        lambda state, seat: engine.refusal(state, seat, Done()),
        lambda state, seat: engine.apply(state, seat, Done()),
    ],
)
def test_seats_of_the_engine_are_numbers(box: Box, use: Callable[[Any, Any], object]) -> None:
    state = Game.new("introductory", seed=7, box=box).state
    with pytest.raises(TypeError, match="A seat is a number here, not 'louis'" if PLAIN else None):
        use(state, "louis")
    for number in (3, -1):
        with pytest.raises(SettingError, match=f"There is no seat “{number}”"):
            use(state, number)


def test_none_is_a_spectator(box: Box) -> None:
    """Without a seat, you see everything; with None, what everybody may see."""
    game, rng = Game.new("advanced", seed=7, box=box), Random(7)
    for _ in range(60):
        game.play(pick(game.legal(), rng))
    assert game.view(None) == spectator(game.state)
    assert game.view("all") == everything(game.state)
    assert game.show(None) != game.show() and game.position(None) != game.position()
    assert game.svg(None) != game.svg()
    assert "seed:" not in game.position(None) and "seen by: spectator" in game.position(None)
    hidden = [card for power, card in enumerate(game.state.hands) if card]
    assert hidden and all(hand is None for hand in game.view(None)["hands"])
    with pytest.raises(PositionError, match="what spectator sees"):
        Game.from_position(game.position(None))


@pytest.mark.parametrize("seed", [None, 1.5, b"x", ["x"]])
def test_a_seed_is_a_number_or_a_text(box: Box, seed: Any) -> None:
    with pytest.raises(TypeError, match="A seed is a number or a text, not"):
        Game.new("introductory", seed=seed, box=box)


def test_one_option_may_be_given_by_its_name(box: Box) -> None:
    game = Game.new("advanced", options="politics-gambit", box=box)
    assert game == Game.new("advanced", options={"politics-gambit"}, box=box)
    with pytest.raises(SettingError, match="has no option “gambit”"):
        Game.new("advanced", options="gambit", box=box)


def test_the_position_before_the_latest_move(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    with pytest.raises(MariaError, match="Nothing has been played yet"):
        _ = game.before
    first = game.state
    game.play("frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6")
    assert game.before == first
    second = game.state
    game.play("louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1")
    assert game.before == second
    game.undo()
    assert game.before == first


@pytest.mark.parametrize("action", [None, 7, ["done"]])
def test_what_is_played_is_an_action(box: Box, action: Any) -> None:
    game = Game.new("introductory", seed=7, box=box)
    with pytest.raises(TypeError, match=r"An action is a text or a value of maria\.actions, not"):
        game.play(action)


def test_a_move_knows_the_text_that_was_played(box: Box) -> None:
    """A card names its deck if the hand at that moment required it, whatever the hand is now."""
    game, rng = Game.new("advanced", seed=3, box=box), Random(3)
    while len(game.moves) < 300:
        action, seat = pick(game.legal(), rng), game.to_act[0]
        line = f"{seat}: {game.format(action)}"
        game.play(action)
        assert game.moves[-1].line == line
    texts = [moment.text for moment in game.moments()]
    assert [move.text for move in game.moves] == texts
    assert [repr(move) for move in game.moves][:2] == [f"<Move {move.line}>" for move in game.moves[:2]]
