"""A scripted player for tests and bench: it talks to a server as the page does, and keeps all it is told.

`Client` speaks for a seat or, without a token, for a spectator. It mirrors the table from the updates that come
live or as answers. `sampled` and `offered` are two sources of legal actions: the first needs nothing but the
view, the second asks the server for its choices.
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
"""Takes one of some actions, such as `maria.simulate.boldest`, with which there is more to see."""
LOOKS = 12
PINGS = 30.0
"""Seconds between two pings."""


class Refused(Exception):
    """The server did not do what it was asked for; `body` tells why."""

    def __init__(self, status: int, body: Json) -> None:
        """Takes the HTTP status and what came with it."""
        self.status, self.body = status, body
        super().__init__(status, body.get("error"), body.get("text"))


class Client:
    """A player at a table, or a spectator.

    `received` has every byte that came, headers and live messages included; `updates` every update in the order
    in which they came, with the whole table; `live` those that came live, as they were sent; `entries` and `table`
    are what a page would show now.
    """

    def __init__(
        self, url: str, game: str, token: str | None, rng: Random, lang: str = "en", address: str = ""
    ) -> None:
        """Takes the address of the server, the game, and the token of a seat; None for a spectator.

        A server behind a proxy believes the client's own address, and so its limits are for each client.
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
        """Leaves the server."""
        await self.disconnect()
        await self._http.aclose()

    def move_to(self, url: str) -> None:
        """Goes on with a server that was started anew, at another address."""
        self._url = url
        self._http.base_url = httpx.URL(url)

    # ------------------------------------------------------------ what is told

    def _keep(self, told: bytes) -> None:
        self.received.append(told)

    @property
    def seq(self) -> int:
        """The number until which this client knows what has happened."""
        return self._until

    @property
    def is_up_to_date(self) -> bool:
        """Whether this client knows all that had happened when it was told last."""
        return self.table is not None and self._until >= self.table["seq"]

    @property
    def view(self) -> View:
        """What the seat may know; there is none before the game begins."""
        assert self.table is not None
        seen: View = self.table["view"]
        return seen

    def hear(self, update: Json) -> None:
        """Takes in an update; what came twice is there once, and what was overtaken changes nothing."""
        self.updates.append(update)
        self.entries += [entry for entry in update["entries"] if entry["seq"] > self._until]
        self._until = max(self._until, update["until"])
        if not self.table or update["table"]["seq"] >= self.table["seq"]:
            self.table = update["table"]
        self._changed.set()

    def hear_live(self, told: Json) -> None:
        """Takes in what came live: first the whole table, then what of it has changed."""
        self._told = told["table"] if "table" in told else merged(self._told, told["changes"])
        self.live.append(told)
        self.hear({"entries": told["entries"], "until": told["until"], "table": self._told})

    async def until(self, condition: Callable[[Client], bool]) -> None:
        """Waits for updates until something holds; without a live connection nothing would come."""
        async with asyncio.timeout(PATIENCE):
            while not condition(self):
                if self._live is None or self._reading is None or self._reading.done():
                    raise ConnectionError(self._live and self._live.close_code)
                self._changed.clear()
                await self._changed.wait()

    # ------------------------------------------------------------ live

    async def connect(self, after: int | None = None) -> None:
        """Begins to listen, from the last entry that this client has or from another one."""
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
        """Takes in what comes until the connection ends."""
        try:
            async for message in live:
                told = message.encode() if isinstance(message, str) else message
                self._keep(told)
                content = json.loads(told)
                if "entries" in content:
                    self.hear_live(content)
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

    def _answer(self, told: Json) -> None:
        """What became of deeds that were sent live."""
        for id in (*told.get("done", ()), told.get("refused")):
            if id in self._answers:
                self._answers.pop(id).set_result(told)

    async def act_live(self, action: str, id: str | None = None, step: str | None = None) -> None:
        """An action over the live connection, as an answer to the decision that this client sees."""
        assert self.table is not None
        step = self.table["step"] if step is None else step
        await self.do("act", {"step": step, "action": action}, id)

    async def do(self, deed: str, body: Json, id: str | None = None) -> None:
        """Does something over the live connection, and waits until that is done and told."""
        assert self._live is not None
        id = id or self.new_id()
        self._answers[id] = asyncio.get_running_loop().create_future()
        await self._live.send(json.dumps({"do": deed, "id": id, **body}))
        async with asyncio.timeout(PATIENCE):
            told = await self._answers[id]
        if "refused" in told:
            raise Refused(told["status"], told["problem"])

    async def _keep_up(self, live: ClientConnection) -> None:
        """Shows now and then that somebody is there: the server gives up who is silent."""
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PINGS)
                await live.send(json.dumps({"ping": 0}))

    @property
    def connected(self) -> bool:
        """Whether this client listens."""
        return self._live is not None

    async def ping(self) -> None:
        """Waits for the answer to a ping: what was sent before it has come."""
        assert self._live is not None
        pongs = self._pongs
        await self._live.send(json.dumps({"ping": pongs}))
        await self.until(lambda client: client._pongs > pongs)

    async def disconnect(self, abruptly: bool = False) -> None:
        """Listens no more; abruptly as if the line was cut, otherwise with a farewell."""
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
        """Asks for something under the game's own address; what is not JSON comes as text."""
        return await self._request("GET", path, None, query)

    async def post(self, path: str, body: Json) -> Any:
        """Does something that is not in the game's record."""
        return await self._request("POST", path, body, {})

    async def _request(
        self, method: str, path: str, body: Json | None, query: Mapping[str, str | int]
    ) -> Any:
        address = f"/api/games/{self.game}{path}"
        answer = await self._http.request(method, address, json=body, params={"lang": self.lang, **query})
        return _content(answer)

    async def _update(self, path: str, body: Json) -> Json:
        """Does something that is answered with an update."""
        update: Json = await self.post(path, {**body, "after": self.seq})
        self.hear(update)
        return update

    def new_id(self) -> str:
        """The name of something that is to be done once, however often it is sent."""
        return f"{self.rng.getrandbits(128):032x}"

    async def info(self) -> Json:
        """The game as everybody may know it."""
        info: Json = await self.ask("")
        return info

    async def take(self, name: str) -> str:
        """Takes the seat under a name, and goes on with a key of its own; gives its value for the seed."""
        value, key = f"{self.rng.getrandbits(256):064x}", token_urlsafe(16)
        await self.post("/take", {"name": name, "value": value, "key": key})
        self.token, self._http.headers["Authorization"] = key, f"Bearer {key}"
        return value

    async def whole_log(self) -> list[Json]:
        """All that has happened, page by page."""
        told: list[Json] = []
        update: Json = {"until": 0, "table": {"seq": 1}}
        while update["until"] < update["table"]["seq"]:
            update = await self.ask("/updates", after=update["until"])
            told += update["entries"]
        return told

    async def refresh(self, after: int | None = None) -> Json:
        """Asks for what was missed."""
        update: Json = await self.ask("/updates", after=self.seq if after is None else after)
        self.hear(update)
        while not self.is_up_to_date:
            self.hear(await self.ask("/updates", after=self.seq))
        return update

    async def act(self, action: str, id: str | None = None, step: str | None = None) -> Json:
        """An action, as an answer to the decision that this client sees or to another one."""
        assert self.table is not None
        step = self.table["step"] if step is None else step
        return await self._update("/act", {"id": id or self.new_id(), "step": step, "action": action})

    async def undo(self, id: str | None = None) -> Json:
        """Takes back the latest action, or asks the others for it."""
        return await self._update("/undo", {"id": id or self.new_id()})

    async def answer_undo(self, grant: bool, id: str | None = None) -> Json:
        """Agrees to an undo or does not."""
        return await self._update("/undo/answer", {"id": id or self.new_id(), "grant": grant})

    async def say(self, text: str, id: str | None = None) -> Json:
        """A public message."""
        return await self._update("/say", {"id": id or self.new_id(), "text": text})

    async def marches(self, piece: int) -> Json:
        """The marches of a piece."""
        marches: Json = await self.ask("/marches", piece=piece)
        return marches

    async def why(self, action: str) -> Json:
        """Whether an action would be legal, and if not why."""
        why: Json = await self.ask("/why", action=action)
        return why

    async def at(self, seq: int) -> Json:
        """The position of a moment."""
        moment: Json = await self.ask("/at", seq=seq)
        return moment

    async def record(self) -> str:
        """The record as this client may have it."""
        return str(await self.ask("/record"))


