"""Hostile input does not break the server: each is refused, changes nothing, and the server keeps running."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import socket
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from maria.box import Box
from maria.game import Game
from maria.history import History
from maria.server import connections, meter, middleware, notifications, uvicorn_config
from maria.server.bot_processes import BotAnswer, BotProcesses, BotQuestion
from maria.server.heartbeat import HEARTBEAT
from maria.server.middleware import HEADERS, client_address
from maria.server.models import LONGEST_ACTION, Refused
from maria.server.storage.database import PROBE
from server.nearby import GENEROUS, Json, Nearby, nearby, problem
from server.serving import serve
from waiting import PATIENCE, soon

JSON = {"Content-Type": "application/json"}
VALUE = "5" * 64
SECRET = "nobody outside the page folder may read this"


@dataclass
class Victim:
    """A server with two running games, and a player who has a seat in neither."""

    served: Nearby
    database: Path
    game: str
    tokens: dict[str, str]
    other: str
    others: dict[str, str]
    player: str
    step: str

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}"

    @property
    def token(self) -> str:
        return self.tokens["maria_theresa"]

    @property
    def port(self) -> int:
        return httpx.URL(self.served.url).port or 0

    def everything(self) -> str:
        """The whole content of the database, except heartbeat and probe, which change by themselves."""
        own = f"'{HEARTBEAT}'", f"'{PROBE}'"
        with closing(sqlite3.connect(self.database)) as connection:
            lines = (line for line in connection.iterdump() if not any(name in line for name in own))
            return "\n".join(lines)

    @contextmanager
    def unharmed(self) -> Iterator[None]:
        """Checks that this block changes nothing, the server survives it and logs no error."""
        assert self.served.done("GET", "/health") == {"status": "ok"}
        before, faults = self.everything(), len(self.served.logged.faults())
        yield
        assert self.served.done("GET", "/health") == {"status": "ok"}
        assert self.everything() == before
        assert self.served.logged.faults()[faults:] == []


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page in a folder, with files next to the folder that nobody may get."""
    outside = tmp_path_factory.mktemp("outside")
    folder = outside / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page", "utf-8")
    (folder / "assets" / "page.js").write_text("the script", "utf-8")
    (folder / "assets" / "page.js.br").write_text("packed by the build", "utf-8")
    (outside / "secret.txt").write_text(SECRET, "utf-8")
    (outside / "pages").mkdir()
    (outside / "pages" / "secret.txt").write_text(SECRET, "utf-8")
    (folder / "link.txt").symlink_to(outside / "secret.txt")
    (folder / "folder").symlink_to(outside)
    return folder


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[Victim]:
    database = tmp_path_factory.mktemp("hostile") / "maria.sqlite"
    limits = replace(GENEROUS, messages=1e-6)  # so slow that even a slow flood exceeds it
    with nearby(database, page=page, limits=limits) as served:
        game, tokens = served.begun(name="the game")
        other, others = served.begun(name="another game", watch="nobody")
        player = served.done("POST", "/api/players", json={"name": "Somebody"})["token"]
        step = served.done("GET", f"/api/games/{game}/updates")["table"]["step"]
        yield Victim(served, database, game, tokens, other, others, player, step)


# ---------------------------------------------------------------- bodies


