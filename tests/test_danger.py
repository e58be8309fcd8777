"""What can be taken next, and by whom: on small boards, in words, and without hidden information."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from conftest import GAMES
from maria import engine
from maria.box import Box
from maria.box.names import Namer
from maria.conform import given_position
from maria.game import Game
from maria.random_play import pick
from maria.reading.danger import Danger, dangers
from maria.state import AUSTRIA, PRUSSIA, State
from maria.telling.position import danger as in_words
from maria.telling.position import lacking
from maria.view import sample, view

FAR = {
    "roads": ["Sagan = Glogau = Steinau = Breslau = Brieg = Neisse", "Brieg - Oppeln", "Neisse - Troppau"],
    "cities": {
        "Sagan": "prussia",
        "Glogau": "austria major",
        "Steinau": "austria",
        "Breslau": "austria major",
        "Brieg": "austria minor",
        "Oppeln": "austria",
        "Neisse": "austria major",
        "Troppau": "austria",
    },
}


def position(at: str, pieces: dict[str, str], **given: Any) -> State:
    """A position on a board along the Oder."""
    case = {"board": deepcopy(FAR), "given": {"at": at, "turn": 2, "pieces": pieces, **given}}
    return given_position(case)


def danger_lines(state: State, power: int) -> list[str]:
    """What other powers can take from a power, in words."""
    namer = Namer(state.setting.box, "en")
    return [namer.text(in_words(state, danger)) for danger in dangers(state) if danger.power == power]


def of(state: State, city: str) -> list[Danger]:
    return [danger for danger in dangers(state) if danger.city == state.setting.board.index[city]]


def test_an_open_fortress_can_be_taken_by_whoever_can_march_out_of_it() -> None:
    state = position("prussia movement", {"friedrich": "Sagan 5", "prussia_1": "Sagan"})
    assert danger_lines(state, AUSTRIA) == ["Friedrich can take Glogau.", "Friedrich can take Breslau."]
    (glogau,) = of(state, "glogau")
    ids = [state.setting.board.cities[city].id for city in glogau.raids[0].path]
    assert ids == ["sagan", "glogau", "sagan"] or ids == ["sagan", "glogau", "steinau"]
    assert of(state, "brieg") == [], "he can reach it, but not leave it in the same march"


def test_a_guarded_fortress_falls_only_if_its_guards_can_be_attacked() -> None:
    far = position(
        "prussia movement", {"friedrich": "Sagan 5", "prussia_1": "Sagan", "neipperg": "Troppau 3"}
    )
    assert danger_lines(far, AUSTRIA) == ["Friedrich can take Glogau."], "Neipperg protects Breslau from afar"
    near = position(
        "prussia movement", {"friedrich": "Glogau 5", "prussia_1": "Sagan", "neipperg": "Brieg 3"}
    )
    assert danger_lines(near, AUSTRIA) == [
        "Friedrich can take Glogau by beating Neipperg.",
        "Friedrich can take Breslau by beating Neipperg.",
    ]


def test_a_train_can_be_captured_and_who_has_moved_captures_nothing() -> None:
    pieces = {"friedrich": "Steinau 5", "prussia_1": "Sagan", "austria_1": "Brieg"}
    state = position("prussia movement", pieces)
    assert "Friedrich can eliminate Austria’s first supply train at Brieg." in danger_lines(state, AUSTRIA)
    state.moved |= 1 << state.setting.names.index("friedrich")
    assert danger_lines(state, AUSTRIA) == []


def test_a_general_out_of_supply_conquers_nothing_in_his_next_stage() -> None:
    state = position("austria movement", {"friedrich": "Glogau 5", "neipperg": "Troppau 3"})
    assert of(state, "glogau") == [], "without a train he is hungry when his stage comes"
    fed = position(
        "austria movement", {"friedrich": "Glogau 5", "prussia_1": "Sagan", "neipperg": "Troppau 3"}
    )
    fed.down |= 1 << fed.setting.names.index("friedrich")
    assert of(fed, "glogau"), "with a train he turns up again before he moves"


def test_the_goals_name_what_is_missing() -> None:
    state = position("prussia movement", {"friedrich": "Sagan 5", "prussia_1": "Sagan"})
    (goal,) = [goal for goal in state.setting.variant.goals(state) if goal.power == PRUSSIA]
    said = lacking(state, goal)
    assert (
        said
        and Namer(state.setting.box, "en").text(said) == "Still to take: Glogau, Breslau, Brieg and Neisse."
    )


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_nothing_hidden_decides_it(box: Box, variant: str, players: int, options: tuple[str, ...]) -> None:
    rng, game, number = Random(variant), Game.new(variant, players, "danger", box, options), 0
    while not game.outcome and number < 250:
        number += 1
        seat = game.seats.index(game.to_act[0])
        game.play(f"{game.seats[seat]}: {game.format(pick(engine.legal(game.state, seat), rng))}")
        if number % 25 == 0:
            for other in range(len(game.seats)):
                twin = sample(view(game.state, other), rng, box)
                assert dangers(twin) == dangers(game.state)
