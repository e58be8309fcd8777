"""The review of a finished game: it reports what happened, and all of it in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from conftest import Run
from maria.bots.arena import play_match
from maria.bots.captain import Captain
from maria.box import Box
from maria.events import Kindred, of_kind
from maria.game import Game
from maria.review import review
from maria.rules.combat import Attacked, Defeated
from maria.rules.marches import Marched
from maria.rules.tactical_cards import Drew
from maria.server.reviews import review_data
from maria.words import Names
from server.nearby import nearby


@pytest.fixture(scope="module", params=["introductory", "advanced", "silesia-gambit"])
def game(box: Box, request: pytest.FixtureRequest) -> Game:
    match = play_match(request.param, 3, (), [Captain] * 3, "review", box)
    return Game.load(match.record, box)


def happened(game: Game, kind: type[Kindred]) -> list[Kindred]:
    return [event for events in game.events for event in of_kind(events, kind)]


def test_what_is_told_is_what_happened(game: Game) -> None:
    found = review(game)
    assert game.outcome is not None and (found.winner, found.rule) == game.outcome
    attacks, lost = happened(game, Attacked), happened(game, Defeated)
    assert [tuple(side.troops for side in battle.sides) for battle in found.battles] == [
        event.troops for event in attacks
    ]
    assert [battle.first for battle in found.battles] == [event.score for event in attacks]
    assert [battle.lost for battle in found.battles if battle.final] == [e.lost for e in lost]
    for battle in found.battles:
        for side in battle.sides:
            assert {card for card, _ in side.played} <= set(side.held)
            assert all(
                game.state.setting.card_value[card] in (value, 0)
                for card, value in side.played
                if game.state.setting.card_suit[card] >= 0
            )
    gone = [(game.state.setting.power_of[e.piece], len(e.path) - 1) for e in happened(game, Marched)]
    for power in range(6):
        roads = sum(count for _, _, owner, count in found.roads if owner == power)
        assert roads == sum(length for owner, length in gone if owner == power)
    hands = [e.cards or () for e in happened(game, Drew) if e not in game.started]
    assert sum(luck.cards for luck in found.luck) == sum(map(len, hands))
    last = found.standings[-1]
    assert last.troops == [game.state.total(power) for power in range(6)]
    assert last.goals == [
        (g.power, g.reached, g.needed) for g in game.state.setting.variant.goals(game.state)
    ]
    plies = [standing.ply for standing in found.standings]
    assert plies == sorted(plies) and plies[-1] == len(game.moves)
    assert 0 < len(found.turnings) <= 5


def test_all_of_it_is_told_in_words(game: Game) -> None:
    found, names = review(game), Names(game.state, "en")
    told = [found.why, *(each.text for each in found.turnings)]
    told += [text for battle in found.battles for text in (battle.summary, battle.verdict)]
    for each in told:
        assert names.text(each).endswith(".")


def test_an_open_hand_that_plays_no_card_ends_where_it_began(game: Game) -> None:
    for battle in review(game).battles:
        mover = battle.sides[battle.first > 0]
        if not mover.held:
            assert battle.open == battle.first == battle.final


def test_the_command_and_the_server_tell_it(game: Game, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.maria"
    file.write_text(game.record(), "utf-8")
    code, out, _ = run("review", str(file))
    assert code == 0
    assert out.startswith(Names(game.state, "en").text(review(game).why))
    with nearby(tmp_path / "games.sqlite") as served:
        made = served.done("POST", "/api/games/load", json={"record": game.record()})["game"]["id"]
        told = served.done("GET", f"/api/games/{made}/review")
        assert len(told["battles"]) == len(review(game).battles)
        room = served.run(served.server.rooms.get(made))
        assert review_data(room).model_dump(mode="json") == told
        moments = {
            entry["seq"]: entry for entry in served.done("GET", f"/api/games/{made}/replay")["entries"]
        }
        assert {battle["seq"] for battle in told["battles"]} <= moments.keys()
        running, _ = served.begun()
        assert served.refused("GET", f"/api/games/{running}/review") == (409, "server-not-over")
