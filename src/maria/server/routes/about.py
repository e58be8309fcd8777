"""Routes about the server: static data, what it offers, and health and metrics for the operator."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache, lru_cache
from importlib.metadata import version
from typing import Annotated, Literal

from fastapi import FastAPI, Path, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from maria import compiled
from maria.bots import bot_names
from maria.game import ENGINE
from maria.rules.variants import VARIANTS
from maria.server import casebook
from maria.server import models as m
from maria.server.casebook import CaseData, ChapterData
from maria.server.meter import in_thread
from maria.server.middleware import BOT_RESTARTS, CONNECTIONS, ROOMS, is_local
from maria.server.pack_models import PackData
from maria.server.packdata import pack_data
from maria.server.packs import drawing, newest, packs
from maria.server.routes.dependencies import ClientDep, Lang, LangPath, ServicesDep, content, new_router
from maria.texts import rulebook, sources
from maria.texts.check import complete_languages
from maria.words import catalogue_of

PackHash = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]
RuleId = Annotated[str, Path(pattern=r"^[0-9A-Za-z.]{1,12}$")]
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
OF_TERMINAL = re.compile(
    r"^(?:#|(?:cli|check|games|serve|simulate|verify|example|help|usage|metric|server|unfair)-).*\n"
    r"(?:[ }].*\n)*",
    re.M,
)
"""Matches messages that only a terminal shows, in catalogues that the page needs otherwise."""
Part = Literal["learn", "hints", "review", "pages", "drafts"]
PARTS: dict[Part, tuple[str, ...]] = {
    "learn": ("learn.ftl",),
    "hints": ("hints.ftl", "bots.ftl"),
    "review": ("review.ftl",),
    "pages": ("pages.ftl",),
    "drafts": ("drafts.ftl",),
}
"""The catalogues of a part: course, hints, review after a game, surrounding pages, treaty drafts."""
NOT_SAID = {
    *(
        "cases.ftl",
        "course.ftl",
        "faults.ftl",
        "install.ftl",
        "lessons.ftl",
        "puzzles.ftl",
        "rules.ftl",
        "terminal.ftl",
        "titles.ftl",
    ),
    *(file for files in PARTS.values() for file in files),
}
"""Catalogues for terminals and logs, those the server fills in, and those the page loads later."""
router = new_router("")


def _require(pack: str) -> None:
    if pack not in packs():
        raise m.Refused(404, "server-no-pack", pack=pack[:12])


@cache
def _pack_json(pack: str) -> str:
    return pack_data(packs()[pack]).model_dump_json()


@router.get("/api/packs/{pack}", response_model=PackData)
async def pack(pack: PackHash) -> Response:
    """The board, the pieces and the cards of a pack."""
    _require(pack)
    return Response(_pack_json(pack), headers=FOREVER, media_type="application/json")


@router.get("/api/packs/{pack}/board.svg", **content("image/svg+xml"))
async def board(pack: PackHash, request: Request, lang: Lang = "en", fonts: bool = True) -> Response:
    """The drawing of the board; without embedded fonts for a page that has them."""
    _require(pack)
    packed, headers = await drawing(pack, lang, fonts), FOREVER
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {**FOREVER, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    else:
        packed = await in_thread(gzip.decompress, packed)
    return Response(packed, headers=headers, media_type="image/svg+xml")


@router.get("/api/texts/{language}", **content("text/plain"))
async def texts(language: LangPath) -> Response:
    """The page's texts in a language, as Fluent."""
    return PlainTextResponse(texts_of(language))


def texts_of(language: str) -> str:
    """The catalogues of a language that the page needs, with the names of the newest pack."""
    found = [source for name, source in sources(language).items() if name not in NOT_SAID]
    found = [OF_TERMINAL.sub("", f"{source}\n") for source in found]
    return "\n".join((*found, newest().pack.names.get(language, "")))


@router.get("/api/texts/{language}/{part}", **content("text/plain"))
async def more_texts(language: LangPath, part: Part) -> Response:
    """The texts for a part of the page in a language, as Fluent; empty if there are none."""
    return PlainTextResponse("\n".join(sources(language).get(name, "") for name in PARTS[part]))


@router.get("/api/rules/{language}")
async def rules(language: LangPath) -> dict[str, str]:
    """The rulebook, rule by rule."""
    say = catalogue_of(newest(), language)
    return {rule.id: say(rule.key) for rule in rulebook.rules()}


@router.get("/api/rulebook/{language}")
async def book(language: LangPath) -> list[ChapterData]:
    """The rulebook, chapter by chapter, with the titles of each rule's cases."""
    return await in_thread(casebook.chapters, language)


@router.get("/api/cases/{rule}/{number}")
async def case(rule: RuleId, number: Annotated[int, Path(ge=0, le=10_000)], lang: Lang = "en") -> CaseData:
    """A case that demonstrates a rule, step by step."""
    return await in_thread(casebook.case_of, rule, number, lang)


@router.get("/api/about")
async def about(services: ServicesDep) -> m.About:
    """What this server offers: variants, bots, packs and languages."""
    return m.About(
        version=version("maria-game"),
        build=compiled.build,
        engine=ENGINE,
        variants=[_variant(name) for name in dict.fromkeys(known.name for known in VARIANTS)],
        bots=bot_names(),
        packs=list(packs()),
        pack=newest().pack.hash,
        languages=complete_languages(),
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


@router.get("/api/openapi.json", include_in_schema=False)
async def description(request: Request, services: ServicesDep) -> Response:
    """The OpenAPI description of this server."""
    described = await services.rooms.in_thread(_described, request.app)
    return Response(described, media_type="application/json")


@lru_cache(maxsize=1)
def _described(app: FastAPI) -> str:
    return json.dumps(app.openapi())


# ---------------------------------------------------------------- for the operator


@router.get("/health")
async def health(services: ServicesDep) -> m.Health:
    """Whether the server's database can be read and written; otherwise status 503."""
    trouble = await services.database.probe()
    if trouble:
        raise m.Refused(503, trouble)
    return m.Health(status="ok")


@router.get("/metrics", **content("text/plain"))
async def metrics(services: ServicesDep, client: ClientDep) -> Response:
    """Metrics for Prometheus, for this machine only: they would reveal secret transfers."""
    if not is_local(client):
        raise m.Refused(403, "server-metrics")
    CONNECTIONS.set(sum(map(len, services.connections.by_game.values())))
    ROOMS.set(len(services.rooms.loaded))
    BOT_RESTARTS.set(services.bots.processes.restarts)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
