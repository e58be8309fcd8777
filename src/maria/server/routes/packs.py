"""What never changes: packs, the drawn board, texts and rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import Path, Request, Response
from fastapi.responses import PlainTextResponse

from maria.server import drawing
from maria.server.errors import Refused
from maria.server.pack_models import PackData
from maria.server.packdata import pack_data
from maria.server.packs import newest, packs
from maria.server.routes.dependencies import Lang, LangPath, content, new_router
from maria.texts import rulebook, sources
from maria.words import catalogue_of

PackHash = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
TOLD_BY_SERVER = {"rules.ftl", "refusals.ftl", "faults.ftl"}
"""Texts that come as whole sentences in answers, so that a page need not have them."""
router = new_router()


def _require(pack: str) -> None:
    if pack not in packs():
        raise Refused(404, "server-no-pack", pack=pack[:12])


@cache
def _pack_json(pack: str) -> str:
    return pack_data(packs()[pack]).model_dump_json()


@router.get("/packs/{pack}", response_model=PackData)
async def pack(pack: PackHash) -> Response:
    """The board, the pieces and the cards of a pack."""
    _require(pack)
    return Response(_pack_json(pack), headers=FOREVER, media_type="application/json")


@router.get("/packs/{pack}/board.svg", response_class=Response, responses=content("image/svg+xml"))
async def board(pack: PackHash, request: Request, lang: Lang = "en", fonts: bool = True) -> Response:
    """The drawing of the board; without fonts for a page that has them."""
    _require(pack)
    packed = await drawing.board(pack, lang, fonts)
    return drawing.answer(packed, request.headers.get("accept-encoding", ""), FOREVER)


@router.get("/texts/{language}", response_class=Response, responses=content("text/plain"))
async def texts(language: LangPath) -> Response:
    """The texts of a language that a page says itself, as Fluent."""
    said = [source for name, source in sources(language).items() if name not in TOLD_BY_SERVER]
    return PlainTextResponse("\n".join((*said, newest().pack.names.get(language, ""))))


@router.get("/rules/{language}")
async def rules(language: LangPath) -> dict[str, str]:
    """The rulebook, rule by rule."""
    say = catalogue_of(newest(), language)
    return {rule.id: say(rule.key) for rule in rulebook.rules()}