def chunks(size: int) -> Iterator[bytes]:
    """A body of unknown length, in chunks."""
    for _ in range(size // 1000):
        yield b" " * 1000


BIG = GENEROUS.body + 1
INVALID, WRONG, LARGE = (422, "server-invalid"), (400, "server-wrong"), (413, "server-too-large")
BODIES: dict[str, tuple[Any, tuple[int, str]]] = {
    "empty": ("", INVALID),
    "no JSON": ("name=x", INVALID),
    "cut off": ('{"name":"x"', INVALID),
    "two values": ('{"name":"x"}{"name":"y"}', INVALID),
    "null": ("null", INVALID),
    "a list": ('["x"]', INVALID),
    "a text": ('"x"', INVALID),
    "a number": ("1", INVALID),
    "a number of many digits": (f'{{"name":{"9" * 400_000}}}', WRONG),
    "no name": ("{}", INVALID),
    "null for a name": ('{"name":null}', INVALID),
    "a number for a name": ('{"name":1}', INVALID),
    "a list for a name": ('{"name":["x"]}', INVALID),
    "an object for a name": ('{"name":{"$ne":""}}', INVALID),
    "NaN": ('{"name":NaN}', INVALID),
    "Infinity": ('{"name":-Infinity}', INVALID),
    "an unknown field": ('{"name":"x","admin":true}', INVALID),
    "a prototype": ('{"name":"x","__proto__":{"admin":true}}', INVALID),
    "a null byte": ('{"name":"a\\u0000b"}', INVALID),
    "a raw null byte": ('{"name":"a\x00b"}', INVALID),
    "a new line": ('{"name":"a\\nb"}', INVALID),
    "an escape": ('{"name":"\\u001b[31mred"}', INVALID),
    "writing from right to left": ('{"name":"a\\u202eb"}', INVALID),
    "a line separator": ('{"name":"a\\u2028b"}', INVALID),
    "nothing but spaces": ('{"name":" \\t\\u3000 "}', INVALID),
    "no letter at all": ('{"name":"\\u3164"}', INVALID),
    "a mark on nothing": ('{"name":"\\ufe0f"}', INVALID),
    "half a sign": ('{"name":"\\ud800"}', INVALID),
    "half a sign as a field": ('{"\\udfff":1,"name":"x"}', INVALID),
    "invalid UTF-8": (b'{"name":"\xff\xfe"}', WRONG),
    "UTF-16": ('{"name":"\x00"}'.encode("utf-16"), INVALID),
    "a long name": (json.dumps({"name": "x" * 41}), INVALID),
    "a very long name": (json.dumps({"name": "x" * 500_000}), INVALID),
    "a name twice, the last one wrong": ('{"name":"x","name":"a\\u0000b"}', INVALID),
    "deep lists": ("[" * 200_000, WRONG),
    "deep objects": ('{"a":' * 80_000 + "1" + "}" * 80_000, WRONG),
    "deep in its place": ('{"name":' + "[" * 100_000 + "]" * 100_000 + "}", WRONG),
    "a huge body": (b" " * BIG, LARGE),
    "a huge body in chunks": (lambda: chunks(2 * BIG), LARGE),
}  # fmt: skip


HIDDEN = {
    "Cf": "\u2060\u00ad\u061c\u180e\u200b\u200c\u200d\u202e\u2066\ufeff\U000e0041\U000e0001",
    "Cc": "\0\t\x1b\x85",
    "Co": "\ue000\U0010fffd",
    "Cn": "\u0378\U000e0fff",
    "Zl, Zp": "\u2028\u2029",
    "fillers": "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4",
}
"""Characters that are invisible or change the writing direction around them, by category."""


def test_names_hold_nothing_that_nobody_sees(victim: Victim) -> None:
    """Names of players, games and bots; letters of all scripts, flags and emoji are allowed."""
    served = victim.served
    for sign in "".join(HIDDEN.values()):
        for name in (f"An{sign}na", sign):
            bot = {"kind": "bot", "name": name}
            for path, body in (
                ("/api/players", {"name": name}),
                ("/api/games", {"name": name}),
                ("/api/games", {"seats": {"louis": bot}}),
            ):
                answer = served.ask("POST", path, json=body)
                assert problem(answer) == INVALID, ascii(name)
                assert "characters that are not allowed here" in answer.json()["text"]
    for name in ("Żaneta", "علی", "マリア", "O’Brien & Sons", "नेहा", "🐎", "❤️", "🇵🇱", "Zoë 2"):
        assert served.ask("POST", "/api/players", json={"name": name}).status_code == 201, name
        assert served.done("POST", "/api/games", json={"name": name})["game"]["name"] == name


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_is_none_is_refused(victim: Victim, what: str) -> None:
    content, expected = BODIES[what]
    with victim.unharmed():
        content = content() if callable(content) else content
        assert victim.served.refused("POST", "/api/players", content=content, headers=JSON) == expected


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_a_form_of_another_page_does_nothing(victim: Victim, kind: str) -> None:
    """A foreign page's post without a preflight is not taken as JSON; cookies are ignored."""
    headers = {"Content-Type": kind} if kind else {}
    with victim.unharmed():
        asked = victim.served.ask("POST", "/api/games", content='{"variant":"advanced"}', headers=headers)
        assert problem(asked) == INVALID
        assert "set-cookie" not in asked.headers
        cookie = {"Cookie": f"token={victim.token}; authorization=Bearer {victim.token}"}
        assert victim.served.refused("POST", f"{victim.path}/resign", headers=cookie) == (
            401,
            "server-no-token",
        )


def test_other_pages_may_read_nothing(victim: Victim) -> None:
    origin = {"Origin": "https://evil.example"}
    preflight = {
        **origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
    }
    with victim.unharmed():
        for answer in (
            victim.served.ask("OPTIONS", "/api/games", headers=preflight),
            victim.served.ask("OPTIONS", f"{victim.path}/act", headers=preflight),
            victim.served.ask("GET", "/api/about", headers=origin),
            victim.served.ask("GET", f"{victim.path}/updates", victim.token, headers=origin),
            victim.served.ask("POST", "/api/players", content="", headers={**origin, **JSON}),
        ):
            assert not [name for name in answer.headers if name.startswith("access-control")]
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            if answer.request.method == "OPTIONS":
                assert problem(answer) == (403, "server-wrong-origin")


# ---------------------------------------------------------------- new games, records, bots


def seats(**bot: Any) -> Json:
    return {"seats": {"louis": {"kind": "bot", **bot}}}


def of_seat(seat: str) -> Json:
    return {"seats": {seat: {"kind": "person"}}}


NO_BOT = (422, "server-unknown-bot")
GAMES: dict[str, tuple[Json | str, tuple[int, str]]] = {
    "an unknown variant": ({"variant": "chess"}, (422, "game-variant")),
    "an unknown variant with a null byte": ({"variant": "a\0"}, (422, "game-variant")),
    "too few players": ({"players": 1}, INVALID),
    "players as a text": ({"players": "three"}, INVALID),
    "half a player": ({"players": 2.5}, INVALID),
    "two players for a game of three": ({"variant": "silesia-gambit", "players": 2}, (422, "game-players")),
    "an unknown option": ({"options": ["cheat"]}, (422, "game-option")),
    "options without end": ({"options": ["x"] * 6}, INVALID),
    "an unknown seat": (of_seat("nobody"), (422, "server-unknown-seat")),
    "a seat of markup": (of_seat("<b>"), (422, "server-unknown-seat")),
    "too many seats": ({"seats": {str(n): {"kind": "person"} for n in range(4)}}, INVALID),
    "a seat for nobody": ({"seats": {"louis": {"kind": "cat"}}}, INVALID),
    "a seat without a kind": ({"seats": {"louis": {}}}, INVALID),
    "a bot from a module": (seats(bot="os:system"), NO_BOT),
    "a bot from a file": (seats(bot="/tmp/evil.py:Bot"), NO_BOT),
    "a command for a bot": (seats(bot="command:rm -rf /"), NO_BOT),
    "a bot by no name": (seats(bot=""), NO_BOT),
    "a bot by a long name": (seats(bot="x" * 65), INVALID),
    "a bot that thinks for ever": (seats(bot="captain", seconds=1e9), INVALID),
    "a bot that thinks NaN seconds": ('{"seats":{"louis":{"kind":"bot","seconds":NaN}}}', INVALID),
    "NaN days": ('{"days":NaN}', INVALID),
    "Infinity days": ('{"days":Infinity}', INVALID),
    "no days": ({"days": 0}, INVALID),
    "spectators of another kind": ({"watch": "everyone"}, INVALID),
    "a long name": ({"name": "x" * 41}, INVALID),
    "a null byte in a name": ({"name": "a\0b"}, INVALID),
    "lines in a name": ({"name": "a\r\nBcc: b"}, INVALID),
    "a secret of one's own": ({"secret": "0" * 64}, INVALID),
}  # fmt: skip


@pytest.mark.parametrize("what", GAMES)
def test_a_game_that_cannot_be_is_not_made(victim: Victim, what: str) -> None:
    wanted, expected = GAMES[what]
    content = wanted if isinstance(wanted, str) else json.dumps(wanted)
    with victim.unharmed():
        assert victim.served.refused("POST", "/api/games", content=content, headers=JSON) == expected


@pytest.fixture(scope="module")
def sound(box: Box) -> str:
    """A record that can be loaded."""
    game = Game.new("introductory", 3, "a sound record", box)
    for _ in range(3):
        choices = game.legal()
        assert choices is not None
        game.play(next(iter(choices)))
    history = History(game)
    history.say("louis", "good evening")
    return history.record()


def field(name: str, value: str) -> Callable[[str], str]:
    return lambda text: re.sub(f"^{name}: .*$", lambda _: f"{name}: {value}", text, flags=re.M)


def further(*lines: str) -> Callable[[str], str]:
    return lambda text: "\n".join([text.rstrip("\n"), *lines, ""])


RECORDS: dict[str, tuple[Callable[[str], str], tuple[int, str]]] = {
    "nothing": (lambda text: "", (422, "record-first-line")),
    "a picture": (lambda text: "\x89PNG\r\n", (422, "record-first-line")),
    "a page": (lambda text: "<html>", (422, "record-first-line")),
    "no header": (lambda text: "maria record 1\n", (422, "record-missing")),
    "an unknown field": (lambda text: text.replace("seed:", "password:"), (422, "record-field")),
    "a redacted record": (lambda text: text.replace("variant:", "redacted: louis\nvariant:"), (422, "record-redacted")),
    "a position": (lambda text: text.replace("seed:", "position: {}\nseed:"), (422, "record-not-from-set-up")),
    "an unknown variant": (field("variant", "chess"), (422, "game-variant")),
    "no number of players": (field("players", "many"), (422, "record-players")),
    "many players": (field("players", "9" * 5000), (422, "record-players")),
    "an unknown option": (field("options", "cheat"), (422, "game-option")),
    "another pack": (field("hash", "0" * 64), (422, "record-pack")),
    "a pack elsewhere": (field("hash", "../../etc/passwd"), (422, "record-pack")),
    "a newer engine": (field("engine", "999"), (422, "record-engine")),
    "an engine that is none": (field("engine", "x" * 5000), (422, "record-engine")),
    "an engine of many digits": (field("engine", "9" * 5000), (422, "record-engine")),
    "a long seed": (field("seed", "x" * 201), (422, "game-seed")),
    "an escape in the seed": (field("seed", "\x1b[31m"), (422, "game-seed")),
    "a null byte": (field("seed", "\0"), INVALID),
    "an unknown seat": (further("napoleon: march moritz sens > troyes"), (422, "notation-seat")),
    "no action": (further("louis: os.system"), (422, "notation-verb")),
    "an illegal action": (further("louis: done"), (422, "refused-not-your-turn")),
    "an undo of nothing": (further(*["louis: undo"] * 50), (422, "game-nothing-to-undo")),
    "an answer to no request": (further("louis: grant undo"), (422, "game-no-undo-asked")),
    "a long message": (further("louis says: " + "x" * 1001), (422, "game-message")),
    "an empty message": (further("louis says: "), (422, "game-message")),
    "too many lines": (further(*["x"] * 100_001), (422, "record-too-long")),
}  # fmt: skip


@pytest.mark.parametrize("what", RECORDS)
def test_a_broken_record_is_not_loaded(victim: Victim, sound: str, what: str) -> None:
    change, expected = RECORDS[what]
    with victim.unharmed():
        assert victim.served.refused("POST", "/api/games/load", json={"record": change(sound)}) == expected


def test_a_sound_record_is_loaded_and_its_messages_are_cleaned(victim: Victim, sound: str) -> None:
    text = further("louis says: a\x1b[31m b\u202ec")(sound)
    made = victim.served.done("POST", "/api/games/load", json={"record": text, "name": "loaded"})
    game = made["game"]["id"]
    assert made["tokens"].keys() == victim.tokens.keys()
    told = victim.served.done("GET", f"/api/games/{game}/updates")["entries"]
    assert [entry["event"]["text"] for entry in told if entry["event"]["kind"] == "said"] == [
        "good evening",
        "a [31m b c",
    ]


def test_a_record_that_takes_back_for_ever_is_given_up(
    victim: Victim, sound: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maria.history.MOST_REPLAYED", 50)
    *splits, last = [line for line in sound.splitlines() if ": split" in line]
    again = [line for split in splits for line in (f"{split.partition(':')[0]}: undo", split)]
    text = further(f"{last.partition(':')[0]}: undo", *again * 30)(sound)
    with victim.unharmed():
        refused = victim.served.refused("POST", "/api/games/load", json={"record": text})
        assert refused == (422, "record-undos")


# ---------------------------------------------------------------- access

NO_TOKEN, NOT_YOURS, UNKNOWN = (
    (401, "server-no-token"),
    (403, "server-not-your-seat"),
    (401, "server-not-your-seat"),
)
READ = (
    *("", "/updates", "/overlays", "/at?seq=0", "/picture.svg?seq=0"),
    *("/record", "/replay", "/proof", "/review", "/analysis"),
)
"""The GET requests that spectators may make as well."""
OWN = ("/marches?piece=0", "/why?action=done", "/clauses?by=2&to=4", "/notes", "/hint", "/coach", "/chances")
ID = "an-action-of-mine"
TAKE = {"name": "Thief", "value": VALUE, "key": "k" * 22}
PLAYER_REQUESTS: dict[str, Json | None] = {
    "/take": TAKE,
    "/act": {"id": ID, "step": "0", "action": "done"},
    "/undo": {"id": ID},
    "/undo/answer": {"id": ID, "grant": True},
    "/undo/withdraw": {"id": ID},
    "/say": {"id": ID, "text": "hello"},
    "/read": {"seq": 1},
    "/leave": {"bot": "captain"},
    "/back": None,
    "/resign": None,
    "/end": {"agree": True},
    "/reissue": None,
    "/seats/louis/link": None,
    "/seats/louis/bot": {"kind": "bot"},
    "/way": {"piece": 0, "points": [1]},
    "/branch": {"seq": 0},
}
AFTER_THE_END = ("/replay", "/proof", "/review", "/analysis", "/branch")
"""The requests that all spectators may make once the game is over."""


OTHERWISE = {
    "/take": (403, "server-no-seat"),
    "/link": (403, "server-no-host"),
    "/bot": (403, "server-no-host"),
}
"""The refusals of requests for which a seat's key is never enough."""


def refusal(path: str, usual: tuple[int, str]) -> tuple[int, str]:
    return OTHERWISE.get(path[path.rindex("/") :], usual)


def every_request(path: str, player_requests: bool = True) -> Iterator[tuple[str, str, Json | None]]:
    """All requests about a game."""
    yield from (("GET", path + asked, None) for asked in (*READ, *OWN))
    if player_requests:
        yield from (("POST", path + deed, body) for deed, body in PLAYER_REQUESTS.items())
        yield "PUT", f"{path}/notes", {"text": "mine"}


def test_every_deed_of_the_description_is_tried_here(victim: Victim) -> None:
    described = victim.served.done("GET", "/api/openapi.json")["paths"]
    paths = (path.replace("{seat}", "louis") for path in described if "{game}" in path)
    own = {path.removeprefix("/api/games/{game}") for path in paths}
    assert own == {path.partition("?")[0] for path in (*READ, *OWN, *PLAYER_REQUESTS)}


def test_without_a_token_one_only_looks_on(victim: Victim) -> None:
    with victim.unharmed():
        for method, path, body in every_request(victim.path):
            asked = path.removeprefix(victim.path)
            if asked in AFTER_THE_END:
                assert victim.served.refused(method, path, json=body) == (409, "server-not-over")
            elif method != "GET" or asked in OWN:
                assert victim.served.refused(method, path, json=body) == NO_TOKEN, path
            else:
                assert victim.served.ask(method, path).status_code == 200, path


def test_a_game_without_spectators_shows_nothing(victim: Victim) -> None:
    path = f"/api/games/{victim.other}"
    with victim.unharmed():
        for asked in READ:
            assert victim.served.refused("GET", path + asked) == (403, "server-no-spectators"), asked


def test_what_opens_one_seat_opens_no_other(victim: Victim) -> None:
    """A token of another game's seat or of a player without a seat here, a guess, part of a token, a hash."""
    guesses = {
        victim.others["maria_theresa"]: UNKNOWN,
        victim.player: NOT_YOURS,
        secrets.token_urlsafe(16): UNKNOWN,
        victim.token[:-1]: UNKNOWN,
        victim.token + "A": UNKNOWN,
        victim.token.swapcase(): UNKNOWN,
        "0" * 64: UNKNOWN,
        "' OR 1=1 --": UNKNOWN,
        "%": UNKNOWN,
        "null": UNKNOWN,
        "x" * 5000: UNKNOWN,
    }
    with victim.unharmed():
        for token, expected in guesses.items():
            for method, path, body in every_request(victim.path, player_requests=token == victim.player):
                told = victim.served.refused(method, path, token, json=body)
                assert told == refusal(path, expected), (token, path)


def test_a_seat_stays_itself_whatever_it_asks_for(victim: Victim) -> None:
    """Naming another seat in the request has no effect."""
    with victim.unharmed():
        for method, path, body in every_request(victim.path):
            if path.endswith("/take"):
                continue
            there = f"{path}{'&' if '?' in path else '?'}seat=louis"
            told = victim.served.refused(method, there, victim.token, json=body)
            assert told == refusal(path, NOT_YOURS), there
        taken = victim.served.refused(
            "POST", f"{victim.path}/take", victim.token, json=PLAYER_REQUESTS["/take"]
        )
        assert taken == (409, "server-seat-taken")


@pytest.mark.parametrize(
    "scheme", ["Basic {}", "bearer", "Token {}", "{}", "Bearer", "Bearer Bearer {}", "Digest x"]
)
def test_another_scheme_opens_nothing(victim: Victim, scheme: str) -> None:
    headers = {"Authorization": scheme.format(victim.token)}
    with victim.unharmed():
        status, _ = victim.served.refused("GET", f"{victim.path}/notes", headers=headers)
        assert status == 401
        status, _ = victim.served.refused("GET", "/api/me", headers=headers)
        assert status == 401


def test_a_token_elsewhere_opens_nothing(victim: Victim) -> None:
    with victim.unharmed():
        for where in (
            f"?token={victim.token}",
            f"?access_token={victim.token}",
            f"?authorization=Bearer {victim.token}",
        ):
            assert victim.served.refused("GET", f"{victim.path}/notes{where}") == NO_TOKEN


def test_a_guessed_game_is_not_found(victim: Victim) -> None:
    with victim.unharmed():
        for guess in (
            "A" * 16,
            victim.game[:-1] + "x" * (victim.game[-1] != "x") + "y" * (victim.game[-1] == "x"),
        ):
            assert victim.served.refused("GET", f"/api/games/{guess}") == (404, "server-no-game")
        for guess in ("x", "A" * 17, "%00" * 16, "' OR 1=1 -- abc", "%25" * 16, victim.game + "%0a"):
            assert victim.served.refused("GET", f"/api/games/{guess}") == INVALID
        assert victim.served.refused("GET", "/api/seat", victim.player) == (401, "server-no-seat")
        assert victim.served.refused("GET", "/api/me", victim.token) == (401, "server-no-player")
        assert victim.served.refused("DELETE", "/api/me", victim.token) == (401, "server-no-player")


# ---------------------------------------------------------------- what a seat sends

NO_VERB, NO_ACTION, NO_PIECE = (422, "notation-verb"), (422, "server-no-action"), (422, "notation-piece")
ACTIONS = {
    "": NO_VERB,
    " \n ": NO_VERB,
    "undo": NO_ACTION,
    " undo\n": NO_ACTION,
    "ask  undo": NO_ACTION,
    "grant undo": NO_ACTION,
    "refuse\tundo": NO_ACTION,
    "UNDO": NO_VERB,
    "done\nlouis: done": (422, "notation-too-much"),
    "says: hello": NO_VERB,
    "louis says: hello": NO_VERB,
    "frederick: done": NO_VERB,
    "\0": NO_VERB,
    "\x1b[31m": NO_VERB,
    "<script>alert(1)</script>": NO_VERB,
    "{ $seat }": NO_VERB,
    "__import__('os')": NO_VERB,
    "x" * LONGEST_ACTION: NO_VERB,
    "x" * (LONGEST_ACTION + 1): INVALID,
    "march " + "> " * 240: NO_PIECE,
    "split austria " + "9" * 480: NO_PIECE,
    "split austria 1 -1 1e9": NO_PIECE,
    "transfer 0 0 0": NO_PIECE,
    "play S7": (422, "notation-no-duel"),
}


@pytest.mark.parametrize("text", ACTIONS, ids=lambda text: repr(text[:20]))
def test_a_text_that_is_no_action_does_nothing(victim: Victim, text: str) -> None:
    body = {"id": ID, "step": victim.step, "action": text}
    with victim.unharmed():
        assert victim.served.refused("POST", f"{victim.path}/act", victim.token, json=body) == ACTIONS[text]
        why = victim.served.ask("GET", f"{victim.path}/why", victim.token, params={"action": text})
        assert problem(why) == INVALID if len(text) > LONGEST_ACTION else why.json()["legal"] is False


WRONG_DEEDS: list[tuple[str, str, Json]] = [
    ("POST", "/act", {"id": "short", "step": "0", "action": "done"}),
    ("POST", "/act", {"id": "x" * 61, "step": "0", "action": "done"}),
    ("POST", "/act", {"id": "an id with spaces", "step": "0", "action": "done"}),
    ("POST", "/act", {"id": ID, "step": 0, "action": "done"}),
    ("POST", "/act", {"id": ID, "step": "0" * 21, "action": "done"}),
    ("POST", "/act", {"id": ID, "step": "0", "action": ["done"]}),
    ("POST", "/act", {"id": ID, "step": "0", "action": "done", "seat": "louis"}),
    ("POST", "/act", {"id": ID, "step": "0", "action": "done", "after": -1}),
    ("POST", "/act", {"id": ID, "step": "0", "action": "done", "after": 2**53 + 1}),
    ("POST", "/undo/answer", {"id": ID, "grant": "perhaps"}),
    ("POST", "/undo/answer", {"id": ID}),
    ("POST", "/say", {"id": ID, "text": ""}),
    ("POST", "/say", {"id": ID, "text": "x" * 1001}),
    ("POST", "/say", {"id": ID, "text": 1}),
    ("POST", "/read", {"seq": -1}),
    ("POST", "/read", {"seq": 1e300}),
    ("POST", "/leave", {"bot": "x" * 65}),
    ("POST", "/end", {"agree": None}),
    ("PUT", "/notes", {"text": "x" * 20_001}),
    ("PUT", "/notes", {"text": "a\0b"}),
    ("POST", "/take", {"name": "Thief", "value": VALUE}),
    ("POST", "/take", {**TAKE, "value": "5" * 63}),
    ("POST", "/take", {**TAKE, "value": "G" * 64}),
    ("POST", "/take", {**TAKE, "key": "k" * 21}),
    ("POST", "/take", {**TAKE, "key": "é" * 22}),
    ("POST", "/take", {**TAKE, "player": "x"}),
    ("POST", "/way", {"piece": -1, "points": [1]}),
    ("POST", "/way", {"piece": 0, "points": []}),
    ("POST", "/way", {"piece": 0, "points": [1] * 21}),
]


@pytest.mark.parametrize("method, path, body", WRONG_DEEDS, ids=lambda part: repr(part)[:60])
def test_a_deed_of_wrong_parts_is_not_done(victim: Victim, method: str, path: str, body: Json) -> None:
    with victim.unharmed():
        assert victim.served.refused(method, victim.path + path, victim.token, json=body) == INVALID


def test_a_message_of_nothing_that_can_be_read_is_none(victim: Victim) -> None:
    with victim.unharmed():
        for text in (" ", "\n\n", "\0", "\u202e", "\x1b"):
            body = {"id": ID, "text": text}
            assert victim.served.refused("POST", f"{victim.path}/say", victim.token, json=body) == (
                422,
                "game-message",
            )
        half = '{"id":"an-action-of-mine","text":"\\ud83d"}'
        refused = victim.served.refused(
            "POST", f"{victim.path}/say", victim.token, content=half, headers=JSON
        )
        assert refused == INVALID
        bots = victim.served.refused("POST", f"{victim.path}/leave", victim.token, json={"bot": "os:system"})
        assert bots == NO_BOT


def test_a_message_is_a_message_whatever_it_looks_like(victim: Victim) -> None:
    """It never becomes an action, another seat's line or markup: it is sent verbatim, in one line."""
    said = [
        ("louis: undo", "louis: undo"),
        ("x\nlouis: undo\nlouis says: I give up", "x louis: undo louis says: I give up"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("a\x00b\x1b[2J\u202ec\u2028d", "a b [2J c d"),
        ("{ $seat } &amp; %s \\n", "{ $seat } &amp; %s \\n"),
        ("Grüße 🙂", "Grüße 🙂"),
    ]
    game, tokens = victim.served.begun()
    path = f"/api/games/{game}"
    for number, (text, _) in enumerate(said):
        body = {"id": f"message-{number}", "text": text}
        victim.served.done("POST", f"{path}/say", tokens["frederick"], json=body)
    told = victim.served.done("GET", f"{path}/updates")
    heard = [entry["event"]["text"] for entry in told["entries"] if entry["event"]["kind"] == "said"]
    assert heard == [text for _, text in said]
    record = victim.served.ask("GET", f"{path}/record").text
    assert record.splitlines()[-len(said) :] == [f"frederick says: {text}" for _, text in said]
    assert told["table"]["step"] == victim.step


# ---------------------------------------------------------------- paths, methods, heads


def raw(victim: Victim, request: bytes) -> tuple[int, bytes]:
    """The status and the raw response to some bytes; status 0 if the connection is cut without one."""
    with socket.create_connection(("127.0.0.1", victim.port), PATIENCE) as line:
        told = b""
        try:
            line.sendall(request)
            while part := line.recv(65536):
                told += part
        except (ConnectionResetError, BrokenPipeError):
            pass
    return int(told.split(b" ", 2)[1]) if told else 0, told


def get(target: str, *headers: str, host: str = "Host: localhost") -> bytes:
    return "\r\n".join([f"GET {target} HTTP/1.1", host, "Connection: close", *headers, "", ""]).encode(
        "latin-1"
    )


OUTSIDE = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/%252e%252e/secret.txt",
    "/%c0%ae%c0%ae/secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/../pages/secret.txt",
    "/..",
    "/link.txt",
    "/folder/secret.txt",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/etc/passwd",
    "/file:///etc/passwd",
    "http://localhost/../secret.txt",
    "/index.html%00.txt",
    "/%00",
    "/index.html/",
    "/index.html/..",
    "/assets",
    "/assets/",
    "/api",
    "/api/",
    "/api/games/",
    "/api//games",
    "/api/../api/games",
    "/api%2fgames",
    "//api/games",
    "/api/packs/..%2f..%2fsecret.txt",
    "/api/texts/..%2fen",
    "/api/openapi.json/",
    "/docs",
    "/redoc",
    "/" + "x" * 5000,
    "/" + "x/" * 5000,
]


HARMLESS = {"/index.html/", "/api%2fgames"}
"""Other spellings of paths that anybody may request."""


@pytest.mark.parametrize("target", OUTSIDE, ids=lambda target: target[:40])
def test_no_path_leads_out_of_the_page(victim: Victim, target: str) -> None:
    with victim.unharmed():
        status, told = raw(victim, get(target))
        assert status in ((200,) if target in HARMLESS else (404, 422)), told[:200]
        assert SECRET.encode() not in told and b"root:" not in told
        assert b"location:" not in told.lower()


def test_the_page_is_served(victim: Victim) -> None:
    for path, text in (("/", "the page"), ("/index.html", "the page"), ("/assets/page.js", "the script")):
        assert text in victim.served.ask("GET", path).text
        assert victim.served.ask("HEAD", path).status_code == 200
    status, told = raw(victim, get("/assets/page.js", "Accept-Encoding: gzip, br"))
    assert status == 200 and told.endswith(b"packed by the build")
    assert b"content-encoding: br" in told.lower() and b"content-type: text/javascript" in told.lower()


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW"])
def test_other_methods_are_refused(victim: Victim, method: str) -> None:
    with victim.unharmed():
        for path in ("/", "/health", "/api/about", "/api/games/" + victim.game, "/assets/page.js"):
            assert victim.served.refused(method, path) == (405, "server-method")


def test_a_refused_method_tells_those_that_there_are(victim: Victim) -> None:
    allowed = {
        "/api/games": "GET, POST",
        "/api/me": "DELETE, GET, PATCH",
        "/api/about": "GET",
        "/": "GET, HEAD",
    }
    for path, methods in allowed.items():
        assert victim.served.ask("BREW", path).headers["allow"] == methods


HEADS: dict[str, tuple[bytes, set[int]]] = {
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n", {400}),
    "no host": (b"GET /health HTTP/1.1\r\n\r\n", {400}),
    "two hosts": (get("/health", "Host: evil.example"), {400}),
    "a long line": (get("/" + "x" * 200_000), {400}),
    "a huge header": (get("/health", "X: " + "x" * 200_000), {400}),
    "many headers": (get("/health", *(f"X-{n}: x" for n in range(20_000))), {400}),
    "a broken header": (get("/health", "X x: y"), {400}),
    "a bare header": (get("/health", "x"), {400}),
    "a null byte in a header": (get("/health", "X: a\0b"), {400}),
    "a length of letters": (get("/health", "Content-Length: ten"), {400}),
    "a length below nothing": (get("/health", "Content-Length: -1"), {400}),
    "a length of many digits": (get("/health", "Content-Length: " + "9" * 5000), {400}),
    "a length beyond all bounds": (get("/health", "Content-Length: 99999999999999999999"), {400, 413}),
    "two lengths": (get("/health", "Content-Length: 1", "Content-Length: 2"), {400}),
    "an unknown coding": (get("/health", "Transfer-Encoding: gzip"), {400, 501}),
    "a large body announced": (get("/health", f"Content-Length: {BIG}", "Expect: 100-continue"), {413}),
    "a broken chunk": (get("/health", "Transfer-Encoding: chunked") + b"zz\r\n", {400}),
}  # fmt: skip


@pytest.mark.parametrize("what", HEADS)
def test_a_broken_head_is_refused(victim: Victim, what: str) -> None:
    request, expected = HEADS[what]
    with victim.unharmed():
        status, told = raw(victim, request)
        assert status in {*expected, 0}, told[:200]
        assert told.count(b"HTTP/1.1 ") <= 1


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80@maria", "[::1", "a b", '"><script>', "x" * 5000, ""]
)
def test_whatever_host_is_named_nothing_leads_there(victim: Victim, host: str) -> None:
    forwarded = ("X-Forwarded-Host: evil.example", "Forwarded: host=evil.example", "X-Original-URL: /metrics")
    with victim.unharmed():
        for target in ("/health", "/api/games/", "/assets", "/folder", f"/api/games/{victim.game}"):
            status, told = raw(victim, get(target, *forwarded, host=f"Host: {host}"))
            assert status in (200, 400, 404)
            assert b"evil" not in told and b"location:" not in told.lower()


def test_a_slow_head_is_given_up(victim: Victim, monkeypatch: pytest.MonkeyPatch) -> None:
    with victim.unharmed():
        with monkeypatch.context() as patch:
            patch.setattr(uvicorn_config, "HEAD_TIMEOUT", 0.2)
            assert raw(victim, b"GET /hea") == (0, b"")
            assert raw(victim, b"") == (0, b"")
        with socket.create_connection(("127.0.0.1", victim.port), PATIENCE) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            told = b""
            while not told.endswith(b'{"status":"ok"}'):
                part = line.recv(65536)
                assert part, told
                told += part
            with monkeypatch.context() as patch:
                patch.setattr(uvicorn_config, "HEAD_TIMEOUT", 0.2)
                line.sendall(b"GET /hea")
                assert line.recv(65536) == b"", "not the first request either"


def test_a_slow_body_is_given_up(victim: Victim, monkeypatch: pytest.MonkeyPatch) -> None:
    head = b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    with victim.unharmed():
        with monkeypatch.context() as patch:
            patch.setattr(middleware, "BODY_TIMEOUT", 0.2)
            status, told = raw(victim, head + b'Content-Length: 12\r\n\r\n{"name":"x"')
        assert status == 408 and b"server-too-slow" in told


def test_a_request_that_is_cut_off_does_nothing(victim: Victim) -> None:
    head = b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with victim.unharmed():
        with socket.create_connection(("127.0.0.1", victim.port), PATIENCE) as line:
            line.sendall(head + b'Content-Length: 13\r\n\r\n{"name":"x"}')
        victim.served.done("GET", "/health")


# ---------------------------------------------------------------- live connections


def open_live(served: Nearby, path: str = "/api/live") -> ClientConnection:
    """A live connection with an unbounded queue: with a full one, sending would block on our own reading."""
    address = served.url.replace("http", "ws") + path
    return connect(address, open_timeout=PATIENCE, close_timeout=PATIENCE, max_queue=None)


def closing_of(socket: ClientConnection) -> int:
    """The code with which the server closes a connection, ignoring earlier messages."""
    try:
        for _ in range(1000):
            socket.recv(PATIENCE)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 1006
    return pytest.fail("still open")


def greeting(victim: Victim, **changes: Any) -> str:
    return json.dumps({"game": victim.game, "token": victim.token, "after": 0, "lang": "en", **changes})


HELLOS: dict[str, tuple[Callable[[Victim], str | bytes], int]] = {
    "no JSON": (lambda v: "hello", connections.INVALID),
    "nothing": (lambda v: "", connections.INVALID),
    "a list": (lambda v: "[]", connections.INVALID),
    "a number": (lambda v: "1", connections.INVALID),
    "null": (lambda v: "null", connections.INVALID),
    "deep": (lambda v: "[" * 4000, connections.INVALID),
    "NaN": (lambda v: greeting(v).replace(" 0", " NaN"), connections.INVALID),
    "no game": (lambda v: "{}", connections.INVALID),
    "an unknown field": (lambda v: greeting(v, admin=True), connections.INVALID),
    "a game that is none": (lambda v: greeting(v, game="x"), connections.INVALID),
    "a null byte": (lambda v: greeting(v, game="\0" * 16), connections.INVALID),
    "half a sign": (lambda v: greeting(v, seat="\ud800"), connections.INVALID),
    "a token that is none": (lambda v: greeting(v, token="x"), connections.INVALID),
    "an empty token": (lambda v: greeting(v, token=""), connections.INVALID),
    "a number below nothing": (lambda v: greeting(v, after=-1), connections.INVALID),
    "a huge number": (lambda v: greeting(v, after=2**60), connections.INVALID),
    "an unknown language": (lambda v: greeting(v, lang="xx"), connections.INVALID),
    "bytes": (lambda v: greeting(v).encode(), connections.INVALID),
    "a game that there is not": (lambda v: greeting(v, game="A" * 16), connections.FORBIDDEN),
    "a guessed token": (lambda v: greeting(v, token="A" * 22), connections.FORBIDDEN),
    "a token of another game": (lambda v: greeting(v, token=v.others["louis"]), connections.FORBIDDEN),
    "a player who does not sit here": (lambda v: greeting(v, token=v.player), connections.FORBIDDEN),
    "another seat": (lambda v: greeting(v, seat="louis"), connections.FORBIDDEN),
    "no spectator": (lambda v: greeting(v, game=v.other, token=None), connections.FORBIDDEN),
    "a huge message": (lambda v: greeting(v, seat="x" * 100_000), 1009),
}  # fmt: skip


@pytest.mark.parametrize("what", HELLOS)
def test_a_wrong_hello_ends_a_live_connection(victim: Victim, what: str) -> None:
    hello, expected = HELLOS[what]
    with victim.unharmed(), open_live(victim.served) as opened:
        opened.send(hello(victim))
        assert closing_of(opened) == expected


@pytest.mark.parametrize(
    "flood",
    [['{"ping":1}'] * 200, ["x" * 5000] * 60, [b"\0"], ["x" * 50_000]],
    ids=["many", "wrong", "bytes", "huge"],
)
def test_a_flood_ends_a_live_connection(victim: Victim, flood: list[str | bytes]) -> None:
    with victim.unharmed(), open_live(victim.served) as opened:
        opened.send(greeting(victim))
        assert json.loads(opened.recv(PATIENCE))["table"]["seat"] == "maria_theresa"
        try:
            for message in flood:
                opened.send(message)
        except ConnectionClosed:
            pass
        assert closing_of(opened) in (connections.TOO_MANY, connections.INVALID, 1009)


def test_who_says_nothing_is_not_waited_for(victim: Victim, monkeypatch: pytest.MonkeyPatch) -> None:
    with victim.unharmed():
        with monkeypatch.context() as patch:
            patch.setattr(connections, "HELLO_TIMEOUT", 0.1)
            with open_live(victim.served) as silent:
                assert closing_of(silent) == connections.INVALID
        monkeypatch.setattr(connections, "HELLO_TIMEOUT", PATIENCE)
        monkeypatch.setattr(connections, "IDLE_TIMEOUT", 0.1)
        with open_live(victim.served) as idle:
            idle.send(greeting(victim))
            assert closing_of(idle) == connections.INVALID


def test_live_connections_are_forgotten_when_they_end(victim: Victim) -> None:
    kept = victim.served.server.connections
    for number in range(30):
        with open_live(victim.served) as opened:
            opened.send(greeting(victim, token=victim.token if number % 2 else None))
            opened.recv(PATIENCE)
            if number % 3 == 0:
                opened.socket.shutdown(socket.SHUT_RDWR)
    soon(lambda: not kept.by_game and not kept.clients)
    assert (kept.by_game, dict(kept.clients)) == ({}, {})


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/live/", "/nothing"])
def test_there_is_one_live_address(victim: Victim, path: str) -> None:
    with victim.unharmed(), pytest.raises(InvalidStatus) as refused, open_live(victim.served, path):
        pass
    assert refused.value.response.status_code == 403


def test_a_replaced_token_opens_nothing_any_more(victim: Victim) -> None:
    game, tokens = victim.served.begun()
    path, old = f"/api/games/{game}", tokens["louis"]
    with open_live(victim.served) as opened:
        opened.send(greeting(victim, game=game, token=old))
        opened.recv(PATIENCE)
        new = victim.served.done("POST", f"{path}/reissue", old)["token"]
        assert closing_of(opened) == connections.FORBIDDEN
    assert victim.served.refused("GET", f"{path}/notes", old) == UNKNOWN
    assert victim.served.refused("POST", f"{path}/resign", old) == UNKNOWN
    assert victim.served.refused("GET", "/api/seat", old) == (401, "server-no-seat")
    assert victim.served.done("GET", "/api/seat", new) == {"game": game, "seat": "louis"}


# ---------------------------------------------------------------- limits


def test_one_client_makes_only_so_many_requests(
    tmp_path: Path, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meter, "SECONDS_PER_REQUEST", 1e9)
    limits = replace(GENEROUS, requests=1e-6, burst=6)
    with nearby(tmp_path / "maria.sqlite", limits=limits, page=page) as served:
        paths = ("/health", "/", "/nothing", "/api/about", "/api/games/x", "/assets/page.js")
        first = [served.ask("GET", path).status_code for path in paths]
        assert first == [200, 200, 404, 200, 422, 200]
        for path in paths:
            for headers in ({}, {"X-Forwarded-For": "8.8.8.8"}, {"X-Real-IP": "8.8.8.8"}):
                assert served.refused("GET", path, headers=headers) == (429, "server-too-fast")
        with pytest.raises(InvalidStatus), open_live(served):
            pass


def test_behind_a_proxy_clients_are_told_apart_by_what_the_proxy_says(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests=1e-6, burst=1)
    with nearby(tmp_path / "maria.sqlite", limits=limits, behind_proxy=True) as served:

        def status(*given: str) -> int:
            headers = [("X-Forwarded-For", value) for value in given]
            return served.http.get("/health", headers=headers).status_code

        assert [status("8.8.8.8"), status("8.8.8.8"), status("9.9.9.9")] == [200, 429, 200]
        assert status("1.1.1.1, 8.8.8.8") == 429, "what the client itself wrote before does not count"
        assert status("2.2.2.2", "8.8.8.8") == 429, "nor in a line of its own"


def test_the_address_of_a_client_is_short() -> None:
    scope = {"headers": [(b"x-forwarded-for", b"x" * 5000)], "client": ("::1", 1)}
    assert client_address(scope, behind_proxy=True) == "x" * 60
    assert client_address(scope, behind_proxy=False) == "::1"
    assert client_address({"headers": [], "client": None}, behind_proxy=True) == ""


@pytest.mark.parametrize(
    ("address", "counted"),
    {
        "8.8.8.8": "8.8.8.8",
        "2a00:1450:4001:81b::200e": "2a00:1450:4001:81b::/64",
        "2a00:1450:4001:81b:ffff::1": "2a00:1450:4001:81b::/64",
        "2a00:1450:4001:81c::1": "2a00:1450:4001:81c::/64",
        "::ffff:8.8.8.8": "8.8.8.8",
        "fe80::1%eth0": "fe80::/64",
        "::1": "::1",
        "no:address": "no:address",
    }.items(),
)
def test_a_client_of_ipv6_is_its_network(address: str, counted: str) -> None:
    assert client_address({"headers": [], "client": (address, 1)}, behind_proxy=False) == counted


def test_records_that_are_no_games_count_too(tmp_path: Path, sound: str) -> None:
    now = [1_000_000.0]
    with nearby(
        tmp_path / "maria.sqlite", limits=replace(GENEROUS, loads=2), monotonic=lambda: now[0]
    ) as served:
        broken = {"record": "no record"}
        told = [served.refused("POST", "/api/games/load", json=broken)[0] for _ in range(3)]
        assert told == [422, 422, 429]
        assert served.refused("POST", "/api/games/load", json={"record": sound}) == (429, "server-too-fast")
        now[0] += 121
        served.done("POST", "/api/games/load", json={"record": sound})


def test_one_record_of_a_client_is_read_at_a_time_and_few_in_all(tmp_path: Path) -> None:
    with nearby(tmp_path / "maria.sqlite") as served:
        services = served.server
        with services.reading_a_record("one"):
            with pytest.raises(Refused), services.reading_a_record("one"):
                pass
            with (
                services.reading_a_record("another"),
                pytest.raises(Refused),
                services.reading_a_record("a third"),
            ):
                pass
        with services.reading_a_record("one"), services.reading_a_record("a third"):
            assert len(services.loading) == 2
        assert not services.loading


def test_moments_are_looked_at_while_records_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sound: str
) -> None:
    read, reading = Event(), Event()

    def slowly(text: str) -> History:
        reading.set()
        assert read.wait(PATIENCE)
        return History.load(text)

    monkeypatch.setattr("maria.server.lobby._read_record", slowly)
    with nearby(tmp_path / "maria.sqlite") as served, ThreadPoolExecutor() as pool:
        game, tokens = served.begun()
        loading = pool.submit(served.done, "POST", "/api/games/load", json={"record": sound})
        assert reading.wait(PATIENCE)
        for _ in range(3):
            assert served.done("GET", f"/api/games/{game}/at?seq=1", tokens["maria_theresa"])["seq"] == 1
        read.set()
        loading.result(PATIENCE)


def test_one_client_starts_only_so_many_games_a_day(tmp_path: Path, sound: str) -> None:
    now = [1_000_000.0]
    limits = replace(GENEROUS, games=2)
    with nearby(tmp_path / "maria.sqlite", limits=limits, now=lambda: now[0]) as served:
        served.new_game()
        now[0] += 10_000
        served.done("POST", "/api/games/load", json={"record": sound})
        full = (429, "server-too-many-games")
        assert served.refused("POST", "/api/games", json={}) == full
        assert served.refused("POST", "/api/games/load", json={"record": sound}) == full
        now[0] += 86_400 - 10_000
        served.new_game()
        assert served.refused("POST", "/api/games", json={}) == full


def test_one_client_opens_only_so_many_live_connections(tmp_path: Path) -> None:
    with nearby(tmp_path / "maria.sqlite", limits=replace(GENEROUS, connections=2)) as served:
        game, _ = served.new_game()
        hello = json.dumps({"game": game})
        with open_live(served) as first, open_live(served) as second:
            for opened in (first, second):
                opened.send(hello)
                opened.recv(PATIENCE)
            with open_live(served) as third:
                assert closing_of(third) == connections.TOO_MANY
            first.send('{"ping":1}')
            assert json.loads(first.recv(PATIENCE)) == {"pong": True}


class Slow(BotProcesses):
    """Bots that block until `let` is set; `games` are those with a bot thinking."""

    def __init__(self) -> None:
        super().__init__(1)
        self.games: set[str] = set()
        self.let = asyncio.Event()

    async def ask(self, thought: BotQuestion, seconds: float) -> BotAnswer:
        game = thought.key.partition("/")[0]
        self.games.add(game)
        await self.let.wait()
        self.games.discard(game)
        return BotAnswer(None)


def test_games_of_bots_alone_do_not_hold_up_those_of_people(tmp_path: Path) -> None:
    """However many games among bots there are, together they use one slot."""
    bots: Json = {seat: {"kind": "bot", "bot": "recruit"} for seat in ("maria_theresa", "frederick", "louis")}
    with nearby(tmp_path / "maria.sqlite") as served:
        slow = served.server.bots.processes = Slow()
        for _ in range(8):
            served.new_game(seats=bots)
        game, _ = served.begun(seats={seat: bots[seat] for seat in ("frederick", "louis")})
        soon(lambda: game in slow.games and len(slow.games) > 1)
        assert len(slow.games) == 2
        served.loop.call_soon_threadsafe(slow.let.set)
        served.run(served.server.bots.stop())


# ---------------------------------------------------------------- webhooks

NO_WEBHOOK, PRIVATE, NO_NAME = (
    (422, "notice-webhook"),
    (422, "notice-webhook-private"),
    (422, "notice-webhook-name"),
)
WEBHOOKS = {
    "http://example.com/": {NO_WEBHOOK},
    "ftp://example.com/": {NO_WEBHOOK},
    "file:///etc/passwd": {NO_WEBHOOK},
    "javascript:alert(1)": {NO_WEBHOOK},
    "gopher://127.0.0.1:25/": {NO_WEBHOOK},
    "//example.com/": {NO_WEBHOOK},
    "example.com": {NO_WEBHOOK},
    "https://": {NO_WEBHOOK},
    "https:///path": {NO_WEBHOOK},
    "https://user@example.com/": {NO_WEBHOOK},
    "https://user:password@example.com/": {NO_WEBHOOK},
    "https://example.com:8443/": {NO_WEBHOOK},
    "https://example.com:22/": {NO_WEBHOOK},
    "https://example.com:0/": {NO_WEBHOOK},
    "https://example.com:99999/": {NO_WEBHOOK},
    "https://example.com:x/": {NO_WEBHOOK},
    "https://example.com\\@127.0.0.1/": {NO_WEBHOOK},
    "https://example.com/\r\nX: y": {NO_WEBHOOK},
    "https://example.com/\0": {NO_WEBHOOK},
    "https://[::1/": {NO_WEBHOOK},
    "https://localhost/": {PRIVATE},
    "https://LOCALHOST./": {PRIVATE, NO_NAME},
    "https://127.0.0.1/": {PRIVATE},
    "https://127.0.0.1:443/": {PRIVATE},
    "https://127.1/": {PRIVATE, NO_NAME, NO_WEBHOOK},
    "https://2130706433/": {PRIVATE, NO_NAME, NO_WEBHOOK},
    "https://0x7f000001/": {PRIVATE, NO_NAME, NO_WEBHOOK},
    "https://017700000001/": {PRIVATE, NO_NAME, NO_WEBHOOK},
    "https://0177.0.0.1/": {PRIVATE, NO_NAME, NO_WEBHOOK},
    "https://①②⑦.⓪.⓪.①/": {PRIVATE, NO_NAME, NO_WEBHOOK},
    "https://0.0.0.0/": {PRIVATE},
    "https://10.0.0.1/": {PRIVATE},
    "https://172.16.0.1/": {PRIVATE},
    "https://192.168.1.1/": {PRIVATE},
    "https://100.64.0.1/": {PRIVATE},
    "https://169.254.169.254/latest/meta-data/": {PRIVATE},
    "https://255.255.255.255/": {PRIVATE},
    "https://192.0.0.8/": {PRIVATE},
    "https://192.0.2.1/": {PRIVATE},
    "https://192.31.196.1/": {PRIVATE},
    "https://192.52.193.1/": {PRIVATE},
    "https://192.88.99.1/": {PRIVATE},
    "https://192.175.48.1/": {PRIVATE},
    "https://198.18.0.1/": {PRIVATE},
    "https://198.51.100.1/": {PRIVATE},
    "https://203.0.113.1/": {PRIVATE},
    "https://240.0.0.1/": {PRIVATE},
    "https://224.0.0.1/": {PRIVATE},
    "https://[::1]/": {PRIVATE},
    "https://[::]/": {PRIVATE},
    "https://[::ffff:127.0.0.1]/": {PRIVATE},
    "https://[::ffff:10.0.0.1]/": {PRIVATE},
    "https://[::127.0.0.1]/": {PRIVATE},
    "https://[64:ff9b::7f00:1]/": {PRIVATE},
    "https://[2002:7f00:1::]/": {PRIVATE},
    "https://[2001:db8::1]/": {PRIVATE},
    "https://[2620:4f:8000::1]/": {PRIVATE},
    "https://[3fff::1]/": {PRIVATE},
    "https://[5f00::1]/": {PRIVATE},
    "https://[fe80::1]/": {PRIVATE},
    "https://[fec0::1]/": {PRIVATE},
    "https://[fc00::1]/": {PRIVATE},
    "https://[ff02::1]/": {PRIVATE},
    "https://" + "x" * 300 + ".example/": {NO_NAME},
    "https://example.com/" + "x" * 500: {INVALID},
}  # fmt: skip


@pytest.mark.parametrize("url", WEBHOOKS, ids=lambda url: repr(url[:40]))
def test_a_webhook_never_leads_inside(victim: Victim, url: str) -> None:
    with victim.unharmed():
        refused = victim.served.refused("PATCH", "/api/me", victim.player, json={"webhook": url})
        assert refused in WEBHOOKS[url]


class Names:
    """A fake resolver that knows the given names."""

    SOCK_STREAM = socket.SOCK_STREAM

    def __init__(self, **known: list[str]) -> None:
        self.known = known

    def getaddrinfo(self, host: str, port: int, *_: Any) -> list[tuple[Any, ...]]:
        if host not in self.known:
            raise socket.gaierror
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in self.known[host]]


