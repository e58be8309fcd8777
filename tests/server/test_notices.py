"""Notices to players who are not online, by webhook and e-mail, with fake servers and our own clock."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from websockets.sync.client import connect

from maria.notation import format_action
from maria.server import notifications
from maria.server.notifications import DELAY, TRIES, AddressError
from maria.server.settings import DAY
from maria.server.storage.schema import notices as table_of_notices
from server.nearby import GENEROUS, Json, Nearby, nearby
from waiting import PATIENCE, soon

ADDRESS = "https://maria.example"
NEVER = 1e9


class Hooks(ThreadingHTTPServer):
    """A webhook server that records posts by path and answers with the given statuses, then with 204."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.posted: list[tuple[str, Json]] = []
        self.hosts: list[str] = []
        self.answers: list[int] = []
        self.held = threading.Event()
        self.held.set()

    def url(self, path: str, host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.server_address[1]}{path}"

    def paths(self) -> list[str]:
        return sorted(path for path, _ in self.posted)


class Taking(BaseHTTPRequestHandler):
    server: Hooks

    def do_POST(self) -> None:
        told = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.posted.append((self.path, told))
        self.server.hosts.append(self.headers["Host"])
        if self.path == "/slow":
            self.server.held.wait(PATIENCE)
        status = self.server.answers.pop(0) if self.server.answers else 204
        self.send_response(status)
        if 300 <= status < 400:
            self.send_header("Location", "/elsewhere")
        self.end_headers()

    do_GET = do_POST

    def log_message(self, *_: object) -> None:
        pass


class Mails(socketserver.ThreadingTCPServer):
    """An SMTP server; `said` has every command received, `offers` the extensions it announces."""

    allow_reuse_address = daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiving)
        self.said: list[str] = []
        self.mails: list[tuple[str, str, str]] = []
        self.offers: list[str] = []
        self.full = False

    @property
    def settings(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}?from=maria@example.org"


class Receiving(socketserver.StreamRequestHandler):
    server: Mails

    def handle(self) -> None:
        self.say("220 stand-in")
        while line := self.rfile.readline().decode().strip():
            self.server.said.append(line)
            match line.split(":")[0].split()[0].upper():
                case "EHLO":
                    lines = ["stand-in", *self.server.offers]
                    for part in lines[:-1]:
                        self.say(f"250-{part}")
                    self.say(f"250 {lines[-1]}")
                case "STARTTLS":
                    self.say("454 not today")
                case "RCPT" if self.server.full:
                    self.say("452 no room")
                case "DATA":
                    self.say("354 go on")
                    self.take()
                    self.say("250 taken")
                case "QUIT":
                    self.say("221 good-bye")
                    return
                case _:
                    self.say("250 fine")

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def take(self) -> None:
        content = b""
        while (line := self.rfile.readline()) != b".\r\n":
            content += line
        mail = message_from_bytes(content, policy=default)
        self.server.mails.append((str(mail["To"]), str(mail["Subject"]), str(mail.get_content()).strip()))


