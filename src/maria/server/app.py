"""The application: routes, errors as sentences, and what is started and stopped with it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Iterable
from functools import cache
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import PlainTextResponse, RedirectResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import insert, select, text, update
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import Scope

from maria.bots import BOTS
from maria.engine import IllegalAction
from maria.fairness import commitment
from maria.game import ENGINE, Game
from maria.record import RecordError
from maria.rules.variants import VARIANTS
from maria.server import deeds, drawing, notices, offers
from maria.server import models as m
from maria.server.database import Database
from maria.server.deeds import Deed, Refused, Stale
from maria.server.guard import ACTIONS, LIVE, RESTARTS, TABLES, Buckets, Guard, client_of, is_here
from maria.server.house import House, hashed, new_token, open_record
from maria.server.keeper import Keeper
from maria.server.live import Live
from maria.server.packdata import PackData, pack_data
from maria.server.packs import newest, packs
from maria.server.schema import games, players, seats
from maria.server.seen import Told, game_info, moment, replay, table_state, whole_update
from maria.server.settings import Settings
from maria.server.table import Audience, Table
from maria.server.thinking import Thinkers
from maria.telling.redacted import redacted
from maria.telling.words import Words, catalogue_of
from maria.texts import LANGUAGES, MessageError, rulebook, sources

Lang = Annotated[m.Language, Query()]
LangPath = Annotated[m.Language, Path()]
GameId = Annotated[m.GameId, Path()]
PackHash = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]
SeatName = Annotated[str | None, Query(max_length=32)]
"""Which seat is meant by a player who has several."""
bearer = HTTPBearer(auto_error=False)
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": m.Problem} for code in (400, 401, 403, 404, 408, 409, 413, 422, 429)
}
"""What every route may answer instead."""
ALSO_SPECTATORS: dict[str, Any] = {"security": [{}]}
"""What may be asked for without a token."""
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
TOLD_BY_SERVER = {"rules.ftl", "refusals.ftl", "faults.ftl"}
"""Texts that come as whole sentences in answers, so that a page need not have them."""
WORTH_PACKING = 8192
"""Bytes from which on an answer is sent compressed: less fits into a few packets as it is, and packing an
action's answer would take a tenth of the time that the action takes."""
PACKING = 6
"""How hard gzip tries, from 1 to 9."""


def content(kind: str) -> dict[int | str, dict[str, Any]]:
    """The description of an answer that is no JSON."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


class Page(StaticFiles):
    """The built page: what is no file of it is not there, and nothing leads elsewhere."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or that there is none."""
        answer = await super().get_response(path, scope)
        if isinstance(answer, RedirectResponse):
            raise HTTPException(404)
        return answer


def _variant_info(name: str) -> m.VariantInfo:
    """A variant by its name, for all numbers of players and with all options."""
    found = [variant for variant in VARIANTS if variant.name == name]
    return m.VariantInfo(
        id=name,
        players=sorted({variant.players for variant in found}),
        options=sorted({option for variant in found for option in variant.options}),
        seats={str(variant.players): list(variant.seats) for variant in found},
    )


