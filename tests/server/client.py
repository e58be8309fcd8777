"""A scripted player for tests and benchmarks: it uses a server as the page does, and keeps all responses.

`Client` acts for a seat or, without a token, for a spectator. It mirrors the table from updates, whether live
or in responses. `sampled` and `offered` are two sources of legal actions: the first needs only the view, the
second asks the server for its choices.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from random import Random
from secrets import token_urlsafe
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from maria import engine
from maria.actions import Action, March
from maria.box import Box
from maria.notation import format_action
from maria.rules.step import Choices
from maria.state import State
from maria.view import View, sample
from waiting import PATIENCE

Json = dict[str, Any]
Best = Callable[[State, list[Action]], Action]
"""Picks one of several actions, such as `maria.simulate.boldest`, which makes for livelier games."""
LOOKS = 12
PINGS = 30.0
"""Seconds between two pings."""


class Refused(Exception):
    """The server refused a request; `body` has the reason."""

    def __init__(self, status: int, body: Json) -> None:
        """Takes the HTTP status and the body of the response."""
        self.status, self.body = status, body
        super().__init__(status, body.get("error"), body.get("text"))


class Client:
    """A player at a table, or a spectator.

    `received` has every byte received, including headers and live messages; `updates` has every update in
    order of arrival, with the whole table; `live` has the live updates as they were sent; `entries` and
    `table` are what a page would show now.
    """

    def __init__(
        self, url: str, game: str, token: str | None, rng: Random, lang: str = "en", address: str = ""
    ) -> None:
        """Takes the server's URL, the game, and a seat's token; None for a spectator.

        A server behind a proxy trusts `address`, so that each client has its own limits.
        """
        self.game, self.token, self.rng, self.lang = game, token, rng, lang
        self._from = {"X-Forwarded-For": address} if address else {}
        self.received: list[bytes] = []
        self.updates: list[Json] = []
        self.live: list[Json] = []
        self.entries: list[Json] = []
        self.table: Json | None = None
        self._url = url
        self._http = open_http(url, token, self._keep, self._from)
        self._live: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._pinging: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._pongs = self._until = 0
        self._told: Json = {}
        self._answers: dict[str, asyncio.Future[Json]] = {}

    async def aclose(self) -> None:
        """Closes all connections to the server."""
        await self.disconnect()
        await self._http.aclose()

    def move_to(self, url: str) -> None:
        """Switches to a restarted server at another URL."""
        self._url = url
        self._http.base_url = httpx.URL(url)

    # ------------------------------------------------------------ updates

    def _keep(self, data: bytes) -> None:
        self.received.append(data)

    @property
    def seq(self) -> int:
        """The number of the last entry this client has."""
        return self._until

    @property
    def is_up_to_date(self) -> bool:
        """Whether this client has all entries up to its latest table."""
        return self.table is not None and self._until >= self.table["seq"]

    @property
    def view(self) -> View:
        """The seat's view; fails before the game begins."""
        assert self.table is not None
        seen: View = self.table["view"]
        return seen

    def apply(self, update: Json) -> None:
        """Applies an update; ignores entries it already has and tables older than its own."""
        self.updates.append(update)
        self.entries += [entry for entry in update["entries"] if entry["seq"] > self._until]
        self._until = max(self._until, update["until"])
        if not self.table or update["table"]["seq"] >= self.table["seq"]:
            self.table = update["table"]
        self._changed.set()

    def apply_live(self, told: Json) -> None:
        """Applies a live update: the first has the whole table, later ones only changes."""
        self._told = told["table"] if "table" in told else merged(self._told, told["changes"])
        self.live.append(told)
        self.apply({"entries": told["entries"], "until": told["until"], "table": self._told})

    async def until(self, condition: Callable[[Client], bool]) -> None:
        """Waits until a condition holds; raises ConnectionError if there is no live connection."""
        async with asyncio.timeout(PATIENCE):
            while not condition(self):
                if self._live is None or self._reading is None or self._reading.done():
                    raise ConnectionError(self._live and self._live.close_code)
                self._changed.clear()
                await self._changed.wait()

    # ------------------------------------------------------------ live

    async def connect(self, after: int | None = None) -> None:
        """Opens a live connection, to get entries after the last one this client has or after another."""
        address = self._url.replace("http", "ws", 1) + "/api/live"
        self._live = await connect(
            address,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            additional_headers=self._from,
            proxy=None,
        )
        hello = {"game": self.game, "token": self.token, "after": self.seq if after is None else after}
        await self._live.send(json.dumps({**hello, "lang": self.lang}))
        self._reading = asyncio.create_task(self._read(self._live))
        self._pinging = asyncio.create_task(self._keep_up(self._live))

    async def _read(self, live: ClientConnection) -> None:
        """Handles messages until the connection ends."""
        try:
            async for message in live:
                data = message.encode() if isinstance(message, str) else message
                self._keep(data)
                content = json.loads(data)
                if "entries" in content:
                    self.apply_live(content)
                    self._answer(content)
                elif "refused" in content:
                    self._answer(content)
                else:
                    self._pongs += 1
                    self._changed.set()
        except ConnectionClosed:
            pass
        finally:
            self._changed.set()

    def _answer(self, content: Json) -> None:
        """Resolves the live requests that a message answers."""
        for id in (*content.get("done", ()), content.get("refused")):
            if id in self._answers:
                self._answers.pop(id).set_result(content)

    async def act_live(self, action: str, id: str | None = None, step: str | None = None) -> None:
        """Sends an action over the live connection, for the decision this client sees or for `step`."""
        assert self.table is not None
        step = self.table["step"] if step is None else step
        await self.do("act", {"step": step, "action": action}, id)

    async def do(self, deed: str, body: Json, id: str | None = None) -> None:
        """Sends a live request and waits until it is acknowledged; raises Refused if it is not done."""
        assert self._live is not None
        id = id or self.new_id()
        self._answers[id] = asyncio.get_running_loop().create_future()
        await self._live.send(json.dumps({"do": deed, "id": id, **body}))
        async with asyncio.timeout(PATIENCE):
            answer = await self._answers[id]
        if "refused" in answer:
            raise Refused(answer["status"], answer["problem"])

    async def _keep_up(self, live: ClientConnection) -> None:
        """Pings now and then, because the server drops silent connections."""
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PINGS)
                await live.send(json.dumps({"ping": 0}))

    @property
    def connected(self) -> bool:
        """Whether this client has a live connection."""
        return self._live is not None

    async def ping(self) -> None:
        """Waits for the answer to a ping: by then everything sent earlier has arrived."""
        assert self._live is not None
        pongs = self._pongs
        await self._live.send(json.dumps({"ping": pongs}))
        await self.until(lambda client: client._pongs > pongs)

    async def disconnect(self, abruptly: bool = False) -> None:
        """Ends the live connection; `abruptly` as if the line were cut, otherwise with a close message."""
        if self._live is None or self._reading is None or self._pinging is None:
            return
        self._pinging.cancel()
        if abruptly:
            self._live.transport.abort()
        else:
            await self._live.close()
        await self._reading
        self._live = self._reading = self._pinging = None

    # ------------------------------------------------------------ requests

    async def ask(self, path: str, **query: str | int) -> Any:
        """GETs a path under the game's URL; returns anything other than JSON as text."""
        return await self._request("GET", path, None, query)

    async def post(self, path: str, body: Json) -> Any:
        """POSTs a body to a path under the game's URL."""
        return await self._request("POST", path, body, {})

    async def _request(
        self, method: str, path: str, body: Json | None, query: Mapping[str, str | int]
    ) -> Any:
        address = f"/api/games/{self.game}{path}"
        answer = await self._http.request(method, address, json=body, params={"lang": self.lang, **query})
        return _content(answer)

    async def _update(self, path: str, body: Json) -> Json:
        """POSTs a request and applies the update that answers it."""
        update: Json = await self.post(path, {**body, "after": self.seq})
        self.apply(update)
        return update

    def new_id(self) -> str:
        """A new id for a request that must be done once, however often it is sent."""
        return f"{self.rng.getrandbits(128):032x}"

    async def info(self) -> Json:
        """The game's public facts."""
        info: Json = await self.ask("")
        return info

    async def take(self, name: str) -> str:
        """Takes the seat under a name with a new key, and returns its value for the seed."""
        value, key = f"{self.rng.getrandbits(256):064x}", token_urlsafe(16)
        await self.post("/take", {"name": name, "value": value, "key": key})
        self.token, self._http.headers["Authorization"] = key, f"Bearer {key}"
        return value

    async def whole_log(self) -> list[Json]:
        """All entries from the start, requested page by page."""
        entries: list[Json] = []
        update: Json = {"until": 0, "table": {"seq": 1}}
        while update["until"] < update["table"]["seq"]:
            update = await self.ask("/updates", after=update["until"])
            entries += update["entries"]
        return entries

    async def refresh(self, after: int | None = None) -> Json:
        """Requests missed updates until this client is up to date; returns the first."""
        update: Json = await self.ask("/updates", after=self.seq if after is None else after)
        self.apply(update)
        while not self.is_up_to_date:
            self.apply(await self.ask("/updates", after=self.seq))
        return update

    async def act(self, action: str, id: str | None = None, step: str | None = None) -> Json:
        """Sends an action, for the decision this client sees or for `step`."""
        assert self.table is not None
        step = self.table["step"] if step is None else step
        return await self._update("/act", {"id": id or self.new_id(), "step": step, "action": action})

    async def undo(self, id: str | None = None) -> Json:
        """Takes back the latest action, or asks the others to agree."""
        return await self._update("/undo", {"id": id or self.new_id()})

    async def answer_undo(self, grant: bool, id: str | None = None) -> Json:
        """Grants or refuses an undo."""
        return await self._update("/undo/answer", {"id": id or self.new_id(), "grant": grant})

    async def say(self, text: str, id: str | None = None) -> Json:
        """Posts a public message."""
        return await self._update("/say", {"id": id or self.new_id(), "text": text})

    async def marches(self, piece: int) -> Json:
        """The marches of a piece."""
        marches: Json = await self.ask("/marches", piece=piece)
        return marches

    async def why(self, action: str) -> Json:
        """Whether an action would be legal and, if not, why."""
        why: Json = await self.ask("/why", action=action)
        return why

    async def at(self, seq: int) -> Json:
        """The position at a moment."""
        moment: Json = await self.ask("/at", seq=seq)
        return moment

    async def record(self) -> str:
        """The record, limited to what this client may know."""
        return str(await self.ask("/record"))


