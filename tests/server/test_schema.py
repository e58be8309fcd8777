"""The OpenAPI description is true: valid and invalid requests alike are answered as it says."""

from __future__ import annotations

import gzip
import json
import secrets
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
import schemathesis
from schemathesis import Case, GenerationMode
from schemathesis.config import HealthCheck
from schemathesis.core.transport import Response
from schemathesis.engine import Status, events, from_schema
from schemathesis.hooks import HookContext, unregister
from schemathesis.python.asgi import ASGIClient, get_client, shutdown_lifespans
from schemathesis.schemas import BaseSchema

from maria.server.app import create_app
from maria.server.routes import about
from maria.server.settings import Settings
from server.client import actions_in
from server.nearby import GENEROUS, nearby

SPOILING = ("/resign", "/end", "/reissue", "/leave", "/api/me")
OF_LINKS = ("/take", "/link", "/bot")
"""Paths whose requests use up a game or player; `OF_LINKS` need a game with free seats."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ASGIClient]:
    """A client of the application within this process."""
    database = tmp_path_factory.mktemp("described") / "maria.sqlite"
    app = create_app(Settings(f"sqlite:///{database}", limits=GENEROUS, address="http://testserver"))

    async def board(*_: object) -> bytes:
        return gzip.compress(b"<svg/>")

    with pytest.MonkeyPatch.context() as patch, get_client(cast(Any, app)) as made:
        patch.setattr(about, "drawing", board)  # a real one takes seconds to draw
        yield made
    shutdown_lifespans()


def described(client: ASGIClient, modes: list[GenerationMode], examples: int) -> Any:
    """The application's description, set up to generate the same examples in every run."""
    made = schemathesis.openapi.from_asgi("/api/openapi.json", client.app)
    made.config.seed = 1741
    made.config.request_timeout = 300  # on a busy machine a drawing takes its time
    made.config.suppress_health_check = [HealthCheck.too_slow]
    made.config.generation.update(modes=modes, max_examples=examples, deterministic=True, no_shrink=True)
    made.config.phases.update(phases=["coverage", "fuzzing"])
    checks = made.config.checks
    checks.positive_data_acceptance.enabled = False  # valid data can still be against the rules of the game
    checks.negative_data_rejection.expected_statuses += ["413"]
    return made


def tried(schema: BaseSchema) -> Counter[int]:
    """Tries what the description allows and forbids; returns the number of responses per status."""
    statuses: Counter[int] = Counter()
    for event in from_schema(schema).execute():
        assert not isinstance(event, events.FatalError | events.NonFatalError), event
        if isinstance(event, events.ScenarioFinished):
            nodes = [node for nodes in event.recorder.checks.values() for node in nodes]
            faults = [node.failure_info.failure for node in nodes if node.failure_info]
            assert faults == [], event.recorder.label
            assert event.status in (Status.SUCCESS, Status.SKIP), event
            for interaction in event.recorder.interactions.values():
                assert interaction.response is not None
                statuses[interaction.response.status_code] += 1
    return statuses


def test_every_answer_is_as_described(client: ASGIClient) -> None:
    statuses = tried(described(client, list(GenerationMode), 2))
    assert statuses.keys() >= {200, 201, 401, 404, 405, 422} and max(statuses) < 500


class Insider:
    """Fills valid tokens and ids into generated requests."""

    def __init__(self, client: ASGIClient) -> None:
        self.client, self.rng = client, Random(1741)
        self.pack = client.get("/api/about").json()["pack"]
        self.player = self._post("/api/players", {"name": "Somebody"})["token"]
        self.hosts: dict[str, str] = {}
        self.games = [self._game(taken) for taken in (0, 3, 3)]
        self._post(
            f"/api/games/{self.games[2][0]}/say",
            {"id": "a-message", "text": "hello"},
            self.games[2][1]["louis"],
        )
        for token in self.games[2][1].values():
            self._post(f"/api/games/{self.games[2][0]}/end", {"agree": True}, token)

    def _post(self, path: str, body: Any, token: str = "") -> Any:
        answer = self.client.post(
            path, json=body, headers={"Authorization": f"Bearer {token}"} if token else {}
        )
        assert answer.ok, answer.text
        return answer.json()

    def _game(self, taken: int) -> tuple[str, dict[str, str]]:
        made = self._post("/api/games", {"watch": "anyone", "variant": "advanced", "hints": True})
        game, tokens = made["game"]["id"], made["tokens"]
        self.hosts[game] = made["host"]
        for number, (seat, token) in enumerate([*tokens.items()][:taken]):
            player, tokens[seat] = self.player if seat == "louis" else None, secrets.token_urlsafe(16)
            body = {"name": seat, "value": f"{number:064x}", "key": tokens[seat], "player": player}
            self._post(f"/api/games/{game}/take", body, token)
        return game, tokens

    def prepare(self, case: Case[Any]) -> None:
        """Makes a request realistic: about an existing game, with the token of one of its seats."""
        if "pack" in case.path_parameters:
            case.path_parameters["pack"] = self.pack
        game, tokens = self.games[0] if case.path.endswith(OF_LINKS) else self.rng.choice(self.games)
        seat = self.rng.choice([*tokens])
        token = self.player if case.path.startswith(("/api/me", "/api/players")) else tokens[seat]
        if "game" in case.path_parameters:
            case.path_parameters["game"] = game
            if self.rng.random() < 0.2:
                token = self.player
        if "seat" in case.path_parameters:
            case.path_parameters["seat"], token = seat, self.hosts[game]
        case.headers["Authorization"] = f"Bearer {token}"
        case.query.pop("seat", None)
        if isinstance(case.body, dict):
            self._fill(case.body, case.path, game, tokens, seat)

    def _fill(self, body: dict[str, Any], path: str, game: str, tokens: dict[str, str], seat: str) -> None:
        if path == "/api/me/seats":
            body["seat"] = tokens[seat]
        if "player" in body:
            body["player"] = self.player
        if path.endswith("/act") and self.rng.random() < 0.7:
            url = f"/api/games/{game}/updates"
            told = self.client.get(url, headers={"Authorization": f"Bearer {tokens[seat]}"}).json()
            actions = list(actions_in((told.get("table", {}).get("choices") or {}).get("detail")))
            if actions:
                body["action"] = self.rng.choice(actions)
            body["step"] = "0"

    def renew(self, case: Case[Any]) -> None:
        """Replaces players and games that a request may have used up."""
        if case.path.endswith(SPOILING) and case.method != "GET":
            self.player = self._post("/api/players", {"name": "Somebody"})["token"]
            self.games[1] = self._game(3)
        if case.path.endswith(OF_LINKS):
            self.games[0] = self._game(0)


