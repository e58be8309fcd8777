"""After the end: any moment, fully revealed or as one seat saw it, as a picture, or to continue from."""

from __future__ import annotations

import gzip
from pathlib import Path

from server.nearby import Json, Nearby, nearby
from server.test_fair import RECORDS, ended

ENDED = "introductory-3-over-1"


def test_a_moment_is_seen_with_the_eyes_of_one_seat_only_after_the_end(tmp_path: Path) -> None:
    with nearby(tmp_path / "games.sqlite") as served:
        game, tokens = served.begun()
        path = f"/api/games/{game}"
        for what in ("at", "picture.svg"):
            for token in (None, tokens["maria_theresa"]):
                asked = f"{path}/{what}?seq=9&eyes=louis"
                assert served.refused("GET", asked, token) == (409, "server-not-over")
        own = served.done("GET", f"{path}/at?seq=9", tokens["louis"])
        ended(served, game, tokens)
        everything = served.done("GET", f"{path}/at?seq=9")
        louis = served.done("GET", f"{path}/at?seq=9&eyes=louis")
        assert louis["view"] == own["view"] and louis["facts"] == own["facts"]
        hands = everything["view"]["hands"]
        hidden = [power for power, hand in enumerate(louis["view"]["hands"]) if hand is None and hands[power]]
        assert hidden and all(hands[power] is not None for power in hidden)
        assert served.refused("GET", f"{path}/at?seq=9&eyes=nobody") == (422, "server-unknown-seat")


def test_a_picture_shows_what_the_moment_tells_and_no_more(tmp_path: Path) -> None:
    with nearby(tmp_path / "games.sqlite") as served:
        game, tokens = served.begun()
        path = f"/api/games/{game}/picture.svg?seq=9"
        before = {seat: served.ask("GET", path, token).text for seat, token in (*tokens.items(), ("", None))}
        assert all(drawn.startswith("<svg") and 'class="counters"' in drawn for drawn in before.values())
        ended(served, game, tokens)
        assert served.ask("GET", f"{path}&eyes=louis").text == before["louis"]
        assert served.ask("GET", path).text not in before.values()


def test_one_goes_on_from_a_moment_against_bots(tmp_path: Path) -> None:
    with nearby(tmp_path / "games.sqlite") as served:
        record = gzip.decompress((RECORDS / f"{ENDED}.txt.gz").read_bytes()).decode()
        game = served.done("POST", "/api/games/load", json={"record": record})["game"]["id"]
        moments = served.done("GET", f"/api/games/{game}/replay")["moments"]
        middle = moments // 2
        then = served.done("GET", f"/api/games/{game}/at?seq={middle}")
        bots = {seat: {"kind": "bot", "bot": "recruit"} for seat in ("frederick", "louis")}
        made = branched(served, game, middle, bots)
        assert made["tokens"].keys() == {"maria_theresa"}
        assert made["game"]["status"] == "running" and made["game"]["loaded"]
        kinds = {seat["seat"]: seat["kind"] for seat in made["game"]["seats"]}
        assert kinds == {"maria_theresa": "person", "frederick": "bot", "louis": "bot"}
        alone = branched(served, game, middle, {})
        there = served.done("GET", f"/api/games/{alone['game']['id']}/at?seq={middle}")
        assert {**there["view"], "hands": None, "troops": None}.items() >= public(then["view"]).items()


def public(view: Json) -> Json:
    """The public part of a revealed position."""
    return {name: view[name] for name in ("place", "turn", "totals", "held", "commander", "moved")}


def test_there_is_no_going_on_before_or_from_the_end(tmp_path: Path) -> None:
    with nearby(tmp_path / "games.sqlite") as served:
        record = gzip.decompress((RECORDS / f"{ENDED}.txt.gz").read_bytes()).decode()
        over = served.done("POST", "/api/games/load", json={"record": record})["game"]["id"]
        wanted = {"seq": 10**6}
        assert served.refused("POST", f"/api/games/{over}/branch", json=wanted) == (409, "server-over")
        running, tokens = served.begun()
        for token in (None, *tokens.values()):
            refused = served.refused("POST", f"/api/games/{running}/branch", token, json=wanted)
            assert refused == (409, "server-not-over")
        strange = {"seq": 5, "seats": {"nobody": {"kind": "bot"}}}
        refused = served.refused("POST", f"/api/games/{over}/branch", json=strange)
        assert refused == (422, "server-unknown-seat")


def branched(served: Nearby, game: str, moment: int, seats: Json) -> Json:
    made = served.done("POST", f"/api/games/{game}/branch", json={"seq": moment, "seats": seats})
    return dict(made)
