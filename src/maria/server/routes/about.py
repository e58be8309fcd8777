"""What the server is, for players and programs."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.metadata import version

from fastapi import APIRouter, FastAPI, Request, Response

from maria.bots import BOTS
from maria.game import ENGINE, OPTIONS, VARIANTS
from maria.rules.setup import SEATS
from maria.server import models as m
from maria.server.packs import newest, packs
from maria.server.routes.dependencies import ServicesDep
from maria.texts import LANGUAGES

router = APIRouter(prefix="/api")


@router.get("/about")
async def about(services: ServicesDep) -> m.About:
    """Which games can be played here, by whom, with what."""
    return m.About(
        version=version("maria-game"),
        engine=ENGINE,
        variants=[
            m.VariantInfo(
                id=name,
                players=list(counts),
                options=list(OPTIONS.get(name, ())),
                seats={str(count): list(SEATS[count]) for count in counts},
            )
            for name, counts in VARIANTS.items()
        ],
        bots=list(BOTS),
        packs=list(packs()),
        pack=newest().pack.hash,
        languages=list(LANGUAGES),
        mail=bool(services.settings.smtp),
    )


@router.get("/openapi.json", include_in_schema=False)
async def description(request: Request) -> Response:
    """What can be asked here, for programs."""
    return Response(_described(request.app), media_type="application/json")


@lru_cache(maxsize=1)
def _described(app: FastAPI) -> str:
    return json.dumps(app.openapi())
