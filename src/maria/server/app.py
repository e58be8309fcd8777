"""The application: middleware, routes, error messages, the page. As a script it prints its OpenAPI schema."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from importlib.metadata import version
from mimetypes import guess_type

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import Receive, Scope, Send

from maria.engine import IllegalAction
from maria.server.access import audience_of
from maria.server.middleware import RequestMiddleware
from maria.server.models import Problem, Refused, Stale
from maria.server.packs import newest
from maria.server.player_requests import problem_of
from maria.server.routes import ROUTES
from maria.server.services import Services
from maria.server.settings import Settings
from maria.server.updates import table_state
from maria.texts import LANGUAGES, MariaError
from maria.words import catalogue_of

WORTH_PACKING = 12288
"""The smallest response that is compressed, in bytes. Smaller ones fit into a few packets anyway, and
compressing the response to an action would take a tenth of the time that the action takes."""
PACKING = 6
"""The gzip level, from 1 to 9."""


class Packing(GZipMiddleware):
    """Compresses responses to GET requests only: the others are short, and even the setup takes time."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request, with compression if it is a GET."""
        packs = scope["type"] == "http" and scope["method"] == "GET"
        await (super().__call__ if packs else self.app)(scope, receive, send)


class PageFiles(StaticFiles):
    """The files of the built page; any other path is a 404, and nothing redirects."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, Brotli-compressed if the build made that and the client accepts it; or a 404."""
        if "br" in Headers(scope=scope).get("accept-encoding", ""):
            with contextlib.suppress(HTTPException):
                answer = await super().get_response(f"{path}.br", scope)
                kind = guess_type(path)[0] or "application/octet-stream"
                answer.headers.update({"Content-Encoding": "br", "Content-Type": f"{kind}; charset=utf-8"})
                answer.headers.add_vary_header("Accept-Encoding")
                return answer
        answer = await super().get_response(path, scope)
        if isinstance(answer, RedirectResponse):
            raise HTTPException(404)
        return answer


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings."""
    services = Services(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with services.running():
            yield

    app = FastAPI(
        title="MARIA",
        version=version("maria-game"),
        lifespan=lifespan,
        openapi_url=None,
        redirect_slashes=False,
        exception_handlers={MariaError: _refused, RequestValidationError: _invalid, HTTPException: _no_route},
    )
    app.add_middleware(Packing, minimum_size=WORTH_PACKING, compresslevel=PACKING)
    app.add_middleware(RequestMiddleware, settings=settings)
    app.state.services = services
    app.router.routes.extend(ROUTES)  # flat, because nested routers match more slowly
    if settings.page.is_dir():
        app.router.default = PageFiles(directory=settings.page, html=True)
    return app


# ---------------------------------------------------------------- errors as responses


async def _refused(request: Request, error: MariaError) -> Response:
    """An error as a sentence, with the rule it names, and the current table where that helps."""
    services: Services = request.app.state.services
    room = services.rooms.loaded.get(request.path_params.get("game", ""))
    language = _language(request)
    status, problem = problem_of(error, room, language)
    if isinstance(error, Stale | IllegalAction) and room and "authorization" in request.headers:
        token, seat = request.headers["authorization"].partition(" ")[2], request.query_params.get("seat")
        with contextlib.suppress(Refused):
            audience = await audience_of(services.database, room, token, seat)
            problem.table = table_state(room, audience, services.is_online)
    return _answer(status, problem)


async def _invalid(request: Request, error: RequestValidationError) -> Response:
    """The response to a request that does not match the schema."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])[:100]
    say = catalogue_of(newest(), _language(request))
    malformed = first["type"] == "string_pattern_mismatch"
    reason = say("server-invalid-form") if malformed else str(first["msg"])[:200]
    text = say("server-invalid", place=place, reason=reason)
    return _answer(422, Problem(error="server-invalid", text=text))


async def _no_route(request: Request, error: HTTPException) -> Response:
    """The response to an unknown path or a method that a path does not allow."""
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


if __name__ == "__main__":
    print(json.dumps(create_app(Settings(database="sqlite://")).openapi(), indent=1))