PARTS = ("game", "view", "facts", "choices", "any_time")
"""The parts of a table for which only changed fields are sent."""


def merged(table: Json, changes: Json) -> Json:
    """A table with changes applied."""
    inner: Json = {name: {**(table[name] or {}), **changes[name]} for name in PARTS if name in changes}
    return {**table, **changes, **inner}


def has(number: int) -> Callable[[Client], bool]:
    """A condition: the client has entries up to this number."""
    return lambda client: client.seq >= number


def open_http(
    url: str, token: str | None, keep: Callable[[bytes], None], headers: Mapping[str, str]
) -> httpx.AsyncClient:
    """An HTTP client that passes every response to `keep`."""

    async def apply(response: httpx.Response) -> None:
        head = b"\n".join(name + b": " + value for name, value in response.headers.raw)
        keep(head + b"\n\n" + await response.aread())

    if token:
        headers = {**headers, "Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(
        base_url=url,
        headers=dict(headers),
        timeout=PATIENCE,
        event_hooks={"response": [apply]},
        trust_env=False,
    )


def _content(answer: httpx.Response) -> Any:
    """The content of a response; raises Refused for an error status."""
    is_json = answer.headers.get("content-type", "").startswith("application/json")
    if answer.is_error:
        raise Refused(answer.status_code, answer.json() if is_json else {"text": answer.text})
    return answer.json() if is_json else answer.text