def test_a_name_that_stands_for_a_private_address_is_refused(
    victim: Victim, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = Names(inside=["10.0.0.1"], both=["8.8.8.8", "127.0.0.1"], metadata=["::ffff:169.254.169.254"])
    monkeypatch.setattr(notifications, "socket", names)

    def refused(host: str) -> tuple[int, str]:
        return victim.served.refused("PATCH", "/api/me", victim.player, json={"webhook": f"https://{host}/"})

    with victim.unharmed():
        assert [refused(host) for host in ("inside", "both", "metadata")] == [PRIVATE] * 3
        assert refused("nowhere") == NO_NAME
    monkeypatch.setattr(notifications, "socket", Names(outside=["8.8.8.8"]))
    victim.served.done("PATCH", "/api/me", victim.player, json={"webhook": "https://outside/hook"})
    assert victim.served.done("GET", "/api/me", victim.player)["webhook"] == "https://outside/hook"


NO_ADDRESSES = [
    "x",
    "@",
    "a@b",
    "a@b.c\r\nBcc: d@e.f",
    "a b@c.de",
    "<a@b.de>",
    "a@b.de,c@d.de",
    "ä@b.de",
    "a@b.de\0",
    "x" * 65 + "@b.de",
    "a@" + "b." * 130 + "de",
]


def test_what_is_no_address_gets_no_mail(tmp_path: Path) -> None:
    smtp = "smtp://127.0.0.1:9?from=maria@example.org"
    with nearby(tmp_path / "maria.sqlite", smtp=smtp) as served:
        player = served.done("POST", "/api/players", json={"name": "Somebody"})["token"]
        for address in NO_ADDRESSES:
            refused = served.refused("PATCH", "/api/me", player, json={"email": address})
            assert refused == (INVALID if len(address) > 254 else (422, "notice-address")), address
        failed = served.refused("PATCH", "/api/me", player, json={"email": "a@b.de"})
        assert failed == (422, "notice-mail-failed"), "nobody listens there"
        assert served.done("GET", "/api/me", player)["email"] == ""


def test_a_server_without_mail_says_so(victim: Victim) -> None:
    with victim.unharmed():
        refused = victim.served.refused("PATCH", "/api/me", victim.player, json={"email": "a@b.de"})
        assert refused == (422, "notice-no-mail")
        code = victim.served.refused("POST", "/api/me/email", victim.player, json={"code": ""})
        assert code == (403, "server-wrong-code")


# ---------------------------------------------------------------- headers and secrets


def test_every_answer_has_the_headers_that_keep_a_page_safe(
    victim: Victim, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [
        ("GET", "/", 200),
        ("GET", "/nothing", 404),
        ("GET", "/api/about", 200),
        ("GET", f"{victim.path}/record", 200),
        ("GET", "/api/texts/en", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/me", 401),
        ("GET", f"/api/games/{victim.other}", 403),
        ("BREW", "/api/about", 405),
        ("POST", "/api/players", 422),
        ("GET", "/health", 200),
    ]
    answers = [(victim.served.ask(method, path), status) for method, path, status in asked]
    answers.append((victim.served.ask("POST", "/api/players", content=b" " * BIG), 413))

    def broken(*_: object) -> None:
        raise ValueError(victim.token)

    monkeypatch.setattr("maria.server.routes.games.game_info", broken)
    answers.append((victim.served.ask("GET", victim.path), 500))
    monkeypatch.undo()
    for answer, status in answers:
        assert answer.status_code == status
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (answer.url, name)
        assert "server" not in answer.headers and "set-cookie" not in answer.headers
    assert answers[-1][0].json()["error"] == "server-broken"
    assert "Traceback" not in answers[-1][0].text and victim.token not in answers[-1][0].text
    assert victim.served.ask("GET", victim.path).headers["cache-control"] == "no-store"
    assert victim.served.ask("GET", victim.path).headers["referrer-policy"] == "no-referrer"
    policy = HEADERS["Content-Security-Policy"]
    assert "script-src" not in policy and "default-src 'self'" in policy, "no script but our own files"


def test_no_token_is_told_but_to_whom_it_is_given_and_none_is_logged(tmp_path: Path) -> None:
    """Runs `maria serve` and makes all kinds of requests, valid and invalid."""
    with (
        serve(f"sqlite:///{tmp_path / 'maria.sqlite'}", rate=100_000) as started,
        httpx.Client(base_url=started.url, timeout=PATIENCE, trust_env=False) as http,
    ):
        told: list[str] = []

        def ask(method: str, path: str, token: str | None = None, body: Any = None) -> httpx.Response:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = http.request(method, path, headers=headers, json=body)
            told.append(repr(answer.headers.raw) + answer.text)
            return answer

        def issue(*request: Any) -> Json:
            made: Json = ask(*request).json()
            told.pop()
            return made

        made = issue("POST", "/api/games", None, {"watch": "anyone"})
        game, links = made["game"]["id"], made["tokens"]
        path, player = (
            f"/api/games/{game}",
            issue("POST", "/api/players", None, {"name": "Somebody"})["token"],
        )
        values = {seat: f"{number:064x}" for number, seat in enumerate(links, 2**200)}
        keys = {seat: secrets.token_urlsafe(16) for seat in links}
        for seat, link in links.items():
            wanted = {"name": seat, "value": values[seat], "key": keys[seat]}
            personal = player if seat == "louis" else None
            assert ask("POST", f"{path}/take", link, {**wanted, "player": personal}).status_code == 200
        new = issue("POST", f"{path}/reissue", keys["frederick"])["token"]
        secret = [*links.values(), *keys.values(), made["host"], player, new]
        for token in (*secret, "x" * 22, None):
            for method, where, body in every_request(path):
                if not where.endswith(("/resign", "/reissue", "/leave", "/end")):
                    ask(method, where, token, body)
            for where in (
                "/api/me",
                "/api/seat",
                f"/{token}",
                f"/api/games/{token}",
                f"/api/games?before={token}",
            ):
                ask("GET", where, token)
            ask("POST", "/api/me/seats", token, {"seat": token})
            ask("POST", "/api/me/seats", token, {"sea": token})
        for where in ("/health", "/metrics", "/api/games", "/api/about", "/api/openapi.json", "/nothing"):
            ask("GET", where, new)
        for hello in ({"game": game, "token": new}, {"game": game, "token": "x" * 22}, {"token": new}):
            with connect(started.url.replace("http", "ws") + "/api/live", open_timeout=PATIENCE) as opened:
                opened.send(json.dumps(hello))
                try:
                    told.append(str(opened.recv(PATIENCE)))
                except ConnectionClosed as error:
                    told.append(str(error))
        secret += values.values()
    logged = "\n".join(started.logs)
    assert '"event": "request"' in logged and '"route": "/api/games/{game}/act"' in logged
    assert game not in logged, "the id of a game opens it to spectators"
    assert [text for text in (*secret, "Somebody") if text in logged] == []
    assert [text for text in secret if any(text in answer for answer in told)] == []
    assert "Traceback" not in logged and '"level": "error"' not in logged


def test_an_actions_id_stands_for_one_action(database_url: str) -> None:
    with nearby(database_url) as served:
        game, tokens = served.begun()
        token = next(iter(tokens.values()))
        said = {"id": "first-of-all", "text": "The first."}
        once = served.done("POST", f"/api/games/{game}/say", token, json={**said, "after": 0})
        again = served.done("POST", f"/api/games/{game}/say", token, json={**said, "after": 3})
        assert again["table"]["seq"] == once["table"]["seq"]
        for path, other in (
            ("say", {**said, "text": "Another."}),
            ("undo", {"id": said["id"]}),
            ("act", {"id": said["id"], "step": "1", "action": "pass"}),
        ):
            assert served.refused("POST", f"/api/games/{game}/{path}", token, json=other) == (
                409,
                "server-id-used",
            )
        assert served.done("GET", f"/api/games/{game}/updates", token)["table"]["seq"] == once["table"]["seq"]
