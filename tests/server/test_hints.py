"""Hints over HTTP: only for the asking seat, only if the table allows them, never based on hidden facts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from maria import engine, notation
from maria.box import Box
from maria.game import Game
from maria.random_play import pick
from maria.rules.combat import Duel
from maria.server.offers.hints import hint
from maria.view import sample, view
from server.nearby import Nearby, nearby
from spoken import spoken

BOTS = {seat: {"kind": "bot", "bot": "recruit"} for seat in ("louis", "frederick")}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nearby]:
    with nearby(tmp_path_factory.mktemp("hints") / "games.sqlite") as running:
        yield running


def allowed(served: Nearby, **settings: object) -> bool:
    game, _ = served.new_game(**settings)
    told: bool = served.done("GET", f"/api/games/{game}")["hints"]
    return told


def test_one_person_against_bots_gets_hints_unless_the_table_says_otherwise(served: Nearby) -> None:
    assert allowed(served, seats=BOTS)
    assert not allowed(served, seats=BOTS, hints=False)
    assert not allowed(served)
    assert not allowed(served, seats={"louis": BOTS["louis"]})
    assert allowed(served, hints=True)
    assert allowed(served, players=2, seats={"a": BOTS["louis"]})


def test_a_hint_is_for_the_seat_that_is_asked_where_the_table_allows_it(served: Nearby) -> None:
    game, keys = served.begun(hints=True)
    path = f"/api/games/{game}/hint"
    told = served.done("GET", path, keys["louis"])
    assert told["action"].startswith("split france") and told["odds"] == []
    assert spoken(told["reason"]) == "The generals nearest the enemy get the most troops."
    assert served.refused("GET", path) == (401, "server-no-token")
    table = served.update(game, keys["louis"])["table"]
    step = {"id": "a" * 8, "step": table["step"], "action": told["action"], "after": table["seq"]}
    served.done("POST", f"/api/games/{game}/act", keys["louis"], json=step)
    assert served.refused("GET", path, keys["louis"]) == (409, "server-not-asked")

    strict, keys = served.begun()
    for what in ("hint", "coach"):
        assert served.refused("GET", f"/api/games/{strict}/{what}", keys["louis"]) == (403, "server-no-hints")
    assert served.logged.faults() == []


def test_hints_of_a_duel_tell_the_same_whatever_is_hidden(box: Box) -> None:
    game, rng, duels = Game.new("introductory", seed="hints", box=box), Random(4), 0
    while not game.outcome and duels < 6:
        number = engine.to_act(game.state)[0]
        seat = game.seats[number]
        found = hint(game, seat)
        assert found is not None
        if isinstance(game.state.agenda[-1], Duel):
            duels += 1
            other = game.copy()
            other.state = sample(view(game.state, number), rng, box)
            again = hint(other, seat)
            assert again is not None and again.model_dump_json() == found.model_dump_json()
            assert found.odds[0].action == found.action
            for odds in found.odds:
                assert spoken(odds.label).startswith("Play ")
        wanted = notation.parse_action(game.state, number, found.action)
        game.play(wanted if rng.random() < 0.9 else pick(game.legal(seat), rng), seat)
    assert duels == 6