@contextmanager
def running(server: socketserver.TCPServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join(PATIENCE)


class Post:
    """A server, its clock, and the fake servers that get its notices."""

    def __init__(self, served: Nearby, clock: list[float], hooks: Hooks, mails: Mails) -> None:
        self.served, self.clock, self.hooks, self.mails = served, clock, hooks, mails

    def player(self, webhook: str = "", email: str = "") -> str:
        """Creates a player with this webhook and e-mail address."""
        token = self.served.done("POST", "/api/players", json={"name": "Somebody"})["token"]
        if webhook:
            self.change(token, webhook=self.hooks.url(webhook))
        if email:
            self.change(token, email=email)
            self.confirm(token, self.code())
        return str(token)

    def change(self, token: str, **changes: str) -> None:
        self.served.done("PATCH", "/api/me", token, json=changes)

    def code(self) -> str:
        """The code in the latest mail."""
        found = re.search(r"#confirm=(\S+)$", self.mails.mails.pop()[2])
        assert found
        return found[1]

    def confirm(self, token: str, code: str) -> None:
        self.served.done("POST", "/api/me/email", token, json={"code": code})

    def pass_time(self, seconds: float) -> None:
        """Advances the clock and runs a sweep."""
        self.clock[0] += seconds
        self.served.run(self.served.server.scheduler.sweep())

    def act(self, game: str, tokens: dict[str, str], seat: str) -> None:
        """Plays a legal action of a seat."""
        table = self.served.server.rooms.loaded[game]
        assert table.game is not None
        choices = table.game.legal(seat)
        assert choices is not None
        action = format_action(table.position, next(iter(choices)))
        body = {"id": f"action-{seat}-{table.row.lines}", "step": str(table.step), "action": action}
        self.served.done("POST", f"/api/games/{game}/act", tokens[seat], json=body)

    def waiting(self) -> int:
        """How many notices are pending."""

        async def count() -> int:
            async with self.served.server.database.reading() as connection:
                query = select(func.count()).select_from(table_of_notices)
                return int((await connection.execute(query)).scalar_one())

        return self.served.run(count())


@pytest.fixture
def post(tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Post]:
    monkeypatch.setattr(notifications, "TIMEOUT", PATIENCE)
    settings: dict[str, Any] = getattr(request, "param", {})
    clock, hooks, mails = [1_000_000.0], Hooks(), Mails()
    with (
        running(hooks),
        running(mails),
        nearby(
            tmp_path / "maria.sqlite",
            **{
                "local_webhooks": True,
                "smtp": mails.settings,
                "address": ADDRESS,
                "sweep": NEVER,
                "now": lambda: clock[0],
                "monotonic": lambda: clock[0],
                **settings,
            },
        ) as served,
    ):
        yield Post(served, clock, hooks, mails)


# ---------------------------------------------------------------- turns


def test_who_is_not_there_is_told_once_that_it_is_his_turn(post: Post) -> None:
    game, _ = post.served.begun(
        {"louis": post.player("/louis"), "frederick": post.player("/frederick")}, name="Evening"
    )
    post.pass_time(DELAY - 1)
    assert post.hooks.posted == [], "who acts at once needs no message"
    post.pass_time(1)
    assert post.hooks.paths() == ["/frederick", "/louis"]
    told = dict(post.hooks.posted)["/louis"]
    assert (
        told["text"] == told["content"] == f"It is your turn in Evening, as Louis XV. {ADDRESS}/#game={game}"
    )
    for _ in range(5):
        post.pass_time(DAY)
    assert len(post.hooks.posted) == 2 and post.waiting() == 0


def test_a_game_s_name_calls_nobody_in_a_channel(post: Post) -> None:
    """Discord is told to mention nobody; for others, the name's special characters are replaced."""
    name = "@everyone <!channel> <@1> @here"
    post.served.begun({"louis": post.player("/louis")}, name=name)
    post.pass_time(DELAY)
    ((_, told),) = post.hooks.posted
    assert told["allowed_mentions"] == {"parse": []}
    for text in (told["text"], told["content"]):
        assert "＠everyone ‹!channel› ‹＠1› ＠here" in text and not set("@<>") & set(text)


def test_who_has_acted_meanwhile_is_not_told(post: Post) -> None:
    game, tokens = post.served.begun({"louis": post.player("/louis"), "frederick": post.player("/frederick")})
    post.act(game, tokens, "louis")
    post.pass_time(DELAY)
    assert post.hooks.paths() == ["/frederick"]
    assert post.waiting() == 0


def test_who_looks_on_is_not_told(post: Post) -> None:
    louis = post.player("/louis")
    game, tokens = post.served.new_game()
    key = post.served.take(game, "louis", tokens["louis"], louis)
    post.served.take(game, "frederick", tokens["frederick"], post.player("/frederick"))
    address = post.served.url.replace("http", "ws") + "/api/live"
    with connect(address, open_timeout=PATIENCE) as live:
        live.send(json.dumps({"game": game, "token": key}))
        live.recv(PATIENCE)
        post.served.take(game, "maria_theresa", tokens["maria_theresa"])
    post.pass_time(DELAY)
    assert post.hooks.paths() == ["/frederick"]


def test_of_two_turns_soon_after_each_other_the_later_is_told(post: Post) -> None:
    """The player acts, and soon it is their turn again: one notice, delayed as for the second turn."""
    game, tokens = post.served.begun({"louis": post.player("/louis")})
    post.clock[0] += 5
    post.act(game, tokens, "louis")
    post.clock[0] += 5
    post.served.done("POST", f"/api/games/{game}/undo", tokens["louis"], json={"id": "undo-undo"})
    post.pass_time(DELAY - 10)
    assert post.hooks.posted == []
    post.pass_time(10)
    post.pass_time(DAY)
    assert post.hooks.paths() == ["/louis"]


def test_a_seat_that_is_waited_for_too_long_is_reminded_once(post: Post) -> None:
    game, tokens = post.served.begun({"louis": post.player("/louis")}, days=2, stand_in=False, name="Evening")
    post.pass_time(DELAY)
    post.hooks.posted.clear()
    post.pass_time(1.4 * DAY)
    assert post.hooks.posted == []
    post.pass_time(0.2 * DAY)
    post.pass_time(DELAY)
    assert [told["text"] for _, told in post.hooks.posted] == [
        f"Evening is still waiting for you, Louis XV. Your time is running out. {ADDRESS}/#game={game}"
    ]
    post.pass_time(DAY)
    assert len(post.hooks.posted) == 1
    post.act(game, tokens, "louis")
    post.pass_time(DELAY)
    assert len(post.hooks.posted) == 1


def test_a_player_who_is_gone_is_not_told(post: Post) -> None:
    louis = post.player("/louis")
    post.served.begun({"louis": louis})
    assert post.waiting() == 1
    post.served.done("DELETE", "/api/me", louis)
    assert post.waiting() == 0
    post.pass_time(DAY)
    assert post.hooks.posted == []


# ---------------------------------------------------------------- failures


def test_a_message_that_fails_is_tried_again_later_and_later_and_then_given_up(post: Post) -> None:
    post.hooks.answers = [500, 404, 302, 400, 503, 200, 200]
    post.served.begun({"louis": post.player("/louis")})
    post.pass_time(DELAY)
    for number in range(1, TRIES):
        assert len(post.hooks.posted) == number
        pause = 60 * 4 ** (number - 1)
        post.pass_time(pause - 1)
        assert len(post.hooks.posted) == number, "not earlier"
        post.pass_time(1)
    assert post.hooks.paths() == ["/louis"] * TRIES, "what leads elsewhere is not followed"
    for _ in range(10):
        post.pass_time(DAY)
    assert len(post.hooks.posted) == TRIES and post.waiting() == 0
    failed = [line for line in post.served.logged.lines if "notice-failed" in line]
    assert len(failed) == TRIES and all("louis" not in line and "http" not in line for line in failed)


def test_a_message_that_arrives_late_is_not_sent_again(post: Post) -> None:
    post.hooks.answers = [500, 500]
    post.served.begun({"louis": post.player("/louis")})
    for _ in range(5):
        post.pass_time(DAY)
    assert len(post.hooks.posted) == 3 and post.waiting() == 0


def test_a_message_is_not_tried_again_when_its_turn_is_over(post: Post) -> None:
    post.hooks.answers = [500]
    game, tokens = post.served.begun({"louis": post.player("/louis")})
    post.pass_time(DELAY)
    post.act(game, tokens, "louis")
    post.pass_time(DAY)
    assert len(post.hooks.posted) == 1 and post.waiting() == 0


def test_one_who_is_slow_to_take_a_message_does_not_hold_up_the_others(post: Post) -> None:
    post.hooks.held.clear()
    post.served.begun({"louis": post.player("/slow"), "frederick": post.player("/frederick")})
    post.clock[0] += DELAY
    sweeping = asyncio.run_coroutine_threadsafe(post.served.server.scheduler.sweep(), post.served.loop)
    soon(lambda: post.hooks.paths() == ["/frederick", "/slow"] and post.waiting() == 1)
    assert not sweeping.done()
    post.hooks.answers = [503]
    post.hooks.held.set()
    sweeping.result(PATIENCE)
    assert post.waiting() == 1, "the slow one is tried again"


def test_one_who_takes_no_message_is_given_up(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    post.served.begun({"louis": post.player("/slow")})
    post.hooks.held.clear()
    monkeypatch.setattr(notifications, "TIMEOUT", 0.2)
    post.pass_time(DELAY)
    post.hooks.held.set()
    assert post.waiting() == 1, "but not for good"


def test_a_name_is_looked_up_once_and_never_leads_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checked address is the one we use, whatever the name resolves to a moment later."""
    asked: list[str] = []

    class Names:
        SOCK_STREAM = socket.SOCK_STREAM
        address = "127.0.0.1"

        def getaddrinfo(self, host: str, port: int, *_: object) -> list[tuple[Any, ...]]:
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (self.address, port))]

    monkeypatch.setattr(notifications, "socket", Names())
    hooks = Hooks()
    with running(hooks):
        asyncio.run(notifications.post_webhook(hooks.url("/hook", "a-name.example"), "hello", local=True))
    assert asked == ["a-name.example"]
    sent = {"content": "hello", "text": "hello", "allowed_mentions": {"parse": []}}
    assert hooks.posted == [("/hook", sent)]
    assert hooks.hosts == [f"a-name.example:{hooks.server_address[1]}"]
    for address in ("127.0.0.1", "10.0.0.1", "::1", "169.254.169.254"):
        Names.address = address
        with pytest.raises(AddressError) as refused:
            asyncio.run(notifications.post_webhook("https://a-name.example/", "hello", local=False))
        assert refused.value.key == "notice-webhook-private"


# ---------------------------------------------------------------- e-mail


def test_an_address_is_confirmed_with_the_code_that_was_sent_there(post: Post) -> None:
    player = post.player()
    post.change(player, email="louis@example.org")
    to, subject, text = post.mails.mails[0]
    assert (to, subject) == ("louis@example.org", "MARIA: confirm your address")
    assert text.startswith("Someone, probably you,") and f"{ADDRESS}/#confirm=" in text
    code = post.code()
    assert post.served.done("GET", "/api/me", player)["email_confirmed"] is False
    for wrong in ("", code[:-1], code + "A", code.swapcase(), "x" * 22, "ä" * 22):
        assert post.served.refused("POST", "/api/me/email", player, json={"code": wrong}) == (
            403,
            "server-wrong-code",
        )
    stranger = post.player()
    assert post.served.refused("POST", "/api/me/email", stranger, json={"code": code}) == (
        403,
        "server-wrong-code",
    )
    post.confirm(player, code)
    assert post.served.done("GET", "/api/me", player)["email_confirmed"] is True
    assert post.served.refused("POST", "/api/me/email", player, json={"code": ""}) == (
        403,
        "server-wrong-code",
    )
    post.change(player, email="louis@example.org")
    assert post.mails.mails == [], "the same address needs no second mail"
    post.change(player, email="other@example.org")
    assert post.served.done("GET", "/api/me", player)["email_confirmed"] is False
    post.change(player, email="")
    me = post.served.done("GET", "/api/me", player)
    assert (me["email"], me["email_confirmed"]) == ("", False)


def test_only_a_confirmed_address_gets_mail(post: Post) -> None:
    confirmed, unconfirmed = post.player(email="louis@example.org"), post.player()
    post.change(unconfirmed, email="frederick@example.org")
    post.mails.mails.clear()
    game, _ = post.served.begun({"louis": confirmed, "frederick": unconfirmed}, name="Grüße")
    post.pass_time(DELAY)
    for _ in range(5):
        post.pass_time(DAY)
    told = f"It is your turn in Grüße, as Louis XV. {ADDRESS}/#game={game}"
    assert post.mails.mails == [("louis@example.org", "MARIA: it is your turn", told)]
    assert post.waiting() == 0


@pytest.mark.parametrize(
    ("language", "subject", "begins"),
    [
        ("de", "MARIA: Du bist dran", "Du bist dran in Grüße, als Ludwig XV."),
        ("pl", "MARIA: twoja kolej", "Twoja kolej: Grüße, rola Ludwik XV."),
    ],
)
def test_a_mail_is_in_the_reader_s_language(post: Post, language: str, subject: str, begins: str) -> None:
    player = post.player(email="louis@example.org")
    post.change(player, language=language)
    assert post.served.done("GET", "/api/me", player)["language"] == language
    post.mails.mails.clear()
    post.served.begun({"louis": player}, name="Grüße")
    post.pass_time(DELAY)
    ((_, its_subject, text),) = post.mails.mails
    assert its_subject == subject and text.startswith(begins)
    assert post.served.refused("PATCH", "/api/me", player, json={"language": "xx"})[0] == 422


def test_a_mail_that_fails_is_tried_again(post: Post) -> None:
    player = post.player(email="louis@example.org")
    post.served.begun({"louis": player})
    post.mails.full = True
    post.pass_time(DELAY)
    post.pass_time(60)
    assert post.mails.mails == [] and post.waiting() == 1
    post.mails.full = False
    post.pass_time(240)
    assert len(post.mails.mails) == 1 and post.waiting() == 0


def test_a_player_can_be_told_in_both_ways(post: Post) -> None:
    post.served.begun({"louis": post.player("/louis", "louis@example.org")})
    post.pass_time(DELAY)
    assert post.hooks.paths() == ["/louis"]
    assert [to for to, _, _ in post.mails.mails] == ["louis@example.org"]


@pytest.mark.parametrize("post", [{"limits": replace(GENEROUS, mails=2)}], indirect=True)
def test_one_client_has_only_so_many_mails_sent(post: Post) -> None:
    """Otherwise the server could be used to flood a stranger's mailbox."""
    for number in range(2):
        post.change(post.player(), email=f"{number}@example.org")
    player = post.player()
    refused = post.served.refused("PATCH", "/api/me", player, json={"email": "3@example.org"})
    assert refused == (429, "server-too-fast")
    assert len(post.mails.mails) == 2
    post.clock[0] += 2 * 3600
    post.change(player, email="3@example.org")


def test_a_password_is_not_sent_in_the_clear(post: Post) -> None:
    """We use STARTTLS if it is offered, and never send a password without it."""
    settings = post.mails.settings.replace("//", "//maria:password@")
    for offers in ([], ["AUTH PLAIN LOGIN"], ["STARTTLS", "AUTH PLAIN LOGIN"]):
        post.mails.offers = offers
        with pytest.raises(OSError):
            notifications.send_mail(settings, "louis@example.org", "subject", "text")
    post.mails.offers = ["STARTTLS"]
    with pytest.raises(OSError):
        notifications.send_mail(post.mails.settings, "louis@example.org", "subject", "text")
    assert post.mails.said.count("STARTTLS") == 2
    assert not [line for line in post.mails.said if line.startswith(("AUTH", "MAIL"))]
    assert post.mails.mails == []


@pytest.mark.parametrize(
    "settings",
    ["x", "http://host?from=a@b.de", "smtp://?from=a@b.de", "smtp://host", "smtp://host:x?from=a@b.de", "smtp://host:99999?from=a@b.de", "smtp://[host?from=a@b.de", "smtp://host?from=a%0Ab"],
)  # fmt: skip
def test_settings_that_send_no_mail_are_told(settings: str) -> None:
    with pytest.raises(AddressError) as refused:
        notifications.check_smtp(settings)
    assert refused.value.key == "notice-smtp"
    notifications.check_smtp("smtps://user:a%40b@host:465?from=maria@example.org")
