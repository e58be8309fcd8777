"""The coach of a first game: what he says, when, and that it follows from what the seat may know."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from hidden import BRIEF, with_other_secrets
from maria import actions as act
from maria import engine
from maria.append_list import AppendList
from maria.bots import coach
from maria.bots.captain import Captain
from maria.bots.coach import CoachAdvice, SeenMove, coached, first_game
from maria.bots.ensign import Ensign
from maria.bots.table import make_ask
from maria.box import Box
from maria.box.names import Namer
from maria.box.tables import bits
from maria.events import Event
from maria.game import Game
from maria.random_play import pick
from maria.rules import movement
from maria.rules.combat import Defeated
from maria.rules.conquest import Conquered, QuestionMark
from maria.rules.sequence import TurnBegan
from maria.state import AUSTRIA, PRUSSIA, State
from maria.texts.message import Ref, message, plain
from maria.view import sample, view

FREDERICK = 1
RESERVE = 8
"""What a Reserve adds at most."""
IDEAS = {"march", "battle", "conquered", "retreat", "suits"}
"""The topics that come up in every whole game."""


def data(coaching: CoachAdvice) -> Any:
    """Everything the coach says, as sent over the network."""
    idea = coaching.idea and (plain(coaching.idea.text), coaching.idea.rule)
    said = [plain(text) for text in (coaching.comment, coaching.reason) if text]
    advice = coaching.advice
    told = [advice.action, plain(advice.label), plain(advice.reason), advice.drawing] if advice else None
    return json.dumps([idea, said, told, coaching.rest, coaching.learnt])


def others_play(game: Game, bot: Captain) -> None:
    """Lets a bot play the other seats until it is Frederick's turn."""
    while game.state.agenda and FREDERICK not in engine.to_act(game.state):
        seat = engine.to_act(game.state)[0]
        game.play(bot.choose(game.state, seat), game.seats[seat])


def test_a_first_game_begins_with_the_pupils_own_march(box: Box) -> None:
    game = first_game(box)
    assert game.to_act == ("frederick",) and game.state.turn == 1
    assert isinstance(engine.decision(game.state), movement.Movement)
    said = coached(game, FREDERICK)
    assert said.comment is not None and said.comment.key == "coach-welcome"
    assert said.idea is not None and said.idea.name == "march"


def test_whom_a_general_joins_is_the_reason_when_the_other_is_said_already(box: Box) -> None:
    game = first_game(box)
    first = coached(game, FREDERICK)
    assert first.advice and first.reason and first.reason.key == "coach-attack"
    game.play(first.advice.action)
    then = coached(game, FREDERICK)
    assert then.advice and then.advice.reason == first.advice.reason
    assert then.advice.action.split(" > ")[-1] == first.advice.action.split(" > ")[-1]
    assert then.reason and Namer(box, "en").text(then.reason).startswith("There he joins Erbprinz Leopold")


def test_the_points_that_call_to_an_attack_are_those_of_the_hand(box: Box) -> None:
    game = first_game(box)
    reason = coached(game, FREDERICK).reason
    assert reason is not None and reason.key == "coach-attack"
    suit = box.board.suit_of[reason.values["city"].id]
    setting = game.state.setting
    hand = game.state.hands[setting.power_ids.index("prussia")]
    numbers = [setting.card_value[card] or RESERVE for card in hand if setting.card_suit[card] in (suit, -1)]
    assert reason.values["points"] == sum(numbers)


def test_the_coach_says_whether_a_fortress_fell_by_a_march_or_after_its_question_mark(box: Box) -> None:
    game = first_game(box)
    seen, march = game.view("frederick"), next(iter(game.legal()))
    city = box.board.index["schweidnitz"]
    mark, fall = QuestionMark(PRUSSIA, city), Conquered(PRUSSIA, city, AUSTRIA, PRUSSIA, True)

    def told(*turns: tuple[Event, ...]) -> str:
        moves = [SeenMove(march, (*turn, TurnBegan(number))) for number, turn in enumerate(turns, 2)]
        idea = coach.coach(seen, moves, None, box).idea
        assert idea is not None and idea.name == "conquered"
        return Namer(box, "en").text(idea.text)

    assert told((fall,)).startswith("Schweidnitz fell because your general marched out of it")
    # The question mark is the idea of the turn before.
    assert told((mark, fall), ()).startswith("Schweidnitz fell because no enemy general was left")


def test_the_same_result_twice_in_a_row_is_told_once(box: Box) -> None:
    game = first_game(box)
    seen, march = game.view("frederick"), next(iter(game.legal()))
    setting = game.state.setting
    mine, (first, other, *_) = bits(setting.generals_of[PRUSSIA]), setting.generals_of[AUSTRIA]

    def comment(*beaten: int) -> str | None:
        fights = [Defeated(1 << general, mine, 1) for general in beaten]
        found = coach.coach(seen, [SeenMove(march, (fight,)) for fight in fights], seen, box).comment
        return found and found.key

    assert comment(first) == comment(first, other) == "coach-beaten"
    assert comment(first, first) is None


