"""Who is winning, and which decisions cost most: repeatable, from views alone, and it finds a blunder."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from conftest import Run
from maria import engine
from maria.actions import Done
from maria.bots import trained
from maria.bots.analysis import NoEvaluation, begins, win_chances
from maria.bots.arena import play_match
from maria.bots.captain import Captain
from maria.bots.deep_review import NotOver, deep_review
from maria.box import Box
from maria.game import Game
from maria.view import sample, view

FEW = 8


@pytest.fixture(scope="module")
def game(box: Box) -> Game:
    match = play_match("advanced", 3, (), [Captain] * 3, "deep1", box)
    return Game.load(match.record, box)


def end_of(game: Game, phases: int, moves: int = 0) -> Game:
    """The game from one of its last movement phases on, without some of the last moves."""
    start = [moment.ply - 1 for moment in game.moments() if begins(moment.before)][-phases]
    late = Game.from_position(game.at(start).position(), game.box)
    for move in game.moves[start : len(game.moves) - moves]:
        late.play(move.action, move.seat)
    return late


@pytest.fixture(scope="module")
def late(game: Game) -> Game:
    return end_of(game, 5)


def moments(game: Game) -> list[Game]:
    """Some moments, during movement phases and between them."""
    return [game.at(ply) for ply in range(0, len(game.moves), 75)]


def test_chances_sum_to_one_lie_in_their_intervals_and_repeat(game: Game) -> None:
    for then in moments(game):
        for seat in (*then.seats, None):
            seen = then.view(seat)
            found = win_chances(seen, game.box, FEW, "1", then.state.scores)
            assert sum(each.share for each in found) == pytest.approx(1)
            assert all(0 <= each.low <= each.share <= each.high <= 1 for each in found)
            assert found == win_chances(seen, game.box, FEW, "1", then.state.scores)


def test_chances_depend_on_nothing_that_is_hidden(game: Game) -> None:
    for number, then in enumerate(moments(game)):
        for seat in range(3):
            other = sample(view(then.state, seat), Random(number), game.box)
            seen = [view(state, seat) for state in (then.state, other)]
            found = [win_chances(each, game.box, FEW, "1", then.state.scores) for each in seen]
            assert found[0] == found[1]


def test_more_samples_narrow_the_interval(game: Game) -> None:
    then = game.at(150)
    few, many = (win_chances(then.view("louis"), game.box, count, "1") for count in (8, 64))
    assert sum(each.high - each.low for each in many) < sum(each.high - each.low for each in few)


def test_a_decided_position_gives_its_winner_all(game: Game) -> None:
    winner = game.seats.index(str(game.winner))
    for seen in (game.view("louis"), game.view(None)):
        assert [each.share for each in win_chances(seen, game.box)] == [float(n == winner) for n in range(3)]
    won = next(ply for ply in range(len(game.moves) - 1, 0, -1) if game.moves[ply].seat == game.winner)
    late = game.at(won)  # before the winner's last move
    assert win_chances(late.view(game.winner), game.box, FEW)[winner].share > 0.9


def test_a_game_without_an_evaluation_is_refused_with_a_sentence(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trained, "read", lambda variant, kind: {})
    with pytest.raises(NoEvaluation, match="no trained evaluation"):
        win_chances(game.at(20).view("louis"), game.box)
    with pytest.raises(NoEvaluation):
        deep_review(game, 100)


# ---------------------------------------------------------------- decisions


def test_a_running_game_is_not_judged(game: Game) -> None:
    with pytest.raises(NotOver, match="not over"):
        deep_review(game.at(100), 100)


def test_the_parts_of_a_change_add_up(late: Game) -> None:
    done: list[int] = []
    found = deep_review(late, 200, progress=lambda playouts, whole: done.append(playouts))
    assert found == deep_review(late, 200)
    assert done == sorted(done) and done[-1] == 200
    for point in found.curve:
        assert sum(point.chances) == pytest.approx(1)
        assert point.ply == len(late.moves) or begins(late.at(point.ply).state)
    for parts in found.parts:
        assert parts.begun + parts.own + parts.others + parts.luck == pytest.approx(parts.ended)
    assert sum(parts.luck for parts in found.parts) == pytest.approx(0)
    assert 100 < found.playouts < 300


def test_a_march_to_victory_that_is_thrown_away_is_found(box: Box) -> None:
    won = Game.load(play_match("advanced", 3, (), [Captain] * 3, "deep3", box).record, box)
    assert won.winner and isinstance(won.moves[-1].action, Done)
    began = [m.ply - 1 for m in won.moments() if begins(m.before)][-1]
    game = end_of(won, 4, len(won.moves) - began)
    blunder = len(game.moves)
    game.play("done", won.winner)
    player = Captain(box, "after the blunder")
    while not game.is_over:
        seat = engine.to_act(game.state)[0]
        game.play(player.choose(game.state, seat), game.seats[seat])
    found = {each.ply: each for each in deep_review(game, 400).costliest}
    assert len(found) <= 3 and blunder in found
    judged = found[blunder]
    assert game.seats[judged.seat] == won.winner and judged.cost > 0.2 and judged.better_chance > 0.9
    assert not judged.done  # rather than doing nothing
    assert judged.better[0].drawing.way and judged.better[0].reason


def test_the_command_prints_draws_and_writes_it(late: Game, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.maria"
    file.write_text(late.record(), "utf-8")
    code, out, _ = run("review", str(file), "--deep", "--playouts", "200", "--out", str(tmp_path / "deep"))
    assert code == 0 and "luck" in out and "playouts" in out
    data = json.loads((tmp_path / "deep" / "deep.json").read_text("utf-8"))
    assert data["curve"][-1]["chances"] == [float(seat == late.winner) for seat in late.seats]
    assert (tmp_path / "deep" / "curve.svg").exists() and (tmp_path / "deep" / "curve.png").exists()
