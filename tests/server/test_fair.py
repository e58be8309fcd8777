"""What anyone can check after the end: the shuffles and the cards they gave; and games without a proof."""

from __future__ import annotations

import gzip
import hashlib
import json
import secrets
from functools import cache
from pathlib import Path

import pytest

from maria import fairness, record
from maria.box import load, published
from maria.chance import shuffled
from maria.events import of_kind
from maria.game import Game
from maria.history import TakenBack
from maria.rules.tactical_cards import Drew
from maria.server import serializers
from maria.server.room import RECORD, TABLE, Room
from maria.server.storage.schema import GameRow, LineRow, SeatRow
from maria.server.table_events import GameBegins
from server.nearby import Json, Nearby, nearby

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests/releases/0.1.0/records"
FIXTURE = ROOT / "web/tests/chance.json"
"""Expected results for the page's own check; `PYTHONPATH=src:tests python -m server.test_fair` writes it."""
PLAYED = ("advanced-3-over-4", "silesia-gambit-3-over-4")
"""Games with undone draws, merged discards, the election, trump turned up, cards set aside and taken."""
OF_CHANCE = ("drew", "set-aside", "hoard-taken", "trump-turned", "election-due", "revealed")
MANY = 200_000
"""Enough cards that the shuffle must reject some random numbers to keep all orders equally likely."""


# ---------------------------------------------------------------- what the server sends after the end


@cache
def finished(name: str) -> Room:
    """The room of a finished game, as if played on a server."""
    text = gzip.decompress((RECORDS / f"{name}.txt.gz").read_bytes()).decode()
    header, lines = record.read_header(text)
    game = Game(published(header.hash) or load(), header)
    row = GameRow(
        id="a" * 16, name="", variant=header.variant, players=header.players, options=json.dumps(header.option_names()),
        pack=header.hash, engine=header.engine, status="over", created=1.0, changed=1.0, creator="", ended="agreed",
        secret="ab" * 32, seed=header.seed,
    )  # fmt: skip
    room = Room(row, [SeatRow(seat, "token", taken=True, value="cd" * 32) for seat in row.seat_names])
    room.begin(game)
    room.add_line(LineRow(1, 1.0, row.seat_names[0], TABLE, GameBegins.kind))
    for number, (_, line) in enumerate(lines, 2):
        room.add_line(LineRow(number, 1.0, line.split(":")[0].split()[0], RECORD, line))
    return room


def proof_of(room: Room) -> Json:
    """The parts of the server's responses that the browser needs for its check."""
    game = room.game
    assert game is not None
    proof = json.loads(serializers.proof(room).model_dump_json())
    entries = json.loads(serializers.replay(room).model_dump_json())["entries"]
    setting, pack = game.state.setting, game.box.pack
    return {
        **{name: proof[name] for name in ("seed", "shuffles", "taken_back")},
        "entries": [
            {name: entry[name] for name in ("seq", "event")}
            for entry in entries
            if entry["event"]["kind"] in OF_CHANCE or entry["event"]["kind"].startswith("taken-back")
        ],
        "deck_size": setting.deck_size,
        "political": [{"year": card.year} for card in pack.cards],
    }


def fixture() -> Json:
    """Shuffles and finished games, for the page."""
    few = (("0", "deck", 1, 36), ("ü/♠", "merge", 12, 9), ("", "politics", 1741, 1))
    many = shuffled(range(MANY), "many", "deck", 1)
    return {
        "few": [
            {
                "seed": seed,
                "purpose": purpose,
                "ordinal": ordinal,
                "order": shuffled(range(count), seed, purpose, ordinal),
            }
            for seed, purpose, ordinal, count in few
        ],
        "many": {"count": MANY, "hash": hashlib.sha256(json.dumps(many).encode()).hexdigest()},
        "games": {name: proof_of(finished(name)) for name in PLAYED},
    }


def test_the_page_is_tested_with_what_is_made_here() -> None:
    assert json.loads(FIXTURE.read_text("utf-8")) == json.loads(json.dumps(fixture()))