async def create(url: str, **settings: Any) -> Json:
    """Creates a game and returns it with its links: `create(url, variant="advanced", players=3)`."""
    return await _post(url, "/api/games", settings)


async def load_record(url: str, record: str) -> Json:
    """Creates a game from a record and returns it with its links."""
    return await _post(url, "/api/games/load", {"record": record})


async def _post(url: str, path: str, body: Json) -> Json:
    async with open_http(url, None, lambda told: None, {}) as http:
        answer: Json = _content(await http.post(path, json=body))
        return answer


# ---------------------------------------------------------------- sources of legal actions


def position_of(view: View, rng: Random, box: Box) -> tuple[State, int]:
    """A position consistent with what a seat knows, and the seat's number; its legal actions are the same."""
    position, seat = sample(view, rng, box), view["seat"]
    assert seat is not None
    return position, position.setting.seats.index(seat)


def sampled(view: View, rng: Random, box: Box, best: Best | None = None) -> str:
    """A random legal action of a seat that the game waits for; with `best`, the best of several marches."""
    position, seat = position_of(view, rng, box)
    choices = engine.legal(position, seat)
    assert choices is not None
    action = choices.sample(rng)
    if best and isinstance(action, March):
        action = best(position, [action, *(choices.sample(rng) for _ in range(LOOKS))])
    return format_action(position, action)


def together(position: State, actions: list[Action]) -> Action:
    """The first march that ends with another general of the same power, otherwise the first action."""
    owner = position.setting.power_of
    for action in actions:
        if isinstance(action, March):
            there = position.generals_at(action.path[-1])
            if any(owner[general] == owner[action.piece] for general in there if general != action.piece):
                return action
    return actions[0]


def sampled_any_time(view: View, rng: Random, box: Box, kind: type[Action] | None = None) -> str | None:
    """6.e, 10.1.k, 20: a random out-of-turn action of a seat, of one `kind` if given; None without one."""
    position, seat = position_of(view, rng, box)
    open_choices: list[Choices] = [c for c in engine.out_of_turn(position, seat) if c.several()]
    actions = [choices.sample(rng) for choices in open_choices]
    actions = [action for action in actions if kind is None or isinstance(action, kind)]
    return format_action(position, rng.choice(actions)) if actions else None


async def offered(client: Client, box: Box, marching: float = 0.8) -> str:
    """A random action that the server offers; in a movement phase usually a march, if there is one."""
    assert client.table is not None
    detail = client.table["choices"]["detail"] or {}
    if detail.get("kind") == "movement" and detail["pieces"] and client.rng.random() < marching:
        marches = await client.marches(client.rng.choice(detail["pieces"])["piece"])
        if marches["ways"]:
            return str(client.rng.choice(marches["ways"])["action"])
    actions = list(actions_in(detail))
    return client.rng.choice(actions) if actions else sampled(client.view, client.rng, box)


def actions_in(content: Any) -> Iterator[str]:
    """All action texts in some part of an offer."""
    if isinstance(content, dict):
        if isinstance(content.get("action"), str):
            yield content["action"]
        content = list(content.values())
    if isinstance(content, list):
        for part in content:
            yield from actions_in(part)