class Server:
    """What the routes work with."""

    def __init__(self, settings: Settings) -> None:
        """Nothing is started yet."""
        self.settings = settings
        self.database = Database(settings.database)
        self.house = House(settings, self.database)
        self.thinkers = Thinkers(settings.workers)
        self.keeper = Keeper(self.house, self.thinkers)
        self.live = Live(self.house)
        self.house.is_online = self.live.online
        self.house.changed = self._changed
        self.mails = Buckets(1 / 3600, settings.limits.mails)
        self._following: set[asyncio.Task[None]] = set()

    def _changed(self, game: str) -> None:
        self.live.changed(game)
        self.keeper.wake(game)

    def _hear(self, game: str) -> None:
        """News from another process; without a game, some may be missing."""
        for name in [game] if game else list(self.live.watchers):
            if name in self.live.watchers or name in self.keeper.memories:
                task = asyncio.create_task(self._follow(name))
                self._following.add(task)
                task.add_done_callback(self._following.discard)

    async def _follow(self, game: str) -> None:
        with contextlib.suppress(Refused):
            await self.house.table(game)
            self._changed(game)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first request to the last."""
        await self.database.migrate()
        self.database.listen(self._hear)
        sweeping = asyncio.create_task(self.keeper.run())
        try:
            yield
        finally:
            sweeping.cancel()
            await self.live.stop()
            await self.keeper.stop()
            await self.database.close()

    async def audience(self, game: str, credentials: Credentials, seat: str | None) -> tuple[Table, Audience]:
        """A table, and as whom somebody looks at it."""
        table = await self.house.table(game)
        token = credentials.credentials if credentials else None
        return table, await self.live.audience(table, token, seat)

    async def tables(self, ids: Iterable[str]) -> list[Table]:
        """Those of some games that can be shown here: whose pack this server has."""
        found = []
        for game in ids:
            with contextlib.suppress(Refused):
                found.append(await self.house.table(game))
        return found

    async def seated(self, game: str, credentials: Credentials, seat: str | None) -> tuple[Table, int]:
        """A table, and the seat of somebody who plays there."""
        table, audience = await self.audience(game, credentials, seat)
        if audience is None:
            raise Refused(401, "server-no-token")
        return table, audience

    async def change(
        self,
        game: str,
        credentials: Credentials,
        seat: str | None,
        deed: Deed,
        action: str | None = None,
        slow: bool = False,
    ) -> tuple[Table, int]:
        """Something that a seat does."""
        if credentials is None:
            raise Refused(401, "server-no-token")
        token = credentials.credentials
        table = self.house.tables.get(game) or await self.house.table(game)
        player = await self.house.player_at(table, token)
        return await self.house.change(game, self.house.admit(token, player, seat), deed, action, slow)

    async def player(self, credentials: Credentials) -> Any:
        """The player who asks."""
        if credentials is None:
            raise Refused(401, "server-no-token")
        return await self.house.player(credentials.credentials)

    def problem(self, error: MessageError | IllegalAction, game: Game | None, language: str) -> m.Problem:
        """An error as a sentence, with the rule that it names."""
        words = Words(game or Game.new("introductory", box=newest()), language)
        if isinstance(error, IllegalAction):
            key, values, rule = error.refusal.key, error.refusal.values, error.refusal.rule
        else:
            key, values = error.key, error.values
            rule = str(values.pop("rule", "")) if isinstance(error, RecordError) else ""
        told = words.problem(key, values)
        if isinstance(error, RecordError):
            told = words.say("play-line", line=error.line, text=told)
        return m.Problem(
            error=key, text=told, rule=rule or None, rule_text=words.rule(rule) if rule else None
        )


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with server.running():
            yield

    app = FastAPI(
        title="MARIA",
        version=version("maria-game"),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        responses=PROBLEMS,
    )
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=PACKING)
    app.add_middleware(Guard, settings=settings)
    app.state.server = server
    _errors(app, server)
    _about(app, server)
    _games(app, server)
    _playing(app, server)
    _looking(app, server)
    _players(app, server)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await server.live.serve(socket, client_of(socket.scope, settings.behind_proxy))

    if settings.page.is_dir():
        app.router.default = Page(directory=settings.page, html=True)
    return app


def packed(update: Told) -> Response:
    """An answer that we made ourselves and need not check again."""
    return Response(update.text, media_type="application/json")


def _language(request: Request) -> str:
    wanted = request.query_params.get("lang", "en")
    return wanted if wanted in LANGUAGES else "en"


def _errors(app: FastAPI, server: Server) -> None:
    """No traceback reaches anybody: every error is a sentence."""

    def answer(status: int, problem: m.Problem) -> Response:
        return Response(problem.model_dump_json(), status, media_type="application/json")

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, MessageError | IllegalAction)
        status = error.status if isinstance(error, Refused) else 422
        table = server.house.tables.get(request.path_params.get("game", ""))
        problem = server.problem(error, table.game if table else None, _language(request))
        if isinstance(error, Stale | IllegalAction) and table and "authorization" in request.headers:
            token = request.headers["authorization"].partition(" ")[2]
            with contextlib.suppress(Refused):
                audience = await server.live.audience(table, token, request.query_params.get("seat"))
                problem.table = table_state(table, audience, _language(request), server.live.online)
        return answer(status, problem)

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])[:100]
        say = catalogue_of(newest(), _language(request))
        malformed = first["type"] == "string_pattern_mismatch"
        reason = say("server-invalid-form") if malformed else str(first["msg"])[:200]
        told = say("server-invalid", place=place, reason=reason)
        return answer(422, m.Problem(error="server-invalid", text=told))

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        key = {404: "server-not-found", 405: "server-method"}.get(error.status_code, "server-wrong")
        problem = m.Problem(error=key, text=catalogue_of(newest(), _language(request))(key))
        made = answer(error.status_code, problem)
        made.headers.update(error.headers or {})
        there = [route for route in app.routes if route.matches(request.scope)[0] is Match.PARTIAL]
        methods = {method for route in there for method in getattr(route, "methods", None) or ()}
        if methods:
            made.headers["Allow"] = ", ".join(sorted(methods))
        return made

    app.add_exception_handler(MessageError, refused)
    app.add_exception_handler(IllegalAction, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)


def _about(app: FastAPI, server: Server) -> None:
    """What the server is, and what never changes."""

    @app.get("/health")
    async def health() -> m.Health:
        """Whether the server and its database answer."""
        async with server.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
        return m.Health(status="ok")

    @app.get("/metrics", response_class=Response, responses=content("text/plain"))
    async def metrics(request: Request) -> Response:
        """Numbers for Prometheus, for this machine alone: they would tell of secret transfers."""
        client = client_of(request.scope, server.settings.behind_proxy)
        if not is_here(client):
            raise Refused(403, "server-metrics")
        LIVE.set(server.live.count)
        TABLES.set(len(server.house.tables))
        RESTARTS.set(server.thinkers.restarts)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @app.get("/api/about")
    async def about() -> m.About:
        """Which games can be played here, by whom, with what."""
        return m.About(
            version=version("maria-game"),
            engine=ENGINE,
            variants=[_variant_info(name) for name in dict.fromkeys(known.name for known in VARIANTS)],
            bots=list(BOTS),
            packs=list(packs()),
            pack=newest().pack.hash,
            languages=list(LANGUAGES),
            mail=bool(server.settings.smtp),
        )

    @app.get("/api/packs/{pack}", response_model=PackData)
    async def pack(pack: PackHash) -> Response:
        """The board, the pieces and the cards of a pack."""
        if pack not in packs():
            raise Refused(404, "server-no-pack", pack=pack[:12])
        return Response(_pack_json(pack), headers=FOREVER, media_type="application/json")

    @app.get("/api/packs/{pack}/board.svg", response_class=Response, responses=content("image/svg+xml"))
    async def board(pack: PackHash, request: Request, lang: Lang = "en", fonts: bool = True) -> Response:
        """The drawing of the board; without fonts for a page that has them."""
        if pack not in packs():
            raise Refused(404, "server-no-pack", pack=pack[:12])
        packed = await drawing.board(pack, lang, fonts)
        return drawing.answer(packed, request.headers.get("accept-encoding", ""), FOREVER)

    @app.get("/api/texts/{language}", response_class=Response, responses=content("text/plain"))
    async def texts(language: LangPath) -> Response:
        """The texts of a language that a page says itself, as Fluent."""
        said = [source for name, source in sources(language).items() if name not in TOLD_BY_SERVER]
        return PlainTextResponse("\n".join((*said, newest().pack.names.get(language, ""))))

    @app.get("/api/rules/{language}")
    async def rules(language: LangPath) -> dict[str, str]:
        """The rulebook, rule by rule."""
        say = catalogue_of(newest(), language)
        return {rule.id: say(rule.key) for rule in rulebook.rules()}

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        """What can be asked here, for programs."""
        return Response(described(), media_type="application/json")

    @cache
    def described() -> str:
        return json.dumps(app.openapi())


@cache
def _pack_json(pack: str) -> str:
    return pack_data(packs()[pack]).model_dump_json()


def _games(app: FastAPI, server: Server) -> None:
    """New games, and who sits at them."""

    def client(request: Request) -> str:
        return client_of(request.scope, server.settings.behind_proxy)

    def created(table: Table, tokens: dict[str, str]) -> m.Created:
        return m.Created(game=game_info(table, None, server.live.online), tokens=tokens)

    @app.post("/api/games", status_code=201)
    async def create(wanted: m.NewGame, request: Request) -> m.Created:
        """A new game; each seat for a person gets a secret token."""
        return created(*await server.house.create(wanted, client(request)))

    @app.post("/api/games/load", status_code=201)
    async def load(wanted: m.LoadedGame, request: Request) -> m.Created:
        """A game from a record."""
        return created(*await server.house.load(wanted, client(request)))

    @app.get("/api/games")
    async def listed(before: Annotated[float, Query(ge=0, le=1e12)] = 1e12) -> list[m.GameInfo]:
        """Games that anyone may watch, the newest first."""
        async with server.database.reading() as connection:
            query = select(games.c.id).where(games.c.watch == "anyone", games.c.created < before)
            query = query.where(games.c.status != "waiting").order_by(games.c.created.desc()).limit(20)
            found = (await connection.execute(query)).scalars().all()
        return [game_info(table, None, server.live.online) for table in await server.tables(found)]

    @app.get("/api/seat")
    async def seat(credentials: Credentials) -> m.SeatOf:
        """The game and the seat that a token opens."""
        if credentials is None:
            raise Refused(401, "server-no-token")
        try:
            game, name = await server.house.seat_of(credentials.credentials)
        except Refused:
            raise Refused(401, "server-no-seat") from None
        return m.SeatOf(game=game, seat=name)

    @app.get("/api/games/{game}", openapi_extra=ALSO_SPECTATORS)
    async def info(game: GameId, credentials: Credentials, seat: SeatName = None) -> m.GameInfo:
        """A game as one may know it."""
        table, audience = await server.audience(game, credentials, seat)
        return game_info(table, audience, server.live.online)

    @app.post("/api/games/{game}/take", response_model=m.Update)
    async def take(game: GameId, wanted: m.TakeSeat, credentials: Credentials, lang: Lang = "en") -> Response:
        """Takes a seat under a name, with a random value for the seed."""
        player = (await server.house.player(wanted.player)).id if wanted.player else None
        table, number = await server.change(game, credentials, None, deeds.take(wanted, player))
        return packed(whole_update(table, number, 0, lang, server.live.online))

    @app.post("/api/games/{game}/reissue")
    async def reissue(game: GameId, credentials: Credentials, seat: SeatName = None) -> m.Reissued:
        """A new token for a seat; the old one opens nothing any more."""
        token = new_token()

        def do(turn: deeds.Turn) -> None:
            turn.table.seats[turn.seat].token = hashed(token)

        await server.change(game, credentials, seat, do)
        return m.Reissued(token=token)

    @app.post("/api/games/{game}/leave")
    async def leave(
        game: GameId, wanted: m.Leave, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> m.TableState:
        """A bot plays until the person is back."""
        return state(await server.change(game, credentials, seat, deeds.leave(wanted.bot)), lang)

    @app.post("/api/games/{game}/back")
    async def back(
        game: GameId, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> m.TableState:
        """The person plays again instead of the bot."""
        return state(await server.change(game, credentials, seat, deeds.come_back), lang)

    @app.post("/api/games/{game}/resign")
    async def resign(
        game: GameId, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> m.TableState:
        """Gives up: of two players the other wins; of three a bot goes on in the seat for good."""
        return state(await server.change(game, credentials, seat, deeds.resign), lang)

    @app.post("/api/games/{game}/end")
    async def end(
        game: GameId, wanted: m.End, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> m.TableState:
        """Offers to end the game undecided, or agrees to it; it ends when all people agree."""
        return state(await server.change(game, credentials, seat, deeds.offer_end(wanted.agree)), lang)

    def state(changed: tuple[Table, int], language: str) -> m.TableState:
        return table_state(*changed, language, server.live.online)


def _playing(app: FastAPI, server: Server) -> None:
    """What a seat does in the game."""

    def told(changed: tuple[Table, int], after: int, language: str) -> Response:
        ACTIONS.labels("person").inc()
        return packed(whole_update(*changed, after, language, server.live.online))

    @app.post("/api/games/{game}/act", response_model=m.Update)
    async def act(
        game: GameId, wanted: m.Act, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> Response:
        """One action, in the notation of the record without its seat."""
        deed = deeds.act(wanted.action, wanted.step)
        return told(await server.change(game, credentials, seat, deed, wanted.id), wanted.after, lang)

    @app.post("/api/games/{game}/undo", response_model=m.Update)
    async def undo(
        game: GameId, wanted: m.Again, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> Response:
        """Takes back the seat's latest action, or asks the others if that is not free."""
        changed = await server.change(game, credentials, seat, deeds.undo, wanted.id, slow=True)
        return told(changed, wanted.after, lang)

    @app.post("/api/games/{game}/undo/answer", response_model=m.Update)
    async def answer(
        game: GameId, wanted: m.AnswerUndo, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> Response:
        """Agrees to the undo that is asked for, or does not."""
        deed = deeds.answer_undo(wanted.grant)
        return told(
            await server.change(game, credentials, seat, deed, wanted.id, slow=True), wanted.after, lang
        )

    @app.post("/api/games/{game}/say", response_model=m.Update)
    async def say(
        game: GameId, wanted: m.Say, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> Response:
        """A public message."""
        deed = deeds.say(wanted.text)
        return told(await server.change(game, credentials, seat, deed, wanted.id), wanted.after, lang)

    @app.post("/api/games/{game}/read", status_code=204)
    async def read(game: GameId, wanted: m.Read, credentials: Credentials, seat: SeatName = None) -> None:
        """Messages that the seat has read."""
        await server.change(game, credentials, seat, deeds.mark_read(wanted.seq))

    @app.get("/api/games/{game}/notes")
    async def notes(game: GameId, credentials: Credentials, seat: SeatName = None) -> m.Notes:
        """The seat's notes for itself."""
        table, number = await server.seated(game, credentials, seat)
        async with server.database.reading() as connection:
            query = select(seats.c.notes).where(
                seats.c.game == game, seats.c.seat == table.seats[number].seat
            )
            return m.Notes(text=(await connection.execute(query)).scalar_one())

    @app.put("/api/games/{game}/notes", status_code=204)
    async def write(game: GameId, wanted: m.Notes, credentials: Credentials, seat: SeatName = None) -> None:
        """Changes the seat's notes for itself."""
        table, number = await server.seated(game, credentials, seat)
        async with server.database.writing() as connection:
            query = update(seats).where(seats.c.game == game, seats.c.seat == table.seats[number].seat)
            await connection.execute(query.values(notes=wanted.text))


def _looking(app: FastAPI, server: Server) -> None:
    """What a seat or a spectator may look at."""

    @app.get("/api/games/{game}/updates", response_model=m.Update, openapi_extra=ALSO_SPECTATORS)
    async def updates(
        game: GameId,
        credentials: Credentials,
        after: Annotated[int, Query(ge=0, le=2**53)] = 0,
        seat: SeatName = None,
        lang: Lang = "en",
    ) -> Response:
        """What one has missed, and the table as it is now; the live connection sends the same."""
        table, audience = await server.audience(game, credentials, seat)
        return packed(whole_update(table, audience, after, lang, server.live.online))

    @app.get("/api/games/{game}/choices", openapi_extra=ALSO_SPECTATORS)
    async def choices(
        game: GameId, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> offers.SeatChoices:
        """What the seat may do now; everybody sees what is asked, and the combat that is fought."""
        table, audience = await server.audience(game, credentials, seat)
        return offers.choices(_game(table), None if table.differs else audience, lang)

    @app.get("/api/games/{game}/marches")
    async def marches(
        game: GameId,
        credentials: Credentials,
        piece: Annotated[int, Query(ge=0, le=100)],
        seat: SeatName = None,
        lang: Lang = "en",
    ) -> offers.Marches:
        """Where a piece may go, and what that does."""
        table, number = await server.seated(game, credentials, seat)
        return offers.marches(_game(table), number, piece, lang)

    @app.get("/api/games/{game}/why")
    async def why(
        game: GameId,
        credentials: Credentials,
        action: Annotated[str, Query(max_length=2_000)],
        seat: SeatName = None,
        lang: Lang = "en",
    ) -> offers.Why:
        """Whether an action is legal, and the rule that forbids it."""
        table, number = await server.seated(game, credentials, seat)
        return offers.why(_game(table), number, action, lang)

    @app.get("/api/games/{game}/overlays", openapi_extra=ALSO_SPECTATORS)
    async def overlays(game: GameId, credentials: Credentials, seat: SeatName = None) -> offers.Overlays:
        """Supply, protection, reach and threats on the map."""
        table, _ = await server.audience(game, credentials, seat)
        return offers.overlays(_game(table))

    @app.post("/api/games/{game}/way")
    async def way(
        game: GameId, wanted: m.WantedWay, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> offers.Way:
        """The march by way-points that somebody has chosen, or why there is none."""
        table, number = await server.seated(game, credentials, seat)
        return offers.way(_game(table), number, wanted.piece, wanted.points, wanted.force, lang)

    @app.get("/api/games/{game}/at", openapi_extra=ALSO_SPECTATORS)
    async def at(
        game: GameId,
        credentials: Credentials,
        seq: Annotated[int, Query(ge=0, le=2**53)],
        seat: SeatName = None,
    ) -> m.Moment:
        """The position of a moment, as the seat saw it."""
        table, audience = await server.audience(game, credentials, seat)
        return await server.house.beside(moment, table, audience, seq)

    @app.get(
        "/api/games/{game}/record",
        response_class=Response,
        responses=content("text/plain"),
        openapi_extra=ALSO_SPECTATORS,
    )
    async def record(game: GameId, credentials: Credentials, seat: SeatName = None) -> Response:
        """The record: as the seat may know it, and the whole of it after the end."""
        table, audience = await server.audience(game, credentials, seat)
        made = _game(table)
        if table.status == "over":
            return PlainTextResponse(open_record(table))
        return PlainTextResponse(await server.house.beside(redacted, made, audience, table.story))

    @app.get("/api/games/{game}/replay", openapi_extra=ALSO_SPECTATORS)
    async def whole(
        game: GameId, credentials: Credentials, seat: SeatName = None, lang: Lang = "en"
    ) -> m.Replay:
        """A game that is over: all that happened, with all that was secret."""
        table, _ = await server.audience(game, credentials, seat)
        if table.status != "over":
            raise Refused(409, "server-not-over")
        return await server.house.beside(replay, table, lang)

    @app.get("/api/games/{game}/proof", openapi_extra=ALSO_SPECTATORS)
    async def proof(game: GameId, credentials: Credentials, seat: SeatName = None) -> m.Proof:
        """After the end: what the seed was made of."""
        table, _ = await server.audience(game, credentials, seat)
        about = table.about
        if table.status != "over" or not about.secret or not about.seed:
            raise Refused(409, "server-not-over")
        values = {entry.seat: entry.value for entry in table.seats if entry.value}
        return m.Proof(
            commitment=commitment(about.secret), secret=about.secret, values=values, seed=about.seed
        )


def _game(table: Table) -> Game:
    if table.game is None:
        raise Refused(409, "server-waiting")
    return table.game


def _players(app: FastAPI, server: Server) -> None:
    """Players who want to find their games again."""

    @app.post("/api/players", status_code=201)
    async def new(wanted: m.NewPlayer) -> m.PlayerToken:
        """A personal link."""
        token = new_token()
        row = {"id": secrets.token_urlsafe(12), "token": hashed(token), "name": wanted.name}
        async with server.database.writing() as connection:
            await connection.execute(insert(players).values(**row, created=server.settings.now()))
        return m.PlayerToken(token=token)

    @app.get("/api/me")
    async def me(credentials: Credentials) -> m.Me:
        """A player and his games."""
        player = await server.player(credentials)
        async with server.database.reading() as connection:
            query = (
                select(seats.c.game, seats.c.seat)
                .join(games, games.c.id == seats.c.game)
                .where(seats.c.player == player.id)
                .order_by(games.c.created.desc())
                .limit(200)
            )
            held = (await connection.execute(query)).all()
        mine = []
        tables = {table.id: table for table in await server.tables([game for game, _ in held])}
        for table, name in ((tables[game], name) for game, name in held if game in tables):
            number = table.number_of(name)
            mine.append(
                m.MyGame(
                    game=game_info(table, number, server.live.online),
                    seat=name,
                    my_turn=number in table.waits_for(),
                    unread=deeds.unread(table, number),
                )
            )
        return m.Me(
            name=player.name,
            webhook=player.webhook,
            email=player.email,
            email_confirmed=bool(player.email) and not player.code,
            games=mine,
        )

    @app.patch("/api/me", status_code=204)
    async def change(wanted: m.Change, credentials: Credentials, request: Request) -> None:
        """Changes a player's name and how to reach him."""
        player = await server.player(credentials)
        new: dict[str, str] = {}
        local = server.settings.local_webhooks
        if wanted.name is not None:
            new["name"] = wanted.name
        if wanted.webhook is not None:
            if wanted.webhook:
                await notices.find(notices.webhook(wanted.webhook, local), local)
            new["webhook"] = wanted.webhook
        if wanted.email is not None and wanted.email != player.email:
            new["email"], new["code"] = wanted.email, ""
            if wanted.email:
                new["code"] = new_token()
                client = client_of(request.scope, server.settings.behind_proxy)
                if not server.mails.take(client, server.settings.now()):
                    raise Refused(429, "server-too-fast")
                await notices.confirm(server.settings, wanted.email, new["code"])
        if new:
            async with server.database.writing() as connection:
                await connection.execute(update(players).where(players.c.id == player.id).values(**new))

    @app.post("/api/me/email", status_code=204)
    async def confirm(wanted: m.Confirm, credentials: Credentials) -> None:
        """Confirms an e-mail address with the code that was sent there."""
        player = await server.player(credentials)
        if not player.code or not secrets.compare_digest(player.code.encode(), wanted.code.encode()):
            raise Refused(403, "server-wrong-code")
        async with server.database.writing() as connection:
            await connection.execute(update(players).where(players.c.id == player.id).values(code=""))

    @app.post("/api/me/seats", status_code=204)
    async def gather(wanted: m.AddSeat, credentials: Credentials) -> None:
        """Adds a seat that the player has the token of."""
        player = await server.player(credentials)
        game, _ = await server.house.seat_of(wanted.seat)

        def do(turn: deeds.Turn) -> None:
            turn.table.seats[turn.seat].player = player.id

        await server.house.change(game, server.house.admit(wanted.seat), do)

    @app.delete("/api/me", status_code=204)
    async def forget(credentials: Credentials) -> None:
        """Deletes the player: name, messages, notes, and how to reach him."""
        player = await server.player(credentials)
        await server.house.forget(player.id)
