"""The library for those who import it: names, pictures, copies, pickles, errors and moments."""

from __future__ import annotations

import builtins
import copy
import json
import pickle
import re
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import maria
from conftest import ROOT, tiny_files, write_pack
from maria import (
    Choices,
    DrawingError,
    Game,
    IllegalAction,
    MariaError,
    MissingExtra,
    NotationError,
    PackError,
    RecordError,
    SettingError,
    actions,
    engine,
    notation,
)
from maria.box import Box, load
from maria.history import History
from maria.position import PositionError, changes
from maria.random_play import pick, pick_out_of_turn
from maria.rules.clauses import decisions, going, places
from maria.rules.variants import VARIANTS
from maria.simulate import broken_invariants

GAMES = [(variant.name, variant.players, variant.options) for variant in VARIANTS]


def random_game(seed: int, moves: int, box: Box | None = None, kind: int = 2) -> Game:
    """A game after this many random moves, or fewer if it ends earlier."""
    name, players, options = GAMES[kind]
    game, rng = Game.new(name, players, seed, box, options), Random(seed)
    while len(game.moves) < moves and not game.outcome:
        seat = rng.choice(game.to_act)
        game.play(pick(game.legal(seat), rng), seat)
        if rng.random() < 0.2 and (more := pick_out_of_turn(game.state, rng)):
            game.play(more[1], game.seats[more[0]])
    return game


@pytest.fixture(scope="module")
def played(box: Box) -> Game:
    """An advanced game, halfway through."""
    return random_game(5, 150, box)


any_game = st.builds(
    random_game, st.integers(0, 10**6), st.integers(0, 300), kind=st.integers(0, len(GAMES) - 1)
)


# ---------------------------------------------------------------- names


def test_every_public_name_is_there_and_typed() -> None:
    assert {*vars(maria)["__all__"], "__version__"} == set(dir(maria))
    assert all(getattr(maria, name) is not None for name in dir(maria))
    source = (ROOT / "src" / "maria" / "__init__.py").read_text("utf-8")
    assert set(re.findall(r"import (\w+) as \1", source)) | {"__version__"} == set(dir(maria))
    with pytest.raises(AttributeError):
        maria.__getattr__("Nonsense")
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert maria.__version__ == tomllib.load(file)["project"]["version"]


def test_an_import_loads_no_texts_and_nothing_large() -> None:
    """`bench/import_time.py` measures how long it takes; this checks what it must not load."""
    code = "import sys; from maria import Game; print(*sys.modules)"
    import subprocess

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    large = {"fluent", "babel", "pydantic", "yaml", "typing_extensions", "shapely", "numpy", "asyncio", "csv"}
    assert not large & {name.partition(".")[0] for name in done.stdout.split()}


def test_reprs_are_short_and_list_nothing(played: Game) -> None:
    state = played.state
    values = [
        *(played, played.box, played.box.pack, played.box.board, state, state.setting, state.setting.variant),
        *(played.legal(), *played.out_of_turn("louis"), played.legal().restricted(lambda action: None)),
        *(event for events in played.events for event in events),
        *(value for move in played.moves for value in (move, move.action) if not proposes(move.action)),
        *(next(played.moments()), *state.agenda),
    ]
    assert max(len(repr(value)) for value in values) < 200
    assert repr(Game.new("introductory", seed="x")) == (
        "<Game introductory/3 'x', turn 0, maria_theresa, frederick, louis: split>"
    )
    assert repr(actions.March(3, (1, 2))) == "March(piece=3, path=(1, 2))"
    for move in played.moves:
        assert (
            eval(repr(move.action), vars(actions) | vars(going) | vars(places) | vars(decisions))
            == move.action
        )


def proposes(action: actions.Action) -> bool:
    """21: whether it is a proposal, whose text is as long as its clauses."""
    return isinstance(action, actions.Propose)


# ---------------------------------------------------------------- play