PARTS = ("game", "view", "facts", "choices", "any_time")
"""The parts of a table of which only the fields that have changed are sent."""


def merged(table: Json, changes: Json) -> Json:
    """A table with what has changed."""
    inner: Json = {name: {**(table[name] or {}), **changes[name]} for name in PARTS if name in changes}
    return {**table, **changes, **inner}


def has(number: int) -> Callable[[Client], bool]:
    """Whether a client has heard of so much."""
    return lambda client: client.seq >= number


def open_http(
    url: str, token: str | None, keep: Callable[[bytes], None], headers: Mapping[str, str]
) -> httpx.AsyncClient:
    """Connections to a server that keep all that comes."""

    async def hear(response: httpx.Response) -> None:
        head = b"\n".join(name + b": " + value for name, value in response.headers.raw)
        keep(head + b"\n\n" + await response.aread())

    if token:
        headers = {**headers, "Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(
        base_url=url,
        headers=dict(headers),
        timeout=PATIENCE,
        event_hooks={"response": [hear]},
        trust_env=False,
    )


def _content(answer: httpx.Response) -> Any:
    """What a server answered; a refusal is an error."""
    is_json = answer.headers.get("content-type", "").startswith("application/json")
    if answer.is_error:
        raise Refused(answer.status_code, answer.json() if is_json else {"text": answer.text})
    return answer.json() if is_json else answer.text


