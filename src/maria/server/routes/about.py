"""What the server is, for players and programs."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.metadata import version

from fastapi import FastAPI, Request, Response

from maria.bots import BOTS
from maria.game import ENGINE
from maria.rules.variants import VARIANTS
from maria.server import models as m
from maria.server.packs import newest, packs
from maria.server.routes.dependencies import ServicesDep, new_router
from maria.texts import LANGUAGES

router = new_router()


@router.get("/about")
async def about(services: ServicesDep) -> m.About:
    """Which games can be played here, by whom, with what."""
    return m.About(
        version=version("maria-game"),
        engine=ENGINE,
        variants=[_variant(name) for name in dict.fromkeys(known.name for known in VARIANTS)],
        bots=list(BOTS),
        packs=list(packs()),
        pack=newest().pack.hash,
        languages=list(LANGUAGES),
        mail=bool(services.settings.smtp),
    )


def _variant(name: str) -> m.VariantInfo:
    """A variant by its name, for all numbers of players and with all options."""
    found = [variant for variant in VARIANTS if variant.name == name]
    return m.VariantInfo(
        id=name,
        players=sorted({variant.players for variant in found}),
        options=sorted({option for variant in found for option in variant.options}),
        seats={str(variant.players): list(variant.seats) for variant in found},
    )


@router.get("/openapi.json", include_in_schema=False)
async def description(request: Request) -> Response:
    """What can be asked here, for programs."""
    return Response(_described(request.app), media_type="application/json")


@lru_cache(maxsize=1)
def _described(app: FastAPI) -> str:
    return json.dumps(app.openapi())
