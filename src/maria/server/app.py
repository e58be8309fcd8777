"""The application: middleware, routes, and the built page."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import version

from fastapi import FastAPI, Response
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import Scope

from maria.server.error_handlers import add_error_handlers
from maria.server.middleware import RequestMiddleware
from maria.server.routes import ROUTES
from maria.server.services import Services
from maria.server.settings import Settings

WORTH_PACKING = 12288
"""Bytes from which on an answer is sent compressed: less fits into a few packets as it is, and packing an
action's answer would take a tenth of the time that the action takes."""
PACKING = 6
"""How hard gzip tries, from 1 to 9."""


class PageFiles(StaticFiles):
    """The built page: what is no file of it is not there, and nothing leads elsewhere."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or that there is none."""
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
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
    )
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=PACKING)
    app.add_middleware(RequestMiddleware, settings=settings)
    app.state.services = services
    add_error_handlers(app, services)
    app.router.routes.extend(ROUTES)  # not included as routers, each of which would be gone through anew
    if settings.page.is_dir():
        app.router.default = PageFiles(directory=settings.page, html=True)
    return app
