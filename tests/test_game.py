"""The public Game, records, views and samples."""

from __future__ import annotations

import gc
import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from conftest import Run
from maria import engine, notation
from maria.actions import Action, Done
from maria.box import Box
from maria.conform import given_position
from maria.events import Event, of_kind
from maria.game import Game, SettingError
from maria.history import BY_BOT, History, Request, spoken
from maria.notation import NotationError
from maria.random_play import pick, pick_out_of_turn
from maria.record import RecordError
from maria.rules.combat import Attacked, CombatPhase, Played, Tie
from maria.rules.movement import Movement
from maria.rules.politics import Returned, Revealed, TrumpTurned, TurnedUp
from maria.rules.sequence import Turn
from maria.rules.tactical_cards import Drew, Paid
from maria.simulate import BrokenGame, broken_invariants, play_game
from maria.state import REMOVED, SAXONY, State
from maria.texts import Catalogue, catalogue
from maria.view import Sampler, sample, spectator, view


def play_on(played: Game | History, rng: Random) -> None:
    """A seat that the game waits for acts, and now and then one acts out of turn."""
    game = played.game if isinstance(played, History) else played
    seat = game.to_act[rng.randrange(len(game.to_act))]
    played.play(f"{seat}: {game.format(pick(game.legal(seat), rng))}")
    if game.may_act and rng.random() < 0.3 and (more := pick_out_of_turn(game.state, rng)):
        played.play(f"{game.seats[more[0]]}: {game.format(more[1])}")


def random_game(
    players: int,
    seed: int,
    box: Box,
    turns: int = 99,
    variant: str = "introductory",
    options: Sequence[str] = (),
) -> Game:
    game = Game.new(variant, players=players, seed=seed, box=box, options=options)
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
    assert finished.to_act == () and not finished.legal() and finished.may_act == ()
    assert len(finished.events) == len(finished.moves) + 1


def test_a_record_loads_to_the_same_position(finished: Game, box: Box) -> None:
    loaded = Game.load(finished.record(), box)
    assert engine.fingerprint(loaded.state) == engine.fingerprint(finished.state)
    assert loaded.record() == finished.record()
    assert loaded.events == finished.events


SPLITS = (
    "maria_theresa: split austria karl 5, traun 4, khevenhüller 6, batthyany 4, neipperg 5, arenberg 4",
    "frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6",
    "frederick: split pragmatic_army george 5, cumberland 5, stair 4",
    "louis: split france moritz 7, belle-isle 8, broglie 8, maillebois 2, noailles 1",
)


def at_shared_stage(box: Box) -> Game:
    """The third action stage of an advanced game, in which two players move."""
    game = Game.new("advanced", seed=7, box=box)
    for line in SPLITS:
        game.play(line)
    while game.state.agenda[-1] != Movement(2):
        seat = game.to_act[0]
        game.play(f"{seat}: done")
    return game


