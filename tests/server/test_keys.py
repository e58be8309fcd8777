"""Links and keys: a link leads to a free seat; once somebody sits down, only their key opens it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from maria.box import Box
from maria.game import Game
from maria.server.connections import FORBIDDEN
from server.nearby import Json, Nearby, nearby, problem
from server.test_hostile import AFTER_THE_END, OWN, PLAYER_REQUESTS, READ, every_request
from waiting import PATIENCE

SEATS = ("maria_theresa", "frederick", "louis")
NOTED = "I want to march on Prague."
NOT_TAKEN, NO_HOST = (409, "server-not-taken"), (403, "server-no-host")
BOT = {"kind": "bot", "bot": "recruit"}


@dataclass
class Table:
    """A new game, with the links and the key that its host got."""

    served: Nearby
    id: str
    links: dict[str, str]
    host: str

    @property
    def path(self) -> str:
        return f"/api/games/{self.id}"

    def seats(self) -> dict[str, Json]:
        """The seats, as the host sees them before the start and everybody after it."""
        waiting = self.served.ask("GET", self.path, self.host)
        info = waiting.json() if waiting.is_success else self.served.done("GET", self.path)
        return {seat["seat"]: seat for seat in info["seats"]}

    def take(self, *seats: str, player: str | None = None) -> dict[str, str]:
        """Takes some seats and returns their keys."""
        return {seat: self.served.take(self.id, seat, self.links[seat], player) for seat in seats}

    def new_link(self, seat: str) -> str:
        made = self.served.done("POST", f"{self.path}/seats/{seat}/link", self.host)
        return str(made["token"])

    @contextmanager
    def live(self, token: str) -> Iterator[ClientConnection]:
        """A live connection that has received its first update."""
        address = self.served.url.replace("http", "ws") + "/api/live"
        with connect(address, open_timeout=PATIENCE) as opened:
            opened.send(json.dumps({"game": self.id, "token": token}))
            opened.recv(PATIENCE)
            yield opened


def new_table(served: Nearby, **settings: object) -> Table:
    made = served.done("POST", "/api/games", json=settings)
    return Table(served, made["game"]["id"], made["tokens"], made["host"])


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Nearby]:
    with nearby(tmp_path / "maria.sqlite") as served:
        yield served
        assert served.logged.faults() == []


def player_of(served: Nearby, name: str) -> str:
    return str(served.done("POST", "/api/players", json={"name": name})["token"])


def is_let_go(opened: ClientConnection) -> bool:
    """Whether the server closes a live connection because its token no longer works."""
    with pytest.raises(ConnectionClosed) as ended:
        while True:
            opened.recv(PATIENCE)
    return ended.value.rcvd is not None and ended.value.rcvd.code == FORBIDDEN


# ---------------------------------------------------------------- the link, after somebody has sat down


def test_the_link_opens_nothing_when_somebody_has_sat_down(served: Nearby) -> None:
    """Its holder cannot see the hand or the notes, play, talk, leave the seat or lock anybody out."""
    table = new_table(served)
    keys = table.take(*SEATS)
    served.done("PUT", f"{table.path}/notes", keys["louis"], json={"text": NOTED})
    before = served.done("GET", f"{table.path}/updates", keys["louis"])
    for method, path, body in every_request(table.path):
        status, _ = served.refused(method, path, table.links["louis"], json=body)
        assert status in (401, 403), path
    assert served.refused("GET", "/api/seat", table.links["louis"]) == (401, "server-no-seat")
    with pytest.raises(ConnectionClosed) as ended, table.live(table.links["louis"]):
        pass
    assert ended.value.rcvd is not None and ended.value.rcvd.code == FORBIDDEN
    assert served.done("GET", f"{table.path}/updates", keys["louis"]) == before
    assert served.done("GET", f"{table.path}/notes", keys["louis"]) == {"text": NOTED}


def test_the_link_gathers_no_seat(served: Nearby) -> None:
    """Neither before somebody has sat down nor after."""
    table, thief = new_table(served), player_of(served, "Thief")
    gather = {"json": {"seat": table.links["louis"]}}
    assert served.refused("POST", "/api/me/seats", thief, **gather) == NOT_TAKEN
    table.take("louis")
    assert served.refused("POST", "/api/me/seats", thief, **gather) == (404, "server-no-seat")
    assert served.done("GET", "/api/me", thief)["games"] == []


def test_who_looks_on_by_the_link_is_let_go_when_somebody_sits_down(served: Nearby) -> None:
    table = new_table(served)
    with table.live(table.links["louis"]) as opened:
        keys = table.take("louis")
        assert is_let_go(opened)
    with table.live(keys["louis"]) as opened:
        new = served.done("POST", f"{table.path}/reissue", keys["louis"])["token"]
        assert is_let_go(opened)
    assert served.done("GET", "/api/seat", new) == {"game": table.id, "seat": "louis"}


# ---------------------------------------------------------------- the link, before


@pytest.mark.parametrize("watch", ["nobody", "link"])
def test_with_a_link_one_sees_what_it_leads_to_and_does_nothing_else(served: Nearby, watch: str) -> None:
    table = new_table(served, watch=watch)
    link = table.links["louis"]
    assert served.done("GET", "/api/seat", link) == {"game": table.id, "seat": "louis"}
    assert served.done("GET", table.path, link)["id"] == table.id
    told = served.done("GET", f"{table.path}/updates", link)["table"]
    assert (told["seat"], told["view"]) == (None, None)
    for method, path, body in every_request(table.path):
        asked = path.removeprefix(table.path)
        if asked.startswith("/seats"):
            assert served.refused(method, path, link, json=body) == NO_HOST, path
        elif (method != "GET" or asked in OWN) and asked not in ("/take", *AFTER_THE_END):
            assert served.refused(method, path, link, json=body) == NOT_TAKEN, path


def test_the_link_to_a_seat_of_a_loaded_game_shows_no_hand_before_it_is_taken(
    served: Nearby, box: Box
) -> None:
    """Such a game is already running while seats are free."""
    made = served.done("POST", "/api/games/load", json={"record": Game.new("advanced", box=box).record()})
    table = Table(served, made["game"]["id"], made["tokens"], made["host"])
    link = table.links["louis"]
    for asked in ("/updates", "/at?seq=1"):
        spectators = served.done("GET", table.path + asked)
        told = served.done("GET", table.path + asked, link)
        assert (told.get("table") or told)["view"] == (spectators.get("table") or spectators)["view"]
    assert (
        served.ask("GET", f"{table.path}/record", link).text == served.ask("GET", f"{table.path}/record").text
    )
    assert not served.done("GET", f"{table.path}/updates", link)["table"]["choices"]["yours"]
    for deed, body in PLAYER_REQUESTS.items():
        if deed not in AFTER_THE_END and not deed.startswith(("/take", "/seats")):
            assert served.refused("POST", table.path + deed, link, json=body) == NOT_TAKEN, deed
    hidden = served.done("GET", f"{table.path}/updates")["table"]["view"]
    keys = table.take("louis")
    shown = served.done("GET", f"{table.path}/updates", keys["louis"])["table"]
    assert shown["seat"] == "louis" and shown["view"]["seat"] == "louis" and shown["view"] != hidden
    assert served.refused("POST", f"{table.path}/seats/frederick/link", table.host) == NO_HOST, "it has begun"


# ---------------------------------------------------------------- sitting down


def test_who_sits_down_again_with_the_same_key_sits_there(database_url: str) -> None:
    """The response was lost, and maybe the server restarted in between."""
    key = secrets.token_urlsafe(16)
    with nearby(database_url) as served:
        table = new_table(served)
        body = {"name": "Jeanne", "value": "5" * 64, "key": key}
        for _ in range(2):
            served.done("POST", f"{table.path}/take", table.links["louis"], json=body)
    with nearby(database_url) as served:
        again = served.done("POST", f"{table.path}/take", table.links["louis"], json=body)
        assert [entry["event"]["kind"] for entry in again["entries"]] == ["seat-taken"]
        assert again["table"]["seat"] == "louis"
        other = {**body, "key": secrets.token_urlsafe(16)}
        taken = served.refused("POST", f"{table.path}/take", table.links["louis"], json=other)
        assert taken == (403, "server-no-seat")
        assert served.refused("POST", f"{table.path}/take", key, json=other) == (409, "server-seat-taken")
        assert served.done("GET", "/api/seat", key) == {"game": table.id, "seat": "louis"}


def test_of_many_with_the_same_link_one_sits_down(database_url: str) -> None:
    with nearby(database_url) as served:
        table = new_table(served)
        keys = [secrets.token_urlsafe(16) for _ in range(6)]

        def sit(key: str) -> int:
            body = {"name": "Jeanne", "value": "5" * 64, "key": key}
            return served.ask("POST", f"{table.path}/take", table.links["louis"], json=body).status_code

        with ThreadPoolExecutor(len(keys)) as crowd:
            told = dict(zip(keys, crowd.map(sit, keys), strict=True))
        assert sorted(told.values()) == [200, *[403] * 5]
        opening = [key for key in keys if served.ask("GET", "/api/seat", key).is_success]
        assert opening == [key for key, status in told.items() if status == 200]
        assert served.logged.faults() == []


def test_a_key_opens_one_seat_only(database_url: str) -> None:
    """A new key must not be the link, the host's key, or another seat's link or key."""
    with nearby(database_url) as served:
        table, other = new_table(served), new_table(served)
        keys = {**other.take("louis"), **table.take("frederick")}
        for used in (
            table.links["louis"],
            table.links["maria_theresa"],
            other.links["maria_theresa"],
            table.host,
            *keys.values(),
        ):
            body = {"name": "Jeanne", "value": "5" * 64, "key": used}
            told = served.refused("POST", f"{table.path}/take", table.links["louis"], json=body)
            assert told == (409, "server-key-used"), used
        assert not table.seats()["louis"]["taken"]
        table.take("louis")
        assert served.logged.faults() == []


# ---------------------------------------------------------------- seats of players


def test_a_seat_of_a_player_is_gathered_by_nobody_else(database_url: str) -> None:
    """Not even by somebody who knows its key; deleting that thief does not affect the owner."""
    with nearby(database_url) as served:
        table = new_table(served)
        owner, thief = player_of(served, "Jeanne"), player_of(served, "Thief")
        keys = {**table.take("louis", player=owner), **table.take("maria_theresa", "frederick")}
        served.done("PUT", f"{table.path}/notes", owner, json={"text": NOTED})
        gather = {"json": {"seat": keys["louis"]}}
        assert served.refused("POST", "/api/me/seats", thief, **gather) == (409, "server-seat-of-player")
        take = {"name": "Thief", "value": "5" * 64, "key": "t" * 22, "player": thief}
        taken = served.refused("POST", f"{table.path}/take", keys["louis"], json=take)
        assert taken == (409, "server-seat-taken")
        served.done("POST", "/api/me/seats", owner, **gather)
        served.done("DELETE", "/api/me", thief)
        assert table.seats()["louis"]["name"] == "Louis"
        assert served.done("GET", f"{table.path}/notes", owner) == {"text": NOTED}
        assert [game["seat"] for game in served.done("GET", "/api/me", owner)["games"]] == ["louis"]


# ---------------------------------------------------------------- the host


@pytest.mark.parametrize("watch", ["nobody", "link"])
def test_the_hosts_key_opens_no_seat(served: Nearby, watch: str) -> None:
    table = new_table(served, watch=watch)
    assert served.refused("GET", "/api/seat", table.host) == (401, "server-no-seat")
    taken = table.take("louis")
    assert served.done("GET", table.path, table.host)["id"] == table.id
    assert served.done("GET", f"{table.path}/updates", table.host)["table"]["seat"] is None
    for begun in (False, True):
        if begun:
            table.take("maria_theresa", "frederick")
        for method, path, body in every_request(table.path):
            asked = path.removeprefix(table.path)
            if begun or (asked not in (*READ, *AFTER_THE_END) and not asked.startswith("/seats")):
                status, _ = problem(served.ask(method, path, table.host, json=body))
                assert status in (401, 403), path
    assert served.done("GET", f"{table.path}/notes", taken["louis"]) == {"text": ""}


def test_before_the_beginning_the_host_gives_a_seat_a_new_link(database_url: str) -> None:
    """A person who sat there loses the seat, everybody sees it, and none of their data remain."""
    with nearby(database_url) as served:
        table = new_table(served)
        old, player = table.links["louis"], player_of(served, "Stranger")
        with table.live(old) as opened:
            table.links["louis"] = table.new_link("louis")
            assert is_let_go(opened)
        assert served.refused("GET", "/api/seat", old) == (401, "server-no-seat")
        keys = table.take("louis", player=player)
        notes = served.refused("PUT", f"{table.path}/notes", keys["louis"], json={"text": NOTED})
        assert notes == (409, "server-waiting")
        with table.live(keys["louis"]) as opened:
            table.links["louis"] = table.new_link("louis")
            assert is_let_go(opened)
        for gone in (keys["louis"], player):
            assert served.refused("GET", f"{table.path}/notes", gone)[0] in (401, 403)
        assert served.done("GET", "/api/me", player)["games"] == []
        told = served.done("GET", f"{table.path}/updates", table.host)["entries"]
        assert [entry["event"]["kind"] for entry in told] == ["seat-taken", "seat-freed"]
        assert (table.seats()["louis"]["taken"], table.seats()["louis"]["name"]) == (False, "")
        table.take(*SEATS)
        assert served.refused("POST", f"{table.path}/seats/louis/link", table.host) == NO_HOST


def test_before_the_beginning_the_host_puts_a_bot_on_a_free_seat(served: Nearby) -> None:
    """So that a game can begin although somebody does not show up."""
    table = new_table(served)
    table.take("maria_theresa", "frederick")
    there = f"{table.path}/seats/louis/bot"
    unknown = served.refused("POST", there, table.host, json={**BOT, "bot": "os.system"})
    assert unknown == (422, "server-unknown-bot")
    sits = served.refused("POST", f"{table.path}/seats/frederick/bot", table.host, json=BOT)
    assert sits == (409, "server-seat-taken")
    nobody = served.refused("POST", f"{table.path}/seats/napoleon/bot", table.host, json=BOT)
    assert nobody == (404, "server-unknown-seat")
    served.done("POST", there, table.host, json=BOT)
    assert (table.seats()["louis"]["kind"], table.seats()["louis"]["bot"]) == ("bot", "recruit")
    assert served.done("GET", table.path)["status"] == "running"
    assert served.refused("GET", "/api/seat", table.links["louis"]) == (401, "server-no-seat")
    assert served.refused("POST", there, table.host, json=BOT) == NO_HOST


def test_whoever_is_no_host_has_none_of_his_powers(served: Nearby) -> None:
    table, other = new_table(served), new_table(served)
    keys = table.take("louis")
    for token in (keys["louis"], table.links["frederick"], other.host, player_of(served, "Thief"), "x" * 22):
        for path, body in (("link", None), ("bot", BOT)):
            told = served.refused("POST", f"{table.path}/seats/frederick/{path}", token, json=body)
            assert told == NO_HOST
    assert served.refused("POST", f"{table.path}/seats/louis/link") == (401, "server-no-token")
    assert table.seats()["louis"]["taken"] and not table.seats()["frederick"]["taken"]