async def create(url: str, **settings: Any) -> Json:
    """A new game, and the links to its seats: `create(url, variant="advanced", players=3)`."""
    return await _post(url, "/api/games", settings)


async def load_record(url: str, record: str) -> Json:
    """A game to go on with from a record, and the links to its seats."""
    return await _post(url, "/api/games/load", {"record": record})


async def _post(url: str, path: str, body: Json) -> Json:
    async with open_http(url, None, lambda told: None, {}) as http:
        answer: Json = _content(await http.post(path, json=body))
        return answer


# ---------------------------------------------------------------- sources of legal actions


def position_of(view: View, rng: Random, box: Box) -> tuple[State, int]:
    """A position that fits what a seat knows, and the number of the seat: what it may do is true in it."""
    position, seat = sample(view, rng, box), view["seat"]
    assert seat is not None
    return position, position.setting.seats.index(seat)


def sampled(view: View, rng: Random, box: Box, best: Best | None = None) -> str:
    """One of the legal actions of a seat that the game waits for, at random; of marches the best of several."""
    position, seat = position_of(view, rng, box)
    choices = engine.legal(position, seat)
    assert choices is not None
    action = choices.sample(rng)
    if best and isinstance(action, March):
        action = best(position, [action, *(choices.sample(rng) for _ in range(LOOKS))])
    return format_action(position, action)


def together(position: State, actions: list[Action]) -> Action:
    """The first march that ends with another general of the same power, or else the first action."""
    owner = position.setting.power_of
    for action in actions:
        if isinstance(action, March):
            there = position.generals_at(action.path[-1])
            if any(owner[general] == owner[action.piece] for general in there if general != action.piece):
                return action
    return actions[0]


def sampled_any_time(view: View, rng: Random, box: Box, kind: type[Action] | None = None) -> str | None:
    """6.e, 10.1.k, 20: something that the seat may do although nobody waits for it, or None; of one kind."""
    position, seat = position_of(view, rng, box)
    open_choices: list[Choices] = [c for c in engine.out_of_turn(position, seat) if c.several()]
    actions = [choices.sample(rng) for choices in open_choices]
    actions = [action for action in actions if kind is None or isinstance(action, kind)]
    return format_action(position, rng.choice(actions)) if actions else None


async def offered(client: Client, box: Box, marching: float = 0.8) -> str:
    """One of the actions that the server offers; in a movement phase mostly a march, if there is one."""
    assert client.table is not None
    detail = client.table["choices"]["detail"] or {}
    if detail.get("kind") == "movement" and detail["pieces"] and client.rng.random() < marching:
        marches = await client.marches(client.rng.choice(detail["pieces"])["piece"])
        if marches["ways"]:
            return str(client.rng.choice(marches["ways"])["action"])
    actions = list(actions_in(detail))
    return client.rng.choice(actions) if actions else sampled(client.view, client.rng, box)


def actions_in(content: Any) -> Iterator[str]:
    """All texts of actions in some part of an offer."""
    if isinstance(content, dict):
        if isinstance(content.get("action"), str):
            yield content["action"]
        content = list(content.values())
    if isinstance(content, list):
        for part in content:
            yield from actions_in(part)