@pytest.mark.parametrize("name", PLAYED)
def test_after_the_end_every_shuffle_and_every_card_drawn_are_told(name: str) -> None:
    room = finished(name)
    assert room.game is not None
    proof, whole = serializers.proof(room), serializers.replay(room).entries
    assert [shuffle.purpose for shuffle in proof.shuffles[:5]] == ["politics"] * 4 + ["deck"]
    for shuffle in proof.shuffles:
        made = shuffled(sorted(shuffle.order), proof.seed, shuffle.purpose, shuffle.ordinal)
        assert shuffle.order == made
    drawn = [entry for entry in whole if entry.event.kind == Drew.kind]
    assert all(entry.event.cards is not None for entry in drawn)
    gone = {back.line: back.by for back in proof.taken_back}
    counting = [entry for entry in drawn if entry.seq not in gone]
    assert 0 < len(counting) < len(drawn)
    assert [entry.event.cards for entry in counting] == [
        list(event.cards or ()) for events in room.game.events for event in of_kind(events, Drew)
    ]
    undone = [entry.seq for entry in whole if entry.event.kind == TakenBack.kind]
    assert undone == sorted(gone.values()) and len(gone) == len(proof.taken_back)


def ended(served: Nearby, game: str, tokens: dict[str, str]) -> None:
    """Lets everybody agree to end a game."""
    for token in tokens.values():
        served.done("POST", f"/api/games/{game}/end", token, json={"agree": True})


def test_nobody_hears_of_a_shuffle_before_the_end(tmp_path: Path) -> None:
    with nearby(tmp_path / "games.sqlite") as served:
        game, tokens = served.begun()
        assert served.refused("GET", f"/api/games/{game}/proof") == (409, "server-not-over")
        for token in (*tokens.values(), None):
            update = served.done("GET", f"/api/games/{game}/updates", token)
            assert {entry["event"]["kind"] for entry in update["entries"]} == {
                "seat-taken",
                "game-begins",
                "drew",
            }
        ended(served, game, tokens)
        proof = served.done("GET", f"/api/games/{game}/proof")
        info = served.done("GET", f"/api/games/{game}")
        fairness.check(proof["seed"], info["commitment"], proof["secret"], proof["values"])
        assert proof["values"].keys() == tokens.keys() and proof["taken_back"] == []
        assert len(proof["shuffles"]) == 5


# ---------------------------------------------------------------- games from a record


def test_a_game_from_a_record_says_so_to_everybody_before_and_after(tmp_path: Path) -> None:
    with nearby(tmp_path / "games.sqlite") as served:
        game, tokens = served.begun(watch="anyone")
        ended(served, game, tokens)
        text = record_to_go_on_with(served.ask("GET", f"/api/games/{game}/record").text)
        made = served.done("POST", "/api/games/load", json={"record": text})
        loaded, links = made["game"]["id"], made["tokens"]
        assert made["game"]["loaded"]

        keys: dict[str, str] = {}

        def says_so(player: str) -> None:
            for token in (*(keys or links).values(), None):
                assert served.done("GET", f"/api/games/{loaded}", token)["loaded"]
                assert served.done("GET", f"/api/games/{loaded}/updates", token)["table"]["game"]["loaded"]
            mine = served.done("GET", "/api/me", player)["games"]
            told = [entry["game"]["loaded"] for entry in mine if entry["game"]["id"] == loaded]
            assert told == [True] * bool(keys)

        player = served.done("POST", "/api/players", json={"name": "Somebody"})["token"]
        says_so(player)
        for seat, token in links.items():
            keys[seat] = secrets.token_urlsafe(16)
            wanted = {"name": seat, "value": "0" * 64, "player": player if seat == "louis" else None}
            served.done("POST", f"/api/games/{loaded}/take", token, json={**wanted, "key": keys[seat]})
        says_so(player)
        ended(served, loaded, keys)
        says_so(player)
        assert served.refused("GET", f"/api/games/{loaded}/proof") == (409, "server-loaded")
        assert not served.done("GET", f"/api/games/{game}")["loaded"]
        listed = {info["id"]: info["loaded"] for info in served.done("GET", "/api/games")}
        assert listed == {game: False}


def record_to_go_on_with(text: str) -> str:
    """A record without the proof, which only a finished game of a server has."""
    return "\n".join(line for line in text.splitlines() if line.partition(":")[0] not in record.PROOF)


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(fixture(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