def test_a_position_stays_as_it_was_when_the_game_goes_on(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions never change under their readers; if the rules crash, the game stays as it was."""
    game, rng = Game.new("advanced", seed=5, box=box), Random(5)
    kept = []
    for _ in range(40):
        kept.append((game.state, repr(engine.content(game.state))))
        play_on(game, rng)
    assert all(repr(engine.content(state)) == text for state, text in kept)
    copy = game.copy()
    copy.state.troops[0] += 1
    assert game.state.troops[0] == copy.state.troops[0] - 1

    def break_down(state: State, *_: object) -> list[Event]:
        state.turn += 1
        raise ZeroDivisionError

    monkeypatch.setattr(engine, "carry_out", break_down)
    before = engine.fingerprint(game.state), game.record(), len(game.moves)
    with pytest.raises(ZeroDivisionError):
        play_on(game, rng)
    assert (engine.fingerprint(game.state), game.record(), len(game.moves)) == before


def test_the_latest_move_is_taken_back_whoever_made_it(box: Box) -> None:
    game = Game.new("introductory", seed=7, box=box)
    with pytest.raises(SettingError) as refused:
        game.undo()
    assert refused.value.key == "game-nothing-to-undo"
    rng, kept = Random(7), [game.copy()]
    for _ in range(150):
        game.play(pick(game.legal(), rng))
        kept.append(game.copy())
    assert {move.seat for move in game.moves} == set(game.seats)
    assert any(event.reveals for move in game.moves for event in move.events)
    while game.moves:
        latest = game.moves[-1]
        assert game.undo() is latest
        before = kept[len(game.moves)]
        assert game == before and game.state == before.state and game.record() == before.record()
    game.play(kept[1].moves[0].line)
    assert Game.load(game.record(), box) == game == kept[1] != kept[2]


def test_an_undo_is_a_line_of_the_record(box: Box) -> None:
    history = History(Game.new("introductory", seed=7, box=box))
    game = history.game
    before = engine.fingerprint(game.state)
    history.play(SPLITS[0])
    assert engine.fingerprint(game.state) != before
    assert history.undo("maria_theresa").own == "maria_theresa: undo"
    assert engine.fingerprint(game.state) == before
    assert history.lines[-1].own == "maria_theresa: undo" and len(history.lines) == 2
    assert game.moves == [] and len(game.events) == 1
    with pytest.raises(SettingError) as refused:
        history.undo("maria_theresa")
    assert refused.value.key == "game-nothing-to-undo"
    loaded = History.load(history.record(), box)
    assert engine.fingerprint(loaded.game.state) == before and loaded.record() == history.record()
    assert (
        Game.load(history.record(), box) == game
        and game.record() == Game.new("introductory", seed=7, box=box).record()
    )


def test_undo_takes_back_ones_own_action_and_leaves_later_ones_of_others(box: Box) -> None:
    history = History(at_shared_stage(box))
    game = history.game
    before = engine.fingerprint(game.state)
    history.play("maria_theresa: march traun neuhaeusel > neutra")
    history.play("frederick: march george osnabrueck > minden")
    after_both = engine.fingerprint(game.state)
    assert history.undo_is_free("maria_theresa")
    assert history.undo("maria_theresa").own.endswith(": undo")
    names = game.state.setting.names
    cities = game.state.setting.board.index
    assert game.state.place[names.index("traun")] == cities["neuhaeusel"]
    assert game.state.place[names.index("george")] == cities["minden"]
    history.play("maria_theresa: march traun neuhaeusel > neutra")
    assert engine.fingerprint(game.state) == after_both
    assert [history.undo(seat).own for seat in ("frederick", "maria_theresa")] == [
        "frederick: undo",
        "maria_theresa: undo",
    ]
    assert engine.fingerprint(game.state) == before
    assert engine.fingerprint(Game.load(history.record(), box).state) == before


def test_undo_of_what_others_built_on_is_asked_for(box: Box) -> None:
    """An Austrian train leaves Diest and the Pragmatic one enters: the first move cannot be undone alone."""
    history = History(at_shared_stage(box))
    game = history.game
    before = engine.fingerprint(game.state)
    history.play("maria_theresa: march austria_1 diest > hasselt")
    history.play("frederick: march pragmatic_army_1 breda > turnhout > diest")
    after = engine.fingerprint(game.state)
    assert not history.undo_is_free("maria_theresa")
    assert history.undo("maria_theresa").own == "maria_theresa: ask undo"
    history.grant("frederick")
    assert engine.fingerprint(game.state) == after
    history.grant("louis")
    assert engine.fingerprint(game.state) == before, "the move that was built on it goes, too"
    assert engine.fingerprint(Game.load(history.record(), box).state) == before


def test_what_was_revealed_is_taken_back_only_if_all_agree(box: Box) -> None:
    history = History(at_shared_stage(box))
    game = history.game
    history.play("maria_theresa: march traun neuhaeusel > neutra")
    before = engine.fingerprint(game.state)
    history.play("maria_theresa: done")
    history.play("frederick: done")
    assert any(event.kind == "revealed" for event in game.moves[-1].events)
    after = engine.fingerprint(game.state)
    for seat, answers in (("frederick", ()), ("frederick", ("maria_theresa",))):
        assert not history.undo_is_free(seat)
        assert history.undo(seat).own == f"{seat}: ask undo"
        assert history.request is not None and history.request.seat == "frederick"
        with pytest.raises(SettingError) as refused:
            history.grant("frederick")
        assert refused.value.key == "game-no-undo-asked"
        with pytest.raises(SettingError) as refused:
            history.undo("maria_theresa")
        assert refused.value.key == "game-undo-asked"
        for name in answers:
            history.grant(name)
        history.refuse("louis")
        assert history.request is None and engine.fingerprint(game.state) == after
    history.undo("frederick")
    history.grant("louis")
    history.grant("maria_theresa")
    assert history.request is None
    assert engine.fingerprint(game.state) != after
    assert game.to_act == ("frederick",)
    history.play("frederick: done")
    assert engine.fingerprint(game.state) == after
    history.undo("maria_theresa")
    history.grant("frederick")
    history.grant("louis")
    assert engine.fingerprint(game.state) == before, "what came after it is taken back as well"
    loaded = History.load(history.record(), box)
    assert engine.fingerprint(loaded.game.state) == before
    assert loaded.record() == history.record()


def test_who_asks_for_an_undo_can_think_better_of_it(box: Box) -> None:
    history = History(at_shared_stage(box))
    game = history.game
    history.play("maria_theresa: done")
    history.play("frederick: done")
    after = engine.fingerprint(game.state)
    assert history.undo("maria_theresa").own == "maria_theresa: ask undo"
    with pytest.raises(SettingError):
        history.withdraw("louis")
    history.withdraw("maria_theresa")
    assert history.request is None and engine.fingerprint(game.state) == after
    with pytest.raises(SettingError):
        history.grant("louis")
    assert History.load(history.record(), box).lines == history.lines
    assert history.undo("louis").own == "louis: ask undo", "somebody else may ask now"


def test_an_undo_that_is_not_free_is_no_line_of_a_record(box: Box) -> None:
    game = at_shared_stage(box)
    game.play("maria_theresa: done")
    game.play("frederick: done")
    text = game.record()
    for line, key in (
        ("frederick: undo", "game-undo-not-free"),
        ("louis: grant undo", "game-no-undo-asked"),
        ("louis: refuse undo", "game-no-undo-asked"),
        ("louis: withdraw undo", "game-no-undo-asked-by-you"),
    ):
        with pytest.raises(RecordError) as refused:
            Game.load(f"{text}{line}\n", box)
        assert refused.value.key == key
        assert refused.value.line == len(text.splitlines()) + 1


@pytest.mark.parametrize(("variant", "players"), [("advanced", 3), ("advanced", 2), ("silesia-gambit", 3)])
def test_random_undos_leave_a_game_that_can_be_replayed(box: Box, variant: str, players: int) -> None:
    rng = Random(players)
    history = History(Game.new(variant, players, seed="undo", box=box))
    game = history.game
    free = asked = 0
    while not game.outcome and game.state.turn < 4:
        play_on(history, rng)
        if rng.random() < 0.1 and any(move.seat == game.seats[0] for move in game.moves):
            count, line = len(history.lines), history.undo(game.seats[0])
            if line.own.endswith(": undo"):
                free += 1
            else:
                asked += 1
                for seat in game.seats[1:]:
                    history.grant(seat)
            assert len(history.lines) > count
            assert list(broken_invariants(game.state)) == []
    assert free and asked
    loaded = Game.load(history.record(), box)
    assert engine.fingerprint(loaded.state) == engine.fingerprint(game.state)
    assert loaded.moves == game.moves


def test_whether_an_undo_is_free_is_found_move_by_move_as_from_the_beginning(box: Box) -> None:
    """Even if several seats act in any order, and after moves were taken back."""
    told: Counter[bool] = Counter()
    later = 0
    for seed in range(4):
        history, rng = History(Game.new("advanced", seed=seed, box=box)), Random(seed)
        game = history.game
        for number in range(150):
            name = rng.choice(game.to_act)
            history.play(f"{name}: {game.format(pick(game.legal(name), rng))}")
            for seat in game.seats:
                anew = history.copy()
                anew._without = {}
                free = history.undo_is_free(seat)
                assert free == anew.undo_is_free(seat), (seed, number, seat)
                own = [n for n, move in enumerate(game.moves) if move.seat == seat]
                since = [event for move in game.moves[own[-1] :] for event in move.events] if own else []
                revealed = any(event.reveals for event in since)
                assert not (free and revealed) and (own or not free), (seed, number)
                told[free] += 1
                later += free and game.moves[-1].seat != seat
            if number % 7 == 6 and history.undo_is_free(name):
                history.undo(name)
    assert min(told.values()) > 100 and later > 20


def test_moves_that_are_played_again_for_undos_are_counted(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    """Including those needed to rebuild the position before a move of long ago."""
    history, rng = History(Game.new("advanced", seed="long", box=box)), Random(7)
    while len(history.game.moves) < 300:
        play_on(history, rng)
    carried, carry_out = list[Action](), engine.carry_out

    def counted(state: State, seat: int, action: Action) -> list[Event]:
        carried.append(action)
        return carry_out(state, seat, action)

    monkeypatch.setattr(engine, "carry_out", counted)
    for asked in (250, 100):
        carried.clear()
        before, seat = history.replayed, history.game.moves[asked].seat
        history.request = Request(seat, asked, frozenset((seat,)))
        for other in history.seats:
            if other != seat:
                history.grant(other)
        assert len(history.game.moves) == asked, "all that came later goes, too"
        assert 20 < len(carried) <= history.replayed - before < 600


def test_every_event_is_judged_whether_it_reveals_anything(box: Box) -> None:
    """If an action's undo is free, it does not change what others can find out about the position."""
    hidden = (Drew, Played, Paid, Attacked, TurnedUp, Revealed, TrumpTurned, Tie)
    assert all(event.reveals for event in hidden)
    for seed in range(3):
        game = random_game(3, seed, box, turns=3, variant="advanced")
        state, _ = engine.new_game(box, "advanced", 3, str(seed))
        for move in game.moves:
            draw, hands = state.draw.copy(), [hand.copy() for hand in state.hands]
            engine.apply(state, game.seats.index(move.seat), move.action)
            if not any(event.reveals for event in move.events):
                assert state.draw == draw, "chance has spoken"
                public = {event.card for event in of_kind(move.events, Returned)}
                laid = set(state.placed)
                for before, after in zip(hands, state.hands, strict=True):
                    assert set(before) ^ set(after) <= public | laid


def test_messages_travel_with_the_record_and_survive_undo(box: Box) -> None:
    history = History(Game.new("introductory", seed=7, box=box))
    history.say("louis", "  good   evening: to all ")
    history.play(SPLITS[0])
    history.play("frederick says: undo: please")
    history.undo("maria_theresa")
    assert [(history.seats[said.seat], said.text) for said in history.messages()] == [
        ("louis", "good evening: to all"),
        ("frederick", "undo: please"),
    ]
    loaded = History.load(history.record(), box)
    assert list(loaded.messages()) == list(history.messages())
    for text in ("", " \n ", "x" * 1001):
        with pytest.raises(SettingError) as refused:
            history.say("louis", text)
        assert refused.value.key == "game-message"
    history.say("louis", "a\nlouis: done")
    assert history.record().splitlines()[-1] == "louis says: a louis: done"


@pytest.mark.parametrize(
    "values",
    ['{"city": {"kind": "city", "id": 9999}}', '{"city": {"kind": "moon", "id": 1}}', "{}", "[]", "7}"],
)
def test_what_is_typed_like_a_bot_s_message_is_shown_as_it_was_typed(box: Box, values: str) -> None:
    typed = f'{BY_BOT}aloud-wants", "values": {values}}}'
    assert "bot-aloud-wants" in catalogue() and spoken(box, typed) == typed
    assert spoken(box, "hello") == "hello"


def test_play_takes_text_as_a_player_writes_it(box: Box) -> None:
    game = Game.new("introductory", players=3, seed=1740, box=box)
    assert game.to_act == ("maria_theresa", "frederick", "louis")
    game.play("frederick: split prussia Friedrich 7, Schwerin 5, Erbprinz Leopold 4, der Alte Dessauer 6")
    game.play("louis: split france moritz 7, belle-isle 8, broglie 8, maillebois 2, noailles 1")
    game.play(
        "maria_theresa: split austria karl 5, traun 4, khevenhüller 6, batthyany 4, neipperg 5, arenberg 4"
    )
    assert game.state.turn == 1
    game.play("maria_theresa: done")
    game.play("louis: march broglie donauwoerth > augsburg > München")
    assert game.moves[-1].line == "louis: march broglie donauwoerth > augsburg > muenchen"


def test_a_refused_action_names_the_rule_and_changes_nothing(box: Box) -> None:
    game = Game.new("introductory", players=3, seed=1740, box=box)
    before, record = engine.fingerprint(game.state), game.record()
    with pytest.raises(engine.IllegalAction) as refused:
        game.play("frederick: split prussia friedrich 9, schwerin 3, leopold 4, dessauer 6")
    assert refused.value.refusal.rule == "4.f"
    values = {key: str(value) for key, value in refused.value.refusal.values.items()}
    assert (
        Catalogue("en")(refused.value.refusal.key, **values) == "This general must get 1 to 8 troops, not 9."
    )
    assert (engine.fingerprint(game.state), game.record()) == (before, record)


@pytest.mark.parametrize(
    ("variant", "players", "seed", "key"),
    [
        ("chess", 3, "1", "game-variant"),
        ("silesia-gambit", 2, "1", "game-players"),
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


@pytest.mark.parametrize("variant", ["introductory", "silesia-gambit"])
def test_options_that_do_not_exist(box: Box, variant: str) -> None:
    for options in (["politics-gambit"], ["queens-gambit"]):
        with pytest.raises(SettingError) as refused:
            Game.new(variant, options=options, box=box)
        assert refused.value.key == "game-option"


def test_the_option_is_part_of_the_record(box: Box) -> None:
    game = Game.new("advanced", 2, options={"politics-gambit"}, box=box)
    assert "options: politics-gambit\n" in game.record()
    loaded = Game.load(game.record(), box)
    assert (
        loaded.state.setting.variant.name == "advanced"
        and loaded.state.setting.variant.face_down_display
        and loaded.view("a")["options"] == ["politics-gambit"]
    )
    with pytest.raises(RecordError) as refused:
        Game.load(game.record().replace("options: politics-gambit", "options: chess"), box)
    assert refused.value.key == "game-option"


@pytest.mark.parametrize(
    ("variant", "players", "options", "seed"),
    [
        ("introductory", 3, (), 0),
        ("introductory", 2, (), 1),
        ("advanced", 3, (), 2),
        ("advanced", 3, (), 3),
        ("advanced", 2, (), 4),
        ("advanced", 3, ("politics-gambit",), 5),
        ("silesia-gambit", 3, (), 6),
    ],
)
def test_views_tell_nothing_hidden_and_samples_fit_them(
    box: Box, variant: str, players: int, options: tuple[str, ...], seed: int
) -> None:
    """A sample differs from the true position only in hidden things, and has the same view."""
    game = Game.new(variant, players, seed=seed, box=box, options=options)
    rng = Random(seed)
    different = 0
    for count in range(260 if variant == "introductory" else 800):
        if game.outcome:
            break
        play_on(game, rng)
        assert list(broken_invariants(game.state)) == []
        if count % 12:
            continue
        for number, name in enumerate(game.seats):
            seen = game.view(name)
            assert json.loads(json.dumps(seen)) == seen
            sampler = Sampler(seen, box)
            for guess in (sampler.sample(rng), sampler.sample(rng), sample(seen, rng, box)):
                assert list(broken_invariants(guess)) == []
                assert json.dumps(view(guess, number)) == json.dumps(seen)
                different += guess.hands != game.state.hands
    assert different > 10


@pytest.mark.parametrize("variant", ["introductory", "advanced", "silesia-gambit"])
def test_a_position_sampled_from_a_view_can_be_played_to_the_end(box: Box, variant: str) -> None:
    game = random_game(3, 5, box, turns=4, variant=variant)
    rng = Random(1)
    state = sample(game.view("louis"), rng, box)
    while state.agenda:
        seat = engine.to_act(state)[0]
        choices = engine.legal(state, seat)
        assert choices is not None
        engine.apply(state, seat, pick(choices, rng))
    assert state.outcome is not None


@pytest.mark.parametrize("treaties", [True, False])
def test_random_play_with_and_without_treaties(
    box: Box, monkeypatch: pytest.MonkeyPatch, treaties: bool
) -> None:
    """Without them, contracts (20) are still offered and accepted, and nothing else is proposed."""
    done: set[str] = set()
    carry_out = engine.carry_out

    def noted(state: State, seat: int, action: Action, *rest: Any, **named: Any) -> list[Event]:
        done.add(type(action).__name__)
        return carry_out(state, seat, action, *rest, **named)

    monkeypatch.setattr(engine, "carry_out", noted)
    for number in range(8):
        play_game("advanced", 3, f"treaties {number}", box, treaties=treaties)
    assert {"Offer", "Accept"} <= done
    assert ("Propose" in done) == treaties


def test_simulate(run: Run) -> None:
    code, out, err = run("simulate", "--games", "3", "--players", "2", "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert data["games"] == sum(data["wins"].values()) == 3
    assert data["decisions"] > 100 and data["decisions_per_s"] > 0
    assert run("simulate", "--game", "chess") == (
        1,
        "",
        "There is no game “chess”. Games: introductory, advanced and silesia-gambit.\n",
    )
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
    """8.d: the error is the same whether the card is in that hand or not."""
    game = Game.new("introductory", seed=3, box=box)
    held = set(game.view("maria_theresa")["hands"][4] or ())
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


def test_frederick_remembers_the_hand_that_saxony_takes_along(box: Box) -> None:
    """19.3.g: he has seen those cards; Louis and spectators have not, and nobody sees later draws."""
    board = {
        "cities": {"Dresden": "saxony major", "Pirna": "saxony", "Wien": "austria", "Linz": "austria"},
        "roads": ["Dresden - Pirna - Linz - Wien"],
        "starts": {"rutowski": "Dresden"},
    }
    given = {
        "at": "politics selecting",
        "pieces": {"rutowski": "Pirna 3", "karl": "Wien 3"},
        "markers": {"saxony": 3, "russia": 3},
        "revealed": "quadruple_alliance naples",
        "display": {"austria": "S9"},
        "hands": {"saxony": "S5 H7 R", "austria": "C3"},
        "draw": "D2 D3 D4 D5 D6 D7 D8 D9 D10 C10 C9",
    }
    state = given_position({"variant": "advanced", "board": board, "given": given})
    hand = state.hands[SAXONY].copy()
    for line in ("select quadruple_alliance", "execute saxony right 2"):
        engine.apply(state, 0, notation.parse_action(state, 0, line))
    assert state.seat_of[SAXONY] == 0
    assert view(state, 0)["hands"][SAXONY] == state.hands[SAXONY]
    assert view(state, 1)["known"] == [[SAXONY, card] for card in hand]
    assert view(state, 1)["hands"][SAXONY] is None and view(state, 2)["known"] == []
    assert (spectator(state)["known"], spectator(state)["faces"]) == ([], [])
    for number in range(20):
        guess = sample(view(state, 1), Random(number), state.setting.box)
        assert set(hand) <= set(guess.hands[SAXONY])
    while state.turn == 1 and state.agenda[-1] != Movement(2):
        seat = engine.to_act(state)[0]
        engine.apply(state, seat, Done())
    assert len(state.hands[SAXONY]) == 4
    assert view(state, 1)["known"] == [[SAXONY, card] for card in hand]
    state.known.see((hand[0],), 0b111)
    assert (spectator(state)["known"], spectator(state)["faces"]) == ([[SAXONY, hand[0]]], [hand[0]])


def test_what_is_known_of_troops_holds_when_a_retreat_is_impossible() -> None:
    """11.2.e: a general who cannot retreat loses all his troops; known sums lose them as well."""
    board = {
        "cities": {"Neisse": "silesia", "Brieg": "silesia", "Oppeln": "silesia", "Hof": "empire"},
        "roads": ["Brieg - Neisse - Oppeln", "Brieg - Hof"],
    }
    pieces = {"karl": "Brieg 8", "schwerin": "Neisse 8", "leopold": "Oppeln 6", "austria_2": "Hof"}
    state = given_position({"board": board, "given": {"at": "prussia supply", "pieces": pieces}})
    schwerin, leopold = (state.setting.names.index(name) for name in ("schwerin", "leopold"))
    together = state.troops[schwerin] + state.troops[leopold]
    state.known.learn(1 << schwerin | 1 << leopold, together, together)
    state.agenda = [Turn(), CombatPhase(1)]
    engine.advance(state, [])
    assert state.place[schwerin] == REMOVED
    assert list(broken_invariants(state)) == []


def test_a_game_that_is_loaded_leaves_no_garbage(box: Box) -> None:
    """A garbage collection stops the whole server, so the server runs it rarely."""
    game, rng = Game.new("advanced", 3, "tidy", box), Random(1)
    while game.state.agenda and len(game.moves) < 300:
        seat = game.to_act[0]
        game.play(pick(game.legal(seat), rng), seat)
    text = game.record()
    gc.collect()
    gc.disable()
    try:
        loaded = Game.load(text)
        left = gc.collect()
    finally:
        gc.enable()
    assert loaded == game and left < 20


def test_the_position_before_a_seats_latest_move(box: Box) -> None:
    game, rng = Game.new("introductory", seed="before", box=box), Random(3)
    assert game.before_latest(game.seats[0]) is None
    for number in range(60):
        game.play(pick(game.legal(), rng))
        if number % 7 == 0:
            game.undo()
        for seat in {move.seat for move in game.moves}:
            latest = max(ply for ply, move in enumerate(game.moves) if move.seat == seat)
            before = game.before_latest(seat)
            assert before is not None
            assert engine.fingerprint(before) == engine.fingerprint(game.at(latest).state)
