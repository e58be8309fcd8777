"""Which Host and Origin a server accepts: DNS rebinding and cross-origin requests are refused."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from maria.server.origin import Origins
from maria.server.settings import Settings
from server.nearby import Nearby, nearby, problem
from waiting import PATIENCE

MACHINE = socket.gethostname().lower()
PUBLIC = "https://maria.example.org"
WRONG_HOST, WRONG_ORIGIN = (400, "server-wrong-host"), (403, "server-wrong-origin")


def refusal(
    name: str | None, origin: str | None = None, method: str = "POST", kind: str = "http", **settings: Any
) -> tuple[int, str] | None:
    """Why a request with these headers is refused, if it is."""
    given = {"host": name, "origin": origin, "accept": "*/*"}
    headers = [(key.encode(), value.encode()) for key, value in given.items() if value is not None]
    scope = {"type": kind, "headers": headers, **({"method": method} if kind == "http" else {})}
    return Origins(Settings("sqlite://", **settings)).refusal(scope)


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    "host",
    [
        None,
        "localhost",
        "LOCALHOST:8740",
        "localhost.",
        "127.0.0.1:8740",
        "192.168.1.7:8740",
        "[::1]:8740",
        "[fe80::1]",
        MACHINE,
        f"{MACHINE.partition('.')[0]}.local:8740",
    ],
)
def test_at_home_a_server_is_reached_by_addresses_and_the_names_of_the_machine(host: str | None) -> None:
    assert refusal(host) is None


STRANGE = ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", f"{MACHINE}.evil.example:8740", "xlocalhost", "localhost:", "localhost:x", "localhost:80@evil.example", "[::1", "[evil.example]", "::1", "a b", "", ".", ":8740", "\xff", "x" * 5000]  # fmt: skip


@pytest.mark.parametrize("host", STRANGE, ids=lambda host: host[:30])
@pytest.mark.parametrize("settings", [{}, {"address": PUBLIC}, {"address": PUBLIC, "behind_proxy": True}], ids=["home", "named", "proxy"])  # fmt: skip
def test_no_other_name_leads_here(host: str, settings: dict[str, Any]) -> None:
    assert refusal(host, method="GET", **settings) == WRONG_HOST
    assert refusal(host, f"http://{host}", **settings) == WRONG_HOST


def test_names_that_a_server_was_given_lead_here() -> None:
    assert refusal("maria.lan:8740", host="Maria.lan") is None
    assert refusal("maria.lan:8740", host="0.0.0.0") == WRONG_HOST
    for address in (PUBLIC, f"{PUBLIC}:8443/games", "maria.example.org", "http://Maria.Example.org:8740"):
        assert refusal("maria.example.org", address=address) is None
        assert refusal("www.maria.example.org", address=address) == WRONG_HOST
    assert refusal("xn--mller-kva.example", address="https://müller.example") is None
    assert refusal("localhost", address="https://[broken") is None


def test_behind_a_proxy_names_are_its_business_unless_there_is_one() -> None:
    assert refusal("whatever.example", behind_proxy=True) is None
    assert refusal("whatever.example", behind_proxy=True, address=PUBLIC) == WRONG_HOST
    assert refusal("localhost:8740", behind_proxy=True, address=PUBLIC) is None, "for whoever watches over it"


# ---------------------------------------------------------------- pages


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_only_our_own_page_may_do_something(kind: str) -> None:
    ours = "localhost:8740"
    assert refusal(ours, f"http://{ours}", kind=kind) is None
    assert refusal(ours, f"https://{ours.upper()}", kind=kind) is None
    assert refusal("[::1]:8740", "http://[::1]:8740", kind=kind) is None
    assert refusal(ours, None, kind=kind) is None, "no browser"
    for origin in ("null", "", "http://", "http://localhost", "http://localhost:5173", "http://127.0.0.1:8740", "https://evil.example", "localhost:8740", f"http://{ours}.evil.example", f"http://evil.example#http://{ours}"):  # fmt: skip
        assert refusal(ours, origin, kind=kind) == WRONG_ORIGIN, origin
    assert refusal(None, "null", kind=kind) == WRONG_ORIGIN


def test_a_page_under_the_address_that_players_use_is_ours() -> None:
    proxied: dict[str, Any] = {"address": f"{PUBLIC}:8443", "behind_proxy": True}
    assert refusal("maria.example.org", f"{PUBLIC}:8443", **proxied) is None
    assert refusal("127.0.0.1:8740", f"{PUBLIC}:8443", **proxied) is None
    assert refusal("maria.example.org", "https://evil.example", **proxied) == WRONG_ORIGIN


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_what_changes_nothing_may_come_from_anywhere(method: str) -> None:
    """The browser itself prevents other pages from reading the response."""
    assert refusal("localhost", "https://evil.example", method) is None


# ---------------------------------------------------------------- on the network


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("origin")
    with nearby(folder / "maria.sqlite") as made:
        yield made


def test_a_request_under_another_name_is_refused_with_a_sentence(served: Nearby) -> None:
    for path in ("/", "/health", "/api/about", "/metrics"):
        answer = served.ask("GET", path, headers={"Host": "evil.example"})
        assert problem(answer) == WRONG_HOST
        assert answer.headers["x-frame-options"] == "DENY"
    assert served.refused("POST", "/api/games", json={}, headers={"Host": "evil.example"}) == WRONG_HOST
    assert served.ask("GET", "/health", headers={"Host": "localhost"}).status_code == 200


def test_a_request_of_another_page_does_nothing(served: Nearby) -> None:
    for origin in ("https://evil.example", "null"):
        headers = {"Origin": origin}
        assert served.refused("POST", "/api/games", json={}, headers=headers) == WRONG_ORIGIN
        assert served.ask("GET", "/api/games", headers=headers).status_code == 200
    assert served.done("POST", "/api/games", json={}, headers={"Origin": served.url})["tokens"]


@pytest.mark.parametrize("host", ["127.0.0.1", "evil.example"])
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://evil.example"])
def test_no_live_connection_is_opened_by_another_page(served: Nearby, host: str, origin: str) -> None:
    port = int(served.url.rpartition(":")[2])
    with (
        socket.create_connection(("127.0.0.1", port), PATIENCE) as line,
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://{host}/api/live",
            sock=line,
            additional_headers={"Origin": origin},
            open_timeout=PATIENCE,
        ),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_opens_a_live_connection(served: Nearby) -> None:
    address = served.url.replace("http", "ws") + "/api/live"
    for headers in ({"Origin": served.url}, {}):
        with connect(address, additional_headers=headers, open_timeout=PATIENCE):
            pass