def test_choices_read_like_a_list_and_list_no_more_than_needed(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    choices = game.legal("frederick")
    assert repr(choices) == (
        "<SplitChoices 100: split prussia friedrich 8, schwerin 4, l... | "
        "split prussia friedrich 8, schwerin 3, l... | split prussia friedrich 8, schwerin 3, l... | ...>"
    )
    assert len(choices) == choices.count() == 100
    listed = list(choices)
    assert choices[0] == listed[0] and choices[-1] == listed[-1] and choices[7:10] == listed[7:10]
    assert choices[:3] == listed[:3] and choices[-2:] == listed[-2:] and choices[::40] == listed[::40]
    assert choices.sample() in choices
    for place in (100, -101):
        with pytest.raises(IndexError):
            choices[place]
    game.play(choices[0], "frederick")
    assert repr(game.legal("frederick")) == "<Listed 0: >"
    for seat in ("louis", "maria_theresa"):
        game.play(game.legal(seat)[0], seat)
    assert repr(game.legal("maria_theresa").restricted(lambda action: None)).startswith(
        "<Restricted: done | hussar 1"
    )

    class Endless(Choices):
        def refusal(self, action: actions.Action) -> None:
            return None

        def __iter__(self) -> Iterator[actions.Action]:
            while True:
                yield actions.Done()

    assert Endless()[5] == actions.Done() and len(Endless()[2:4]) == 2
    assert repr(Endless()) == "<Endless: Done() | Done() | Done() | ...>"


def test_a_game_says_where_it_is(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    assert (game.turn, game.is_over, game.winner) == (0, False, None)
    assert game.where("schwerin") == "oels" and game.where("Karl von Lothringen") == game.where("karl")
    with pytest.raises(PositionError, match="There is no piece “napoleon”"):
        game.where("napoleon")
    over = random_game(1, 10_000, box, kind=0)
    assert over.outcome and (over.is_over, over.winner) == (True, over.outcome.winner)
    places = {over.where(name) for name in over.state.setting.names}
    assert "removed" in places and places - {"removed", "away", "off-map"} <= set(box.board.index)


def test_legal_is_never_nothing(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    choices = game.legal("frederick")
    assert choices and choices.count() == sum(1 for _ in choices)
    action = choices.sample(Random(1))
    assert action in choices and game.parse(game.format(action), "frederick") == action
    game.play(action, "frederick")
    while "frederick" in game.to_act:
        game.play(game.legal("frederick").sample(Random(2)), "frederick")
    waiting = game.legal("frederick")
    assert not waiting and waiting.count() == 0 and list(waiting) == []
    with pytest.raises(IllegalAction) as refused:
        game.play(action, "frederick")
    assert (refused.value.rule, str(refused.value)) == ("5.a", "It is not your turn. (rule 5.a)")


def test_text_is_played_with_and_without_its_seat(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    game.play("split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6", "frederick")
    game.play("louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1")
    split = "split austria karl 5, traun 4, khevenhueller 6, batthyany 4, neipperg 5, arenberg 4"
    assert game.parse(split) == game.parse(split, "maria_theresa")
    game.play(split)
    assert game.to_act == ("maria_theresa",)
    game.play("done")
    assert game.moves[-1].line == "maria_theresa: done"
    with pytest.raises(RecordError) as refused:
        Game.load(game.record() + "done\n", box)
    assert refused.value.key == "notation-seat", "a line of a record names its seat"


@pytest.mark.parametrize(
    "use",
    [
        lambda game: game.play("done", "napoleon"),
        lambda game: game.play(actions.Done(), "napoleon"),
        lambda game: game.legal("napoleon"),
        lambda game: game.out_of_turn("napoleon"),
        lambda game: game.parse("done", "napoleon"),
        lambda game: game.view("napoleon"),
        lambda game: game.show("napoleon"),
        lambda game: game.svg("napoleon"),
        lambda game: game.position("napoleon"),
        lambda game: History(game).say("napoleon", "bonjour"),
        lambda game: History(game).undo("napoleon"),
        lambda game: History(game).undo_is_free("napoleon"),
        lambda game: History(game).grant("napoleon"),
        lambda game: History(game).refuse("napoleon"),
    ],
)
def test_an_unknown_seat_is_told_who_plays(box: Box, use: Callable[[Game], object]) -> None:
    with pytest.raises(SettingError) as refused:
        use(Game.new("introductory", box=box))
    assert str(refused.value) == (
        "There is no seat “napoleon”. The seats of this game: maria_theresa, frederick and louis."
    )


def test_after_the_end_nothing_is_legal(box: Box) -> None:
    game = random_game(1, 10_000, box, kind=0)
    assert game.outcome and not game.legal() and game.to_act == game.may_act == ()
    with pytest.raises(IllegalAction) as refused:
        game.play("done")
    assert str(refused.value) == "The game is over. (rule 5.a)"
    assert "has won" in str(game) or "draw" in str(game)


def test_whether_an_undo_is_free_is_what_undo_does(box: Box) -> None:
    """The quick answer is right for every seat after every move, and asking changes nothing."""
    history, rng = History(Game.new("advanced", seed=11, box=box)), Random(11)
    game, free = history.game, 0
    while len(game.moves) < 120:
        seat = rng.choice(game.to_act)
        history.play(f"{seat}: {game.format(pick(game.legal(seat), rng))}")
        for other in game.seats:
            before = history.copy()
            said = history.undo_is_free(other)
            assert history.lines == before.lines and game == before.game and game.state == before.game.state
            tried = history.copy()
            moved = any(move.seat == other for move in game.moves)
            done = moved and tried.undo(other).own == f"{other}: undo"
            assert said == done
            free += said
            if done:
                assert Game.load(tried.record(), box).state == tried.game.state
    assert free > 20


# ---------------------------------------------------------------- equality, copies, pickles


def test_games_are_equal_by_content(box: Box) -> None:
    one, other = random_game(3, 60, box), random_game(3, 60, load())
    assert one == other and hash(one) == hash(other) and one.state == other.state
    assert hash(one.state) == hash(other.state) and one.box == other.box and {one, other} == {one}
    other.undo()
    assert one != other and one != random_game(4, 60, box) and one != "a game"


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, Game.copy, lambda g: pickle.loads(pickle.dumps(g))]
)
def test_a_copy_shares_nothing_that_changes(played: Game, copied: Callable[[Game], Game]) -> None:
    before = played.record(), engine.fingerprint(played.state)
    other = copied(played)
    assert other == played and other.state == played.state and other.moves == played.moves
    rng = Random(1)
    for number in range(30):
        other.play(pick(other.legal(), rng))
        if number % 3:
            other.undo()
    assert (played.record(), engine.fingerprint(played.state)) == before
    assert Game.load(other.record()).state == other.state


def test_a_copy_of_a_history_shares_nothing_that_changes(played: Game) -> None:
    history = History(played.copy())
    before = history.record(), engine.fingerprint(history.game.state), list(history.lines)
    other, rng = history.copy(), Random(1)
    other.say("louis", "mine")
    for _ in range(30):
        other.play(f"{other.game.to_act[0]}: {other.game.format(pick(other.game.legal(), rng))}")
        for seat in other.seats:
            if other.undo_is_free(seat):
                other.undo(seat)
                break
    assert (history.record(), engine.fingerprint(history.game.state), list(history.lines)) == before
    assert history.undone == [] and history.request is None and played == history.game
    assert History.load(other.record()).lines == other.lines


def test_pickles_are_small(box: Box) -> None:
    game = random_game(3, 500, box)
    assert game._late_positions(), "so that there are positions to leave out"
    small = len(pickle.dumps(game))
    assert small < 95_000, "docs/engine.md"
    assert small + 20_000 < len(pickle.dumps(vars(game))), "late positions are left out"
    assert len(pickle.dumps(game.state)) < 5_000
    assert len(pickle.dumps(box)) < 500
    assert pickle.loads(pickle.dumps(box)) == box


def test_a_box_is_found_again_by_its_pack(tmp_path: Path, tiny_box: Box) -> None:
    folder = write_pack(tmp_path / "mine", tiny_files())
    text = pickle.dumps(load(folder))
    assert len(text) < 500 and pickle.loads(text) == tiny_box
    (folder / "pack.toml").write_text(
        (folder / "pack.toml").read_text().replace("six_cities", "seven_cities")
    )
    gone = pickle.dumps(load(folder))
    shutil.rmtree(folder)
    with pytest.raises(PackError) as error:
        pickle.loads(gone)
    assert "is not here" in str(error.value) and "mine" in str(error.value)
    made = Box(tiny_box.pack, tiny_box.board)
    assert pickle.loads(pickle.dumps(made)).pack == tiny_box.pack


@settings(max_examples=15)
@given(any_game)
def test_records_positions_and_pickles_bring_a_game_back(game: Game) -> None:
    again = Game.load(game.record())
    assert again == game and again.state == game.state and again.events == game.events
    from_pickle = pickle.loads(pickle.dumps(game))
    assert from_pickle == game and from_pickle.state == game.state and from_pickle.moves == game.moves
    begun = Game.from_position(game.position())
    assert begun.state == game.state and begun.to_act == game.to_act
    rng = Random(0)
    for _ in range(5):
        if begun.outcome:
            break
        begun.play(pick(begun.legal(), rng))
    assert Game.load(begun.record()) == begun and Game.load(begun.record()).state == begun.state
    assert pickle.loads(pickle.dumps(begun)).at(0).state == game.state


# ---------------------------------------------------------------- moments and positions


def test_moments_are_the_moves_of_a_record(played: Game, box: Box) -> None:
    moments = list(Game.load(played.record(), box).moments())
    assert [moment.ply for moment in moments] == list(range(1, len(played.moves) + 1))
    assert moments[0].before == played.at(0).state and moments[-1].after == played.state
    for moment, move, later in zip(moments, played.moves, [*moments[1:], None], strict=True):
        assert (moment.seat, moment.action, moment.events, f"{moment.seat}: {moment.text}") == move
        assert later is None or moment.after == later.before
    for ply in (0, 1, 77, len(moments)):
        game = played.at(ply)
        assert game.state == (moments[ply - 1].after if ply else moments[0].before)
        assert [move.line for move in game.moves] == [
            f"{moment.seat}: {moment.text}" for moment in moments[:ply]
        ]
    for ply in (-1, len(moments) + 1):
        with pytest.raises(SettingError, match=f"from 0 to {len(moments)}"):
            played.at(ply)


def test_moments_leave_out_what_was_taken_back(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    game.play("frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6")
    game.undo()
    game.play("frederick: split prussia friedrich 6, schwerin 6, leopold 4, dessauer 6")
    assert [moment.text[:27] for moment in game.moments()] == ["split prussia friedrich 6, "]


def test_changes_are_told_by_name(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    game.play("frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6")
    (moment,) = game.moments()
    told = moment.changes()
    assert told["pieces schwerin"] == ("oels 0", "oels 5")
    assert set(told) == {
        "steps",
        "known sums",
        *(f"pieces {name}" for name in ("friedrich", "schwerin", "leopold")),
    }
    assert changes(moment.before, moment.before) == {}


@settings(max_examples=10)
@given(any_game)
def test_what_is_written_is_read_again(game: Game) -> None:
    for moment in game.moments():
        seat = game.seats.index(moment.seat)
        assert notation.parse_action(moment.before, seat, moment.text) == moment.action
    if not game.outcome:
        for name in game.to_act:
            action = pick(game.legal(name), Random(0))
            assert game.parse(game.format(action), name) == action and action in game.legal(name)


@settings(max_examples=10)
@given(any_game)
def test_every_move_changes_something_that_is_told(game: Game) -> None:
    for moment in list(game.moments())[-8:]:
        assert bool(moment.changes()) == (moment.before != moment.after)


@pytest.mark.parametrize(
    ("text", "error"),
    [("", "position-no-given"), ("given: {at: never}", "position-moment"), ("{", "position-yaml")],
)
def test_a_position_that_is_none(box: Box, text: str, error: str) -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_position(text, box)
    assert refused.value.key == error and str(refused.value)


def test_a_record_that_begins_with_a_position_of_another_game(box: Box) -> None:
    game = Game.from_position(random_game(1, 40, box).position(), box)
    text = game.record()
    assert Game.load(text, box) == game
    for old, new, key in (
        ("players: 3", "players: 2", "record-position"),
        ('"variant": "advanced"', '"variant": "introductory"', "record-position"),
        ("position: {", "position: [", "position-yaml"),
    ):
        assert old in text
        with pytest.raises(RecordError) as refused:
            Game.load(text.replace(old, new, 1), box)
        assert refused.value.key == key and str(refused.value).startswith("Line 1: ")


def test_a_redacted_record_does_not_tell_the_position_it_begins_with(box: Box) -> None:
    game = Game.from_position(random_game(1, 40, box).position(), box)
    assert "position" in game.record() and "position" not in History(game).redacted(2)


# ---------------------------------------------------------------- pictures


def hidden_changed(game: Game, seat: str, rng: Random) -> Game:
    """The game with different hidden things, as far as this seat can tell."""
    from maria.view import sample

    other = game.copy()
    other.state = sample(game.view(seat), rng, game.box)
    return other


def test_what_a_seat_is_shown_tells_nothing_hidden(played: Game) -> None:
    rng = Random(1)
    for seat in played.seats:
        for _ in range(2):
            other = hidden_changed(played, seat, rng)
            assert other.show(seat) == played.show(seat)
            assert other.svg(seat) == played.svg(seat)
    assert hidden_changed(played, "louis", rng).show() != played.show()


@settings(max_examples=10)
@given(any_game)
def test_every_position_can_be_printed(game: Game) -> None:
    text = str(game)
    assert game.show(game.seats[0]) and text.count("\n") > 10
    for power in range(6):
        if game.state.seat_of[power] >= 0:
            assert all(
                game.state.setting.names[piece] in text
                for piece in game.state.setting.generals_of[power]
                if game.state.place[piece] != -2
            )


def test_every_question_can_be_printed(box: Box) -> None:
    asked = set()
    for kind in range(len(GAMES)):
        for seed in range(3):
            game, rng = Game.new(GAMES[kind][0], GAMES[kind][1], seed, box, GAMES[kind][2]), Random(seed)
            while not game.outcome:
                if game.state.agenda[-1].kind not in asked:
                    asked.add(game.state.agenda[-1].kind)
                    assert game.show()
                game.play(pick(game.legal(), rng))
    assert len(asked) > 15


def test_print_shows_who_is_asked_armies_hands_and_goals(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    game.play("frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6")
    text = game.show()
    assert text == str(game) == f"{game}"
    for part in (
        "The introductory game for 3 players, before the first turn.",
        "Maria Theresa and Louis XV split their troops among their generals.",
        "Prussia (Frederick), 16 troops, hand: ♥10 ♥8 ♥3 ♥2 ♣8 ♣7 ♣3 ♦8 R",
        "  2 schwerin   5  Oels ♠",
        "Goals: France 0 of 9 (14.c), Prussia 2 of 12 (14.d)",
    ):
        assert part in text, part
    seen = game.show("louis")
    assert "  2 schwerin   ?  Oels ♠" in seen and "Prussia (Frederick), 16 troops, hand: 9 cards" in seen


def svg_texts(svg: str, kind: str) -> list[str]:
    tree = ElementTree.fromstring(svg)
    return [
        text.text or "" for text in tree.iter("{http://www.w3.org/2000/svg}text") if text.get("class") == kind
    ]


def test_the_board_is_drawn_with_what_stands_on_it(played: Game) -> None:
    svg = played._repr_svg_()
    assert svg is not None and svg == played.svg()
    on_board = [g for g in range(played.state.setting.generals) if played.state.place[g] >= 0]
    assert sorted(svg_texts(svg, "troops")) == sorted(str(played.state.troops[g]) for g in on_board)
    seen = played.svg("louis")
    assert svg_texts(seen, "troops").count("?") == sum(
        played.state.seat_of[played.state.setting.power_of[g]] != 2 for g in on_board
    )
    march = next(move.action for move in played.moves if isinstance(move.action, actions.March))
    pointed = played.svg(arrows=[march, ("Prag", "wien")], highlight=["München"])
    assert pointed.count('class="way-head"') == 2 and pointed.count('r="15"') == svg.count('r="15"') + 1


@pytest.mark.parametrize(
    ("arrows", "highlight", "told"),
    [
        ([("Prag", "Atlantis")], [], "There is no city “Atlantis”."),
        ([("Prag",)], [], "“Prag” is not a route an arrow can show."),
        ([actions.Done()], [], "“done” is not a route an arrow can show."),
        ([], ["Atlantis"], "There is no city “Atlantis”."),
    ],
)
def test_what_cannot_be_pointed_at(played: Game, arrows: Any, highlight: Any, told: str) -> None:
    with pytest.raises(DrawingError) as refused:
        played.svg(arrows=arrows, highlight=highlight)
    assert str(refused.value) == told


@pytest.mark.parametrize("package", ["shapely", "numpy", "resvg_py"])
def test_without_what_draws_there_is_the_text(
    played: Game, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("maria.box.render")]:
        monkeypatch.delitem(sys.modules, name)
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == package:
            raise ModuleNotFoundError(name, name=package)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert played._repr_svg_() is None and str(played)
    with pytest.raises(MissingExtra) as refused:
        played.svg()
    assert str(refused.value) == (
        f'Drawing the board needs {package}, which is not installed. Install it with: pip install "maria-game[draw]"'
    )


# ---------------------------------------------------------------- errors


def raised(do: Callable[[], object]) -> MariaError:
    with pytest.raises(MariaError) as error:
        do()
    return error.value


def every_error(box: Box, folder: Path) -> Iterator[tuple[MariaError, type[MariaError], str]]:
    game = Game.new("introductory", seed=7, box=box)
    split = "frederick: split prussia friedrich 9, schwerin 3, leopold 4, dessauer 6"
    yield (
        raised(lambda: game.play(split)),
        IllegalAction,
        "This general must get 1 to 8 troops, not 9. (rule 4.f)",
    )
    yield raised(lambda: game.play("louis: fly")), NotationError, "“fly” is not an action."
    yield raised(lambda: Game.new("chess")), SettingError, "There is no game “chess”."
    text = f"{game.record()}{split}\n"
    yield (
        raised(lambda: Game.load(text, box)),
        RecordError,
        "Line 10: This general must get 1 to 8 troops, not 9. (rule 4.f)",
    )
    yield (
        raised(lambda: Game.load("hello")),
        RecordError,
        "Line 1: A record begins with the line “maria record 1”.",
    )
    yield raised(lambda: load(folder)), PackError, f"{folder}: There is no such folder."
    yield raised(lambda: Game.from_position("{")), PositionError, ""
    yield raised(lambda: game.svg(highlight=["Rom"])), DrawingError, "There is no city “Rom”."


def fail(error: MariaError) -> None:
    raise error


def test_errors_are_sentences_and_travel_between_processes(box: Box, tmp_path: Path) -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for error, kind, told in every_error(box, tmp_path / "nowhere"):
            assert type(error) is kind and str(error).startswith(told) and str(error).endswith((".", ")"))
            again = pool.submit(fail, error).exception()
            assert isinstance(again, kind) and str(again) == str(error)
            assert (again.key, again.values, again.rule) == (error.key, error.values, error.rule)
            assert error.text("de") and error.text("xx") == str(error)
        assert pool.submit(int, "7").result() == 7, "the pool lives"


def test_a_refusal_names_the_city_it_is_about(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    for line in (
        "frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6",
        "louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1",
        "maria_theresa: split austria karl 5, traun 4, khevenhueller 6, batthyany 4, neipperg 5, arenberg 4",
        "maria_theresa: done",
    ):
        game.play(line)
    with pytest.raises(IllegalAction) as refused:
        game.play("louis: march broglie donauwoerth > wien")
    error = refused.value
    assert str(error) == "Two cities on this route are not connected by a road. (Donauwörth, Wien, rule 3.d)"
    assert (error.rule, error.key) == ("3.d", "refused-not-adjacent")
    assert error.values == {"city": box.board.index["donauwoerth"], "to": box.board.index["wien"]}


def test_a_record_is_loaded_with_the_pack_it_was_made_with(box: Box) -> None:
    from maria.box import PACKS

    game = random_game(1, 20, load(PACKS / "reconstruction-1"))
    assert Game.load(game.record()) == game
    error = raised(lambda: Game.load(game.record(), box))
    assert error.key == "record-pack"


def test_older_rules(box: Box) -> None:
    """A record of engine 1 is played under today's rules, as far as they agree."""
    game = random_game(1, 50, box, kind=0)
    text = game.record().replace(f"engine: {maria.game.ENGINE}\n", "engine: 1\n")
    assert text != game.record() and Game.load(text, box) == game
    error = raised(lambda: Game.load(f"{text}louis: march moritz sens > wien\n", box))
    assert error.key == "record-older" and "version 1" in str(error)
    assert list(broken_invariants(game.state)) == [] and json.dumps(game.view("louis"))
