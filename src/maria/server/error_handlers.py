"""No traceback reaches anybody: every error is a sentence."""

from __future__ import annotations

import contextlib

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match

from maria.engine import IllegalAction
from maria.game import Game
from maria.server.access import audience_of
from maria.server.errors import Refused, Stale
from maria.server.models import Problem
from maria.server.packs import newest
from maria.server.routes import ROUTES
from maria.server.serializers import table_state
from maria.server.services import Services
from maria.telling.words import Words
from maria.texts import LANGUAGES, MariaError
from maria.words import catalogue_of


def add_error_handlers(app: FastAPI, services: Services) -> None:
    """Lets the application answer with problems."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, MariaError)
        status = error.status if isinstance(error, Refused) else 422
        language = _language(request)
        room = services.rooms.loaded.get(request.path_params.get("game", ""))
        problem = _problem(error, room.game if room else None, language)
        if isinstance(error, Stale | IllegalAction) and room and "authorization" in request.headers:
            token, seat = request.headers["authorization"].partition(" ")[2], request.query_params.get("seat")
            with contextlib.suppress(Refused):
                audience = await audience_of(services.database, room, token, seat)
                problem.table = table_state(room, audience, language, services.is_online)
        return _answer(status, problem)

    app.add_exception_handler(MariaError, refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _no_route)


async def _invalid(request: Request, error: Exception) -> Response:
    """A request that is not as described."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])[:100]
    say = catalogue_of(newest(), _language(request))
    malformed = first["type"] == "string_pattern_mismatch"
    reason = say("server-invalid-form") if malformed else str(first["msg"])[:200]
    text = say("server-invalid", place=place, reason=reason)
    return _answer(422, Problem(error="server-invalid", text=text))


async def _no_route(request: Request, error: Exception) -> Response:
    """Nothing is there, or not by this method."""
    assert isinstance(error, HTTPException)
    key = {404: "server-not-found", 405: "server-method"}.get(error.status_code, "server-wrong")
    problem = Problem(error=key, text=catalogue_of(newest(), _language(request))(key))
    answer = _answer(error.status_code, problem)
    answer.headers.update(error.headers or {})
    there = [route for route in ROUTES if route.matches(request.scope)[0] is Match.PARTIAL]
    methods = {method for route in there for method in getattr(route, "methods", None) or ()}
    if methods:
        answer.headers["Allow"] = ", ".join(sorted(methods))
    return answer


def _language(request: Request) -> str:
    wanted = request.query_params.get("lang", "en")
    return wanted if wanted in LANGUAGES else "en"


def _answer(status: int, problem: Problem) -> Response:
    return Response(problem.model_dump_json(), status, media_type="application/json")


def _problem(error: MariaError, game: Game | None, language: str) -> Problem:
    """An error as a sentence, with the rule that it names."""
    words = Words(game or Game.new("introductory", box=newest()), language)
    rule = error.rule
    return Problem(
        error=error.key,
        text=error.text(language, rule=False),
        rule=rule or None,
        rule_text=words.rule(rule) if rule else None,
    )
