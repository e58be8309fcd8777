"""The coach of a first game: what he says, when, and that it comes from what the seat may know."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from hidden import with_other_secrets
from maria import actions as act
from maria import engine
from maria.append_list import AppendList
from maria.bots.captain import Captain
from maria.bots.coach import Coaching, coached, first_game
from maria.box import Box
from maria.box.names import Namer
from maria.events import Event
from maria.game import Game
from maria.random_play import pick
from maria.state import State
from maria.texts.message import plain
from maria.view import sample, view

FREDERICK = 1
TOLD = {
    *(
        "welcome",
        "march",
        "stack",
        "question-mark",
        "conquered",
        "supply",
        "hussars",
        "done",
        "battle",
        "cards",
    ),
    *("won", "retreat", "turn", "winter"),
}
"""What a whole game has."""


def data(coaching: Coaching) -> Any:
    """All that the coach says, as it goes over the network."""
    words = [(plain(word.text), word.rule) for word in coaching.words]
    advice = coaching.advice
    told = [advice.action, plain(advice.label), plain(advice.reason), advice.drawing] if advice else None
    return json.dumps([words, coaching.comment and plain(coaching.comment), told])


def others_play(game: Game, captain: Captain) -> None:
    """Captains on the other seats, until Frederick is asked."""
    while game.state.agenda and FREDERICK not in engine.to_act(game.state):
        seat = engine.to_act(game.state)[0]
        game.play(captain.choose(game.state, seat), game.seats[seat])


def test_each_thing_is_told_once_in_a_whole_game_by_the_coach(box: Box) -> None:
    game, captain, namer = first_game(box), Captain(box, "1"), Namer(box, "en")
    told: Counter[str] = Counter()
    while game.state.agenda:
        others_play(game, captain)
        coaching = coached(game, FREDERICK)
        assert len(coaching.words) <= 3
        for word in coaching.words:
            told[word.text.key.removeprefix("coach-")] += 1
            text = namer.text(word.text)
            assert 1 <= text.count(". ") + 1 <= 3 and len(text) < 260
        if coaching.advice:
            game.play(coaching.advice.action, game.seats[FREDERICK])
    assert set(told.values()) == {1}
    assert told.keys() >= TOLD
    assert coached(game, FREDERICK).advice is None, "the game is over"


def test_the_coach_says_what_captain_thinks_of_a_move(box: Box) -> None:
    def comment(*moves: str) -> str:
        game = first_game(box)
        others_play(game, Captain(box, "1"))
        for move in moves:
            game.play(move, "frederick")
        found = coached(game, FREDERICK).comment
        return Namer(box, "en").text(found) if found else ""

    assert comment() == ""
    assert comment("march friedrich neumarkt_schlesien > breslau > strehlen > glatz").startswith(
        "I would have done the same"
    )
    away = comment("march friedrich neumarkt_schlesien > liegnitz")
    assert away.startswith("I would rather have chosen the march of Friedrich to Glatz: “It attacks")
    assert comment("done").startswith("I would rather have chosen the march of")


class Twin(Game):
    """The same game as far as Frederick can tell: all that is hidden from him is made up, also in the past."""

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
def test_the_coach_says_the_same_byte_for_byte_when_only_hidden_things_differ(box: Box, variant: str) -> None:
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