def test_without_cards_to_play_there_is_no_call_to_attack(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    game = first_game(box)
    advice = coached(game, FREDERICK).advice
    assert advice is not None
    without = advice._replace(reason=message("bot-because-attacks", city=Ref("city", 0), points=0))
    monkeypatch.setattr(coach, "counsel", lambda seen, box: without)
    assert coached(game, FREDERICK).reason is None


def test_the_coach_teaches_one_idea_at_a_time_and_never_repeats_himself(box: Box) -> None:
    game, captain, namer = first_game(box), Captain(box, "1"), Namer(box, "en")
    told: list[str] = []
    moments: list[tuple[int, str]] = []
    before: list[str] = ["", ""]
    rests = 0
    while game.state.agenda:
        others_play(game, captain)
        said = coached(game, FREDERICK)
        rests += said.rest
        if said.idea:
            told.append(said.idea.name)
            kind = type(game.state.agenda[-1]).__name__
            moments.append((game.state.turn, kind))
            text = namer.text(said.idea.text)
            assert 1 <= text.count(". ") + 1 <= 3 and len(text) < 260
            assert list(said.learnt) == told
        if said.advice is None:
            continue
        words = [said.advice.label, *([said.reason] if said.reason else [])]
        now = [" ".join(map(namer.text, words)), namer.text(said.comment) if said.comment else ""]
        assert now[0] != before[0] and (not now[1] or now[1] != before[1])
        before = now
        game.play(said.advice.action, game.seats[FREDERICK])
    assert len(set(told)) == len(told) and set(told) >= IDEAS
    assert [kind for _, kind in moments].count("Movement") == len(
        {t for t, kind in moments if kind == "Movement"}
    )
    assert [name for name, (_, kind) in zip(told, moments, strict=True) if kind == "Recruiting"] == ["winter"]
    assert rests == 1, "after the first winter one may stop"
    end = coached(game, FREDERICK)
    assert end.advice is None, "the game is over"


def test_the_coach_says_what_would_have_been_better(box: Box) -> None:
    def comment(*moves: str) -> str:
        game = first_game(box)
        for move in moves:
            game.play(move, "frederick")
        found = coached(game, FREDERICK).comment
        return Namer(box, "en").text(found) if found else ""

    advice = coached(first_game(box), FREDERICK).advice
    assert advice is not None
    assert comment(advice.action) == "", "obedience is not praised"
    assert comment("done").startswith("I would have preferred ")


def test_results_are_told_and_a_rich_hand_attacks(box: Box) -> None:
    game, ensigns = first_game(box), [Ensign(box, str(seat)) for seat in range(3)]
    namer = Namer(box, "en")
    told = []
    while game.state.agenda:
        seat = engine.to_act(game.state)[0]
        if seat == FREDERICK:
            said = coached(game, FREDERICK)
            assert said.advice is not None
            told += [namer.text(text) for text in (said.comment, said.reason) if text]
            game.play(said.advice.action, game.seats[seat])
        else:
            ask = make_ask(game.state, seat, (), str(len(game.moves)))
            game.play(ensigns[seat].decide(ask).action, game.seats[seat])
    assert any(" beaten" in text for text in told)
    assert any(re.search(r"yours: \d+ of 12\.", text) for text in told)
    assert any(re.search(r"You hold \d+ cards, .*: attack!", text) for text in told)


class Twin(Game):
    """The game as Frederick knows it: everything hidden from him is made up, even in the past."""

    truth: Game

    def before_latest(self, seat: str) -> State | None:
        before = self.truth.before_latest(seat)
        return before and sample(view(before, FREDERICK), Random(len(self.moves)), self.box)


def twin_of(game: Game) -> Twin:
    twin = Twin.__new__(Twin)
    twin.__dict__.update(game.copy().__dict__)
    twin.truth = game
    twin.state = sample(view(game.state, FREDERICK), Random(len(game.moves)), game.box)
    twin.moves = AppendList(
        move._replace(
            action=move.action if move.seat == "frederick" else act.Done(),
            events=[*map(made_up, move.events)],
            line=move.line if move.seat == "frederick" else "",
        )
        for move in game.moves
    )
    return twin


def made_up(event: Event) -> Event:
    return with_other_secrets(event, FREDERICK)


@pytest.mark.parametrize("variant", ["introductory", "advanced"])
def test_the_coach_says_the_same_byte_for_byte_when_only_hidden_things_differ(
    box: Box, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "BUDGET", BRIEF)
    game, rng = Game.new(variant, 3, "hidden", box), Random(5)
    captain = Captain(box, "1")
    compared = 0
    while game.state.agenda and compared < 40:
        seat = engine.to_act(game.state)[0]
        if rng.random() < 0.4 and game.state.turn:
            assert data(coached(twin_of(game), FREDERICK)) == data(coached(game, FREDERICK))
            compared += 1
        by_chance = rng.random() < 0.2
        action = pick(engine.legal(game.state, seat), rng) if by_chance else captain.choose(game.state, seat)
        game.play(action, game.seats[seat])
    assert compared == 40


def test_the_coach_does_not_play_the_whole_game_again(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = Game.new("introductory", seed="long", box=box), Random(2)
    for _ in range(150):
        game.play(pick(game.legal(), rng))
    seat = engine.to_act(game.state)[0]
    played: list[object] = []
    monkeypatch.setattr(Game, "_act", lambda *given: played.append(given))
    monkeypatch.setattr(Game, "_begin", lambda *given: played.append(given))
    assert coached(game, seat).advice is not None
    assert played == []