def test_and_with_links_that_open_something(client: ASGIClient) -> None:
    schema = described(client, [GenerationMode.POSITIVE], 5)
    schema.config.checks.ignored_auth.enabled = False  # all requests are authorized
    insider = Insider(client)

    @schemathesis.hook
    def before_call(context: HookContext, case: Case[Any], kwargs: Any) -> None:
        insider.prepare(case)

    @schemathesis.hook
    def after_call(context: HookContext, case: Case[Any], response: Response) -> None:
        insider.renew(case)

    try:
        statuses = tried(schema)
    finally:
        unregister(before_call)
        unregister(after_call)
    assert statuses.keys() >= {200, 201, 204, 409, 422} and max(statuses) < 500
    assert statuses[200] + statuses[201] + statuses[204] > sum(statuses.values()) / 2, statuses


def test_the_description_tells_what_a_page_needs() -> None:
    """Which responses are not JSON, which requests need a token, and what every refusal looks like."""
    description = create_app(Settings("sqlite://")).openapi()
    paths = description["paths"]
    problem = {"schema": {"$ref": "#/components/schemas/Problem"}}
    for path, methods in paths.items():
        for method, operation in methods.items():
            answers = operation["responses"]
            assert operation["summary"] and operation["description"], (method, path)
            good = [status for status in answers if status < "300"]
            assert len(good) == 1 and good[0] in ("200", "201", "204"), (method, path)
            for status in answers.keys() - good:
                assert answers[status]["content"] == {"application/json": problem}, (method, path, status)
    kinds = {
        path: list(methods["get"]["responses"]["200"]["content"])
        for path, methods in paths.items()
        if "get" in methods and "application/json" not in methods["get"]["responses"]["200"]["content"]
    }
    assert kinds == {
        "/metrics": ["text/plain"],
        "/api/packs/{pack}/board.svg": ["image/svg+xml"],
        "/api/texts/{language}": ["text/plain"],
        "/api/texts/{language}/{part}": ["text/plain"],
        "/api/games/{game}/record": ["text/plain"],
        "/api/games/{game}/picture.svg": ["image/svg+xml"],
    }
    assert description["components"]["securitySchemes"] == {
        "HTTPBearer": {"type": "http", "scheme": "bearer"}
    }
    security = {
        (method, path): operation.get("security")
        for path, methods in paths.items()
        for method, operation in methods.items()
    }
    assert security["get", "/api/about"] is None
    assert security["post", "/api/games/{game}/act"] == [{"HTTPBearer": []}]
    assert security["get", "/api/games/{game}/updates"] == [{"HTTPBearer": []}, {}]
    assert "anyOf" not in json.dumps(paths["/api/games/{game}/updates"]["get"]["responses"])


def test_the_description_is_made_once_and_beside_the_event_loop(tmp_path: Path) -> None:
    async def here() -> threading.Thread:
        return threading.current_thread()

    with nearby(tmp_path / "maria.sqlite") as served, pytest.MonkeyPatch.context() as patch:
        make, makers = served.app.openapi, list[threading.Thread]()

        def example() -> Any:
            makers.append(threading.current_thread())
            return make()

        patch.setattr(served.app, "openapi", example)
        for _ in range(2):
            assert served.done("GET", "/api/openapi.json")["paths"]
        assert len(makers) == 1 and makers[0] is not served.run(here())
